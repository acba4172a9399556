/** Action points (d20modern.action.action-point): dice added to one d20 roll. */
import type { LuckAsk } from '../asks/vehicleAsk.ts';
import type { RuleId } from '../../../verdict.ts';

/** Levels from which a creature rolls two and three dice; the best one counts. */
const LEVELS = [8, 15] as const;
const SIDES = 6;
const D20 = 20;

export interface LuckVerdict {
  readonly legal: boolean;
  readonly why: readonly ('point-spent' | 'result-known')[];
  readonly dice: number;
  /** Chances in percent, without the point and with it. */
  readonly chance: number;
  readonly withPoint: number;
  /** Number that the added dice must reach; absent: the d20 is not known. */
  readonly must?: number;
  readonly passed?: boolean;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

/** Does the d20 succeed if `added` is added to it? */
const succeeds = (die: number, added: number, needs: number, natural: boolean): boolean =>
  natural && die === 1 ? false : (natural && die === D20) || die + added >= needs;

const chanceOf = (added: number, needs: number, natural: boolean): number =>
  (100 / D20) *
  Array.from({ length: D20 }, (_, i) => i + 1).filter((die) => succeeds(die, added, needs, natural))
    .length;

/** Chance that the best of `dice` dice is exactly `best`. */
const bestIs = (best: number, dice: number): number =>
  (best / SIDES) ** dice - ((best - 1) / SIDES) ** dice;

export function actionPoint(rules: readonly RuleId[], ask: LuckAsk): LuckVerdict {
  const { level, needs, natural = true } = ask;
  const dice = 1 + LEVELS.filter((from) => level >= from).length;
  const why = [
    ...(ask.spent === true ? ['point-spent' as const] : []),
    ...(ask.revealed === true ? ['result-known' as const] : []),
  ];
  const faces = Array.from({ length: SIDES }, (_, i) => i + 1);
  return {
    legal: why.length === 0,
    why,
    dice,
    chance: chanceOf(0, needs, natural),
    withPoint: faces.reduce((sum, n) => sum + bestIs(n, dice) * chanceOf(n, needs, natural), 0),
    ...(ask.die === undefined ? {} : { must: Math.max(0, needs - ask.die) }),
    ...(ask.die === undefined || ask.added === undefined
      ? {}
      : { passed: succeeds(ask.die, ask.added, needs, natural) }),
    rules,
    unknown: [],
  };
}
