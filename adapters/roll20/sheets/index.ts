/**
 * Recognizes the kind of a Roll20 character sheet and reads its facts: each kind has one file, and
 * one line here.
 */
import type { TableGame } from '../../../src/state/host.ts';
import type { Vocabulary } from '../../words/conditionNames.ts';
import { plain } from '../../words/text.ts';
import { beacon, branch, storeOf } from './beacon.ts';
import { d20Modern } from './d20Modern.ts';
import { dnd2024 } from './dnd2024.ts';
import { dnd35 } from './dnd35.ts';
import { dnd5e } from './dnd5e.ts';
import { pathfinderCommunity } from './pathfinderCommunity.ts';
import { pathfinderOfficial } from './pathfinderOfficial.ts';
import { Findings, type Attributes, type SheetReader, type SheetReading } from './read.ts';

export type { Attributes, SheetReading } from './read.ts';

/** A received sheet: the campaign's name for its kind, and its attributes. */
export interface SheetMessage {
  readonly kind?: string | null | undefined;
  readonly attributes: readonly {
    readonly name: string;
    readonly current?: unknown;
    readonly max?: unknown;
  }[];
}

const READERS = {
  dnd35,
  pathfinderCommunity,
  pathfinderOfficial,
  d20Modern,
  dnd5e,
  dnd2024,
  beacon,
} as const satisfies Readonly<Record<string, SheetReader>>;

export type SheetKind = keyof typeof READERS;

/**
 * Patterns that match a campaign's name for each kind of sheet, without spaces and punctuation.
 * Only certain words count, because the sheets' real ids are unknown.
 */
const NAMED: readonly (readonly [SheetKind, RegExp])[] = [
  [
    'pathfinderCommunity',
    /pathfinder(?!2|second|infinite).*community|community.*pathfinder(?!2|second)/,
  ],
  ['pathfinderOfficial', /pathfinder(?!2|second|infinite).*(?:official|byroll20)/],
  ['d20Modern', /d20modern/],
  // The 2014 sheet's short names are `ogl5e` and, in newer lists, `dnd2014byroll20`.
  ['dnd5e', /^ogl5e$|^ogl$|dnd2014|dnd5ebyroll20/],
  ['dnd2024', /dnd2024/],
  ['dnd35', /d(?:n|and)?d.?35(?!\d)|^dungeonsanddragons35/],
];

/** Fields that only one kind of sheet has. */
const PROBES: readonly (readonly [SheetKind, readonly string[], readonly string[]])[] = [
  ['dnd35', ['npc-show', 'armorclassbonus'], []],
  ['pathfinderOfficial', ['ac_flatfooted'], ['repeating_attacks_', 'repeating_npcatk-']],
  ['pathfinderCommunity', ['Flat-Footed'], ['repeating_weapon_']],
  ['d20Modern', ['HitPoints', 'Class1-BAB'], []],
  [
    'dnd5e',
    ['npc_hpformula', 'passive_wisdom'],
    ['repeating_npcaction_', 'repeating_spell-cantrip_'],
  ],
];

const called = (name: string | null | undefined): string =>
  plain((name ?? '').slice(0, 200)).replace(/[^a-z0-9]/g, '');

/**
 * The kind of sheet that a character uses: recognized by the campaign's name for it, otherwise by
 * fields that only one kind has.
 * @returns undefined if no reader exists for the sheet
 */
export function sheetKindOf(
  name: string | null | undefined,
  attributes: Attributes,
): SheetKind | undefined {
  const words = called(name);
  const named = NAMED.find(([, each]) => each.test(words))?.[0];
  if (named !== undefined) return named;
  const names = [...attributes.keys()];
  const probed = PROBES.find(
    ([, fields, starts]) =>
      fields.some((field) => attributes.has(field)) ||
      names.some((each) => starts.some((start) => each.startsWith(start))),
  )?.[0];
  return probed ?? (storeOf(attributes) === undefined ? undefined : 'beacon');
}

/** Reads a sheet's facts. Pure; odd values count as unknown, and nothing is thrown. */
export function readSheet(kind: SheetKind | undefined, attributes: Attributes): SheetReading {
  const found = new Findings();
  if (kind !== undefined) READERS[kind](attributes, found);
  return {
    facts: found.facts,
    origins: found.origins,
    ...(found.strange.length > 0 && { strange: found.strange }),
  };
}

/**
 * The game of each kind of sheet. The kind `beacon` has none, because sheets of several games use
 * it.
 */
const GAME_OF: Readonly<Record<SheetKind, TableGame | undefined>> = {
  dnd35: 'dnd-35',
  pathfinderCommunity: 'pathfinder-1e',
  pathfinderOfficial: 'pathfinder-1e',
  d20Modern: 'd20-modern',
  dnd5e: 'dnd-5e-2014',
  dnd2024: 'dnd-5e-2024',
  beacon: undefined,
};
/** Pattern of the campaign's names for sheets that no reader reads, of games that are not judged. */
const OTHER = /dnd5e|shaped|pathfinder(?:2|second)|starfinder|callofcthulhu|coc7/;

/** The games of the fifth edition: one table may have characters of both. */
const FIFTH: ReadonlySet<TableGame | undefined> = new Set(['dnd-5e-2014', 'dnd-5e-2024']);

/** The sheet of 2024 also runs characters of the 2014 rules, and its settings say so. */
const isOlder = (kind: SheetKind | undefined, attributes: Attributes): boolean =>
  kind === 'dnd2024' && branch(branch(storeOf(attributes), 'settings'), 'newRules') === false;

/** The games of the sheets, and the number of sheets of each. */
function gamesOf(sheets: Iterable<SheetMessage>): ReadonlyMap<TableGame, number> {
  const found = new Map<TableGame, number>();
  for (const sheet of sheets) {
    const game = gameOfSheet(sheet);
    if (game !== 'none') found.set(game, (found.get(game) ?? 0) + 1);
  }
  return found;
}

function gameOfSheet(sheet: SheetMessage): TableGame | 'none' {
  let game = games.get(sheet);
  if (game === undefined) {
    const kind = kindOf(sheet);
    const unread = OTHER.test(called(sheet.kind)) ? 'other' : 'none';
    const own = (kind === undefined ? undefined : GAME_OF[kind]) ?? unread;
    games.set(sheet, (game = isOlder(kind, attributesOf(sheet)) ? 'dnd-5e-2014' : own));
  }
  return game;
}

const isFifthAlone = (found: ReadonlyMap<TableGame, number>): boolean =>
  found.size > 1 && [...found.keys()].every((game) => FIFTH.has(game));

/** The words in which a table with these sheets names conditions. */
export function vocabularyOf(sheets: Iterable<SheetMessage>): Vocabulary {
  const game = gameOfSheets(sheets);
  return FIFTH.has(game) ? 'fifth' : game === 'other' ? 'other' : 'own';
}

/** The number of sheets of the 2014 rules at a table that counts as one of 2024. */
export function olderSheets(sheets: Iterable<SheetMessage>): number {
  const found = gamesOf(sheets);
  return isFifthAlone(found) ? (found.get('dnd-5e-2014') ?? 0) : 0;
}

/**
 * The game to which a campaign's sheets belong; undefined if no sheet shows it, or if the sheets
 * disagree. A table with both years of the fifth edition counts as one of 2024.
 */
export function gameOfSheets(sheets: Iterable<SheetMessage>): TableGame | undefined {
  const found = gamesOf(sheets);
  const [only] = found.keys();
  if (isFifthAlone(found)) return 'dnd-5e-2024';
  return found.size === 1 ? only : undefined;
}

const NOTHING: SheetReading = { facts: {}, origins: {} };
const kinds = new WeakMap<SheetMessage, SheetKind | 'none'>();
const sheets = new WeakMap<SheetMessage, SheetReading>();
const games = new WeakMap<SheetMessage, TableGame | 'none'>();

export const attributesOf = (sent: SheetMessage): Attributes =>
  new Map(sent.attributes.map(({ name, current, max }) => [name, { current, max }]));

function kindOf(sent: SheetMessage): SheetKind | undefined {
  let kind = kinds.get(sent);
  if (kind === undefined)
    kinds.set(sent, (kind = sheetKindOf(sent.kind, attributesOf(sent)) ?? 'none'));
  return kind === 'none' ? undefined : kind;
}

/**
 * A sheet's facts, cached for each received sheet: the table is read again at every step of a
 * token, and some sheets have thousands of fields.
 */
export function readingOf(sent: SheetMessage | undefined): SheetReading {
  if (sent === undefined) return NOTHING;
  let sheet = sheets.get(sent);
  if (sheet === undefined) {
    sheets.set(sent, (sheet = readSheet(kindOf(sent), attributesOf(sent))));
  }
  return sheet;
}
