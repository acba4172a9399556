/** A button that shows the place of an event on the map. */
import { creatureOf } from '../../../board/board.ts';
import type { Cell } from '../../../board/grid.ts';
import { say, t } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { IconButton } from '../../Button.tsx';

/** @param of the creature, whose space sets the size of the marked place */
export function JumpButton({
  cells,
  of,
  what,
}: {
  readonly cells: readonly Cell[];
  readonly of: string;
  readonly what: string;
}) {
  const { referee, store } = useUi();
  const [cell] = cells;
  if (cell === undefined || referee === undefined) return null;
  const jump = (): void => {
    const judge = store.judge.peek();
    const creature = judge === null ? undefined : creatureOf(judge.board, of);
    referee.show(
      cell,
      judge === null || creature === undefined ? 1 : judge.rules.space(creature).value,
    );
  };
  const label = say('log.jumpTo', { item: t('log.action.jump'), who: what });
  return <IconButton icon="jump" label={label} onClick={jump} />;
}
