/**
 * Sends whispers and public messages through Roll20's own chat box: it replaces the text there with
 * the message, sends it as the player, and restores the user's text with its caret and focus. The
 * elements are those that the extension Beyond20 uses.
 */
import type { Commands, Hearer, Whispered } from '../../src/state/host.ts';
import { sanitizeText } from '../../src/chat/sanitizeText.ts';
import type { RawVoices } from './schema.ts';

/** Milliseconds after which a message that is still in the chat box counts as not sent. */
const PATIENCE_MS = 1500;
/**
 * Milliseconds for which the chat box is watched after sending. If Roll20 empties the box late, the
 * user's text is lost and must be restored.
 */
const CARE_MS = 300;
const LOOK_MS = 25;

const later = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
  });

/** The focused element, even if it is inside a shadow root such as ours. */
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

/** The player's own entry in Roll20's list of speakers. */
const player = (speakers: HTMLSelectElement | null): HTMLOptionElement | undefined =>
  [...(speakers?.options ?? [])].find(({ value }) => value.startsWith('player|'));

/** Characters that would end a quoted name, or that Roll20 interprets inside it. */
const UNQUOTABLE = /["\p{Cc}]|\[\[|[@%?&]\{|#/u;

/** This client's user, as the page reports it; null until the page has reported it. */
export type Me = (Pick<RawVoices, 'me' | 'alone'> & { readonly gm: boolean }) | null;

/**
 * Prefix of a chat message that makes it a whisper to these recipients; '' for everybody. Game
 * masters are addressed as `gm`, which is nobody's name. A player is addressed by name. If several
 * players have the same name, all would receive the message, so the whisper is refused
 * ("ambiguous"). `false`: the name is unknown or cannot be written in a command.
 */
function address(to: Hearer, me: Me): { readonly words: string } | Exclude<Whispered, true> {
  if (to === 'table') return { words: '' };
  if (to === 'gm' || me?.gm === true) return { words: '/w gm ' };
  const name = me?.me ?? '';
  if (name === '' || UNQUOTABLE.test(name) || me?.alone == null) return false;
  return me.alone ? { words: `/w "${name}" ` } : 'ambiguous';
}

function write(box: HTMLTextAreaElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

async function say(text: string, to: Hearer, page: Document, me: Me): Promise<Whispered> {
  const chat = chatOf(page);
  const line = sanitizeText(text);
  if (chat === null || line === '') return false;
  const hearer = address(to, me);
  if (typeof hearer !== 'object') return hearer;
  const { box, send, speakers } = chat;
  const whole = hearer.words + line;
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
  // Text that the user has typed since then is appended to the old text.
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

/** Restores the user's text if Roll20 empties the box late, unless the user is typing there. */
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
 * Commands that send chat messages one at a time, because no two messages can use the chat box at
 * the same time.
 * @param page the document with the chat box
 * @param me this user
 */
export function chatCommands(page: () => Document, me: () => Me): Commands {
  let last: Promise<unknown> = Promise.resolve();
  return {
    whisper(text, to) {
      const sent: Promise<Whispered> = last
        .then(() => say(text, to, page(), me()))
        .catch(() => false);
      last = sent;
      return sent;
    },
  };
}
