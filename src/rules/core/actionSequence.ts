/**
 * Judges several actions and movements of one turn, for rulesets whose table the gate alone judges:
 * each on the board after the earlier ones. Pure.
 */
import {
  creatureOf,
  NOTHING_SPENT,
  withAction,
  withCreature,
  type Board,
  type Spent,
  type Used,
} from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { ActConsequences, ActionRules, JudgedAction, TurnMoment } from '../actionRules.ts';
import type { ChangeOf } from '../change.ts';
import { actionsLeft, spend } from '../economy.ts';
import type { Judge } from '../ruleset.ts';
import { enteredHazards } from './enteredHazards.ts';

/** The board in the turn of this creature, unless another one's turn is known. */
const begun = ({ board, ...rest }: Judge, c: Creature): Judge => ({
  ...rest,
  board: {
    ...board,
    turn: { surprise: false, order: [], spent: NOTHING_SPENT, active: c.id, ...board.turn },
  },
});

const isSome = (moment: TurnMoment | undefined): moment is TurnMoment =>
  moment !== undefined && moment.hazards.length + moment.gains.length > 0;

export const turnOfActions: ActionRules['turn'] = (j, c, requests) => {
  let now = begun(j, c);
  const { turnMoment } = j.rules;
  const starts = turnMoment?.(now, creatureOf(now.board, c.id) ?? c, 'start');
  const entered: string[] = [];
  const steps: (JudgedAction & { readonly by?: string })[] = [];
  for (const { by = c, ...declared } of requests) {
    const actor = creatureOf(now.board, by.id) ?? by;
    const { turns } = now.rules;
    const acted = turns!.act(now, actor, declared);
    const effects = turns!.consequences(now, actor, declared, acted.kind);
    const mode = effects.mode ?? now.rules.modes.usual;
    const moved =
      declared.path === undefined ? undefined : now.rules.move(now, actor, mode, declared.path);
    const broken = moved?.violations.filter(({ code }) => !acted.why.includes(code)) ?? [];
    const verdict: JudgedAction = {
      ...acted,
      ...(moved !== undefined && { cost: moved.cost, opportunities: moved.opportunities }),
      legal: acted.legal && broken.length === 0,
      why: [...acted.why, ...broken.map(({ code }) => code)],
      reasons: [
        ...acted.reasons,
        ...broken.map(({ code, rules, by: cause }) => ({
          why: code,
          rules,
          ...(cause !== undefined && { by: cause }),
        })),
      ],
      rules: [...new Set([...acted.rules, ...(moved?.rules ?? [])])],
      unknown: [...new Set([...acted.unknown, ...(moved?.unknown ?? [])])],
    };
    steps.push(by.id === c.id ? verdict : { ...verdict, by: by.id });
    if (!verdict.legal) continue;
    if (by.id === c.id) entered.push(...enteredHazards(moved ?? {}));
    const at = declared.path?.at(-1) ?? actor.at;
    const board = (effects.changes ?? []).reduce(
      withCondition,
      withCreature(now.board, { ...changed(actor, effects), at }),
    );
    const used = (before: Used): Used => ({
      ...withAction(spend(before, effects.uses), effects.counts ?? declared.action, {
        weapon: declared.with?.id,
        target: declared.target?.id,
      }),
      moved: before.moved + (moved?.cost ?? 0),
    });
    now = { ...now, board: withSpent(board, actor.id, used) };
  }
  const last = creatureOf(now.board, c.id) ?? c;
  const { left, by } = now.rules.turnRest(now, last);
  const ends = turnMoment?.(now, last, 'end', entered);
  return {
    legal: steps.every(({ legal }) => legal),
    steps,
    left: {
      count: actionsLeft(now.rules.economy, left),
      ...(by === undefined ? {} : { limitedBy: by }),
    },
    ...(isSome(starts) && { starts }),
    ...(isSome(ends) && { ends }),
    rules: [
      ...new Set([
        ...steps.flatMap(({ rules }) => rules),
        ...[starts, ends].flatMap((moment) => moment?.rules ?? []),
      ]),
    ],
    unknown: [...new Set(steps.flatMap(({ unknown }) => unknown))],
  };
};

/** The actor with the conditions that the action changes, and the reaction that it uses. */
const changed = (c: Creature, { after = {}, reaction }: ActConsequences): Creature => ({
  ...c,
  conditions: [
    ...c.conditions.filter((each) => after.loses?.includes(each) !== true),
    ...(after.gains ?? []),
  ],
  ...(reaction === true && { opportunitiesTaken: c.opportunitiesTaken + 1 }),
});

/** The board after a condition begins or ends; one with others behind it lasts without this one. */
function withCondition(board: Board, { of, condition, on, by }: ChangeOf<'condition'>): Board {
  const c = creatureOf(board, of);
  if (c === undefined) return board;
  const before =
    (Object.hasOwn(c.conditionsBy ?? {}, condition) && c.conditionsBy?.[condition]) || [];
  const rest = before.filter((each) => by !== undefined && each !== by);
  const sources = on && by !== undefined ? [...rest, by] : rest;
  const others = c.conditions.filter((each) => each !== condition);
  const stays = on || sources.length > 0;
  return withCreature(board, {
    ...c,
    conditions: stays ? [...others, condition] : others,
    conditionsBy: { ...c.conditionsBy, [condition]: sources },
  });
}

/** Counts what was used: in the creature's own turn, or beside the turn of another one. */
function withSpent(board: Board, id: string, used: (before: Used) => Used): Board {
  const turn = board.turn!;
  const own = (spent: Spent): Spent => ({ ...spent, ...used(spent) });
  const spent =
    turn.active === id
      ? own(turn.spent)
      : {
          ...turn.spent,
          beside: { ...turn.spent.beside, [id]: used(turn.spent.beside?.[id] ?? NOTHING_SPENT) },
        };
  return { ...board, turn: { ...turn, spent } };
}
