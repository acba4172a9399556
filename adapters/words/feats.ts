/**
 * Finds the feats and creature types that change a ruling, by their names in the English and
 * Italian rulebooks. A name that is not listed has no effect, and never counts as a similar name.
 */
import { plain, textOf } from './text.ts';

const FEATS: Readonly<Record<string, string>> = {
  'combat-martial-arts': 'Combat Martial Arts|Arti Marziali da Combattimento',
  'combat-reflexes': 'Combat Reflexes|Riflessi in Combattimento',
  mobility: 'Mobility|Mobilità',
  'dodge-feat': 'Dodge|Schivare',
  'spring-attack': 'Spring Attack|Attacco Rapido',
  'improved-unarmed-strike':
    'Improved Unarmed Strike|Colpo Senz’Armi Migliorato|Combat Martial Arts|Arti Marziali in Combattimento',
  'improved-grapple': 'Improved Grapple|Lottare Migliorato',
  'improved-disarm': 'Improved Disarm|Disarmare Migliorato',
  'improved-trip': 'Improved Trip|Sbilanciare Migliorato',
  'improved-sunder': 'Improved Sunder|Spezzare Migliorato|Spaccare l’Arma Potenziato',
  'improved-bull-rush': 'Improved Bull Rush|Spingere Migliorato',
  'improved-overrun': 'Improved Overrun|Oltrepassare Migliorato',
  'improved-feint': 'Improved Feint|Fintare Migliorato',
  'improved-dirty-trick': 'Improved Dirty Trick|Sporco Trucco Migliorato',
  'improved-drag': 'Improved Drag|Trascinare Migliorato',
  'improved-reposition': 'Improved Reposition|Riposizionare Migliorato',
  'improved-steal': 'Improved Steal|Rubare Migliorato',
  'greater-bull-rush': 'Greater Bull Rush|Spingere Superiore',
  'greater-dirty-trick': 'Greater Dirty Trick|Sporco Trucco Superiore',
  'greater-disarm': 'Greater Disarm|Disarmare Superiore',
  'greater-drag': 'Greater Drag|Trascinare Superiore',
  'greater-grapple': 'Greater Grapple|Lotta Superiore|Lottare Superiore',
  'greater-overrun': 'Greater Overrun|Oltrepassare Superiore',
  'greater-reposition': 'Greater Reposition|Riposizionare Superiore',
  'greater-steal': 'Greater Steal|Rubare Superiore',
  'greater-sunder': 'Greater Sunder|Spezzare Superiore',
  'greater-trip': 'Greater Trip|Sbilanciare Superiore',
  'improved-initiative': 'Improved Initiative|Iniziativa Migliorata',
  'point-blank-shot': 'Point Blank Shot|Tiro Ravvicinato',
  'far-shot': 'Far Shot|Tiro Lontano',
  'precise-shot': 'Precise Shot|Tiro Preciso',
  'improved-precise-shot': 'Improved Precise Shot|Tiro Preciso Migliorato',
  'rapid-shot': 'Rapid Shot|Tiro Rapido',
  manyshot: 'Manyshot|Tiro Multiplo',
  'shot-on-the-run': 'Shot on the Run|Tiro in Movimento',
  'rapid-reload': 'Rapid Reload|Ricarica Rapida',
  'blind-fight': 'Blind Fight|Combattere alla Cieca',
  'power-attack': 'Power Attack|Attacco Poderoso',
  'deadly-aim': 'Deadly Aim|Mira Letale',
  cleave: 'Cleave|Incalzare',
  'great-cleave': 'Great Cleave|Incalzare Potenziato|Incalzare Superiore',
  'whirlwind-attack': 'Whirlwind Attack|Attacco Turbinante',
  lunge: 'Lunge|Affondo',
  'stand-still': 'Stand Still|Fermare sul Posto',
  'step-up': 'Step Up|Stare Addosso',
  disruptive: 'Disruptive|Distruttivo',
  'burst-fire': 'Burst Fire|Sparare a Raffica',
  'double-tap': 'Double Tap|Doppio Colpo',
  'dead-aim': 'Dead Aim|Mira Mortale',
  'heroic-surge': 'Heroic Surge|Sforzo Eroico',
  'agile-riposte': 'Agile Riposte|Risposta Agile',
  'improved-combat-throw': 'Improved Combat Throw|Proiezione Migliorata',
  'drive-by-attack': 'Drive By Attack|Attacco in Corsa',
  'skip-shot': 'Skip Shot|Tiro di Rimbalzo',
  strafe: 'Strafe|Raffica in Linea',
  'elusive-target': 'Elusive Target|Bersaglio Sfuggente',
  'defensive-martial-arts': 'Defensive Martial Arts|Arti Marziali Difensive',
  'improved-damage-threshold': 'Improved Damage Threshold|Soglia di Danno Migliorata',
  'combat-expertise': 'Combat Expertise|Maestria in Combattimento',
  'weapon-finesse': 'Weapon Finesse|Arma Accurata',
  'two-weapon-fighting-feat': 'Two Weapon Fighting|Combattere con Due Armi',
  'improved-two-weapon-fighting': 'Improved Two Weapon Fighting|Combattere con Due Armi Migliorato',
  'greater-two-weapon-fighting': 'Greater Two Weapon Fighting|Combattere con Due Armi Superiore',
  'two-weapon-defence':
    'Two Weapon Defense|Two Weapon Defence|Difesa con Due Armi|Difendere con Due Armi',
  multiattack: 'Multiattack|Multiattacco',
  'quick-draw': 'Quick Draw|Estrazione Rapida',
  'flyby-attack': 'Flyby Attack|Attacco in Volo',
  'hover-feat': 'Hover|Fluttuare',
  wingover: 'Wingover',
  'run-feat': 'Run|Correre',
  'nimble-moves': 'Nimble Moves|Mosse Agili',
  'acrobatic-steps': 'Acrobatic Steps|Passi Acrobatici',
  'mounted-combat': 'Mounted Combat|Combattere in Sella',
  'ride-by-attack': 'Ride By Attack|Attacco in Sella',
  'mounted-archery': 'Mounted Archery|Tirare in Sella',
  'spirited-charge': 'Spirited Charge|Carica Devastante',
  trample: 'Trample|Travolgere',
  'deflect-arrows': 'Deflect Arrows|Deviare Frecce|Deviare Proiettili',
  'snatch-arrows': 'Snatch Arrows|Afferrare Frecce|Afferrare Proiettili',
  'improved-shield-bash':
    'Improved Shield Bash|Attacco con lo Scudo Migliorato|Attacco con Scudo Migliorato',
  'stunning-fist': 'Stunning Fist|Pugno Stordente',
  diehard: 'Diehard|Duro a Morire',
  acrobatic: 'Acrobatic|Acrobatico',
  athletic: 'Athletic|Atletico',
  stealthy: 'Stealthy|Furtivo',
  'uncanny-dodge': 'Uncanny Dodge|Schivare Prodigioso',
  'improved-uncanny-dodge': 'Improved Uncanny Dodge|Schivare Prodigioso Migliorato',
  evasion: 'Evasion|Eludere',
  'improved-evasion': 'Improved Evasion|Eludere Migliorato',
  scent: 'Scent|Olfatto Acuto',
  mindless: 'Mindless|Senza Mente',
  pounce: 'Pounce|Assaltare',
  grab: 'Grab|Afferrare',
  pull: 'Pull|Attirare',
  push: 'Push|Respingere',
  compression: 'Compression|Compressione',
  'all-around-vision': 'All-Around Vision|Visione a Tutto Tondo',
  'improved-grab': 'Improved Grab|Afferrare Migliorato',
  amorphous: 'Amorphous|Amorfo',
  stability: 'Stability|Stabilità',
  'light-sensitivity': 'Light Sensitivity|Sensibilità alla Luce',
  'light-blindness': 'Light Blindness|Cecità alla Luce',
  'natural-invisibility': 'Natural Invisibility|Invisibilità Naturale',
};

/** Ids of the traits that have a name in this file. */
export const NAMED: readonly string[] = Object.keys(FEATS);

const TRAIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FEATS).flatMap(([id, names]) =>
    names.split('|').map((name) => [plain(name), id] as const),
  ),
);

/**
 * Id of the first trait that one of the names means; notes after a name ("(Ex)", "[Combat]") are
 * ignored.
 */
export const traitNamed = (names: readonly string[]): string | undefined => {
  for (const name of names) {
    const trait =
      TRAIT_OF.get(name) ?? TRAIT_OF.get(name.replace(/ (ex|su|sp|str|sop|combat|general|b)$/, ''));
    if (trait !== undefined) return trait;
  }
  return undefined;
};

/**
 * Sorted ids of the traits in a list of feats in prose: "Combat Reflexes, Dodge, Mobility (B);
 * Weapon Focus (glaive)". Text in brackets is a choice or a note, not a feat.
 */
export function traitsIn(value: unknown): string[] {
  const parts = textOf(value)
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .split(/[,;\n•·|*]|\.(?=\s|$)|:| - |\band\b|\s[eE]\s/);
  const found = parts.flatMap((part) => {
    // In print, a raised B marks a bonus feat; as text, it may be joined to the feat's name.
    const name = part.replace(/([a-zà-ù])B\s*$/, '$1');
    const trait = traitNamed([plain(name)]);
    return trait === undefined ? [] : [trait];
  });
  return [...new Set(found)].sort();
}
