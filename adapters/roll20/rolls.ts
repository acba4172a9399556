/**
 * Attacks and spells that are rolled in Roll20's chat, from the roll templates of the sheets that say so beyond doubt. Its
 * lines are read as text, once, as they are added; what was there before is never looked at.
 */
import type { HostRoll } from '../adapter.ts';

/** What a message says: who rolled is told by the character's id, or by a name alone. */
export interface Rolled {
  readonly id: string;
  readonly kind: HostRoll['kind'];
  readonly who: string;
  readonly character?: string;
  readonly name?: string;
}

const text = (element: Element | null | undefined, most = 100): string => (element?.textContent ?? '').slice(0, 1000).replace(/\s+/gu, ' ').trim().slice(0, most);

type Found = Omit<Rolled, 'id'> | null;

/** D&D 3.5: the heading's class is the kind, its text the character, the line below what it is ("attacks with Longsword"). */
const dnd35 = (kinds: readonly HostRoll['kind'][]) => (box: Element): Found => {
  const heading = box.querySelector('th');
  const kind = kinds.find((each) => heading?.className.includes(`header-${each}`) === true);
  const name = text(box.querySelector('[class*="subheader"]')).replace(/^(?:attacks with|casts)\b\s*/i, '');
  return kind === undefined ? null : { kind, who: text(heading), ...(name !== '' && { name }) };
};

/** Pathfinder Community: "Aldo: Longsword", the character linked to its journal; or the same as a heading for screen readers. */
const community = (kind: HostRoll['kind']) => (box: Element): Found => {
  const header = box.querySelector('[class*="roll-header"]');
  const line = text(header?.querySelector('[class*="sheet-left"]') ?? header, 200);
  const link = header?.querySelector('a[href*="/character/"]');
  const character = /\/character\/([\w-]{1,100})/.exec(link?.getAttribute('href') ?? '')?.[1];
  const who = text(link) || line.split(':', 1)[0]?.trim() || '';
  const name = line.slice(line.indexOf(who) + who.length).replace(/^\s*:\s*/, '').slice(0, 100);
  return { kind, who, ...(character !== undefined && { character }), ...(name !== '' && { name }) };
};

/** By the template's name, in small letters. */
const TEMPLATES: Readonly<Record<string, (box: Element) => Found>> = {
  dnd35attack: dnd35(['attack', 'spell']), dnd35stdroll: dnd35(['spell']), pf_attack: community('attack'), pf_spell: community('spell'),
};

/** A whisper is this user's business when they wrote it, or are the master. */
export function rollIn(message: Element, gm: boolean): Rolled | null {
  const { classList: is } = message;
  const id = message.getAttribute('data-messageid') ?? '';
  if (!is.contains('message') || id === '' || id.length > 100 || is.contains('private') && !gm && !is.contains('you')) return null;
  const box = message.querySelector('[class*="sheet-rolltemplate-"]');
  const template = /sheet-rolltemplate-([\w-]+)/.exec(box?.className ?? '')?.[1]?.toLowerCase() ?? '';
  const found = box !== null && Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template]?.(box) : null;
  return found == null || found.who === '' ? null : { id, ...found };
}

const LOOK_MS = 1000;
/** Until then a chat may still be filling with what was said before. */
const QUIET_MS = 4000;
/** More lines at once are not what was said now. */
const AT_ONCE = 6;
const REMEMBERED = 200;

/** Tells each roll once, until the signal is aborted; the chat may come late, and another may take its place. */
export function watchRolls(page: Document, gm: () => boolean, tell: (roll: Rolled) => void, signal: AbortSignal): void {
  let box: Element | null = null;
  let since = 0;
  let told: readonly string[] = [];
  const observer = new MutationObserver((changes) => {
    if (Date.now() - since < QUIET_MS) return;
    const added = changes.flatMap((change) => [...change.addedNodes]);
    if (added.length > AT_ONCE) return;
    for (const node of added) {
      try {
        const roll = node instanceof Element ? rollIn(node, gm()) : null;
        if (roll === null || told.includes(roll.id)) continue;
        told = [...told.slice(1 - REMEMBERED), roll.id];
        tell(roll);
      } catch { /* a line that cannot be read is none */ }
    }
  });
  const look = (): void => {
    if (box?.isConnected === true) return;
    observer.disconnect();
    box = page.querySelector('#textchat .content');
    since = Date.now();
    if (box !== null) observer.observe(box, { childList: true });
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  }, { once: true });
}
