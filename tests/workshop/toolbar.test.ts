/** The toolbar button's badge in each state of a tab. */
import { describe, expect, it } from 'vitest';
import { isWanting } from '../../src/access/tabState.ts';
import { waitingBadge, waitingIn } from '../../src/access/toolbar.ts';

const SITE = { name: 'vtt.example.org', pattern: 'https://vtt.example.org/*' };
const HERE = { open: true, marks: true, ruleset: 'srd35', policy: null, read: null, notices: [] };
const TABLE = { host: 'Foundry', version: '13', system: 'D35E' };

describe('the toolbar’s badge', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5000, '99+'],
  ])('with %i waiting decisions, the toolbar’s badge shows “%s”', (n, text) => {
    expect(waitingBadge(n).text).toBe(text);
  });
  it.each([
    ['log-waits:0', 0],
    ['log-waits:12', 12],
  ])('the toolbar’s badge reads from the message “%s” that %i decisions wait', (message, n) =>
    expect(waitingIn(message)).toBe(n),
  );
  it.each([
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
  ])('the toolbar’s badge ignores the message %j', (message) => {
    expect(waitingIn(message)).toBeNull();
  });
  it.each([
    [TABLE, false, false, true],
    [TABLE, true, false, false],
    [TABLE, false, true, false],
    [null, false, false, false],
    [null, true, false, false],
  ])(
    'on a page with the table %j (granted: %s, granted once: %s), the toolbar button asks for permission: %s',
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
