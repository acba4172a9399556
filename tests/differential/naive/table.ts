/**
 * A scene document in the form that the plain rules use: each creature's position, size, reach,
 * conditions and side.
 */
import { boxOf, shape, UNIT, type Shape } from './lines.ts';
import { SIZES, type Size, type Text } from './texts.ts';

export type Cell = readonly [number, number];
export interface Weapon {
  readonly id: string;
  readonly kind: 'melee' | 'ranged';
  readonly natural?: boolean;
  readonly unarmed?: boolean;
  readonly ready?: boolean;
  readonly reach?: number;
  readonly reachWeapon?: 'none' | 'reach' | 'reach-and-near';
  readonly twoHanded?: boolean;
}
export interface Being {
  readonly id: string;
  readonly side?: string;
  readonly at: Cell;
  readonly size?: Size;
  readonly build?: 'tall' | 'long';
  readonly space?: number;
  readonly reach?: number;
  readonly elevation?: number;
  readonly speed?: {
    readonly land?: number;
    readonly fly?: number;
    readonly swim?: number;
    readonly climb?: number;
    readonly manoeuvrability?: 'perfect' | 'good' | 'average';
  };
  /** The way of moving that its user chose. */
  readonly moving?: 'walk' | 'swim' | 'climb' | 'crawl' | 'tumble';
  /** Whether it climbs at twice the pace. */
  readonly hurried?: boolean;
  readonly skills?: Readonly<Record<string, { readonly bonus: number; readonly ranks: number }>>;
  readonly armour?: 'none' | 'light' | 'medium' | 'heavy';
  readonly load?: 'none' | 'light' | 'medium' | 'heavy';
  /** The id of the creature's mount, as the scene gives it. */
  readonly mount?: string;
  /** The creature that this one rides; set by `seated`. */
  readonly on?: string;
  readonly abilities?: { readonly dex?: number };
  readonly attacks?: readonly Weapon[];
  readonly conditions?: readonly string[];
  readonly traits?: readonly string[];
  readonly opportunitiesTaken?: number;
}
export type Block = 'move' | 'sight' | 'effect';
export type Mark = 'limited' | 'cover' | 'improved';
export type Light = 'daylight' | 'bright' | 'dim' | 'dark';
export interface Floor {
  readonly at: Cell;
  readonly terrain?: 'difficult';
  readonly costFactor?: number;
  readonly blocks?: readonly Block[];
  readonly low?: boolean;
  readonly cover?: Mark;
  readonly concealment?: 'partial';
  readonly light?: Light;
  readonly ground?: string;
  readonly surface?: 'ground' | 'water' | 'slope' | 'wall';
  readonly check?: { readonly skill: string; readonly dc: number };
  readonly elevation?: number;
}
export interface Wall {
  /** Pieces with the same number are one wall that bends (`settle.ts`). */
  readonly piece?: number;
  readonly from: Cell;
  readonly to: Cell;
  readonly blocks?: readonly Block[];
  readonly low?: boolean;
  readonly cover?: Mark;
  readonly crossCost?: number;
}
export interface Scene {
  readonly format: 'quadretto/scene@1';
  readonly ruleset: string;
  readonly options?: {
    readonly diagonals?: 'alternate' | 'one';
    readonly text?: string;
    readonly reachTwoDiagonal?: Text['corner'];
    readonly coverLine?: string;
    readonly grappledThreatens?: boolean;
    readonly reachCoverAdjacent?: string;
    readonly partialCoverBars?: boolean;
    readonly chargeLine?: string;
    readonly paralyzedPassing?: string;
  };
  readonly grid: {
    readonly kind: 'square' | 'hex';
    readonly layout?: string;
    readonly columns: number;
    readonly rows: number;
  };
  /** The light in cells that have no light value of their own. */
  readonly light?: Light;
  readonly cells?: readonly Floor[];
  readonly walls?: readonly Wall[];
  readonly creatures: readonly Being[];
  readonly turn?: {
    readonly active: string;
    readonly surprise?: boolean;
    readonly spent: {
      readonly diagonals?: number;
      readonly eased?: number;
      readonly standard?: boolean;
      readonly move?: number;
      readonly fullRound?: boolean;
      readonly step?: boolean;
      readonly moved?: number;
    };
  };
}

const HELPLESS = [
  'helpless',
  'asleep',
  'bound',
  'paralyzed',
  'unconscious',
  'dying',
  'petrified',
  'dead',
];
/**
 * Conditions that matter on a board, grouped by their effect (sigil.threat.cannot-attack-does-not,
 * sigil.condition.*).
 */
const STATES = {
  helpless: HELPLESS,
  harmless: [
    ...HELPLESS,
    'stunned',
    'dazed',
    'cowering',
    'fascinated',
    'nauseated',
    'grappling',
    'pinned',
    'casting',
    'whirlwind',
    'behind-tower-shield',
  ],
  stuck: [...HELPLESS, 'stunned', 'dazed', 'cowering', 'fascinated', 'grappling', 'pinned'],
  slow: ['entangled', 'exhausted', 'disabled', 'slowed'],
  tired: ['fatigued', 'exhausted', 'entangled'],
  afraid: ['frightened', 'panicked'],
  'one-action': ['staggered', 'disabled', 'slowed'],
  unready: ['flat-footed'],
  held: ['grappling'],
  limp: ['paralyzed'],
  whirling: ['whirlwind'],
  defending: ['total-defence'],
  // Spells and shields of the 3.5 SRD.
  hasted: ['hasted', 'expeditious-retreat'],
  blinking: ['blinking'],
  sheltered: ['behind-tower-shield'],
  down: ['prone'],
  blind: ['blinded'],
  unseen: ['invisible'],
  bodiless: ['incorporeal'],
  sick: ['nauseated'],
  dead: ['dead'],
  // Conditions of creatures that can only defend themselves passively
  // (arelia.movement.pass-defenceless).
  passive: [...HELPLESS, 'stunned', 'cowering'],
} as const;

export const isIn = (b: Being, state: keyof typeof STATES): boolean =>
  (b.conditions ?? []).some((c) => (STATES[state] as readonly string[]).includes(c));
export const has = (b: Being, trait: string): boolean => b.traits?.includes(trait) ?? false;

/**
 * Whether the creature threatens nothing. A grapple does not count if the text lets grappling
 * creatures threaten.
 */
export const isHarmless = (text: Text, b: Being): boolean =>
  has(b, 'swarm') ||
  isIn(
    text.grappledThreatens
      ? { ...b, conditions: (b.conditions ?? []).filter((c) => c !== 'grappling') }
      : b,
    'harmless',
  );

const rank = (b: Being): number => SIZES.indexOf(b.size ?? 'medium');
export const sizesApart = (a: Being, b: Being): number => Math.abs(rank(a) - rank(b));
export const isTiny = (b: Being): boolean => rank(b) <= SIZES.indexOf('tiny');
/** How many size categories the first creature is larger than the second. */
export const larger = (a: Being, b: Being): number => rank(a) - rank(b);
/** How many creatures of this size share a square (srd35.size.tiny-share-square). */
export const perSquare = (b: Being): number => [100, 25, 4][rank(b)] ?? 1;

/**
 * The scene with every rider moved into its mount's space. A rider keeps its own reach
 * (docs/spec/scene.md, convention 4).
 */
export function seated(scene: Scene, text: Text): Scene {
  if (!scene.creatures.some((b) => b.mount !== undefined)) return scene;
  return {
    ...scene,
    creatures: scene.creatures.map((b) => {
      const mount = scene.creatures.find((other) => other.id === b.mount);
      if (
        mount === undefined ||
        !cellsFrom(mount.at, spaceOf(text, mount)).some((c) => sameCell(c, b.at))
      )
        return b;
      const space = text.mountSpace ? spaceOf(text, mount) : spaceOf(text, b);
      return {
        ...b,
        on: mount.id,
        at: mount.at,
        elevation: mount.elevation ?? 0,
        space,
        reach: reachOf(text, b),
      };
    }),
  };
}
/** Natural reach of the sizes, by build. */
const TALL = [0, 0, 0, 1, 1, 2, 3, 4, 6];
const LONG = [0, 0, 0, 1, 1, 1, 2, 3, 4];

/**
 * A creature in the size that spells leave it: one category larger or smaller; the two end each
 * other (srd35.size.enlarge, reduce). A reach that its old size gives changes with the size.
 */
export function resized<B extends Omit<Being, 'at'>>(ruleset: string, b: B): B {
  const [larger, smaller] = ['enlarged', 'reduced'].map((one) => b.conditions?.includes(one));
  if (ruleset !== 'srd35' || larger === smaller) return b;
  const old = SIZES.indexOf(b.size ?? 'medium');
  const size = SIZES[Math.min(SIZES.length - 1, Math.max(0, old + (larger === true ? 1 : -1)))]!;
  const { attacks, reach, ...rest } = b;
  const usual = (n: number): boolean =>
    (b.build !== 'long' && n === TALL[old]) || (b.build !== 'tall' && n === LONG[old]);
  const kept = <T extends { readonly reach?: number }>(one: T): T => {
    const { reach: own, ...others } = one;
    return own !== undefined && usual(own) ? (others as T) : one;
  };
  return {
    ...(rest as B),
    size,
    ...(reach === undefined || usual(reach) ? {} : { reach }),
    ...(attacks === undefined ? {} : { attacks: attacks.map(kept) }),
  };
}
export const allResized = (scene: Scene): Scene => ({
  ...scene,
  creatures: scene.creatures.map((b) => resized(scene.ruleset, b)),
});

/** Whether two creatures are the same creature, mount and rider, or riders of the same mount. */
export const together = (a: Being, b: Being): boolean => (a.on ?? a.id) === (b.on ?? b.id);
export const ridersOf = (scene: Scene, b: Being): Being[] =>
  scene.creatures.filter((c) => c.on === b.id);

export const spaceOf = (text: Text, b: Being): number => b.space ?? text.space[rank(b)]!;
export const reachOf = (text: Text, b: Being): number =>
  b.reach ?? (b.build === 'long' ? text.long : text.tall)[rank(b)]!;

export function cellsFrom([x, y]: Cell, n: number): Cell[] {
  const found: Cell[] = [];
  for (let b = y; b < y + n; b++) for (let a = x; a < x + n; a++) found.push([a, b]);
  return found;
}

/** The relation of two creatures. A creature with an unknown side is neither an ally nor a foe. */
export function between(a: Being, b: Being): 'ally' | 'foe' | 'none' {
  if (a.side === undefined || b.side === undefined) return 'none';
  if (a.side === b.side) return 'ally';
  return a.side === 'neutral' || b.side === 'neutral' ? 'none' : 'foe';
}

/**
 * Distance from the distances along both axes, by the cost of every second diagonal
 * (srd35.grid.diagonals-1-2-1-2).
 */
export const apart = (text: Text, a: number, b: number): number =>
  Math.max(a, b) + (text.secondDiagonal - 1) * Math.floor(Math.min(a, b) / 2);

/** Distances between the nearest squares of two spaces along both axes. */
export function gaps(a: Cell, n: number, b: Cell, m: number): [number, number] {
  const gap = (i: 0 | 1): number => Math.max(0, b[i] - (a[i] + n - 1), a[i] - (b[i] + m - 1));
  return [gap(0), gap(1)];
}
/**
 * `nearest`: the distance between the nearest squares of two sets. `shared`: whether the sets have
 * a square in common.
 */
export const nearest = (text: Text, a: readonly Cell[], b: readonly Cell[]): number =>
  Math.min(...a.flatMap((p) => b.map((q) => distance(text, p, 1, q, 1))));
export const shared = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.some((p) => b.some((q) => sameCell(p, q)));
/** The bounding rectangle of a set of squares: its top-left cell, width and height. */
export function frame(cells: readonly Cell[]): {
  readonly at: Cell;
  readonly w: number;
  readonly h: number;
} {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { at: [left, top], w: Math.max(...xs) - left + 1, h: Math.max(...ys) - top + 1 };
}
export const distance = (text: Text, a: Cell, n: number, b: Cell, m: number): number =>
  apart(text, ...gaps(a, n, b, m));

export const heightOf = (text: Text, b: Being): number => (text.heights ? (b.elevation ?? 0) : 0);
/** Distance with a difference in height, which counts as one more axis (convention 11). */
export const climbed = (text: Text, flat: number, height: number): number =>
  height === 0 ? flat : apart(text, flat, Math.abs(height));
/** Whether neither creature is wholly above the other. A space is as high as it is wide. */
export const level = (h: number, n: number, k: number, m: number): boolean =>
  h < k + m && k < h + n;

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const overlaps = (a: Cell, n: number, b: Cell, m: number): boolean =>
  a[0] < b[0] + m && b[0] < a[0] + n && a[1] < b[1] + m && b[1] < a[1] + n;

const wallBlocks = (w: Wall): readonly Block[] =>
  w.blocks ?? (w.low === true ? [] : ['move', 'sight', 'effect']);
export const wallShape = (w: Wall): Shape =>
  shape([w.from, w.to].map(([x, y]) => [Math.round(x * UNIT), Math.round(y * UNIT)]));

/** All obstacles on the ground that block movement, sight or effect. */
export function blocking(scene: Scene, what: Block): Shape[] {
  return [
    ...(scene.walls ?? []).filter((w) => wallBlocks(w).includes(what)).map(wallShape),
    ...(scene.cells ?? []).filter((c) => c.blocks?.includes(what)).map((c) => boxOf(c.at, 1)),
  ];
}

export const wallsOf = (scene: Scene, ...what: readonly Block[]): Wall[] =>
  (scene.walls ?? []).filter((w) => what.every((one) => wallBlocks(w).includes(one)));
export const wallsThatBlock = (scene: Scene, ...what: readonly Block[]): Shape[] =>
  wallsOf(scene, ...what).map(wallShape);

export const floorAt = (scene: Scene, at: Cell): Floor | undefined =>
  scene.cells?.find((c) => sameCell(c.at, at));
export const beingIn = (scene: Scene, id: string): Being => {
  const found = scene.creatures.find((b) => b.id === id);
  if (found === undefined) throw new Error(`no ${id} in the scene`);
  return found;
};
export const lightAt = (scene: Scene, at: Cell): Light =>
  floorAt(scene, at)?.light ?? scene.light ?? 'bright';
export const cellBlocks = (scene: Scene, at: Cell, what: Block): boolean =>
  floorAt(scene, at)?.blocks?.includes(what) ?? false;
