/**
 * `CONFIG.statusEffects`: an array of entries with ids; from 14 on keyed by id
 * (github.com/foundryvtt/foundryvtt, issue 13122). The ids of the core icons are Foundry's own
 * (`prone`, `stun`, `blind`); systems for 3.5 and its relatives add theirs.
 */
const CORE = ['dead', 'unconscious', 'sleep', 'stun', 'prone', 'restrain', 'paralysis', 'blind'];
const SYSTEM = [
  ...['blinded', 'deafened', 'disabled', 'dying', 'entangled', 'exhausted', 'fatigued'],
  ...['flatFooted', 'frightened', 'grappled', 'grappling', 'helpless', 'invisible', 'nauseated'],
  ...['panicked', 'paralyzed', 'pinned', 'shaken', 'sickened', 'staggered', 'stunned', 'squeezing'],
];

/** dnd5e has ids of its own (foundryvtt/dnd5e, module/config.mjs). */
const FIFTH = [
  ...['bleeding', 'blinded', 'burning', 'burrowing', 'charmed', 'concentrating', 'coverHalf'],
  ...['coverThreeQuarters', 'coverTotal', 'cursed', 'dead', 'deafened', 'dehydration', 'diseased'],
  ...['dodging', 'ethereal', 'exhaustion', 'falling', 'flying', 'frightened', 'grappled', 'hiding'],
  ...['hovering', 'incapacitated', 'invisible', 'malnutrition', 'marked', 'paralyzed', 'petrified'],
  ...[
    'poisoned',
    'prone',
    'restrained',
    'silenced',
    'sleeping',
    'stable',
    'stunned',
    'suffocation',
  ],
  ...['surprised', 'transformed', 'unconscious'],
];

export const statusIds = (system = ''): readonly string[] =>
  system === 'dnd5e' ? FIFTH : [...CORE, ...SYSTEM];

export const statusEffects = (generation: number, system = ''): unknown => {
  const entries = statusIds(system).map((id) => ({ id, name: id, img: `icons/svg/${id}.svg` }));
  return generation < 14 ? entries : Object.fromEntries(entries.map((entry) => [entry.id, entry]));
};
