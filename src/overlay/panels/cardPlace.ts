/** Keeps a card on the map beside its creature, clear of panels, tokens, labels and other cards. */
import { useEffect } from 'preact/hooks';
import { creatureOf } from '../../board/board.ts';
import { placeAround, type ScreenBox } from '../place.ts';
import { useTipPlace } from '../tipPlace.ts';
import { useUi } from '../ui.ts';

/** Pixels between a card and its creature. */
const DISTANCE = 6;

/**
 * @param id the creature; if it is not on the board, the card stays where it is
 * @param boxes boxes of the cards of one kind on the screen, by creature, in client CSS pixels
 * @returns the ref of the card's element
 */
export function useCardPlace(id: string, boxes: Map<string, ScreenBox>) {
  const ui = useUi();
  const { ref } = useTipPlace(
    () => {
      const judge = ui.store.judge.value;
      const creature = judge === null ? undefined : creatureOf(judge.board, id);
      return judge === null || creature === undefined
        ? null
        : ui.boxOf(creature.at, judge.rules.space(creature).value);
    },
    (aim, card, room, panels) => {
      const others = [...boxes].filter(([other]) => other !== id).map(([, box]) => box);
      const box = placeAround(
        aim,
        card,
        room,
        [...panels, ...others, ...ui.peopleBoxes(), ...ui.pathBoxes(), ...ui.labelBoxes()],
        DISTANCE,
      );
      boxes.set(id, box);
      return box;
    },
  );
  useEffect(() => () => void boxes.delete(id), []);
  return ref;
}
