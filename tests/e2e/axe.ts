/** Checks a page or parts of it against WCAG 2.2 AA, as far as a program can. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
 * check best practices.
 */
export async function breaches(
  page: Page,
  parts: readonly (string | readonly [host: string, inside: string])[] = [],
  best = false,
): Promise<string[]> {
  // Through the browser's own protocol: pages forbid inline scripts.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
  await atRest(page);
  return page.evaluate(
    async ([include, runOnly]) => {
      const context =
        include.length === 0
          ? document
          : {
              include: include.map((part) =>
                typeof part === 'string' ? [part] : { fromShadowDom: part },
              ),
            };
      const { violations } = await axe.run(context, { runOnly });
      return violations.flatMap((v) =>
        v.nodes.map(
          (n) => `${v.id}: ${n.target.flat().join(' ')} ${n.failureSummary ?? ''} ${n.html}`,
        ),
      );
    },
    [parts, best ? [...RULES, 'best-practice'] : RULES] as const,
  );
}
