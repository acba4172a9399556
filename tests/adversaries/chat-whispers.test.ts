/**
 * Attacks: a malicious player takes the name of the game master or of another player to read their
 * whispers. Or the player names creatures so that a whisper about them rolls dice, runs macros or
 * becomes markup. Required: a whisper reaches only its recipient or is not sent, and every text
 * sent to a chat is plain.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CampaignData } from '../hosts/roll20/world/types.ts';
import { furnish } from '../drift/window.ts';
import { GM, OTHER, PLAYER } from '../hosts/roll20/world/campaign.ts';
import { USERS } from '../hosts/foundry/world/types.ts';
import { MACRO_NAMES, ACTED_UPON } from './support/names.ts';
import { until } from '../support/clock.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();
const { whisperAtRoll20, chatAtFoundry } = await import('./support/chats.ts');

afterEach(() => {
  vi.unstubAllGlobals();
});

const rename = (campaign: CampaignData, id: string, displayname: string): void => {
  const player = campaign.players.find((each) => each['id'] === id);
  if (player !== undefined) Object.assign(player, { displayname });
};
const christen = (campaign: CampaignData, name: string): void => {
  const ogre = campaign.characters.find(({ attributes }) => attributes['name'] === 'Ogre');
  if (ogre === undefined) throw new Error('no Ogre');
  Object.assign(ogre.attributes, { name, controlledby: OTHER });
};
const nobody = (): void => undefined;

/** Names that look like the name of this user, Ada. */
const NAMESAKES = [
  'Ada',
  'ADA',
  ' Ada ',
  'A\u200bda',
  '\u202eAda',
  'Ａｄａ',
  'Adá',
  'Ada\ufe0f',
  'Ada the Brave',
];

describe.each(['legacy', 'jumpgate'] as const)('Roll20 %s', (engine) => {
  everyCase(NAMESAKES)(
    'a user’s whisper to themselves is not sent if another player’s name looks like the user’s name',
    async (name) => {
      const lines = await whisperAtRoll20(
        engine,
        'player',
        (campaign) => rename(campaign, OTHER, name),
        async (whisper) => {
          expect(await whisper('the ogre threatens', 'self')).toBe('ambiguous');
        },
      );
      expect(lines).toEqual([]);
    },
  );

  everyCase(NAMESAKES)(
    'a user’s whisper to themselves is not sent if a character’s name looks like the user’s name',
    async (name) => {
      const lines = await whisperAtRoll20(
        engine,
        'player',
        (campaign) => christen(campaign, name),
        async (whisper) => {
          expect(await whisper('the ogre threatens', 'self')).toBe('ambiguous');
        },
      );
      expect(lines).toEqual([]);
    },
  );

  it('a user’s whisper to themselves reaches nobody else if no player or character has a similar name', async () => {
    const lines = await whisperAtRoll20(engine, 'player', nobody, async (whisper) => {
      expect(await whisper('the ogre threatens', 'self')).toBe(true);
    });
    expect(lines).toEqual([{ text: '/w "Ada" the ogre threatens', to: [PLAYER] }]);
  });

  it('a user called “gm” cannot whisper to themselves, because the game masters would get the whisper', async () => {
    const lines = await whisperAtRoll20(
      engine,
      'player',
      (campaign) => rename(campaign, PLAYER, 'gm'),
      async (whisper) => {
        expect(await whisper('x', 'self')).toBe('ambiguous');
      },
    );
    expect(lines).toEqual([]);
  });

  everyCase(['GM', 'gm', 'Gm\u200b', 'GM of GMs'])(
    'a game master’s whisper reaches only game masters, even if a player or a character is called “GM”',
    async (name) => {
      const both = (campaign: CampaignData): void => {
        rename(campaign, OTHER, name);
        christen(campaign, name);
      };
      for (const to of ['self', 'gm'] as const) {
        const lines = await whisperAtRoll20(engine, 'gm', both, async (whisper) => {
          expect(await whisper('secret', to)).toBe(true);
        });
        expect(lines).toEqual([{ text: '/w gm secret', to: [GM] }]);
      }
    },
  );

  it('a whisper stays one line of plain text even if a creature’s name is a roll, macro, link or markup', async () => {
    const lines = await whisperAtRoll20(engine, 'player', nobody, async (whisper) => {
      for (const name of MACRO_NAMES) await whisper(`${name} threatens`, 'gm');
    });
    expect(lines).toHaveLength(MACRO_NAMES.length);
    for (const { text, to } of lines) {
      expect(to).toEqual([GM]);
      expect(text.replace('/w gm ', '')).not.toMatch(ACTED_UPON);
      expect([...text].length).toBeLessThanOrEqual(210);
    }
  });

  it('a public message stays one line of plain text even if a creature’s name is a roll, macro or markup', async () => {
    const lines = await whisperAtRoll20(engine, 'player', nobody, async (whisper) => {
      for (const name of MACRO_NAMES) await whisper(`${name} threatens`, 'table');
    });
    expect(lines).toHaveLength(MACRO_NAMES.length);
    for (const { text, to } of lines) {
      expect(to).toBeNull();
      expect(text).not.toMatch(ACTED_UPON);
      expect([...text].length).toBeLessThanOrEqual(200);
    }
  });
});

describe.each([12, 13] as const)('Foundry %i', (generation) => {
  it('a Foundry whisper to the game masters is addressed by user id, not by name', async () => {
    const { sent, whisper, end } = chatAtFoundry(generation, 'player');
    expect(await whisper('secret', 'gm')).toBe(true);
    expect(sent).toEqual([{ content: 'secret', whisper: [USERS.gm.id, USERS.other.id] }]);
    end.abort();
  });

  it('the Foundry page script posts a public message only for the recipient “table”', async () => {
    const { sent, whisper, forge, end } = chatAtFoundry(generation, 'player');
    expect(await whisper('Ada [[1d20]] threatens', 'table')).toBe(true);
    for (const to of ['', 'everybody', 'Table']) forge('secret', to);
    expect(await whisper('end', 'self')).toBe(true);
    expect(sent).toEqual([
      { content: 'Ada ((1d20)) threatens', whisper: [] },
      { content: 'end', whisper: [USERS.player.id] },
    ]);
    end.abort();
  });

  it.each(['the adapter', 'another script of the page'] as const)(
    'in a Foundry whisper sent by %s, rolls, links and markup in a creature’s name become plain ' +
      'text',
    async (road) => {
      const { sent, whisper, forge, end } = chatAtFoundry(generation, 'player');
      for (const name of MACRO_NAMES) {
        if (road === 'the adapter') await whisper(`${name} threatens`, 'self');
        else forge(`${name} threatens`, 'self');
      }
      await until(() => expect(sent).toHaveLength(MACRO_NAMES.length));
      for (const { content, whisper: to } of sent) {
        expect(to).toEqual([USERS.player.id]);
        expect(content).not.toMatch(ACTED_UPON);
        expect([...content].length).toBeLessThanOrEqual(200);
      }
      end.abort();
    },
  );
});
