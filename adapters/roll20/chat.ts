/**
 * Whispers through Roll20's own chat box: the line is put in place of what stands there, sent as
 * the player, and what the user was typing comes back, with its caret and the focus. Elements:
 * hosts' report, chat (Beyond20's way).
 */
import type { Commands, Hearer, Whispered } from '../adapter.ts';
import { tameText } from '../../src/chat/tame.ts';
import type { RawVoices } from './schema.ts';

/** A line that the box still holds after this long was not sent. */
const PATIENCE_MS = 1500;
/** A box that is emptied late would take the user's text with it: so long it is looked after. */
const CARE_MS = 300;
const LOOK_MS = 25;

const later = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
  });

/** Through the shadow roots, ours above all. */
function focused(page: Document): Element | null {
  let at = page.activeElement;
  while (at?.shadowRoot?.activeElement != null) at = at.shadowRoot.activeElement;
  return at;
}

interface Chat {
  readonly box: HTMLTextAreaElement;
  readonly send: HTMLElement;
  readonly speakers: HTMLSelectElement | null;
}

function chatOf(page: Document): Chat | null {
  const box = page.querySelector<HTMLTextAreaElement>('#textchat-input textarea');
  const send =
    page.querySelector<HTMLElement>('#textchat-input button') ??
    page.querySelector<HTMLElement>('#chatSendBtn');
  if (box === null || send === null || box.disabled || box.readOnly) return null;
  return { box, send, speakers: page.querySelector<HTMLSelectElement>('#speakingas') };
}

/** The player's own entry among those who may be spoken as. */
const player = (speakers: HTMLSelectElement | null): HTMLOptionElement | undefined =>
  [...(speakers?.options ?? [])].find(({ value }) => value.startsWith('player|'));

/** What ends the quotes, or is acted upon between them. */
const UNQUOTABLE = /["\p{Cc}]|\[\[|[@%?&]\{|#/u;

/** What this client's own page says of its user; null: not yet. */
export type Me = (Pick<RawVoices, 'me' | 'alone'> & { readonly gm: boolean }) | null;

/**
 * How the hearer is addressed. Masters are `gm`, which is nobody's name. A player is addressed by a
 * name alone, and whoever else has it hears the whisper too: then it is refused. `false`: the name
 * is not known, or cannot be written.
 */
function address(to: Hearer, me: Me): { readonly words: string } | Exclude<Whispered, true> {
  if (to === 'gm' || me?.gm === true) return { words: 'gm' };
  const name = me?.me ?? '';
  if (name === '' || UNQUOTABLE.test(name) || me?.alone == null) return false;
  return me.alone ? { words: `"${name}"` } : 'ambiguous';
}

function write(box: HTMLTextAreaElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

async function say(text: string, to: Hearer, page: Document, me: Me): Promise<Whispered> {
  const chat = chatOf(page);
  const line = tameText(text);
  if (chat === null || line === '') return false;
  const hearer = address(to, me);
  if (typeof hearer !== 'object') return hearer;
  const { box, send, speakers } = chat;
  const whole = `/w ${hearer.words} ${line}`;
  const kept = {
    text: box.value,
    from: box.selectionStart,
    to: box.selectionEnd,
    way: box.selectionDirection,
    speaker: speakers?.selectedIndex ?? -1,
  };
  const focus = focused(page);
  const own = player(speakers);
  if (own !== undefined) own.selected = true;
  write(box, whole);
  send.click();
  const held = (): boolean => box.value.startsWith(whole);
  for (let waited = 0; held() && waited < PATIENCE_MS; waited += LOOK_MS) await later();
  const sent = !held();
  // Typed meanwhile, it belongs behind what stood there.
  const since = sent ? box.value : box.value.slice(whole.length);
  const restore = (): void => {
    write(box, kept.text + since);
    if (since === '') box.setSelectionRange(kept.from, kept.to, kept.way);
  };
  restore();
  if (speakers !== null) speakers.selectedIndex = kept.speaker;
  if (focused(page) !== focus && focus instanceof HTMLElement && focus.isConnected)
    focus.focus({ preventScroll: true });
  void lookAfter(box, kept.text + since, restore);
  return sent;
}

/** Unless the user writes there, a text that vanishes is put back. */
async function lookAfter(
  box: HTMLTextAreaElement,
  text: string,
  restore: () => void,
): Promise<void> {
  const written = new AbortController();
  box.addEventListener(
    'input',
    (event) => {
      if (event.isTrusted) written.abort();
    },
    { signal: written.signal },
  );
  for (let waited = 0; waited < CARE_MS && !written.signal.aborted; waited += LOOK_MS) {
    await later();
    if (!written.signal.aborted && text !== '' && box.value === '') restore();
  }
  written.abort();
}

/**
 * One whisper after the other: each needs the box for itself.
 * @param page where the box stands
 * @param me this user
 */
export function chatCommands(page: () => Document, me: () => Me): Commands {
  let last: Promise<unknown> = Promise.resolve();
  return {
    whisper(text, to) {
      const saying: Promise<Whispered> = last
        .then(() => say(text, to, page(), me()))
        .catch(() => false);
      last = saying;
      return saying;
    },
  };
}
