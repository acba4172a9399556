/**
 * Layer of what a sentence beside the map speaks of: a frame around its cells and creatures, and its
 * path. It is drawn while the user points at the sentence, or has pressed it.
 */
import { creatureOf } from '../../board/board.ts';
import { frameAround, lineAlong } from '../shape.ts';
import { framed, middle, spaceOf, type Layer } from './layer.ts';

export const pointedOutLayer: Layer = {
  id: 'pointed-out',
  shapes({ judge, visible, pointedOut }) {
    if (pointedOut === null) return [];
    const { creatures, cells, path } = pointedOut;
    const spaceIn = (of: string | undefined): number => {
      const creature = of === undefined ? undefined : creatureOf(judge.board, of);
      return creature === undefined ? 1 : spaceOf(judge, creature);
    };
    return [
      ...visible
        .filter(({ id }) => creatures.includes(id))
        .map((c) =>
          frameAround(`pointed-out:${c.id}`, 'hover', framed(judge, c.at, spaceOf(judge, c))),
        ),
      ...cells.map(({ at, of }) =>
        frameAround(
          `pointed-out:${at.join()}:${of ?? ''}`,
          'hover',
          framed(judge, at, spaceIn(of)),
        ),
      ),
      ...(path === undefined
        ? []
        : [
            lineAlong(
              'pointed-out:path',
              'path',
              'path-walked',
              path.cells.map((cell) => middle(judge, cell, spaceIn(path.of))),
            ),
          ]),
    ];
  },
};
