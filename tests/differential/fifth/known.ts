/** Open disagreements between the engine and the plain rules of the fifth edition, with reasons. */
import type { Difference } from './compare.ts';
import { spaceOf } from './table.ts';

interface Known {
  readonly why: string;
  readonly covers: (d: Difference) => boolean;
}

const asks = (d: Difference, ...names: readonly string[]): boolean => names.includes(d.ask.ask);

export const KNOWN: readonly Known[] = [
  {
    why: 'the texts do not say which squares a big creature fills where it may squeeze in several ways',
    covers: (d) => asks(d, 'move', 'reachable') && d.scene.creatures.some((b) => spaceOf(b) > 1),
  },
  {
    why: 'nobody says what creatures of unknown sides, and senses, know of those kept from some sides',
    covers: (d) => d.scene.creatures.some((b) => b.visibleTo !== undefined),
  },
];
export const isKnown = (d: Difference): boolean => KNOWN.some((one) => one.covers(d));
