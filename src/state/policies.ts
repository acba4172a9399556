/** The policies in force at this table. */
import type { ReadonlySignal } from '@preact/signals';
import type { Policies } from '../encounter/policy.ts';

export interface PolicyKeeper {
  readonly policies: ReadonlySignal<Policies>;
  /**
   * In force at once, for this game; kept afterwards. What differs from those in force is what was
   * chosen.
   */
  set(policies: Policies): void;
}
