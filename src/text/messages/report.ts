/** "Something is wrong": what goes into a report, and what becomes of it. [English, Italian] */
export const report = {
  'panel.report': ['Something is wrong', 'Qualcosa non va'],
  'report.intro': [
    'Makes one file of what Quadretto sees now. Nothing is sent: the file is yours, to attach where you ask for help.',
    'Raccoglie in un file quello che Quadretto vede adesso. Non viene inviato niente: il file resta a te, da allegare dove chiedi aiuto.',
  ],
  'report.said': ['What do you see, and what did you expect?', 'Che cosa vedi, e che cosa ti aspettavi?'],
  'report.saidElsewhere': [
    'Write what you see, and what you expected, where you attach the file: this page could read what is typed on it.',
    'Scrivi che cosa vedi, e che cosa ti aspettavi, dove alleghi il file: questa pagina potrebbe leggere quello che vi si scrive.',
  ],
  'report.holds': ['The file holds:', 'Il file contiene:'],
  'report.holds.versions': ['versions of Quadretto, the browser and the tabletop', 'versioni di Quadretto, del browser e del tavolo'],
  'report.holds.scene': ['the scene as it is judged, and as the tabletop tells it', 'la scena com’è giudicata e come la racconta il tavolo'],
  'report.holds.reading': ['where each fact was read, the dock’s notices', 'da dove viene ogni dato, gli avvisi della barra'],
  'report.holds.log': ['the referee’s log', 'il registro dell’arbitro'],
  'report.holds.errors': ['{n, plural, =0 {no recent failures} one {one recent failure} other {# recent failures}}', '{n, plural, =0 {nessun guasto recente} one {un guasto recente} other {# guasti recenti}}'],
  'report.nameless': ['Replace names with numbers', 'Sostituisci i nomi con numeri'],
  'report.save': ['Save the file', 'Salva il file'],
  'report.saved': ['Saved: {item}', 'Salvato: {item}'],
} as const;
