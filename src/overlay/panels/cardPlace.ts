/**
 * Keeps a card on the map beside its creature, clear of panels, tokens, labels and other cards, with
 * a line to its creature.
 */
import { useEffect, useRef } from 'preact/hooks';
import { creatureOf } from '../../board/board.ts';
import {
  boxAround,
  boxDistance,
  lineToCard,
  placeGrowing,
  shownIn,
  type Placed,
  type ScreenBox,
} from '../place.ts';
import { useTipPlace } from '../tipPlace.ts';
import { useUi, type Ui } from '../ui.ts';

/** Pixels between a card and its creature. */
const DISTANCE = 6;

/** A card is beside two creatures if no more than this many cells lie between them. */
const BETWEEN = 2;

function boxOf({ store, boxOf: at }: Ui, id: string): ScreenBox | null {
  const judge = store.judge.value;
  const creature = judge === null ? undefined : creatureOf(judge.board, id);
  return judge === null || creature === undefined
    ? null
    : at(creature.at, judge.rules.space(creature).value);
}

/** The box that a card stands beside: the creature’s, with the other one's if that is near. */
function aimOf(ui: Ui, id: string, other: string | undefined): ScreenBox | null {
  const own = boxOf(ui, id);
  const beside = other === undefined ? null : boxOf(ui, other);
  const cell = ui.boxOf([0, 0])?.width ?? 0;
  return own === null || beside === null || boxDistance(own, beside) > BETWEEN * cell
    ? own
    : boxAround(own, beside);
}

/**
 * @param key of the card, different from the key of every other card
 * @param id the creature; if it is not on the board, the card stays where it is
 * @param other a second creature, which the card stands beside too if it is near
 * @param grows the height in pixels to which the card may grow: it is placed with that room, so that
 *   nothing moves while the user answers
 * @returns the ref of the card's element, and the path of its line
 */
export function useCardPlace(key: string, id: string, other?: string, grows = 0) {
  const ui = useUi();
  const last = useRef<Placed | null>(null);
  const { ref, placed } = useTipPlace(
    () => aimOf(ui, id, other),
    (aim, card, room, panels) => {
      const others = [...ui.cards].filter(([each]) => each !== key).map(([, box]) => box);
      const tip = placeGrowing(aim, card, grows, room, {
        firm: [...panels, ...others],
        tokens: ui.peopleBoxes(),
        marks: [...ui.pathBoxes(), ...ui.labelBoxes()],
        distance: DISTANCE,
        before: last.current,
      });
      last.current = { aim, tip };
      ui.cards.set(key, tip);
      return shownIn(tip, card, aim);
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
  return { ref, line: placed === null ? '' : lineToCard(placed) };
}
