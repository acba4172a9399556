/** Order of the turns: what this text says otherwise. */
import { NAMES, type InitiativeRules } from '../../play/initiative/questions.ts';
import { citing, extend } from '../extend.ts';

const r = (...names: readonly string[]): string[] => names.map((n) => `sigil.initiative.${n}`);

export const initiative = (parent: InitiativeRules): InitiativeRules =>
  extend(parent, {
    cites: citing(NAMES, {
      roll: r('roll'),
      tie: r('tie'),
      fixed: r('order-fixed'),
      flatFooted: [...r('flat-footed-until-acted'), 'sigil.condition.flat-footed'],
      joinAware: r('joining-aware'),
      joinUnaware: r('joining-unaware'),
      readyAction: r('ready-action'),
      readyTrigger: r('ready-trigger'),
      readyStep: r('ready-step'),
      readyCount: r('ready-new-count'),
      readyCombat: r('ready-only-in-combat'),
      delay: r('delay'),
      delayInterrupt: r('delay-cannot-interrupt'),
      surpriseRound: r('surprise-round'),
      surpriseReroll: r('surprise-reroll'),
      roundLength: ['sigil.turn.round-length'],
    }),
  });
