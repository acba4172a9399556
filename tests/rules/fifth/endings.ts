/** How conditions end in 2024: what first aid and healing wake, one level, rage, immunity. */
import { cases, hero, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  becomes,
  gains,
  loses,
  notes,
  orc,
  refusedFor,
  rollOf,
  trial,
  undecided,
} from './boards.ts';

const row = rowsOf('srd52');
const ada = (more: CreatureMore = {}) => hero('a', 5, 5, { attacks: [], ...more });
const lying = (condition: string, more: CreatureMore = {}) =>
  orc({ side: 'party', attacks: [], conditions: [condition, 'prone'], ...more }, 6, 5);
const hurt = { hp: { current: 4, max: 9 } };
const aid = (help = 'medicine') =>
  trial('stabilize', 'a', { target: 'o', chosen: { help }, dice: { own: { total: 15 } } });
const heal = trial('heal', 'o', { dice: { 'hit-points': { total: 3 } } });
const afflict = (condition: string, more: object = {}) =>
  trial('afflict', 'a', { chosen: { condition }, ...more });
const recover = (condition: string) => trial('recover', 'a', { chosen: { condition } });
const under = (...conditions: string[]) => ada({ conditions });
const none = 'its own rule ends the sleep';
const needless = refusedFor('needs-no-help');
const byOrc = { conditionsBy: { unconscious: ['x'] } };

export default cases('srd52', [
  row('damage.knock-out', 'extra', 'first aid for a sleeper')
    .on(ada(), lying('asleep', hurt))
    .ask(aid())
    .gives(needless),
  row('damage.knock-out', 'extra', 'first aid for one whom a creature put to sleep')
    .on(ada(), lying('unconscious', { ...hurt, ...byOrc }))
    .ask(aid())
    .gives(needless),
  row('damage.death-saves', 'extra', 'first aid for the stable')
    .on(ada(), lying('stable', { hp: { current: 0, max: 9 } }))
    .ask(aid())
    .gives(needless),
  row('damage.knock-out', 'extra', 'a healer’s kit wakes nobody without a check')
    .on(ada(), lying('unconscious', hurt))
    .ask(trial('stabilize', 'a', { target: 'o', chosen: { help: 'kit' } }))
    .gives(undecided),
  row('damage.knock-out', 'extra', 'first aid for one of unknown hit points')
    .on(ada(), lying('unconscious'))
    .ask(aid())
    .gives({ unknown: ['creatures.o.hp'] }, undecided),
  row('damage.knock-out', 'extra', 'healing wakes one that was knocked out')
    .on(lying('unconscious', hurt))
    .ask(heal)
    .uncited('the answer cites death saves')
    .gives(becomes(notes('o', 'healing', 3), loses('o', 'unconscious'))),
  row('damage.knock-out', 'extra', 'healing wakes nobody from magical sleep')
    .on(lying('unconscious', { ...hurt, ...byOrc }))
    .ask(heal)
    .uncited(none)
    .gives(becomes(notes('o', 'healing', 3))),

  row('condition.petrified', 'extra', 'a statue is poisoned')
    .on(under('petrified'))
    .ask(afflict('poisoned'))
    .gives(refusedFor('immune'), undecided),
  row('condition.petrified', 'extra', 'a statue is blinded')
    .on(under('petrified'))
    .ask(afflict('blinded'))
    .uncited('it is not immune to that')
    .gives(becomes(gains('a', 'blinded'))),
  row('condition.petrified', 'extra', 'a poisoned creature that was petrified')
    .on(under('poisoned', 'petrified'))
    .ask(trial('check', 'a'))
    .uncited('the poison has no effect')
    .gives(rollOf('own', { edge: undefined })),

  row('concentration.ends', 'extra', 'a spell that a caster holds on itself')
    .on(under('concentrating'))
    .ask(afflict('invisible', { chosen: { condition: 'invisible', until: 'concentration' } }))
    .uncited('the log ends it with the concentration')
    .gives(becomes(gains('a', 'invisible', { until: { of: 'a', at: 'concentration' } }))),
  row('concentration.ends', 'extra', 'a caster that is named as its own source')
    .on(under('concentrating'))
    .ask(
      afflict('invisible', {
        target: 'a',
        chosen: { condition: 'invisible', until: 'concentration' },
      }),
    )
    .uncited('the log ends it with the concentration')
    .gives(becomes(gains('a', 'invisible', { until: { of: 'a', at: 'concentration' } }))),

  row('condition.exhaustion', 'extra', 'one level of three is taken off')
    .on(under('exhaustion-3'))
    .ask(recover('exhaustion-3'))
    .gives(becomes(loses('a', 'exhaustion-3'), gains('a', 'exhaustion-2'))),
  row('condition.exhaustion', 'extra', 'the last level is taken off')
    .on(under('exhaustion-1'))
    .ask(recover('exhaustion-1'))
    .gives(becomes(loses('a', 'exhaustion-1'))),
  row('condition.exhaustion', 'extra', 'two levels are listed, and the higher is taken off')
    .on(under('exhaustion-2', 'exhaustion-3'))
    .ask(recover('exhaustion-3'))
    .gives(becomes(loses('a', 'exhaustion-3'))),
  row('condition.exhaustion', 'extra', 'another condition ends whole')
    .on(under('exhaustion-3', 'poisoned'))
    .ask(recover('poisoned'))
    .cites('srd52.condition.no-stacking')
    .gives(becomes(loses('a', 'poisoned'))),

  row('concentration.ends', 5, 'enters Rage')
    .on(under('concentrating'))
    .ask(afflict('raging'))
    .gives(becomes(gains('a', 'raging'), loses('a', 'concentrating'))),
  row('class.rage', 1, 'Web held by Concentration, then Rage')
    .on(under('concentrating'))
    .ask(afflict('raging'))
    .gives(becomes(gains('a', 'raging'), loses('a', 'concentrating'))),
  row('class.rage', 6, 'escapes a grapple by Athletics')
    .on(
      ada({ conditions: ['raging', 'grappled'], conditionsBy: { grappled: ['o'] } }),
      orc({}, 6, 5),
    )
    .ask(trial('escape-grapple', 'a', { chosen: { skill: 'athletics' } }))
    .gives(rollOf('own', { edge: { net: 1, advantage: [{ why: 'raging' }] } })),
  row('class.rage', 'extra', 'escapes a grapple by Acrobatics')
    .on(
      ada({ conditions: ['raging', 'grappled'], conditionsBy: { grappled: ['o'] } }),
      orc({}, 6, 5),
    )
    .ask(trial('escape-grapple', 'a', { chosen: { skill: 'acrobatics' } }))
    .uncited('a rage helps Strength alone')
    .gives(rollOf('own', { edge: undefined })),
  row('class.rage', 7, 'shoved')
    .on(under('raging'), orc({ abilities: { str: 16 }, proficiency: 2 }, 6, 5))
    .ask(trial('unarmed-shove', 'o', { target: 'a', chosen: { ability: 'str' } }))
    .gives(rollOf('save', { edge: { net: 1, advantage: [{ why: 'raging' }] } })),
  row('class.rage', 4, 'a raging barbarian of level 9 is stunned')
    .on(under('raging'))
    .ask(afflict('stunned'))
    .uncited('the answer cites the condition')
    .gives(becomes(gains('a', 'stunned'), loses('a', 'raging'))),
  row('class.rage', 5, 'a raging barbarian with Persistent Rage is stunned')
    .on(ada({ conditions: ['raging'], traits: ['persistent-rage'] }))
    .ask(afflict('stunned'))
    .uncited('the answer cites the condition')
    .gives(becomes(gains('a', 'stunned'))),
  row('class.rage', 'extra', 'Persistent Rage ends with consciousness')
    .on(ada({ conditions: ['raging'], traits: ['persistent-rage'] }))
    .ask(afflict('asleep'))
    .uncited('the answer cites the condition')
    .gives(becomes(gains('a', 'asleep'), loses('a', 'raging'), gains('a', 'prone'))),
  row('class.rage', 'extra', 'a raging barbarian falls to 0 hit points')
    .on(ada({ conditions: ['raging'], hp: { current: 3, max: 9 } }))
    .ask(trial('wound', 'a', { dice: { damage: { total: 5 } } }))
    .uncited('the answer cites the damage')
    .gives(
      becomes(
        notes('a', 'damage', 3),
        loses('a', 'raging'),
        gains('a', 'prone'),
        gains('a', 'dying'),
      ),
    ),
]);
