/** Lessons on flight: changes of height, minimum speed, diving, stalling. */
import { ADA, GRIFFON, SKELETON, orc, withSheet } from './cast.ts';
import { askDive, askFly } from './questions.ts';
import { lessonsOf, ruling } from './scenario.ts';

export const flightScenarios = lessonsOf({ family: 'flight' }, [
  {
    id: 'flight',
    ground: 'forest',
    select: 'griffon',
    board: `
      ##..............
      #...............
      ................
      ................
      .rr.............
      .rr.............
      ................
      .............o..
      ...............#`,
    legend: { r: { ...GRIFFON, elevation: 2 }, o: orc() },
    expect: [
      ruling('sigil.flight.minimum-forward-speed')
        .en('Nine squares ahead: nine spent, eight needed, it stays up.')
        .it('Nove quadretti avanti: nove spesi, otto necessari, resta in aria.')
        .ask(askFly('griffon', '1,4,2 2,4,2 3,4,2 4,4,2 5,4,2 6,4,2 7,4,2 8,4,2 9,4,2 10,4,2'))
        .gives({
          legal: true,
          cost: 9,
          budget: 16,
          forward: { flown: 9, needed: 8 },
          ends: 'aloft',
        }),
      ruling('sigil.flight.minimum-forward-speed')
        .en('Four squares and no more: it stalls.')
        .it('Quattro quadretti e basta: va in stallo.')
        .ask(askFly('griffon', '1,4,2 2,4,2 3,4,2 4,4,2 5,4,2'))
        .gives({ legal: true, ends: 'stalls' }),
      ruling('sigil.flight.climb-speed-up', 'sigil.flight.climb-angle')
        .en('Three squares ahead and up: nine of its sixteen.')
        .it('Tre quadretti avanti e in su: nove dei suoi sedici.')
        .ask(askFly('griffon', '1,4,2 2,4,3 3,4,4 4,4,5'))
        .gives({ legal: true, cost: 9 }),
      ruling('sigil.flight.climb-angle')
        .en('Straight up: too steep.')
        .it('Dritto in su: troppo ripido.')
        .ask(askFly('griffon', '1,4,2 1,4,3 1,4,4'))
        .gives({ legal: false, violations: [{ code: 'climb-too-steep' }] }),
      ruling('sigil.flight.turn-rate', 'sigil.flight.turn-in-place')
        .en('A turn of 90 degrees after three squares: 45 are free, 45 cost one square.')
        .it('Una virata di 90 gradi dopo tre quadretti: 45 sono gratis, 45 costano un quadretto.')
        .ask(askFly('griffon', '1,4,2 2,4,2 3,4,2 4,4,2 4,3,2 4,2,2'))
        .gives({ legal: true, cost: 6 }),
      ruling('sigil.flight.reverse')
        .en('Turning about on the spot: no.')
        .it('Invertire la direzione: no.')
        .ask(askFly('griffon', '1,4,2 0,4,2'))
        .gives({ legal: false, violations: [{ code: 'cannot-reverse', at: [0, 4, 2] }] }),
    ],
  },
  {
    id: 'dive',
    ground: 'stone',
    select: 'griffon',
    targets: ['skeleton'],
    board: `
      ################
      #..............#
      #..............#
      #rr.......s....#
      #rr............#
      #..............#
      #....A.........#
      ################`,
    legend: { r: { ...withSheet(GRIFFON, 18, 15, 7), elevation: 4 }, s: SKELETON, A: ADA },
    expect: [
      ruling('sigil.flight.dive-attack')
        .en(
          'Straight at it, seven squares ahead and three down, with the claws: 9 points become 18.',
        )
        .it(
          'Dritto sul bersaglio, sette quadretti avanti e tre in giù, con gli artigli: 9 danni diventano 18.',
        )
        .ask(
          askDive('griffon', '1,3,4 2,3,4 3,3,3 4,3,3 5,3,2 6,3,2 7,3,1 8,3,1', {
            weapon: ['claw'],
            damage: 9,
          }),
        )
        .gives({ possible: true, damage: 18 }),
      ruling('sigil.flight.dive-attack')
        .en('The same flight with a blunt weapon: no attack from a dive.')
        .it('Lo stesso volo con un’arma contundente: niente attacco in picchiata.')
        .ask(
          askDive('griffon', '1,3,4 2,3,4 3,3,3 4,3,3 5,3,2 6,3,2 7,3,1 8,3,1', {
            weapon: ['bludgeoning'],
            damage: 9,
          }),
        )
        .gives({ possible: false }),
      ruling('sigil.flight.minimum-forward-speed')
        .en('Level flight is no dive, and four squares up it charges nobody on the ground.')
        .it(
          'Un volo in piano non è una picchiata, e a quattro quadretti da terra non carica nessuno a terra.',
        )
        .ask(
          askFly('griffon', '1,3,4 2,3,4 3,3,4 4,3,4 5,3,4 6,3,4 7,3,4 8,3,4', { mode: 'charge' }),
        )
        .gives({ legal: false, dive: false, violations: [{ code: 'not-nearest', at: [8, 3, 4] }] }),
      ruling('sigil.condition.stalled')
        .en('Stalled at 130 ft., with a save of 12: it hits the ground.')
        .it('In stallo a 40 metri, con un 12: finisce a terra.')
        .ask({ ask: 'stall', of: 'griffon', metres: 40, saves: [12] })
        .gives({ dc: 20, ground: true, rounds: [{ metres: 40, height: 0, recovers: false }] }),
      ruling('sigil.condition.stalled')
        .en('At 200 ft., with a 23: it falls 150 ft. and recovers.')
        .it('A 60 metri, con un 23: cade di 45 e si riprende.')
        .ask({ ask: 'stall', of: 'griffon', metres: 60, saves: [23] })
        .gives({ ground: false, rounds: [{ metres: 45, height: 15, recovers: true }] }),
    ],
  },
]);
