/** A case worked out by hand from one of the geometry conventions of `docs/spec/scene.md`. */
import type { Case } from '../cases.ts';

export interface Worked extends Pick<Case, 'given' | 'on' | 'ask' | 'expect' | 'check'> {
  /** The convention's number. */
  readonly convention: number;
}
