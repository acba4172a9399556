/** Features, spells and ground of 2014 that change jumps, falls, rides and attacks. */
import {
  cases,
  cell,
  cells,
  creature,
  fill,
  hero,
  pit,
  turn,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import {
  area,
  big,
  bow,
  covers,
  edge,
  go,
  illegal,
  lacks,
  legal,
  none,
  orc,
  rogue,
  rolls,
  sword,
  why,
} from './boards.ts';

const row = rowsOf('srd51');
const spent = (moved: number, actions: string[] = []) =>
  turn({ active: 'r', spent: { moved, actions } });
const east = (n: number) => cells(Array.from({ length: n + 1 }, (_, i) => `${5 + i},5`).join(' '));
const jumps = (more: CreatureMore) => rogue(5, 5, { moving: 'jump', ...more });
const chasm = (n: number) => fill(6, 5, 5 + n, 5, pit);
const over: Answer = illegal('jump-too-long');
const leaper = { abilities: { str: 10 }, conditions: ['jump-spell'] };
const lying = (ground: string, to = 6) =>
  fill(6, 5, to, to === 6 ? 5 : 6, (x, y) => cell(x, y, { ground }));
const meets = (...hazards: readonly [hazard: string, step: number][]): Answer => ({
  hazards: hazards.map(([hazard, step]) => ({ hazard, step })),
});
const shark = (more: CreatureMore = {}) =>
  [
    creature('a', 5, 5, { traits: ['blood-frenzy'], attacks: [sword], ...more }),
    hero('o', 6, 5, { hp: { current: 20, max: 25 } }),
  ] as const;
const cloud = fill(8, 4, 11, 7, (x, y) => cell(x, y, { ground: 'stinking-cloud' }));
const lance: AttackInput = {
  id: 'lance',
  kind: 'melee',
  reachWeapon: 'reach',
  tags: ['lance'],
  bonus: 5,
};
/** A corridor that turns a corner at (6,5). */
const corner = fill(0, 0, 12, 12, (x, y) =>
  (y === 5 && x <= 6) || (x === 6 && y >= 5)
    ? cell(x, y, {})
    : cell(x, y, { blocks: ['move', 'sight', 'effect'] }),
);

export default cases('srd51', [
  row('move.jump-features', 0, 'Strength 10, the spell, two squares moved')
    .on(jumps(leaper), chasm(3), spent(2))
    .ask(go('r', east(4)))
    .gives(legal(4)),
  row('move.jump-features', 1, 'Strength 10 from standing')
    .on(jumps(leaper), chasm(3), spent(0))
    .ask(go('r', east(4)))
    .gives(legal(4)),
  row('move.jump-features', 'extra', 'farther than three times as far')
    .on(jumps(leaper), chasm(4), spent(0))
    .ask(go('r', east(5)))
    .gives(over),
  row('spell.small', 1, 'Strength 10, Jump, a run-up: six squares')
    .on(jumps({ ...leaper, speed: { land: 12 } }), chasm(6), spent(2))
    .ask(go('r', east(7)))
    .cites('srd51.move.jump-features')
    .gives(legal(7)),
  row('move.jump-features', 'extra', 'a monk’s Step of the Wind doubles')
    .on(
      jumps({ abilities: { str: 10 }, traits: ['step-of-the-wind'] }),
      chasm(2),
      spent(0, ['bonus-disengage']),
    )
    .ask(go('r', east(3)))
    .gives(legal(3)),
  row('move.jump-features', 'extra', 'a thief of Dexterity 16 runs 3 ft. farther')
    .on(
      jumps({ abilities: { str: 12, dex: 16 }, traits: ['second-story-work'] }),
      chasm(3),
      spent(2),
    )
    .ask(go('r', east(4)))
    .gives(legal(4)),
  row('flight.slow-falls', 0, '100 ft. under Feather Fall')
    .on(rogue(5, 5, { elevation: 20, conditions: ['feather-falling'] }))
    .ask({ ask: 'falls', of: 'r' })
    .gives({ feet: 100, lands: 0, prone: false }, lacks('damage')),

  row('action.caltrops', 0, 'an orc enters caltrops')
    .on(orc(), lying('caltrops'))
    .ask(go('o', east(1)))
    .gives(meets(['caltrops', 1])),
  row('action.caltrops', 2, 'ball bearings')
    .on(orc(), lying('ball-bearings', 7))
    .ask(go('o', east(1)))
    .gives(meets(['ball-bearings', 1])),
  row('move.ground-hazards', 0, 'a rogue enters caltrops')
    .on(rogue(5, 5), lying('caltrops'))
    .ask(go('r', east(1)))
    .gives(meets(['caltrops', 1])),
  row('move.ground-hazards', 2, 'three squares over ball bearings')
    .on(rogue(5, 5), lying('ball-bearings', 7))
    .ask(go('r', east(3)))
    .gives(meets(['ball-bearings', 1])),
  row('move.ground-hazards', 'extra', 'each entry asks anew')
    .on(rogue(5, 5), lying('caltrops'))
    .ask(go('r', cells('5,5 6,5 7,5 6,5')))
    .gives(meets(['caltrops', 1], ['caltrops', 3])),

  row('trait.blood-frenzy', 0, 'a sahuagin strikes')
    .on(...shark())
    .ask(rolls())
    .gives(edge(1, why(['blood-frenzy'], []))),
  row('trait.blood-frenzy', 1, 'a sahuagin shoots')
    .on(creature('a', 1, 5, { traits: ['blood-frenzy'], attacks: [bow] }), shark()[1])
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),

  row('spell.darkness', 2, 'an orc starts its turn wholly in a stinking cloud')
    .on(orc({}, 8, 5), cloud)
    .ask(turnOf('o'))
    .gives({ starts: { hazards: [{ hazard: 'stinking-cloud' }] } }),
  row('spell.darkness', 'extra', 'an ogre half in a stinking cloud')
    .on(big('o', 7, 5), cloud)
    .ask(turnOf('o'))
    .uncited('it is not wholly in the cloud')
    .gives(lacks('starts')),
  row('spell.darkness', 0, 'fog in a corridor fills round the corner')
    .on(corner, hero('r', 3, 5))
    .ask(area('spread', [5, 5], 4, { by: 'r' }))
    .cites('srd51.area.spreads-by-spell')
    .gives({}, covers(true, [6, 7])),

  row('spell.spirit-guardians', 'extra', 'a cleric who walks carries the spirits onto nobody')
    .on(hero('c', 4, 5, { conditions: ['spirit-guardians'] }), orc({}, 10, 5))
    .ask(go('c', cells('4,5 5,5 6,5 7,5')))
    .uncited('whoever enters them saves, not whom they reach')
    .gives(lacks('hazards')),
  row('mounted.differences', 2, 'off one horse and onto another in one turn')
    .on(
      hero('r', 5, 5, { mount: 'h' }),
      creature('h', 5, 5, { size: 'large', side: 'party', speed: { land: 12 } }),
      creature('g', 8, 5, { size: 'large', side: 'party', speed: { land: 12 } }),
      turn({ active: 'r', spent: { uses: { half: 1 }, actions: ['dismount'] } }),
    )
    .ask({ ask: 'act', of: 'r', action: 'mount-up', target: 'g' })
    .gives({ legal: false }),

  row('reach.lance', 3, 'in a Small hand')
    .on(hero('a', 5, 5, { size: 'small', attacks: [lance] }), orc({}, 7, 5))
    .ask(rolls('a', 'o', 'lance'))
    .uncited(none)
    .gives(edge(0)),
  row('trait.outside', 0, 'an invisible attacker strikes at a creature with Alert')
    .on(
      hero('a', 5, 5, { attacks: [sword], conditions: ['invisible'] }),
      orc({ traits: ['alert'], ac: { total: 15 } }, 6),
    )
    .ask(rolls())
    .cites('srd52.attack.unseen-attacker')
    .gives(edge(1, { unknown: ['creatures.o.traits.alert'] })),
]);
