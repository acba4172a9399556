/**
 * A button that opens a list with one chosen item. Arrow keys, Home, End and first letters move;
 * Escape closes.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { useUi } from '../ui.ts';

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  /** Second line of the item. */
  readonly note?: string;
  /** True for an item that opens something else instead of being chosen. */
  readonly plain?: true;
}

export function Menu({
  label,
  shown,
  icon,
  title,
  items,
  current,
  pick,
}: {
  /** Purpose of the button; together with the chosen item it is the accessible name. */
  readonly label: string;
  readonly shown: string;
  /** Icon shown instead of the text. */
  readonly icon?: IconName;
  /** Heading of the list, if its items need one. */
  readonly title?: string;
  readonly items: readonly MenuItem[];
  readonly current: string;
  pick(id: string): void;
}) {
  const { closers } = useUi();
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])];

  const close = (back: boolean): void => {
    setOpen(false);
    if (back) button.current?.focus();
  };
  useLayoutEffect(() => {
    const to = list.current;
    const from = button.current;
    if (!open || to === null || from === null) return;
    // Position `fixed`, so that a scrolling dock does not cut the list off; at the dock's level, so
    // it has no shadow.
    const at = from.getBoundingClientRect();
    // In a scaled panel the scale applies again to lengths set here (panels.css).
    const scale = to.currentCSSZoom ?? 1;
    const size = to.getBoundingClientRect();
    const below = at.bottom + 4 + size.height <= window.innerHeight - 8;
    const top = below ? at.bottom + 4 : Math.max(8, at.top - 4 - size.height);
    to.style.top = `${top / scale}px`;
    // A list with a title is as wide as the dock and covers it.
    const left =
      (title === undefined ? undefined : from.closest('.dock')?.getBoundingClientRect().left) ??
      at.left;
    const x = Math.max(8, Math.min(left, window.innerWidth - 8 - size.width));
    to.style.left = `${x / scale}px`;
    (options().find((o) => o.getAttribute('aria-checked') === 'true') ?? options()[0])?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const drop = closers.add(() => close(true), true);
    const outside = (event: Event): void => {
      if (box.current !== null && !event.composedPath().includes(box.current)) close(false);
    };
    // Events in a closed shadow root are visible only inside it: listen there too.
    const own = box.current?.getRootNode() ?? document;
    const elsewhere = (event: Event): void => {
      if (!(own instanceof ShadowRoot) || event.target !== own.host) outside(event);
    };
    own.addEventListener('pointerdown', outside, true);
    window.addEventListener('pointerdown', elsewhere, true);
    return () => {
      drop();
      own.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('pointerdown', elsewhere, true);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = options();
    const here = all.findIndex((o) => o === event.target);
    const to =
      event.key === 'ArrowDown'
        ? here + 1
        : event.key === 'ArrowUp'
          ? here - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? all.length - 1
              : null;
    if (to !== null) {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') close(true);
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const next = [...all.slice(here + 1), ...all.slice(0, here + 1)];
      next.find((o) => o.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class={icon === undefined ? 'btn' : 'iconbtn'}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
        onKeyDown={(e) => {
          if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return;
          e.preventDefault();
          setOpen(true);
        }}
      >
        {icon === undefined ? (
          <>
            <span class="name">{shown}</span>
            <Icon name="down" size={14} />
          </>
        ) : (
          <Icon name={icon} />
        )}
      </button>
      {open && (
        <div
          class="menu-list"
          data-title={title !== undefined}
          role="menu"
          id={id}
          ref={list}
          aria-label={title ?? label}
          onKeyDown={onKeyDown}
        >
          {title !== undefined && (
            <p class="strong" aria-hidden="true">
              {title}
            </p>
          )}
          {items.map(({ id: item, name, note, plain }) => (
            <button
              key={item}
              type="button"
              role={plain ? 'menuitem' : 'menuitemradio'}
              aria-checked={plain ? undefined : item === current}
              tabIndex={-1}
              onClick={() => {
                pick(item);
                close(true);
              }}
            >
              {!plain && (
                <span class="tick">{item === current && <Icon name="check" size={14} />}</span>
              )}
              {note === undefined ? (
                name
              ) : (
                <span>
                  <span class="strong">{name}</span>
                  <span class="small muted note">{note}</span>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
