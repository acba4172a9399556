/**
 * Stand-in of the Roll20 editor's interface: toolbars, page bar, zoom, sidebar with its tabs,
 * dialogs. `interface=drawn` draws it; otherwise the page has only the sidebar and an empty toolbar,
 * because the bars cover cells that other tests click.
 *
 * Sources, by trait:
 * - `#floatingtoolbar` (legacy), `#page-toolbar` for game masters, `#playerzone`,
 *   `a.ui-tabs-anchor[href="#textchat"]`, `#editor-wrapper`: TheGiddyLimit/betterR20
 *   (js/base-engine.js, js/base-css.js, js/base-tool.js); `#floatingtoolbar` again in
 *   RedReign/Roll20-Dark-Theme (Roll20_Dark.user.js).
 * - A layer of another script that stands beside the toolbar at z-index 10600: betterR20
 *   (js/base-ui.js). The toolbars' own 10500 and dialogs from 10601 on are believed.
 * - `#vm-master-toolbar > #master-toolbar.master-toolbar-outer > .upper-buttons >
 *   .toolbar-button-outer`, `#vm_zoom_buttons`, `#sidebarcontrol`, `body.sidebarhidden`,
 *   `#avatarContainer`: public userscripts for Jumpgate (docs/hosts/roll20.md, 3).
 * - `.ui-dialog` with its z-index on the element: betterR20 (js/5etools-importer.js) reads it
 *   there.
 * - The legacy zoom slider's id, every size and place in pixels: believed.
 */
import type { Engine } from '../world/types.ts';

export interface Interface {
  /** Presses the button that collapses the sidebar. */
  collapse(): void;
  /** Opens a jQuery UI dialog in front of the others. */
  openDialog(
    title: string,
    box?: { left: number; top: number; width: number; height: number },
  ): HTMLElement;
}

const STYLE = `
#floatingtoolbar,#master-toolbar.master-toolbar-outer{position:fixed;z-index:10500;
  background:#1b1d21;border:1px solid #444;box-sizing:border-box}
#floatingtoolbar{left:20px;top:40px;width:36px}
#floatingtoolbar ul,.tabmenu{list-style:none;margin:0;padding:0}
#floatingtoolbar li,.toolbar-button-outer{width:32px;height:32px;display:grid;place-items:center}
#master-toolbar.master-toolbar-outer{left:0;top:0;bottom:auto;width:44px;height:420px}
#page-toolbar{position:fixed;left:80px;top:0;width:320px;height:30px;background:#1b1d21;
  border:1px solid #444;z-index:10500}
#vm_zoom_buttons,#zoomslider{position:fixed;right:250px;top:60px;width:34px;height:180px;
  background:#1b1d21;border:1px solid #444;z-index:10500;display:flex;flex-direction:column;
  justify-content:space-between}
#playerzone{position:fixed;left:60px;bottom:0;height:84px;width:180px;background:#1b1d21cc;z-index:10500}
#sidebarcontrol{position:fixed;right:240px;top:8px;width:22px;height:28px;z-index:10501;padding:0}
#rightsidebar{z-index:10500}
.tabmenu{display:flex;gap:6px;padding:6px}
body.sidebarhidden #rightsidebar{display:none}
body.sidebarhidden #editor-wrapper{right:0}
body.sidebarhidden :is(#sidebarcontrol,#vm_zoom_buttons,#zoomslider){right:8px}
.ui-dialog{position:absolute;background:#fff;color:#222;border:1px solid #888;box-sizing:border-box}
.ui-dialog-titlebar{background:#ccc;padding:4px 8px}
`;

const make = (parent: Element, tag: string, id: string, className = ''): HTMLElement => {
  const made = document.createElement(tag);
  if (id !== '') made.id = id;
  if (className !== '') made.className = className;
  parent.append(made);
  return made;
};
const TOOLS = ['select', 'pan', 'draw', 'text', 'measure', 'dice', 'effects'];
const TABS = [
  ['#textchat', '✉'],
  ['#imagedialog', '▣'],
  ['#journal', '☰'],
  ['#compendium', 'ⓘ'],
  ['#jukebox', '♪'],
  ['#deckstables', '▤'],
  ['#mysettings', '⚙'],
] as const;

export function drawInterface(engine: Engine, gm: boolean): Interface {
  make(document.head, 'style', '').textContent = STYLE;
  const sidebar = document.getElementById('rightsidebar');
  if (sidebar === null) throw new Error('no sidebar');
  const tabs = document.createElement('ul');
  tabs.className = 'tabmenu ui-tabs-nav';
  sidebar.prepend(tabs);
  for (const [href, sign] of TABS) {
    const tab = make(make(tabs, 'li', ''), 'a', '', 'ui-tabs-anchor');
    tab.setAttribute('href', href);
    tab.textContent = sign;
  }
  const toggle = make(document.body, 'button', 'sidebarcontrol');
  toggle.textContent = '≡';
  const collapse = (): void => {
    document.body.classList.toggle('sidebarhidden');
  };
  toggle.addEventListener('click', collapse);
  if (engine === 'legacy') {
    const list = make(make(document.body, 'div', 'floatingtoolbar'), 'ul', '');
    for (const tool of TOOLS) make(list, 'li', tool).textContent = tool.charAt(0);
    make(document.body, 'div', 'playerzone').textContent = 'Players';
    make(document.body, 'div', 'zoomslider').textContent = '100';
  } else {
    const bar =
      document.getElementById('master-toolbar') ?? make(document.body, 'div', 'master-toolbar');
    bar.classList.add('master-toolbar-outer');
    const holder = make(document.body, 'div', 'vm-master-toolbar');
    holder.append(bar);
    const upper = make(bar, 'div', '', 'upper-buttons');
    for (const tool of TOOLS)
      make(
        make(upper, 'div', `${tool}-button`, 'toolbar-button-outer'),
        'button',
        '',
        'toolbar-button-inner',
      ).textContent = tool.charAt(0);
    make(make(document.body, 'div', 'playerzone'), 'div', 'avatarContainer').textContent =
      'Players';
    const zoom = make(document.body, 'div', 'vm_zoom_buttons');
    for (const sign of ['plus', 'level', 'minus'])
      make(zoom, 'button', '', sign).textContent = sign;
  }
  if (gm) make(document.body, 'div', 'page-toolbar').textContent = 'Pages';
  let front = 10600;
  return {
    collapse,
    openDialog(title, box = { left: 200, top: 140, width: 320, height: 260 }) {
      const made = make(document.body, 'div', '', 'ui-dialog ui-widget');
      front += 1;
      for (const [side, px] of Object.entries(box)) made.style.setProperty(side, `${px}px`);
      made.style.zIndex = String(front);
      make(made, 'div', '', 'ui-dialog-titlebar').textContent = title;
      return made;
    },
  };
}
