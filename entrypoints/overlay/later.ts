/**
 * What the first marks do not need stands in scripts of its own, brought into this page by the
 * background once they stand.
 */
import { effect } from '@preact/signals';
import { browser } from 'wxt/browser';
import { BRING, type Part } from '../../src/access/scripts.ts';
import type { OpenControls } from '../../src/overlay/mount.tsx';
import type { MoreContents, PanelContents } from '../../src/overlay/panels/panel.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { learn, rulesetHere } from '../../src/state/choices.ts';
import type { Wired } from '../../src/state/refereeing/table.ts';
import type { Store } from '../../src/state/store.ts';
import { given } from './given.ts';
import type { refereeing } from './refereeing.ts';

export interface Later {
  readonly panels: PanelContents;
  readonly refereeing: typeof refereeing;
}

interface Parts {
  readonly controls: OpenControls;
  readonly later: Later;
  readonly rounds: MoreContents;
  readonly texts: readonly Ruleset[];
}

/** Where the scripts meet: a global of our own world, which the page does not see. */
export interface Meeting {
  readonly given: typeof given;
  take<P extends Part>(part: P, brought: Parts[P]): void;
}
declare global {
  var quadrettoLater: Meeting | undefined;
}

const awaited: { [P in Part]?: (brought: Parts[P]) => void } = {};
const meeting: Meeting = { given, take: (part, brought) => awaited[part]?.(brought) };

/** Rejects when it cannot be had; then it may be asked for again. */
export const bring = <P extends Part>(part: P): Promise<Parts[P]> =>
  new Promise((take, reject) => {
    (awaited as { [K in P]?: (brought: Parts[K]) => void })[part] = take;
    globalThis.quadrettoLater = meeting;
    browser.runtime.sendMessage(BRING + part).then((done) => {
      if (done !== true) reject(new Error(`nobody brought ${part}`));
    }, reject);
  });

/** For so long (milliseconds) a page may draw no frame, as one that is hidden does not. */
const UNSEEN = 1000;

/**
 * Once a frame has shown the marks, or might have: scripts that come before it would hold it up.
 */
export const seen = (placed: () => boolean): Promise<void> =>
  new Promise((then) => {
    let waits = true;
    const go = (): void => {
      waits = false;
      then();
    };
    setTimeout(go, UNSEEN);
    const look = (): void =>
      void requestAnimationFrame(() => {
        if (placed()) setTimeout(go);
        else if (waits) look();
      });
    look();
  });

/** Milliseconds before texts are asked for again; twice as long each time. */
const AGAIN = 250;

/** Brings the texts that most tables do not play by, as soon as one of them is chosen. */
export function bringTexts(store: Store, end: AbortSignal): void {
  let asked = false;
  const ask = (after: number): void =>
    void bring('texts').then(learn, () => {
      setTimeout(() => {
        if (!end.aborted) ask(2 * after);
      }, after);
    });
  const stop = effect(() => {
    if (asked || rulesetHere(store.ruleset.value) !== undefined) return;
    asked = true;
    ask(AGAIN);
  });
  end.addEventListener('abort', stop, { once: true });
}

/**
 * Stands at the table for a referee who is still on the way: nothing is held back meanwhile, and
 * nothing that lasts is lost.
 */
export function deputy(): Wired & { give(place: Wired): void } {
  let referee: Wired | undefined;
  let commands: Parameters<Wired['commands']>[0] | undefined;
  let notes: Parameters<Wired['notes']>[0] | undefined;
  return {
    moved: (move) => referee?.moved(move),
    intends: (move) => referee?.intends(move) ?? true,
    rolled: (roll) => referee?.rolled(roll),
    notes(now) {
      notes = now;
      referee?.notes(now);
    },
    commands(now) {
      commands = now;
      referee?.commands(now);
    },
    give(place) {
      referee = place;
      if (commands !== undefined) place.commands(commands);
      if (notes !== undefined) place.notes(notes);
    },
  };
}
