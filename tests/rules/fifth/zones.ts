/** Spells that fill squares: what they cost, hide, and make those who enter roll. */
import { expect } from 'vitest';
import { archer, cell, cells, cases, cover, creature, fill, hero, turn, wall } from '../cases.ts';
import type { Answer, At, Thing } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  barredBy,
  bow,
  edge,
  go,
  holds,
  illegal,
  lacks,
  legal,
  orc,
  rogue,
  rolls,
  sees,
  sword,
} from './boards.ts';

const row = rowsOf('srd52');
const named =
  (ground: string) =>
  (x: number, y: number): Thing =>
    cell(x, y, { ground });
const zone = (ground: string, x0: number, y0: number, x1: number, y1: number): Thing[] =>
  fill(x0, y0, x1, y1, named(ground));
const along = (from: number, to: number): At[] =>
  cells(Array.from({ length: to - from + 1 }, (_, i) => `${from + i},5`).join(' '));
const path = (from: number, to: number) => go('o', along(from, to));
const enters = (hazard: string, step: number, more: object = {}): Answer => ({
  hazards: [{ hazard, step, ...more }],
});
const nothing = lacks('hazards');
const winged = { speed: { land: 6, fly: 6 }, conditions: ['flying'], elevation: 1 };
const flyer = (x: number, more: object = {}) => orc({ ...winged, ...more }, x);
const shooter = (x: number) => hero('a', x, 5, holds(bow));
const shot = rolls('a', 'o', 'bow');
const straight = edge(0, { advantage: [], disadvantage: [] });
const bothBlind = edge(0, { advantage: [{}], disadvantage: [{}] });
const web = zone('web', 8, 4, 11, 7);
const fog = zone('fog', 6, 2, 9, 8);
const dark = zone('magical-darkness', 6, 3, 8, 7);
const storm = zone('sleet-storm', 8, 3, 12, 7);
const light = (sensitive: string[] = ['sunlight-sensitivity']) => ({ traits: sensitive });
const once =
  (field: string) =>
  (answer: Answer): void =>
    expect(answer[field]).toHaveLength(1);

export default cases('srd52', [
  row('spell.web', 0, 'an orc walks into the webs')
    .on(orc({}, 7), web)
    .ask(path(7, 9))
    .gives({ ...legal(4), ...enters('web', 1) }),
  row('spell.web', 1, 'a target in the webs')
    .on(shooter(3), orc({}, 9), web)
    .ask(shot)
    .uncited('nothing changes the roll')
    .gives(straight),
  row('spell.web', 'extra', 'what is in the webs is seen, lightly obscured')
    .on(shooter(3), orc({}, 9), web)
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'lightly' }),
  row('spell.web', 3, 'out of the webs and in again')
    .on(orc({}, 7), web)
    .ask(go('o', cells('7,5 8,5 7,5 8,5')))
    .gives({ ...legal(5), ...enters('web', 1) }, once('hazards')),
  row('spell.web', 'extra', 'a flyer in the webs, which fill the air')
    .on(flyer(7), web)
    .ask(path(7, 9))
    .gives({ ...legal(4), ...enters('web', 1) }),
  row('spell.web', 'extra', 'a flyer above the webs, 20 ft. up')
    .on(flyer(7, { elevation: 4 }), web)
    .ask(path(7, 9))
    .uncited('the webs do not reach it')
    .gives(legal(2), nothing),
  row('spell.web', 'extra', 'a Large creature pays once for two rows of webs')
    .on(creature('o', 5, 5, { size: 'large' }), web)
    .ask(go('o', cells('5,5 6,5 7,5')))
    .gives({ ...legal(3), ...enters('web', 2) }),
  row('trait.spider-climb', 1, 'a spider through the webs')
    .on(orc({ traits: ['web-walker', 'spider-climb'], speed: { land: 6, climb: 6 } }, 7), web)
    .ask(path(7, 9))
    .uncited('the webs change nothing for it')
    .gives(legal(2), nothing),
  row('trait.spider-climb', 0, 'a spider across a ceiling')
    .on(orc({ traits: ['spider-climb'], speed: { land: 6, climb: 6 }, moving: 'climb' }, 7))
    .ask(path(7, 9))
    .uncited('its Climb Speed alone decides')
    .gives(legal(2), lacks('checks')),

  row('spell.grease', 0, 'a step into grease')
    .on(orc({}, 7), zone('grease', 8, 5, 9, 6))
    .ask(path(7, 8))
    .gives({ ...legal(2), ...enters('grease', 1) }),
  row('spell.grease', 1, 'a flyer above it')
    .on(flyer(7), zone('grease', 8, 5, 9, 6))
    .ask(path(7, 9))
    .uncited('grease lies on the ground')
    .gives(legal(2), nothing),
  row('spell.grease', 2, 'two squares of it')
    .on(orc({}, 7), zone('grease', 8, 5, 9, 6))
    .ask(path(7, 9))
    .gives({ ...legal(4), ...enters('grease', 1) }, once('hazards')),
  row('spell.grease', 'extra', 'an orc that stands in it walks on')
    .on(orc({}, 8), zone('grease', 8, 5, 9, 6))
    .ask(path(8, 9))
    .gives(legal(2), nothing),

  row('spell.entangle', 0, 'walks in later')
    .on(orc({}, 7), zone('entangle', 8, 4, 11, 7))
    .ask(path(7, 9))
    .gives(legal(4), nothing),
  row('spell.entangle', 1, 'its caster walks in it')
    .on(rogue(8, 5), zone('entangle', 8, 4, 11, 7))
    .ask(go('r', along(8, 9)))
    .gives(legal(2), nothing),
  row('spell.entangle', 2, 'freed, and still among the plants')
    .on(orc({}, 8), zone('entangle', 8, 4, 11, 7))
    .ask(path(8, 10))
    .gives(legal(4)),
  row('spell.entangle', 'extra', 'restrained by the plants')
    .on(orc({ conditions: ['restrained'] }, 8), zone('entangle', 8, 4, 11, 7))
    .ask(path(8, 9))
    .gives(illegal('immobile')),

  row('spell.fog-cloud', 0, 'two fighters in it')
    .on(hero('a', 7, 5, holds(sword)), orc({}, 8), fog)
    .ask(rolls())
    .gives(bothBlind),
  row('spell.fog-cloud', 1, 'a rogue leaves an orc’s reach inside it')
    .on(orc({}, 6), rogue(7, 5), fog)
    .ask(go('r', along(7, 8)))
    .uncited('the refusal cites sight')
    .gives(barredBy('not-seen')),
  row('spell.fog-cloud', 2, 'a shot into it')
    .on(shooter(2), orc({}, 7), fog)
    .ask(shot)
    .gives(bothBlind),
  row('spell.fog-cloud', 4, 'truesight inside the fog')
    .on(hero('a', 7, 5, { traits: ['true-seeing-24'] }), orc({}, 8), fog)
    .ask(sees('a', 'o'))
    .gives({ sees: false, why: 'obscured' }),
  row('spell.fog-cloud', 'extra', 'blindsight inside the fog')
    .on(hero('a', 7, 5, { traits: ['blindsight-2'] }), orc({}, 8), fog)
    .ask(sees('a', 'o'))
    .gives({ sees: true, by: 'blindsight' }),

  row('spell.darkness', 0, 'an elf with darkvision does not see in')
    .on(hero('a', 3, 5, { traits: ['darkvision-12'] }), orc({}, 7), dark)
    .ask(sees('a', 'o'))
    .gives({ sees: false, why: 'dark' }),
  row('spell.darkness', 0, 'an elf with darkvision attacks into magical darkness')
    .on(hero('a', 5, 5, { traits: ['darkvision-12'], attacks: [sword] }), orc({}, 6), dark)
    .ask(rolls())
    .gives(edge(-1)),
  row('spell.darkness', 1, 'two fighters in it')
    .on(hero('a', 6, 5, holds(sword)), orc({}, 7), dark)
    .ask(rolls())
    .gives(bothBlind),
  row('spell.darkness', 2, 'a devil that magical darkness does not impede')
    .on(
      creature('a', 6, 5, { traits: ['darkvision-24', 'devils-sight'], attacks: [sword] }),
      hero('o', 7, 5),
      dark,
    )
    .ask(rolls())
    .gives(edge(1)),
  row('spell.darkness', 3, 'a torch’s light in it')
    .on(
      hero('a', 3, 5),
      orc({}, 7),
      dark,
      cell(7, 5, { ground: 'magical-darkness', light: 'bright' }),
    )
    .ask(sees('a', 'o'))
    .gives({ sees: false, why: 'dark' }),
  row('spell.darkness', 'extra', 'truesight sees in it')
    .on(hero('a', 3, 5, { traits: ['true-seeing-24'] }), orc({}, 7), dark)
    .ask(sees('a', 'o'))
    .gives({ sees: true, by: 'true-seeing' }),
  row('spell.darkness', 'extra', 'darkvision in common darkness')
    .on(hero('a', 3, 5, { traits: ['darkvision-12'] }), orc({}, 7), cell(7, 5, { light: 'dark' }))
    .ask(sees('a', 'o'))
    .uncited('no magic is there')
    .gives({ sees: true, by: 'darkvision' }),

  row('spell.spike-growth', 0, 'three squares of it')
    .on(orc({}, 7), zone('spike-growth', 8, 3, 12, 7))
    .ask(path(7, 10))
    .gives({ ...legal(6), ...enters('spike-growth', 1, { cells: 3 }) }),
  row('spell.spike-growth', 2, 'a flyer above')
    .on(flyer(7), zone('spike-growth', 8, 3, 12, 7))
    .ask(path(7, 10))
    .uncited('it touches no spikes')
    .gives(legal(3), nothing),
  row('spell.spike-growth', 4, 'a jump over two squares lands in the third')
    .on(
      orc({ moving: 'jump', abilities: { str: 20 } }, 7),
      zone('spike-growth', 8, 3, 12, 7),
      turn({ active: 'o', spent: { moved: 2 } }),
    )
    .ask(path(7, 10))
    .gives(enters('spike-growth', 3, { cells: 1 })),
  row('spell.spike-growth', 'extra', 'moving on inside it')
    .on(orc({}, 8), zone('spike-growth', 8, 3, 12, 7))
    .ask(path(8, 10))
    .gives({ ...legal(4), ...enters('spike-growth', 1, { cells: 2 }) }),

  row('spell.plant-growth', 0, 'thick plants')
    .on(orc({}, 5), zone('overgrowth', 6, 0, 12, 9))
    .ask(path(5, 6))
    .gives({ cost: 4, budget: 6, legal: true }),
  row('spell.plant-growth', 0, 'a second square is too much')
    .on(orc({}, 5), zone('overgrowth', 6, 0, 12, 9))
    .ask(path(5, 7))
    .gives({ cost: 8, ...illegal('over-speed') }),
  row('spell.plant-growth', 1, 'with a Dash')
    .on(orc({}, 5), zone('overgrowth', 6, 0, 12, 9))
    .ask(go('o', along(5, 8), 'dash'))
    .gives({ ...legal(12), budget: 12 }),
  row('spell.plant-growth', 2, 'with Freedom of Movement')
    .on(orc({ traits: ['freedom-of-movement'] }, 5), zone('overgrowth', 6, 0, 12, 9))
    .ask(path(5, 6))
    .gives(legal(4)),
  row('spell.plant-growth', 3, 'a flyer above the plants')
    .on(flyer(5), zone('overgrowth', 6, 0, 12, 9))
    .ask(path(5, 8))
    .uncited('they do not reach it')
    .gives(legal(3)),
  row('spell.plant-growth', 'extra', 'crawling among the plants')
    .on(orc({ moving: 'crawl' }, 5), zone('overgrowth', 6, 0, 12, 9))
    .ask(path(5, 6))
    .gives(legal(5)),

  row('spell.sleet-storm', 0, 'walks in')
    .on(orc({}, 7), storm)
    .ask(path(7, 8))
    .gives({ ...legal(2), ...enters('sleet-storm', 1) }),
  row('spell.sleet-storm', 1, 'a shot into it')
    .on(shooter(2), orc({}, 10), storm)
    .ask(shot)
    .gives(bothBlind),
  row('spell.sleet-storm', 2, 'a flyer in the cylinder')
    .on(flyer(7), storm)
    .ask(path(7, 9))
    .gives({ ...legal(2), ...enters('sleet-storm', 1) }),
  row('spell.black-tentacles', 0, 'walks in')
    .on(orc({}, 7), zone('black-tentacles', 8, 4, 11, 7))
    .ask(path(7, 8))
    .gives({ ...legal(2), ...enters('black-tentacles', 1) }),
  row('spell.black-tentacles', 1, 'starts free in it and walks out')
    .on(orc({}, 8), zone('black-tentacles', 8, 4, 11, 7))
    .ask(go('o', cells('8,5 7,5')))
    .uncited('it enters nothing')
    .gives(legal(1), nothing),

  row('spell.moonbeam', 1, 'starts its turn in it and walks out')
    .on(orc({}, 8), zone('moonbeam', 8, 5, 9, 6))
    .ask(go('o', cells('8,5 7,5')))
    .uncited('it enters nothing')
    .gives(legal(1), nothing),
  row('spell.moonbeam', 2, 'a dark place gets dim light')
    .on(hero('a', 3, 5), orc({}, 8), cell(8, 5, { ground: 'moonbeam', light: 'dark' }))
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'lightly' }),
  row('spell.moonbeam', 'extra', 'a bright place stays bright')
    .on(hero('a', 3, 5), orc({}, 8), zone('moonbeam', 8, 5, 9, 6))
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'none' }),
  row('spell.moonbeam', 'extra', 'walks into the beam')
    .on(orc({}, 7), zone('moonbeam', 8, 5, 9, 6))
    .ask(path(7, 8))
    .gives({ ...legal(1), ...enters('moonbeam', 1) }),

  row('spell.stinking-cloud', 1, 'a foe leaves its reach inside')
    .on(orc({}, 6), rogue(7, 5), zone('stinking-cloud', 6, 2, 9, 8))
    .ask(go('r', along(7, 8)))
    .uncited('the refusal cites sight')
    .gives(barredBy('not-seen')),
  row('spell.stinking-cloud', 'extra', 'who walks in has no save yet')
    .on(orc({}, 5), zone('stinking-cloud', 6, 2, 9, 8))
    .ask(path(5, 6))
    .uncited('the cloud costs nothing')
    .gives(legal(1), nothing),
  row('spell.stinking-cloud', 'extra', 'a target in it')
    .on(shooter(2), orc({}, 7), zone('stinking-cloud', 6, 2, 9, 8))
    .ask(sees('a', 'o'))
    .gives({ sees: false, why: 'obscured' }),
  row('spell.other-clouds', 0, 'walks into Cloudkill')
    .on(orc({}, 5), zone('cloudkill', 6, 2, 9, 8))
    .ask(path(5, 6))
    .gives({ ...legal(1), ...enters('cloudkill', 1) }),
  row('spell.other-clouds', 1, 'a shot into Cloudkill')
    .on(shooter(2), orc({}, 7), zone('cloudkill', 6, 2, 9, 8))
    .ask(shot)
    .gives(bothBlind),
  row('spell.other-clouds', 2, 'a flyer among the locusts')
    .on(flyer(7), zone('insect-plague', 8, 3, 12, 7))
    .ask(path(7, 9))
    .gives({ ...legal(4), ...enters('insect-plague', 1) }),
  row('spell.other-clouds', 3, 'a target among the locusts')
    .on(hero('a', 3, 5), orc({}, 9), zone('insect-plague', 8, 3, 12, 7))
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'lightly' }),

  row('spell.walls', 0, 'an orc walks through fire')
    .on(orc({}, 5), zone('wall-of-fire', 6, 2, 6, 8))
    .ask(path(5, 7))
    .gives({ ...legal(2), ...enters('wall-of-fire', 1) }),
  row('spell.walls', 1, 'a shot through the wall of fire')
    .on(shooter(3), orc({}, 8), wall(6, 0, 6, 10, { blocks: ['sight'] }))
    .ask(shot)
    .uncited('the scene has the wall')
    .gives(bothBlind),
  row('spell.walls', 2, 'behind a wall of force')
    .on(shooter(3), orc({}, 8), wall(6, 0, 6, 10, { blocks: ['move', 'effect'], force: true }))
    .ask(shot)
    .uncited('the scene has the wall')
    .gives({ possible: false, impossible: { why: 'total-cover' } }),
  row('spell.walls', 'extra', 'a creature behind a wall of force is seen')
    .on(shooter(3), orc({}, 8), wall(6, 0, 6, 10, { blocks: ['move', 'effect'], force: true }))
    .ask(sees('a', 'o'))
    .uncited('the scene has the wall')
    .gives({ sees: true }),
  row('spell.walls', 4, 'a shot across the blades')
    .on(archer('a', 3, 5), orc({}, 8), zone('blade-barrier', 6, 2, 6, 8))
    .ask(cover('a', 'o', 'ranged'))
    .uncited('cover cites its own rules')
    .gives({ degree: 'three-quarters', ac: 5 }),
  row('spell.walls', 'extra', 'through the blades')
    .on(orc({}, 5), zone('blade-barrier', 6, 2, 6, 8))
    .ask(path(5, 7))
    .gives({ ...legal(3), ...enters('blade-barrier', 1) }),
  row('spell.walls', 'extra', 'through a wall of thorns')
    .on(orc({}, 5), zone('wall-of-thorns', 6, 2, 6, 8))
    .ask(path(5, 7))
    .gives({ ...legal(5), ...enters('wall-of-thorns', 1) }),

  row('spell.daylight', 0, 'a specter in it')
    .on(
      hero('a', 7, 5),
      creature('s', 8, 5, { ...light(), attacks: [sword] }),
      zone('daylight', 0, 0, 12, 9),
    )
    .ask(rolls('s', 'a'))
    .cites('srd52.trait.sunlight-sensitivity')
    .gives(edge(-1, { disadvantage: [{ why: 'sunlight' }] })),
  row('spell.daylight', 'extra', 'a dark place in it is bright')
    .on(hero('a', 3, 5), orc({}, 8), cell(8, 5, { ground: 'daylight', light: 'dark' }))
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'none' }),
  row('trait.sunlight-sensitivity', 3, 'in a Daylight spell')
    .on(
      hero('a', 7, 5),
      creature('s', 8, 5, { ...light(), attacks: [sword] }),
      zone('daylight', 0, 0, 12, 9),
    )
    .ask(rolls('s', 'a'))
    .gives(edge(-1)),

  row('move.ice', 0, 'two squares of ice')
    .on(orc({}, 5), zone('ice', 6, 5, 7, 5))
    .ask(path(5, 8))
    .gives({ ...legal(5), ...enters('ice', 1) }, once('hazards')),
  row('move.difficult-kinds', 'extra', 'heavy snow')
    .on(orc({}, 5), zone('deep-snow', 6, 5, 7, 5))
    .ask(path(5, 6))
    .gives(legal(2)),
  row('spell.freedom-of-movement', 3, 'through a web')
    .on(orc({ traits: ['freedom-of-movement'] }, 7), web)
    .ask(path(7, 9))
    .uncited('the webs cost nothing')
    .gives(legal(2)),
  row('spell.freedom-of-movement', 4, 'swimming')
    .on(orc({ traits: ['freedom-of-movement'] }, 7), cell(8, 5, { surface: 'water' }))
    .ask(go('o', cells('7,5 8,5')))
    .uncited('it swims at its Speed')
    .gives(legal(1)),
  row('spell.freedom-of-movement', 1, 'crawling')
    .on(orc({ traits: ['freedom-of-movement'], moving: 'crawl' }, 7))
    .ask(path(7, 9))
    .uncited('crawling has its own price')
    .gives(legal(4)),
  row('spell.freedom-of-movement', 0, 'through rubble')
    .on(orc({ traits: ['freedom-of-movement'] }, 7), zone('dense-rubble', 8, 5, 9, 5))
    .ask(path(7, 9))
    .uncited('the ground costs nothing')
    .gives(legal(2)),
  row('spell.freedom-of-movement', 0, 'through an enemy two sizes apart')
    .on(rogue(6, 5, { traits: ['freedom-of-movement'] }), creature('g', 7, 4, { size: 'huge' }))
    .ask(go('r', along(6, 10)))
    .uncited('the space costs nothing')
    .gives({ cost: 4 }),
]);
