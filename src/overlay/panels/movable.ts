/**
 * Makes the dock movable: by dragging its header or a header of the column or, with the grip
 * focused, by arrow keys. Remembers its place.
 */
import type { RefObject } from 'preact';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MutableRef,
} from 'preact/hooks';
import { useSignalEffect } from '@preact/signals';
import {
  anchor,
  placeBesideBars,
  clamp,
  parseAnchored,
  snap,
  PLACE_STEP,
  unanchor,
  type Anchored,
  type ScreenBox,
} from '../place.ts';
import { useUi } from '../ui.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PLACE_STEP, 0],
  ArrowRight: [PLACE_STEP, 0],
  ArrowUp: [0, -PLACE_STEP],
  ArrowDown: [0, PLACE_STEP],
};

/** Smallest height of a panel squeezed beside the host's bars, in CSS pixels. */
const LEAST = 160;

/** Event handlers of a header that can be dragged. */
export type HeaderDrag = Readonly<
  Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
>;

/**
 * Moves the panel's top-left corner to a point of the window. A place is stored unless the drag goes
 * on. No step of the keyboard is pulled to the window's edge: a key press must be able to move the
 * panel away from it.
 */
type Put = (x: number, y: number, how: 'drag' | 'drop' | 'step') => void;
type Panel = RefObject<HTMLElement>;

function useHeaderDrag(ref: Panel, touched: MutableRef<boolean>, put: Put): HeaderDrag {
  const hold = useRef<{
    readonly dx: number;
    readonly dy: number;
    readonly pointer: number;
  } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      const control = target.closest('button, a, input, select');
      if (event.button !== 0 || (control !== null && !control.classList.contains('grip'))) return;
      const box = ref.current?.getBoundingClientRect();
      if (box === undefined) return;
      touched.current = true;
      hold.current = {
        dx: event.clientX - box.left,
        dy: event.clientY - box.top,
        pointer: event.pointerId,
      };
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const from = hold.current;
      if (from?.pointer === event.pointerId)
        put(event.clientX - from.dx, event.clientY - from.dy, 'drag');
    },
    onPointerUp(event: PointerEvent) {
      const from = hold.current;
      if (from?.pointer !== event.pointerId) return;
      hold.current = null;
      put(event.clientX - from.dx, event.clientY - from.dy, 'drop');
    },
    onPointerCancel() {
      hold.current = null;
    },
  };
}

/** Event handlers of the grip: arrow keys move the panel. */
function gripOf(ref: Panel, put: Put) {
  return {
    onKeyDown(event: KeyboardEvent) {
      const by = ARROWS[event.key];
      const box = ref.current?.getBoundingClientRect();
      if (by === undefined || box === undefined || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      const far = event.shiftKey ? 8 : 1;
      put(
        Math.round((box.left + by[0] * far) / PLACE_STEP) * PLACE_STEP,
        Math.round((box.top + by[1] * far) / PLACE_STEP) * PLACE_STEP,
        'step',
      );
    },
  };
}

/**
 * @param shape changes when the dock's size changes, as by folding; the place is then computed again
 * @param below height that the dock leaves free for the column, in CSS pixels
 */
export function useMovable(
  id: string,
  start: Anchored,
  shape: unknown,
  moved: (box: ScreenBox) => void,
  below: number,
) {
  const ui = useUi();
  const ref = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Anchored>(start);
  /** The user has moved the panel, so a remembered place that loads later is ignored. */
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    ui.storage.load(id).then(
      (saved) => {
        const known = parseAnchored(saved);
        if (known !== null && !gone && !touched.current) setPlace(known);
      },
      () => undefined, // Nothing is stored: the panel stays at its first place.
    );
    return () => {
      gone = true;
    };
  }, [id]);

  const show = useCallback(() => {
    const panel = ref.current;
    if (panel === null) return;
    const { frame, bars } = ui.surroundings.peek();
    // Removes the height limit, so that the panel's natural height can be measured.
    panel.style.maxHeight = '';
    const natural = panel.offsetHeight;
    const most = below === 0 ? natural : frame.height - below;
    const size = { width: panel.offsetWidth, height: Math.min(natural, Math.max(LEAST, most)) };
    const inside = unanchor(place, size, frame);
    const wanted = { x: frame.x + inside.x, y: frame.y + inside.y, ...size };
    const { first, then } = ui.boxesToShow();
    const beside = (kept: readonly ScreenBox[]): ScreenBox | null =>
      placeBesideBars(wanted, frame, [...bars, ...kept], LEAST);
    const at = beside([...first, ...then]) ?? beside(first) ?? beside([]) ?? wanted;
    if (at.height < natural) panel.style.maxHeight = `${at.height}px`;
    panel.style.left = `${at.x}px`;
    panel.style.top = `${at.y}px`;
    moved(at);
  }, [place, below]);
  useLayoutEffect(show, [show, shape]);
  const latest = useRef(show);
  latest.current = show;
  useSignalEffect(() => {
    void [ui.surroundings.value, ui.keepOff.value];
    latest.current();
  });
  useEffect(() => {
    const panel = ref.current;
    // When the panel's size changes, as by a longer text or another language, move it back inside
    // the window.
    const sizes =
      typeof ResizeObserver === 'undefined' || panel === null ? null : new ResizeObserver(show);
    if (panel !== null) sizes?.observe(panel);
    return () => {
      sizes?.disconnect();
    };
  }, [show]);

  const put: Put = (x, y, how) => {
    const panel = ref.current;
    if (panel === null) return;
    touched.current = true;
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { frame } = ui.surroundings.peek();
    const at = { x: x - frame.x, y: y - frame.y };
    const inside = {
      x: clamp(at.x, 0, frame.width - size.width),
      y: clamp(at.y, 0, frame.height - size.height),
    };
    const next = anchor(how === 'step' ? inside : snap(at, size, frame), size, frame);
    setPlace(next);
    if (how !== 'drag') ui.storage.save(id, next);
  };

  return { ref, header: useHeaderDrag(ref, touched, put), grip: gripOf(ref, put) };
}
