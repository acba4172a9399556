/** The options' list of what is kept: corrections, painted maps, files. [English, Italian] */
export const book = {
  'options.kept': ['Maps and corrections', 'Mappe e correzioni'],
  'options.kept.note': [
    'What you corrected on tokens’ cards and painted on maps. It stays in this browser.',
    'Quel che hai corretto sulle schede e dipinto sulle mappe. Resta in questo browser.',
  ],
  'options.kept.none': ['No correction yet.', 'Ancora nessuna correzione.'],
  'options.kept.line': ['{who} · {field}: {value}', '{who} · {field}: {value}'],
  'options.kept.scope': [
    '{item, select, token {this token} character {this character} kind {all of this name} colour {all of this color} other {this marker}}',
    '{item, select, token {questo token} character {questo personaggio} kind {tutti con questo nome} colour {tutti di questo colore} other {questo segnalino}}',
  ],
  'options.kept.from': ['{text} · {origin} · {date}', '{text} · {origin} · {date}'],
  'options.kept.take': ['Remove', 'Togli'],
  'options.kept.remove': ['Remove: {item}', 'Togli: {item}'],
  'options.kept.unread': [
    'A correction that this version cannot read',
    'Una correzione che questa versione non legge',
  ],
  'options.kept.export': ['Export to a file', 'Esporta su file'],
  'options.kept.import': ['Import a file', 'Importa un file'],
  'options.kept.import.note': [
    'The file holds the choices of judgment too. It is added to what is here: of two for one thing the later stays.',
    'Il file porta anche le scelte di giudizio. Si aggiunge a quel che c’è: di due per la stessa cosa resta la più recente.',
  ],
  'options.kept.imported': ['Imported.', 'Importato.'],
  'options.kept.failed': [
    'The browser’s storage does not answer.',
    'La memoria del browser non risponde.',
  ],
  'options.kept.aside': [
    '{n, plural, one {Something kept could not be read and is set aside.} other {# kept things could not be read and are set aside.}}',
    '{n, plural, one {Qualcosa di salvato non si leggeva: è messo da parte.} other {# cose salvate non si leggevano: sono messe da parte.}}',
  ],
  'options.kept.aside.save': ['Save it as a file', 'Salvalo su file'],
  'kept.file.size': [
    'This file is too big. Nothing has changed.',
    'Questo file è troppo grande. Non è cambiato nulla.',
  ],
  'kept.file.other': [
    'This is not a file of Quadretto’s. Nothing has changed.',
    'Questo non è un file di Quadretto. Non è cambiato nulla.',
  ],
  'kept.file.part': [
    'A part of this file cannot be read ({item}). Nothing has changed.',
    'Una parte di questo file non si legge ({item}). Non è cambiato nulla.',
  ],
  'kept.file.empty': [
    'There is nothing for Quadretto in this file.',
    'In questo file non c’è nulla per Quadretto.',
  ],
  'kept.file.full': [
    'The browser’s storage is full: {item} is not imported.',
    'La memoria del browser è piena: {item} non è importato.',
  ],
} as const;
