/** Judges waiting: the costs and benefits of each point of its penalty. */
import { cite } from '../../names.ts';
import type { PhasedJudge } from '../../fullRuleset.ts';
import type { WaitingVerdict } from './phaseRules.ts';

/**
 * Bonus in percent for each point of the penalty: on the first saving throw (`SAVE`), and on the
 * first dodge or shield use (`DODGE`).
 */
const SAVE = 4;
const DODGE = 3;

/**
 * @param penalty result of the 1d3
 * @param percent result of the d% that decides whether there is time to act, if it was rolled
 */
export function waitingOf(j: PhasedJudge, penalty: number, percent?: number): WaitingVerdict {
  const {
    tables,
    cites: { names },
  } = j.rules.phases;
  const noTime = tables.noTime * penalty;
  const round = j.board.turn?.round;
  return {
    available: round === undefined || round > 1,
    initiative: penalty,
    noTime,
    ...(percent !== undefined && { hasTime: percent > noTime }),
    // `deflect`: a penalty of one adds nothing to the first deflected blow, a penalty of two adds
    // 1, and a penalty of three adds 2.
    surprise: penalty,
    save: SAVE * penalty,
    skill: penalty,
    dodge: DODGE * penalty,
    deflect: Math.max(0, penalty - 1),
    rules: cite(
      names,
      'waiting',
      'waitingDeclared',
      'noTime',
      'waitingSurprise',
      'waitingSave',
      'waitingSkill',
      'waitingDodge',
    ),
    unknown: round === undefined ? ['turn.round'] : [],
  };
}
