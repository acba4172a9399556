/**
 * The look of the marks as one table: colors, patterns, widths, dashes (docs/design/look.md, 3).
 * Lengths are parts of a cell; `min` and `max` are CSS pixels. No other file states a color, a
 * width or a dash pattern of a mark.
 */
export const COLORS = {
  threat: { base: '#D55E00', core: '#FF8A3D' },
  move: { base: '#56B4E9', core: '#7CC8F5' },
  flank: { base: '#CC79A7', core: '#E79BC6' },
  cover: { base: '#F0E442', core: '#F6EE7A' },
  safe: { base: '#009E73', core: '#3FD0A3' },
  warn: { base: '#E69F00', core: '#FFC24A' },
  paper: { base: '#F7F4EC', core: '#F7F4EC' },
  white: { base: '#FFFFFF', core: '#FFFFFF' },
} as const;
export type Color = keyof typeof COLORS;
export const INK = '#0B0F14';

export interface LineStyle {
  readonly colour: Color;
  readonly core: number;
  readonly min: number;
  readonly max: number;
  readonly casing: number;
  readonly dash?: readonly [on: number, off: number];
  readonly cap: 'butt' | 'round';
  /** The line has two cores, this far apart. */
  readonly twin?: number;
  /**
   * Width of the whole casing in parts of a cell, if it is not the width of the core plus `casing`
   * on each side.
   */
  readonly total?: number;
  /** Opacity of the casing, if not the usual one. */
  readonly ink?: number;
  /** Opacity of the whole line while another layer is emphasized. */
  readonly quiet?: number;
}

export const CASING_OPACITY = 0.72;
export const CASING = { min: 0.9, max: 2.5 };
/** Inset and corner radius of areas. */
export const INSET = 0.035;
export const CORNER = 0.1;
/** Opacity of the dark background under marks of creatures that are elsewhere now. */
export const GHOST = 0.86;
/** Radius of the disc kept free of marks around a token of n × n cells: this times n. */
export const DISC = 0.455;

/** The usual width and end of a line. */
const USUAL = { casing: 0.022, min: 1.5, max: 3, cap: 'butt' } as const;
type Unusual<Style extends LineStyle, Usual> = Omit<Style, keyof Usual> & Partial<Style>;
const line = (style: Unusual<LineStyle, typeof USUAL>): LineStyle => ({ ...USUAL, ...style });

export const LINES = {
  threat: line({ colour: 'threat', core: 0.034, max: 4, quiet: 0.7 }),
  'threat-doubtful': line({
    colour: 'threat',
    core: 0.034,
    max: 4,
    dash: [0.01, 0.085],
    cap: 'round',
    quiet: 0.7,
  }),
  /** The reach of a foe that cannot react. */
  'threat-rim': line({
    colour: 'threat',
    core: 0.018,
    casing: 0.018,
    min: 1,
    max: 2,
    dash: [0.08, 0.09],
    quiet: 0.7,
  }),
  'move-near': line({ colour: 'move', core: 0.038, max: 4, quiet: 0.8 }),
  'move-far': line({ colour: 'move', core: 0.026, dash: [0.11, 0.09], quiet: 0.7 }),
  'move-run': line({ colour: 'move', core: 0.026, dash: [0.02, 0.1], cap: 'round' }),
  lane: line({ colour: 'white', core: 0.03, dash: [0.03, 0.1], cap: 'round' }),
  chevron: line({ colour: 'white', core: 0.03, cap: 'round' }),
  path: line({ colour: 'white', core: 0.06, casing: 0.034, min: 3, max: 7, cap: 'round' }),
  /**
   * Parts of a path: cells that need the turn's second action (`path-second`), and cells that were
   * walked before this drag (`path-walked`).
   */
  'path-second': line({
    colour: 'white',
    core: 0.06,
    casing: 0.034,
    min: 3,
    max: 7,
    dash: [0.17, 0.11],
  }),
  'path-walked': line({ colour: 'white', core: 0.03, dash: [0.02, 0.1], cap: 'round' }),
  'path-over': line({
    colour: 'threat',
    core: 0.05,
    casing: 0.03,
    min: 2.5,
    max: 6,
    dash: [0.12, 0.09],
  }),
  safe: line({
    colour: 'safe',
    core: 0.05,
    casing: 0.03,
    min: 2.5,
    max: 6,
    dash: [0.02, 0.13],
    cap: 'round',
    quiet: 0.85,
  }),
  link: line({ colour: 'threat', core: 0.028 }),
  flanking: line({ colour: 'flank', core: 0.034, min: 1.3, max: 4, twin: 0.09, total: 0.17 }),
  'flanking-possible': line({
    colour: 'flank',
    core: 0.034,
    min: 1.3,
    max: 4,
    dash: [0.086, 0.071],
    twin: 0.09,
    total: 0.17,
  }),
  'flanking-side': line({ colour: 'flank', core: 0.07, min: 3, max: 8 }),
  'cover-clear': line({ colour: 'cover', core: 0.028, min: 1.4 }),
  'cover-blocked': line({ colour: 'cover', core: 0.028, min: 1.4, dash: [0.1, 0.08] }),
  'cover-beyond': line({
    colour: 'cover',
    core: 0.023,
    total: 0.05,
    min: 1,
    max: 2,
    dash: [0.014, 0.086],
    cap: 'round',
    ink: 0.5,
  }),
  concealment: line({
    colour: 'paper',
    core: 0.022,
    min: 1.2,
    max: 2.5,
    dash: [0.05, 0.07],
    cap: 'round',
  }),
  /**
   * Painted low walls: the light dashes are shorter than the dark casing around them, so that the
   * wall looks like blocks on a base.
   */
  'low-wall': line({
    colour: 'paper',
    core: 0.07,
    total: 0.13,
    min: 2,
    max: 9,
    dash: [0.09, 0.045],
    ink: 1,
    quiet: 0.8,
  }),
  'timeline-was': line({
    colour: 'white',
    core: 0.031,
    casing: 0.024,
    dash: [0.03, 0.07],
    cap: 'round',
  }),
  'timeline-is': line({ colour: 'white', core: 0.031, casing: 0.024 }),
  'timeline-will': line({ colour: 'white', core: 0.031, casing: 0.024, dash: [0.11, 0.07] }),
  partner: line({ colour: 'flank', core: 0.034, max: 4 }),
  'partner-possible': line({ colour: 'flank', core: 0.034, max: 4, dash: [0.086, 0.071] }),
} as const satisfies Record<string, LineStyle>;

/**
 * Frames around boxes of cells: the inset from the cells' border, and the length of a corner's arms
 * (absent: the whole frame).
 */
export interface FrameStyle extends LineStyle {
  readonly inset: number;
  readonly arm?: number;
  /** Corner ticks in each cell's inside (arms point inwards from the box's corners). */
  readonly radius: number;
}

const USUAL_FRAME = { ...USUAL, radius: 0 };
const frame = (style: Unusual<FrameStyle, typeof USUAL_FRAME>): FrameStyle => ({
  ...USUAL_FRAME,
  ...style,
});

export const FRAMES = {
  selection: frame({
    colour: 'white',
    core: 0.04,
    casing: 0.024,
    min: 2,
    max: 5,
    cap: 'round',
    ink: 0.85,
    inset: 0.03,
    arm: 0.2,
    radius: 0.02,
  }),
  hover: frame({ colour: 'white', core: 0.03, casing: 0.024, max: 4, ink: 0.85, inset: 0.05 }),
  illegal: frame({ colour: 'threat', core: 0.045, min: 2, max: 5, inset: 0.06 }),
  step: frame({
    colour: 'white',
    core: 0.03,
    casing: 0.04,
    min: 2,
    cap: 'round',
    ink: 1,
    inset: 0.17,
    arm: 0.14,
    quiet: 0.8,
  }),
  target: frame({ colour: 'flank', core: 0.026, min: 1.3, inset: 0.03 }),
  blocker: frame({ colour: 'cover', core: 0.045, max: 4, inset: 0.03 }),
  'ghost-was': frame({
    colour: 'paper',
    core: 0.031,
    casing: 0.024,
    dash: [0.03, 0.07],
    cap: 'round',
    inset: 0.035,
  }),
  'ghost-is': frame({ colour: 'paper', core: 0.031, casing: 0.024, inset: 0.035 }),
  'ghost-will': frame({
    colour: 'paper',
    core: 0.031,
    casing: 0.024,
    dash: [0.11, 0.07],
    inset: 0.035,
  }),
  soft: frame({
    colour: 'cover',
    core: 0.034,
    max: 4,
    cap: 'round',
    inset: 0.03,
    arm: 0.24,
    radius: 0.02,
  }),
} as const satisfies Record<string, FrameStyle>;

/**
 * A fill pattern's tile in parts of a cell; `opacity` for emphasized, quiet and, if the pattern has
 * it, doubtful areas.
 */
export interface PatternStyle {
  readonly tile: number;
  readonly rotate?: number;
  readonly colour: Color;
  /**
   * What happens to the pattern below 28 px per cell: it disappears, doubles its period, or stays.
   */
  readonly far: 'gone' | 'doubled' | 'kept';
  readonly opacity: readonly [loud: number, quiet: number, doubtful?: number];
}

export const PATTERNS = {
  hatch: { tile: 0.2, rotate: 45, colour: 'threat', far: 'doubled', opacity: [0.66, 0.4, 0.3] },
  'hatch-back': {
    tile: 0.2,
    rotate: -45,
    colour: 'threat',
    far: 'doubled',
    opacity: [0.66, 0.36, 0.3],
  },
  dots: { tile: 0.25, colour: 'move', far: 'gone', opacity: [0.9, 0.5] },
  'dots-sparse': { tile: 0.5, colour: 'move', far: 'gone', opacity: [0.46, 0.3] },
  chevrons: { tile: 0.25, colour: 'paper', far: 'doubled', opacity: [0.8, 0.6] },
  crosses: { tile: 0.2, colour: 'paper', far: 'doubled', opacity: [0.8, 0.6] },
  dashes: { tile: 0.2, colour: 'paper', far: 'doubled', opacity: [0.55, 0.4] },
  bars: { tile: 0.1, colour: 'paper', far: 'doubled', opacity: [1, 0.8] },
  'bars-dim': { tile: 0.2, colour: 'paper', far: 'doubled', opacity: [0.6, 0.45] },
  'brackets-limited': { tile: 1, colour: 'paper', far: 'kept', opacity: [1, 0.8] },
  'brackets-cover': { tile: 1, colour: 'paper', far: 'kept', opacity: [1, 0.8] },
  'brackets-improved': { tile: 1, colour: 'paper', far: 'kept', opacity: [1, 0.8] },
  'brackets-degree': { tile: 1, colour: 'paper', far: 'kept', opacity: [1, 0.8] },
} as const satisfies Record<string, PatternStyle>;
export type PatternName = keyof typeof PATTERNS;

export interface FillStyle {
  readonly colour: Color;
  readonly flat: readonly [loud: number, quiet: number, doubtful?: number];
  readonly pattern?: PatternName;
  /** Drawn at every zoom, and stronger on small cells. */
  readonly kept?: true;
}

export const FILLS = {
  threat: { colour: 'threat', flat: [0.11, 0.07, 0.06], pattern: 'hatch' },
  'threat-many': { colour: 'threat', flat: [0, 0], pattern: 'hatch-back' },
  'move-near': { colour: 'move', flat: [0.13, 0.07], pattern: 'dots' },
  'move-far': { colour: 'move', flat: [0.045, 0.045], pattern: 'dots-sparse' },
  /** The squares of a path: the first move, what needs more of the turn, what breaks a rule. */
  'path-near': { colour: 'move', flat: [0.52, 0.52], kept: true },
  'path-second': { colour: 'move', flat: [0.22, 0.22], kept: true },
  'path-over': { colour: 'threat', flat: [0.5, 0.5], kept: true },
  difficult: { colour: 'paper', flat: [0, 0], pattern: 'chevrons' },
  concealment: { colour: 'paper', flat: [0.1, 0.1], pattern: 'dashes' },
  obstacle: { colour: 'paper', flat: [0, 0], pattern: 'crosses' },
  dark: { colour: 'paper', flat: [0, 0], pattern: 'bars' },
  dim: { colour: 'paper', flat: [0, 0], pattern: 'bars-dim' },
  'cover-limited': { colour: 'paper', flat: [0, 0], pattern: 'brackets-limited' },
  'cover-cover': { colour: 'paper', flat: [0, 0], pattern: 'brackets-cover' },
  'cover-improved': { colour: 'paper', flat: [0, 0], pattern: 'brackets-improved' },
  'cover-degree': { colour: 'paper', flat: [0, 0], pattern: 'brackets-degree' },
} as const satisfies Record<string, FillStyle>;
export type FillName = keyof typeof FILLS;
