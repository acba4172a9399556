/**
 * Actions and what is left of a turn: the SRD. Its table of actions is the common one: the text
 * prints none.
 */
import { act, actions } from '../../play/turns/act.ts';
import { NAMES, type TurnRules } from '../../play/turns/questions.ts';
import { passing } from '../../play/turns/passing.ts';
import { resolve } from '../../play/turns/resolve.ts';
import { turn } from '../../play/turns/sequence.ts';
import { ACTIONS } from '../../play/turns/table.ts';
import { TRAITS } from '../../play/turns/traits.ts';
import { citing } from '../extend.ts';

const a = (...names: readonly string[]): string[] => names.map((n) => `srd35.action.${n}`);

export const turns: TurnRules = {
  cites: citing(NAMES, {
    perRound: a('move-and-standard'),
    standardForMove: a('double-move'),
    freeStep: a('full-round-only-step'),
    fullRound: a('full-round-only-step'),
    coupDeGrace: [
      'srd35.opportunity.coup-de-grace-provokes',
      'srd35.special-attack.coup-de-grace-action',
    ],
  }),
  table: ACTIONS,
  traits: TRAITS,
  readies: ['standard', 'move', 'swift', 'free'],
  act,
  actions,
  turn,
  passing,
  resolve,
};
