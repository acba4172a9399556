/**
 * In a tab with an overlay, answers the popup and carries out orders of the background. Sends only
 * plain data, because the popup itself has the texts.
 */
import { browser } from '../../src/access/browser.ts';
import type { OverlayState } from '../../src/access/overlayMessages.ts';
import { TO_OVERLAY } from '../../src/access/scripts.ts';
import { siteOf } from '../../src/access/site.ts';
import { alike, commonOf, isPolicy } from '../../src/encounter/policy.ts';
import { chooseRuleset, rulesetChosen } from '../../src/state/choices.ts';
import { foreignGame } from '../../src/state/uncoveredGame.ts';
import type { Store } from '../../src/state/store.ts';

function stateOf(store: Store): OverlayState {
  const scene = store.amended.value;
  const { grid, walls = [], turn, creatures = [] } = scene ?? {};
  const policies = store.referee.value?.policies.value;
  return {
    open: store.map.value !== '',
    marks: !store.muted.value,
    ruleset: store.ruleset.value,
    policy: policies === undefined ? null : (commonOf(policies) ?? 'mixed'),
    read:
      grid === undefined
        ? null
        : {
            // The cast is needed because the type of a scene's grid may lack hexes.
            hex: (grid.kind as string) === 'hex',
            metresPerCell: grid.metresPerCell,
            walls: walls.length,
            turns: turn?.order !== undefined,
            creatures: creatures.length,
            reachless: creatures.filter(({ reach }) => reach === undefined).length,
          },
    notices: [...foreignGame(store), ...store.notices.value].map(({ code, params }) => ({
      code,
      ...(params !== undefined && { params: { ...params } }),
    })),
  };
}

const here = (): string => siteOf(location.href)?.pattern ?? '';

/** Answers until the signal is aborted; calls `end` when the overlay must leave this page. */
export function answerPopup(store: Store, end: () => void, signal: AbortSignal): void {
  const heard = (message: unknown, _sender: unknown, answer: (said: unknown) => void): void => {
    if (typeof message !== 'string') return;
    const { state, scene, marksOn, marksOff, ruleset, policy, leave } = TO_OVERLAY;
    if (message === scene)
      answer(store.amended.value === null ? null : JSON.stringify(store.amended.value, null, 2));
    else if (
      message === TO_OVERLAY.end ||
      (message.startsWith(leave) && message.slice(leave.length).split(' ').includes(here()))
    ) {
      end();
      answer(true);
    } else if (
      message === state ||
      message === marksOn ||
      message === marksOff ||
      message.startsWith(ruleset) ||
      message.startsWith(policy)
    ) {
      if (message === marksOn || message === marksOff) store.muted.value = message === marksOff;
      if (message.startsWith(ruleset))
        chooseRuleset(store, rulesetChosen(message.slice(ruleset.length)));
      if (message.startsWith(policy)) {
        const wanted = message.slice(policy.length);
        if (isPolicy(wanted)) store.referee.value?.setPolicies(alike(wanted));
      }
      answer(stateOf(store));
    }
  };
  browser.runtime.onMessage.addListener(heard);
  signal.addEventListener(
    'abort',
    () => {
      // After an update the extension's runtime is gone, and the listener with it.
      if (browser.runtime?.id !== undefined) browser.runtime.onMessage.removeListener(heard);
    },
    { once: true },
  );
}
