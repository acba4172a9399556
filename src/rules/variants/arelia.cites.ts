/** Where this text speaks of what the map's answers rest on; on all other names it is silent. */
import { citations } from './extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((name) => `arelia.${area}.${name}`);

export const cites = citations({
  distance: r(
    'grid',
    'hex-distance-silent',
    'hex-adjacency',
    'hex-3m',
    'one-creature-one-hex-silent',
  ),
  space: r('grid', 'one-creature-one-hex-silent'),
  reach: r('grid', 'hex-adjacency'),
  reachBig: r('reach', 'larger-than-large'),
  reachWeapon: r('reach', 'larger-than-large'),
  threat: r('reach', 'melee-trigger'),
  speed: r('grid', 'hex-3m'),
  move: r('movement', 'max-per-round'),
  speedHalf: r('movement', 'half-floor'),
  charge: r('charge', 'eligibility', 'charge-line-silent'),
  throughAlly: r('movement', 'pass-friendly', 'who-passes-whom'),
  throughEnemy: r('movement', 'no-pass-hostile', 'who-passes-whom'),
  throughHelpless: r('movement', 'pass-defenceless', 'who-passes-whom'),
  immobile: r('movement', 'pass-defenceless'),
  throughTiny: r('movement', 'pass-incorporeal', 'who-passes-whom'),
  occupied: r('movement', 'no-end-occupied'),
  difficult: r('terrain', 'silent'),
});
