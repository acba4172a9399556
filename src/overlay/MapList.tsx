/**
 * "On the map": lists the sentence of every mark, for screen readers and the keyboard. It is
 * invisible until it has the focus: one Tab stop, then arrow keys. The focused sentence frames its
 * cell and opens its tooltip.
 */
import { useRef, useState } from 'preact/hooks';
import type { Board } from '../board/board.ts';
import type { Cell } from '../board/grid.ts';
import { capital } from './panels/capital.ts';
import { say } from '../text/index.ts';
import type { Why } from './shape.ts';
import { useUi } from './ui.ts';

/** The cell to which a sentence refers: its first cell, otherwise that of its creature. */
function cellOf(why: Why, board: Board | null): Cell | undefined {
  const who = why.params?.['who'];
  const id =
    typeof who === 'object' && who !== null && 'creature' in who ? who.creature : undefined;
  return why.cells[0] ?? board?.creatures.find((c) => c.id === id)?.at;
}

/**
 * Maximum number of list entries: a board may have hundreds of creatures, most of them off the
 * screen.
 */
const MOST = 200;

export function MapList({ whys }: { readonly whys: readonly Why[] }) {
  const ui = useUi();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const shown = whys.slice(0, MOST);
  const current = Math.min(at, Math.max(0, shown.length - 1));

  const show = (why: Why, i: number): void => {
    setAt(i);
    const cell = cellOf(why, ui.store.board.value);
    if (cell !== undefined) ui.tip.value = { cell, why, by: 'focus', open: false };
  };
  const leave = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    if (to instanceof Node && list.current?.contains(to)) return;
    if (ui.tip.value?.by === 'focus') ui.tip.value = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to =
      event.key === 'ArrowDown'
        ? current + 1
        : event.key === 'ArrowUp'
          ? current - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? shown.length - 1
              : null;
    if (to === null || to < 0 || to >= shown.length) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <nav class="marklist unseen" aria-label={say('list.title')}>
      {shown.length === 0 ? (
        <p>{say('list.empty')}</p>
      ) : (
        <ul ref={list} onKeyDown={onKeyDown} onFocusOut={leave}>
          {shown.map((why, i) => {
            const text = say(why.message, why.params ?? {});
            const cell = cellOf(why, ui.store.board.value);
            return (
              <li key={`${i}:${why.message}`}>
                <button
                  type="button"
                  tabIndex={i === current ? 0 : -1}
                  onFocus={() => show(why, i)}
                  onClick={() => {
                    const now = ui.tip.value;
                    if (now !== null) ui.tip.value = { ...now, open: !now.open };
                  }}
                >
                  {cell === undefined ? text : capital(say('list.item', { cell, text }))}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}
