/**
 * Attack: a release with hidden code that sends data, loads code or evaluates text. The check of
 * the built files must find each of these alone in an otherwise valid package.
 */
import { describe, expect, it } from 'vitest';
import { complaints, complaintsOfWeb } from '../../scripts/release/contents.ts';
import { everyCase } from '../support/everyCase.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; trusted-types 'none'; require-trusted-types-for 'script'";
const RULE = '-'.repeat(80);
const GOOD: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({ content_security_policy: { extension_pages: POLICY } }),
  'THIRD-PARTY.txt': `Parts\n\n${RULE}\nzod 1.0.0 (MIT)\n${RULE}\n\nMIT\n`,
  'page.html':
    '<!DOCTYPE html><html lang="en"><head><meta ' +
    'charset="utf-8"><title>Q</title><script type="module" crossorigin ' +
    'src="/page.js"></script>' +
    '<link rel="stylesheet" href="/page.css"></head><body class="q"></body></html>',
  'page.js':
    'const at=new URL("https://app.roll20.net/editor/*");setTimeout(()=>import("./a.js"),9);' +
    'document.querySelector("a")?.click();window.innerWidth',
  'page.css': '.a{background:url(data:image/png;base64,AA)}',
};
const found = (files: Readonly<Record<string, string>>): readonly string[] =>
  complaints(
    new Map(
      Object.entries({ ...GOOD, ...files }).map(([path, text]) => [
        path,
        new TextEncoder().encode(text),
      ]),
    ),
    '| `zod` | parses |\n',
  );

describe('the check of the built extension', () => {
  it('the security check accepts a build of the extension that sends no data and loads only its own files', () =>
    expect(found({})).toEqual([]));

  everyCase([
    "globalThis['fet'+'ch'](u)",
    "globalThis[`fe${'tch'}`](u)",
    'globalThis[name](u)',
    'const w=window;w[name](u)',
    'const {fetch:f}=globalThis;f(u)',
    'new Image().src=u',
    'const i=document.createElement("img");i["sr"+"c"]=u',
    'navigator["send"+"Beacon"](u,d)',
    'const {sendBeacon:b}=navigator',
    'import(u)',
    'import("data:text/javascript,1")',
    'import(`./${"/evil.example/x.js"}`.slice(2))',
    'new (globalThis["Web"+"Socket"])(u)',
    'new WebSocket(u)',
    'new EventSource(u)',
    'new Worker(u)',
    'new SharedWorker(u)',
    'navigator.serviceWorker.register(u)',
    'location=u',
    'location.href=u',
    'location.assign(u)',
    'location.replace(u)',
    'window.location=u',
    'document.location=u',
    'window.open(u)',
    'open(u)',
    'top.location=u',
    'parent.postMessage(d,"*")',
    'document.forms[0].submit()',
    'f.requestSubmit()',
    'f.action=u;f["sub"+"mit"]()',
    'jsx("link",{rel:"prefetch",href:u})',
    'Object.assign(document.createElement("link"),{rel:"pre"+"fetch"})',
    'e.setAttribute("sr"+"c",u)',
    'jsx("iframe",{srcdoc:t})',
    'e.style.backgroundImage=`url(${u})`',
    'e.style.setProperty("background","url(//evil.example/a)")',
    'sheet.insertRule(t)',
    'new FontFace("a",u)',
    'new Audio(u)',
    'setTimeout("x()",1)',
    'setInterval(`x(${u})`,1)',
    '(()=>{}).constructor("return 1")()',
    'new (async()=>{}).constructor("x")',
    'Reflect.construct(Function,["x"])',
    'const F=Function,G=Function,H=Function',
    '(0,eval)(t)',
    'document.cookie',
    'e.ownerDocument.defaultView[n](u)',
    'new RTCPeerConnection(c)',
    'new XMLHttpRequest',
    'new BroadcastChannel("a")',
    'importScripts(u)',
    'e["inner"+"HTML"]=t',
    'document.write(t)',
    'new DOMParser',
    'caches.open("a")',
    'document[n](t)',
    'self.fetch(u)',
    'frames[0].fetch(u)',
    'a.href=u;a.click()',
    'new chrome.Thing',
    'chrome.runtime.connectNative("x")',
    'const b=chrome;b.tabs.update({url:u})',
    'const {tabs:t}=globalThis.browser;t.update({url:u})',
    'api().tabs.create({url:u})',
    'api().windows.create({url:u})',
    'const s=api().scripting;s.executeScript({target,func})',
    's.executeScript({target,files})',
    's.insertCSS({target,css})',
    's.registerContentScripts([c])',
    's.updateContentScripts([c])',
    'api().runtime.sendMessage(id,d)',
    'const {sendMessage:m}=r;m(id,d)',
    'r.connect(id).postMessage(d)',
    'api().storage.sync.set(d)',
    'const {sync:y}=api().storage;y.set(d)',
    'api().permissions.request(p)',
    'api().downloads.download({url:u})',
    'api().cookies.getAll({})',
    'e.setAttribute(k,v)',
    'e.setAttribute("s"+k,v)',
    'e.setAttribute(...a)',
    'e.setAttributeNS(null,k,v)',
    'const {[k]:f}=w;f(u)',
    '({[k]:f}=w)',
    'game.socket.emit("x",d)',
    'ChatMessage.create(d)',
    'const C=ChatMessage;C.create(d)',
  ])(
    'the security check of the built extension rejects a script that can send data, load other code or evaluate text',
    (code) => expect(found({ 'page.js': `export{};${code}` })).not.toEqual([]),
  );

  everyCase([
    '<link rel="prefetch" href="/a">',
    '<link rel=prefetch href=//evil.example/a>',
    '<link rel="stylesheet" href="//evil.example/a.css">',
    "<img src='/a.png'>",
    '<iframe></iframe>',
    '<form action="/x"></form>',
    '<base href="/x/">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<a ping="/x">a</a>',
    '<div style="background:url(/a)"></div>',
    '<body onload=x()>',
    '<script>1</script>',
    "<script src='https://evil.example/a.js'></script>",
    '<object data="/a"></object>',
    '<link rel="modulepreload" href="/page.js">',
  ])(
    'the security check of the built extension rejects a page with inline code, frames, forms or links to files',
    (markup) => expect(found({ 'page.html': `${GOOD['page.html']}${markup}` })).not.toEqual([]),
  );

  everyCase([
    "trusted-types 'none'; ",
    "; require-trusted-types-for 'script'",
    "default-src 'none'; ",
  ])(
    'the security check of the built extension rejects a content security policy that lacks a required directive',
    (part) => {
      expect(POLICY).toContain(part);
      expect(
        found({
          'manifest.json': JSON.stringify({
            content_security_policy: { extension_pages: POLICY.replace(part, '') },
          }),
        }),
      ).not.toEqual([]);
    },
  );

  everyCase([
    '@import "//evil.example/a.css";',
    '@import url(/a.css);',
    '.a{background:url(//evil.example/a.png)}',
    '.a{background:url("https://evil.example/a.png")}',
    '.a{background:image-set("//evil.example/a.png" 1x)}',
    '.a{background:\\75rl(//evil.example/a.png)}',
    '@font-face{src:url(/a.woff)}',
    '.a{cursor:URL(/a.cur),auto}',
  ])(
    'the security check of the built extension rejects a stylesheet that loads a stylesheet, an image or a font',
    (css) => expect(found({ 'page.css': css })).not.toEqual([]),
  );
});

describe('the check of the practice table’s web page', () => {
  const WEB: Readonly<Record<string, string>> = {
    'index.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8" />' +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />` +
      '<link rel="icon" type="image/png" href="./icon.png" />' +
      '<script type="module" crossorigin src="./assets/a.js"></script>' +
      '<link rel="stylesheet" crossorigin href="./assets/a.css"></head><body class="q"></body></html>',
    'assets/a.js': GOOD['page.js']!,
    'assets/a.css': GOOD['page.css']!,
    'THIRD-PARTY.txt': 'zod',
  };
  const wrong = (files: Readonly<Record<string, string>>): readonly string[] =>
    complaintsOfWeb(
      new Map(
        Object.entries({ ...WEB, ...files }).map(([path, text]) => [
          path,
          new TextEncoder().encode(text),
        ]),
      ),
    );
  it('the security check of the practice web page accepts a page that loads only its own script and stylesheet', () =>
    expect(wrong({})).toEqual([]));
  it.each<[what: string, files: Readonly<Record<string, string>>]>([
    ['a script that calls fetch', { 'assets/a.js': 'fetch(u)' }],
    [
      'a script that calls the browser’s extension functions',
      { 'assets/a.js': 'const t=b.tabs;t.update(u)' },
    ],
    ['a second script file', { 'assets/b.js': 'new Image().src=u' }],
    [
      'a page without a content security policy',
      { 'index.html': '<html lang="en"><body></body></html>' },
    ],
    [
      'a weaker content security policy',
      { 'index.html': WEB['index.html']!.replace("default-src 'none'", "default-src 'self'") },
    ],
    [
      'a meta element that refreshes the page',
      { 'index.html': `${WEB['index.html']}<meta http-equiv="refresh">` },
    ],
    [
      'a script from another site',
      { 'index.html': `${WEB['index.html']}<script src="//a"></script>` },
    ],
    [
      'a stylesheet that imports a file from another site',
      { 'assets/a.css': '@import "//evil.example/a.css";' },
    ],
    ['a WebAssembly file', { 'assets/a.wasm': '' }],
  ])('the security check of the practice web page rejects %s', (_, files) => {
    expect(wrong(files)).not.toEqual([]);
  });
});
