/** Addresses of sites, and the probes that recognize tables of Foundry and Roll20. */
import { describe, expect, it, vi } from 'vitest';
import { probeFoundry } from '../../adapters/foundry/probe.ts';
import { probeRoll20 } from '../../adapters/roll20/probe.ts';
import { hostOf, namesOneHost, siteOf, siteTyped } from '../../src/access/site.ts';
import { everyCase } from '../support/everyCase.ts';

describe('addresses of sites', () => {
  everyCase([
    ['https://vtt.example.org/game', 'vtt.example.org', 'https://vtt.example.org/*'],
    ['http://localhost:30000/join', 'localhost:30000', 'http://localhost/*'],
    ['http://[::1]:30000/', '[::1]:30000', 'http://[::1]/*'],
    ['https://user:secret@vtt.example.org/', 'vtt.example.org', 'https://vtt.example.org/*'],
    ['https://caffè.example/', 'xn--caff-8oa.example', 'https://xn--caff-8oa.example/*'],
  ])(
    'two page addresses with the same host name count as one site, whatever their ports, paths ' +
      'or user names',
    (address, name, pattern) => {
      expect(siteOf(address)).toEqual({ name, pattern });
      expect(namesOneHost(pattern)).toBe(true);
      expect(hostOf(pattern)).toBe(pattern.slice(pattern.indexOf('//') + 2, -2));
    },
  );
  everyCase([
    undefined,
    '',
    'about:blank',
    'chrome://extensions',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'moz-extension://x/y',
    'nonsense',
  ])(
    'an empty address and the address of a browser page, a file or a script belong to no site',
    (address) => {
      expect(siteOf(address)).toBeNull();
    },
  );
  everyCase([
    ['vtt.example.org', 'https://vtt.example.org/*'],
    ['  http://10.0.0.2:30000/game ', 'http://10.0.0.2/*'],
    ['vtt.example.org:8443', 'https://vtt.example.org/*'],
  ])(
    'a site that the user types without a protocol, or with spaces, path or port, is accepted',
    (typed, pattern) => {
      expect(siteTyped(typed)?.pattern).toBe(pattern);
    },
  );
  everyCase(['', '   ', 'ftp://example.org', 'https://', 'two words', '*'])(
    'a typed text that is not a web address is refused',
    (typed) => {
      const site = siteTyped(typed);
      expect(site === null || !namesOneHost(site.pattern)).toBe(true);
    },
  );
  everyCase([
    '<all_urls>',
    '*://*/*',
    'http://*/*',
    'https://*/*',
    'https://*.example.org/*',
    'file:///*',
    'https:///*',
  ])('a site pattern that does not name a single site is rejected', (pattern) => {
    expect(namesOneHost(pattern)).toBe(false);
  });
});

describe('the probe for a Foundry table', () => {
  const probed = (game: unknown): unknown => {
    vi.stubGlobal('game', game);
    return probeFoundry();
  };
  it('the check for a Foundry table recognizes Foundry tables of every generation', () => {
    expect(
      probed({ version: '13.348', release: { generation: 13 }, system: { id: 'D35E' } }),
    ).toEqual({ host: 'Foundry', version: '13.348', system: 'D35E' });
    expect(probed({ release: { version: '11.315' }, system: { id: 'pf1' } })).toEqual({
      host: 'Foundry',
      version: '11.315',
      system: 'pf1',
    });
    expect(probed({ release: {}, system: {} })).toEqual({
      host: 'Foundry',
      version: null,
      system: null,
    });
  });
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['an object of another program', { score: 3 }],
    ['the “game” of a Foundry world that is not open yet', { release: { version: '13' } }],
    [
      'an object that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('a page is not recognized as a Foundry table if its variable “game” is %s', (_what, game) => {
    expect(probed(game)).toBeNull();
  });
  it('the check for a Foundry table uses nothing from outside its function, so that it can run in any page', () => {
    expect(
      // oxlint-disable-next-line typescript/no-implied-eval -- the page makes code of this text
      new Function(
        `const game = { release: {}, system: { id: 'x' } }; return (${probeFoundry.toString()})();`,
      )(),
    ).toEqual({ host: 'Foundry', version: null, system: 'x' });
  });
});

describe('the probe for a Roll20 table', () => {
  const probed = (address: string, globals: object = {}): unknown => {
    vi.stubGlobal('window', { location: new URL(address), ...globals });
    return probeRoll20();
  };
  everyCase([
    'https://app.roll20.net/editor',
    'https://app.roll20.net/editor/',
    'https://app.roll20.net/editor/?x#y',
  ])(
    'the check for a Roll20 table recognizes a table with and without a final slash or a query in its address',
    (address) => {
      expect(probed(address)).toEqual({ host: 'Roll20', version: null, system: null });
      expect(probed(address, { MeshScene: {} })).toEqual({
        host: 'Roll20',
        version: 'Jumpgate',
        system: null,
      });
    },
  );
  everyCase([
    'https://app.roll20.net/',
    'https://app.roll20.net/editors',
    'https://app.roll20.net/editor/character/1/a',
    'https://evil.example/editor/',
  ])(
    'the check for a Roll20 table rejects other pages of Roll20 and a site that only resembles Roll20',
    (address) => {
      expect(probed(address, { MeshScene: {} })).toBeNull();
    },
  );
});
