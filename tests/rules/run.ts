/** Runs the cases of `cases.ts` against the engine's JSON answers. */
import { describe, expect, it } from 'vitest';
import { answer as judge } from '../../src/judge/answer.ts';
import { ledgerOf } from '../../scripts/ledgers.ts';
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

/** What the rules of an area decide, in the title of a test: `the rules engine decides …`. */
const AREAS: Readonly<Record<string, string>> = {
  ability: 'the effects of ability scores',
  action: 'the legality and cost of actions',
  area: 'the squares that an area of effect covers',
  attack: 'the legality and modifiers of attacks',
  charge: 'charges',
  class: 'class features',
  concealment: 'concealment and miss chances',
  concentration: 'concentration on spells',
  condition: 'the effects of conditions',
  cover: 'cover',
  damage: 'damage to creatures',
  encumbrance: 'the effects of armor and load',
  feat: 'feats',
  flanking: 'flanking',
  flight: 'flying and falling',
  grapple: 'grapples',
  grid: 'distances on the map',
  hide: 'hiding',
  house: 'house rules',
  information: 'the knowledge of players and creatures',
  initiative: 'initiative',
  light: 'light and darkness',
  mastery: 'weapon mastery properties',
  modifier: 'modifiers to rolls and defenses',
  mounted: 'mounted combat',
  move: 'the movement of creatures',
  movement: 'the movement of creatures',
  object: 'damage to objects',
  opportunity: 'opportunity attacks',
  prone: 'prone creatures',
  reach: 'the reach of attacks',
  share: 'entering another creature’s space',
  shove: 'shoves',
  sight: 'lines of sight and effect',
  size: 'creature sizes',
  'special-attack': 'special attacks, such as a grapple',
  spell: 'spells',
  squeeze: 'squeezing into narrow spaces',
  terrain: 'terrain',
  threat: 'threatened squares',
  timeline: 'the timing of events in a round',
  trait: 'special traits of creatures',
  turn: 'turns and rounds',
  underwater: 'attacks under water',
  vehicle: 'the movement and damage of vehicles',
  weapon: 'how a weapon is used',
};
/**
 * One test for each area of each ruleset's rules, with all its rows; then two tests of all rows of
 * the ruleset. A failure names each row that fails.
 */
export function run(chapters: Readonly<Record<string, Chapter>>): void {
  const all = Object.values(chapters);
  for (const ruleset of new Set(all.map((chapter) => chapter.ruleset))) {
    const rows = all.flatMap((chapter) => (chapter.ruleset === ruleset ? chapter.rows : []));
    const areas = new Map(ledgerOf(ruleset).map((rule) => [rule.id, rule.area]));
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
    const areaOf = (row: Case): string => areas.get(row.rule) ?? 'unknown';
    const game = rulesetInWords(ruleset);
    describe(game, () => {
      for (const area of new Set(rows.map(areaOf)))
        it(
          `under ${game}, each example about ` +
            `${AREAS[area] ?? `questions of ${area}`} gets the ruling that the rules text demands`,
          async ({ task }) => {
            const mine = rows.filter((row) => areaOf(row) === area);
            await checkEvery(
              mine.map((row) => [`${row.rule}, case ${row.case}, ${row.given}`, row]),
              (_, row) => judged(row as Case),
            );
            // The rows that ran and passed are those that the report of the ledgers counts.
            task.meta.ruled = mine.map((row) => ({ rule: row.rule, case: row.case }));
          },
        );
      it(
        `every test case for ${game} is a valid request to the rules engine, without unknown ` +
          'words or creatures',
        () => {
          const faults = rows.flatMap((row) => {
            const reply = replyTo(row);
            // A live table may show a creature beside its map, and some rows test what happens then.
            return 'error' in reply && !reply.error.path.endsWith('.at')
              ? [`${row.given}: ${reply.error.path}: ${reply.error.message}`]
              : [];
          });
          expect(faults).toEqual([]);
        },
      );
      it(`under ${game}, the ruling in each test case cites the rules that the test case checks`, () => {
        expect(rows.flatMap((row) => missing(row, answerTo(row)))).toEqual([]);
      });
    });
  }
}
