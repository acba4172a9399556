/**
 * Expected marks on the stand-in's board `skirmish`, worked out by hand from the rules (their ids
 * beside them) and never copied from the engine. One table for all browsers and Foundry versions.
 * Positions are cells of the scene: column, row.
 * Positions of the creatures: tests/hosts/foundry/world/scenes.ts.
 */
export type Cell = readonly [column: number, row: number];

/**
 * Squares by row, with ranges of columns: `{ 5: '7-8 11' }` is (7,5), (8,5), (11,5). Sorted by row,
 * then column.
 */
export function squares(rows: Readonly<Record<number, string>>): Cell[] {
  return Object.entries(rows).flatMap(([row, columns]) =>
    columns.split(' ').flatMap((run) => {
      const [from = NaN, to = from] = run.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i): Cell => [from + i, Number(row)]);
    }),
  );
}

/** Token ids by name, as the stand-in assigns them. */
export const idOf = (name: string): string =>
  `tk${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`.padEnd(16, '0').slice(0, 16);

/** Squares that each creature threatens from its first position, without its own space. */
export const THREATENS = {
  // Reach of two squares: the whole ring with the far diagonals (docs/spec/scene.md, convention 6).
  Ogre: squares({ 2: '7-12', 3: '7-12', 4: '7-8 11-12', 5: '7-8 11-12', 6: '7-12', 7: '7-12' }),
  Goblin: squares({ 9: '6-8', 10: '6 8', 11: '6-8' }),
  // A creature with only a bow threatens nothing.
  'Goblin archer': [],
  Wolf: squares({ 9: '13-15', 10: '13 15', 11: '13-15' }),
  // A glaive, and claws for adjacent squares. The walls x = 18 (rows 0–5) and y = 6 (columns 18–19)
  // exclude (18,5) and (19,5): a threatened square needs line of effect (docs/spec/scene.md,
  // convention 7).
  'Bearded devil': squares({ 5: '15-17', 6: '15-19', 7: '15-16 18-19', 8: '15-19', 9: '15-19' }),
  Ambusher: squares({ 7: '12-14', 8: '12 14', 9: '12-14' }),
  Lurker: squares({ 2: '20-22', 3: '20 22', 4: '20-22' }),
  Aldo: squares({ 4: '7-9', 5: '7 9', 6: '7-9' }),
  // A glaive alone: the second ring, without the adjacent squares.
  Berta: squares({ 6: '7-11', 7: '7 11', 8: '7 11', 9: '7 11', 10: '7-11' }),
  Dina: squares({ 4: '10-12', 5: '10 12', 6: '10-12' }),
} as const satisfies Readonly<Record<string, readonly Cell[]>>;

/** All squares that Aldo's enemies threaten, as far as a player may know. */
export const PLAYER_UNION = squares({
  2: '7-12',
  3: '7-12',
  4: '7-8 11-12',
  5: '7-8 11-12 15-17',
  6: '7-12 15-19',
  7: '7-12 15-16 18-19',
  8: '15-19',
  9: '6-8 13-19',
  10: '6 8 13 15',
  11: '6-8 13-15',
});
/** Squares that two enemies threaten. */
export const PLAYER_TWICE: readonly Cell[] = [[15, 9]];

/**
 * On Roll20 a player can open only their own sheets: the ogre is Large by its token, and the stirge
 * is Tiny and reaches nothing. All others, the archer too, are assumed to reach one square
 * (docs/spec/scene.md, convention 7: an unknown reach threatens, and the mark says that it is a
 * guess).
 */
export const ROLL20_PLAYER_UNION = squares({
  2: '7-12',
  3: '7-12',
  4: '7-8 11-12',
  5: '7-8 11-12',
  6: '7-12 16-18',
  7: '7-12 16 18',
  8: '16-18',
  9: '6-8 13-15',
  10: '6 8 13 15',
  11: '6-8 13-15',
  12: '5-7',
  13: '5 7',
  // The barrier along y = 14 is transparent: it stops movement only (docs/spec/scene.md, convention
  // 16).
  14: '5-7',
});

/**
 * Roll20 has no sides, so a character that no player controls is assumed to be a foe: the merchant
 * too, until the game master says otherwise. Its sheet names no weapon, so it may reach one square.
 * The stranger has no character and no hit points, so it is a thing.
 */
export const GUESSED_FOES = squares({ 12: '1-3', 13: '1 3', 14: '1-3' });

/**
 * The same squares for the game master, whose view includes the ambusher and the lurker. Their own
 * squares have no mark.
 */
export const MASTER_UNION = squares({
  2: '7-12 20-22',
  3: '7-12 20 22',
  4: '7-8 11-12 20-22',
  5: '7-8 11-12 15-17',
  6: '7-12 15-19',
  7: '7-16 18-19',
  8: '12 14-19',
  9: '6-8 12-19',
  10: '6 8 13 15',
  11: '6-8 13-15',
});
export const MASTER_TWICE: readonly Cell[] = [
  [12, 7],
  [13, 9],
  [14, 9],
  [15, 9],
];

/**
 * The goblin after a move to (5,10), beside the wall x = 5 (rows 9–11): it threatens nothing beyond
 * that wall.
 */
export const GOBLIN_AT_WALL = {
  at: [5, 10] as Cell,
  threatens: squares({ 9: '5-6', 10: '6', 11: '5-6' }),
} as const;

export interface ExpectedPath {
  readonly of: string;
  readonly from: Cell;
  readonly to: Cell;
  /** Cost so far in squares, for each step. */
  readonly costs: readonly number[];
  readonly opportunities: readonly {
    readonly by: string;
    readonly leaving: Cell;
    readonly step: number;
  }[];
  /** Steps that leave a square threatened by an enemy that already had an opportunity. */
  readonly again: readonly number[];
  readonly illegal: Cell | null;
}

/**
 * Aldo in heavy armor: four squares for a move. He moves straight west, two squares into the second
 * move. The ogre reaches column 7.
 */
export const ALDO_WEST: ExpectedPath = {
  of: 'Aldo',
  from: [8, 5],
  to: [2, 5],
  costs: [1, 2, 3, 4, 5, 6],
  opportunities: [{ by: 'Ogre', leaving: [8, 5], step: 0 }],
  again: [1],
  illegal: null,
};
/** Dina: six squares. She moves straight east past the ogre's reach and into the devil's. */
export const DINA_EAST: ExpectedPath = {
  of: 'Dina',
  from: [11, 5],
  to: [16, 5],
  costs: [1, 2, 3, 4, 5],
  opportunities: [
    { by: 'Ogre', leaving: [11, 5], step: 0 },
    { by: 'Bearded devil', leaving: [15, 5], step: 4 },
  ],
  again: [1],
  illegal: null,
};
/**
 * The same destination along row 4, above the devil's reach: two diagonals and three straight steps
 * cost six. The ogre's opportunity remains.
 */
export const DINA_SAFE = {
  to: [16, 5] as Cell,
  cost: 6,
  opportunities: 1,
  keepsOff: 'Bearded devil',
} as const;
/**
 * She continues to (18,5): the wall x = 18 blocks the step, which would also be the seventh square.
 */
export const DINA_WALL = { to: [18, 5] as Cell, illegal: [18, 5] as Cell } as const;
/**
 * Berta moves straight north into the ogre's space; she leaves (9,7) and (9,6) within its reach, and
 * (9,5) within its space (srd35.attack.into-own-square).
 */
export const BERTA_NORTH: ExpectedPath = {
  of: 'Berta',
  from: [9, 8],
  to: [9, 4],
  costs: [1, 2, 3, 4],
  opportunities: [{ by: 'Ogre', leaving: [9, 7], step: 1 }],
  again: [2, 3],
  illegal: [9, 5],
};

/**
 * The ogre at (9,4), two squares wide, between Aldo (8,5) and Dina (11,5): the line enters by its
 * left side and leaves by its right side.
 */
export const FLANKING = { target: 'Ogre', pairs: [['Aldo', 'Dina']] } as const;

/** Cino shoots from (3,10); `moves` gives other positions for the two. */
export const COVER = [
  // The wall x = 5, rows 9–11, crosses every line.
  { target: 'Goblin', moves: {}, degree: 'total' },
  // From corner (3,11) every line passes beyond the wall's end or grazes it.
  { target: 'Goblin archer', moves: {}, degree: 'none' },
  // From every corner at least one line crosses the wall, and at least one line passes below it.
  { target: 'Goblin', moves: { Goblin: [6, 12] as Cell }, degree: 'cover' },
  // The merchant (2,13) is on the line.
  { target: 'Goblin archer', moves: { Cino: [0, 13] as Cell }, degree: 'soft' },
] as const;

/**
 * The scene `bridge`: an ogre at (6,3), Aldo at (2,3). With the parapets y = 2 and y = 6 (columns
 * 3–8), only lines from the two far corners are clear: they pass the ends of the parapets.
 */
export const BRIDGE = {
  aldo: [2, 3] as Cell,
  union: squares({ 1: '9', 2: '4-9', 3: '4-5 8-9', 4: '4-5 8-9', 5: '4-9', 6: '9' }),
} as const;
