/** What the page script tells of tokens and combatants beyond their documents: flags, scenes. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { committedTokens } from '../../adapters/foundry/page.ts';
import { tokens as schema } from '../../adapters/foundry/schema.ts';
import { everyCase } from '../support/everyCase.ts';

afterEach(() => vi.unstubAllGlobals());

interface Given {
  readonly id: string;
  readonly actor?: object | null;
  readonly flags?: object;
}
function table(
  all: readonly Given[],
  { combat = null, system = 'D35E' }: { combat?: object | null; system?: string } = {},
) {
  vi.stubGlobal('game', {
    release: { generation: 13 },
    system: { id: system },
    user: { id: 'gm', isGM: true, targets: new Set() },
    users: [],
    combat,
    ready: true,
  });
  vi.stubGlobal('canvas', {
    ready: true,
    scene: { id: 'here' },
    dimensions: { size: 100 },
    app: { view: { getBoundingClientRect: () => ({}) }, ticker: { add: () => undefined } },
    tokens: {
      controlled: [],
      placeables: all.map(({ id, actor = { type: 'npc', statuses: [] }, flags = {} }) => ({
        actor,
        document: {
          id,
          name: id,
          hidden: false,
          displayName: 50,
          disposition: 1,
          x: 0,
          y: 0,
          width: 1,
          height: 1,
          elevation: 0,
          flags,
        },
      })),
    },
  });
  const told = schema.parse(JSON.parse(JSON.stringify(committedTokens(new Map()))));
  return { ...told, of: (id: string) => told.tokens.find((each) => each.id === id) };
}

describe('combatants on Foundry', () => {
  const fight = (turns: readonly object[]) => ({
    id: 'f',
    round: 1,
    turn: 0,
    scene: null,
    turns: turns.map((each) => ({ hidden: false, isDefeated: false, ...each })),
  });
  everyCase<[what: string, counts: string, scene: object, known: boolean]>([
    ['of this scene', 'counts', { sceneId: 'here' }, true],
    ['of a copied scene with the same token ids', 'does not count', { sceneId: 'there' }, false],
    ['of a fight that names no scene', 'counts', { sceneId: null }, true],
    ['of a version without scenes of combatants', 'counts', {}, true],
  ])(
    'a Foundry combatant of another scene is not matched to a token of the viewed scene with the same id',
    (_, __, scene, known) => {
      const { combat } = table([{ id: 'a' }], { combat: fight([{ tokenId: 'a', ...scene }]) });
      expect(combat?.turns).toEqual([{ token: known ? 'a' : null, defeated: false }]);
    },
  );
  it('if a Foundry combatant’s token id is malformed, the other combatants stay in the turn order', () => {
    const told = table([{ id: 'a' }], {
      combat: fight([{ tokenId: 7 }, { tokenId: 'a', sceneId: 'here' }]),
    });
    expect(told.combat?.turns.map(({ token }) => token)).toEqual([null, 'a']);
    expect(told.broken).toContain('combat');
  });
});

describe('statuses of a Foundry token', () => {
  it(
    'an unreadable status of a Foundry token is reported as unreadable, and the token’s ' +
      'other statuses are read',
    () => {
      const told = table([{ id: 'a', actor: { type: 'npc', statuses: new Set(['prone', 7]) } }]);
      expect(told.of('a')?.statuses).toEqual(['prone']);
      expect(told.broken).toContain('statuses');
    },
  );
});

describe('facts that tell creatures from things', () => {
  everyCase<[what: string, given: Omit<Given, 'id'>, system: string, told: object]>([
    ['the type of its actor', { actor: { type: 'trap' } }, 'D35E', { actor: true, type: 'trap' }],
    ['no actor', { actor: null }, 'D35E', { actor: false }],
    [
      'an item pile, by the token’s flags',
      { flags: { 'item-piles': { data: { enabled: true, type: 'container' } } } },
      'D35E',
      { pile: true },
    ],
    [
      'a merchant, by the actor’s flags',
      {
        actor: {
          type: 'npc',
          flags: { 'item-piles': { data: { enabled: true, type: 'merchant' } } },
        },
      },
      'pf1',
      { pile: true },
    ],
    [
      'hit points of an unknown system',
      { actor: { type: 'thing', system: { stats: { health: { max: 9 } } } } },
      'someSystem',
      { hp: true },
    ],
    [
      'no hit points',
      { actor: { type: 'thing', system: { weight: 3 } } },
      'someSystem',
      { hp: false },
    ],
    [
      'the game system’s answer whether it is a creature',
      { actor: { type: 'npc', system: { isCreature: false } } },
      'someSystem',
      { creature: false },
    ],
  ])(
    'a Foundry token is reported with the facts that distinguish creatures from things, such as ' +
      'hit points',
    (_, given, system, told) => {
      expect(table([{ id: 'a', ...given }], { system }).of('a')).toMatchObject(told);
    },
  );
  it('a Foundry token whose item pile is switched off is not reported as an item pile', () => {
    const told = table([{ id: 'a', flags: { 'item-piles': { data: { enabled: false } } } }]);
    expect(told.of('a')).not.toHaveProperty('pile');
  });
});

describe('riders of Foundry’s module Rideable', () => {
  const mount = (riders: unknown): Given => ({
    id: 'horse',
    flags: { Rideable: { RidersFlag: riders } },
  });
  const rider = (flags: object): Given => ({ id: 'berta', flags: { Rideable: flags } });
  it('with Foundry’s module Rideable, a rider’s mount is the token that lists this rider', () => {
    const told = table([mount(['berta', 'gone']), rider({ RidingFlag: true })]);
    expect(told.of('berta')?.mount).toBe('horse');
    expect(told.of('horse')?.mount).toBeNull();
  });
  everyCase<[what: string, riders: unknown, flags: object]>([
    ['dismounted', ['berta'], { RidingFlag: false }],
    ['are carried in a grapple', ['berta'], { RidingFlag: true, GrappledFlag: true }],
    ['are in no list', [], { RidingFlag: true }],
    ['are in a list of the wrong type', 'berta', { RidingFlag: true }],
    ['are listed by malformed ids', [7, null], { RidingFlag: true }],
  ])(
    'with Foundry’s module Rideable, a token that is dismounted, grappled or not listed has no mount',
    (_, riders, flags) => {
      expect(table([mount(riders), rider(flags)]).of('berta')?.mount).toBeNull();
    },
  );
});
