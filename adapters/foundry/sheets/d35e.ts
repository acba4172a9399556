/** Actors of the system D35E (2.4 on Foundry 11, 3.0 on 12). Size and weapons: d35e.shown.ts. */
import { plain } from '../../words/text.ts';
import type { OpenSheet, RawItem } from '../schema.ts';
import {
  abilitiesOf, armourOf, babOf, darkvision, hitDiceOf, hpOf, keeps, loadOf, PLACES, savesOf, sorted, speedOf, traitsOf,
} from './common.ts';
import { conditionsOf } from './conditions.ts';
import { d35eShown } from './d35e.shown.ts';
import { amount, at, known, word, yes, type SheetReader } from './read.ts';

export const d35e: SheetReader = {
  system: 'D35E',
  places: { ...PLACES, size: ['traits.actualSize', 'traits.size'], reach: ['traits.reach'], conditions: ['attributes.conditions'] },
  guessed: { build: 'system.attributes.creatureType', reach: 'name' },
  unread: (sheet) => keeps(sheet, { conditions: [['attributes.conditions', 'object']], senses: [['traits.senses', 'string'], ['senses', 'object']] }),
  read(sheet, statuses) {
    const items = sheet.items;
    return known({
      ...d35eShown(sheet),
      speed: speedOf(sheet),
      armour: items === null ? undefined : armourOf(items, isArmour),
      load: loadOf(sheet),
      bab: babOf(sheet),
      abilities: abilitiesOf(sheet),
      conditions: conditionsOf(at(sheet.system, 'attributes.conditions'), statuses),
      traits: items !== null ? sorted([...traitsOf(items), ...senses(sheet)]) : undefined,
      hp: hpOf(sheet),
      hitDice: hitDiceOf(sheet),
      saves: savesOf(sheet),
    });
  },
};

/** Undefined where the entry does not say what it is. */
const isArmour = (item: RawItem): boolean | undefined => {
  const type = word(item.system, 'equipmentType');
  return type === undefined ? undefined : type === 'armor';
};

function senses(sheet: OpenSheet): string[] {
  const text = plain(word(sheet.system, 'traits.senses') ?? '');
  const dark = /(?:darkvision|scurovisione) (\d+)/.exec(text)?.[1];
  const low = /low light vision|visione crepuscolare/.test(text);
  return [
    ...darkvision(dark === undefined ? amount(sheet.system, 'senses.darkvision') : Number(dark)),
    ...(low || yes(sheet.system, 'senses.lowLight') ? ['low-light-vision'] : []),
  ];
}
