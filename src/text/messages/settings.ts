/**
 * The popup's states, the options and the welcome page, beyond the glossary's own. [English,
 * Italian]
 */
export const settings = {
  'popup.looking': ['Looking at this page…', 'Lettura di questa pagina…'],
  'popup.table': ['{host} {version} · {system}', '{host} {version} · {system}'],
  'popup.onceOn': ['On until this page is reloaded.', 'Acceso finché la pagina non si ricarica.'],
  'popup.where': [
    'Quadretto works on Roll20 and on the Foundry tables that you allow.',
    'Quadretto lavora su Roll20 e sui tavoli Foundry che gli concedi.',
  ],
  'popup.where.foundry': [
    'Is it a Foundry table? Open it, enter the game and press here again.',
    'È un tavolo Foundry? Aprilo, entra nella partita e premi di nuovo qui.',
  ],
  'popup.beside.page': [
    'This is a page of {host}, not its table. Enter the game, and Quadretto starts there.',
    'Questa è una pagina di {host}, non il tavolo. Entra nella partita: Quadretto parte lì.',
  ],
  'popup.beside.part': [
    'This is a sheet taken out of {host}: nothing is drawn on it. Press here in the tab of the game.',
    'Questa è una scheda staccata da {host}: qui non si disegna. Premi nella scheda del browser con la partita.',
  ],
  'popup.turnOff': ['Switch off here', 'Spegni qui'],
  'popup.turnOn': ['Switch on again', 'Riaccendi'],
  'popup.offExplain': [
    'You switched it off on {origin}: nothing is read there.',
    'L’hai spento tu su {origin}: lì non si legge nulla.',
  ],
  'popup.marks': ['Show the marks', 'Mostra i segni'],
  'popup.copyScene': ['Copy the scene', 'Copia la scena'],
  'popup.notCopied': [
    'The browser does not let it be copied.',
    'Il browser non la lascia copiare.',
  ],
  'popup.notKept': [
    'The browser’s storage is full: nothing has changed.',
    'La memoria del browser è piena: non è cambiato nulla.',
  ],
  'popup.elsewhere': [
    'Where a map can be judged, Quadretto is on.',
    'Sulle mappe che si possono giudicare Quadretto è acceso.',
  ],
  'popup.read': ['What is read', 'Che cosa si legge'],
  'popup.read.grid': [
    '{kind, select, hex {Hexes} other {Square grid}}, {metres, number}\u00a0m',
    '{kind, select, hex {Esagoni} other {Griglia quadrata}}, {metres, number}\u00a0m',
  ],
  'popup.read.walls': [
    '{n, plural, =0 {No walls that you see} other {Walls and doors that you see}}',
    '{n, plural, =0 {Nessun muro che tu veda} other {Muri e porte che vedi}}',
  ],
  'popup.read.turns': ['Initiative and turns', 'Iniziativa e turni'],
  'popup.read.noTurns': ['No initiative rolled', 'Nessuna iniziativa tirata'],
  'popup.read.creatures': [
    '{n, plural, one {# creature} other {# creatures}}',
    '{n, plural, one {# creatura} other {# creature}}',
  ],
  'popup.read.reachless': [
    'Reach of {n, number} of {total, number} unknown',
    'Portata di {n, plural, one {# creatura} other {# creature}} su {total, number} ignota',
  ],
  'popup.read.bySize': ['the table of sizes is used', 'vale la tabella delle taglie'],
  'popup.failed': [
    'This page does not let Quadretto in.',
    'Questa pagina non lascia entrare Quadretto.',
  ],
  'popup.rules': ['Rules', 'Regole'],
  'options.title': ['Options', 'Opzioni'],
  'options.language.note': ['of marks, panels and pages', 'di segni, pannelli e pagine'],
  'options.language.auto': ['As the browser', 'Come il browser'],
  'options.appearance': ['Map and colours', 'Mappa e colori'],
  'options.theme': ['Theme', 'Tema'],
  'options.theme.note': [
    'of panels and pages; marks are the same in both',
    'di pannelli e pagine; i segni sono gli stessi',
  ],
  'options.theme.auto': ['As the system', 'Come il sistema'],
  'options.theme.dark': ['Dark', 'Scuro'],
  'options.theme.light': ['Light', 'Chiaro'],
  'options.thickLines': ['Thicker lines', 'Linee più spesse'],
  'options.thickLines.note': [
    'no fills, stronger lines and borders',
    'niente riempimenti, linee e bordi più forti',
  ],
  'options.shapesOnly': [
    'Shapes and patterns only, no colour',
    'Solo forme e motivi, senza colore',
  ],
  'options.shapesOnly.note': ['every mark in one colour', 'tutti i segni di un solo colore'],
  'options.keys': ['Keys', 'Tasti'],
  'options.keys.use': ['Use the keyboard', 'Usa la tastiera'],
  'options.keys.note': [
    'off: every key belongs to the tabletop',
    'spento: ogni tasto resta al tavolo',
  ],
  'options.keys.change': ['{item}: {key}. Change', '{item}: {key}. Cambia'],
  'options.keys.none': ['none', 'nessuno'],
  'options.keys.press': ['Press a key…', 'Premi un tasto…'],
  'options.keys.pressing': [
    'Press the new key; Backspace frees it, Esc leaves it as it was.',
    'Premi il nuovo tasto; Backspace lo libera, Esc lo lascia com’era.',
  ],
  'options.keys.refused': ['Ctrl and Cmd belong to the browser.', 'Ctrl e Cmd sono del browser.'],
  'options.keys.host': [
    '{host} uses this key: at its tables it stays the tabletop’s.',
    'Questo tasto lo usa {host}: ai suoi tavoli resta al tavolo.',
  ],
  'options.keys.twice': [
    'Only the first of them works. Same key: {item}',
    'Funziona solo il primo. Stesso tasto: {item}',
  ],
  'options.keys.reset': ['Usual keys', 'Tasti consueti'],
  'options.rules': ['Rules', 'Regole'],
  'options.rules.note': [
    'for a table where you have not chosen yet',
    'per i tavoli dove non hai ancora scelto',
  ],
  'options.sites.title': ['Allowed tables', 'Tavoli concessi'],
  'options.sites.note': [
    'Always, on every port of the site. The browser keeps this list.',
    'Sempre, su ogni porta del sito. L’elenco lo tiene il browser.',
  ],
  'options.sites.kept': [
    'The browser does not let go of {origin}.',
    'Il browser non toglie il permesso a {origin}.',
  ],
  'options.sites.always': ['always', 'sempre'],
  'options.sites.own': ['always, comes with Quadretto', 'sempre, già compreso'],
  'options.sites.off': ['switched off by you', 'spento da te'],
  'options.sites.withheld': ['the browser holds it back', 'il browser non lo concede'],
  'options.sites.grant': ['Allow', 'Concedi'],
  'options.sites.turnOff': ['Switch off', 'Spegni'],
  'options.address': ['Address of a table', 'Indirizzo di un tavolo'],
  'options.address.wrong': [
    'This is not the address of a site.',
    'Questo non è l’indirizzo di un sito.',
  ],
  'options.add': ['Add', 'Aggiungi'],
  'options.setAside': [
    'The kept settings could not be read ({item}). They are set aside, and the usual ones are in use.',
    'Le opzioni salvate non si leggono ({item}). Sono messe da parte, e valgono quelle di partenza.',
  ],
  'options.notSaved': [
    'The browser’s storage is full: this choice is not kept.',
    'La memoria del browser è piena: questa scelta non è salvata.',
  ],
  'welcome.open': ['Open your game', 'Apri la tua partita'],
  'welcome.open.how': [
    'Roll20 works at once. On Foundry, press the little square in the toolbar and allow that site.',
    'Su Roll20 parte da sé. Su Foundry, premi il quadretto nella barra e concedi quel sito.',
  ],
  'welcome.select': ['Select a creature', 'Seleziona una creatura'],
  'welcome.select.how': [
    'Where it may go and who would strike it appear on the map.',
    'Sulla mappa appare dove può andare e chi la può colpire.',
  ],
  'welcome.why': ['Ask why', 'Chiedi perché'],
  'welcome.why.how': [
    'Rest the pointer on a mark for one sentence and its source.',
    'Ferma il puntatore su un segno: una frase e la sua fonte.',
  ],
  'welcome.rules': ['Rules of your group', 'Regole del tuo gruppo'],
} as const;
