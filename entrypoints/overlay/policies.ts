/** Stores the user's policies for each kind of ruling, by game. Wiring only. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { RULINGS, type Policies } from '../../src/encounter/policy.ts';
import {
  policiesIn,
  POLICIES_BY_GAME,
  withPolicies,
  type PoliciesByGame,
} from '../../src/encounter/policiesByGame.ts';
import { storeFor, type Stored } from '../../src/settings/durableStore.ts';
import type { PolicyKeeper } from '../../src/state/policies.ts';
import type { Store } from '../../src/state/store.ts';

/** The practice table's key for policies. All lessons count as one game. */
export const PRACTICE = 'practice';

/** @param host the site's host with its port, which identifies the site */
export function keepPolicies(
  store: Store,
  host: string,
  end: AbortSignal,
  keptPolicies: Stored<PoliciesByGame> = storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME),
): PolicyKeeper {
  const game = computed(() => (host === PRACTICE ? PRACTICE : `${host}/${store.campaign.value}`));
  /**
   * Policies that were chosen but not yet stored. A choice that cannot be stored still holds until
   * the page closes.
   */
  const chosen = signal<Partial<Policies>>({});
  const policies = computed((): Policies => ({
    ...policiesIn(keptPolicies.value.value, game.value),
    ...chosen.value,
  }));
  const ends = [
    effect(() => {
      void game.value;
      chosen.value = {};
    }),
    effect(() => {
      const trouble = keptPolicies.trouble.value;
      if (trouble !== null)
        untracked(() => {
          store.ownNotices.value = [...store.ownNotices.peek(), trouble];
        });
    }),
  ];
  end.addEventListener('abort', () => ends.forEach((each) => each()), { once: true });
  void keptPolicies.follow(end);
  return {
    policies,
    set(wanted) {
      const now = policies.peek();
      const of = game.peek();
      const changed: Partial<Policies> = Object.fromEntries(
        RULINGS.filter((kind) => wanted[kind] !== now[kind]).map((kind) => [kind, wanted[kind]]),
      );
      if (Object.keys(changed).length === 0) return;
      chosen.value = { ...chosen.peek(), ...changed };
      const at = new Date().toISOString();
      keptPolicies
        .change((so) => withPolicies(so, of, changed, at))
        .then(
          () => {
            if (of !== game.peek()) return;
            // The choices that are now stored are removed; later choices still wait to be stored.
            chosen.value = Object.fromEntries(
              Object.entries(chosen.peek()).filter(
                ([kind, policy]) => changed[kind as keyof Policies] !== policy,
              ),
            );
          },
          () => {
            if (
              !end.aborted &&
              !store.ownNotices.peek().some(({ code }) => code === 'policy.unkept')
            )
              store.ownNotices.value = [...store.ownNotices.peek(), { code: 'policy.unkept' }];
          },
        );
    },
  };
}
