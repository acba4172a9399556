/**
 * Stand-in of `Campaign` and its parts, in the order in which a client receives them: the model
 * alone, then characters and players, then `activePage`, which returns no page yet, then the page
 * with empty collections, then their contents as `reset`.
 */
import type { Attributes, CampaignData, CharacterData, PageData } from '../world/types.ts';
import { commit, database } from './database.ts';

/** Filled by the engine; with both engines, every model has a reference to it as `d20`. */
export const d20: Record<string, unknown> = {};

class Model extends Backbone.Model {
  get d20(): unknown {
    return d20;
  }
  override initialize(): void {
    commit(this);
  }
}
const collection = (list: readonly Attributes[] = []): BackboneCollection =>
  new Backbone.Collection<BackboneModel>([...list], { model: Model });

export interface Page extends BackboneModel {
  thegraphics: BackboneCollection;
  thetexts: BackboneCollection;
  thepaths: BackboneCollection;
  doors: BackboneCollection;
  windows: BackboneCollection;
  fullyLoaded: boolean;
  fullyLoadPage(): void;
}
interface Character extends BackboneModel {
  attribs: BackboneCollection;
  abilities: BackboneCollection;
}
export interface CampaignModel extends BackboneModel {
  characters?: BackboneCollection;
  players?: BackboneCollection;
  pages?: BackboneCollection;
  handouts?: BackboneCollection;
  activePage?: () => Page | undefined;
  engine?: unknown;
}

function pageModel({ attributes, graphics, paths, doors, windows }: PageData, delay: number): Page {
  const page = new Model(attributes) as unknown as Page;
  Object.assign(page, {
    thegraphics: collection(),
    thetexts: collection(),
    thepaths: collection(),
    doors: collection(),
    windows: collection(),
    fullyLoaded: false,
  });
  let asked = false;
  page.fullyLoadPage = () => {
    if (asked) return;
    asked = true;
    setTimeout(() => {
      page.thepaths.reset([...paths]);
      (page.doors as BackboneCollection | undefined)?.reset([...doors]);
      (page.windows as BackboneCollection | undefined)?.reset([...windows]);
      page.thegraphics.reset([...graphics]);
      page.fullyLoaded = true;
    }, delay);
  };
  return page;
}

function characterModel({ attributes, attribs }: CharacterData): Character {
  const character = new Model(attributes) as unknown as Character;
  Object.assign(character, { attribs: collection(), abilities: collection() });
  database.attribs.set(character.attribs, { of: String(attributes['id']), list: attribs });
  database.abilities.set(character.abilities, [
    {
      id: `${String(attributes['id'])}-strike`,
      name: 'Strike',
      action: '/me strikes',
      istokenaction: true,
    },
  ]);
  return character;
}

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

export class Client {
  readonly campaign: CampaignModel;
  readonly pages: readonly Page[];
  readonly characters: readonly Character[];
  #view: Page | undefined;
  /** Called with each page that becomes visible, before its contents arrive. */
  onView: (page: Page) => void = () => undefined;

  constructor(readonly data: CampaignData) {
    const { options } = data;
    this.campaign = new Model({ id: 'campaign', ...data.campaign }) as unknown as CampaignModel;
    this.pages = data.pages.map((page) => pageModel(page, options.late));
    this.characters = data.characters.map(characterModel);
    database.slow = options.lateAttribs;
    database.may = (model) =>
      data.isGm || model.attributes['page_id'] === undefined || this.controls(model);
  }

  get view(): Page | undefined {
    return this.#view;
  }
  page(id: unknown): Page | undefined {
    return this.pages.find((page) => page.id === id);
  }

  /** Whether this user controls a token: by the token's own list, otherwise by its character's. */
  controls(token: BackboneModel): boolean {
    if (this.data.isGm) return true;
    const own = String(token.get('controlledby') ?? '');
    const list =
      own !== ''
        ? own
        : String(
            this.characters.find(({ id }) => id === token.get('represents'))?.get('controlledby') ??
              '',
          );
    return list.split(',').some((id) => id === 'all' || id === this.data.me);
  }

  async arrive(): Promise<void> {
    const {
      data: {
        options: { late, missing },
        players,
        view,
      },
      campaign,
    } = this;
    const gone = missing.split(',').filter((name) => name !== '');
    await wait(late);
    campaign.players = collection(players);
    campaign.handouts = collection();
    campaign.pages = new Backbone.Collection<BackboneModel>();
    campaign.characters = new Backbone.Collection<BackboneModel>();
    Object.assign(window, { currentPlayer: campaign.players.get(this.data.me) });
    campaign.characters.add([...this.characters]);
    await wait(late);
    campaign.activePage = () => this.#view;
    await wait(late);
    campaign.pages.add([...this.pages]);
    for (const name of gone) {
      for (const page of this.pages) Reflect.deleteProperty(page, name);
      Reflect.deleteProperty(campaign, name);
    }
    this.look(this.page(view));
    // A client also loads the page with the players' ribbon, even if the client views another page.
    this.page(campaign.get('playerpageid'))?.fullyLoadPage();
  }

  /** Makes this client view another page. Roll20 fires no event for it. */
  look(page: Page | undefined): void {
    this.#view = page;
    if (page === undefined) return;
    this.onView(page);
    page.fullyLoadPage();
  }
}
