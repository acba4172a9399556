/**
 * Attack: a player puts odd markers on a token, beside real ones. The real ones are read, and the
 * dock says how many were not, whenever they come.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { sitAsMaster, type Roll20Seat } from './support/roll20.ts';

let seat: Roll20Seat | undefined;
afterEach(() => {
  expect(seat?.errors).toEqual([]);
  seat?.leave();
});

describe.each(['jumpgate', 'legacy'] as const)('Roll20 %s', (engine) => {
  it.each<[what: string, markers: string, conditions: readonly string[], lost: number]>([
    [
      'one marker of 500 characters',
      `prone,${'x'.repeat(500)},paralyzed`,
      ['paralyzed', 'prone'],
      1,
    ],
    [
      '300 unknown markers and one known marker',
      `${Array.from({ length: 300 }, (_, i) => `m${i}`).join()},prone`,
      [],
      101,
    ],
    [
      'two markers of more than 200 characters',
      `${'x'.repeat(201)},${'y'.repeat(900)},stunned`,
      ['stunned'],
      2,
    ],
    ['only readable markers', 'prone', ['prone'], 0],
  ])(
    'on a Roll20 token with %s, the extension reports how many markers it could not read',
    async (_, markers, conditions, lost) => {
      const t = (seat = await sitAsMaster(engine));
      const dropped = () =>
        t.store.notices.value.flatMap(({ code, params }) =>
          code === 'notice.dropped' ? [params?.['n']] : [],
        );
      const before = dropped();
      await t.changes('Aldo', { statusmarkers: markers });
      const aldo = t.store.scene.value?.creatures?.find(({ name }) => name === 'Aldo');
      expect(aldo?.conditions).toEqual(conditions);
      expect([before, dropped()]).toEqual([[], lost === 0 ? [] : [lost]]);
      await t.changes('Aldo', { statusmarkers: '' });
      expect(dropped()).toEqual([]);
    },
  );
});
