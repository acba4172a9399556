/** Locating unseen creatures: noticing them, and groping for them. */
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
  /** The check's total. */
  readonly total: number;
  /** The DC; absent: it follows from the other fields, where the ruleset says how. */
  readonly dc?: number;
  /** The creature that makes the check; its distance counts. */
  readonly by?: Creature;
  /** The unseen creature's activity, in the ruleset's words. */
  readonly doing?: readonly string[];
}

export interface NoticeVerdict extends Verdict {
  /** The DC, if it was not given; absent too if the creature is too far away to be noticed. */
  readonly dc?: number;
  readonly notices: 'nothing' | 'presence' | 'square';
  /** The lowest check total that reveals the creature's cell; absent: none does, or it is not known. */
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
  /** Creatures that were touched; their cells are known until they move. */
  readonly found: readonly string[];
}

export interface UnseenRules {
  notice(j: FullJudge, of: Creature, ask: NoticeAsk): NoticeVerdict;
  /** `hits`: by cell, whether the touch attack hit, miss chance included. */
  grope(
    j: FullJudge,
    c: Creature,
    ask: { cells: readonly Cell[]; hits?: readonly boolean[] },
  ): GropeVerdict;
}

/** The action for groping, if the table of actions has no row for it. */
const GROPING: Doing = { kind: 'standard', attack: true };

/**
 * The DC to notice an unseen creature; infinite: it is too far away. Undefined: the ruleset leaves
 * it to the game master, or the observer is not known.
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

/** Noticing unseen creatures by a Perception check within 30 feet. */
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
