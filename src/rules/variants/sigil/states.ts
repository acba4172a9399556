/** Conditions beyond the map: what this text says otherwise. */
import { NAMES, type StateRules, type StateTable } from '../../play/states/questions.ts';
import { citing, extend } from '../extend.ts';
import { sources } from './states.sources.ts';

const differences = (table: StateTable): StateTable => ({
  blinded: { ac: -2, losesDexterity: true, skillsOf: { str: -4, dex: -4 }, failsSkills: ['spot'] },
  // As the shaken one, on attacks too; nothing is dropped (sigil.condition.panicked).
  panicked: { ...table['frightened'], flees: 'cowers', replaces: ['shaken', 'frightened'], worsens: {}, noAttack: true },
  // Not helpless; from the one who pins it no armour is lost (sigil.condition.pinned).
  pinned: { losesDexterity: true, dexterity: 'zero', actions: 'mental-only', outside: { ac: -4 } },
  // Falls to the ground (sigil.condition.unconscious).
  unconscious: { ...table['unconscious'], grounded: ['prone'] },
  // Its narrow spaces cost double and nothing more (sigil.terrain.hampered-doubles; sigil-notes B4).
  squeezing: {},
});

export const states = (parent: StateRules): StateRules => extend(parent, {
  cites: citing(NAMES, {}),
  table: { ...parent.table, ...differences(parent.table) },
  sources,
});
