/** The text of the editor's page and of two related pages. */
export const SCRIPTS = '/stand-in/';

/** The text of the policy is unknown; it is known that inline scripts and eval are blocked. */
export const CSP = "script-src 'self'; object-src 'none'";

const head = (title: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">`;

/** The editor's page; the scroller has a different id on legacy and Jumpgate. */
export const editor = (engine: 'legacy' | 'jumpgate'): string => `${head('Roll20')}
<link rel="stylesheet" href="${SCRIPTS}style.css">
<script src="${SCRIPTS}underscore.js"></script><script src="${SCRIPTS}backbone.js"></script>
</head><body>
<div id="vm-app" data-v-app=""><div id="master-toolbar"></div></div>
<div id="${engine === 'jumpgate' ? 'vtt-scroll-wrapper' : 'playzone'}"><div id="editor-wrapper">
<div class="spacer"></div><div class="canvas-container"><canvas></canvas></div></div></div>
<div id="rightsidebar"><div id="textchat"><div class="content"></div></div>
<div id="textchat-input"><textarea></textarea><select id="speakingas"></select
><button id="chatSendBtn">Send</button></div></div>
<script type="module" src="${SCRIPTS}main.js"></script></body></html>`;

export const STYLE = `html,body{margin:0;height:100%;overflow:hidden;background:#23262b;color:#ddd;font:13px sans-serif}
#master-toolbar{position:fixed;left:0;top:0;bottom:0;width:44px;background:#1b1d21;z-index:5}
#editor-wrapper{position:fixed;left:44px;top:0;right:240px;bottom:0;overflow:auto;scrollbar-width:none}
#vtt-scroll-wrapper #editor-wrapper{overflow:hidden}
#vtt-scroll-wrapper .spacer{display:none}
.spacer{position:absolute;left:0;top:0}
.canvas-container{position:sticky;left:0;top:0;width:100%;height:100%;overflow:hidden}
.canvas-container canvas{position:absolute;left:0;top:0;width:100%;height:100%;touch-action:none}
#rightsidebar{position:fixed;right:0;top:0;bottom:0;width:240px;background:#1b1d21;display:flex;flex-direction:column}
#textchat{flex:1;overflow:auto;padding:8px}#textchat-input{padding:8px}
#textchat-input textarea{width:100%;box-sizing:border-box}`;

/**
 * A sheet in a separate window, at an address below the editor's: it is no table. It has models,
 * but neither a page nor a canvas.
 */
export const POPOUT = `${head('Aldo')}
<script src="${SCRIPTS}underscore.js"></script><script src="${SCRIPTS}backbone.js"></script>
<script src="${SCRIPTS}popout.js"></script></head><body>
<div class="characterdialog" data-characterid="-NchAldo">Aldo</div></body></html>`;
export const POPOUT_SCRIPT =
  'window.Campaign = new Backbone.Model(); window.Campaign.characters = new ' +
  'Backbone.Collection([{ id: "-NchAldo", name: "Aldo" }]); window.is_gm = true;';

/** The page through which a game is entered; it leads to the editor at once. */
export const ENTRY = `${head('Loading')}<script src="${SCRIPTS}entry.js"></script></head><body></body></html>`;
export const ENTRY_SCRIPT = "location.replace('/editor/' + location.search);";
