/** What dice settle in 2014: contests, no ceiling of concentration, conditions of its own. */
import { cases, creature, hero, wall, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  becomes,
  edge,
  gains,
  goes,
  lacksTopics,
  loses,
  notes,
  orc,
  refusedFor,
  rollOf,
  rolls,
  sword,
  trial,
} from './boards.ts';

const row = rowsOf('srd51');
const ada = (more: CreatureMore = {}) => hero('a', 5, 5, { abilities: { dex: 14 }, ...more });
const against = (own: number, other: number, more: object = {}) => ({
  target: 'o',
  dice: { own: { total: own }, other: { total: other } },
  ...more,
});
const grapple = (more: object = {}) => trial('unarmed-grapple', 'a', { target: 'o', ...more });
const shove = (more: object = {}) => trial('unarmed-shove', 'a', { target: 'o', ...more });
const seized = { conditions: ['grappled'], conditionsBy: { grappled: ['o'] } };
const hit = (n: number, more: object = {}, of = 'a') =>
  trial('wound', of, { dice: { damage: { total: n } }, ...more });
const goblin = creature('g', 6, 5, { side: 'foes', attacks: [], hp: { current: 3, max: 7 } });
const initiative = trial('check', 'a', {
  chosen: { check: 'initiative' },
  dice: { own: { die: 9 } },
});
const statue: CreatureMore = { conditions: ['petrified'], hp: { current: 40, max: 40 } };

export default cases('srd51', [
  row('initiative.feral-instinct', 'extra', 'from level 7')
    .on(ada({ traits: ['feral-instinct'] }))
    .ask(initiative)
    .gives(rollOf('own', { edge: { net: 1 } })),
  row('initiative.surprise', 'extra', 'the surprised roll as others do')
    .on(ada({ conditions: ['surprised'] }))
    .ask(initiative)
    .uncited('surprise does not count')
    .gives(rollOf('own', { edge: undefined })),
  row('grapple.contest', 0, '17 against 17')
    .on(ada(), orc({}, 6, 5))
    .ask(grapple(against(17, 17, { chosen: { skill: 'acrobatics' } })))
    .gives(
      { why: [], outcome: { result: 'failure', changes: [] } },
      rollOf('other', { what: 'acrobatics' }),
    ),
  row('grapple.contest', 'extra', '18 against 17')
    .on(ada(), orc({}, 6, 5))
    .ask(grapple(against(18, 17)))
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('grapple.contest', 1, 'against a stunned orc')
    .on(ada(), orc({ conditions: ['stunned'] }, 6, 5))
    .ask(grapple())
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('grapple.contest', 2, 'a natural reach of 10 ft.')
    .on(ada({ reach: 2 }), orc({}, 7, 5))
    .ask(grapple())
    .gives({ why: [] }),
  row('grapple.contest', 3, 'as an opportunity')
    .on(ada(), orc({}, 6, 5))
    .ask(grapple({ as: 'opportunity' }))
    .gives(refusedFor('not-as-opportunity')),
  row('grapple.contest', 4, 'a poisoned grappler')
    .on(ada({ conditions: ['poisoned'] }), orc({}, 6, 5))
    .ask(grapple())
    .gives(rollOf('own', { edge: { net: -1, disadvantage: [{ why: 'poisoned' }] } })),
  row('grapple.contest', 5, 'escape 15 against Athletics 15')
    .on(ada(seized), orc({}, 6, 5))
    .ask(trial('escape-grapple', 'a', { dice: { own: { total: 15 }, other: { total: 15 } } }))
    .gives({ outcome: { result: 'failure', changes: [] } }),
  row('grapple.contest', 'extra', 'escape 16 against Athletics 15')
    .on(ada(seized), orc({}, 6, 5))
    .ask(trial('escape-grapple', 'a', { dice: { own: { total: 16 }, other: { total: 15 } } }))
    .gives(becomes(loses('a', 'grappled', { by: 'o' }))),
  row('condition.grappled', 1, 'thrown 10 ft. away')
    .on(ada({ ...seized }), orc({}, 8, 5))
    .ask(trial('let-go', 'o'))
    .gives(becomes(loses('a', 'grappled', { by: 'o' }))),

  row('shove.contest', 0, 'a natural reach of 10 ft.')
    .on(ada({ reach: 2 }), orc({}, 7, 5))
    .ask(shove(against(18, 12)))
    .gives(becomes(goes('o', [7, 5], [8, 5]))),
  row('shove.contest', 1, 'against an incapacitated target')
    .on(ada(), orc({ conditions: ['incapacitated'] }, 6, 5))
    .ask(shove())
    .gives(becomes(goes('o', [6, 5], [7, 5]))),
  row('shove.contest', 2, 'as an opportunity')
    .on(ada(), orc({}, 6, 5))
    .ask(shove({ as: 'opportunity' }))
    .gives(refusedFor('not-as-opportunity')),
  row('shove.contest', 3, 'two sizes larger')
    .on(ada(), creature('o', 6, 5, { size: 'huge' }))
    .ask(shove())
    .gives(refusedFor('too-big')),
  row('shove.contest', 'extra', 'knocked prone before a wall')
    .on(ada(), orc({}, 6, 5), wall(7, 0, 7, 12))
    .ask(shove(against(18, 12, { chosen: { effect: 'prone' } })))
    .gives(becomes(gains('o', 'prone'))),

  row('damage.knock-out', 0, 'mercy with a sword')
    .on(goblin)
    .ask(hit(8, { chosen: { blow: 'melee', spared: 'yes' } }, 'g'))
    .gives(becomes(notes('g', 'damage', 3), gains('g', 'prone'), gains('g', 'stable'))),
  row('damage.knock-out', 1, 'an arrow')
    .on(goblin)
    .ask(hit(8, { chosen: { spared: 'yes' } }, 'g'))
    .uncited('an arrow cannot knock out')
    .gives(becomes(notes('g', 'damage', 3), gains('g', 'dead'))),
  row('damage.knock-out', 2, 'it is chosen with the damage')
    .on(goblin)
    .ask(hit(2, { chosen: { blow: 'melee', spared: 'yes' } }, 'g'))
    .gives(becomes(notes('g', 'damage', 2))),

  row('concentration.no-cap', 0, '70 damage')
    .on(ada({ conditions: ['concentrating'] }))
    .ask(trial('concentration', 'a', { dice: { damage: { total: 70 } } }))
    .gives(rollOf('save', { dc: 35 })),
  row('concentration.no-cap', 1, 'a wave over the deck')
    .on(ada({ conditions: ['concentrating'] }))
    .ask(trial('concentration', 'a', { dice: { damage: { total: 0 } } }))
    .gives(rollOf('save', { dc: 10 })),
  row('concentration.no-cap', 2, 'an arrow and a breath: a save for each')
    .on(ada({ conditions: ['concentrating'], hp: { current: 30, max: 30 } }))
    .ask(hit(4))
    .gives({ outcome: { follow: [{ topic: 'concentration' }] } }),

  row('condition.exhaustion', 4, 'level 1 rolls initiative')
    .on(ada({ conditions: ['exhaustion-1'] }))
    .ask(initiative)
    .gives(rollOf('own', { total: 11, edge: { net: -1 } })),
  row('condition.exhaustion', 'extra', 'level 3 saves')
    .on(ada({ conditions: ['exhaustion-3'] }))
    .ask(trial('save', 'a'))
    .gives(rollOf('save', { edge: { net: -1 } })),
  row('condition.exhaustion', 'extra', 'level 2 saves')
    .on(ada({ conditions: ['exhaustion-2'] }))
    .ask(trial('save', 'a'))
    .uncited('only checks are worse')
    .gives(rollOf('save', { edge: undefined })),
  row('condition.incapacitated', 1, 'rolls initiative')
    .on(ada({ conditions: ['incapacitated'] }))
    .ask(initiative)
    .uncited('nothing decides the roll')
    .gives(rollOf('own', { edge: undefined })),
  row('condition.incapacitated', 2, 'a bonus action')
    .on(ada({ conditions: ['incapacitated'], traits: ['cunning-action'] }))
    .ask({ ask: 'act', of: 'a', action: 'dodge' })
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('condition.invisible', 1, 'rolls initiative')
    .on(ada({ conditions: ['invisible'] }))
    .ask(initiative)
    .uncited('nothing decides the roll')
    .gives(rollOf('own', { edge: undefined })),
  row('condition.stunned', 1, 'a flyer without hover')
    .on(ada({ elevation: 3, speed: { fly: 12, land: 6 } }))
    .ask(trial('afflict', 'a', { chosen: { condition: 'stunned' } }))
    .gives({ outcome: { told: [{}, { message: 'trial.say.falls' }] } }),
  row('condition.stunned', 2, 'a flyer by the fly spell')
    .on(ada({ elevation: 3, conditions: ['fly-spell'], speed: { fly: 12, land: 6 } }))
    .ask(trial('afflict', 'a', { chosen: { condition: 'stunned' } }))
    .gives({ outcome: { told: [{ message: 'trial.say.condition.gains' }] } }),
  row('condition.paralyzed', 'extra', 'a Strength save fails by itself')
    .on(ada({ conditions: ['paralyzed'] }))
    .ask(trial('save', 'a', { chosen: { ability: 'str' }, dice: { dc: { total: 1 } } }))
    .gives({ outcome: { result: 'failure' } }),
  row('condition.petrified', 0, '10 poison damage')
    .on(ada(statue))
    .ask(hit(10, { chosen: { poison: 'yes' } }))
    .gives(becomes()),
  row('condition.petrified', 1, 'a statue hit for 20')
    .on(ada(statue))
    .ask(hit(20))
    .gives(becomes(notes('a', 'damage', 10))),
  row('condition.no-stacking', 0, 'blinded by a second spell')
    .on(ada({ conditions: ['blinded'] }), orc({}, 9))
    .ask(
      trial('afflict', 'a', { target: 'o', chosen: { condition: 'blinded', until: 'source-end' } }),
    )
    .gives(becomes(gains('a', 'blinded', { by: 'o', until: { of: 'o', at: 'end' } }))),
  row('hide.contest', 3, 'a search of 14 against a total of 13')
    .on(ada(), orc({ conditions: ['hidden'] }, 9))
    .ask(
      trial('search', 'a', { target: 'o', dice: { own: { total: 14 }, stealth: { total: 13 } } }),
    )
    .cites('srd51.hide.effect')
    .gives(becomes(loses('o', 'hidden'))),
  row('hide.effect', 0, 'hidden, rolls initiative')
    .on(ada({ conditions: ['hidden'] }))
    .ask(initiative)
    .uncited('nothing decides the roll')
    .gives(rollOf('own', { edge: undefined })),
  row('trait.sunlight-sensitivity', 1, 'a kobold escapes a grapple')
    .on(ada({ ...seized, traits: ['sunlight-sensitivity'] }), orc({}, 6, 5), {
      rest: { light: 'daylight' },
    })
    .ask(trial('escape-grapple', 'a'))
    .uncited('only Perception by sight is worse')
    .gives(rollOf('own', { edge: undefined })),
  row('mastery.none', 0, 'a warhammer hits: nothing pushes')
    .on(ada({ attacks: [{ id: 'hammer', kind: 'melee', tags: ['push'] }] }), orc({}, 6, 5))
    .ask({ ask: 'topics', of: 'a' })
    .uncited('there is no such topic')
    .gives(lacksTopics('topple', 'push-mastery')),
  row('condition.paralyzed', 1, 'a bonus to speed')
    .on(ada({ conditions: ['paralyzed', 'longstrider'] }))
    .ask({ ask: 'reachable', of: 'a', mode: 'move' })
    .gives({ budget: 0, cells: [] }),
  row('grapple.feat', 'extra', 'it attacks its own victim')
    .on(ada({ grapples: ['o'], traits: ['grappler'], attacks: [sword] }), orc({}, 6, 5))
    .ask(rolls())
    .gives(edge(1)),
  row('mastery.none', 1, 'a maul hits: nothing topples')
    .on(ada({ attacks: [{ id: 'maul', kind: 'melee', tags: ['topple'] }] }), orc({}, 6, 5))
    .ask({ ask: 'topics', of: 'a' })
    .uncited('there is no such topic')
    .gives(lacksTopics('topple', 'push-mastery')),
]);
