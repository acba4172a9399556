/** Gaze attacks: who must save, and what averting or shutting the eyes gives and costs. */
import type { Creature } from '../../../../board/creature.ts';
import { isSenseless, isUnder } from '../../../core/conditionsInForce.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId, Verdict } from '../../../verdict.ts';

/** How the viewer guards itself. `shut`: also with its back turned, or blindfolded. */
export const GUARDS = ['open', 'averted', 'shut'] as const;
export type GazeGuard = (typeof GUARDS)[number];

export interface GazeVerdict extends Verdict {
  /** Must the viewer save at the beginning of its turn, unless a chance below spares it? */
  readonly saves: boolean;
  /**
   * Why it need not save. `unseen-gazer`: an invisible creature has no gaze attack; `dead-gazer`:
   * neither has a dead one; `no-sight`: no line of sight, or the viewer is blind or out of its
   * senses; `shut`: its eyes are shut.
   */
  readonly why?: 'unseen-gazer' | 'dead-gazer' | 'no-sight' | 'shut';
  /** Chances in percent that no save is needed this round; each is rolled separately. */
  readonly spared: readonly number[];
  /** Miss chance of the viewer's attacks on the gazer that the guard alone gives. */
  readonly missChance: 0 | 20 | 50;
  /** May the viewer make attacks of opportunity against the gazer? */
  readonly opportunities: boolean;
  readonly cells: number;
}

const AVERTED = 50;

export const gazeAnswer =
  (rules: readonly RuleId[]) =>
  (j: FullJudge, gazer: Creature, viewer: Creature, guard: GazeGuard): GazeVerdict => {
    const sight = j.rules.lineOfSight(j, viewer, gazer);
    const veil = j.rules.concealment(j, viewer, gazer, 'ranged');
    const why = isUnder(j, gazer, 'corpse')
      ? 'dead-gazer'
      : isUnder(j, gazer, 'invisible')
        ? 'unseen-gazer'
        : !sight.free || isUnder(j, viewer, 'blind') || isSenseless(j, viewer)
          ? 'no-sight'
          : guard === 'shut'
            ? 'shut'
            : undefined;
    // With shut eyes a creature perceives what a blinded one does: blindsight still serves it.
    const eyeless = j.rules.concealment(
      j,
      { ...viewer, conditions: [...viewer.conditions, 'blinded'] },
      gazer,
      'melee',
    );
    const guarded = guard !== 'open' && eyeless.degree === 'total';
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
      missChance: !guarded ? 0 : guard === 'shut' ? 50 : 20,
      opportunities:
        !isSenseless(j, viewer) && !(guard === 'shut' && guarded) && veil.degree !== 'total',
      cells: j.rules.distance(j, viewer, gazer).cells,
      rules,
      unknown: [...new Set([...sight.unknown, ...(why === undefined ? veil.unknown : [])])],
    };
  };
