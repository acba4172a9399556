/**
 * `npm run field -- REPORT…`: merges the checks in reports from real tables into a table of the
 * facts in docs/hosts/facts.md. The table shows, by host and version, how many real tables confirm
 * and contradict each fact.
 *
 * -- --keep adds the versions and results of the reports to docs/hosts/field.json, and writes the
 * README's table. The exit code is 2 if a file is not a report, or holds no checks.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { REPORT_FORMAT } from '../src/report/report.ts';
import { PROBES } from '../src/scene/checks.ts';
import { ROOT } from './prepare.mjs';

/** Maximum size of a report that is read, in bytes: a report holds a scene twice, and a log. */
export const LARGEST_REPORT = 20_000_000;
/** Hosts of the facts in docs/hosts/facts.md. */
const HOSTS = ['Foundry', 'Roll20'] as const;
/**
 * A version or the name of a system. It is written into the README, so nothing that Markdown acts
 * on may be in it.
 */
const plain = z.string().regex(/^[\w.+-]{1,40}$/);

const check = z.object({
  probe: z.enum(PROBES),
  verdict: z.enum(['agrees', 'differs', 'unclear']),
  compared: z.int().min(0),
  differing: z.int().min(0),
});
const report = z.object({
  format: z.literal(REPORT_FORMAT),
  written: z.iso.datetime(),
  versions: z.object({
    host: z.object({ name: z.enum(HOSTS), version: plain, system: plain.optional() }),
  }),
  checks: z.array(check).min(1).max(PROBES.length),
});

/** The part of a report that is stored; nothing in it identifies the report's author. */
export const seen = z.object({
  day: z.iso.date(),
  host: z.enum(HOSTS),
  version: plain,
  system: plain.optional(),
  checks: z.array(check),
});
export type Seen = z.infer<typeof seen>;

export interface Fact {
  readonly id: string;
  readonly host: string;
  readonly text: string;
  readonly probe: string | null;
}

/** The facts in the rows of docs/hosts/facts.md. */
export const factsIn = (markdown: string): Fact[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, host, text, probe] = line.split('|').map((cell) => cell.trim());
    const name = /^`([\w-]+)`$/.exec(id ?? '')?.[1];
    return name === undefined || host === undefined || text === undefined
      ? []
      : [{ id: name, host, text, probe: probe === '–' ? null : (probe ?? null) }];
  });

/**
 * Extracts from a report's text the part that is stored.
 * @returns a text with the reason if the file is not a report of a checked table
 */
export function seenIn(text: string): Seen | string {
  if (text.length > LARGEST_REPORT) return 'too large';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = report.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no report'}`;
  }
  const {
    written,
    versions: { host },
    checks,
  } = parsed.data;
  return {
    day: written.slice(0, 10),
    host: host.name,
    version: host.version,
    ...(host.system !== undefined && { system: host.system }),
    checks,
  };
}

export interface Row {
  readonly fact: Fact;
  readonly confirmed: number;
  readonly contradicted: number;
  readonly versions: readonly string[];
}

/**
 * The combined result for each fact. One contradiction counts, even if other tables confirm the
 * fact.
 */
export function merged(facts: readonly Fact[], tables: readonly Seen[]): Row[] {
  return facts.map((fact) => {
    const answers = tables
      .filter(({ host }) => host === fact.host)
      .flatMap((table) =>
        table.checks
          .filter(({ probe }) => probe === fact.probe)
          .map(({ verdict }) => ({ verdict, version: table.version })),
      );
    const settled = answers.filter(({ verdict }) => verdict !== 'unclear');
    return {
      fact,
      confirmed: settled.filter(({ verdict }) => verdict === 'agrees').length,
      contradicted: settled.filter(({ verdict }) => verdict === 'differs').length,
      versions: [...new Set(settled.map(({ version }) => version))].sort(),
    };
  });
}

const stateOf = ({ confirmed, contradicted }: Row): string =>
  [
    ...(contradicted > 0 ? [`contradicted by ${contradicted}`] : []),
    ...(confirmed > 0 ? [`confirmed by ${confirmed}`] : []),
  ].join(', ') || 'open';

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| fact | host | tables | versions |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.fact.text} | ${row.fact.host} | ${stateOf(row)} | ${row.versions.join(', ') || '–'} |`,
    ),
  ].join('\n');

const BLOCK = /(<!-- field -->\n)[\s\S]*?(<!-- \/field -->)/;
/**
 * Text for the README: the facts that live tables confirmed, by version, or one sentence if there
 * are none.
 */
export const blockOf = (facts: readonly Fact[], tables: readonly Seen[]): string =>
  tables.length === 0
    ? 'No report of a live table has come yet: everything below was tried on stand-ins that are built from public code.'
    : tableOf(merged(facts, tables));
export const withBlock = (readme: string, block: string): string =>
  readme.replace(BLOCK, (_, open: string, close: string) => `${open}${block}\n${close}`);

function main(): void {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const path = (name: string): string => join(ROOT, name);
  const facts = factsIn(readFileSync(path('docs/hosts/facts.md'), 'utf8'));
  const kept = z.array(seen).parse(JSON.parse(readFileSync(path('docs/hosts/field.json'), 'utf8')));
  const come = positionals.map((file) => {
    const found =
      statSync(file).size > LARGEST_REPORT ? 'too large' : seenIn(readFileSync(file, 'utf8'));
    if (typeof found !== 'string') return found;
    throw new Error(`${file}: ${found}`);
  });
  const all = [...kept, ...come];
  console.log(tableOf(merged(facts, all)));
  if (!values.keep) return;
  writeFileSync(path('docs/hosts/field.json'), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(
    path('README.md'),
    withBlock(readFileSync(path('README.md'), 'utf8'), blockOf(facts, all)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
