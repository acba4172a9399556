/**
 * Narrow spaces: the cells that a squeezing creature fills, and the check for a gap of a given
 * width. The −4 to attack and AC comes from the row `squeezing` of `d20/conditionRows.ts`.
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Box, Cell, Point } from '../../../../board/grid.ts';
import { fitAt } from '../../../core/fit.ts';
import { traitEffect } from '../../../core/traitEffect.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';

export interface NarrowParts {
  /**
   * Top-left cell of the creature's space in the narrow place; absent: where the creature is now.
   */
  readonly at?: Cell;
  /** Width of the gap in meters; absent: the space on the board is judged. */
  readonly width?: number;
}

export interface NarrowVerdict extends Verdict {
  readonly how: 'free' | 'squeeze' | 'escape-artist' | 'no-room';
  /** Multiplier of movement cost. */
  readonly factor: number;
  /**
   * The cells that the creature fills while squeezing, and their center. Where the creature has
   * enough room, these are all its cells.
   */
  readonly cells: readonly Cell[];
  readonly centre?: Point;
  readonly check?: { readonly skill: string; readonly dc: number };
  /**
   * Modifier to armor class while squeezing; `attack`: to attack rolls (null: no attack is
   * possible).
   */
  readonly ac: number;
  readonly attack: number | null;
  readonly losesDexterity: boolean;
}

const ESCAPE_DC = 30;

export function narrow(j: FullJudge, c: Creature, parts: NarrowParts): NarrowVerdict {
  const { cites } = j.rules.movements;
  const n = j.rules.space(c).value;
  const unknown = [j.rules.space(c).unknown].filter((u): u is string => u !== undefined);
  if (parts.width !== undefined) {
    const own = n * j.board.ground.grid.metresPerCell;
    const compresses = traitEffect(j.rules.traits, c, 'compresses') === true;
    const [free, least] = compresses ? [own / 4, own / 8] : [own, own / 2];
    const how = parts.width >= free ? 'free' : parts.width >= least ? 'squeeze' : 'escape-artist';
    return {
      ...meanwhile(j, how),
      cells: [],
      rules: cite(
        cites,
        how === 'escape-artist' ? 'escape' : 'narrow',
        ...(compresses ? ['compression' as const] : []),
      ),
      unknown,
    };
  }
  const { how: fit, boxes, doubt } = fitAt(j, c, parts.at);
  const how = fit === 'squeezed' ? 'squeeze' : fit;
  const [box] = boxes;
  return {
    ...meanwhile(j, how),
    cells: box === undefined ? [] : cellsOf(box),
    ...(box === undefined
      ? {}
      : { centre: [(box[0] + box[2] + 1) / 2, (box[1] + box[3] + 1) / 2] as const }),
    rules: cite(cites, 'narrow', 'narrowPlace'),
    unknown: doubt ? [...unknown, `creatures.${c.id}.at`] : unknown,
  };
}

/** Cost, check and penalties while squeezing; the penalties come from the condition `squeezing`. */
function meanwhile(
  j: FullJudge,
  how: NarrowVerdict['how'],
): Omit<NarrowVerdict, 'cells' | 'centre' | 'rules' | 'unknown'> {
  const squeezing = j.rules.states.table['squeezing'];
  const flat = (v: number | { readonly melee: number } | undefined): number =>
    typeof v === 'number' ? v : (v?.melee ?? 0);
  if (how === 'escape-artist')
    return {
      how,
      factor: 2,
      check: { skill: 'escape-artist', dc: ESCAPE_DC },
      ac: -4,
      attack: null,
      losesDexterity: true,
    };
  if (how === 'squeeze')
    return {
      how,
      factor: 2,
      ac: flat(squeezing?.ac),
      attack: flat(squeezing?.attack),
      losesDexterity: false,
    };
  return { how, factor: 1, ac: 0, attack: 0, losesDexterity: false };
}

const cellsOf = ([left, top, right, bottom]: Box): Cell[] =>
  Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, i): Cell => [
    left + (i % (right - left + 1)),
    top + Math.floor(i / (right - left + 1)),
  ]);
