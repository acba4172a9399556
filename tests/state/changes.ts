/**
 * Random changes of a table between two snapshots, for tests of values that are updated from board
 * to board.
 */
import fc from 'fast-check';
import type { At, CreatureInput, WallInput } from '../rules/cases.ts';
import { ARMS, boards, RULESETS, type Scene, type SizeName } from '../rules/properties/boards.ts';

/** A table as its user sees it. */
export interface Seen {
  readonly scene: Scene;
  /** The creature that the user has selected; its foes are judged. */
  readonly subject: string;
  readonly gm: boolean;
}

/** One change: its kind, and random numbers that choose its details. */
export interface Change {
  readonly kind: keyof typeof CHANGES;
  readonly who: number;
  readonly x: number;
  readonly y: number;
  readonly pick: number;
}

type Apply = (seen: Seen, change: Change) => Seen;

const CONDITIONS = [
  'asleep',
  'flat-footed',
  'prone',
  'grappling',
  'stunned',
  'dead',
  'total-defence',
  'blinded',
  'confused',
];
const SIZES: readonly (SizeName | undefined)[] = [
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  undefined,
];
const TRAITS: readonly string[][] = [
  [],
  ['combat-reflexes'],
  ['improved-unarmed-strike'],
  ['asleep'],
];
const FIST = { id: 'fist', kind: 'melee', unarmed: true } as const;
const ARMED = [
  ...ARMS,
  undefined,
  [FIST],
  [
    { id: 'sword', kind: 'melee' },
    { id: 'dagger', kind: 'melee' },
    { id: 'tail', kind: 'melee', natural: true, reach: 3 },
  ],
] as const;
const SIDES = ['foes', 'foes', 'party', 'foes', 'neutral', 'foes', undefined];

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
const withScene = (seen: Seen, scene: Partial<Scene>): Seen => ({
  ...seen,
  scene: { ...seen.scene, ...scene },
});

/**
 * Changes one creature; the others stay the same objects. Fields that become undefined are left
 * out.
 */
function changed(
  seen: Seen,
  { who }: Change,
  more: (c: CreatureInput) => Partial<{ [K in keyof CreatureInput]: CreatureInput[K] | undefined }>,
): Seen {
  const { creatures } = seen.scene;
  if (creatures.length === 0) return seen;
  const i = who % creatures.length;
  const given = { ...creatures[i]!, ...more(creatures[i]!) };
  const now = Object.fromEntries(
    Object.entries(given).filter(([, v]) => v !== undefined),
  ) as unknown as CreatureInput;
  return withScene(seen, { creatures: creatures.map((c, k) => (k === i ? now : c)) });
}

/** Positions may be slightly outside the map, where hosts allow tokens. */
const at = ({ x, y }: Change): At => [x - 2, y - 2];

const wall = ({ x, y, pick }: Change): WallInput => ({
  from: [x % 9, y % 9],
  to: pick % 2 === 0 ? [(x % 9) + 2, y % 9] : [x % 9, (y % 9) + 2],
});

export const CHANGES = {
  move: (s, c) => changed(s, c, () => ({ at: at(c) })),
  step: (s, c) =>
    changed(s, c, (one) => ({ at: [one.at[0] + (c.x % 3) - 1, one.at[1] + (c.y % 3) - 1] })),
  condition: (s, c) =>
    changed(s, c, (one) => ({
      conditions: (one.conditions ?? []).length > 0 ? [] : [of(CONDITIONS, c.pick)],
    })),
  grapple: (s, c) =>
    changed(s, c, (one) => ({
      grapples: one.grapples === undefined ? [of(s.scene.creatures, c.pick).id] : undefined,
    })),
  opportunity: (s, c) =>
    changed(s, c, (one) => ({ opportunitiesTaken: 1 - Math.min(1, one.opportunitiesTaken ?? 0) })),
  arms: (s, c) => changed(s, c, () => ({ attacks: of(ARMED, c.pick)?.map((a) => ({ ...a })) })),
  size: (s, c) =>
    changed(s, c, () => ({ size: of(SIZES, c.pick), build: c.x % 2 === 0 ? 'tall' : undefined })),
  traits: (s, c) =>
    changed(s, c, () => ({
      traits: of(TRAITS, c.pick),
      abilities: c.x % 2 === 0 ? { dex: 14 } : undefined,
    })),
  side: (s, c) => changed(s, c, () => ({ side: of(SIDES, c.pick) })),
  hidden: (s, c) =>
    changed(s, c, (one) => ({ visibleTo: one.visibleTo === undefined ? ['foes'] : undefined })),
  height: (s, c) => changed(s, c, () => ({ elevation: c.pick % 3 })),
  come: (s, c) => {
    const { creatures } = s.scene;
    const id = `new${c.pick}`;
    if (creatures.some((one) => one.id === id)) return s;
    const one: CreatureInput = {
      id,
      side: of(SIDES, c.pick),
      at: at(c),
      size: of(SIZES, c.x) ?? 'medium',
      attacks: of(ARMED, c.y)?.map((a) => ({ ...a })),
    };
    const place = c.who % (creatures.length + 1);
    return withScene(s, {
      creatures: [...creatures.slice(0, place), one, ...creatures.slice(place)],
    });
  },
  leave: (s, c) =>
    withScene(s, {
      creatures: s.scene.creatures.filter(
        (one, i) => i !== c.who % s.scene.creatures.length || one.id === s.subject,
      ),
    }),
  gone: (s) => ({ ...s, subject: 'nobody' }),
  order: (s, c) => {
    const place = c.who % Math.max(1, s.scene.creatures.length);
    return withScene(s, {
      creatures: [...s.scene.creatures.slice(place), ...s.scene.creatures.slice(0, place)],
    });
  },
  /** The same snapshot again, in new objects. */
  again: (s) => withScene(s, { creatures: structuredClone(s.scene.creatures) }),
  wall: (s, c) =>
    withScene(s, {
      walls: c.pick % 3 === 0 ? s.scene.walls.slice(1) : [...s.scene.walls, wall(c)],
    }),
  block: (s, c) =>
    withScene(s, {
      cells: [...s.scene.cells, { at: [c.x % 6, c.y % 6], blocks: ['move', 'sight', 'effect'] }],
    }),
  map: (s, c) =>
    withScene(s, { grid: { ...s.scene.grid, columns: 6 + (c.x % 5), rows: 6 + (c.y % 5) } }),
  turn: (s, c) => {
    const order = s.scene.creatures.map((one) => one.id);
    return withScene(s, {
      turn: {
        round: 1 + (c.pick % 2),
        order,
        acted: order.slice(0, c.who % (order.length + 1)),
        ...(order[c.x] === undefined ? {} : { active: order[c.x] }),
      },
    });
  },
  spent: (s, c) => withScene(s, { turn: { ...s.scene.turn, spent: { moved: c.x } } }),
  options: (s, c) =>
    withScene(s, {
      options: { reachTwoDiagonal: of(['all', 'weapon-only', 'strict'] as const, c.pick) },
    }),
  ruleset: (s, c) => withScene(s, { ruleset: of(RULESETS, c.pick) }),
  subject: (s, c) => ({
    ...s,
    subject: s.scene.creatures[c.who % Math.max(1, s.scene.creatures.length)]?.id ?? s.subject,
  }),
  gm: (s) => ({ ...s, gm: !s.gm }),
} satisfies Record<string, Apply>;

/**
 * Events that are frequent at a real table are frequent here; events that reset everything are
 * rare.
 */
const OFTEN = [
  'move',
  'step',
  'condition',
  'opportunity',
  'arms',
  'size',
  'come',
  'come',
  'leave',
  'order',
] as const;
const KINDS = [
  ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]),
  ...OFTEN,
  ...OFTEN,
  ...OFTEN,
  ...OFTEN,
  ...OFTEN,
];

const changes = (kind: fc.Arbitrary<Change['kind']>): fc.Arbitrary<Change> =>
  fc.record({ kind, who: fc.nat(11), x: fc.nat(13), y: fc.nat(13), pick: fc.nat(29) });

/**
 * A crowded table and its later states, starting with the first state. Several changes may happen
 * between two snapshots.
 */
export const histories = (length: number): fc.Arbitrary<readonly Seen[]> => {
  const exactly = (n: number): fc.ArrayConstraints => ({ minLength: n, maxLength: n });
  return fc
    .tuple(
      boards({ elevations: true, sizes: ['tiny', 'small', 'medium', 'medium', 'large', 'huge'] }),
      fc.array(changes(fc.constant('come')), exactly(8)),
      fc.array(
        fc.array(changes(fc.constantFrom(...KINDS)), { minLength: 1, maxLength: 3 }),
        exactly(length),
      ),
    )
    .map(([scene, crowd, steps]) => {
      const after = (seen: Seen, step: readonly Change[]): Seen =>
        step.reduce<Seen>((s, c) => CHANGES[c.kind](s, c), seen);
      const subject = scene.creatures.find((c) => c.side === 'party') ?? scene.creatures[0]!;
      const seen = [after({ scene, subject: subject.id, gm: true }, crowd)];
      for (const step of steps) seen.push(after(seen.at(-1)!, step));
      return seen;
    });
};
