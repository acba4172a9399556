/**
 * Reads rolls in the chat. A roll is an attack or a spell if the game system's data in the message
 * say so. D35E (2.x) stores the data of its card; pf1 stores metadata, up to version 10 in flags
 * and from 11 on in the message's own data; dnd5e flags rolls and cards (dnd5eRolls.ts). Any other message with
 * rolls counts as a check by its speaker, with the numbers that Foundry itself stores with a roll.
 * The text of a card is never parsed. The server sets a message's author; the author may write
 * everything else. Runs in the page's world.
 */
import type { Message, Sent } from './live.ts';
import { dnd5eRoll, isToldBefore, usedOf, type Dnd5eRoll } from './dnd5eRolls.ts';
import { drawnScene, userWithRights, sheetOpen, systemId, tokensSeen, user } from './page.ts';

type Tree = Readonly<Record<string, unknown>>;
const tree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined;

interface Numbers {
  readonly total?: number;
  readonly die?: number;
}
interface Rolled extends Numbers {
  readonly kind: 'attack' | 'spell' | 'use' | 'check';
  /** What dnd5e tells besides. */
  readonly of5e?: Dnd5eRoll;
  readonly targets: readonly unknown[];
  readonly name?: string | undefined;
  readonly item?: string | undefined;
  /** The token's id, from `scene.token` of the message. */
  readonly token?: string | undefined;
}

const whole = (value: unknown): number | undefined =>
  Number.isInteger(value) ? (value as number) : undefined;

/**
 * A roll's total, and the result of its d20 if it has exactly one. A stored roll lists its dice in
 * `terms` only.
 */
function numbersOf(roll: unknown): Numbers {
  const { total, dice, terms } = tree(roll);
  const d20s = list(dice ?? terms).filter((term) => tree(term)['faces'] === 20);
  const results = list(tree(d20s[0])['results']).filter((each) => tree(each)['active'] !== false);
  const die =
    d20s.length === 1 && results.length === 1 ? whole(tree(results[0])['result']) : undefined;
  const sum = whole(total);
  return { ...(sum !== undefined && { total: sum }), ...(die !== undefined && { die }) };
}

function ofD35E(flags: Tree): Rolled | undefined {
  const { template, chatTemplateData } = flags;
  if (typeof template !== 'string' || !template.endsWith('/attack-roll.html')) return undefined;
  const { isSpell, attacks, name, item, targets, tokenId } = tree(chatTemplateData);
  const kind =
    isSpell === true
      ? 'spell'
      : list(attacks).some((a) => tree(a)['hasAttack'] === true)
        ? 'attack'
        : undefined;
  if (kind === undefined) return undefined;
  return {
    kind,
    ...numbersOf(tree(list(attacks)[0])['attack']),
    targets: list(targets).map((t) => tree(t)['id']),
    name: text(name),
    item: text(tree(item)['_id']),
    token: text(tokenId),
  };
}

/**
 * Kind, item and target of a roll of the system pf1.
 * @param metadata the message's data on the roll
 */
function ofPf1(metadata: Tree): Rolled | undefined {
  const { spell, rolls, targets, item } = metadata;
  const attacks = list(tree(rolls)['attacks']).some((a) => tree(a)['attack'] != null);
  const kind =
    typeof spell === 'object' && spell !== null ? 'spell' : attacks ? 'attack' : undefined;
  return kind === undefined
    ? undefined
    : {
        kind,
        ...numbersOf(tree(list(tree(rolls)['attacks'])[0])['attack']),
        targets: list(targets).map(tokenOn),
        item: text(item) ?? text(tree(item)['id']),
      };
}

/**
 * The token of an actor by the actor's full id: "Scene.a.Token.b.Actor.c", or "Actor.c" for one that
 * stands on this map once.
 */
function tokenOfActor(uuid: unknown): unknown {
  const parts = text(uuid)?.split('.') ?? [];
  if (parts.length === 6) return tokenOn(parts.slice(0, 4).join('.'));
  const [kind, id] = parts;
  const found =
    kind === 'Actor' && parts.length === 2 ? tokensSeen().filter((t) => t.actor?.id === id) : [];
  return found.length === 1 ? found[0]?.document.id : undefined;
}

/** A token of this map by its id, or by its full document id ("Scene.a.Token.b"). */
function tokenOn(target: unknown): unknown {
  const [scene, map, kind, id, ...more] = text(target)?.split('.') ?? [];
  return scene === 'Scene' && kind === 'Token' && more.length === 0
    ? map === drawnScene()
      ? id
      : undefined
    : target;
}

/**
 * The game system's data on a roll. pf1 11 logs a warning for each read of the place where version
 * 10 stored it.
 */
function rolledIn({ type, system, flags, rolls }: Message): Rolled | undefined {
  const card =
    flags?.['D35E'] !== undefined
      ? ofD35E(flags['D35E'])
      : type === 'action' && systemId() === 'pf1'
        ? ofPf1(tree(system))
        : flags?.['pf1'] === undefined
          ? undefined
          : ofPf1(tree(flags['pf1']['metadata']));
  const of5e = flags?.['dnd5e'] === undefined ? undefined : dnd5eRoll(tree(flags['dnd5e']), type);
  if (of5e === 'other') return undefined;
  if (of5e !== undefined)
    return {
      ...numbersOf(list(rolls)[0]),
      kind: of5e.kind,
      targets: of5e.targets.map(tokenOfActor),
      item: of5e.item,
      of5e,
    };
  if (card !== undefined) return card;
  const [first] = list(rolls);
  const numbers = numbersOf(first);
  return numbers.total === undefined ? undefined : { kind: 'check', targets: [], ...numbers };
}

/**
 * The roll of a chat message. Undefined if it has no roll, is hidden from this user, or belongs to
 * a creature that is not unique on this map.
 */
export function rollIn(message: Message): Sent['rolled'] | undefined {
  const { whisper = [], speaker } = message;
  const me = user()?.id;
  if (
    me === undefined ||
    (whisper.length > 0 &&
      !whisper.includes(me) &&
      (message.isAuthor !== true || message.blind === true))
  )
    return undefined;
  const rolled = rolledIn(message);
  if (rolled === undefined) return undefined;
  const seen = tokensSeen();
  const [scene, named] = rolled.token?.split('.') ?? [speaker?.scene, speaker?.token];
  // If two tokens on this map share the actor, the roll may belong to either.
  const found = seen.filter((t) =>
    named != null
      ? scene === drawnScene() && t.document.id === named
      : speaker?.actor != null && t.actor?.id === speaker.actor,
  );
  const [token] = found;
  if (token === undefined || found.length > 1) return undefined;
  const item = sheetOpen(token)
    ? [...(token.actor?.items ?? [])].find(({ id }) => id === rolled.item)
    : undefined;
  const name = rolled.name ?? text(item?.name);
  const { of5e } = rolled;
  if (of5e !== undefined && isToldBefore(item, of5e)) return undefined;
  const targets = rolled.targets.filter((id): id is string =>
    seen.some((t) => t.document.id === id),
  );
  const poster = userWithRights((message.author ?? message.user)?.id, token);
  return {
    id: message.id,
    of: token.document.id,
    // dnd5e before 4.0 does not say that the item is a spell.
    kind: item?.type === 'spell' ? 'spell' : rolled.kind,
    ...(name === undefined ? {} : { name }),
    ...(of5e?.offhand === true ? { offhand: true } : {}),
    ...(of5e === undefined || item === undefined ? {} : usedOf(item, of5e)),
    ...(targets.length === 0 ? {} : { targets }),
    ...(rolled.total === undefined ? {} : { total: rolled.total }),
    ...(rolled.die === undefined ? {} : { die: rolled.die }),
    ...(poster?.may === true
      ? {}
      : { posted: { by: poster?.name ?? '', known: poster !== undefined } }),
  };
}
