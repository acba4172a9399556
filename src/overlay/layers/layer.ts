/**
 * A layer turns the judgement into shapes, and gives the reasons for a cell. No DOM, no signals.
 */
import type { JSX } from 'preact';
import type { Creature } from '../../board/creature.ts';
import { CellSet } from '../../board/cellset.ts';
import type { Cell, Point } from '../../board/grid.ts';
import { tilingOf, type Tiling } from '../../board/tiling.ts';
import type { Paint } from '../../amendments/paint.ts';
import type { Judge, Ruleset } from '../../rules/ruleset.ts';
import type { Aimed } from '../../state/aiming.ts';
import type { Moves } from '../../state/moves.ts';
import type { Brush } from '../../state/painting.ts';
import type { JudgedPath, SafePath } from '../../state/paths.ts';
import type { Flanking, Sheltered } from '../../state/flankingAndCover.ts';
import type { Referee } from '../../state/referee.ts';
import type { Reminder } from '../../state/reminders.ts';
import type { LayerId } from '../../state/store.ts';
import type { Threatening, Threats } from '../../state/threats.ts';
import type { OwnTexts } from '../../text/index.ts';
import { outline } from '../outline.ts';
import { DISC } from '../style.ts';
import type { FrameShape, Rings, Shape, Why } from '../shape.ts';

/**
 * Everything that a layer may read. A value may be computed on read, and a layer reads only what it
 * draws.
 */
export interface View {
  readonly judge: Judge;
  readonly subject: Creature | null;
  readonly visible: readonly Creature[];
  readonly cell: Cell | null;
  readonly hovered: Creature | null;
  readonly dragging: boolean;
  /** The safe path's key is held. */
  readonly safeHeld: boolean;
  readonly threats: Threats | null;
  /**
   * The threats that are drawn: in a crowd, only those of foes that the subject can meet this turn.
   */
  readonly threatsShown: Threats | null;
  readonly hoveredThreat: Threatening | null;
  readonly moves: Moves | null;
  readonly path: JudgedPath | null;
  readonly safe: SafePath | null;
  /** The path of a held move; null: none. */
  readonly stopped: JudgedPath | null;
  /** The referee whose open opportunities are shown; null: no referee is active. */
  readonly referee: (Pick<Referee, 'offers' | 'entries'> & Partial<Pick<Referee, 'phases'>>) | null;
  readonly flanking: readonly Flanking[];
  readonly shelter: Sheltered | null;
  readonly reminders: readonly Reminder[];
  readonly paint: Paint;
  /** The user's brush; null: the user is not painting. */
  readonly hand: Brush | null;
  /** The aimed point and its verdict; null: the user is not aiming. */
  readonly aimed: Aimed | null;
  /** Is this layer drawn now? Layers must not compute anything for a layer that is off. */
  shown(layer: LayerId): boolean;
  /** The user holds this layer's key: it is drawn loud, and without the other layers. */
  readonly held: boolean;
  /** Drawn in a low voice: another layer is used, or shares the ground with this one. */
  readonly quiet: boolean;
  /** Another layer is being used now. */
  readonly aside: boolean;
}

/** How the user switches a layer: its row in the dock, its key, its line in the options. */
export interface LayerSwitch {
  /** Default key, written as in keymap.ts; '' for none. */
  readonly key: string;
  /** Whether it is on until the user switches it. */
  readonly on: boolean;
  /** Name and tooltip in the language on the screen. */
  name(): string;
  hint(): string;
  /** SVG in a box of 22 × 22: pattern and line first, hue second. */
  swatch(): JSX.Element;
  /** Absent: offered under every ruleset whose text has the topic of this layer's id. */
  offered?(rules: Ruleset): boolean;
}

export interface Layer {
  /** Layers of one id share one switch. */
  readonly id: LayerId;
  /** Absent: always drawn, unless all marks are off. */
  readonly switch?: LayerSwitch;
  /**
   * First words of message ids, besides its own id, whose tooltips take this layer's name as their
   * heading.
   */
  readonly topics?: readonly string[];
  /** This layer's own sentences, by message id. */
  readonly texts?: OwnTexts;
  shapes(view: View): readonly Shape[];
  /** Reasons for a cell that hang on no single shape (whole areas). */
  why?(view: View, cell: Cell): readonly Why[];
}

export const spaceOf = (judge: Judge, c: Creature): number => judge.rules.space(c).value;

/** How the cells of the board in judgement lie in the plane. */
export const tilingIn = ({ board }: Judge): Tiling => tilingOf(board.ground.grid);

/** The middle of a space of n cells across, in the plane. */
export const middle = (judge: Judge, at: Cell, n: number): Point => tilingIn(judge).middleOf(at, n);

/** The border of a set of cells, in the plane. */
export const ringsOf = (judge: Judge, set: CellSet): Rings => outline(set, tilingIn(judge));

/** The outline of a frame around a space of n cells across. */
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
        rings: outline(CellSet.of(judge.board.ground.grid, tiling.space(at, n)), tiling),
      };
}

/** Distance of small figures from a square's sides, in parts of a cell. */
const INSIDE = 0.157;
/** How far towards a hex's corners, of the whole way. */
const NEAR = 0.78;

/**
 * Where small figures stand at the rim of a space of n cells across; the top right one, where
 * counts are, comes last.
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

/** Distance of a figure's middle from the rim of a token that it must not cover, in cells. */
const BESIDE = 0.19;

/** The same spots as `corners`, moved outwards until a figure there leaves the token's disc free. */
export function besides(judge: Judge, at: Cell, n: number): readonly Point[] {
  const centre = middle(judge, at, n);
  const out = rim(n) + BESIDE;
  return corners(judge, at, n).map((spot) =>
    Math.hypot(spot[0] - centre[0], spot[1] - centre[1]) < out ? towards(centre, spot, out) : spot,
  );
}

/** Radius of a token's disc. */
export const rim = (n: number): number => DISC * n;

/** The point `by` cells from `from` towards `to`. */
export function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
}

/** Every cell of a creature's space. */
export const cellsOf = (judge: Judge, c: Creature): readonly Cell[] =>
  tilingIn(judge).space(c.at, spaceOf(judge, c));

/** Returns `{ quiet: true }` or an empty object, so that shapes have no `quiet: false`. */
export const voice = (quiet: boolean): { readonly quiet?: true } => (quiet ? { quiet: true } : {});

/** The board's label shortened for a disc of 14 px: "Goblin 2" is "G2". */
export function initial(label: string): string {
  const first = Array.from(label.trim())[0]?.toLocaleUpperCase() ?? '?';
  const number = /(\d{1,2})$/.exec(label)?.[1] ?? '';
  return first + number;
}
