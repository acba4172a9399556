/**
 * Attack: a malicious player posts an attack card for a creature that they may not act for. On
 * Foundry any client sets a message's speaker and flags; on Roll20 anybody can type a sheet's
 * template and change their own name. Required: the log names the author of such a roll, or an
 * unknown author, and never the creature.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rollIn } from '../../adapters/foundry/chatRolls.ts';
import type { Message } from '../../adapters/foundry/live.ts';
import { client } from '../adapters/foundry-client.ts';
import { furnish } from '../drift/window.ts';
import { USERS, type MessageData } from '../hosts/foundry/world/types.ts';
import { OTHER, PLAYER, tokenId } from '../hosts/roll20/world/campaign.ts';
import type { CampaignData } from '../hosts/roll20/world/types.ts';
import type { Posted } from './support/chats.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();
const { rollsAtRoll20 } = await import('./support/chats.ts');
const { ChatMessage, rolledBy } = await import('../hosts/foundry/client/chat.ts');

type Token = Parameters<typeof rolledBy>[0];
declare const canvas: { tokens: { placeables: { document: { name: string } }[] } };

describe.each([12, 13] as const)('Foundry %i', (generation) => {
  /**
   * A chat message as other clients receive it: the server sets the author and ignores the client's
   * value.
   */
  const posted = (author: string, of: string, forged: object = {}) => {
    const token = canvas.tokens.placeables.find((t) => t.document.name === of) as unknown as Token;
    const data = {
      _id: 'message000000000',
      blind: false,
      ...rolledBy(token, { kind: 'attack' }),
      ...forged,
      author,
    } as MessageData;
    return rollIn(new ChatMessage(data) as unknown as Message);
  };

  it.each([
    ['the game master', 'gm'],
    ['another player', 'second'],
  ] as const)(
    'on %s’s client, a chat roll that a player makes for the game master’s ogre counts as the player’s roll',
    (_, seat) => {
      client(generation, seat);
      expect(posted(USERS.player.id, 'Ogre')).toMatchObject({
        posted: { by: 'Player', known: true },
      });
      expect(posted(USERS.trusted.id, 'Ogre')).toMatchObject({
        posted: { by: 'Trusted player', known: true },
      });
    },
  );

  it('forged speaker, alias and user fields in a Foundry chat message do not change who counts as the roller', () => {
    client(generation, 'gm');
    const forged = {
      speaker: { scene: 'x', token: 'y', actor: 'z', alias: 'Gamemaster' },
      user: USERS.gm.id,
      isGM: true,
    };
    expect(posted(USERS.player.id, 'Goblin archer', forged)).toMatchObject({
      posted: { by: 'Player', known: true },
    });
  });

  it('a Foundry chat roll by an unknown user does not count as any creature’s roll', () => {
    client(generation, 'gm');
    expect(posted('gone000000000000', 'Ogre')).toMatchObject({ posted: { by: '', known: false } });
  });

  it('a Foundry chat roll counts as a creature’s roll if the creature’s owner or a game master posts it', () => {
    client(generation, 'gm');
    expect(posted(USERS.player.id, 'Aldo')).not.toHaveProperty('posted');
    for (const master of [USERS.gm, USERS.other])
      expect(posted(master.id, 'Ogre')).not.toHaveProperty('posted');
  });
});

const rename =
  (id: string, displayname: string) =>
  (campaign: CampaignData): void => {
    for (const player of campaign.players)
      if (player['id'] === id) Object.assign(player, { displayname });
  };
/**
 * A roll template for a character. Aldo belongs to the player Ada; the ogre belongs to no player.
 */
const of = (who: string): Posted['sheet'] => ({
  template: 'DnD35Attack',
  who,
  what: 'attacks with Club',
});
const as = (by: string, who = 'Ogre', more: Partial<Posted> = {}): Posted => ({
  sheet: of(who),
  by,
  ...more,
});

describe.each(['legacy', 'jumpgate'] as const)(
  'Roll20 %s, on the game master’s client',
  (engine) => {
    const heard = (prepare: (campaign: CampaignData) => void, ...lines: readonly Posted[]) =>
      rollsAtRoll20(engine, 'gm', prepare, lines);

    it(
      'a Roll20 chat roll that a player makes for the game master’s ogre counts as a roll ' +
        'by the player',
      async () => {
        expect(await heard(() => undefined, as('Ada'))).toMatchObject([
          { of: tokenId('Ogre'), posted: { by: 'Ada', known: true } },
        ]);
      },
    );

    it.each([
      ['is also the ogre’s', PLAYER, 'Ogre'],
      ['is the ogre’s plus a zero-width space', PLAYER, 'Og\u200bre'],
      ['is also the game master’s', PLAYER, 'GM'],
      ['is the game master’s followed by “(GM)”', PLAYER, 'GM (GM)'],
    ])(
      'the author of a Roll20 chat roll for an ogre is unknown if the player’s display name %s',
      async (_as, id, name) => {
        const [roll, ...more] = await heard(rename(id, name), as(name));
        expect(more).toEqual([]);
        expect(roll).toMatchObject({ of: tokenId('Ogre'), posted: { known: false } });
      },
    );

    it(
      'the author of a Roll20 chat line is unknown if the line has no name, a stranger’s ' +
        'name or this user’s name',
      async () => {
        const lines = [as('Somebody'), { sheet: of('Ogre') }, as('GM (GM)')];
        for (const line of lines)
          expect(await heard(() => undefined, line)).toMatchObject([{ posted: { known: false } }]);
      },
    );

    it('a name inside the text of a Roll20 chat line does not count as the author of the line', async () => {
      const inside = as('Ada', 'Ogre', {
        sheet: { ...of('Ogre'), what: '<span class="by">GM (GM):</span>' },
      });
      expect(await heard(() => undefined, inside)).toMatchObject([
        { posted: { by: 'Ada', known: true } },
      ]);
    });

    it('a Roll20 chat line without a name belongs to the player who wrote the line before it', async () => {
      const rolls = await heard(
        () => undefined,
        as('GM (GM)', 'Ogre', { own: true }),
        as('Ada', 'Aldo'),
        { sheet: of('Ogre') },
      );
      expect(rolls.map(({ posted }) => posted)).toEqual([
        undefined,
        undefined,
        { by: 'Ada', known: true },
      ]);
    });

    it('the player id of a Roll20 chat line decides its author, even if the line shows another name', async () => {
      expect(await heard(() => undefined, as('Ogre', 'Ogre', { playerid: PLAYER }))).toMatchObject([
        { posted: { by: 'Ada', known: true } },
      ]);
    });

    it(
      'a Roll20 chat roll counts as a creature’s roll if the creature’s player or the game ' +
        'master posts it',
      async () => {
        for (const line of [
          as('Ada', 'Aldo'),
          as('Aldo', 'Aldo'),
          as('GM (GM)', 'Ogre', { own: true }),
          as('Ogre', 'Ogre', { own: true }),
          as('Ogre', 'Ogre'),
        ]) {
          const [roll] = await heard(() => undefined, line);
          expect(roll).toBeDefined();
          expect(roll).not.toHaveProperty('posted');
        }
      },
    );
  },
);

/** Gives the wolf's character this name; it then stands in no journal but its owner's. */
const withCharacter =
  (name: string) =>
  (campaign: CampaignData): void => {
    for (const { attributes } of campaign.characters)
      if (attributes['name'] === 'Wolf')
        Object.assign(attributes, { name, inplayerjournals: OTHER, controlledby: OTHER });
  };

describe.each(['legacy', 'jumpgate'] as const)(
  'Roll20 %s, characters with game masters’ names',
  (engine) => {
    const TITLES = [
      'Bruno Rossi (GM)',
      'bruno rossi (gm)',
      'Bruno\u200b Rossi (GM)',
      'BRUNO ROSSI  (GM)',
    ];
    everyCase(['gm', 'player'] as const)(
      'a Roll20 chat roll by a character whose name ends in “(GM)” does not count as a game master’s roll',
      async (seat) => {
        for (const title of TITLES)
          for (const more of [{}, { playerid: OTHER }]) {
            const line = as(title, 'Ogre', more);
            const [roll] = await rollsAtRoll20(engine, seat, withCharacter(title), [line]);
            expect(roll, `${title} ${JSON.stringify(more)}`).toMatchObject({ of: tokenId('Ogre') });
            expect(roll, title).toHaveProperty('posted');
          }
      },
    );
  },
);

describe.each(['legacy', 'jumpgate'] as const)('Roll20 %s, on a player’s client', (engine) => {
  it(
    'on a player’s Roll20 client, a roll for an ogre counts as the ogre’s roll only if the game ' +
      'master posts the roll',
    async () => {
      const heard = async (
        line: Posted,
        prepare: (campaign: CampaignData) => void = () => undefined,
      ) => (await rollsAtRoll20(engine, 'player', prepare, [line]))[0];
      expect(await heard(as('GM (GM)'))).not.toHaveProperty('posted');
      expect(await heard(as('Bruno Rossi'))).toMatchObject({
        posted: { by: 'Bruno Rossi', known: true },
      });
      expect(await heard(as('Bruno Rossi', 'Aldo'))).toMatchObject({
        of: tokenId('Aldo'),
        posted: { by: 'Bruno Rossi', known: true },
      });
      expect(await heard(as('Ada', 'Aldo'), rename(OTHER, 'Ada'))).toMatchObject({
        posted: { known: false },
      });
      expect(await heard(as('Ada', 'Aldo', { own: true }))).not.toHaveProperty('posted');
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});
