/**
 * Parses lengths as people write them: in feet, meters or squares, with a decimal point or comma, or
 * with a fraction ("2½ ft.", "2-1/2 ft."). Results are in cells; a cell is five feet, or a meter and
 * a half. An ambiguous text gives undefined.
 */
import { FILL, outlineOf } from './brackets.ts';
import { markAt, numberAt, set, textOf, textTokens, wordAt, type TextToken } from './text.ts';
import { unreadPieces } from './unread.ts';
import { weaponOf } from './weapons.ts';

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
  if (wordAt(list, i - 1) === 'x' || (mark !== undefined && '+×*~<>±"%#$@{['.includes(mark)))
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

const isMultipleOf = (value: number, of: number): boolean => Number.isInteger(value / of);

/**
 * Is a number that gives no whole cells a length in feet? A comma may also separate two lengths
 * ("10,5 ft."), so only lengths that rulebooks have count: parts of a cell, and halves of cells.
 * Without a unit it must not be a number of cells in meters (7.5).
 */
const isPartOfFeet = (by: Unit | undefined, unit: Unit | undefined, value: number): boolean =>
  by === 'feet' &&
  (unit === undefined
    ? isMultipleOf(value, 2.5) && !isMultipleOf(value, 1.5)
    : Number.isInteger(value) || value < PER_CELL.feet || isMultipleOf(value, 2.5));

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
    const fits =
      by === 'metres' ? unit !== undefined || whole : whole || isPartOfFeet(by, unit, value);
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
        ('mark' in token && '?~%"{[@<>≤≥'.includes(token.mark)),
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

/** The one length in a text, in cells, not rounded; undefined for "—", "melee" and other prose. */
export const lengthOf = (value: unknown): number | undefined => only(textTokens(textOf(value)));

/** A range or any other distance, rounded down; undefined for "—", "melee" and other prose. */
export const distanceOf = (value: unknown): number | undefined => wholeCells(lengthOf(value));

/** A text that may hold one length for each of several uses, and its unread words. */
const SEPARATOR = /[;\n|]|(?<!\d),|,(?!\d)|\s(?:and|or|e|o|oppure|ed|od)\s/i;
const WITH = set('with con using usando w');
export const UNITS: ReadonlySet<string> = new Set([...FEET, ...METRES, ...SQUARES]);
/** Words that stand beside a weapon's name and are not part of it. */
const ARTICLES = set(
  "a an the il lo la i gli le l un uno una its his her in for per its' only solo",
);
/** Words that make a length depend on something other than a weapon. */
const DEPENDS = set(
  'when while if se quando mentre during durante form forma rage raging ira furia hasted without senza not non',
);

interface Piece {
  /** The length, if the piece holds exactly one. */
  readonly cells: number | undefined;
  /** The words of the piece that are not part of a length, without articles. */
  readonly words: readonly string[];
  /** The piece says "with" before its words. */
  readonly held: boolean;
}

/** One piece of a text: a length, and the words beside it. Words after "with" are a name. */
function pieceOf(text: string): Piece {
  const list = textTokens(text);
  const at = list.findIndex((token) => 'word' in token && WITH.has(token.word));
  const held = at >= 0;
  const isName = (token: TextToken, i: number): boolean =>
    'word' in token && ((held && i > at) || !PLAIN.has(token.word));
  const words = list.flatMap((token, i) =>
    i !== at &&
    'word' in token &&
    isName(token, i) &&
    !ARTICLES.has(token.word) &&
    !UNITS.has(token.word)
      ? [token.word]
      : [],
  );
  const rest = list.filter((token, i) => i !== at && !('word' in token && !PLAIN.has(token.word)));
  return {
    cells: only(held ? list.slice(0, at) : rest) ?? (held ? only(rest) : undefined),
    words,
    held,
  };
}

/** The width of a creature's space in a text, in cells, not rounded. */
function spaceCells(value: unknown): number | undefined {
  const text = textOf(value).replace(/\bx\b/gi, ' ');
  // Brackets give the reach with a weapon if the field holds the reach too.
  return only(
    textTokens(
      text.replace(/\(([^()]*)\)/g, (all, inside: string) => (pieceOf(inside).held ? ' ' : all)),
    ),
  );
}

/** Width of a creature's space, in cells: a whole number from 1 to 20. */
export const spaceFromText = (value: unknown): number | undefined => {
  const cells = spaceCells(value);
  return cells !== undefined && Number.isInteger(cells) && cells >= 1 && cells <= 20
    ? cells
    : undefined;
};

const isSmall = (cells: number | undefined): boolean =>
  cells !== undefined && cells > 0 && cells < 1;

/**
 * The unread words of a space: the whole text, if it says something and no space was read. A space
 * of less than a cell ("2-1/2 ft.", "0,75 m") was read: its creature still fills one token.
 */
export const unreadSpace = (value: unknown): string[] =>
  isSmall(spaceCells(value)) || spaceFromText(value) !== undefined
    ? []
    : unreadPieces([textOf(value)]);

/**
 * A reach in whole cells, rounded down: with 7½ feet a creature reaches one cell, with 2½ none.
 * Only halves of a cell are rounded; other lengths ("2 m") are doubtful conversions.
 */
export const reachCells = (cells: number | undefined): number | undefined =>
  cells !== undefined && (Number.isInteger(cells * 2) || cells < 1) && cells <= 50
    ? Math.floor(cells)
    : undefined;

export interface Reach {
  /** Natural reach in whole cells; absent: unknown. */
  readonly reach?: number;
  /** Attacks whose reach differs: "15 ft. (20 ft. with bite)". */
  readonly others: readonly { readonly name: string; readonly reach: number }[];
  /** The words that the grammar does not know; without them, everything was read. */
  readonly unread: readonly string[];
}

/**
 * The natural reach in a text, and the reach of single attacks, in brackets or after a comma: "5 ft.
 * (10 ft. with spiked chain)", "1,5 m (lancia 3 m)". A length with a weapon is not the natural
 * reach. If a piece cannot be read, the natural reach is unknown.
 */
export function reachOf(value: unknown): Reach {
  const text = textOf(value);
  const { outside, brackets } = outlineOf(text);
  const others: { name: string; reach: number }[] = [];
  const unread: string[] = [];
  const main: string[] = [];
  for (const text of [outside.replaceAll(FILL, ' '), ...brackets.map(({ inside }) => inside)]) {
    let before: number | undefined;
    for (const piece of text.split(SEPARATOR)) {
      const { cells, words, held } = pieceOf(piece);
      const name = words.join(' ');
      // In "10 ft. with bite and gore", the length counts for both.
      const own = reachCells(cells) ?? (/\p{N}/u.test(piece) ? undefined : before);
      if (name === '' && !held) main.push(piece);
      else if (
        own !== undefined &&
        name !== '' &&
        !words.some((word) => DEPENDS.has(word)) &&
        (held || cells === undefined || weaponOf(name) !== undefined)
      ) {
        others.push({ name, reach: own });
        before = own;
      } else unread.push(piece);
    }
  }
  const reach = reachCells(only(textTokens(main.join(' , '))));
  if (reach === undefined) unread.push(...main);
  return {
    ...(reach !== undefined && unread.length === 0 ? { reach } : {}),
    others,
    unread: unreadPieces(unread),
  };
}
