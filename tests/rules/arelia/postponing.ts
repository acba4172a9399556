/**
 * Arelia: postponed melee attacks: the three circumstances, one chance against each approaching
 * enemy, and attacks that are lost unless made at once.
 */
import { cells, cases, options, type Thing } from '../cases.ts';
import { row } from '../rows.ts';
import { TIMELINE } from '../uncited.ts';
import { all } from '../checks.ts';
import {
  along,
  amid,
  corridor,
  does,
  faults,
  field,
  foe,
  him,
  lines,
  mayStill,
  never,
  round,
  tells,
} from '../rounds.ts';
import { expect } from 'vitest';
import type { Declaration } from '../../../src/rules/phased/round/declaration.ts';

/** Winmol between two orcs that come from both sides. */
const cave: Thing[] = [
  ...corridor,
  him('w', 5, 0, { size: 'small', speed: { land: 6 } }),
  foe('o1', 9),
  foe('o2', 1),
];
const winmol = (more: Partial<Declaration> = {}): Declaration => ({
  ...does('w', 3, 'attack', { weaponFactor: 3 }),
  ...more,
});
const orcs = [
  does('o1', 5, 'half-move-then-attack', { weaponFactor: 6, move: along(9, 6) }),
  does('o2', 7, 'half-move-then-attack', { weaponFactor: 6, move: along(1, 4) }),
];
const off = { 'tie:7': { o1: 8, o2: 3 } };
const comes = (at: number, more: Partial<Declaration> = {}): Declaration => ({
  ...does('o', at - 2, 'half-move', { move: along(9, 6) }),
  ...more,
});
const pair: Thing[] = [...corridor, him('w', 5), foe('o', 9)];
const goblin = [does('g', 3, 'full-move', { move: along(9, 5) })];
const taigor = (more: Partial<Declaration> = {}): Declaration => ({
  ...does('t', 4, 'full-move', { weaponFactor: 5, move: along(0, 8) }),
  ...more,
});
const hall: Thing[] = [
  ...corridor,
  him('t', 0),
  foe('g', 9, 0, { size: 'small', speed: { land: 6 } }),
];
const six = { 'tie:6': { t: 2, g: 7 } };

export default cases('arelia', [
  row(
    'arelia.attack.ranged-never-postponed',
    0,
    'bow factor 9, the only target out of question: the shot is lost',
  )
    .on(pair)
    .ask(
      round([
        does('w', 3, 'ranged-attack', {
          weaponFactor: 6,
          target: 'o',
          refuse: [{ target: 'o', at: 9 }],
        }),
        comes(10),
      ]),
    )
    .uncited(TIMELINE)
    .gives(all(amid('9 w lost ranged-attack: no-target'), never(/now-or-never|ranged-attack$/))),
  row('arelia.attack.ranged-never-postponed', 'extra', 'loosed at its factor, whoever comes later')
    .on(pair)
    .ask(round([does('w', 3, 'ranged-attack', { weaponFactor: 6, target: 'o' }), comes(10)]))
    .gives(all(amid('9 w ranged-attack'), never(/now-or-never/))),
  row('arelia.initiative.action-at-its-factor', 0, 'the archer’s factor 8 comes: now, not at 9')
    .on(pair)
    .ask(round([does('w', 3, 'ranged-attack', { weaponFactor: 5 })]))
    .uncited(TIMELINE)
    .gives(tells('3 w chooses ranged-attack → 8', '8 w ranged-attack')),
  row('arelia.attack.melee-postpone-condition', 0, 'at 6 nobody is adjacent')
    .on(cave)
    .ask(round([winmol(), ...orcs], off))
    .gives(amid('6 w attack-postponed')),
  row(
    'arelia.attack.melee-postpone-condition',
    1,
    'at 6 an orc is adjacent: now, or never this round',
  )
    .on(cave)
    .ask(
      round([
        winmol({ target: 'o2', refuse: ['o1'] }),
        does('o1', 1, 'half-move', { move: along(9, 6) }),
        orcs[1]!,
      ]),
    )
    .cites('arelia.attack.melee-postpone-factor')
    .gives(
      all(
        amid('6 w now-or-never o1: refuse', '9 o2 enters-melee w'),
        never(/attack-postponed|w attack/),
      ),
    ),
  row(
    'arelia.attack.melee-postpone-circ1',
    'extra',
    'nothing done yet, a common action not chosen: a chance all the same',
  )
    .on(pair)
    .ask(round([does('w', 3, 'regular', { weaponFactor: 3, target: 'o' }), comes(7)]))
    .uncited(TIMELINE)
    .gives(
      amid(
        '7 o enters-melee w, w has 10',
        '10 w now-or-never o: attack',
        '10 w attack o, postponed',
      ),
    ),
  row(
    'arelia.attack.melee-postpone-circ2',
    0,
    'roll 4, half move due at 6, an enemy comes at 5, gives the move up',
  )
    .on(...corridor, him('w', 4), foe('o', 8))
    .ask(
      round([
        does('w', 4, 'half-move', {
          weaponFactor: 5,
          move: along(4, 2),
          onContact: 'attack',
          target: 'o',
        }),
        does('o', 3, 'half-move', { move: along(8, 5) }),
      ]),
    )
    .cites('arelia.attack.melee-postpone-factor')
    .gives(
      all(
        amid(
          '4 w chooses half-move → 6',
          '5 o enters-melee w, w has 10',
          '5 w lost half-move: postponed-attack',
          '10 w now-or-never o: attack',
          '10 w attack o, postponed',
        ),
        never(/w half-move to/),
        mayStill(),
      ),
    ),
  row(
    'arelia.attack.melee-postpone-circ2',
    1,
    'a creature that moves at 6 gets no postponed attack and decides there',
  )
    .on(...corridor, him('w', 4), foe('o', 8))
    .ask(
      round([
        does('w', 4, 'half-move-then-attack', { weaponFactor: 5, move: [4, 0] }),
        does('o', 3, 'half-move', { move: along(8, 5) }),
      ]),
    )
    .cites('arelia.action.pattern-half-then-act')
    .gives(
      all(amid('6 w chooses attack → 11', '11 w attack o'), never(/now-or-never/), (a) =>
        expect(a).toMatchObject({ windows: [{ circumstance: 2, decision: 'moved' }] }),
      ),
    ),
  row('arelia.attack.melee-postpone-circ3', 0, 'Taigor, half move done, the goblin comes at 6: 11')
    .on(hall)
    .ask(round([taigor({ onContact: 'attack', target: 'g' }), ...goblin], six))
    .cites('arelia.attack.melee-postpone-factor')
    .gives(
      amid(
        '6 g enters-melee t, t has 11',
        '6 t lost full-move: postponed-attack',
        '11 t attack g, postponed',
      ),
    ),
  row('arelia.attack.melee-postpone-circ3', 1, 'Taigor after a natural 1 on the charge roll')
    .on(hall)
    .ask(round([taigor({ charge: { rating: 12, roll: 1 }, target: 'g' }), ...goblin], six))
    .uncited(TIMELINE)
    .gives(
      all(
        amid('7 t charge 1 against 12: critical-failure', '7 t lost full-move: critical-failure'),
        never(/t attack|now-or-never/),
      ),
    ),
  row('arelia.attack.melee-postpone-circ3', 2, 'Taigor makes his full move after the lost chance')
    .on(hall)
    .ask(round([taigor({ move: along(0, 4) }), ...goblin], six))
    .uncited(TIMELINE)
    .gives(
      all(
        amid('6 g enters-melee t, t has 11', '7 t full-move to 4,0'),
        never(/now-or-never/),
        (a) => expect(a).toMatchObject({ windows: [{ decision: 'moved' }] }),
      ),
    ),
  row('arelia.attack.melee-postpone-factor', 0, 'Orc 1 comes at 7, short sword +3')
    .on(cave)
    .ask(round([winmol({ target: 'o1' }), ...orcs], off))
    .gives(amid('7 o1 enters-melee w, w has 10', '10 w attack o1, postponed')),
  row('arelia.attack.melee-postpone-factor', 1, 'Orc 2 comes at 9')
    .on(cave)
    .ask(round([winmol({ target: 'o2', refuse: ['o1'] }), ...orcs], off))
    .gives(amid('9 o2 enters-melee w, w has 12', '12 w attack o2, postponed')),
  row('arelia.attack.melee-postpone-windows', 0, 'chances at 10 and 12')
    .on(cave)
    .ask(round([winmol(), ...orcs], off))
    .uncited(TIMELINE)
    .gives(
      all(amid('10 w now-or-never o1: …', '12 w now-or-never o2: …'), (a) =>
        expect(a).toMatchObject({
          windows: [
            { against: 'o1', opened: 7, at: 10 },
            { against: 'o2', opened: 9, at: 12 },
          ],
        }),
      ),
    ),
  row('arelia.attack.melee-postpone-windows', 1, 'strikes the first: none against the second')
    .on(cave)
    .ask(round([winmol({ target: ['o1', 'o2'] }), ...orcs], off))
    .uncited(TIMELINE)
    .gives(all(amid('10 w attack o1, postponed'), never(/^12 /))),
  row('arelia.attack.melee-postpone-windows', 'extra', 'two at one factor: one alert against both')
    .on(...field, him('w', 5), foe('o1', 9), foe('o2', 1))
    .ask(
      round([winmol({ target: ['o2', 'o1'] }), orcs[0]!, { ...orcs[1]!, initiative: 5 }], {
        'tie:5': { o1: 1, o2: 2 },
        'tie:7': { o1: 1, o2: 2 },
      }),
    )
    .uncited(TIMELINE)
    .gives(amid('10 w now-or-never o1|o2: attack', '10 w attack o2, postponed')),
  row('arelia.attack.melee-postpone-windows', 'extra', 'the enemy has gone on before: no alert')
    .on(...corridor, him('w', 0), foe('o', 5, 0, { size: 'large' }))
    .ask(
      round([
        winmol({ weaponFactor: 8, initiative: 1 }),
        does('o', 7, 'full-move', { move: cells('5,0 4,0 3,0 2,0 1,0 2,0 3,0 4,0 5,0') }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(
      all(amid('10 o enters-melee w, w has 18', '12 o full-move to 5,0'), never(/now-or-never/)),
    ),
  row('arelia.attack.melee-postpone-incompatible', 0, 'an enemy comes in the movement of the end')
    .on(pair)
    .ask(
      round([
        winmol({ target: 'o' }),
        does('o', 5, 'nothing', { endOfRound: { move: along(9, 6) } }),
      ]),
    )
    .uncited(TIMELINE)
    .gives(all(amid('6 w attack-postponed', 'c o enters-melee w'), never(/w attack o/))),
  row('arelia.attack.melee-postpone-incompatible', 'extra', 'something else was chosen: no chance')
    .on(pair)
    .ask(round([does('w', 3, 'common', { factor: 9, weaponFactor: 3 }), comes(7)]))
    .uncited(TIMELINE)
    .gives(amid('7 o enters-melee w', '12 w common')),
  row(
    'arelia.attack.melee-postpone-incompatible',
    'extra',
    'no postponed attack after a half move and an attack without a target',
  )
    .on(...corridor, him('w', 3), foe('o', 9))
    .ask(
      round([
        does('w', 1, 'half-move-then-attack', { weaponFactor: 1, move: along(3, 5), target: 'o' }),
        comes(8),
      ]),
    )
    .uncited(TIMELINE)
    .gives(amid('4 w lost attack: no-target', '8 o enters-melee w')),
  row('arelia.attack.melee-postpone-lower-bound', 0, 'the orc comes at 5')
    .on(pair)
    .ask(round([winmol(), comes(5)], { 'tie:3': { w: 1, o: 2 } }))
    .uncited(TIMELINE)
    .gives(all(amid('6 w attack o'), never(/postponed/))),
  row('arelia.attack.melee-postpone-lower-bound', 1, 'at 7')
    .on(pair)
    .ask(round([winmol({ target: 'o' }), comes(7)]))
    .uncited(TIMELINE)
    .gives(amid('10 w attack o, postponed')),
  row('arelia.attack.melee-postpone-lower-bound', 2, 'at 6, and wins the tie')
    .on(pair)
    .ask(round([winmol(), comes(6)], { 'tie:6': { w: 8, o: 2 } }))
    .cites('arelia.initiative.tie-break')
    .gives(all(amid('6 o enters-melee w', '6 w attack o'), never(/postponed/))),
  row('arelia.attack.melee-postpone-lower-bound', 3, 'at 6, and loses the tie')
    .on(pair)
    .ask(round([winmol({ target: 'o' }), comes(6)], { 'tie:6': { w: 2, o: 8 } }))
    .cites('arelia.initiative.tie-break')
    .gives(amid('6 w attack-postponed', '6 o enters-melee w, w has 9', '9 w attack o, postponed')),
  row(
    'arelia.attack.melee-postpone-strict-option',
    0,
    'adjacent at 6, declined; another at 8: strict',
  )
    .on(cave)
    .ask(
      round(
        [
          winmol({ target: 'o2', refuse: ['o1'] }),
          { ...orcs[0]!, initiative: 2 },
          { ...orcs[1]!, initiative: 6 },
        ],
        { 'tie:6': { w: 1, o2: 2 } },
      ),
    )
    .uncited(TIMELINE)
    .gives(all(amid('6 w now-or-never o1: refuse'), never(/w attack/))),
  row('arelia.attack.melee-postpone-strict-option', 0, 'lenient: at 11')
    .on(options({ postponeAfterRefusal: true }), ...cave)
    .ask(
      round(
        [
          winmol({ target: 'o2', refuse: ['o1'] }),
          { ...orcs[0]!, initiative: 2 },
          { ...orcs[1]!, initiative: 6 },
        ],
        { 'tie:6': { w: 1, o2: 2 } },
      ),
    )
    .uncited(TIMELINE)
    .gives(
      amid(
        '6 w now-or-never o1: refuse',
        '8 o2 enters-melee w, w has 11',
        '11 w attack o2, postponed',
      ),
    ),
  row('arelia.attack.melee-postpone-factor', 'extra', 'several in reach, none named: people choose')
    .on(...corridor, him('w', 5), foe('o1', 4), foe('o2', 6))
    .ask(round([winmol()]))
    .uncited(TIMELINE)
    .gives(amid('6 w attack o1|o2')),
  row('arelia.attack.melee-postpone-factor', 'extra', 'refused at one factor alone')
    .on(pair)
    .ask(round([winmol({ target: 'o', refuse: [{ target: 'o', at: 10 }] }), comes(7)]))
    .gives(amid('10 w now-or-never o: refuse')),
  row('arelia.attack.melee-postpone-factor', 'extra', 'refused at an earlier factor alone')
    .on(pair)
    .ask(round([winmol({ target: 'o', refuse: [{ target: 'o', at: 9 }] }), comes(7)]))
    .gives(amid('10 w attack o, postponed')),
  row('arelia.attack.melee-postpone-factor', 'extra', 'a half move that follows waits for the blow')
    .on(pair)
    .ask(
      round([
        winmol({ action: 'attack-then-half-move', target: 'o', move: along(5, 3) }),
        comes(7),
      ]),
    )
    .cites('arelia.action.pattern-act-then-half')
    .gives(amid('10 w attack o, postponed', '12 w half-move to 3,0')),
  row(
    'arelia.attack.non-simultaneous-multiple',
    0,
    'A struck at 8, B at 6, both with a second attack',
  )
    .on(...corridor, him('a', 4), foe('b', 5))
    .ask(
      round([
        does('a', 5, 'attack', { weaponFactor: 3, attacks: 2 }),
        does('b', 3, 'attack', { weaponFactor: 3, attacks: 2 }),
      ]),
    )
    .cites('arelia.timeline.end-of-round-order')
    .gives(
      all(
        amid('6 b attack a', '8 a attack b', 'd b attack a', 'd a attack b'),
        mayStill('c a half-move', 'c b half-move', 'd b attack', 'd a attack'),
      ),
    ),
  row(
    'arelia.attack.non-simultaneous-multiple',
    'extra',
    'two creatures make one attack each, then a second one each',
  )
    .on(...corridor, him('a', 4), foe('b', 5))
    .ask(
      round([
        does('a', 5, 'attack', { weaponFactor: 3, attacks: 3 }),
        does('b', 3, 'attack', { weaponFactor: 3, attacks: 2 }),
      ]),
    )
    .uncited(TIMELINE)
    .gives((a) =>
      expect(lines(a).filter((l) => l.startsWith('d '))).toEqual([
        'd b attack a',
        'd a attack b',
        'd a attack b',
      ]),
    ),
  row('arelia.weapon.penalty-scope-option', 0, 'draws (+1), weapon +3, the orc at 9: 12')
    .on(pair)
    .ask(round([winmol({ free: [{ kind: 'change-grip' }], target: 'o' }), comes(9)]))
    .uncited(TIMELINE)
    .gives(all(amid('12 w attack o, postponed'), faults())),
  row(
    'arelia.weapon.penalty-scope-option',
    0,
    'by the option, the gear penalty delays the postponed attack to 13',
  )
    .on(options({ gearPenaltyOnPostponed: true }), ...pair)
    .ask(round([winmol({ free: [{ kind: 'change-grip' }], target: 'o' }), comes(9)]))
    .uncited(TIMELINE)
    .gives(amid('13 w attack o, postponed')),
]);
