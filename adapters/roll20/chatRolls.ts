/**
 * Recognizes rolls in Roll20's chat. Attacks and spells are recognized by the roll templates of
 * sheets that identify them beyond doubt. Other rolls of these sheets, and plain rolls of dice, are
 * checks by the speaker. Each chat message is read once, as text, when it is added; older messages
 * are never read.
 */
import type { HostRoll } from '../../src/state/host.ts';
import type { ChatCard } from './chatCard.ts';
import { newerRoll, OLDER_TEMPLATES } from './fifthRolls.ts';
import type { ChatAuthor } from './posters.ts';

/**
 * A roll in the chat: who rolled (a character's id, or only a name), and what the page shows about
 * the message's author.
 */
export interface ChatRoll extends ChatCard {
  readonly id: string;
  readonly said: ChatAuthor;
}

const text = (element: Element | null | undefined, most = 100): string =>
  (element?.textContent ?? '').slice(0, 1000).replace(/\s+/gu, ' ').trim().slice(0, most);

type Found = Omit<ChatRoll, 'id' | 'said'> | null;

/**
 * Reads a roll template of the sheet D&D 3.5. The class of its heading is the kind of roll, and the
 * heading's text is the character. The line below names the action ("attacks with Longsword").
 */
const dnd35 =
  (kinds: readonly HostRoll['kind'][], other?: HostRoll['kind']) =>
  (box: Element): Found => {
    const heading = box.querySelector('th');
    const kind =
      kinds.find((each) => heading?.className.includes(`header-${each}`) === true) ?? other;
    const name = text(box.querySelector('[class*="subheader"]')).replace(
      /^(?:attacks with|casts)\b\s*/i,
      '',
    );
    return kind === undefined ? null : { kind, who: text(heading), ...(name !== '' && { name }) };
  };

/**
 * Reads a roll template of the sheet Pathfinder Community: "Aldo: Longsword", in which the
 * character is a link to its journal; or the same text as a heading for screen readers.
 */
const community =
  (kind: HostRoll['kind']) =>
  (box: Element): Found => {
    const header = box.querySelector('[class*="roll-header"]');
    const line = text(header?.querySelector('[class*="sheet-left"]') ?? header, 200);
    const link = header?.querySelector('a[href*="/character/"]');
    const character = /\/character\/([\w-]{1,100})/.exec(link?.getAttribute('href') ?? '')?.[1];
    const who = text(link) || line.split(':', 1)[0]?.trim() || '';
    const name = line
      .slice(line.indexOf(who) + who.length)
      .replace(/^\s*:\s*/, '')
      .slice(0, 100);
    return {
      kind,
      who,
      ...(character !== undefined && { character }),
      ...(name !== '' && { name }),
    };
  };

/** Readers of roll templates, by the template's name in lower case. */
const TEMPLATES: Readonly<Record<string, (box: Element) => Found>> = {
  dnd35attack: dnd35(['attack', 'spell']),
  dnd35stdroll: dnd35(['spell'], 'check'),
  pf_attack: community('attack'),
  pf_spell: community('spell'),
  pf_generic: community('check'),
};

const number = (written: string): number | undefined =>
  /^[-−]?\d{1,4}$/u.test(written) ? Number(written.replace('−', '-')) : undefined;

/**
 * Total and die of a message's first roll. The total is the roll's text. The die is only in the
 * tooltip, in markup that the page itself wrote; it is left out if several dice were rolled.
 */
function numbersIn(first: Element | null): Pick<ChatRoll, 'total' | 'die'> {
  const total = number(text(first));
  const tip = first?.getAttribute('title') || first?.getAttribute('original-title') || '';
  const dice = [...tip.slice(0, 2000).matchAll(/basicdiceroll[^>]{0,40}>(\d{1,2})</g)];
  const die = /\b1?d20\b/.test(tip) && dice.length === 1 ? Number(dice[0]?.[1]) : undefined;
  return {
    ...(total !== undefined && { total }),
    ...(die !== undefined && die >= 1 && die <= 20 && { die }),
  };
}

/** Dice rolled without a sheet; the roll belongs to the speaker. */
function plainRoll(message: Element, by: string): Omit<ChatRoll, 'id' | 'said'> | null {
  const total = number(text(message.querySelector('.rolled')));
  const dice = [...message.querySelectorAll('.diceroll.d20 .didroll')];
  const die = dice.length === 1 ? number(text(dice[0])) : undefined;
  return total === undefined || by === ''
    ? null
    : { kind: 'check', who: by, total, ...(die !== undefined && { die }) };
}

/**
 * Maximum number of messages to search back for an author's name: of consecutive messages by one
 * author, only the first shows the name.
 */
const LONGEST_RUN = 200;

/**
 * The author that the page shows for a message. Text inside the message is never used, because the
 * author writes it.
 */
function saidOf(message: Element): ChatAuthor {
  const own = message.classList.contains('you');
  const player = message.getAttribute('data-playerid') ?? '';
  let [first, by]: [Element | null, Element | undefined] = [message, undefined];
  for (let i = 0; i < LONGEST_RUN && first !== null; i += 1, first = first.previousElementSibling) {
    // A run of messages ends at a message of another author, or of Roll20 itself.
    if (first.classList.contains('you') !== own || !first.classList.contains('message')) break;
    by = [...first.children].find((each) => each.classList.contains('by'));
    if (by !== undefined) break;
  }
  const name = text(by, 302)
    .replace(/:$/, '')
    .replace(/^\(From (.*)\)$/u, '$1')
    .slice(0, 300)
    .trim();
  return { own, by: name, ...(player !== '' && player.length <= 100 && { player }) };
}

/**
 * The roll in a chat message, if this user may read it. A whisper counts only if this user wrote it
 * or is a game master.
 */
export function rollIn(message: Element, gm: boolean): ChatRoll | null {
  const { classList: is } = message;
  const id = message.getAttribute('data-messageid') ?? '';
  if (
    !is.contains('message') ||
    id === '' ||
    id.length > 100 ||
    (is.contains('private') && !gm && !is.contains('you'))
  )
    return null;
  const said = saidOf(message);
  const newer = message.querySelector('rolltemplate[class*="dnd-2024"]');
  const box = newer ?? message.querySelector('[class*="sheet-rolltemplate-"]');
  const template =
    /sheet-rolltemplate-([\w-]+)/.exec(box?.className ?? '')?.[1]?.toLowerCase() ?? '';
  if (newer !== null || Object.hasOwn(OLDER_TEMPLATES, template)) {
    const card =
      newer === null ? OLDER_TEMPLATES[template]!(box!, said.by) : newerRoll(newer, said.by);
    return card === null || (card.who === '' && card.character === undefined)
      ? null
      : { id, ...card, said };
  }
  if (box === null) {
    const plain = is.contains('rollresult') ? plainRoll(message, said.by) : null;
    return plain === null ? null : { id, ...plain, said };
  }
  const found = Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template]?.(box) : null;
  return found == null || found.who === ''
    ? null
    : { id, ...found, ...numbersIn(box.querySelector('.inlinerollresult')), said };
}

const LOOK_MS = 1000;
/**
 * Milliseconds after which the chat counts as loaded; before that, it may still be filling with old
 * messages.
 */
const QUIET_MS = 4000;
/**
 * Maximum number of new messages at once; if there are more, they are old messages that the chat
 * loads.
 */
const AT_ONCE = 6;
const REMEMBERED = 200;

/**
 * Reports each roll in the chat once, until the signal is aborted. The chat may load late and may
 * be replaced.
 */
export function watchRolls(
  page: Document,
  gm: () => boolean,
  tell: (roll: ChatRoll) => void,
  signal: AbortSignal,
): void {
  let box: Element | null = null;
  let since = 0;
  let reported: readonly string[] = [];
  const observer = new MutationObserver((changes) => {
    if (Date.now() - since < QUIET_MS) return;
    const added = changes.flatMap((change) => [...change.addedNodes]);
    if (added.length > AT_ONCE) return;
    for (const node of added) {
      try {
        const roll = node instanceof Element ? rollIn(node, gm()) : null;
        if (roll === null || reported.includes(roll.id)) continue;
        reported = [...reported.slice(1 - REMEMBERED), roll.id];
        tell(roll);
      } catch {
        /* A message that cannot be read is ignored. */
      }
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
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      observer.disconnect();
    },
    { once: true },
  );
}
