/** 3.5 SRD: attacks on further foes, and opportunities over several actions of one turn. */
import { expect } from 'vitest';
import {
  cells,
  cases,
  creature,
  hero,
  move,
  ogre,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { attack } from '../asks/attacks.ts';
import { further, next } from '../asks/further.ts';
import { turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const CLEAVE: CreatureMore = { traits: ['cleave'] };
const GREAT: CreatureMore = { traits: ['cleave', 'great-cleave'] };
const SWEEP: CreatureMore = { traits: ['whirlwind-attack'] };
const around = [creature('f', 6, 5), creature('g', 4, 4), creature('h', 7, 5)];
const line = [creature('f', 6, 5), creature('g', 7, 5), creature('h', 8, 5)];
const REFLEXES = {
  traits: ['combat-reflexes'],
  abilities: { dex: 16 },
} as const satisfies CreatureMore;
const PRONE: CreatureMore = { conditions: ['prone'] };
const away: readonly At[] = cells('0,0 -1,0');
/** The creatures that may strike at each step, and those that may not because they have struck. */
const struckAt =
  (...wanted: readonly (readonly [strikes: string, done: string])[]) =>
  (answer: Answer): void =>
    expect(
      (answer['steps'] as Answer[]).map((step) => [
        (step['opportunities'] as { by: string }[]).map(({ by }) => by).join(),
        (step['barred'] as { by: string; why: string }[])
          .filter(({ why }) => why === 'taken')
          .map(({ by }) => by)
          .join(),
      ]),
    ).toEqual(wanted);
const rising = (more?: { readonly taken: readonly string[] }) =>
  turnOf('p', ['stand-up', more ?? {}], ['move', { path: away }]);
const mobile = (value: number) => (answer: Answer) =>
  expect(
    (answer['modifiers'] as { why: string; value: number }[])
      .filter(({ why }) => why === 'mobility')
      .reduce((sum, m) => sum + m.value, 0),
  ).toBe(value);
const TABLE = 'the table of actions of the parent cites nothing';
const NOTHING = 'a control: the answer cites nothing about it';

export default cases('srd35', [
  row('feat.cleave', 0, 'a foe beside drops, one more stands beside, one beyond')
    .on(hero('p', 5, 5, CLEAVE), ...around)
    .ask(further('p', 'sword', { after: 'f' }))
    .gives(next(['cleave', 'g'])),
  row('feat.cleave', 1, 'a reach weapon: the foe beside the attacker is too near')
    .on(
      hero('p', 5, 5, { ...CLEAVE, attacks: 'longspear' }),
      creature('f', 7, 5),
      creature('g', 4, 4),
    )
    .ask(further('p', 'longspear', { after: 'f' }))
    .gives(next(['cleave'])),
  row('feat.cleave', 2, 'the second drop in a round')
    .on(hero('p', 5, 5, CLEAVE), ...around)
    .ask(further('p', 'sword', { after: 'f', used: 1 }))
    .gives(next(['cleave'])),
  row('feat.cleave', 3, 'the same with Great Cleave')
    .on(hero('p', 5, 5, GREAT), ...around)
    .ask(further('p', 'sword', { after: 'f', used: 1 }))
    .gives(next(['great-cleave', 'g'])),
  row('feat.cleave', 'extra', 'an invisible foe, an ally and a dead foe beside the attacker')
    .on(
      hero('p', 5, 5, CLEAVE),
      creature('f', 6, 5),
      creature('u', 4, 5, { conditions: ['invisible'] }),
      hero('y', 5, 4),
      creature('d', 5, 6, { conditions: ['dead'] }),
    )
    .ask(further('p', 'sword', { after: 'f' }))
    .gives(next(['cleave'])),
  row('feat.cleave', 'extra', 'a wall between the attacker and the next foe')
    .on(hero('p', 5, 5, CLEAVE), creature('f', 6, 5), creature('g', 4, 5), wall(5, 4, 5, 7))
    .ask(further('p', 'sword', { after: 'f' }))
    .gives(next(['cleave'])),
  row('feat.whirlwind', 0, 'a weapon that reaches one and two squares, three foes in a line')
    .on(hero('p', 5, 5, { ...SWEEP, attacks: 'chain' }), ...line)
    .ask(further('p', 'chain'))
    .gives(next(['whirlwind-attack', 'f', 'g'])),
  row('feat.whirlwind', 1, 'an ally in reach')
    .on(hero('p', 5, 5, SWEEP), creature('f', 6, 5), hero('y', 4, 5))
    .ask(further('p', 'sword'))
    .gives(next(['whirlwind-attack', 'f'])),
  row('feat.whirlwind', 2, 'one of two foes is struck already')
    .on(hero('p', 5, 5, SWEEP), creature('f', 6, 5), creature('g', 4, 5))
    .ask(further('p', 'sword', { struck: ['f'] }))
    .gives(next(['whirlwind-attack', 'g'])),
  row('opportunity.moving-one', 0, 'three squares that one foe threatens')
    .on(creature('f', 1, 1), hero('p', 0, 0))
    .ask(move('p', cells('0,0 1,0 2,0 3,0')))
    .uncited(TABLE)
    .gives({ opportunities: [{ by: 'f', again: [1, 2] }] }),
  row('opportunity.moving-one', 1, 'stands up and moves away from a foe with Combat Reflexes')
    .on(creature('f', 1, 0, REFLEXES), hero('p', 0, 0, PRONE))
    .ask(rising())
    .uncited(TABLE)
    .gives(struckAt(['f', ''], ['f', ''])),
  row('opportunity.moving-one', 2, 'stands up and moves away from a foe with one opportunity')
    .on(creature('f', 1, 0), hero('p', 0, 0, PRONE))
    .ask(rising())
    .uncited(TABLE)
    .gives(struckAt(['f', ''], ['', 'f'])),
  row('opportunity.moving-one', 2, 'the foe lets the first opportunity pass')
    .on(creature('f', 1, 0), hero('p', 0, 0, PRONE))
    .ask(rising({ taken: [] }))
    .uncited(TABLE)
    .gives(struckAt(['f', ''], ['f', ''])),
  row('opportunity.mobility', 0, 'the opportunity is for leaving a square')
    .on(creature('f', 1, 0), hero('p', 0, 0, { traits: ['mobility'] }))
    .ask(attack('f', 'p', 'sword', { action: 'opportunity', forMovement: true }))
    .gives(mobile(4)),
  row('opportunity.mobility', 1, 'the opportunity is for a spell')
    .on(creature('f', 1, 0), hero('p', 0, 0, { traits: ['mobility'] }))
    .ask(attack('f', 'p', 'sword', { action: 'opportunity' }))
    .uncited(NOTHING)
    .gives(mobile(0)),
  row('opportunity.mobility', 2, 'the mover is blinded')
    .on(creature('f', 1, 0), hero('p', 0, 0, { traits: ['mobility'], conditions: ['blinded'] }))
    .ask(attack('f', 'p', 'sword', { action: 'opportunity', forMovement: true }))
    .uncited(NOTHING)
    .gives(mobile(0)),
  row('opportunity.five-foot-none', 0, 'a step away from an ogre')
    .on(ogre('f', 1, 0), hero('p', 0, 0))
    .ask(move('p', [...away], 'step'))
    .cites('srd35.opportunity.step-into-reach-exempt')
    .gives({ legal: true, opportunities: [] }),
  row('opportunity.five-foot-none', 1, 'a step within the reach of an ogre')
    .on(ogre('f', 2, 0), hero('p', 0, 0))
    .ask(move('p', cells('0,0 0,1'), 'step'))
    .cites('srd35.opportunity.step-into-reach-exempt')
    .gives({ legal: true, opportunities: [] }),
]);
