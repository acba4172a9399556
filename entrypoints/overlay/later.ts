/** What the first marks do not need is a script of its own, brought into this page by the background once they stand. */
import { browser } from 'wxt/browser';
import { BRING_LATER } from '../../src/access/scripts.ts';
import type { PanelContents } from '../../src/overlay/panels/panel.ts';
import type { Wired } from '../../src/state/refereeing/table.ts';
import { given } from './given.ts';
import type { refereeing } from './refereeing.ts';

export interface Later {
  readonly panels: PanelContents;
  readonly refereeing: typeof refereeing;
}

/** Where the two scripts meet: a global of our own world, which the page does not see. */
export interface Meeting {
  readonly given: typeof given;
  take(later: Later): void;
}
declare global {
  var quadrettoLater: Meeting | undefined;
}

/** Rejects when it cannot be had; then it may be asked for again. */
export const bringLater = (): Promise<Later> => new Promise((take, reject) => {
  globalThis.quadrettoLater = { given, take };
  browser.runtime.sendMessage(BRING_LATER).then((done) => { if (done !== true) reject(new Error('nobody brought it')); }, reject);
});

/** Stands at the table for a referee who is still on the way: nothing is held back meanwhile, and nothing that lasts is lost. */
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
