/** Cover behind which a creature may hide: three-quarters or total, or a larger creature for some. */
import { sizeOf, sizeSteps, type Creature } from '../../board/creature.ts';
import { traitEffect } from '../core/traitEffect.ts';
import type { Judge } from '../ruleset.ts';
import type { CoverVerdict } from '../verdict.ts';

interface Shelter {
  readonly cover: CoverVerdict;
  /** Is the cover enough to hide behind? */
  readonly hides: boolean;
}

/** A trait lets the creature hide behind a larger one. */
const behindLarger = (j: Judge, c: Creature, { lines }: CoverVerdict): boolean =>
  traitEffect(j.rules.traits, c, 'hidesBehindLarger') === true &&
  j.board.creatures.some(
    (o) =>
      sizeSteps(sizeOf(c), sizeOf(o)) >= 1 &&
      lines.some(({ blockedBy }) => blockedBy === `creature:${o.id}`),
  );

/** The cover that a creature has from an observer. */
export function hidingCover(j: Judge, observer: Creature, c: Creature): Shelter {
  const cover = j.rules.cover(j, observer, c, 'ranged');
  const { degree } = cover;
  const enough = degree === 'three-quarters' || degree === 'total';
  return { cover, hides: enough || (degree === 'half' && behindLarger(j, c, cover)) };
}
