/**
 * The fields of a dnd5e actor that the page script copies. Fields that a version only keeps as a
 * deprecated name are never read, because reading them writes a warning to the console. Runs in the
 * page's world.
 */
import { isText, isThing } from '../../common/safeRead.ts';

type Copy = (tree: unknown, paths: readonly string[]) => Record<string, unknown>;

/** Item types: weapons are read even if the sheet is closed. */
export const SHOWN_ITEMS: readonly string[] = ['weapon'];
export const WRITTEN_ITEMS: readonly string[] = ['feat', 'spell', 'race', 'class'];

/** Fields of the actor's body, and those that are read only if the sheet is open. */
export const SHOWN = ['traits.size', 'details.type'] as const;
const WRITTEN = [
  'traits.ci.value',
  'attributes.movement',
  'attributes.exhaustion',
  'attributes.prof',
  'traits.weaponProf.mastery.value',
  'attributes.ac.value',
  'attributes.ac.cover',
  ...['value', 'max', 'temp', 'tempmax'].map((name) => `attributes.hp.${name}`),
  ...['str', 'dex', 'con', 'int', 'wis', 'cha'].map((a) => `abilities.${a}.value`),
  ...['acr', 'ath', 'prc', 'ste'].map((skill) => `skills.${skill}.total`),
  'source.rules',
  'attributes.death.success',
  'attributes.death.failure',
  'resources.lair.value',
  'resources.lair.initiative',
  ...['legact', 'legres'].flatMap((name) => [`resources.${name}.max`, `resources.${name}.value`]),
] as const;
const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
const FLAGS = ['halflingNimbleness'] as const;

const ITEM = [
  'equipped',
  'quantity',
  'type.value',
  'type.baseItem',
  'properties',
  'identifier',
  'mastery',
  'source.rules',
] as const;

const RANGE = ['range'] as const;
/** Types of a weapon's damage: from 4.0 on, where `parts` is a deprecated name; and before. */
const DAMAGE = ['damage.base.types'] as const;
const OLDER_DAMAGE = ['damage.parts'] as const;

/** What the page script reads of an actor. */
interface FifthActor {
  readonly system: unknown;
  readonly flags?: Readonly<Record<string, unknown>> | undefined;
  readonly appliedEffects?: Iterable<unknown> | undefined;
}

/** The names of the effects in force: spells that last are effects of these names. */
const effectNames = (effects: Iterable<unknown> | undefined): readonly string[] =>
  [...(effects ?? [])].slice(0, 100).flatMap((effect) => {
    const name = isThing(effect) ? (effect as { name?: unknown }).name : undefined;
    return isText(name) ? [name.slice(0, 100)] : [];
  });

/** The actor's data. 5.3 keeps the senses in `ranges`, and the older names as deprecated ones. */
export function actorFields(copy: Copy, actor: FifthActor): Record<string, unknown> {
  const { system, appliedEffects } = actor;
  const modern = copy(system, ['attributes.senses.ranges', 'attributes.senses.units']);
  const senses = (modern['attributes'] as { senses?: { ranges?: unknown } } | undefined)?.senses;
  const out = copy(system, [
    ...SHOWN,
    ...WRITTEN,
    'attributes.senses.units',
    ...(senses?.ranges === undefined
      ? SENSES.map((name) => `attributes.senses.${name}`)
      : ['attributes.senses.ranges']),
  ]);
  const flags = copy(actor.flags?.['dnd5e'], FLAGS);
  return { ...out, flags, effects: effectNames(appliedEffects) };
}

/** Activities of an item (4.0 and later): a collection, or an object by id as saved. */
function listOf(activities: unknown): readonly unknown[] {
  if (!isThing(activities)) return [];
  const { contents } = activities as { contents?: unknown };
  return Array.isArray(contents) ? (contents as unknown[]) : Object.values(activities);
}

interface Item {
  readonly type?: unknown;
  readonly system?: Readonly<Record<string, unknown>> | undefined;
  readonly labels?: unknown;
}

/** Of spells only those that make an attack roll are read. */
export function isRead({ type, system }: Item): boolean {
  if (type !== 'spell') return true;
  const activities = system?.['activities'];
  return activities == null
    ? /^[mr]sak$/.test(String(system?.['actionType']))
    : listOf(activities).some((each) => (each as { type?: unknown } | null)?.type === 'attack');
}

/** An item's data. Before 4.0 the item itself says how it attacks. */
export function itemFields(copy: Copy, { type, system, labels }: Item): Record<string, unknown> {
  const activities = system?.['activities'];
  const damage = activities == null ? OLDER_DAMAGE : DAMAGE;
  const out = copy(system, type === 'weapon' ? [...ITEM, ...RANGE, ...damage] : ITEM);
  if (activities == null) {
    Object.assign(out, copy(system, ['actionType']));
    if (type !== 'weapon') Object.assign(out, copy(system, RANGE));
    return { ...out, ...toHit(labels) };
  }
  return {
    ...out,
    activities: listOf(activities)
      .slice(0, 20)
      .map((each) => ({
        ...copy(each, ['type', 'attack.type', 'activation.type', 'range']),
        ...toHit((each as { labels?: unknown } | null)?.labels),
      })),
  };
}

/** The attack bonus that the system computed and shows: "+5". */
function toHit(labels: unknown): { toHit?: string } {
  const shown = isThing(labels) ? (labels as { toHit?: unknown }).toHit : undefined;
  return isText(shown) ? { toHit: shown.slice(0, 50) } : {};
}
