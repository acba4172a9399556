/**
 * What the start and the end of the present turn bring the creature on turn where it stands: ground
 * and spells that ask for a save or do damage then. Judged without creatures of which the user may
 * not hear.
 */
import { creatureOf, spentOf, hasUsedAny } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { boardKnownToUser } from '../../state/unseen.ts';
import { say, sources } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi, type Ui } from '../ui.ts';

/** The hazards that the creature has entered on its paths of this turn. */
function enteredBy({ referee }: Ui, judge: Judge, c: Creature): readonly string[] {
  const round = referee?.encounter.value.round;
  return (referee?.entries.value ?? []).flatMap(({ event, round: then, undone }) => {
    if (event.kind !== 'move' || event.of !== c.id || then !== round || undone !== undefined)
      return [];
    const from = { ...c, at: event.path[0] ?? c.at };
    const { hazards = [] } = judge.rules.move(judge, from, event.mode, event.path);
    return hazards.flatMap(({ hazard, of }) => (of === undefined ? [hazard] : []));
  });
}

export interface ShownMoment {
  readonly when: 'start' | 'end';
  readonly hazards: readonly string[];
  readonly source: string | null;
}

/** Nothing but in the creature's own turn; its start only until it has done something. */
export function momentsOf(ui: Ui, judge: Judge, c: Creature): readonly ShownMoment[] {
  const { turnMoment } = judge.rules;
  const { store } = ui;
  if (turnMoment === undefined || judge.board.turn?.active !== c.id) return [];
  const user = { gm: store.gm.value, owned: store.owned.value };
  const board = boardKnownToUser(user, judge.rules, judge.board, c);
  const known = board === judge.board ? judge : { ...judge, board };
  const here = creatureOf(board, c.id) ?? c;
  const spent = spentOf(board, c);
  const isFresh = spent.moved === 0 && !hasUsedAny(spent) && (spent.actions ?? []).length === 0;
  return (['start', 'end'] as const).flatMap((when): ShownMoment[] => {
    if (when === 'start' && !isFresh) return [];
    const first = turnMoment(known, here, when);
    if (first.hazards.length === 0) return [];
    const entered = isFresh ? [] : enteredBy(ui, known, here);
    const { hazards, rules } = turnMoment(known, here, when, entered);
    return hazards.length === 0
      ? []
      : [{ when, hazards: hazards.map(({ hazard }) => hazard), source: sources(rules) }];
  });
}

const textOf = ({ when, hazards }: ShownMoment): string =>
  say(`turns.${when}`, { hazards: hazards.map((each) => say(`steps.danger.${each}`)).join('; ') });

/** One moment in one line, for the folded dock. */
export function MomentLine({ moment }: { readonly moment: ShownMoment }) {
  const text = textOf(moment);
  return (
    <p class="strip-ruling small" title={text} data-moment={moment.when}>
      <VerdictGlyph verdict="doubtful" />
      <span class="line">{text}</span>
    </p>
  );
}

export function TurnMoments({ of, judge }: { readonly of: Creature; readonly judge: Judge }) {
  return (
    <>
      {momentsOf(useUi(), judge, of).map((moment) => (
        <div class="reason" key={moment.when} data-moment={moment.when}>
          <VerdictGlyph verdict="doubtful" />
          <div>
            <p class="small">{textOf(moment)}</p>
            {moment.source !== null && <p class="source">{moment.source}</p>}
          </div>
        </div>
      ))}
    </>
  );
}
