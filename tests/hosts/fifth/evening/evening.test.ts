/**
 * An evening of 5E, four rounds with a game master and two players, on every host's sheets: after
 * each moment every client says what it must (moments.ts), and the log replayed gives the same state.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLog, replayed } from '../../../../src/encounter/document.ts';
import { EVENING_HOSTS } from './hosts.ts';
import { EVENING, SETUP } from './moments.ts';
import { eveningTable, USERS } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(EVENING_HOSTS)(
  'on %s, three clients show the expected rulings in a 5E fight of four rounds',
  async (_name, host) => {
    const settle = async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(400);
    };
    const table = eveningTable(host, { ...SETUP, settle });
    await settle();
    for (const { when, does, says } of EVENING) {
      await does(table);
      try {
        await says(table);
      } catch (error) {
        throw new Error(`${when}: ${String(error)}`, { cause: error });
      }
    }
    for (const user of USERS) {
      const { referee } = table.on(user);
      const log = readLog(JSON.parse(referee.exported()));
      if (!log.ok) throw new Error(log.message);
      expect(replayed(log.log).state).toEqual(referee.encounter.value);
    }
    table.end();
  },
);
