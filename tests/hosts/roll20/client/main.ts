/**
 * The editor page's own script: loads the campaign, then the engine; and the handle by which tests
 * act as other users would.
 */
import type { HexPage } from '../world/hexes.ts';
import type { CampaignData } from '../world/types.ts';
import { sweeten } from './arrays.ts';
import { placeOf, type Board, type Camera, type Point } from './board.ts';
import { Client } from './campaign.ts';
import { chat, messages, roll, type Message } from './chat.ts';
import type { Line } from '../lines.ts';
import { BackboneFirebase, commit, database, openSheet, type Sheeted } from './database.ts';
import { drawInterface, type Interface } from './interface.ts';
import { DEFAULT_KEYS, recordKeys } from './keys.ts';
import { legacy } from './legacy.ts';
import { listenMouse, type Mouse } from './mouse.ts';
import { neighbour } from './neighbour.ts';
import { secondSources, type Twist } from './second.ts';
import { arriveLate, shareTable } from './shared.ts';

/** The requested page, another one, and one without a grid. */
const PAGES = ['here', 'elsewhere', 'gridless'] as const;
type Where = (typeof PAGES)[number];

/** The test handle `window.standIn`, which does not exist in Roll20. */
export interface StandIn {
  readonly ready: boolean;
  readonly client: Client;
  /**
   * Another user's change to a token's model. `place`: moves the token's top-left corner to a cell.
   */
  remote(name: string, changed: Record<string, unknown>): void;
  place(name: string, at: readonly [number, number]): void;
  /** Whether the server refuses this client's changes to a token from now on. */
  refuse(name: string, on: boolean): void;
  /**
   * The game master shows a token to the players, or hides it from them: on a player's client it
   * appears or disappears.
   */
  reveal(name: string, shown: boolean): void;
  /** The game master sets the hit points on the sheet of the character with this name. */
  hitPoints(name: string, points: number): void;
  /** This client views another page; no event reports it. */
  view(page: Where): void;
  /** The game master moves the players' ribbon to another page; players follow. */
  ribbon(page: Where | false): void;
  /**
   * Gives the turn to a token: the rows rotate until it is first; a counter with a formula is
   * computed whenever it becomes first.
   */
  turn(name: string): void;
  /** The game master passes the turn to the next row, which may be a counter. */
  next(): void;
  /**
   * The game master lists these names with descending counts, and a counter of rounds if one is
   * given; null closes the tracker.
   */
  turns(names: readonly string[] | null, round?: number): void;
  select(names: readonly string[]): void;
  selected(): string[];
  /** Sets how long tokens glide from now on, in ms. */
  pace(ms: number): void;
  /** Position of a cell's corner in page pixels. */
  corner(column: number, row: number): Point;
  /**
   * On hexes: the center and the corners of a hex in page pixels; `offset`: the hex that contains a
   * token's center.
   */
  hex(column: number, row: number): { middle: Point; corners: Point[] };
  offset(name: string): readonly [column: number, row: number];
  /** Position of a page point in client CSS pixels. */
  client2d(page: Point): Point;
  toPage(client: Point): Point;
  show(middle: Point, zoom: number): void;
  pan(dx: number, dy: number): void;
  /** Position of a token's visible object and of its model, in page pixels. */
  seen(name: string): { visible: Point; model: Point };
  readonly holding: boolean;
  /** Calls a function after every drawn frame; returns a function that stops this. */
  afterFrame(run: () => void): () => void;
  readonly asked: Readonly<Record<string, number>>;
  /** Makes one of the host's lookups differ from its models from now on; null: none. */
  twist(what: Twist | null): void;
  /**
   * Opens a character's sheet as this user; returns the names of its abilities once it is loaded.
   */
  sheet(character: string): Promise<string[]>;
  readonly saves: typeof database.saves;
  readonly messages: readonly Message[];
  /**
   * Adds a roll from a sheet to this client's chat.
   * @param classes `general`, `private`, `you`
   */
  roll(line: Line, classes?: string): void;
  /**
   * Keys that reached the host since the list was last emptied; `defaultKeys`: its default keys.
   */
  readonly keys: string[];
  readonly defaultKeys: readonly string[];
  /** The editor's interface; null if the page's address does not request it. */
  readonly interface: Interface | null;
}

const element = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

const data = await arriveLate(
  (await (await fetch('/stand-in/campaign.json')).json()) as CampaignData,
);
const { options } = data;
if (options.arrays === 'sugar') sweeten();
const reached: string[] = [];
recordKeys(reached);
const drawn = options.interface === 'drawn' ? drawInterface(options.engine, data.isGm) : null;
const client = new Client(data);
const shared = shareTable(client);
Object.assign(window, {
  Campaign: client.campaign,
  is_gm: data.isGm,
  d20_player_id: data.me,
  d20_account_id: '100',
  campaign_id: '4242',
  FIREBASE_ROOT: 'https://example.invalid',
  BackboneFirebase,
  generateUUID: () => crypto.randomUUID(),
});
if (options.neighbour === 'busy') neighbour(client);

const wrapper = element('#editor-wrapper');
const canvas = element<HTMLCanvasElement>('.canvas-container canvas');
canvas.id =
  options.engine === 'legacy' && options.shell === 'old' ? 'finalcanvas' : 'babylonCanvas';
/** The parts created after the campaign. */
const table: {
  running?: { board: Board; camera: Camera; pace(ms: number): void };
  mouse?: Mouse;
  ready: boolean;
} = { ready: false };

const board = (): Board => {
  if (table.running === undefined) throw new Error('no engine yet');
  return table.running.board;
};
interface Row {
  readonly id: string;
  readonly pr: unknown;
  readonly custom: string;
  readonly formula?: string;
}
const rows = (): Row[] => {
  const value = client.campaign.get('turnorder');
  return (typeof value === 'string' ? JSON.parse(value === '' ? '[]' : value) : value) as Row[];
};
const round = ([first, second, ...rest]: readonly Row[]): Row[] => {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return [
    second.formula === undefined
      ? second
      : { ...second, pr: Number(second.pr) + Number(second.formula) },
    ...rest,
    first,
  ];
};
const list = (now: readonly Row[]): void =>
  told(client.campaign, { turnorder: options.turnorder === 'array' ? now : JSON.stringify(now) });
/**
 * Changes a model. The broken listeners of the imitated extension throw. That exception is expected
 * and ignored, so that no test counts it as a failure of the product.
 */
const told = (model: BackboneModel, changes: Record<string, unknown>): void => {
  try {
    model.set(changes);
    // Changes by other users are already on the server.
    commit(model);
    shared.changed(model, changes);
  } catch (error) {
    if (options.neighbour !== 'busy') throw error;
  }
};
const onHexes = (): HexPage => {
  const { hexes } = board();
  if (hexes === null) throw new Error('no hexes here');
  return hexes;
};
const pageNamed = (page: Where) => client.pages[PAGES.indexOf(page)];
const zoomToFit = (): void => {
  const { width, height } = board().size;
  const box = element('.canvas-container').getBoundingClientRect();
  table.running?.camera.show(
    { x: width / 2, y: height / 2 },
    Math.min(1.5, box.width / (width + 60), box.height / (height + 60)),
  );
};

const refused = new Set<BackboneModel>();
const { may } = database;
database.may = (model) => !refused.has(model) && may(model);

let twist: (what: Twist | null) => void = () => undefined;
const standIn: StandIn = {
  get ready() {
    return table.ready;
  },
  client,
  remote: (name, changed) => {
    told(board().named(name).model, changed);
  },
  place(name, [column, row]) {
    const { model } = board().named(name);
    const { cell, hexes } = board();
    const middle = hexes?.middle([column, row]);
    if (middle !== undefined) return told(model, { left: middle.x, top: middle.y });
    told(model, {
      left: column * cell + Number(model.get('width')) / 2,
      top: row * cell + Number(model.get('height')) / 2,
    });
  },
  refuse(name, on) {
    if (on) refused.add(board().named(name).model);
    else refused.delete(board().named(name).model);
  },
  reveal(name, shown) {
    const list = board().page?.thegraphics;
    if (data.isGm) return told(board().named(name).model, { layer: shown ? 'objects' : 'gmlayer' });
    const kept = data.withheld.find((token) => token['name'] === name);
    if (shown && kept !== undefined) list?.add({ ...kept, layer: 'objects' });
    if (!shown) list?.remove(board().named(name).model);
  },
  hitPoints(name, points) {
    const of = String(client.characters.find((each) => each.get('name') === name)?.id);
    shared.attribute(of, 'hp', () => String(points));
    shared.attribute(of, 'store', (store) => ({
      ...(store as object),
      hitpoints: { currentHP: points, tempHP: 0 },
    }));
  },
  view: (page) => client.look(pageNamed(page)),
  ribbon(page) {
    const to = page === false ? undefined : pageNamed(page);
    to?.fullyLoadPage();
    told(client.campaign, { playerpageid: to?.id ?? false });
    if (!data.isGm && to !== undefined) client.look(to);
  },
  turn(name) {
    const { id } = board().named(name).model;
    let now = rows();
    for (let i = 0; i < rows().length && now[0]?.id !== id; i++) now = round(now);
    list(now);
  },
  next: () => list(round(rows())),
  turns(names, counted) {
    const made: Row[] = (names ?? []).map((name, i) => ({
      id: String(board().named(name).model.id),
      pr: 25 - 2 * i,
      custom: '',
    }));
    if (counted !== undefined) made.push({ id: '-1', pr: counted, custom: 'Round', formula: '+1' });
    told(client.campaign, { initiativepage: names === null ? false : board().page?.id });
    list(made);
  },
  select(names) {
    board().selected.clear();
    for (const name of names) board().selected.add(board().named(name).model.id);
  },
  selected: () =>
    board()
      .chosen()
      .map((model) => String(model.get('name'))),
  pace: (ms) => table.running?.pace(ms),
  corner: (column, row) => ({ x: column * board().cell, y: row * board().cell }),
  hex(column, row) {
    const hexes = onHexes();
    return { middle: hexes.middle([column, row]), corners: hexes.corners([column, row]) };
  },
  offset: (name) => onHexes().offset(placeOf(board().named(name).model)),
  client2d: (page) => table.running?.camera.toClient(page) ?? { x: NaN, y: NaN },
  toPage: (point) => table.running?.camera.toPage(point) ?? { x: NaN, y: NaN },
  show: (middle, zoom) => table.running?.camera.show(middle, zoom),
  pan: (dx, dy) => table.running?.camera.pan(dx, dy),
  seen(name) {
    const { x, y, model } = board().named(name);
    return { visible: { x, y }, model: placeOf(model) };
  },
  get holding() {
    return table.mouse?.holding === true;
  },
  afterFrame(run) {
    board().drawn.add(run);
    return () => {
      board().drawn.delete(run);
    };
  },
  get asked() {
    return database.asked;
  },
  twist: (what) => twist(what),
  async sheet(name) {
    const found = client.characters.find((each) => each.get('name') === name) as
      | (BackboneModel & Sheeted)
      | undefined;
    if (found === undefined) throw new Error(`no character ${name}`);
    await openSheet(found);
    return found.abilities.models.map((each) => String(each.get('name')));
  },
  get saves() {
    return database.saves;
  },
  get messages() {
    return messages;
  },
  roll: (line, classes = 'general') => roll(line, classes),
  keys: reached,
  defaultKeys: DEFAULT_KEYS,
  interface: drawn,
};
Object.assign(window, { standIn });

await client.arrive();
chat(client);
await new Promise((done) => {
  setTimeout(done, options.lateEngine);
});
table.running =
  options.engine === 'legacy'
    ? legacy(client, canvas, wrapper, element('.spacer'))
    : (await import('./jumpgate.ts')).jumpgate(client, canvas);
const { board: made, camera } = table.running;
if (options.d20 === 'present')
  Object.assign(window, { d20: (client.pages[0] as unknown as { d20: unknown }).d20 });
client.onView = (page) => {
  made.open(page);
  zoomToFit();
};
if (client.view !== undefined) client.onView(client.view);
table.mouse = listenMouse(canvas, made, camera);
twist = secondSources(client, board);
table.ready = true;
