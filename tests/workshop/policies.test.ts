// @vitest-environment page
/**
 * The policies of a table are in force at once and are stored for each game. They are updated when
 * another tab or the options page changes them.
 */
import { describe, expect, it, vi } from 'vitest';
import { keepPolicies, PRACTICE } from '../../entrypoints/overlay/policies.ts';
import { alike, DEFAULT_POLICIES, PRESETS } from '../../src/encounter/policy.ts';
import {
  POLICIES_BY_GAME,
  USUAL_GAME,
  withoutGame,
  withPolicies,
} from '../../src/encounter/policiesByGame.ts';
import { KEPT, storeFor } from '../../src/settings/durableStore.ts';
import type { PolicyKeeper } from '../../src/state/policies.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { areaOf, settle, type FakeArea } from '../settings/area.ts';

/**
 * For one second after a choice, the tab repeats it if another tab, which does not know of it yet,
 * overwrites it.
 */
const SETTLED = 1050;

function tab(
  area: FakeArea,
  campaign = 'ours',
  host = 'table.example',
): { store: Store; keeper: PolicyKeeper; end: AbortController } {
  const store = createStore();
  store.campaign.value = campaign;
  const end = new AbortController();
  return {
    store,
    end,
    keeper: keepPolicies(
      store,
      host,
      end.signal,
      storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, area),
    ),
  };
}
const book = (area: FakeArea): unknown =>
  (area.items[`${KEPT}policies`] as { data: unknown } | undefined)?.data;

describe('policies', () => {
  it('settings for illegal moves apply at once and after a reload, but only in the same game', async () => {
    const area = areaOf({}, () => 5);
    const one = tab(area);
    expect(one.keeper.policies.value).toEqual(DEFAULT_POLICIES);
    one.keeper.set(PRESETS.strict);
    expect(one.keeper.policies.value).toEqual(PRESETS.strict);
    await settle();
    expect(Object.keys(book(area) as object)).toEqual(['table.example/ours']);
    const again = tab(area);
    const other = tab(area, 'theirs');
    await settle();
    expect([again.keeper.policies.value, other.keeper.policies.value]).toEqual([
      PRESETS.strict,
      DEFAULT_POLICIES,
    ]);
    one.store.campaign.value = 'theirs';
    expect(one.keeper.policies.value).toEqual(DEFAULT_POLICIES);
  });
  it(
    'if two tabs change settings for different kinds of illegal moves at once, both settings ' +
      'are stored',
    async () => {
      const area = areaOf({}, (n) => (n * 7) % 5);
      const [one, two] = [tab(area), tab(area)];
      await settle();
      one.keeper.set({ ...one.keeper.policies.value, walls: 'enforce' });
      two.keeper.set({ ...two.keeper.policies.value, speed: 'ask' });
      await settle();
      await settle();
      const both = { ...DEFAULT_POLICIES, walls: 'enforce', speed: 'ask' };
      expect([one.keeper.policies.value, two.keeper.policies.value]).toEqual([both, both]);
    },
  );
  it(
    'a change of the settings for illegal moves on the options page takes effect on the ' +
      'virtual tabletop at once',
    async () => {
      const area = areaOf();
      const one = tab(area);
      one.keeper.set({ ...DEFAULT_POLICIES, turn: 'off' });
      await settle(SETTLED);
      const options = storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, area);
      await options.change((now) =>
        withPolicies(now, USUAL_GAME, PRESETS.assistant, '2026-01-01T00:00:00.000Z'),
      );
      await settle();
      expect(one.keeper.policies.value).toEqual({ ...PRESETS.assistant, turn: 'off' });
      await options.change((now) => withoutGame(now, 'table.example/ours'));
      await settle();
      expect(one.keeper.policies.value).toEqual(PRESETS.assistant);
    },
  );
  it(
    'if the user changes the settings for illegal moves several times quickly, the last ' +
      'choice is stored',
    async () => {
      const area = areaOf({}, () => 3);
      const one = tab(area);
      for (const policy of ['ask', 'off', 'enforce', 'ask'] as const) one.keeper.set(alike(policy));
      expect(one.keeper.policies.value).toEqual(alike('ask'));
      for (let i = 0; i < 4; i++) await settle();
      expect(one.keeper.policies.value).toEqual(alike('ask'));
      expect(book(area)).toMatchObject({ 'table.example/ours': { policies: alike('ask') } });
    },
  );
  it(
    'settings for illegal moves that cannot be stored apply until the page closes, and one ' +
      'notice says so',
    async () => {
      const area = areaOf();
      area.quota = 10;
      const one = tab(area);
      await settle();
      one.keeper.set(PRESETS.strict);
      one.keeper.set(PRESETS.assistant);
      await settle();
      expect(one.keeper.policies.value).toEqual(PRESETS.assistant);
      expect(one.store.ownNotices.value).toEqual([{ code: 'policy.unkept' }]);
    },
  );
  it(
    'unreadable settings for illegal moves are replaced by the defaults, and a notice tells ' +
      'the user',
    async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const one = tab(areaOf({ [`${KEPT}policies`]: { version: 1, data: 'strict' } }));
      await settle();
      expect(one.store.ownNotices.value).toEqual([
        { code: 'kept.aside', params: { item: 'policies' } },
      ]);
      expect(one.keeper.policies.value).toEqual(DEFAULT_POLICIES);
    },
  );
  it(
    'settings for illegal moves that the user chooses on the practice table apply in all ' +
      'practice lessons',
    async () => {
      const area = areaOf();
      const one = tab(area, 'first-lesson', PRACTICE);
      one.keeper.set(PRESETS.strict);
      await settle();
      one.store.campaign.value = 'second-lesson';
      expect(one.keeper.policies.value).toEqual(PRESETS.strict);
      expect(Object.keys(book(area) as object)).toEqual([PRACTICE]);
    },
  );
  it('once the overlay has ended, its settings for illegal moves no longer change', async () => {
    const area = areaOf();
    const one = tab(area);
    await settle();
    one.end.abort();
    await storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME, area).change((now) =>
      withPolicies(now, USUAL_GAME, PRESETS.strict, 'x'),
    );
    await settle();
    expect(one.keeper.policies.value).toEqual(DEFAULT_POLICIES);
  });
});
