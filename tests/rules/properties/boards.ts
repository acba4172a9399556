/**
 * Random boards: walls, blocking squares, difficult ground, fog, and two to eight creatures of
 * every size.
 */
import fc from 'fast-check';
import { FORMAT } from '../../../src/scene/format.ts';
import type { SceneInput } from '../../../src/scene/schema.ts';
import type { AttackInput, At, CellInput, CreatureInput, WallInput } from '../cases.ts';

export const RULESETS = ['srd35', 'sigil', 'pf1'] as const;
export type RulesetId = (typeof RULESETS)[number];
export type SizeName = NonNullable<CreatureInput['size']>;

export interface Scene extends SceneInput {
  ruleset: RulesetId;
  cells: CellInput[];
  walls: WallInput[];
  creatures: CreatureInput[];
}

/** Cells on a side, from the tables of sizes of the two texts. */
const SPACES: Record<SizeName, number> = {
  fine: 1,
  diminutive: 1,
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
  colossal: 6,
};
export const spaceOf = (_ruleset: RulesetId, size: SizeName): number => SPACES[size];
/** The space of a creature at its present size, changed by a spell or not. */
export function spaceIn(scene: Scene, { size = 'medium', conditions = [] }: CreatureInput): number {
  const sizes = Object.keys(SPACES) as SizeName[];
  const [grown, shrunk] = ['enlarged', 'reduced'].map((one) => Number(conditions.includes(one)));
  const index = sizes.indexOf(size) + grown! - shrunk!;
  return spaceOf(scene.ruleset, sizes[Math.min(Math.max(index, 0), sizes.length - 1)]!);
}
export const creatureIn = (scene: Scene, id: string): CreatureInput => {
  const found = scene.creatures.find((c) => c.id === id);
  if (found === undefined) throw new Error(`no creature ${id}`);
  return found;
};

/** The cells of a creature's space. */
export function spaceCells(at: readonly [number, number], n: number): At[] {
  return Array.from({ length: n * n }, (_, i) => [at[0] + (i % n), at[1] + Math.floor(i / n)]);
}

const SWORD: AttackInput = { id: 'sword', kind: 'melee' };
const BITE: AttackInput = { id: 'bite', kind: 'melee', natural: true };
const SPEAR: AttackInput = { id: 'spear', kind: 'melee', reachWeapon: 'reach', twoHanded: true };
const CHAIN: AttackInput = {
  id: 'chain',
  kind: 'melee',
  reachWeapon: 'reach-and-near',
  twoHanded: true,
};
const BOW: AttackInput = { id: 'bow', kind: 'ranged', rangeIncrement: 12 };
export const ARMS: readonly (readonly AttackInput[])[] = [
  [SWORD],
  [SPEAR],
  [CHAIN],
  [BOW],
  [],
  [SPEAR, BITE],
  [BITE],
  [SWORD, BOW],
];

const CELLS: readonly Omit<CellInput, 'at'>[] = [
  { blocks: ['move', 'sight', 'effect'] },
  { blocks: ['move', 'sight', 'effect'] },
  { terrain: 'difficult' },
  { terrain: 'difficult' },
  { concealment: 'partial' },
  { concealment: 'total' },
  { low: true },
  { blocks: ['move'] },
  { blocks: ['sight'] },
  { blocks: ['move', 'effect'] },
  { cover: 'cover' },
  { cover: 'improved' },
  { cover: 'limited' },
  { light: 'dim' },
  { light: 'dark' },
  { terrain: 'difficult', costFactor: 4 },
];
const WALLS: readonly Omit<WallInput, 'from' | 'to'>[] = [
  {},
  {},
  {},
  { low: true },
  { blocks: ['move', 'effect'] },
  { blocks: ['move'], cover: 'cover' },
  { blocks: ['sight'] },
];
const CONDITIONS = [
  'prone',
  'blinded',
  'flat-footed',
  'invisible',
  'grappling',
  'stunned',
  'dead',
  'helpless',
  'incorporeal',
  'total-defence',
];
const SIZES: readonly SizeName[] = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'medium',
  'medium',
  'large',
  'large',
  'huge',
  'gargantuan',
  'colossal',
];

export interface BoardOptions {
  /** Largest number of each kind of object on a board. */
  readonly cells?: number;
  readonly walls?: number;
  readonly creatures?: number;
  readonly sizes?: readonly SizeName[];
  readonly cellKinds?: readonly Omit<CellInput, 'at'>[];
  readonly wallKinds?: readonly Omit<WallInput, 'from' | 'to'>[];
  /** Fractions of a cell at which walls begin and end: 1 means grid corners only. */
  readonly wallParts?: number;
  readonly conditions?: boolean;
  readonly elevations?: boolean;
  readonly side?: readonly [min: number, max: number];
  readonly ruleset?: RulesetId;
}

const creatureArb = (o: BoardOptions): fc.Arbitrary<CreatureInput> =>
  fc.record({
    id: fc.constant<string>(''),
    side: fc.constantFrom<string[]>('party', 'foes', 'foes'),
    at: fc.tuple(fc.nat(11), fc.nat(11)),
    size: fc.constantFrom(...(o.sizes ?? SIZES)),
    build: fc.constantFrom('tall' as const, 'long' as const),
    speed: fc.record({ land: fc.integer({ min: 1, max: 6 }) }),
    attacks: fc.constantFrom(...ARMS).map((list) => [...list]),
    conditions:
      o.conditions === false
        ? fc.constant<string[]>([])
        : fc.oneof(
            { weight: 4, arbitrary: fc.constant<string[]>([]) },
            { weight: 1, arbitrary: fc.constantFrom(...CONDITIONS).map((c) => [c]) },
          ),
    elevation: o.elevations === true ? fc.constantFrom(0, 0, 0, 1, 2) : fc.constant(0),
    opportunitiesTaken: fc.constantFrom(0, 0, 0, 1),
    traits: fc.constantFrom<string[][]>([], [], ['combat-reflexes'], ['darkvision-12']),
  });

const wallArb = (o: BoardOptions): fc.Arbitrary<WallInput> => {
  const parts = o.wallParts ?? 1;
  const coordinate = fc.integer({ min: 0, max: 12 * parts }).map((v) => v / parts);
  return fc
    .record({
      kind: fc.constantFrom(...(o.wallKinds ?? WALLS)),
      x: coordinate,
      y: coordinate,
      length: fc.integer({ min: 1, max: 4 * parts }).map((v) => v / parts),
      way: fc.constantFrom('right', 'right', 'down', 'down', 'slant'),
    })
    .map(({ kind, x, y, length, way }) => ({
      ...kind,
      from: [x, y] as At,
      to: [
        way === 'down' ? x : x + length,
        way === 'right' ? y : way === 'slant' ? y + length / 2 : y + length,
      ] as At,
    }));
};

/**
 * Creatures that overlap an earlier one or extend beyond the map are left out, and the ground under
 * the rest does not block.
 */
export function boards(o: BoardOptions = {}): fc.Arbitrary<Scene> {
  const [low, high] = o.side ?? [6, 11];
  return fc
    .record({
      ruleset: fc.constantFrom(...(o.ruleset === undefined ? RULESETS : [o.ruleset])),
      columns: fc.integer({ min: low, max: high }),
      rows: fc.integer({ min: low, max: high }),
      cells: fc.array(
        fc.tuple(fc.constantFrom(...(o.cellKinds ?? CELLS)), fc.nat(11), fc.nat(11)),
        { maxLength: o.cells ?? 14 },
      ),
      walls: fc.array(wallArb(o), { maxLength: o.walls ?? 5 }),
      creatures: fc.array(creatureArb(o), { minLength: 2, maxLength: o.creatures ?? 8 }),
    })
    .map(({ ruleset, columns, rows, cells, walls, creatures }): Scene => {
      const taken = new Set<string>();
      const placed: CreatureInput[] = [];
      for (const c of creatures) {
        const n = spaceOf(ruleset, c.size ?? 'medium');
        const at: At = [c.at[0] % columns, c.at[1] % rows];
        const space = spaceCells(at, n).map(String);
        if (at[0] + n > columns || at[1] + n > rows || space.some((k) => taken.has(k))) continue;
        space.forEach((k) => taken.add(k));
        placed.push({ ...c, id: 'abcdefgh'[placed.length] ?? 'z', at });
      }
      const seen = new Set<string>();
      const ground = cells
        .map(([kind, x, y]) => ({ ...kind, at: [x % columns, y % rows] as At }))
        .filter((cell) => {
          const key = String(cell.at);
          if (seen.has(key) || (taken.has(key) && cell.blocks !== undefined)) return false;
          seen.add(key);
          return true;
        });
      const inside = ({ from, to }: WallInput): boolean =>
        [from, to].every(([x, y]) => x >= 0 && y >= 0 && x <= columns && y <= rows);
      return {
        format: FORMAT,
        ruleset,
        grid: { kind: 'square', columns, rows, metresPerCell: 1.5 },
        cells: ground,
        walls: walls.filter(inside),
        creatures: placed,
      };
    })
    .filter((scene) => scene.creatures.length >= 2);
}

/** A board and one of its creatures. */
export const boardsWithMover = (o: BoardOptions = {}): fc.Arbitrary<{ scene: Scene; id: string }> =>
  fc
    .tuple(boards(o), fc.nat())
    .map(([scene, k]) => ({ scene, id: scene.creatures[k % scene.creatures.length]?.id ?? 'a' }));
