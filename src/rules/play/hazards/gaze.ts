/** Gaze attacks: who must save, and what averting or shutting the eyes gives and costs. */
import type { Creature } from '../../../board/creature.ts';
import { isUnder } from '../../base/conditions.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import type { RuleId, Verdict } from '../../verdict.ts';

/** How the viewer guards itself. `shut`: also with its back turned, or blindfolded. */
export const GUARDS = ['open', 'averted', 'shut'] as const;
export type Guard = (typeof GUARDS)[number];

export interface GazeVerdict extends Verdict {
  /** Must the viewer save at the beginning of its turn, unless a chance below spares it? */
  readonly saves: boolean;
  /**
   * Why it need not save. `unseen-gazer`: an invisible creature has no gaze attack; `no-sight`: no
   * line of sight, or the viewer is blind; `shut`: its eyes are shut.
   */
  readonly why?: 'unseen-gazer' | 'no-sight' | 'shut';
  /** Chances in percent that no save is needed this round; each is rolled separately. */
  readonly spared: readonly number[];
  /** Miss chance of the viewer's attacks on the gazer that the guard alone gives. */
  readonly missChance: 0 | 20 | 50;
  /** May the viewer make attacks of opportunity against the gazer? */
  readonly opportunities: boolean;
  readonly cells: number;
}

const MISS = { open: 0, averted: 20, shut: 50 } as const;
const AVERTED = 50;

export const gazeAnswer =
  (rules: readonly RuleId[]) =>
  (j: FullJudge, gazer: Creature, viewer: Creature, guard: Guard): GazeVerdict => {
    const sight = j.rules.lineOfSight(j, viewer, gazer);
    const veil = j.rules.concealment(j, viewer, gazer, 'ranged');
    const why = isUnder(j, gazer, 'invisible')
      ? 'unseen-gazer'
      : !sight.free || isUnder(j, viewer, 'blind')
        ? 'no-sight'
        : guard === 'shut'
          ? 'shut'
          : undefined;
    return {
      saves: why === undefined,
      ...(why === undefined ? {} : { why }),
      spared:
        why === undefined
          ? [
              ...(guard === 'averted' ? [AVERTED] : []),
              ...(veil.missChance > 0 ? [veil.missChance] : []),
            ]
          : [],
      missChance: MISS[guard],
      opportunities: guard !== 'shut' && veil.degree !== 'total',
      cells: j.rules.distance(j, viewer, gazer).cells,
      rules,
      unknown: [...new Set([...sight.unknown, ...(why === undefined ? veil.unknown : [])])],
    };
  };
