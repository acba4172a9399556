/**
 * Attacks and spells rolled in the chat, where the system's own message says which and whose: D35E (2.x) keeps what its
 * card was drawn from, pf1 (up to 10) its metadata. Nothing is read out of a card's text. The server sets a message's
 * author; everything else of it is the author's to write. Runs in the page's world.
 */
import type { Message, Sent } from './live.ts';
import { mapId, posterOf, sheetOpen, tokensSeen, user } from './page.ts';

type Tree = Readonly<Record<string, unknown>>;
const tree = (value: unknown): Tree => (typeof value === 'object' && value !== null ? value as Tree : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined);

interface Rolled {
  readonly kind: 'attack' | 'spell';
  readonly targets: readonly unknown[];
  readonly name?: string | undefined;
  readonly item?: string | undefined;
  /** Where the message itself names it: `scene.token`. */
  readonly token?: string | undefined;
}

function ofD35E(flags: Tree): Rolled | undefined {
  const { template, chatTemplateData } = flags;
  if (typeof template !== 'string' || !template.endsWith('/attack-roll.html')) return undefined;
  const { isSpell, attacks, name, item, targets, tokenId } = tree(chatTemplateData);
  const kind = isSpell === true ? 'spell' : list(attacks).some((a) => tree(a)['hasAttack'] === true) ? 'attack' : undefined;
  if (kind === undefined) return undefined;
  return { kind, targets: list(targets).map((t) => tree(t)['id']), name: text(name), item: text(tree(item)['_id']), token: text(tokenId) };
}

function ofPf1(flags: Tree): Rolled | undefined {
  const { spell, rolls, targets, item } = tree(flags['metadata']);
  const attacks = list(tree(rolls)['attacks']).some((a) => tree(a)['attack'] != null);
  const kind = typeof spell === 'object' && spell !== null ? 'spell' : attacks ? 'attack' : undefined;
  return kind === undefined ? undefined : { kind, targets: list(targets), item: text(item) };
}

/** Undefined: no attack or spell, not for this user's eyes, or of nobody that can be told apart on this map. */
export function rollIn(message: Message): Sent['rolled'] | undefined {
  const { whisper = [], speaker, flags } = message;
  const me = user()?.id;
  if (me === undefined || (whisper.length > 0 && !whisper.includes(me) && (message.isAuthor !== true || message.blind === true))) return undefined;
  const rolled = flags?.['D35E'] !== undefined ? ofD35E(flags['D35E']) : flags?.['pf1'] !== undefined ? ofPf1(flags['pf1']) : undefined;
  if (rolled === undefined) return undefined;
  const seen = tokensSeen();
  const [scene, named] = rolled.token?.split('.') ?? [speaker?.scene, speaker?.token];
  // Whoever has two tokens here may have rolled for either.
  const found = seen.filter((t) => (named != null ? scene === mapId() && t.document.id === named : speaker?.actor != null && t.actor?.id === speaker.actor));
  const [token] = found;
  if (token === undefined || found.length > 1) return undefined;
  const item = sheetOpen(token) ? [...token.actor?.items ?? []].find(({ id }) => id === rolled.item) : undefined;
  const name = rolled.name ?? text(item?.name);
  const targets = rolled.targets.filter((id): id is string => seen.some((t) => t.document.id === id));
  const poster = posterOf((message.author ?? message.user)?.id, token);
  return {
    id: message.id, of: token.document.id, kind: rolled.kind, ...(name === undefined ? {} : { name }),
    ...(targets.length === 0 ? {} : { targets }),
    ...(poster?.may === true ? {} : { posted: { by: poster?.name ?? '', known: poster !== undefined } }),
  };
}
