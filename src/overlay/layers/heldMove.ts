/**
 * Layer of a held move: its legal part, and the reason why it stops there. It stays until the user
 * or a game master decides (docs/design/look.md, Path).
 */
import type { JudgedPath } from '../../state/paths.ts';
import type { Layer } from './layer.ts';
import { pathLine } from './path.tsx';

/** The path up to its last legal cell. */
function asFar(judged: JudgedPath): JudgedPath {
  const end = judged.broken?.step ?? judged.path.length;
  const opportunities = judged.verdict.opportunities
    .filter(({ step }) => step < end)
    .map((o) => ({ ...o, again: o.again.filter((step) => step < end) }));
  return {
    ...judged,
    path: judged.path.slice(0, Math.max(judged.from + 1, end)),
    verdict: { ...judged.verdict, opportunities },
    fresh: opportunities.filter(({ by, cause }) =>
      judged.fresh.some((o) => o.by === by && o.cause === cause),
    ),
  };
}

export const heldMoveLayer: Layer = {
  id: 'held',
  shapes: (view) =>
    view.stopped === null
      ? []
      : pathLine(view, asFar(view.stopped))
          .filter(({ key }) => key !== 'path:over')
          .map((shape) => ({ ...shape, key: `held:${shape.key}` })),
};
