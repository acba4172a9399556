/**
 * Whole answers, compared with recorded ones: a change to any field of any answer shows up here,
 * even if no row names the field. The ledger's rows say what is right; these records say what
 * changed.
 * `npm run record` writes the answers again. Read the difference before you commit it.
 */
import { createHash, type Hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { repliesAbout, answerLine } from '../../src/judge/answer.ts';
import { boardOf } from '../differential/boards.ts';
import { hexBoardOf } from '../differential/hexboards.ts';
import { digestOf, expectAsRecorded, type Lines } from '../support/recorded.ts';
import { board, type Chapter } from './cases.ts';
import { moved } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { THOROUGH } from '../support/thorough.ts';

const RULESETS = ['srd35', 'sigil', 'd20modern', 'arelia', 'srd52', 'srd51'];
/** The folder of the rows of a family that is asked its own rows only, with its rulesets. */
const ALONE: Readonly<Record<string, readonly string[]>> = { fifth: ['srd52', 'srd51'] };
/** Whether all rows are asked under every ruleset. */
const ALL = THOROUGH || process.env['QUADRETTO_RECORD'] !== undefined;
const BOARDS = 90;
/** A longer answer is recorded as its beginning and a digest of the whole. */
const LONGEST = 200;

const chapters = import.meta.glob<Chapter | undefined>(
  ['./*/*.ts', '!./*/*.test.ts', '!./*/not-judged.ts'],
  { eager: true, import: 'default' },
);

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`recorded/${name}.txt`, import.meta.url));

function short(answer: unknown): string {
  const text = JSON.stringify(answer);
  if (text.length <= LONGEST) return text;
  // Cut behind a comma, so that no rule id is cut in two.
  return `${text.slice(0, LONGEST - 60).replace(/[^,]*$/, '')}… ${text.length} ${digestOf(text)}`;
}

/** Whether a row is asked: every row of the ruleset's own, and by default a third of the others. */
function isAsked(ruleset: string, key: string): boolean {
  const [chapter, row] = key.split(' ');
  return (
    ALL || Number(row) % 3 === 0 || (chapters[`./${chapter}.ts`]?.ruleset ?? ruleset) === ruleset
  );
}

/**
 * Asks the rows of every ledger under one ruleset, but for the rows of families that are asked
 * alone. Rows of other rulesets are recorded only as digests.
 */
function answersToRows(ruleset: string): Lines {
  const lines: Lines = new Map();
  const apart = Object.entries(ALONE);
  const family = apart.find(([, rulesets]) => rulesets.includes(ruleset))?.[0];
  const asked = Object.entries(chapters).filter(([path]) =>
    family === undefined
      ? apart.every(([folder]) => !path.startsWith(`./${folder}/`))
      : path.startsWith(`./${family}/`),
  );
  for (const [path, { ruleset: own, rows } = { ruleset, rows: [] }] of asked.sort())
    rows.forEach(({ on, ask }, i) => {
      const key = `${path.slice(2, -3)} ${i}`;
      if (!isAsked(ruleset, key)) return;
      const { scene, shift } = board(ruleset, on);
      const reply = answerLine({ scene, ask: moved(ask, shift) });
      if (own === ruleset) lines.set(key, short(moved(reply, -shift)));
      else if (!('error' in reply)) lines.set(key, digestOf(reply));
    });
  return lines;
}

/** @param as the ruleset of all boards; absent: each has its own */
function answersOnBoards(as?: string): Lines {
  const lines: Lines = new Map();
  for (let seed = 0; seed < BOARDS; seed++) {
    const isHex = seed % 3 === 2;
    if (isHex && as !== undefined) continue;
    const { scene: found, asks } = isHex ? hexBoardOf(seed) : boardOf(seed);
    const scene = as === undefined ? found : { ...found, ruleset: as };
    const ids = (scene.creatures ?? []).map(({ id }) => id);
    const more = ids.flatMap((of) => [
      { ask: 'threat', of },
      { ask: 'actions', of },
      { ask: 'flanking', target: of },
      ...['move', 'run', 'charge', 'step'].map((mode) => ({ ask: 'reachable', of, mode })),
      ...ids
        .filter((other) => other !== of)
        .flatMap((target) => [
          { ask: 'attack', from: of, to: target },
          { ask: 'cover', from: of, to: target, attack: 'ranged' },
          { ask: 'concealment', from: of, to: target, attack: 'melee' },
        ]),
    ]);
    const reply = repliesAbout(scene);
    const digests = new Map<string, Hash>();
    for (const ask of [...asks, ...more]) {
      const digest = digests.get(ask.ask) ?? createHash('sha256');
      digests.set(ask.ask, digest.update(JSON.stringify(reply(ask))));
    }
    for (const [question, digest] of digests)
      lines.set(`${seed} ${question}`, digest.digest('hex').slice(0, 12));
  }
  return lines;
}

describe('whole answers equal the recorded ones', () => {
  it.each(rulesetsInWords(RULESETS))(
    'the rules engine’s answers to all test cases for %s equal the answers recorded earlier',
    (_, ruleset) =>
      expectAsRecorded(fileOf(ruleset), answersToRows(ruleset), (key) => isAsked(ruleset, key)),
  );
  it('the rules engine’s answers on pseudorandom boards equal the answers recorded earlier', () =>
    expectAsRecorded(fileOf('boards'), answersOnBoards()));
  it.each(rulesetsInWords(Object.values(ALONE).flat()))(
    'the rules engine’s answers on pseudorandom boards under %s equal the answers recorded earlier',
    (_, ruleset) => expectAsRecorded(fileOf(`boards-${ruleset}`), answersOnBoards(ruleset)),
  );
});
