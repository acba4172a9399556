/** What every user of the table may know: shared notes and messages contain nothing else. */
import { folded } from '../../chat/names.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import type { Change } from '../../rules/change.ts';
import type { OutcomeHappening } from '../proposal.ts';

const creaturesIn = (change: Change): readonly string[] => [
  change.of,
  ...('with' in change ? [change.with] : []),
  ...('foe' in change ? [change.foe] : []),
  ...('by' in change && change.by !== undefined ? [change.by] : []),
  ...('until' in change && change.until !== undefined ? [change.until.of] : []),
];
/** All creatures that an outcome names. */
export const namedIn = ({
  of,
  target,
  changes,
  rolls = [],
}: Pick<OutcomeHappening, 'of' | 'target' | 'changes'> &
  Partial<Pick<OutcomeHappening, 'rolls'>>): readonly string[] => [
  of,
  ...(target === undefined ? [] : [target]),
  ...changes.flatMap(creaturesIn),
  ...rolls.map((roll) => roll.of),
];

type Creatures = readonly Pick<SceneCreature, 'id' | 'name' | 'visibleTo'>[];

/** Whether the host shows the creature to everybody. */
export const isOpenToAll = (creatures: Creatures, id: string): boolean =>
  creatures.some((c) => c.id === id && c.visibleTo === undefined);

/** Whether a text contains the name of a creature that is hidden from some user. */
export const namesHidden = (creatures: Creatures, text: string): boolean =>
  creatures.some(({ name = '', visibleTo }) => {
    const hidden = visibleTo === undefined ? '' : folded(name);
    return hidden !== '' && folded(text).includes(hidden);
  });
