/**
 * Order of the turns: the SRD. Its two chapters say nothing of it: the answers are the common ones.
 */
import { bonus, flatFooted, order } from '../../play/initiative/order.ts';
import { NAMES, type InitiativeRules } from '../../play/initiative/questions.ts';
import { duration, join, nextRound, standing } from '../../play/initiative/standing.ts';
import { delay, ready, trigger, waiters } from '../../play/initiative/waiting.ts';
import { citing } from '../extend.ts';

export const initiative: InitiativeRules = {
  cites: citing(NAMES, {}),
  traits: { 'improved-initiative': { bonus: 4 } },
  secondsPerRound: 6,
  bonus,
  flatFooted,
  order,
  standing,
  nextRound,
  join,
  delay,
  ready,
  trigger,
  waiters,
  duration,
};
