/** Clients at stand-in tables that write to the chat, with the messages that they sent. */
import { Window } from 'happy-dom';
import { vi } from 'vitest';
import type { Hearer, HostRoll, Whispered } from '../../../src/state/host.ts';
import { begin } from '../../../adapters/common/begin.ts';
import { commands as foundryActs } from '../../../adapters/foundry/act.ts';
import { start as startFoundry } from '../../../adapters/foundry/index.ts';
import { commands as roll20Acts } from '../../../adapters/roll20/moveAttribution.ts';
import { start as startRoll20 } from '../../../adapters/roll20/index.ts';
import { pollTable } from '../../../adapters/roll20/pollTable.ts';
import { TO_PAGE } from '../../../src/bridge/messages.ts';
import { client } from '../../adapters/foundry-client.ts';
import { roll20Host } from '../../drift/roll20-host.ts';
import { hearing } from '../../drift/outcome.ts';
import { seat as seated } from '../../drift/seat.ts';
import { passed } from '../../drift/window.ts';
import { GM } from '../../hosts/roll20/world/campaign.ts';
import type { CampaignData, Engine } from '../../hosts/roll20/world/types.ts';
import { lineOf, type Line as Sheet } from '../../hosts/roll20/lines.ts';
import { hearersOf } from '../../hosts/roll20/whispers.ts';

export interface Line {
  readonly text: string;
  readonly to: readonly string[] | null;
}
type Whisper = (text: string, to: Hearer) => Promise<Whispered>;

/** A chat input box that sends at once. It has only the parts that the adapter uses. */
function chatBox(me: string, sent: (text: string) => void): (selector: string) => object | null {
  const nothing = (): void => undefined;
  const box = {
    value: '',
    disabled: false,
    readOnly: false,
    selectionStart: 0,
    selectionEnd: 0,
    selectionDirection: 'none',
    dispatchEvent: () => true,
    setSelectionRange: nothing,
    addEventListener: nothing,
  };
  const button = {
    click() {
      sent(box.value);
      box.value = '';
    },
  };
  const speakers = {
    options: [{ value: `player|${me}`, text: me, selected: true }],
    selectedIndex: 0,
  };
  const parts: Readonly<Record<string, object>> = {
    '#textchat-input textarea': box,
    '#textchat-input button': button,
    '#speakingas': speakers,
  };
  return (selector) => parts[selector] ?? null;
}

/**
 * Starts a client at a Roll20 table, whispers, and leaves.
 * @param named this user's own display name in the chat box
 */
export async function whisperAtRoll20(
  engine: Engine,
  user: 'gm' | 'player',
  prepare: (campaign: CampaignData) => void,
  work: (whisper: Whisper) => Promise<void>,
): Promise<readonly Line[]> {
  let data: CampaignData | undefined;
  const host = roll20Host({
    engine,
    user,
    sheet: 'dnd35',
    scene: 'skirmish',
    prepare: (campaign) => prepare((data = campaign)),
  });
  const lines: Line[] = [];
  const { players = [], characters = [], me = '' } = data ?? {};
  const name = String(players.find(({ id }) => id === me)?.['displayname']);
  const list = (hands: unknown): string[] =>
    String(hands ?? '')
      .split(',')
      .filter((id) => id !== '');
  const ears = {
    gms: [GM],
    players: players.map((each) => ({ id: String(each['id']), name: String(each['displayname']) })),
    characters: characters.map(({ attributes: a }) => ({
      id: String(a['id']),
      name: String(a['name']),
      hands: list(a['controlledby']),
    })),
  };
  const chat = chatBox(name, (text) =>
    lines.push(...text.split('\n').map((line) => ({ text: line, to: hearersOf(line, ears) }))),
  );
  const canvas = document.querySelector.bind(document);
  Object.assign(document, {
    activeElement: null,
    querySelector: (selector: string) => chat(selector) ?? canvas(selector),
  });
  const { target, signal, frames, turned, leave } = seated(host, null, 683.4);
  target.safely('begin', () => begin(target as never, 'roll20', pollTable, roll20Acts));
  const { whisper } = startRoll20(
    hearing().listener,
    signal,
    target as unknown as Parameters<typeof startRoll20>[2],
  );
  await passed(target, 700, 100);
  await frames();
  await turned(2050);
  await work(whisper ?? (() => Promise.resolve(false)));
  leave();
  return lines;
}

/** A chat message, as Roll20's page shows it. */
export interface Posted {
  readonly sheet: Sheet;
  /** The name before the message; absent if the page shows none. */
  readonly by?: string;
  /** Whether this user wrote the message. */
  readonly own?: boolean;
  readonly playerid?: string;
}

/**
 * Starts a client at a Roll20 table while these chat messages arrive; returns the rolls that the
 * adapter reports.
 */
export async function rollsAtRoll20(
  engine: Engine,
  user: 'gm' | 'player',
  prepare: (campaign: CampaignData) => void,
  lines: readonly Posted[],
): Promise<readonly HostRoll[]> {
  const host = roll20Host({ engine, user, sheet: 'dnd35', scene: 'skirmish', prepare });
  const view = new Window();
  const page = view.document;
  const content = page.createElement('div');
  page.body.append(content);
  let observed: (changes: readonly object[]) => void = () => undefined;
  const canvas = document.querySelector.bind(document);
  vi.stubGlobal('Element', view.Element);
  Object.assign(document, {
    querySelector: (selector: string) =>
      selector === '#textchat .content' ? content : canvas(selector),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(heard: (changes: readonly object[]) => void) {
        observed = heard;
      }
      observe(): void {
        /* the test reports added messages itself, below */
      }
      disconnect(): void {
        /* nothing to stop */
      }
    },
  );
  const { target, signal, frames, turned, leave } = seated(host, null, 683.4);
  target.safely('begin', () => begin(target as never, 'roll20', pollTable, roll20Acts));
  const { heard, listener } = hearing();
  startRoll20(listener, signal, target as unknown as Parameters<typeof startRoll20>[2]);
  await passed(target, 700, 100);
  await frames();
  await turned(6150);
  lines.forEach(({ sheet, by, own = false, playerid }, i) => {
    const message = page.createElement('div');
    message.className = `message general${own ? ' you' : ''}`;
    message.dataset['messageid'] = `-M${i}`;
    if (playerid !== undefined) message.dataset['playerid'] = playerid;
    message.innerHTML = lineOf(sheet, by);
    content.append(message);
    observed([{ addedNodes: [message] }]);
  });
  await frames();
  leave();
  return heard.rolled;
}

export interface Message {
  readonly content: string;
  readonly whisper: readonly string[];
}

/**
 * One client at a Foundry table, with both ways to send to its chat: the adapter's command, and a
 * forged command on the bridge.
 */
export function chatAtFoundry(generation: 12 | 13, user: 'gm' | 'player') {
  const { target, end } = client(generation, user);
  const sent: Message[] = [];
  vi.stubGlobal('ChatMessage', {
    create: (message: Message) => {
      sent.push(message);
      return Promise.resolve({ id: 'm' });
    },
    // The host looks up recipients by name, and a user or an actor may have any name.
    getWhisperRecipients: () => [{ id: 'second0000000000' }],
  });
  begin(target as never, 'foundry', () => undefined, foundryActs);
  const { whisper } = startFoundry(
    hearing().listener,
    end.signal,
    target as unknown as Parameters<typeof startFoundry>[2],
  );
  const forge = (...args: readonly string[]): void => {
    target.dispatchEvent(
      new CustomEvent(TO_PAGE, { detail: JSON.stringify({ id: 'forged', name: 'whisper', args }) }),
    );
  };
  return { sent, whisper: whisper ?? (() => Promise.resolve(false)), forge, end };
}
