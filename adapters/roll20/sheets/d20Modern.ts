/**
 * The sheet "d20 Modern". It has no size, no space and no reach: unknown. Its base attack bonus is worked out in the page
 * from those of the classes, and is made again from them.
 */
import { criticalOf, damageOf, wholeOf } from '../../words/dice.ts';
import { speedIn, speedsIn, traits } from './pathfinder.ts';
import { current, hitPoints, known, rows, scores, scoresByModifier, weapon, type Attack, type Attributes, type Findings, type SheetReader } from './read.ts';

const ABILITY = { str: 'Strength', dex: 'Dexterity', con: 'Constitution', int: 'Intelligence', wis: 'Wisdom', cha: 'Charisma' } as const;

export const d20Modern: SheetReader = (attributes, found) => {
  speedsIn(attributes, found, speedIn(attributes, 'land', 'Speed'), { fly: 'Speed-Fly', climb: 'Speed-Climb', swim: 'Speed-Swim' });
  baseAttack(attributes, found);
  scores(attributes, found, (ability) => ABILITY[ability]);
  scoresByModifier(attributes, found, Object.fromEntries(Object.entries(ABILITY).map(([ability, name]) => [ability, `${name}-mod`])));
  hitPoints(attributes, found, { of: 'HitPoints' });
  traits(attributes, found, [['Feats', 'Feat-name'], ['Talents', 'Talent-name']], []);
  const list = rows(attributes, 'weapons').flatMap((row): Attack[] => {
    const read = weapon({
      id: row.id, name: row.get('Weapon-Name'), range: row.get('Weapon-Range'), properties: row.get('Weapon-Special_Properties'),
      more: known<Partial<Attack>>({ damage: damageOf(row.get('Weapon-Damage')), critical: criticalOf(row.get('Weapon-Critical')) }) ?? {},
    });
    return read === undefined ? [] : [read];
  });
  if (list.length > 0) found.put('attacks', list, 'repeating_weapons');
};

/** The sum over the classes; one that cannot be read makes the sum unknown. */
function baseAttack(attributes: Attributes, found: Findings): void {
  const fields = [...attributes.keys()].filter((name) => /^Class\d{1,2}-BAB$/.test(name)).sort();
  const parts = fields.map((name) => (current(attributes, name) === '' ? 0 : wholeOf(current(attributes, name), -100, 1000)));
  if (parts.length === 0 || parts.includes(undefined)) return;
  found.put('bab', parts.reduce<number>((sum, part) => sum + (part ?? 0), 0), fields);
}
