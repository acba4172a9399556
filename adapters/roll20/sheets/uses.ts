/**
 * What the spells, features and attacks of a 5E sheet use of a turn, by their names: a card in the
 * chat names only what was used.
 */
import type { SheetUse } from '../../../src/board/vocabulary.ts';
import type { HostRoll } from '../../../src/state/host.ts';
import { actionNamed, castingTime } from '../../words/actionNames.ts';
import { plain, textOf } from '../../words/text.ts';
import { branch, storeOf, type Tree } from './beacon.ts';
import { attributesOf, type SheetMessage } from './index.ts';
import { rows, type Attributes } from './read.ts';

/** What one entry of a sheet uses. */
interface Use extends Pick<HostRoll, 'takes' | 'slot'> {
  readonly spell?: true;
}

/** Uses by name; null: two entries of this name differ. */
type Uses = ReadonlyMap<string, Use | null>;

/** Sections of the sheet of 2014, by what their entries use. */
const SECTIONS: readonly (readonly [section: string, takes: SheetUse])[] = [
  ['npcaction', 'action'],
  ['npcbonusaction', 'bonus'],
  ['npcreaction', 'reaction'],
  ['npcaction-l', 'legendary'],
  ['npcaction-m', 'legendary'],
];
const LEVELS = ['cantrip', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const timed = (time: unknown): Pick<Use, 'takes'> => {
  const takes = castingTime(textOf(time));
  return takes === undefined ? {} : { takes };
};

type Entry = readonly [name: unknown, use: Use];

const olderEntries = (attributes: Attributes): Entry[] => [
  ...SECTIONS.flatMap(([section, takes]) =>
    rows(attributes, section).map((row) => [row.get('name'), { takes }] as const),
  ),
  ...LEVELS.flatMap((level) =>
    rows(attributes, `spell-${level}`).map((row) => {
      const innate = textOf(row.get('innate')).trim() !== '';
      const slot = level !== 'cantrip' && !innate;
      const use: Use = { spell: true, slot, ...timed(row.get('spellcastingtime')) };
      return [row.get('spellname'), use] as const;
    }),
  ),
];

/** Kinds of action of the sheet of 2024. */
const TYPES: Readonly<Record<string, SheetUse>> = {
  action: 'action',
  bonus: 'bonus',
  'bonus action': 'bonus',
  reaction: 'reaction',
  legendary: 'legendary',
  mythic: 'legendary',
};

const newerEntries = (store: Tree | undefined): Entry[] => {
  const records = branch(branch(store, 'integrants'), 'integrants');
  if (typeof records !== 'object' || records === null) return [];
  return Object.values(records).flatMap((record: unknown): Entry[] => {
    const type = branch(record, 'type');
    const name = branch(record, 'name');
    if (type === 'Spell') {
      const level = branch(record, 'level');
      const slot = typeof level === 'number' ? { slot: level > 0 } : {};
      return [[name, { spell: true, ...slot, ...timed(branch(record, 'castingTime')) }]];
    }
    const way = plain(textOf(branch(record, 'actionType')));
    return (type === 'Action' || type === 'Attack') && Object.hasOwn(TYPES, way)
      ? [[name, { takes: TYPES[way]! }]]
      : [];
  });
};

/** Maximum number of entries that are read. */
const MOST = 1000;
const known = new WeakMap<SheetMessage, Uses>();

function usesOf(sheet: SheetMessage): Uses {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const attributes = attributesOf(sheet);
  const uses = new Map<string, Use | null>();
  for (const [name, use] of [
    ...olderEntries(attributes),
    ...newerEntries(storeOf(attributes)),
  ].slice(0, MOST)) {
    const key = plain(textOf(name));
    const other = uses.get(key);
    const same = other === undefined || (other !== null && other.takes === use.takes);
    if (key !== '') uses.set(key, same ? { ...other, ...use } : null);
  }
  known.set(sheet, uses);
  return uses;
}

type Rolled = Pick<HostRoll, 'kind' | 'name' | 'takes' | 'slot'>;

/**
 * The roll with what it uses of the turn, by the sheet and by its name.
 * @param sheet open to this user; undefined: none is
 */
export function withUse<T extends Rolled>(roll: T, sheet: SheetMessage | undefined): T {
  if (roll.kind === 'check') return roll;
  const name = plain(roll.name ?? '');
  const use = sheet === undefined || name === '' ? undefined : usesOf(sheet).get(name);
  const { spell, ...told } = use ?? {};
  const kind = spell === true && roll.kind === 'use' ? 'spell' : roll.kind;
  const named = kind === 'use' ? actionNamed(roll.name) : undefined;
  return { ...told, ...roll, kind, ...(named !== undefined && { named }) };
}
