/**
 * Presses the toolbar button as a user does, which gives the extension access to that tab. Then
 * operates the popup that opens.
 */
import type { CDPSession, Page } from 'playwright-core';
import { browserSession, type Chromium } from './chromium.ts';

export interface ActionPopup {
  /** Evaluates an expression in the popup; its value must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the button with this text. */
  press(name: string): Promise<void>;
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;
interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
}

const WAIT_MS = 30_000;

/**
 * Connects to the popup. The browser does not list it as a page, so messages to its target reach
 * it.
 */
async function attach(session: CDPSession, targetId: string): Promise<ActionPopup> {
  const send = session.send.bind(session) as Send;
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  const evaluate = <T>(expression: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const heard = ({ message }: { message: string }): void => {
        const answer = JSON.parse(message) as {
          id?: number;
          error?: { message: string };
          result?: { result: { value: T }; exceptionDetails?: { text: string } };
        };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', heard);
        const wrong = answer.error?.message ?? answer.result?.exceptionDetails?.text;
        if (wrong === undefined && answer.result !== undefined) resolve(answer.result.result.value);
        else reject(new Error(`the popup: ${wrong ?? 'no answer'}`));
      };
      session.on('Target.receivedMessageFromTarget', heard);
      const message = JSON.stringify({
        id,
        method: 'Runtime.evaluate',
        params: { expression, awaitPromise: true, returnByValue: true, userGesture: true },
      });
      send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  return {
    evaluate,
    async press(name) {
      const pressed = (): Promise<boolean> =>
        evaluate<boolean>(`(() => {
        const name = ${JSON.stringify(name)};
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find((each) => each.textContent === name);
        button?.click();
        return button !== undefined;
      })()`);
      // The popup shows its buttons only after it has examined the tab, so wait.
      for (const until = Date.now() + WAIT_MS; !(await pressed());) {
        if (Date.now() > until) throw new Error(`the popup has no button ${name}`);
        await new Promise((later) => {
          setTimeout(later, 50);
        });
      }
    },
  };
}

/** Presses the toolbar button while `page` is in front. */
export async function pressAction(browser: Chromium, page: Page): Promise<ActionPopup> {
  const session = await browserSession(browser.context);
  const send = session.send.bind(session) as Send;
  const targets = async (): Promise<Target[]> =>
    (await send('Target.getTargets', { filter: [{}] }))['targetInfos'] as Target[];
  await page.bringToFront();
  const tab = (await targets()).find(({ type, url }) => type === 'tab' && url === page.url());
  if (tab === undefined) throw new Error(`no tab shows ${page.url()}`);
  const popups = async (): Promise<Target[]> =>
    (await targets()).filter(
      ({ type, url }) =>
        type === 'page' && url === `chrome-extension://${browser.extensionId}/popup.html`,
    );
  // Close any open popup first: pressing the button would close it, and its answers would be lost.
  for (const { targetId } of await popups())
    await send('Target.closeTarget', { targetId }).catch(() => undefined);
  for (const until = Date.now() + WAIT_MS; (await popups()).length > 0 && Date.now() < until;)
    await page.waitForTimeout(50);
  await send('Extensions.triggerAction', { id: browser.extensionId, targetId: tab.targetId });
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await page.waitForTimeout(50)) {
    const [popup] = await popups();
    if (popup !== undefined) return attach(session, popup.targetId);
  }
  throw new Error('no popup opened');
}
