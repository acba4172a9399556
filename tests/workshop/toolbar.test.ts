/** The toolbar button's badge in each state of a tab. */
import { describe, expect } from 'vitest';
import { isWanting } from '../../src/access/tabState.ts';
import { waitingBadge, waitingIn } from '../../src/access/toolbar.ts';
import { everyCase } from '../support/everyCase.ts';

const SITE = { name: 'vtt.example.org', pattern: 'https://vtt.example.org/*' };
const HERE = { open: true, marks: true, ruleset: 'srd35', policy: null, read: null, notices: [] };
const TABLE = { host: 'Foundry', version: '13', system: 'D35E' };

describe('the toolbar’s badge', () => {
  everyCase([
    [0, ''],
    [-1, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5000, '99+'],
  ])(
    'the toolbar’s badge shows the number of waiting decisions up to 99, and “99+” above',
    (n, text) => {
      expect(waitingBadge(n).text).toBe(text);
    },
  );
  everyCase([
    ['log-waits:0', 0],
    ['log-waits:12', 12],
  ])(
    'the toolbar’s badge reads the number of waiting decisions from the overlay’s message',
    (message, n) => expect(waitingIn(message)).toBe(n),
  );
  everyCase([
    'log-waits:',
    'log-waits:-1',
    'log-waits:1.5',
    'log-waits:1e3',
    'log-waits:9999999',
    'words:it',
    '',
    3,
    null,
    undefined,
    { n: 2 },
  ])(
    'the toolbar’s badge ignores a message without a valid number of waiting decisions',
    (message) => {
      expect(waitingIn(message)).toBeNull();
    },
  );
  everyCase([
    [TABLE, false, false, true],
    [TABLE, true, false, false],
    [TABLE, false, true, false],
    [null, false, false, false],
    [null, true, false, false],
  ])(
    'the toolbar button asks for permission only on a virtual tabletop that the extension may not read yet',
    (table, granted, once, asks) => {
      expect(
        isWanting({
          site: SITE,
          tabId: 1,
          table,
          host: null,
          beside: null,
          granted,
          off: false,
          overlay: once ? HERE : null,
        }),
      ).toBe(asks);
    },
  );
});
