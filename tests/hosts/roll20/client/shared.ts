/**
 * A table that several pages of one browser share (`table=` in the address): each client hears what
 * the others save, and a page that is loaded later asks the game master's client what has changed.
 * What the server withholds from a player stays withheld.
 */
import type { Attributes, CampaignData } from '../world/types.ts';
import type { Client } from './campaign.ts';
import { commit, database } from './database.ts';

type Said =
  | {
      readonly say: 'saved';
      readonly id: string;
      readonly changes: Attributes;
      readonly whole: Attributes;
    }
  | {
      readonly say: 'attribute';
      readonly of: string;
      readonly name: string;
      readonly current: unknown;
    }
  | { readonly say: 'news?' }
  | { readonly say: 'news'; readonly past: readonly Said[] };

/** Milliseconds until a new page no longer waits for the game master's client. */
const PATIENCE = 150;
const isHidden = ({ layer }: Attributes): boolean => layer === 'gmlayer';

/** What has happened at the table, as far as this client knows; the newest of each thing counts. */
const past = new Map<string, Said>();
function remember(said: Said): void {
  if (said.say === 'saved') past.set(said.id, said);
  if (said.say === 'attribute') past.set(`${said.of} ${said.name}`, said);
}

const channelOf = ({ options }: CampaignData): BroadcastChannel | null =>
  options.table === '' ? null : new BroadcastChannel(`stand-in ${options.table}`);

/** The campaign's data with everything that happened at the table before this page was loaded. */
export async function arriveLate(data: CampaignData): Promise<CampaignData> {
  const channel = channelOf(data);
  if (channel === null) return data;
  const news = await new Promise<readonly Said[]>((done) => {
    setTimeout(() => done([]), PATIENCE);
    channel.onmessage = ({ data: said }: MessageEvent<Said>) => {
      if (said.say === 'news') done(said.past);
    };
    channel.postMessage({ say: 'news?' } satisfies Said);
  });
  channel.close();
  news.forEach(remember);
  const tokens = new Map(
    news.flatMap((said) => (said.say === 'saved' ? [[said.id, said.whole] as const] : [])),
  );
  const attributes = new Map<string, unknown>(
    news.flatMap((said) =>
      said.say === 'attribute' ? [[`${said.of} ${said.name}`, said.current] as const] : [],
    ),
  );
  const renewed = (token: Attributes): Attributes => tokens.get(String(token['id'])) ?? token;
  const isShown = (token: Attributes): boolean => data.isGm || !isHidden(token);
  return {
    ...data,
    campaign: { ...data.campaign, ...tokens.get('campaign') },
    pages: data.pages.map((page) => ({
      ...page,
      graphics: [
        ...page.graphics,
        ...data.withheld.filter(({ page_id: of }) => of === page.attributes.id),
      ]
        .map(renewed)
        .filter(isShown),
    })),
    characters: data.characters.map((character) => ({
      ...character,
      attribs: character.attribs.map((each) => {
        const key = `${String(character.attributes['id'])} ${each.name}`;
        return attributes.has(key) ? { ...each, current: attributes.get(key) } : each;
      }),
    })),
  };
}

export interface SharedTable {
  /** Another user has changed a model. */
  changed(model: BackboneModel, changes: Attributes): void;
  /** The game master writes a value into a character's sheet. */
  attribute(of: string, name: string, change: (current: unknown) => unknown): void;
}

export function shareTable(client: Client): SharedTable {
  const channel = channelOf(client.data);
  const say = (said: Said): void => {
    remember(said);
    channel?.postMessage(said);
  };
  const changed: SharedTable['changed'] = (model, changes) =>
    say({
      say: 'saved',
      id: String(model.id),
      changes: { ...changes },
      whole: { ...model.attributes },
    });
  database.saved = changed;

  function hear({ id, changes, whole }: Extract<Said, { say: 'saved' }>): void {
    if (id === 'campaign') {
      client.campaign.set(changes);
      return commit(client.campaign);
    }
    const tokens = client.page(whole['page_id'])?.thegraphics;
    const model = tokens?.get(id);
    const withheld = !client.data.isGm && isHidden(whole);
    if (model === undefined) return withheld ? undefined : void tokens?.add({ ...whole });
    if (withheld) return void tokens?.remove(model);
    model.set(changes);
    commit(model);
  }
  function write(of: string, name: string, current: unknown): void {
    const attribs = client.characters.find(({ id }) => id === of)?.attribs;
    const stored = attribs === undefined ? undefined : database.attribs.get(attribs);
    if (attribs === undefined || stored === undefined) return;
    database.attribs.set(attribs, {
      ...stored,
      list: stored.list.map((each) => (each.name === name ? { ...each, current } : each)),
    });
    attribs.models.find((each) => each.get('name') === name)?.set({ current });
  }
  channel?.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    remember(said);
    if (said.say === 'saved') hear(said);
    if (said.say === 'attribute') write(said.of, said.name, said.current);
    if (said.say === 'news?' && client.data.isGm)
      channel.postMessage({ say: 'news', past: [...past.values()] } satisfies Said);
  });
  return {
    changed,
    attribute(of, name, change) {
      const attribs = client.characters.find(({ id }) => id === of)?.attribs;
      const list = attribs === undefined ? [] : (database.attribs.get(attribs)?.list ?? []);
      const current = change(list.find((each) => each.name === name)?.current);
      write(of, name, current);
      say({ say: 'attribute', of, name, current });
    },
  };
}
