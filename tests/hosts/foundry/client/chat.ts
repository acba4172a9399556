/**
 * Stand-in of chat messages in the forms in which the systems record rolls. Every client receives
 * every message, no matter who may read it.
 */
import type { MessageData } from '../world/types.ts';
import type { Token } from './token.ts';
import { Hooks } from './hooks.ts';
import { ask } from './line.ts';

export class ChatMessage {
  readonly documentName = 'ChatMessage';
  readonly id: string;
  readonly content: string;
  readonly whisper: string[];
  readonly blind: boolean;
  readonly speaker: MessageData['speaker'];
  readonly flags: MessageData['flags'];
  readonly author: unknown;
  readonly type: string;
  readonly system: Readonly<Record<string, unknown>>;
  readonly rolls: readonly unknown[];
  constructor(readonly data: MessageData) {
    ({
      _id: this.id,
      content: this.content,
      whisper: this.whisper,
      speaker: this.speaker,
      flags: this.flags,
    } = data);
    this.blind = data.blind === true;
    this.type = data.type ?? 'base';
    this.system = data.system ?? {};
    this.rolls = data.rolls ?? [];
    // Foundry 11 has `user` instead of `author`.
    const author = game.users.get(data.author);
    if (game.release.generation >= 12) this.author = author;
    else (this as { user?: unknown }).user = author;
  }

  get isAuthor(): boolean {
    return this.data.author === game.user.id;
  }
  get visible(): boolean {
    return this.whisper.length === 0 || this.isAuthor || this.whisper.includes(game.user.id);
  }

  static getWhisperRecipients(name: string): { id: string }[] {
    return game.users.contents.filter((u) =>
      name.toUpperCase() === 'GM' ? u.isGM : u.name === name,
    );
  }

  static async create(data: Partial<MessageData>): Promise<ChatMessage | undefined> {
    const whole: MessageData = {
      content: '',
      whisper: [],
      speaker: {},
      flags: {},
      ...data,
      author: game.user.id,
      _id: Math.random().toString(36).slice(2).padEnd(16, '0').slice(0, 16),
    };
    if (!Hooks.call('preCreateChatMessage', whole, whole, {}, game.user.id)) return undefined;
    await ask({ kind: 'message', data: whole });
    return new ChatMessage(whole);
  }
}

export interface Rolled {
  /** Kind of roll. `check`: with the tabletop's own roll in the message; `skill`: without. */
  readonly kind: 'attack' | 'spell' | 'skill' | 'check';
  readonly total?: number;
  readonly die?: number;
  readonly item?: string;
  readonly targets?: readonly string[];
  readonly whisper?: readonly string[];
}

/** The message that the system in use writes when a user rolls from a sheet. */
export function rolledBy(
  token: Token,
  { kind, item = 'Longsword', targets = [], whisper = [], total = 17, die = 12 }: Rolled,
): Partial<MessageData> {
  const { actor, document } = token;
  const found = actor?.items.contents.find((i) => i.name === item);
  const aimed = targets
    .map((name) => canvas.tokens.placeables.find((t) => t.document.name === name))
    .filter((t) => t !== undefined);
  const speaker = {
    scene: document.parent.id,
    token: document.id,
    actor: actor?.id ?? null,
    alias: document.name,
  };
  const content = `<div class="chat-card item-card"><h3>${item}</h3></div>`;
  const d20 = { faces: 20, results: [{ result: die, active: true }] };
  if (kind === 'check')
    return { content, speaker, whisper: [...whisper], rolls: [{ total, dice: [d20] }] };
  // A stored roll also contains its terms.
  const rolls = kind === 'attack' ? [{ attack: { total, terms: [d20] } }] : [{ attack: null }];
  if (game.system.id === 'pf1') {
    const spell = kind === 'spell' ? { spell: { cl: 5, sl: 3 } } : {};
    const id = found?.id ?? 'item000000000000';
    // pf1 11, which needs Foundry 13, keeps in the message's own data what pf1 10 keeps in a flag,
    // and uses other ids for items and targets.
    if (game.release.generation >= 13 && kind !== 'skill') {
      const scene = document.parent.id;
      return {
        content,
        speaker,
        whisper: [...whisper],
        type: 'action',
        flags: { pf1: {}, core: { canPopout: true } },
        system: {
          actor: `Actor.${actor?.id ?? ''}`,
          item: { id, name: item },
          action: { id: 'action0000000000' },
          rolls: { attacks: rolls },
          targets: aimed.map((t) => `Scene.${scene}.Token.${t.id}`),
          ...spell,
        },
      };
    }
    const metadata = {
      item: id,
      action: 'action0000000000',
      template: null,
      rolls: { attacks: rolls },
      targets: aimed.map((t) => t.id),
      ...spell,
    };
    return {
      content,
      speaker,
      whisper: [...whisper],
      flags:
        kind === 'skill'
          ? { pf1: { subject: { skill: 'clm' } } }
          : { pf1: { metadata }, core: { canPopout: true } },
    };
  }
  if (game.system.id === 'dnd5e') {
    const id = found?.id ?? 'item000000000000';
    const uuid = `Actor.${actor?.id ?? ''}.Item.${id}`;
    const descriptors = aimed.map((t) => ({
      name: t.document.name,
      ac: 15,
      uuid: t.document.actorLink
        ? `Actor.${t.actor?.id ?? ''}`
        : `Scene.${document.parent.id}.Token.${t.id}.Actor.${t.actor?.id ?? ''}`,
    }));
    const roll = { type: kind === 'skill' ? 'skill' : 'attack' };
    // 3.3, on Foundry 11, keeps the item with the kind of roll; later versions beside the activity.
    const flags =
      game.release.generation === 11
        ? { targets: descriptors, roll: { ...roll, itemId: id, itemUuid: uuid } }
        : {
            targets: descriptors,
            messageType: 'roll',
            activity: { type: 'attack', id: 'dnd5eactivity000', uuid: `${uuid}.Activity.a` },
            item: { type: kind === 'spell' ? 'spell' : 'weapon', id, uuid },
            roll,
          };
    return {
      content,
      speaker,
      whisper: [...whisper],
      flags: { dnd5e: flags },
      ...(kind !== 'skill' && { rolls: [{ total, dice: [d20] }] }),
    };
  }
  const chatTemplateData = {
    item: { _id: found?.id ?? 'item000000000000', name: item },
    actor: { _id: actor?.id, name: actor?.name },
    tokenId: document.actorLink ? null : `${document.parent.id}.${document.id}`,
    isSpell: kind === 'spell',
    attacks: [{ hasAttack: kind === 'attack', ...(kind === 'attack' && { attack: { total } }) }],
    targets: aimed.map((t) => ({ id: t.id, name: t.document.name })),
  };
  const template = `systems/D35E/templates/chat/${kind === 'skill' ? 'skill' : 'attack-roll'}.html`;
  return {
    content,
    speaker,
    whisper: [...whisper],
    flags: {
      core: { canPopout: true },
      D35E: { chatTemplateData, template, revealed: false, noRollRender: true },
    },
  };
}
