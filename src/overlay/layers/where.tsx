/**
 * Layer of the squares from which the selected creature can attack a target: those that flank it,
 * those that it reaches without provoking anybody, and those from which the target has no cover.
 * Squares out of reach of this move have a dashed frame.
 */
import type { AttackPlaces } from '../../state/nextAttacks.ts';
import { say, signed } from '../../text/index.ts';
import type { Point } from '../../board/grid.ts';
import { figureAt, frameAround, type Shape, type Why } from '../shape.ts';
import { framed, middle, spaceOf, type Layer, type View } from './layer.ts';

type AttackPlace = AttackPlaces['verdict']['places'][number];

/** Distance of the small figures from the middle of the frame, in cells. */
const ASIDE = 0.27;

/** What a place brings. `bare`: no cover, where the target has cover from some other place. */
interface Gains {
  readonly flanks: boolean;
  readonly quiet: boolean;
  readonly bare: boolean;
}

const gainsOf = (place: AttackPlace, covered: boolean): Gains => ({
  flanks: place.flanks.length > 0,
  quiet: place.provokes?.length === 0,
  bare: covered && place.cover === 'none',
});

function whyOf(view: View, place: AttackPlace, gains: Gains, cell: Why['cells'][number]): Why {
  const { of, target, verdict } = view.places!;
  return {
    message: 'where.place',
    params: {
      who: { creature: of },
      target: { creature: target },
      reached: place.cost !== undefined,
      flanks: gains.flanks,
      allies: { creatures: place.flanks },
      quiet: place.provokes === undefined ? 'open' : gains.quiet,
      foes: { creatures: place.provokes ?? [] },
      bare: gains.bare,
    },
    verdict: verdict.unknown.length > 0 || verdict.bound !== undefined ? 'doubtful' : 'info',
    rules: verdict.rules,
    cells: [cell],
  };
}

function marked(view: View, place: AttackPlace, gains: Gains, n: number): Shape[] {
  // A space of several cells is marked by the cell in its middle: the frames of all such spaces
  // would cover each other.
  const inset = Math.floor((n - 1) / 2);
  const cell = [place.at[0] + inset, place.at[1] + inset] as const;
  const key = `where:${place.at.join()}`;
  const [x, y] = middle(view.judge, cell, 1);
  const figure = (
    name: string,
    style: string,
    shape: 'pill' | 'shield' | 'clear-end',
    at: Point,
    text?: string,
  ): Shape =>
    figureAt(`${key}:${name}`, shape, style, at, {
      depth: 'chip',
      ...(text === undefined ? {} : { text }),
    });
  return [
    frameAround(
      key,
      place.cost === undefined ? 'ghost-will' : 'ghost-is',
      framed(view.judge, cell, 1),
      { depth: 'lane', why: whyOf(view, place, gains, cell) },
    ),
    ...(gains.flanks
      ? [
          figure(
            'flank',
            'flank',
            'pill',
            [x, y + ASIDE],
            signed(view.judge.rules.flankingBonus ?? 0),
          ),
        ]
      : []),
    ...(gains.quiet ? [figure('quiet', 'safe', 'shield', [x - ASIDE, y - ASIDE])] : []),
    ...(gains.bare ? [figure('bare', 'cover', 'clear-end', [x + ASIDE, y - ASIDE])] : []),
  ];
}

export const whereLayer: Layer = {
  id: 'where',
  switch: {
    key: 'alt+shift+8',
    on: false,
    name: () => say('where.name'),
    hint: () => say('where.hint'),
    // The places come from the verdict of a whole attack, which rulesets with `attempt` do not give.
    offered: (rules) => rules.phased !== true && rules.attempt === undefined,
    swatch: () => (
      <>
        <rect
          x="2"
          y="2"
          width="18"
          height="18"
          fill="none"
          stroke="var(--m-paper)"
          stroke-width="1.8"
        />
        <path d="M6 5.5h5v3.2q-.4 2.4-2.5 3.3Q6.4 11.1 6 8.7Z" fill="var(--m-safe)" />
        <rect x="8" y="13.6" width="9" height="4.4" rx="2.2" fill="var(--m-flank)" />
      </>
    ),
  },
  shapes(view) {
    const { places, subject } = view;
    if (places === null || subject?.id !== places.of || view.dragging) return [];
    const n = spaceOf(view.judge, subject);
    const covered = places.verdict.places.some(({ cover }) => cover !== 'none');
    return places.verdict.places.flatMap((place) => {
      const gains = gainsOf(place, covered);
      return gains.flanks || gains.quiet || gains.bare ? marked(view, place, gains, n) : [];
    });
  },
};
