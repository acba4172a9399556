/** Grapples and shoves of 2024: the target saves against a fixed number. */
import { expect } from 'vitest';
import {
  cases,
  cell,
  creature,
  fill,
  hero,
  rubble,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  becomes,
  big,
  edge,
  gains,
  go,
  goes,
  lacks,
  lacksTopics,
  legal,
  loses,
  once,
  orc,
  refusedFor,
  rollOf,
  rolls,
  trial,
  undecided,
  without,
} from './boards.ts';

const row = rowsOf('srd52');
const strong: CreatureMore = {
  abilities: { str: 16 },
  proficiency: 2,
  attacks: [{ id: 'fist', kind: 'melee', unarmed: true, bonus: 5 }],
};
const ada = (more: CreatureMore = {}, x = 5, y = 5) => hero('a', x, y, { ...strong, ...more });
const greatsword = { id: 'greatsword', kind: 'melee', twoHanded: true, ready: true } as const;
const seized = { conditions: ['grappled'], conditionsBy: { grappled: ['o'] } };
const rogue = (x: number, y: number, more: CreatureMore = {}) =>
  hero('r', x, y, { ...seized, ...more });
const grapple = (more: object = {}) => trial('unarmed-grapple', 'a', { target: 'o', ...more });
const shove = (more: object = {}) => trial('unarmed-shove', 'a', { target: 'o', ...more });
const dragging: CreatureMore = { grapples: ['r'], speed: { land: 6 } };
const blade = { id: 'blade', kind: 'melee', bonus: 5 } as const;
const tentacle = { id: 'tentacle', kind: 'melee', natural: true, bonus: 5 } as const;
const reach = { ask: 'reachable', of: 'o', mode: 'move' };
/** So many steps to the west. */
const west = (n: number) => Array.from({ length: n + 1 }, (_, i): At => [5 - i, 5]);
/** The farthest cell to the west that the orc can reach is so many squares away. */
const farthest =
  (n: number) =>
  (answer: Answer): void => {
    const cells = answer['cells'] as readonly { readonly at: At }[];
    const west = cells.filter(({ at }) => at[1] === 5).map(({ at }) => 5 - at[0]);
    expect(Math.max(...west)).toBe(n);
  };
const cliff = fill(0, 0, 6, 12, (x, y) => cell(x, y, { elevation: 2 }));
const fails = { dice: { save: { total: 2 } } };
const free = becomes(loses('r', 'grappled', { by: 'o' }));

export default cases('srd52', [
  row('grapple.start', 'extra', 'through a wall')
    .on(ada(), orc({}, 6), wall(6, 3, 6, 8))
    .ask(grapple())
    .gives(refusedFor('no-line-of-effect')),
  row('condition.charmed', 'extra', 'grapples its charmer')
    .on(ada({ conditions: ['charmed'], conditionsBy: { charmed: ['o'] } }), orc({}, 6))
    .ask(grapple())
    .uncited('the grapple is refused before any rule of it counts')
    .gives(refusedFor('charmed')),
  row('grapple.one-per-hand', 'extra', 'a hand axe that can be thrown fills one hand')
    .on(
      ada({
        attacks: [
          { id: 'axe', kind: 'melee', ready: true },
          { id: 'axe-thrown', kind: 'thrown', ready: true },
        ],
      }),
      orc({}, 6),
    )
    .ask(grapple())
    .gives({ why: [] }),
  row('grapple.one-per-hand', 'extra', 'a mace, and a ranged attack that may be a spell')
    .on(
      ada({
        attacks: [
          { id: 'fire-bolt', kind: 'ranged', ready: true },
          { id: 'mace', kind: 'melee', ready: true },
        ],
      }),
      orc({}, 6),
    )
    .ask(grapple())
    .gives({ why: [], unknown: ['creatures.a.attacks'] }),
  row('grapple.start', 'extra', 'a monk’s strikes use Dexterity')
    .on(
      ada({
        abilities: { str: 10, dex: 18 },
        proficiency: 3,
        attacks: [{ id: 'fist', kind: 'melee', unarmed: true, bonus: 7 }],
      }),
      orc({}, 6),
    )
    .ask(grapple())
    .gives(rollOf('save', { dc: 15 })),
  row('class.rage', 'extra', 'a raging creature saves with Strength')
    .on(ada(), orc({ conditions: ['raging'] }, 6))
    .ask(grapple({ chosen: { ability: 'str' } }))
    .gives(rollOf('save', { edge: { net: 1 } })),
  row('grapple.start', 0, 'Strength +3, proficiency +2, against an ogre')
    .on(ada(), big('o', 6, 5))
    .ask(grapple({ dice: { save: { total: 12 } } }))
    .gives(becomes(gains('o', 'grappled', { by: 'a' })), rollOf('save', { dc: 13 })),
  row('grapple.start', 'extra', 'a save of 13 resists')
    .on(ada(), big('o', 6, 5))
    .ask(grapple({ dice: { save: { total: 13 } } }))
    .gives({ why: [], outcome: { result: 'failure', changes: [] } }),
  row('grapple.start', 1, 'a Huge giant')
    .on(ada(), creature('o', 6, 5, { size: 'huge' }))
    .ask(grapple())
    .gives(refusedFor('too-big')),
  row('grapple.start', 2, 'a greatsword in both hands')
    .on(ada({ attacks: [greatsword] }), orc({}, 6, 5))
    .ask(grapple())
    .gives(refusedFor('no-free-hand')),
  row('grapple.start', 3, 'the target is 10 ft. away')
    .on(ada(), orc({}, 7, 5))
    .ask(grapple())
    .gives(refusedFor('target-out-of-reach')),
  row('grapple.start', 4, 'a poisoned grappler: the other one rolls')
    .on(ada({ conditions: ['poisoned', 'blinded'] }), orc({}, 6, 5))
    .ask(grapple(fails))
    .gives({ why: [], outcome: { result: 'success' } }, rollOf('save', { edge: undefined })),
  row('grapple.start', 5, 'a restrained target saves with Dexterity')
    .on(ada(), orc({ conditions: ['restrained'] }, 6, 5))
    .ask(grapple({ chosen: { ability: 'dex' } }))
    .gives(
      { why: [] },
      rollOf('save', { edge: { net: -1, disadvantage: [{ why: 'restrained' }] } }),
    ),
  row('grapple.start', 'extra', 'the same target with Strength')
    .on(ada(), orc({ conditions: ['restrained'] }, 6, 5))
    .ask(grapple({ chosen: { ability: 'str' } }))
    .gives({ why: [] }, rollOf('save', { edge: undefined })),
  row('grapple.start', 6, 'a stunned target')
    .on(ada(), orc({ conditions: ['stunned'] }, 6, 5))
    .ask(grapple())
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('grapple.start', 7, 'as an opportunity')
    .on(ada(), orc({}, 6, 5))
    .ask(grapple({ as: 'opportunity' }))
    .gives({ why: [] }),
  row('grapple.start', 8, 'a natural reach of 10 ft.')
    .on(ada({ reach: 2 }), orc({}, 7, 5))
    .ask(grapple())
    .gives(refusedFor('target-out-of-reach')),
  row('grapple.start', 'extra', 'nobody knows the proficiency: the number is asked for')
    .on(hero('a', 5, 5), orc({}, 6, 5))
    .ask(grapple(fails))
    .gives({ unknown: ['creatures.a.proficiency'] }),

  row('grapple.escape', 0, 'Acrobatics 13 against 13')
    .on(orc(strong), rogue(6, 5))
    .ask(trial('escape-grapple', 'r', { dice: { own: { total: 13 } } }))
    .gives(free, rollOf('own', { dc: 13 })),
  row('grapple.escape', 1, 'a total of 12')
    .on(orc(strong), rogue(6, 5))
    .ask(trial('escape-grapple', 'r', { dice: { own: { total: 12 } } }))
    .gives({ outcome: { result: 'failure', changes: [] } }),
  row('grapple.escape', 2, 'the monster states escape DC 14')
    .on(orc(strong), rogue(6, 5))
    .ask(trial('escape-grapple', 'r', { dice: { own: { total: 13 }, dc: { total: 14 } } }))
    .gives({ outcome: { result: 'failure' } }, rollOf('own', { dc: 14 })),
  row('grapple.escape', 3, 'poisoned')
    .on(orc(strong), rogue(6, 5, { conditions: ['grappled', 'poisoned'] }))
    .ask(trial('escape-grapple', 'r'))
    .gives(rollOf('own', { edge: { net: -1, disadvantage: [{ why: 'poisoned' }] } })),
  row('grapple.escape', 4, 'Powerful Build')
    .on(orc(strong), rogue(6, 5, { traits: ['powerful-build'] }))
    .ask(trial('escape-grapple', 'r'))
    .gives(rollOf('own', { edge: { net: 1, advantage: [{ why: 'powerful-build' }] } })),
  row('condition.poisoned', 3, 'it escapes a grapple by Athletics')
    .on(orc(strong), rogue(6, 5, { conditions: ['grappled', 'poisoned'] }))
    .ask(trial('escape-grapple', 'r', { chosen: { skill: 'athletics' } }))
    .gives(rollOf('own', { what: 'athletics', edge: { net: -1 } })),
  row('condition.poisoned', 4, 'it grapples: the other one rolls')
    .on(ada({ conditions: ['poisoned'] }), orc({}, 6, 5))
    .ask(grapple())
    .uncited('nothing is rolled by the poisoned')
    .gives(rollOf('save', { edge: undefined })),

  row('grapple.ends', 0, 'the victim was pushed 10 ft. away')
    .on(orc(), rogue(8, 5))
    .ask(trial('let-go', 'o'))
    .gives(free),
  row('grapple.ends', 1, 'the grappler is stunned')
    .on(orc({ conditions: ['stunned'] }), rogue(6, 5))
    .ask(trial('let-go', 'o'))
    .gives(free),
  row('grapple.ends', 2, 'a pincer with a reach of 10 ft., the victim 10 ft. away')
    .on(orc({ attacks: [{ id: 'pincer', kind: 'melee', natural: true, reach: 2 }] }), rogue(7, 5))
    .ask(trial('let-go', 'o'))
    .gives(undecided),
  row('grapple.ends', 3, 'the grappler lets go')
    .on(orc(), rogue(6, 5))
    .ask(trial('let-go', 'o', { chosen: { held: 'r' } }))
    .gives(free),
  row('grapple.ends', 'extra', 'nobody lets go')
    .on(orc(), rogue(6, 5))
    .ask(trial('let-go', 'o'))
    .gives(undecided),
  row('grapple.ends', 4, 'the victim teleports 6 squares away')
    .on(orc(), rogue(12, 5))
    .ask(trial('let-go', 'o'))
    .gives(free),
  row('grapple.ends', 5, 'the grappler was pushed 5 ft. from its victim')
    .on(orc({}, 4), rogue(6, 5))
    .ask(trial('let-go', 'o'))
    .gives(free),

  row('shove.result', 0, 'pushed diagonally')
    .on(ada(), orc({}, 6, 6))
    .ask(shove(fails))
    .gives(becomes(goes('o', [6, 6], [7, 7]))),
  row('shove.result', 1, 'at the edge of a pit')
    .on(ada({ elevation: 2 }), orc({ elevation: 2 }, 6, 5), cliff)
    .ask(shove(fails))
    .gives(becomes(goes('o', [6, 5], [7, 5]), gains('o', 'prone'))),
  row('shove.result', 2, 'out of a third creature’s reach')
    .on(ada(), orc({}, 6, 5), hero('b', 5, 4))
    .ask(shove(fails))
    .gives(becomes(goes('o', [6, 5], [7, 5])), without('provokes')),
  row('shove.result', 3, 'a glaive in hand, the target at 2 squares')
    .on(ada({ attacks: [{ id: 'glaive', kind: 'melee', reachWeapon: 'reach' }] }), orc({}, 7, 5))
    .ask(shove())
    .gives(refusedFor('target-out-of-reach')),
  row('shove.result', 4, 'both hands full')
    .on(ada({ attacks: [greatsword] }), orc({}, 6, 5))
    .ask(shove())
    .gives({ why: [] }),
  row('shove.result', 5, 'a Huge target')
    .on(ada(), creature('o', 6, 5, { size: 'huge' }))
    .ask(shove())
    .gives(refusedFor('too-big')),
  row('shove.result', 6, 'a wall behind the target: it stays')
    .on(ada(), orc({}, 6, 5), wall(7, 0, 7, 12))
    .ask(shove(fails))
    .gives(becomes()),
  row('shove.result', 'extra', 'a wall behind the target: it is knocked prone instead')
    .on(ada(), orc({}, 6, 5), wall(7, 0, 7, 12))
    .ask(shove({ ...fails, chosen: { effect: 'prone' } }))
    .gives(becomes(gains('o', 'prone'))),
  row('shove.result', 'extra', 'out of the grapple of another')
    .on(
      ada(),
      orc({ conditions: ['grappled'], conditionsBy: { grappled: ['b'] } }, 6, 5),
      hero('b', 6, 4),
    )
    .ask(shove({ ...fails, chosen: { effect: 'push' } }))
    .gives(becomes(goes('o', [6, 5], [7, 5]))),
  row('condition.grappled', 6, 'pushed out of the grappler’s reach')
    .on(
      ada(),
      orc({ conditions: ['grappled'], conditionsBy: { grappled: ['b'] } }, 6, 5),
      hero('b', 5, 6),
    )
    .ask(shove(fails))
    .uncited('the shove alone is cited')
    .gives(becomes(goes('o', [6, 5], [7, 5]), loses('o', 'grappled', { by: 'b' }))),

  row('mastery.push', 0, 'a warhammer from (5,5)')
    .on(ada(), orc({}, 6, 5))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(becomes(goes('o', [6, 5], [8, 5])), without('provokes')),
  row('mastery.push', 1, 'a Huge target')
    .on(ada(), creature('o', 6, 5, { size: 'huge' }))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(refusedFor('too-big')),
  row('mastery.push', 2, 'only 5 ft. wanted')
    .on(ada(), orc({}, 6, 5))
    .ask(trial('push-mastery', 'a', { target: 'o', chosen: { cells: '1' } }))
    .gives(becomes(goes('o', [6, 5], [7, 5]))),
  row('mastery.push', 3, 'diagonally')
    .on(ada(), orc({}, 6, 6))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(becomes(goes('o', [6, 6], [8, 8]))),
  row('mastery.push', 4, 'a wall stops it')
    .on(ada(), orc({}, 6, 5), wall(8, 0, 8, 12))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(becomes(goes('o', [6, 5], [7, 5]))),
  row('mastery.push', 'extra', 'into grease, whose save is named')
    .on(ada(), orc({}, 6, 5), cell(8, 5, { ground: 'grease' }))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives({
      outcome: {
        told: [
          {
            message: 'trial.say.push.enters',
            params: { who: { creature: 'o' }, hazard: { message: 'steps.danger.grease' } },
          },
        ],
      },
    }),
  row('mastery.push', 5, 'a heavy crossbow from 10 squares')
    .on(ada(), orc({}, 15, 5))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(becomes(goes('o', [15, 5], [17, 5]))),
  row('mastery.push', 6, 'over a pit')
    .on(ada({ elevation: 2 }), orc({ elevation: 2 }, 6, 5), cliff)
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .gives(becomes(goes('o', [6, 5], [7, 5]), gains('o', 'prone'))),

  row('mastery.topple', 0, 'a maul: Strength +4, proficiency +3')
    .on(
      ada({
        abilities: { str: 18 },
        proficiency: 3,
        attacks: [{ id: 'maul', kind: 'melee', tags: ['topple'] }],
      }),
      orc({}, 6, 5),
    )
    .ask(trial('topple', 'a', { target: 'o', dice: { save: { total: 14 } } }))
    .gives(becomes(gains('o', 'prone')), rollOf('save', { dc: 15, what: 'save-con' })),
  row('mastery.topple', 1, 'a flyer without hover falls')
    .on(ada(), orc({ elevation: 2, speed: { fly: 12, land: 6 } }, 6, 5))
    .ask(trial('topple', 'a', { target: 'o', dice: { dc: { total: 15 }, save: { total: 2 } } }))
    .gives({ outcome: { told: [{ message: 'trial.say.falls' }] } }),
  row('mastery.topple', 2, 'a Huge giant')
    .on(ada(), creature('o', 6, 5, { size: 'huge' }))
    .ask(trial('topple', 'a', { target: 'o' }))
    .gives({ why: [] }),
  row('mastery.topple', 3, 'each hit asks its own save')
    .on(ada(), orc({ conditions: ['prone'] }, 6, 5))
    .ask(trial('topple', 'a', { target: 'o', dice: { dc: { total: 15 } } }))
    .gives({ why: [] }, rollOf('save', { dc: 15 })),

  row('mastery.needs-feature', 0, 'an ogre with a greatclub')
    .on(big('o', 6, 5, { attacks: [{ id: 'club', kind: 'melee' }] }))
    .ask({ ask: 'topics', of: 'o' })
    .uncited('there is no such topic')
    .gives(lacksTopics('push-mastery')),
  row('mastery.needs-feature', 1, 'a fighter who chose the greatclub')
    .on(ada({ attacks: [{ id: 'club', kind: 'melee', tags: ['push'] }] }), orc({}, 6, 5))
    .ask(trial('push-mastery', 'a', { target: 'o' }))
    .cites('srd52.mastery.push')
    .gives({ why: [] }),
  row('mastery.needs-feature', 2, 'a fighter with a weapon that he did not choose')
    .on(ada({ attacks: [{ id: 'maul', kind: 'melee' }] }))
    .ask({ ask: 'topics', of: 'a' })
    .uncited('there is no such topic')
    .gives(lacksTopics('topple', 'push-mastery')),

  row('grapple.feat', 0, 'drags an orc')
    .on(orc({ ...dragging, traits: ['grappler'] }), rogue(6, 5))
    .ask(reach)
    .uncited('dragging costs nothing')
    .gives({ budget: 6 }, farthest(6)),
  row('grapple.feat', 1, 'attacks its own victim')
    .on(orc({ ...dragging, traits: ['grappler'], attacks: [blade] }), rogue(6, 5))
    .ask(rolls('o', 'r', 'blade'))
    .gives(edge(1)),
  row('grapple.feat', 2, 'drags a creature one size larger')
    .on(orc({ ...dragging, traits: ['grappler'] }), hero('r', 6, 5, { ...seized, size: 'large' }))
    .ask(go('o', west(3)))
    .cites('srd52.grapple.drag')
    .gives(legal(6)),
  row('grapple.drag', 0, 'drags a Medium creature')
    .on(orc(dragging), rogue(6, 5))
    .ask(go('o', west(3)))
    .gives(legal(6)),
  row('grapple.drag', 1, 'a Huge giant drags a Medium creature')
    .on(orc({ ...dragging, size: 'huge' }), rogue(8, 5))
    .ask(reach)
    .uncited('it weighs nothing')
    .gives(farthest(6)),
  row('grapple.drag', 2, 'it walks away from its victim, who is free')
    .on(orc({}, 2), rogue(6, 5))
    .ask(trial('let-go', 'o'))
    .cites('srd52.grapple.ends')
    .gives(free),
  row('grapple.drag', 3, 'through rubble')
    .on(orc(dragging), rogue(6, 5), fill(-3, 0, 5, 12, rubble))
    .ask(
      go('o', [
        [5, 5],
        [4, 5],
        [3, 5],
      ]),
    )
    .gives(legal(6)),
  row('grapple.drag', 4, 'drags a Tiny creature')
    .on(orc(dragging), rogue(6, 5, { size: 'tiny' }))
    .ask(reach)
    .uncited('it weighs nothing')
    .gives(farthest(6)),
  row('grapple.drag', 5, 'drags two Medium creatures')
    .on(orc({ ...dragging, grapples: ['r', 's'] }), rogue(6, 5), hero('s', 6, 6, seized))
    .ask(go('o', west(2)))
    .gives(legal(6)),
  row('grapple.drag', 6, 'out of the reach of the grappler’s foe')
    .on(orc(dragging), rogue(6, 5), hero('b', 4, 4))
    .ask(
      go('o', [
        [5, 5],
        [6, 6],
      ]),
    )
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('b', [5, 5])),
  row('grapple.one-per-hand', 0, 'two hands hold two creatures')
    .on(
      orc({ ...dragging, grapples: ['r', 's'], attacks: [blade] }),
      rogue(6, 5),
      hero('s', 6, 6, seized),
    )
    .ask(rolls('o', 'r', 'blade'))
    .gives({ impossible: { why: 'no-free-hand' } }),
  row('grapple.one-per-hand', 1, 'an aboleth with other tentacles')
    .on(
      orc({ ...dragging, grapples: ['r', 's'], attacks: [tentacle] }),
      rogue(6, 5),
      hero('s', 6, 6, seized),
    )
    .ask(rolls('o', 'r', 'tentacle'))
    .uncited('a tentacle is free')
    .gives(lacks('impossible')),
  row('grapple.one-per-hand', 2, 'one hand holds, a sword is in the other')
    .on(orc({ ...dragging, attacks: [blade] }), rogue(6, 5))
    .ask(rolls('o', 'r', 'blade'))
    .uncited('one hand is free')
    .gives(lacks('impossible')),
  row('grapple.one-per-hand', 'extra', 'one hand holds, the axe needs two')
    .on(orc({ ...dragging, attacks: [{ ...blade, twoHanded: true }] }), rogue(6, 5))
    .ask(rolls('o', 'r', 'blade'))
    .gives({ impossible: { why: 'no-free-hand' } }),
  row('condition.grappled', 3, 'grappled, Dash')
    .on(orc(), rogue(6, 5))
    .ask({ ask: 'reachable', of: 'r', mode: 'dash' })
    .gives({ budget: 0, cells: [] }),
  row('condition.restrained', 2, 'restrained, Dash')
    .on(hero('r', 6, 5, { conditions: ['restrained'] }))
    .ask({ ask: 'reachable', of: 'r', mode: 'dash' })
    .gives({ budget: 0, cells: [] }),
  row('condition.exhaustion', 2, 'level 5, Fly 60')
    .on(hero('r', 6, 5, { conditions: ['exhaustion-5'], elevation: 2, speed: { fly: 12 } }))
    .ask({ ask: 'reachable', of: 'r', mode: 'move' })
    .gives({ budget: 7 }),
  row('condition.frightened', 6, 'pushed towards the source')
    .on(
      hero('r', 6, 5, { conditions: ['frightened'], conditionsBy: { frightened: ['o'] } }),
      orc({}, 12),
      hero('b', 5, 5),
    )
    .ask({ ask: 'push', from: 'b', of: 'r', cells: 1 })
    .uncited('fear does not matter')
    .gives({ cells: 1 }),

  row('concentration.ends', 0, 'a grappled wizard keeps it')
    .on(ada(), orc({ conditions: ['concentrating'] }, 6, 5))
    .ask(grapple(fails))
    .uncited('a grapple does not touch concentration')
    .gives(becomes(gains('o', 'grappled', { by: 'a' }))),
  row('condition.grappled', 4, 'grappled and prone: it cannot stand')
    .on(orc(), rogue(6, 5, { conditions: ['grappled', 'prone'] }))
    .ask({ ask: 'act', of: 'r', action: 'stand-up' })
    .gives({ legal: false, why: ['immobile', 'over-speed'] }),
  row('condition.grappled', 5, 'a spell that asks a save: nothing of the grapple counts')
    .on(orc(), rogue(6, 5), hero('c', 9, 9))
    .ask(trial('save', 'c', { chosen: { ability: 'wis' }, dice: { dc: { total: 15 } } }))
    .uncited('nothing decides the roll')
    .gives(rollOf('save', { edge: undefined })),
]);
