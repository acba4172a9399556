/** Features and traits of 2024 that change jumps, falls, movement, attacks and saves; ground that is laid out. */
import { expect } from 'vitest';
import {
  archer,
  block,
  cases,
  cell,
  cells,
  cover,
  creature,
  fill,
  glassWall,
  hero,
  pit,
  turn,
  wall,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { act, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import {
  area,
  big,
  edge,
  go,
  illegal,
  lacks,
  legal,
  nobody,
  none,
  once,
  orc,
  rogue,
  rollOf,
  rolls,
  sword,
  trial,
  why,
} from './boards.ts';

const row = rowsOf('srd52');
const spent = (moved: number, uses: Record<string, number> = {}, actions: string[] = []) =>
  turn({ active: 'r', spent: { moved, uses, actions } });
const east = (n: number, from = 5) =>
  cells(Array.from({ length: n + 1 }, (_, i) => `${from + i},5`).join(' '));
const jumps = (more: CreatureMore) => rogue(5, 5, { moving: 'jump', ...more });
const chasm = (n: number) => fill(6, 5, 5 + n, 5, pit);
const over: Answer = illegal('jump-too-long');
const lying = (ground: string, to = 6) =>
  fill(6, 5, to, to === 6 ? 5 : 6, (x, y) => cell(x, y, { ground }));
const meets = (...hazards: readonly [hazard: string, step: number][]): Answer => ({
  hazards: hazards.map(([hazard, step]) => ({ hazard, step })),
});
const count =
  (field: string, n: number) =>
  (answer: Answer): void =>
    expect(answer[field]).toHaveLength(n);
const trooper = (more: CreatureMore = {}) =>
  big('c', 5, 5, { speed: { land: 10 }, traits: ['trampling-charge'], side: 'party', ...more });
const three = [creature('o1', 7, 4), creature('o2', 9, 4), creature('o3', 11, 4)];
const along = (n: number, from = 5) => east(n, from);
const withdraws = (traits: string[], n: number, mode = 'half-move') =>
  [rogue(6, 5, { traits }), go('r', east(n, 6), mode)] as const;
const hordes = (more: CreatureMore = {}) =>
  [hero('r', 6, 5, { traits: ['escape-the-horde'], ...more }), orc({ attacks: [sword] })] as const;
const strikes = (as?: 'opportunity') => ({ ...rolls('o', 'r'), ...(as && { as }) });
const shark = (hp?: CreatureMore['hp']) =>
  [
    creature('a', 5, 5, { traits: ['blood-frenzy'], attacks: [sword] }),
    hero('o', 6, 5, hp === undefined ? {} : { hp }),
  ] as const;
const imp = creature('o', 6, 5, { traits: ['magic-resistance'], saves: { reflex: 3 } });
const blast = (more: object = {}) => area('sphere', [6, 5], 2, { save: 'reflex', ...more });
const saves = (advantage: readonly string[]): Answer => ({
  creatures: [{ id: 'o', save: { advantage } }],
});
const rolled = (of: string, die = 4) =>
  trial('check', of, { chosen: { check: 'initiative' }, dice: { own: { die } } });
const surprised = (id: string, more: CreatureMore = {}) =>
  creature(id, 5, 5, {
    abilities: { dex: 10 },
    ...more,
    conditions: ['surprised', ...(more.conditions ?? [])],
  });
const falls = { ask: 'falls', of: 'r' };
const spell: AttackInput = {
  id: 'bolt',
  kind: 'ranged',
  range: { normal: 24, long: 24 },
  tags: ['spell'],
  bonus: 5,
};
const caster = archer('a', 2, 5, { attacks: [spell] });
const aimed = rolls('a', 'o', 'bolt');
const barredBy = (reason: string): Answer => ({ possible: false, impossible: { why: reason } });

export default cases('srd52', [
  // ── Jumps and falls ──
  row('move.jump-features', 3, 'a thief of Dexterity 16 over three squares')
    .on(
      jumps({ abilities: { str: 8, dex: 16 }, traits: ['second-story-work'] }),
      chasm(3),
      spent(2),
    )
    .ask(go('r', east(4)))
    .gives(legal(4)),
  row(
    'move.jump-features',
    'extra',
    'another rogue of Strength 8 and Dexterity 16 over three squares',
  )
    .on(jumps({ abilities: { str: 8, dex: 16 } }), chasm(3), spent(2))
    .ask(go('r', east(4)))
    .cites('srd52.move.long-jump')
    .gives(over),
  row('move.jump-features', 'extra', 'the Jump spell lets Strength 8 jump over five squares')
    .on(
      jumps({ abilities: { str: 8 }, speed: { land: 12 }, conditions: ['jump-spell'] }),
      chasm(5),
      spent(0),
    )
    .ask(go('r', east(6)))
    .gives({ legal: true }),
  row('trait.leaps', 0, 'a lion after two squares')
    .on(
      jumps({ abilities: { str: 17 }, speed: { land: 10 }, traits: ['running-leap'] }),
      chasm(5),
      spent(2),
    )
    .ask(go('r', east(6)))
    .gives(legal(6)),
  row('trait.leaps', 'extra', 'a lion from standing')
    .on(
      jumps({ abilities: { str: 17 }, speed: { land: 10 }, traits: ['running-leap'] }),
      chasm(5),
      spent(0),
    )
    .ask(go('r', east(6)))
    .gives(over),
  row('class.monk-focus', 2, 'Strength 10, a running jump of four squares after Step of the Wind')
    .on(
      jumps({ abilities: { str: 10 }, traits: ['step-of-the-wind'] }),
      chasm(4),
      spent(2, { bonus: 1, dash: 1 }, ['focused-step']),
    )
    .ask(go('r', east(5)))
    .cites('srd52.move.jump-features')
    .gives(legal(5)),
  row('class.monk-focus', 'extra', 'the same jump after a Dash')
    .on(
      jumps({ abilities: { str: 10 }, traits: ['step-of-the-wind'] }),
      chasm(4),
      spent(2, { action: 1, dash: 1 }, ['dash']),
    )
    .ask(go('r', east(5)))
    .cites('srd52.move.long-jump')
    .gives(over),
  row('flight.slow-falls', 0, '100 ft. under Feather Fall')
    .on(rogue(5, 5, { elevation: 20, conditions: ['feather-falling'] }))
    .ask(falls)
    .gives({ feet: 100, lands: 0, prone: false }, lacks('damage')),

  // ── Ground that is laid out ──
  row('action.caltrops', 0, 'an orc walks into caltrops')
    .on(orc(), lying('caltrops'))
    .ask(go('o', east(1)))
    .gives(meets(['caltrops', 1])),
  row('action.caltrops', 1, 'it walks on, and each square costs 1')
    .on(orc(), lying('caltrops'))
    .ask(go('o', east(2)))
    .gives({ ...legal(2), ...meets(['caltrops', 1]) }),
  row('action.caltrops', 2, 'pushed into the caltrops')
    .on(orc(), lying('caltrops'))
    .ask({ ask: 'push', from: [4, 5], of: 'o', cells: 1 })
    .gives(meets(['caltrops', 1])),
  row('action.caltrops', 3, 'out and in again on one turn')
    .on(orc(), lying('caltrops'))
    .ask(go('o', cells('5,5 6,5 7,5 6,5')))
    .gives(meets(['caltrops', 1]), count('hazards', 1)),
  row('action.caltrops', 4, 'ball bearings')
    .on(orc(), lying('ball-bearings', 7))
    .ask(go('o', east(1)))
    .gives(meets(['ball-bearings', 1])),
  row('action.caltrops', 5, 'a flyer above')
    .on(orc({ elevation: 2, speed: { land: 6, fly: 6 } }), lying('caltrops'))
    .ask(go('o', east(2)))
    .uncited('the ground does not reach it')
    .gives(lacks('hazards')),
  row('action.caltrops', 'extra', 'a hunting trap asks each who steps on its plate')
    .on(orc(), lying('hunting-trap'))
    .ask(go('o', cells('5,5 6,5 7,5 6,5')))
    .gives(meets(['hunting-trap', 1], ['hunting-trap', 3])),
  row('move.ground-hazards', 0, 'three squares over caltrops')
    .on(rogue(5, 5), lying('caltrops'))
    .ask(go('r', east(3)))
    .gives(meets(['caltrops', 1])),
  row('move.ground-hazards', 2, 'two squares of one area of ball bearings')
    .on(rogue(5, 5), lying('ball-bearings', 7))
    .ask(go('r', east(3)))
    .gives(meets(['ball-bearings', 1]), count('hazards', 1)),
  row('move.ground-hazards', 3, 'leaves the bearings and comes back')
    .on(rogue(5, 5), lying('ball-bearings', 7))
    .ask(go('r', cells('5,5 6,5 7,5 8,5 7,5')))
    .gives(meets(['ball-bearings', 1]), count('hazards', 1)),
  row('move.ground-hazards', 'extra', 'burning oil, entered and at the end of a turn')
    .on(rogue(5, 5), lying('burning-oil'))
    .ask(go('r', east(1)))
    .gives(meets(['burning-oil', 1])),
  row('move.ground-hazards', 'extra', 'the end of a turn in burning oil')
    .on(rogue(6, 5), lying('burning-oil'))
    .ask(turnOf('r'))
    .gives({ ends: { hazards: [{ hazard: 'burning-oil' }] } }),
  row('move.ground-hazards', 'extra', 'burning oil burns once in a turn')
    .on(rogue(5, 5), lying('burning-oil'))
    .ask(turnOf('r', ['move', { path: east(1) }]))
    .gives(lacks('ends')),

  // ── Movement that a feature gives ──
  row('opportunity.trait-free', 4, 'a Trampling Charge past three orcs')
    .on(trooper(), ...three)
    .ask(go('c', along(8), 'trampling-charge'))
    .gives({ ...legal(8), ...nobody }),
  row('opportunity.trait-free', 'extra', 'a plain move past the same orcs')
    .on(trooper(), creature('o1', 7, 4))
    .ask(go('c', along(8)))
    .cites('srd52.opportunity.leaving-reach')
    .gives(count('opportunities', 1)),
  row('share.special-passage', 0, 'a man walks into a gelatinous cube')
    .on(hero('r', 3, 5), big('o', 5, 5, { traits: ['ooze-cube'] }))
    .ask(go('r', cells('3,5 4,5 5,5')))
    .gives({ legal: true, cost: 3 }),
  row('share.special-passage', 'extra', 'the cube moves over a man')
    .on(big('r', 3, 5, { traits: ['ooze-cube'] }), hero('o', 6, 5))
    .ask(go('r', cells('3,5 4,5 5,5')))
    .gives({ legal: true }),
  row('share.special-passage', 'extra', 'the cube does not move over a Huge giant')
    .on(big('r', 3, 5, { traits: ['ooze-cube'] }), hero('o', 6, 4, { size: 'huge' }))
    .ask(go('r', cells('3,5 4,5 5,5')))
    .cites('srd52.share.no-end')
    .gives({ legal: false }),
  row('share.special-passage', 2, 'a Trampling Charge through an orc')
    .on(trooper(), creature('o', 8, 5))
    .ask(go('c', along(6), 'trampling-charge'))
    .gives({ legal: true, ...nobody }),
  row('share.special-passage', 2, 'it does not end there')
    .on(trooper(), creature('o', 8, 5))
    .ask(go('c', along(3), 'trampling-charge'))
    .cites('srd52.share.no-end')
    .gives(illegal('ends-occupied')),
  row('share.special-passage', 'extra', 'a Large foe is in its way')
    .on(trooper(), big('o', 8, 5))
    .ask(go('c', along(6), 'trampling-charge'))
    .cites('srd52.share.through-two-sizes')
    .gives({ legal: false }),
  row('opportunity.free-moves', 0, 'three squares by Withdraw')
    .on(withdraws(['cunning-strike'], 3)[0], orc())
    .ask(withdraws([], 3)[1])
    .gives({ ...legal(3), budget: 3, ...nobody }),
  row('opportunity.free-moves', 1, 'a fourth square of her own movement')
    .on(withdraws(['cunning-strike'], 1)[0], orc())
    .ask(withdraws([], 1, 'move')[1])
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.free-moves', 2, 'two squares by Instinctive Pounce')
    .on(withdraws(['instinctive-pounce'], 2)[0], orc())
    .ask(withdraws([], 2, 'pounce')[1])
    .gives({ ...legal(2), ...once('o', [6, 5]) }),
  row('opportunity.free-moves', 4, 'three squares of a champion after a critical hit')
    .on(withdraws(['remarkable-athlete'], 3)[0], orc(), spent(6))
    .ask(withdraws([], 3)[1])
    .gives({ ...legal(3), ...nobody }),
  row('opportunity.free-moves', 'extra', 'a fourth square is not given')
    .on(withdraws(['cunning-strike'], 4)[0], orc())
    .ask(withdraws([], 4)[1])
    .gives(illegal('over-speed')),
  row('class.cunning-strike', 2, 'Withdraw at Speed 30')
    .on(withdraws(['cunning-strike'], 3)[0], orc())
    .ask(withdraws([], 3)[1])
    .cites('srd52.opportunity.free-moves')
    .gives({ ...legal(3), budget: 3 }),

  row('spell.spirit-guardians', 1, 'a cleric walks until an orc is within 3 squares')
    .on(hero('c', 4, 5, { conditions: ['spirit-guardians'] }), orc({}, 10, 5))
    .ask(go('c', along(3, 4)))
    .gives({ hazards: [{ hazard: 'spirit-guardians', step: 3, of: 'o' }] }),
  row('spell.spirit-guardians', 'extra', 'the orc is in the spirits already')
    .on(hero('c', 7, 5, { conditions: ['spirit-guardians'] }), orc({}, 10, 5))
    .ask(go('c', along(1, 7)))
    .uncited('nobody comes into them')
    .gives(lacks('hazards')),
  row('spell.spirit-guardians', 'extra', 'an ally is spared')
    .on(hero('c', 4, 5, { conditions: ['spirit-guardians'] }), hero('b', 10, 5))
    .ask(go('c', along(3, 4)))
    .uncited('nobody comes into them')
    .gives(lacks('hazards')),

  // ── Attacks and Reactions ──
  row('opportunity.denied', 3, 'two orcs strike at one who escapes the horde')
    .on(hordes()[0], orc({ attacks: [sword] }), creature('p', 5, 6, { attacks: [sword] }))
    .ask(go('r', east(2, 6)))
    .cites('srd52.opportunity.leaving-reach')
    .gives(count('opportunities', 2)),
  row('opportunity.denied', 3, 'each with disadvantage')
    .on(...hordes())
    .ask(strikes('opportunity'))
    .gives(edge(-1, why([], ['escape-the-horde']))),
  row('class.no-opportunity', 2, 'a hunter leaves a reach')
    .on(...hordes())
    .ask(strikes('opportunity'))
    .gives(edge(-1)),
  row('class.no-opportunity', 3, 'a hunter who is prone beside the orc')
    .on(...hordes({ conditions: ['prone'] }))
    .ask(strikes('opportunity'))
    .gives(edge(0, why(['prone'], ['escape-the-horde']))),
  row('class.no-opportunity', 'extra', 'in the orc’s own turn nothing changes')
    .on(...hordes())
    .ask(strikes())
    .uncited(none)
    .gives(edge(0)),
  row('trait.blood-frenzy', 0, '20 of 25 hit points')
    .on(...shark({ current: 20, max: 25 }))
    .ask(rolls())
    .gives(edge(1, why(['blood-frenzy'], []))),
  row('trait.blood-frenzy', 1, '25 of 25 hit points')
    .on(...shark({ current: 25, max: 25 }))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('trait.blood-frenzy', 2, 'hit points that nobody tells')
    .on(...shark())
    .ask(rolls())
    .uncited(none)
    .gives(edge(0), ({ unknown }) => expect(unknown).toContain('creatures.o.hp')),
  row('trait.reactive', 0, 'a marilith after two Reactions')
    .on(orc({ traits: ['reactive'], opportunitiesTaken: 2 }), rogue(6, 5))
    .ask(go('r', east(1, 6)))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('trait.reactive', 1, 'another creature after one')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5))
    .ask(go('r', east(1, 6)))
    .cites('srd52.opportunity.reaction')
    .gives(nobody),
  row('trait.magic-resistance', 0, 'in a spell’s area')
    .on(imp)
    .ask(blast({ magical: true }))
    .gives(saves(['magic-resistance'])),
  row('trait.magic-resistance', 1, 'in an area that is no spell')
    .on(imp)
    .ask(blast())
    .uncited('the save has no advantage')
    .gives(saves([])),
  row('trait.magic-resistance', 2, 'a save against magic, as a player says')
    .on(imp)
    .ask(trial('save', 'o', { chosen: { ability: 'wis', magic: 'yes' } }))
    .gives({}, rollOf('save', { edge: { net: 1, advantage: [{ why: 'magic-resistance' }] } })),
  row('trait.magic-resistance', 'extra', 'a save against something else')
    .on(imp)
    .ask(trial('save', 'o', { chosen: { ability: 'wis' } }))
    .uncited('the save has no advantage')
    .gives({}, rollOf('save', { edge: undefined })),

  // ── Spells that pick a target ──
  row('cover.targeting', 1, 'an orc behind a closed window')
    .on(caster, orc(), glassWall(4, 5, 4, 6))
    .ask(aimed)
    .cites('srd52.cover.degrees')
    .gives(barredBy('total-cover')),
  row('cover.targeting', 2, 'an orc behind a wall of force')
    .on(caster, orc(), wall(4, 3, 4, 8, { blocks: ['move', 'effect'], force: true }))
    .ask(aimed)
    .cites('srd52.cover.degrees')
    .gives(barredBy('total-cover')),
  row('cover.targeting', 3, 'total cover whatever a spell takes away of less')
    .on(caster, orc(), ...[4, 5, 6].map((y) => block(4, y)))
    .ask(cover('a', 'o', 'ranged'))
    .cites('srd52.cover.degrees')
    .gives({ degree: 'total' }),

  // ── Initiative ──
  row('initiative.surprise', 0, 'a surprised orc that rolls 4 as the lower die')
    .on(surprised('o'))
    .ask(rolled('o'))
    .gives(
      { outcome: { told: [{ params: { n: 4 } }] } },
      rollOf('own', { edge: { net: -1, disadvantage: [{ why: 'surprised' }] } }),
    ),
  row('initiative.surprise', 1, 'it acts on its turn in round 1')
    .on(surprised('o'), rogue(6, 5), turn({ round: 1, active: 'o', order: ['o', 'r'] }))
    .ask(act('o', 'attack', { target: 'r', with: 'sword' }))
    .uncited('nothing forbids it')
    .gives({ legal: true }),
  row('initiative.surprise', 1, 'and takes a Reaction before it')
    .on(surprised('o'), rogue(6, 5), turn({ round: 1, active: 'r', order: ['r', 'o'] }))
    .ask(go('r', east(1, 6)))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('initiative.surprise', 3, 'one of a group')
    .on(surprised('o'), creature('p', 6, 5))
    .ask(rolled('o'))
    .gives({}, rollOf('own', { edge: { net: -1 } })),
  row('initiative.surprise', 3, 'another one, who was aware')
    .on(surprised('o'), creature('p', 6, 5))
    .ask(rolled('p'))
    .uncited('nothing decides the roll')
    .gives({}, rollOf('own', { edge: undefined })),
  row('initiative.surprise', 4, 'surprised and invisible')
    .on(surprised('o', { conditions: ['invisible'] }))
    .ask(rolled('o'))
    .gives({}, rollOf('own', { edge: { net: 0 } })),
  row('initiative.modifiers', 0, 'a hidden rogue')
    .on(rogue(5, 5, { conditions: ['hidden'] }))
    .ask(rolled('r'))
    .cites('srd52.condition.invisible')
    .gives({}, rollOf('own', { edge: { net: 1 } })),
  row('initiative.modifiers', 2, 'surprised and incapacitated')
    .on(surprised('o', { conditions: ['incapacitated'] }))
    .ask(rolled('o'))
    .cites('srd52.initiative.surprise')
    .gives({}, rollOf('own', { edge: { net: -1 } })),

  // ── Slowed ──
  row('mastery.slow', 0, 'hit twice at Speed 30')
    .on(rogue(5, 5, { conditions: ['weapon-slow', 'weapon-slow'] }))
    .ask(go('r', east(4)))
    .cites('srd52.move.speed-changes-together')
    .gives({ ...legal(4), budget: 4 }),
  row('mastery.slow', 1, 'Fly 60 and Speed 30: in the air')
    .on(rogue(5, 5, { elevation: 2, speed: { land: 6, fly: 12 }, conditions: ['weapon-slow'] }))
    .ask(go('r', east(4)))
    .cites('srd52.move.speed-changes-together')
    .gives({ budget: 10 }),
  row('mastery.slow', 1, 'Fly 60 and Speed 30: on foot')
    .on(rogue(5, 5, { moving: 'walk', speed: { land: 6, fly: 12 }, conditions: ['weapon-slow'] }))
    .ask(go('r', east(4)))
    .cites('srd52.move.speed-changes-together')
    .gives({ budget: 4 }),
  row('mastery.slow', 3, 'prone and Speed 10')
    .on(rogue(5, 5, { speed: { land: 2 }, conditions: ['prone', 'weapon-slow'] }), spent(0))
    .ask(act('r', 'stand-up'))
    .cites('srd52.prone.stand')
    .gives({ legal: false }),

  // ── What earlier rules say ──
  row('condition.restrained', 1, 'entangled in 3.5: half the speed')
    .on(rogue(5, 5, { conditions: ['entangled'] }), { rest: { ruleset: 'srd35' } })
    .ask(go('r', east(3)))
    .uncited('3.5 is asked')
    .gives({ budget: 3 }),
]);
