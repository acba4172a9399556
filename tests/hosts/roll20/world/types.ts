/** A campaign as the server sends it: attributes of models in Roll20's own names. */
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
  /** For the tests alone: what the server keeps from this client until the master shows it. */
  readonly withheld: readonly Attributes[];
  /** What this client looks at when it comes in. */
  readonly view: string;
}

export const ENGINES = ['legacy', 'jumpgate'] as const;
export const SHEETS = ['dnd35', 'pfcommunity', 'pfofficial', 'd20modern'] as const;
export type Engine = (typeof ENGINES)[number];
export type SheetKind = (typeof SHEETS)[number];

/**
 * All of them may stand in the page's address, by these names; what is not said is the first one
 * named.
 */
export interface Options {
  readonly engine: Engine;
  readonly user: 'gm' | 'player';
  /** A scene of tests/hosts/foundry, `sample` (roll20-sample.json), `hostile` or `beacon`. */
  readonly scene: string;
  readonly sheet: SheetKind;
  /** ms between the steps in which the campaign arrives. */
  readonly late: number;
  /** ms until `MeshScene` or the Fabric canvas is there, after the page was. */
  readonly lateEngine: number;
  /** ms until an attribute collection that was asked for is filled. */
  readonly lateAttribs: number;
  readonly turnorder: 'string' | 'array' | 'empty' | 'broken';
  /** Where the players' ribbon is: on this scene's page, on another one, nowhere. */
  readonly ribbon: 'here' | 'elsewhere' | 'false';
  /**
   * `page`: in the same units as the page (y down); `negated`: as the database keeps them;
   * `missing`: no such collections.
   */
  readonly doors: 'negated' | 'page' | 'missing';
  /** How walls are kept. */
  readonly walls: 'mixed' | 'path' | 'pathv2';
  /** What `x`, `y` of a pathv2 are. */
  readonly anchor: 'centre' | 'first';
  /** Cells a unit of 70 px: `snapping_increment`. */
  readonly snap: number;
  readonly grid: 'square' | 'hex' | 'hexr' | 'none' | 'isometric';
  /** Which characters a player is sent: those in everybody's journal, or his own alone. */
  readonly journals: 'open' | 'closed';
  /** `full`, or sheets in which nothing was ever filled in. */
  readonly attribs: 'full' | 'unset';
  /**
   * In a legacy campaign the visible canvas is `#babylonCanvas` in the new shell, `#finalcanvas` in
   * the old one.
   */
  readonly shell: 'new' | 'old';
  readonly d20: 'absent' | 'present';
  /** Another extension that was here before us. */
  readonly neighbour: 'none' | 'busy';
  /**
   * Methods of other scripts on every array, enumerable: `all`, `count`, `findAll` and their like.
   */
  readonly arrays: 'plain' | 'sugar';
  /** The editor's bars, zoom and tabs; `plain`: the sidebar and an empty toolbar alone. */
  readonly interface: 'plain' | 'drawn';
  /**
   * Parts that are not there (or are called otherwise): `doors`, `thepaths`, `players`,
   * `characters`, … by comma.
   */
  readonly missing: string;
  /** ms for which a mesh glides after its model jumped. */
  readonly glide: number;
}

export const DEFAULTS: Options = {
  engine: 'jumpgate',
  user: 'gm',
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
  journals: 'open',
  attribs: 'full',
  shell: 'new',
  d20: 'absent',
  neighbour: 'none',
  arrays: 'plain',
  interface: 'plain',
  missing: '',
  glide: 250,
};
