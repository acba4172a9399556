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

export interface NoticeVerdict extends Verdict {
  readonly notices: 'nothing' | 'presence' | 'square';
  /** The lowest check total that reveals the creature's cell. */
  readonly squareFrom: number;
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
  notice(j: FullJudge, of: Creature, ask: { dc: number; total: number }): NoticeVerdict;
  /** `hits`: by cell, whether the touch attack hit, miss chance included. */
  grope(
    j: FullJudge,
    c: Creature,
    ask: { cells: readonly Cell[]; hits?: readonly boolean[] },
  ): GropeVerdict;
}

/** The action for groping, if the table of actions has no row for it. */
const GROPING: Doing = { kind: 'standard', attack: true };

export const unseen: UnseenRules = {
  notice(j, _of, { dc, total }) {
    const { figures, cites } = j.rules.states;
    const squareFrom = dc + figures.pinpoint;
    return {
      notices: total >= squareFrom ? 'square' : total >= dc ? 'presence' : 'nothing',
      squareFrom,
      rules: cite(cites, 'noticed'),
      unknown: [],
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
