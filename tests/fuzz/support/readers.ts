/** Every function that reads a text on a sheet: none may throw, or take long, whatever it gets. */
import { armorOf } from '../../../adapters/words/armor.ts';
import { attacksIn } from '../../../adapters/words/attacks.ts';
import { criticalOf, weaponDice, wholeOf } from '../../../adapters/words/dice.ts';
import { traitsIn } from '../../../adapters/words/feats.ts';
import { typeFromText } from '../../../adapters/words/kinds.ts';
import { distanceOf, reachOf, spaceFromText } from '../../../adapters/words/lengths.ts';
import { sensesIn } from '../../../adapters/words/senses.ts';
import { sizeByModifier, statureOf } from '../../../adapters/words/sizes.ts';
import { maneuverabilityIn, speedsOf } from '../../../adapters/words/speeds.ts';
import { saysReach, weaponOf } from '../../../adapters/words/weapons.ts';

export const TEXT_READERS = {
  speedsOf,
  reachOf,
  spaceOf: spaceFromText,
  distanceOf,
  statureOf,
  sizeByModifier,
  typeOf: typeFromText,
  traitsIn,
  sensesIn,
  weaponOf: (v: unknown) => weaponOf(typeof v === 'string' ? v : ''),
  armourOf: armorOf,
  wholeOf,
  damageOf: weaponDice,
  criticalOf,
  attacksIn,
  maneuverabilityIn,
  saysReach: (v: unknown) => saysReach(typeof v === 'string' ? v : ''),
} as const satisfies Readonly<Record<string, (value: unknown) => unknown>>;
