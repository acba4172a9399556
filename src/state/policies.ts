/** The policies of the referee in force at this table. */
import type { ReadonlySignal } from '@preact/signals';
import type { Policies } from '../encounter/policy.ts';

export interface PolicyKeeper {
  readonly policies: ReadonlySignal<Policies>;
  /**
   * Applies policies at once to this game, and stores them. The policies that differ from the
   * previous ones count as chosen by the user.
   */
  set(policies: Policies): void;
}
