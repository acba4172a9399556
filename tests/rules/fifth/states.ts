/** Conditions of 2024: what they do to saves and checks, what follows from them, and hiding. */
import { cases, hero, light, wall, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  becomes,
  gains,
  go,
  loses,
  orc,
  rollOf,
  rolls,
  holds,
  sword,
  edge,
  trial,
} from './boards.ts';

const row = rowsOf('srd52');
const ada = (more: CreatureMore = {}) => hero('a', 5, 5, { abilities: { dex: 14 }, ...more });
const afflict = (condition: string, more: object = {}) =>
  trial('afflict', 'a', { chosen: { condition }, ...more });
const initiative = (die = 12) =>
  trial('check', 'a', { chosen: { check: 'initiative' }, dice: { own: { die } } });
const worse = (why: string) => ({ edge: { net: -1, disadvantage: [{ why }] } });
const better = (why: string) => ({ edge: { net: 1, advantage: [{ why }] } });
const falls = { outcome: { told: [{}, { message: 'trial.say.falls' }] } };
const aloft: CreatureMore = { attacks: [], elevation: 3, speed: { fly: 12, land: 6 } };
const search = (total: number, stealth = 17, more: object = {}) =>
  trial('search', 'a', {
    target: 'o',
    dice: { own: { total }, stealth: { total: stealth } },
    ...more,
  });
const hidden: CreatureMore = { conditions: ['hidden'] };

export default cases('srd52', [
  row('condition.exhaustion', 1, 'level 6')
    .on(ada({ conditions: ['exhaustion-5'] }))
    .ask(afflict('exhaustion-6'))
    .gives(becomes(gains('a', 'exhaustion-6'), loses('a', 'exhaustion-5'))),
  row('condition.exhaustion', 3, 'level 1 rolls initiative, 12 + 2')
    .on(ada({ conditions: ['exhaustion-1'] }))
    .ask(initiative())
    .gives(rollOf('own', { total: 12 })),
  row('condition.exhaustion', 5, 'its own difficulties stay the same')
    .on(
      ada({ conditions: ['exhaustion-3'], abilities: { str: 16 }, proficiency: 2 }),
      orc({}, 6, 5),
    )
    .ask(trial('unarmed-grapple', 'a', { target: 'o' }))
    .uncited('the level does not count')
    .gives(rollOf('save', { dc: 13 })),

  row('initiative.surprise', 'extra', 'a surprised creature rolls initiative')
    .on(hero('a', 5, 5, { abilities: { dex: 14 }, conditions: ['surprised'] }))
    .ask(initiative())
    .gives(rollOf('own', { edge: { net: -1 } })),
  row('initiative.alert', 'extra', 'Feral Instinct')
    .on(ada({ traits: ['feral-instinct'] }))
    .ask(initiative())
    .gives(rollOf('own', better('feral-instinct'))),
  row('initiative.alert', 2, 'a surprised barbarian of level 7')
    .on(ada({ traits: ['feral-instinct'], conditions: ['surprised'] }))
    .ask(initiative())
    .gives(rollOf('own', { edge: { net: 0 } })),
  row('initiative.alert', 'extra', 'Remarkable Athlete')
    .on(ada({ traits: ['remarkable-athlete'] }))
    .ask(initiative())
    .gives(rollOf('own', better('remarkable-athlete'))),
  row('initiative.alert', 'extra', 'Remarkable Athlete and Athletics')
    .on(ada({ traits: ['remarkable-athlete'] }))
    .ask(trial('check', 'a', { chosen: { check: 'athletics' } }))
    .gives(rollOf('own', better('remarkable-athlete'))),
  row('initiative.alert', 'extra', 'Remarkable Athlete and Acrobatics')
    .on(ada({ traits: ['remarkable-athlete'] }))
    .ask(trial('check', 'a', { chosen: { check: 'acrobatics' } }))
    .uncited('it helps Athletics alone')
    .gives(rollOf('own', { edge: undefined })),
  row('initiative.surprise', 4, 'surprised and invisible')
    .on(ada({ conditions: ['surprised', 'invisible'] }))
    .ask(initiative())
    .gives(rollOf('own', { edge: { net: 0 } })),
  row('initiative.modifiers', 0, 'a hidden rogue')
    .on(ada({ conditions: ['hidden'] }))
    .ask(initiative())
    .cites('srd52.condition.invisible')
    .gives(rollOf('own', better('hidden'))),
  row('initiative.modifiers', 2, 'surprised and incapacitated')
    .on(ada({ conditions: ['surprised', 'incapacitated'] }))
    .ask(initiative())
    .cites('srd52.condition.incapacitated')
    .gives(rollOf('own', { edge: { net: -1 } })),
  row('condition.incapacitated', 1, 'rolls initiative')
    .on(ada({ conditions: ['incapacitated'] }))
    .ask(initiative())
    .gives(rollOf('own', worse('incapacitated'))),
  row('condition.incapacitated', 4, 'it held somebody')
    .on(ada(), orc({ conditions: ['grappled'], conditionsBy: { grappled: ['a'] } }, 6, 5))
    .ask(afflict('incapacitated'))
    .gives(becomes(gains('a', 'incapacitated'), loses('o', 'grappled', { by: 'a' }))),
  row('condition.incapacitated', 3, 'Hypnotic Pattern: it stays where it is')
    .on(ada({ conditions: ['hypnotized'] }))
    .ask(
      go('a', [
        [5, 5],
        [6, 5],
      ]),
    )
    .cites('srd52.move.speed-zero')
    .gives({ legal: false }),
  row('condition.incapacitated', 0, 'Hideous Laughter: it may crawl, not stand')
    .on(ada({ conditions: ['laughing', 'prone'] }))
    .ask({ ask: 'act', of: 'a', action: 'stand-up' })
    .cites('srd52.prone.stand')
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('condition.incapacitated', 6, 'it casts a spell')
    .on(ada({ conditions: ['incapacitated'] }))
    .ask({ ask: 'act', of: 'a', action: 'cast-spell' })
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('condition.poisoned', 2, 'rolls initiative')
    .on(ada({ conditions: ['poisoned'] }))
    .ask(initiative())
    .gives(rollOf('own', worse('poisoned'))),
  row('condition.invisible', 'extra', 'rolls initiative')
    .on(ada({ conditions: ['invisible'] }))
    .ask(initiative())
    .gives(rollOf('own', better('invisible'))),
  row('condition.blinded', 'extra', 'a check of sight')
    .on(ada({ conditions: ['blinded'] }))
    .ask(trial('check', 'a', { chosen: { check: 'perception' }, dice: { dc: { total: 10 } } }))
    .gives({ outcome: { result: 'failure' } }),
  row('condition.deafened', 'extra', 'a check of hearing')
    .on(ada({ conditions: ['deafened'] }))
    .ask(
      trial('check', 'a', {
        chosen: { check: 'perception', sense: 'hearing' },
        dice: { dc: { total: 10 } },
      }),
    )
    .gives({ outcome: { result: 'failure' } }),
  row('condition.deafened', 0, 'a deafened wizard casts')
    .on(ada({ conditions: ['deafened'] }))
    .ask({ ask: 'act', of: 'a', action: 'cast-spell' })
    .uncited('nothing hinders the casting')
    .gives({ legal: true }),
  row('condition.paralyzed', 2, 'a flyer without hover')
    .on(ada(aloft))
    .ask(afflict('paralyzed'))
    .gives(falls),
  row('condition.stunned', 1, 'a flyer without hover')
    .on(ada(aloft))
    .ask(afflict('stunned'))
    .gives(falls),
  row('condition.unconscious', 2, 'a flyer')
    .on(ada(aloft))
    .ask(afflict('unconscious'))
    .gives(becomes(gains('a', 'unconscious'), gains('a', 'prone'))),
  row('condition.restrained', 3, 'a flyer without hover')
    .on(ada(aloft))
    .ask(afflict('restrained'))
    .gives(falls),
  row('condition.unconscious', 'extra', 'it drops what it holds')
    .on(ada({ attacks: [{ id: 'sword', kind: 'melee', ready: true }] }))
    .ask(afflict('unconscious'))
    .gives(
      becomes(gains('a', 'unconscious'), gains('a', 'prone'), {
        what: 'weapon',
        of: 'a',
        weapon: 'sword',
        ready: false,
      }),
    ),
  row('condition.unconscious', 0, 'it wakes and is still prone')
    .on(ada({ conditions: ['unconscious', 'prone'] }))
    .ask(trial('recover', 'a', { chosen: { condition: 'unconscious' } }))
    .gives(becomes(loses('a', 'unconscious'))),
  row('condition.stunned', 'extra', 'a Strength save fails by itself')
    .on(ada({ conditions: ['stunned'] }))
    .ask(trial('save', 'a', { chosen: { ability: 'str' }, dice: { dc: { total: 1 } } }))
    .gives({ outcome: { result: 'failure' } }),
  row('condition.restrained', 'extra', 'a Dexterity save')
    .on(ada({ conditions: ['restrained'] }))
    .ask(trial('save', 'a', { chosen: { ability: 'dex' } }))
    .gives(rollOf('save', worse('restrained'))),
  row('condition.frightened', 'extra', 'a check while its fear is in sight')
    .on(ada({ conditions: ['frightened'], conditionsBy: { frightened: ['o'] } }), orc({}, 9))
    .ask(trial('check', 'a'))
    .gives(rollOf('own', worse('frightened'))),
  row('condition.frightened', 'extra', 'a check while a wall hides its fear')
    .on(
      ada({ conditions: ['frightened'], conditionsBy: { frightened: ['o'] } }),
      orc({}, 9),
      wall(7, -5, 7, 20),
    )
    .ask(trial('check', 'a'))
    .uncited('nothing decides the roll')
    .gives(rollOf('own', { edge: undefined })),
  row('condition.no-stacking', 0, 'blinded by a second spell')
    .on(ada({ conditions: ['blinded'] }), orc({}, 9))
    .ask(afflict('blinded', { target: 'o', chosen: { condition: 'blinded', until: 'source-end' } }))
    .gives(becomes(gains('a', 'blinded', { by: 'o', until: { of: 'o', at: 'end' } }))),
  row('condition.no-stacking', 'extra', 'until its own next turn begins')
    .on(ada())
    .ask(afflict('blinded', { chosen: { condition: 'blinded', until: 'own-start' } }))
    .gives(becomes(gains('a', 'blinded', { until: { of: 'a', at: 'start' } }))),
  row('condition.no-stacking', 'extra', 'held by the concentration of its source')
    .on(ada(), orc({ conditions: ['concentrating'] }, 9))
    .ask(
      afflict('restrained', {
        target: 'o',
        chosen: { condition: 'restrained', until: 'concentration' },
      }),
    )
    .gives(becomes(gains('a', 'restrained', { by: 'o', until: { of: 'o', at: 'concentration' } }))),
  row('condition.no-stacking', 1, 'half of its hit points')
    .on(ada({ hp: { current: 15, max: 30 }, ...holds(sword) }), orc({}, 6, 5))
    .ask(rolls())
    .uncited('half of the hit points do nothing')
    .gives(edge(0, { modifiers: [] })),

  row('hide.effect', 0, 'a total of 17, a search of 16')
    .on(ada(), orc(hidden, 9))
    .ask(search(16))
    .gives({ outcome: { result: 'failure', changes: [] } }),
  row('hide.effect', 'extra', 'a search of 17 finds it')
    .on(ada(), orc(hidden, 9))
    .ask(search(17))
    .gives(becomes(loses('o', 'hidden'))),
  row('hide.effect', 3, 'an orc with passive Perception 17 against a total of 15')
    .on(ada(), orc({ skills: { perception: { bonus: 7 } } }, 12), wall(8, -10, 8, 30))
    .ask(trial('hide', 'a', { dice: { own: { total: 15 } } }))
    .gives({ outcome: { told: [{ message: 'trial.say.hide.found-by', params: { n: 15 } }] } }),
  row('hide.effect', 2, 'hidden while rolling initiative')
    .on(ada(hidden))
    .ask(initiative())
    .cites('srd52.condition.invisible')
    .gives(rollOf('own', better('hidden'))),
  row('hide.needs', 'extra', 'a total of 15 hides')
    .on(ada(), orc({}, 12), wall(8, -10, 8, 30))
    .ask(trial('hide', 'a', { dice: { own: { total: 15 } } }))
    .gives(becomes(gains('a', 'hidden')), rollOf('own', { dc: 15, what: 'stealth' })),
  row('hide.needs', 'extra', 'in sight of a foe')
    .on(ada(), orc({}, 9))
    .ask(trial('hide', 'a', { dice: { own: { total: 25 } } }))
    .gives({ why: ['observed'] }),
  row('hide.needs', 'extra', 'a creature whose token is hidden, in the dark')
    .on(ada({ visibleTo: ['party'] }), orc({}, 9), light('dark'))
    .ask(trial('hide', 'a', { dice: { own: { total: 15 } } }))
    .gives(becomes(gains('a', 'hidden'))),
  row('hide.needs', 'extra', 'a creature whose token is hidden, in the light')
    .on(ada({ visibleTo: ['party'] }), orc({}, 9))
    .ask(trial('hide', 'a', { dice: { own: { total: 25 } } }))
    .gives({ why: ['observed'] }),
  row('hide.ends', 1, 'it shoots and misses')
    .on(ada({ ...hidden, ...holds(sword) }), orc({}, 6, 5))
    .ask({ ask: 'act', of: 'a', action: 'attack', target: 'o' })
    .uncited('the answer cites the attack')
    .gives({ legal: true, after: { loses: ['hidden'] } }),
  row('light.lightly', 1, 'a search in dim light')
    .on(ada(), orc(hidden, 9), light('dim'))
    .ask(search(20))
    .gives(rollOf('own', worse('lightly-obscured'))),
  row('light.lightly', 2, 'a search by hearing in dim light')
    .on(ada(), orc(hidden, 9), light('dim'))
    .ask(search(20, 17, { chosen: { sense: 'hearing' } }))
    .uncited('sight alone is hindered')
    .gives(rollOf('own', { edge: undefined })),
  row('trait.sunlight-sensitivity', 2, 'a kobold in sunlight escapes a grapple')
    .on(
      ada({
        traits: ['sunlight-sensitivity'],
        conditions: ['grappled'],
        conditionsBy: { grappled: ['o'] },
      }),
      orc({}, 6, 5),
      light('daylight'),
    )
    .ask(trial('escape-grapple', 'a'))
    .gives(rollOf('own', { edge: { net: -1 } })),
]);
