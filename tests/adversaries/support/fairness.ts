/**
 * The fair-play matrix: what a client of Quadretto may know of another player's creature. It
 * depends on the user's role, the creature's visibility on that client's map, and whether its sheet
 * is open to that user. Tests apply it to every host.
 */

export const SEATS = ['player', 'trusted player', 'assistant', 'master'] as const;
export type SeatName = (typeof SEATS)[number];

/**
 * Whether a client shows the creature. `level`: nobody hid it, but it is on a level of the map that
 * this client does not draw.
 */
export const SEEN = ['visible', 'hidden', 'dark', 'level'] as const;
export type Seen = (typeof SEEN)[number];

export const SHEETS = ['open', 'closed'] as const;
export type SheetState = (typeof SHEETS)[number];

/**
 * `all`: everything in its sheet and token. `shown`: what the table shows of it (`SHOWN_FACTS`).
 * `nothing`: not even that it exists.
 */
export type Knows = 'all' | 'shown' | 'nothing';

/**
 * `ids`: the id of the token, and whether it took an opportunity or let it pass; never a name, a
 * position or an item.
 */
export type Flag = 'ids' | 'nothing';

export interface Row {
  readonly seat: SeatName;
  readonly seen: Seen;
  readonly sheet: SheetState;
  /** What marks, dock, card, panels, log and its exports may show. */
  readonly screen: Knows;
  readonly copied: Knows;
  readonly report: Knows;
  /** What this client writes into the table's shared flags. Only game masters may write there. */
  readonly flag: Flag;
}

const SEEN_WORDS: Readonly<Record<Seen, string>> = {
  visible: 'a visible creature',
  hidden: 'a hidden creature',
  dark: 'a creature in the dark',
  level: 'a creature on another floor',
};
const ROLL20_PLACES: Readonly<Record<Seen, string>> = {
  visible: 'visible creature',
  hidden: 'creature on the GM layer',
  dark: 'creature in the dark',
  level: 'creature on the foreground layer',
};

/** The user of a row, as part of a test title. */
export const userOf = ({ seat }: Row): string =>
  seat === 'assistant' ? 'an assistant GM' : seat === 'master' ? 'a GM' : `a ${seat}`;
const permission = (sheet: SheetState): string =>
  `players may${sheet === 'open' ? '' : ' not'} open`;
/** The creature of a row, as part of a test title. */
export const creatureOf = ({ seen, sheet }: Row): string =>
  `${SEEN_WORDS[seen]} whose sheet ${permission(sheet)}`;
/** The creature of a row on Roll20, where a sheet is open to the players who control its character. */
export const roll20CreatureOf = ({ seat, seen, sheet }: Row): string => {
  const open = sheet === 'open';
  const [own, other] = isMaster(seat)
    ? ['a player’s', 'a game master’s']
    : ['the player’s own', 'another user’s'];
  return `${open ? own : other} ${ROLL20_PLACES[seen]}`;
};
const foundryCreatureOf = ({ seat, seen, sheet, screen }: Row): string => {
  const despite = sheet === 'open' ? screen === 'nothing' : isMaster(seat);
  return `${SEEN_WORDS[seen]}${despite ? ', even' : ''} if ${permission(sheet)} the sheet`;
};
/** What a client knows, as part of a test title. */
const KNOWS_WORDS: Readonly<Record<Knows, string>> = {
  all: 'everything about',
  shown: 'only public facts about',
  nothing: 'nothing about',
};
/** Rows with the parts of their test titles: the user, and what the screen shows of the creature. */
export const titled = (
  rows: readonly Row[],
  creature = foundryCreatureOf,
): readonly (readonly [string, string, Row])[] =>
  rows.map((row) => [userOf(row), `${KNOWS_WORDS[row.screen]} ${creature(row)}`, row]);

const isMaster = (seat: SeatName): boolean => seat === 'assistant' || seat === 'master';

const knows = (seat: SeatName, seen: Seen, sheet: SheetState): Knows =>
  isMaster(seat) ? 'all' : seen !== 'visible' ? 'nothing' : sheet === 'open' ? 'all' : 'shown';

/**
 * A game master's client does not know what each player sees in the dark, so it writes ids. A
 * player's client ignores creatures that it does not show.
 */
const flagOf = (seat: SeatName, seen: Seen): Flag =>
  isMaster(seat) && seen !== 'hidden' ? 'ids' : 'nothing';

export const MATRIX: readonly Row[] = SEATS.flatMap((seat) =>
  SEEN.flatMap((seen) =>
    SHEETS.map((sheet): Row => {
      const screen = knows(seat, seen, sheet);
      return {
        seat,
        seen,
        sheet,
        screen,
        copied: screen,
        report: screen,
        flag: flagOf(seat, seen),
      };
    }),
  ),
);

/**
 * The matrix for Roll20. A sheet is open to the players who control its character. A player's view
 * always shows the tokens that the player controls. Layers take the place of levels: nobody's
 * screen shows a token on a scenery layer as a creature. A trusted player counts as a player, an
 * assistant as another game master.
 */
export const ROLL20_MATRIX: readonly Row[] = MATRIX.map((row): Row => {
  const { seat, seen, sheet } = row;
  if (seen === 'level')
    return { ...row, screen: 'nothing', copied: 'nothing', report: 'nothing', flag: 'nothing' };
  const owned = !isMaster(seat) && seen === 'dark' && sheet === 'open';
  // Roll20 has no shared flags, so no client writes any.
  return {
    ...row,
    ...(owned ? { screen: 'all', copied: 'all', report: 'all' } : {}),
    flag: 'nothing',
  };
});

/** Facts that the scene may contain of a creature whose sheet is closed. */
export const SHOWN_FACTS: readonly string[] = [
  'id',
  'name',
  'side',
  'at',
  'space',
  'elevation',
  'size',
  'build',
  'reach',
  'attacks',
  'conditions',
  'squeezing',
  'mount',
  'heading',
  'opportunitiesTaken',
];
/** Facts that the scene may contain of such a creature's attacks. */
export const SHOWN_OF_ATTACKS: readonly string[] = [
  'id',
  'name',
  'kind',
  'natural',
  'reachWeapon',
  'reach',
  'ready',
];
