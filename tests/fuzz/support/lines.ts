/**
 * Valid lines for `npm run judge`, made from every row of the rules' tests. Together the rows ask
 * every question under every ruleset.
 */
import { FORMAT } from '../../../src/scene/format.ts';
import { board, type Ask, type Chapter } from '../../rules/cases.ts';
import { moved } from '../../rules/run.ts';

export interface Line {
  readonly scene: object;
  readonly ask: unknown;
}

const chapters = import.meta.glob<Chapter>(
  [
    '../../rules/*/*.ts',
    '!../../rules/*/*.test.ts',
    '!../../rules/*/not-judged*.ts',
    '!../../rules/properties/*',
    '!../../rules/asks/*',
  ],
  { eager: true, import: 'default' },
);

/**
 * A row as a line. The row's board lies in the middle of a larger board, and the cells of the
 * question are shifted with it.
 */
const lineOf = (ruleset: string, on: Chapter['rows'][number]['on'], ask: Ask): Line => {
  const { scene, shift } = board(ruleset, on);
  return { scene, ask: moved(ask, shift) };
};

const rows: readonly Line[] = Object.values(chapters).flatMap(
  (chapter) => chapter?.rows.map(({ on, ask }) => lineOf(chapter.ruleset, on, ask)) ?? [],
);

/** Lines about three creatures with questions that no row of the rules' tests asks. */
const further = (ruleset: string): Line[] => {
  const scene = {
    format: FORMAT,
    ruleset,
    grid: { kind: 'square', columns: 9, rows: 7 },
    options: {},
    light: 'bright',
    walls: [
      { from: [3, 0], to: [3, 4] },
      { from: [5, 5], to: [7, 5], low: true },
    ],
    cells: [{ at: [4, 4], terrain: 'difficult' }],
    creatures: [
      {
        id: 'a',
        at: [1, 1],
        side: 'party',
        size: 'medium',
        speed: { land: 6 },
        attacks: [{ id: 'sword', kind: 'melee' }],
      },
      {
        id: 'b',
        at: [5, 2],
        side: 'foes',
        size: 'large',
        speed: { land: 8, fly: 12, manoeuvrability: 'good' },
        conditions: ['prone'],
        traits: ['combat-reflexes'],
      },
      {
        id: 'c',
        at: [2, 4],
        side: 'foes',
        size: 'small',
        attacks: [{ id: 'bow', kind: 'ranged', rangeIncrement: 12 }],
        hp: { current: 3, max: 9 },
      },
    ],
    turn: {
      round: 1,
      active: 'a',
      order: ['a', 'b', 'c'],
      acted: ['b'],
      spent: { standard: false, move: 0, moved: 0, diagonals: 0 },
    },
  };
  return [
    { ask: 'line-of-sight', from: 'a', to: 'b' },
    { ask: 'line-of-effect', from: [0, 0], to: 'c' },
    { ask: 'distance', from: 'a', to: [8, 6] },
    { ask: 'actions', of: 'a' },
  ].map((ask) => ({ scene, ask }));
};

export const LINES: readonly Line[] = [
  ...rows,
  ...['srd35', 'sigil', 'd20modern', 'pf1'].flatMap(further),
];

const nameOf = ({ ask }: Line): string =>
  typeof ask === 'object' && ask !== null && 'ask' in ask ? String(ask.ask) : '';
const rulesetOf = ({ scene }: Line): string => String((scene as { ruleset?: unknown }).ruleset);

const keyOf = (line: Line): string => `${rulesetOf(line)} ${nameOf(line)}`;

function grouped(): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of LINES) {
    const key = keyOf(line);
    const those = found.get(key);
    if (those === undefined) found.set(key, [line]);
    else those.push(line);
  }
  return found;
}

/** Lines by ruleset and question, so that rare questions are asked as often as common ones. */
export const BY_QUESTION: ReadonlyMap<string, readonly Line[]> = grouped();
