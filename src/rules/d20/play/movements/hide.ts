/** Hiding: from which creatures it is possible, its modifiers, and when a new check is needed. */
import type { Creature } from '../../../../board/creature.ts';
import { sameCell, type Cell } from '../../../../board/grid.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Degree, Verdict } from '../../../verdict.ts';
import type { HideParts } from '../asks/movementAsk.ts';
import type { MovementCitation } from './citations.ts';
import { bonusOf, ranksOf, type CheckModifier } from './skills.ts';

export type HideWhy =
  | 'no-cover'
  | 'observed'
  | 'too-near'
  | 'too-open'
  | 'not-hidden'
  | 'nothing-near'
  | 'too-fast';

export interface Watching {
  readonly id: string;
  readonly by: 'cover' | 'concealment' | 'none';
  readonly cover: Degree;
  readonly concealment: 'none' | 'partial' | 'total';
  /** Does the observer's Spot check beat the Hide check? */
  readonly notices?: boolean;
}

export interface HideVerdict extends Verdict {
  readonly possible: boolean;
  readonly why?: HideWhy;
  readonly observers: readonly Watching[];
  /** Is a new Hide check needed? If not, the earlier result stays. */
  readonly needed: boolean;
  readonly modifiers: readonly CheckModifier[];
  readonly bonus: number;
  readonly total?: number;
  /**
   * The DC of a Spot check against the hider; `spotAction`: the action that the Spot check takes.
   */
  readonly dc?: number;
  readonly spotAction: 'none' | 'move-action';
  /** The action that hiding takes. */
  readonly action: 'none' | 'move-action';
  /** Cells of the path in which the creature could not hide. */
  readonly open: readonly Cell[];
  /** Conditions that the hider has against creatures that do not notice it. */
  readonly then: readonly string[];
}

const FOOT = 0.3;
/** Minimum distance for sniping, in cells. */
const SNIPING = 2;
const RANKS_A_SQUARE = 5;
const PENALTY = { full: -5, reckless: -20, distraction: -10, sniping: -20, open: -5 } as const;
const IMPROVED = 10;

export function hide(j: FullJudge, c: Creature, parts: HideParts): HideVerdict {
  const { cites, table, traits } = j.rules.movements;
  const names: MovementCitation[] = ['hide'];
  const unknown: string[] = parts.observed === undefined ? ['ask.observed'] : [];
  const watchers = (
    parts.observers ?? j.board.creatures.filter((o) => j.rules.relation(c, o).value === 'foe')
  ).filter((o) => !isUnder(j, o, 'helpless'));
  const path = parts.path ?? [c.at];
  const end = path[path.length - 1] ?? c.at;
  const moves = path.some((cell) => !sameCell(cell, c.at));
  const already = c.conditions.includes(table.hiddenAs);
  const ranks = ranksOf(c, 'hide');

  const seen = watchers.map((o) => watching(j, o, c, end));
  const shelters = seen.every((w) => w.by !== 'none');
  if (seen.some((w) => w.by === 'cover')) names.push('hideCover');
  if (seen.some((w) => w.by === 'concealment')) names.push('hideConcealment');
  if (seen.some((w) => w.by === 'none')) names.push('hideCover', 'hideConcealment');
  if (seen.some((w) => w.cover === 'soft' && w.by === 'none')) names.push('hideSoft');

  const sheet = bonusOf(j, c, 'hide', traits);
  const modifiers: CheckModifier[] = [...sheet.modifiers];
  if (parts.total === undefined) unknown.push(...sheet.unknown);
  const add = (value: number, type: string, why: string, ...rules: MovementCitation[]): void => {
    names.push(...rules);
    if (value !== 0) modifiers.push({ value, type, why });
  };
  if (sheet.modifiers.some((m) => m.type === 'size')) names.push('hideSize');
  if (seen.length > 0 && seen.every((w) => w.cover === 'improved'))
    add(IMPROVED, 'cover', 'improved-cover', 'hideImproved');
  if (isUnder(j, c, 'invisible')) {
    const still = j.rules.states.living(c) ? table.invisible.still : table.invisible.stillNonliving;
    add(
      moves ? table.invisible.moving : still,
      'invisible',
      moves ? 'moving' : 'still',
      moves ? 'hideInvisibleMoving' : 'hideInvisibleStill',
    );
  }
  if (moves) {
    const reckless = parts.mode === 'run' || parts.mode === 'charge';
    const half = j.rules.speed(j, c).value / 2;
    const gone = j.rules.move(j, c, parts.mode ?? 'move', path).cost;
    const fast = parts.mode === 'double-move' ? gone > half * 2 : gone > half;
    add(
      reckless ? (table.hidesRushing ? PENALTY.reckless : 0) : fast ? PENALTY.full : 0,
      'circumstance',
      reckless ? (parts.mode ?? 'run') : 'speed',
      'hideSpeed',
    );
  }

  const rushes = moves && (parts.mode === 'run' || parts.mode === 'charge');
  let why: HideWhy | undefined = rushes && !table.hidesRushing ? 'too-fast' : undefined;
  const open =
    already && moves
      ? path.slice(1, -1).filter((at) => watchers.some((o) => watching(j, o, c, at).by === 'none'))
      : [];
  if (open.length > 0) {
    add(PENALTY.open * open.length, 'circumstance', 'open-squares', 'hideBetween');
    if (ranks === undefined) unknown.push(`creatures.${c.id}.skills.hide.ranks`);
    else if (ranks < RANKS_A_SQUARE * open.length) why ??= 'too-open';
  }
  if (parts.sniped !== undefined) {
    add(PENALTY.sniping, 'circumstance', 'sniping', 'hideSniping');
    if (j.rules.distance(j, c, parts.sniped).cells < SNIPING) why ??= 'too-near';
  }
  if (parts.distraction === true) {
    add(PENALTY.distraction, 'circumstance', 'distraction', 'hideObserved');
    if (ranks === undefined) unknown.push(`creatures.${c.id}.skills.hide.ranks`);
    if (
      !shelters &&
      !shelterNear(j, c, watchers, end, ((ranks ?? 0) * FOOT) / j.board.ground.grid.metresPerCell)
    )
      why ??= 'nothing-near';
  } else {
    if (!shelters) why ??= 'no-cover';
    if (parts.observed === true) {
      names.push('hideObserved');
      if (!moves) why ??= 'observed';
    }
  }

  const stays = already && !moves && parts.sniped === undefined;
  if (stays || (already && moves)) names.push('hideStaying');
  const bonus = modifiers.reduce((sum, m) => sum + m.value, 0);
  const total = stays
    ? undefined
    : (parts.total ?? (parts.roll === undefined ? undefined : parts.roll + bonus));
  const dc = why !== undefined ? undefined : stays ? parts.result : total;
  const observers = dc === undefined ? seen : seen.map((w) => spotted(w, parts.spots, dc));
  return {
    possible: why === undefined,
    ...(why === undefined ? {} : { why }),
    observers,
    needed: !stays,
    modifiers,
    bonus,
    ...(total === undefined ? {} : { total }),
    ...(dc === undefined ? {} : { dc }),
    spotAction: stays ? 'move-action' : 'none',
    action: parts.sniped === undefined ? 'none' : 'move-action',
    open,
    then: why === undefined ? ['treated-as-invisible', 'others-flat-footed'] : [],
    rules: cite(cites, ...names),
    unknown: [...new Set(unknown)],
  };
}

const spotted = (w: Watching, spots: HideParts['spots'], dc: number): Watching => {
  const spot = spots !== undefined && Object.hasOwn(spots, w.id) ? spots[w.id] : undefined;
  return spot === undefined ? w : { ...w, notices: spot > dc };
};

/**
 * Concealment and cover of a creature in a cell from one observer. Cover from other creatures does
 * not count.
 */
function watching(j: FullJudge, observer: Creature, c: Creature, at: Cell): Watching {
  const cover = j.rules.cover(j, observer, c, 'ranged', at).degree;
  const concealment = j.rules.concealment(j, observer, c, 'ranged', at).degree;
  return {
    id: observer.id,
    by:
      cover !== 'none' && cover !== 'soft'
        ? 'cover'
        : concealment !== 'none'
          ? 'concealment'
          : 'none',
    cover,
    concealment,
  };
}

/** Is there a cell within the given distance in which the creature can hide from all observers? */
function shelterNear(
  j: FullJudge,
  c: Creature,
  watchers: readonly Creature[],
  end: Cell,
  cells: number,
): boolean {
  const r = Math.floor(cells + 1e-9);
  for (let y = end[1] - r; y <= end[1] + r; y++)
    for (let x = end[0] - r; x <= end[0] + r; x++) {
      const at: Cell = [x, y];
      if (
        j.rules.distance(j, end, at).cells <= r &&
        watchers.every((o) => watching(j, o, c, at).by !== 'none')
      )
        return true;
    }
  return false;
}
