/**
 * Plays the end of the round, phase by phase: the creatures that may still act, and their
 * declarations.
 */
import { described } from './acts.ts';
import type { TimelineEnd, Phase } from './event.ts';
import { laterFactor } from './factors.ts';
import { beginning } from './movement.ts';
import { complete } from './phaseMoves.ts';
import { rollOff, type OrderEntry } from './order.ts';
import type { RoundActor, Round } from './round.ts';
import { footingSpeed } from './speed.ts';
import { aimed, enemiesInReach } from './strike.ts';
import { MAX_SPOKEN_WORDS, wordsCounted } from './spokenWords.ts';

const PHASES = {
  list: ['a', 'b', 'c', 'd', 'e', 'f'],
  last: ['a', 'b', 'd', 'e', 'c', 'f'],
} as const satisfies Record<string, readonly Phase[]>;

/**
 * Whether the actor has an action of a whole round or longer and carries it through to the end of
 * this round.
 */
const finishes = ({ plan, aborted, over, hasTime }: RoundActor): boolean =>
  plan.whole && !aborted && !over && hasTime;

/** The movement that a creature has left: none, a half move, or its whole movement. */
function left(actor: RoundActor): 'none' | 'half' | 'whole' {
  if (
    actor.over ||
    actor.lost !== undefined ||
    actor.halfMoved ||
    actor.fullMoved ||
    actor.plan.whole ||
    actor.plan.still
  )
    return 'none';
  return actor.acted || actor.aborted || !actor.hasTime ? 'half' : 'whole';
}

/** Number of attacks that a creature may make after its first one. */
const further = (actor: RoundActor): number => (actor.over ? 0 : (actor.d.attacks ?? 1) - 1);

const effects = (actor: RoundActor, phase: 'b' | 'e'): readonly { readonly name: string }[] =>
  actor.d.endOfRound?.effects?.filter((each) => each.phase === phase) ?? [];

/**
 * Creatures that may still act, by phase, ordered by id (attacks: in the order of the first
 * attacks).
 */
export function standingAtEnd(round: Round): TimelineEnd[] {
  const { scale } = round.options;
  const { actors } = round;
  const of: Readonly<Record<Phase, () => TimelineEnd[]>> = {
    a: () =>
      actors
        .filter(finishes)
        .map(({ id, plan }) => ({
          phase: 'a',
          of: id,
          may: plan.act === 'long' ? 'long' : 'one-round',
        })),
    b: () =>
      actors
        .filter((a) => effects(a, 'b').length > 0)
        .map(({ id }) => ({ phase: 'b', of: id, may: 'effect' })),
    c: () =>
      actors.flatMap((actor): TimelineEnd[] => {
        const may = left(actor);
        if (may === 'none') return [];
        round.cite('endMove');
        const entry = {
          phase: 'c' as const,
          of: actor.id,
          modifier: laterFactor(scale, 0, actor.row.half),
        };
        return [
          may === 'half'
            ? { ...entry, may: 'half-move' }
            : {
                ...entry,
                may: 'half-move-and-full-move',
                full: laterFactor(scale, 0, actor.row.full),
              },
        ];
      }),
    d: () =>
      round.attackers
        .filter((a) => further(a) > 0)
        .map(({ id }) => ({ phase: 'd', of: id, may: 'attack' })),
    e: () =>
      actors
        .filter((a) => effects(a, 'e').length > 0)
        .map(({ id }) => ({ phase: 'e', of: id, may: 'effect' })),
    f: () =>
      actors
        .filter(({ d, plan }) => d.endOfRound?.words !== undefined && !plan.idle)
        .map(({ id }) => ({ phase: 'f', of: id, may: 'words' })),
  };
  return PHASES[round.options.endMovement].flatMap((phase) => of[phase]());
}

/** Plays one phase, with the creatures in the order of their rolls. */
function inOrder<E extends OrderEntry>(
  round: Round,
  phase: Phase,
  entries: readonly E[],
  each: (entry: E) => void,
): void {
  for (const { entry, tie, open } of rollOff(round.dice, `end:${phase}`, entries, (roll) =>
    round.roll(roll),
  )) {
    round.begin({ at: 'end', phase, open, ...(tie !== undefined && { tie }) });
    each(entry);
  }
}

const entriesOf = (
  actors: readonly RoundActor[],
): { readonly of: string; readonly actor: RoundActor }[] =>
  actors.map((actor) => ({ of: actor.id, actor }));

const WHY_NONE = {
  'half-move-with-one-round': ['oneRound'],
  'move-both-sides': ['halfAndAct'],
  'over-speed': ['overSpeed'],
  'condition-forbids': ['defenceless'],
} as const;

/**
 * Reports a movement that was declared for the end of the round although the creature has no
 * movement left.
 */
function refused(round: Round, actor: RoundActor): void {
  if (actor.lost !== undefined) {
    round.emit(actor.id, { what: 'lost', lost: 'half-move', why: actor.lost }, []);
    return;
  }
  const code = actor.plan.still
    ? 'condition-forbids'
    : actor.plan.whole
      ? 'half-move-with-one-round'
      : actor.acted
        ? 'move-both-sides'
        : 'over-speed';
  round.fault(code, actor.id, WHY_NONE[code], 'end');
}

function movements(round: Round): void {
  const { scale, endMovementRoll } = round.options;
  const rolled = (tenths: number): number =>
    endMovementRoll === 'plain' ? 0 : laterFactor(scale, 0, tenths);
  const moving = round.actors.filter(({ d }) => d.endOfRound?.move !== undefined);
  const entries = moving
    .filter((actor) => left(actor) !== 'none')
    .flatMap((actor) => {
      const progress = beginning(actor.d.endOfRound!.move);
      const whole = left(actor) === 'whole';
      // A path no longer than half of the creature's movement counts only as a half move.
      const long =
        whole &&
        (progress.route === null ||
          progress.route.path.length - 1 >
            Math.floor(
              footingSpeed(round.j, actor.self.creature, progress.route.footing).value / 2,
            ));
      const half = {
        of: actor.id,
        actor,
        progress,
        what: 'half-move' as const,
        last: !long,
        modifier: rolled(actor.row.half),
      };
      return long
        ? [
            half,
            { ...half, what: 'full-move' as const, last: true, modifier: rolled(actor.row.full) },
          ]
        : [half];
    });
  const alone = new Set(entries.map(({ of }) => of)).size < 2;
  const play = ({ actor, what, progress, last }: (typeof entries)[number]): void =>
    complete(round, actor, what, {
      progress,
      last,
      rules: round.sized(what === 'half-move' ? 'half' : 'full', actor),
    });
  for (const actor of moving) {
    if (left(actor) !== 'none') continue;
    round.begin({ at: 'end', phase: 'c', open: false });
    refused(round, actor);
  }
  if (alone) {
    round.begin({ at: 'end', phase: 'c', open: false });
    for (const entry of entries) play(entry);
  } else inOrder(round, 'c', entries, play);
}

/**
 * Plays the second attacks in the order of the first attacks, then the third attacks, and so on.
 */
function blows(round: Round): void {
  round.begin({ at: 'end', phase: 'd', open: false });
  const most = Math.max(0, ...round.attackers.map(further));
  for (let n = 1; n <= most; n++)
    for (const actor of round.attackers.filter((a) => further(a) >= n)) {
      const near = enemiesInReach(round, actor);
      const aim = aimed(actor, near, Infinity) ?? (near.length > 0 ? { choices: near } : null);
      if (aim === null)
        round.emit(actor.id, { what: 'lost', lost: 'attack', why: 'no-target' }, []);
      else
        round.emit(
          actor.id,
          {
            what: 'attack',
            ...('target' in aim ? aim : { target: null, choices: aim.choices }),
            postponed: false,
          },
          [],
        );
    }
}

const PLAY: Readonly<Record<Phase, (round: Round) => void>> = {
  a: (round) =>
    inOrder(round, 'a', entriesOf(round.actors.filter(finishes)), ({ actor }) =>
      round.emit(
        actor.id,
        { what: actor.plan.act === 'long' ? 'long' : 'one-round', ...described(actor) },
        [],
      ),
    ),
  b: (round) => effectsOf(round, 'b'),
  c: movements,
  d: blows,
  e: (round) => effectsOf(round, 'e'),
  f: (round) =>
    inOrder(round, 'f', entriesOf(speaking(round)), ({ actor }) => {
      const text = actor.d.endOfRound!.words!;
      round.emit(actor.id, { what: 'words', text, counted: wordsCounted(text) }, []);
    }),
};

function effectsOf(round: Round, phase: 'b' | 'e'): void {
  inOrder(
    round,
    phase,
    entriesOf(round.actors.filter((a) => effects(a, phase).length > 0)),
    ({ actor }) => {
      for (const { name } of effects(actor, phase))
        round.emit(actor.id, { what: 'effect', name }, []);
    },
  );
}

/** Creatures that speak at the end of the round and keep to the limit of words. */
const speaking = (round: Round): RoundActor[] =>
  round.actors.filter((actor) => {
    const words = actor.d.endOfRound?.words;
    if (words !== undefined && actor.plan.idle) {
      round.fault('condition-forbids', actor.id, ['defenceless'], 'end');
      return false;
    }
    if (words === undefined || wordsCounted(words) <= MAX_SPOKEN_WORDS) return words !== undefined;
    round.fault('too-many-words', actor.id, ['words'], 'end');
    return false;
  });

export function endOfRound(round: Round): void {
  for (const phase of PHASES[round.options.endMovement]) PLAY[phase](round);
}
