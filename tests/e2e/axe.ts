/** Checks a page or parts of it against WCAG 2.2 AA, as far as this can be automated. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** WCAG 2.5.3, which `axe` checks only on demand: a name contains the visible text. */
const NAMES = { 'label-content-name-mismatch': { enabled: true } };

declare const axe: {
  run(
    context: unknown,
    options: unknown,
  ): Promise<{
    violations: {
      id: string;
      nodes: { target: unknown[]; html: string; failureSummary?: string }[];
    }[];
  }>;
};

/**
 * Waits until fading and moving elements have come to rest: a half-faded element has less contrast
 * and another position.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots = (): readonly DocumentOrShadowRoot[] => [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    // The marks use an endless animation, so it is ignored.
    const moving = (): Animation[] =>
      roots()
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let now = moving(); now.length > 0; now = moving())
      await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)));
  });

/**
 * Each violation as one line. `parts`: the parts to check, as a selector in the page, or as the
 * selectors of the overlay's host and of an element inside it; absent: the whole page. `best`: also
 * check best practices, and names against visible text.
 */
export async function breaches(
  page: Page,
  parts: readonly (string | readonly [host: string, inside: string])[] = [],
  best = false,
): Promise<string[]> {
  // Injects `axe`, once for each page, through the browser's own protocol, because pages forbid
  // inline scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: AXE });
    await session.detach();
  }
  await atRest(page);
  return page.evaluate(
    async ([include, runOnly, rules]) => {
      const context =
        include.length === 0
          ? document
          : {
              include: include.map((part) =>
                typeof part === 'string' ? [part] : { fromShadowDom: part },
              ),
            };
      const { violations } = await axe.run(context, { runOnly, rules });
      return violations.flatMap((v) =>
        v.nodes.map(
          (n) => `${v.id}: ${n.target.flat().join(' ')} ${n.failureSummary ?? ''} ${n.html}`,
        ),
      );
    },
    [parts, best ? [...RULES, 'best-practice'] : RULES, best ? NAMES : {}] as const,
  );
}

/** Smallest side of a target in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

/** Controls inside a part of the overlay that are too small to press, or have no name. */
const unfit = (page: Page, inside: string): Promise<string[]> =>
  page.locator('quadretto-overlay').evaluate(
    (host, [selector, least]) =>
      [...(host.shadowRoot?.querySelectorAll(selector) ?? [])]
        .flatMap((part) => [...part.querySelectorAll('button, select, input')])
        .flatMap((it) => {
          const { width, height } = it.getBoundingClientRect();
          // Elements for screen readers only have no visible size.
          if (width === 0 || it.closest('.unseen') !== null) return [];
          const input = it instanceof HTMLInputElement || it instanceof HTMLSelectElement;
          const name =
            it.getAttribute('aria-label') ??
            it.getAttribute('aria-labelledby') ??
            (input ? it.labels?.[0]?.textContent : it.textContent);
          const what = `${it.tagName} ${name} ${width.toFixed(0)} × ${height.toFixed(0)}`;
          // A click anywhere on a label presses the checkbox inside it.
          const box = input && ['checkbox', 'radio'].includes(it.type);
          return (name ?? '').trim() === '' || (!box && Math.min(width, height) < least - 0.1)
            ? [what]
            : [];
        }),
    [inside, TARGET] as const,
  );

/** Smallest distance in pixels between two buttons with a border. */
const BETWEEN = 4;

/** Neighboring buttons with a border that stand closer together. */
const crowded = (page: Page, inside: string): Promise<string[]> =>
  page.locator('quadretto-overlay').evaluate(
    (host, [selector, least]) =>
      [...(host.shadowRoot?.querySelectorAll(selector) ?? [])]
        .flatMap((part) => [...part.querySelectorAll('.btn + .btn')])
        .flatMap((it) => {
          const [a, b] = [it.previousElementSibling!, it].map((each) =>
            each.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          if (a.width === 0 || b.width === 0) return [];
          const apart = Math.max(
            Math.max(a.left - b.right, b.left - a.right),
            Math.max(a.top - b.bottom, b.top - a.bottom),
          );
          return apart < least - 0.1
            ? [`${it.previousElementSibling?.textContent} | ${it.textContent}: ${apart} px`]
            : [];
        }),
    [inside, BETWEEN] as const,
  );

/**
 * Accessibility faults of a part of the overlay: `axe` violations in normal and in forced colors,
 * targets under 24 px, controls without a name, buttons that touch.
 */
export async function hurdles(page: Page, inside: string): Promise<string[]> {
  const part = [['quadretto-overlay', inside]] as const;
  const usual = [
    ...(await breaches(page, part)),
    ...(await unfit(page, inside)),
    ...(await crowded(page, inside)),
  ];
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await breaches(page, part);
  await page.emulateMedia({ forcedColors: null });
  return [...usual, ...forced.map((each) => `in forced colors: ${each}`)];
}
