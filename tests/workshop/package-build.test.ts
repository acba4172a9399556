/** Code that the build removes from packages, and the build's messages about it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { noticed, notices, packageOf } from '../../scripts/notices.ts';
import { withoutEval } from '../../scripts/withoutEval.ts';
import { withoutMarkup } from '../../scripts/withoutMarkup.ts';
import { emptied } from '../../scripts/withoutOwnWords.ts';
import { withoutPostMessage } from '../../scripts/withoutPostMessage.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const preact = readFileSync(`${modules}/preact/dist/preact.module.js`, 'utf8');

describe('the Preact that we ship', () => {
  it('the shipped version of Preact renders components but creates no elements from text', async () => {
    const code = withoutMarkup(preact);
    expect(preact).toContain('innerHTML');
    expect(code).not.toContain('innerHTML');
    expect(preact.length - code.length).toBeLessThan(140);
    const { window } = new (await import('happy-dom')).Window() as unknown as {
      window: Window & typeof globalThis;
    };
    vi.stubGlobal('document', window.document);
    const { h, render } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as typeof import('preact');
    const root = window.document.createElement('div');
    render(
      h(
        'ul',
        { class: 'a' },
        [1, 2].map((n) => h('li', { key: n }, `n${n}`)),
      ),
      root,
    );
    expect(root.innerHTML).toBe('<ul class="a"><li>n1</li><li>n2</li></ul>');
    render(
      h(
        'ul',
        { class: 'a' },
        [2, 3].map((n) => h('li', { key: n }, `n${n}`)),
      ),
      root,
    );
    expect(root.innerHTML).toBe('<ul class="a"><li>n2</li><li>n3</li></ul>');
    render(h('p', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }), root);
    expect(root.innerHTML).toBe('<p></p>');
  });
  it('the build fails if Preact’s source no longer matches what the build replaces', () => {
    expect(() => withoutMarkup(preact.replace('.innerHTML=""', '.innerHTML=" "'))).toThrow(
      /does not know/,
    );
    expect(() => withoutMarkup('export const h = 1;')).toThrow(/does not know/);
  });
});

describe('zod without functions made from text', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../node_modules/zod/v4/core/${name}.js`, import.meta.url), 'utf8');
  it.each(['compile', 'doc', 'util'])(
    'the built zod file %s.js no longer uses the Function constructor',
    (name) => {
      expect(read(name)).toMatch(/= Function;/);
      expect(withoutEval(read(name))).not.toMatch(/= Function;/);
    },
  );
  it('the build fails if zod’s source no longer matches what the build replaces', () => {
    expect(() => withoutEval('export const allowsEval = false;')).toThrow(/does not know/);
  });
});

describe('the words of rulesets', () => {
  it('the scripts of a host’s page have no words of a ruleset, and the names that other files import stay', () => {
    const file = new URL('../../src/rules/fifth/words.ts', import.meta.url);
    const code = emptied(readFileSync(file, 'utf8'));
    expect(code).toBe('export const words = undefined;\nexport const olderWords = undefined;');
  });
});

describe('WXT’s content script context', () => {
  const context = readFileSync(`${modules}/wxt/dist/utils/content-script-context.mjs`, 'utf8');
  it('the shipped version of WXT posts no message to the window of the virtual tabletop', () => {
    expect(context).toContain('window.postMessage(');
    const code = withoutPostMessage(context);
    expect(code).not.toContain('postMessage');
    expect(code).toContain('document.dispatchEvent(new CustomEvent(');
    expect(context.length - code.length).toBeLessThan(250);
  });
  it('the build fails if WXT’s source no longer matches what the build replaces', () => {
    expect(() => withoutPostMessage('export {};')).toThrow(/does not know/);
  });
});

describe('license notices', () => {
  it('the npm package of a module is found from the module’s path', () => {
    expect(packageOf('/a/node_modules/preact/dist/preact.mjs')).toBe('/a/node_modules/preact');
    expect(packageOf('\0/a/node_modules/wxt/node_modules/@x/y/z.js?v=1')).toBe(
      '/a/node_modules/wxt/node_modules/@x/y',
    );
    expect(packageOf('/a/src/board/grid.ts')).toBeNull();
    expect(packageOf('\0given:preact')).toBeNull();
  });
  it('the license notices contain the license of each npm package', () => {
    const text = notices([
      `${modules}/zod`,
      `${modules}/@wxt-dev/browser`,
      `${modules}/@preact/signals`,
    ]);
    expect(noticed(text)).toEqual(['@preact/signals', '@wxt-dev/browser', 'zod']);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(3);
    expect(text).toMatch(/Copyright \(c\) 2025 Colin McDonnell/);
  });
  it('license notices cannot be made for an npm package without a license file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quadretto-test-'));
    try {
      writeFileSync(
        join(folder, 'package.json'),
        '{"name":"bare","version":"1.0.0","license":"MIT"}',
      );
      expect(() => notices([folder])).toThrow('bare ships, and has no licence');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
