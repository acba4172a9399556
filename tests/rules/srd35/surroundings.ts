/** 3.5 SRD: trees, water, solid fog, plant growth, magical darkness: what stands around a fight. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { illegal, legal } from '../checks.ts';
import {
  archer,
  block,
  cases,
  cell,
  concealment,
  cover,
  creature,
  fill,
  hero,
  lowWall,
  move,
  ogre,
  type Answer,
  type At,
  type AttackInput,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const of =
  (ground: string) =>
  (x: number, y: number): Thing =>
    cell(x, y, { ground });
const strip = (kind: string, from: number, to: number): Thing[] => fill(from, 0, to, 1, of(kind));
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const bow = attack('a', 't', 'bow');
const SWORD: AttackInput = { id: 'sword', kind: 'melee', tags: ['slashing'] };
const SPEAR: AttackInput = { id: 'spear', kind: 'melee', tags: ['piercing'] };
const DIVER: CreatureMore = { elevation: -1, attacks: [SWORD, SPEAR] };
const lake = fill(-2, -2, 9, 2, (x, y) => cell(x, y, { surface: 'water' }));
const strike = (with_: string) => attack('a', 't', with_);
const sum =
  (value: number) =>
  (answer: Answer): void =>
    expect((answer['total'] as { attack: number }).attack).toBe(value);
const halved =
  (yes: boolean) =>
  (answer: Answer): void =>
    expect(
      (answer['notes'] as { why: string }[]).some((n) => n.why === 'half-damage-underwater'),
    ).toBe(yes);
const both =
  (...all: ((answer: Answer) => void)[]) =>
  (answer: Answer): void =>
    all.forEach((one) => one(answer));
const TREE = 'terrain.trees';
const LAND = 'cover.from-land';
const WET = 'attack.underwater';
const FOG = 'spell.solid-fog';
const PLANTS = 'spell.plant-growth';
const DARK = 'concealment.darkness-spell';
const runner = hero('m', 0, 0, { speed: { land: 12 } });
const veil = fill(-2, -2, 9, 2, of('magical-darkness'));
const RAY: AttackInput = { id: 'ray', kind: 'ranged', rangeIncrement: 12, tags: ['touch'] };
const NONE = 'a control: nothing hinders, and the rule is not cited';

export default cases('srd35', [
  row(
    TREE,
    0,
    'a tree in the target’s square',
    [archer('a', 0, 0), creature('t', 5, 0), of('tree')(5, 0)],
    cover('a', 't', 'ranged'),
    { ac: 2, reflex: 1, barsOpportunity: false },
  ),
  row(
    TREE,
    1,
    'behind a low wall too',
    [archer('a', 0, 0), creature('t', 5, 0), of('tree')(5, 0), lowWall(5, -9, 5, 9)],
    cover('a', 't', 'ranged'),
    { degree: 'cover', ac: 4, reflex: 2 },
    'the low wall gives more, so the rule of the tree is not cited',
  ),
  row(
    TREE,
    2,
    'a massive tree fills its square',
    [hero('m', 0, 0), block(1, 0)],
    move('m', east(1)),
    illegal('through-wall', [1, 0]),
    'a massive tree is a square that blocks',
  ),
  row(
    TREE,
    'extra',
    'a tree between the two',
    [archer('a', 0, 0), creature('t', 5, 0), of('tree')(3, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'none', ac: 0 },
    NONE,
  ),
  row(
    TREE,
    'extra',
    'an adjacent foe beside a tree',
    [hero('a', 4, 0), creature('t', 5, 0), of('tree')(5, 0)],
    cover('a', 't', 'melee'),
    { ac: 2, barsOpportunity: false },
  ),
  row(
    TREE,
    'extra',
    'behind a friend too',
    [archer('a', 0, 0), hero('b', 3, 0), creature('t', 5, 0), of('tree')(5, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'soft', ac: 4, reflex: 1 },
  ),
  row(
    TREE,
    'extra',
    'an ogre with one tree in its space',
    [archer('a', 0, 0), ogre('t', 5, 0), of('tree')(5, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    NONE,
  ),

  row(
    LAND,
    0,
    'an archer on the shore, a swimmer',
    [archer('a', 0, 0), creature('t', 5, 0), cell(5, 0, { surface: 'water' })],
    cover('a', 't', 'ranged'),
    { degree: 'improved', ac: 8, reflex: 4 },
  ),
  row(
    LAND,
    1,
    'a diver',
    [archer('a', 0, 0), creature('t', 5, 0, { elevation: -1 }), cell(5, 0, { surface: 'water' })],
    cover('a', 't', 'ranged'),
    { degree: 'total' },
  ),
  row(
    LAND,
    2,
    'a fighter who moves freely strikes the swimmer',
    [
      hero('a', 4, 0, { conditions: ['freedom-of-movement'] }),
      creature('t', 5, 0),
      cell(5, 0, { surface: 'water' }),
    ],
    cover('a', 't', 'melee'),
    { degree: 'none', ac: 0 },
    NONE,
  ),
  row(
    LAND,
    'extra',
    'who moves freely shoots at the swimmer',
    [
      archer('a', 0, 0, { conditions: ['freedom-of-movement'] }),
      creature('t', 5, 0),
      cell(5, 0, { surface: 'water' }),
    ],
    cover('a', 't', 'ranged'),
    { degree: 'improved' },
  ),
  row(
    LAND,
    'extra',
    'both in the water',
    [archer('a', 0, 0), creature('t', 5, 0), lake],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    NONE,
  ),
  row(
    LAND,
    'extra',
    'a flyer over the water',
    [archer('a', 0, 0), creature('t', 5, 0, { elevation: 2 }), cell(5, 0, { surface: 'water' })],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
    NONE,
  ),
  row(
    LAND,
    'extra',
    'who wades chest deep',
    [archer('a', 0, 0), creature('t', 5, 0), of('chest-deep-water')(5, 0)],
    cover('a', 't', 'ranged'),
    { degree: 'improved', ac: 8 },
  ),
  row(
    'movement.underwater',
    0,
    'three squares of chest-deep water',
    [hero('m', 0, 0), strip('chest-deep-water', 1, 3)],
    move('m', east(3)),
    legal(6),
  ),
  row(
    'movement.underwater',
    1,
    'who moves freely',
    [hero('m', 0, 0, { conditions: ['freedom-of-movement'] }), strip('chest-deep-water', 1, 3)],
    move('m', east(3)),
    legal(3),
    NONE,
  ),

  row(
    WET,
    0,
    'a longsword',
    [lake, hero('a', 0, 0, DIVER), creature('t', 1, 0, { elevation: -1 })],
    strike('sword'),
    both(sum(-2), halved(true)),
  ),
  row(
    WET,
    1,
    'a spear',
    [lake, hero('a', 0, 0, DIVER), creature('t', 1, 0, { elevation: -1 })],
    strike('spear'),
    both(sum(0), halved(false)),
    NONE,
  ),
  row(
    WET,
    2,
    'a swimmer’s tail',
    [
      lake,
      hero('a', 0, 0, {
        elevation: -1,
        speed: { swim: 8 },
        attacks: [{ id: 'tail', kind: 'melee', natural: true, tags: ['tail-slap'] }],
      }),
      creature('t', 1, 0, { elevation: -1 }),
    ],
    strike('tail'),
    both(sum(0), halved(false)),
    NONE,
  ),
  row(
    WET,
    'extra',
    'who moves freely',
    [
      lake,
      hero('a', 0, 0, { ...DIVER, conditions: ['freedom-of-movement'] }),
      creature('t', 1, 0, { elevation: -1 }),
    ],
    strike('sword'),
    both(sum(0), halved(false)),
    NONE,
  ),
  row(
    WET,
    'extra',
    'a weapon of unknown damage',
    [lake, hero('a', 0, 0, { elevation: -1 }), creature('t', 1, 0, { elevation: -1 })],
    strike('sword'),
    { total: { attack: 0 }, unknown: ['creatures.a.attacks.sword.tags'] },
    NONE,
  ),
  row(
    'attack.underwater-ranged',
    0,
    'a crossbow through three squares of water',
    [lake, archer('a', 0, 0, { elevation: -1 }), creature('t', 3, 0, { elevation: -1 })],
    bow,
    sum(-6),
  ),
  row(
    'attack.underwater-ranged',
    1,
    'a javelin under water',
    [
      lake,
      hero('a', 0, 0, { elevation: -1, attacks: 'rock' }),
      creature('t', 3, 0, { elevation: -1 }),
    ],
    attack('a', 't', 'rock'),
    { possible: false, why: ['no-throw-underwater'] },
  ),
  row(
    'attack.underwater-ranged',
    2,
    'a shot over dry ground',
    [archer('a', 0, 0), creature('t', 3, 0)],
    bow,
    sum(0),
    NONE,
  ),

  row(
    FOG,
    0,
    'two squares with a speed of 18 m',
    [runner, strip('solid-fog', 1, 3)],
    move('m', east(2)),
    illegal('over-speed', [2, 0]),
  ),
  row(
    FOG,
    1,
    'a bow inside',
    [archer('a', 0, 0), creature('t', 1, 0), strip('solid-fog', 0, 3)],
    bow,
    { possible: false, why: ['no-shots'] },
  ),
  row(
    FOG,
    1,
    'a ray',
    [hero('a', 0, 0, { attacks: [RAY] }), creature('t', 1, 0), strip('solid-fog', 0, 3)],
    attack('a', 't', 'ray'),
    { possible: true },
  ),
  row(
    FOG,
    2,
    'a sword',
    [hero('a', 0, 0), creature('t', 1, 0), strip('solid-fog', 0, 3)],
    strike('sword'),
    { total: { attack: -2 }, damage: [{ value: -2 }] },
  ),
  row(
    FOG,
    'extra',
    'two move actions from inside it',
    [hero('m', 0, 0), strip('solid-fog', 0, 4)],
    move('m', east(2), 'double-move'),
    legal(2),
  ),
  row(
    FOG,
    'extra',
    'a flyer',
    [hero('m', 0, 0, { speed: { fly: 12 }, conditions: ['flying'] }), strip('solid-fog', 1, 3)],
    move('m', east(2)),
    illegal('over-speed', [2, 0]),
  ),
  row(
    FOG,
    'extra',
    'who moves freely',
    [hero('m', 0, 0, { conditions: ['freedom-of-movement'] }), strip('solid-fog', 1, 3)],
    move('m', east(3)),
    legal(3),
    NONE,
  ),
  row(
    'movement.step-hampered-solid',
    0,
    'a step within the fog',
    [hero('m', 0, 0), strip('solid-fog', 0, 3)],
    move('m', east(1), 'step'),
    (answer) => expect(answer['legal']).toBe(false),
  ),
  row(
    'movement.step-hampered-solid',
    1,
    'a step out of it',
    [hero('m', 0, 0), strip('solid-fog', 0, 0)],
    move('m', east(1), 'step'),
    (answer) => expect(answer['legal']).toBe(false),
  ),

  row(
    PLANTS,
    0,
    'a man',
    [hero('m', 0, 0), strip('overgrowth', 0, 4)],
    move('m', east(2)),
    illegal('over-speed', [2, 0]),
  ),
  row(
    PLANTS,
    0,
    'one square',
    [hero('m', 0, 0), strip('overgrowth', 0, 4)],
    move('m', east(1)),
    legal(1),
  ),
  row(
    PLANTS,
    1,
    'an ogre',
    [ogre('m', 0, 0), strip('overgrowth', 0, 8)],
    move('m', east(2)),
    legal(2),
  ),
  row(
    PLANTS,
    1,
    'an ogre, three squares',
    [ogre('m', 0, 0), strip('overgrowth', 0, 8)],
    move('m', east(3)),
    illegal('over-speed', [3, 0]),
  ),
  row(
    PLANTS,
    2,
    'a run',
    [hero('m', 0, 0), strip('overgrowth', 1, 8)],
    move('m', east(3), 'run'),
    illegal('difficult-terrain', [1, 0]),
  ),
  row(
    PLANTS,
    2,
    'a charge',
    [hero('m', 0, 0), creature('t', 4, 0), strip('overgrowth', 1, 8)],
    move('m', east(3), 'charge'),
    illegal('difficult-terrain', [1, 0]),
  ),
  row(
    PLANTS,
    'extra',
    'an ogre that enters it',
    [ogre('m', 0, 0), fill(2, 0, 8, 1, of('overgrowth'))],
    move('m', east(2)),
    legal(6),
  ),

  row(
    DARK,
    0,
    'an orc with darkvision',
    [archer('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 4, 0), veil],
    concealment('a', 't', 'ranged'),
    { degree: 'partial', missChance: 20 },
  ),
  row(
    DARK,
    1,
    'the same square, merely unlit',
    [
      archer('a', 0, 0, { traits: ['darkvision-12'] }),
      creature('t', 4, 0),
      cell(4, 0, { light: 'dim' }),
    ],
    concealment('a', 't', 'ranged'),
    { degree: 'none', missChance: 0 },
    NONE,
  ),
  row(
    DARK,
    2,
    'a torch is carried in',
    [
      archer('a', 0, 0),
      creature('t', 4, 0),
      cell(4, 0, { ground: 'magical-darkness', light: 'bright' }),
    ],
    concealment('a', 't', 'ranged'),
    { degree: 'partial', missChance: 20 },
  ),
  row(
    DARK,
    'extra',
    'in an unlit cave',
    [
      archer('a', 0, 0),
      creature('t', 4, 0),
      cell(4, 0, { ground: 'magical-darkness', light: 'dark' }),
    ],
    concealment('a', 't', 'ranged'),
    { missChance: 20 },
  ),
  row(
    DARK,
    'extra',
    'a foe beyond it, in bright light',
    [archer('a', 0, 0), creature('t', 4, 0), of('magical-darkness')(2, 0)],
    concealment('a', 't', 'ranged'),
    { missChance: 0 },
    NONE,
  ),
  row(
    DARK,
    'extra',
    'blindsight',
    [archer('a', 0, 0, { traits: ['blindsight-12'] }), creature('t', 4, 0), veil],
    concealment('a', 't', 'ranged'),
    { missChance: 0 },
    NONE,
  ),
  row(
    FOG,
    'extra',
    'a thrown axe at somebody in it',
    [hero('a', 0, 0, { attacks: 'rock' }), creature('t', 1, 0), of('solid-fog')(1, 0)],
    attack('a', 't', 'rock'),
    { possible: false, why: ['no-shots'] },
  ),
]);
