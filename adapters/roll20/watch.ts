/**
 * Decides when to read a Roll20 table. Its models report most changes. No event reports a change of
 * page, selection or camera, so these are read at every frame or a few times a second. The table is
 * read at most once per frame, and only differences are sent. The handlers only read and never stop
 * an event.
 */
import { fails, follow as steadily, mustBe } from '../common/safeRead.ts';
import { news, whenChanged } from '../common/sendChanged.ts';
import { untold, type Tell } from '../../src/bridge/page.ts';
import { openSheets } from './attributes.ts';
import { openHand, type Hand } from './drag.ts';
import { moveAttribution } from './moveAttribution.ts';
import type { Heard, Screen, Sent } from './live.ts';
import * as ask from './page.ts';
import { sheetOf } from './pick.ts';

/**
 * Milliseconds between two checks until there is a map. The first marks are delayed by at most this
 * time.
 */
const FIRST_MS = 20;
const LOOK_MS = 300;
const BEAT_MS = 2000;
/** Number of checks without a camera after which the drawn map is searched for again. */
const BLIND_LOOKS = 7;
/** Number of beats between two reads of the walls, which are many and seldom change. */
const GROUND_BEATS = 5;
/** Number of sheets that are read again at each beat. */
const AGAIN = 5;
/** Milliseconds after which a missing campaign or screen is reported. */
const LATE_MS = 30_000;

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

/** Watches the table until the signal is aborted. */
export function watch(tell: Tell<Sent>, signal: AbortSignal): void {
  const began = Date.now();
  const updates = news(tell);
  const seen = whenChanged<Sent['camera']>((camera) => tell('camera', camera));
  const stale = { ground: true, tokens: true, voices: true, sheets: new Set<string>() };
  const sheets = openSheets(
    ask.fetchable,
    (id) => {
      stale.sheets.add(id);
      tokens();
    },
    signal,
  );
  /** The sheets of this page that were sent, as text, by character id. */
  const given = new Map<string, string>();
  let map = '';
  let asked = false;
  let beats = 0;
  let looked = 0;
  let page: AbortController | undefined;
  let wired: readonly unknown[] = [];
  let screen: { of: Screen; hand: Hand; end(): void } | undefined;
  const late = (): boolean => Date.now() - began > LATE_MS;
  // The tokens are read after a drop, because the model may hold a provisional position while the
  // button is down.
  moveAttribution.listen(ask.selection, () => tokens(), signal);

  const soon = (): void => {
    if (asked || signal.aborted) return;
    asked = true;
    requestAnimationFrame(lookNow);
  };
  /** Reads the table now. If a read cannot finish, that is reported. */
  function lookNow(): void {
    let done = false;
    steadily('page', () => {
      read();
      done = true;
    });
    if (!done && !signal.aborted) untold(window, 'tokens');
  }
  const ground = (): void => {
    stale.ground = true;
    soon();
  };
  const tokens = (): void => {
    stale.tokens = true;
    soon();
  };

  function read(): void {
    asked = false;
    if (signal.aborted || !ask.tableReady()) return;
    turnTo(ask.mapId());
    if (stale.ground) updates.tell('ground', ask.ground(late()));
    if (stale.voices) updates.tell('voices', ask.voices());
    if (stale.tokens) {
      const here = ask.charactersHere();
      sheets.want(here);
      for (const [id, character] of here) {
        if (!sheets.ready(id) || (given.has(id) && !stale.sheets.has(id))) continue;
        const sheet = steadily('sheets', () => sheetOf(id, character));
        const text = JSON.stringify(sheet ?? null);
        if (sheet !== undefined && text !== given.get(id)) tell('sheet', sheet);
        given.set(id, text);
      }
      stale.sheets.clear();
      const now = ask.tokens(sheets.unread());
      updates.tell('tokens', {
        ...now,
        tokens: moveAttribution.mark(now.tokens.map((each) => screen?.hand.before(each) ?? each)),
      });
    }
    stale.ground = stale.tokens = stale.voices = false;
    updates.tell('selection', { ids: ask.selection() });
  }

  /** Changes to another page: facts of the old page no longer hold, and a drag is over. */
  function turnTo(now: string): void {
    if (now === map) return;
    if (map !== '') tell('gone', {});
    map = now;
    updates.forget();
    moveAttribution.forget();
    seen.forget();
    given.clear();
    Object.assign(stale, { ground: true, tokens: true, voices: true });
  }

  /**
   * Subscribes to the models of the viewed page. Collections may load late, and differ from page to
   * page.
   */
  function wire(): void {
    const here = ask.page();
    const campaign = ask.campaign();
    const part = (of: () => Heard | undefined): Heard | undefined => {
      try {
        return of();
      } catch {
        return undefined;
      }
    };
    const [graphics, paths, doors, windows, characters] = [
      () => here?.thegraphics,
      () => here?.thepaths,
      () => here?.doors,
      () => here?.windows,
      () => campaign?.characters,
    ].map(part);
    const parts = [graphics, paths, doors, windows, here, campaign, characters];
    if (parts.every((part, i) => part === wired[i])) return;
    wired = parts;
    page?.abort();
    const mine = (page = new AbortController());
    const hear = (model: Heard | undefined, events: string, heard: () => void): void => {
      try {
        model?.on?.(events, heard);
        mine.signal.addEventListener(
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
    };
    hear(graphics, OF_TOKENS, tokens);
    for (const still of [paths, doors, windows]) hear(still, OF_STILL, ground);
    hear(here, 'change', ground);
    hear(campaign, OF_CAMPAIGN, tokens);
    hear(campaign, 'change:playerpageid change:playerspecificpages', ground);
    hear(characters, OF_CHARACTERS, () => {
      stale.voices = true;
      tokens();
    });
    ground();
    tokens();
  }

  /**
   * Runs at each frame: reads camera and dragged token, and checks whether the page is still the
   * same.
   */
  function frame(): void {
    if (screen === undefined) return;
    if (ask.mapId() !== map) return soon();
    // The canvas is measured at each frame, because the legacy engine moves it while scrolling, and
    // both engines resize it for sidebars.
    const { of } = screen;
    const now = steadily('camera', () =>
      mustBe(of.camera(of.view.getBoundingClientRect()), (all) => all.every(Number.isFinite)),
    );
    seen.tell(now);
    if (now !== undefined) looked = 0;
    const ids = ask.selection();
    updates.tell('selection', { ids });
    updates.tell('drag', screen.hand.held(ids));
  }

  /** Subscribes to the engine's frames. The engine loads late and may replace its canvas. */
  function follow(): void {
    // If no camera has been read for a while, the canvas may have been replaced.
    looked = document.hidden ? 0 : looked + 1;
    if (screen !== undefined && looked > BLIND_LOOKS) fails('camera');
    else if (screen?.of.view.isConnected === true) return;
    looked = 0;
    screen?.end();
    screen = undefined;
    const of = ask.screen();
    if (of === undefined) return;
    const end = new AbortController();
    const leave = steadily('frames', () =>
      of.frames(() => {
        try {
          frame();
        } catch {
          /* An error must not reach the host's own drawing code. */
        }
      }),
    );
    screen = {
      of,
      hand: openHand((id) => of.drawn(id), end.signal),
      end() {
        end.abort();
        steadily('frames', () => leave?.());
      },
    };
    ground();
  }

  function look(): void {
    if (!ask.tableReady()) {
      if (late()) updates.tell('ground', ask.nothing());
      return;
    }
    wire();
    follow();
    if (ask.mapId() !== map) soon();
  }

  const looks = setInterval(() => {
    steadily('page', look);
  }, LOOK_MS);
  const first = setInterval(() => {
    if (ask.tableReady()) look();
    if (screen !== undefined || late()) clearInterval(first);
  }, FIRST_MS);
  const beat = setInterval(() => {
    tell('beat', {});
    // Every beat also reads the table again. So if an event is missing, marks are late by a few
    // seconds and not wrong for the whole evening.
    beats += 1;
    if (map === '') return;
    if (beats % GROUND_BEATS === 0) ground();
    const known = [...given.keys()];
    for (let i = 0; i < Math.min(AGAIN, known.length); i += 1)
      stale.sheets.add(known[(beats * AGAIN + i) % known.length] ?? '');
    // A frame was requested at the last beat, and none has come since.
    if (asked && !document.hidden) lookNow();
    stale.voices = true;
    tokens();
  }, BEAT_MS);
  steadily('page', look);
  signal.addEventListener(
    'abort',
    () => {
      for (const timer of [looks, first, beat]) clearInterval(timer);
      page?.abort();
      screen?.end();
      screen = undefined;
    },
    { once: true },
  );
}
