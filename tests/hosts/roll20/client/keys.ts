/**
 * Stand-in of the Roll20 editor's default keys, and a listener that records which keys reached it.
 *
 * Sources: layers by Ctrl, with Shift to take tokens along: https://wiki.roll20.net/Layers. Arrows,
 * Alt with them, E for turning, Space and Q for waypoints:
 * https://wiki.roll20.net/Manipulating_Graphics. Sequences of plain letters (Mousetrap, "q q"):
 * TheGiddyLimit/betterR20, js/base-engine.js. Copying, undoing, deleting, Z, the question mark,
 * Ctrl with B, F and L: believed.
 */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`);
const DIGITS = [...'0123456789'].map((digit) => `Digit${digit}`);
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * Default keys: modifiers, then the code of the key. Any plain letter or digit may begin one of the
 * host's sequences.
 */
export const DEFAULT_KEYS: readonly string[] = [
  ...LETTERS,
  ...DIGITS,
  ...ARROWS,
  ...ARROWS.map((arrow) => `Alt+${arrow}`),
  'Space',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  'Shift+Slash',
  'Shift+KeyZ',
  ...['O', 'K', 'M', 'Z', 'C', 'V', 'A', 'B', 'F', 'L'].map((letter) => `Control+Key${letter}`),
  ...['O', 'K', 'M', 'L'].map((letter) => `Control+Shift+Key${letter}`),
];

const MODIFIERS = [
  ['Control', 'ctrlKey'],
  ['Alt', 'altKey'],
  ['Shift', 'shiftKey'],
] as const;
const PLACES = new Set([
  'ControlLeft',
  'ControlRight',
  'ShiftLeft',
  'ShiftRight',
  'AltLeft',
  'AltRight',
]);

/** Believed: the host listens on the document, and ignores keys while a field has the focus. */
export function recordKeys(reached: string[]): void {
  document.addEventListener('keydown', (event) => {
    if (
      PLACES.has(event.code) ||
      document.activeElement?.matches('input, textarea, select') === true
    )
      return;
    reached.push(
      [...MODIFIERS.filter(([, held]) => event[held]).map(([name]) => name), event.code].join('+'),
    );
  });
}
