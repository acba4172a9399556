/**
 * A player's client on Roll20 holds turn order rows of tokens on other pages: those of the game
 * master's preparations and of the other part of a split party. They are in no message of the page
 * script, so they reach no mark, card, log or report.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { FROM_PAGE } from '../../src/bridge/messages.ts';
import { DEFAULTS, type CampaignData } from '../hosts/roll20/world/types.ts';
import { furnish } from '../drift/window.ts';
import type { Refereed } from './support/referee.ts';

furnish();
const { roll20Host } = await import('../drift/roll20-host.ts');
const { pollTable: watch } = await import('../../adapters/roll20/pollTable.ts');
const { commands: acts } = await import('../../adapters/roll20/moveAttribution.ts');
const { start } = await import('../../adapters/roll20/index.ts');
const { refereed } = await import('./support/referee.ts');

/** A word that stands only in rows of other pages. */
const SECRET = 'Zyxwvut';

let seat: Refereed | undefined;
afterEach(() => seat?.leave());

/** Puts a row for each token of the other pages before those of the viewed page. */
function conceal({ campaign, pages }: CampaignData): void {
  const rows = pages
    .slice(1)
    .flatMap(({ attributes, graphics }) =>
      graphics.map(({ id }, n) => ({
        id,
        pr: 20 - n,
        custom: `${SECRET} ${n}`,
        _pageid: attributes['id'],
      })),
    );
  expect(rows.length).toBeGreaterThan(2);
  const own = JSON.parse(String(campaign['turnorder'])) as object[];
  Object.assign(campaign, { turnorder: JSON.stringify([...rows, ...own]) });
}

/** Each player is on another page, as in a split party. */
function split({ campaign, pages, players }: CampaignData): void {
  const ids = pages.map(({ attributes }) => attributes['id']);
  Object.assign(campaign, {
    playerspecificpages: Object.fromEntries(
      players.map(({ id }, i) => [String(id), ids[i % ids.length]]),
    ),
  });
}

describe.each(['jumpgate', 'legacy'] as const)('Roll20 %s', (engine) => {
  it.each<[party: string, prepare: (campaign: CampaignData) => void]>([
    ['is together on one Roll20 page', conceal],
    [
      'is split between Roll20 pages',
      (campaign) => {
        conceal(campaign);
        split(campaign);
      },
    ],
  ])(
    'if the party %s, a player’s client receives nothing about tokens on pages hidden ' +
      'from the player',
    async (_, prepare) => {
      const sent: string[] = [];
      const host = roll20Host({
        ...DEFAULTS,
        engine,
        user: 'player',
        sheet: 'dnd35',
        scene: 'skirmish',
        prepare,
      });
      const at = (seat = await refereed(
        host,
        'roll20',
        watch as never,
        acts,
        (listener, life, target) => {
          target.addEventListener(FROM_PAGE, (event) => {
            sent.push((event as CustomEvent<string>).detail);
          });
          return start(listener, life, target as never);
        },
      ));
      await at.later(2500);
      expect(at.store.scene.value?.creatures?.length).toBeGreaterThan(1);
      expect(sent.length).toBeGreaterThan(2);
      expect(sent.filter((message) => message.includes(SECRET))).toEqual([]);
      expect(JSON.stringify([at.store.scene.value, at.log()])).not.toContain(SECRET);
    },
  );
});
