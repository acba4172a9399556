/**
 * The ledger's cases as tests: helper functions that describe a board almost in the words of the
 * rule text.
 *
 *     { rule: 'srd35.cover.ranged-corner-procedure', case: 1, given: 'a pillar beside the line',
 *       on: [archer('a', 0, 0), creature('t', 4, 1), block(1, 1)], ask: cover('a', 't', 'ranged'),
 *       expect: { degree: 'none', ac: 0 } }
 *
 * Coordinates are the ledger's own and may be negative: the scene is moved to the middle of a
 * larger board and the answers are moved back, so that (0,0) is not at the edge of the map.
 * `exactly(columns, rows)` asks for a map with edges.
 */
import type { HexLayout } from '../../src/board/grid.ts';
import { FORMAT } from '../../src/scene/format.ts';
import type { SceneInput } from '../../src/scene/schema.ts';

export { cells } from '../../adapters/practice/ascii.ts';

export type CreatureInput = NonNullable<SceneInput['creatures']>[number];
export type CellInput = NonNullable<SceneInput['cells']>[number];
export type WallInput = NonNullable<SceneInput['walls']>[number];
export type AttackInput = NonNullable<CreatureInput['attacks']>[number];
export type At = [x: number, y: number];
export type Ask = { readonly ask: string } & Readonly<Record<string, unknown>>;
export type Answer = Readonly<Record<string, unknown>>;

/** One object on the board; every builder below makes one or a list of them. */
export type Thing =
  | { readonly creature: CreatureInput }
  | { readonly wall: WallInput }
  | { readonly cell: CellInput }
  | {
      readonly rest: Partial<
        Pick<SceneInput, 'ruleset' | 'options' | 'turn' | 'light' | 'degrees' | 'misses'>
      >;
    }
  | { readonly exactly: { columns: number; rows: number } }
  | { readonly hexes: HexLayout };

// ── Creatures ─────────────────────────────────────────────────────────────────────────────────────────────────────

const ATTACKS = {
  sword: { id: 'sword', name: 'Longsword', kind: 'melee' },
  dagger: { id: 'dagger', name: 'Dagger', kind: 'melee', light: true },
  longspear: {
    id: 'longspear',
    name: 'Longspear',
    kind: 'melee',
    reachWeapon: 'reach',
    twoHanded: true,
  },
  chain: {
    id: 'chain',
    name: 'Spiked chain',
    kind: 'melee',
    reachWeapon: 'reach-and-near',
    twoHanded: true,
  },
  bow: { id: 'bow', name: 'Shortbow', kind: 'ranged', rangeIncrement: 12, twoHanded: true },
  rock: { id: 'rock', name: 'Rock', kind: 'thrown', rangeIncrement: 12 },
  natural: { id: 'claw', name: 'Claw', kind: 'melee', natural: true },
  fist: { id: 'fist', name: 'Unarmed strike', kind: 'melee', unarmed: true },
} as const satisfies Record<string, AttackInput>;

/** Names of ready-made attacks; `none` is an empty list: unarmed. */
export type AttackName = keyof typeof ATTACKS | 'none';

export interface CreatureMore extends Partial<Omit<CreatureInput, 'id' | 'at' | 'attacks'>> {
  readonly attacks?: AttackName | readonly (AttackName | AttackInput)[];
}

const attacksOf = (named: NonNullable<CreatureMore['attacks']>): AttackInput[] =>
  (typeof named === 'string' ? [named] : named).flatMap((a) =>
    a === 'none' ? [] : typeof a === 'string' ? { ...ATTACKS[a] } : a,
  );

/**
 * A Medium creature of speed 6 with a sword in hand, of the side `foes`, unless `more` says
 * otherwise.
 */
export function creature(id: string, x: number, y: number, more: CreatureMore = {}): Thing {
  const { attacks = 'sword', ...rest } = more;
  return {
    creature: {
      id,
      name: id,
      side: 'foes',
      size: 'medium',
      speed: { land: 6 },
      ...rest,
      at: [x, y],
      attacks: attacksOf(attacks),
    },
  };
}

/** The same creature, but of the side `party`. */
export const hero = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { side: 'party', ...more });
/** A hero with only a bow: it threatens nothing. */
export const archer = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  hero(id, x, y, { attacks: 'bow', ...more });
/** A Large tall foe, 2 × 2 squares, natural reach of two. */
export const ogre = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { size: 'large', build: 'tall', ...more });
/** A creature with only a position: no other facts are known. */
export const bare = (
  id: string,
  x: number,
  y: number,
  more: Partial<Omit<CreatureInput, 'id' | 'at'>> = {},
): Thing => ({ creature: { id, ...more, at: [x, y] } });

// ── Ground ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A wall between two grid corners; it blocks movement, sight and effect unless `more` says
 * otherwise.
 */
export const wall = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  more: Partial<WallInput> = {},
): Thing => ({ wall: { ...more, from: [x0, y0], to: [x1, y1] } });
export const lowWall = (x0: number, y0: number, x1: number, y1: number): Thing =>
  wall(x0, y0, x1, y1, { low: true });
/** A pane: blocks movement and effect, not sight. */
export const glassWall = (x0: number, y0: number, x1: number, y1: number): Thing =>
  wall(x0, y0, x1, y1, { blocks: ['move', 'effect'] });
/**
 * The two walls of a passage along x that contains the rows from `y0` to `y1`, far longer than any
 * case needs.
 */
export const corridor = (y0: number, y1: number = y0): Thing[] => [
  wall(-9, y0, 28, y0),
  wall(-9, y1 + 1, 28, y1 + 1),
];

export const cell = (x: number, y: number, more: Omit<CellInput, 'at'>): Thing => ({
  cell: { ...more, at: [x, y] },
});
/** Solid rock, a pillar: blocks movement, sight and effect. */
export const block = (x: number, y: number): Thing =>
  cell(x, y, { blocks: ['move', 'sight', 'effect'] });
/** Blocks movement and effect, not sight. */
export const glass = (x: number, y: number): Thing => cell(x, y, { blocks: ['move', 'effect'] });
/** Blocks sight only. */
export const smoke = (x: number, y: number): Thing => cell(x, y, { blocks: ['sight'] });
/** Blocks movement only. */
export const pit = (x: number, y: number): Thing => cell(x, y, { blocks: ['move'] });
/** Partial concealment. */
export const fog = (x: number, y: number): Thing => cell(x, y, { concealment: 'partial' });
/** Difficult ground. */
export const rubble = (x: number, y: number): Thing => cell(x, y, { terrain: 'difficult' });
/** A low obstacle that fills the square. */
export const lowBlock = (x: number, y: number): Thing => cell(x, y, { low: true });
/** The same ground on every cell of a rectangle, both ends included. */
export function fill(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  what: (x: number, y: number) => Thing,
): Thing[] {
  const things: Thing[] = [];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) things.push(what(x, y));
  return things;
}

// ── Scene ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const options = (o: Record<string, unknown>): Thing => ({ rest: { options: o } });
/** The house rules that follow the Italian SRD literally, at the ten points where it differs. */
export const italian: Thing = options({ text: 'italian-letter' });
/** The game master's decisions about cover, for pairs of creatures. */
export const degrees = (...list: NonNullable<SceneInput['degrees']>): Thing => ({
  rest: { degrees: list },
});
/** The game master's decisions about concealment, for pairs of creatures. */
export const misses = (...list: NonNullable<SceneInput['misses']>): Thing => ({
  rest: { misses: list },
});
export const turn = (t: NonNullable<SceneInput['turn']>): Thing => ({ rest: { turn: t } });
export const light = (l: NonNullable<SceneInput['light']>): Thing => ({ rest: { light: l } });
/** A map with edges: no margin is added, and (0,0) is its first cell. */
export const exactly = (columns: number, rows: number): Thing => ({ exactly: { columns, rows } });

/** A map of hexes three meters wide. */
export const hexes = (layout: HexLayout = 'odd-r'): Thing => ({ hexes: layout });

/**
 * Margin on the left and above, and the size of the map, for cases without edges; even, so that
 * shifted lines of hexes stay shifted.
 */
const ROOM = 10;
const SIDE = 40;

export interface BuiltBoard {
  readonly scene: SceneInput;
  /** The margin that was added to both coordinates. */
  readonly shift: number;
}

/** Builds the scene document of a case. */
export function board(ruleset: string, things: readonly (Thing | readonly Thing[])[]): BuiltBoard {
  const all: readonly Thing[] = things.flat();
  const edges = all.flatMap((t) => ('exactly' in t ? [t.exactly] : []))[0];
  const layout = all.flatMap((t) => ('hexes' in t ? [t.hexes] : []))[0];
  const sides = { columns: edges?.columns ?? SIDE, rows: edges?.rows ?? SIDE };
  const shift = edges === undefined ? ROOM : 0;
  const moved = ([x, y]: readonly [number, number]): At => [x + shift, y + shift];
  let rest: Partial<SceneInput> = {};
  for (const t of all) if ('rest' in t) rest = { ...rest, ...t.rest };
  return {
    shift,
    scene: {
      format: FORMAT,
      ruleset,
      ...rest,
      grid:
        layout === undefined
          ? { kind: 'square', ...sides, metresPerCell: 1.5 }
          : { kind: 'hex', layout, ...sides, metresPerCell: 3 },
      cells: all.flatMap((t) => ('cell' in t ? [{ ...t.cell, at: moved(t.cell.at) }] : [])),
      walls: all.flatMap((t) =>
        'wall' in t ? [{ ...t.wall, from: moved(t.wall.from), to: moved(t.wall.to) }] : [],
      ),
      creatures: all.flatMap((t) =>
        'creature' in t ? [{ ...t.creature, at: moved(t.creature.at) }] : [],
      ),
    },
  };
}

// ── Questions ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Mode =
  | 'move'
  | 'double-move'
  | 'run'
  | 'step'
  | 'withdraw'
  | 'charge'
  | 'minimum'
  | 'half-move';
type Place = string | At;

export const distance = (from: Place, to: Place): Ask => ({ ask: 'distance', from, to });
export const threat = (of: string): Ask => ({ ask: 'threat', of });
export const reachable = (of: string, mode: Mode = 'move'): Ask => ({ ask: 'reachable', of, mode });
export const path = (
  of: string,
  to: At,
  mode: Mode = 'move',
  prefer: 'short' | 'safe' = 'short',
): Ask => ({ ask: 'path', of, to, mode, prefer });
/** A whole path, beginning with the starting cell. */
export const move = (of: string, along: At[], mode: Mode = 'move'): Ask => ({
  ask: 'move',
  of,
  mode,
  path: along,
});
export const flanking = (target: string): Ask => ({ ask: 'flanking', target });
export const cover = (from: string, to: string, attack: 'melee' | 'ranged'): Ask => ({
  ask: 'cover',
  from,
  to,
  attack,
});
export const concealment = (from: string, to: string, attack: 'melee' | 'ranged'): Ask => ({
  ask: 'concealment',
  from,
  to,
  attack,
});

// ── Cases ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Case {
  /** Id in the ledger. */
  readonly rule: string;
  /**
   * Index of the case in the ledger; several rows may share one, and `extra` marks an additional
   * row.
   */
  readonly case: number | 'extra';
  /** The board in words. */
  readonly given: string;
  readonly on: readonly (Thing | readonly Thing[])[];
  readonly ask: Ask;
  /**
   * Values that the answer must contain. Its objects may have more fields; its lists must have the
   * same length and order.
   */
  readonly expect?: Answer;
  /** Asserts on the answer, in the case's own coordinates; at least one assertion must be made. */
  readonly check?: (answer: Answer) => void;
  /** Ids that the answer must cite. Default: the rule. */
  readonly cites?: readonly string[];
  /** Why the answer cannot cite the rule; if the answer does cite it, the row fails. */
  readonly uncited?: string;
}

/** The ids that a row's answer cites, or why it cannot cite the rule. */
export type Cites = readonly string[] | string;
export const citing = (cites: Cites | undefined): Pick<Case, 'cites' | 'uncited'> =>
  cites === undefined ? {} : typeof cites === 'string' ? { uncited: cites } : { cites };

/** Rows of one ruleset; `run.ts` turns them into tests, `coverage.test.ts` counts them. */
export interface Chapter {
  readonly ruleset: string;
  readonly rows: readonly Case[];
}

export const cases = (ruleset: string, rows: readonly Case[]): Chapter => ({ ruleset, rows });

/** A rule that the engine does not judge, or one case of such a rule, with the reason. */
export interface NotJudged {
  readonly id: string;
  /** Index in the ledger's list; absent: every case that has no row. */
  readonly case?: number;
  readonly why: string;
  /** The rule needs no decision: the interface only shows it. */
  readonly shown?: true;
}
