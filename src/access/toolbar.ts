/**
 * Draws the toolbar button of a tab: light blue where Quadretto works, with a badge where it needs
 * a permission or log entries wait. `entrypoints/background.ts` decides when.
 */
import { browser } from 'wxt/browser';
import { LOG_WAITS } from './scripts.ts';

const SIZES = [16, 32, 48, 128];
const icon = (state: 'on' | 'off') =>
  Object.fromEntries(SIZES.map((px) => [px, `/icon/${state}-${px}.png`]));
const [ON, OFF] = [icon('on'), icon('off')];

export interface Badge {
  readonly text: string;
  readonly colour: string;
}

const INK = '#0B0F14';
const ASKS: Badge = { text: '!', colour: '#FFC24A' };
/** Largest number shown on the badge: a larger one does not fit. */
const MOST = 99;

/** The badge for `n` waiting log entries; empty text for none. */
export const waitingBadge = (n: number): Badge => ({
  text: n <= 0 ? '' : n > MOST ? `${MOST}+` : String(n),
  colour: '#FF8A3D',
});

/** A badge belongs to one tab and disappears with its icon when the tab loads another page. */
async function show(tabId: number, { text, colour }: Badge): Promise<void> {
  await browser.action.setBadgeText({ tabId, text });
  if (text === '') return;
  await browser.action.setBadgeBackgroundColor({ tabId, color: colour });
  await browser.action.setBadgeTextColor({ tabId, color: INK });
}

/** Marks the tab as one where Quadretto works. */
export async function showActive(tabId: number): Promise<void> {
  await browser.action.setIcon({ tabId, path: ON });
  await show(tabId, waitingBadge(0));
}

/** Marks the tab as one where the overlay no longer works. */
export async function showInactive(tabId: number): Promise<void> {
  await browser.action.setIcon({ tabId, path: OFF });
  await show(tabId, waitingBadge(0));
}

/** Marks the tab as one whose page has removed the overlay. */
export async function showLost(tabId: number): Promise<void> {
  await showInactive(tabId);
  await show(tabId, ASKS);
}

/** Marks the tab as one with a table that we may not read. */
export const wantsGrant = (tabId: number): Promise<void> => show(tabId, ASKS);

export const logWaits = (tabId: number, n: number): Promise<void> => show(tabId, waitingBadge(n));

/** The number in a message about waiting log entries; null for any other message. */
export function waitingIn(message: unknown): number | null {
  const digits =
    typeof message === 'string' && message.startsWith(LOG_WAITS)
      ? message.slice(LOG_WAITS.length)
      : '';
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
