/** Boards drawn as text: cells, walls, doors and creatures of a picture, and faulty pictures. */
import { describe, expect, it } from 'vitest';
import { boardFrom, draw, sceneFrom } from '../boards/boards.ts';
import { everyCase } from '../support/everyCase.ts';

describe('a board drawn as a text picture, without walls', () => {
  it('a map drawn in characters has one square for each character, without indentation and blank lines around', () => {
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
  });

  it('a map drawn in characters keeps a floor character at the start of a line', () => {
    expect(draw('.A\n..').creatures[0]?.at).toEqual([1, 0]);
  });

  it('in a map drawn in characters, a big creature is a square of the same letter', () => {
    const d = draw('.oo\n.oo', { o: { id: 'ogre', size: 'large' } });
    expect(d.creatures).toHaveLength(1);
    expect(d.creatures[0]).toMatchObject({ id: 'ogre', size: 'large', space: 2, at: [1, 0] });
  });

  it('the legend of a map drawn in characters can change a creature, its ground and a character’s meaning', () => {
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
  });

  everyCase([
    ['an unknown mark', 'A.\n.?', /line 2, column 2: "\?"/],
    ['two separate cells with the same letter', 'g.g', /"g" stands in 2 cells/],
    ['a big creature whose letters form no full square', 'oo\no.', /"o" stands in 3 cells/],
    ['an empty picture', ' \n ', /empty/],
  ])(
    'a map drawn in characters is refused with a reason if a symbol is unknown or a creature’s letters do not touch',
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

  it('wall characters between the squares of a map drawn in characters are joined into long walls', () => {
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

  it('in a map drawn in characters, a closed door is a wall, and an open door is not', () => {
    expect(draw(ROOM).doors).toEqual([{ wall: { from: [1, 2], to: [2, 2] }, open: false }]);
    expect(boardFrom(ROOM).walls).toHaveLength(8);
    expect(boardFrom(ROOM.replace('D', 'O')).walls).toHaveLength(7);
  });

  it('a map drawn in characters is refused if a letter stands between two squares', () => {
    expect(() => draw('+-+\n|AX\n+-+')).toThrow(/line 2, column 3: "X" is no edge/);
  });

  it('a map drawn in characters is refused if the line of walls below the last row is missing', () => {
    expect(() => draw('+-+\n|A|')).toThrow(/odd number/);
  });
});

it('a scene that is made from a map drawn in characters is valid by the schema of scenes', () => {
  const scene = sceneFrom('A.\n.g', {}, { ruleset: 'sigil', turn: { active: 'A' } });
  expect(scene.ruleset).toBe('sigil');
  expect(scene.grid).toEqual({ kind: 'square', columns: 2, rows: 2, metresPerCell: 1.5 });
});
