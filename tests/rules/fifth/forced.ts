/** Pushes, falls and high jumps. */
import {
  block,
  cases,
  cell,
  cells,
  creature,
  exactly,
  fill,
  hero,
  rubble,
  wall,
  type Answer,
  type At,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, lacks, nobody, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const push = (n: number, from: At | string = [5, 5], of = 't') => ({
  ask: 'push',
  from,
  of,
  cells: n,
});
const target = (x: number, y: number, more = {}): Thing => hero('t', x, y, more);
const along = (text: string, more: Answer = {}): Answer => ({ path: cells(text), ...more });
const stopped = (text: string, code: string, by?: string): Answer =>
  along(text, { stopped: by === undefined ? { code } : { code, by } });
const falls = (more: object = {}) => ({ ask: 'falls', of: 'r', ...more });
const high = (more: object = {}) => ({ ask: 'high-jump', of: 'r', ...more });
const strong = (str: number) => rogue(5, 5, { abilities: { str } });
const up = (elevation: number, more = {}) => rogue(6, 5, { elevation, ...more });
const lake = fill(6, 5, 7, 6, (x, y) => cell(x, y, { surface: 'water' }));
/** Ground whose edge lies east of column 6: two squares lower. */
const cliff = fill(0, 0, 6, 9, (x, y) => cell(x, y, { elevation: 2 }));
const onCliff = (x: number, y: number, more = {}) => target(x, y, { elevation: 2, ...more });
const noRule = 'what is left of its reactions is said by the rule that each is used once';

export default cases('srd52', [
  row('move.forced', 0, 'pushed through rubble')
    .on(target(6, 5), rubble(7, 5), rubble(8, 5))
    .ask(push(2))
    .gives(along('6,5 7,5 8,5', { cost: 0 })),
  row('move.forced', 1, 'pushed out of a second foe’s reach')
    .on(target(6, 5), orc({}, 6, 6))
    .ask(push(3))
    .gives(along('6,5 7,5 8,5 9,5', nobody)),
  row('move.forced', 2, 'pushed off a ledge beside an orc')
    .on(onCliff(6, 5), cliff, orc({ elevation: 2 }, 6, 6))
    .ask(push(2))
    .gives(along('6,5 7,5', { ...nobody, falls: { feet: 10, damage: '1d6', prone: true } })),
  row('move.push-squares', 0, 'straight').on(target(6, 5)).ask(push(2)).gives(along('6,5 7,5 8,5')),
  row('move.push-squares', 1, 'on the diagonal')
    .on(target(6, 6))
    .ask(push(2))
    .gives(along('6,6 7,7 8,8')),
  row('move.push-squares', 2, 'between the eight directions')
    .on(target(7, 6))
    .ask(push(2))
    .gives(along('7,6 8,6 9,7', { otherPaths: [cells('7,6 8,7 9,7')] })),
  row('move.push-squares', 3, 'against a wall')
    .on(target(6, 5), wall(8, 4, 8, 7))
    .ask(push(2))
    .gives(stopped('6,5 7,5', 'through-wall')),
  row('move.push-squares', 4, 'against an ally')
    .on(target(6, 5), hero('b', 8, 5))
    .ask(push(2))
    .gives(stopped('6,5 7,5', 'occupied', 'b')),
  row('move.push-squares', 5, 'from an ogre')
    .on(big('o', 2, 2), target(4, 3))
    .ask(push(2, 'o'))
    .gives(along('4,3 5,3 6,4', { otherPaths: [] })),
  row('spell.thunderwave', 0, 'away from the wizard')
    .on(hero('w', 5, 5), orc({}, 6, 5))
    .ask(push(2, 'w', 'o'))
    .cites('srd52.move.push-squares')
    .gives(along('6,5 7,5 8,5', nobody)),
  row('spell.thunderwave', 1, 'against a wall')
    .on(hero('w', 5, 5), orc({}, 6, 5), wall(8, 4, 8, 7))
    .ask(push(2, 'w', 'o'))
    .cites('srd52.move.push-squares')
    .gives(stopped('6,5 7,5', 'through-wall')),
  row('spell.thunderwave', 3, 'away by the diagonal')
    .on(hero('w', 5, 5), orc({}, 6, 6))
    .ask(push(2, 'w', 'o'))
    .cites('srd52.move.push-squares')
    .gives(along('6,6 7,7 8,8')),
  row('move.push-squares', 'extra', 'to the west and up')
    .on(target(4, 5))
    .ask(push(2))
    .gives(along('4,5 3,5 2,5')),
  row('move.push-squares', 'extra', 'a Large creature against another')
    .on(big('t', 6, 5), orc({}, 9, 6))
    .ask(push(3))
    .gives(stopped('6,5 7,5', 'occupied', 'o')),
  row('move.push-squares', 'extra', 'a Large creature into a narrow opening')
    .on(big('t', 6, 5), block(8, 6))
    .ask(push(1))
    .gives(stopped('6,5', 'too-narrow')),
  row('move.push-squares', 'extra', 'past the corner of a pillar')
    .on(target(6, 6), block(7, 6))
    .ask(push(1))
    .gives(stopped('6,6', 'corner-cut')),
  row('move.push-squares', 'extra', 'over the map’s edge')
    .on(exactly(8, 8), target(6, 5))
    .ask(push(3))
    .gives(stopped('6,5 7,5', 'outside-map')),
  row('move.push-squares', 'extra', 'over a corpse')
    .on(target(6, 5), orc({ conditions: ['dead'] }, 7, 5))
    .ask(push(2))
    .gives(along('6,5 7,5 8,5')),
  row('move.push-squares', 'extra', 'one that shares the square')
    .on(target(5, 5))
    .ask(push(1))
    .gives({ cells: 0, unknown: ['ask.from'] }),
  row('move.push-squares', 'extra', 'against a higher ledge')
    .on(
      target(7, 5),
      fill(0, 0, 6, 9, (x, y) => cell(x, y, { elevation: 2 })),
    )
    .ask(push(1, [8, 5]))
    .gives(stopped('7,5', 'through-wall')),
  row('move.push-squares', 'extra', 'a flyer over an edge does not fall')
    .on(onCliff(6, 5, { elevation: 3, speed: { land: 6, fly: 6 } }), cliff)
    .ask(push(2))
    .gives(along('6,5 7,5 8,5'), lacks('falls')),
  row('opportunity.own-means', 0, 'pushed out of an orc’s reach')
    .on(orc(), target(6, 5))
    .ask(push(1, 'o'))
    .gives(along('6,5 7,5', nobody)),
  row('flight.fall-damage', 0, '20 feet')
    .on(up(4))
    .ask(falls())
    .gives({ feet: 20, damage: '2d6', prone: true, lands: 0 }),
  row('flight.fall-damage', 1, '15 feet').on(up(3)).ask(falls()).gives({ damage: '1d6' }),
  row('flight.fall-damage', 2, '300 feet').on(up(60)).ask(falls()).gives({ damage: '20d6' }),
  row('flight.fall-damage', 3, '5 feet').on(up(1)).ask(falls()).gives({ feet: 5, prone: false }),
  row('flight.fall-damage', 4, 'past a giant')
    .on(up(3), creature('g', 3, 5, { size: 'huge', reach: 2 }))
    .ask(falls())
    .gives(nobody),
  row('flight.fall-damage', 5, 'flies down and away')
    .on(up(3, { speed: { land: 6, fly: 12 } }), orc({}, 5, 5))
    .ask({
      ask: 'move',
      of: 'r',
      path: [
        [6, 5, 3],
        [6, 5, 2],
        [6, 5, 1],
        [7, 5, 0],
      ],
    })
    .cites('srd52.opportunity.leaving-reach')
    .gives({ opportunities: [{ by: 'o' }] }),
  row('flight.fall-damage', 'extra', 'onto a ledge')
    .on(rogue(5, 5, { elevation: 6 }), cliff)
    .ask(falls())
    .gives({ feet: 20, lands: 2 }),
  row('flight.fall-water', 0, 'into a lake')
    .on(up(12), lake)
    .ask(falls())
    .gives({ damage: '6d6', softened: { skills: ['athletics', 'acrobatics'], dc: 15 } }),
  row('flight.fall-water', 1, 'without a Reaction')
    .on(up(12, { opportunitiesTaken: 1 }), lake)
    .ask(falls())
    .gives({ damage: '6d6' }, lacks('softened')),
  row('move.jump-landing', 3, 'Strength 16 with a run-up')
    .on(strong(16))
    .ask(high({ runUp: true }))
    .gives({ feet: 6 }),
  row('move.jump-landing', 4, 'Strength 16 from standing')
    .on(strong(16))
    .ask(high({ runUp: false }))
    .gives({ feet: 3 }),
  row('move.jump-landing', 5, 'the reach of its hands')
    .on(strong(16))
    .ask(high({ runUp: true, tall: 6 }))
    .gives({ hands: 15 }),
  row('move.jump-landing', 6, 'Strength 8')
    .on(strong(8))
    .ask(high({ runUp: true }))
    .gives({ feet: 2 }),
  row('move.jump-landing', 7, 'Strength 3')
    .on(strong(3))
    .ask(high({ runUp: true }))
    .gives({ feet: 0 }),
  row('move.jump-landing', 'extra', 'nobody says whether there was a run-up')
    .on(strong(16))
    .ask(high())
    .gives({ feet: 3, unknown: ['ask.runUp'] }),
  row('opportunity.denied', 1, 'a hydra that has struck four times')
    .on(orc({ traits: ['reactive-heads'], opportunitiesTaken: 4 }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited(noRule)
    .gives({ opportunities: [{ by: 'o' }] }),
  row('opportunity.denied', 2, 'a hydra that has struck five times')
    .on(orc({ traits: ['reactive-heads'], opportunitiesTaken: 5 }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited(noRule)
    .gives({ opportunities: [], barred: [{ why: 'taken' }] }),
  row('opportunity.denied', 'extra', 'a hydra with three heads')
    .on(orc({ traits: ['reactive-heads-3'], opportunitiesTaken: 3 }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited(noRule)
    .gives(nobody),
]);
