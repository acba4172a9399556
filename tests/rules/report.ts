/**
 * Counts the judged rules of the ledgers, from the rows that ran and passed. A rule is *judged* if
 * every case of the ledger ran (for a rule without cases: an additional row). It is *shown* if the
 * interface displays it and nothing has to be decided, and otherwise *left to people* with a
 * reason.
 */
import type { NotJudged } from './cases.ts';

/** A rule of a ledger (`docs/spec/ledger/*.jsonl`). */
export interface Entry {
  readonly id: string;
  readonly area: string;
  readonly decides: 'board' | 'sheet' | 'declared' | 'gm' | 'reference';
  readonly cases: readonly unknown[];
}

/** A row that ran and passed: `case` is the index in the ledger. */
export interface Ruled {
  readonly rule: string;
  readonly case: number | 'extra';
}

/** A ledger that no ruleset judges yet. */
export interface Unjudged {
  readonly name: string;
  readonly ledger: readonly Entry[];
}

export interface Book {
  readonly name: string;
  readonly ledger: readonly Entry[];
  readonly ruled: readonly Ruled[];
  readonly not: readonly NotJudged[];
  /** Not complete yet: no share is required, but each rule needs its rows or a reason. */
  readonly unfinished?: true;
}

/**
 * Number of rules that a program can decide. The game master decides the others, or they need no
 * decision.
 */
const DECIDABLE = ['board', 'sheet', 'declared'];
/** Share of the decidable rules that must be judged. */
export const WANTED = 0.95;

type Standing = 'judged' | 'shown' | 'people' | 'missing';

interface Line {
  readonly entry: Entry;
  readonly standing: Standing;
  /** Cases of the ledger that ran. */
  readonly ran: number;
  readonly rows: number;
  readonly why: string;
}

function lineOf(entry: Entry, ruled: readonly Ruled[], not: readonly NotJudged[]): Line {
  const cases = new Set(
    ruled.flatMap((r) => (r.case === 'extra' || r.case >= entry.cases.length ? [] : [r.case])),
  );
  const excused = (n: number): boolean => not.some((x) => x.case === undefined || x.case === n);
  const whole = entry.cases.length === 0 ? ruled.length > 0 : cases.size === entry.cases.length;
  const open =
    entry.cases.some((_, n) => !cases.has(n) && !excused(n)) ||
    (entry.cases.length === 0 && not.length === 0);
  const standing = whole
    ? 'judged'
    : open
      ? 'missing'
      : not.every((x) => x.shown === true)
        ? 'shown'
        : 'people';
  const why = whole
    ? ''
    : not.map((x) => (x.case === undefined ? x.why : `case ${x.case}: ${x.why}`)).join('; ');
  return { entry, standing, ran: cases.size, rows: ruled.length, why };
}

function grouped<T>(list: readonly T[], key: (t: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const t of list) groups.set(key(t), [...(groups.get(key(t)) ?? []), t]);
  return groups;
}

export function linesOf(book: Book): Line[] {
  const ruled = grouped(book.ruled, (r) => r.rule);
  const not = grouped(book.not, (x) => x.id);
  return book.ledger.map((e) => lineOf(e, ruled.get(e.id) ?? [], not.get(e.id) ?? []));
}

/** Share of the decidable rules that is judged, 0 to 1. */
export function shareJudged(book: Book): number {
  const lines = linesOf(book).filter((l) => DECIDABLE.includes(l.entry.decides));
  return lines.filter((l) => l.standing === 'judged').length / lines.length;
}

/** The faults of a ledger, one sentence for each. */
export function faultsOf(book: Book): string[] {
  const known = new Map(book.ledger.map((e) => [e.id, e]));
  const share = shareJudged(book);
  return [
    ...linesOf(book)
      .filter((l) => l.standing === 'missing')
      .map(
        (l) =>
          `${l.entry.id}: ${l.ran} of ${l.entry.cases.length} cases ran, and no reason for the others`,
      ),
    ...book.ruled
      .filter(
        (r) =>
          !known.has(r.rule) ||
          (r.case !== 'extra' && r.case >= (known.get(r.rule)?.cases.length ?? 0)),
      )
      .map((r) => `${r.rule} case ${r.case}: a row of what the ledger has not`),
    ...book.not
      .filter(
        (x) =>
          !known.has(x.id) ||
          (x.case !== undefined && x.case >= (known.get(x.id)?.cases.length ?? 0)),
      )
      .map((x) => `${x.id} case ${x.case ?? 'all'}: a reason for what the ledger has not`),
    ...book.not
      .filter((x) => book.ruled.some((r) => r.rule === x.id && r.case === x.case))
      .map((x) => `${x.id} case ${x.case}: both judged and not`),
    ...linesOf(book)
      .filter((l) => l.standing === 'judged' && book.not.some((x) => x.id === l.entry.id))
      .map((l) => `${l.entry.id}: a reason, but every case is judged`),
    ...book.not.filter((x) => x.why.trim().length < 8).map((x) => `${x.id}: no reason given`),
    ...(share < WANTED && book.unfinished !== true
      ? [
          `${book.name}: ${percent(share)} of what can be decided is judged, ${percent(WANTED)} is wanted`,
        ]
      : []),
  ];
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** `judged 12, shown 1, left to people 2`. */
function count(lines: readonly Line[]): string {
  const n = (s: Standing): number => lines.filter((l) => l.standing === s).length;
  const missing = n('missing') > 0 ? `, neither ${n('missing')}` : '';
  return `judged ${n('judged')}, shown ${n('shown')}, left to people ${n('people')}${missing}`;
}

/** One line for each ledger, for the console. */
export function summaryOf(book: Book): string {
  const lines = linesOf(book);
  const cases = book.ledger.reduce((n, e) => n + e.cases.length, 0);
  return (
    `${book.name}: ${lines.length} rules: ${count(lines)}; of those that can be ` +
    `decided ${percent(shareJudged(book))} judged; ` +
    `${lines.reduce((n, l) => n + l.ran, 0)} of ${cases} cases ran, in ${book.ruled.length} rows` +
    (book.unfinished === true ? `; not complete yet: ${percent(WANTED)} is not asked of it` : '')
  );
}

/** The line of a ledger that no ruleset judges yet. */
export const unjudgedOf = ({ name, ledger }: Unjudged): string =>
  `${name}: not judged yet: ${ledger.length} rules, ${ledger.reduce((n, e) => n + e.cases.length, 0)} cases`;

const NAMES: Readonly<Record<Standing, string>> = {
  judged: 'judged',
  shown: 'shown',
  people: 'left to people',
  missing: '**neither**',
};

/** The table of `coverage.md`. */
export function tableOf(books: readonly Book[], unjudged: readonly Unjudged[]): string {
  const out = [
    '# What of the ledgers is judged',
    '',
    'Each rule of the texts, with how many of its cases ran as tests against the ' +
      'engine (`tests/rules/<ruleset>`), and why the others did not.',
    '*Judged*: every case ran. *Shown*: the interface tells it, nothing is decided. *Left to people*: with the reason.',
    'Written by `npm run coverage:rules -- --write` from what the tests ran; CI compares it.',
  ];
  for (const book of books) {
    out.push('', `## ${summaryOf(book)}`);
    for (const [area, lines] of grouped(linesOf(book), (l) => l.entry.area)) {
      out.push(
        '',
        `### ${area}: ${count(lines)}`,
        '',
        '| rule | decides | cases | rows | standing | why |',
        '|---|---|---|---|---|---|',
      );
      for (const l of lines) {
        out.push(
          `| ${l.entry.id} | ${l.entry.decides} | ${l.ran}/${l.entry.cases.length} | ` +
            `${l.rows} | ${NAMES[l.standing]} | ${l.why.replaceAll('|', '\\|')} |`,
        );
      }
    }
  }
  for (const each of unjudged) out.push('', `## ${unjudgedOf(each)}`);
  return `${out.join('\n')}\n`;
}
