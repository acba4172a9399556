/** Translates the effects of special attacks and grapples into proposed changes and sentences. */
import { creatureOf } from '../../board/board.ts';
import { inOneGrapple, type Creature } from '../../board/creature.ts';
import { sameCell } from '../../board/grid.ts';
import type { Change } from '../../rules/change.ts';
import type { FullJudge } from '../../rules/fullRuleset.ts';
import type { EffectCode } from '../../rules/d20/play/specials/codes.ts';
import type { Effect } from '../../rules/d20/play/specials/specialRules.ts';
import type { Follow, Label, Situation } from './step.ts';
import { sentence } from './step.ts';

/** The creatures of an attempt: the one that makes it, and its target. */
export interface Pair {
  readonly j: FullJudge;
  readonly from: Creature;
  readonly to: Creature | undefined;
}

type Changes = (e: Effect, of: Creature, pair: Pair) => readonly Change[];

export const conditionChange = (of: string, name: string, on: boolean): Change => ({
  what: 'condition',
  of,
  condition: name,
  on,
});

/** A change that moves the creature to the effect's cell, if that is another cell. */
const moved: Changes = ({ at }, of) =>
  at === undefined || sameCell(at, of.at) ? [] : [{ what: 'place', of: of.id, from: of.at, at }];

const falls =
  (name: string): Changes =>
  (e, of, pair) => [conditionChange(of.id, name, true), ...moved(e, of, pair)];

/** Id of the weapon that the effect names, otherwise of the weapon in hand. */
const inHand = (e: Effect, of: Creature): string | undefined =>
  e.by ?? of.attacks?.find((a) => a.ready && !a.natural && !a.unarmed)?.id;

const weapon =
  (ready: boolean): Changes =>
  (e, of) => {
    const id = inHand(e, of);
    return id === undefined ? [] : [{ what: 'weapon', of: of.id, weapon: id, ready }];
  };

/** The creatures that a creature grapples, according to its own facts or to theirs. */
const heldWith = (j: FullJudge, c: Creature): readonly Creature[] =>
  j.board.creatures.filter((o) => o.id !== c.id && inOneGrapple(c, o) === true);

/**
 * Changes when a creature leaves a grapple. An opponent that then holds no other creature leaves it
 * too.
 */
const ends: Changes = (_e, of, { j }) => {
  const others = heldWith(j, of);
  return [
    conditionChange(of.id, 'grappling', false),
    ...others.flatMap((o): Change[] => [
      { what: 'hold', of: of.id, with: o.id, on: false },
      ...(heldWith(j, o).length === 1 ? [conditionChange(o.id, 'grappling', false)] : []),
    ]),
  ];
};

const CHANGES: Partial<Record<EffectCode, Changes>> = {
  prone: falls('prone'),
  stalls: falls('stalled'),
  dropped: weapon(false),
  snatched: (e, of) =>
    e.by === undefined ? [] : [{ what: 'weapon', of: of.id, weapon: e.by, ready: false }],
  draws: weapon(true),
  'object-damaged': ({ value }, of) =>
    value === undefined ? [] : [{ what: 'note', of: of.id, note: 'object', value }],
  pushed: moved,
  pulled: moved,
  follows: moved,
  'pushed-back': moved,
  'moves-on': moved,
  grappling: (_e, of, { from, to }) => [
    conditionChange(of.id, 'grappling', true),
    ...(to === undefined || of.id !== from.id
      ? []
      : [{ what: 'hold' as const, of: from.id, with: to.id, on: true }]),
  ],
  seized: ({ by }, of) => [
    conditionChange(of.id, 'grappling', true),
    ...(by === undefined ? [] : [{ what: 'hold' as const, of: by, with: of.id, on: true }]),
  ],
  'grapple-ends': ends,
  pinned: ({ by }, of) => [
    conditionChange(of.id, 'pinned', true),
    ...(by === undefined ? [] : [{ what: 'pin' as const, of: by, with: of.id, on: true }]),
  ],
  unpinned: (_e, of, { j }) => [
    conditionChange(of.id, 'pinned', false),
    ...j.board.creatures
      .filter((o) => o.pins === of.id)
      .map((o): Change => ({ what: 'pin', of: o.id, with: of.id, on: false })),
  ],
  aided: ({ value = 0 }, of) => [{ what: 'note', of: of.id, note: 'bonus', value }],
};

/** Attempts with which the target may respond, by effect. */
const ANSWERS: Partial<Record<EffectCode, string>> = {
  'may-trip-back': 'trip',
  'may-disarm-back': 'disarm',
  'may-knock-down': 'trip',
};

export const changesOf = (pair: Pair, effects: readonly Effect[]): Change[] => {
  const all = effects.flatMap((e) => {
    const of = creatureOf(pair.j.board, e.of);
    return of === undefined ? [] : (CHANGES[e.effect]?.(e, of, pair) ?? []);
  });
  // Do not propose conditions that are already present or already absent.
  return all.filter((change) => {
    if (change.what !== 'condition') return true;
    const has = creatureOf(pair.j.board, change.of)?.conditions.includes(change.condition) === true;
    return has !== change.on;
  });
};

/** One sentence for each effect. */
export const toldOf = (effects: readonly Effect[]): Label[] =>
  effects.map(({ of, effect, at, squares, value, by, cells }) =>
    sentence(`effect.${effect}`, {
      who: { creature: of },
      foe: { creature: by ?? '' },
      cell: at ?? cells?.[0] ?? [0, 0],
      value: { signed: value ?? 0 },
      len: { length: squares ?? 0 },
    }),
  );

export const followsOf = ({ of, target }: Situation, effects: readonly Effect[]): Follow[] =>
  effects.flatMap((e) => {
    const topic = ANSWERS[e.effect];
    const other = e.of === of.id ? target?.id : of.id;
    return topic === undefined || other === undefined
      ? []
      : [{ of: e.of, topic, target: other, inReturn: true as const }];
  });
