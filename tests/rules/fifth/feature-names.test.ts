/**
 * Features, spells and properties of weapons are rows of tables: no other code of the family names
 * one of them, so that a base question cannot treat a single feature in a way of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIFTH_ACTIONS } from '../../../src/rules/fifth/actionRows.ts';
import { FIFTH_CONDITIONS } from '../../../src/rules/fifth/conditionRows.ts';
import { fifthTraits } from '../../../src/rules/fifth/traits.ts';
import { TURN_EFFECTS } from '../../../src/rules/fifth/turnTables.ts';

const FOLDER = join(
  dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))),
  'src/rules/fifth',
);

/** Files that are tables, with what their rows are. */
const TABLES: Readonly<Record<string, string>> = {
  'actionRows.ts': 'actions of both documents',
  'conditionRows.ts': 'conditions',
  'd20Tests.ts': 'sources of an edge on saves',
  'edges.ts': 'sources of an edge on attack rolls',
  'play/checkSources.ts': 'sources of an edge on checks',
  'play/trialTable.ts': 'what dice settle',
  'turnMoments.ts': 'spells that ask for saves in a turn',
  'rolledActions.ts': 'which action a roll of the chat belongs to',
  'spellAreas.ts': 'areas of spells',
  'srd51/citations.ts': 'citations',
  'srd51/forJudge.ts': 'actions of 2014',
  'srd51/trials.citations.ts': 'citations',
  'srd52/citations.ts': 'citations',
  'srd52/forJudge.ts': 'actions of 2024',
  'srd52/trials.citations.ts': 'citations',
  'traits.ts': 'traits',
  'turnTables.ts': 'modes of movement, and what actions change in a turn',
  'words.ts': 'words',
};

/** Special senses, which every creature's stat block may have. */
const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'see-invisible', 'true-seeing'];

/** Conditions of the documents' general rules; all others come from a feature, a spell or a weapon. */
const GENERAL = `
  blinded charmed deafened frightened grappled incapacitated invisible paralyzed petrified poisoned
  prone restrained stunned unconscious asleep dying stable dead destroyed incorporeal ethereal flying
  concentrating disengaged dodging hidden helped distracted surprised no-reactions no-opportunities
  exhaustion-1 exhaustion-2 exhaustion-3 exhaustion-4 exhaustion-5 exhaustion-6
`
  .trim()
  .split(/\s+/);

const features = new Set([
  ...Object.keys(fifthTraits).filter((trait) => !SENSES.includes(trait)),
  ...Object.keys(FIFTH_CONDITIONS).filter((condition) => !GENERAL.includes(condition)),
  ...Object.entries(FIFTH_ACTIONS).flatMap(([action, { needs }]) =>
    needs?.some((each) => each in fifthTraits) ? [action] : [],
  ),
  ...Object.keys(TURN_EFFECTS),
  // To push and to topple are also what a shove does.
  ...['cleave', 'nick', 'lance'],
]);

/** The features that the literals of a source name, with or without a number. */
const named = (source: string): readonly string[] =>
  [...source.replace(/^import .*$/gm, '').matchAll(/'([^'\n]+)'/g)]
    .flatMap(([, text = '']) => text.split(/\s+/))
    .filter((word) => features.has(word) || features.has(word.replace(/-\d*$/, '')));

/** The literals that may stand in a file, because they are no features there. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {};

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

describe('names of features in the 5E rules', () => {
  it(
    'in the code of the 5E rules, only files with tables name a feature, a spell or a weapon’s ' +
      'mastery property',
    () => {
      const wrong = files
        .filter((path) => !Object.hasOwn(TABLES, path))
        .flatMap((path) =>
          named(readFileSync(join(FOLDER, path), 'utf8'))
            .filter((word) => ELSEWHERE[path]?.includes(word) !== true)
            .map((word) => `${path}: ${word}`),
        );
      expect(wrong).toEqual([]);
    },
  );

  it('each file that is listed as a table of the 5E rules exists', () => {
    expect(Object.keys(TABLES).filter((path) => !files.includes(path))).toEqual([]);
  });

  it(
    'the check for feature names finds a feature’s id, also if the id has a number or stands in ' +
      'a list of words',
    () => {
      expect(named("if (spent.actions?.includes('take-aim')) return 0;")).toEqual(['take-aim']);
      expect(named("const many = 'extra-attack-2';")).toEqual(['extra-attack-2']);
      expect(named("'attack rage hide'.split(' ')")).toEqual(['rage']);
      expect(named("has(c, 'prone') && has(c, 'blindsight')")).toEqual([]);
    },
  );
});
