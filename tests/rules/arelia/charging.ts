/**
 * Arelia: the charge: which creatures may try it, its roll, its effect, and the actions left after
 * a failure.
 */
import { cells, cases, wall, type Ask } from '../cases.ts';
import { row } from '../rows.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import {
  along,
  amid,
  corridor,
  does,
  faults,
  foe,
  him,
  mayStill,
  never,
  rolls,
  round,
  track,
} from '../rounds.ts';
import type {
  Charge,
  Declaration,
  ActionFamily,
} from '../../../src/rules/phased/round/declaration.ts';

const roll = (charge: Charge): Ask => ({ ask: 'charge-roll', ...charge });
/** A charger eight hexes from an enemy; a roll of 4 gives the results 6 and 7. */
const lane = [...corridor, him('a', 0), foe('o', 8)];
const charges = (charge: Charge, more: Partial<Declaration> = {}): Declaration => ({
  ...does('a', 4, 'charge', { weaponFactor: 5, move: along(0, 7), target: 'o', charge }),
  ...more,
});
const RATINGS: Readonly<Record<string, readonly [ActionFamily, number, number]>> = {
  combattenti: ['warriors', 10, 5],
  'creature-hd': ['monsters', 11, 6],
  vagabondi: ['vagabonds', 12, 7],
  sacerdoti: ['priests', 13, 8],
  'utenti-magia': ['magic-users', 13, 8],
};
const close = [...corridor, him('a', 0), foe('o', 3)];
const missed = charges({ rating: 12, roll: 8, onFailure: 'stand' });

export default cases('arelia', [
  row('arelia.charge.eligibility', 0, 'attacked earlier')
    .on(...corridor, him('a', 4), foe('o', 3))
    .ask(
      round([
        does('a', 4, 'attack-then-half-move', {
          weaponFactor: 3,
          charge: { rating: 12, roll: 20 },
          move: along(4, 6),
        }),
      ]),
    )
    .gives(all(never(/charge/), faults('second-complex-action'))),
  row('arelia.charge.eligibility', 1, 'declared at the half move')
    .on(lane)
    .ask(
      round([does('a', 4, 'half-move', { charge: { rating: 12, roll: 20 }, move: along(0, 4) })]),
    )
    .gives(all(never(/charge/), faults('charge-too-early'))),
  row('arelia.charge.roll', 0, 'warrior of level 5, roll 12')
    .on(lane)
    .ask(roll({ group: 'warriors', level: 5, roll: 12 }))
    .gives({ rating: 12, result: 'success', fatigue: 1 }),
  row('arelia.charge.roll', 1, 'roll 11')
    .on(lane)
    .ask(roll({ group: 'warriors', level: 5, roll: 11 }))
    .gives({ result: 'failure', fatigue: 1 }),
  row('arelia.charge.roll', 'extra', 'as the round is played, not rolled yet')
    .on(lane)
    .ask(round([charges({ rating: 12 })]))
    .gives(
      all(
        amid('7 a charge null against 12: null', '12 a attack o, charging +1/+2 ?'),
        rolls('declared.a.charge.roll a'),
      ),
    ),
  row('arelia.charge.rating-table', 0, 'the first and the last row')
    .on(lane)
    .ask(roll({ group: 'magic-users', level: 1 }))
    .gives({ rating: 18 }),
  row('arelia.charge.rating-table', 0, 'levels past the table')
    .on(lane)
    .ask(roll({ group: 'warriors', level: 31 }))
    .gives({ rating: 5 }),
  row('arelia.charge.rating-table', 1, 'warrior of level 7')
    .on(lane)
    .ask(roll({ group: 'warriors', level: 7 }))
    .cites('arelia.charge.rating-combattenti')
    .gives({ rating: 11, need: 11, chance: 50 }),
  row('arelia.charge.rating-table', 2, 'priest of level 1')
    .on(lane)
    .ask(roll({ group: 'priests', level: 1 }))
    .cites('arelia.charge.rating-sacerdoti')
    .gives({ rating: 17, chance: 20 }),
  ...Object.entries(RATINGS).flatMap(([name, [group, nine, twenty]]) => [
    row(`arelia.charge.rating-${name}`, 0, `${group}, 9`)
      .on(lane)
      .ask(roll({ group, level: 9 }))
      .gives({ rating: nine, chance: (21 - nine) * 5 }),
    row(`arelia.charge.rating-${name}`, 1, `${group}, 20`)
      .on(lane)
      .ask(roll({ group, level: 20 }))
      .gives({ rating: twenty, chance: (21 - twenty) * 5 }),
  ]),
  row('arelia.charge.quadruped', 0, 'a warhorse, rating 14, roll 13')
    .on(lane)
    .ask(roll({ rating: 14, bonus: 1, roll: 13 }))
    .gives({ result: 'success' }),
  row('arelia.charge.combat-points', 0, 'rating 12 with 3 points')
    .on(lane)
    .ask(roll({ rating: 12, combatPoints: 3 }))
    .gives({ rating: 9 }),
  row('arelia.charge.combat-points', 1, 'rating 5 with 3 points')
    .on(lane)
    .ask(roll({ rating: 5, combatPoints: 3 }))
    .gives({ rating: 3 }),
  row('arelia.charge.fatigue', 0, 'charges and fails: one point for the charge all the same')
    .on(lane)
    .ask(roll({ rating: 12, roll: 8 }))
    .gives({ result: 'failure', fatigue: 1, hit: 0, damage: 0 }),
  row('arelia.charge.success', 0, 'a warrior’s attack')
    .on(lane)
    .ask(round([charges({ rating: 12, roll: 15 })]))
    .cites('arelia.charge.roll')
    .gives(
      all(
        amid(
          '6 a half-move to 4,0',
          '7 a charge 15 against 12: success',
          '7 a full-move to 7,0',
          '7 a enters-melee o',
          '12 a attack o, charging +1/+2',
        ),
        track('a', { r: 4, half: 6, full: 7, act: 12 }),
        mayStill(),
      ),
    ),
  row('arelia.charge.success', 'extra', 'the first attack alone')
    .on(lane)
    .ask(round([charges({ rating: 12, roll: 15 }, { attacks: 2 })]))
    .uncited(TIMELINE)
    .gives(amid('12 a attack o, charging +1/+2', 'd a attack o')),
  row('arelia.charge.success-exceptions', 0, 'the target is beside an ally of the charger’s')
    .on(...lane, him('b', 9))
    .ask(round([charges({ rating: 12, roll: 15 })]))
    .uncited(TIMELINE)
    .gives(amid('12 a attack o, charging +0/+0 target-in-melee')),
  row('arelia.charge.success-exceptions', 1, 'the target is behind a wall for half its body')
    .on(...lane, wall(8, 0, 8, 1.4, { low: true, cover: 'cover' }))
    .ask(round([charges({ rating: 12, roll: 15 })]))
    .uncited(TIMELINE)
    .gives(amid('12 a attack o, charging +0/+0 target-covered')),
  row('arelia.cover.partial-cover', 'extra', 'cover of less than 50% leaves the charge its bonus')
    .on(...lane, wall(8, 0, 8, 1.4, { low: true, cover: 'limited' }))
    .ask(round([charges({ rating: 12, roll: 15 })]))
    .uncited(TIMELINE)
    .gives(amid('12 a attack o, charging +1/+2')),
  row('arelia.charge.critical-success', 0, 'natural 20')
    .on(lane)
    .ask(round([charges({ rating: 12, roll: 20 })]))
    .uncited(TIMELINE)
    .gives(amid('7 a charge 20 against 12: critical-success', '12 a attack o, charging +2/+4')),
  row('arelia.charge.critical-success', 'extra', 'a critical success doubles the bonus')
    .on(lane)
    .ask(roll({ rating: 12, roll: 20 }))
    .gives({ hit: 2, damage: 4 }),
  row('arelia.charge.failure', 0, 'rolled 8 against 12, moves on')
    .on(lane)
    .ask(round([charges({ rating: 12, roll: 8 })]))
    .uncited(TIMELINE)
    .gives(all(amid('7 a full-move to 7,0'), never(/attack/))),
  row('arelia.charge.failure', 1, 'rolled 8, stands, the enemy is adjacent')
    .on(close)
    .ask(round([{ ...missed, move: { path: along(0, 4), until: 'o' } }]))
    .cites('arelia.charge.roll')
    .gives(
      all(
        amid('6 a enters-melee o', '7 a charge 8 against 12: failure', '11 a attack o'),
        never(/full-move to/),
      ),
    ),
  row(
    'arelia.charge.failure-attack-factor',
    0,
    'Medium roll 4, weapon +5, the enemy adjacent since 6: 11',
  )
    .on(close)
    .ask(round([{ ...missed, move: { path: along(0, 4), until: 'o' } }]))
    .uncited(TIMELINE)
    .gives(amid('11 a attack o')),
  row(
    'arelia.charge.failure-attack-factor',
    1,
    'Large roll 2, +1, adjacent since 5: not before the roll at 7',
  )
    .on(...corridor, him('a', 0, 0, { size: 'large' }), foe('o', 3))
    .ask(
      round([
        { ...missed, initiative: 2, weaponFactor: 1, move: { path: along(0, 4), until: 'o' } },
      ]),
    )
    .uncited(TIMELINE)
    .gives(
      amid('5 a half-move to 2,0 (until)', '7 a charge 8 against 12: failure', '8 a attack o'),
    ),
  row('arelia.charge.failure-attack-factor', 2, 'the enemy comes at 7 before he moves: 12')
    .on(...corridor, him('a', 0), foe('o', 8))
    .ask(
      round([missed, does('o', 5, 'half-move', { move: along(8, 5) })], {
        'tie:7': { a: 9, o: 1 },
      }),
    )
    .uncited(TIMELINE)
    .gives(
      all(
        amid(
          '7 o enters-melee a, a has 12',
          '7 a charge 8 against 12: failure',
          '12 a attack o, postponed',
        ),
        never(/charging/),
      ),
    ),
  row(
    'arelia.charge.goblin-lost-move',
    0,
    'an enemy arrives at 7 winning the tie: a normal attack, no bonus',
  )
    .on(...corridor, him('a', 0), foe('o', 8))
    .ask(
      round([missed, does('o', 5, 'half-move', { move: along(8, 5) })], {
        'tie:7': { a: 9, o: 1 },
      }),
    )
    .uncited(TIMELINE)
    .gives(
      all(
        amid('12 a now-or-never o: attack', '12 a attack o, postponed'),
        never(/charging|a full-move to/),
      ),
    ),
  row('arelia.charge.critical-failure', 0, 'natural 1: stays, its round is over')
    .on(lane)
    .ask(round([charges({ rating: 2, roll: 1 })]))
    .cites('arelia.charge.roll')
    .gives(
      all(
        amid('7 a charge 1 against 3: critical-failure', '7 a lost full-move: critical-failure'),
        never(/full-move to|attack o/),
        mayStill(),
      ),
    ),
  row('arelia.charge.attack-factor', 0, 'Medium roll 4, weapon +5: charge at 7, attack at 12')
    .on(lane)
    .ask(round([charges({ rating: 12, roll: 15 })]))
    .uncited(TIMELINE)
    .gives(amid('7 a charge 15 against 12: success', '12 a attack o, charging +1/+2')),
  row('arelia.charge.charge-line-silent', 0, 'a path with a bend')
    .on(...corridor.slice(0, 1), { exactly: { columns: 20, rows: 3 } }, him('a', 0), foe('o', 6))
    .ask(round([charges({ rating: 12, roll: 15 }, { move: cells('0,0 1,0 2,0 2,1 3,1 4,1 5,1') })]))
    .uncited('the text is silent: the default is ours, and no rule states it')
    .gives(all(amid('12 a attack o, charging +1/+2'), faults())),
  row(
    'arelia.charge.goblin-option',
    0,
    'a goblin of 1–2 Hit Dice at 6, rating 15: success, attack at 6 + weapon',
  )
    .on(...corridor, him('t', 0), foe('g', 7, 0, { size: 'small', speed: { land: 6 } }))
    .ask(
      round([
        does('g', 3, 'full-move', {
          weaponFactor: 4,
          move: along(7, 1),
          target: 't',
          charge: { group: 'monsters', level: 1, roll: 15 },
        }),
      ]),
    )
    .cites('arelia.charge.roll')
    .gives(
      amid(
        '6 g charge 15 against 15: success',
        '6 g full-move to 1,0',
        '10 g attack t, charging +1/+2',
      ),
    ),
  row('arelia.timeline.event-formulas', 2, 'Small, roll 6, full move, charge, weapon +4')
    .on(...corridor, him('a', 0, 0, { size: 'small' }), foe('o', 8))
    .ask(round([charges({ rating: 12, roll: 15 }, { initiative: 6, weaponFactor: 4 })]))
    .uncited(TIMELINE)
    .gives(track('a', { r: 6, half: 8, full: 9, act: 13 })),
]);
