/** Locating unseen creatures: noticing that one is near, and feeling for one in a cell. */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { isUnder } from '../../base/conditions.ts';
import type { Doing, GateWhy } from '../../base/gate.ts';
import { cite } from '../../names.ts';
import { fills } from '../../base/distance.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { Verdict } from '../../verdict.ts';
import { mayDo } from '../turnGate.ts';
import type { Noticing } from './figures.ts';

export interface NoticeAsk {
  /** Total of the check. */
  readonly total: number;
  /** The DC; absent: computed from the other fields, if the ruleset has a rule for it. */
  readonly dc?: number;
  /** The creature that makes the check. Its distance changes the DC. */
  readonly by?: Creature;
  /** What the unseen creature does, as keys of the ruleset's table. */
  readonly doing?: readonly string[];
}

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

/**
 * The DC to notice an unseen creature; infinite if it is too far away. Undefined: the game master
 * sets the DC, or the observer is not known.
 */
function noticeDc(j: FullJudge, of: Creature, { by, doing = [] }: NoticeAsk): number | undefined {
  const { noticing } = j.rules.states.figures;
  if (noticing === undefined || by === undefined) return undefined;
  const cells = j.rules.distance(j, by, of).cells;
  if (cells > noticing.within) return Infinity;
  return doing.reduce(
    (dc, what) => dc + (Object.hasOwn(noticing.doing, what) ? (noticing.doing[what] ?? 0) : 0),
    noticing.dc + Math.floor(cells / noticing.each),
  );
}

/** The Perception check that notices unseen creatures within 30 feet. */
export const BY_PERCEPTION: Noticing = {
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
    'behind-door': 5,
    'behind-wall': 15,
  },
};

export const unseen: UnseenRules = {
  notice(j, of, ask) {
    const { figures, cites } = j.rules.states;
    const dc = ask.dc ?? noticeDc(j, of, ask);
    const squareFrom = (dc ?? Infinity) + figures.pinpoint;
    const notices =
      ask.total >= squareFrom
        ? 'square'
        : dc !== undefined && ask.total >= dc
          ? 'presence'
          : 'nothing';
    return {
      notices,
      ...(ask.dc !== undefined || dc === undefined || dc === Infinity ? {} : { dc }),
      ...(squareFrom === Infinity ? {} : { squareFrom }),
      rules: cite(cites, 'noticed'),
      unknown: dc === undefined ? ['ask.dc'] : [],
    };
  },

  grope(j, c, { cells, hits }) {
    const { figures, cites } = j.rules.states;
    const may = mayDo(j, c, j.rules.turns.table['grope-for-invisible'] ?? GROPING);
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
