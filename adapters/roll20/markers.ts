/**
 * Status markers that name a condition. A campaign's own markers go by what people called them; of Roll20's default
 * ones `dead` says what it means, and the colours and pictures mean what each table agreed on, so they mean nothing
 * here (the user may map them).
 */
import { plain } from '../words/text.ts';

/** [condition, English and Italian names besides the id's own] */
const NAMES: readonly (readonly [condition: string, ...names: string[]])[] = [
  ['asleep', 'sleep', 'sleeping', 'addormentato', 'sonno'],
  ['blinded', 'blind', 'blindness', 'accecato', 'cieco', 'cecita'],
  ['confused', 'confusion', 'confuso', 'confusione'],
  ['cowering', 'accovacciato'],
  ['dazed', 'daze', 'frastornato'],
  ['dazzled', 'abbagliato'],
  ['dead', 'morto', 'ko'],
  ['deafened', 'deaf', 'assordato', 'sordo'],
  ['disabled', 'inabile'],
  ['dying', 'morente'],
  ['entangled', 'intralciato'],
  ['ethereal', 'etereo'],
  ['exhausted', 'esausto'],
  ['fascinated', 'affascinato'],
  ['fatigued', 'affaticato'],
  ['flat-footed', 'colto alla sprovvista', 'alla sprovvista', 'sprovvista', 'impreparato'],
  ['frightened', 'spaventato'],
  ['grappling', 'grappled', 'grapple', 'in lotta', 'lotta'],
  ['helpless', 'indifeso'],
  ['incorporeal', 'incorporeo'],
  ['invisible', 'invisibility', 'invisibile', 'invisibilita'],
  ['kneeling', 'in ginocchio'],
  ['nauseated', 'nauseato'],
  ['panicked', 'panic', 'in preda al panico', 'panico'],
  ['paralyzed', 'paralysed', 'paralysis', 'paralizzato', 'paralisi'],
  ['petrified', 'pietrificato'],
  ['pinned', 'immobilizzato'],
  ['prone', 'prono', 'a terra'],
  ['shaken', 'scosso'],
  ['sickened', 'infermo'],
  ['squeezing', 'ristretto'],
  ['stable', 'stabile', 'stabilizzato'],
  ['staggered', 'barcollante'],
  ['stunned', 'stun', 'stordito'],
  ['surprised', 'sorpreso'],
  ['unconscious', 'svenuto', 'privo di sensi'],
];

const CONDITIONS: ReadonlyMap<string, string> = new Map(NAMES.flatMap(([condition, ...names]) =>
  [condition, ...names].map((name) => [plain(name), condition] as const)));

/** The condition that a marker's name is, if it is one. */
export const conditionOf = (marker: string): string | undefined => CONDITIONS.get(plain(marker));
