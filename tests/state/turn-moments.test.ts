/** What the start and the end of the present turn bring, judged once for every panel. */
import { describe, expect, it } from 'vitest';
import { judgementOf } from '../../src/state/judgement.ts';
import { someone, table, type TestTable } from './refereeing/table.ts';

/** Ada's turn; tentacles from column 6 on. She stands before them, or at their edge. */
function ada(at: [number, number], ground = 'black-tentacles'): TestTable {
  const cells = Array.from({ length: 4 }, (_, i) => ({
    at: [6 + i, 5] as [number, number],
    ground,
  }));
  const t = table([someone('ada', 'party', at), someone('orc', 'foes', [20, 15])], {
    ruleset: 'srd52',
    rest: { cells },
  });
  t.turn('ada');
  return t;
}
const moments = ({ store }: TestTable) =>
  judgementOf(store).turnMoments.value.map(({ of, when, hazards }) => [of, when, ...hazards]);

describe('what the end of a turn brings', () => {
  it(
    'a creature that stands in a hazard and does not move must save against the hazard ' +
      'at the end of its turn',
    () => {
      expect(moments(ada([6, 5]))).toEqual([['ada', 'end', 'black-tentacles']]);
    },
  );

  it(
    'a creature that has saved on entering a hazard need not save against it again at the end of ' +
      'the same turn',
    () => {
      const t = ada([4, 5]);
      t.go('ada', [4, 5], [5, 5], [6, 5]);
      expect(moments(t)).toEqual([]);
    },
  );

  it(
    'after a move into a hazard is undone, a token that the GM places there again must ' +
      'save at the end of the turn',
    () => {
      const t = ada([4, 5]);
      t.go('ada', [4, 5], [5, 5], [6, 5]);
      t.hint(
        'ada',
        [
          [6, 5],
          [4, 5],
        ],
        { cause: 'undo' },
      );
      t.jump('ada', [4, 5]);
      t.hint(
        'ada',
        [
          [4, 5],
          [6, 5],
        ],
        { cause: 'placed' },
      );
      t.jump('ada', [6, 5]);
      expect(moments(t)).toEqual([['ada', 'end', 'black-tentacles']]);
    },
  );

  it('a creature that enters grease must save against the grease again at the end of its turn', () => {
    const t = ada([4, 5], 'grease');
    t.go('ada', [4, 5], [5, 5], [6, 5]);
    expect(moments(t)).toEqual([['ada', 'end', 'grease']]);
  });

  it(
    'the saves due at the end of a turn are computed again only when the map data or the ' +
      'combat log change',
    () => {
      const t = ada([6, 5]);
      const { turnMoments } = judgementOf(t.store);
      const before = turnMoments.value;
      t.store.selection.value = ['orc'];
      t.store.pointer.value = { cell: [3, 3], x: 0, y: 0 };
      t.store.drag.value = {
        of: 'ada',
        path: [
          [6, 5],
          [7, 5],
        ],
      };
      expect(turnMoments.value).toBe(before);
      t.go('ada', [6, 5], [5, 5]);
      expect(turnMoments.value).toEqual([]);
    },
  );
});
