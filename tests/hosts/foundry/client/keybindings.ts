/**
 * Stand-in of `game.keybindings` with the defaults of each generation, and a listener that records
 * which keys reached the host.
 *
 * Sources. Defaults: https://foundryvtt.com/article/controls (13.350, and its earlier text for 11).
 * Names of `actions`, `bindings` and `{ key, modifiers }`:
 * https://foundryvtt.com/api/classes/foundry.helpers.interaction.ClientKeybindings.html. Believed:
 * which generation has which of the keys R, U, F, E and Q, and that 14 changes the hotbar's page
 * with Ctrl.
 */
export interface Binding {
  readonly key: string;
  readonly modifiers: readonly string[];
}
/** A key that reached the host: modifiers, then the code of the key, as `Control+KeyZ`. */
export type Reached = string;

type Listed = readonly [action: string, ...keys: readonly string[]];

const COMMON: readonly Listed[] = [
  ['dismiss', 'Escape'],
  ['cycleView', 'Tab'],
  ['pause', 'Space'],
  ['delete', 'Delete', 'Backspace'],
  ['highlight', 'AltLeft', 'AltRight'],
  ['selectAll', 'Control+KeyA'],
  ['undo', 'Control+KeyZ'],
  ['copy', 'Control+KeyC'],
  ['paste', 'Control+KeyV'],
  ['target', 'KeyT'],
  ['characterSheet', 'KeyC'],
  ['pushToTalk', 'Backquote'],
  ['focusChat', 'Shift+KeyC'],
  ['panUpLeft', 'Numpad7'],
  ['panUpRight', 'Numpad9'],
  ['panDownLeft', 'Numpad1'],
  ['panDownRight', 'Numpad3'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((n): Listed => [`executeMacro${n}`, `Digit${n}`]),
];
/**
 * Up to Foundry 12 letters and arrows belong to one action; from 13 on letters move and arrows pan.
 */
const STEPS = (generation: number): readonly Listed[] =>
  generation <= 12
    ? [
        ['panUp', 'ArrowUp', 'Numpad8', 'KeyW'],
        ['panLeft', 'ArrowLeft', 'Numpad4', 'KeyA'],
        ['panDown', 'ArrowDown', 'Numpad2', 'KeyS'],
        ['panRight', 'ArrowRight', 'Numpad6', 'KeyD'],
      ]
    : [
        ['panUp', 'ArrowUp', 'Numpad8'],
        ['panLeft', 'ArrowLeft', 'Numpad4'],
        ['panDown', 'ArrowDown', 'Numpad2'],
        ['panRight', 'ArrowRight', 'Numpad6'],
        ['moveUp', 'KeyW'],
        ['moveLeft', 'KeyA'],
        ['moveDown', 'KeyS'],
        ['moveRight', 'KeyD'],
      ];
const pages = (modifier: string): readonly Listed[] =>
  [1, 2, 3, 4, 5].map((n): Listed => [`swapMacroPage${n}`, `${modifier}+Digit${n}`]);
const SINCE: readonly (readonly [from: number, to: number, rows: readonly Listed[]])[] = [
  [11, 12, [['measuredRulerMovement', 'Space']]],
  [
    11,
    14,
    [
      ['zoomIn', 'NumpadAdd', 'PageUp'],
      ['zoomOut', 'NumpadSubtract', 'PageDown'],
    ],
  ],
  [
    12,
    14,
    [
      ['sendToBack', 'BracketLeft'],
      ['bringToFront', 'BracketRight'],
    ],
  ],
  [
    13,
    14,
    [
      ['cut', 'Control+KeyX'],
      ['ruler', 'KeyR'],
      ['unconstrainedMovement', 'KeyU'],
      ['rulerWaypoint', 'KeyF'],
      ['ascend', 'KeyE'],
      ['descend', 'KeyQ'],
    ],
  ],
  [11, 13, pages('Alt')],
  [14, 14, pages('Control')],
];

const bindingOf = (chord: string): Binding => {
  const parts = chord.split('+');
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
};

/** All default keys of a generation, in the form in which they are recorded. */
export const defaultKeys = (generation: number): Reached[] => [
  ...new Set(listed(generation).flatMap(([, ...keys]) => keys)),
];

const listed = (generation: number): readonly Listed[] => [
  ...COMMON,
  ...STEPS(generation),
  ...SINCE.flatMap(([from, to, rows]) => (generation >= from && generation <= to ? rows : [])),
];

export class Keybindings {
  readonly actions = new Map<
    string,
    {
      readonly name: string;
      readonly editable: readonly Binding[];
      readonly uneditable: readonly Binding[];
    }
  >();
  readonly bindings = new Map<string, readonly Binding[]>();
  constructor(generation: number) {
    for (const [action, ...keys] of listed(generation))
      this.set('core', action, keys.map(bindingOf));
  }

  get(namespace: string, action: string): readonly Binding[] {
    return this.bindings.get(`${namespace}.${action}`) ?? [];
  }
  set(namespace: string, action: string, keys: readonly Binding[]): void {
    this.actions.set(`${namespace}.${action}`, { name: action, editable: keys, uneditable: [] });
    this.bindings.set(`${namespace}.${action}`, keys);
  }
}

const MODIFIERS = [
  ['Control', 'ctrlKey'],
  ['Alt', 'altKey'],
  ['Shift', 'shiftKey'],
] as const;
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Control: ['ControlLeft', 'ControlRight'],
  Shift: ['ShiftLeft', 'ShiftRight'],
  Alt: ['AltLeft', 'AltRight'],
};

/**
 * Believed: the host listens on the window, prevents the browser's default for its bound keys, and
 * ignores keys while a field has the focus.
 */
export function recordKeys(reached: Reached[], bound: () => Iterable<readonly Binding[]>): void {
  addEventListener('keydown', (event) => {
    if (
      event.target instanceof Element &&
      event.target.matches('input, textarea, select, [contenteditable]')
    )
      return;
    const modifiers = MODIFIERS.filter(
      ([name, held]) => event[held] && !(PLACES[name] ?? []).includes(event.code),
    ).map(([name]) => name);
    reached.push([...modifiers, event.code].join('+'));
    const same = ({ key, modifiers: held }: Binding): boolean =>
      key === event.code &&
      held.length === modifiers.length &&
      modifiers.every((each) => held.includes(each));
    if ([...bound()].some((keys) => keys.some(same))) event.preventDefault();
  });
}
