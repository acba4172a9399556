/** Errors and limits. [English, Italian] */
export const error = {
  'error.gridless': [
    'This map has no grid: nothing is judged here.',
    'Questa mappa non ha griglia: qui non si giudica.',
  ],
  'error.isometric': [
    'This map is isometric: nothing is drawn on it.',
    'Questa mappa è isometrica: qui non si disegna.',
  ],
  'error.hexOnSquareRules': [
    '{ruleset} counts squares; this map has hexes. Nothing is judged.',
    '{ruleset} usa quadretti, la mappa ha esagoni: qui non si giudica.',
  ],
  'error.squareOnHexRules': [
    '{ruleset} counts hexes; this map has squares. Nothing is judged.',
    '{ruleset} usa esagoni, la mappa ha quadretti: qui non si giudica.',
  ],
  'error.otherSystem': [
    'This game runs on {system}, and Quadretto has no rules for it. Nothing is judged until you choose rules above.',
    'Questa partita usa {system}, e Quadretto non ne ha le regole. Non giudica nulla finché non scegli le regole qui sopra.',
  ],
  'error.otherGame': [
    'Quadretto has no rules for this game. Nothing is judged until you choose rules above.',
    'Quadretto non ha le regole di questo gioco. Non giudica nulla finché non scegli le regole qui sopra.',
  ],
  'notice.nearGame': [
    'This is a Pathfinder game. Quadretto doesn’t have its rules yet and judges by {ruleset}: some marks will be wrong.',
    'Questa è una partita di Pathfinder. Quadretto non ne ha ancora le regole e giudica con {ruleset}: alcuni segni saranno sbagliati.',
  ],
  'error.scale': [
    'The map says {metres, number}\u00a0m per square; 1.5\u00a0m is used.',
    'La mappa dice {metres, number}\u00a0m per quadretto; si usa 1,5\u00a0m.',
  ],
  'error.adapter': [
    '{host} {version}: version not tried. Marks may be missing.',
    '{host} {version}: versione non provata. Possono mancare dei segni.',
  ],
  'error.reading': [
    'Can’t be read: {field}. That part isn’t judged.',
    'Non si legge: {field}. Quella parte non è giudicata.',
  ],
  'error.layer': [
    'The layer “{item}” has stopped. The others go on.',
    'Il livello «{item}» si è fermato. Gli altri proseguono.',
  ],
  'error.slow': [
    'This map is too large to judge all at once; only the selected token is judged.',
    'Questa mappa è troppo grande: si giudica solo il token selezionato.',
  ],
  'error.noTable': ['The table hasn’t finished loading.', 'Il tavolo non ha finito di caricarsi.'],
  'error.notReady': ['Waiting for the table.', 'In attesa del tavolo.'],
  'error.importFormat': ['{item} isn’t a Quadretto scene.', '{item} non è una scena di Quadretto.'],
  'error.importField': [
    '{field}: expected {expected}, got {got}.',
    '{field}: atteso {expected}, trovato {got}.',
  ],
  'error.importVersion': [
    'Scene format {version} is newer than this Quadretto.',
    'Il formato di scena {version} è più recente di questo Quadretto.',
  ],
  'error.unknownField': [
    '{n, plural, one {# unknown field} other {# unknown fields}} left out.',
    '{n, plural, one {# campo sconosciuto ignorato} other {# campi sconosciuti ignorati}}.',
  ],
  'error.storage': [
    'The browser’s storage is full; the last correction isn’t kept.',
    'La memoria del browser è piena; l’ultima correzione non è stata salvata.',
  ],
  'error.whisper': [
    'The whisper didn’t go out. The text is copied instead.',
    'Il sussurro non è partito. Il testo è negli appunti.',
  ],
  'error.takeBack': [
    '{who} couldn’t be put back.',
    'Non è stato possibile rimettere {who} al suo posto.',
  ],
  'error.permissionLost': [
    'The permission for {origin} has ended. Click the icon to give it again.',
    'Il permesso per {origin} non c’è più. Clicca l’icona per ridarlo.',
  ],
  'error.multipleScenes': [
    'You are viewing another map than the table’s.',
    'Stai guardando una mappa diversa da quella del tavolo.',
  ],
  'error.copied': ['Copied.', 'Copiato.'],
  'error.report': ['Copy this scene for a report', 'Copia questa scena per una segnalazione'],
  'notice.noGrid': [
    'This map gives no usable grid: nothing is judged here.',
    'Questa mappa non dà una griglia: qui non si giudica.',
  ],
  'notice.sheets': [
    'Sheets of {system} can’t be read: the tokens and your corrections are used.',
    'Le schede di {system} non si leggono: valgono i token e le correzioni.',
  ],
  'notice.token': [
    'The place of {name} can’t be read: left out.',
    'Il posto di {name} non si legge: resta fuori.',
  ],
  'notice.oblong': [
    'The space of {name} isn’t square: the longer side counts.',
    'Lo spazio di {name} non è quadrato: conta il lato più lungo.',
  ],
  'notice.hexShape': [
    '{name} takes other hexes: the usual space of its size is judged.',
    '{name} occupa altri esagoni: si giudica lo spazio usuale della sua taglia.',
  ],
  'notice.gridDoubt': [
    'The size of the squares of this map isn’t certain: check that the marks lie on the grid.',
    'La misura dei quadretti di questa mappa non è certa: controlla che i segni stiano sulla griglia.',
  ],
  'notice.check.cells': [
    'This tabletop counts some squares differently: check that the marks lie on the grid.',
    'Questo tavolo conta alcuni quadretti in un altro modo: controlla che i segni stiano sulla griglia.',
  ],
  'notice.check.hexes': [
    'This tabletop draws its hexes in other places: check that the marks lie on the grid.',
    'Questo tavolo disegna gli esagoni in altri posti: controlla che i segni stiano sulla griglia.',
  ],
  'notice.check.steps': [
    'This tabletop disagrees about some walls: check them before you trust a path.',
    'Su alcuni muri questo tavolo non è d’accordo: controllali prima di fidarti di un percorso.',
  ],
  'notice.check.camera': [
    'This tabletop shows the map in another place: marks may lie beside their squares.',
    'Questo tavolo mostra la mappa in un altro posto: i segni possono stare accanto ai loro quadretti.',
  ],
  'notice.check.sizes': [
    'Some tokens are drawn in another size than the one they’re judged in.',
    'Alcuni token sono disegnati in una misura diversa da quella giudicata.',
  ],
  'notice.check.turns': [
    'The tracker shows another order of turns: check whose turn it is.',
    'Il registro dei turni mostra un altro ordine: controlla di chi è il turno.',
  ],
  'notice.check.hidden': [
    'A token is judged that this tabletop doesn’t draw for you.',
    'Si giudica un token che questo tavolo non ti disegna.',
  ],
  'notice.check.history': [
    'This tabletop records another end of the last move: check the log.',
    'Questo tavolo ricorda un’altra fine dell’ultimo movimento: controlla il registro.',
  ],
  'notice.fog': [
    'Fog covers this map and can’t be read: of the tokens only yours are judged.',
    'Questa mappa ha la nebbia, che non si legge: dei token si giudicano solo i tuoi.',
  ],
  'notice.sheetsUnread': [
    '{n, plural, one {# sheet} other {# sheets}} didn’t arrive: the token and your corrections are used.',
    '{n, plural, one {# scheda non è arrivata: valgono} other {# schede non sono arrivate: valgono}} il token e le correzioni.',
  ],
  'notice.holes': [
    'The floor has holes here: {n, plural, one {# square} other {# squares}}. Nobody is taken to enter them, flyers neither.',
    'Qui il pavimento ha buchi: {n, plural, one {# quadretto} other {# quadretti}}. Si conta che nessuno vi entri, nemmeno in volo.',
  ],
  'notice.wallsDropped': [
    '{n, plural, one {# wall} other {# walls}} can’t be read: left out.',
    '{n, plural, one {# muro non si legge: resta fuori} other {# muri non si leggono: restano fuori}}.',
  ],
  'notice.oneWayWalls': [
    '{n, plural, one {# one-way wall is} other {# one-way walls are}} judged as blocking both ways.',
    '{n, plural, one {# muro a senso unico vale} other {# muri a senso unico valgono}} nei due sensi.',
  ],
} as const;
