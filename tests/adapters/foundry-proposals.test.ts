/** Players' proposals in Foundry's chat: who may send one, and whose proposals are read. */
import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../adapters/foundry/act.ts';
import type { Message } from '../../adapters/foundry/live.ts';
import { proposalIn } from '../../adapters/foundry/proposalWhispers.ts';
import { USERS, type MessageData } from '../hosts/foundry/world/types.ts';
import { client } from './foundry-client.ts';
import { everyCase } from '../support/everyCase.ts';

declare const game: { readonly users: { get(id: string): object | undefined } };

const { ChatMessage } = await import('../hosts/foundry/client/chat.ts');

describe.each([11, 14])('proposals that players send in Foundry %i’s chat', (generation) => {
  /** The message that a player sends for Aldo, as a client receives it. */
  function message(of: string, more: Partial<MessageData> = {}): Message {
    return new ChatMessage({
      _id: 'message000000000',
      content: 'Aldo trips the ogre.',
      whisper: [USERS.gm.id],
      speaker: {},
      flags: { world: { quadretto: { of, text: '{}' } } } as MessageData['flags'],
      author: USERS.player.id,
      ...more,
    }) as unknown as Message;
  }

  it(
    'a ruling that a player proposes for the player’s own creature is whispered to the GMs ' +
      'in Foundry’s chat',
    async () => {
      const { doc } = client(generation, 'player');
      const create = vi.fn((_data: Partial<MessageData>) => Promise.resolve({}));
      vi.stubGlobal('ChatMessage', { create });
      expect(await commands.propose('Aldo <b>trips</b> the ogre.', doc('Aldo').id, '{"a":1}')).toBe(
        true,
      );
      expect(create).toHaveBeenCalledTimes(1);
      const [data] = create.mock.calls[0]!;
      expect(data.content).not.toContain('<');
      expect(data.whisper).toContain(USERS.gm.id);
      expect(data.whisper).not.toContain(USERS.player.id);
      expect(data.flags).toEqual({ world: { quadretto: { of: doc('Aldo').id, text: '{"a":1}' } } });
    },
  );

  it('a message for certain game masters goes only to those of them who are connected', async () => {
    const { doc } = client(generation, 'player');
    const create = vi.fn((_data: Partial<MessageData>) => Promise.resolve({}));
    vi.stubGlobal('ChatMessage', { create });
    const master = game.users.get(USERS.gm.id)!;
    const send = (to: string): Promise<boolean> =>
      commands.propose('Aldo: dodge.', doc('Aldo').id, '{}', to);
    expect(await send('somebody')).toBe(false);
    expect(await send(USERS.player.id)).toBe(false);
    Object.assign(master, { active: false });
    expect(await send(USERS.gm.id)).toBe(false);
    expect(create).not.toHaveBeenCalled();
    for (const active of [true, undefined, null]) {
      Object.assign(master, { active });
      expect(await send(`somebody ${USERS.gm.id}`)).toBe(true);
    }
    expect(create.mock.calls.map(([{ whisper }]) => whisper)).toEqual(
      Array.from({ length: 3 }, () => [USERS.gm.id]),
    );
  });

  it('a Foundry player cannot propose a ruling for another user’s creature, or a ruling without a text', async () => {
    const { doc } = client(generation, 'player');
    const create = vi.fn((_data: object): Promise<unknown> => Promise.resolve(undefined));
    vi.stubGlobal('ChatMessage', { create });
    expect(await commands.propose('x', doc('Ogre').id, '{}')).toBe(false);
    expect(await commands.propose('x', 'gone', '{}')).toBe(false);
    expect(await commands.propose('', doc('Aldo').id, '{}')).toBe(false);
    expect(create).not.toHaveBeenCalled();
    expect(await commands.propose('x', doc('Aldo').id, '{}')).toBe(false);
  });

  it('a GM’s client takes the stored author of a Foundry chat message as the user who proposed the ruling', () => {
    const { doc } = client(generation, 'gm');
    expect(proposalIn(message(doc('Aldo').id))).toEqual({
      from: USERS.player.id,
      by: USERS.player.name,
      of: doc('Aldo').id,
      text: '{}',
    });
  });

  everyCase<[what: string, more: Partial<MessageData>, of?: string]>([
    ['by a user who may not act for the creature', {}, 'Ogre'],
    ['by an unknown user', { author: 'nobody0000000000' }],
    ['to somebody else', { whisper: [USERS.second.id] }],
    ['in public', { whisper: [] }],
    ['without Quadretto’s flag', { flags: {} }],
    ['with a flag that is a text', { flags: { world: { quadretto: 'x' } } as never }],
    [
      'with a number in place of the text',
      { flags: { world: { quadretto: { of: 'x', text: 7 } } } as never },
    ],
  ])(
    'a Foundry chat message is not read as a proposed ruling if it is public, for another ' +
      'user or without Quadretto’s flag',
    (_, more, of = 'Aldo') => {
      const { doc } = client(generation, 'gm');
      expect(proposalIn(message(doc(of).id, more))).toBeUndefined();
    },
  );

  it('a player’s client that receives a ruling proposed to the GM ignores this ruling', () => {
    const { doc } = client(generation, 'second');
    expect(
      proposalIn(message(doc('Aldo').id, { whisper: [USERS.gm.id, USERS.second.id] })),
    ).toBeUndefined();
  });
});
