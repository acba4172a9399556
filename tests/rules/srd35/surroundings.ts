/** 3.5 SRD: trees, water, solid fog, plant growth, magical darkness: what stands around a fight. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { journey } from '../asks/movements.ts';
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
import { asking, rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const of =
  (ground: string) =>
  (x: number, y: number): Thing =>
    cell(x, y, { ground });
const strip = (kind: string, from: number, to: number): Thing[] => fill(from, 0, to, 1, of(kind));
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const bow = asking(attack('a', 't', 'bow'), row);
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
const SWIM = 'movement.swim-waters';
const WATERS = [
  ['calm-water', 10],
  ['rough-water', 15],
  ['stormy-water', 20],
] as const;
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
  row(TREE, 0, 'a tree in the target’s square')
    .on(archer('a', 0, 0), creature('t', 5, 0), of('tree')(5, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ ac: 2, reflex: 1, barsOpportunity: false }),
  row(TREE, 1, 'behind a low wall too')
    .on(archer('a', 0, 0), creature('t', 5, 0), of('tree')(5, 0), lowWall(5, -9, 5, 9))
    .ask(cover('a', 't', 'ranged'))
    .uncited('the low wall gives more, so the rule of the tree is not cited')
    .gives({ degree: 'cover', ac: 4, reflex: 2 }),
  row(TREE, 2, 'a massive tree fills its square')
    .on(hero('m', 0, 0), block(1, 0))
    .ask(move('m', east(1)))
    .uncited('a massive tree is a square that blocks')
    .gives(illegal('through-wall', [1, 0])),
  row(TREE, 'extra', 'a tree between the two')
    .on(archer('a', 0, 0), creature('t', 5, 0), of('tree')(3, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none', ac: 0 }),
  row(TREE, 'extra', 'an adjacent foe beside a tree')
    .on(hero('a', 4, 0), creature('t', 5, 0), of('tree')(5, 0))
    .ask(cover('a', 't', 'melee'))
    .gives({ ac: 2, barsOpportunity: false }),
  row(TREE, 'extra', 'behind a friend too')
    .on(archer('a', 0, 0), hero('b', 3, 0), creature('t', 5, 0), of('tree')(5, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'soft', ac: 4, reflex: 1 }),
  row(TREE, 'extra', 'an ogre with one tree in its space')
    .on(archer('a', 0, 0), ogre('t', 5, 0), of('tree')(5, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none' }),

  row(LAND, 0, 'an archer on the shore, a swimmer')
    .on(archer('a', 0, 0), creature('t', 5, 0), cell(5, 0, { surface: 'water' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'improved', ac: 8, reflex: 4 }),
  row(LAND, 1, 'a diver')
    .on(archer('a', 0, 0), creature('t', 5, 0, { elevation: -1 }), cell(5, 0, { surface: 'water' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row(LAND, 2, 'a fighter who moves freely strikes the swimmer')
    .on(
      hero('a', 4, 0, { conditions: ['freedom-of-movement'] }),
      creature('t', 5, 0),
      cell(5, 0, { surface: 'water' }),
    )
    .ask(cover('a', 't', 'melee'))
    .uncited(NONE)
    .gives({ degree: 'none', ac: 0 }),
  row(LAND, 'extra', 'who moves freely shoots at the swimmer')
    .on(
      archer('a', 0, 0, { conditions: ['freedom-of-movement'] }),
      creature('t', 5, 0),
      cell(5, 0, { surface: 'water' }),
    )
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'improved' }),
  row(LAND, 'extra', 'archer and target in the water')
    .on(archer('a', 0, 0), creature('t', 5, 0), lake)
    .ask(cover('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none' }),
  row(LAND, 'extra', 'a flyer over the water')
    .on(archer('a', 0, 0), creature('t', 5, 0, { elevation: 2 }), cell(5, 0, { surface: 'water' }))
    .ask(cover('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none' }),
  row(LAND, 'extra', 'who wades chest deep')
    .on(archer('a', 0, 0), creature('t', 5, 0), of('chest-deep-water')(5, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'improved', ac: 8 }),
  row('movement.underwater', 0, 'three squares of chest-deep water')
    .on(hero('m', 0, 0), strip('chest-deep-water', 1, 3))
    .ask(move('m', east(3)))
    .gives(legal(6)),
  row('movement.underwater', 1, 'who moves freely')
    .on(hero('m', 0, 0, { conditions: ['freedom-of-movement'] }), strip('chest-deep-water', 1, 3))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),

  row(WET, 0, 'an attack with a longsword under water')
    .on(lake, hero('a', 0, 0, DIVER), creature('t', 1, 0, { elevation: -1 }))
    .ask(strike('sword'))
    .gives(both(sum(-2), halved(true))),
  row(WET, 1, 'an attack with a spear under water')
    .on(lake, hero('a', 0, 0, DIVER), creature('t', 1, 0, { elevation: -1 }))
    .ask(strike('spear'))
    .uncited(NONE)
    .gives(both(sum(0), halved(false))),
  row(WET, 2, 'a swimmer’s tail')
    .on(
      lake,
      hero('a', 0, 0, {
        elevation: -1,
        speed: { swim: 8 },
        attacks: [{ id: 'tail', kind: 'melee', natural: true, tags: ['tail-slap'] }],
      }),
      creature('t', 1, 0, { elevation: -1 }),
    )
    .ask(strike('tail'))
    .uncited(NONE)
    .gives(both(sum(0), halved(false))),
  row(WET, 'extra', 'who moves freely')
    .on(
      lake,
      hero('a', 0, 0, { ...DIVER, conditions: ['freedom-of-movement'] }),
      creature('t', 1, 0, { elevation: -1 }),
    )
    .ask(strike('sword'))
    .uncited(NONE)
    .gives(both(sum(0), halved(false))),
  row(WET, 'extra', 'a weapon of unknown damage')
    .on(lake, hero('a', 0, 0, { elevation: -1 }), creature('t', 1, 0, { elevation: -1 }))
    .ask(strike('sword'))
    .uncited(NONE)
    .gives({ total: { attack: 0 }, unknown: ['creatures.a.attacks.sword.tags'] }),
  bow('attack.underwater-ranged', 0, 'a crossbow through three squares of water')
    .on(lake, archer('a', 0, 0, { elevation: -1 }), creature('t', 3, 0, { elevation: -1 }))
    .gives(sum(-6)),
  row('attack.underwater-ranged', 1, 'a javelin under water')
    .on(
      lake,
      hero('a', 0, 0, { elevation: -1, attacks: 'rock' }),
      creature('t', 3, 0, { elevation: -1 }),
    )
    .ask(attack('a', 't', 'rock'))
    .gives({ possible: false, why: ['no-throw-underwater'] }),
  bow('attack.underwater-ranged', 2, 'a shot over dry ground')
    .on(archer('a', 0, 0), creature('t', 3, 0))
    .uncited(NONE)
    .gives(sum(0)),

  row(FOG, 0, 'two squares with a speed of 18 m')
    .on(runner, strip('solid-fog', 1, 3))
    .ask(move('m', east(2)))
    .gives(illegal('over-speed', [2, 0])),
  bow(FOG, 1, 'a bow inside')
    .on(archer('a', 0, 0), creature('t', 1, 0), strip('solid-fog', 0, 3))
    .gives({ possible: false, why: ['no-shots'] }),
  row(FOG, 1, 'a ray')
    .on(hero('a', 0, 0, { attacks: [RAY] }), creature('t', 1, 0), strip('solid-fog', 0, 3))
    .ask(attack('a', 't', 'ray'))
    .gives({ possible: true }),
  row(FOG, 2, 'a sword')
    .on(hero('a', 0, 0), creature('t', 1, 0), strip('solid-fog', 0, 3))
    .ask(strike('sword'))
    .gives({ total: { attack: -2 }, damage: [{ value: -2 }] }),
  row(FOG, 'extra', 'two move actions from inside it')
    .on(hero('m', 0, 0), strip('solid-fog', 0, 4))
    .ask(move('m', east(2), 'double-move'))
    .gives(legal(2)),
  row(FOG, 'extra', 'a flyer')
    .on(hero('m', 0, 0, { speed: { fly: 12 }, conditions: ['flying'] }), strip('solid-fog', 1, 3))
    .ask(move('m', east(2)))
    .gives(illegal('over-speed', [2, 0])),
  row(FOG, 'extra', 'who moves freely')
    .on(hero('m', 0, 0, { conditions: ['freedom-of-movement'] }), strip('solid-fog', 1, 3))
    .ask(move('m', east(3)))
    .uncited(NONE)
    .gives(legal(3)),
  row('movement.step-hampered-solid', 0, 'a step within the fog')
    .on(hero('m', 0, 0), strip('solid-fog', 0, 3))
    .ask(move('m', east(1), 'step'))
    .gives((answer) => expect(answer['legal']).toBe(false)),
  row('movement.step-hampered-solid', 1, 'a step out of it')
    .on(hero('m', 0, 0), strip('solid-fog', 0, 0))
    .ask(move('m', east(1), 'step'))
    .gives((answer) => expect(answer['legal']).toBe(false)),

  row(PLANTS, 0, 'a man')
    .on(hero('m', 0, 0), strip('overgrowth', 0, 4))
    .ask(move('m', east(2)))
    .gives(illegal('over-speed', [2, 0])),
  row(PLANTS, 0, 'one square')
    .on(hero('m', 0, 0), strip('overgrowth', 0, 4))
    .ask(move('m', east(1)))
    .gives(legal(1)),
  row(PLANTS, 1, 'an ogre')
    .on(ogre('m', 0, 0), strip('overgrowth', 0, 8))
    .ask(move('m', east(2)))
    .gives(legal(2)),
  row(PLANTS, 1, 'an ogre, three squares')
    .on(ogre('m', 0, 0), strip('overgrowth', 0, 8))
    .ask(move('m', east(3)))
    .gives(illegal('over-speed', [3, 0])),
  row(PLANTS, 2, 'a run')
    .on(hero('m', 0, 0), strip('overgrowth', 1, 8))
    .ask(move('m', east(3), 'run'))
    .gives(illegal('difficult-terrain', [1, 0])),
  row(PLANTS, 2, 'a charge')
    .on(hero('m', 0, 0), creature('t', 4, 0), strip('overgrowth', 1, 8))
    .ask(move('m', east(3), 'charge'))
    .gives(illegal('difficult-terrain', [1, 0])),
  row(PLANTS, 'extra', 'an ogre that enters it')
    .on(ogre('m', 0, 0), fill(2, 0, 8, 1, of('overgrowth')))
    .ask(move('m', east(2)))
    .gives(legal(6)),

  row(DARK, 0, 'an orc with darkvision')
    .on(archer('a', 0, 0, { traits: ['darkvision-12'] }), creature('t', 4, 0), veil)
    .ask(concealment('a', 't', 'ranged'))
    .gives({ degree: 'partial', missChance: 20 }),
  row(DARK, 1, 'an orc with darkvision, the square merely unlit')
    .on(
      archer('a', 0, 0, { traits: ['darkvision-12'] }),
      creature('t', 4, 0),
      cell(4, 0, { light: 'dim' }),
    )
    .ask(concealment('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ degree: 'none', missChance: 0 }),
  row(DARK, 2, 'a torch is carried in')
    .on(
      archer('a', 0, 0),
      creature('t', 4, 0),
      cell(4, 0, { ground: 'magical-darkness', light: 'bright' }),
    )
    .ask(concealment('a', 't', 'ranged'))
    .gives({ degree: 'partial', missChance: 20 }),
  row(DARK, 'extra', 'in an unlit cave')
    .on(
      archer('a', 0, 0),
      creature('t', 4, 0),
      cell(4, 0, { ground: 'magical-darkness', light: 'dark' }),
    )
    .ask(concealment('a', 't', 'ranged'))
    .gives({ missChance: 20 }),
  row(DARK, 'extra', 'a foe beyond it, in bright light')
    .on(archer('a', 0, 0), creature('t', 4, 0), of('magical-darkness')(2, 0))
    .ask(concealment('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ missChance: 0 }),
  row(DARK, 'extra', 'blindsight')
    .on(archer('a', 0, 0, { traits: ['blindsight-12'] }), creature('t', 4, 0), veil)
    .ask(concealment('a', 't', 'ranged'))
    .uncited(NONE)
    .gives({ missChance: 0 }),
  row(FOG, 'extra', 'a thrown axe at somebody in it')
    .on(hero('a', 0, 0, { attacks: 'rock' }), creature('t', 1, 0), of('solid-fog')(1, 0))
    .ask(attack('a', 't', 'rock'))
    .gives({ possible: false, why: ['no-shots'] }),
  ...WATERS.map(([kind, dc]) =>
    row(SWIM, 0, kind)
      .on(hero('m', 0, 0), of(kind)(1, 0))
      .ask(move('m', east(1)))
      .gives({ legal: true, cost: 4, checks: [{ step: 1, skill: 'swim', dc }] }),
  ),
  row(SWIM, 1, 'a walker')
    .on(hero('m', 0, 0), of('calm-water')(1, 0), of('stormy-water')(2, 0))
    .ask(move('m', east(2), 'double-move'))
    .gives({
      checks: [
        { step: 1, dc: 10 },
        { step: 2, dc: 20 },
      ],
    }),
  row(SWIM, 2, 'at its full speed')
    .on(hero('m', 0, 0, { speed: { land: 6, swim: 8 } }), strip('stormy-water', 1, 6))
    .ask(move('m', east(6)))
    .uncited(NONE)
    .gives({ legal: true, cost: 6 }, (a) => expect(a['checks'] ?? []).toEqual([])),
  row(SWIM, 'extra', 'as a leg')
    .on(hero('m', 0, 0), of('rough-water')(1, 0))
    .ask(journey('m', [{ by: 'swim', path: [[1, 0]] }]))
    .cites('srd35.movement.swim')
    .gives({ cost: 4, legs: [{ checks: [{ skill: 'swim', dc: 15 }] }] }),
  row(SWIM, 'extra', 'the scene names another DC')
    .on(hero('m', 0, 0), cell(1, 0, { ground: 'rough-water', check: { skill: 'swim', dc: 17 } }))
    .ask(move('m', east(1)))
    .gives({ checks: [{ dc: 17 }] }),
  row(SWIM, 'extra', 'a flyer above it')
    .on(hero('m', 0, 0, { moving: 'fly', speed: { land: 6, fly: 8 } }), of('stormy-water')(1, 0))
    .ask(move('m', east(1)))
    .uncited(NONE)
    .gives({ cost: 1 }, (a) => expect(a['checks'] ?? []).toEqual([])),
  row(SWIM, 'extra', 'a step into it without a swim speed')
    .on(hero('m', 0, 0), of('calm-water')(1, 0))
    .ask(move('m', east(1), 'step'))
    .gives({ legal: false }, (a) =>
      expect((a['violations'] as { code: string }[]).map(({ code }) => code)).toContain(
        'wrong-movement-mode',
      ),
    ),
  row('attack.underwater', 'extra', 'a swimmer in painted water')
    .on(hero('a', 0, 0, DIVER), creature('t', 1, 0, { elevation: -1 }), strip('calm-water', 0, 2))
    .ask(strike('sword'))
    .gives(sum(-2)),
]);
