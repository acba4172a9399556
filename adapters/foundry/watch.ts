/**
 * Decides when to read a Foundry table: its hooks mark the facts that may have changed, and at most
 * once per animation frame the changes are read and reported. The handlers here never return a
 * veto; only moves.ts may refuse a move.
 */
import { untold, type Tell } from '../../src/bridge/page.ts';
import { fails, follow as steadily } from '../common/safeRead.ts';
import { news, whenChanged } from '../common/sendChanged.ts';
import type { Message, Sent, SentCamera, SentTokens } from './live.ts';
import { planNow, tellMoves } from './moves.ts';
import { levelId } from './levels.ts';
import * as ask from './page.ts';
import { proposalIn } from './proposals.ts';
import { readLight } from './readLight.ts';
import { rollIn } from './rolls.ts';
import { carriesGround, readGround as groundNow, noGround } from './readScene.ts';

/**
 * Priority of our frame callback. It runs after PIXI's renderer, whose priority is −25, so that the
 * report matches the frame on the screen.
 */
const AFTER_DRAWING = -50;
const BEAT_MS = 2000;
/**
 * During an animated move, sight changes at every frame. Reports of newly visible tokens and of
 * explored walls may wait this many milliseconds.
 */
const SIGHT_MS = 150;
const FOG_MS = 1000;
/** Maximum number of sheets in one message; it keeps each message far below the size limit. */
const BATCH = 50;
/**
 * For changes that no hook reports: the number of sheets that each beat reads again, and the number
 * of beats between two reads of grid, walls and ground.
 */
const AGAIN = 10;
const GROUND_BEATS = 5;

const documents = (...names: string[]): string[] =>
  names.flatMap((n) => [`create${n}`, `update${n}`, `delete${n}`]);

/** Watches one table until the signal is aborted. */
export function watch(tell: Tell<Sent>, signal: AbortSignal): void {
  const hooks = ask.hooks();
  if (hooks === undefined) return;
  const dirty = {
    ground: true,
    light: true,
    tokens: true,
    sheets: new Set<string>(),
    allSheets: true,
  };
  const changed = new Map<string, object>();
  const explored = new Map<unknown, string>();
  const updates = news(tell);
  const shown = whenChanged<SentCamera>((camera) => tell('camera', camera));
  /** The sheets that were sent, as text, by token id. */
  const given = new Map<string, string>();
  /** The canvas whose animation frames are followed. */
  const followed: { view?: HTMLElement | undefined; end?: (() => void) | undefined } = {};
  let asked = false;
  let map = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let lighting: ReturnType<typeof setTimeout> | undefined;
  let fogRead = 0;

  const on = (
    names: readonly string[],
    heard: (...args: unknown[]) => void,
    part = 'hooks',
  ): void => {
    for (const name of names) {
      // An error in our handler must never break the host's own work. Changes that no hook reports
      // are found at a later beat.
      steadily('hooks', () => {
        const id = hooks.on(name, (...args) => {
          steadily(part, () => heard(...args));
        });
        signal.addEventListener('abort', () => steadily('hooks', () => hooks.off(name, id)), {
          once: true,
        });
      });
    }
  };
  const soon = (): void => {
    if (asked || signal.aborted) return;
    asked = true;
    requestAnimationFrame(lookNow);
  };
  /** Reads the table now. If a read cannot finish, that is reported. */
  function lookNow(): void {
    let done = false;
    steadily('tokens', () => {
      read();
      done = true;
    });
    if (!done && !signal.aborted) untold(window, 'tokens');
  }
  function read(): void {
    asked = false;
    if (signal.aborted || !ask.mapReady()) return;
    const here = `${ask.mapId()} ${levelId()}`;
    if (here !== map) {
      // The content script forgets everything when the map changes. If only the level changes,
      // everything is sent again too.
      map = here;
      everything();
    }
    if (dirty.ground) {
      updates.tell('ground', groundNow(explored));
      updates.tell('keys', { taken: ask.hostKeys() });
    }
    dirty.ground = false;
    if (dirty.light) updates.tell('light', readLight());
    dirty.light = false;
    const seen = ask.tokensSeen();
    const known = new Set(seen.map((t) => t.document.id));
    const wanted = seen.filter(
      (t) => dirty.allSheets || dirty.sheets.has(t.document.id) || !given.has(t.document.id),
    );
    for (let i = 0; i < wanted.length; i += BATCH) {
      const sheets = wanted.slice(i, i + BATCH).flatMap((t) => {
        const sheet = ask.sheet(t);
        const text = JSON.stringify(sheet ?? null);
        const old = given.get(t.document.id);
        given.set(t.document.id, text);
        return sheet === undefined || text === old ? [] : [sheet];
      });
      if (sheets.length > 0) tell('sheets', { map: ask.mapId(), sheets, broken: [] });
    }
    for (const id of given.keys()) if (!known.has(id)) given.delete(id);
    dirty.allSheets = false;
    dirty.sheets.clear();
    if (dirty.tokens || wanted.length > 0) {
      updates.tell('notes', { notes: ask.notes() });
      tellMoves();
      const table: SentTokens = ask.tokens(changed);
      changed.clear();
      updates.tell('tokens', table);
      updates.tell('plan', planNow());
      // Forgets the sent sheets of tokens that are no longer listed, as the content script does, so
      // that they are sent again when the token returns.
      const listed = new Set(
        (table.tokens as readonly { readonly id: string }[]).map(({ id }) => id),
      );
      for (const id of given.keys()) if (!listed.has(id)) given.delete(id);
    }
    dirty.tokens = false;
    mine();
  }

  function mine(): void {
    updates.tell('selection', { ids: ask.selection() });
    updates.tell('targets', { ids: ask.targets() });
  }

  const tokens = (): void => {
    dirty.tokens = true;
    soon();
  };
  const ground = (): void => {
    dirty.ground = true;
    soon();
  };
  const everything = (): void => {
    updates.forget();
    shown.forget();
    explored.clear();
    given.clear();
    Object.assign(dirty, { ground: true, light: true, tokens: true, allSheets: true });
    soon();
  };
  /**
   * Marks the sheets that a changed document affects: the sheet of a changed actor, or of the owner
   * of a changed item or effect.
   */
  const sheets = (document: unknown): void => {
    for (
      let here = document;
      typeof here === 'object' && here !== null;
      here = (here as { parent?: unknown }).parent
    ) {
      for (const token of ask.tokensSeen()) {
        const same =
          token.actor === here ||
          (token.actor != null && token.actor.id === (here as { id?: unknown }).id);
        if (same) dirty.sheets.add(token.document.id);
      }
    }
    tokens();
  };

  on(['canvasReady'], () => {
    follow();
    everything();
  });
  on(['canvasTearDown'], () => {
    tell('gone', {});
  });
  on(
    [
      'createToken',
      'deleteToken',
      'drawToken',
      ...documents('Combat', 'Combatant'),
      'renderCombatTracker',
    ],
    tokens,
  );
  on(['updateToken'], (doc, diff) => {
    const { id, parent } = doc as { id: string; parent?: { id: string } | null };
    if (parent != null && parent.id !== ask.mapId()) return;
    changed.set(id, { ...changed.get(id), ...(diff as object) });
    if (carriesGround(id)) ground();
    if (
      'actorId' in (diff as object) ||
      'delta' in (diff as object) ||
      'actorLink' in (diff as object)
    )
      dirty.sheets.add(id);
    tokens();
  });
  if (ask.generation() >= 14) on(['planToken', 'stopToken', 'moveToken'], tokens);
  on(['updateCombat'], (_fight, changes, _options, by) => {
    ask.noted(changes, by);
  });
  on(
    ['createChatMessage'],
    (message) => {
      const roll = rollIn(message as Message);
      if (roll !== undefined) tell('rolled', roll);
      const proposal = proposalIn(message as Message);
      if (proposal !== undefined) tell('proposed', proposal);
    },
    'chat',
  );
  on(documents('Wall', 'Region', 'RegionBehavior', 'Level'), ground);
  on(['updateScene'], ground);
  on([...documents('Item', 'ActiveEffect'), 'updateActor'], sheets);
  on(['controlToken', 'targetToken'], soon);
  // Animated lights refresh at every frame; only what they reach is read, and not each time.
  on(['lightingRefresh'], () => {
    lighting ??= setTimeout(() => {
      lighting = undefined;
      dirty.light = true;
      soon();
    }, SIGHT_MS);
  });
  on(['sightRefresh'], () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (Date.now() - fogRead > FOG_MS && !ask.isMaster()) {
        fogRead = Date.now();
        dirty.ground = true;
      }
      tokens();
    }, SIGHT_MS);
  });
  follow();
  if (ask.mapReady()) soon();

  // ── Frame by frame: the camera and the dragged token ──
  function follow(): void {
    const frames = ask.ticker();
    const view = ask.view();
    if (frames === undefined || view === undefined || view === followed.view) return;
    followed.end?.();
    const end = new AbortController();
    let rect: DOMRect | undefined;
    const moved = (): void => {
      rect = undefined;
    };
    const frame = (): void => {
      drawn += 1;
      if (drawn === 1) steadily('frames', () => undefined);
      rect ??= view.getBoundingClientRect();
      if (!ask.mapReady()) return;
      shown.tell(ask.camera(rect));
      updates.tell('drag', ask.drag());
    };
    const size = new ResizeObserver(moved);
    size.observe(view);
    addEventListener('resize', moved, { signal: end.signal });
    addEventListener('scroll', moved, { signal: end.signal, capture: true });
    try {
      frames.add(frame, undefined, AFTER_DRAWING);
    } catch {
      fails('frames');
    }
    Object.assign(followed, {
      view,
      end: () => {
        end.abort();
        size.disconnect();
        steadily('frames', () => frames.remove(frame, undefined));
      },
    });
  }

  let beats = 0;
  /** Number of frames drawn since the last beat; the canvas calls `frame` for each. */
  let drawn = 0;
  const beat = setInterval(() => {
    const connected = ask.connected();
    tell('beat', connected === undefined ? {} : { connected });
    if (!ask.mapReady()) {
      if (ask.lost()) updates.tell('ground', noGround());
      return;
    }
    // Every beat also reads the table again. So if a hook stops firing, marks are late by a few
    // seconds and not wrong for the whole evening.
    beats += 1;
    if (drawn === 0 && !document.hidden) {
      followed.end?.();
      fails('frames');
      followed.view = undefined;
    }
    drawn = 0;
    follow();
    const seen = ask.tokensSeen();
    for (let i = 0; i < Math.min(AGAIN, seen.length); i += 1)
      dirty.sheets.add(seen[(beats * AGAIN + i) % seen.length]?.document.id ?? '');
    if (beats % GROUND_BEATS === 0) {
      dirty.light = true;
      ground();
    }
    // A frame was requested at the last beat, and none has come since.
    if (asked && !document.hidden) lookNow();
    tokens();
  }, BEAT_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(beat);
      clearTimeout(waiting);
      clearTimeout(lighting);
      followed.end?.();
      Object.assign(followed, { view: undefined, end: undefined });
    },
    { once: true },
  );
}
