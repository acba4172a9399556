/** Narrow places: which squares a squeezed creature fills, and what a gap of some width asks. */
import type { Creature } from '../../../board/creature.ts';
import type { Cell, Point } from '../../../board/grid.ts';
import { Survey } from '../../../board/survey.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { Verdict } from '../../verdict.ts';

export interface NarrowParts {
  /** Top-left cell of its space there; absent: where it is. */
  readonly at?: Cell;
  /** Width of the gap in metres; absent: as the board has it. */
  readonly width?: number;
}

export interface NarrowVerdict extends Verdict {
  readonly how: 'free' | 'squeeze' | 'escape-artist' | 'no-room';
  /** Multiplies the cost of moving. */
  readonly factor: number;
  /** The squares it fills there, and their centre; a wide place has them all. */
  readonly cells: readonly Cell[];
  readonly centre?: Point;
  readonly check?: { readonly skill: string; readonly dc: number };
  /** What holds meanwhile. */
  readonly ac: number;
  readonly attack: number | null;
  readonly losesDexterity: boolean;
}

const ESCAPE_DC = 30;

export function narrow(j: PlayJudge, c: Creature, parts: NarrowParts): NarrowVerdict {
  const { cites } = j.rules.movements;
  const n = j.rules.space(c).value;
  const least = Math.ceil(n / 2);
  const unknown = [j.rules.space(c).unknown].filter((u): u is string => u !== undefined);
  if (parts.width !== undefined) {
    const own = n * j.board.ground.grid.metresPerCell;
    const how = parts.width >= own ? 'free' : parts.width >= own / 2 ? 'squeeze' : 'escape-artist';
    return { ...meanwhile(j, how), cells: [], rules: cite(cites, how === 'escape-artist' ? 'escape' : 'narrow'), unknown };
  }
  const place = lane(j, n, least, parts.at ?? c.at);
  const how = place === null ? 'no-room' : place.cells.length === n * n ? 'free' : 'squeeze';
  return { ...meanwhile(j, how), cells: place?.cells ?? [], ...(place === null ? {} : { centre: place.centre }), rules: cite(cites, 'narrow', 'narrowPlace'), unknown };
}

/** Cost, check and penalties; which penalties squeezing has is the condition's own. */
function meanwhile(j: PlayJudge, how: NarrowVerdict['how']): Omit<NarrowVerdict, 'cells' | 'centre' | 'rules' | 'unknown'> {
  const squeezing = j.rules.states.table['squeezing'];
  const flat = (v: number | { readonly melee: number } | undefined): number => (typeof v === 'number' ? v : v?.melee ?? 0);
  if (how === 'escape-artist') return { how, factor: 2, check: { skill: 'escape-artist', dc: ESCAPE_DC }, ac: -4, attack: null, losesDexterity: true };
  if (how === 'squeeze') return { how, factor: 2, ac: flat(squeezing?.ac), attack: flat(squeezing?.attack), losesDexterity: false };
  return { how, factor: 1, ac: 0, attack: 0, losesDexterity: false };
}

/** The widest box free of what bars a stand in the creature's whole space: as long as it, no narrower than half. */
function lane(j: PlayJudge, n: number, least: number, [x, y]: Cell): { cells: Cell[]; centre: Point } | null {
  const { steps } = Survey.of(j.board.ground);
  for (let m = n; m >= least; m--) for (let k = 0; k <= n - m; k++) {
    for (const [bx, by, w, h] of [[x, y + k, n, m], [x + k, y, m, n]] as const) {
      if (free(steps, bx, by, w, h)) return { cells: box(bx, by, w, h), centre: [bx + w / 2, by + h / 2] };
    }
  }
  return null;
}

function free(steps: Survey['steps'], x: number, y: number, w: number, h: number): boolean {
  for (const [a, b] of box(x, y, w, h)) {
    if (!steps.standable(a, b, 1)) return false;
    // No wall parts two squares of it.
    if (a + 1 < x + w && steps.bar(a, b, 1, 1, 0) !== null) return false;
    if (b + 1 < y + h && steps.bar(a, b, 1, 0, 1) !== null) return false;
  }
  return true;
}

const box = (x: number, y: number, w: number, h: number): Cell[] =>
  Array.from({ length: w * h }, (_, i): Cell => [x + (i % w), y + Math.floor(i / w)]);
