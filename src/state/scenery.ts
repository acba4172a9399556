/** The tokens of the judged scene that are things, not creatures. */
import type { Creature } from '../board/creature.ts';
import { creatureFrom } from '../scene/board.ts';
import type { SceneCreature } from '../board/facts/creature.ts';
import type { Store } from './store.ts';

export const thingsIn = ({ amended }: Pick<Store, 'amended'>): readonly SceneCreature[] =>
  amended.value?.creatures?.filter(({ scenery }) => scenery !== undefined) ?? [];

/** The selected token, if it is a thing. */
export const selectedThing = (
  store: Pick<Store, 'amended' | 'selection'>,
): SceneCreature | undefined =>
  thingsIn(store).find(({ id }) => store.selection.value.includes(id));

/** The creature that a thing would be. */
export const asCreature = (thing: SceneCreature): Creature => creatureFrom(thing);
