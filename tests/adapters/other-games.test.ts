/**
 * Conditions of games that no ruleset covers. Their words mean something else, so only the shared
 * ones are read; all others stand on the card for the user.
 */
import { describe, expect, it } from 'vitest';
import { readerOf } from '../../adapters/foundry/sheets/index.ts';
import { conditionsOf } from '../../adapters/foundry/sheets/conditions.ts';
import { closedRead } from '../../adapters/foundry/sheets/once.ts';
import { conditionOfMarker as ofMarker } from '../../adapters/roll20/markers.ts';
import { readSheet, type Attributes } from '../../adapters/roll20/sheets/index.ts';
import { conditionOf } from '../../adapters/words/conditionNames.ts';
import { everyCase } from '../support/everyCase.ts';

const OTHER_SYSTEMS = ['pf2e', 'sf2e', 'swade', 'starfinder', 'wfrp4e'];

describe('statuses of game systems that Quadretto does not support', () => {
  everyCase([
    'restrained',
    'grappled',
    'frightened',
    'stunned',
    'shaken',
    'fatigued',
    'dazzled',
    'flat-footed',
    'entangled',
    'sickened',
  ])(
    'a status of an unsupported game system, such as “stunned”, is not read as the condition of D&D 3.5',
    (name) => {
      expect(conditionOf(name)).toBeDefined();
      expect(conditionOf(name, 'other')).toBeUndefined();
      for (const system of OTHER_SYSTEMS)
        expect(closedRead({}, [name], readerOf(system).words).conditions).toEqual([]);
    },
  );

  everyCase(['incapacitated', 'off-guard', 'grabbed'])(
    'a status that only an unsupported game system has, such as “off-guard”, gives no condition',
    (name) => {
      expect(conditionOf(name)).toBeUndefined();
      expect(conditionOf(name, 'other')).toBeUndefined();
    },
  );

  everyCase([
    ['prone', 'prone'],
    ['blind', 'blinded'],
    ['unconscious', 'unconscious'],
    ['paralysis', 'paralyzed'],
    ['sleep', 'asleep'],
    ['dead', 'dead'],
    ['invisible', 'invisible'],
  ])(
    'a status that means the same in every game, such as “prone”, is read even in unsupported game systems',
    (name, id) => {
      expect(conditionsOf(undefined, [name], 'other')).toEqual([id]);
    },
  );
});

describe('statuses of supported game systems', () => {
  everyCase(['restrained', 'grappled', 'frightened', 'charmed'])(
    'a dnd5e status such as “restrained” is read as the D&D 5e condition of the same name',
    (name) => {
      expect(closedRead({}, [name], readerOf('dnd5e').words).conditions).toEqual([name]);
    },
  );
  everyCase(['D35E', 'pf1', 'dnd35e', ''])(
    'in Foundry systems for D&D 3.5 and Pathfinder, the status “restrained” is read as “entangled”',
    (system) => {
      expect(closedRead({}, ['restrained'], readerOf(system).words).conditions).toEqual([
        'entangled',
      ]);
    },
  );
});

describe('markers on Roll20 sheets of unsupported games', () => {
  const attributes = (values: Readonly<Record<string, unknown>>): Attributes =>
    new Map(Object.entries(values).map(([name, current]) => [name, { current, max: '' }]));

  it('in an unsupported game system, the Roll20 marker “Prone” is read, and “Restrained” is not', () => {
    expect(
      ['Restrained', 'Intralciato', 'Prono', 'Prone'].map((m) => ofMarker(m, 'other')),
    ).toEqual([undefined, undefined, 'prone', 'prone']);
    expect(['Restrained', 'Intralciato'].map((m) => ofMarker(m))).toEqual([
      'entangled',
      'entangled',
    ]);
  });

  it(
    'on an advanced Roll20 sheet, “Grappled” is listed as not understood, because its ' +
      'meaning differs between games',
    () => {
      const store = {
        integrants: {
          integrants: {
            a: { type: 'Condition', _active: true, defaultName: 'Grappled' },
            b: { type: 'Condition', _active: true, defaultName: 'Incapacitated' },
            c: { type: 'Condition', _active: true, defaultName: 'Prone' },
          },
        },
      };
      const { facts, strange } = readSheet('beacon', attributes({ store }));
      expect([facts.conditions, strange]).toEqual([['prone'], ['Grappled', 'Incapacitated']]);
    },
  );

  it('a condition that is ticked on a Roll20 sheet, but that no ruleset has, is listed as not understood', () => {
    const { facts, strange } = readSheet(
      'pathfinderOfficial',
      attributes({ condition_prone: '1', condition_haunted: '1', condition_shaken: '0' }),
    );
    expect([facts.conditions, strange]).toEqual([['prone'], ['haunted']]);
  });
});
