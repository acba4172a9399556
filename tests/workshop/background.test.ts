/**
 * Which senders may ask the background for a judgment, and which answers they get. The browser is a
 * fake that passes messages on.
 */
import { describe, expect, it, vi } from 'vitest';
import { everyCase } from '../support/everyCase.ts';

type Heard = (message: unknown, sender: { id?: string; tab?: { id?: number } }) => unknown;

const fake = vi.hoisted(() => {
  const listeners: unknown[] = [];
  const event = { addListener: () => undefined };
  return {
    listeners,
    browser: {
      runtime: {
        id: 'quadretto',
        onMessage: { addListener: (heard: unknown) => listeners.push(heard) },
        onStartup: event,
        onInstalled: event,
        openOptionsPage: vi.fn(async () => undefined),
      },
      permissions: { onAdded: event, onRemoved: event },
      storage: { local: { onChanged: event, setAccessLevel: vi.fn(async () => undefined) } },
      tabs: { onUpdated: event },
    },
  };
});
vi.mock('wxt/browser', () => ({ browser: fake.browser }));

const { default: background } = await import('../../entrypoints/background.ts');
void (background as { main(): unknown }).main();
const heard = fake.listeners[0] as Heard;

const SCENE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 9, rows: 9 },
  creatures: [
    { id: 'a', side: 'party', at: [4, 4], size: 'medium', attacks: [{ id: 's', kind: 'melee' }] },
  ],
};
const ASK = { type: 'judge', scene: SCENE, ask: { ask: 'actions', of: 'a' } };

async function said(message: unknown, id: string | undefined = 'quadretto'): Promise<unknown[]> {
  const reply = heard(message, { ...(id !== '' && { id }), tab: { id: 1 } });
  return reply === undefined ? [] : [await (reply as Promise<unknown>)];
}

describe('the background script', () => {
  it('as soon as it starts, the background script denies content scripts direct access to the storage', () => {
    expect(fake.browser.storage.local.setAccessLevel).toHaveBeenCalledWith({
      accessLevel: 'TRUSTED_CONTEXTS',
    });
  });
  it('the background script answers a rules request of the extension’s own content script', async () => {
    expect(await said(ASK)).toEqual([
      {
        answer: expect.objectContaining({
          left: { count: expect.objectContaining({ standard: 1 }) as object },
        }) as object,
      },
    ]);
  });
  everyCase(['another-extension', ''])(
    'the background script does not answer another extension or a sender without an id',
    async (id) => {
      expect(await said(ASK, id)).toEqual([]);
      expect(await said('open-options', id)).toEqual([]);
      expect(fake.browser.runtime.openOptionsPage).not.toHaveBeenCalled();
    },
  );
  it.each([
    ['has no content at all', { type: 'judge' }],
    ['has no map', { ...ASK, scene: null }],
    ['is of an unknown kind', { ...ASK, ask: { ask: 'oracle' } }],
    ['is a list of requests', { ...ASK, ask: [ASK.ask] }],
  ])('the background script answers with an error if a rules request %s', async (_what, message) =>
    expect(await said(message)).toEqual([
      { error: expect.objectContaining({ message: expect.any(String) as string }) as object },
    ]),
  );
  everyCase([null, undefined, 3, 'judge', {}, { type: 'jury' }, []])(
    'the background script ignores messages of unknown types',
    async (message) => expect(await said(message)).toEqual([]),
  );
});
