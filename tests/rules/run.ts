/** Runs the cases of `cases.ts` against the engine's JSON answers. */
import { describe, expect, it } from 'vitest';
import { answer as judge } from '../../src/judge/answer.ts';
import { ledgerOf, type Rule } from '../../scripts/ledgers.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { board, type Answer, type Ask, type Case, type Chapter } from './cases.ts';
import { checkEvery } from '../support/everyCase.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import type { Ruled } from './report.ts';

declare module 'vitest' {
  interface TaskMeta {
    ruled?: readonly Ruled[];
  }
}

/** Fields of questions and answers that contain a point or lists of points. */
const PLACES = new Set([
  'at',
  'from',
  'to',
  'leaving',
  'path',
  'cells',
  'through',
  'line',
  'displaced',
  'lands',
  'towards',
  'centre',
  'squares',
  'open',
  'blocked',
  'places',
  'origin',
  'otherPaths',
]);

/** A position on or above the map: `[x, y]`, `[x, y, elevation]`. */
const isPoint = (v: unknown): v is [number, number, number?] =>
  Array.isArray(v) && (v.length === 2 || v.length === 3) && v.every((n) => typeof n === 'number');

/** Moves every position of a question or answer by `by` on both axes. */
export function moved(value: unknown, by: number, place = false): unknown {
  if (place && isPoint(value)) return [value[0] + by, value[1] + by, ...value.slice(2)];
  if (Array.isArray(value)) return value.map((v) => moved(v, by, place));
  if (typeof value === 'string')
    return value.replace(
      /^cell:(-?\d+),(-?\d+)$/,
      (_, x: string, y: string) => `cell:${Number(x) + by},${Number(y) + by}`,
    );
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, moved(v, by, PLACES.has(k))]),
  );
}

/** Asks the engine about a scene as it is, in the case's own coordinates. */
export function asked(row: Pick<Case, 'on' | 'ask'>, ruleset: string): Answer {
  const { scene, shift } = board(ruleset, row.on);
  return moved(judge(sceneSchema.parse(scene), moved(row.ask, shift) as Ask), -shift) as Answer;
}

type Reply = ReturnType<typeof answerLine>;

/** The reply of the judge command to a row, in the case's own coordinates. */
function replied({ on, ask }: Case, ruleset: string): Reply {
  const { scene, shift } = board(ruleset, on);
  const reply = answerLine({ scene, ask: moved(ask, shift) });
  return 'error' in reply ? reply : { ...reply, answer: moved(reply.answer, -shift) as object };
}

const missing = (row: Case, answer: Answer): string[] => {
  const wanted = row.uncited === undefined ? (row.cites ?? [row.rule]) : [];
  const cited = new Set(citations(answer));
  if (row.uncited !== undefined && cited.has(row.rule)) {
    return [`${row.rule} is cited, whatever "uncited" says: ${row.given}`];
  }
  return wanted
    .filter((id) => !cited.has(id))
    .map((id) => `${id} – case ${row.case}: ${row.given}`);
};

/** Every id in a `rules` field, at any depth: violations and opportunities have their own. */
function citations(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citations);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([k, v]) =>
    k === 'rules' && Array.isArray(v) ? v.map(String) : citations(v),
  );
}

/** What a rule is about, in the title of its test: `the D&D 3.5 rule on special attacks`. */
const AREAS: Readonly<Record<string, string>> = {
  ability: 'ability scores',
  action: 'actions',
  area: 'areas of effect',
  attack: 'attacks',
  charge: 'charging',
  class: 'class features',
  condition: 'conditions',
  encumbrance: 'encumbrance',
  feat: 'feats',
  grid: 'the map’s grid',
  hide: 'hiding',
  house: 'house rules',
  information: 'what players may know',
  mastery: 'weapon mastery',
  modifier: 'modifiers',
  mounted: 'mounted combat',
  move: 'moving',
  object: 'objects',
  opportunity: 'opportunity attacks',
  prone: 'lying prone',
  share: 'sharing a space',
  shove: 'shoving',
  'special-attack': 'special attacks',
  spell: 'spells',
  squeeze: 'squeezing',
  timeline: 'the timeline of a round',
  trait: 'traits',
  turn: 'turns',
  underwater: 'fighting under water',
  vehicle: 'vehicles',
  weapon: 'weapons',
};
/** The most and the fewest characters of a rule's statement in a title. */
const STATEMENT = 150;
const FEWEST = 30;

/** Every parenthesis that is opened is closed. */
const closed = (text: string): boolean => text.split('(').length === text.split(')').length;

/** A rule's statement up to the last end of a sentence or clause that fits. */
function shortened(statement: string): string {
  const plain = statement.trim().replace(/\.$/, '');
  if (plain.length <= STATEMENT) return plain;
  for (const marks of [/(?<=\w{3}|\))\.(?=\s)/g, /[;:](?=\s)/g, /,(?=\s)|\s(?=\()/g]) {
    const at = [...plain.matchAll(marks)]
      .map(({ index }) => index)
      .findLast((index) => index >= FEWEST && index <= STATEMENT && closed(plain.slice(0, index)));
    if (at !== undefined) return plain.slice(0, at);
  }
  return plain;
}

/** The title of a rule's test: what the rule says. */
function titleOf(id: string, rule: Rule | undefined, ruleset: string): string {
  const game = rulesetInWords(ruleset).replace(/^the | house rules$|’s phased hex rules$/g, '');
  if (rule === undefined) return `the engine follows ${game} in the cases of ${id}`;
  const area = AREAS[rule.area] ?? rule.area;
  return `the engine follows the ${game} rule on ${area} “${shortened(rule.rule)}”`;
}

/**
 * One test for each rule, with all its rows; then two tests of all rows of the chapter. A row that
 * fails is named, and the rows after it are judged all the same.
 */
export function run(chapters: Readonly<Record<string, Chapter>>): void {
  for (const [name, { ruleset, rows }] of Object.entries(chapters)) {
    const ledger = new Map(ledgerOf(ruleset).map((rule) => [rule.id, rule]));
    const replies = new Map<Case, Reply>();
    const replyTo = (row: Case): Reply => {
      const reply = replies.get(row) ?? replied(row, ruleset);
      replies.set(row, reply);
      return reply;
    };
    const answerTo = (row: Case): Answer => {
      const reply = replyTo(row);
      return 'error' in reply ? asked(row, ruleset) : (reply.answer as Answer);
    };
    const judged = (row: Case): void => {
      const before = expect.getState().assertionCalls;
      const answer = answerTo(row);
      if (row.expect !== undefined) expect(answer).toMatchObject(row.expect);
      row.check?.(answer);
      if (expect.getState().assertionCalls === before) throw new Error('nothing is asserted');
    };
    const chapter = name.replace(/^\.\/|\.ts$/g, '');
    describe(`${rulesetInWords(ruleset)}, ${chapter}`, () => {
      for (const id of new Set(rows.map((row) => row.rule))) {
        it(titleOf(id, ledger.get(id), ruleset), async ({ task }) => {
          const mine = rows.filter((row) => row.rule === id);
          await checkEvery(
            mine.map((row) => [`case ${row.case}, ${row.given}`, row]),
            (_, row) => judged(row as Case),
          );
          // The rows that ran and passed are those that the report of the ledgers counts.
          task.meta.ruled = mine.map((row) => ({ rule: row.rule, case: row.case }));
        });
      }
      const table = `the table “${chapter}” of ${rulesetInWords(ruleset)}`;
      it(`every case of ${table} names only known words and creatures on its board`, () => {
        const faults = rows.flatMap((row) => {
          const reply = replyTo(row);
          // A live table may show a creature beside its map, and some rows test what happens then.
          return 'error' in reply && !reply.error.path.endsWith('.at')
            ? [`${row.given}: ${reply.error.path}: ${reply.error.message}`]
            : [];
        });
        expect(faults).toEqual([]);
      });
      it(`the engine’s answer to every case of ${table} cites the rules that the case expects`, () => {
        expect(rows.flatMap((row) => missing(row, answerTo(row)))).toEqual([]);
      });
    });
  }
}
