/**
 * The actor behind a Foundry token and the source of each of its facts. A user without permission
 * gets neither.
 */
import { describe, expect, it } from 'vitest';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
  type RawSheet,
} from '../../adapters/foundry/schema.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { d35eActor, pf1Actor, type Facts } from '../hosts/foundry/world/sheets.ts';
import { everyCase } from '../support/everyCase.ts';

const OGRE: Facts = {
  name: 'Ogre',
  size: 'lg',
  bab: 3,
  speed: 30,
  weapons: [{ name: 'Greatclub', grip: '2h' }],
  feats: ['Combat Reflexes'],
  armour: 'mediumArmor',
};
const TOKEN = {
  id: 'a',
  name: 'Gruk 2',
  x: 500,
  y: 500,
  width: 2,
  height: 2,
  elevation: 10,
  disposition: -1,
  actor: true,
  statuses: [] as string[],
};

interface Told {
  stands: Provenance;
  creature: NonNullable<SceneDocument['creatures']>[number];
}

/** One token with its sheet, as both are sent over the bridge. */
function told(
  more: {
    system?: string;
    token?: object;
    actor?: object | null;
    open?: boolean;
    combat?: object | null;
  } = {},
): Told {
  const { system = 'D35E', open = true } = more;
  const ground = groundSchema.parse({
    map: 'm',
    level: '',
    base: 0,
    generation: 13,
    version: '13.346',
    system,
    gm: open,
    grid: { type: 1, size: 100, distance: 5, units: 'ft' },
    rect: { x: 0, y: 0, width: 2000, height: 2000 },
    walls: [],
    terrain: [],
    broken: [],
  });
  const table = tokensSchema.parse({
    map: 'm',
    tokens: [{ ...TOKEN, ...more.token }],
    combat: more.combat ?? null,
    broken: [],
  });
  const data =
    more.actor === undefined ? (system === 'pf1' ? pf1Actor : d35eActor)(OGRE) : more.actor;
  const sheets = new Map<string, RawSheet>();
  if (data !== null) {
    const items = (data as { items?: { _id: string }[] }).items?.map((item) => ({
      id: item._id,
      ...item,
    }));
    const actor = { id: 'actor-1', ...data, ...(items && { items }) } as unknown as Actor;
    sheets.set(
      'a',
      sheetSchema.parse(
        JSON.parse(
          JSON.stringify({
            of: 'a',
            ...(open ? openSheetData(actor) : closedSheetOf(actor, system)),
          }),
        ),
      ),
    );
  }
  const { scene, provenance } = sceneOf(floorOf(ground), ground, table, sheets);
  return {
    stands: provenance.get('a') as Provenance,
    creature: scene?.creatures?.[0] as Told['creature'],
  };
}

describe('where the values of a Foundry creature come from', () => {
  it('a Foundry token is read with its actor and status icons, and with the icons that mean a known condition', () => {
    expect(told({ token: { statuses: ['prone', 'bless'] } }).stands).toMatchObject({
      character: 'actor-1',
      kind: 'Ogre',
      markers: ['prone', 'bless'],
      understood: ['prone'],
    });
  });
  it(
    'if the player may not open a creature’s sheet, size and attacks are given as seen on ' +
      'the map, not as read from the sheet',
    () => {
      const { stands, creature } = told({ open: false });
      expect(stands.closed).toBe(true);
      for (const field of ['character', 'kind', 'strange'])
        expect(stands).not.toHaveProperty(field);
      expect(stands.from).toMatchObject({ size: { from: 'seen' }, attacks: { from: 'seen' } });
      expect(JSON.stringify([stands, creature])).not.toContain('Ogre');
      for (const fact of ['bab', 'traits', 'speed', 'abilities', 'hp'])
        expect(stands.from).not.toHaveProperty(fact);
    },
  );
  it('for a Foundry token without an actor, the only sources of values are the token’s fields and status icons', () => {
    expect(told({ actor: null }).stands).toEqual({
      from: expect.objectContaining({
        name: { from: 'token', field: 'name' },
        conditions: { from: 'status' },
      }) as unknown,
    });
  });
});

describe('the source that is named for each value of a creature', () => {
  it.each([
    ['D35E', { size: 'system.traits.actualSize' }],
    [
      'pf1',
      {
        size: 'system.traits.size',
        build: 'system.traits.stature',
        reach: 'system.traits.reach.total.melee',
      },
    ],
  ])(
    'on Foundry with the %s system, each known value of a creature names its source, and ' +
      'an unknown value has no source',
    (system, own) => {
      const { stands, creature } = told({ system });
      expect(Object.keys(stands.from).sort()).toEqual(
        Object.keys(creature)
          .filter((fact) => fact !== 'id')
          .sort(),
      );
      const fields = Object.fromEntries(
        Object.entries(stands.from).map(([fact, origin]) => [
          fact,
          `${origin.from}: ${origin.field ?? ''}`,
        ]),
      );
      expect(fields).toMatchObject({
        name: 'token: name',
        at: 'token: x, y',
        space: 'token: width, height',
        side: 'token: disposition',
        elevation: 'token: elevation',
        bab: 'sheet: system.attributes.bab.total',
        speed: 'sheet: system.attributes.speed',
        armour: 'sheet: items',
        attacks: 'sheet: items',
        traits: 'sheet: items',
        load: 'sheet: system.attributes.encumbrance.level',
        abilities: 'sheet: system.abilities',
        ...Object.fromEntries(Object.entries(own).map(([fact, path]) => [fact, `sheet: ${path}`])),
      });
    },
  );

  it(
    'a D35E creature’s build, tall or long, is a guess from its type, or seen on the map ' +
      'if the sheet is closed',
    () => {
      const actor = d35eActor({ ...OGRE, type: 'giant' });
      expect(told({ actor }).stands.from.build).toEqual({
        from: 'guess',
        field: 'system.attributes.creatureType',
      });
      expect(told({ actor, open: false }).stands.from.build).toEqual({ from: 'seen' });
      const phaethon = {
        type: 'npc',
        name: 'Phaethon',
        system: { traits: { size: 'grg' } },
        items: [],
      };
      expect(told({ actor: phaethon }).stands.from.reach).toEqual({ from: 'guess', field: 'name' });
    },
  );

  it('a feature “Blindsense” without a range on a D35E sheet is listed as not understood', () => {
    const actor = {
      type: 'npc',
      name: 'x',
      system: {},
      items: [{ _id: 'b', name: 'Blindsense', type: 'feat', system: {} }],
    };
    expect(told({ actor }).stands.strange).toEqual(['Blindsense']);
    expect(told({ actor, open: false }).stands).not.toHaveProperty('strange');
  });

  it('a pf1 attack that does not state its roll is listed as not understood', () => {
    const swarm = {
      _id: 's',
      name: 'Swarm',
      type: 'attack',
      system: { subType: 'natural', actions: [{ _id: 'a' }] },
    };
    const actor = { type: 'npc', name: 'x', system: {}, items: [swarm] };
    expect(told({ system: 'pf1', actor }).stands.strange).toEqual(['Swarm']);
  });

  it(
    'a D35E sheet without a current size gives the size before buffs, and names the field ' +
      'of that size as the source',
    () => {
      expect(
        told({ actor: { type: 'npc', name: 'x', system: { traits: { size: 'lg' } }, items: [] } })
          .stands.from.size,
      ).toEqual({ from: 'sheet', field: 'system.traits.size' });
    },
  );

  everyCase<[string, Parameters<typeof told>[0], Provenance['from']['conditions']]>([
    [
      'a status icon',
      { token: { statuses: ['bless', 'stun', 'prone'] } },
      { from: 'status', field: 'stun, prone' },
    ],
    [
      'conditions ticked on the sheet',
      {
        actor: {
          type: 'npc',
          name: 'x',
          system: { attributes: { conditions: { prone: true } } },
          items: [],
        },
      },
      { from: 'sheet', field: 'system.attributes.conditions' },
    ],
    [
      'a condition both ticked and shown as an icon',
      {
        token: { statuses: ['prone'] },
        actor: {
          type: 'npc',
          name: 'x',
          system: { attributes: { conditions: { prone: true } } },
          items: [],
        },
      },
      { from: 'status', field: 'prone' },
    ],
    [
      'a creature defeated in the turn order',
      { combat: { round: 1, turn: 0, turns: [{ token: 'a', defeated: true }] } },
      { from: 'turns', field: 'defeated' },
    ],
  ])(
    'a Foundry creature’s conditions name as their source the status icon, the sheet or the turn order',
    (_, more, origin) => {
      expect(told(more).stands.from.conditions).toEqual(origin);
    },
  );

  it('hit points, Hit Dice and saves of a Foundry creature name the fields of the sheet as their sources', () => {
    const system = {
      attributes: {
        hp: { value: 12, max: 29 },
        hd: { total: 4 },
        savingThrows: { fort: { total: 6 } },
      },
    };
    const { stands, creature } = told({ actor: { type: 'npc', name: 'x', system, items: [] } });
    expect(creature).toMatchObject({
      hp: { current: 12, max: 29 },
      hitDice: 4,
      saves: { fortitude: 6 },
    });
    expect(stands.from).toMatchObject({
      hp: { field: 'system.attributes.hp' },
      hitDice: { field: 'system.attributes.hd.total' },
      saves: { field: 'system.attributes.savingThrows' },
    });
  });

  everyCase([
    ['lists', { attributes: [], traits: [] }],
    ['null', null],
    [
      'names of Object.prototype',
      { traits: { size: 'constructor' }, attributes: { hp: { max: '__proto__' } } },
    ],
  ])(
    'if a creature’s Foundry sheet is malformed, no value of the creature names the sheet as its source',
    (_, system) => {
      const { stands } = told({ actor: { type: 'npc', name: 'x', system, items: null } });
      expect(
        Object.entries(stands.from)
          .filter(([fact, { from }]) => from === 'sheet' && fact !== 'traits')
          .map(([fact]) => fact),
      ).toEqual([]);
    },
  );
});
