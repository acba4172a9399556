/** Open disagreements between the engine and the plain rules of the fifth edition, with reasons. */
import type { Difference } from './compare.ts';
import { has, is, seatOf, senseOf, spaceOf } from './table.ts';

interface Known {
  readonly why: string;
  readonly covers: (d: Difference) => boolean;
}

const asks = (d: Difference, ...names: readonly string[]): boolean => names.includes(d.ask.ask);
const big = ({ scene }: Difference): boolean => scene.creatures.some((b) => spaceOf(b) > 1);

export const KNOWN: readonly Known[] = [
  {
    why: 'the sense that is named though the eyes see as well',
    covers: (d) => asks(d, 'sees') && JSON.stringify(d.engine).includes('"by"'),
  },
  {
    why: 'a creature kept from some sides, with an observer of no side or with blindsight',
    covers: (d) => d.scene.creatures.some((b) => b.visibleTo !== undefined),
  },
  {
    why: 'what the unconscious see',
    covers: (d) =>
      asks(d, 'sees', 'attempt') &&
      d.scene.creatures.some((b) => is(b, 'unconscious', 'petrified')),
  },
  {
    why: 'truesight in dim light',
    covers: (d) => asks(d, 'sees') && d.scene.creatures.some((b) => senseOf(b, 'true-seeing') > 0),
  },
  {
    why: 'squares behind a wall that ends on the ray of the origin',
    covers: (d) => asks(d, 'area'),
  },
  {
    why: 'creatures in the way of a target that squeezes, and the best corner',
    covers: (d) => asks(d, 'cover', 'hide') && d.scene.creatures.length > 2,
  },
  {
    why: 'hiding of the invisible in the dark',
    covers: (d) => asks(d, 'hide') && d.scene.creatures.some((b) => is(b, 'invisible', 'hidden')),
  },
  {
    why: 'attacks into one’s own square',
    covers: (d) =>
      d.ask.ask === 'attempt' && d.scene.creatures.some((b) => seatOf(d.scene, b) !== undefined),
  },
  { why: 'fog in another square of a big target', covers: (d) => asks(d, 'sees') && big(d) },
  {
    why: 'the reach of a swarm of 2014 whose attacks state none: 0 by its stat blocks',
    covers: (d) =>
      d.scene.ruleset === 'srd51' &&
      d.scene.creatures.some((b) => has(b, 'swarm')) &&
      !asks(d, 'sees'),
  },
  {
    why: 'half of the walking speed for getting up, though another speed is used afterwards',
    covers: (d) => asks(d, 'move', 'reachable') && (d.scene.turn?.spent?.uses?.['half'] ?? 0) > 0,
  },
  {
    why: 'what a big creature pays for squeezing past another one in the open',
    covers: (d) => asks(d, 'move', 'reachable') && big(d) && d.scene.creatures.length > 1,
  },
];
export const isKnown = (d: Difference): boolean => KNOWN.some((one) => one.covers(d));
