/**
 * Judges several actions in one turn, each on the board after the earlier ones. A rider and its
 * mount share the turn: each has its own actions.
 */
import { creatureOf, NOTHING_SPENT, movedInSaddle } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { carrierOf, ridersOf } from '../../../../board/mounts.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { mountRuns } from '../ridden.ts';
import { applyAction } from './applyAction.ts';
import type { ActVerdict, ActionsLeft, TurnRequest, TurnVerdict } from './turnRules.ts';
import { TurnSituation } from './situation.ts';

/**
 * An illegal action is skipped. The others are judged as if it had not been declared
 * (sigil.turn.actions-per-round).
 */
export function turn(j: FullJudge, c: Creature, requests: readonly TurnRequest[]): TurnVerdict {
  let now = j;
  const steps: (ActVerdict & { readonly by?: string })[] = [];
  requests.forEach((request, i) => {
    const { by = c, ...asked } = request;
    if (by.id !== c.id && now.board.turn?.active === undefined) now = begun(now, c);
    const actor = creatureOf(now.board, by.id) ?? by;
    // A weapon that was just drawn counts as in hand.
    const held =
      asked.with === undefined ? undefined : actor.attacks?.find((a) => a.id === asked.with?.id);
    const trouble = asked.trouble ?? disturbed(now, actor, requests, i);
    const current = {
      ...asked,
      ...(held === undefined ? {} : { with: held }),
      ...(trouble === undefined ? {} : { trouble }),
    };
    const verdict = now.rules.turns.act(now, actor, current);
    const rules =
      trouble === asked.trouble
        ? verdict.rules
        : [...verdict.rules, ...(now.rules.mounts.casting?.rules ?? [])];
    steps.push(by.id === c.id ? { ...verdict, rules } : { ...verdict, rules, by: by.id });
    if (verdict.legal) now = applyAction(now, actor, current, verdict).j;
  });
  const own = creatureOf(now.board, c.id) ?? c;
  const { turn } = new TurnSituation(now, own);
  const beside = leftBeside(now, own);
  return {
    legal: steps.every((s) => s.legal),
    steps,
    left: turn.left,
    ...(beside === undefined ? {} : { beside }),
    rules: [
      ...new Set([
        ...turn.rules,
        ...(beside === undefined ? [] : (now.rules.mounts.own?.rules ?? [])),
        ...steps.flatMap((s) => s.rules),
      ]),
    ],
    unknown: [...new Set(steps.flatMap((s) => s.unknown))],
  };
}

/** The board in the turn of this creature. */
const begun = (j: FullJudge, c: Creature): FullJudge => ({
  ...j,
  board: {
    ...j.board,
    turn: {
      surprise: false,
      order: [],
      ...j.board.turn,
      active: c.id,
      spent: j.board.turn?.spent ?? NOTHING_SPENT,
    },
  },
});

/** What is left to the others of a mounted pair; undefined: nobody rides, or the text is silent. */
function leftBeside(j: FullJudge, c: Creature): Readonly<Record<string, ActionsLeft>> | undefined {
  if (j.rules.mounts.own === undefined) return undefined;
  const mount = carrierOf(c);
  const others = [mount, ...ridersOf(j.board.creatures, mount)].filter(({ id }) => id !== c.id);
  return others.length === 0
    ? undefined
    : Object.fromEntries(others.map((o) => [o.id, new TurnSituation(j, o).turn.left]));
}

/**
 * What disturbs a spell of a rider: its mount moves before and after it, or runs
 * (srd35.mounted.casting).
 */
function disturbed(
  j: FullJudge,
  actor: Creature,
  requests: readonly TurnRequest[],
  at: number,
): string | undefined {
  const { casting } = j.rules.mounts;
  const { table } = j.rules.turns;
  const { action } = requests[at]!;
  if (casting === undefined || actor.seat === undefined || table[action]?.casts !== true)
    return undefined;
  const mount = carrierOf(actor).id;
  const modes = (part: readonly TurnRequest[]): readonly (string | undefined)[] =>
    part.flatMap(({ by, action: done }) =>
      by?.id === mount && table[done]?.mode !== undefined ? [table[done].mode] : [],
    );
  const before = modes(requests.slice(0, at));
  const after = modes(requests.slice(at + 1));
  const moved = movedInSaddle(j.board, actor) > 0 || before.length > 0;
  if ([...before, ...after].includes('run') || mountRuns(j, actor)) return casting.running;
  return moved && after.length > 0 ? casting.between : undefined;
}
