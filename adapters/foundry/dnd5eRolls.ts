/**
 * Reads rolls and cards of the system dnd5e in the chat. A card tells that an item is used: 3.3
 * flags it as `use`, later versions as `messageType`, 5.3 by the message's type. What it uses of a
 * turn stands on the sheet: from 4.0 on in the activity, before in the item. Runs in the page's
 * world.
 */
import type { SheetUse } from '../../src/board/vocabulary.ts';
import type { FoundryItem } from './live.ts';

type Tree = Readonly<Record<string, unknown>>;
const tree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined;

/** What a message of the system tells, without its dice. */
export interface Dnd5eRoll {
  readonly kind: 'attack' | 'spell' | 'use';
  readonly item?: string | undefined;
  /** Full ids of the targets' actors. */
  readonly targets: readonly unknown[];
  /** Id of the activity of the item. */
  readonly activity?: string | undefined;
  /** Level at which a spell is cast. */
  readonly level?: number | undefined;
  readonly offhand?: boolean;
  /** The roll was made from a card, which told the use of the item before. */
  readonly follows?: boolean;
}

/**
 * Rolls that no step waits for: those without a d20, and death saves, which the system counts on the
 * sheet itself. Counted again they would be two.
 */
const NO_TESTS: readonly unknown[] = [
  'damage',
  'healing',
  'hitDie',
  'hitPoints',
  'formula',
  'death',
];

/**
 * An attack roll, or a card of an item. The card of a weapon is followed by its attack roll, so the
 * roll counts; the card of a spell counts, not the attack roll that follows it (`isToldBefore`).
 * @param type the message's own type
 * @returns `other`: no action, and no die that a check could wait for; undefined: another roll
 */
export function dnd5eRoll(flags: Tree, type: unknown): Dnd5eRoll | 'other' | undefined {
  const { roll, item, activity, targets, use, messageType, originatingMessage } = flags;
  const { type: rolled, itemId, attackMode } = tree(roll);
  const spell = tree(item)['type'] === 'spell' || tree(use)['type'] === 'spell';
  const found = {
    item: text(tree(item)['id']) ?? text(tree(use)['itemId']) ?? text(itemId),
    targets: Array.isArray(targets) ? targets.map((each) => tree(each)['uuid']) : [],
    activity: text(tree(activity)['id']),
  };
  if (rolled === 'attack') {
    const offhand = typeof attackMode === 'string' && /^offhand/.test(attackMode);
    const follows = originatingMessage !== undefined;
    return {
      kind: spell ? 'spell' : 'attack',
      ...found,
      ...(offhand && { offhand }),
      ...(follows && { follows }),
    };
  }
  if (rolled !== undefined) return NO_TESTS.includes(rolled) ? 'other' : undefined;
  const isCard = type === 'usage' || messageType === 'usage' || use !== undefined;
  if (!isCard || found.item === undefined) return undefined;
  if (!spell && tree(activity)['type'] === 'attack') return 'other';
  const level = tree(use)['spellLevel'];
  return {
    kind: spell ? 'spell' : 'use',
    ...found,
    ...(Number.isInteger(level) && { level: level as number }),
  };
}

/** What the system calls the ways of using a turn. */
const TAKING: Readonly<Record<string, SheetUse>> = {
  action: 'action',
  bonus: 'bonus',
  reaction: 'reaction',
  legendary: 'legendary',
  mythic: 'legendary',
  lair: 'lair',
};

/** Ways of casting that spend no slot. */
const SLOTLESS: readonly unknown[] = ['innate', 'atwill', 'ritual'];

/** How a spell is prepared. 5.1 keeps it as `method`, and the older name as a deprecated one. */
const methodOf = (system: Tree): unknown =>
  'method' in system ? system['method'] : tree(system['preparation'])['mode'];

function slotOf(system: Tree, level: number | undefined): boolean | undefined {
  const { level: own } = system;
  if (own === 0) return false;
  const method = methodOf(system);
  if (SLOTLESS.includes(method)) return false;
  return Number.isInteger(level ?? own) && typeof method === 'string' && method !== ''
    ? true
    : undefined;
}

/** An activity of a collection, or of an object by id as saved. */
function activityOf(activities: unknown, id: string | undefined): Tree | undefined {
  if (activities == null || id === undefined) return undefined;
  const { get } = activities as { get?: (id: string) => unknown };
  const found = typeof get === 'function' ? get.call(activities, id) : (activities as Tree)[id];
  return found == null ? undefined : tree(found);
}

/** What the item uses of the turn, by its sheet. */
export interface Dnd5eUse {
  readonly part?: string;
  readonly takes?: SheetUse;
  readonly slot?: boolean;
  readonly uses?: number;
}

/**
 * Does another message tell the same use of the item? Before 4.0 only the item, of an open sheet,
 * says that it is a spell, and how it attacks.
 */
export function isToldBefore(
  item: FoundryItem | undefined,
  { kind, follows }: Pick<Dnd5eRoll, 'kind' | 'follows'>,
): boolean {
  if (kind === 'spell' || item?.type === 'spell') return follows === true;
  const { activities, actionType } = tree(item?.system);
  return kind === 'use' && activities == null && /^[mr][sw]ak$/.test(String(actionType));
}

/** What the item uses of a turn, if its sheet says so. */
export function usedOf(
  { type, system: data }: FoundryItem,
  { activity: id, level }: Pick<Dnd5eRoll, 'activity' | 'level'>,
): Dnd5eUse {
  const system = tree(data);
  const activity = activityOf(system['activities'], id);
  const { type: way, value } = tree((activity ?? system)['activation']);
  const part = text(activity?.['name']);
  const slot = type === 'spell' ? slotOf(system, level) : undefined;
  const uses = way === 'legendary' && Number.isInteger(value) && (value as number) > 1;
  return {
    ...(part !== undefined && { part }),
    ...(typeof way === 'string' && {
      takes: (Object.hasOwn(TAKING, way) ? TAKING[way] : undefined) ?? 'none',
    }),
    ...(slot !== undefined && { slot }),
    ...(uses && { uses: Math.min(value as number, 10) }),
  };
}
