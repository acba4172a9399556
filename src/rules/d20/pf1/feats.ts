/** Feats and creature types that change attacks, where they differ from D&D 3.5. */
import { PATHFINDER_KINDS } from '../map/kinds.ts';
import { CLEAVING, LUNGING, TWO_ARROWS, vitalTraits } from '../play/attacks/attackTraits.ts';
import type { AttackTraits, DeclaredFeat } from '../play/attacks/attackTraits.ts';

/** Penalty of the feats below: 1, and 1 more for each 4 points of base attack bonus. */
const fixed = (bab: number): number => 1 + Math.floor(Math.max(0, bab) / 4);
const whole: Pick<DeclaredFeat, 'most' | 'attack'> = { most: fixed, attack: (n) => -n };

export const attackTraits = ({
  'far-shot': _far,
  undead: _undead,
  construct: _construct,
  plant: _plant,
  incorporeal: _incorporeal,
  'not-living': _living,
  ...others
}: AttackTraits): AttackTraits => ({
  ...others,
  ...vitalTraits(PATHFINDER_KINDS),
  'combat-expertise': { declared: { mode: 'melee', ...whole, fixed: true, guard: (n) => n } },
  'power-attack': {
    declared: {
      mode: 'melee',
      ...whole,
      fixed: true,
      damage: (n, w) => (w.twoHanded ? 3 : w.offHand === true || w.secondary === true ? 1 : 2) * n,
    },
  },
  'deadly-aim': { declared: { mode: 'ranged', ...whole, fixed: true, damage: (n) => 2 * n } },
  // The feat counts against every attacker, so the sheet's armor class already includes it.
  'dodge-feat': {},
  'far-shot': { rangePenalty: -1 },
  manyshot: { declared: TWO_ARROWS },
  pounce: { pounces: true },
  cleave: { declared: CLEAVING, further: { when: 'hit', most: 1, beside: 'target' } },
  // The ledger does not judge these two feats.
  'great-cleave': {},
  'whirlwind-attack': {},
  lunge: { declared: LUNGING },
});
