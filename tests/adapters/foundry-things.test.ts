/** Which tokens of a Foundry table are creatures, and which are things. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import { swarmByName } from '../../adapters/words/kinds.ts';
import { ground as groundSchema, tokens as tokensSchema } from '../../adapters/foundry/schema.ts';
import { everyCase } from '../support/everyCase.ts';

const read = (system: string, token: object) => {
  const ground = groundSchema.parse({
    map: 'm',
    level: '',
    base: 0,
    generation: 13,
    version: '13.346',
    system,
    gm: true,
    grid: { type: 1, size: 100, distance: 5, units: 'ft' },
    rect: { x: 0, y: 0, width: 1000, height: 800 },
    walls: [],
    terrain: [],
    broken: [],
  });
  const table = tokensSchema.parse({
    map: 'm',
    tokens: [
      {
        id: 'a',
        name: 'Token',
        x: 200,
        y: 300,
        width: 1,
        height: 1,
        elevation: 0,
        disposition: -1,
        actor: true,
        statuses: [],
        ...token,
      },
    ],
    combat: null,
    broken: [],
  });
  const { scene, provenance, notices } = sceneOf(floorOf(ground), ground, table, new Map());
  return { creature: scene?.creatures?.[0], from: provenance.get('a')?.from, notices };
};

describe('Foundry tokens that count as creatures', () => {
  everyCase([
    ['D35E', 'character'],
    ['D35E', 'npc'],
    ['pf1', 'npc'],
    ['dnd5e', 'npc'],
    ['pf2e', 'familiar'],
    ['swade', 'npc'],
    ['unknown-system', 'monster'],
    ['unknown-system', 'some-module.npc'],
    // Names of public systems that no reader knows.
    ['sfrpg', 'npc2'],
    ['sfrpg', 'drone'],
    ['alienrpg', 'synthetic'],
    ['alienrpg', 'creature'],
    ['earthdawn4e', 'horror'],
    ['shadowdark', 'NPC'],
    ['unknown-system', 'Monsters'],
    ['unknown-system', 'non-player character'],
    ['unknown-system', 'enemyNPC'],
    ['unknown-system', 'heros'],
    ['unknown-system', 'PNJ'],
    ['unknown-system', 'Mostri'],
    ['unknown-system', 'villain'],
    ['unknown-system', 'Personaggio giocante'],
    ['unknown-system', 'personaggio non giocante'],
    ['unknown-system', 'Cavalcatura'],
    ['unknown-system', 'compagno animale'],
    // Things that move by themselves
    ['unknown-system', 'animatedObject'],
    ['unknown-system', 'living vault'],
    ['unknown-system', 'veicolo animato creatura'],
  ])(
    'in any game system, a Foundry actor whose type means a character, monster or mount ' +
      'counts as a creature',
    (system, type) => {
      expect(read(system, { type }).creature?.scenery).toBeUndefined();
    },
  );
  everyCase(['kobold', 'mech'])(
    'a Foundry token with hit points and an unknown actor type counts as a creature',
    (type) => {
      expect(read('unknown-system', { type, hp: true }).creature?.scenery).toBeUndefined();
    },
  );
  it('a Foundry actor that the game system flags as a creature counts as a creature, whatever the actor type', () => {
    expect(
      read('unknown-system', { type: 'swarm', creature: true }).creature?.scenery,
    ).toBeUndefined();
  });
  it('a Foundry actor whose type cannot be read is taken for a creature', () => {
    expect(read('D35E', { type: null }).creature?.scenery).toBeUndefined();
  });
});

describe('Foundry tokens that count as things', () => {
  everyCase([
    ['D35E', 'trap'],
    ['D35E', 'object'],
    ['pf1', 'trap'],
    ['pf1', 'haunt'],
    ['pf1', 'vehicle'],
    ['pf1', 'basic'],
    ['dnd5e', 'group'],
    ['dnd5e', 'vehicle'],
    ['dnd5e', 'encounter'],
    ['pf2e', 'loot'],
    ['pf2e', 'hazard'],
    ['pf2e', 'party'],
    ['pf2e', 'army'],
    ['swade', 'vehicle'],
    ['swade', 'group'],
    ['unknown-system', 'Vehicle'],
    ['unknown-system', 'some-module.trap'],
    ['unknown-system', 'container'],
    ['unknown-system', 'merchant'],
    ['alienrpg', 'vehicles'],
    ['alienrpg', 'spacecraft'],
    ['alienrpg', 'territory'],
    ['shadowdark', 'Light'],
    ['forbidden-lands', 'stronghold'],
    ['unknown-system', 'npc-vehicle'],
    ['unknown-system', 'wheeledVehicle'],
    ['unknown-system', 'loot-chests'],
    ['unknown-system', 'door'],
    ['unknown-system', 'mapPin'],
    ['unknown-system', 'trappola'],
    ['unknown-system', 'Veicoli'],
    ['unknown-system', 'forziere'],
    ['unknown-system', 'trappola meccanica'],
    ['unknown-system', 'oggetto magico'],
    ['unknown-system', 'veicolo terrestre'],
  ])(
    'in any game system, a Foundry actor whose type means a trap, vehicle, chest or group counts as a thing',
    (system, type) => {
      const { creature, from } = read(system, { type, hp: true });
      expect(creature).toMatchObject({ id: 'a', at: [2, 3], side: 'foes', scenery: 'clear' });
      expect(from?.scenery).toEqual({ from: 'sheet', field: 'type' });
    },
  );
  it('a Foundry token without an actor, such as a torch, is a thing, not a creature', () => {
    const { creature, from } = read('D35E', { actor: false });
    expect(creature?.scenery).toBe('clear');
    expect(from?.scenery).toEqual({ from: 'token', field: 'actor' });
  });
  everyCase(['D35E', 'pf1', 'dnd5e'])(
    'a chest or merchant of Foundry’s module Item Piles is a thing, not a creature',
    (system) => {
      const { creature, from } = read(system, { type: 'npc', pile: true, hp: true });
      expect(creature?.scenery).toBe('clear');
      expect(from?.scenery).toEqual({ from: 'token', field: 'item-piles' });
    },
  );
  it('a Foundry actor that the game system flags as a thing counts as a thing, even with the type “npc”', () => {
    expect(read('unknown-system', { type: 'npc', creature: false }).creature?.scenery).toBe(
      'clear',
    );
  });
  it('a Foundry token without hit points, whose actor type and game system are unknown, is taken for a thing', () => {
    const { creature, from } = read('unknown-system', { type: 'lantern', hp: false });
    expect(creature?.scenery).toBe('clear');
    expect(from?.scenery).toEqual({ from: 'guess', field: 'type' });
  });
  it('an oblong thing on Foundry, such as a long table, causes no notice about its shape', () => {
    expect(read('D35E', { type: 'object', width: 1, height: 3 }).notices).toEqual([]);
  });
});

it('in any Foundry game system, an item pile or a token without an actor is a thing, not a creature', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.record({
        type: fc.option(fc.string({ maxLength: 100 })),
        hp: fc.boolean(),
        creature: fc.boolean(),
      }),
      fc.constantFrom({ actor: false }, { pile: true }),
      (system, token, thing) => {
        expect(read(system, { ...token, ...thing }).creature?.scenery).toBe('clear');
      },
    ),
  );
});

describe('swarms recognized by name', () => {
  everyCase([
    'Rat Swarm',
    'Rat swarm 2',
    'Swarm of Bats',
    'A swarm of spiders',
    'Sciame di ratti',
    'Sciame di Pipistrelli #3',
    'Lo Sciame',
    'Hellwasp Swarms',
  ])(
    'a Foundry creature with a name such as “Swarm of Bats”, in English or Italian, is taken for a swarm',
    (name) => {
      const { creature, from } = read('unknown-system', { name, type: 'npc' });
      expect(creature?.subtypes).toEqual(['swarm']);
      expect(from?.subtypes).toEqual({ from: 'guess', field: 'name' });
    },
  );
  everyCase(['Swarm Priest', 'Lord of the Swarm', 'Signore dello sciame', 'Swarmlord', 'Aldo', ''])(
    'a Foundry creature with a name such as “Swarm Priest” is not taken for a swarm',
    (name) => {
      const { creature, from } = read('unknown-system', { name, type: 'npc' });
      expect(creature?.subtypes).toBeUndefined();
      expect(from?.subtypes).toBeUndefined();
    },
  );
  everyCase([
    ['the subtype “swarm”', 'no subtype', { subtypes: ['swarm'] }, undefined],
    ['the trait “swarm”', 'no subtype', { traits: ['swarm'] }, undefined],
    ['the subtype “fire”', '“fire” and “swarm”', { subtypes: ['fire'] }, ['fire', 'swarm']],
    ['no subtype', '“swarm”', { subtypes: [] }, ['swarm']],
  ])(
    'the name “Rat Swarm” adds the subtype “swarm” unless the sheet already has this subtype or trait',
    (_, __, sheet, guess) => {
      expect(swarmByName(sheet, [null, 'Rat Swarm'])).toEqual(guess);
    },
  );
});
