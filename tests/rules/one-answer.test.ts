/**
 * Handed situations in which two questions once gave two answers, in every ruleset that judges
 * turns. `properties/pairs.test.ts` compares the same questions on random boards.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { attack, fullAttack } from './asks/attacks.ts';
import { grapple } from './asks/specials.ts';
import { vitals } from './asks/states.ts';
import { act, actions, resolve, turnOf } from './asks/turns.ts';
import {
  cells,
  archer,
  board,
  creature,
  hero,
  turn,
  wall,
  type Answer,
  type Ask,
  type At,
  type CreatureMore,
  type Thing,
} from './cases.ts';

const RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const ask = (ruleset: string, on: readonly Thing[], question: Ask): Answer =>
  answer(sceneSchema.parse(board(ruleset, on).scene), question) as Answer;
const strikers = (a: Answer): unknown[] =>
  (a['opportunities'] as { by: string }[]).map(({ by }) => by);

describe.each(RULESETS)('in %s', (ruleset) => {
  const asked = (on: readonly Thing[], question: Ask): Answer => ask(ruleset, on, question);

  it.each([
    ['a bow', archer('a', 0, 0), 'bow', 'g'],
    ['rocks', hero('a', 0, 0, { attacks: 'rock' }), 'rock', 'g'],
    ['bare hands', hero('a', 0, 0, { attacks: 'fist' }), 'fist', 'f'],
  ])('a full attack with %s beside a foe provokes it in each question', (_, a, weapon, target) => {
    const on = [a, creature('f', 1, 0), creature('g', 6, 0)];
    const doing = { with: weapon, target };
    expect(strikers(asked(on, act('a', 'full-attack', doing)))).toEqual(['f']);
    const [step] = asked(on, turnOf('a', ['full-attack', doing]))['steps'] as Answer[];
    expect(strikers(step!)).toEqual(['f']);
    expect(strikers(asked(on, attack('a', target, weapon, { action: 'full-attack' })))).toEqual([
      'f',
    ]);
    const lines = asked(on, actions('a'))['actions'] as Answer[];
    expect(lines.find(({ action }) => action === 'full-attack')).toMatchObject({
      provokesFrom: ['f'],
    });
  });

  it.each([
    ['beside the foe', 4, [], 'too-short'],
    ['behind a wall', 7, [wall(5, 0, 5, 9)], undefined],
    ['past a friend in the row', 7, [hero('b', 5, 3)], undefined],
  ] as const)('a charge %s: act, turn, where and reachable agree', (_, x, between, why) => {
    const on = [hero('a', 3, 3), creature('o', x, 3), ...between];
    const cells = asked(on, { ask: 'reachable', of: 'a', mode: 'charge' })['cells'] as unknown[];
    const { places } = asked(on, { ask: 'where', from: 'a', to: 'o', mode: 'charge' });
    const can = cells.length > 0;
    expect((places as unknown[]).length > 0).toBe(can);
    const charge = asked(on, act('a', 'charge', { target: 'o' }));
    expect(charge['legal']).toBe(can);
    const [step] = asked(on, turnOf('a', ['charge', { target: 'o' }]))['steps'] as Answer[];
    expect(step!['legal']).toBe(can);
    if (why !== undefined) expect(charge['why']).toContain(why);
  });

  it('a prone creature crawls one square, in move, journey and turn', () => {
    const on = [hero('a', 3, 3, { conditions: ['prone'] })];
    const path: readonly At[] = cells('13,13 12,13');
    expect(asked(on, { ask: 'move', of: 'a', mode: 'move', path })).toMatchObject({ legal: true });
    const legs = [{ by: 'crawl', path }];
    expect(asked(on, { ask: 'journey', of: 'a', legs })).toMatchObject({ legal: true, cost: 1 });
    const [step] = asked(on, turnOf('a', ['crawl', { path }]))['steps'] as Answer[];
    expect(step).toMatchObject({ legal: true });
  });

  it.each(['dead', 'asleep', 'paralyzed', 'unconscious'])(
    'a shot at a foe beside a friend who is %s takes no −4',
    (condition) => {
      const shot = (more: CreatureMore): Answer =>
        asked(
          [archer('a', 0, 0), hero('h', 6, 1, more), creature('o', 5, 0)],
          attack('a', 'o', 'bow'),
        );
      const codes = (a: Answer): unknown[] => (a['modifiers'] as Answer[]).map(({ why }) => why);
      expect(codes(shot({}))).toContain('into-melee');
      expect(codes(shot({ conditions: [condition] }))).not.toContain('into-melee');
    },
  );

  it.each([
    ['stand-up', ['prone'], []],
    ['drop-prone', [], ['prone']],
    ['total-defence', [], ['total-defence']],
  ])('%s, resolved, changes the conditions', (action, before, after) => {
    const on = [hero('a', 0, 0, { conditions: before })];
    expect(asked(on, resolve('a', action, {}))).toMatchObject({ done: true, conditions: after });
  });

  it('a standard action at 0 hit points costs one, whether scene or question gives them', () => {
    const hp = { current: 0, max: 8 };
    const spent = { hp: { current: -1, max: 8 }, state: 'dying' };
    const whole = hero('a', 0, 0, { hp: { current: 8, max: 8 } });
    expect(asked([whole], vitals('a', { hp, act: 'standard' }))).toMatchObject(spent);
    expect(asked([hero('a', 0, 0, { hp })], vitals('a', { act: 'standard' }))).toMatchObject(spent);
    expect(asked([whole], vitals('a', { hp, act: 'move' }))).toMatchObject({ hp });
    expect(
      asked([hero('a', 0, 0, { hp })], vitals('a', { hp: { current: 5 }, act: 'standard' })),
    ).toMatchObject({ hp: { current: 5, max: 8 } });
  });

  it('a full melee attack is refused in each question after the mount has moved', () => {
    const on = [
      hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
      hero('r', 4, 4, { mount: 'h', attacks: ['sword', 'bow'], bab: 6 }),
      turn({ round: 1, active: 'r', order: ['r'], spent: { moved: 6 } }),
    ];
    const blows = asked(on, act('r', 'full-attack', { with: 'sword' }));
    expect(blows).toMatchObject({ legal: false, why: ['no-action-left'] });
    expect(asked(on, fullAttack('r', { primary: 'sword' }))).toMatchObject({ legal: false });
    expect(asked(on, act('r', 'full-attack', { with: 'bow' }))['legal']).toBe(
      asked(on, fullAttack('r', { primary: 'bow' }))['legal'],
    );
  });
});

describe('casting within a grapple', () => {
  const caster = (more: CreatureMore = {}) =>
    creature('b', 1, 0, { conditions: ['grappling'], grapples: ['a'], ...more });
  const holder = hero('a', 0, 0, {
    bab: 5,
    abilities: { str: 16, dex: 12 },
    conditions: ['grappling'],
    grapples: ['b'],
  });
  it.each([
    ['srd35', 2, 22],
    ['sigil', 2, 22],
    // 10 + CMB 8 + level.
    ['pf1', 2, 20],
    ['pf1', 0, 18],
  ] as const)('in %s, level %s: DC %s in each question', (ruleset, level, dc) => {
    const on = [holder, caster()];
    expect(ask(ruleset, on, act('b', 'cast-spell', { level }))).toMatchObject({
      checks: [{ skill: 'concentration', dc }],
    });
    expect(
      ask(ruleset, on, grapple('b', 'cast-spell', { spell: { level, somatic: false } })),
    ).toMatchObject({ dc });
    const [step] = ask(ruleset, on, turnOf('b', ['cast-spell', { level }]))['steps'] as Answer[];
    expect(step).toMatchObject({ checks: [{ skill: 'concentration', dc }] });
  });

  it('in pf1 a shot at one of two grapplers hits nobody at random', () => {
    const on = [holder, caster(), archer('c', 5, 5)];
    expect(ask('pf1', on, attack('c', 'b', 'bow'))).toMatchObject({ struckAtRandom: [] });
  });

  it('in pf1 the controlling grappler lets go, and neither grapples', () => {
    const on = [holder, caster()];
    expect(ask('pf1', on, resolve('a', 'release-grapple', {}))).toMatchObject({
      done: true,
      conditions: [],
    });
    expect(ask('pf1', on, grapple('a', 'release-grapple'))).toMatchObject({
      outcome: { effects: [{ effect: 'grapple-ends' }, { effect: 'grapple-ends' }] },
    });
  });

  it.each(['srd35', 'sigil', 'd20modern'])(
    'in %s a grappler may not strike with a longsword, in either question',
    (ruleset) => {
      const on = [holder, caster()];
      for (const question of [act, grapple])
        expect(ask(ruleset, on, question('a', 'grapple-attack', { with: 'sword' }))).toMatchObject({
          legal: false,
          why: ['wrong-weapon'],
        });
    },
  );
});
