/** Finds the weight of an armor from its name in the English or Italian rulebooks. */
import type { Creature } from '../../src/board/creature.ts';
import { plain, textOf } from './text.ts';

type Weight = NonNullable<Creature['armour']>;

const NAMES: readonly (readonly [Weight, string])[] = [
  [
    'heavy',
    'splint mail,banded mail,half plate,full plate,heavy armor,heavy armour,' +
      'corazza a strisce,corazza a bande,mezza armatura,armatura completa,armatura pesante,' +
      'heavy,pesante',
  ],
  [
    'medium',
    'hide,hide armor,scale mail,chainmail,chain mail,breastplate,medium armor,' +
      'medium armour,armatura di pelle,pelle,corazza a scaglie,cotta di maglia,' +
      'corazza di piastre,pettorale,armatura media,medium,media',
  ],
  [
    'light',
    'padded,padded armor,leather,leather armor,studded leather,chain shirt,light armor,' +
      'light armour,armatura imbottita,imbottita,armatura di cuoio,cuoio,cuoio borchiato,' +
      'giaco di maglia,armatura leggera,light,leggera',
  ],
  ['none', 'none,no armor,no armour,unarmored,unarmoured,nessuna,nessuna armatura,senza armatura'],
];
const WEIGHT: ReadonlyMap<string, Weight> = new Map(
  NAMES.flatMap(([weight, names]) => names.split(',').map((name) => [name, weight] as const)),
);

/** Mithral armor: it counts as lighter for some purposes and not for others. */
const MITHRAL = / (mithral|mithril|mitral) /;

/** The weight of the armor that a text names; undefined if it names two or none. */
export function armorOf(value: unknown): Weight | undefined {
  const words = plain(textOf(value)).split(' ');
  const found = new Set<Weight>();
  for (let i = 0; i < words.length; i++) {
    for (let n = 3; n > 0; n--) {
      const weight =
        i + n <= words.length ? WEIGHT.get(words.slice(i, i + n).join(' ')) : undefined;
      if (weight === undefined) continue;
      found.add(weight);
      i += n - 1;
      break;
    }
  }
  const [weight] = found;
  if (found.size !== 1 || weight === undefined) return undefined;
  return weight !== 'light' && MITHRAL.test(` ${words.join(' ')} `) ? undefined : weight;
}
