/** Inputs of other people that are built to take long: files, scenes, maps and messages. */
import { groundCells } from '../../../adapters/foundry/ground.ts';
import { readPaint } from '../../../src/amendments/paintFile.ts';
import { houseRulesRead } from '../../../src/amendments/houseRulesFile.ts';
import { readLog } from '../../../src/encounter/document.ts';
import { answerLine } from '../../../src/judge/answer.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { seenIn } from '../../../scripts/field.ts';

export const HUGE_PROPOSALS = ['['.repeat(1_000_000), `{"key":"${'k'.repeat(1_000_000)}"}`];

const deep = (open: string, close: string): string => open.repeat(20_000) + close.repeat(20_000);
export const BOMBS: readonly (readonly [what: string, text: string])[] = [
  ['deeply nested lists', deep('[', ']')],
  ['deeply nested objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['one text of 90,000 characters', JSON.stringify('x'.repeat(90_000))],
  ['an object with a “__proto__” key', '{"__proto__":{"format":"quadretto/paint@1","rules":{}}}'],
  [
    'an object with 9,000 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [n, n]))),
  ],
  [
    'a short file that marks 900,000 squares as terrain',
    JSON.stringify({
      format: 'quadretto/paint@1',
      grid: { kind: 'square', columns: 1000, rows: 1000 },
      cells: Array.from({ length: 900 }, (_, y) => ({
        at: [0, y],
        across: 1000,
        terrain: 'difficult',
      })),
      walls: [],
    }),
  ],
  [
    '2,000 house rules',
    JSON.stringify({
      format: 'quadretto/house-rules@1',
      rules: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`r${n}`, { a: true }])),
    }),
  ],
  [
    'house rules called “__proto__” and “constructor”',
    '{"format":"quadretto/house-rules@1","rules":{"__proto__":{"a":true},"constructor":{"a":true}}}',
  ],
  ['a report without checks', '{"format":"quadretto/report@1","checks":[]}'],
];
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Readers of imported files: each returns true if it refuses the text. */
export const READERS: readonly ((text: string) => boolean)[] = [
  (text) => readPaint(parsed(text)) === null,
  (text) => !houseRulesRead(text, {}, rulesets).ok,
  (text) => typeof seenIn(text) === 'string',
  (text) => !readLog(parsed(text)).ok,
  (text) => JSON.stringify(answerLine(parsed(text))).includes('error'),
];

const GRID = { kind: 'square', columns: 12, rows: 12 };
const scene = (creatures: readonly object[], more: object = {}) => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: GRID,
  creatures,
  ...more,
});
const c = (id: string, at: readonly unknown[], more: object = {}) => ({
  id,
  at,
  side: 'foes',
  size: 'medium',
  speed: { land: 6 },
  attacks: [{ id: 's', kind: 'melee' }],
  ...more,
});
export const ASKS = [
  { ask: 'threat', of: 'a' },
  { ask: 'reachable', of: 'a' },
  {
    ask: 'move',
    of: 'a',
    path: [
      [1, 1],
      [2, 1],
    ],
  },
];

export const INVALID_SCENES: readonly (readonly [what: string, scene: object])[] = [
  ['a grid without cells', scene([c('a', [0, 0])], { grid: { ...GRID, columns: 0, rows: 0 } })],
  ['a grid of a billion cells', scene([c('a', [0, 0])], { grid: { ...GRID, columns: 1e9 } })],
  ['a creature without coordinates', scene([c('a', [null, null])])],
  ['a creature at a fraction of a square', scene([c('a', [1.5, 1])])],
  ['a creature of size 0', scene([c('a', [1, 1], { space: 0 })])],
];
export const ODD_SCENES: readonly (readonly [what: string, scene: object])[] = [
  [
    'three creatures that ride each other in a circle',
    scene([
      c('a', [1, 1], { mount: 'b' }),
      c('b', [1, 1], { mount: 'd' }),
      c('d', [1, 1], { mount: 'a' }),
    ]),
  ],
  ['a creature that is its own mount', scene([c('a', [1, 1], { mount: 'a' })])],
  [
    'three creatures that grapple each other in a circle',
    scene([
      c('a', [1, 1], { grapples: ['b'] }),
      c('b', [2, 1], { grapples: ['d'], pins: 'a' }),
      c('d', [2, 2], { grapples: ['a'], pins: 'b' }),
    ]),
  ],
  [
    'forty creatures in one square',
    scene(Array.from({ length: 40 }, (_, n) => c(n === 0 ? 'a' : `c${n}`, [1, 1]))),
  ],
  [
    '10,000 marked squares on a small map',
    scene([c('a', [1, 1])], {
      cells: Array.from({ length: 10_000 }, (_, n) => ({
        at: [n % 12, Math.floor(n / 12) % 12],
        terrain: 'difficult',
      })),
    }),
  ],
];

const frame = { size: 100, origin: [0, 0] as const, columns: 100, rows: 100 };
const regions = (n: number, side: number) =>
  Array.from({ length: n }, (_, i) => {
    const [x, y] = [(i % 90) * 100, (Math.floor(i / 90) % 90) * 100];
    return { factor: 2, rings: [[x, y, x + side, y, x + side, y + side, x, y + side]] };
  });
const ground = (terrain: unknown) =>
  ({ terrain, floor: null }) as Parameters<typeof groundCells>[1];
/** Terrain of a Foundry map with many regions: number of regions, side in pixels, are any omitted? */
export const REGIONS: readonly (readonly [count: number, side: number, omitted: boolean])[] = [
  [10_000, 100, false],
  [10_000, 5000, true],
  [500, 10_000_000, true],
];
export const readRegions = (count: number, side: number): ReturnType<typeof groundCells> =>
  groundCells(frame, ground(regions(count, side)));
