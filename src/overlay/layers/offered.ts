/**
 * Layer of a move whose opportunities are open: its path, drawn quietly, with diamonds in the order
 * of resolution and a mark on creatures that may attack. It stays until all are answered.
 */
import { creatureOf } from '../../board/board.ts';
import { offersNow, type Offer } from '../../encounter/entry.ts';
import type { EncounterEvent } from '../../encounter/event.ts';
import type { Opportunity } from '../../rules/verdict.ts';
import { t } from '../../text/index.ts';
import { figureAt, type Shape } from '../shape.ts';
import { middle, rim, spaceOf, type Layer, type View } from './layer.ts';
import { loggedPath } from './loggedPath.ts';
import { provokedWhy } from './findingSentences.ts';
import { rulesCausingOpportunity } from './deciding.ts';

/**
 * Shapes for the opportunities from one event. `before`: number of opportunities that are resolved
 * before its first. `broken`: the event is a move against the rules without an answer.
 */
function given(
  view: View,
  event: EncounterEvent,
  offers: readonly Offer[],
  before: number,
  broken: boolean,
): Shape[] {
  if (event.kind !== 'move' && event.kind !== 'act') return [];
  const of = creatureOf(view.judge.board, event.of);
  if (of === undefined) return [];
  const moved =
    event.kind === 'move' ? event : { ...event, path: [of.at], mode: 'move', cost: 0, budget: 0 };
  const { path } = moved;
  // Several opportunities of one creature against one action share a diamond.
  const alike = ({ provoked }: Offer): string => `${provoked.step ?? ''}:${provoked.by}`;
  const firsts = offers.filter(
    (offer, i) => offers.findIndex((each) => alike(each) === alike(offer)) === i,
  );
  const opportunities = firsts.map(
    ({
      provoked: { by, step = 0, leaving = path[step] ?? of.at, unknown, rules },
    }): Opportunity => ({
      by,
      step: Math.min(step, path.length - 1),
      leaving,
      cause: 'movement',
      rules,
      again: [],
      unknown,
    }),
  );
  const drawn = loggedPath(view, moved, broken, opportunities);
  return drawn.map((shape): Shape => {
    const nth = opportunities.findIndex(({ step, by }) => shape.key === `path:due:${step}:${by}`);
    const offer = firsts[nth];
    const key = `offered:${event.id}:${shape.key}`;
    if (offer === undefined || shape.kind !== 'mark') return { ...shape, key };
    const first = before + offers.indexOf(offer) + 1;
    const several = offers.filter((each) => alike(each) === alike(offer)).length;
    const why = provokedWhy(
      event.of,
      event.kind === 'move' ? event.mode : event.action,
      offer.provoked,
    );
    return {
      ...shape,
      key,
      text: `${first}${several > 1 ? `–${first + several - 1}` : ''}${offer.provoked.unknown.length > 0 ? '?' : ''}`,
      why: { ...why, cells: [opportunities[nth]?.leaving ?? of.at] },
    };
  });
}

/** Marks above each creature that may attack. */
function strikers(view: View, offers: readonly Offer[]): Shape[] {
  const first = new Map(offers.toReversed().map((offer) => [offer.provoked.by, offer]));
  return [...first].flatMap(([by, { against, provoked }]): Shape[] => {
    const foe = creatureOf(view.judge.board, by);
    if (foe === undefined) return [];
    const n = spaceOf(view.judge, foe);
    const [x, y] = middle(view.judge, foe.at, n);
    const cell = provoked.leaving ?? creatureOf(view.judge.board, against)?.at ?? foe.at;
    const unsure = provoked.unknown.length > 0;
    return [
      figureAt(`offered:${by}`, 'badge', unsure ? 'warn' : 'threat', [x, y - rim(n)], {
        dy: -14,
        text: `${t('opportunity.offered.badge')}${unsure ? '?' : ''}`,
        why: {
          message: unsure ? 'opportunity.offered.maybe' : 'opportunity.offered',
          verdict: unsure ? 'doubtful' : 'provokes',
          rules: rulesCausingOpportunity(provoked.rules),
          cells: [foe.at],
          params: { foe: { creature: by }, target: { creature: against }, cell },
        },
      }),
    ];
  });
}

export const offeredLayer: Layer = {
  id: 'path',
  shapes(view) {
    const offers = offersNow(view.referee?.offers.value);
    if (offers.length === 0) return [];
    const events = new Map(view.referee?.entries.value.map(({ event }) => [event.id, event]));
    const irregular = new Set(view.irregular.map(({ id }) => id));
    const paths = [...new Set(offers.map(({ event }) => event))].flatMap((id) => {
      const event = events.get(id);
      return event === undefined
        ? []
        : given(
            view,
            event,
            offers.filter((offer) => offer.event === id),
            offers.findIndex((offer) => offer.event === id),
            irregular.has(id),
          );
    });
    return [...paths, ...strikers(view, offers)];
  },
};
