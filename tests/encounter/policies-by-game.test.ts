/**
 * Policies by game: the general policies, and the differences of single games, stored and merged.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  alike,
  DEFAULT_POLICIES,
  POLICIES,
  PRESETS,
  RULINGS,
  type Policies,
} from '../../src/encounter/policy.ts';
import {
  gamesOf,
  POLICIES_BY_GAME,
  policiesIn,
  USUAL_GAME,
  withoutGame,
  withPolicies,
  type PoliciesByGame,
} from '../../src/encounter/policiesByGame.ts';
import { ASIDE, KEPT, storeFor } from '../../src/settings/durableStore.ts';
import { exported, imported } from '../../src/settings/keptFile.ts';
import { readStored } from '../../src/storage/storedKind.ts';
import { areaOf } from '../settings/area.ts';
import { everyCase } from '../support/everyCase.ts';

const AT = '2026-01-02T03:04:05.000Z';
const LATER = '2026-02-02T03:04:05.000Z';
const GAME = 'vtt.example/campaign';
const AS_STORED = KEPT + POLICIES_BY_GAME.name;
const some = fc.record(
  Object.fromEntries(RULINGS.map((kind) => [kind, fc.constantFrom(...POLICIES)])),
) as fc.Arbitrary<Policies>;

describe('chosen policies', () => {
  it('by default, illegal moves of every kind are marked on the map and not held back', () =>
    expect([policiesIn({}, USUAL_GAME), policiesIn({}, GAME)]).toEqual([
      DEFAULT_POLICIES,
      DEFAULT_POLICIES,
    ]));
  it(
    'in a game without a setting of its own for a kind of illegal move, the setting for all ' +
      'games applies',
    () => {
      const usual = withPolicies({}, USUAL_GAME, { walls: 'ask', turn: 'off' }, AT);
      const book = withPolicies(usual, GAME, { walls: 'enforce' }, AT);
      expect(policiesIn(book, 'other')).toEqual({ ...DEFAULT_POLICIES, walls: 'ask', turn: 'off' });
      expect(policiesIn(book, GAME)).toEqual({
        ...DEFAULT_POLICIES,
        walls: 'enforce',
        turn: 'off',
      });
      expect(book[GAME]?.policies).toEqual({ walls: 'enforce' });
      // Kinds that the game did not set follow the general policies.
      expect(
        policiesIn(withPolicies(book, USUAL_GAME, { turn: 'ask', walls: 'off' }, LATER), GAME),
      ).toEqual({ ...DEFAULT_POLICIES, walls: 'enforce', turn: 'ask' });
    },
  );
  it('resetting a game’s settings for illegal moves to the default removes them from the storage', () => {
    const book = withPolicies({}, GAME, PRESETS.strict, AT);
    expect(gamesOf(book)).toEqual([GAME]);
    expect(gamesOf(withPolicies(book, GAME, alike('mark'), LATER))).toEqual([]);
    expect(withoutGame(book, GAME)).toEqual({});
    expect(withoutGame(book, 'other')).toBe(book);
  });
  it(
    'a setting for illegal moves that the user chooses after an import replaces the ' +
      'imported setting, even one dated in the future',
    () => {
      for (const at of ['2100-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', 'zz', '']) {
        const file = { [GAME]: { policies: { walls: 'enforce' as const }, at } };
        const own = withPolicies(POLICIES_BY_GAME.merge({}, file), GAME, { walls: 'off' }, AT);
        expect(POLICIES_BY_GAME.merge(own, file)).toEqual(own);
        expect(policiesIn(own, GAME).walls).toBe('off');
      }
    },
  );
  it('choosing a setting for illegal moves that already applies writes nothing to the storage', () => {
    const book = withPolicies({}, GAME, { walls: 'ask' }, AT);
    expect(withPolicies(book, GAME, { walls: 'ask', speed: 'mark' }, LATER)).toBe(book);
    expect(withPolicies(book, USUAL_GAME, {}, LATER)).toBe(book);
  });
  it('settings for illegal moves chosen for one game override those for all games', () => {
    fc.assert(
      fc.property(some, some, (usual, wanted) => {
        const book = withPolicies(withPolicies({}, USUAL_GAME, usual, AT), GAME, wanted, AT);
        expect([policiesIn(book, GAME), policiesIn(book, USUAL_GAME)]).toEqual([wanted, usual]);
      }),
    );
  });
  it('a game called “constructor” or “__proto__” has the default settings for illegal moves', () => {
    for (const game of ['constructor', '__proto__', 'toString'])
      expect(policiesIn({}, game)).toEqual(DEFAULT_POLICIES);
  });
});

describe('stored policies', () => {
  it('of a game’s stored and imported settings for illegal moves, those with the later date apply', async () => {
    const here = areaOf();
    const book = storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, here);
    await book.change((now) =>
      withPolicies(
        withPolicies(now, USUAL_GAME, PRESETS.assistant, LATER),
        GAME,
        { speed: 'enforce' },
        AT,
      ),
    );
    const file = await exported([POLICIES_BY_GAME], new Date(AT), here);
    const there = areaOf();
    await storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, there).change((now) =>
      withPolicies(
        withPolicies(
          withPolicies(now, USUAL_GAME, PRESETS.strict, AT),
          GAME,
          { speed: 'off' },
          LATER,
        ),
        'mine',
        { turn: 'off' },
        AT,
      ),
    );
    expect(await imported(file, [POLICIES_BY_GAME], there)).toMatchObject({ ok: true });
    const now = await storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, there).load();
    expect(policiesIn(now, USUAL_GAME)).toEqual(PRESETS.assistant);
    expect([policiesIn(now, GAME).speed, policiesIn(now, 'mine').turn]).toEqual(['off', 'off']);
  });
  it('settings for illegal moves can be imported for a game that has none of its own yet', () => {
    const brought = withPolicies({}, 'theirs', { walls: 'ask' }, AT);
    expect(POLICIES_BY_GAME.merge({}, brought)).toEqual(brought);
    expect(
      POLICIES_BY_GAME.merge(withPolicies({}, GAME, { turn: 'off' }, AT), brought),
    ).toMatchObject(brought);
  });
  everyCase<readonly [string, unknown]>([
    ['an unknown policy', { g: { policies: { speed: 'forbid' }, at: AT } }],
    ['a kind that there is not', { g: { policies: { luck: 'ask' }, at: AT } }],
    ['no time', { g: { policies: {} } }],
    ['a list', []],
    ['text', 'strict'],
    ['null', null],
    ['a game that is none', { g: 1 }],
  ])(
    'malformed stored settings for illegal moves are moved to a backup copy, the user gets a ' +
      'notice, and the defaults apply',
    async (_what, data) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const stored = { version: 1, data };
      const area = areaOf({ [AS_STORED]: stored });
      const book = storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, area);
      expect(policiesIn(await book.load(), GAME)).toEqual(DEFAULT_POLICIES);
      expect(book.trouble.value).toEqual({ code: 'kept.aside', params: { item: 'policies' } });
      expect(area.items[`${ASIDE}policies:1`]).toEqual(stored);
      warned.mockRestore();
    },
  );
  it('settings for every kind of illegal move are unchanged after they are stored and read again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(USUAL_GAME, 'a/b', 'c/', '__proto__x'), some)),
        (choices) => {
          const book = choices.reduce<PoliciesByGame>(
            (so, [game, policies], i) =>
              withPolicies(so, game, policies, new Date(i).toISOString()),
            {},
          );
          expect(
            readStored(POLICIES_BY_GAME, JSON.parse(JSON.stringify({ version: 1, data: book }))),
          ).toEqual({ ok: true, value: book });
        },
      ),
    );
  });
});
