/** What a sheet has counted is not counted again, in saves and checks as in attacks. */
import { cases, hero, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { area, orc, rollOf, trial } from './boards.ts';

const row = rowsOf('srd52');
const tired: CreatureMore = {
  conditions: ['exhaustion-2'],
  saves: { fortitude: 3, reflex: 1 },
  skills: { athletics: { bonus: 5 } },
  abilities: { dex: 14 },
};
const counted = (...totals: readonly ('saves' | 'skills' | 'attack')[]) => ({
  ...tired,
  inTotals: Object.fromEntries(totals.map((total) => [total, ['exhaustion-2']])),
});
const save = trial('save', 'a', { chosen: { ability: 'con' }, dice: { save: { die: 10 } } });
const check = trial('check', 'a', { dice: { own: { die: 10 } } });
const fireball = area('sphere', [6, 6], 4, { save: 'reflex' });
const already = 'the sheet has counted it';
const paladin = (more: CreatureMore = {}, id = 'p', x = 5) =>
  hero(id, x, 6, { traits: ['aura-of-protection'], attacks: [], ...more });
const cha = { unknown: ['creatures.p.abilities.cha'] };

export default cases('srd52', [
  row('condition.exhaustion', 'extra', 'a save whose bonus leaves the level out')
    .on(hero('a', 5, 5, counted('attack')))
    .ask(save)
    .gives(rollOf('save', { total: 9 })),
  row('condition.exhaustion', 'extra', 'a save whose bonus includes the level')
    .on(hero('a', 5, 5, counted('saves')))
    .ask(save)
    .uncited(already)
    .gives(rollOf('save', { total: 13, modifiers: [{ why: 'save-con', value: 3 }] })),
  row('condition.exhaustion', 'extra', 'a check whose bonus leaves the level out')
    .on(hero('a', 5, 5, counted('saves')))
    .ask(check)
    .gives(rollOf('own', { total: 11 })),
  row('condition.exhaustion', 'extra', 'a check whose bonus includes the level')
    .on(hero('a', 5, 5, counted('skills')))
    .ask(check)
    .uncited(already)
    .gives(rollOf('own', { total: 15 })),
  row('condition.exhaustion', 'extra', 'a save against an area, counted by the sheet')
    .on(hero('a', 5, 5, counted('saves')))
    .ask(fireball)
    .uncited(already)
    .gives({ creatures: [{ id: 'a', save: { conditions: [] } }] }),
  row('condition.exhaustion', 'extra', 'initiative adds no skill of the sheet')
    .on(hero('a', 5, 5, counted('skills', 'saves')))
    .ask(trial('check', 'a', { chosen: { check: 'initiative' }, dice: { own: { die: 12 } } }))
    .gives(rollOf('own', { total: 10 })),
  row('condition.exhaustion', 'extra', 'a death save adds no bonus of the sheet')
    .on(hero('a', 5, 5, { ...counted('saves'), hp: { current: 0, max: 9 } }))
    .ask(trial('death-save', 'a', { dice: { save: { die: 12 } } }))
    .gives(rollOf('save', { total: 8 })),

  row('class.aura-of-protection', 'extra', 'a save beside a paladin of unknown Charisma')
    .on(hero('a', 5, 5, { saves: { fortitude: 3 } }), paladin())
    .ask(save)
    .gives(cha, rollOf('save', { total: 14 })),
  row('class.aura-of-protection', 'extra', 'an area beside a paladin of unknown Charisma')
    .on(hero('a', 5, 5, { saves: { reflex: 3 } }), paladin({ saves: { reflex: 0 } }))
    .ask(fireball)
    .gives(cha),
  row('class.aura-of-protection', 'extra', 'of two paladins one has an unknown Charisma')
    .on(
      hero('a', 5, 5, { saves: { fortitude: 3 } }),
      paladin(),
      paladin({ abilities: { cha: 16 } }, 'q', 6),
    )
    .ask(save)
    .gives(cha, rollOf('save', { total: 16 })),
  row('class.aura-of-protection', 'extra', 'the sheet’s saves include the aura')
    .on(
      hero('a', 5, 5, { saves: { fortitude: 3 }, inTotals: { saves: ['aura-of-protection'] } }),
      paladin(),
      orc({}, 12),
    )
    .ask(save)
    .uncited(already)
    .gives({ unknown: [] }, rollOf('save', { total: 13 })),
]);
