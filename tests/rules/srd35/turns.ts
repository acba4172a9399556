/** 3.5 SRD: actions of a turn, ranges, and special attacks by the rest of the document. */
import { expect } from 'vitest';
import {
  cells,
  archer,
  cases,
  creature,
  hero,
  ogre,
  turn,
  wall,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { attack, fullAttack, shot } from '../asks/attacks.ts';
import { act, provokes, refused, turnOf } from '../asks/turns.ts';
import { special } from '../asks/specials.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const TABLE = 'the table of actions of the parent cites nothing';
const CONTROL = 'a control: nobody strikes, and the answer cites nothing about it';
const PRONE: CreatureMore = { conditions: ['prone'] };
const f = creature('f', 1, 0);
const DAGGER = { id: 'dagger', kind: 'thrown', rangeIncrement: 2 } satisfies AttackInput;
const RAPIER = { id: 'rapier', kind: 'melee', tags: ['piercing'] } satisfies AttackInput;
const MACE = { id: 'mace', kind: 'melee', tags: ['bludgeoning'] } satisfies AttackInput;
const SLOW = {
  id: 'crossbow',
  kind: 'ranged',
  rangeIncrement: 16,
  tags: ['crossbow', 'loads-move'],
} satisfies AttackInput;
const SLOWER = { ...SLOW, tags: ['crossbow', 'loads-full-round'] } satisfies AttackInput;
const shoots =
  (n: number) =>
  (answer: Answer): void =>
    expect(answer['attacks']).toHaveLength(n);
const legal = (answer: Answer): void => expect(answer['legal']).toBe(true);
const range =
  (value: number) =>
  (answer: Answer): void =>
    expect(
      (answer['modifiers'] as { why: string; value: number }[])
        .filter(({ why }) => why === 'range')
        .map((m) => m.value),
    ).toEqual([value]);
const begun = (whole: string) => act('a', 'start-or-complete-full-round', { whole });
const surprise = turn({ round: 1, active: 'a', surprise: true, order: ['a', 's'] });
const sleeper = creature('s', 1, 0, { conditions: ['asleep'] });

export default cases('srd35', [
  row('action.start-full', 0, 'a coup de grace begun in the surprise round')
    .on(hero('a', 0, 0), sleeper, surprise)
    .ask(begun('coup-de-grace'))
    .gives(legal),
  row('action.start-full', 1, 'a full attack')
    .on(hero('a', 0, 0))
    .ask(begun('full-attack'))
    .gives(refused('cannot-be-begun')),
  row('action.start-full', 'extra', 'a standard action begins a charge')
    .on(hero('a', 0, 0))
    .ask(begun('charge'))
    .gives(refused('cannot-be-begun')),
  row('action.start-full', 'extra', 'a standard action begins a run')
    .on(hero('a', 0, 0))
    .ask(begun('run'))
    .gives(refused('cannot-be-begun')),
  row('action.start-full', 'extra', 'a standard action begins a withdrawal')
    .on(hero('a', 0, 0))
    .ask(begun('withdraw'))
    .gives(refused('cannot-be-begun')),
  row('action.start-full', 'extra', 'a full-round spell, begun, beside f')
    .on(hero('a', 0, 0), f)
    .ask(begun('cast-full-round-spell'))
    .gives(provokes('standard', 'f')),
  row('action.start-full', 'extra', 'whoever has begun one may only complete it')
    .on(hero('a', 0, 0, { conditions: ['completing'] }))
    .ask(act('a', 'drink-potion'))
    .uncited(TABLE)
    .gives(refused('must-complete')),

  row('action.five-foot-order', 0, 'blow, step, and nothing is left to move')
    .on(hero('a', 0, 0), f, turn({ round: 1, active: 'a', order: ['a', 'f'] }))
    .ask(
      turnOf(
        'a',
        ['melee-attack', { target: 'f' }],
        ['five-foot-step', { path: cells('0,0 0,1') }],
      ),
    )
    .gives(legal),
  row('action.five-foot-order', 1, 'stand up, then step')
    .on(hero('a', 0, 0, PRONE), turn({ round: 1, active: 'a', order: ['a'] }))
    .ask(turnOf('a', 'stand-up', ['five-foot-step', { path: cells('0,0 0,1') }]))
    .gives(legal),
  row('action.five-foot-order', 'extra', 'walk, then step')
    .on(hero('a', 0, 0), turn({ round: 1, active: 'a', order: ['a'] }))
    .ask(
      turnOf(
        'a',
        ['move', { path: cells('0,0 1,0') }],
        ['five-foot-step', { path: cells('1,0 1,1') }],
      ),
    )
    .gives((answer) => expect(answer['legal']).toBe(false)),

  row('action.free-drop', 0, 'prone by a free action')
    .on(hero('a', 0, 0))
    .ask(act('a', 'drop-prone'))
    .uncited(TABLE)
    .gives(provokes('free')),
  row('action.free-drop', 1, 'picking an item up beside f')
    .on(hero('a', 0, 0), f)
    .ask(act('a', 'pick-up-item'))
    .uncited(TABLE)
    .gives(provokes('move', 'f')),
  row('action.free-drop', 'extra', 'a creature drops an item')
    .on(hero('a', 0, 0), f)
    .ask(act('a', 'drop-item'))
    .uncited(TABLE)
    .gives(provokes('free')),
  row('action.stand-up', 0, 'standing up beside f')
    .on(hero('a', 0, 0, PRONE), f)
    .ask(act('a', 'stand-up'))
    .uncited(TABLE)
    .gives(provokes('move', 'f')),
  row('action.load', 0, 'a light crossbow beside f')
    .on(archer('a', 0, 0), f)
    .ask(act('a', 'load-light-crossbow'))
    .uncited(TABLE)
    .gives(provokes('move', 'f')),
  row('action.load', 1, 'a light crossbow with Rapid Reload beside f')
    .on(archer('a', 0, 0, { traits: ['rapid-reload'] }), f)
    .ask(act('a', 'load-light-crossbow'))
    .uncited(TABLE)
    .gives(provokes('free', 'f')),
  row('action.load', 2, 'a heavy crossbow')
    .on(archer('a', 0, 0))
    .ask(act('a', 'load-heavy-crossbow'))
    .uncited('srd35.action.full-round-only-step')
    .gives(provokes('full-round')),
  row('action.load', 3, 'a full attack with a light crossbow')
    .on(hero('a', 0, 0, { bab: 6, attacks: [SLOW] }))
    .ask(fullAttack('a', { primary: 'crossbow' }))
    .uncited(TABLE)
    .gives(shoots(1)),
  row('action.load', 4, 'the same with Rapid Reload')
    .on(hero('a', 0, 0, { bab: 6, attacks: [SLOW], traits: ['rapid-reload'] }))
    .ask(fullAttack('a', { primary: 'crossbow' }))
    .uncited(TABLE)
    .gives(shoots(2)),
  row(
    'action.load',
    'extra',
    'a heavy crossbow with Rapid Reload, which still takes a move action to load',
  )
    .on(hero('a', 0, 0, { bab: 6, attacks: [SLOWER], traits: ['rapid-reload'] }))
    .ask(fullAttack('a', { primary: 'crossbow' }))
    .uncited(TABLE)
    .gives(shoots(1)),
  row(
    'action.load',
    'extra',
    'Rapid Shot and a spell of haste give a light crossbow no second shot',
  )
    .on(
      hero('a', 0, 0, { bab: 6, attacks: [SLOW], traits: ['rapid-shot'], conditions: ['hasted'] }),
    )
    .ask(fullAttack('a', { primary: 'crossbow', declare: { 'rapid-shot': 1 } }))
    .uncited(TABLE)
    .gives(shoots(1)),
  row('action.load', 'extra', 'a crossbow of which nobody said how it is loaded')
    .on(hero('a', 0, 0, { bab: 6, attacks: [{ ...SLOW, tags: ['crossbow'] }] }))
    .ask(fullAttack('a', { primary: 'crossbow' }))
    .uncited(TABLE)
    .gives(shoots(2)),
  row('action.demoralize', 0, 'a foe two squares away')
    .on(hero('a', 0, 0), creature('f', 2, 0))
    .ask(act('a', 'demoralise', { target: 'f' }))
    .uncited(TABLE)
    .gives(refused('target-out-of-reach')),
  row('action.demoralize', 'extra', 'a foe beside')
    .on(hero('a', 0, 0), f)
    .ask(act('a', 'demoralise', { target: 'f' }))
    .uncited(TABLE)
    .gives(provokes('standard')),

  row('attack.range-limits', 0, 'a dagger at ten squares')
    .on(hero('a', 0, 0, { attacks: [DAGGER] }), creature('t', 10, 0))
    .ask(attack('a', 't', 'dagger'))
    .gives(range(-10)),
  row('attack.range-limits', 1, 'a longbow at 25 squares')
    .on(archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 25, 0))
    .ask(attack('a', 't', 'bow'))
    .gives(range(-4)),
  row('attack.range-limits', 2, 'a longbow at exactly one increment')
    .on(archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 12, 0))
    .ask(attack('a', 't', 'bow'))
    .gives(range(-2)),
  row('attack.range-limits', 3, 'a longbow one square nearer')
    .on(archer('a', 0, 0, { attacks: [shot('bow', 12)] }), creature('t', 11, 0))
    .ask(attack('a', 't', 'bow'))
    .gives({ modifiers: [] }),
  row(
    'attack.range-limits',
    'extra',
    'a dagger thrown by a creature with Far Shot, at its whole longer increment',
  )
    .on(hero('a', 0, 0, { attacks: [DAGGER], traits: ['far-shot'] }), creature('t', 4, 0))
    .ask(attack('a', 't', 'dagger'))
    .gives(range(-2)),
  row('attack.range-limits', 'extra', 'a dagger at eleven squares')
    .on(hero('a', 0, 0, { attacks: [DAGGER] }), creature('t', 11, 0))
    .ask(attack('a', 't', 'dagger'))
    .gives({ possible: false, why: ['out-of-range'] }),

  row('opportunity.combat-reflexes', 0, 'Combat Reflexes with a Dexterity of 16')
    .on(
      creature('f', 1, 0, {
        traits: ['combat-reflexes'],
        abilities: { dex: 16 },
        opportunitiesTaken: 3,
      }),
      hero('p', 0, 0),
    )
    .ask(act('p', 'drink-potion'))
    .gives(provokes('standard', 'f')),
  row('opportunity.combat-reflexes', 1, 'Dexterity 8, one taken')
    .on(
      creature('f', 1, 0, {
        traits: ['combat-reflexes'],
        abilities: { dex: 8 },
        opportunitiesTaken: 1,
      }),
      hero('p', 0, 0),
    )
    .ask(act('p', 'drink-potion'))
    .gives(provokes('standard')),
  row('opportunity.combat-reflexes', 2, 'flat-footed with the feat')
    .on(
      creature('f', 1, 0, { traits: ['combat-reflexes'], conditions: ['flat-footed'] }),
      hero('p', 0, 0),
    )
    .ask(act('p', 'drink-potion'))
    .gives(provokes('standard', 'f')),
  row('opportunity.combat-reflexes', 'extra', 'a flat-footed creature without Combat Reflexes')
    .on(creature('f', 1, 0, { conditions: ['flat-footed'] }), hero('p', 0, 0))
    .ask(act('p', 'drink-potion'))
    .uncited(CONTROL)
    .gives(provokes('standard')),
  row('opportunity.cover-none', 0, 'the corner of a wall between the two')
    .on(hero('p', 0, 0), creature('f', 1, 1), wall(1, -1, 1, 1))
    .ask(act('p', 'drink-potion'))
    .uncited(CONTROL)
    .gives(provokes('standard')),

  row('special-attack.trip', 0, 'an unarmed trip')
    .on(hero('a', 0, 0, { attacks: 'fist' }), f)
    .ask(special('trip', 'a', 'f'))
    .uncited(TABLE)
    .gives({ legal: true, touch: true, opportunities: [{ by: 'f' }] }),
  row('special-attack.trip', 1, 'with a flail')
    .on(hero('a', 0, 0, { attacks: [{ id: 'flail', kind: 'melee', tags: ['trips'] }] }), f)
    .ask(special('trip', 'a', 'f', { with: 'flail' }))
    .uncited(TABLE)
    .gives({ legal: true, opportunities: [] }),
  row('special-attack.trip', 2, 'a target two sizes larger')
    .on(hero('a', 0, 0), creature('f', 1, 0, { size: 'huge' }))
    .ask(special('trip', 'a', 'f'))
    .uncited(TABLE)
    .gives((answer) => expect(answer['why']).toContain('too-big')),
  row('special-attack.sunder', 'extra', 'the action names a rapier')
    .on(hero('a', 0, 0, { attacks: [RAPIER, MACE] }), f)
    .ask(act('a', 'sunder', { target: 'f', with: 'rapier' }))
    .uncited(TABLE)
    .gives(refused('wrong-weapon')),
  row('special-attack.sunder', 'extra', 'the action names no weapon, and a mace is in hand too')
    .on(hero('a', 0, 0, { attacks: [RAPIER, MACE] }), f)
    .ask(act('a', 'sunder', { target: 'f' }))
    .uncited(TABLE)
    .gives(legal),
  row('special-attack.sunder', 'extra', 'the action names a weapon whose damage is unknown')
    .on(hero('a', 0, 0, { attacks: 'sword' }), f)
    .ask(act('a', 'sunder', { target: 'f', with: 'sword' }))
    .uncited(TABLE)
    .gives({ legal: true, unknown: ['creatures.a.attacks.sword.tags'] }),
  row('special-attack.sunder', 0, 'an attempt to sunder with a rapier')
    .on(hero('a', 0, 0, { attacks: [{ id: 'rapier', kind: 'melee', tags: ['piercing'] }] }), f)
    .ask(special('sunder', 'a', 'f'))
    .uncited(TABLE)
    .gives((answer) => expect(answer['why']).toContain('wrong-weapon')),
  row('special-attack.sunder', 1, 'the armor of f')
    .on(hero('a', 0, 0), f)
    .ask(special('sunder', 'a', 'f', { object: { kind: 'armour' } }))
    .uncited(TABLE)
    .gives((answer) => expect(answer['why']).toContain('not-armour')),
  row('special-attack.aid-another', 0, 'f out of reach')
    .on(hero('p', 0, 0), creature('f', 2, 0))
    .ask(special('aid-another', 'p', 'f'))
    .uncited(TABLE)
    .gives((answer) => expect(answer['legal']).toBe(false)),
  row('special-attack.surprise', 0, 'a move and an attack in the surprise round')
    .on(hero('a', 0, 0), creature('s', 2, 0), surprise)
    .ask(turnOf('a', ['move', { path: cells('0,0 1,0') }], ['melee-attack', { target: 's' }]))
    .uncited(TABLE)
    .gives((answer) => expect(answer['legal']).toBe(false)),
  row('reach.small-reach-weapon', 0, 'a halfling with a longspear, two squares')
    .on(hero('a', 5, 5, { size: 'small', attacks: 'longspear' }), creature('t', 7, 5))
    .ask(attack('a', 't', 'longspear'))
    .uncited(TABLE)
    .gives({ possible: true }),
  row('reach.small-reach-weapon', 1, 'a reach weapon against a foe one square away')
    .on(hero('a', 5, 5, { size: 'small', attacks: 'longspear' }), creature('t', 6, 5))
    .ask(attack('a', 't', 'longspear'))
    .uncited(TABLE)
    .gives({ possible: false, why: ['too-near'] }),
  row('reach.small-reach-weapon', 2, 'an ogre with a longspear, three squares')
    .on(ogre('a', 0, 0, { attacks: 'longspear' }), hero('t', 4, 0))
    .ask(attack('a', 't', 'longspear'))
    .uncited(TABLE)
    .gives({ possible: true }),
]);
