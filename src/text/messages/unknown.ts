/** What could not be read, and what is assumed instead. [English, Italian] */
export const unknown = {
  'unknown.reach': [
    'Reach of {who} unknown: using the table for {size}, {build, select, long {long} other {tall}}.',
    'Portata di {who} ignota: si usa la tabella per {size}, {build, select, long {lunga} other {alta}}.',
  ],
  'unknown.size': [
    'Size of {who} unknown: using {size}, from the token.',
    'Taglia di {who} ignota: si usa {size}, dal token.',
  ],
  'unknown.build': [
    'Build of {who} unknown: taken as tall.',
    'Forma di {who} ignota: si suppone alta.',
  ],
  'unknown.weapon': [
    'Weapon in {who}’s hand unknown: taken as armed, natural reach.',
    'Arma di {who} ignota: si suppone un’arma, con portata naturale.',
  ],
  'unknown.speed': [
    'Speed of {who} unknown: using {len}.',
    'Velocità di {who} ignota: si usa {len}.',
  ],
  'unknown.armour': [
    'Armor and load of {who} unknown: not counted.',
    'Armatura e carico di {who} ignoti: non contati.',
  ],
  'unknown.side': [
    '{who}’s side unknown: taken as {side}.',
    'Parte di {who} ignota: si usa {side}.',
  ],
  'unknown.conditions': [
    'Conditions of {who} can’t be read: none assumed.',
    'Le condizioni di {who} non si leggono: nessuna, per ora.',
  ],
  'unknown.visibility': [
    'Not known whether {who} sees {target}: taken as yes.',
    'Non si sa se {who} vede {target}: si suppone di sì.',
  ],
  'unknown.terrain': [
    'The terrain can’t be read here: taken as clear.',
    'Qui il terreno non si legge: si suppone sgombro.',
  ],
  'unknown.walls': [
    'The walls of this map can’t be read: cover not judged.',
    'I muri di questa mappa non si leggono: copertura non giudicata.',
  ],
  'unknown.light': [
    'Light can’t be read: taken as bright.',
    'La luce non si legge: si suppone intensa.',
  ],
  'unknown.turn': [
    'Whose turn it is can’t be read: budgets not judged.',
    'Non si sa di chi è il turno: le azioni non si contano.',
  ],
  'unknown.spent': [
    'Actions already taken by {who} unknown: judged as the start of the turn.',
    'Azioni già usate da {who} ignote: si giudica come a inizio turno.',
  ],
  'unknown.opportunities': [
    'AoOs already used by {foe} unknown: counted as none.',
    'AdO già usati da {foe} ignoti: contati come zero.',
  ],
  'unknown.feat': [
    'Not known whether {who} has {feat}: taken as no.',
    'Non si sa se {who} ha {feat}: si suppone di no.',
  ],
  'unknown.elevation': [
    'Elevation of {who} unknown: taken as ground level.',
    'Quota di {who} ignota: si suppone a terra.',
  ],
  'unknown.sheet': [
    'This character sheet can’t be read: Quadretto uses the token and your corrections.',
    'Questa scheda non si legge: Quadretto usa il token e le correzioni.',
  ],
  'unknown.hidden': [
    'Something here is hidden from you: the judgement covers only what you see.',
    'Qui c’è qualcosa che non puoi vedere: il giudizio vale per ciò che vedi.',
  ],
  'unknown.rests-on': [
    'This verdict rests on {n, plural, one {# unknown fact} other {# unknown facts}}.',
    'Questo giudizio poggia su {n, plural, one {# dato ignoto} other {# dati ignoti}}.',
  ],
} as const;
