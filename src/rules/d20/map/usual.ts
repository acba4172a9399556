/**
 * What players of the d20 family usually do: the order of the interface's lists, and the action that
 * a roll belongs to.
 */
import type { Creature } from '../../../board/creature.ts';
import { columnOf } from '../../conditionRow.ts';
import type { UsualActions } from '../../ruleset.ts';
import { SHARED_CONDITIONS, type D20Condition } from '../conditionRows.ts';

const FIRST = [
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

export const usual: UsualActions = {
  listed: [
    'melee-attack',
    'ranged-attack',
    'unarmed-attack',
    'autofire',
    'throw-explosive',
    'cast-spell',
    'trip',
    'disarm',
    'grapple',
    'bull-rush',
    'feint',
    'aid-another',
    'total-defence',
    'ready',
    'start-or-complete-full-round',
    'drink-potion',
    'grapple-damage',
    'grapple-pin',
    'grapple-break-free',
    'escape-grapple',
    'move',
    'stand-up',
    'reload-box-magazine',
    'draw-weapon',
    'sheathe-weapon',
    'pick-up-item',
    'retrieve-item',
    'open-door',
    'crawl',
    'full-attack',
    'charge',
    'run',
    'withdraw',
    'double-move',
    'reload-internal-magazine',
    'coup-de-grace',
    'cast-quickened-spell',
    'cast-swift-spell',
    'cast-immediate-spell',
    'drop-prone',
    'drop-item',
    'five-foot-step',
    'delay',
    'fight-defensively',
  ],
  riders: ['mount-or-dismount', 'fast-mount', 'ride-with-knees', 'stay-in-saddle', 'ride-cover'],
  first: (c) => FIRST.filter((action) => suits(action, c)),
  rolled({ attacks }, { kind, name }) {
    if (kind === 'spell') return 'cast-spell';
    if (kind !== 'attack') return undefined;
    const with_ =
      attacks?.find(
        (a) =>
          a.name !== '' && name !== undefined && name.toLowerCase().includes(a.name.toLowerCase()),
      ) ?? (attacks?.length === 1 ? attacks[0] : undefined);
    return with_?.kind === 'ranged' || with_?.kind === 'thrown' ? 'ranged-attack' : 'melee-attack';
  },
  instead: ['trip', 'disarm', 'grapple', 'sunder', 'unarmed-attack'],
  conditions: Object.entries(columnOf<D20Condition, 'usual'>(SHARED_CONDITIONS, 'usual'))
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id),
};
