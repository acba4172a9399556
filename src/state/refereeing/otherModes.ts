/** Judges a recorded move again in another movement mode, until its creature moves again. */
import { LONGEST_MOVEMENT, meantAs } from '../../encounter/judgeMove.ts';
import { offeredModes } from '../offeredModes.ts';
import type { Referee } from '../referee.ts';
import { moveFrom, remember, type RefereeContext } from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';

/** Whether a move may still be judged as another mode. */
const isLast = ({ log: { journal } }: RefereeContext, id: string): boolean =>
  journal.movement(id)?.at(-1)?.id === id && !journal.undone(id);

export const createOtherModes = (
  context: RefereeContext,
  happen: Happen,
): Pick<Referee, 'otherModes' | 'reread'> => ({
  otherModes({ id }) {
    const read = context.movements.get(id);
    if (read === undefined || read.movement.chosen || !isLast(context, id)) return [];
    const { start, movement: now } = read;
    const { rules } = start.judge;
    return offeredModes(rules, start.of).filter((mode) => {
      const { times, attack } = rules.modeRule(start.judge, start.of, mode);
      if (mode === now.mode || (times === null && now.path.length > 2)) return false;
      // Every step costs at least one cell, so a very long path exceeds any speed without being
      // judged.
      if (now.path.length > LONGEST_MOVEMENT && context.deps.policies.peek().speed !== 'off')
        return false;
      const { legal, opportunities } = meantAs(start, now, mode).verdict;
      return (
        legal &&
        (attack === true ||
          !now.verdict.legal ||
          opportunities.length < now.verdict.opportunities.length)
      );
    });
  },
  reread(id, mode) {
    const read = context.movements.get(id);
    const event = context.log.journal.get(id);
    if (read === undefined || event?.kind !== 'move' || !isLast(context, id)) return;
    const { start } = read;
    const movement = meantAs(start, read.movement, mode);
    const happening = moveFrom(movement, { joins: id, hand: event.hand, caveats: event.caveats });
    for (const made of happen(happening)) remember(context, made, { start, movement });
  },
});
