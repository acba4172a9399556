/**
 * Which scripts are registered on which sites, from the browser's permissions and the user's
 * switches. The browser is a fake that follows the documented rules.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hosts } from '../../adapters/index.ts';
import type { Host } from '../../src/access/host.ts';
import { matchesPattern, ownSites } from '../../src/access/site.ts';
import { everyCase } from '../support/everyCase.ts';

type Script = {
  id: string;
  matches: string[];
  excludeMatches?: string[];
  js: string[];
  world: string;
};

const fake = vi.hoisted(() => {
  const state = {
    origins: [] as string[],
    required: [] as string[],
    scripts: [] as unknown[],
    stored: {} as Record<string, unknown>,
    missing: '',
  };
  return {
    state,
    browser: {
      permissions: {
        getAll: async () => ({ origins: [...state.origins] }),
        request: async ({ origins }: { origins: string[] }) => {
          state.origins.push(...origins.filter((each) => !state.origins.includes(each)));
          return true;
        },
        remove: async ({ origins }: { origins: string[] }) => {
          if (origins.some((each) => state.required.includes(each)))
            throw new Error('You cannot remove required permissions.');
          state.origins = state.origins.filter((each) => !origins.includes(each));
          return true;
        },
      },
      scripting: {
        getRegisteredContentScripts: async () => [...state.scripts],
        unregisterContentScripts: async () => {
          state.scripts = [];
        },
        registerContentScripts: async (scripts: { js: string[] }[]) => {
          if (scripts.some(({ js }) => js.includes(state.missing)))
            throw new Error(`Could not load ${state.missing}`);
          state.scripts.push(...scripts);
        },
      },
      storage: {
        local: {
          get: async (key: string) => (key in state.stored ? { [key]: state.stored[key] } : {}),
          set: async (items: object) => {
            Object.assign(state.stored, items);
          },
        },
      },
    },
  };
});
vi.mock('wxt/browser', () => ({ browser: fake.browser }));

const { activePatterns, forgetSite, grantedPatterns, pagesOf, requestSite, syncScripts } =
  await import('../../src/access/grants.ts');
const {
  SITES_OFF_KEY: KEY,
  SITES_OFF_SET_ASIDE: SET_ASIDE,
  switchSite,
} = await import('../../src/access/sitesSwitchedOff.ts');

const ROLL20 = 'https://app.roll20.net/*';
const FOUNDRY = 'https://vtt.example.org/*';
/** The tables of a site with permission. The site's login and setup pages are not included. */
const TABLES = ['/game', '/game?*', '/*/game', '/*/game?*'].map(
  (path) => `https://vtt.example.org${path}`,
);
const of = (id: string): Host => {
  const host = hosts.find((each) => each.id === id);
  if (host === undefined) throw new Error(`no host ${id}`);
  return host;
};
const registered = (): Script[] => fake.state.scripts as Script[];

beforeEach(() => {
  Object.assign(fake.state, { origins: [], required: [], scripts: [], stored: {}, missing: '' });
});

describe('registered content scripts', () => {
  it('content scripts are registered for Roll20’s tables and for the granted Foundry sites', async () => {
    fake.state.origins = [ROLL20, FOUNDRY];
    expect(await syncScripts(hosts)).toEqual({
      gained: expect.arrayContaining([ROLL20, FOUNDRY]) as unknown,
      lost: [],
    });
    expect(
      registered()
        .map(({ id, world }) => `${id} ${world}`)
        .sort(),
    ).toEqual([
      'foundry-overlay ISOLATED',
      'foundry-page MAIN',
      'roll20-overlay ISOLATED',
      'roll20-page MAIN',
    ]);
    for (const { id, matches: where, excludeMatches } of registered()) {
      expect(where).toEqual(id.startsWith('foundry') ? TABLES : of('roll20').sites);
      expect(excludeMatches).toEqual(
        id.startsWith('foundry') ? undefined : ['https://app.roll20.net/editor/character/*'],
      );
    }
  });

  it.each<[string, string[], string[]]>([
    ['no site, no content script is registered', [], []],
    ['Roll20 only, content scripts are registered for Roll20 only', [ROLL20], ['roll20']],
    ['one Foundry site, content scripts are registered for that site only', [FOUNDRY], ['foundry']],
    [
      'all web sites through one pattern instead of single sites, no content script is registered',
      ['<all_urls>', 'https://*/*', '*://*/*'],
      [],
    ],
    [
      'Roll20 through a pattern for all its subdomains, no content script is registered',
      ['https://*.roll20.net/*'],
      [],
    ],
  ])('if the user has granted access to %s', async (_what, origins, ids) => {
    fake.state.origins = origins;
    await syncScripts(hosts);
    expect([...new Set(registered().map(({ id }) => id.split('-')[0]))]).toEqual(ids);
  });

  it('content scripts are registered for newly granted sites and no longer for sites without permission', async () => {
    fake.state.origins = [ROLL20];
    await syncScripts(hosts);
    fake.state.origins = [FOUNDRY];
    expect(await syncScripts(hosts)).toEqual({ gained: [FOUNDRY], lost: [ROLL20] });
    expect(await syncScripts(hosts)).toEqual({ gained: [], lost: [] });
  });

  it('content scripts for Roll20 are registered even if content scripts for Foundry cannot be registered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.state.origins = [ROLL20, FOUNDRY];
    fake.state.missing = 'foundry-page.js';
    expect(await syncScripts(hosts)).toEqual({ gained: [ROLL20], lost: [] });
    expect(registered().map(({ id }) => id)).toEqual(['roll20-page', 'roll20-overlay']);
  });
});

describe('a site that is switched off', () => {
  it('a site that the user switches off keeps its permission but gets no content scripts', async () => {
    fake.state.origins = [ROLL20, FOUNDRY];
    await syncScripts(hosts);
    await switchSite(ROLL20, false);
    expect(await syncScripts(hosts)).toEqual({ gained: [], lost: [ROLL20] });
    expect(await grantedPatterns()).toEqual([ROLL20, FOUNDRY]);
    expect(await activePatterns()).toEqual([FOUNDRY]);
    await switchSite(ROLL20, true);
    expect(await syncScripts(hosts)).toEqual({ gained: [ROLL20], lost: [] });
  });

  it('granting permission again for a site that is switched off switches the site on', async () => {
    fake.state.origins = [FOUNDRY];
    await switchSite(FOUNDRY, false);
    expect(await requestSite(FOUNDRY)).toBe(true);
    expect(await activePatterns()).toEqual([FOUNDRY]);
    await switchSite(FOUNDRY, false);
    expect(await forgetSite(FOUNDRY)).toBe(true);
    fake.state.origins = [FOUNDRY];
    expect(await activePatterns()).toEqual([FOUNDRY]);
  });

  it('removing the permission for a site that the manifest requires is reported as failed', async () => {
    fake.state.origins = fake.state.required = [ROLL20];
    expect(await forgetSite(ROLL20)).toBe(false);
    expect(await activePatterns()).toEqual([ROLL20]);
  });

  it('if several sites are switched on or off at the same time, every change is stored', async () => {
    await Promise.all([
      switchSite(ROLL20, false),
      switchSite(FOUNDRY, false),
      switchSite('https://a.example/*', false),
      switchSite(FOUNDRY, true),
    ]);
    expect(fake.state.stored[KEY]).toEqual([ROLL20, 'https://a.example/*']);
  });

  it.each<[what: string, list: unknown]>([
    ['a number', 7],
    ['text', 'all'],
    ['an object', { a: 1 }],
    ['a list of numbers', [1, 2]],
    ['a list with a name of 301 characters', ['x'.repeat(301)]],
    ['null', null],
  ])(
    'a stored list of switched-off sites that is %s is ignored, and a copy of it is kept',
    async (_what, list) => {
      fake.state.stored[KEY] = list;
      fake.state.origins = [ROLL20];
      expect(await activePatterns()).toEqual([ROLL20]);
      await switchSite(ROLL20, false);
      expect(fake.state.stored).toEqual({ [KEY]: [ROLL20], [SET_ASIDE]: list });
    },
  );
});

describe('addresses of Roll20', () => {
  const { sites, except = [] } = of('roll20');
  const starts = (address: string): boolean =>
    sites.some((site) => matchesPattern(site, address)) &&
    !except.some((site) => matchesPattern(site, address));

  everyCase([
    'https://app.roll20.net/editor',
    'https://app.roll20.net/editor/',
    'https://app.roll20.net/editor?x=1',
    'https://app.roll20.net/editor/?x=1',
    'https://app.roll20.net/editor#a',
    'https://app.roll20.net/editor/#a',
    'https://app.roll20.net/editor/setcampaign/123',
    'https://app.roll20.net/editor/setcampaign/123/',
  ])('the overlay starts at every address of a Roll20 table', (address) =>
    expect(starts(address)).toBe(true),
  );

  everyCase([
    'https://app.roll20.net/',
    'https://app.roll20.net/campaigns/details/1/x',
    'https://app.roll20.net/editors',
    'https://app.roll20.net/editor.html',
    'https://app.roll20.net/editor/character/1/-Nabc',
    'https://app.roll20.net/editor/character/1/-Nabc?x=1',
    'http://app.roll20.net/editor/',
    'https://roll20.net/editor/',
    'https://app.roll20.net.evil.example/editor/',
    'https://evil.example/https://app.roll20.net/editor/',
  ])(
    'the overlay starts on no Roll20 page except the table, and on no site that only resembles Roll20',
    (address) => expect(starts(address)).toBe(false),
  );

  it('the scripts for Foundry do not run on Roll20’s site', () => {
    expect(ownSites(hosts)).toEqual([ROLL20]);
    expect(pagesOf(of('foundry'), hosts, [ROLL20, FOUNDRY])).toEqual(TABLES);
  });
});
