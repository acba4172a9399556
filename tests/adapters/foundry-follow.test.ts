/**
 * When the user accepts a path, the host's own movement walks it. Only an owner of the token can do
 * this.
 */
import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import { client, PX } from './foundry-client.ts';

const path = (...cells: readonly (readonly [number, number])[]): string =>
  JSON.stringify(cells.map(([x, y]) => [PX(x, y).x, PX(x, y).y]));
/** Two legs: two squares west, then one south. */
const WAY = path([8, 5], [7, 5], [6, 5], [6, 6]);

describe('a path that the user takes with a key', () => {
  it.each([13, 14])(
    'on Foundry %i, when the user accepts a suggested path with Enter, the token makes one ' +
      'movement along the whole path',
    async (generation) => {
      const aldo = client(generation, 'player').doc('Aldo');
      const move = vi.spyOn(aldo, 'move');
      expect(await commands.follow(aldo.id, WAY)).toBe(true);
      expect(aldo._source).toMatchObject(PX(6, 6));
      expect(move).toHaveBeenCalledTimes(1);
      expect(move.mock.calls[0]![0]).toMatchObject([PX(7, 5), PX(6, 5), PX(6, 6)]);
      expect(move.mock.calls[0]![1]).toMatchObject({ method: 'dragging' });
    },
  );
  it.each([11, 12])(
    'on Foundry %i, when the user accepts a suggested path with Enter, the token gets one ' +
      'update for each straight part',
    async (generation) => {
      const aldo = client(generation, 'player').doc('Aldo');
      const update = vi.spyOn(aldo, 'update');
      expect(await commands.follow(aldo.id, WAY)).toBe(true);
      expect(aldo._source).toMatchObject(PX(6, 6));
      expect(update.mock.calls.map(([changes]) => changes)).toEqual([PX(6, 5), PX(6, 6)]);
    },
  );
  it.each([11, 12, 13, 14])(
    'on Foundry %i, accepting a suggested path does not move a token that the user may not move',
    async (generation) => {
      const ogre = client(generation, 'player').doc('Ogre');
      const before = { ...ogre._source };
      const from = [Number(ogre._source.x), Number(ogre._source.y)] as const;
      const way = JSON.stringify([from, [from[0] + 100, from[1]]]);
      expect(await commands.follow(ogre.id, way)).toBe(false);
      expect(ogre._source).toEqual(before);
    },
  );
  it.each([11, 13])(
    'on Foundry %i, accepting a path that does not start at the token’s position does not ' +
      'move the token',
    async (generation) => {
      const aldo = client(generation, 'player').doc('Aldo');
      expect(await commands.follow(aldo.id, path([7, 5], [6, 5]))).toBe(false);
      expect(aldo._source).toMatchObject(PX(8, 5));
    },
  );
});
