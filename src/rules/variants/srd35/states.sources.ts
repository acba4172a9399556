/** The SRD's rules behind each condition; where its text is silent, nothing is cited. */
import type { RuleId } from '../../verdict.ts';

const m = (...names: readonly string[]): RuleId[] => names.map((n) => `srd35.modifier.${n}`);
const HELPLESS = ['srd35.condition.helpless-definition'];

export const sources: Readonly<Record<string, readonly RuleId[]>> = {
  dazzled: m('attack-dazzled'),
  blinded: m('ac-blinded'),
  shaken: m('attack-shaken-frightened'),
  frightened: m('attack-shaken-frightened'),
  cowering: m('ac-cowering'),
  stunned: m('ac-stunned'),
  entangled: m('attack-entangled', 'ac-entangled'),
  'flat-footed': m('ac-flat-footed'),
  grappling: m('ac-grappling'),
  pinned: m('ac-pinned'),
  prone: m('attack-prone-melee', 'attack-prone-ranged', 'ac-prone'),
  kneeling: m('ac-kneeling-sitting'),
  sitting: m('ac-kneeling-sitting'),
  squeezing: m('attack-squeezing', 'ac-squeezing', 'squeeze-penalties'),
  invisible: m('attack-invisible', 'ac-concealed-invisible'),
  helpless: [
    'srd35.condition.helpless-normal-attack',
    'srd35.condition.helpless-dexterity-zero',
    ...m('ac-helpless'),
  ],
  asleep: HELPLESS,
  bound: HELPLESS,
  paralyzed: HELPLESS,
  unconscious: HELPLESS,
};
