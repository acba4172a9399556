/**
 * Records declarations. They are first judged by the full ruleset, which is not loaded in the
 * host's page.
 */
import type { Cell } from '../../board/grid.ts';
import type { RuleFault, NewEvent, ProvokedOpportunity, Use } from '../../encounter/event.ts';
import { rulingOf } from '../../encounter/policy.ts';
import { recordedEffects } from '../../encounter/modeEffects.ts';
import { withFight } from '../../encounter/fightOntoScene.ts';
import { usesOf } from '../../encounter/spend.ts';
import { resumedState } from '../../encounter/turnSoFar.ts';
import { VIOLATIONS } from '../../rules/verdict.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import type { AnswerTo, Ask } from '../asks.ts';
import type { ActionDeclaration } from '../referee.ts';
import { rulesOf, type RefereeContext } from './refereeContext.ts';

/** Violations that are judged together with the movement. */
const OF_MOVES: ReadonlySet<string> = new Set(VIOLATIONS);

/**
 * The scene in which the creature acts, if its turn goes on with an action. Undefined: the present
 * scene.
 */
export function resumedScene(
  { store, log }: RefereeContext,
  of: string,
): SceneDocument | undefined {
  const scene = store.observed.peek();
  const state = resumedState(log.journal, of);
  return scene === null || state === log.journal.state ? undefined : withFight(scene, state);
}

/** A declaration as the full ruleset judges it. */
export interface JudgedDeclaration {
  readonly happenings: readonly NewEvent[];
  /**
   * No reason speaks against it now. Of a movement mode the events contain only the reasons that are
   * not judged with its move.
   */
  readonly isLegal: boolean;
}

/**
 * Judges a declaration; null: it could not be judged.
 * @param places cells of creatures that stood elsewhere when it happened
 */
export async function judgeDeclaration(
  context: RefereeContext,
  d: ActionDeclaration,
  places?: Readonly<Record<string, Cell>>,
): Promise<JudgedDeclaration | null> {
  const { deps, log } = context;
  const { key } = log;
  try {
    const { of, action, target, with: weapon, as, readies, whole, defensively, path } = d;
    const question: Ask<'act'> = {
      ask: 'act',
      of,
      action,
      ...(target !== undefined && { target }),
      ...(weapon !== undefined && { with: weapon }),
      ...(as !== undefined && { as }),
      ...(readies !== undefined && { readies }),
      ...(whole !== undefined && { whole }),
      ...(defensively && { defensively }),
      ...(path !== undefined && { path: path.map(([x, y]): [number, number] => [x, y]) }),
    };
    const scene = as === undefined ? resumedScene(context, of) : undefined;
    const answer = await deps.asks(question, places, scene);
    return key === log.key ? recorded(context, d, answer) : null;
  } catch {
    return null;
  }
}

function recorded(
  context: RefereeContext,
  d: ActionDeclaration,
  answer: AnswerTo<'act'>,
): JudgedDeclaration {
  const policies = context.deps.policies.peek();
  const { of, action, target, with: weapon, as, readies, path } = d;
  // If the action is a movement mode, its costs, violations and opportunities are judged when the
  // move is made, or now if its path is declared.
  const mode = as === undefined && path === undefined ? answer.mode : undefined;
  const moves = mode !== undefined;
  const row =
    as === undefined && answer.mode !== undefined
      ? rulesOf(context)?.modes.table[answer.mode]
      : undefined;
  const against = answer.reasons.filter(({ why }) => policies[rulingOf({ code: why })] !== 'off');
  const faults: RuleFault[] = against
    .filter(({ why }) => !(moves && OF_MOVES.has(why)))
    .map(({ why, by, rules }) => ({ code: why, rules, ...(by !== undefined && { by }) }));
  const provoked =
    moves || policies.opportunities === 'off'
      ? []
      : answer.opportunities.flatMap(({ by, cause, leaving, step, times = 1, rules }) =>
          // A full attack may provoke a creature with each of its attacks: one opportunity for each.
          Array.from({ length: times }, (): ProvokedOpportunity => ({
            by,
            cause,
            rules,
            unknown: [],
            ...(leaving !== undefined && { leaving }),
            ...(step !== undefined && { step }),
          })),
        );
  const uses: readonly Use[] = as !== undefined || moves ? [] : usesOf(answer.uses);
  const { gains, loses, hand, restores } = answer.after ?? {};
  const act: NewEvent = {
    kind: 'act',
    of,
    action,
    uses,
    ...(answer.reaction && as !== 'opportunity' && !moves && { reaction: true as const }),
    ruling: { faults, provoked, unknown: answer.unknown, rules: answer.rules },
    ...(target !== undefined && { target }),
    ...(weapon !== undefined && { with: weapon }),
    ...(as !== undefined && { as }),
    ...(mode !== undefined && { mode }),
    ...(row !== undefined && recordedEffects(row, answer.mode!, action)),
    ...(gains !== undefined && { gains }),
    ...(loses !== undefined && { loses }),
    ...(hand !== undefined && { hand }),
    ...(restores !== undefined && { restores }),
    ...(answer.counts !== undefined && { counts: answer.counts }),
    ...(answer.changes !== undefined && { changes: answer.changes }),
    ...(path !== undefined && answer.cost !== undefined && { moved: answer.cost }),
  };
  const isLegal = against.length === 0;
  if (action !== 'delay' && action !== 'ready') return { happenings: [act], isLegal };
  const wait: NewEvent = {
    kind: 'wait',
    of,
    how: action,
    ...(readies !== undefined && { readies }),
  };
  return { happenings: [act, wait], isLegal };
}
