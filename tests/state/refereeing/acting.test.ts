/** The referee and actions: declarations, turns, chat rolls, allowances and dismissals. */
import { signal } from '@preact/signals';
import { NO_USES } from '../../support/noUses.ts';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../../src/rules/economy.ts';
import { turnRulesets } from '../../../src/rules/fullRulesets.ts';
import { DEFAULT_POLICIES } from '../../../src/encounter/policy.ts';
import { answer } from '../../../src/judge/answer.ts';
import { createAsks, type Asks } from '../../../src/state/asks.ts';
import { createReferee } from '../../../src/state/refereeing/index.ts';
import { createStore } from '../../../src/state/store.ts';
import { codes, provokers, someone, table, type TestTable } from './table.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const BOW = { id: 'bow', kind: 'ranged' as const, ready: true, rangeIncrement: 20 };
const duel = () => [
  someone('a', 'party', [5, 5], { attacks: [{ id: 'sword', kind: 'melee', ready: true }, BOW] }),
  someone('b', 'foes', [6, 5]),
];

const STRIKE = 'melee-attack';

/** Every creature has had a turn, and now it is a's turn. */
const second = (options = {}, creatures = duel()): TestTable => {
  const t = table(creatures, options);
  for (const { id } of creatures) t.turn(id);
  t.turn('a', 2);
  return t;
};

describe.each(turnRulesets.map((rules) => [rules.id, rules] as const))(
  'actions that are movements (%s)',
  (ruleset, rules) => {
    const own = Object.entries(rules.turns.table).filter(
      ([action, { kind, mode }]) =>
        mode !== undefined &&
        kind !== 'not-an-action' &&
        !/^(bull-rush|overrun|step-up)$/.test(action),
    );
    it.each(own)(
      'declaring the action “%s” and then moving the token spends the actions for that ' +
        'movement only once',
      async (action, entry) => {
        const t = second({ ruleset }, [
          someone('a', 'party', [5, 5], { conditions: entry.under === undefined ? [] : ['prone'] }),
          someone('b', 'foes', [9, 5]),
        ]);
        await t.referee.declare({ of: 'a', action, target: 'b' });
        expect(t.last('act')).toMatchObject({ mode: entry.mode, uses: [] });
        t.go('a', [5, 5], [6, 5], [7, 5], [8, 5]);
        expect(codes(t.last('move'))).not.toContain('no-action-left');
        expect(t.last('move').mode).toBe(entry.mode);
        const cost = costOf(rules.economy, entry.kind, entry.twice);
        expect(t.referee.encounter.value.spent.uses).toEqual(cost);
      },
    );
  },
);

describe('an action that gives another one back', () => {
  it(
    'under d20 Modern, a heroic surge allows a second attack in a turn, and undoing the surge ' +
      'forbids that attack again',
    async () => {
      const hero = someone('a', 'party', [5, 5], { traits: ['heroic-surge'] });
      const t = second({ ruleset: 'd20modern' }, [hero, someone('b', 'foes', [6, 5])]);
      const does = async (action: string): Promise<string[]> => {
        await t.referee.declare({ of: 'a', action, ...(action === STRIKE && { target: 'b' }) });
        return codes(t.last('act'));
      };
      expect(await does(STRIKE)).toEqual([]);
      expect(await does('heroic-surge')).toEqual([]);
      const surge = t.last('act').id;
      expect(t.referee.encounter.value.spent.uses).toEqual({ standard: 0 });
      t.referee.undo(surge);
      expect(t.referee.encounter.value.spent.uses).toEqual({ standard: 1 });
      await does('heroic-surge');
      expect(await does(STRIKE)).toEqual([]);
      expect(await does(STRIKE)).toEqual(['no-action-left']);
    },
  );
});

describe.each(rulesetsInWords(['srd35', 'sigil']))('a declaration (%s)', (game, ruleset) => {
  it(
    `under ${game}, the log entry of a declared action states cost, broken rules and ` +
      'provoked enemies',
    async () => {
      const t = second({ ruleset });
      expect(await t.referee.declare({ of: 'a', action: 'drink-potion' })).toBe(true);
      expect(t.last('act')).toMatchObject({ of: 'a', action: 'drink-potion', uses: ['standard'] });
      expect(provokers(t.last('act'))).toEqual(['b']);
      await t.referee.declare({ of: 'a', action: 'melee-attack', target: 'b' });
      expect(codes(t.last('act'))).toEqual(['no-action-left']);
      t.referee.undo(t.last('act').id);
      expect(t.referee.encounter.value.spent).toMatchObject({
        uses: { standard: 1 },
        actions: ['drink-potion'],
      });
    },
  );
  it(`under ${game}, if the rules engine does not answer, a declared action is not logged`, async () => {
    const t = second({ ruleset, asks: () => Promise.reject(new Error('asleep')) });
    expect(await t.referee.declare({ of: 'a', action: 'drink-potion' })).toBe(false);
    expect(t.all('act')).toEqual([]);
    const u = second({ ruleset });
    expect(await u.referee.declare({ of: 'a', action: 'no-such-action' })).toBe(false);
    expect(await u.referee.declare({ of: 'nobody', action: 'drink-potion' })).toBe(false);
  });
  it(`under ${game}, after a creature has declared a withdrawal, its move counts as a withdrawal`, async () => {
    const t = second({ ruleset });
    await t.referee.declare({ of: 'a', action: 'withdraw' });
    expect(t.last('act')).toMatchObject({ uses: [], ruling: { faults: [], provoked: [] } });
    t.go('a', [5, 5], [4, 5], [3, 5]);
    expect(t.last('move')).toMatchObject({
      mode: 'withdraw',
      chosen: true,
      uses: ['standard', 'move'],
    });
    expect(provokers(t.last('move'))).toEqual([]);
    const u = second({ ruleset });
    await u.referee.declare({ of: 'a', action: 'withdraw' });
    u.referee.undo(u.last('act').id);
    u.go('a', [5, 5], [4, 5], [3, 5]);
    expect(u.last('move')).toMatchObject({ mode: 'move' });
    expect(provokers(u.last('move'))).toEqual(['b']);
  });
  it(
    `under ${game}, two drags of a token are logged as two moves if an action is declared ` +
      'between the drags',
    async () => {
      const t = second({ ruleset });
      t.go('a', [5, 5], [4, 5], [3, 5]);
      await t.referee.declare({ of: 'a', action: 'open-door' });
      t.go('a', [3, 5], [2, 5]);
      expect(t.all('move')).toHaveLength(2);
      expect(codes(t.last('move'))).toEqual(['no-action-left']);
    },
  );
  it(
    `under ${game}, a creature that has made a 5-foot step and attacked breaks a rule by moving ` +
      'on',
    async () => {
      const t = second({ ruleset });
      t.go('a', [5, 5], [5, 4]);
      await t.referee.declare({ of: 'a', action: 'melee-attack', target: 'b' });
      t.go('a', [5, 4], [4, 4], [3, 4]);
      expect(t.last('move')).toMatchObject({ mode: 'move' });
      expect(codes(t.last('move'))).toEqual(['move-after-step']);
    },
  );
  it(`under ${game}, moves before and after a declared 5-foot step are logged as two moves`, async () => {
    const t = second({ ruleset });
    t.go('a', [5, 5], [5, 4]);
    await t.referee.declare({ of: 'a', action: 'five-foot-step' });
    t.go('a', [5, 4], [4, 4], [3, 4]);
    expect(t.all('move')).toHaveLength(2);
    expect(t.last('move').path[0]).toEqual([5, 4]);
  });
  it(
    `under ${game}, standing up, drawing a weapon or delaying changes the creature as soon as ` +
      'the action is logged',
    async () => {
      const t = second({ ruleset }, [
        someone('a', 'party', [5, 5], {
          conditions: ['prone'],
          attacks: [{ id: 'sword', kind: 'melee', ready: false }],
        }),
        someone('b', 'foes', [6, 5]),
      ]);
      await t.referee.declare({ of: 'a', action: 'stand-up' });
      expect(t.last('act')).toMatchObject({ loses: ['prone'], uses: ['move'] });
      expect(t.store.judge.value?.board.creatures[0]?.conditions).toEqual([]);
      await t.referee.declare({ of: 'a', action: 'draw-weapon', with: 'sword' });
      expect(t.store.judge.value?.board.creatures[0]?.attacks?.[0]?.ready).toBe(true);
      const u = second({ ruleset });
      await u.referee.declare({ of: 'a', action: 'delay' });
      expect(u.referee.encounter.value.waiting).toEqual({ a: 'delay' });
      u.referee.undo(u.last('act').id);
      expect(u.referee.encounter.value.waiting).toEqual({});
      await u.referee.declare({ of: 'a', action: 'ready', readies: 'melee-attack' });
      expect(u.last('wait')).toMatchObject({ how: 'ready', readies: 'melee-attack' });
    },
  );
});

describe('a creature that delayed', () => {
  it('after a delayed creature has acted, the turn that it interrupted continues', async () => {
    const t = second();
    await t.referee.declare({ of: 'a', action: 'delay' });
    t.turn('b', 2);
    t.go('b', [6, 5], [7, 5], [8, 5]);
    t.referee.resume('a');
    expect(t.referee.encounter.value).toMatchObject({ active: 'a', spent: { uses: NO_USES } });
    t.read();
    t.go('a', [5, 5], [4, 5], [3, 5]);
    expect(t.last('move')).toMatchObject({ of: 'a', mode: 'move', ruling: { faults: [] } });
    t.go('b', [8, 5], [9, 5]);
    expect(t.referee.encounter.value).toMatchObject({
      active: 'b',
      spent: { uses: { move: 1 }, moved: 3 },
    });
    expect(t.all('move').find(({ of }) => of === 'b')).toMatchObject({
      path: [
        [6, 5],
        [7, 5],
        [8, 5],
        [9, 5],
      ],
      mode: 'move',
    });
  });
});

describe.each(rulesetsInWords(['srd35', 'sigil']))(
  'a turn that another creature interrupted (%s)',
  (game, ruleset) => {
    /** It is b’s turn, and a, which delayed, acts in it. */
    const interrupted = async (): Promise<{ t: TestTable; fail(): void }> => {
      let fails = false;
      const t: TestTable = second({
        ruleset,
        asks: ((ask, places, about) =>
          fails
            ? Promise.reject(new Error('asleep'))
            : createAsks(t.store, (scene, each) => ({ answer: answer(scene, each) }))(
                ask,
                places,
                about,
              )) satisfies Asks,
      });
      await t.referee.declare({ of: 'a', action: 'delay' });
      t.turn('b', 2);
      t.referee.resume('a');
      return { t, fail: () => (fails = true) };
    };
    it(
      `under ${game}, an action for which the rules engine does not answer does not end a ` +
        'delayed creature’s interruption',
      async () => {
        const { t, fail } = await interrupted();
        expect(t.referee.encounter.value.active).toBe('a');
        const before = t.log();
        fail();
        expect(await t.referee.declare({ of: 'b', action: 'drink-potion' })).toBe(false);
        expect(t.log()).toEqual(before);
        expect(t.referee.encounter.value.active).toBe('a');
      },
    );
    it(
      `under ${game}, a creature whose turn was interrupted by a delayed creature ` +
        'continues that turn by an action',
      async () => {
        const { t } = await interrupted();
        expect(await t.referee.declare({ of: 'b', action: 'drink-potion' })).toBe(true);
        expect(codes(t.last('act'))).toEqual([]);
        expect(t.referee.encounter.value).toMatchObject({
          active: 'b',
          spent: { uses: { standard: 1 } },
        });
      },
    );
    it(
      `under ${game}, a token that the GM only places elsewhere does not end a delayed ` +
        'creature’s interruption',
      async () => {
        const { t } = await interrupted();
        t.hint(
          'b',
          [
            [6, 5],
            [9, 9],
          ],
          { cause: 'placed' },
        );
        t.jump('b', [9, 9]);
        expect(t.last('move')).toMatchObject({ of: 'b', seen: 'placed' });
        expect(t.referee.encounter.value.active).toBe('a');
      },
    );
  },
);

describe('attacks of opportunity', () => {
  const provoking = async (options = {}): Promise<TestTable> => {
    const t = second(options, [...duel(), someone('c', 'foes', [4, 4])]);
    t.go('a', [5, 5], [5, 6], [5, 7]);
    return t;
  };
  it('an attack of opportunity that a creature makes counts as used and is no longer offered', async () => {
    const t = await provoking();
    expect(t.referee.offers.value.map(({ provoked, answer }) => [provoked.by, answer])).toEqual([
      ['b', 'open'],
      ['c', 'open'],
    ]);
    expect(t.referee.waiting.value).toBe(2);
    await t.referee.take(t.referee.offers.value[0]!);
    expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
    expect(
      t.store.judge.value?.board.creatures.find(({ id }) => id === 'b')?.opportunitiesTaken,
    ).toBe(1);
    t.referee.pass(t.referee.offers.value[0]!);
    expect(t.referee.offers.value).toEqual([]);
    expect(t.referee.waiting.value).toBe(0);
    const answer = t.all('opportunity')[0]!;
    t.referee.undo(answer.id);
    expect(t.referee.encounter.value.opportunities).toEqual({});
    expect(t.referee.offers.value).toHaveLength(1);
  });
  it(
    'an attack of opportunity made while a creature moves is not offered again when the ' +
      'creature moves on',
    async () => {
      const t = await provoking();
      await t.referee.take(t.referee.offers.value[0]!);
      t.go('a', [5, 7], [5, 8]);
      expect(provokers(t.last('move'))).toEqual(['b', 'c']);
      expect(t.referee.offers.value.map(({ provoked }) => provoked.by)).toEqual(['c']);
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 1 });
    },
  );
  it(
    'a trip made as an attack of opportunity can itself provoke an attack of opportunity, which ' +
      'is resolved first',
    async () => {
      const t = second({}, [...duel(), someone('c', 'foes', [4, 4])]);
      await t.referee.declare({ of: 'a', action: 'drink-potion' });
      const offer = t.referee.offers.value.find(({ provoked }) => provoked.by === 'b')!;
      expect(await t.referee.take(offer, 'trip')).toBe(true);
      expect(t.last('act')).toMatchObject({
        of: 'b',
        action: 'trip',
        as: 'opportunity',
        target: 'a',
        uses: [],
      });
      expect(provokers(t.last('act'))).toEqual(['a']);
      expect(
        t.referee.offers.value.map(({ provoked, within }) => [provoked.by, within !== undefined]),
      ).toEqual([
        ['a', true],
        ['c', false],
      ]);
      await t.referee.take(t.referee.offers.value[0]!);
      expect(await t.referee.take(t.referee.offers.value[0]!, 'grapple')).toBe(true);
      expect(t.last('act')).toMatchObject({ of: 'c', action: 'grapple' });
      expect(provokers(t.last('act'))).toEqual([]);
      expect(t.referee.encounter.value.opportunities).toEqual({ a: 1, b: 1, c: 1 });
    },
  );
  it(
    'a full attack with a bow provokes two attacks of opportunity from an adjacent foe ' +
      'with Combat Reflexes',
    async () => {
      const reflexes = { traits: ['combat-reflexes'], abilities: { dex: 12 } };
      const t = second({}, [
        someone('a', 'party', [5, 5], { attacks: [BOW], bab: 11 }),
        someone('b', 'foes', [6, 5], reflexes),
        someone('c', 'foes', [4, 4]),
      ]);
      await t.referee.declare({ of: 'a', action: 'full-attack', target: 'c', with: 'bow' });
      const offered = (): string[] => t.referee.offers.value.map(({ provoked }) => provoked.by);
      expect(offered()).toEqual(['b', 'b', 'c']);
      await t.referee.take(t.referee.offers.value[0]!);
      expect(offered()).toEqual(['b', 'c']);
      await t.referee.take(t.referee.offers.value[0]!);
      expect(offered()).toEqual(['c']);
      expect(t.referee.encounter.value.opportunities).toEqual({ b: 2 });
    },
  );
  it(
    'if the GM has chosen to ignore attacks of opportunity, the extension offers no attack of ' +
      'opportunity',
    async () => {
      const t = await provoking({ policies: { opportunities: 'off' } });
      expect(t.referee.offers.value).toEqual([]);
      expect(t.entry(t.last('move').id)).toMatchObject({ verdict: 'legal', open: false });
    },
  );
});

describe('the mode of a move', () => {
  it('a logged move that the user changes to a withdrawal no longer provokes an attack', () => {
    const t = second();
    t.go('a', [5, 5], [4, 5], [3, 5]);
    const { id } = t.last('move');
    expect(provokers(t.last('move'))).toEqual(['b']);
    expect(t.referee.otherModes(t.entry(id)!)).toEqual(['withdraw']);
    t.referee.reread(id, 'withdraw');
    expect(t.last('move')).toMatchObject({
      mode: 'withdraw',
      chosen: true,
      joins: id,
      path: [
        [5, 5],
        [4, 5],
        [3, 5],
      ],
      uses: ['standard', 'move'],
    });
    expect(t.referee.offers.value).toEqual([]);
    expect(t.referee.encounter.value.spent).toMatchObject({
      uses: { standard: 1, move: 1 },
      moved: 2,
    });
    expect(t.referee.otherModes(t.entry(t.last('move').id)!)).toEqual([]);
    t.go('a', [3, 5], [2, 5]);
    expect(t.last('move')).toMatchObject({
      mode: 'withdraw',
      path: [
        [5, 5],
        [4, 5],
        [3, 5],
        [2, 5],
      ],
    });
  });
  it('a move is logged as a withdrawal if the user chose “withdraw” during the drag', () => {
    const t = second();
    t.store.mode.value = 'withdraw';
    t.store.drag.value = {
      of: 'a',
      path: [
        [5, 5],
        [4, 5],
        [3, 5],
      ],
    };
    t.store.drag.value = null;
    t.jump('a', [3, 5]);
    expect(t.last('move')).toMatchObject({
      mode: 'withdraw',
      chosen: true,
      seen: 'drag',
      hand: 'master',
    });
  });
});

describe('a log entry', () => {
  const apart = () => [someone('a', 'party', [5, 5]), someone('b', 'foes', [9, 9])];
  it('the user can allow or dismiss an illegal move in the log, and can undo the permission', () => {
    const t = second({ gm: false }, apart());
    t.hint(
      'b',
      [
        [9, 9],
        [9, 8],
      ],
      { by: 'other' },
    );
    t.jump('b', [9, 8]);
    const { id } = t.last('move');
    expect(t.entry(id)).toMatchObject({ verdict: 'illegal', open: true });
    t.referee.allow(id, 'run away');
    expect(t.entry(id)).toMatchObject({
      verdict: 'allowed',
      allowed: { note: 'run away' },
      open: false,
    });
    t.referee.undo(id);
    expect(t.entry(id)).toMatchObject({ verdict: 'illegal', open: true });
    t.referee.dismiss(id);
    expect(t.entry(id)).toMatchObject({ dismissed: true, open: false });
    t.referee.allow('nothing');
    t.referee.dismiss('nothing');
    t.referee.undo('nothing');
  });
  it('a move is logged as legal if it breaks only a rule that the GM has chosen to ignore', () => {
    const t = second({ policies: { turn: 'off' } }, apart());
    t.hint(
      'b',
      [
        [9, 9],
        [9, 8],
      ],
      { by: 'other' },
    );
    t.jump('b', [9, 8]);
    expect(t.entry(t.last('move').id)).toMatchObject({ verdict: 'legal', open: false });
  });
  it(
    'the combat log can be exported as a document with its ruleset and the state of the ' + 'fight',
    () => {
      const t = second();
      t.go('a', [5, 5], [4, 5]);
      expect(JSON.parse(t.referee.exported())).toMatchObject({
        format: 'quadretto/log@1',
        ruleset: 'srd35',
        state: { active: 'a' },
      });
    },
  );
});

describe('a roll in the virtual tabletop’s chat', () => {
  it(
    'an attack roll in the tabletop’s chat is shown to the user as a possible action until a ' +
      'newer roll replaces it',
    () => {
      const t = second();
      t.wired.rolled({ id: 'r1', of: 'a', kind: 'attack' });
      t.wired.rolled({ id: 'r2', of: 'a', kind: 'spell', name: 'Web' });
      t.referee.answered('r1');
      expect(t.referee.rolled.value).toMatchObject({ id: 'r2', kind: 'spell' });
      t.referee.answered('r2');
      expect(t.referee.rolled.value).toBeNull();
      expect(t.all('act')).toEqual([]);
    },
  );

  it(
    'a chat roll for a creature that the roller does not control is logged, but not ' +
      'offered as an action',
    () => {
      const t = second();
      t.wired.rolled({ id: 'r1', of: 'a', kind: 'attack' });
      const before = t.referee.encounter.value;
      t.wired.rolled({ id: 'r2', of: 'b', kind: 'attack', posted: { by: 'Ada\nGM', known: true } });
      expect(t.referee.rolled.value).toMatchObject({ id: 'r1' });
      expect(t.last('posted')).toMatchObject({
        of: 'b',
        what: 'attack',
        by: 'Ada GM',
        known: true,
      });
      expect(t.referee.entries.value.at(-1)).toMatchObject({
        verdict: 'info',
        open: false,
        offers: [],
      });
      expect(t.referee.encounter.value).toEqual(before);
    },
  );

  it('500 chat rolls that a user makes for another user’s creature give only one log entry', () => {
    const t = second();
    for (let i = 0; i < 500; i++)
      t.wired.rolled({
        id: `same${i}`,
        of: 'b',
        kind: 'attack',
        posted: { by: 'Ada', known: true },
      });
    expect(t.all('posted')).toHaveLength(1);
    for (let i = 0; i < 500; i++)
      t.wired.rolled({
        id: `new${i}`,
        of: 'b',
        kind: 'attack',
        posted: { by: `${i}${'x'.repeat(300)}`, known: false },
      });
    expect(t.all('posted')).toHaveLength(8);
    expect(JSON.stringify(t.all('posted')).length).toBeLessThan(5000);
    t.turn('b', 2);
    t.turn('a', 3);
    t.wired.rolled({ id: 'later', of: 'b', kind: 'spell', posted: { by: 'Ada', known: true } });
    expect(t.all('posted')).toHaveLength(9);
  });
});

describe('a referee that starts late', () => {
  it(
    'if the extension starts during a fight, it continues with the round and turn that the ' +
      'tabletop shows',
    () => {
      const store = createStore({ ruleset: 'srd35' });
      const { scene } = second().store;
      store.map.value = 'map';
      store.fight.value = 'fight';
      store.scene.value = scene.value;
      const guards: boolean[] = [];
      const policies = signal({ ...DEFAULT_POLICIES, walls: 'enforce' as const });
      const { referee, wired } = createReferee(
        store,
        {
          asks: () => Promise.reject(new Error()),
          policies,
          setPolicies: () => undefined,
          now: () => 0,
        },
        new AbortController().signal,
      );
      wired.commands({ guard: (on) => guards.push(on) });
      expect(referee.encounter.value).toMatchObject({ on: true, round: 2, active: 'a' });
      expect(store.referee.value).toBe(referee);
      expect(guards).toEqual([true]);
    },
  );
});
