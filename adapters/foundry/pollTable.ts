/**
 * Decides when to read a Foundry table: its hooks mark the facts that may have changed, and at most
 * once per animation frame the changes are read and reported. The handlers here never return a
 * veto; only moves.ts may refuse a move.
 */
import type { Tell } from '../../src/bridge/page.ts';
import { atNextFrame, type NextFrame } from '../common/nextFrame.ts';
import { follow as steadily } from '../common/safeRead.ts';
import { whenChanged } from '../common/sendChanged.ts';
import { canvasFrames } from './canvasFrames.ts';
import type { Message, Sent, SentCamera } from './live.ts';
import * as ask from './page.ts';
import { proposalIn } from './proposalWhispers.ts';
import { rollIn } from './chatRolls.ts';
import { carriesGround, noGround } from './readScene.ts';
import { createTableReader, sheetsOf, type TableReader } from './tableReader.ts';

const BEAT_MS = 2000;
/**
 * During an animated move, sight changes at every frame. Reports of newly visible tokens and of
 * explored walls may wait this many milliseconds.
 */
const SIGHT_MS = 150;
const FOG_MS = 1000;
/**
 * For changes that no hook reports: the number of sheets that each beat reads again, and the number
 * of beats between two reads of grid, walls and ground.
 */
const AGAIN = 10;
const GROUND_BEATS = 5;

const documents = (...names: string[]): string[] =>
  names.flatMap((n) => [`create${n}`, `update${n}`, `delete${n}`]);

type On = (names: readonly string[], heard: (...args: unknown[]) => void, part?: string) => void;
type Due = TableReader['due'];

/** Listens to Foundry's hooks until the signal is aborted. */
const listenTo =
  (hooks: NonNullable<ReturnType<typeof ask.hooks>>, signal: AbortSignal): On =>
  (names, heard, part = 'hooks') => {
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

/** Marks as due what each hook may have changed. */
function onDocuments(
  on: On,
  { due, changed }: TableReader,
  mark: (part: 'ground' | 'tokens') => void,
): void {
  on(
    [
      'createToken',
      'deleteToken',
      'drawToken',
      ...documents('Combat', 'Combatant'),
      'renderCombatTracker',
    ],
    () => mark('tokens'),
  );
  on(['updateToken'], (doc, diff) => {
    const { id, parent } = doc as { id: string; parent?: { id: string } | null };
    if (parent != null && parent.id !== ask.drawnScene()) return;
    changed.set(id, { ...changed.get(id), ...(diff as object) });
    if (carriesGround(id)) mark('ground');
    if (['actorId', 'delta', 'actorLink'].some((key) => key in (diff as object)))
      due.sheets.add(id);
    mark('tokens');
  });
  if (ask.generation() >= 14) on(['planToken', 'stopToken', 'moveToken'], () => mark('tokens'));
  on([...documents('Wall', 'Region', 'RegionBehavior', 'Level'), 'updateScene'], () =>
    mark('ground'),
  );
  on([...documents('Item', 'ActiveEffect'), 'updateActor'], (document) => {
    for (const id of sheetsOf(document)) due.sheets.add(id);
    mark('tokens');
  });
}

/** Marks light and sight as due, seldom: animated lights and moves change them at every frame. */
function onSight(on: On, due: Due, { soon }: NextFrame, signal: AbortSignal): void {
  let sight: ReturnType<typeof setTimeout> | undefined;
  let light: ReturnType<typeof setTimeout> | undefined;
  let fogRead = 0;
  on(['lightingRefresh'], () => {
    light ??= setTimeout(() => {
      light = undefined;
      due.light = true;
      soon();
    }, SIGHT_MS);
  });
  on(['sightRefresh'], () => {
    sight ??= setTimeout(() => {
      sight = undefined;
      if (Date.now() - fogRead > FOG_MS && !ask.isMaster()) {
        fogRead = Date.now();
        due.ground = true;
      }
      due.tokens = true;
      soon();
    }, SIGHT_MS);
  });
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(sight);
      clearTimeout(light);
    },
    { once: true },
  );
}

/** Reports what players write and roll in the chat. */
const onChat = (on: On, tell: Tell<Sent>): void =>
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

/** Watches one table until the signal is aborted. */
export function pollTable(tell: Tell<Sent>, signal: AbortSignal): void {
  const hooks = ask.hooks();
  if (hooks === undefined) return;
  const shown = whenChanged<SentCamera>((camera) => tell('camera', camera));
  const reader = createTableReader(tell, () => {
    shown.forget();
    next.soon();
  });
  const { due, updates } = reader;
  const next = atNextFrame(() => reader.read(), 'tokens', signal);
  const mark = (part: 'ground' | 'tokens'): void => {
    due[part] = true;
    next.soon();
  };
  const frames = canvasFrames((rect) => {
    if (!ask.mapReady()) return;
    shown.tell(ask.camera(rect));
    updates.tell('drag', ask.drag());
  });

  const on = listenTo(hooks, signal);
  on(['canvasReady'], () => {
    frames.follow();
    reader.everything();
  });
  on(['canvasTearDown'], () => {
    tell('gone', {});
  });
  onDocuments(on, reader, mark);
  on(['updateCombat'], (_fight, changes, _options, by) => {
    ask.noted(changes, by);
  });
  onChat(on, tell);
  on(['controlToken', 'targetToken'], next.soon);
  onSight(on, due, next, signal);
  frames.follow();
  if (ask.mapReady()) next.soon();

  let beats = 0;
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
    frames.renew();
    const seen = ask.tokensSeen();
    for (let i = 0; i < Math.min(AGAIN, seen.length); i += 1)
      due.sheets.add(seen[(beats * AGAIN + i) % seen.length]?.document.id ?? '');
    if (beats % GROUND_BEATS === 0) {
      due.light = true;
      mark('ground');
    }
    next.overdue();
    mark('tokens');
  }, BEAT_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(beat);
      frames.end();
    },
    { once: true },
  );
}
