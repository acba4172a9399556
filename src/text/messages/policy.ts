/** What is done about an irregular move, and the move that was held back. [English, Italian] */
export const policy = {
  'policy.title': ['If a move is outside the rules', 'Se una mossa è irregolare'],
  'policy.choose': [
    '{item}: {policy, select, off {off} mark {mark} ask {ask} other {hold back}}',
    '{item}: {policy, select, off {no} mark {segnala} ask {chiedi} other {trattieni}}',
  ],
  'policy.name': [
    '{policy, select, off {Off} mark {Mark} ask {Ask} enforce {Hold back} other {Mixed}}',
    '{policy, select, off {No} mark {Segnala} ask {Chiedi} enforce {Trattieni} other {Misto}}',
  ],
  'policy.does': [
    '{policy, select, off {no mark, no entry in the log} mark {a mark on the map and a line in the log} ask {before it moves, asks: “Do it anyway?”} other {holds your move back; the {gm} can always allow}}',
    '{policy, select, off {nessun segno, nessuna voce nel registro} mark {un segno sulla mappa e una riga nel registro} ask {prima di muovere chiede: «Procedere lo stesso?»} other {ferma la tua mossa; il {gm} può sempre concedere}}',
  ],
  'policy.onlyMarks': [
    'this tabletop lets no move be stopped: it is marked',
    'questo tavolo non lascia fermare le mosse: le segnala',
  ],
  'policy.byKind': ['One by one, in the settings', 'Voce per voce, nelle impostazioni'],
  'policy.unkept': [
    'The browser’s storage is full: what was chosen lasts until this page is reloaded.',
    'La memoria del browser è piena: la scelta vale finché questa pagina non si ricarica.',
  ],
  'ask.doIt': ['{reason} Do it anyway?', '{reason} Procedere lo stesso?'],
  'ask.gmAllows': ['The {gm} allows it', 'Il {gm} lo concede'],
  'ask.goBack': ['Go back', 'Torna indietro'],
  'ask.goOn': ['Go on', 'Procedi'],
  'ask.title': ['{who}: the move waits', '{who}: la mossa aspetta'],
  'ask.note': ['Note for the log, if you like', 'Nota per il registro, se vuoi'],
  'dock.part.held': ['the question about a move', 'la domanda su una mossa'],
  'ask.refused': ['The tabletop did not take the move.', 'Il tavolo non ha accettato la mossa.'],
} as const;
