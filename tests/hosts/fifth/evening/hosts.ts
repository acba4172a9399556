/** The hosts of the evening: each reads the creatures from its own documents. */
import type { FifthVersion } from '../../foundry/fixtures/dnd5e.ts';
import { onFoundry } from '../onFoundry.ts';
import { readOn, SHEETS } from '../onRoll20.ts';
import type { EveningHost } from './table.ts';
import { usually } from '../../../support/thorough.ts';

const foundry = (version: FifthVersion, rules: '2014' | '2024'): EveningHost => ({
  ruleset: rules === '2024' ? 'srd52' : 'srd51',
  shares: true,
  read: (people, closed) => onFoundry(people, version, rules, closed).read,
});
const roll20 = (sheet: string): EveningHost => ({
  ruleset: SHEETS[sheet]!.kind === 'ogl5e' ? 'srd51' : 'srd52',
  shares: false,
  ...(SHEETS[sheet]!.conditions && { hidesConditions: true as const }),
  read: (people, closed) => readOn(SHEETS[sheet]!, people, closed),
});

export const EVENING_HOSTS = usually<readonly [name: string, host: EveningHost]>(
  [
    ['Foundry with dnd5e 3.3 and the rules of 2014', foundry('3.3', '2014')],
    ['Foundry with dnd5e 5.3 and the rules of 2024', foundry('5.3', '2024')],
    ['Roll20 with the sheet of 2014', roll20('D&D 5E by Roll20 (2014)')],
    ['Roll20 with the sheet of 2024', roll20('D&D 2024')],
  ],
  [
    ['Foundry with dnd5e 4.4 and the rules of 2014', foundry('4.4', '2014')],
    ['Foundry with dnd5e 4.4 and the rules of 2024', foundry('4.4', '2024')],
  ],
);
