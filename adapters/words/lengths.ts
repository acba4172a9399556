/**
 * Parses lengths as people write them: in feet, meters or squares, with a decimal point or comma.
 * Results are in cells; a cell is five feet, or a meter and a half. An ambiguous text gives
 * undefined.
 */
import { markAt, numberAt, set, textOf, tokens, wordAt, type TextToken } from './text.ts';

const FEET = set('ft feet foot piedi piede');
const METRES = set('m mt mts metri metro metre metres meter meters');
const SQUARES = set(
  'square squares sq sqs quadretto quadretti quadrato quadrati casella caselle q qd',
);

export type Unit = 'feet' | 'metres' | 'squares';
const PER_CELL: Readonly<Record<Unit, number>> = { feet: 5, metres: 1.5, squares: 1 };

/** A number that may be a length, with the indexes of its first and last token. */
export interface Quantity {
  readonly first: number;
  readonly last: number;
  /** The length in cells, not rounded; undefined if the number is not certainly a length. */
  readonly cells: number | undefined;
}

const unitOf = (word: string | undefined, mark: string | undefined): Unit | undefined => {
  if (mark === "'") return 'feet';
  if (word === undefined) return undefined;
  return FEET.has(word)
    ? 'feet'
    : METRES.has(word)
      ? 'metres'
      : SQUARES.has(word)
        ? 'squares'
        : undefined;
};

/**
 * Does a mark before the number prove that it is not a length, but a bonus, a factor, or the end of
 * a range?
 */
const before = (list: readonly TextToken[], i: number): boolean => {
  const mark = markAt(list, i - 1);
  if (wordAt(list, i - 1) === 'x' || (mark !== undefined && '+×*~<>±½¼¾"%#$@{['.includes(mark)))
    return true;
  return (
    mark === '-' &&
    (i === 1 ||
      numberAt(list, i - 2) !== undefined ||
      markAt(list, i - 2) === '.' ||
      markAt(list, i - 2) === "'" ||
      unitOf(wordAt(list, i - 2), undefined) !== undefined)
  );
};

/**
 * A number without a unit is a length only if nothing follows it, or if the next word is known to
 * follow lengths.
 */
const alone = (list: readonly TextToken[], i: number, follows: ReadonlySet<string>): boolean => {
  const word = wordAt(list, i + 1);
  const mark = markAt(list, i + 1);
  return word !== undefined
    ? follows.has(word)
    : mark === undefined
      ? numberAt(list, i + 1) === undefined
      : ',;()/|\n.'.includes(mark);
};

/**
 * Every number of the text; a number that is a length has its length in cells.
 * @param follows words that may follow a number without a unit
 */
export function quantities(list: readonly TextToken[], follows: ReadonlySet<string>): Quantity[] {
  const found: {
    first: number;
    last: number;
    value: number;
    unit: Unit | undefined;
    sure: boolean;
  }[] = [];
  for (let i = 0; i < list.length; i++) {
    const value = numberAt(list, i);
    if (value === undefined) continue;
    // Index of the unit. A hyphen may stand before the unit: "30-foot", "30-ft."
    const at =
      markAt(list, i + 1) === '-' && unitOf(wordAt(list, i + 2), undefined) !== undefined
        ? i + 2
        : i + 1;
    const unit = unitOf(wordAt(list, at), markAt(list, at));
    // Is the number only part of a length? Such lengths are not read: "5'6" (feet and inches).
    const torn =
      unit === 'feet' && markAt(list, at) === "'" && numberAt(list, at + 1) !== undefined;
    const sure =
      !Number.isNaN(value) &&
      !before(list, i) &&
      !torn &&
      (unit !== undefined || alone(list, i, follows));
    found.push({ first: i, last: unit === undefined ? i : at, value, unit, sure });
  }
  const units = new Set(found.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  const lengths = [...units].filter((unit) => unit !== 'squares');
  // A number without a unit has the unit of the other numbers. Without other units it is in feet,
  // as on the sheets.
  const usual: Unit | undefined =
    lengths.length === 1
      ? lengths[0]
      : lengths.length === 2
        ? undefined
        : units.size === 1
          ? 'squares'
          : 'feet';
  return found.map(({ first, last, value, unit, sure }) => {
    const by = unit ?? usual;
    const cells = by === undefined ? NaN : value / PER_CELL[by];
    const whole = Math.abs(cells - Math.round(cells)) < 1e-6;
    const fits = unit === undefined ? whole : unit === 'metres' || Number.isInteger(value);
    return {
      first,
      last,
      cells: sure && fits && cells <= 1000 ? (whole ? Math.round(cells) : cells) : undefined,
    };
  });
}

/** Words that may accompany a length without changing it. */
const PLAIN = set(
  'ft feet foot piedi piede m mt mts metri metro metre metres meter meters square squares sq sqs quadretto quadretti' +
    (' quadrato quadrati casella caselle q qd reach portata natural naturale space ' +
      'spazio range gittata increment incremento incr inc') +
    ' di of the a in by per da thrown lancio lanciata ranged distanza tall long alta lunga',
);

const BY = set('by');

/**
 * The length in these tokens, in cells, not rounded; undefined if there is no length or more than
 * one.
 */
function only(list: readonly TextToken[]): number | undefined {
  if (
    list.some(
      (token) =>
        ('word' in token && !PLAIN.has(token.word)) ||
        ('mark' in token && '?~%"½¼¾{[@<>≤≥'.includes(token.mark)),
    )
  )
    return undefined;
  const found = quantities(list, BY).map(({ cells }) => cells);
  const [first] = found;
  return first !== undefined && found.every((cells) => cells === first) ? first : undefined;
}

/**
 * Rounds a length down to whole cells; a length between 0 and one cell becomes undefined, not 0.
 */
export const wholeCells = (cells: number | undefined): number | undefined =>
  cells === undefined || (cells > 0 && cells < 1) ? undefined : Math.floor(cells);

/** A range or any other distance, rounded down; undefined for "—", "melee" and other prose. */
export const distanceOf = (value: unknown): number | undefined =>
  wholeCells(only(tokens(textOf(value))));

/** Width of a creature's space, in cells: a whole number from 1 to 20. */
export const spaceOf = (value: unknown): number | undefined => {
  const cells = only(tokens(textOf(value).replace(/\bx\b/gi, ' ')));
  return cells !== undefined && Number.isInteger(cells) && cells >= 1 && cells <= 20
    ? cells
    : undefined;
};

export interface Reach {
  /** Natural reach in whole cells; absent: unknown. */
  readonly reach?: number;
  /** Attacks whose reach differs: "15 ft. (20 ft. with bite)". */
  readonly others: readonly { readonly name: string; readonly reach: number }[];
}

const WITH = set('with con');

/**
 * The natural reach in a text, and the reach of single attacks in brackets. A length "with" a
 * weapon is not the natural reach.
 */
export function reachOf(value: unknown): Reach {
  const text = textOf(value);
  const others: { name: string; reach: number }[] = [];
  let sure = true;
  // Brackets do not nest in such texts. After an unclosed bracket, the rest is doubtful.
  const main = text.replace(/\(([^()]*)\)/g, (_, inner: string) => {
    const list = tokens(inner);
    const at = list.findIndex((token) => 'word' in token && WITH.has(token.word));
    if (at < 0) return ` , ${inner} , `;
    const cells = only(list.slice(0, at));
    const name = list
      .slice(at + 1)
      .map((token) => ('word' in token ? token.word : "'"))
      .join(' ');
    if (
      cells !== undefined &&
      Number.isInteger(cells) &&
      cells <= 50 &&
      name !== '' &&
      !name.includes("'")
    )
      others.push({ name, reach: cells });
    else sure = false;
    return ' ';
  });
  const cells = only(tokens(main));
  return {
    ...(sure && cells !== undefined && Number.isInteger(cells) && cells <= 50
      ? { reach: cells }
      : {}),
    others,
  };
}
