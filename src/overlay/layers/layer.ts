/**
 * Type of a layer, which turns the judgement into shapes and gives the reasons for a cell; with
 * helpers to place figures. No DOM, no signals.
 */
import type { JSX } from 'preact';
import type { Creature } from '../../board/creature.ts';
import { CellSet } from '../../board/cellset.ts';
import type { Cell, Point } from '../../board/grid.ts';
import { tilingOf, type Tiling } from '../../board/tiling.ts';
import type { Paint } from '../../amendments/paint.ts';
import type { Judge, Ruleset } from '../../rules/ruleset.ts';
import type { Aimed } from '../../state/aiming.ts';
import type { MoveEntry } from '../../state/irregularMoves.ts';
import type { Moves } from '../../state/moveTargets.ts';
import type { AttackPlaces, NextTargets } from '../../state/nextAttacks.ts';
import type { Brush } from '../../state/painting.ts';
import type { PassedFoes } from '../../state/passedFoes.ts';
import type { JudgedPath, SafePath } from '../../state/paths.ts';
import type { Flanking, Sheltered } from '../../state/flankingAndCover.ts';
import type { Referee } from '../../state/referee.ts';
import type { CreatureReminders } from '../../state/reminders.ts';
import type { LayerId, MapBox, PointedOut } from '../../state/store.ts';
import type { Threatening, Threats } from '../../state/threats.ts';
import type { OwnTexts } from '../../text/index.ts';
import { labelBox } from '../extent.ts';
import { borderRings } from '../outline.ts';
import { DISC } from '../style.ts';
import type { FrameShape, Rings, Shape, Why } from '../shape.ts';

/**
 * All values that a layer may read. A value may be computed when it is read, and a layer reads only
 * what it draws.
 */
export interface View {
  readonly judge: Judge;
  readonly subject: Creature | null;
  readonly visible: readonly Creature[];
  readonly cell: Cell | null;
  readonly hovered: Creature | null;
  readonly dragging: boolean;
  /** Does the user hold the safe path's key? */
  readonly safeHeld: boolean;
  readonly threats: Threats | null;
  /**
   * The threats that are drawn: if there are many creatures, only those of creatures that threaten
   * a cell which the subject can reach this turn.
   */
  readonly threatsShown: Threats | null;
  /** Foes that cannot react to the subject now (`Judgement.unreacting`). */
  readonly unreacting: readonly Threatening[];
  readonly hoveredThreat: Threatening | null;
  /** Boxes of the map, in cells, that panels cover: labels avoid them. */
  readonly covered: readonly MapBox[];
  readonly moves: Moves | null;
  /** Is the user a game master, who may hear of creatures that the subject does not know of? */
  readonly gm: boolean;
  readonly path: JudgedPath | null;
  readonly safe: SafePath | null;
  /** The checks against the foes that a path passes; null: none, or not known yet. */
  readonly passedFoes: PassedFoes | null;
  /** The path of a held move; null if no move is held. */
  readonly stopped: JudgedPath | null;
  /** The referee whose open opportunities are shown; null: no referee is active. */
  readonly referee: (Pick<Referee, 'offers' | 'entries'> & Partial<Pick<Referee, 'phases'>>) | null;
  /** Moves against the rules that wait for this user's answer (`irregularMoves`). */
  readonly irregular: readonly MoveEntry[];
  readonly flanking: readonly Flanking[];
  readonly shelter: Sheltered | null;
  readonly reminders: readonly CreatureReminders[];
  readonly paint: Paint;
  /** The brush with which the user paints; null: the user is not painting. */
  readonly hand: Brush | null;
  /** The aimed point and its verdict; null: the user is not aiming. */
  readonly aimed: Aimed | null;
  /** Places from which the subject can attack a target; null: not asked. */
  readonly places: AttackPlaces | null;
  /** Foes that feats allow the attacker to strike next. */
  readonly next: readonly NextTargets[];
  /** What a sentence beside the map speaks of; null: the user points at no such sentence. */
  readonly pointedOut: PointedOut | null;
  /** Is this layer drawn now? Layers must not compute anything for a layer that is off. */
  shown(layer: LayerId): boolean;
  /** Does the user hold this layer's key? Then it is emphasized, and no other layer is drawn. */
  readonly held: boolean;
  /** Should the layer be drawn quietly, because another layer is in use or shares its cells? */
  readonly quiet: boolean;
  /** Is another layer in use now? */
  readonly aside: boolean;
}

/**
 * How the user switches a layer: data for its row in the dock, its key, and its line in the
 * options.
 */
export interface LayerSwitch {
  /** Default key, written as in keymap.ts; '' for none. */
  readonly key: string;
  /** Is the layer on until the user switches it? */
  readonly on: boolean;
  /** The layer's name and tooltip, in the language of the interface. */
  name(): string;
  hint(): string;
  /** Sample as an SVG of 22 × 22: distinguished by pattern and line first, by hue second. */
  swatch(): JSX.Element;
  /**
   * Is the layer offered under a ruleset? Absent: it is if the ruleset covers the topic of the
   * layer's id.
   */
  offered?(rules: Ruleset): boolean;
}

export interface Layer {
  /** Id of the layer; layers with the same id share one switch. */
  readonly id: LayerId;
  /** The layer's switch; absent: always drawn, unless all marks are off. */
  readonly switch?: LayerSwitch;
  /**
   * Further prefixes of message ids, besides the layer's own id. A tooltip of a message with such a
   * prefix has this layer's name as its heading.
   */
  readonly topics?: readonly string[];
  /** This layer's own sentences, by message id. */
  readonly texts?: OwnTexts;
  shapes(view: View): readonly Shape[];
  /** Reasons for a cell that belong to no single shape, but to whole areas. */
  why?(view: View, cell: Cell): readonly Why[];
}

/** Labels keep clear of the tokens beside them on cells of at least this many pixels. */
export const SMALL_CELL = 34;

/** Half the width of a label, in cells of the size above. */
export const halfLabel = (text: string): number =>
  labelBox({ text, figure: 'pill' }).width / 2 / SMALL_CELL;

export const spaceOf = (judge: Judge, c: Creature): number => judge.rules.space(c).value;

/** The layout of the judged board's cells in the plane. */
export const tilingIn = ({ board }: Judge): Tiling => tilingOf(board.ground.grid);

/** The center of a space `n` cells wide, in the plane. */
export const middle = (judge: Judge, at: Cell, n: number): Point => tilingIn(judge).middleOf(at, n);

/** The border of a set of cells, in the plane. */
export const ringsOf = (judge: Judge, set: CellSet): Rings => borderRings(set, tilingIn(judge));

/** The outline of a frame around a space `n` cells wide. */
export function framed(
  judge: Judge,
  at: Cell,
  n: number,
): Pick<FrameShape, 'at' | 'size' | 'rings'> {
  const tiling = tilingIn(judge);
  return tiling.kind === 'square'
    ? { at, size: n }
    : {
        at,
        size: n,
        rings: borderRings(CellSet.of(judge.board.ground.grid, tiling.space(at, n)), tiling),
      };
}

/** Distance of small figures from a square's sides, in cells. */
const INSIDE = 0.157;
/** Position of small figures on hexes, as a fraction of the way to a corner. */
const NEAR = 0.78;

/**
 * Positions of small figures inside the border of a space `n` cells wide; the top right one, where
 * counts are shown, comes last.
 */
export function corners(judge: Judge, at: Cell, n: number): readonly Point[] {
  const [x, y] = middle(judge, at, n);
  const out = n / 2 - INSIDE;
  const tiling = tilingIn(judge);
  if (tiling.kind === 'square')
    return [
      [x - out, y + out],
      [x - out, y - out],
      [x + out, y + out],
      [x + out, y - out],
    ];
  const [ox, oy] = tiling.middle([0, 0]);
  const spots = tiling
    .corners([0, 0])
    .map(([cx, cy]): Point => [x + (cx - ox) * n * NEAR, y + (cy - oy) * n * NEAR]);
  return [...spots.slice(2), ...spots.slice(0, 2)];
}

/** Distance in cells between a figure's center and the rim of a token that it must not cover. */
const BESIDE = 0.19;

/**
 * The same positions as `corners`, moved outwards until a figure there does not cover the token's
 * disc.
 */
export function besides(judge: Judge, at: Cell, n: number): readonly Point[] {
  const centre = middle(judge, at, n);
  const out = rim(n) + BESIDE;
  return corners(judge, at, n).map((spot) =>
    Math.hypot(spot[0] - centre[0], spot[1] - centre[1]) < out ? towards(centre, spot, out) : spot,
  );
}

/** Radius of the disc of a token `n` cells wide, in cells. */
export const rim = (n: number): number => DISC * n;

/** The point `by` cells from `from` towards `to`. */
export function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
}

/** All cells of a creature's space. */
export const creatureCells = (judge: Judge, c: Creature): readonly Cell[] =>
  tilingIn(judge).space(c.at, spaceOf(judge, c));

/** `{ quiet: true }` or an empty object, so that shapes never contain `quiet: false`. */
export const quietFlag = (quiet: boolean): { readonly quiet?: true } =>
  quiet ? { quiet: true } : {};
