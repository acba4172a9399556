/**
 * Every rule of the ledgers, in the areas of the board, is judged or says why not. The table is `coverage.md`:
 * `npx vitest run tests/rules/coverage.test.ts -u` writes it anew when the ledgers or the rows change.
 * Without the ledgers (`../shared`) the rows are still checked against the table.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Case, Chapter, NotJudged } from './cases.ts';

const AREAS = [
  'grid', 'size', 'reach', 'threat', 'opportunity', 'flanking', 'cover', 'concealment', 'sight', 'light', 'terrain', 'movement',
];
const TABLE = new URL('./coverage.md', import.meta.url);

interface Entry { readonly id: string; readonly area: string; readonly cases: readonly unknown[] }
interface Book { readonly name: string; readonly ledger: readonly Entry[] | null; readonly rows: readonly Case[]; readonly not: readonly NotJudged[] }

const chapters = import.meta.glob<Chapter>(['./srd35/*.ts', './sigil/*.ts', '!./*/*.test.ts', '!./*/not-judged.ts'], { eager: true, import: 'default' });
const excuses = import.meta.glob<Readonly<Record<string, readonly NotJudged[]>>>('./*/not-judged.ts', { eager: true });

function ledger(name: string): Entry[] | null {
  const file = new URL(`../../../shared/rules/ledger/${name}.jsonl`, import.meta.url);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n').filter((l) => l !== '');
  return lines.map((l) => JSON.parse(l) as Entry).filter((e) => AREAS.includes(e.area));
}

const books: Book[] = ['srd35', 'sigil'].map((name) => ({
  name, ledger: ledger(name),
  rows: Object.values(chapters).filter((c) => c.ruleset === name).flatMap((c) => c.rows),
  not: Object.values(excuses[`./${name}/not-judged.ts`] ?? {}).flat(),
}));

/** Indices of the ledger's cases of a rule that have a row. */
const judged = (book: Book, id: string): Set<number> =>
  new Set(book.rows.flatMap((r) => (r.rule === id && r.case !== 'extra' ? [r.case] : [])));

const excused = (book: Book, id: string, n: number): boolean => book.not.some((x) => x.id === id && (x.case === undefined || x.case === n));

/** What is wrong with a book: cases without a row or a reason, ids and cases that do not exist, reasons without a use. */
function faults(book: Book, entries: readonly Entry[]): string[] {
  const known = new Map(entries.map((e) => [e.id, e]));
  const exists = (id: string, n: number | undefined): boolean => known.has(id) && (n === undefined || n < (known.get(id)?.cases.length ?? 0));
  return [
    ...entries.flatMap(({ id, cases }) => cases.flatMap((_, n) => (judged(book, id).has(n) || excused(book, id, n) ? [] : [`${id} case ${n}: no row and no reason`]))),
    ...entries.flatMap(({ id, cases }) => (cases.length > 0 || book.not.some((x) => x.id === id) || book.rows.some((r) => r.rule === id) ? [] : [`${id}: no cases, no row and no reason`])),
    ...book.rows.flatMap((r) => (exists(r.rule, r.case === 'extra' ? undefined : r.case) ? [] : [`${r.rule} case ${r.case}: a row of what the ledger has not`])),
    ...book.not.flatMap((x) => (exists(x.id, x.case) ? [] : [`${x.id} case ${x.case ?? 'all'}: a reason for what the ledger has not`])),
    ...book.not.flatMap((x) => (x.case !== undefined && judged(book, x.id).has(x.case) ? [`${x.id} case ${x.case}: both judged and not`] : [])),
    ...book.not.flatMap((x) => (x.case === undefined && judged(book, x.id).size > 0 && judged(book, x.id).size >= (known.get(x.id)?.cases.length ?? 0) ? [`${x.id}: a reason, but every case is judged`] : [])),
    ...book.not.flatMap((x) => (x.why.trim().length < 8 ? [`${x.id}: no reason given`] : [])),
  ];
}

const whyNot = (book: Book, id: string): string =>
  book.not.filter((x) => x.id === id).map((x) => (x.case === undefined ? x.why : `case ${x.case}: ${x.why}`)).join('; ').replaceAll('|', '\\|');

function table(): string {
  const lines = [
    '# What of the ledgers is judged', '',
    'Each rule in the areas of the board, with how many of its cases run as tests (`tests/rules/<ruleset>`), and why the others do not.',
    'Written and checked by `coverage.test.ts`.',
  ];
  for (const book of books) {
    const entries = book.ledger ?? [];
    const done = entries.reduce((n, e) => n + judged(book, e.id).size, 0);
    lines.push('', `## ${book.name}: ${done} of ${entries.reduce((n, e) => n + e.cases.length, 0)} cases, ${book.rows.length} rows`);
    for (const area of AREAS) {
      const here = entries.filter((e) => e.area === area);
      if (here.length === 0) continue;
      lines.push('', `### ${area}`, '', '| rule | judged | why not |', '|---|---|---|');
      for (const e of here) lines.push(`| ${e.id} | ${judged(book, e.id).size}/${e.cases.length} | ${whyNot(book, e.id)} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The ledger as the committed table knows it: ids and numbers of cases. */
const tabled = (): Entry[] => [...readFileSync(TABLE, 'utf8').matchAll(/^\| (\S+) \| \d+\/(\d+) \|/gm)]
  .map(([, id = '', n]) => ({ id, area: '', cases: Array.from({ length: Number(n) }) }));

describe.each(books)('the ledger $name', (book) => {
  it('has rows', () => expect(book.rows.length).toBeGreaterThan(100));
  it('is judged, or says why not', () => {
    expect(faults(book, book.ledger ?? tabled().filter((e) => e.id.startsWith(`${book.name}.`)))).toEqual([]);
  });
  it('has no row that asserts nothing', () => {
    expect(book.rows.filter((r) => r.check === undefined && Object.keys(r.expect ?? {}).length === 0).map((r) => `${r.rule} – ${r.given}`)).toEqual([]);
  });
});

it.skipIf(books.some((b) => b.ledger === null))('the table is what the rows say', async () => {
  await expect(table()).toMatchFileSnapshot(TABLE.pathname);
});
