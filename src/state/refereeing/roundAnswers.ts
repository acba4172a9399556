/**
 * Asks the judge about a round in phases: what this user may know of it, and what every user may.
 * Declarations that a user may not know of are left out of the question.
 */
import type { Phases } from '../../encounter/phases.ts';
import { roundOfCreatures, type SharedRound } from '../../encounter/sharedRound.ts';
import type { TimelineAnswer } from '../../rules/phased/round/event.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import type { Asks } from '../asks.ts';
import { roundQuestion, revealed, type Factor } from '../phased.ts';
import { isOpenToAll, namesHidden } from './publicFacts.ts';

type Known = (id: string) => boolean;

/** Judges a round with the declarations of known creatures, up to a factor. */
export type AskTimeline = (round: Phases, known: Known, upTo?: Factor) => Promise<TimelineAnswer>;

/** The time before any factor: a player's view at the start. */
const BEFORE_ALL = 0;

export const timelineOf =
  (asks: Asks): AskTimeline =>
  (round, known, upTo) => {
    const end = upTo === undefined || upTo === 'end' ? {} : { upTo };
    return asks({ ask: 'timeline', ...roundQuestion(round, known), ...end }, round.places);
  };

/** A round with the declarations of some creatures only. */
export const declaredBy = (round: Phases, declares: Known): Phases => ({
  ...round,
  declared: Object.fromEntries(Object.entries(round.declared).filter(([id]) => declares(id))),
});

/** The user who looks at a round. */
export interface RoundViewer {
  readonly gm: boolean;
  readonly sees: Known;
  readonly owns: Known;
  /** The part of the round that a game master's client has revealed; null: none is received. */
  readonly revealed: SharedRound | null;
}

/** The round as this user may know it. */
export async function answerFor(
  viewer: RoundViewer,
  round: Phases,
  ask: AskTimeline,
): Promise<TimelineAnswer> {
  const { sees } = viewer;
  if (viewer.gm) return ask(round, sees);
  const own: Known = (id) => sees(id) && viewer.owns(id);
  const ahead = declaredBy(round, own);
  if (viewer.revealed !== null) {
    const theirs = await ask(ahead, sees);
    // For creatures that this user has not declared for, use only what the game master's client
    // reports.
    const declares: Known = (id) => own(id) && Object.hasOwn(round.declared, id);
    const visible = {
      ...theirs,
      toRoll: [],
      violations: [],
      ...roundOfCreatures(viewer.revealed, sees),
    };
    return revealed(visible, theirs, declares, round.reached);
  }
  const [shown, theirs] = await Promise.all([
    ask(round, sees, round.reached ?? BEFORE_ALL),
    ask(ahead, sees),
  ]);
  return revealed(shown, theirs, own, round.reached);
}

/** The part of a round that everybody may know: everything up to the factor that was reached. */
export async function roundToShare(
  round: Phases,
  number: number,
  creatures: readonly SceneCreature[],
  ask: AskTimeline,
): Promise<SharedRound> {
  const { on, reached } = round;
  const isOpen: Known = (id) => isOpenToAll(creatures, id);
  const known = await ask(round, isOpen, reached ?? BEFORE_ALL);
  return {
    round: number,
    on,
    reached,
    ...roundOfCreatures(known, isOpen, (text) => !namesHidden(creatures, text)),
  };
}
