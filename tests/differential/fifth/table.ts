/**
 * Plain rules of the fifth edition: the scene as they read it, and what differs between the 2024
 * and the 2014 document. Written from the texts alone; nothing here comes from the engine.
 */
import { textOf as olderText, type Text as OlderText } from '../naive/texts.ts';
import { squaresAt as lanesAt } from '../naive/width.ts';
import type { Scene as OlderScene, Being as OlderBeing } from '../naive/table.ts';

export type Cell = readonly [number, number];
export type Size = 'tiny' | 'small' | 'medium' | 'large' | 'huge' | 'gargantuan';
export const SIZES: readonly Size[] = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'];

export interface Weapon {
  readonly id: string;
  readonly kind: 'melee' | 'ranged';
  readonly reach?: number;
  readonly reachWeapon?: 'reach';
  readonly ready?: boolean;
  readonly range?: { readonly normal: number; readonly long: number };
  readonly tags?: readonly string[];
}
export interface Being {
  readonly id: string;
  readonly side?: string;
  readonly at: Cell;
  readonly size?: Size;
  /** Side of the space in squares, where a token differs from its size. */
  readonly space?: number;
  readonly reach?: number;
  readonly elevation?: number;
  readonly speed?: {
    readonly land?: number;
    readonly fly?: number;
    readonly swim?: number;
    readonly climb?: number;
  };
  readonly moving?: 'walk' | 'fly' | 'swim' | 'climb' | 'crawl' | 'teleport';
  readonly abilities?: { readonly str?: number; readonly dex?: number };
  readonly attacks?: readonly Weapon[];
  readonly conditions?: readonly string[];
  readonly conditionsBy?: Readonly<Record<string, readonly string[]>>;
  readonly traits?: readonly string[];
  readonly opportunitiesTaken?: number;
  readonly visibleTo?: readonly string[];
  readonly mount?: string;
  readonly grapples?: readonly string[];
}
export type Block = 'move' | 'sight' | 'effect';
export type Light = 'daylight' | 'bright' | 'dim' | 'dark';
export interface Floor {
  readonly at: Cell;
  readonly terrain?: 'difficult';
  readonly costFactor?: number;
  readonly blocks?: readonly Block[];
  readonly low?: boolean;
  readonly concealment?: 'partial' | 'total';
  readonly light?: Light;
  readonly surface?: 'water' | 'slope';
}
export interface Wall {
  readonly from: Cell;
  readonly to: Cell;
  readonly blocks?: readonly Block[];
  readonly low?: boolean;
}
export interface Scene {
  readonly format: 'quadretto/scene@1';
  readonly ruleset: 'srd52' | 'srd51';
  readonly options?: Readonly<Record<string, string>>;
  readonly grid: { readonly kind: 'square'; readonly columns: number; readonly rows: number };
  readonly light?: Light;
  readonly cells?: readonly Floor[];
  readonly walls?: readonly Wall[];
  readonly creatures: readonly Being[];
  readonly turn?: {
    readonly active: string;
    readonly round?: number;
    readonly order?: readonly string[];
    readonly acted?: readonly string[];
    readonly spent: {
      readonly uses?: Readonly<Record<string, number>>;
      readonly moved?: number;
      readonly beside?: Readonly<Record<string, { readonly moved?: number }>>;
    };
  };
}

/** What differs between the documents, and what a deliberate error changes (mutants.test.ts). */
export interface Text {
  readonly newer: boolean;
  /** Feet of reach beyond five, in squares, that a Reach weapon adds. */
  readonly weaponAdds: number;
  /** The least share of a square that lies in an area, for the square to be in it. */
  readonly areaShare: number;
  /** Sizes between two creatures that may pass each other. */
  readonly sizesApart: number;
  /** Whether anybody may pass the Incapacitated and the Tiny (2024). */
  readonly passesHelpless: boolean;
  /** Whether a creature that is nobody's enemy lets others pass (2014). */
  readonly strangersPass: boolean;
  /** Whether the spaces of allies and of Tiny creatures are difficult terrain (2014). */
  readonly everySpaceSlows: boolean;
  /** Whether a narrow place is difficult terrain (2024), or costs one more beside it (2014). */
  readonly narrowIsDifficult: boolean;
  readonly crawlExtra: number;
  readonly swimExtra: number;
  readonly dragExtra: number;
  readonly slopeSlows: boolean;
  /** Whether dragging halves the speed (2014) in place of costing more (2024). */
  readonly dragHalves: boolean;
  readonly stunnedMove: boolean;
  /** Whether leaving a reach provokes (true), or leaving any square within it. */
  readonly leavesReach: boolean;
  readonly needsSight: boolean;
  readonly darkvisionDark: boolean;
  readonly fogBlocks: boolean;
  readonly proneNear: boolean;
  readonly closeCombat: boolean;
  readonly criticalNear: number;
  readonly halfFrom: number;
  readonly mostFrom: number;
  readonly creaturesCover: boolean;
  readonly agile: boolean;
  readonly riderToo: boolean;
  readonly surprisedHeld: boolean;
  readonly incapacitatedReact: boolean;
  readonly reactions: number;
  /** The part of the Speed that getting up and mounting take. */
  readonly half: number;
  readonly dashes: number;
  readonly cornersBar: boolean;
  readonly worstSquare: boolean;
  readonly grappledAttack: boolean;
  readonly heavyBySize: boolean;
  readonly squeezedEdge: boolean;
  readonly lanceNear: boolean;
}

const srd52: Text = {
  newer: true,
  weaponAdds: 1,
  areaShare: 0.5,
  sizesApart: 2,
  passesHelpless: true,
  strangersPass: false,
  everySpaceSlows: false,
  narrowIsDifficult: true,
  crawlExtra: 1,
  swimExtra: 1,
  dragExtra: 1,
  slopeSlows: true,
  dragHalves: false,
  stunnedMove: true,
  leavesReach: true,
  needsSight: true,
  darkvisionDark: true,
  fogBlocks: true,
  proneNear: true,
  closeCombat: true,
  criticalNear: 1,
  halfFrom: 0.5,
  mostFrom: 0.75,
  creaturesCover: true,
  agile: true,
  riderToo: false,
  surprisedHeld: false,
  incapacitatedReact: false,
  reactions: 1,
  half: 0.5,
  dashes: 1,
  cornersBar: true,
  worstSquare: true,
  grappledAttack: true,
  heavyBySize: false,
  squeezedEdge: false,
  lanceNear: false,
};
const srd51: Text = {
  ...srd52,
  newer: false,
  passesHelpless: false,
  strangersPass: true,
  everySpaceSlows: true,
  narrowIsDifficult: false,
  slopeSlows: false,
  dragHalves: true,
  dragExtra: 0,
  stunnedMove: false,
  agile: false,
  riderToo: true,
  surprisedHeld: true,
  grappledAttack: false,
  heavyBySize: true,
  squeezedEdge: true,
  lanceNear: true,
};
export const textOf = ({ ruleset }: Pick<Scene, 'ruleset'>): Text =>
  ruleset === 'srd52' ? srd52 : srd51;

// ── Creatures ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Paralyzed, Petrified, Stunned and Unconscious creatures are Incapacitated too. */
const INCAPACITATED = ['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious'];
/** These set the Speed to 0. */
const HELD = ['grappled', 'restrained', 'paralyzed', 'petrified', 'unconscious'];

export const is = (b: Being, ...conditions: readonly string[]): boolean =>
  conditions.some((c) => b.conditions?.includes(c) === true);
export const has = (b: Being, trait: string): boolean => b.traits?.includes(trait) ?? false;
export const isIncapacitated = (b: Being): boolean => is(b, ...INCAPACITATED);
export const incapacitatedBy = (b: Being): string[] => INCAPACITATED.filter((c) => is(b, c));
/** Whoever is Unconscious is Prone as well. */
export const isProne = (b: Being): boolean => is(b, 'prone', 'unconscious');
export const isHeld = (text: Text, b: Being): boolean =>
  is(b, ...HELD) || (!text.stunnedMove && is(b, 'stunned'));
export const isDead = (b: Being): boolean => is(b, 'dead');

export const rank = (b: Being): number => SIZES.indexOf(b.size ?? 'medium');
export const isTiny = (b: Being): boolean => rank(b) === 0;
export const spaceOf = (b: Being): number => b.space ?? [1, 1, 1, 2, 3, 4][rank(b)]!;
export const reachOf = (b: Being): number => b.reach ?? 1;
export const heightOf = (b: Being): number => b.elevation ?? 0;

/** Range of a sense, from a trait such as `darkvision-12`; 0 if the creature lacks it. */
export const senseOf = (b: Being, sense: string): number =>
  Math.max(
    0,
    ...(b.traits ?? [])
      .filter((t) => t.startsWith(`${sense}-`))
      .map((t) => Number(t.slice(sense.length + 1))),
  );

export const beingIn = (scene: Scene, id: string): Being => {
  const found = scene.creatures.find((b) => b.id === id);
  if (found === undefined) throw new Error(`no ${id} in the scene`);
  return found;
};

export function relation(a: Being, b: Being): 'ally' | 'foe' | 'none' {
  if (a.side === undefined || b.side === undefined) return 'none';
  if (a.side === b.side) return 'ally';
  return a.side === 'neutral' || b.side === 'neutral' ? 'none' : 'foe';
}

/** The mount in whose space a rider stands, if there is one. */
export function seatOf(scene: Scene, b: Being): Being | undefined {
  const mount = scene.creatures.find((c) => c.id === b.mount);
  if (mount === undefined) return undefined;
  const n = spaceOf(mount);
  const [dx, dy] = [b.at[0] - mount.at[0], b.at[1] - mount.at[1]];
  return dx >= 0 && dy >= 0 && dx < n && dy < n ? mount : undefined;
}
/** Mount and riders count as one. */
export const together = (scene: Scene, a: Being, b: Being): boolean =>
  (seatOf(scene, a) ?? a).id === (seatOf(scene, b) ?? b).id;

// ── Squares ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const block = ([x, y]: Cell, n: number): Cell[] =>
  Array.from({ length: n * n }, (_, i): Cell => [x + (i % n), y + Math.floor(i / n)]);
export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
export const meet = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.some((p) => b.some((q) => same(p, q)));

/**
 * The table with which the plain rules of the older texts find lanes in narrow places: a creature
 * fits an opening made for the next smaller size (srd52.squeeze.widths).
 */
export const laneText = (cornersBar = true): OlderText => ({
  ...olderText({ ruleset: 'srd35' }),
  space: [1, 1, 1, 1, 1, 2, 3, 4, 4],
  leastWidth: (n) => Math.max(1, n - 1),
  cornersBar,
  hampersInDark: false,
  hampersInFog: false,
});
const LANES = laneText();
const laneBeing = (b: Being, at: Cell): OlderBeing =>
  ({ ...b, at, space: spaceOf(b), conditions: [] }) as unknown as OlderBeing;

/** The squares that a creature fills; a rider fills its mount's. */
export function squaresOf(scene: Scene, given: Being, at?: Cell): readonly Cell[] {
  const b = seatOf(scene, given) ?? given;
  return lanesAt(scene as unknown as OlderScene, LANES, laneBeing(b, at ?? b.at));
}
/** Distance in squares between two sets of squares, with the difference in height. */
export const apart = (a: readonly Cell[], b: readonly Cell[], height = 0): number =>
  Math.max(
    Math.abs(height),
    Math.min(
      ...a.flatMap((p) => b.map((q) => Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])))),
    ),
  );
/** Heights of a rider are its mount's. */
export const standsAt = (scene: Scene, b: Being): number => heightOf(seatOf(scene, b) ?? b);
export const between = (scene: Scene, a: Being, b: Being, bAt?: Cell): number =>
  apart(squaresOf(scene, a), squaresOf(scene, b, bAt), standsAt(scene, a) - standsAt(scene, b));

export const floorAt = (scene: Scene, at: Cell): Floor | undefined =>
  scene.cells?.find((c) => same(c.at, at));
