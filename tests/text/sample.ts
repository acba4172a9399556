/**
 * Ordinary values for the parameters of a message: a name of 8 letters, a cell label of 2
 * characters, small numbers.
 */
import type { CompiledMessage } from 'icu-minify/format';
import { paramsOf } from '../../src/text/format.ts';

const TEXTS: Readonly<Record<string, string>> = {
  cell: 'C5',
  from: 'C5',
  to: 'D6',
  len: '4 quadretti (6 m)',
  limit: '9 m',
  metres: '3 m',
  used: '1,5 m',
  tall: '3 m',
  long: '1,5 m',
  max: '8 quadretti (12 m)',
  min: '2 quadretti (3 m)',
  range: '12 quadretti (18 m)',
  value: '+4',
  reflex: '+2',
  blocker: 'un muro basso',
  cause: 'nebbia',
  weapon: 'alabarda',
  condition: 'in lotta',
  size: 'Grande',
  degree: 'copertura',
  foes: 'Orco 1, Orco 2 e Ogre',
  letter: 'A',
  names: 'Orco 1, Orco 2 e Ogre',
  source: 'Rules Compendium 38, Copertura',
  origin: 'https://gioco.example',
  key: 'S',
  time: '21:40',
  reason: 'Un muro basso.',
  text: 'Un muro basso.',
  assumption: 'portata naturale',
};

/**
 * Words that the vocabulary inserts when a sentence is formatted. These are the values for messages
 * that are formatted alone.
 */
const WORDS: Readonly<Record<string, string>> = {
  ac: 'CA',
  std: 'azione standard',
  step: 'passo da 1,5 metri',
  difficult: 'terreno difficile',
  flanking: 'fiancheggiamento',
  withdrawal: 'ritirata',
  gm: 'DM',
  grid: 'square',
  touch: 'attacco di contatto',
  aoo: 'AdO',
  aoos: 'AdO',
  aooHead: 'AdO',
};

export function sample(message: CompiledMessage, n = 3): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, kind] of paramsOf(message)) {
    values[name] = kind === 'number' ? n : (TEXTS[name] ?? WORDS[name] ?? 'Winmolda');
  }
  return values;
}
