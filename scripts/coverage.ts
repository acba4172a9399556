/**
 * `npm run coverage:rules`: compares the rules of the ledgers (`docs/spec/ledger`) with the tests
 * that ran and passed, and lists the rules that are judged.
 *
 * -- --write rewrites tests/rules/coverage.md; without it, that file is only compared. -- --from
 * FILE reads an existing report of Vitest; without it, the rules' tests run first.
 *
 * The exit code is 1 if a ledger is missing, a rule is neither judged nor excused, too few rules
 * are judged, or the table is out of date. Of a ruleset that is not complete yet no share is
 * required. Ledgers that no ruleset judges yet are counted and reported, but do not cause a failure.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import * as arelia from '../tests/rules/arelia/not-judged.ts';
import * as d20modern from '../tests/rules/d20modern/not-judged.ts';
import * as fifth from '../tests/rules/fifth/not-judged.ts';
import * as pf1 from '../tests/rules/pf1/not-judged.ts';
import * as sigil from '../tests/rules/sigil/not-judged.ts';
import * as srd35 from '../tests/rules/srd35/not-judged.ts';
import type { NotJudged } from '../tests/rules/cases.ts';
import { faultsOf, summaryOf, tableOf, unjudgedOf, type Book } from '../tests/rules/report.ts';
import { ledgerNames, ledgerOf } from './ledgers.ts';
import { ROOT } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

const TABLE = join(ROOT, 'tests/rules/coverage.md');
const NOT: Readonly<Record<string, Readonly<Record<string, readonly NotJudged[]>>>> = {
  srd35,
  sigil,
  d20modern,
  arelia,
  pf1,
  srd52: { notJudged: fifth.srd52 },
  srd51: { notJudged: fifth.srd51 },
};

/** Rulesets that are not complete yet. */
const UNFINISHED: readonly string[] = ['srd52', 'srd51'];

/** Number of random boards on which the properties must hold. */
const BOARDS = 10_000;

/** The fields of Vitest's JSON report that this script needs. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z
            .object({
              boards: z.number().optional(),
              ruled: z
                .array(
                  z.object({
                    rule: z.string(),
                    case: z.union([z.number().int().min(0), z.literal('extra')]),
                  }),
                )
                .optional(),
            })
            .optional(),
        }),
      ),
    }),
  ),
});

async function main(args: readonly string[]): Promise<number> {
  const from = args[args.indexOf('--from') + 1];
  const file =
    args.includes('--from') && from !== undefined ? from : join(ROOT, '.cache/rules.json');
  if (!args.includes('--from')) {
    // The last report is removed, so that it is not read as the report of a run that failed.
    rmSync(file, { force: true });
    await node(
      [
        TOOLS.vitest,
        'run',
        ...['--project', 'unit', 'tests/rules'],
        ...['--reporter=json', `--outputFile=${file}`],
      ],
      { quiet: true, seconds: 600 },
    );
  }
  const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const passed = report.testResults
    .flatMap((t) => t.assertionResults)
    .flatMap(({ status, meta }) => (status === 'passed' && meta !== undefined ? [meta] : []));
  const ruled = passed.flatMap((meta) => meta.ruled ?? []);
  const boards = passed.reduce((n, meta) => n + (meta.boards ?? 0), 0);
  const books: Book[] = Object.entries(NOT).map(([name, lists]) => ({
    name,
    ledger: ledgerOf(name),
    ruled: ruled.filter((r) => r.rule.startsWith(`${name}.`)),
    not: Object.values(lists).flat(),
    ...(UNFINISHED.includes(name) && { unfinished: true }),
  }));
  const unjudged = ledgerNames()
    .filter((name) => !Object.hasOwn(NOT, name))
    .map((name) => ({ name, ledger: ledgerOf(name) }));
  for (const book of books) console.log(summaryOf(book));
  for (const each of unjudged) console.log(unjudgedOf(each));
  console.log(`properties held on ${boards} random boards`);
  const faults = books.flatMap(faultsOf);
  if (boards < BOARDS)
    faults.push(`the properties were tried on ${boards} boards, ${BOARDS} are wanted`);
  const table = tableOf(books, unjudged);
  if (args.includes('--write')) writeFileSync(TABLE, table);
  else if (readFileSync(TABLE, 'utf8') !== table)
    faults.push('tests/rules/coverage.md is out of date: npm run coverage:rules -- --write');
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
