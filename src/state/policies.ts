/** The policies in force at this table. */
import type { ReadonlySignal } from '@preact/signals';
import type { Policies } from '../encounter/policy.ts';

export interface PolicyKeeper {
  readonly policies: ReadonlySignal<Policies>;
  /**
   * In force at once for this game, and stored. What differs from the former policies was chosen by
   * the user.
   */
  set(policies: Policies): void;
}
