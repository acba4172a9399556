/**
 * A live Roll20 page as its models, made from the stand-in's sample, and the globals that the page
 * script reads.
 */
import * as page from '../../../adapters/roll20/page.ts';
import { attributeList } from '../../../adapters/roll20/pick.ts';
import sample from '../../hosts/roll20/world/sample.json' with { type: 'json' };
import { readable } from './values.ts';
import type { Message } from './bridge.ts';

type Fields = Record<string, unknown>;

/** The plain documents of a page, which Roll20's models contain. */
export interface LiveTable {
  readonly gm: unknown;
  readonly me: unknown;
  readonly page: unknown;
  readonly campaign: unknown;
  readonly graphics: unknown;
  readonly paths: unknown;
  readonly doors: unknown;
  readonly windows: unknown;
  readonly characters: unknown;
}

const hexed = (grid_type: string): Fields => ({ ...sample.page, grid_type, snapping_increment: 1 });
const base: LiveTable = {
  gm: true,
  me: '-SYN_player_0001',
  page: sample.page,
  campaign: sample.campaign,
  graphics: sample.graphics,
  paths: sample.paths,
  doors: sample.doors,
  windows: sample.windows,
  characters: Object.values(sample.characters).map(({ attributes, attribs }) => ({
    ...attributes,
    attribs: attribs.map((each) => each.attributes),
  })),
};
export const TABLES: readonly LiveTable[] = [
  base,
  { ...base, gm: false },
  { ...base, page: hexed('hex') },
  { ...base, page: hexed('hexr') },
  {
    ...base,
    gm: false,
    page: { ...sample.page, dynamic_lighting_enabled: true, explorer_mode: 'basic' },
  },
];

/** A field of a value; undefined if the value is not an object or throws. */
function within(value: unknown, name: string): unknown {
  try {
    return (value as Fields | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A Roll20 model with these fields; a value that is not an object stays unchanged. */
function model(fields: unknown, more: Fields = {}): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return {
    get id() {
      return (fields as Fields)['id'];
    },
    attributes: fields,
    get: (name: string) => (fields as Fields)[name],
    on: () => undefined,
    off: () => undefined,
    ...more,
  };
}
const collection = (models: unknown, wrap: (each: unknown) => unknown = model): object => {
  const all = readable(models) === null ? [] : list(models).map(wrap);
  return {
    models: all,
    get: (id: string) => all.find((each) => (each as { id?: unknown } | null)?.id === id),
    on: () => undefined,
    off: () => undefined,
  };
};

/** The facts that the page script reports. */
export function told({
  gm,
  me,
  page: fields,
  campaign,
  graphics,
  paths,
  doors,
  windows,
  characters,
}: LiveTable): Message[] {
  const here = model(fields, {
    thegraphics: collection(graphics),
    thepaths: collection(paths),
    doors: collection(doors),
    windows: collection(windows),
  });
  const people = collection(characters, (each) =>
    model(each, { attribs: collection(within(each, 'attribs')) }),
  );
  Object.assign(globalThis, {
    Campaign: {
      ...(model(campaign) as object | null),
      activePage: () => here,
      characters: people,
      players: { models: [] },
    },
    is_gm: gm,
    campaign_id: 4242,
    currentPlayer: {
      ...(model({ id: me }) as object),
      d20: { engine: { snapTo: 70, tabletopSelected: () => [] } },
    },
  });
  const sheets = [...page.charactersHere()].map(([id, character]) => ({
    type: 'sheet',
    data: attributeList(id, character),
  }));
  return [
    { type: 'ground', data: page.groundOfPage(false) },
    ...sheets,
    { type: 'tokens', data: page.readTokens(0) },
    { type: 'selection', data: { ids: page.selectedTokenIds() } },
  ];
}
