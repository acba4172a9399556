/** Words of the family's own: actions, modes, resources, and reasons of an edge. */
import type { Ruleset } from '../ruleset.ts';

const two = (en: string, it: string) => ({ en, it });

export const words: NonNullable<Ruleset['words']> = {
  attack: two('attack', 'attacco'),
  dash: two('dash', 'scatto'),
  disengage: two('disengage', 'disimpegno'),
  dodge: two('dodge', 'schivata'),
  help: two('help', 'aiuto'),
  hide: two('hide', 'nascondersi'),
  search: two('search', 'ricerca'),
  utilize: two('utilize', 'utilizzo'),
  'stand-up': two('stand up', 'alzarsi'),
  'drop-prone': two('drop prone', 'gettarsi a terra'),
  'actions.kind.standard': two('Actions', 'Azioni'),
  'actions.kind.swift': two('Bonus actions', 'Azioni bonus'),
  'actions.kind.immediate': two('Reactions', 'Reazioni'),
  'actions.kind.move': two('Movement', 'Movimento'),
  'move-mode': two('walk', 'camminata'),
  'dash-mode': two('dash', 'scatto'),
  'bonus-dash-mode': two('dash (bonus action)', 'scatto (azione bonus)'),
  'disengage-mode': two('disengage', 'disimpegno'),
  'turn.action': two('action', 'azione'),
  'turn.bonus': two('bonus action', 'azione bonus'),
  'turn.reaction': two('reaction', 'reazione'),
  'turn.rise': two('standing up', 'alzarsi'),
  'hit.foe-in-reach': two('enemy within 5 ft.', 'nemico entro 1,5 m'),
  'hit.unseen-target': two('target not seen', 'bersaglio non visto'),
  'hit.unseen-attacker': two('attacker not seen', 'attaccante non visto'),
  'hit.long-range': two('long range', 'gittata lunga'),
  'hit.pack-tactics': two('ally beside the target', 'alleato vicino al bersaglio'),
};
