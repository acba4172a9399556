/**
 * Parses speeds as stat blocks and sheets write them: "30 ft., fly 60 ft. (good)", "9 m, volare 18
 * m (buona)", "20 ft. in chainmail; base 30 ft.". A kind of movement is left out if the text gives it
 * two different speeds, or a speed with a condition ("if").
 */
import type { Creature } from '../../src/board/creature.ts';
import { armorOf } from './armor.ts';
import { quantities, UNITS, wholeCells, type Quantity } from './lengths.ts';
import {
  markAt,
  numberAt,
  plain,
  set,
  textOf,
  tokenPlaces,
  textTokens,
  wordAt,
  type TextToken,
} from './text.ts';
import { unreadPieces } from './unread.ts';

export type SpeedsRead = NonNullable<Creature['speed']>;
export type SpeedMode = 'land' | 'fly' | 'swim' | 'climb' | 'burrow';
type Maneuverability = NonNullable<SpeedsRead['manoeuvrability']>;

const named = <T extends string>(table: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(table) as [T, string][]).flatMap(([id, words]) =>
      words.split(' ').map((word) => [word, id] as const),
    ),
  );

/** `other`: kinds of movement for which the board has no speed. */
const MODES = named<SpeedMode | 'other'>({
  land: 'land walk walking walks terra terreno camminare camminando cammina piedi',
  fly: 'fly flying flight flies volo volare vola volando',
  swim: 'swim swimming swims nuoto nuotare nuota nuotando',
  climb:
    'climb climbing climbs scalare scala scalata scalando arrampicarsi arrampicata arrampicare',
  burrow: 'burrow burrowing burrows scavare scava scavando',
  other:
    'run running corsa correre jump jumping salto saltare glide gliding planare ' +
    'planata hover fluttuare charge carica overland teleport teletrasporto',
});

export const MANEUVERABILITY_WORDS = named<Maneuverability>({
  perfect: 'perfect perfetta perfetto',
  good: 'good buona buono',
  average: 'average media medio',
  poor: 'poor scarsa scarso',
  clumsy: 'clumsy maldestra maldestro',
});

/**
 * Words that do not change a speed. They may stand before a number, or between a kind of movement and
 * its number.
 */
const FILLER = set(
  'speed spd velocita vel movement movimento move mov di of at a per the la il ' +
    'in is e maneuverability manoeuvrability manovrabilita ex su sp',
);
const BASE = set('base');
/** Words that make a number depend on an unknown fact. */
const DOUBT = set(
  'when while if or o oppure se quando mentre w with without con senza form ' +
    'forms forma shape rage raging ira furia haste hasted during durante up max ' +
    'min maximum half meta dimezzata dimezzato' +
    (' plus piu minus meno bonus circa about approx some see vedi varies not non ' +
      'ora h hour hours hr day giorno mph km mile miles miglia'),
);
/**
 * Words beside a speed that do not change it: the armor that the creature wears, its load, and what
 * it may not do.
 */
const NOTES = set(
  'armor armour armatura barding bardatura load loaded encumbrance carico round rounds turn turno ' +
    'can t cannot run winged wings ali ala str per natural naturale',
);
/** Armor or a load after a speed: "30 ft. in half-plate armor", "6 m con armatura completa". */
const WORN =
  /\b(?:in|con|with|wearing|indossando)\s+(?:an?\s+|una?\s+|un')?(?:\+\d\s+)?([^;,()\n\d]{3,60})/gi;
const LOADS = /\b(?:load|carico)/i;
const WEARS = / (armor|armour|armatura|barding|bardatura|load|carico) /;
/**
 * A creature without a land speed, between separators: "can't walk", "no land speed", "non può
 * camminare". The group holds the word for the kind of movement.
 */
const NEVER = new RegExp(
  '(?<=^|[,;(/|•\\n.]|\\b(?:and|but|e|ed|ma)\\s)\\s{0,3}(?:(?:' +
    "can\\s?not|can['’]?t|does\\snot|doesn['’]t|unable\\sto|" +
    "non(?:\\spu(?:ò|o\u0300|o['’]?))?|incapace\\sdi|no|nessuna?|" +
    "nessuna?\\s(?:movimento|velocit(?:à|a\u0300|a['’]?))(?:\\s(?:di|a|da|in|su))?" +
    ')\\s{1,3}([\\p{L}\\p{M}]{1,20})(?:\\s(?:speed|movement|on\\sland|a\\sterra))?)\\s{0,3}' +
    '(?=$|[,;)/|•\\n.])',
  'giu',
);
const NEXT = set([...MODES.keys(), 'base', 'speed'].join(' '));
const JOINS = set('and e ed');

interface Said {
  readonly mode: SpeedMode | 'other' | undefined;
  readonly cells: number | undefined;
  readonly base: boolean;
  /** The words before the number are all known. */
  readonly known: boolean;
}

/**
 * A part of the text between separators, as a range of token indexes; it may hold several speeds.
 */
interface Clause {
  readonly from: number;
  readonly to: number;
}

function clausesOf(list: readonly TextToken[]): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < list.length; i++) {
    const mark = markAt(list, i);
    if (mark === '(') depth += 1;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    const ends =
      mark === '\n' ||
      (depth === 0 &&
        ((mark !== undefined && ';|,/•'.includes(mark)) || JOINS.has(wordAt(list, i) ?? '')));
    if (!ends) continue;
    clauses.push({ from, to: i });
    from = i + 1;
  }
  return [...clauses, { from, to: list.length }];
}

/**
 * Does a number follow the word, with only filler words, brackets and a maneuverability between
 * them?
 */
function ahead(
  list: readonly TextToken[],
  i: number,
  to: number,
  starts: ReadonlyMap<number, unknown>,
): boolean {
  for (let k = i + 1; k < Math.min(to, i + 9); k++) {
    if (starts.has(k)) return true;
    const word = wordAt(list, k);
    const mark = markAt(list, k);
    const passes =
      word === undefined
        ? mark !== undefined && '.:=-()'.includes(mark)
        : FILLER.has(word) || MANEUVERABILITY_WORDS.has(word) || BASE.has(word);
    if (!passes) return false;
  }
  return false;
}

/** The text with the armor that it names replaced by spaces. */
const withoutArmor = (text: string): string =>
  text.replace(WORN, (all, worn: string) =>
    armorOf(worn) !== undefined || WEARS.test(` ${plain(worn)} `) ? ' '.repeat(all.length) : all,
  );

/** The text with the words that deny a land speed replaced by spaces, and those words. */
function withoutNever(text: string): { readonly rest: string; readonly never: readonly string[] } {
  const never: string[] = [];
  const rest = text.replace(NEVER, (all, word: string) => {
    if (MODES.get(plain(word)) !== 'land') return all;
    never.push(all);
    return ' '.repeat(all.length);
  });
  return { rest, never };
}

/**
 * Do the brackets around the number list more kinds of movement: "swim 30 ft. (35 ft., swim 20 ft.
 * in armor)"? The number may then mean another kind of movement than the one before the brackets.
 */
function listsMore(list: readonly TextToken[], last: number, to: number): boolean {
  for (let k = last + 1; k < to && markAt(list, k) !== ')'; k++)
    // Brackets this long are doubtful in any case.
    if (k > last + 40 || (MODES.get(wordAt(list, k) ?? '') ?? 'other') !== 'other') return true;
  return false;
}

/**
 * The speeds in one clause; null if they contradict each other.
 * @param worn the clause names armor; a number in brackets after a base speed is then no base speed
 */
function sayings(
  list: readonly TextToken[],
  { from, to }: Clause,
  found: ReadonlyMap<number, Quantity>,
  worn: boolean,
): Said[] | null {
  const said: { -readonly [K in keyof Said]: Said[K] }[] = [];
  let last = -1;
  let mode: Said['mode'];
  let base = false;
  let foreign = false;
  let depth = 0;
  let doubt = false;
  for (let i = from; i < to; i++) {
    const q = found.get(i);
    if (q !== undefined) {
      // Brackets after a number hold the same speed in another unit, or another speed of the same
      // kind of movement.
      const outer = depth > 0 ? said.at(-1) : undefined;
      const differs = outer !== undefined && outer.cells !== q.cells;
      const one = {
        mode: foreign ? ('other' as const) : (mode ?? outer?.mode),
        cells: q.cells,
        base: base || (outer?.base === true && !(worn && differs)),
        known: !foreign,
      };
      if (differs && mode === undefined && listsMore(list, q.last, to))
        said.push({ ...one, mode: undefined });
      said.push(one);
      mode = undefined;
      base = foreign = false;
      i = last = q.last;
      continue;
    }
    const mark = markAt(list, i);
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (mark === '?' || mark === '~' || mark === '%') doubt = true;
    const word = wordAt(list, i);
    if (word === undefined) continue;
    const named = MODES.get(word);
    if (named !== undefined) {
      if (ahead(list, i, to, found)) mode = named;
      else if (depth === 0 && last >= 0) {
        // In "60 ft. flying", a kind of movement after a number applies to that number.
        const close = list
          .slice(last + 1, i)
          .every(
            (t) => ('mark' in t && '.)-'.includes(t.mark)) || ('word' in t && FILLER.has(t.word)),
          );
        if (close && said.every((s) => s.mode === undefined)) for (const s of said) s.mode = named;
        else if (named !== 'other') return null;
      } else if (last < 0 && named !== 'other') foreign = true;
    } else if (BASE.has(word)) {
      const near = said.at(-1);
      // In "40 ft. base (30 ft. in armor)", the word belongs to the number before it.
      const behind = near !== undefined && last === (markAt(list, i - 1) === '.' ? i - 2 : i - 1);
      if (!(behind && markAt(list, i + 1) === '(') && ahead(list, i, to, found)) base = true;
      else if (near !== undefined) near.base = true;
    } else if (DOUBT.has(word)) doubt = true;
    else if (!FILLER.has(word) && !MANEUVERABILITY_WORDS.has(word) && !NOTES.has(word)) {
      // An unknown word before a number makes it a kind of movement that has no speed here ("air
      // walk 30 ft."), or a speed under a condition ("fly (as bat) 60 ft."). After a number, it may
      // change the speed.
      if (said.length > 0) doubt = true;
      else foreign = true;
    }
  }
  return said.map((s) => ({
    mode: s.mode,
    cells: doubt ? undefined : s.cells,
    base: s.base,
    known: s.known,
  }));
}

/**
 * Maneuverability, from a word after the flying speed; if there is no number, the word may stand
 * alone.
 */
function maneuverabilityOf(list: readonly TextToken[], of: SpeedMode): Maneuverability | undefined {
  const named = new Set<Maneuverability>();
  let flying = of === 'fly';
  for (let i = 0; i < list.length; i++) {
    const word = wordAt(list, i) ?? '';
    // In "18 piedi" the word is a unit, in "a piedi" it is a kind of movement.
    const mode =
      numberAt(list, i - 1) !== undefined && UNITS.has(word) ? undefined : MODES.get(word);
    if (mode !== undefined && mode !== 'other') flying = mode === 'fly';
    const how = MANEUVERABILITY_WORDS.get(word);
    if (how !== undefined && flying) named.add(how);
  }
  return named.size === 1 ? [...named][0] : undefined;
}

/** Maneuverability, from a field that holds only a maneuverability. */
export const maneuverabilityIn = (value: unknown): Maneuverability | undefined =>
  maneuverabilityOf(textTokens(textOf(value)), 'fly');

export interface SpeedLine {
  /** Speeds in whole cells, rounded down; absent if the text gives no certain speed. */
  readonly speeds?: SpeedsRead;
  /** The parts of the text that give no certain speed, and words that are not about speed. */
  readonly unread: readonly string[];
}

/** Reads the field of one kind of movement. Speeds of other kinds there count as unread. */
export function speedLineOf(value: unknown, of: SpeedMode): SpeedLine {
  const line = speedLine(value, of);
  const others = Object.keys(line.speeds ?? {}).some(
    (fact) => fact !== of && fact !== 'manoeuvrability',
  );
  return others ? { ...line, unread: unreadPieces([...line.unread, textOf(value)]) } : line;
}

/**
 * Reads the speeds in a text. A kind of movement with an uncertain speed has none in the result.
 * @param of kind of movement of numbers that have no word for their mode
 */
export function speedLine(value: unknown, of: SpeedMode = 'land'): SpeedLine {
  const text = textOf(value);
  // What is read apart is replaced by as many spaces, so that all indexes stay the same.
  const { rest, never } = withoutNever(text);
  const plainText = withoutArmor(rest);
  const list = textTokens(plainText);
  const places = tokenPlaces(plainText, list.length);
  const found = new Map(quantities(list, NEXT).map((q) => [q.first, q]));
  const by = new Map<SpeedMode, { readonly values: Set<number | undefined>; clauses: string[] }>();
  const unread: string[] = [];
  const bases: [SpeedMode, string][] = [];
  for (const clause of clausesOf(list)) {
    const [start, end] = [places[clause.from] ?? 0, places[clause.to] ?? text.length];
    const words = text.slice(start, end);
    const worn = plainText.slice(start, end) !== rest.slice(start, end) && !LOADS.test(words);
    const said = sayings(list, clause, found, worn);
    if (said === null) return { unread: unreadPieces([text]) };
    if (said.length === 0 && !isNote(list.slice(clause.from, clause.to))) unread.push(words);
    for (const { mode = of, cells, base, known } of said) {
      if (!known && unread.at(-1) !== words) unread.push(words);
      if (mode === 'other') continue;
      // A base speed is not the speed of a creature in armor.
      if (base) {
        if (bases.at(-1)?.[1] !== words) bases.push([mode, words]);
        continue;
      }
      const one = by.get(mode) ?? { values: new Set(), clauses: [] };
      one.values.add(wholeCells(cells));
      if (one.clauses.at(-1) !== words) one.clauses.push(words);
      by.set(mode, one);
    }
  }
  if (of !== 'land') unread.push(...never);
  else if (never.length > 0) {
    const land = by.get('land');
    by.set('land', {
      values: new Set([...(land?.values ?? []), 0]),
      clauses: [...(land?.clauses ?? []), ...never],
    });
  }
  const sure: [SpeedMode, number | undefined][] = [];
  for (const [mode, { values, clauses }] of by)
    if (values.size === 1 && !values.has(undefined)) sure.push([mode, [...values][0]]);
    else unread.push(...clauses);
  unread.push(...bases.flatMap(([mode, words]) => (by.has(mode) ? [] : [words])));
  const speeds: SpeedsRead = Object.fromEntries(sure);
  // "cannot move": words without a length, all known, say nothing certain.
  if (sure.length === 0 && unread.length === 0 && /\p{L}/u.test(text)) unread.push(text);
  const how =
    speeds.fly === undefined || speeds.fly === 0 ? undefined : maneuverabilityOf(list, of);
  return {
    ...(sure.length > 0 && {
      speeds: how === undefined ? speeds : { ...speeds, manoeuvrability: how },
    }),
    unread: unreadPieces(unread),
  };
}

/** The speeds in a text, without its unread parts. */
export const speedsOf = (value: unknown, of: SpeedMode = 'land'): SpeedsRead | undefined =>
  speedLine(value, of).speeds;

/**
 * Does a clause without numbers only repeat words of speed, or a maneuverability? A kind of movement
 * without a number ("fly", "can't swim") says something that no speed holds.
 */
const isNote = (list: readonly TextToken[]): boolean =>
  list.every((token) => {
    if (!('word' in token)) return true;
    const { word } = token;
    return (
      FILLER.has(word) ||
      BASE.has(word) ||
      NOTES.has(word) ||
      MODES.get(word) === 'other' ||
      MANEUVERABILITY_WORDS.has(word)
    );
  });
