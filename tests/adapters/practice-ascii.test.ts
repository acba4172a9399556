/** Boards drawn as text: cells, walls, doors and creatures of a picture, and faulty pictures. */
import { describe, expect, it } from 'vitest';
import { boardFrom, draw, sceneFrom } from '../boards/boards.ts';
import { everyCase } from '../support/everyCase.ts';

describe('a board drawn as a text picture, without walls', () => {
  it(
    'a map drawn in text characters has one square for each character, without indentation and ' +
      'empty lines',
    () => {
      const d = draw(`

      A.#
      .^g
    `);
      expect([d.columns, d.rows]).toEqual([3, 2]);
      expect(d.cells).toEqual([
        { at: [2, 0], blocks: ['move', 'sight', 'effect'] },
        { at: [1, 1], terrain: 'difficult' },
      ]);
      expect(d.creatures.map((c) => [c.id, c.side, c.at])).toEqual([
        ['A', 'party', [0, 0]],
        ['g', 'foes', [2, 1]],
      ]);
    },
  );

  it('in a map drawn in text characters, a floor character at the start of a line is a square', () => {
    expect(draw('.A\n..').creatures[0]?.at).toEqual([1, 0]);
  });

  it('in a map drawn in text characters, a big creature is a block of the same letter', () => {
    const d = draw('.oo\n.oo', { o: { id: 'ogre', size: 'large' } });
    expect(d.creatures).toHaveLength(1);
    expect(d.creatures[0]).toMatchObject({ id: 'ogre', size: 'large', space: 2, at: [1, 0] });
  });

  it(
    'the legend of a map drawn in text characters can change creatures, the ground under ' +
      'them and a symbol’s meaning',
    () => {
      const d = draw('a*', {
        a: { id: 'x', on: { terrain: 'difficult' }, speed: { land: 4 } },
        '*': { cell: { low: true } },
      });
      expect(d.creatures).toEqual([expect.objectContaining({ id: 'x', speed: { land: 4 } })]);
      expect(d.creatures[0]).not.toHaveProperty('on');
      expect(d.cells).toEqual([
        { at: [0, 0], terrain: 'difficult' },
        { at: [1, 0], low: true },
      ]);
    },
  );

  everyCase([
    ['an unknown mark', 'A.\n.?', /line 2, column 2: "\?"/],
    ['two separate cells with the same letter', 'g.g', /"g" stands in 2 cells/],
    ['a big creature whose letters form no full square', 'oo\no.', /"o" stands in 3 cells/],
    ['an empty picture', ' \n ', /empty/],
  ])(
    'drawing a map in text characters fails if a symbol is unknown or a creature’s letters do not touch',
    (_, text, message) => {
      expect(() => draw(text)).toThrow(message);
    },
  );
});

describe('a board drawn as a text picture, with walls between cells', () => {
  const ROOM = `
    +-+-+-+
    |A . .|
    + + +=+
    |. .:.|
    +-+D+-+`;

  it('in a map drawn in text characters, wall characters in a row become one long wall', () => {
    const d = draw(ROOM);
    expect([d.columns, d.rows]).toEqual([3, 2]);
    expect(d.walls.filter((w) => w.low !== true)).toEqual([
      { from: [0, 0], to: [3, 0] },
      { from: [0, 0], to: [0, 2] },
      { from: [3, 0], to: [3, 2] },
      { from: [0, 2], to: [1, 2] },
      { from: [2, 2], to: [3, 2] },
    ]);
    expect(d.walls.filter((w) => w.low)).toEqual([
      { from: [2, 1], to: [3, 1], low: true },
      { from: [2, 1], to: [2, 2], low: true },
    ]);
  });

  it('in a map drawn in text characters, a closed door is a wall, and an open door is not', () => {
    expect(draw(ROOM).doors).toEqual([{ wall: { from: [1, 2], to: [2, 2] }, open: false }]);
    expect(boardFrom(ROOM).walls).toHaveLength(8);
    expect(boardFrom(ROOM.replace('D', 'O')).walls).toHaveLength(7);
  });

  it('drawing a map in text characters fails if a letter stands between two squares', () => {
    expect(() => draw('+-+\n|AX\n+-+')).toThrow(/line 2, column 3: "X" is no edge/);
  });

  it('drawing a map in text characters fails if the line of walls below the last row is missing', () => {
    expect(() => draw('+-+\n|A|')).toThrow(/odd number/);
  });
});

it('a map drawn in text characters becomes valid map data for the rules engine', () => {
  const scene = sceneFrom('A.\n.g', {}, { ruleset: 'sigil', turn: { active: 'A' } });
  expect(scene.ruleset).toBe('sigil');
  expect(scene.grid).toEqual({ kind: 'square', columns: 2, rows: 2, metresPerCell: 1.5 });
});
