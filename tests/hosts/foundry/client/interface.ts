/**
 * Stand-in of Foundry's own interface around the canvas: navigation, controls, players, hotbar,
 * sidebar, pause, windows. It is drawn only with `interface=on` in the page's address, because it
 * covers parts of the canvas, and other tests click the cells below it.
 *
 * Sources, by trait:
 * - `--z-index-canvas` 0, `--z-index-app` 30, `--z-index-ui` 60, `--z-index-window` 100,
 *   `--z-index-tooltip` 9999: public modules use these properties for their own position; the
 * values for
 *   11 and 12 are believed to be those of 13.
 * - 13: `#ui-left-column-1` with `#players`: pazindorb/dc20rpg (module/sidebar); `#sidebar menu
 *   button.collapse[data-action='toggleState']`: SplittermondFoundry/Splittermond (tick bar).
 *   `#ui-right-column-1` with `#chat-notifications`, `#chat-message`: public modules that prepend
 *   to it.
 * - `collapseSidebar(sidebar, collapsed)`: the League's types, hooks of the client.
 * - 11, 12: `#navigation`, `#controls`, `#hotbar`, `#players`, `#sidebar` with `.collapsed`,
 *   `.window-app`, `sidebar-popout`: Forien/foundryvtt-forien-quest-log. `#logo`: believed.
 * - Windows: `ApplicationV2` counts up from `--z-index-window`; on 11 and 12 `.window-app` does
 *   the same from 100.
 * - All sizes in pixels, the pause banner's place, `#hud` between canvas and interface: believed.
 */
import { Hooks } from './hooks.ts';

export interface Interface {
  /** Presses the button that collapses the sidebar. */
  collapse(): void;
  /** Opens a tab of the sidebar as a window. */
  popOut(tab: string): HTMLElement;
  /** Opens a sheet as a window in front of the others. */
  openWindow(
    title: string,
    box?: { left: number; top: number; width: number; height: number },
  ): HTMLElement;
  pause(on: boolean): void;
}

const TABS = [
  'chat',
  'combat',
  'scenes',
  'actors',
  'items',
  'journal',
  'tables',
  'cards',
  'macros',
  'playlists',
  'compendium',
  'settings',
];

const STYLE = `
:root{--z-index-canvas:0;--z-index-app:30;--z-index-ui:60;--z-index-window:100;--z-index-tooltip:9999}
#board{z-index:var(--z-index-canvas)}
#hud{position:absolute;left:0;top:0;z-index:var(--z-index-app);pointer-events:none}
#interface{position:absolute;inset:0;z-index:var(--z-index-ui);display:flex;
  justify-content:space-between;pointer-events:none;color:#eee;font:14px/1.3 sans-serif}
#interface button,#interface li,#interface .bar{pointer-events:auto}
#ui-left,#ui-right,#ui-middle{display:flex;gap:8px;padding:8px;box-sizing:border-box;min-height:0;height:100%}
#ui-middle{flex:1;flex-direction:column;justify-content:space-between;min-width:0}
.column{display:flex;flex-direction:column;gap:8px;justify-content:space-between}
.bar{background:#22201ecc;border:1px solid #0008;border-radius:5px;padding:4px;box-sizing:border-box}
.tools{display:grid;grid-template-columns:repeat(2,34px);gap:4px;list-style:none;margin:0;
  width:80px;align-self:flex-start}
.tools li,#hotbar li{width:32px;height:32px;border:1px solid #7a7971;border-radius:4px;display:grid;place-items:center}
#players,#player-list{width:190px}
#navigation,#scene-navigation{display:flex;gap:6px;list-style:none;margin:0;height:36px;
  align-items:center;align-self:flex-start}
#navigation li,#scene-navigation li{padding:4px 10px;border:1px solid #7a7971}
#hotbar{display:flex;gap:4px;align-self:center;list-style:none;margin:0;padding:6px}
#hotbar li{width:48px;height:48px}
#sidebar{display:flex;gap:4px;height:100%;box-sizing:border-box}
#sidebar nav,#sidebar menu{display:flex;flex-direction:column;gap:4px;margin:0;padding:0;list-style:none}
#sidebar button{width:32px;height:32px}
#sidebar-content{width:300px;background:#22201eee;overflow:hidden;display:flex;
  flex-direction:column;justify-content:space-between;pointer-events:auto}
#sidebar[data-generation="old"]{flex-direction:column;width:300px;background:#22201eee;pointer-events:auto}
#sidebar[data-generation="old"] nav{flex-direction:row;flex-wrap:wrap}
#sidebar.collapsed[data-generation="old"]{width:32px;height:auto;align-self:flex-start}
#sidebar.collapsed[data-generation="old"] nav{flex-direction:column}
#sidebar.collapsed #sidebar-content,#sidebar:not(.expanded)[data-generation="new"] #sidebar-content{display:none}
#chat-message{width:280px;height:60px;pointer-events:auto}
#pause{position:absolute;left:0;right:0;top:70%;text-align:center;font-size:32px;color:#fff;
  pointer-events:none;z-index:calc(var(--z-index-ui) - 1)}
.window-app,.application{position:absolute;background:#e8e4d8;color:#222;border:1px solid #222;
  border-radius:6px;box-sizing:border-box;display:flex;flex-direction:column;font:14px sans-serif}
.window-header{background:#333;color:#eee;padding:4px 8px}
`;

const make = (parent: Element, tag: string, id: string, className = ''): HTMLElement => {
  const made = document.createElement(tag);
  if (id !== '') made.id = id;
  if (className !== '') made.className = className;
  parent.append(made);
  return made;
};
const fill = (list: HTMLElement, names: readonly string[]): HTMLElement => {
  for (const name of names) make(list, 'li', '').textContent = name;
  return list;
};
const CONTROLS = ['☰', '↔', '▭', '✎', '▤', '☀', '♪', '⚑', '⌖', '⤢', '◎', '◍'];
const SLOTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Draws the interface of a generation; null if it is not drawn. */
export function drawInterface(generation: number, on: boolean): Interface | null {
  if (!on) return null;
  make(document.head, 'style', '').textContent = STYLE;
  make(document.body, 'div', 'hud');
  const root = make(document.body, 'div', 'interface');
  const left = make(root, 'section', 'ui-left');
  const middle = make(root, 'section', 'ui-middle');
  const right = make(root, 'section', 'ui-right');
  const top = make(middle, 'section', 'ui-top');
  const bottom = make(middle, 'section', 'ui-bottom');
  bottom.style.cssText = 'display:flex;justify-content:center';
  const modern = generation >= 13;
  const names = ['Aldo’s player', 'Game master'];
  if (modern) {
    const first = make(left, 'div', 'ui-left-column-1', 'column');
    const second = make(left, 'div', 'ui-left-column-2', 'column');
    fill(make(first, 'aside', 'scene-controls', 'tools bar'), CONTROLS);
    fill(make(first, 'aside', 'players', 'bar'), names);
    fill(make(second, 'nav', 'scene-navigation', 'bar'), ['The sunken keep', 'Bridge']);
  } else {
    const first = make(left, 'div', '', 'column');
    fill(make(first, 'aside', 'controls', 'tools bar'), CONTROLS);
    fill(make(first, 'aside', 'players', 'bar'), names);
    fill(make(top, 'nav', 'navigation', 'bar'), ['The sunken keep', 'Bridge']);
  }
  fill(make(bottom, 'aside', 'hotbar', 'bar'), SLOTS);

  const column = modern ? make(right, 'div', 'ui-right-column-1', 'column') : null;
  const sidebar = make(right, 'div', 'sidebar', modern ? 'expanded' : '');
  sidebar.dataset['generation'] = modern ? 'new' : 'old';
  const tabs = modern
    ? make(make(sidebar, 'nav', 'sidebar-tabs'), 'menu', '')
    : make(sidebar, 'nav', 'sidebar-tabs', 'tabs');
  for (const tab of TABS) make(tabs, 'button', '').dataset['tab'] = tab;
  const toggle = make(tabs, 'button', '', 'collapse');
  toggle.dataset['action'] = 'toggleState';
  toggle.textContent = '‹';
  const content = make(sidebar, 'div', 'sidebar-content', modern ? 'expanded' : '');
  fill(make(content, 'ol', 'chat-log'), ['Aldo attacks the goblin.', 'The goblin misses.']);
  const notifications = column === null ? null : make(column, 'div', 'chat-notifications');
  const message = make(content, 'textarea', 'chat-message');
  let open = true;
  const collapse = (): void => {
    open = !open;
    sidebar.classList.toggle('collapsed', !open);
    if (modern) {
      sidebar.classList.toggle('expanded', open);
      // Foundry 13: while the sidebar is collapsed, the chat's input is beside it.
      (open ? content : (notifications ?? content)).append(message);
    }
    Hooks.callAll('collapseSidebar', sidebar, !open);
  };
  toggle.addEventListener('click', collapse);

  let front = 100;
  const openWindow: Interface['openWindow'] = (
    title,
    box = { left: 260, top: 120, width: 360, height: 300 },
  ) => {
    const made = make(document.body, 'div', '', modern ? 'application' : 'app window-app');
    front += 1;
    for (const [side, px] of Object.entries(box)) made.style.setProperty(side, `${px}px`);
    made.style.zIndex = String(front);
    make(made, 'header', '', 'window-header').textContent = title;
    return made;
  };
  return {
    collapse,
    openWindow,
    popOut(tab) {
      const made = openWindow(tab, { left: 420, top: 80, width: 300, height: 400 });
      made.classList.add('sidebar-popout', 'tab', 'active');
      return made;
    },
    pause(now) {
      document.getElementById('pause')?.remove();
      if (now) make(document.body, 'figure', 'pause').textContent = 'Game paused';
    },
  };
}
