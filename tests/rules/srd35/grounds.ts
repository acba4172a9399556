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
import { asking, rowsOf } from '../rows.ts';

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
const shot = asking(concealment('a', 't', 'ranged'), row);
const blow = concealment('a', 't', 'melee');
const partial = { degree: 'partial', missChance: 20 };
const total = { degree: 'total', missChance: 50 };
const FLOORS = 'terrain.dungeon-floors';
const FOG = 'concealment.fog';
const bank = fill(-2, -2, 9, 2, ground('fog'));

export default cases('srd35', [
  row(FLOORS, 0, 'dense rubble, then clear ground')
    .on(mover, strip('dense-rubble', 1, 1))
    .ask(move('m', east(2)))
    .gives(legal(3)),
  row(FLOORS, 1, 'light rubble under a charge')
    .on(mover, strip('light-rubble', 1, 3), creature('t', 5, 0))
    .ask(move('m', east(4), 'charge'))
    .uncited('light rubble changes nothing, so no rule of it is cited')
    .gives(legal(4)),
  row(FLOORS, 2, 'a charge over natural stone')
    .on(mover, strip('natural-stone', 2, 2), creature('t', 5, 0))
    .ask(move('m', east(4), 'charge'))
    .gives(illegal('difficult-terrain', [2, 0])),
  row('terrain.ice', 0, 'a step onto ice')
    .on(mover, strip('ice', 1, 1))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row('terrain.ice', 1, 'a flyer over ice')
    .on(flyer, strip('ice', 1, 1))
    .ask(move('m', east(1)))
    .uncited('ice costs the flyer nothing, so its rule is not cited')
    .gives(legal(1)),
  shot('terrain.undergrowth-light', 0, 'a shot at a target in it')
    .on(archer('a', 0, 0), target, ground('light-undergrowth')(6, 0))
    .gives(partial),
  row('terrain.undergrowth-light', 1, 'a step into it')
    .on(mover, strip('light-undergrowth', 1, 1))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  shot('terrain.undergrowth-heavy', 0, 'a shot at a target in it')
    .on(archer('a', 0, 0), target, ground('heavy-undergrowth')(6, 0))
    .gives({ degree: 'partial', missChance: 30 }),
  row('terrain.undergrowth-heavy', 1, 'two squares of it')
    .on(mover, strip('heavy-undergrowth', 1, 2))
    .ask(move('m', east(2)))
    .gives(illegal('over-speed', [2, 0])),
  row('terrain.bog', 0, 'a step into a deep bog')
    .on(mover, strip('deep-bog', 1, 1))
    .ask(move('m', east(1)))
    .gives(legal(4)),
  row('terrain.bog', 1, 'a step into a shallow one')
    .on(mover, strip('shallow-bog', 1, 1))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row('terrain.snow', 0, 'three squares of snow')
    .on(mover, strip('snow', 1, 3))
    .ask(move('m', east(3)))
    .gives(legal(6)),
  row('terrain.snow', 1, 'one square of deep snow')
    .on(mover, strip('deep-snow', 1, 1))
    .ask(move('m', east(1)))
    .gives(legal(4)),
  row(FOG, 0, 'adjacent in fog')
    .on(hero('a', 5, 0), target, bank)
    .ask(blow)
    .gives(partial),
  shot(FOG, 1, 'two squares apart in fog')
    .on(archer('a', 4, 0), target, bank)
    .gives(total),
  shot(FOG, 2, 'two squares apart with darkvision')
    .on(archer('a', 4, 0, { traits: ['darkvision-12'] }), target, bank)
    .gives(total),
  shot(FOG, 'extra', 'painted fog without a name')
    .on(
      archer('a', 4, 0),
      target,
      fill(-2, -2, 9, 2, (x, y) => cell(x, y, { concealment: 'fog' })),
    )
    .gives(total),
  row('terrain.caltrops', 'extra', 'a path over caltrops names them')
    .on(mover, strip('caltrops', 2, 3))
    .ask(move('m', east(4)))
    .gives({
      legal: true,
      cost: 4,
      hazards: [{ step: 2, hazard: 'caltrops', rules: ['srd35.terrain.caltrops'] }],
    }),
  row('spell.cloud', 'extra', 'a flyer enters the cloud too')
    .on(flyer, strip('cloudkill', 2, 3))
    .ask(move('m', east(3)))
    .gives({
      hazards: [
        { step: 2, hazard: 'cloudkill', rules: ['srd35.spell.cloud', 'srd35.concealment.fog'] },
      ],
    }),
  row('spell.spike-growth', 'extra', 'a flyer over spikes meets nothing')
    .on(flyer, strip('spike-growth', 2, 3))
    .ask(move('m', east(3)))
    .uncited('nothing happens, and nothing is cited')
    .gives((answer) => {
      expect(answer).not.toHaveProperty('hazards');
    }),
  row('spell.sleet-storm', 'extra', 'three squares of the storm')
    .on(mover, strip('sleet-storm', 1, 3))
    .ask(move('m', east(3)))
    .gives(legal(6)),
]);
