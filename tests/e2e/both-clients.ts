/** The clients of a game master and of a player at one table of the Foundry stand-in. */
import { expect } from 'vitest';
import { startFoundry } from '../hosts/foundry/server.ts';
import type { Chromium } from '../support/chromium.ts';
import { refereed, sit, type Table } from './table.ts';

export interface BothClients {
  readonly master: Table;
  readonly player: Table;
  /** Closes both pages and the server; neither page may have reported an error. */
  close(): Promise<void>;
}

/** Saves a picture of a client in the folder `QUADRETTO_PICTURES`, if that is set. */
export async function savePicture({ page }: Table, name: string): Promise<void> {
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** @param query more options of the stand-in */
export async function bothClients(
  browser: Chromium,
  generation: 11 | 12 | 13 | 14,
  query: string,
): Promise<BothClients> {
  const server = await startFoundry({ generation });
  const seat = (user: 'gm' | 'player'): Promise<Table> =>
    sit(browser, server.url, `${query}&interface=on&generation=${generation}&user=${user}`, {
      folded: false,
    });
  const master = await seat('gm');
  const player = await seat('player');
  for (const table of [master, player]) {
    await table.page.bringToFront();
    await refereed(table);
  }
  return {
    master,
    player,
    async close() {
      await master.page.close();
      await player.page.close();
      await server.close();
      expect([...master.errors, ...player.errors]).toEqual([]);
    },
  };
}
