/**
 * Layer of moves against the rules: the path, the first illegal cell with its octagon, and the
 * illegal part. It stays until the move is allowed, taken back or dismissed.
 */
import { offersNow } from '../../encounter/entry.ts';
import type { EventOf } from '../../encounter/event.ts';
import type { Shape } from '../shape.ts';
import { faultWhy, modeTerm } from './findingSentences.ts';
import type { Layer } from './layer.ts';
import { loggedPath } from './loggedPath.ts';

/** The octagon explains every fault of the move, also one without a step. */
function octagon(shape: Shape, event: EventOf<'move'>): Shape {
  const { of, mode, path, cost, budget, ruling } = event;
  const [fault] = ruling.faults;
  const end = path.slice(-1);
  return fault === undefined
    ? shape
    : {
        ...shape,
        why: {
          ...faultWhy(fault, { of, action: modeTerm(mode), cost, budget }),
          cells: fault.at === undefined ? end : [fault.at],
        },
      };
}

export const irregularLayer: Layer = {
  id: 'path',
  shapes(view) {
    const offered = new Set(offersNow(view.referee?.offers.value).map(({ event }) => event));
    return view.irregular
      .filter(({ id }) => !offered.has(id))
      .flatMap(({ id, event }) =>
        loggedPath(view, event, true).map((shape): Shape => {
          const drawn = shape.key === 'path:octagon' ? octagon(shape, event) : shape;
          return { ...drawn, key: `irregular:${id}:${shape.key}` };
        }),
      );
  },
};
