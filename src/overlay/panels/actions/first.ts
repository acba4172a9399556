/**
 * Chooses the most useful actions for one creature now, shown at the top of the list of actions.
 * Only allowed actions are chosen; the creature's weapons, conditions and mount decide among them.
 * Pure.
 */
import type { Creature } from '../../../board/creature.ts';
import type { ActionLine } from '../../../rules/play/turns/questions.ts';

export const MOST_FIRST = 10;

/** Actions in the order in which most players consider them. */
const ORDER = [
  'stand-up',
  'grapple-break-free',
  'escape-grapple',
  'grapple-damage',
  'grapple-pin',
  'melee-attack',
  'ranged-attack',
  'full-attack',
  'autofire',
  'unarmed-attack',
  'draw-weapon',
  'move',
  'five-foot-step',
  'charge',
  'withdraw',
  'cast-spell',
  'total-defence',
  'throw-explosive',
  'reload-box-magazine',
  'reload-internal-magazine',
  'trip',
  'aid-another',
  'fight-defensively',
  'ready',
  'mount-or-dismount',
  'disarm',
  'grapple',
  'bull-rush',
  'delay',
  'double-move',
  'run',
];
const rank = new Map(ORDER.map((action, i) => [action, i]));

const isMelee = ({ kind }: NonNullable<Creature['attacks']>[number]): boolean => kind === 'melee';

/**
 * Whether the action fits the creature's equipment. If the creature's attacks are unknown, every
 * attack action fits.
 */
function suits(action: string, { attacks, mount }: Creature): boolean {
  switch (action) {
    case 'melee-attack':
      return attacks === undefined || attacks.some(isMelee);
    case 'ranged-attack':
      return attacks === undefined || attacks.some((each) => !isMelee(each));
    case 'unarmed-attack':
      return attacks !== undefined && !attacks.some(isMelee);
    case 'full-attack':
    case 'charge':
      return attacks === undefined || attacks.length > 0;
    case 'draw-weapon':
      return attacks?.some(({ ready }) => ready === false) === true;
    case 'mount-or-dismount':
      return mount !== undefined;
    default:
      return true;
  }
}

/** The most useful allowed actions, at most `MOST_FIRST`; empty if no action is allowed. */
export const firstOf = (lines: readonly ActionLine[], of: Creature): readonly ActionLine[] =>
  lines
    .filter(({ action, legal }) => legal && rank.has(action) && suits(action, of))
    .sort((a, b) => (rank.get(a.action) ?? 0) - (rank.get(b.action) ?? 0))
    .slice(0, MOST_FIRST);
