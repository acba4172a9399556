/**
 * Records what a frame draws, and draws on the canvas only what differs from the drawing on it. Most
 * frames do not differ, and software rendering takes processor time from the tests. Where the test
 * asks for few drawings (seldom.ts), changes are drawn together.
 */
import { drawingDue } from '../../seldom.ts';

type Pen = CanvasRenderingContext2D;
type Stroke = readonly [name: keyof Pen, set: boolean, ...args: readonly unknown[]];

/**
 * The miter limit is set after each drawing. Resizing the canvas resets the miter limit and clears
 * the drawing, so the value shows that the drawing is still there.
 */
const SEEN = 7;

const alike = (a: readonly Stroke[], b: readonly Stroke[]): boolean =>
  a.length === b.length &&
  a.every(
    (stroke, i) =>
      stroke.length === b[i]?.length && stroke.every((part, k) => Object.is(part, b[i]?.[k])),
  );

/** @returns a function that draws what `paint` draws on its argument */
export function sparing(context: Pen): (paint: (pen: Pen) => void) => void {
  let [last, now]: Stroke[][] = [[], []];
  const written = new Map<PropertyKey, unknown>();
  const writer =
    (name: keyof Pen) =>
    (...args: unknown[]): void => {
      now?.push([name, false, ...args]);
    };
  const pen = new Proxy(context, {
    get(_, name: keyof Pen) {
      const own: unknown = context[name];
      if (typeof own !== 'function') return own;
      // Methods that return a value draw nothing.
      if (/^(create|get|is|measure)/.test(name)) return own.bind(context) as unknown;
      const known = written.get(name) ?? writer(name);
      written.set(name, known);
      return known;
    },
    set(_, name: keyof Pen, value) {
      now?.push([name, true, value]);
      return true;
    },
  });
  const due = drawingDue();
  return (paint) => {
    if (!due()) return;
    now = [];
    paint(pen);
    if (context.miterLimit === SEEN && alike(now, last ?? [])) return;
    for (const [name, set, ...args] of now) {
      if (set) Object.assign(context, { [name]: args[0] });
      else (context[name] as (...given: unknown[]) => unknown)(...args);
    }
    context.miterLimit = SEEN;
    last = now;
  };
}
