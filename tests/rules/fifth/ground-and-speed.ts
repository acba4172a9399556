/** Changed speeds, kinds of difficult ground, jumps and teleports, and distances to doors. */
import { cases, cell, cells, creature, distance, hero, turn, wall } from '../cases.ts';
import { turnOf } from '../asks/turns.ts';
import type { AttackInput, CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, illegal, legal, nobody, orc, rogue, trial } from './boards.ts';

const row = rowsOf('srd52');
const step = go('r', cells('5,5 6,5'));
const under = (...conditions: string[]): CreatureMore => ({ conditions });
const hawk = (more: CreatureMore = {}) =>
  rogue(5, 5, { speed: { land: 2, fly: 12 }, ...under('weapon-slow'), ...more });
const touch: AttackInput = { id: 'touch', kind: 'melee', tags: ['spell'] };
const glaive = { id: 'glaive', kind: 'melee', reachWeapon: 'reach', twoHanded: true } as const;
const lance: AttackInput = { id: 'lance', kind: 'melee', reachWeapon: 'reach', tags: ['lance'] };
const aims = (target: string) => ({ ask: 'act', of: 'r', action: 'attack', target, with: 'touch' });
const cleric = (more: CreatureMore = {}) => rogue(5, 5, { attacks: [touch], ...more });
const ice = (x: number, y: number) => cell(x, y, { ground: 'ice' });

export default cases('srd52', [
  row('grid.range-shortest', 4, 'a door in the wall, from the nearest square beside it')
    .on(rogue(5, 5), wall(8, 5, 8, 6))
    .ask(distance('r', [7, 5]))
    .gives({ cells: 2 }),
  row('reach.weapon-adds-five', 5, 'a lance against a neighbor')
    .on(rogue(5, 5, { attacks: [lance] }), orc({}, 6, 5))
    .ask({ ask: 'attempt', from: 'r', to: 'o', with: 'lance' })
    .uncited('nothing decides the roll')
    .gives({ edge: 0, disadvantage: [] }),
  row('reach.nearest-square', 4, 'a touch on the diagonal')
    .on(cleric(), hero('b', 6, 6))
    .ask(aims('b'))
    .uncited('a legal action cites its own rule')
    .gives({ legal: true }),
  row('reach.nearest-square', 5, 'a touch two squares away')
    .on(cleric(), hero('b', 7, 5))
    .ask(aims('b'))
    .uncited('the refusal cites the action')
    .gives({ legal: false, why: ['target-out-of-reach'] }),
  row('reach.nearest-square', 6, 'a touch by the wielder of a glaive')
    .on(cleric({ attacks: [touch, glaive] }), hero('b', 7, 5))
    .ask(aims('b'))
    .uncited('the refusal cites the action')
    .gives({ legal: false, why: ['target-out-of-reach'] }),
  row('reach.nearest-square', 7, 'a grapple by the wielder of a glaive')
    .on(rogue(5, 5, { attacks: [glaive], abilities: { str: 16 }, proficiency: 2 }), orc({}, 7, 5))
    .ask(trial('unarmed-grapple', 'r', { target: 'o' }))
    .uncited('the grapple cites its own rule')
    .gives({ why: ['target-out-of-reach', 'no-free-hand'] }),

  row('move.speed-changes-together', 0, 'a hawk slowed by a weapon walks')
    .on(hawk())
    .ask(step)
    .gives({ ...illegal('over-speed'), budget: 0 }),
  row('move.speed-changes-together', 0, 'a hawk slowed by a weapon flies')
    .on(hawk({ moving: 'fly', elevation: 2 }))
    .ask(step)
    .gives({ ...legal(1), budget: 10 }),
  row('move.speed-changes-together', 2, 'halved by a spell, on foot')
    .on(rogue(5, 5, { speed: { land: 6, climb: 6 }, ...under('slowed') }))
    .ask(step)
    .gives({ ...legal(1), budget: 3 }),
  row('move.speed-changes-together', 2, 'halved by a spell, climbing')
    .on(rogue(5, 5, { speed: { land: 6, climb: 6 }, moving: 'climb', ...under('slowed') }))
    .ask(step)
    .gives({ ...legal(1), budget: 3 }),
  row('move.speed-zero', 3, 'grappled, and faster by a spell')
    .on(rogue(5, 5, under('grappled', 'longstrider')))
    .ask(step)
    .gives({ ...illegal('immobile'), budget: 0 }),
  row('move.speed-zero', 4, 'slowed to 0, and faster by a spell')
    .on(rogue(5, 5, { speed: { land: 2 }, ...under('weapon-slow', 'longstrider') }))
    .ask(step)
    .cites('srd52.move.speed-changes-together')
    .gives({ ...legal(1), budget: 2 }),

  row('move.difficult-kinds', 0, 'water to the knee')
    .on(rogue(5, 5), cell(6, 5, { terrain: 'difficult', causes: [{ kinds: ['liquid'] }] }))
    .ask(step)
    .gives(legal(2)),
  row('move.difficult-kinds', 7, 'slippery ice')
    .on(rogue(5, 5), ice(6, 5))
    .ask(step)
    .cites('srd52.move.ice')
    .gives({ ...legal(2), hazards: [{ hazard: 'ice', step: 1 }] }),
  row('move.ice', 1, 'prone on the ice, it crawls on')
    .on(rogue(5, 5, { ...under('prone'), moving: 'crawl' }), ice(5, 5), ice(6, 5))
    .ask(step)
    .gives(legal(3)),
  row('move.ice', 1, 'prone on the ice, it stands up')
    .on(rogue(5, 5, under('prone')), ice(5, 5), ice(6, 5), turn({ active: 'r' }))
    .ask(turnOf('r', 'stand-up', ['move', { path: cells('5,5 6,5') }]))
    .cites('srd52.prone.stand')
    .gives({ legal: true, steps: [{}, { cost: 2 }] }),
  row('move.ice', 2, 'off the ice on which its turn began, and on to it again')
    .on(rogue(6, 5), ice(6, 5))
    .ask(go('r', cells('6,5 5,5 6,5')))
    .gives({ hazards: [{ hazard: 'ice', step: 2 }] }),
  row('move.ice', 3, 'off the ice and on to it twice')
    .on(rogue(6, 5), ice(6, 5))
    .ask(go('r', cells('6,5 5,5 6,5 5,5 6,5')))
    .gives({ hazards: [{ hazard: 'ice', step: 2 }] }),
  row('move.forced', 3, 'pushed onto slippery ice')
    .on(rogue(6, 5), ice(7, 5))
    .ask({ ask: 'push', from: [5, 5], of: 'r', cells: 1 })
    .gives({ cost: 0, hazards: [{ hazard: 'ice', step: 1 }] }),

  row('move.teleport', 1, 'a teleport onto an ogre')
    .on(rogue(5, 5, { moving: 'teleport' }), big('o', 12, 5))
    .ask(go('r', cells('5,5 12,5')))
    .gives({ ...legal(0), displaced: cells('11,4 12,4 13,4 11,5 11,6') }),
  row('move.teleport', 3, 'a grappled wizard teleports')
    .on(
      orc({ grapples: ['r'] }),
      rogue(6, 5, { moving: 'teleport', ...under('grappled'), conditionsBy: { grappled: ['o'] } }),
    )
    .ask(go('r', cells('6,5 12,5')))
    .uncited('a teleport needs no rule of movement')
    .gives({ ...legal(0), ...nobody }),
  row('move.teleport', 3, 'the grapple has ended')
    .on(
      creature('o', 5, 5, { grapples: ['r'] }),
      rogue(12, 5, { ...under('grappled'), conditionsBy: { grappled: ['o'] } }),
    )
    .ask(trial('let-go', 'o'))
    .cites('srd52.grapple.ends')
    .gives({ outcome: { changes: [{ of: 'r', condition: 'grappled', on: false }] } }),
]);
