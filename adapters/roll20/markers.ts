/**
 * Recognizes status markers that name a condition. A campaign's own markers are recognized by their
 * English or Italian name. Of Roll20's default markers, only `dead` has a clear meaning. The
 * meaning of colors and pictures differs from table to table, so they are ignored here; the user
 * may assign conditions to them.
 */
import {
  conditionOf as inEnglish,
  namesOfCondition,
  type Vocabulary,
} from '../words/conditions.ts';
import { plain } from '../words/text.ts';
import { comparedMarker } from './tags.ts';

const ITALIAN: Readonly<Record<string, string>> = {
  accecato: 'blinded',
  cieco: 'blinded',
  addormentato: 'asleep',
  confuso: 'confused',
  accovacciato: 'cowering',
  frastornato: 'dazed',
  abbagliato: 'dazzled',
  morto: 'dead',
  assordato: 'deafened',
  sordo: 'deafened',
  inabile: 'disabled',
  morente: 'dying',
  intralciato: 'entangled',
  esausto: 'exhausted',
  affascinato: 'fascinated',
  affaticato: 'fatigued',
  'colto alla sprovvista': 'flat-footed',
  'alla sprovvista': 'flat-footed',
  sprovvista: 'flat-footed',
  spaventato: 'frightened',
  'in lotta': 'grappling',
  lotta: 'grappling',
  indifeso: 'helpless',
  incorporeo: 'incorporeal',
  invisibile: 'invisible',
  nauseato: 'nauseated',
  'in preda al panico': 'panicked',
  panico: 'panicked',
  paralizzato: 'paralyzed',
  pietrificato: 'petrified',
  immobilizzato: 'pinned',
  prono: 'prone',
  'a terra': 'prone',
  scosso: 'shaken',
  infermo: 'sickened',
  stabile: 'stable',
  barcollante: 'staggered',
  stordito: 'stunned',
  'privo di sensi': 'unconscious',
  svenuto: 'unconscious',
};

/** The condition that a marker names, if any. */
export function conditionOf(marker: string, words?: Vocabulary): string | undefined {
  const name = plain(marker);
  const english = Object.hasOwn(ITALIAN, name) ? (ITALIAN[name] ?? name) : name;
  return inEnglish(english, words);
}

/**
 * Names of the markers that mean a condition, in both languages, in the form in which `tags.ts`
 * compares them.
 */
export const namesOfMarker = (condition: string): readonly string[] => [
  ...namesOfCondition(condition),
  ...Object.keys(ITALIAN)
    .filter((name) => ITALIAN[name] === condition)
    .map(comparedMarker),
];
