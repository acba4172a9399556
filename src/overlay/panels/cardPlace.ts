/**
 * Keeps a card on the map beside its creature, clear of panels, tokens, labels and other cards, with
 * a line to its creature.
 */
import { useEffect } from 'preact/hooks';
import { creatureOf } from '../../board/board.ts';
import { leader, placeCard } from '../place.ts';
import { useTipPlace } from '../tipPlace.ts';
import { useUi } from '../ui.ts';

/** Pixels between a card and its creature. */
const DISTANCE = 6;

/**
 * @param key of the card, different from the key of every other card
 * @param id the creature; if it is not on the board, the card stays where it is
 * @returns the ref of the card's element, and the path of its line
 */
export function useCardPlace(key: string, id: string) {
  const ui = useUi();
  const { ref, placed } = useTipPlace(
    () => {
      const judge = ui.store.judge.value;
      const creature = judge === null ? undefined : creatureOf(judge.board, id);
      return judge === null || creature === undefined
        ? null
        : ui.boxOf(creature.at, judge.rules.space(creature).value);
    },
    (aim, card, room, panels, before) => {
      const others = [...ui.cards].filter(([other]) => other !== key).map(([, box]) => box);
      const box = placeCard(aim, card, room, {
        firm: [...panels, ...others],
        tokens: ui.peopleBoxes(),
        marks: [...ui.pathBoxes(), ...ui.labelBoxes()],
        distance: DISTANCE,
        before,
      });
      ui.cards.set(key, box);
      return box;
    },
    true,
  );
  const offset =
    placed === null ? null : `${placed.tip.x - placed.aim.x}, ${placed.tip.y - placed.aim.y}`;
  useEffect(() => {
    ui.cardsPlaced.value++;
  }, [offset]);
  useEffect(
    () => () => {
      ui.cards.delete(key);
      ui.cardsPlaced.value++;
    },
    [],
  );
  return { ref, line: placed === null ? '' : leader(placed.aim, placed.tip) };
}
