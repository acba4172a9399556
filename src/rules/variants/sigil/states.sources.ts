/** This text's rules behind each condition. */
import type { RuleId } from '../../verdict.ts';

const c = (...names: readonly string[]): RuleId[] => names.map((n) => `sigil.condition.${n}`);
/** Conditions with one rule of their own name. */
const plain = (...names: readonly string[]): Record<string, RuleId[]> => Object.fromEntries(names.map((n) => [n, c(n)]));

export const sources: Readonly<Record<string, readonly RuleId[]>> = {
  ...plain(
    'dazzled', 'cowering', 'starving', 'fascinated', 'fatigued', 'deafened', 'staggered', 'knocked-down', 'flat-footed', 'confused',
    'dehydrated', 'exhausted', 'ethereal', 'immobilized-in-place', 'dazed', 'checked', 'pinned', 'panicked', 'disabled', 'helpless',
    'sickened', 'rebuked', 'entangled', 'dying', 'dead', 'nauseated', 'paralyzed', 'petrified', 'blown-away', 'unconscious',
    'energy-drained', 'turned', 'shaken', 'frightened', 'stalled', 'stable', 'stunned',
  ),
  blinded: c('blinded-combat', 'blinded-perception'),
  grappling: c('grappling', 'grappling-allowed-actions'),
  prone: c('prone-attack', 'prone-movement'),
  invisible: c('invisible-sight', 'invisible-attack'),
  incorporeal: c('incorporeal-body', 'incorporeal-damage', 'incorporeal-touch'),
  asleep: c('helpless'),
  bound: c('helpless'),
  surprised: ['sigil.initiative.surprise-round'],
  destroyed: c('destroyed-at-zero'),
  falling: ['sigil.flight.free-fall'],
  climbing: ['sigil.movement.climb-penalties', 'sigil.movement.climb-speed'],
  charging: ['sigil.special-attack.charge-attack'],
  running: ['sigil.movement.run-loses-dex'],
  'total-defence': ['sigil.special-attack.total-defence'],
  'fighting-defensively': ['sigil.special-attack.fight-defensively'],
};
