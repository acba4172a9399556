/** With reduced motion nothing on the screen moves by itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marksCss } from '../../src/overlay/css.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const sheets = ['src', 'entrypoints'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [join(folder, file), readFileSync(join(ROOT, folder, file), 'utf8')] as const),
);

describe('motion that the user has switched off', () => {
  it(
    'each CSS animation and transition applies only inside the overlay’s element, where the ' +
      'user can reduce motion',
    () => {
      const moving = sheets.flatMap(([file, css]) =>
        [...css.matchAll(/([^{}]+)\{[^{}]*\b(?:animation|transition):/g)].map(
          ([, selector = '']) => [file, selector.trim().replace(/^[\s\S]*\*\/\s*/, '')] as const,
        ),
      );
      expect(moving.length).toBeGreaterThan(2);
      for (const [file, selector] of moving)
        for (const each of selector.split(/,\s*/)) expect.soft(each, file).toMatch(/^\.q[ [.:]/);
    },
  );

  it(
    'if the user prefers reduced motion, the overlay has no animations, transitions or smooth ' +
      'scrolling',
    () => {
      const [, theme = ''] = sheets.find(([file]) => file.endsWith('theme.css')) ?? [];
      const rule = theme.slice(theme.indexOf('prefers-reduced-motion: reduce'));
      for (const part of ['.q,', '.q *,', '.q *::before,', '.q *::after'])
        expect(rule).toContain(part);
      for (const stop of [
        'animation-duration: 0s',
        'transition-duration: 0s',
        'scroll-behavior: auto',
      ])
        expect(rule).toContain(`${stop} !important`);
    },
  );

  it('the marks on the map have neither an animation nor a transition', () => {
    expect(marksCss).not.toMatch(/animation|transition/);
  });
});
