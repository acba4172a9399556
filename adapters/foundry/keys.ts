/**
 * Default keys of Foundry 11 to 14 together, in the host's notation, for the options page. An open
 * table reports its own keys (`hostKeys` in page.ts). Quadretto never uses keys with Ctrl. Source:
 * https://foundryvtt.com/article/controls
 */
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const DIGITS = [...'0123456789'];

export const FOUNDRY_KEYS: readonly string[] = [
  ...[...'WASDTCRUFEQ'].map((letter) => `Key${letter}`),
  ...DIGITS.flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]),
  ...DIGITS.slice(1, 6).map((digit) => `Alt+Digit${digit}`),
  ...ARROWS,
  ...ARROWS.map((arrow) => `Shift+${arrow}`),
  'Space',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  'Shift+KeyC',
  'Backquote',
  'BracketLeft',
  'BracketRight',
  'PageUp',
  'PageDown',
  'NumpadAdd',
  'NumpadSubtract',
];
