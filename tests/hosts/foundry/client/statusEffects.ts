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

export const statusIds = (): readonly string[] => [...CORE, ...SYSTEM];

export const statusEffects = (generation: number): unknown => {
  const entries = statusIds().map((id) => ({ id, name: id, img: `icons/svg/${id}.svg` }));
  return generation < 14 ? entries : Object.fromEntries(entries.map((entry) => [entry.id, entry]));
};
