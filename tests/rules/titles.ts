/** The titles of the tests that `run.ts` makes of the rows. */
import type { Rule } from '../../scripts/ledgers.ts';
import type { Answer, Ask, Case } from './cases.ts';

/** The most characters that a title should have. */
const LONGEST = 145;
/** The most characters of the rule's statement, and the fewest that are tried. */
const STATEMENT = { most: 80, least: 56 } as const;

/** The statement of a rule up to the last mark of punctuation that fits, or else up to a word. */
function shortened(text: string, most: number): string {
  const plain = text.trim().replace(/[.;:]$/, '');
  if (plain.length <= most) return plain;
  const cut = (marks: RegExp): string | undefined => {
    const at = [...plain.matchAll(marks)].map(({ index }) => index).findLast((i) => i <= most);
    return at === undefined || at < most / 2 ? undefined : plain.slice(0, at);
  };
  const part =
    cut(/[.;](?=\s)/g) ??
    cut(/:(?=\s)|\s\(/g) ??
    cut(/,(?=\s)|\s(?=[–→])/g) ??
    `${plain.slice(0, most - 2).replace(/[\s,:(–-]+\S*$/, '')} …`;
  // A parenthesis that was cut open is left out.
  const opened = part.lastIndexOf('(');
  return (opened > part.lastIndexOf(')') ? part.slice(0, opened) : part).trim();
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const EDGES: Readonly<Record<number, string>> = { 1: 'advantage', '-1': 'disadvantage' };
/** Fields of an answer whose name alone does not say what their value means. */
const PHRASES: Readonly<Record<string, (value: string | number, ask: string) => string>> = {
  ac: (value, ask) => (ask === 'cover' ? `AC ${signed(Number(value))}` : `AC ${value}`),
  reflex: (value) => `Reflex ${signed(Number(value))}`,
  degree: (value, ask) =>
    value === 'none' ? `no ${ask}` : value === ask ? ask : `${value} ${ask}`,
  edge: (value) => EDGES[Number(value)] ?? 'neither advantage nor disadvantage',
  missChance: (value) => `miss chance ${value} %`,
  dc: (value) => `DC ${value}`,
  hp: (value) => `hit points ${value}`,
  bonus: (value) => `bonus ${signed(Number(value))}`,
  modifier: (value) => `modifier ${signed(Number(value))}`,
  cells: (value) => `${value} ${value === 1 ? 'square' : 'squares'}`,
  metres: (value) => `${value} m`,
  outcome: (value) => `${value}`,
  state: (value) => `${value}`,
  kind: (value) => `action type: ${value}`,
  light: (value) => (value === 'dark' ? 'darkness' : `${value} light`),
  by: (value) => (value === 'gm' ? 'decided by the game master' : `by ${value}`),
  obscured: (value) => (value === 'none' ? 'not obscured' : `${value} obscured`),
  why: (value) => `because: ${value}`,
};
const BOOLEANS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  sees: ['seen', 'not seen'],
  needed: ['a check is needed', 'no check is needed'],
  success: ['success', 'failure'],
  hits: ['a hit', 'a miss'],
  must: ['flight is forced', 'flight is not forced'],
  happens: ['it happens', 'it does not happen'],
  affects: ['an effect', 'no effect'],
  saves: ['a saving throw', 'no saving throw'],
};
/** Lists of objects, by the name of one entry and the field that names it. */
const LISTS: Readonly<Record<string, readonly [one: string, field: string]>> = {
  opportunities: ['attack of opportunity', 'by'],
  violations: ['violation', 'code'],
  pairs: ['flanking pair', 'a'],
  cells: ['cell', ''],
  creatures: ['creature', 'id'],
  checks: ['check', 'skill'],
  hazards: ['hazard', 'hazard'],
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The simple values of an expected answer in words: `legal, cost 4`; `not legal (blinded)`. */
function inWords(expected: Answer, { ask }: Ask): string {
  const noCover = expected['degree'] === 'none';
  return Object.entries(expected)
    .flatMap(([key, value]): string[] => {
      if (typeof value === 'boolean') {
        const [yes, no] = BOOLEANS[key] ?? [key, `not ${key}`];
        return [value ? yes : no];
      }
      if (typeof value === 'number' || typeof value === 'string') {
        if (noCover && value === 0) return [];
        return [PHRASES[key]?.(value, ask) ?? `${key} ${value}`];
      }
      if (!Array.isArray(value)) return [];
      const [one, field] = LISTS[key] ?? [];
      if (one !== undefined && value.length === 0)
        return key === 'violations' && expected['legal'] === true ? [] : [`no ${one}`];
      if (value.length > 0 && value.every((each) => typeof each === 'string'))
        return [value.join(' and ')];
      const names = value.map((each) => fieldsOf(each)[field ?? '']);
      if (key === 'opportunities' && names.every((name) => typeof name === 'string'))
        return [`an attack of opportunity by ${names.join(' and ')}`];
      if (key === 'violations') return names.map(String);
      return [];
    })
    .join(', ');
}

/** A ledger's words for a case that are not clear without the case before. */
const DEPENDS = /\bsame\b|^(?:and|but|or|nor|then|both)\b|"/i;
/** The most characters of the situation and of the result, if they are the ledger's. */
const GIVEN = 100;
const RESULT = 60;

/**
 * Rule, situation and result of a row: in the ledger's own words for the case, if no other row
 * tests it, otherwise in the row's words.
 */
export function titleOf(row: Case, rule: Rule | undefined, alone: boolean): string {
  const of = row.case === 'extra' || !alone ? undefined : rule?.cases[row.case];
  const given =
    of !== undefined && !DEPENDS.test(of.given) && of.given.length <= GIVEN ? of.given : row.given;
  const result =
    of !== undefined && !DEPENDS.test(of.then) && of.then.length <= RESULT
      ? of.then
      : inWords(row.expect ?? {}, row.ask);
  const shown = result.length > RESULT ? '' : result;
  const room = LONGEST - given.length - shown.length - 30;
  const statement = shortened(
    rule?.rule ?? row.rule,
    Math.min(Math.max(room, STATEMENT.least), STATEMENT.most),
  );
  return shown === ''
    ? `the engine judges “${given}” by the rule “${statement}”`
    : `by the rule “${statement}”, “${given}” gives “${shown}”`;
}
