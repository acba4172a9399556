/** 3.5 SRD: fighting from the saddle, and one turn of rider and mount together. */
import { expect } from 'vitest';
import { attack, fullAttack, only, roll, swung, weapon, without } from '../asks/attacks.ts';
import { passing } from '../asks/passing.ts';
import { special } from '../asks/specials.ts';
import { act, refused, steps } from '../asks/turns.ts';
import {
  cases,
  creature,
  hero,
  move,
  ogre,
  threat,
  turn,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const LANCE = swung('lance', { reachWeapon: 'reach', twoHanded: true, tags: ['lance'] });
const horse = (x = 4, y = 4, more: CreatureMore = {}): Thing =>
  hero('h', x, y, {
    size: 'large',
    build: 'long',
    attacks: 'natural',
    speed: { land: 10 },
    ...more,
  });
const rider = (x = 4, y = 4, more: CreatureMore = {}): Thing =>
  hero('r', x, y, { mount: 'h', bab: 6, ...more });
/** The rider on its horse, which fills (4..5, 4..5). */
const pair = (more: CreatureMore = {}, mount: CreatureMore = {}): Thing[] => [
  horse(4, 4, mount),
  rider(4, 4, more),
];
/** In the rider's turn, in which the horse has moved this far. */
const ridden = (moved: number, spent: object = { move: 1 }): Thing =>
  turn({ active: 'r', spent: { beside: { h: { ...spent, moved } } } });
const foe = (x: number, y: number, more: CreatureMore = {}): Thing => creature('t', x, y, more);
const east = (n: number, x = 4, y = 4): At[] => Array.from({ length: n + 1 }, (_, i) => [x + i, y]);
const mounted = (more: object = {}): Ask => ({ ask: 'mounted', of: 'r', ...more });
const modifier =
  (why: string, value: number) =>
  (a: Answer): void =>
    expect(a['modifiers']).toContainEqual(expect.objectContaining({ why, value }));
const multiplied =
  (times: number) =>
  (a: Answer): void =>
    expect(a['multiplied']).toMatchObject({ times });
const once = (a: Answer): void => expect(a['multiplied']).toBeUndefined();
const all =
  (...checks: readonly ((a: Answer) => void)[]) =>
  (a: Answer): void => {
    for (const check of checks) check(a);
  };
const fields =
  (wanted: Answer) =>
  (a: Answer): void =>
    expect(a).toMatchObject(wanted);

type Deed = Readonly<Record<string, unknown>> & { readonly action: string };
const rides = (n: number, x = 4): Deed => ({ by: 'h', action: 'move', path: east(n, x) });
/** One turn of rider and mount. */
const together = (...list: readonly Deed[]): Ask => ({ ask: 'turn', of: 'r', do: list });
/** The Concentration checks of the turn's steps, without those that need none. */
const checks =
  (...wanted: readonly number[]) =>
  (a: Answer): void =>
    expect(
      (a['steps'] as { checks: { dc?: number }[] }[]).flatMap((s) => s.checks.map(({ dc }) => dc)),
    ).toEqual(wanted);
const SPELL: Deed = { action: 'cast-spell', level: 2 };
const NONE = 'nothing happens that the rule would cause';

const HIGH = 'mounted.higher-ground';
const SHOTS = 'mounted.shooting';
const ONE = 'mounted.one-attack';
const CHARGE = 'mounted.charge';
const BY = 'mounted.ride-by';
const CAST = 'mounted.casting';
const KNEES = 'mounted.knees';
const FALL = 'mounted.fall';
const GUARD = 'mounted.combat-feat';
const TRAMPLE = 'mounted.trample-feat';
const SPACE = 'mounted.space';
const SPEED = 'movement.mount-speed';
const REACH = 'reach.lance';
const far = foe(12, 4);
const bow = (more: CreatureMore = {}): CreatureMore => ({ attacks: 'bow', ...more });
const shoot = attack('r', 't', 'bow');
const strike = (x: number, times = 1): Deed => ({
  action: 'melee-attack',
  with: 'sword',
  target: x > 0 && times > 0 ? 't' : 't',
});
const charge = { action: 'charge' };
const spirited: CreatureMore = { traits: ['spirited-charge'] };
const byPair = (more: CreatureMore = {}): Thing[] => [
  horse(0, 5),
  rider(0, 5, { traits: ['ride-by-attack'], ...more }),
];
const over = (more: object = {}): Ask => special('overrun', 'r', 't', { path: east(4), ...more });
const trampler: CreatureMore = { traits: ['trample'], abilities: { str: 10, dex: 10 } };
const warhorse: CreatureMore = { abilities: { str: 18, dex: 12 } };
const man = foe(6, 4, { abilities: { str: 10, dex: 10 } });
const control = 'control-frightened-mount';

export default cases('srd35', [
  row(
    HIGH,
    0,
    'a rider on a horse and a Medium foe on foot',
    [pair(), foe(6, 4)],
    attack('r', 't', 'sword'),
    modifier('higher-ground', 1),
  ),
  row(
    HIGH,
    1,
    'an ogre on foot, as large as the horse',
    [pair(), ogre('t', 6, 4)],
    attack('r', 't', 'sword'),
    without('higher-ground'),
    NONE,
  ),
  row(
    HIGH,
    2,
    'a foe on a horse of its own',
    [pair(), creature('p', 6, 4, { size: 'large', build: 'long' }), foe(6, 4, { mount: 'p' })],
    attack('r', 't', 'sword'),
    without('higher-ground'),
    NONE,
  ),
  row(HIGH, 3, 'a shot from the saddle', [pair(bow()), far], shoot, without('higher-ground'), NONE),
  row(
    HIGH,
    'extra',
    'the horse itself bites a foe on foot',
    [pair(), foe(6, 4)],
    attack('h', 't', 'claw'),
    without('higher-ground'),
    NONE,
  ),
  row(
    HIGH,
    'extra',
    'a halfling on a pony and a Small foe on foot',
    [
      hero('h', 4, 4, { attacks: 'none' }),
      rider(4, 4, { size: 'small' }),
      foe(5, 4, { size: 'small' }),
    ],
    attack('r', 't', 'sword'),
    modifier('higher-ground', 1),
  ),

  row(
    SHOTS,
    0,
    'a shot after a double move of 16',
    [pair(bow()), far, ridden(16, { move: 2 })],
    shoot,
    modifier('mounted-shot', -4),
  ),
  row(
    SHOTS,
    0,
    'the same with Mounted Archery',
    [pair(bow({ traits: ['mounted-archery'] })), far, ridden(16, { move: 2 })],
    shoot,
    modifier('mounted-shot', -2),
  ),
  row(
    SHOTS,
    1,
    'a shot from a running horse',
    [pair(bow()), far, ridden(40, { fullRound: true })],
    shoot,
    modifier('mounted-shot', -8),
  ),
  row(
    SHOTS,
    1,
    'the same with Mounted Archery',
    [pair(bow({ traits: ['mounted-archery'] })), far, ridden(40, { fullRound: true })],
    shoot,
    modifier('mounted-shot', -4),
  ),
  ...(
    [
      ['by its condition', ridden(0, {}), { conditions: ['running'] }, {}, -8],
      ['by its condition, with no turn told', [], { conditions: ['running'] }, {}, -8],
      ['by its action, 6 squares so far', ridden(6, { actions: ['run'] }), {}, {}, -8],
      [
        'by its condition, with Mounted Archery',
        ridden(0, {}),
        { conditions: ['running'] },
        { traits: ['mounted-archery'] },
        -4,
      ],
    ] as const
  ).map(([given, when, mount, more, value]) =>
    row(
      SHOTS,
      1,
      `the horse runs ${given}`,
      [pair(bow(more as CreatureMore), mount as CreatureMore), far, when as Thing],
      shoot,
      modifier('mounted-shot', value),
    ),
  ),
  row(
    SHOTS,
    'extra',
    'a horse that ran, in the turn of another creature',
    [pair(bow(), { conditions: ['running'] }), far, turn({ active: 't' })],
    shoot,
    without('mounted-shot'),
    NONE,
  ),
  row(
    SHOTS,
    2,
    'a shot after a single move of 8',
    [pair(bow()), far, ridden(8)],
    shoot,
    without('mounted-shot'),
    NONE,
  ),
  row(
    SHOTS,
    3,
    'a full attack with the bow after the horse moved',
    [pair(bow()), far, ridden(8)],
    act('r', 'full-attack', { with: 'bow', target: 't' }),
    { legal: true },
    NONE,
  ),
  row(
    SHOTS,
    'extra',
    'a scene that counts the horse’s 16 squares as the rider’s',
    [pair(bow()), far, turn({ active: 'r', spent: { moved: 16 } })],
    shoot,
    modifier('mounted-shot', -4),
  ),

  row(
    ONE,
    0,
    'a full attack after the horse moved 6',
    [pair(), foe(6, 4), ridden(6)],
    act('r', 'full-attack', { with: 'sword', target: 't' }),
    refused('no-action-left'),
  ),
  row(
    ONE,
    0,
    'the same by the question of the full attack',
    [pair(), foe(6, 4), ridden(6)],
    fullAttack('r', { primary: 'sword' }),
    { legal: false, why: ['no-action-left'] },
  ),
  row(
    ONE,
    1,
    'a full attack after the horse moved one square',
    [pair(), foe(6, 4), ridden(1)],
    act('r', 'full-attack', { with: 'sword', target: 't' }),
    { legal: true },
    NONE,
  ),
  row(
    ONE,
    1,
    'a full attack after the horse’s 5-foot step',
    [pair(), foe(6, 4), ridden(0, { step: true })],
    act('r', 'full-attack', { with: 'sword', target: 't' }),
    { legal: true },
    NONE,
  ),
  row(
    ONE,
    2,
    'a single attack after the horse moved 6',
    [pair(), foe(6, 4), ridden(6)],
    act('r', 'melee-attack', { with: 'sword', target: 't' }),
    { legal: true },
    NONE,
  ),
  row(
    ONE,
    'extra',
    'the horse moves two squares in the same turn, then the rider strikes in full',
    [pair(), foe(8, 4)],
    together(rides(2), { action: 'full-attack', with: 'sword', target: 't' }),
    steps(true, 'no-action-left'),
  ),
  row(
    ONE,
    'extra',
    'the horse moves one square in the same turn, then the rider strikes in full',
    [pair(), foe(7, 4)],
    together(rides(1), { action: 'full-attack', with: 'sword', target: 't' }),
    steps(true, true),
    NONE,
  ),

  row(
    CHARGE,
    0,
    'a lance at the end of the charge',
    [pair({ attacks: [LANCE] }), foe(7, 4)],
    attack('r', 't', 'lance', charge),
    all(multiplied(2), only(['attack', 'charge', 2], ['attack', 'higher-ground', 1])),
  ),
  row(
    CHARGE,
    1,
    'a sword with Spirited Charge',
    [pair(spirited), foe(6, 4)],
    attack('r', 't', 'sword', charge),
    multiplied(2),
  ),
  row(
    CHARGE,
    2,
    'a lance with Spirited Charge',
    [pair({ attacks: [LANCE], ...spirited }), foe(7, 4)],
    attack('r', 't', 'lance', charge),
    multiplied(3),
  ),
  row(
    CHARGE,
    3,
    'a foe strikes the rider whose horse has charged',
    [pair({}, { conditions: ['charging'] }), foe(6, 4)],
    attack('t', 'r', 'sword'),
    only(['ac', 'charged-ac', -2]),
  ),
  row(
    CHARGE,
    'extra',
    'a foe strikes the horse whose rider has charged',
    [pair({ conditions: ['charging'] }), foe(6, 4)],
    attack('t', 'h', 'sword'),
    only(['ac', 'charged-ac', -2]),
  ),
  row(
    CHARGE,
    'extra',
    'a sword without the feat',
    [pair(), foe(6, 4)],
    attack('r', 't', 'sword', charge),
    once,
    NONE,
  ),
  row(
    CHARGE,
    'extra',
    'the steps of the charge ask nothing that the text decides',
    [horse(0, 5), rider(0, 5, { attacks: [LANCE] }), foe(10, 5)],
    {
      ask: 'steps',
      of: 'r',
      topic: 'charge',
      target: 't',
      dice: { roll: { total: 15 }, ac: { total: 18 }, damage: { total: 9 } },
    },
    (a) => {
      expect(JSON.stringify(a['steps'])).not.toContain('mounted.silent');
      expect(a['outcome']).toMatchObject({
        changes: [
          { what: 'place', of: 'h', at: [7, 5] },
          { what: 'place', of: 'r', at: [7, 5] },
          { what: 'note', of: 't', note: 'damage', value: 18 },
        ],
      });
    },
  ),

  row(
    BY,
    0,
    'the horse charges 6, its rider strikes, and it goes on 10 in line',
    [byPair(), foe(8, 4)],
    passing('r', 't', east(16, 0, 5), 6),
    fields({ legal: true, spared: ['t'], opportunities: [] }),
  ),
  row(
    BY,
    1,
    'another foe beside the way on',
    [byPair(), foe(8, 4), creature('g', 13, 4)],
    passing('r', 't', east(16, 0, 5), 6),
    (a) => expect((a['opportunities'] as { by: string }[]).map(({ by }) => by)).toEqual(['g']),
  ),
  row(
    BY,
    2,
    'the horse turns aside after the attack',
    [byPair(), foe(8, 4)],
    passing('r', 't', [...east(8, 0, 5), [9, 6], [9, 7], [9, 8], [9, 9], [9, 10]], 6),
    refused('not-straight'),
  ),
  row(
    BY,
    3,
    '21 squares in all',
    [byPair(), foe(8, 4)],
    passing('r', 't', east(21, 0, 5), 6),
    refused('over-speed'),
  ),

  row(
    CAST,
    0,
    'the horse moves 4, the rider casts, the horse moves 4',
    [pair()],
    together(rides(4), SPELL, rides(4, 8)),
    all(steps(true, true, true), checks(12)),
  ),
  row(
    CAST,
    1,
    'the horse runs, and the rider casts meanwhile',
    [pair()],
    together(SPELL, { by: 'h', action: 'run', path: east(20) }),
    checks(17),
  ),
  row(
    CAST,
    2,
    'the horse moves 8, then the rider casts',
    [pair()],
    together(rides(8), SPELL),
    checks(),
    NONE,
  ),
  row(
    CAST,
    'extra',
    'the rider casts, then the horse moves 8',
    [pair()],
    together(SPELL, rides(8)),
    checks(),
    NONE,
  ),
  row(
    CAST,
    'extra',
    'a scene in which the horse has moved 4 already, and it moves on',
    [pair(), ridden(4)],
    together(SPELL, rides(4)),
    checks(12),
  ),

  row(
    CAST,
    1,
    'the horse runs by its condition, and the spell is asked for alone',
    [pair({}, { conditions: ['running'] }), ridden(0, {})],
    act('r', 'cast-spell', { level: 2 }),
    { checks: [{ skill: 'concentration', dc: 17 }] },
  ),
  ...(
    [
      ['4, and has an action left', ridden(4), true],
      ['with both of its actions', ridden(16, { move: 2 }), false],
      ['not at all', ridden(0, {}), false],
    ] as const
  ).map(([given, when, doubted]) =>
    row(
      CAST,
      'extra',
      `a spell after the horse moved ${given}`,
      [pair(), when],
      act('r', 'cast-spell', { level: 2 }),
      ({ unknown, checks: asked }) => {
        expect((unknown as string[]).includes('ask.trouble')).toBe(doubted);
        expect(asked).toEqual([]);
      },
      NONE,
    ),
  ),

  row(KNEES, 0, 'guiding with the knees', [pair()], act('r', 'ride-with-knees'), {
    legal: true,
    kind: 'free',
    checks: [{ skill: 'ride', dc: 5 }],
  }),
  row(
    KNEES,
    1,
    'staying in the saddle in another creature’s turn',
    [pair(), foe(6, 4), turn({ active: 't' })],
    act('r', 'stay-in-saddle'),
    { legal: true, checks: [{ skill: 'ride', dc: 5 }] },
  ),
  row(KNEES, 2, 'a light horse in battle', [pair()], act('r', control), {
    legal: true,
    kind: 'move',
    checks: [{ skill: 'ride', dc: 20 }],
  }),
  row(
    KNEES,
    2,
    'nobody in the saddle',
    [horse(), hero('r', 3, 4)],
    act('r', control),
    refused('not-mounted'),
  ),
  row(
    KNEES,
    3,
    'a charge in which the horse attacks too',
    [horse(0, 5), rider(0, 5, { skills: { ride: { ranks: 4, bonus: 6 } } }), foe(10, 5)],
    {
      ask: 'steps',
      of: 'r',
      topic: 'charge',
      target: 't',
      chosen: { together: 'yes' },
      dice: { ride: { die: 4 } },
    },
    (a) =>
      expect(a['steps']).toContainEqual(
        expect.objectContaining({ against: { what: 'dc', n: 10 }, result: 'success' }),
      ),
  ),
  row(
    KNEES,
    4,
    'a man and an elephant',
    [hero('r', 3, 4), horse(4, 4, { size: 'huge' })],
    act('r', 'fast-mount', { target: 'h' }),
    refused('too-big'),
  ),
  row(
    KNEES,
    4,
    'a man and a horse',
    [hero('r', 3, 4), horse()],
    act('r', 'fast-mount', { target: 'h' }),
    { legal: true, kind: 'free' },
  ),
  row(
    KNEES,
    5,
    'no move action left',
    [hero('r', 3, 4), horse(), turn({ active: 'r', spent: { standard: true, move: 1 } })],
    act('r', 'fast-mount', { target: 'h' }),
    refused('no-action-left'),
  ),

  row(FALL, 0, 'unconscious, 60, riding saddle', [pair()], mounted({ dropped: { roll: 60 } }), {
    stays: false,
    damage: '1d6',
    gains: ['prone'],
  }),
  row(
    FALL,
    1,
    'unconscious, 60, military saddle',
    [pair()],
    mounted({ dropped: { roll: 60 }, saddle: 'military' }),
    { stays: true },
  ),
  row(FALL, 2, 'the horse falls, Ride 14', [pair()], mounted({ falls: { ride: 14 } }), {
    soft: false,
    damage: '1d6',
    check: { skill: 'ride', dc: 15 },
  }),
  row(
    FALL,
    3,
    'the horse falls, Ride 15',
    [pair()],
    mounted({ falls: { ride: 15 } }),
    all(fields({ soft: true }), (a) => expect(a['damage']).toBeUndefined()),
  ),
  row(
    FALL,
    'extra',
    'the horse falls, and nobody has rolled yet',
    [pair()],
    mounted({ falls: {} }),
    { unknown: ['ask.falls.ride'] },
  ),

  row(
    GUARD,
    0,
    'an attack of 18 hits the horse, Ride 19',
    [pair({ traits: ['mounted-combat'] }), foe(6, 4)],
    roll(8, 10, 15, { to: 'h', ride: 19 }),
    { outcome: 'miss', why: 'rider' },
  ),
  row(
    GUARD,
    1,
    'Ride 18',
    [pair({ traits: ['mounted-combat'] }), foe(6, 4)],
    roll(8, 10, 15, { to: 'h', ride: 18 }),
    { outcome: 'hit' },
  ),
  row(
    GUARD,
    2,
    'a rider without the feat',
    [pair(), foe(6, 4)],
    roll(8, 10, 15, { to: 'h', ride: 19 }),
    { outcome: 'hit' },
    NONE,
  ),

  row(
    TRAMPLE,
    0,
    'a heavy warhorse over a man',
    [pair(trampler, warhorse), man],
    over(),
    fields({ attacker: { of: 'h', modifier: 8 }, defender: { modifier: 0 } }),
  ),
  row(
    TRAMPLE,
    1,
    'the man falls',
    [pair(trampler, warhorse), man],
    over({ totals: { attacker: 20, defender: 5 } }),
    (a) =>
      expect((a['outcome'] as { effects: object[] }).effects).toContainEqual({
        of: 'h',
        effect: 'may-attack-at-once',
      }),
  ),
  row(
    TRAMPLE,
    2,
    'the man would avoid a rider with Trample',
    [pair(trampler, warhorse), man],
    over({ avoids: true }),
    refused('may-not-avoid'),
  ),
  row(
    TRAMPLE,
    3,
    'the man avoids a rider without Trample',
    [pair({ abilities: { str: 10, dex: 10 } }, warhorse), man],
    over({ avoids: true }),
    { legal: true, outcome: { result: 'avoided' } },
  ),

  row(
    SPACE,
    0,
    'a sword threatens around the horse',
    [pair()],
    threat('r'),
    (a) => expect(a['cells']).toHaveLength(12),
    NONE,
  ),
  row(
    SPACE,
    1,
    'a foe beside the horse strikes the rider',
    [pair(), foe(6, 5)],
    attack('t', 'r', 'sword'),
    { possible: true, distance: 1 },
    NONE,
  ),
  row(
    SPACE,
    1,
    'the same foe strikes the horse',
    [pair(), foe(6, 5)],
    attack('t', 'h', 'sword'),
    { possible: true, distance: 1 },
    NONE,
  ),
  row(
    SPACE,
    2,
    'the horse moves in its rider’s turn',
    [pair(), turn({ active: 'r' })],
    together(rides(4)),
    steps(true),
  ),

  row(
    SPEED,
    0,
    'the horse moves 10',
    [pair()],
    together(rides(10)),
    all(
      steps(true),
      fields({
        left: { standard: true, move: 1, fullRound: true },
        beside: { h: { standard: true, move: 0, fullRound: false } },
      }),
    ),
  ),
  row(
    SPEED,
    1,
    'the horse moves twice, and the rider strikes once',
    [pair(), foe(26, 4)],
    together(rides(10), rides(10, 14), strike(1)),
    all(
      steps(true, true, true),
      fields({ left: { standard: false, move: 1 }, beside: { h: { standard: false, move: 0 } } }),
    ),
  ),
  row(
    SPEED,
    2,
    'the rider walks by its own action',
    [pair()],
    act('r', 'move', { path: east(1, 6) }),
    refused('in-saddle'),
    NONE,
  ),
  row(
    SPEED,
    3,
    'the horse moves three times',
    [pair()],
    together(rides(5), rides(5, 9), rides(5, 14)),
    steps(true, true, 'no-action-left'),
  ),
  row(
    SPEED,
    'extra',
    'the rider draws a weapon and strikes while the horse moves',
    [pair({ attacks: [{ id: 'sword', kind: 'melee', ready: false }] }), foe(12, 4)],
    together({ action: 'draw-weapon', with: 'sword' }, rides(6), strike(1)),
    all(steps(true, true, true), fields({ left: { standard: false, move: 0 } })),
  ),
  row(
    SPEED,
    'extra',
    'the rider charges: its horse has used its turn',
    [pair(), foe(12, 4)],
    together({ action: 'charge', target: 't', path: east(6) }, rides(1, 10)),
    steps(true, 'no-action-left'),
  ),
  row(
    SPEED,
    'extra',
    'the map asks the same actions of the horse',
    [pair(), ridden(10, { move: 2 })],
    move('h', east(1)),
    (a) =>
      expect(a['violations']).toContainEqual(expect.objectContaining({ code: 'no-action-left' })),
    NONE,
  ),

  row(
    REACH,
    0,
    'a foe beside the horse',
    [pair({ attacks: [LANCE] }), foe(6, 4)],
    attack('r', 't', 'lance'),
    { possible: false, why: ['too-near'] },
    'the reach of a weapon is judged by its own rules',
  ),
  row(
    REACH,
    1,
    'a foe two squares from the horse, after the charge',
    [pair({ attacks: [LANCE] }), foe(7, 4)],
    attack('r', 't', 'lance', charge),
    all(fields({ possible: true }), multiplied(2)),
  ),
  row(
    REACH,
    2,
    'a charge on foot',
    [hero('r', 4, 4, { attacks: [LANCE] }), foe(6, 4)],
    attack('r', 't', 'lance', charge),
    once,
    NONE,
  ),
  row(
    REACH,
    3,
    'in one hand in the saddle',
    [pair({ attacks: [LANCE] })],
    weapon('r', 'lance', { hands: 1 }),
    { usable: true },
    NONE,
  ),
  row(
    REACH,
    4,
    'in one hand on foot',
    [hero('r', 4, 4, { attacks: [LANCE] })],
    weapon('r', 'lance', { hands: 1 }),
    { usable: false, why: ['needs-two-hands'] },
    NONE,
  ),
]);
