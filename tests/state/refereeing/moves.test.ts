import { describe, expect, it } from 'vitest';
import { codes, provokers, someone, table } from './table.ts';

const field = () => [someone('a', 'party', [5, 5]), someone('b', 'foes', [7, 5])];

describe('a move in its turn', () => {
  it('begins the fight, then the turn; a step is a step, told by the host', () => {
    const t = table(field());
    t.turn('a');
    expect(t.log().map(({ kind }) => kind)).toEqual(['combat', 'turn']);
    expect(t.referee.encounter.value).toMatchObject({ on: true, round: 1, active: 'a', order: ['a', 'b'] });
    t.go('a', [5, 5], [4, 5]);
    expect(t.last('move')).toMatchObject({ of: 'a', path: [[5, 5], [4, 5]], mode: 'step', seen: 'host', hand: 'master', cost: 1, uses: ['step'] });
    expect(t.referee.encounter.value.spent).toMatchObject({ step: true, move: 0 });
  });
  it('of two steps with nothing between them the second makes a move of both, judged from where it began', () => {
    const t = table(field());
    t.turn('a');
    t.turn('b');
    t.turn('a', 2);
    t.go('a', [5, 5], [6, 5]);
    expect(t.last('move')).toMatchObject({ mode: 'step', uses: ['step'] });
    t.go('a', [6, 5], [6, 4]);
    const move = t.last('move');
    expect(move).toMatchObject({ mode: 'move', path: [[5, 5], [6, 5], [6, 4]], cost: 2, uses: ['move'] });
    expect(move.joins).toBeDefined();
    expect(provokers(move)).toEqual(['b']);
    expect(t.all('move')).toHaveLength(1);
    expect(t.referee.encounter.value.spent).toMatchObject({ step: false, move: 1, moved: 2 });
  });
  it('runs the alternation of diagonals on over its legs', () => {
    const t = table([someone('a', 'party', [5, 5])]);
    t.turn('a');
    t.go('a', [5, 5], [6, 6]);
    t.go('a', [6, 6], [7, 7]);
    t.go('a', [7, 7], [8, 8]);
    expect(t.last('move')).toMatchObject({ mode: 'move', cost: 4, diagonals: 3, uses: ['move'] });
    expect(t.referee.encounter.value.spent).toMatchObject({ moved: 4, diagonals: 3, move: 1 });
  });
  it('is read as two moves, as a run, or as too far', () => {
    const far = (x: number) => {
      const t = table([someone('a', 'party', [0, 5])]);
      t.turn('a');
      t.jump('a', [x, 5]);
      return t.last('move');
    };
    expect(far(6)).toMatchObject({ mode: 'move', seen: 'assumed', cost: 6, uses: ['move'] });
    expect(far(12)).toMatchObject({ mode: 'double-move', cost: 12, uses: ['move', 'move'] });
    expect(far(20)).toMatchObject({ mode: 'run', cost: 20, uses: ['full-round'] });
    const beyond = far(29);
    expect(beyond).toMatchObject({ mode: 'double-move', budget: 12 });
    expect(codes(beyond)).toEqual(['over-speed']);
  });
});
