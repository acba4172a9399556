/** 3.5 SRD: kinds of ground with a name, fog, and the hazards that a path enters. */
import { expect } from 'vitest';
import { illegal, legal } from '../checks.ts';
import {
  archer,
  type At,
  cases,
  cell,
  concealment,
  creature,
  fill,
  hero,
  move,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const mover = hero('m', 0, 0);
const flyer = hero('m', 0, 0, { speed: { land: 6, fly: 6 }, conditions: ['flying'] });
const target = creature('t', 6, 0);
const ground =
  (kind: string) =>
  (x: number, y: number): Thing =>
    cell(x, y, { ground: kind });
const strip = (kind: string, from: number, to: number): Thing[] =>
  fill(from, 0, to, 0, ground(kind));
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const shot = concealment('a', 't', 'ranged');
const blow = concealment('a', 't', 'melee');
const partial = { degree: 'partial', missChance: 20 };
const total = { degree: 'total', missChance: 50 };
const FLOORS = 'terrain.dungeon-floors';
const FOG = 'concealment.fog';
const bank = fill(-2, -2, 9, 2, ground('fog'));

export default cases('srd35', [
  row(
    FLOORS,
    0,
    'dense rubble, then clear ground',
    [mover, strip('dense-rubble', 1, 1)],
    move('m', east(2)),
    legal(3),
  ),
  row(
    FLOORS,
    1,
    'light rubble under a charge',
    [mover, strip('light-rubble', 1, 3), creature('t', 5, 0)],
    move('m', east(4), 'charge'),
    legal(4),
    'light rubble changes nothing, so no rule of it is cited',
  ),
  row(
    FLOORS,
    2,
    'a charge over natural stone',
    [mover, strip('natural-stone', 2, 2), creature('t', 5, 0)],
    move('m', east(4), 'charge'),
    illegal('difficult-terrain', [2, 0]),
  ),
  row(
    'terrain.ice',
    0,
    'a step onto ice',
    [mover, strip('ice', 1, 1)],
    move('m', east(1)),
    legal(2),
  ),
  row(
    'terrain.ice',
    1,
    'a flyer over ice',
    [flyer, strip('ice', 1, 1)],
    move('m', east(1)),
    legal(1),
    'ice costs the flyer nothing, so its rule is not cited',
  ),
  row(
    'terrain.undergrowth-light',
    0,
    'a shot at a target in it',
    [archer('a', 0, 0), target, ground('light-undergrowth')(6, 0)],
    shot,
    partial,
  ),
  row(
    'terrain.undergrowth-light',
    1,
    'a step into it',
    [mover, strip('light-undergrowth', 1, 1)],
    move('m', east(1)),
    legal(2),
  ),
  row(
    'terrain.undergrowth-heavy',
    0,
    'a shot at a target in it',
    [archer('a', 0, 0), target, ground('heavy-undergrowth')(6, 0)],
    shot,
    { degree: 'partial', missChance: 30 },
  ),
  row(
    'terrain.undergrowth-heavy',
    1,
    'two squares of it',
    [mover, strip('heavy-undergrowth', 1, 2)],
    move('m', east(2)),
    illegal('over-speed', [2, 0]),
  ),
  row(
    'terrain.bog',
    0,
    'a step into a deep bog',
    [mover, strip('deep-bog', 1, 1)],
    move('m', east(1)),
    legal(4),
  ),
  row(
    'terrain.bog',
    1,
    'a step into a shallow one',
    [mover, strip('shallow-bog', 1, 1)],
    move('m', east(1)),
    legal(2),
  ),
  row(
    'terrain.snow',
    0,
    'three squares of snow',
    [mover, strip('snow', 1, 3)],
    move('m', east(3)),
    legal(6),
  ),
  row(
    'terrain.snow',
    1,
    'one square of deep snow',
    [mover, strip('deep-snow', 1, 1)],
    move('m', east(1)),
    legal(4),
  ),
  row(FOG, 0, 'adjacent in fog', [hero('a', 5, 0), target, bank], blow, partial),
  row(FOG, 1, 'two squares apart in fog', [archer('a', 4, 0), target, bank], shot, total),
  row(
    FOG,
    2,
    'two squares apart with darkvision',
    [archer('a', 4, 0, { traits: ['darkvision-12'] }), target, bank],
    shot,
    total,
  ),
  row(
    FOG,
    'extra',
    'painted fog without a name',
    [archer('a', 4, 0), target, fill(-2, -2, 9, 2, (x, y) => cell(x, y, { concealment: 'fog' }))],
    shot,
    total,
  ),
  row(
    'terrain.caltrops',
    'extra',
    'a path over caltrops names them',
    [mover, strip('caltrops', 2, 3)],
    move('m', east(4)),
    {
      legal: true,
      cost: 4,
      hazards: [{ step: 2, hazard: 'caltrops', rules: ['srd35.terrain.caltrops'] }],
    },
  ),
  row(
    'spell.cloud',
    'extra',
    'a flyer enters the cloud too',
    [flyer, strip('cloudkill', 2, 3)],
    move('m', east(3)),
    {
      hazards: [
        { step: 2, hazard: 'cloudkill', rules: ['srd35.spell.cloud', 'srd35.concealment.fog'] },
      ],
    },
  ),
  row(
    'spell.spike-growth',
    'extra',
    'a flyer over spikes meets nothing',
    [flyer, strip('spike-growth', 2, 3)],
    move('m', east(3)),
    (answer) => {
      expect(answer).not.toHaveProperty('hazards');
    },
    'nothing happens, and nothing is cited',
  ),
  row(
    'spell.sleet-storm',
    'extra',
    'three squares of the storm',
    [mover, strip('sleet-storm', 1, 3)],
    move('m', east(3)),
    legal(6),
  ),
]);
