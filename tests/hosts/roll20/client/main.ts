/**
 * The editor page's own script: the campaign arrives, then the engine; and the handle by which
 * tests act as others would.
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

/** The scene asked for, the other one, and one without a grid. */
const PAGES = ['here', 'elsewhere', 'gridless'] as const;
type Where = (typeof PAGES)[number];

/** `window.standIn`: nothing of it exists in Roll20. */
export interface StandIn {
  readonly ready: boolean;
  readonly client: Client;
  /** Another user's change to a token's model; `at` is a cell for its top-left corner. */
  remote(name: string, changed: Record<string, unknown>): void;
  place(name: string, at: readonly [number, number]): void;
  /** The server takes no more of this client's changes to a token, or takes them again. */
  refuse(name: string, on: boolean): void;
  /**
   * The master shows a token to the players, or hides it from them: to this client, if it is a
   * player's, it comes or goes.
   */
  reveal(name: string, shown: boolean): void;
  /** This client looks at another page; no event tells. */
  view(page: Where): void;
  /** The master moves the players' ribbon; players follow. */
  ribbon(page: Where | false): void;
  /**
   * The turn goes to somebody: the rows go round until he is first; a counter with a formula is
   * worked whenever it comes to be first.
   */
  turn(name: string): void;
  /** The master passes the turn to the next row, be it a counter. */
  next(): void;
  /**
   * The master lists these names, with counts that fall, and a counter of rounds where one is
   * given; null shuts the tracker.
   */
  turns(names: readonly string[] | null, round?: number): void;
  select(names: readonly string[]): void;
  selected(): string[];
  /** ms for which things glide from now on. */
  pace(ms: number): void;
  /** Page px of a cell's corner. */
  corner(column: number, row: number): Point;
  /**
   * On hexes: the middle and the corners of one, page px; and the hex in which a token's middle
   * lies.
   */
  hex(column: number, row: number): { middle: Point; corners: Point[] };
  offset(name: string): readonly [column: number, row: number];
  /** Client CSS px of a page point. */
  client2d(page: Point): Point;
  toPage(client: Point): Point;
  show(middle: Point, zoom: number): void;
  pan(dx: number, dy: number): void;
  /** Where a token is seen, page px, and where its model is. */
  seen(name: string): { visible: Point; model: Point };
  readonly holding: boolean;
  /** Runs after every frame drawn; returns how to stop. */
  afterFrame(run: () => void): () => void;
  readonly asked: Readonly<Record<string, number>>;
  /** The host's own word on one thing is another than its models' from now on; null: on none. */
  twist(what: Twist | null): void;
  /** This user opens a character's sheet: the names of its abilities once it is there. */
  sheet(character: string): Promise<string[]>;
  readonly saves: typeof database.saves;
  readonly messages: readonly Message[];
  /**
   * A sheet rolls: a line comes into this client's chat.
   * @param classes `general`, `private`, `you`
   */
  roll(line: Line, classes?: string): void;
  /** Keys that reached the host since the list was last emptied, and its default keys. */
  readonly keys: string[];
  readonly defaultKeys: readonly string[];
  /** The editor's own interface; null where it is not asked for. */
  readonly interface: Interface | null;
}

const element = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

const data = (await (await fetch('/stand-in/campaign.json')).json()) as CampaignData;
const { options } = data;
if (options.arrays === 'sugar') sweeten();
const reached: string[] = [];
recordKeys(reached);
const drawn = options.interface === 'drawn' ? drawInterface(options.engine, data.isGm) : null;
const client = new Client(data);
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
/** What comes after the campaign. */
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
 * Somebody may have taken a listener's breaking for ours: it costs this client nothing but its own
 * noise.
 */
const told = (model: BackboneModel, changes: Record<string, unknown>): void => {
  try {
    model.set(changes);
    // What others have done the server has.
    commit(model);
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
      (BackboneModel & Sheeted) | undefined;
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
