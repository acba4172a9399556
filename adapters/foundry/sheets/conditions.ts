/** Conditions as the two systems and Foundry's own status icons name them, and the glossary's ids. */
const IDS: Readonly<Record<string, string>> = {
  blind: 'blinded', blinded: 'blinded', confused: 'confused', cowering: 'cowering', dazed: 'dazed', dazzled: 'dazzled',
  dead: 'dead', deaf: 'deafened', deafened: 'deafened', disabled: 'disabled', dying: 'dying', entangled: 'entangled',
  restrain: 'entangled', exhausted: 'exhausted', fatigued: 'fatigued', flatFooted: 'flat-footed', frightened: 'frightened',
  grappled: 'grappling', grappling: 'grappling', helpless: 'helpless', incorporeal: 'incorporeal', invisible: 'invisible',
  invisibility: 'invisible', nauseated: 'nauseated', panicked: 'panicked', paralyzed: 'paralyzed', paralysis: 'paralyzed',
  petrified: 'petrified', pinned: 'pinned', prone: 'prone', shaken: 'shaken', sickened: 'sickened', sleep: 'asleep',
  squeezing: 'squeezing', stable: 'stable', staggered: 'staggered', stun: 'stunned', stunned: 'stunned',
  unconscious: 'unconscious',
};

/**
 * The conditions a creature has, sorted. D35E's "fear" names no degree of fear and is left out; so is whatever else
 * has no id here.
 * @param flags the sheet's own table of booleans, where it has one
 */
export function conditionsOf(flags: unknown, statuses: readonly string[]): string[] {
  const set = typeof flags === 'object' && flags !== null
    ? Object.entries(flags).filter(([, on]) => on === true).map(([key]) => key) : [];
  const ids = [...set, ...statuses].flatMap((key) => (Object.hasOwn(IDS, key) ? [IDS[key] as string] : []));
  return [...new Set(ids)].sort();
}
