/** 3.5 SRD: shelter by shields, webs and mounts, spells of defense, and the shapes of areas. */
import { expect } from 'vitest';
import { attack, defence, only } from '../asks/attacks.ts';
import { area, catches } from '../asks/movements.ts';
import { act, refused, turnOf } from '../asks/turns.ts';
import {
  cells,
  archer,
  block,
  cases,
  cell,
  cover,
  creature,
  fog,
  hero,
  move,
  ogre,
  turn,
  wall,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { all, legal } from '../checks.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const CONTROL = 'a control: the rule does not apply';

const SHIELD = 'cover.tower-shield';
const bearer = (more: CreatureMore = {}) =>
  hero('m', 0, 0, { conditions: ['behind-tower-shield'], traits: ['tower-shield'], ...more });
const MINE = turn({ active: 'm', round: 2 });
const THEIRS = turn({ active: 't', round: 2 });
const back: At[] = cells('1,0 2,0');

const WEB = 'cover.web';
const web = (x: number, y: number) => cell(x, y, { ground: 'web' });
const webs = (...xs: number[]) => [archer('a', 0, 0), ...xs.map((x) => web(x, 0))];

const SIDE = 'cover.mount';
const mounted = (more: CreatureMore = {}) => [
  hero('h', 0, 0, { size: 'large', build: 'long', speed: { land: 10 } }),
  hero('m', 0, 0, { mount: 'h', ...more }),
];
const hanging = mounted({ conditions: ['behind-mount'] });
const bow = creature('t', 6, 0, { attacks: 'bow' });

const FORCE = 'spell.shield';
const SHIELDED = { type: 'shield', value: 4, force: true };
const total =
  (ac: number) =>
  (answer: Answer): void =>
    expect(answer['ac']).toBe(ac);

const TOUCHES = 'spell.touch-range';
const far: At[] = Array.from({ length: 7 }, (_, x): At => [x, 0]);
const caster = [hero('m', 0, 0), hero('f', 7, 0), MINE];

const EFFECT = 'area.line-of-effect';
const ROUND = 'area.spread';
const SHAPE = 'area.silent-cone';
const CENTER = 'area.self-emanation';
const own = (shape: string, from: At, size: number) =>
  area(shape, from, size, { by: 'c', towards: [20, from[1]] });
const cellsOf =
  (yes: At[], no: At[] = []) =>
  (answer: Answer): void => {
    const cells = (answer['cells'] as At[]).map(String);
    expect(yes.filter((at) => !cells.includes(String(at)))).toEqual([]);
    expect(no.filter((at) => cells.includes(String(at)))).toEqual([]);
  };
/** A wall along x = 2 that leaves a way round its end at y = 3. */
const round = [wall(2, -9, 2, 3)];

export default cases('srd35', [
  row(SHIELD, 0, 'an archer shoots')
    .on(bearer(), bow)
    .ask(attack('t', 'm', 'bow'))
    .gives({ possible: false, why: ['total-cover'] }),
  row(SHIELD, 1, 'a wizard’s spell')
    .on(bearer(), creature('t', 3, 0), THEIRS)
    .ask(act('t', 'cast-spell', { target: 'm' }))
    .uncited(CONTROL)
    .gives({ legal: true }),
  row(SHIELD, 2, 'it attacks')
    .on(bearer(), creature('t', 1, 0), MINE)
    .ask(act('m', 'melee-attack', { target: 't' }))
    .gives(refused('condition-forbids')),
  row(SHIELD, 3, 'a foe walks away')
    .on(bearer(), creature('t', 1, 0), THEIRS)
    .ask(move('t', back))
    .uncited(CONTROL)
    .gives(legal(1)),
  row(SHIELD, 'extra', 'a foe walks away from a fighter that does not shelter')
    .on(hero('m', 0, 0, { traits: ['tower-shield'] }), creature('t', 1, 0), THEIRS)
    .ask(move('t', back))
    .uncited(CONTROL)
    .gives(legal(1, [['m', [1, 0]]])),
  row(SHIELD, 'extra', 'its bearer walks away from a foe')
    .on(bearer(), creature('t', 1, 0), MINE)
    .ask(move('m', cells('0,0 -1,0')))
    .cites('srd35.movement.base-speed')
    .gives(legal(1)),
  row(SHIELD, 4, 'a creature behind its tower shield fights')
    .on(hero('m', 0, 0, { traits: ['tower-shield'] }), creature('t', 1, 0))
    .ask(attack('m', 't', 'sword'))
    .gives(only(['attack', 'tower-shield', -2])),
  row(SHIELD, 'extra', 'a creature takes cover behind its tower shield')
    .on(hero('m', 0, 0, { traits: ['tower-shield'] }), MINE)
    .ask(act('m', 'tower-shield-cover'))
    .gives({ legal: true, after: { gains: ['behind-tower-shield'] } }),
  row(SHIELD, 'extra', 'a creature comes out from behind its tower shield')
    .on(bearer(), MINE)
    .ask(act('m', 'tower-shield-cover'))
    .gives({ legal: true, after: { loses: ['behind-tower-shield'] } }),
  row(SHIELD, 'extra', 'a creature without such a shield')
    .on(hero('m', 0, 0), MINE)
    .ask(act('m', 'tower-shield-cover'))
    .gives({ legal: false }),

  row(WEB, 0, 'one square between')
    .on(webs(2), creature('t', 5, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'cover', ac: 4 }),
  row(WEB, 0, 'three squares')
    .on(webs(1, 2, 3), creature('t', 5, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'cover' }),
  row(WEB, 1, 'four squares')
    .on(webs(1, 2, 3, 4), creature('t', 5, 0))
    .ask(attack('a', 't', 'bow'))
    .gives({ possible: false, why: ['total-cover'] }),
  row(WEB, 1, 'four squares, apart from each other')
    .on(webs(1, 3, 4, 6), creature('t', 8, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row(WEB, 2, 'only the target stands in web')
    .on(webs(5), creature('t', 5, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),
  row(WEB, 'extra', 'a web beside the line')
    .on(archer('a', 0, 0), web(2, 1), creature('t', 5, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),
  row(WEB, 'extra', 'four squares on a diagonal')
    .on(
      archer('a', 0, 0),
      [1, 2, 3, 4].map((n) => web(n, n)),
      creature('t', 5, 5),
    )
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row(WEB, 'extra', 'a line between two squares, of which one holds web')
    .on(archer('a', 0, 0), web(1, 0), creature('t', 2, 1))
    .ask(cover('a', 't', 'ranged'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),
  row(WEB, 'extra', 'an ogre, of which one row is free')
    .on(archer('a', 0, 0), web(2, 1), ogre('t', 4, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),

  row(SIDE, 0, 'an archer shoots at the rider')
    .on(hanging, bow)
    .ask(attack('t', 'm', 'bow'))
    .gives({ possible: true, total: { attack: 0, ac: 4 } }),
  row(SIDE, 0, 'Ride 15')
    .on(mounted(), MINE)
    .ask(act('m', 'ride-cover', { total: 15 }))
    .gives({ legal: true, after: { gains: ['behind-mount'] } }),
  row(SIDE, 1, 'a rider behind its mount strikes')
    .on(hanging, creature('t', 2, 0), MINE)
    .ask(act('m', 'melee-attack', { target: 't' }))
    .gives(refused('condition-forbids')),
  row(SIDE, 1, 'a rider behind its mount casts a spell')
    .on(hanging, MINE)
    .ask(act('m', 'cast-spell'))
    .gives(refused('condition-forbids')),
  row(SIDE, 2, 'Ride 14')
    .on(mounted(), MINE)
    .ask(act('m', 'ride-cover', { total: 14 }))
    .gives((answer) => expect(answer['after']).toBeUndefined()),
  row(SIDE, 'extra', 'on foot nothing gives cover')
    .on(hero('m', 0, 0, { conditions: ['behind-mount'] }), bow)
    .ask(cover('t', 'm', 'ranged'))
    .uncited(CONTROL)
    .gives({ degree: 'none' }),

  row(FORCE, 0, 'a ghost touches')
    .on()
    .ask(defence([SHIELDED, { type: 'armour', value: 5 }], { against: 'incorporeal-touch' }))
    .uncited('the answer is about armor class')
    .gives(total(14)),
  row(FORCE, 1, 'a shield of +2 beside it')
    .on()
    .ask(defence([SHIELDED, { type: 'shield', value: 2 }]))
    .uncited('the answer is about armor class')
    .gives(total(14)),
  row(FORCE, 2, 'its bearer would take cover')
    .on(hero('m', 0, 0), MINE)
    .ask(act('m', 'tower-shield-cover'))
    .uncited('a tower shield is asked for')
    .gives({ legal: false }),

  row(TOUCHES, 0, 'casts, then moves')
    .on(caster)
    .ask(turnOf('m', 'cast-touch-spell', ['move', { path: far }]))
    .gives({ legal: true }),
  row(TOUCHES, 1, 'moves, then casts')
    .on(caster)
    .ask(turnOf('m', ['move', { path: far }], 'cast-touch-spell'))
    .gives({ legal: true }),
  row(TOUCHES, 2, 'six friends')
    .on(caster)
    .ask(act('m', 'cast-touch-spell-allies'))
    .gives({ legal: true, kind: 'full-round' }),

  row(EFFECT, 0, 'a wall')
    .on(wall(2, -9, 2, 28), creature('t', 3, 0))
    .ask(area('burst', [0, 0], 4))
    .gives({ creatures: [], spared: [{ id: 't', why: 'blocked' }] }),
  row(EFFECT, 1, 'a hole in the wall')
    .on(
      wall(2, -9, 2, 0),
      wall(2, 0, 2, 1, { opening: 0.31 }),
      wall(2, 1, 2, 28),
      creature('t', 3, 0),
    )
    .ask(area('burst', [0, 0], 4))
    .uncited(CONTROL)
    .gives(catches({ t: {} })),
  row(EFFECT, 1, 'a smaller hole')
    .on(
      wall(2, -9, 2, 0),
      wall(2, 0, 2, 1, { opening: 0.2 }),
      wall(2, 1, 2, 28),
      creature('t', 3, 0),
    )
    .ask(area('burst', [0, 0], 4))
    .gives(catches({}, ['t'])),
  row(EFFECT, 2, 'fog')
    .on(fog(1, 0), fog(2, 0), creature('t', 3, 0))
    .ask(area('burst', [0, 0], 4))
    .uncited(CONTROL)
    .gives(catches({ t: {} })),
  row(EFFECT, 3, 'a wall before the point')
    .on(wall(2, -9, 2, 28), hero('c', 0, 0))
    .ask(area('burst', [5, 0], 4, { by: 'c' }))
    .gives({ possible: false, why: 'no-line-of-effect' }),

  row(ROUND, 0, 'by the way')
    .on(round, creature('t', 2, 2))
    .ask(area('spread', [1, 1], 4))
    .gives(catches({ t: {} })),
  row(ROUND, 1, 'too far')
    .on(round, creature('t', 2, 1))
    .ask(area('spread', [1, 1], 4))
    .gives(catches({}, ['t'])),

  row(SHAPE, 0, 'from an east corner')
    .on(hero('c', 0, 0))
    .ask(own('cone', [1, 0], 3))
    .gives(
      all(cellsOf(cells('1,0 3,0'), cells('0,0 4,0')), (answer) =>
        expect(answer['possible']).toBe(true),
      ),
    ),
  row(SHAPE, 1, 'a cone from elsewhere')
    .on(hero('c', 0, 0))
    .ask(own('cone', [3, 0], 3))
    .gives({ possible: false, why: 'not-own-corner', cells: [] }),
  row(SHAPE, 1, 'a line from elsewhere')
    .on(hero('c', 0, 0))
    .ask(own('line', [0, 2], 3))
    .gives({ possible: false, why: 'not-own-corner' }),
  row(SHAPE, 1, 'the inner corner of an ogre')
    .on(ogre('c', 0, 0))
    .ask(own('line', [1, 1], 3))
    .gives({ possible: true }),
  row(SHAPE, 2, 'a line')
    .on(hero('c', 0, 0), wall(4, -9, 4, 28))
    .ask(own('line', [1, 0], 12))
    .gives(cellsOf([[3, 0]], [[4, 0]])),

  row(CENTER, 0, 'from an ogre')
    .on(ogre('c', 0, 0), creature('t', 5, 0), creature('u', 6, 0))
    .ask(area('emanation', 'c', 4))
    .gives(catches({ t: {} }, ['u'])),
  row(CENTER, 1, 'from an intersection')
    .on(creature('t', 4, 0), creature('u', 5, 0))
    .ask(area('emanation', [1, 0], 4))
    .gives(catches({ t: {} }, ['u'])),
  row(CENTER, 'extra', 'the far side of a square must be within it')
    .on(block(9, 9), creature('t', 3, 3))
    .ask(area('emanation', [0, 0], 4))
    .gives(catches({}, ['t'])),
]);
