/** "Something is wrong": what goes into a report, and what becomes of it. [English, Italian] */
export const report = {
  'panel.report': ['Something is wrong', 'Qualcosa non va'],
  'report.intro': [
    'Makes one file of what Quadretto sees now. Nothing is sent: the file is yours, to attach where you ask for help.',
    'Raccoglie in un file quello che Quadretto vede adesso. Non viene inviato niente: il file resta a te, da allegare dove chiedi aiuto.',
  ],
  'report.said': [
    'What do you see, and what did you expect?',
    'Che cosa vedi, e che cosa ti aspettavi?',
  ],
  'report.saidElsewhere': [
    'Write what you see, and what you expected, where you attach the file: this page could read what is typed on it.',
    'Scrivi che cosa vedi, e che cosa ti aspettavi, dove alleghi il file: questa pagina potrebbe leggere quello che vi si scrive.',
  ],
  'report.holds': ['The file holds:', 'Il file contiene:'],
  'report.holds.versions': [
    'versions of Quadretto, the browser and the tabletop',
    'versioni di Quadretto, del browser e del tavolo',
  ],
  'report.holds.scene': [
    'the scene as it is judged, and as the tabletop tells it',
    'la scena com’è giudicata e come la racconta il tavolo',
  ],
  'report.holds.reading': [
    'where each fact was read, the dock’s notices',
    'da dove viene ogni dato, gli avvisi della barra',
  ],
  'report.holds.log': ['the referee’s log', 'il registro dell’arbitro'],
  'report.holds.errors': [
    '{n, plural, =0 {no recent failures} one {one recent failure} other {# recent failures}}',
    '{n, plural, =0 {nessun guasto recente} one {un guasto recente} other {# guasti recenti}}',
  ],
  'report.nameless': ['Replace names with numbers', 'Sostituisci i nomi con numeri'],
  'report.save': ['Save the file', 'Salva il file'],
  'report.holds.checks': [
    'what was compared with the tabletop’s own word',
    'che cosa è stato confrontato con quello che dice il tavolo stesso',
  ],
  'report.saved': ['Saved: {item}', 'Salvato: {item}'],

  'panel.check': ['Check this table', 'Controlla questo tavolo'],
  'check.intro': [
    'Compares what Quadretto reads with what this tabletop says of the same things. Nothing is written and nothing is sent.',
    'Confronta quello che Quadretto legge con quello che questo tavolo dice delle stesse cose. Non scrive niente e non invia niente.',
  ],
  'check.run': ['Check now', 'Controlla ora'],
  'check.running': ['Checking…', 'Controllo in corso…'],
  'check.failed': [
    'This table can’t be checked right now.',
    'Adesso questo tavolo non si può controllare.',
  ],
  'check.cells': ['Squares and hexes', 'Quadretti ed esagoni'],
  'check.hexes': ['Corners of the hexes', 'Angoli degli esagoni'],
  'check.steps': ['Walls beside tokens', 'Muri accanto ai token'],
  'check.camera': ['Place of the map on the screen', 'Posizione della mappa sullo schermo'],
  'check.sizes': ['Sizes of tokens', 'Dimensioni dei token'],
  'check.turns': ['Order of turns', 'Ordine dei turni'],
  'check.hidden': ['Only what you can see', 'Solo quello che puoi vedere'],
  'check.history': ['End of the last move', 'Fine dell’ultimo movimento'],
  'check.agrees': ['agrees ({n})', 'coincide ({n})'],
  'check.differs': ['differs: {n} of {most}', 'non coincide: {n} su {most}'],
  'check.unclear': ['can’t tell here', 'qui non si può dire'],
  'check.help': [
    'If something differs, save a report and attach it where you ask for help: it holds these lines.',
    'Se qualcosa non coincide, salva una segnalazione e allegala dove chiedi aiuto: contiene queste righe.',
  ],
} as const;
