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
import { modifier, all } from '../checks.ts';
import { asking, rowsOf } from '../rows.ts';

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
const multiplied =
  (times: number) =>
  (a: Answer): void =>
    expect(a['multiplied']).toMatchObject({ times });
const once = (a: Answer): void => expect(a['multiplied']).toBeUndefined();
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
const shoot = asking(attack('r', 't', 'bow'), row);
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
  row(HIGH, 0, 'a rider on a horse and a Medium foe on foot')
    .on(pair(), foe(6, 4))
    .ask(attack('r', 't', 'sword'))
    .gives(modifier('higher-ground', 1)),
  row(HIGH, 1, 'an ogre on foot, as large as the horse')
    .on(pair(), ogre('t', 6, 4))
    .ask(attack('r', 't', 'sword'))
    .uncited(NONE)
    .gives(without('higher-ground')),
  row(HIGH, 2, 'a foe on a horse of its own')
    .on(pair(), creature('p', 6, 4, { size: 'large', build: 'long' }), foe(6, 4, { mount: 'p' }))
    .ask(attack('r', 't', 'sword'))
    .uncited(NONE)
    .gives(without('higher-ground')),
  shoot(HIGH, 3, 'a shot from the saddle')
    .on(pair(bow()), far)
    .uncited(NONE)
    .gives(without('higher-ground')),
  row(HIGH, 'extra', 'the horse itself bites a foe on foot')
    .on(pair(), foe(6, 4))
    .ask(attack('h', 't', 'claw'))
    .uncited(NONE)
    .gives(without('higher-ground')),
  row(HIGH, 'extra', 'a halfling on a pony and a Small foe on foot')
    .on(
      hero('h', 4, 4, { attacks: 'none' }),
      rider(4, 4, { size: 'small' }),
      foe(5, 4, { size: 'small' }),
    )
    .ask(attack('r', 't', 'sword'))
    .gives(modifier('higher-ground', 1)),

  shoot(SHOTS, 0, 'a shot after a double move of 16')
    .on(pair(bow()), far, ridden(16, { move: 2 }))
    .gives(modifier('mounted-shot', -4)),
  shoot(SHOTS, 0, 'the same with Mounted Archery')
    .on(pair(bow({ traits: ['mounted-archery'] })), far, ridden(16, { move: 2 }))
    .gives(modifier('mounted-shot', -2)),
  shoot(SHOTS, 1, 'a shot from a running horse')
    .on(pair(bow()), far, ridden(40, { fullRound: true }))
    .gives(modifier('mounted-shot', -8)),
  shoot(SHOTS, 1, 'the same with Mounted Archery')
    .on(pair(bow({ traits: ['mounted-archery'] })), far, ridden(40, { fullRound: true }))
    .gives(modifier('mounted-shot', -4)),
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
    shoot(SHOTS, 1, `the horse runs ${given}`)
      .on(pair(bow(more as CreatureMore), mount as CreatureMore), far, when as Thing)
      .gives(modifier('mounted-shot', value)),
  ),
  shoot(SHOTS, 'extra', 'a horse that ran, in the turn of another creature')
    .on(pair(bow(), { conditions: ['running'] }), far, turn({ active: 't' }))
    .uncited(NONE)
    .gives(without('mounted-shot')),
  shoot(SHOTS, 2, 'a shot after a single move of 8')
    .on(pair(bow()), far, ridden(8))
    .uncited(NONE)
    .gives(without('mounted-shot')),
  row(SHOTS, 3, 'a full attack with the bow after the horse moved')
    .on(pair(bow()), far, ridden(8))
    .ask(act('r', 'full-attack', { with: 'bow', target: 't' }))
    .uncited(NONE)
    .gives({ legal: true }),
  shoot(SHOTS, 'extra', 'a scene that counts the horse’s 16 squares as the rider’s')
    .on(pair(bow()), far, turn({ active: 'r', spent: { moved: 16 } }))
    .gives(modifier('mounted-shot', -4)),

  row(ONE, 0, 'a full attack after the horse moved 6')
    .on(pair(), foe(6, 4), ridden(6))
    .ask(act('r', 'full-attack', { with: 'sword', target: 't' }))
    .gives(refused('no-action-left')),
  row(ONE, 0, 'a full attack after the horse moved 6, by the query full-attack')
    .on(pair(), foe(6, 4), ridden(6))
    .ask(fullAttack('r', { primary: 'sword' }))
    .gives({ legal: false, why: ['no-action-left'] }),
  row(ONE, 1, 'a full attack after the horse moved one square')
    .on(pair(), foe(6, 4), ridden(1))
    .ask(act('r', 'full-attack', { with: 'sword', target: 't' }))
    .uncited(NONE)
    .gives({ legal: true }),
  row(ONE, 1, 'a full attack after the horse’s 5-foot step')
    .on(pair(), foe(6, 4), ridden(0, { step: true }))
    .ask(act('r', 'full-attack', { with: 'sword', target: 't' }))
    .uncited(NONE)
    .gives({ legal: true }),
  row(ONE, 2, 'a single attack after the horse moved 6')
    .on(pair(), foe(6, 4), ridden(6))
    .ask(act('r', 'melee-attack', { with: 'sword', target: 't' }))
    .uncited(NONE)
    .gives({ legal: true }),
  row(ONE, 'extra', 'the horse moves two squares in the same turn, then the rider strikes in full')
    .on(pair(), foe(8, 4))
    .ask(together(rides(2), { action: 'full-attack', with: 'sword', target: 't' }))
    .gives(steps(true, 'no-action-left')),
  row(ONE, 'extra', 'the horse moves one square in the same turn, then the rider strikes in full')
    .on(pair(), foe(7, 4))
    .ask(together(rides(1), { action: 'full-attack', with: 'sword', target: 't' }))
    .uncited(NONE)
    .gives(steps(true, true)),

  row(CHARGE, 0, 'a lance at the end of the charge')
    .on(pair({ attacks: [LANCE] }), foe(7, 4))
    .ask(attack('r', 't', 'lance', charge))
    .gives(all(multiplied(2), only(['attack', 'charge', 2], ['attack', 'higher-ground', 1]))),
  row(CHARGE, 1, 'a sword with Spirited Charge')
    .on(pair(spirited), foe(6, 4))
    .ask(attack('r', 't', 'sword', charge))
    .gives(multiplied(2)),
  row(CHARGE, 2, 'a lance with Spirited Charge')
    .on(pair({ attacks: [LANCE], ...spirited }), foe(7, 4))
    .ask(attack('r', 't', 'lance', charge))
    .gives(multiplied(3)),
  row(CHARGE, 3, 'a foe strikes the rider whose horse has charged')
    .on(pair({}, { conditions: ['charging'] }), foe(6, 4))
    .ask(attack('t', 'r', 'sword'))
    .gives(only(['ac', 'charged-ac', -2])),
  row(CHARGE, 'extra', 'a foe strikes the horse whose rider has charged')
    .on(pair({ conditions: ['charging'] }), foe(6, 4))
    .ask(attack('t', 'h', 'sword'))
    .gives(only(['ac', 'charged-ac', -2])),
  row(CHARGE, 'extra', 'a sword without the feat')
    .on(pair(), foe(6, 4))
    .ask(attack('r', 't', 'sword', charge))
    .uncited(NONE)
    .gives(once),
  row(CHARGE, 'extra', 'the steps of the charge ask nothing that the text decides')
    .on(horse(0, 5), rider(0, 5, { attacks: [LANCE] }), foe(10, 5))
    .ask({
      ask: 'steps',
      of: 'r',
      topic: 'charge',
      target: 't',
      dice: { roll: { total: 15 }, ac: { total: 18 }, damage: { total: 9 } },
    })
    .gives((a) => {
      expect(JSON.stringify(a['steps'])).not.toContain('mounted.silent');
      expect(a['outcome']).toMatchObject({
        changes: [
          { what: 'place', of: 'h', at: [7, 5] },
          { what: 'place', of: 'r', at: [7, 5] },
          { what: 'note', of: 't', note: 'damage', value: 18 },
        ],
      });
    }),

  row(BY, 0, 'the horse charges 6, its rider strikes, and it goes on 10 in line')
    .on(byPair(), foe(8, 4))
    .ask(passing('r', 't', east(16, 0, 5), 6))
    .gives(fields({ legal: true, spared: ['t'], opportunities: [] })),
  row(BY, 1, 'another foe beside the way on')
    .on(byPair(), foe(8, 4), creature('g', 13, 4))
    .ask(passing('r', 't', east(16, 0, 5), 6))
    .gives((a) =>
      expect((a['opportunities'] as { by: string }[]).map(({ by }) => by)).toEqual(['g']),
    ),
  row(BY, 2, 'the horse turns aside after the attack')
    .on(byPair(), foe(8, 4))
    .ask(passing('r', 't', [...east(8, 0, 5), [9, 6], [9, 7], [9, 8], [9, 9], [9, 10]], 6))
    .gives(refused('not-straight')),
  row(BY, 3, '21 squares in all')
    .on(byPair(), foe(8, 4))
    .ask(passing('r', 't', east(21, 0, 5), 6))
    .gives(refused('over-speed')),

  row(CAST, 0, 'the horse moves 4, the rider casts, the horse moves 4')
    .on(pair())
    .ask(together(rides(4), SPELL, rides(4, 8)))
    .gives(all(steps(true, true, true), checks(12))),
  row(CAST, 1, 'the horse runs, and the rider casts meanwhile')
    .on(pair())
    .ask(together(SPELL, { by: 'h', action: 'run', path: east(20) }))
    .gives(checks(17)),
  row(CAST, 2, 'the horse moves 8, then the rider casts')
    .on(pair())
    .ask(together(rides(8), SPELL))
    .uncited(NONE)
    .gives(checks()),
  row(CAST, 'extra', 'the rider casts, then the horse moves 8')
    .on(pair())
    .ask(together(SPELL, rides(8)))
    .uncited(NONE)
    .gives(checks()),
  row(CAST, 'extra', 'a scene in which the horse has moved 4 already, and it moves on')
    .on(pair(), ridden(4))
    .ask(together(SPELL, rides(4)))
    .gives(checks(12)),

  row(CAST, 1, 'the horse runs by its condition, and the spell is asked for alone')
    .on(pair({}, { conditions: ['running'] }), ridden(0, {}))
    .ask(act('r', 'cast-spell', { level: 2 }))
    .gives({ checks: [{ skill: 'concentration', dc: 17 }] }),
  ...(
    [
      ['4, and has an action left', ridden(4), true],
      ['with both of its actions', ridden(16, { move: 2 }), false],
      ['not at all', ridden(0, {}), false],
    ] as const
  ).map(([given, when, doubted]) =>
    row(CAST, 'extra', `a spell after the horse moved ${given}`)
      .on(pair(), when)
      .ask(act('r', 'cast-spell', { level: 2 }))
      .uncited(NONE)
      .gives(({ unknown, checks: asked }) => {
        expect((unknown as string[]).includes('ask.trouble')).toBe(doubted);
        expect(asked).toEqual([]);
      }),
  ),

  row(KNEES, 0, 'guiding with the knees')
    .on(pair())
    .ask(act('r', 'ride-with-knees'))
    .gives({ legal: true, kind: 'free', checks: [{ skill: 'ride', dc: 5 }] }),
  row(KNEES, 1, 'staying in the saddle in another creature’s turn')
    .on(pair(), foe(6, 4), turn({ active: 't' }))
    .ask(act('r', 'stay-in-saddle'))
    .gives({ legal: true, checks: [{ skill: 'ride', dc: 5 }] }),
  row(KNEES, 2, 'a light horse in battle')
    .on(pair())
    .ask(act('r', control))
    .gives({ legal: true, kind: 'move', checks: [{ skill: 'ride', dc: 20 }] }),
  row(KNEES, 2, 'nobody in the saddle')
    .on(horse(), hero('r', 3, 4))
    .ask(act('r', control))
    .gives(refused('not-mounted')),
  row(KNEES, 3, 'a charge in which the horse attacks too')
    .on(horse(0, 5), rider(0, 5, { skills: { ride: { ranks: 4, bonus: 6 } } }), foe(10, 5))
    .ask({
      ask: 'steps',
      of: 'r',
      topic: 'charge',
      target: 't',
      chosen: { together: 'yes' },
      dice: { ride: { die: 4 } },
    })
    .gives((a) =>
      expect(a['steps']).toContainEqual(
        expect.objectContaining({ against: { what: 'dc', n: 10 }, result: 'success' }),
      ),
    ),
  row(KNEES, 4, 'a man and an elephant')
    .on(hero('r', 3, 4), horse(4, 4, { size: 'huge' }))
    .ask(act('r', 'fast-mount', { target: 'h' }))
    .gives(refused('too-big')),
  row(KNEES, 4, 'a man and a horse')
    .on(hero('r', 3, 4), horse())
    .ask(act('r', 'fast-mount', { target: 'h' }))
    .gives({ legal: true, kind: 'free' }),
  row(KNEES, 5, 'no move action left')
    .on(hero('r', 3, 4), horse(), turn({ active: 'r', spent: { standard: true, move: 1 } }))
    .ask(act('r', 'fast-mount', { target: 'h' }))
    .gives(refused('no-action-left')),

  row(FALL, 0, 'unconscious, 60, riding saddle')
    .on(pair())
    .ask(mounted({ dropped: { roll: 60 } }))
    .gives({ stays: false, damage: '1d6', gains: ['prone'] }),
  row(FALL, 1, 'unconscious, 60, military saddle')
    .on(pair())
    .ask(mounted({ dropped: { roll: 60 }, saddle: 'military' }))
    .gives({ stays: true }),
  row(FALL, 2, 'the horse falls, Ride 14')
    .on(pair())
    .ask(mounted({ falls: { ride: 14 } }))
    .gives({ soft: false, damage: '1d6', check: { skill: 'ride', dc: 15 } }),
  row(FALL, 3, 'the horse falls, Ride 15')
    .on(pair())
    .ask(mounted({ falls: { ride: 15 } }))
    .gives(all(fields({ soft: true }), (a) => expect(a['damage']).toBeUndefined())),
  row(FALL, 'extra', 'the horse falls, and nobody has rolled yet')
    .on(pair())
    .ask(mounted({ falls: {} }))
    .gives({ unknown: ['ask.falls.ride'] }),

  row(GUARD, 0, 'an attack of 18 hits the horse, Ride 19')
    .on(pair({ traits: ['mounted-combat'] }), foe(6, 4))
    .ask(roll(8, 10, 15, { to: 'h', ride: 19 }))
    .gives({ outcome: 'miss', why: 'rider' }),
  row(GUARD, 1, 'Ride 18')
    .on(pair({ traits: ['mounted-combat'] }), foe(6, 4))
    .ask(roll(8, 10, 15, { to: 'h', ride: 18 }))
    .gives({ outcome: 'hit' }),
  row(GUARD, 2, 'a rider without the feat')
    .on(pair(), foe(6, 4))
    .ask(roll(8, 10, 15, { to: 'h', ride: 19 }))
    .uncited(NONE)
    .gives({ outcome: 'hit' }),

  row(TRAMPLE, 0, 'a heavy warhorse over a man')
    .on(pair(trampler, warhorse), man)
    .ask(over())
    .gives(fields({ attacker: { of: 'h', modifier: 8 }, defender: { modifier: 0 } })),
  row(TRAMPLE, 1, 'the man falls')
    .on(pair(trampler, warhorse), man)
    .ask(over({ totals: { attacker: 20, defender: 5 } }))
    .gives((a) =>
      expect((a['outcome'] as { effects: object[] }).effects).toContainEqual({
        of: 'h',
        effect: 'may-attack-at-once',
      }),
    ),
  row(TRAMPLE, 2, 'the man would avoid a rider with Trample')
    .on(pair(trampler, warhorse), man)
    .ask(over({ avoids: true }))
    .gives(refused('may-not-avoid')),
  row(TRAMPLE, 3, 'the man avoids a rider without Trample')
    .on(pair({ abilities: { str: 10, dex: 10 } }, warhorse), man)
    .ask(over({ avoids: true }))
    .gives({ legal: true, outcome: { result: 'avoided' } }),

  row(SPACE, 0, 'a sword threatens around the horse')
    .on(pair())
    .ask(threat('r'))
    .uncited(NONE)
    .gives((a) => expect(a['cells']).toHaveLength(12)),
  row(SPACE, 1, 'a foe beside the horse strikes the rider')
    .on(pair(), foe(6, 5))
    .ask(attack('t', 'r', 'sword'))
    .uncited(NONE)
    .gives({ possible: true, distance: 1 }),
  row(SPACE, 1, 'a foe beside the horse strikes the horse')
    .on(pair(), foe(6, 5))
    .ask(attack('t', 'h', 'sword'))
    .uncited(NONE)
    .gives({ possible: true, distance: 1 }),
  row(SPACE, 2, 'the horse moves in its rider’s turn')
    .on(pair(), turn({ active: 'r' }))
    .ask(together(rides(4)))
    .gives(steps(true)),

  row(SPEED, 0, 'the horse moves 10')
    .on(pair())
    .ask(together(rides(10)))
    .gives(
      all(
        steps(true),
        fields({
          left: { count: { standard: 1, move: 1, 'full-round': 1 } },
          beside: { h: { count: { standard: 1, move: 0, 'full-round': 0 } } },
        }),
      ),
    ),
  row(SPEED, 1, 'the horse moves twice, and the rider strikes once')
    .on(pair(), foe(26, 4))
    .ask(together(rides(10), rides(10, 14), strike(1)))
    .gives(
      all(
        steps(true, true, true),
        fields({
          left: { count: { standard: 0, move: 1 } },
          beside: { h: { count: { standard: 0, move: 0 } } },
        }),
      ),
    ),
  row(SPEED, 2, 'the rider walks by its own action')
    .on(pair())
    .ask(act('r', 'move', { path: east(1, 6) }))
    .uncited(NONE)
    .gives(refused('in-saddle')),
  row(SPEED, 3, 'the horse moves three times')
    .on(pair())
    .ask(together(rides(5), rides(5, 9), rides(5, 14)))
    .gives(steps(true, true, 'no-action-left')),
  row(SPEED, 'extra', 'the rider draws a weapon and strikes while the horse moves')
    .on(pair({ attacks: [{ id: 'sword', kind: 'melee', ready: false }] }), foe(12, 4))
    .ask(together({ action: 'draw-weapon', with: 'sword' }, rides(6), strike(1)))
    .gives(all(steps(true, true, true), fields({ left: { count: { standard: 0, move: 0 } } }))),
  row(SPEED, 'extra', 'the rider charges: its horse has used its turn')
    .on(pair(), foe(12, 4))
    .ask(together({ action: 'charge', target: 't', path: east(6) }, rides(1, 10)))
    .gives(steps(true, 'no-action-left')),
  row(SPEED, 'extra', 'the map asks the same actions of the horse')
    .on(pair(), ridden(10, { move: 2 }))
    .ask(move('h', east(1)))
    .uncited(NONE)
    .gives((a) =>
      expect(a['violations']).toContainEqual(expect.objectContaining({ code: 'no-action-left' })),
    ),

  row(REACH, 0, 'a foe beside the horse')
    .on(pair({ attacks: [LANCE] }), foe(6, 4))
    .ask(attack('r', 't', 'lance'))
    .uncited('the reach of a weapon is judged by its own rules')
    .gives({ possible: false, why: ['too-near'] }),
  row(REACH, 1, 'a foe two squares from the horse, after the charge')
    .on(pair({ attacks: [LANCE] }), foe(7, 4))
    .ask(attack('r', 't', 'lance', charge))
    .gives(all(fields({ possible: true }), multiplied(2))),
  row(REACH, 2, 'a charge on foot')
    .on(hero('r', 4, 4, { attacks: [LANCE] }), foe(6, 4))
    .ask(attack('r', 't', 'lance', charge))
    .uncited(NONE)
    .gives(once),
  row(REACH, 3, 'in one hand in the saddle')
    .on(pair({ attacks: [LANCE] }))
    .ask(weapon('r', 'lance', { hands: 1 }))
    .uncited(NONE)
    .gives({ usable: true }),
  row(REACH, 4, 'in one hand on foot')
    .on(hero('r', 4, 4, { attacks: [LANCE] }))
    .ask(weapon('r', 'lance', { hands: 1 }))
    .uncited(NONE)
    .gives({ usable: false, why: ['needs-two-hands'] }),
]);
