/**
 * The editor's documented default keys, because the page does not report its keys. Roll20's key
 * sequences may begin with any plain letter or digit. Quadretto never uses keys with Ctrl. Sources:
 * https://wiki.roll20.net/Layers, https://wiki.roll20.net/Manipulating_Graphics
 */
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export const ROLL20_KEYS: readonly string[] = [
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
  ...[...'0123456789'].map((digit) => `Digit${digit}`),
  ...ARROWS,
  ...ARROWS.map((arrow) => `Alt+${arrow}`),
  'Space',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  'Shift+KeyZ',
  'Shift+Slash',
];
