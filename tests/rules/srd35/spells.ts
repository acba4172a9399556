/** 3.5 SRD: lasting spells on a creature. */
import { expect } from 'vitest';
import { attack, fullAttack } from '../asks/attacks.ts';
import { state } from '../asks/states.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { changes, illegal, legal } from '../checks.ts';
import {
  cells,
  archer,
  cases,
  cell,
  concealment,
  creature,
  hero,
  move,
  turn,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { asking, rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const under = (conditions: string[], more: CreatureMore = {}) =>
  hero('m', 0, 0, { ...more, conditions });
const far = (speed: number, conditions: string[], more: CreatureMore = {}) =>
  under(conditions, { speed: { land: speed }, ...more });
const veiled = (conditions: string[], traits: string[] = []) => [
  hero('a', 0, 0, { traits }),
  creature('t', 1, 0, { conditions }),
];
const blow = asking(concealment('a', 't', 'melee'), row);
const MINE = turn({ active: 'm', round: 2 });
const foe = creature('t', 1, 0);
const SLOW = 'movement.slow-condition';
const HASTE = 'movement.haste';
const RUSH = 'movement.expeditious';
const BLINK = 'concealment.blink';
const DISPLACED = 'concealment.displacement';
const FREE = 'movement.freedom';
const bonuses =
  (...list: number[]) =>
  (answer: Answer): void =>
    expect((answer['attacks'] as { bonus: number }[]).map((a) => a.bonus)).toEqual(list);
const SIX = { bab: 6, abilities: { str: 10 } };
const SPEED = 'the speed is asked for, which cites no spell';
const NONE = 'a control: nothing hinders, and the rule is not cited';

export default cases('srd35', [
  row(SLOW, 0, 'two squares at a speed of 7.5 m')
    .on(far(5, ['slowed']))
    .ask(move('m', east(2)))
    .uncited(SPEED)
    .gives(legal(2)),
  row(SLOW, 0, 'three squares')
    .on(far(5, ['slowed']))
    .ask(move('m', east(3)))
    .uncited(SPEED)
    .gives(illegal('over-speed', [3, 0])),
  row(SLOW, 1, 'a move and an attack')
    .on(far(6, ['slowed']), creature('t', 2, 0), MINE)
    .ask(turnOf('m', ['move', { path: east(1) }], ['melee-attack', { target: 't' }]))
    .cites('srd35.movement.slow-condition')
    .gives(steps(true, 'no-action-left')),
  row(SLOW, 2, 'a full attack')
    .on(far(6, ['slowed'], SIX), foe, MINE)
    .ask(act('m', 'full-attack', { target: 't' }))
    .gives(refused('condition-forbids')),
  row(SLOW, 2, 'a single attack')
    .on(far(6, ['slowed'], SIX), foe, MINE)
    .ask(act('m', 'melee-attack', { target: 't' }))
    .gives({ legal: true }),
  row(SLOW, 3, 'a charge of three squares')
    .on(far(6, ['slowed']), creature('t', 4, 0), MINE)
    .ask(move('m', east(3), 'charge'))
    .uncited(SPEED)
    .gives({ legal: true }),
  row(SLOW, 3, 'a charge of four squares')
    .on(far(6, ['slowed']), creature('t', 5, 0), MINE)
    .ask(move('m', east(4), 'charge'))
    .uncited(SPEED)
    .gives(illegal('over-speed', [4, 0])),
  row(SLOW, 'extra', 'attacks, armor class and Reflex')
    .on(under(['slowed']))
    .ask(state('m'))
    .gives(
      changes({ 'attack-melee': -1, 'attack-ranged': -1, 'ac-melee': -1, reflex: -1, will: 0 }),
    ),

  row(HASTE, 0, 'twelve squares')
    .on(far(6, ['hasted']))
    .ask(move('m', east(12)))
    .uncited(SPEED)
    .gives(legal(12)),
  row(HASTE, 0, 'a run of 48')
    .on(far(6, ['hasted']))
    .ask(move('m', east(25), 'run'))
    .uncited(SPEED)
    .gives({ legal: true, budget: 48 }),
  row(HASTE, 1, 'a dwarf: eight squares')
    .on(far(4, ['hasted']))
    .ask(move('m', east(9)))
    .uncited(SPEED)
    .gives({ legal: false, budget: 8 }),
  row(HASTE, 2, 'a full attack with +6')
    .on(far(6, ['hasted'], SIX), foe)
    .ask(fullAttack('m', { primary: 'sword' }))
    .gives(bonuses(6, 6, 1)),
  row(HASTE, 3, 'a standard attack')
    .on(far(6, ['hasted'], SIX), foe)
    .ask(fullAttack('m', { primary: 'sword', action: 'standard' }))
    .uncited(NONE)
    .gives(bonuses(6)),
  row(HASTE, 'extra', 'attacks, armor class and Reflex')
    .on(under(['hasted']))
    .ask(state('m'))
    .gives(changes({ 'attack-melee': 1, 'ac-melee': 1, reflex: 1, fortitude: 0 })),
  row(HASTE, 'extra', 'a flyer')
    .on(hero('m', 0, 0, { speed: { fly: 8 }, conditions: ['flying', 'hasted'] }))
    .ask(move('m', east(3)))
    .uncited(SPEED)
    .gives({ budget: 14 }),
  row(HASTE, 'extra', 'who does not move at all')
    .on(hero('m', 0, 0, { speed: { land: 0 }, conditions: ['hasted'] }))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ legal: false }),
  row(RUSH, 0, 'both spells')
    .on(far(6, ['hasted', 'expeditious-retreat']))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 12 }),
  row(RUSH, 1, 'a speed of 3 m, both spells')
    .on(far(2, ['expeditious-retreat', 'hasted']))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 8 }),
  row(RUSH, 'extra', 'a flyer gains nothing')
    .on(
      hero('m', 0, 0, {
        speed: { land: 4, fly: 8 },
        conditions: ['flying', 'expeditious-retreat'],
      }),
    )
    .ask(move('m', east(1)))
    .uncited(NONE)
    .gives({ budget: 8 }),

  row(HASTE, 'extra', 'a sheet whose speeds count the spell already')
    .on(far(12, ['hasted'], { inTotals: { speed: ['hasted'] } }))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 12 }),
  row(
    SLOW,
    'extra',
    'a sheet whose speeds count the spell already, and a second condition that they do not',
  )
    .on(far(4, ['slowed', 'entangled'], { inTotals: { speed: ['slowed'] } }))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 2 }),
  row(SLOW, 'extra', 'a sheet whose speeds count the spell already')
    .on(far(3, ['slowed'], { inTotals: { speed: ['slowed'] } }))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 3 }),

  blow(BLINK, 0, 'an attack on a blinker')
    .on(veiled(['blinking']))
    .uncited(SPEED)
    .gives({ missChance: 50 }),
  blow(BLINK, 1, 'with see invisibility')
    .on(veiled(['blinking'], ['see-invisible-12']))
    .uncited(SPEED)
    .gives({ missChance: 20 }),
  row(BLINK, 2, 'the blinker attacks')
    .on(hero('a', 0, 0, { conditions: ['blinking'] }), foe)
    .ask(attack('a', 't', 'sword'))
    .gives((answer) => {
      expect(answer).toMatchObject({ total: { attack: 2 }, missChance: 20 });
      expect(answer['deniesDexterity']).not.toEqual([]);
    }),
  row(BLINK, 3, 'four squares')
    .on(far(6, ['blinking']))
    .ask(move('m', east(1)))
    .uncited(SPEED)
    .gives({ budget: 4 }),
  blow(BLINK, 'extra', 'Blind-Fight does not help')
    .on(veiled(['blinking'], ['blind-fight']))
    .uncited(SPEED)
    .gives({ missChance: 50 }),
  row(BLINK, 'extra', 'an attacker that the target sees')
    .on(
      hero('a', 0, 0, { conditions: ['blinking'] }),
      creature('t', 1, 0, { traits: ['see-invisible'] }),
    )
    .ask(attack('a', 't', 'sword'))
    .gives({ total: { attack: 0 }, missChance: 20 }),

  row(DISPLACED, 0, 'the target can be aimed at, and provokes')
    .on(creature('a', 0, 0), hero('m', 1, 0, { conditions: ['displaced'] }))
    .ask(move('m', cells('1,0 2,0 3,0')))
    .uncited('the movement is asked for')
    .gives({ opportunities: [{ by: 'a' }] }),
  blow(DISPLACED, 0, 'half of the blows miss')
    .on(veiled(['displaced']))
    .uncited(SPEED)
    .gives({ degree: 'partial', missChance: 50 }),
  blow(DISPLACED, 1, 'true seeing')
    .on(veiled(['displaced'], ['true-seeing-12']))
    .uncited(NONE)
    .gives({ missChance: 0 }),
  blow(DISPLACED, 2, 'see invisibility against blur')
    .on(veiled(['blurred'], ['see-invisible']))
    .uncited(SPEED)
    .gives({ missChance: 20 }),
  row(DISPLACED, 'extra', 'true seeing that does not reach')
    .on(
      archer('a', 0, 0, { traits: ['true-seeing-4'] }),
      creature('t', 6, 0, { conditions: ['displaced'] }),
    )
    .ask(concealment('a', 't', 'ranged'))
    .uncited(SPEED)
    .gives({ missChance: 50 }),
  blow(DISPLACED, 'extra', 'true seeing against blur')
    .on(veiled(['blur'], ['true-seeing']))
    .uncited(NONE)
    .gives({ missChance: 0 }),

  row(FREE, 0, 'six squares through a web, and no hazard')
    .on(under(['freedom-of-movement', 'entangled']), cell(1, 0, { ground: 'web' }))
    .ask(move('m', east(6)))
    .uncited(NONE)
    .gives((answer) => {
      expect(answer).toMatchObject({ legal: true, cost: 6 });
      expect(answer).not.toHaveProperty('hazards');
    }),
  row(FREE, 1, 'rubble is no magic')
    .on(under(['freedom-of-movement']), cell(1, 0, { ground: 'dense-rubble' }))
    .ask(move('m', east(2)))
    .uncited(NONE)
    .gives(legal(3)),
  row(FREE, 'extra', 'slowed: a full attack')
    .on(far(6, ['slowed', 'freedom-of-movement'], SIX), foe, MINE)
    .ask(act('m', 'full-attack', { target: 't' }))
    .uncited(NONE)
    .gives({ legal: true }),
  row(FREE, 'extra', 'paralyzed: it walks')
    .on(under(['paralyzed', 'freedom-of-movement']))
    .ask(move('m', east(6)))
    .uncited(NONE)
    .gives(legal(6)),
  row(FREE, 'extra', 'entangled: it charges')
    .on(under(['entangled', 'freedom-of-movement']), creature('t', 5, 0))
    .ask(move('m', east(4), 'charge'))
    .uncited(NONE)
    .gives({ legal: true }),
]);
