/** Movement, flight and mounts where the 2014 document differs. */
import { expect } from 'vitest';
import { cases, cell, cells, corridor, creature, hero, threat, turn, wall } from '../cases.ts';
import type { Answer, CreatureMore } from '../cases.ts';
import { threatens } from '../checks.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, big, glaive, go, legal, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd51');
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });
const step = go('r', cells('5,5 6,5'));
const off = cells('6,5 7,5');
const counts =
  (n: number) =>
  ({ cells: list }: Answer): void => {
    expect(list).toHaveLength(n);
  };
const costs =
  (...wanted: readonly (readonly [x: number, y: number, cost: number])[]) =>
  (answer: Answer): void => {
    const list = answer['cells'] as { at: readonly number[]; cost: number }[];
    const cost = (x: number, y: number) => list.find(({ at }) => at.join() === `${x},${y}`)?.cost;
    for (const [x, y, n] of wanted) expect(cost(x, y)).toBe(n);
  };
const horse = hero('h', 6, 5, { size: 'large', speed: { land: 12 } });
const rider = rogue(6, 5, { mount: 'h' });
const act = (action: string) => ({ ask: 'act', of: 'r', action });
const at = (more: CreatureMore) =>
  rogue(5, 5, { speed: { land: 2, fly: 12 }, elevation: 4, ...more });
const stays = { ask: 'move', of: 'r', path: [[5, 5, 4]] };
const falls = { ends: 'falls' };
const aloft = { ends: 'aloft' };
const flying = { speed: { land: 6, fly: 12 }, moving: 'fly' } as const;

export default cases('srd51', [
  row('grid.no-grid-rules', 2, 'round a Medium creature')
    .on(orc())
    .ask(threat('o'))
    .uncited('the answer is about reach')
    .gives(counts(8)),
  row('grid.no-grid-rules', 3, 'round a Gargantuan creature')
    .on(creature('o', 5, 5, { size: 'gargantuan' }))
    .ask(threat('o'))
    .uncited('the answer is about reach')
    .gives(counts(20)),
  row('size.gargantuan-or-larger', 2, 'round a Gargantuan creature')
    .on(creature('o', 5, 5, { size: 'gargantuan' }))
    .ask(threat('o'))
    .uncited('the answer is about reach')
    .gives(counts(20)),
  row('reach.swarm-zero', 0, 'beside a swarm of rats')
    .on(orc({ traits: ['swarm'], reach: 0, attacks: [{ id: 'bites', kind: 'melee', reach: 0 }] }))
    .ask(threat('o'))
    .gives(threatens([], [[6, 5]])),
  row('squeeze.smaller-space', 'extra', 'past a foe it pays for the lane that it fills')
    .on(big('r', 6, 5), hero('a', 4, 7), hero('b', 4, 4, { size: 'large' }))
    .ask(go('r', cells('6,5 5,6 4,6 3,6 2,6')))
    .gives(legal(6)),
  row('squeeze.smaller-space', 'extra', 'at a wall’s end it goes on the cheaper side')
    .on(big('r', 0, 6), wall(2, 7, 6, 7), cell(3, 6, { terrain: 'difficult' }))
    .ask(go('r', cells('0,6 1,6 2,6')))
    .gives(legal(4)),
  row('squeeze.smaller-space', 'extra', 'the area shows the cost of squeezing at a wall’s end')
    .on(big('r', 0, 6), wall(2, 7, 6, 7), cell(3, 6, { terrain: 'difficult' }))
    .ask({ ask: 'reachable', of: 'r', mode: 'move' })
    .uncited('the area cites the rules of all its squares')
    .gives(costs([2, 6, 4])),
  row('move.difficult-creatures', 2, 'steep stairs, marked as difficult')
    .on(rogue(5, 5), cell(6, 5, { terrain: 'difficult', surface: 'slope' }))
    .ask(step)
    .gives(legal(2)),
  row('move.difficult-creatures', 3, 'a slope that nobody marked')
    .on(rogue(5, 5), cell(6, 5, { surface: 'slope' }))
    .ask(step)
    .uncited('the document names no degrees')
    .gives(legal(1)),
  row('move.dash-speed', 1, 'a halved Speed and Dash')
    .on(rogue(5, 5, { conditions: ['exhaustion-2'] }))
    .ask(go('r', cells('5,5 6,5'), 'dash'))
    .gives({ budget: 6 }),
  row('move.split-attacks', 0, 'two squares, an attack, three squares')
    .on(rogue(5, 5, { speed: { land: 5 } }), spent(2, { action: 1 }))
    .ask(go('r', cells('5,5 6,5 7,5 8,5')))
    .cites('srd52.move.pool')
    .gives(legal(3)),
  row('move.split-attacks', 1, 'a troll moves within its Multiattack')
    .on(rogue(5, 5), spent(0, { action: 1 }))
    .ask(step)
    .cites('srd52.move.pool')
    .gives(legal(1)),
  row('move.dc-open', 2, 'climbing')
    .on(rogue(5, 5, { moving: 'climb' }))
    .ask(step)
    .cites('srd52.move.climb')
    .gives(legal(2)),
  row('move.speed-changes', 0, 'exhaustion 2 in the air')
    .on(rogue(5, 5, { ...flying, conditions: ['exhaustion-2'] }))
    .ask(step)
    .cites('srd51.condition.exhaustion')
    .gives({ budget: 6 }),
  row('move.speed-changes', 'extra', 'exhaustion 2 on foot')
    .on(rogue(5, 5, { speed: { land: 6, fly: 12 }, conditions: ['exhaustion-2'] }))
    .ask(step)
    .gives({ budget: 3 }),
  row('move.speed-changes', 2, 'a grappled flyer')
    .on(rogue(5, 5, { ...flying, conditions: ['grappled'] }))
    .ask(step)
    .cites('srd51.condition.grappled')
    .gives({ legal: false, budget: 0 }),
  row('move.ignores-difficult', 2, 'an ogre with Freedom of Movement in a corridor')
    .on(corridor(3), big('r', 0, 3, { traits: ['freedom-of-movement'] }))
    .ask(go('r', cells('0,3 1,3 2,3 3,3')))
    .cites('srd51.squeeze.smaller-space')
    .gives(legal(6)),
  row('squeeze.smaller-space', 4, 'an ogre with Freedom of Movement in a corridor')
    .on(corridor(3), big('r', 0, 3, { traits: ['freedom-of-movement'] }))
    .ask(go('r', cells('0,3 1,3 2,3 3,3')))
    .gives(legal(6)),
  row('prone.drop', 0, 'a grappled creature')
    .on(rogue(5, 5, { conditions: ['grappled'] }))
    .ask(act('drop-prone'))
    .gives({ legal: true }),
  row('prone.drop', 1, 'a restrained creature')
    .on(rogue(5, 5, { conditions: ['restrained'] }))
    .ask(act('drop-prone'))
    .gives({ legal: true }),
  row('flight.falls', 0, 'the fly spell holds its target up')
    .on(at({ conditions: ['prone'], traits: ['hover'] }))
    .ask(stays)
    .cites('srd52.flight.free')
    .gives(aloft),
  row('flight.falls', 1, 'a stunned hawk')
    .on(at({ conditions: ['stunned'] }))
    .ask(stays)
    .gives(falls),
  row('flight.falls', 2, 'winged boots that the game master lets hold')
    .on(at({ conditions: ['prone'], traits: ['hover'] }))
    .ask(stays)
    .cites('srd52.flight.free')
    .gives(aloft),
  row('flight.falls', 3, 'a hawk that is only incapacitated')
    .on(at({ conditions: ['incapacitated'] }))
    .ask(stays)
    .cites('srd52.flight.free')
    .gives(aloft),
  row('flight.falls', 4, 'a restrained hawk')
    .on(at({ conditions: ['restrained'] }))
    .ask(stays)
    .gives(falls),
  row('opportunity.own-means', 2, 'a spell makes it flee with its reaction')
    .on(orc(), rogue(6, 5), turn({ active: 'o', order: ['o', 'r'] }))
    .ask(go('r', off))
    .cites('srd51.opportunity.own-means')
    .gives(once('o', [6, 5])),
  row('opportunity.mount-or-rider', 0, 'a horse leaves an orc’s reach')
    .on(orc(), horse, rider)
    .ask(go('r', off))
    .gives(once('o', [6, 5], { against: ['h', 'r'] })),
  row('opportunity.mount-or-rider', 1, 'the horse took Disengage')
    .on(orc(), horse, rider)
    .ask(go('r', off, 'disengage'))
    .cites('srd52.opportunity.disengage')
    .gives(barredBy('not-provoking', 'disengaged')),
  row('opportunity.mount-or-rider', 2, 'an orc with a long reach')
    .on(orc({ attacks: [glaive] }), horse, rider)
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives(once('o', [7, 5], { against: ['h', 'r'] })),
  row('initiative.surprise', 'extra', 'the surprised do not move on their first turn')
    .on(rogue(5, 5, { conditions: ['surprised'] }), turn({ active: 'r', round: 1, order: ['r'] }))
    .ask(step)
    .gives({ legal: false, violations: [{ code: 'condition-forbids', by: 'surprised' }] }),
  row('initiative.surprise', 'extra', 'the surprised do not act on their first turn')
    .on(rogue(5, 5, { conditions: ['surprised'] }), turn({ active: 'r', round: 1, order: ['r'] }))
    .ask(act('dodge'))
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('initiative.surprise', 'extra', 'in the second round they do')
    .on(rogue(5, 5, { conditions: ['surprised'] }), turn({ active: 'r', round: 2, order: ['r'] }))
    .ask(step)
    .uncited('nothing is against it')
    .gives(legal(1)),
]);
