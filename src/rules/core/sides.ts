/** Decides which creatures are allies or foes, and which of them stop a movement. */
import { NEUTRAL, sizeOf, type Creature } from '../../board/creature.ts';
import { SIZES } from '../../board/vocabulary.ts';
import type { Judge, ModeRule, Ruleset } from '../ruleset.ts';
import type { Known } from '../verdict.ts';
import { onOtherPlanes } from './planes.ts';

type Relation = Known<'ally' | 'foe' | 'none'>;
/** Shared objects, because the function is called for every pair of creatures. */
const [ALLY, FOE, NONE]: readonly [Relation, Relation, Relation] = [
  { value: 'ally' },
  { value: 'foe' },
  { value: 'none' },
];

export function relation(a: Creature, b: Creature): Relation {
  if (a.id === b.id) return ALLY;
  if (a.side === undefined || b.side === undefined) {
    return { value: 'none', unknown: `creatures.${a.side === undefined ? a.id : b.id}.side` };
  }
  if (a.side === b.side) return ALLY;
  return a.side === NEUTRAL || b.side === NEUTRAL ? NONE : FOE;
}

/** Whether a creature in the path stops the mover in a mode with this requirement. */
export function barsPath(
  j: Judge,
  mover: Creature,
  other: Creature,
  barredBy: ModeRule['barredBy'],
  share: ReturnType<Ruleset['mayShare']> = j.rules.mayShare(j, mover, other),
): boolean {
  if (barredBy === 'larger' && SIZES.indexOf(sizeOf(other)) <= SIZES.indexOf('medium'))
    return false;
  if (!share.pass) return true;
  if (
    barredBy === 'resisting' ||
    barredBy === 'larger' ||
    mover.mount === other.id ||
    other.mount === mover.id
  )
    return false;
  if (onOtherPlanes(j, mover, other)) return false;
  if (barredBy === 'living') return !j.rules.bodyIs(j, other, 'corpse');
  // A mover that may end in the space of its target may enter it.
  if (barredBy === 'able') return !j.rules.bodyIs(j, other, 'helpless') && !share.end;
  return j.rules.relation(mover, other).value !== 'foe' && !j.rules.bodyIs(j, other, 'helpless');
}
