/** The creatures, cells and the path of an act, to light them on the board. */
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import type { PointedOut } from '../../src/state/store.ts';

const creatures = (...ids: readonly (string | undefined)[]): PointedOut => ({
  creatures: ids.filter((id) => id !== undefined),
  cells: [],
});

/** Null: the act has no place on the board. */
export function pointedOutBy(act: Act): PointedOut | null {
  switch (act.kind) {
    case 'drag':
      return {
        creatures: [act.of],
        cells: act.path.slice(-1).map((at) => ({ at, of: act.of })),
        path: { of: act.of, cells: act.path },
      };
    case 'safest':
      return { creatures: [act.of], cells: [{ at: act.ends, of: act.of }] };
    case 'stand':
      return {
        creatures: Object.keys(act.places),
        cells: Object.entries(act.places).map(([of, at]) => ({ at, of })),
      };
    case 'point':
      return creatures(act.from, act.at);
    case 'attack':
      return creatures(act.from, act.to);
    case 'steps':
      return creatures(act.of, act.to);
    case 'select':
    case 'turn':
      return creatures(act.of);
    case 'actions':
      return creatures(act.of, ...act.away);
    case 'read':
      return null;
  }
}
