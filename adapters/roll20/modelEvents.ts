/**
 * Subscribes to the models of the viewed page. Collections may load late, and differ from page to
 * page. The handlers only read and never stop an event. Runs in the page's world.
 */
import type { BackboneEvents } from './live.ts';
import * as ask from './page.ts';

const MOVES = [
  'left',
  'top',
  'width',
  'height',
  'rotation',
  'name',
  'represents',
  'controlledby',
  'layer',
  'statusmarkers',
  'status_dead',
  'tint_color',
];
/**
 * Events of tokens that matter here. Other changes are left out: `lastmove` and `z_index` change
 * throughout a drag.
 */
const OF_TOKENS = ['add', 'remove', 'reset', ...MOVES.map((each) => `change:${each}`)].join(' ');
const OF_STILL = 'add remove reset change';
const OF_CAMPAIGN = ['turnorder', 'initiativepage', 'token_markers']
  .map((each) => `change:${each}`)
  .join(' ');
const OF_CHARACTERS = 'add remove reset change:name change:controlledby';

type Part = 'ground' | 'tokens' | 'voices';

export interface ModelEvents {
  /** Subscribes to the models that are there now, unless they are the same as before. */
  wire(): void;
  end(): void;
}

const modelIn = (of: () => BackboneEvents | undefined): BackboneEvents | undefined => {
  try {
    return of();
  } catch {
    return undefined;
  }
};

function subscribe(
  model: BackboneEvents | undefined,
  events: string,
  heard: () => void,
  signal: AbortSignal,
): void {
  try {
    model?.on?.(events, heard);
    signal.addEventListener(
      'abort',
      () => {
        try {
          model?.off?.(events, heard);
        } catch {
          /* A failure to unsubscribe is ignored. */
        }
      },
      { once: true },
    );
  } catch {
    /* If subscribing fails, the models are still read at each beat. */
  }
}

/** @param mark called with the parts of the table that a model's event may have changed */
export function modelEvents(mark: (...parts: readonly Part[]) => void): ModelEvents {
  let wired: readonly unknown[] = [];
  let over: AbortController | undefined;
  return {
    wire() {
      const here = ask.page();
      const campaign = ask.campaign();
      const [graphics, paths, doors, windows, characters] = [
        () => here?.thegraphics,
        () => here?.thepaths,
        () => here?.doors,
        () => here?.windows,
        () => campaign?.characters,
      ].map(modelIn);
      const parts = [graphics, paths, doors, windows, here, campaign, characters];
      if (parts.every((part, i) => part === wired[i])) return;
      wired = parts;
      over?.abort();
      const { signal } = (over = new AbortController());
      const hear = (model: BackboneEvents | undefined, events: string, ...changed: Part[]): void =>
        subscribe(model, events, () => mark(...changed), signal);
      hear(graphics, OF_TOKENS, 'tokens');
      for (const still of [paths, doors, windows]) hear(still, OF_STILL, 'ground');
      hear(here, 'change', 'ground');
      hear(campaign, OF_CAMPAIGN, 'tokens');
      hear(campaign, 'change:playerpageid change:playerspecificpages', 'ground');
      hear(characters, OF_CHARACTERS, 'voices', 'tokens');
      mark('ground', 'tokens');
    },
    end: () => over?.abort(),
  };
}
