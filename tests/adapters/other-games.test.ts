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

const OTHER_SYSTEMS = ['pf2e', 'sf2e', 'swade', 'starfinder', 'wfrp4e'];

describe('a status of another game', () => {
  it.each([
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
  ])('the status “%s” of another game is not our condition of that name', (name) => {
    expect(conditionOf(name)).toBeDefined();
    expect(conditionOf(name, 'other')).toBeUndefined();
    for (const system of OTHER_SYSTEMS)
      expect(closedRead({}, [name], readerOf(system).words).conditions).toEqual([]);
  });

  it.each(['incapacitated', 'off-guard', 'grabbed'])(
    'the status “%s” of another game has no condition in any game',
    (name) => {
      expect(conditionOf(name)).toBeUndefined();
      expect(conditionOf(name, 'other')).toBeUndefined();
    },
  );

  it.each([
    ['prone', 'prone'],
    ['blind', 'blinded'],
    ['unconscious', 'unconscious'],
    ['paralysis', 'paralyzed'],
    ['sleep', 'asleep'],
    ['dead', 'dead'],
    ['invisible', 'invisible'],
  ])('the status “%s” means the same in every game', (name, id) => {
    expect(conditionsOf(undefined, [name], 'other')).toEqual([id]);
  });
});

describe('a system', () => {
  it.each(['restrained', 'grappled', 'frightened', 'charmed'])(
    'the status “%s” of dnd5e is the condition of that name',
    (name) => {
      expect(closedRead({}, [name], readerOf('dnd5e').words).conditions).toEqual([name]);
    },
  );
  it.each(['D35E', 'pf1', 'dnd35e', ''])(
    'conditions of the system “%s” are read by the words of its rules',
    (system) => {
      expect(closedRead({}, ['restrained'], readerOf(system).words).conditions).toEqual([
        'entangled',
      ]);
    },
  );
});

describe('on Roll20', () => {
  const attributes = (values: Readonly<Record<string, unknown>>): Attributes =>
    new Map(Object.entries(values).map(([name, current]) => [name, { current, max: '' }]));

  it('a marker of another game’s campaign has only shared meanings, in both languages', () => {
    expect(
      ['Restrained', 'Intralciato', 'Prono', 'Prone'].map((m) => ofMarker(m, 'other')),
    ).toEqual([undefined, undefined, 'prone', 'prone']);
    expect(['Restrained', 'Intralciato'].map((m) => ofMarker(m))).toEqual([
      'entangled',
      'entangled',
    ]);
  });

  it('a condition on an advanced sheet stands on the card if its meaning is not shared', () => {
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
  });

  it('a ticked condition of a sheet that we do not know stands on the card', () => {
    const { facts, strange } = readSheet(
      'pathfinderOfficial',
      attributes({ condition_prone: '1', condition_haunted: '1', condition_shaken: '0' }),
    );
    expect([facts.conditions, strange]).toEqual([['prone'], ['haunted']]);
  });
});
