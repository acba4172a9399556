/** The popup, the options and the first steps. [English, Italian] */
export const pages = {
  'popup.on': ['On for this table', 'Acceso per questo tavolo'],
  'popup.off': ['Off for this table', 'Spento per questo tavolo'],
  'popup.notATable': ['No table in this tab.', 'In questa scheda del browser non c’è un tavolo.'],
  'popup.detected': ['{host} found on {origin}.', '{host} trovato su {origin}.'],
  'popup.notDetected': [
    'Nothing found on {origin}. Is it a Foundry table?',
    'Su {origin} non si trova nulla. È un tavolo Foundry?',
  ],
  'popup.look': ['Look at this page', 'Guarda questa pagina'],
  'popup.onceOnly': ['This time only', 'Solo questa volta'],
  'popup.always': ['Always on this site', 'Sempre su questo sito'],
  'popup.grantExplain': [
    'The browser asks first. Quadretto then reads the table on {origin}, nothing else.',
    'Il browser chiede prima. Poi Quadretto legge il tavolo su {origin}, nient’altro.',
  ],
  'popup.granted': ['Quadretto may read {origin}.', 'Quadretto può leggere {origin}.'],
  'popup.denied': [
    'Permission not given. Nothing was read.',
    'Permesso non dato. Non è stato letto nulla.',
  ],
  'popup.revoke': ['Take the permission back', 'Togli il permesso'],
  'popup.revoked': [
    'Permission taken back: the marks are gone.',
    'Permesso tolto: i segni non ci sono più.',
  ],
  'popup.reload': ['Reload the table to start.', 'Ricarica il tavolo per iniziare.'],
  'popup.practice': ['Open the practice table', 'Apri il tavolo di prova'],
  'popup.options': ['Options', 'Opzioni'],
  'popup.version': ['Quadretto {version}', 'Quadretto {version}'],
  'options.sites': [
    '{n, plural, =0 {No site} one {# site} other {# sites}} may be read',
    '{n, plural, =0 {Nessun sito può essere letto} one {# sito può essere letto} other {# siti possono essere letti}}',
  ],
  'options.forget': ['Forget this site', 'Dimentica questo sito'],
  'options.language': ['Language', 'Lingua'],
  'options.eraseCorrections': [
    'Erase {n, plural, one {# correction} other {# corrections}}',
    'Cancella {n, plural, one {# correzione} other {# correzioni}}',
  ],
  'options.erased': ['Erased.', 'Cancellato.'],
  'welcome.title': ['A referee on top of your table', 'Un arbitro sopra il tuo tavolo'],
  'welcome.what': [
    'Quadretto judges movement, opportunities, cover and flanking, and says why.',
    'Quadretto giudica movimento, opportunità, copertura e fianchi, e dice perché.',
  ],
  'welcome.private': [
    'No account, no server: nothing leaves your browser.',
    'Nessun account, nessun server: nulla esce dal tuo browser.',
  ],
  'welcome.alone': [
    'Works for you alone: the table needs nothing installed.',
    'Basta che lo usi tu: al tavolo non si installa nulla.',
  ],
  'welcome.fair': [
    'What your tabletop hides from you stays hidden.',
    'Ciò che il tavolo ti nasconde resta nascosto.',
  ],
  'welcome.step1': [
    'Open your table in Roll20, or click the icon on your Foundry table.',
    'Apri il tavolo su Roll20, o clicca l’icona sul tavolo Foundry.',
  ],
  'welcome.step2': [
    'Choose the rules of your group: {item}.',
    'Scegli le regole del gruppo: {item}.',
  ],
  'welcome.step3': [
    'Select a token. The squares threatened by its foes appear.',
    'Seleziona un token: appaiono i quadretti minacciati da chi gli si oppone.',
  ],
  'welcome.step4': [
    'Drag it: the squares whose leaving provokes are marked, with the reason.',
    'Trascinalo: si vedono i quadretti da cui uscire provoca AdO, e perché.',
  ],
  'welcome.aoo': ['AoO = attack of opportunity.', 'AdO = attacco di opportunità.'],
  'welcome.practice': ['Try on the practice table', 'Prova sul tavolo di prova'],
  'welcome.start': ['Start', 'Inizia'],
  'welcome.readOnly': [
    'Quadretto changes nothing unless you ask: at most it puts back one token.',
    'Quadretto non cambia nulla se non lo chiedi tu: al più rimette a posto un token.',
  ],
  'pages.guide': ['Guide', 'Guida'],
  'pages.privacy': ['Privacy', 'Privacy'],
  'pages.licences': ['Licences', 'Licenze'],
  'pages.code': ['The code', 'Il codice'],
  'pages.others': [
    'Licences of the code by others that is in the package',
    'Licenze del codice di altri che è nel pacchetto',
  ],
  'pages.unaffiliated': [
    'Affiliated with no tabletop and no publisher.',
    'Non affiliato a nessun tavolo virtuale e a nessun editore.',
  ],
  'tip.hover': [
    'Hover or tab to a mark to read why, and where it is written.',
    'Passa su un segno, o vai con Tab, per leggere perché e dove è scritto.',
  ],
  'tip.safePath': [
    'Hold {key} to see the safe path.',
    'Tieni premuto {key} per vedere il percorso sicuro.',
  ],
  'tip.correct': [
    'Wrong value? Open the card and correct it.',
    'Valore sbagliato? Apri la scheda e correggilo.',
  ],
} as const;
