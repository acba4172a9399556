/**
 * A case worked out by hand from one of the geometry conventions of the contract
 * (`docs/spec/scene.md`).
 */
import type { Case } from '../cases.ts';

export interface Worked extends Pick<Case, 'given' | 'on' | 'ask' | 'expect' | 'check'> {
  /** Its number in the contract. */
  readonly convention: number;
}
