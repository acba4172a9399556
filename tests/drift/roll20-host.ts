/**
 * One client of a stand-in Roll20 table without a browser. The stand-in's campaign is in models
 * like Backbone's, with either engine.
 */
import { campaignOf, tokenId } from '../hosts/roll20/world/campaign.ts';
import {
  DEFAULTS,
  type Attributes,
  type CampaignData,
  type CharacterData,
  type Options,
} from '../hosts/roll20/world/types.ts';
import { Membrane } from './membrane.ts';
import { furnish } from './window.ts';

export type Roll20Table = Pick<Options, 'engine' | 'sheet' | 'user'> & {
  readonly scene: 'skirmish' | 'beacon' | 'sample' | 'adventure' | 'fifth';
  /** Names of the tokens on the page. */
  readonly cast?: readonly string[];
  /** Changes the campaign before the client starts. */
  readonly prepare?: (campaign: CampaignData) => void;
};

const CAST = ['Aldo', 'Ogre', 'Wolf', 'Ambusher', 'Hero', 'Brute', 'Fighter', 'Assassin'];

type Listener = (...args: unknown[]) => void;
class Heard {
  readonly listeners: { readonly events: readonly string[]; readonly heard: Listener }[] = [];
  on(events: string, heard: Listener): void {
    this.listeners.push({ events: events.split(' '), heard });
  }
  off(_events: string, heard: Listener): void {
    const at = this.listeners.findIndex((each) => each.heard === heard);
    if (at >= 0) this.listeners.splice(at, 1);
  }
  trigger(event: string): void {
    for (const { events, heard } of [...this.listeners]) if (events.includes(event)) heard(this);
  }
}
class Model extends Heard {
  constructor(readonly attributes: Attributes) {
    super();
  }
  get id(): unknown {
    return this.attributes['id'];
  }
  get(name: string): unknown {
    return this.attributes[name];
  }
  set(changes: Attributes): void {
    Object.assign(this.attributes, changes);
    for (const name of Object.keys(changes)) this.trigger(`change:${name}`);
  }
  save(): void {
    /* the server stores it */
  }
}
class Collection extends Heard {
  readonly models: readonly Model[];
  constructor(list: readonly (Attributes | Model)[]) {
    super();
    this.models = list.map((each) => (each instanceof Model ? each : new Model(each)));
  }
  get(id: string): Model | undefined {
    return this.models.find((each) => each.id === id);
  }
}

/**
 * The name of a list entry. Each field of a sheet counts as a separate path, but rows of one
 * section count as the same, and so do numbered weapons.
 */
const label = (path: string, entry: unknown): string =>
  !/\.attribs\.models$/.test(path)
    ? ''
    : String((entry as Model).get('name'))
        .replace(/^(repeating_[\w-]+?)_-[\w-]+?_(?=[A-Za-z])/, '$1_*_')
        .replace(/^weapon\d+/, 'weapon*');
const word = (text: string): boolean =>
  /^[A-Za-z]/.test(text) && text.length < 300 && !/0{4}|^image-instance/.test(text);

export function roll20Host({
  engine: kind,
  sheet,
  user,
  scene,
  cast = CAST,
  prepare,
}: Roll20Table) {
  furnish();
  const data = campaignOf({ ...DEFAULTS, engine: kind, sheet, user, scene });
  prepare?.(data);
  const here = data.pages.find(({ attributes: { id } }) => id === data.view)!;
  const graphics = here.graphics.filter(({ name }) => cast.includes(String(name)));
  const shown = new Set(graphics.map(({ represents }) => represents));
  const character = ({ attributes, attribs }: CharacterData): Model =>
    Object.assign(new Model(attributes), {
      attribs: new Collection(attribs.map((each) => ({ ...each }))),
      abilities: new Collection([]),
    });
  const page = Object.assign(new Model({ ...here.attributes }), {
    thegraphics: new Collection(graphics.map((each) => ({ ...each }))),
    thepaths: new Collection(here.paths.map((each) => ({ ...each }))),
    doors: new Collection(here.doors.map((each) => ({ ...each }))),
    windows: new Collection(here.windows.map((each) => ({ ...each }))),
  });
  const view = {
    isConnected: true,
    tagName: 'CANVAS',
    getBoundingClientRect: () => ({ x: 44, y: 0, left: 44, top: 0, width: 1000, height: 800 }),
  };
  const things = page.thegraphics.models.map((model) => ({
    model,
    left: Number(model.get('left')),
    top: Number(model.get('top')),
    group: null,
  }));
  const held = things[0]!;
  const frames: (() => void)[] = [];
  const legacy = {
    snapTo: 70,
    canvasZoom: 0.5,
    currentCanvasOffset: [10, 20],
    selected: () => [held],
    canvas: { lowerCanvasEl: view, upperCanvasEl: view, getObjects: () => things },
  };
  const node = (x: () => number, y: () => number) => ({
    position: {
      get x() {
        return x();
      },
      get y() {
        return y();
      },
    },
    getAbsolutePosition: () => ({ x: x(), y: y() }),
  });
  const mesh = new Map(
    things.map((thing) => [
      `image-instance-${String(thing.model.id)}`,
      node(
        () => thing.left,
        () => -thing.top,
      ),
    ]),
  );
  const babylon = {
    cameras: [
      {
        name: 'vtt-main-camera',
        orthoLeft: -500,
        orthoRight: 500,
        orthoTop: 400,
        orthoBottom: -400,
        ...node(
          () => 0,
          () => 0,
        ),
      },
    ],
    getTransformNodeByName: () =>
      node(
        () => 500,
        () => -400,
      ),
    getMeshByName: (name: string) => mesh.get(name) ?? null,
    getEngine: () => ({ getRenderingCanvas: () => view }),
    onAfterRenderObservable: {
      add: (run: () => void) => frames.push(run),
      remove: () => {
        frames.length = 0;
      },
    },
  };
  const engine =
    kind === 'legacy'
      ? legacy
      : {
          canvasZoom: 1,
          snapTo: 70,
          tabletopSelected: () => [{ id: held.model.id, model: held.model }],
        };
  const me = Object.assign(new Model({ ...data.players.find(({ id }) => id === data.me) }), {
    d20: { engine },
  });
  const others = data.players
    .filter(({ id }) => id !== data.me)
    .map((each) => new Model({ ...each }));
  const campaign = Object.assign(new Model({ id: 'campaign', ...data.campaign }), {
    activePage: () => page,
    characters: new Collection(
      data.characters.filter(({ attributes: { id } }) => shown.has(id)).map(character),
    ),
    players: new Collection([me, ...others]),
  });
  class BackboneFirebase {
    readonly reference = { once: () => Promise.resolve() };
  }
  const raw: Readonly<Record<string, unknown>> = {
    Campaign: campaign,
    currentPlayer: me,
    d20_player_id: data.me,
    campaign_id: 4242,
    is_gm: data.isGm,
    BackboneFirebase,
    d20: undefined,
    MeshScene: kind === 'jumpgate' ? babylon : undefined,
  };
  const glass = new Membrane(label, word, (value) => value === view);
  for (const name of Object.keys(raw))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => glass.at(name, raw[name]),
    });
  Object.assign(globalThis, {
    document: {
      hidden: false,
      querySelector: (selector: string) => (/canvas$/i.test(selector) ? view : null),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  const mover =
    page.thegraphics.models.find(({ id }) => id === tokenId('Wolf')) ??
    page.thegraphics.models.at(-1)!;
  const home = Number(mover.get('left'));
  const all = [
    page,
    page.thegraphics,
    page.thepaths,
    page.doors,
    page.windows,
    campaign,
    campaign.characters,
    ...campaign.characters.models.map((each) => (each as Model & { attribs: Collection }).attribs),
  ];
  return {
    glass,
    errors: [] as string[],
    view,
    tick: (run: (what: () => void) => void): void => {
      for (const frame of [...frames]) run(frame);
    },
    /** Another user's token moves one cell to the east. */
    act: () =>
      glass.byHost(() => {
        Object.assign(mover.attributes, { left: home });
        mover.set({ left: home + 70 });
        page.thegraphics.trigger('change:left');
      }),
    /** The game master changes a character, and every client is notified. */
    change: (character: string, changes: Attributes): void =>
      glass.byHost(() => {
        campaign.characters.get(character)?.set(changes);
        for (const name of Object.keys(changes)) campaign.characters.trigger(`change:${name}`);
      }),
    /** The mouse drags the selected token over two cells. */
    pull: (target: { dispatchEvent(event: Event): unknown }) => {
      const at = (type: string, x: number) => {
        target.dispatchEvent({
          type,
          button: 0,
          clientX: x,
          clientY: 100,
          target: view,
        } as unknown as Event);
      };
      held.left = Number(held.model.get('left'));
      at('pointerup', 100);
      at('pointerdown', 100);
      at('pointermove', 180);
      held.left = Number(held.model.get('left')) + 140;
    },
    back: () =>
      glass.byHost(() => {
        Object.assign(mover.attributes, { left: home });
        held.left = Number(held.model.get('left'));
        frames.length = 0;
        for (const each of all) {
          each.listeners.length = 0;
          delete (each as { backboneFirebase?: unknown }).backboneFirebase;
        }
      }),
  };
}
export type Roll20Host = ReturnType<typeof roll20Host>;
