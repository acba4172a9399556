/** How conditions end in 2014, and what passive Perception notices. */
import { cases, hero, light, wall, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  becomes,
  gains,
  hides,
  loses,
  notes,
  orc,
  refusedFor,
  trial,
  undecided,
} from './boards.ts';

const row = rowsOf('srd51');
const ada = (more: CreatureMore = {}) => hero('a', 5, 5, { attacks: [], ...more });
const under = (...conditions: string[]) => ada({ conditions });
const afflict = (condition: string) => trial('afflict', 'a', { chosen: { condition } });
const lying = (conditions: string[], current: number) =>
  orc({ side: 'party', attacks: [], conditions, hp: { current, max: 9 } }, 6, 5);
const aid = trial('stabilize', 'a', { target: 'o', dice: { own: { total: 15 } } });
/** An observer with passive Perception 14 before its conditions. */
const watcher = (more: CreatureMore = {}) => ada({ skills: { perception: { bonus: 4 } }, ...more });
const behind = wall(7, -10, 7, 20);
const notices = (yes: boolean) => ({ possible: true, observers: [{ id: 'a', notices: yes }] });
const hide = (total: number, chosen: object = {}) =>
  trial('hide', 'o', { dice: { own: { total } }, chosen });

export default cases('srd51', [
  row('hide.contest', 'extra', 'passive 14 against a total of 14')
    .on(watcher(), orc({}, 9), behind)
    .ask(hides('o', 14))
    .gives(notices(true)),
  row('hide.contest', 'extra', 'a poisoned observer has 5 less')
    .on(watcher({ conditions: ['poisoned'] }), orc({}, 9), behind)
    .ask(hides('o', 10))
    .gives(notices(false)),
  row('hide.contest', 'extra', 'an exhausted observer has 5 less')
    .on(watcher({ conditions: ['exhaustion-1'] }), orc({}, 9), behind)
    .ask(hides('o', 10))
    .gives(notices(false)),
  row('hide.contest', 'extra', 'poison and dim light take 5 once')
    .on(watcher({ conditions: ['poisoned'] }), orc({}, 9), light('dim'))
    .ask(hides('o', 9))
    .gives(notices(true)),
  row('hide.contest', 'extra', 'a deafened observer hears nobody behind a wall')
    .on(watcher({ conditions: ['deafened'] }), orc({}, 9), behind)
    .ask(hides('o', 2))
    .gives(notices(false)),
  row('hide.contest', 'extra', 'a blinded observer hears as before')
    .on(watcher({ conditions: ['blinded'] }), orc({}, 9), behind)
    .ask(hides('o', 14))
    .gives(notices(true)),
  row('hide.contest', 'extra', 'a sleeping observer notices nobody')
    .on(watcher({ conditions: ['asleep', 'prone'] }), orc({}, 9))
    .ask(hides('o', 2))
    .gives(notices(false)),
  row('hide.contest', 'extra', 'in sight of a paralyzed enemy')
    .on(watcher({ conditions: ['paralyzed'] }), orc({}, 9))
    .ask(hides('o'))
    .gives({ possible: false }),
  row('hide.contest', 'extra', 'nobody knows the passive Perception')
    .on(ada(), orc({}, 9), behind)
    .ask(hide(13))
    .gives({ why: [], unknown: ['creatures.a.skills.perception'] }, undecided),
  row('hide.contest', 'extra', 'the table says that nobody notices it')
    .on(ada(), orc({}, 9), behind)
    .ask(hide(13, { noticed: 'no' }))
    .gives(becomes(gains('o', 'hidden'))),
  row('hide.contest', 'extra', 'the table says that somebody notices it')
    .on(ada(), orc({}, 9), behind)
    .ask(hide(13, { noticed: 'yes' }))
    .gives({ outcome: { result: 'failure', changes: [] } }),
  row('hide.contest', 'extra', 'one of two observers is known to notice it')
    .on(watcher(), hero('b', 5, 7), orc({}, 9), behind)
    .ask(hide(13))
    .gives({ outcome: { result: 'failure', changes: [] } }),
  row('light.vision', 'extra', 'a search by sight in the dark')
    .on(ada(), orc({ conditions: ['hidden'] }, 9), light('dark'))
    .ask(trial('search', 'a', { target: 'o', dice: { own: { total: 24 }, stealth: { total: 3 } } }))
    .gives({ outcome: { result: 'failure', changes: [] } }),

  row('damage.knock-out', 'extra', 'first aid for one who sleeps with hit points')
    .on(ada(), lying(['unconscious', 'prone'], 5))
    .ask(aid)
    .gives(refusedFor('needs-no-help')),
  row('damage.knock-out', 'extra', 'first aid for the stable wakes nobody')
    .on(ada(), lying(['stable', 'prone'], 0))
    .ask(aid)
    .gives(refusedFor('needs-no-help')),
  row('condition.petrified', 'extra', 'a statue is poisoned')
    .on(under('petrified'))
    .ask(afflict('poisoned'))
    .gives(refusedFor('immune'), undecided),
  row('condition.exhaustion', 'extra', 'one level of five is taken off')
    .on(under('exhaustion-5'))
    .ask(trial('recover', 'a', { chosen: { condition: 'exhaustion-5' } }))
    .gives(becomes(loses('a', 'exhaustion-5'), gains('a', 'exhaustion-4'))),
  row('class.rage', 0, 'a raging barbarian is stunned')
    .on(under('raging'))
    .ask(afflict('stunned'))
    .uncited('the answer cites the condition')
    .gives(becomes(gains('a', 'stunned'))),
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
