/** Flight by skill. */
import { cases, creature, hero, options, type CreatureMore } from '../cases.ts';
import { illegal, unchecked } from '../checks.ts';
import { fly, line, straight, type Place3 } from '../asks/flight.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const flyer = (speed: number, elevation: number, more: CreatureMore = {}) =>
  hero('f', 0, 5, {
    elevation,
    speed: { land: 4, fly: speed, manoeuvrability: 'average' },
    attacks: 'natural',
    ...more,
  });
const asked = (...checks: object[]) => ({ legal: true, checks });
const east = (n: number, z = 4): Place3[] => line([0, 5, z], [1, 0, 0], n);

export default cases('pf1', [
  row('flight.skill', 0, 'a clumsy roc, straight on')
    .on(flyer(16, 4, { speed: { land: 4, fly: 16, manoeuvrability: 'clumsy' } }))
    .ask(fly('f', east(9)))
    .gives(unchecked),
  row('flight.skill', 1, 'it stays in place')
    .on(flyer(16, 4, { speed: { land: 4, fly: 16, manoeuvrability: 'clumsy' } }))
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .gives(asked({ what: 'hover', dc: 15 })),
  row('flight.stay-aloft', 0, 'fly 12, seven squares')
    .on(flyer(12, 4))
    .ask(fly('f', east(7)))
    .cites()
    .gives(unchecked),
  row('flight.stay-aloft', 1, 'fly 12, six squares')
    .on(flyer(12, 4))
    .ask(fly('f', east(6)))
    .gives(asked({ what: 'stay-aloft', dc: 10, skill: 'fly' })),
  row('flight.stay-aloft', 2, 'a 5-foot step')
    .on(flyer(12, 4))
    .ask(fly('f', east(1), { mode: 'step' }))
    .gives(asked({ what: 'stay-aloft', dc: 10 })),
  row('flight.step', 0, 'a harpy steps in the air')
    .on(flyer(12, 2, { speed: { land: 4, fly: 12, manoeuvrability: 'poor' } }))
    .ask(fly('f', east(1, 2), { mode: 'step' }))
    .gives(asked({ dc: 10 })),
  row('flight.hover', 0, 'a griffon with Fly +6')
    .on(flyer(16, 4, { skills: { fly: { bonus: 6 } } }))
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .gives(asked({ what: 'hover', dc: 15, bonus: 6 })),
  row('flight.hover', 1, 'a perfect flyer with Fly +20')
    .on(flyer(16, 4, { skills: { fly: { bonus: 20 } } }))
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .uncited('no check is asked')
    .gives(unchecked),
  row('flight.hover-feat', 0, 'a dragon with Hover')
    .on(flyer(16, 4, { traits: ['hover-feat'] }))
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .uncited('no check is asked')
    .gives(unchecked),
  row('flight.turn-45', 0, 'east, then north-east')
    .on(flyer(12, 2))
    .ask(fly('f', [...straight([0, 5, 2], [4, 5, 2]), [5, 4, 2], [6, 3, 2], [7, 2, 2]]))
    .gives({ legal: true, cost: 9 }),
  row('flight.turn-45', 1, 'back the way it came, at the start of its turn')
    .on(flyer(12, 2, { heading: 'e' }))
    .ask(fly('f', line([0, 5, 2], [-1, 0, 0], 8)))
    .cites()
    .gives({ legal: true, cost: 8 }),
  row('flight.turn-more', 0, 'east, then north')
    .on(flyer(12, 2))
    .ask(fly('f', [...straight([0, 5, 2], [5, 5, 2]), [5, 4, 2], [5, 3, 2]]))
    .gives({ cost: 8, checks: [{ what: 'turn', dc: 15 }] }),
  row('flight.turn-more', 1, 'east, then north-west')
    .on(flyer(12, 2))
    .ask(fly('f', [...straight([0, 5, 2], [6, 5, 2]), [5, 4, 2]]))
    .gives({ cost: 9, checks: [{ what: 'reverse', dc: 20 }] }),
  row('flight.turn-more', 1, 'a turn of more than 90 degrees, with the option of DC 15')
    .on(options({ flyTurn: 'any' }), flyer(12, 2))
    .ask(fly('f', [...straight([0, 5, 2], [6, 5, 2]), [5, 4, 2]]))
    .gives({ cost: 8, checks: [{ what: 'turn', dc: 15 }] }),
  row('flight.turn-180', 0, 'four east, about, six west')
    .on(flyer(12, 2))
    .ask(fly('f', [...straight([0, 5, 2], [4, 5, 2]), ...line([4, 5, 2], [-1, 0, 0], 6).slice(1)]))
    .gives({ legal: true, cost: 12, checks: [{ dc: 20 }] }),
  row('flight.climb', 0, 'four rising diagonals')
    .on(flyer(12, 0))
    .ask(fly('f', line([0, 5, 0], [1, 0, 1], 4)))
    .gives({ legal: true, cost: 12 }),
  row('flight.climb', 1, 'a fifth square of a rise at half speed')
    .on(flyer(12, 0))
    .ask(fly('f', line([0, 5, 0], [1, 0, 1], 5)))
    .gives(illegal('over-speed')),
  row('flight.climb-steep', 0, 'straight up')
    .on(flyer(12, 0))
    .ask(fly('f', line([0, 5, 0], [0, 0, 1], 6)))
    .gives({ legal: true, cost: 12, checks: [{ what: 'climb-steep', dc: 20 }] }),
  row('flight.climb-steep', 1, 'one along and two up')
    .on(flyer(12, 0))
    .ask(
      fly('f', [
        [0, 5, 0],
        [1, 5, 1],
        [1, 5, 2],
      ]),
    )
    .gives({ legal: true, checks: [{ what: 'climb-steep', dc: 20 }, { what: 'stay-aloft' }] }),
  row('flight.descend', 0, 'straight down 12')
    .on(flyer(12, 14))
    .ask(fly('f', line([0, 5, 14], [0, 0, -1], 12)))
    .gives({ legal: true, cost: 12 }),
  row('flight.descend', 1, 'straight down 13')
    .on(flyer(12, 14))
    .ask(fly('f', line([0, 5, 14], [0, 0, -1], 13)))
    .gives(illegal('over-speed')),
  row('flight.modifier-class', 0, 'a Huge dragon, poor, 15 ranks')
    .on(
      flyer(16, 4, {
        size: 'huge',
        build: 'long',
        abilities: { dex: 10 },
        skills: { fly: { ranks: 15 } },
        speed: { land: 4, fly: 16, manoeuvrability: 'poor' },
      }),
    )
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .gives(asked({ bonus: 10 })),
  row('flight.modifier-size', 0, 'a Tiny stirge')
    .on(flyer(16, 4, { size: 'tiny', abilities: { dex: 10 }, skills: { fly: { ranks: 0 } } }))
    .ask(fly('f', [[0, 5, 4]], { mode: 'hover' }))
    .gives(asked({ bonus: 4 })),
  row('flight.load', 0, 'a griffon with a heavy load')
    .on(flyer(16, 4, { load: 'heavy' }))
    .ask(fly('f', east(9)))
    .cites()
    .gives(unchecked),
  row('flight.wingover', 0, 'six east, about, six west')
    .on(flyer(12, 2, { traits: ['wingover'] }))
    .ask(fly('f', [...straight([0, 5, 2], [6, 5, 2]), ...line([6, 5, 2], [-1, 0, 0], 6).slice(1)]))
    .cites()
    .gives({ legal: true, cost: 12 }),
  row('charge.flying', 0, 'a harpy charges a man on the ground')
    .on(
      hero('f', 0, 0, {
        elevation: 4,
        speed: { land: 4, fly: 16, manoeuvrability: 'average' },
        attacks: 'natural',
      }),
      creature('t', 5, 0),
    )
    .ask(
      fly(
        'f',
        [
          [0, 0, 4],
          [1, 0, 3],
          [2, 0, 2],
          [3, 0, 1],
          [4, 0, 1],
        ],
        { mode: 'charge' },
      ),
    )
    .cites()
    .gives({ dive: false, cost: 5 }),
]);
