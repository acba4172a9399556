/** The pool of movement through a turn, and what provokes outside the usual step. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  cell,
  cells,
  corridor,
  creature,
  distance,
  hero,
  options,
  rubble,
  threat,
  turn,
  wall,
  type Answer,
} from '../cases.ts';
import { threatens } from '../checks.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, big, glaive, go, illegal, legal, nobody, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const spent = (moved: number, uses: Record<string, number> = {}) =>
  turn({ active: 'r', spent: { moved, uses } });
const along = (n: number, from = 5) =>
  cells(Array.from({ length: n + 1 }, (_, i) => `${from + i},5`).join(' '));
const leaves = go('r', cells('6,5 7,5'));
const orcsTurn = turn({ active: 'o', order: ['o', 'r'] });
const act = (action: string, more: object = {}) => ({ ask: 'act', of: 'r', action, ...more });
const counts =
  (n: number) =>
  ({ cells: list }: Answer): void => {
    expect(list).toHaveLength(n);
  };
const alternate = { diagonals: 'alternate' };
const rats = (n: number) =>
  ['b', 'c', 'd', 'e'].slice(0, n).map((id) => hero(id, 5, 5, { size: 'tiny' }));

export default cases('srd52', [
  row('grid.pay-to-enter', 4, 'a climb on difficult ground with one square left')
    .on(rogue(5, 5, { moving: 'climb' }), rubble(6, 5), spent(5))
    .ask(go('r', along(1)))
    .gives({ cost: 3, ...illegal('over-speed') }),
  row('grid.pay-to-enter', 5, 'a Speed of 17 ft.')
    .on(rogue(5, 5, { speed: { land: 3.4 } }))
    .ask(go('r', along(3)))
    .gives({ ...legal(3), budget: 3 }),
  row('move.halves', 2, 'a Speed of 12 ft.')
    .on(rogue(5, 5, { speed: { land: 2.4 } }))
    .ask(go('r', along(2)))
    .gives({ ...legal(2), budget: 2 }),
  row('move.halves', 'extra', 'two halves of 25 ft. leave one foot')
    .on(rogue(5, 5, { speed: { land: 5 } }), spent(0, { half: 2 }))
    .ask(go('r', along(1)))
    .gives(illegal('over-speed')),
  row('move.halves', 'extra', 'feet that are left add up with a Dash')
    .on(rogue(5, 5, { speed: { land: 5 } }), spent(0, { half: 1, dash: 1 }))
    .ask(go('r', along(1)))
    .gives({ budget: 7 }),
  row('move.halves', 'extra', 'half squares are paid whole by a house rule')
    .on(
      rogue(5, 5, { speed: { land: 5 } }),
      spent(0, { half: 2, dash: 1 }),
      options({ halves: 'squares-up' }),
    )
    .ask(go('r', along(1)))
    .gives({ budget: 4 }),
  row('move.dash', 1, 'a Speed of 15 ft. and Dash')
    .on(rogue(5, 5, { speed: { land: 3 } }))
    .ask(go('r', along(6), 'dash'))
    .gives({ ...legal(6), budget: 6 }),
  row('grid.corner', 6, 'a closed door beside the step')
    .on(rogue(5, 4), wall(6, 4, 6, 5))
    .ask(go('r', cells('5,4 6,5')))
    .gives(illegal('corner-cut')),
  row('grid.diagonal-variant', 0, 'four diagonals')
    .on(rogue(0, 0), options(alternate))
    .ask(go('r', cells('0,0 1,1 2,2 3,3 4,4')))
    .uncited('the house rule is not in the document')
    .gives(legal(6)),
  row('grid.diagonal-variant', 1, 'a glaive two diagonals away')
    .on(orc({ attacks: [glaive] }), options({ ...alternate, reachTwoDiagonal: 'strict' }))
    .ask(threat('o'))
    .uncited('the house rule is not in the document')
    .gives(threatens([[7, 5]], [[7, 7]])),
  row('grid.diagonal-variant', 2, 'a glaive two diagonals away, counted flat')
    .on(orc({ attacks: [glaive] }))
    .ask(threat('o'))
    .uncited('the house rule is not in the document')
    .gives(threatens([[7, 7]], [])),
  row('size.space', 2, 'a Small and a Medium creature')
    .on(hero('a', 5, 5, { size: 'small' }), creature('b', 7, 5))
    .ask(distance('a', 'b'))
    .uncited('a space of one square is not counted from')
    .gives({ cells: 2 }),
  row('size.space', 4, 'a fourth rat')
    .on(hero('r', 4, 5, { size: 'tiny' }), rats(3))
    .ask(go('r', cells('4,5 5,5')))
    .gives({ legal: true }),
  row('size.space', 5, 'round a Huge creature')
    .on(creature('a', 10, 10, { size: 'huge' }))
    .ask(threat('a'))
    .uncited('the answer is about reach')
    .gives(counts(16)),
  row('size.space', 6, 'round a Gargantuan creature')
    .on(creature('a', 10, 10, { size: 'gargantuan' }))
    .ask(threat('a'))
    .uncited('the answer is about reach')
    .gives(counts(20)),
  row('size.six-sizes', 1, 'a Medium creature through a Huge one')
    .on(rogue(4, 5), creature('g', 5, 4, { size: 'huge' }))
    .ask(go('r', along(4, 4), 'dash'))
    .cites('srd52.share.through-two-sizes')
    .gives({ legal: true }),
  row('reach.each-attack', 2, 'a swarm of rats')
    .on(orc({ traits: ['swarm'], attacks: [{ id: 'bites', kind: 'melee', reach: 1 }] }))
    .ask(threat('o'))
    .gives(threatens([[6, 5]], [])),
  row('reach.weapon-adds-five', 2, 'a Small creature with a whip')
    .on(orc({ size: 'small', attacks: [{ ...glaive, twoHanded: false }] }))
    .ask(threat('o'))
    .gives({ reach: 2 }),
  row('reach.nearest-square', 2, 'a man in a swarm’s square')
    .on(rogue(5, 5), orc({ traits: ['swarm'] }))
    .ask(act('attack', { target: 'o', with: 'sword' }))
    .uncited('an action cites its own rule')
    .gives({ legal: true }),
  row('reach.nearest-square', 3, 'a glaive in the same square')
    .on(rogue(5, 5, { attacks: [glaive] }), orc({ traits: ['swarm'] }))
    .ask(act('attack', { target: 'o', with: 'glaive' }))
    .uncited('an action cites its own rule')
    .gives({ legal: true }),
  row('reach.enlarged', 2, 'a Large creature’s reach')
    .on(big('o', 5, 5))
    .ask(threat('o'))
    .uncited('the scene has the new size')
    .gives(threatens([[7, 5]], [[8, 5]])),
  row('move.no-run-withdraw-charge', 0, 'a run')
    .on(rogue(5, 5))
    .ask(go('r', along(2), 'run'))
    .uncited('the document has no such mode')
    .gives(illegal('wrong-movement-mode')),
  row('move.no-run-withdraw-charge', 1, 'a strike after a Dash')
    .on(rogue(6, 5), orc(), spent(8, { action: 1, dash: 1 }))
    .ask(act('attack', { target: 'o', with: 'sword' }))
    .uncited('the refusal names what is used')
    .gives({ legal: false, why: ['no-action-left'] }),
  row('move.split-attacks', 0, 'walks on after the first of two attacks')
    .on(rogue(2, 5), spent(0, { action: 1 }))
    .ask(go('r', along(4, 2)))
    .cites('srd52.move.pool')
    .gives(legal(4)),
  row('move.split-attacks', 2, 'walks on after a Bonus Action')
    .on(rogue(5, 5), spent(2, { bonus: 1 }))
    .ask(go('r', along(4)))
    .cites('srd52.move.pool')
    .gives(legal(4)),
  row('move.split-attacks', 3, 'goes on after an opportunity against it')
    .on(rogue(5, 5), spent(2))
    .ask(go('r', along(4)))
    .cites('srd52.move.pool')
    .gives(legal(4)),
  row('move.split-attacks', 4, 'a troll moves within its Multiattack')
    .on(rogue(5, 5), spent(0, { action: 1 }))
    .ask(go('r', along(2)))
    .cites('srd52.move.pool')
    .gives(legal(2)),
  row('move.difficult-kinds', 2, 'steep stairs')
    .on(rogue(5, 5), cell(6, 5, { surface: 'slope' }))
    .ask(go('r', along(1)))
    .gives(legal(2)),
  row('move.difficult-kinds', 3, 'deep water')
    .on(rogue(5, 5), cell(6, 5, { surface: 'water' }))
    .ask(go('r', along(1)))
    .uncited('the slower pace in water is no difficult ground')
    .gives(legal(2)),
  row('move.out-of-turn', 1, 'dragged on the orc’s turn')
    .on(rogue(5, 5), orc({}, 9, 9), orcsTurn)
    .ask(go('r', along(1)))
    .gives(illegal('not-your-turn')),
  row('share.pause', 0, 'into an ally’s square and back')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(go('r', cells('5,5 6,5 5,5')))
    .cites('srd52.share.through-ally')
    .gives(legal(2)),
  row('share.pause', 1, 'stopping there')
    .on(rogue(5, 5), hero('b', 6, 5), spent(5))
    .ask(go('r', along(1)))
    .cites('srd52.share.no-end')
    .gives(illegal('ends-occupied')),
  row('share.ally-enemy', 0, 'of one side')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(go('r', along(2)))
    .cites('srd52.share.through-ally')
    .gives({ ...legal(2), ...nobody }),
  row('share.ally-enemy', 1, 'a neutral creature')
    .on(rogue(6, 5), orc({ side: 'neutral' }))
    .ask(leaves)
    .uncited('nothing provokes')
    .gives(nobody),
  row('squeeze.narrow', 2, 'an ogre in a corridor is attacked')
    .on(corridor(3), big('o', 3, 3), hero('a', 5, 3, { attacks: [{ id: 's', kind: 'melee' }] }))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 's' })
    .uncited('nothing decides the roll')
    .gives({ advantage: [], disadvantage: [] }),
  row('prone.drop', 0, 'drops prone').on(rogue(5, 5)).ask(act('drop-prone')).gives({ legal: true }),
  row('prone.drop', 1, 'a restrained creature')
    .on(rogue(5, 5, { conditions: ['restrained'] }))
    .ask(act('drop-prone'))
    .gives({ legal: false, why: ['immobile'] }),
  row('opportunity.seen', 4, 'a rogue that the orc has not found')
    .on(orc(), rogue(6, 5, { visibleTo: ['party'] }))
    .ask(leaves)
    .gives(barredBy('not-seen')),
  row('opportunity.own-means', 1, 'flees with its Reaction')
    .on(orc(), rogue(6, 5), orcsTurn)
    .ask(leaves)
    .gives(once('o', [6, 5])),
  row('opportunity.own-means', 2, 'a spell makes it move with its Speed')
    .on(orc(), rogue(6, 5), spent(0))
    .ask(leaves)
    .gives(once('o', [6, 5])),
  row('opportunity.own-means', 4, 'a frightened creature runs')
    .on(orc(), rogue(6, 5, { conditions: ['frightened'] }))
    .ask(leaves)
    .gives(once('o', [6, 5])),
  row('opportunity.disengage', 2, 'Disengage comes after the movement')
    .on(orc(), rogue(6, 5), spent(0))
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.disengage', 3, 'a readied move on another’s turn')
    .on(orc(), rogue(6, 5), orcsTurn)
    .ask(leaves)
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.nothing-else', 0, 'casts beside an orc')
    .on(orc(), rogue(6, 5))
    .ask(act('cast-spell'))
    .gives({ legal: true, opportunities: [] }),
  row('opportunity.nothing-else', 1, 'shoots beside an orc')
    .on(orc(), archer('r', 6, 5))
    .ask(act('attack', { target: 'o', with: 'bow' }))
    .uncited('an attack cites its own rule')
    .gives({ opportunities: [] }),
  row('opportunity.nothing-else', 2, 'strikes with bare hands')
    .on(orc(), rogue(6, 5, { attacks: 'fist' }))
    .ask(act('attack', { target: 'o', with: 'fist' }))
    .uncited('an attack cites its own rule')
    .gives({ opportunities: [] }),
  row('opportunity.anybody', 0, 'an ally leaves')
    .on(hero('o', 5, 5), rogue(6, 5))
    .ask(leaves)
    .uncited('nothing is offered')
    .gives(nobody),
  row('opportunity.anybody', 1, 'a neutral guard leaves')
    .on(orc(), rogue(6, 5, { side: 'neutral' }))
    .ask(leaves)
    .uncited('nothing is offered')
    .gives(nobody),
]);
