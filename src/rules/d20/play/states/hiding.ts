/** Locating unseen creatures: noticing that one is near, and feeling for one in a cell. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { isSenseless, isUnder } from '../../../core/conditionsInForce.ts';
import { senseRange } from '../../../core/traitEffect.ts';
import type { Doing, GateWhy } from '../../../actionPermission.ts';
import { cite } from '../../../names.ts';
import { fills } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import type { NoticeAsk } from '../asks/stateAsk.ts';
import type { Noticing } from './figures.ts';

export interface NoticeVerdict extends Verdict {
  /**
   * The computed DC; absent if a DC was given, or if the creature is too far away to be noticed.
   */
  readonly dc?: number;
  readonly notices: 'nothing' | 'presence' | 'square';
  /**
   * The lowest check total that reveals the creature's cell; absent: no total does, or it is not
   * known.
   */
  readonly squareFrom?: number;
}

export interface GropeVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly ('too-many' | 'not-adjacent' | GateWhy)[];
  readonly kind: 'standard';
  readonly attacks: readonly {
    readonly at: Cell;
    readonly touch: true;
    readonly missChance: number;
  }[];
  /** Creatures that were touched. Their cells are known until they move. */
  readonly found: readonly string[];
}

export interface UnseenRules {
  notice(j: FullJudge, of: Creature, ask: NoticeAsk): NoticeVerdict;
  /** `hits`: for each cell, did the touch attack hit? The miss chance is already included. */
  grope(
    j: FullJudge,
    c: Creature,
    ask: { cells: readonly Cell[]; hits?: readonly boolean[] },
  ): GropeVerdict;
}

/** The action for feeling for a creature, if the table of actions has no entry for it. */
const GROPING: Doing = { kind: 'standard', attack: true };

/** The skill of the check, or the ruleset's usual one. */
export function noticingOf(j: FullJudge, skill?: string): Noticing | undefined {
  const { noticing = {} } = j.rules.states.figures;
  const name = skill ?? Object.keys(noticing)[0] ?? '';
  return Object.hasOwn(noticing, name) ? noticing[name] : undefined;
}

const valueOf = (table: Readonly<Record<string, number>> = {}, key: string): number | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The DC to notice an unseen creature; infinite if it is too far away. A path: what the DC depends
 * on is not known, or the game master sets it.
 */
function noticeDc(
  j: FullJudge,
  of: Creature,
  { by, skill, against, doing = [] }: NoticeAsk,
): number | 'ask.dc' | 'ask.against' {
  const noticing = noticingOf(j, skill);
  if (noticing === undefined || by === undefined) return 'ask.dc';
  const cells = j.rules.distance(j, by, of).cells;
  if (cells > (noticing.within ?? Infinity)) return Infinity;
  if (unable(j, by, of, noticing)) return Infinity;
  const loud = doing.flatMap((what) => valueOf(noticing.instead, what) ?? []);
  const base = loud.length > 0 ? Math.min(...loud) : (noticing.dc ?? against);
  if (base === undefined) return 'ask.against';
  return doing.reduce(
    (dc, what) => dc + (valueOf(noticing.doing, what) ?? 0),
    base +
      (by.conditions.includes(ASLEEP) ? SLEEPING : 0) +
      (noticing.each === undefined ? 0 : Math.floor(cells / noticing.each)),
  );
}

/**
 * Can the creature not roll at all? Sight needs eyes and a line of sight, hearing needs ears. Who is
 * asleep still hears.
 */
const unable = (j: FullJudge, by: Creature, of: Creature, { sense }: Noticing): boolean =>
  (isSenseless(j, by) && (sense !== 'hearing' || !by.conditions.includes(ASLEEP))) ||
  (sense === 'sight' && (isUnder(j, by, 'blind') || !j.rules.lineOfSight(j, by, of).free)) ||
  (sense === 'hearing' && by.conditions.includes('deafened'));

/** The condition of sleepers, and what it adds to the DC of their checks. */
const ASLEEP = 'asleep';
const SLEEPING = 10;

/** Senses that show where an unseen creature is, without a roll. */
const PINPOINTING = ['blindsense', 'blindsight'] as const;

/** Does a sense of the creature pinpoint the other without a roll? */
const pinpoints = (j: FullJudge, by: Creature, of: Creature): boolean =>
  PINPOINTING.some((sense) => senseRange(by, sense) >= j.rules.distance(j, by, of).cells) &&
  !isSenseless(j, by) &&
  j.rules.lineOfEffect(j, by, of).free;

const BEHIND = { 'behind-door': 5, 'behind-wall': 15 } as const;

/** The Perception check that notices unseen creatures within 30 feet. */
export const BY_PERCEPTION: Readonly<Record<string, Noticing>> = {
  perception: {
    dc: 20,
    within: 6,
    each: 2,
    doing: {
      'in-combat': -20,
      speaking: -20,
      'half-speed': -5,
      'full-speed': -10,
      running: -20,
      still: 20,
      ...BEHIND,
    },
  },
};

/** Spot gives a hunch within 30 feet; Listen is opposed by Move Silently. */
export const BY_SPOT_OR_LISTEN: Readonly<Record<string, Noticing>> = {
  spot: {
    sense: 'sight',
    dc: 20,
    within: 6,
    doing: { still: 10, 'lifeless-still': 20, immobile: 20 },
  },
  listen: {
    sense: 'hearing',
    each: 2,
    doing: { 'full-speed': -4, running: -20, charging: -20, distracted: 5, ...BEHIND },
    instead: { 'in-combat': 0, speaking: 0 },
  },
};

/**
 * Does a creature that was struck know the cell of its unseen attacker? A shot and a long reach
 * show only the direction.
 */
const struckFrom = (
  j: FullJudge,
  of: Creature,
  { kind, ...attack }: Attack,
): 'square' | 'presence' =>
  kind === 'melee' &&
  j.rules.reach(of).value <= 1 &&
  j.rules.attackReach(j, of, { kind, ...attack }).far <= 1
    ? 'square'
    : 'presence';

export const unseen: UnseenRules = {
  notice(j, of, ask) {
    const { figures, cites } = j.rules.states;
    const { total = -Infinity, struck } = ask;
    const found = ask.dc ?? noticeDc(j, of, ask);
    const dc = typeof found === 'number' ? found : Infinity;
    const squareFrom = dc + figures.pinpoint;
    const senses =
      ask.by !== undefined && noticingOf(j, ask.skill) !== undefined && pinpoints(j, ask.by, of);
    const felt = struck === undefined ? undefined : struckFrom(j, of, struck);
    const notices =
      felt === 'square' || total >= squareFrom || senses
        ? 'square'
        : felt === 'presence' || total >= dc
          ? 'presence'
          : 'nothing';
    return {
      notices,
      ...(ask.dc !== undefined || dc === Infinity ? {} : { dc }),
      ...(squareFrom === Infinity ? {} : { squareFrom }),
      rules: cite(cites, 'noticed', ...(felt === undefined ? [] : ['struck' as const])),
      unknown: typeof found === 'number' || struck !== undefined || senses ? [] : [found],
    };
  },

  grope(j, c, { cells, hits }) {
    const { figures, cites } = j.rules.states;
    const may = mayActInTurn(j, c, j.rules.turns.table['grope-for-invisible'] ?? GROPING);
    const why: GropeVerdict['why'][number][] = [...may.why];
    if (cells.length > 2) why.push('too-many');
    if (cells.some((at) => j.rules.distance(j, c, at).cells !== 1)) why.push('not-adjacent');
    const touched = cells.filter((_, i) => hits?.[i] === true);
    const there = (o: Creature): boolean =>
      touched.some((at) => fills(j, o, at)) && isUnder(j, o, 'invisible');
    return {
      legal: why.length === 0,
      why,
      kind: 'standard',
      attacks: cells.map((at) => ({ at, touch: true, missChance: figures.gropeMiss })),
      found:
        why.length === 0
          ? j.board.creatures
              .filter((o) => o.id !== c.id && there(o))
              .map((o) => o.id)
              .sort()
          : [],
      rules: [...new Set([...cite(cites, 'grope'), ...may.rules])],
      unknown: may.unknown,
    };
  },
};
