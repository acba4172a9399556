/**
 * Another extension in the same browser, with permission for the same site, sends ours all messages
 * that our own parts send, from its background and from a content script beside ours. It gets no
 * answer and changes nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { launchChromium, type Chromium } from '../support/chromium.ts';
import { MASTER_UNION } from './expected.ts';
import { threatened } from './judged.ts';
import { sit, type Table } from './table.ts';

interface Runtime {
  connect(id: string): { onDisconnect: { addListener(heard: () => void): void } };
  sendMessage(id: string, message: unknown): Promise<unknown>;
}
declare const chrome: {
  runtime: Runtime;
  storage: { local: { get(keys: null): Promise<Record<string, unknown>> } };
};
declare const canvas: {
  tokens: { placeables: { document: { name: string }; control(on: boolean): void }[] };
};

/** Messages that our own parts send to the background and to overlays. */
const WORDS: readonly unknown[] = [
  'open-options',
  'words:it',
  'bring:later',
  'overlay:state',
  'overlay:scene',
  'overlay:end',
  { type: 'storage', get: ['settings', 'kept:corrections'] },
  { type: 'storage', set: { settings: { keys: false } } },
  { type: 'storage', remove: ['kept:fights'] },
  { type: 'storage-changed', keys: ['settings'] },
  { type: 'judge', scene: {}, ask: {} },
];

/**
 * Runs in the other extension, in either of its worlds; returns the result of each message and of
 * each attempt to load our files.
 */
async function attack(ours: string, words: readonly unknown[]): Promise<string[]> {
  const heard: string[] = [];
  const put = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().then(
      (answer) => {
        if (answer !== undefined) heard.push(`${what}: ${JSON.stringify(answer)}`);
      },
      () => undefined,
    );
  };
  for (const word of words) {
    const answered = chrome.runtime.sendMessage(ours, word);
    await put(JSON.stringify(word), () =>
      Promise.race([
        answered,
        new Promise<undefined>((late) => {
          setTimeout(late, 300);
        }),
      ]),
    );
  }
  await put(
    'a lasting connection',
    () =>
      new Promise((held) => {
        chrome.runtime.connect(ours).onDisconnect.addListener(() => held(undefined));
        setTimeout(() => held('stands'), 1000);
      }),
  );
  for (const file of [
    'manifest.json',
    'content-scripts/foundry.js',
    'options.html',
    'icon/on-16.png',
  ]) {
    await put(file, async () =>
      (await fetch(`chrome-extension://${ours}/${file}`)).ok ? 'read' : undefined,
    );
  }
  return heard;
}

const OTHER = {
  manifest_version: 3,
  name: 'Other',
  version: '1',
  permissions: ['storage'],
  host_permissions: ['http://127.0.0.1/*', 'http://localhost/*'],
  background: { service_worker: 'other.js' },
  content_scripts: [{ matches: ['http://127.0.0.1/*', 'http://localhost/*'], js: ['beside.js'] }],
};
/** The page reports our extension's id, which it can find in a stack trace. */
const BESIDE = `const attack = ${attack.toString()};
window.addEventListener('other:attack', async ({ detail }) => {
  const { ours, words } = JSON.parse(detail);
  const heard = await attack(ours, words);
  document.querySelector('quadretto-overlay')?.click();
  window.dispatchEvent(new CustomEvent('other:heard', { detail: JSON.stringify(heard) }));
});`;

let server: StandInServer;
let browser: Chromium;
let table: Table;
let folder: string;
const stored = (): Promise<Record<string, unknown>> =>
  browser.worker.evaluate(() => chrome.storage.local.get(null));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-extension-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(OTHER));
  await writeFile(join(folder, 'other.js'), `globalThis.attack = ${attack.toString()};`);
  await writeFile(join(folder, 'beside.js'), BESIDE);
  server = await startFoundry({ generation: 13 });
  browser = await launchChromium({
    beside: folder,
    viewport: { width: 1000, height: 660 },
    locale: 'en-GB',
  });
  table = await sit(browser, server.url, 'generation=13');
  await table.page.evaluate(() =>
    canvas.tokens.placeables.find((t) => t.document.name === 'Aldo')?.control(true),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(['its background', 'its content script on the same page'])(
  'a message that another extension sends from %s gets no reply and changes nothing',
  async (from) => {
    const { page } = table;
    await expect.poll(() => threatened(page)).toEqual(MASTER_UNION);
    await expect.poll(async () => Object.keys(await stored())).toContain('kept:fights');
    const [before, pages] = [await stored(), browser.context.pages().length];
    const ours = browser.extensionId;
    const heard =
      from === 'its background'
        ? await browser.context
            .serviceWorkers()
            .find((worker) => worker.url().endsWith('/other.js'))
            ?.evaluate(
              ([id, words]) =>
                (globalThis as unknown as { attack: typeof attack }).attack(id, words),
              [ours, WORDS] as const,
            )
        : await page.evaluate(
            ([id, words]) =>
              new Promise<string[]>((done) => {
                window.addEventListener(
                  'other:heard',
                  (event) => done(JSON.parse((event as CustomEvent<string>).detail) as string[]),
                  { once: true },
                );
                window.dispatchEvent(
                  new CustomEvent('other:attack', { detail: JSON.stringify({ ours: id, words }) }),
                );
              }),
            [ours, WORDS] as const,
          );
    expect(heard).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(browser.context.pages()).toHaveLength(pages);
    expect(await threatened(page)).toEqual(MASTER_UNION);
    // Errors that the browser reports to the other extension appear in the page's console.
    expect(
      table.errors.filter((said) => !/ERR_FAILED|Receiving end does not exist/.test(said)),
    ).toEqual([]);
  },
  120_000,
);
