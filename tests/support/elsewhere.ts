/** Pages that are no tabletop, served at their real addresses without any network. */
import type { BrowserContext } from 'playwright-core';

/** A page that resembles a table. */
const LOOKALIKE = `<!doctype html><title>Campaign</title><div id="editor-wrapper">
<div class="canvas-container"><canvas id="board"></canvas></div></div><script>
var Campaign = { activePage: function () { return null; } }, canvas = { ready: true };
var game = { ready: true, release: { generation: 13 }, system: { id: 'D35E' } }, Hooks = undefined;
</script>`;
const PLAIN = '<!doctype html><title>A page</title><p>Nothing to see.';

/** Addresses of the pages, keyed by a description. */
export const elsewhere = (table: string): Readonly<Record<string, string>> => ({
  'Roll20, its front page': 'https://app.roll20.net/',
  'Roll20, a campaign’s page': 'https://app.roll20.net/campaigns/details/4242/the-sunken-keep',
  'Roll20, an address that begins like the editor’s':
    'https://app.roll20.net/editorial?campaign=4242',
  'Roll20, the editor’s name further down': 'https://app.roll20.net/forum/editor/',
  'Roll20, a sheet in a window of its own': 'https://app.roll20.net/editor/character/4242/-NchAldo',
  'another host with the editor’s path': 'https://roll20.example.org/editor/',
  'a page that looks like a table, of a site that was not granted':
    'https://games.example.org/game',
  'a page as any other': 'https://news.example.org/game-night.html',
  'a granted Foundry, its login': new URL('/join', table).href,
  'a granted Foundry, its set-up': new URL('/setup?as=gm', table).href,
  'a granted Foundry, an address that ends like the table’s': new URL('/endgame', table).href,
});

/** Serves all these pages. Call it after other routes of the same context are set. */
export async function serveElsewhere(context: BrowserContext, table: string): Promise<void> {
  const looksLike = (address: string): boolean =>
    /\/(?:game|editor|editorial|setup|endgame|character)(?:[/?]|$)/.test(address);
  const pages = new Set(Object.values(elsewhere(table)));
  await context.route(
    (url) => pages.has(url.href),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: looksLike(route.request().url()) ? LOOKALIKE : PLAIN,
      }),
  );
}
