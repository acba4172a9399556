/** Types of a campaign as the server sends it: attributes of models with Roll20's own names. */
export type Attributes = Record<string, unknown>;
export interface Attrib {
  readonly id: string;
  readonly name: string;
  readonly current: unknown;
  readonly max: unknown;
}
export interface CharacterData {
  readonly attributes: Attributes;
  readonly attribs: readonly Attrib[];
}

export interface PageData {
  readonly attributes: Attributes & { readonly id: string };
  readonly graphics: readonly Attributes[];
  readonly paths: readonly Attributes[];
  readonly doors: readonly Attributes[];
  readonly windows: readonly Attributes[];
}

export interface CampaignData {
  readonly options: Options;
  readonly isGm: boolean;
  readonly me: string;
  readonly campaign: Attributes;
  readonly players: readonly Attributes[];
  readonly characters: readonly CharacterData[];
  readonly pages: readonly PageData[];
  /**
   * Only for tests: tokens that the server withholds from this client until the game master shows
   * them.
   */
  readonly withheld: readonly Attributes[];
  /** Id of the page that this client views first. */
  readonly view: string;
}

export const ENGINES = ['legacy', 'jumpgate'] as const;
export const SHEETS = ['dnd35', 'pfcommunity', 'pfofficial', 'd20modern'] as const;
export type Engine = (typeof ENGINES)[number];
export type SheetKind = (typeof SHEETS)[number];
/** Sheets of the scenes `fifth` and `evening`; each has the first one unless `sheet` names the other. */
export const FIFTH_SHEETS = ['ogl5e', 'dnd2024'] as const;
type FifthSheet = (typeof FIFTH_SHEETS)[number];

/**
 * Options of the stand-in. All may be given in the page's address, by these names; the default is
 * the value named first.
 */
export interface Options {
  readonly engine: Engine;
  /** `other`: the player who controls the other half of the party. */
  readonly user: 'gm' | 'player' | 'other';
  /**
   * Pages with the same name, in one browser, share one table: a client hears what the others save.
   * Empty: a table of its own.
   */
  readonly table: string;
  /** A scene of tests/hosts/foundry, `sample` (roll20-sample.json), `hostile` or `beacon`. */
  readonly scene: string;
  readonly sheet: SheetKind | FifthSheet;
  /** Milliseconds between the steps in which the campaign arrives. */
  readonly late: number;
  /** Milliseconds after the page until `MeshScene` or the Fabric canvas exists. */
  readonly lateEngine: number;
  /** Milliseconds until a requested attribute collection is filled. */
  readonly lateAttribs: number;
  readonly turnorder: 'string' | 'array' | 'empty' | 'broken';
  /** Page of the players' ribbon: this scene's page, another one, or none. */
  readonly ribbon: 'here' | 'elsewhere' | 'false';
  /**
   * Coordinates of doors. `page`: in the page's units (y downward); `negated`: as the database
   * stores them; `missing`: there are no such collections.
   */
  readonly doors: 'negated' | 'page' | 'missing';
  /** Form in which walls are stored. */
  readonly walls: 'mixed' | 'path' | 'pathv2';
  /** What `x`, `y` of a pathv2 refer to. */
  readonly anchor: 'centre' | 'first';
  /** Cells for each unit of 70 px (`snapping_increment`). */
  readonly snap: number;
  readonly grid: 'square' | 'hex' | 'hexr' | 'none' | 'isometric';
  /**
   * Characters that are sent to a player: all, whose client then hides those that are not shared;
   * those in everybody's journal; or only the player's own.
   */
  readonly journals: 'all' | 'open' | 'closed';
  /** State of the sheets: `full`, or with fields that were never filled in. */
  readonly attribs: 'full' | 'unset';
  /**
   * The visible canvas of the legacy engine: `#babylonCanvas` in the new shell, `#finalcanvas` in
   * the old one.
   */
  readonly shell: 'new' | 'old';
  readonly d20: 'absent' | 'present';
  /** Another extension that was installed on the page before this one. */
  readonly neighbour: 'none' | 'busy';
  /**
   * Enumerable methods of other scripts on every array: `all`, `count`, `findAll` and similar ones.
   */
  readonly arrays: 'plain' | 'sugar';
  /** The editor's bars, zoom and tabs; `plain`: only the sidebar and an empty toolbar. */
  readonly interface: 'plain' | 'drawn';
  /**
   * Names of parts that do not exist (or have another name), separated by commas: `doors`,
   * `thepaths`, `players`, `characters`, …
   */
  readonly missing: string;
  /** Milliseconds for which a mesh glides after its model jumped. */
  readonly glide: number;
}

export const DEFAULTS: Options = {
  engine: 'jumpgate',
  user: 'gm',
  table: '',
  scene: 'skirmish',
  sheet: 'dnd35',
  late: 15,
  lateEngine: 60,
  lateAttribs: 20,
  turnorder: 'string',
  ribbon: 'here',
  doors: 'negated',
  walls: 'mixed',
  anchor: 'centre',
  snap: 1,
  grid: 'square',
  journals: 'all',
  attribs: 'full',
  shell: 'new',
  d20: 'absent',
  neighbour: 'none',
  arrays: 'plain',
  interface: 'plain',
  missing: '',
  glide: 250,
};
