/** Flight, falling flyers, jumps, and moving through the ground. */
import { block, cases, cells, cell, creature, options, pit, rubble, turn } from '../cases.ts';
import type { CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, glaive, go, illegal, legal, nobody, once, orc, rogue } from './boards.ts';

type Place = [x: number, y: number, height: number];
const row = rowsOf('srd52');
const fly = (...path: Place[]) => ({ ask: 'move', of: 'r', mode: 'move', path });
const winged: CreatureMore = { speed: { land: 4, fly: 16 } };
const at = (height: number, more: CreatureMore = {}) =>
  rogue(5, 5, { ...winged, elevation: height, ...more });
const stays = (height: number) => fly([5, 5, height]);
const up = (n: number): Place[] => Array.from({ length: n + 1 }, (_, i) => [5, 5, i]);
const falls = { ends: 'falls' };
const aloft = { ends: 'aloft' };
const harpy = (x: number, y: number, height: number) =>
  rogue(x, y, { ...winged, elevation: height });
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });

const jumper = (str: number, more: CreatureMore = {}) =>
  rogue(4, 5, { abilities: { str }, moving: 'jump', ...more });
const gap = [pit(5, 5), pit(6, 5)];
const over = go('r', cells('4,5 5,5 6,5 7,5'));

export default cases('srd52', [
  row('flight.free', 0, 'a griffon rises straight up')
    .on(rogue(5, 5, winged))
    .ask(fly(...up(16)))
    .gives({ ...legal(16), ...aloft }),
  row('flight.free', 1, 'up, aside and back')
    .on(at(2))
    .ask(fly([5, 5, 2], [6, 6, 3], [5, 5, 2]))
    .gives(legal(2)),
  row('flight.free', 2, 'stays where it is')
    .on(at(4))
    .ask(stays(4))
    .gives({ ...legal(0), ...aloft }),
  row('flight.free', 'extra', 'one square more than its speed')
    .on(rogue(5, 5, winged))
    .ask(fly(...up(17)))
    .gives(illegal('over-speed')),
  row('flight.free', 'extra', 'every second rise aside is dearer by a house rule')
    .on(at(0), options({ vertical: 'alternate' }))
    .ask(fly([5, 5, 0], [6, 5, 1], [7, 5, 2], [8, 5, 3]))
    .gives(legal(4)),
  row('flight.falls', 0, 'a grappled harpy')
    .on(at(6, { conditions: ['grappled'] }))
    .ask(stays(6))
    .gives(falls),
  row('flight.falls', 1, 'a stunned ghost hovers')
    .on(at(6, { conditions: ['stunned'], traits: ['hover'] }))
    .ask(stays(6))
    .cites('srd52.flight.free')
    .gives(aloft),
  row('flight.falls', 2, 'a prone hawk')
    .on(at(4, { conditions: ['prone'] }))
    .ask(stays(4))
    .gives(falls),
  row('flight.falls', 3, 'the fly spell lets its target hover')
    .on(at(4, { conditions: ['prone'], traits: ['hover'] }))
    .ask(stays(4))
    .cites('srd52.flight.free')
    .gives(aloft),
  row('flight.falls', 4, 'winged boots')
    .on(at(4, { conditions: ['prone'], speed: { land: 6, fly: 6 } }))
    .ask(stays(4))
    .gives(falls),
  row('flight.falls', 5, 'a hoverer without speed')
    .on(at(4, { conditions: ['grappled'], traits: ['hover'] }))
    .ask(stays(4))
    .cites('srd52.flight.free')
    .gives(aloft),
  row('prone.options', 1, 'a prone flyer falls')
    .on(at(4, { conditions: ['prone'] }))
    .ask(stays(4))
    .cites('srd52.flight.falls')
    .gives(falls),
  row('move.speed-changes-together', 1, 'a grappled flyer')
    .on(at(4, { conditions: ['grappled'] }))
    .ask(fly([5, 5, 4], [6, 5, 4]))
    .cites('srd52.move.speed-zero')
    .gives({ legal: false, budget: 0 }),
  row('move.speed-changes-together', 3, 'exhaustion 2')
    .on(rogue(5, 5, { speed: { land: 6, fly: 12 }, moving: 'fly', conditions: ['exhaustion-2'] }))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd52.condition.exhaustion')
    .gives({ budget: 10 }),
  row('move.dash-special', 0, 'a Dash in the air')
    .on(rogue(5, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' }), spent(0, { dash: 1 }))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd52.move.pool')
    .gives({ budget: 24 }),
  row('move.dash-special', 1, 'after six squares on foot')
    .on(rogue(5, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' }), spent(6, { dash: 1 }))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd52.move.pool')
    .gives({ budget: 18 }),
  row('move.dash-special', 2, 'a Dash in water')
    .on(rogue(5, 5, { speed: { land: 6, swim: 4 }, moving: 'swim' }))
    .ask(go('r', cells('5,5 6,5'), 'dash'))
    .gives({ budget: 8 }),
  row('move.switch-speeds', 1, 'the swim speed is used up')
    .on(rogue(5, 5, { speed: { land: 6, swim: 4 }, moving: 'swim' }), spent(5))
    .ask(go('r', cells('5,5 6,5')))
    .gives(illegal('over-speed')),
  row('opportunity.heights', 0, 'a harpy flies up and off')
    .on(orc(), harpy(6, 5, 0))
    .ask(fly([6, 5, 0], [6, 5, 1], [6, 5, 2]))
    .gives(once('o', [6, 5], { step: 1 })),
  row('opportunity.heights', 1, 'from a glaive')
    .on(orc({ attacks: [glaive] }), harpy(6, 5, 1))
    .ask(fly([6, 5, 1], [6, 5, 2]))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.heights', 2, 'up to a height of one')
    .on(orc(), harpy(6, 5, 0))
    .ask(fly([6, 5, 0], [6, 5, 1]))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.heights', 3, 'straight above')
    .on(orc(), harpy(5, 5, 1))
    .ask(fly([5, 5, 1], [5, 5, 2]))
    .gives(once('o', [5, 5])),
  row('flight.fall-damage', 5, 'a flyer dives out of a reach')
    .on(creature('o', 4, 5, { attacks: [glaive] }), harpy(6, 5, 3))
    .ask(fly([6, 5, 3], [6, 5, 2], [7, 5, 1], [8, 5, 0]))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5], { step: 1 })),
  row('move.long-jump', 0, 'a run-up and Strength 15')
    .on(jumper(15), gap, spent(2))
    .ask(over)
    .gives(legal(3)),
  row('move.long-jump', 1, 'Strength 15 from standing')
    .on(jumper(15), gap, spent(0))
    .ask(over)
    .gives(illegal('jump-too-long')),
  row('move.long-jump', 'extra', 'outside a turn nobody has said whether there was a run-up')
    .on(jumper(15), gap)
    .ask(over)
    .gives({ ...legal(3), unknown: ['ask.runUp'] }),
  row('move.long-jump', 2, 'Strength 8')
    .on(jumper(8), gap, spent(2))
    .ask(over)
    .gives(illegal('jump-too-long')),
  row('move.long-jump', 3, 'five squares moved before')
    .on(jumper(15), gap, spent(5))
    .ask(over)
    .gives(illegal('over-speed')),
  row('move.long-jump', 5, 'Strength 20 over three squares')
    .on(jumper(20), gap, pit(7, 5), spent(2))
    .ask(go('r', cells('4,5 5,5 6,5 7,5 8,5')))
    .gives(legal(4)),
  row('move.long-jump', 'extra', 'nobody knows the Strength')
    .on(rogue(4, 5, { moving: 'jump' }), gap)
    .ask(over)
    .gives({ legal: true, unknown: ['creatures.r.abilities.str'] }),
  row('move.jump-grid', 0, 'a pit of two squares')
    .on(jumper(10), gap, spent(2))
    .ask(over)
    .gives(legal(3)),
  row('move.jump-grid', 1, 'measured from middle to middle')
    .on(jumper(10), gap, spent(2), options({ jump: 'landing' }))
    .ask(over)
    .gives({ cost: 3, ...illegal('jump-too-long') }),
  row('move.jump-landing', 0, 'lands in rubble')
    .on(jumper(15), gap, rubble(7, 5), spent(2))
    .ask(over)
    .gives({ ...legal(3), checks: [{ step: 3, skill: 'acrobatics', dc: 10 }] }),
  row('prone.options', 3, 'a prone jumper')
    .on(jumper(15, { conditions: ['prone'] }), gap, spent(2))
    .ask(over)
    .gives(illegal('prone-must-crawl')),
  row('prone.options', 2, 'a prone creature teleports')
    .on(rogue(6, 5, { conditions: ['prone'], moving: 'teleport' }), orc())
    .ask(go('r', cells('6,5 9,5')))
    .uncited('a teleport is no movement')
    .gives({ legal: true, cost: 0, ...nobody }),
  row('move.teleport', 0, 'Misty Step beside an orc')
    .on(rogue(6, 5, { moving: 'teleport' }), orc())
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport is no movement')
    .gives({ legal: true, cost: 0, ...nobody }),
  row('move.burrow', 0, 'through earth')
    .on(
      rogue(5, 5, { speed: { land: 6, burrow: 3 }, moving: 'burrow' }),
      cell(6, 5, { surface: 'earth' }),
    )
    .ask(go('r', cells('5,5 6,5')))
    .gives({ ...legal(1), budget: 3 }),
  row('move.burrow', 1, 'through rock')
    .on(rogue(5, 5, { speed: { land: 6, burrow: 3 }, moving: 'burrow' }), block(6, 5))
    .ask(go('r', cells('5,5 6,5')))
    .gives(illegal('through-wall')),
  row('opportunity.not-teleport', 2, 'Misty Step out of a grapple')
    .on(orc({ grapples: ['r'] }), rogue(6, 5, { conditions: ['grappled'], moving: 'teleport' }))
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport is no movement')
    .gives({ legal: true, ...nobody }),
  row('opportunity.not-teleport', 1, 'a ghost walks off through a wall')
    .on(orc(), rogue(6, 5, { conditions: ['incorporeal'] }), block(7, 5))
    .ask(go('r', cells('6,5 7,5')))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('share.through-objects', 0, 'a ghost through a wall and an orc')
    .on(rogue(5, 5, { conditions: ['incorporeal'] }), block(6, 5), orc({}, 7))
    .ask(go('r', cells('5,5 6,5 7,5 8,5')))
    .gives(legal(5)),
  row('share.through-objects', 3, 'a ghost ends in a wall')
    .on(rogue(5, 5, { conditions: ['incorporeal'] }), block(6, 5))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('the rule of what happens there needs the end of its turn')
    .gives({ legal: true }),
  row('size.no-build', 'extra', 'an ogre flies as one of its size')
    .on(big('r', 4, 4, { ...winged, elevation: 2 }))
    .ask(fly([4, 4, 2], [5, 4, 2]))
    .uncited('reach does not matter here')
    .gives(legal(1)),
]);
