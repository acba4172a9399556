/** Damage, 0 hit points, death saves, knocking out and concentration, 2024. */
import { cases, creature, hero, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { becomes, gains, loses, notes, orc, refusedFor, rollOf, tally, trial } from './boards.ts';

const row = rowsOf('srd52');
const six: CreatureMore = { hp: { current: 6, max: 12 } };
const down: CreatureMore = { conditions: ['dying', 'prone'], hp: { current: 0, max: 12 } };
const ada = (more: CreatureMore = six) => hero('a', 5, 5, { attacks: [], ...more });
const hit = (n: number, more: object = {}, of = 'a') =>
  trial('wound', of, { dice: { damage: { total: n } }, ...more });
const goblin = (more: CreatureMore = {}) =>
  creature('g', 6, 5, { side: 'foes', attacks: [], hp: { current: 3, max: 7 }, ...more });
const said = (...ids: readonly string[]) => ({
  outcome: { told: ids.map((id) => ({ message: `trial.say.${id}` })) },
});
const saving = (die: number, more: CreatureMore = {}) =>
  [ada({ ...down, ...more }), trial('death-save', 'a', { dice: { save: { die } } })] as const;
const wizard: CreatureMore = { conditions: ['concentrating'], saves: { fortitude: 3 } };
const save = (damage: number, more: object = {}) =>
  trial('concentration', 'a', { dice: { damage: { total: damage }, ...more } });

const death = (at: number | 'extra', given: string, die: number, more: CreatureMore = {}) => {
  const [who, ask] = saving(die, more);
  return row('damage.death-saves', at, given).on(who).ask(ask);
};

export default cases('srd52', [
  row('damage.zero', 0, 'maximum 12, at 6, takes 18')
    .on(ada())
    .ask(hit(18))
    .gives(becomes(notes('a', 'damage', 6), gains('a', 'dead'))),
  row('damage.zero', 1, 'maximum 12, at 6, takes 17')
    .on(ada())
    .ask(hit(17))
    .gives(becomes(notes('a', 'damage', 6), gains('a', 'prone'), gains('a', 'dying'))),
  row('damage.zero', 2, 'a goblin at 0')
    .on(goblin())
    .ask(hit(3, {}, 'g'))
    .gives(becomes(notes('g', 'damage', 3), gains('g', 'dead'))),
  row('damage.zero', 'extra', 'a goblin that the game master keeps')
    .on(goblin())
    .ask(hit(3, { chosen: { character: 'yes' } }, 'g'))
    .gives(becomes(notes('g', 'damage', 3), gains('g', 'prone'), gains('g', 'dying'))),
  row('damage.zero', 3, 'the hit point maximum is 0')
    .on(ada({ hp: { current: 0, max: 0 } }))
    .ask(hit(1))
    .gives(becomes(notes('a', 'damage', 0), gains('a', 'dead'))),

  row('damage.death-saves', 'extra', 'a dead creature rolls')
    .on(ada({ conditions: ['dead', 'prone'], hp: { current: 0, max: 12 } }))
    .ask(trial('death-save', 'a', { dice: { save: { die: 20 } } }))
    .gives(refusedFor('no-death-save')),
  row('damage.death-saves', 'extra', 'a creature with hit points rolls')
    .on(ada())
    .ask(trial('death-save', 'a', { dice: { save: { die: 20 } } }))
    .gives(refusedFor('no-death-save')),
  row('damage.death-saves', 'extra', 'healing for the dead')
    .on(ada({ conditions: ['dead', 'prone'], hp: { current: 0, max: 12 } }))
    .ask(trial('heal', 'a', { dice: { 'hit-points': { total: 8 } } }))
    .gives(refusedFor('dead')),
  row('damage.death-saves', 'extra', 'a stable creature takes its third failure')
    .on(
      ada({
        conditions: ['stable', 'prone'],
        hp: { current: 0, max: 30 },
        deathSaves: { successes: 0, failures: 2 },
      }),
    )
    .ask(hit(3))
    .gives(
      becomes(notes('a', 'damage', 0), loses('a', 'stable'), tally('a', 0, 0), gains('a', 'dead')),
    ),
  row('damage.zero', 'extra', 'great damage with an unknown maximum')
    .on(ada({ hp: { current: 6 } }))
    .ask(hit(100))
    .gives({ unknown: ['creatures.a.hp.max'] }),
  death(0, '9 as the third failure', 9, { deathSaves: { successes: 1, failures: 2 } }).gives(
    becomes(loses('a', 'dying'), tally('a', 0, 0), gains('a', 'dead')),
  ),
  death('extra', 'a 1 is two failures', 1).gives(becomes(tally('a', 0, 2))),
  death('extra', 'a 12 is a success', 12).gives(
    becomes(tally('a', 1, 0)),
    rollOf('save', { dc: 10, wants: 'die' }),
  ),
  death('extra', 'a third success', 10, { deathSaves: { successes: 2, failures: 2 } }).gives(
    becomes(loses('a', 'dying'), gains('a', 'stable'), tally('a', 0, 0)),
  ),
  row('damage.death-saves', 1, 'hit from within 5 ft. at 0')
    .on(ada(down), orc({}, 6))
    .ask(hit(4, { target: 'o' }))
    .gives(becomes(notes('a', 'damage', 0), tally('a', 0, 2))),
  row('damage.death-saves', 'extra', 'hit from afar at 0')
    .on(ada(down), orc({}, 12))
    .ask(hit(4, { target: 'o' }))
    .gives(becomes(notes('a', 'damage', 0), tally('a', 0, 1))),
  row('damage.death-saves', 'extra', 'harmed while stable')
    .on(ada({ ...down, conditions: ['stable', 'prone'] }))
    .ask(hit(4))
    .gives(
      becomes(notes('a', 'damage', 0), tally('a', 0, 1), loses('a', 'stable'), gains('a', 'dying')),
    ),
  death(2, 'a 20', 20, { deathSaves: { successes: 0, failures: 2 } }).gives(
    becomes(loses('a', 'dying'), tally('a', 0, 0), notes('a', 'healing', 1)),
  ),
  row('damage.death-saves', 3, 'a cleric beside, Medicine 11')
    .on(ada(down), hero('c', 6, 5))
    .ask(trial('stabilize', 'c', { target: 'a', dice: { own: { total: 11 } } }))
    .gives(becomes(loses('a', 'dying'), gains('a', 'stable')), rollOf('own', { dc: 10 })),
  row('damage.death-saves', 4, 'a cleric 10 ft. away')
    .on(ada(down), hero('c', 7, 5))
    .ask(trial('stabilize', 'c', { target: 'a' }))
    .gives(refusedFor('target-out-of-reach')),
  row('damage.death-saves', 5, 'at 0, maximum 12, takes 12 at once')
    .on(ada(down))
    .ask(hit(12))
    .gives(becomes(notes('a', 'damage', 0), loses('a', 'dying'), gains('a', 'dead'))),
  row('damage.death-saves', 6, 'at 0, maximum 12, takes 11')
    .on(ada(down))
    .ask(hit(11))
    .gives(becomes(notes('a', 'damage', 0), tally('a', 0, 1))),
  row('damage.death-saves', 7, 'healed after two failures')
    .on(ada({ ...down, deathSaves: { successes: 0, failures: 2 } }))
    .ask(trial('heal', 'a', { dice: { 'hit-points': { total: 1 } } }))
    .gives(becomes(notes('a', 'healing', 1), loses('a', 'dying'), tally('a', 0, 0))),
  row('damage.death-saves', 8, 'a healer’s kit')
    .on(ada(down), hero('c', 6, 5))
    .ask(trial('stabilize', 'c', { target: 'a', chosen: { help: 'kit' } }))
    .gives(becomes(loses('a', 'dying'), gains('a', 'stable'))),
  row('condition.exhaustion', 4, 'level 2, death save 11')
    .on(ada({ ...down, conditions: ['dying', 'prone', 'exhaustion-2'] }))
    .ask(trial('death-save', 'a', { dice: { save: { die: 11 } } }))
    .gives(becomes(tally('a', 0, 1)), rollOf('save', { total: 7 })),

  row('damage.temporary', 0, '5 temporary hit points, 7 damage')
    .on(ada({ hp: { current: 6, max: 12, temporary: 5 } }))
    .ask(hit(7))
    .gives({
      outcome: { ...said('dealt', 'temporary.lost').outcome, changes: [notes('a', 'damage', 7)] },
    }),
  row('damage.temporary', 1, '10, receives 12')
    .on(ada({ hp: { current: 6, max: 12, temporary: 10 } }))
    .ask(
      trial('heal', 'a', {
        chosen: { points: 'temporary' },
        dice: { 'hit-points': { total: 12 } },
      }),
    )
    .gives(said('temporary.choose')),
  row('damage.temporary', 2, 'at 0 hit points receives 8')
    .on(ada(down))
    .ask(
      trial('heal', 'a', { chosen: { points: 'temporary' }, dice: { 'hit-points': { total: 8 } } }),
    )
    .gives({ outcome: { ...said('temporary.gains', 'temporary.sleeps').outcome, changes: [] } }),

  row('damage.knock-out', 0, 'a sword, a goblin at 3, 8 damage')
    .on(goblin())
    .ask(hit(8, { chosen: { blow: 'melee', spared: 'yes' } }, 'g'))
    .gives(becomes(notes('g', 'damage', 2), gains('g', 'prone'), gains('g', 'unconscious'))),
  row('damage.knock-out', 1, 'an arrow')
    .on(goblin())
    .ask(hit(8, { chosen: { spared: 'yes' } }, 'g'))
    .uncited('an arrow cannot knock out')
    .gives(becomes(notes('g', 'damage', 3), gains('g', 'dead'))),
  row('damage.knock-out', 3, 'a melee spell attack')
    .on(goblin())
    .ask(hit(8, { chosen: { blow: 'melee', spared: 'yes' } }, 'g'))
    .gives({ outcome: { told: [{}, { message: 'trial.say.knocked-out.1' }] } }),
  row('damage.knock-out', 'extra', 'Medicine wakes it')
    .on(goblin({ conditions: ['unconscious', 'prone'], hp: { current: 1, max: 7 } }), ada())
    .ask(trial('stabilize', 'a', { target: 'g', dice: { own: { total: 10 } } }))
    .gives(becomes(loses('g', 'unconscious'))),

  row('damage.resistance', 0, '28 fire, less 5, resistance and vulnerability')
    .on(ada({ hp: { current: 40, max: 40 } }))
    .ask(
      trial('wound', 'a', {
        dice: { damage: { total: 28 }, less: { total: 5 } },
        chosen: { takes: 'half-and-double' },
      }),
    )
    .gives(becomes(notes('a', 'damage', 22))),
  row('damage.resistance', 1, 'two resistances')
    .on(ada({ hp: { current: 40, max: 40 } }))
    .ask(hit(23, { chosen: { takes: 'half' } }))
    .gives(becomes(notes('a', 'damage', 11))),
  row('damage.resistance', 2, 'a save for half and resistance, 27')
    .on(ada({ hp: { current: 40, max: 40 } }))
    .ask(hit(27, { chosen: { takes: 'half', saved: 'yes' } }))
    .gives(becomes(notes('a', 'damage', 6))),
  row('condition.petrified', 0, 'a statue hit for 20')
    .on(ada({ conditions: ['petrified'], hp: { current: 40, max: 40 } }))
    .ask(hit(20))
    .gives(becomes(notes('a', 'damage', 10))),
  row('condition.petrified', 2, '10 poison damage')
    .on(ada({ conditions: ['petrified'], hp: { current: 40, max: 40 } }))
    .ask(hit(10, { chosen: { poison: 'yes' } }))
    .gives(becomes(notes('a', 'damage', 5))),

  row('concentration.damage', 0, '22 damage')
    .on(ada(wizard))
    .ask(save(22))
    .gives(rollOf('save', { dc: 11, what: 'save-con' })),
  row('concentration.damage', 1, '9 damage')
    .on(ada(wizard))
    .ask(save(9))
    .gives(rollOf('save', { dc: 10 })),
  row('concentration.damage', 2, '70 damage')
    .on(ada(wizard))
    .ask(save(70))
    .gives(rollOf('save', { dc: 30 })),
  row('concentration.damage', 3, 'the first of two arrows')
    .on(ada({ ...wizard, hp: { current: 20, max: 20 } }))
    .ask(hit(5))
    .gives({ outcome: { follow: [{ of: 'a', topic: 'concentration' }] } }),
  row('concentration.damage', 4, '21 damage, the save fails')
    .on(ada(wizard))
    .ask(save(21, { save: { die: 6 } }))
    .gives(becomes(loses('a', 'concentrating')), rollOf('save', { dc: 10, total: 9 })),
  row('concentration.damage', 'extra', 'the save succeeds')
    .on(ada(wizard))
    .ask(save(21, { save: { die: 7 } }))
    .gives(becomes()),
  row('concentration.damage', 5, 'temporary hit points take it all')
    .on(ada({ ...wizard, hp: { current: 20, max: 20, temporary: 9 } }))
    .ask(hit(5))
    .gives({ outcome: { follow: [{ topic: 'concentration' }] } }),
  row('concentration.ends', 1, 'a stunned wizard')
    .on(ada(wizard))
    .ask(trial('afflict', 'a', { chosen: { condition: 'stunned' } }))
    .cites('srd52.condition.stunned')
    .gives(becomes(gains('a', 'stunned'), loses('a', 'concentrating'))),
  row('concentration.ends', 2, 'Bless while Web lasts')
    .on(ada(wizard))
    .ask(trial('concentrate', 'a'))
    .gives(becomes(loses('a', 'concentrating'), gains('a', 'concentrating'))),
  row('concentration.ends', 3, 'begins Bless, which is countered')
    .on(ada(wizard))
    .ask(trial('concentrate', 'a'))
    .gives({ outcome: { told: [{ message: 'trial.say.concentration.ends' }] } }),
  row('concentration.ends', 4, 'readies a spell while Web lasts')
    .on(ada(wizard))
    .ask(trial('concentrate', 'a'))
    .gives(becomes(loses('a', 'concentrating'), gains('a', 'concentrating'))),
  row('concentration.ends', 'extra', 'the one that concentrates dies')
    .on(ada({ ...wizard, ...six }))
    .ask(hit(18))
    .cites('srd52.damage.zero')
    .gives(becomes(notes('a', 'damage', 6), loses('a', 'concentrating'), gains('a', 'dead'))),
]);
