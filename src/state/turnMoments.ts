/**
 * What the start and the end of the present turn bring the creature on turn where it stands: ground
 * and spells that ask for a save or do damage then. Judged without creatures of which the user may
 * not hear.
 */
import { creatureOf, hasUsedAny, spentOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { enteredHazards } from '../rules/core/enteredHazards.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { RuleId } from '../rules/verdict.ts';
import type { Store } from './store.ts';
import { boardKnownToUser } from './unseen.ts';

export interface ShownMoment {
  /** Id of the creature on turn. */
  readonly of: string;
  readonly when: 'start' | 'end';
  /** Ids of the hazards; at least one. */
  readonly hazards: readonly string[];
  readonly rules: readonly RuleId[];
}

/** The hazards that the creature has entered on its paths of this round. */
function enteredBy({ referee }: Pick<Store, 'referee'>, judge: Judge, c: Creature): string[] {
  const round = referee.value?.encounter.value.round;
  return (referee.value?.entries.value ?? []).flatMap(({ event, round: then, undone }) => {
    if (event.kind !== 'move' || event.of !== c.id || then !== round || undone !== undefined)
      return [];
    const from = { ...c, at: event.path[0] ?? c.at };
    return enteredHazards(judge.rules.move(judge, from, event.mode, event.path));
  });
}

/** Both moments of the present turn; its start only until the creature has done something. */
export function turnMomentsOf(
  store: Pick<Store, 'judge' | 'gm' | 'owned' | 'referee'>,
): readonly ShownMoment[] {
  const judge = store.judge.value;
  const { turnMoment } = judge?.rules ?? {};
  const active = judge?.board.turn?.active;
  const c = active === undefined ? undefined : creatureOf(judge!.board, active);
  if (judge === null || turnMoment === undefined || c === undefined) return [];
  const user = { gm: store.gm.value, owned: store.owned.value };
  const board = boardKnownToUser(user, judge.rules, judge.board, c);
  const known = board === judge.board ? judge : { ...judge, board };
  const spent = spentOf(board, c);
  const isFresh = spent.moved === 0 && !hasUsedAny(spent) && (spent.actions ?? []).length === 0;
  const moments = isFresh ? (['start', 'end'] as const) : (['end'] as const);
  return moments.flatMap((when): ShownMoment[] => {
    const all = turnMoment(known, c, when);
    const ids = all.hazards.map(({ hazard }) => hazard);
    // The paths of the turn are judged only if what they entered might no longer count.
    const mayPass = !isFresh && turnMoment(known, c, when, ids).hazards.length < ids.length;
    const left = mayPass ? turnMoment(known, c, when, enteredBy(store, known, c)) : all;
    const hazards = left.hazards.map(({ hazard }) => hazard);
    return hazards.length === 0 ? [] : [{ of: c.id, when, hazards, rules: left.rules }];
  });
}
