/**
 * Which chat messages are attacks or spells, which creature they belong to, and which users may
 * read them. The messages have the forms of the game systems; some are broken.
 */
import { describe, expect, it } from 'vitest';
import { rollIn } from '../../adapters/foundry/chatRolls.ts';
import type { Message } from '../../adapters/foundry/live.ts';
import { USERS, type MessageData } from '../hosts/foundry/world/types.ts';
import { client } from './foundry-client.ts';
import { everyCase } from '../support/everyCase.ts';

const { ChatMessage, rolledBy } = await import('../hosts/foundry/client/chat.ts');
type Roll = Parameters<typeof rolledBy>[1];
declare const canvas: { tokens: { placeables: { document: { name: string } }[] } };

type Seat = 'gm' | 'player';
const message = (data: Partial<MessageData>, author: string = USERS.gm.id): Message =>
  new ChatMessage({
    _id: 'message000000000',
    content: '',
    whisper: [],
    speaker: {},
    flags: {},
    author,
    ...data,
  }) as unknown as Message;
const of = (name: string): Parameters<typeof rolledBy>[0] =>
  canvas.tokens.placeables.find((t) => t.document.name === name) as never;
const rolled = (name: string, roll: Roll, author?: string) =>
  rollIn(message(rolledBy(of(name), roll), author));

// Foundry 13 needs version 11 or later of pf1, whose chat messages have another form.
describe.each([
  ['D35E', 12],
  ['pf1', 12],
  ['pf1', 13],
  ['dnd5e', 12],
  ['dnd5e', 13],
  ['dnd5e', 14],
] as const)('%s on Foundry %d', (system, generation) => {
  const at = (seat: Seat = 'gm') => client(generation, seat, system);

  it('an attack roll in Foundry’s chat is read with its creature, weapon and target', () => {
    const { doc } = at();
    expect(rolled('Aldo', { kind: 'attack', item: 'Longsword', targets: ['Ogre'] })).toEqual({
      id: 'message000000000',
      of: doc('Aldo').id,
      kind: 'attack',
      name: 'Longsword',
      targets: [doc('Ogre').id],
      total: 17,
      // D35E's card contains only the total.
      ...(system !== 'D35E' && { die: 12 }),
      ...(system === 'dnd5e' && { takes: 'action' }),
    });
  });

  it('in Foundry’s chat, a d20 roll without an item is read as a check, with total and die result', () => {
    const { doc } = at();
    expect(rolled('Aldo', { kind: 'check', total: 15, die: 11 })).toEqual({
      id: 'message000000000',
      of: doc('Aldo').id,
      kind: 'check',
      total: 15,
      die: 11,
    });
  });

  it('a spell in Foundry’s chat is read as the casting of a spell', () => {
    at();
    expect(rolled('Aldo', { kind: 'spell' })).toMatchObject({ kind: 'spell' });
  });

  it('skill rolls and plain text in Foundry’s chat are not read as rolls', () => {
    at();
    expect(rolled('Aldo', { kind: 'skill' })).toBeUndefined();
    expect(rollIn(message({ content: 'Aldo attacks!', speaker: { actor: 'x' } }))).toBeUndefined();
  });

  it(
    'a roll in Foundry’s chat counts for the token that the roll names, and is ignored if ' +
      'two tokens are possible',
    () => {
      const { doc } = at();
      expect(rolled('Goblin archer', { kind: 'attack' })?.of).toBe(doc('Goblin archer').id);
      const bare = rolledBy(of('Goblin'), { kind: 'attack' });
      const flags = structuredClone(bare.flags) as {
        D35E?: { chatTemplateData: { tokenId: null } };
      };
      if (flags.D35E !== undefined) flags.D35E.chatTemplateData.tokenId = null;
      const { actor = null } = bare.speaker ?? {};
      expect(rollIn(message({ ...bare, flags, speaker: { actor } }))).toBeUndefined();
    },
  );

  it('a whispered roll in Foundry’s chat is read only by its sender and its recipients', () => {
    at('player');
    const { gm, player } = USERS;
    expect(rolled('Aldo', { kind: 'attack', whisper: [gm.id] })).toBeUndefined();
    expect(rolled('Aldo', { kind: 'attack', whisper: [gm.id] }, player.id)).toBeDefined();
    expect(rolled('Wolf', { kind: 'attack', whisper: [player.id] })).toBeDefined();
    expect(
      rollIn(
        message(
          { ...rolledBy(of('Aldo'), { kind: 'attack', whisper: [gm.id] }), blind: true },
          player.id,
        ),
      ),
    ).toBeUndefined();
  });

  it('on a player’s client, a hidden token’s roll is ignored, and a hidden target is left out of a roll', () => {
    const { doc } = at('player');
    for (const hidden of ['Ambusher', 'Lurker'])
      expect(rolled(hidden, { kind: 'attack' })).toBeUndefined();
    expect(rolled('Aldo', { kind: 'attack', targets: ['Ambusher', 'Wolf'] })?.targets).toEqual([
      doc('Wolf').id,
    ]);
    expect(rolled('Aldo', { kind: 'attack', targets: ['Ambusher'] })).not.toHaveProperty('targets');
  });

  it('a chat roll from a pf1 sheet that the player may not open does not reveal the weapon’s name', () => {
    at('player');
    if (system === 'pf1')
      expect(rolled('Wolf', { kind: 'attack', item: 'Bite' })).not.toHaveProperty('name');
  });

  it('a chat roll by a token on another Foundry scene is ignored', () => {
    at();
    const roll = rolledBy(of('Goblin archer'), { kind: 'attack' });
    const flags = structuredClone(roll.flags) as {
      D35E?: { chatTemplateData: { tokenId: string } };
    };
    if (flags.D35E !== undefined)
      flags.D35E.chatTemplateData.tokenId = flags.D35E.chatTemplateData.tokenId.replace(
        /^[^.]+/,
        'bridge0000000000',
      );
    expect(
      rollIn(message({ ...roll, flags, speaker: { ...roll.speaker, scene: 'bridge0000000000' } })),
    ).toBeUndefined();
  });
});

it('an attack roll of dnd5e 3.3 in Foundry’s chat is read with its creature, weapon and target', () => {
  const { doc } = client(11, 'gm', 'dnd5e');
  expect(rolled('Aldo', { kind: 'attack', item: 'Longsword', targets: ['Ogre'] })).toMatchObject({
    of: doc('Aldo').id,
    kind: 'attack',
    name: 'Longsword',
    targets: [doc('Ogre').id],
    total: 17,
    die: 12,
  });
});

it(
  'a dnd5e attack roll that names a target’s actor is read with that actor’s token if ' +
    'the map has only one such token',
  () => {
    const { doc } = client(13, 'gm', 'dnd5e');
    expect(rolled('Ogre', { kind: 'attack', targets: ['Aldo'] })?.targets).toEqual([
      doc('Aldo').id,
    ]);
  },
);

everyCase<[what: string, flags: unknown]>([
  ['nothing', null],
  ['malformed targets of dnd5e', { dnd5e: { roll: 7, item: 'x', targets: [null, { uuid: 7 }] } }],
  ['texts and numbers in place of objects', { D35E: 'x', pf1: 7 }],
  ['a number in place of the template', { D35E: { template: 7, chatTemplateData: [] } }],
  [
    'null in place of the data',
    { D35E: { template: 'systems/D35E/templates/chat/attack-roll.html', chatTemplateData: null } },
  ],
  [
    'a text in place of the attacks',
    { D35E: { template: 'a/attack-roll.html', chatTemplateData: { attacks: 'x', tokenId: 7 } } },
  ],
  ['malformed rolls', { pf1: { metadata: { rolls: { attacks: [null, 7] }, targets: 'x' } } }],
])(
  'a Foundry chat message with malformed roll data is ignored, and causes no error',
  (_, flags) => {
    client(12, 'gm');
    expect(rollIn({ id: 'm', flags } as unknown as Message)).toBeUndefined();
    expect(rollIn({ id: 'm', flags, speaker: null } as unknown as Message)).toBeUndefined();
  },
);

everyCase<[what: string, system: unknown]>([
  ['nothing', null],
  ['text', 'x'],
  ['malformed rolls', { rolls: { attacks: [null, 7] }, targets: 'x' }],
  [
    'malformed targets',
    {
      rolls: { attacks: [{ attack: {} }] },
      targets: [null, 7, 'Scene.', 'Scene.a.Token.b.c'],
      item: [],
    },
  ],
])(
  'a chat message of pf1 11 with malformed targets causes no error, and is read without a target',
  (_, system) => {
    client(13, 'gm', 'pf1');
    const roll = rollIn({
      id: 'm',
      type: 'action',
      flags: {},
      ...rolledBy(of('Goblin archer'), { kind: 'attack' }),
      system,
    } as unknown as Message);
    expect(roll?.targets).toBeUndefined();
    expect(roll === undefined || roll.kind === 'attack').toBe(true);
  },
);
