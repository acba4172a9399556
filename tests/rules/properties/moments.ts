/**
 * Random moments of a fight for one ruleset: a board with an actor in the middle of its turn, whom
 * conditions, feats, weapons, wounds, a grapple or a saddle may hamper.
 */
import fc from 'fast-check';
import { STEPS } from '../../../src/board/grid.ts';
import { fullRulesetOf } from '../../../src/rules/fullRulesets.ts';
import type { AttackInput, At, CreatureInput } from '../cases.ts';
import { boards, spaceCells, spaceIn, type Scene } from './boards.ts';

export const TURN_RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
export type TurnRulesetId = (typeof TURN_RULESETS)[number];

export interface Moment {
  readonly ruleset: TurnRulesetId;
  readonly scene: Scene;
  /** Id of the creature that acts, and of another one. */
  readonly of: string;
  readonly to: string;
  readonly weapons: readonly AttackInput[];
  /** A path of single steps from the actor's cell; it need not be legal. */
  readonly path: readonly At[];
  /** A number for further choices. */
  readonly pick: number;
}

const WEAPONS: readonly AttackInput[] = [
  { id: 'sword', kind: 'melee', tags: ['slashing'] },
  { id: 'dagger', kind: 'melee', light: true, tags: ['piercing', 'slashing'] },
  { id: 'fist', kind: 'melee', unarmed: true },
  { id: 'bite', kind: 'melee', natural: true, tags: ['bite'] },
  { id: 'spear', kind: 'melee', reachWeapon: 'reach', twoHanded: true },
  { id: 'whip', kind: 'melee', tags: ['whip', 'trips', 'disarms'] },
  { id: 'bow', kind: 'ranged', twoHanded: true, rangeIncrement: 12, tags: ['bow'] },
  { id: 'javelin', kind: 'thrown', rangeIncrement: 6 },
];
const FEATS = [
  'combat-reflexes',
  'improved-unarmed-strike',
  'improved-trip',
  'improved-disarm',
  'mobility',
  'precise-shot',
  'two-weapon-fighting',
] as const;

/** Mostly Medium, so that many creatures stand beside one another. */
const SIZES = ['tiny', 'small', 'medium', 'medium', 'medium', 'medium', 'large'] as const;

const spent = fc.record({
  standard: fc.boolean(),
  move: fc.nat(2),
  fullRound: fc.boolean(),
  swift: fc.boolean(),
  step: fc.boolean(),
  moved: fc.nat(3),
  diagonals: fc.nat(2),
});

const fates = fc.record({
  weapons: fc.subarray([...WEAPONS], { minLength: 1, maxLength: 4 }),
  feats: fc.subarray([...FEATS], { maxLength: 2 }),
  condition: fc.nat(500),
  under: fc.constantFrom(false, false, true),
  held: fc.constantFrom('free', 'free', 'free', 'grappling', 'pinning', 'pinned'),
  rides: fc.constantFrom(false, false, false, true),
  bab: fc.nat(16),
  str: fc.integer({ min: 6, max: 20 }),
  hp: fc.constantFrom(8, 8, 8, 0, -4, -20),
  steps: fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }),
  beside: fc.nat(7),
  within: fc.constantFrom(false, false, false, false, true),
  aloft: fc.constantFrom(0, 0, 0, 1, 3),
  pick: fc.nat(1000),
  turn: fc.option(
    fc.record({ spent, surprise: fc.boolean(), own: fc.constantFrom(true, true, true, false) }),
    { freq: 2 },
  ),
});

/** The second creature as a foe next to the first, if a cell there is free. */
function beside(
  board: Scene,
  first: CreatureInput,
  second: CreatureInput,
  start: number,
): CreatureInput {
  const n = spaceIn(board, first);
  if (spaceIn(board, second) > 1) return second;
  const { columns, rows } = board.grid;
  const [x, y] = first.at;
  const taken = new Set([
    ...board.creatures
      .filter(({ id }) => id !== second.id)
      .flatMap((c) => spaceCells(c.at as At, spaceIn(board, c)).map(String)),
    ...board.cells.filter(({ blocks }) => blocks !== undefined).map(({ at }) => String(at)),
  ]);
  const ring = spaceCells([x - 1, y - 1], n + 2).filter(
    ([cx, cy]) => cx >= 0 && cy >= 0 && cx < columns && cy < rows && !taken.has(String([cx, cy])),
  );
  const at = ring[start % Math.max(1, ring.length)];
  const side = first.side === 'party' ? 'foes' : 'party';
  return at === undefined ? second : { ...second, at, side };
}

/** A Tiny foe within the first creature's own space. */
const inside = (first: CreatureInput, second: CreatureInput): CreatureInput => ({
  ...second,
  at: first.at,
  size: 'tiny',
  side: first.side === 'party' ? 'foes' : 'party',
});

/** The rider on its mount: both have one place and one side. */
const ridden = (rider: CreatureInput, mount: CreatureInput): CreatureInput[] => [
  { ...rider, at: mount.at, mount: mount.id, side: mount.side ?? 'party' },
  { ...mount, size: 'large', speed: { land: 8 } },
];

export const moments = (ruleset: TurnRulesetId): fc.Arbitrary<Moment> =>
  fc
    .tuple(
      boards({
        cells: 8,
        walls: 2,
        creatures: 8,
        side: [5, 6],
        sizes: SIZES,
        // d20 Modern has the sizes of Sigil.
        ruleset: ruleset === 'd20modern' ? 'sigil' : ruleset,
      }),
      fates,
    )
    .map(([board, fate]): Moment => {
      const names = Object.keys(fullRulesetOf(ruleset)?.conditions ?? {}).sort();
      const [first, second, third, ...rest] = board.creatures;
      const holds = fate.held !== 'free';
      const other = fate.within
        ? inside(first!, second!)
        : beside(board, first!, second!, fate.beside);
      let actor: CreatureInput = {
        ...first!,
        attacks: fate.weapons.map((a) => ({ ...a })),
        traits: [...fate.feats],
        conditions: [
          ...(fate.under ? [names[fate.condition % names.length]!] : []),
          ...(holds ? [fate.held === 'pinned' ? 'pinned' : 'grappling'] : []),
        ],
        ...(holds ? { grapples: [other.id] } : {}),
        ...(fate.held === 'pinning' ? { pins: other.id } : {}),
        hp: { current: fate.hp, max: 8 },
        bab: fate.bab,
        abilities: { str: fate.str, dex: 14, con: 10, int: 10, wis: 10, cha: 10 },
      };
      const gripped: CreatureInput = holds
        ? {
            ...other,
            grapples: [actor.id],
            conditions: [fate.held === 'pinning' ? 'pinned' : 'grappling'],
            ...(fate.held === 'pinned' ? { pins: actor.id } : {}),
          }
        : other;
      let companion = third;
      if (fate.rides && companion !== undefined && !holds && companion.size === 'large')
        [actor, companion] = ridden(actor, companion) as [CreatureInput, CreatureInput];
      else if (companion !== undefined) companion = { ...companion, elevation: fate.aloft };
      const path: At[] = [actor.at as At];
      for (const k of fate.steps) {
        const [x, y] = path[path.length - 1]!;
        path.push([x + STEPS[k]![0], y + STEPS[k]![1]]);
      }
      const creatures = [actor, gripped, ...(companion === undefined ? [] : [companion]), ...rest];
      const { turn } = fate;
      return {
        ruleset,
        scene: {
          ...board,
          ruleset: ruleset as Scene['ruleset'],
          creatures,
          ...(turn === null
            ? {}
            : {
                turn: {
                  round: 2,
                  active: turn.own ? actor.id : other.id,
                  surprise: turn.surprise,
                  order: creatures.map(({ id }) => id),
                  spent: turn.spent,
                },
              }),
        },
        of: actor.id,
        to: other.id,
        weapons: fate.weapons,
        path,
        pick: fate.pick,
      };
    });
