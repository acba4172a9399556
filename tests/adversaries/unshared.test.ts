/**
 * Roll20's client of a player holds characters that nobody shared with the player. Their names and
 * facts are in no message of the page script, so they reach no mark, card, log or report.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { FROM_PAGE } from '../../src/bridge/messages.ts';
import { OTHER, PLAYER } from '../hosts/roll20/world/campaign.ts';
import { DEFAULTS, type CampaignData } from '../hosts/roll20/world/types.ts';
import { freshWindow, furnish } from '../drift/window.ts';
import type { Refereed } from './support/referee.ts';

furnish();
const { roll20Host } = await import('../drift/roll20-host.ts');
const { pollTable: watch } = await import('../../adapters/roll20/pollTable.ts');
const { commands: acts } = await import('../../adapters/roll20/moveAttribution.ts');
const { start } = await import('../../adapters/roll20/index.ts');
const { refereed } = await import('./support/referee.ts');
const { isInJournal: isShared, readToken: tokenOf } =
  await import('../../adapters/roll20/readToken.ts');
const page = await import('../../adapters/roll20/page.ts');

/** A word that only the character has, in its name and in each of its attributes. */
const SECRET = 'Zyxwvut';
const says = (value: unknown): boolean => JSON.stringify(value).includes(SECRET);

let seat: Refereed | undefined;
afterEach(() => seat?.leave());

interface Journal {
  readonly controlledby?: unknown;
  readonly inplayerjournals?: unknown;
}

/** The character of the ogre's token, changed. */
function hide(campaign: CampaignData, { controlledby = '', inplayerjournals = '' }: Journal): void {
  const { represents } = campaign.pages[0]!.graphics.find(({ name }) => name === 'Ogre')!;
  const character = campaign.characters.find(({ attributes: { id } }) => id === represents)!;
  Object.assign(character.attributes, { name: SECRET, controlledby, inplayerjournals });
  Object.assign(character, {
    attribs: character.attribs.map((each) => ({ ...each, current: SECRET, max: SECRET })),
  });
}

/** A table whose ogre has such a character, and everything that the page script sent of it. */
async function sit(engine: 'jumpgate' | 'legacy', user: 'gm' | 'player', journal: Journal) {
  const host = roll20Host({
    ...DEFAULTS,
    engine,
    user,
    sheet: 'dnd35',
    scene: 'skirmish',
    prepare: (campaign) => hide(campaign, journal),
  });
  const sent: string[] = [];
  seat = await refereed(host, 'roll20', watch as never, acts, (listener, life, target) => {
    target.addEventListener(FROM_PAGE, (event) => {
      sent.push((event as CustomEvent<string>).detail);
    });
    return start(listener, life, target as never);
  });
  await seat.later(2500);
  return { sent, seat };
}

describe.each(['jumpgate', 'legacy'] as const)('Roll20 %s', (engine) => {
  it.each<[what: string, journal: Journal]>([
    ['that is in nobody’s journal', {}],
    ['that another player controls', { controlledby: OTHER }],
    ['that is in another player’s journal', { inplayerjournals: OTHER, controlledby: OTHER }],
    ['whose journal field is malformed', { inplayerjournals: { all: true }, controlledby: OTHER }],
  ])(
    'a player’s client receives nothing about a character %s, even if the character’s ' +
      'token is on the map',
    async (_, journal) => {
      const { sent, seat: at } = await sit(engine, 'player', journal);
      const ogre = at.store.scene.value?.creatures?.find(({ name }) => name === 'Ogre');
      expect(ogre).toBeDefined();
      expect(sent.length).toBeGreaterThan(2);
      expect(sent.filter(says)).toEqual([]);
      expect(says([at.store.scene.value, at.log()])).toBe(false);
    },
  );

  it.each<[who: string, user: 'gm' | 'player', journal: Journal]>([
    ['the game master', 'gm', {}],
    ['the player who controls the character', 'player', { controlledby: PLAYER }],
    [
      'a player with the character in their journal',
      'player',
      { inplayerjournals: 'all', controlledby: OTHER },
    ],
  ])(
    'on Roll20, %s receives the name of the character that a token represents',
    async (_, user, journal) => {
      const { sent } = await sit(engine, user, journal);
      expect(sent.some(says)).toBe(true);
    },
  );
});

it('when a Roll20 token is read, only players who control its character get the character’s name', () => {
  const ids = fc.constantFrom(PLAYER, OTHER, 'all', '', '-Nx');
  const field = fc.oneof(
    fc.array(ids).map((list) => list.join(',')),
    fc.array(ids),
    fc.constantFrom(null, undefined, 7, { all: true }),
  );
  const listed = (value: unknown): string[] =>
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as string[]) : [];
  freshWindow();
  fc.assert(
    fc.property(field, field, (controlledby, inplayerjournals) => {
      const fields: Record<string, unknown> = {
        id: '-Nc',
        name: SECRET,
        controlledby,
        inplayerjournals,
      };
      const character = { id: '-Nc', get: (name: string) => fields[name] } as never;
      const viewer = { gm: false, me: PLAYER };
      const mine = [PLAYER, 'all'].some((id) => listed(controlledby).includes(id));
      const told = [PLAYER, 'all'].some((id) => listed(inplayerjournals).includes(id));
      expect(isShared(character, viewer)).toBe(mine || told);
      const token = { id: 't', get: (name: string) => (name === 'represents' ? '-Nc' : undefined) };
      expect(says(tokenOf(token as never, character, viewer, undefined))).toBe(mine);
    }),
  );
  expect(page.isMaster()).toBe(false);
});
