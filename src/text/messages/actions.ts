/** Actions: why one may not be taken now, what it provokes. [English, Italian] */
export const actions = {
  'opportunity.by.action': [
    'This action provokes from {foes}: {action}.',
    'Questa azione provoca AdO da {foes}: {action}.',
  ],
  'why.no-weapon-ready': [
    '{who} has no weapon ready for this.',
    '{who} non ha un’arma pronta per questo.',
  ],
  'why.target-out-of-reach': [
    '{target} is out of reach: {len}, reach {range}.',
    '{target} è fuori portata: {len}, portata {range}.',
  ],
  'why.no-line-of-effect': [
    'No line of effect to {target}.',
    'Nessuna linea d’effetto verso {target}.',
  ],
  'why.too-big': [
    '{target} is too big for this: at most one size category larger.',
    '{target} è troppo grande per questo: al massimo una categoria di taglia in più.',
  ],
  'why.not-helpless': ['{target} is not helpless.', '{target} non è alla mercé di nessuno.'],
  'why.once-per-round': [
    'Once a round only, and it has been used.',
    'Una sola volta per round, ed è già stata usata.',
  ],
  'why.needs-bab': [
    'This takes a base attack bonus of +{n, number}.',
    'Serve un bonus di attacco base di +{n, number}.',
  ],
  'why.needs-trait': [
    'This takes a feat or ability: {feat}.',
    'Serve un talento o una capacità: {feat}.',
  ],
  'why.not-in-grapple': ['Not possible in a grapple.', 'In lotta non si può.'],
  'why.only-in-grapple': ['Only possible in a grapple.', 'Solo in lotta.'],
  'why.not-in-this-text': [
    'This ruleset has no such action.',
    'Queste regole non prevedono questa azione.',
  ],
  'why.flat-footed': ['Not while flat-footed.', 'Non si può da colti alla sprovvista.'],
  'why.not-prone': ['{who} is not prone.', '{who} non è a terra.'],
  'why.out-of-combat': ['Only in combat.', 'Solo in combattimento.'],
  'why.not-as-opportunity': [
    'This can’t be an attack of opportunity.',
    'Questo non può essere un attacco di opportunità.',
  ],
  'why.only-readied': [
    'Only as a readied action, against a spell as it is cast.',
    'Solo come azione preparata, contro un incantesimo mentre viene lanciato.',
  ],
  'why.cannot-be-readied': [
    'This can’t be readied: {action}.',
    'Questo non si può preparare: {action}.',
  ],
  'why.cannot-be-begun': [
    'This can’t be spread over two turns: {action}.',
    'Questo non si può dividere fra due turni: {action}.',
  ],
  'why.no-opportunity': [
    '{who} gets no attack of opportunity here.',
    '{who} qui non ha diritto a un AdO.',
  ],
  'why.spoilt': [
    'The damage taken made it fail: {action}.',
    'I danni subiti l’hanno fatto fallire: {action}.',
  ],
  'why.no-body': [
    '{who} has no body to handle things with.',
    '{who} non ha un corpo con cui maneggiare oggetti.',
  ],
  'why.not-flying': ['{who} is not flying.', '{who} non sta volando.'],
  'why.not-mounted': ['{who} is not mounted.', '{who} non è in sella.'],
  'why.heavy-armour': ['Not in heavy armor.', 'Non con un’armatura pesante.'],
  'why.no-way-around': [
    'It takes at least one square of movement before the attack and one after it.',
    'Serve almeno un quadretto di movimento prima dell’attacco e uno dopo.',
  ],
  'why.not-lower': [
    'Delaying only ever lowers the count.',
    'Ritardando il conteggio può solo scendere.',
  ],
  'why.cannot-interrupt': [
    'A delayed turn waits for the end of the other’s.',
    'Un turno ritardato attende la fine del turno altrui.',
  ],
  'why.has-acted': ['{who} has already acted this turn.', '{who} ha già agito in questo turno.'],
  'why.no-casting': [
    'A counterspell answers a spell as it is cast.',
    'Una contromagia risponde a un incantesimo mentre viene lanciato.',
  ],
  'why.no-trigger': ['Say what sets it off.', 'Va detto l’evento di innesco.'],
  // ── In the saddle ──
  'mounted.rides': ['{who} rides {target}.', '{who} cavalca {target}.'],
  'mounted.mover': [
    'They share one space and move as one: drag {target}.',
    'Hanno un solo spazio e si muovono insieme: trascina {target}.',
  ],
  'mounted.silent': ['These rules do not say:', 'Queste regole non dicono:'],
  'mounted.silent.size': ['how large a mount must be', 'quanto grande dev’essere la cavalcatura'],
  'mounted.silent.space': [
    'which space a rider has (Quadretto: its mount’s)',
    'che spazio ha il cavaliere (Quadretto: quello della cavalcatura)',
  ],
  'mounted.silent.action': [
    'whose action the mount’s movement takes',
    'di chi è l’azione con cui la cavalcatura si muove',
  ],
  'mounted.silent.opportunity': [
    'whom an AoO strikes, the mount or the rider',
    'chi subisce l’AdO, la cavalcatura o il cavaliere',
  ],
  'mounted.silent.charge': ['how a mounted charge works', 'come funziona la carica in sella'],
  'mounted.silent.lance': [
    'what a lance does from the saddle',
    'che cosa fa la lancia dalla sella',
  ],
  'mounted.silent.higher-ground': [
    'whether the saddle counts as higher ground',
    'se la sella conta come posizione elevata',
  ],
  'mounted.silent.shooting': [
    'how one shoots while the mount moves',
    'come si tira mentre la cavalcatura si muove',
  ],
  'mounted.silent.casting': [
    'how one casts while the mount moves',
    'come si lanciano incantesimi mentre la cavalcatura si muove',
  ],
  'mounted.silent.trained': [
    'how a mount is made to fight',
    'come si fa combattere la cavalcatura',
  ],
  'mounted.silent.fall': ['who falls from the saddle, and when', 'chi cade di sella, e quando'],
  'mounted.silent.dismounting': ['what dismounting costs', 'quanto costa smontare'],
  // ── The panel ──
  'panel.actions': ['Actions', 'Azioni'],
  'actions.of': ['{who}’s actions', 'Azioni di {who}'],
  'actions.select': [
    'Select a token to see its actions.',
    'Seleziona un token per vedere le sue azioni.',
  ],
  'actions.search': ['Find an action', 'Cerca un’azione'],
  'actions.kind.standard': ['{stdHead}', '{stdHead}'],
  'actions.kind.move': ['Move', 'Movimento'],
  'actions.kind.full-round': ['Full round', 'Round completo'],
  'actions.kind.swift': ['Swift', 'Veloce'],
  'actions.kind.immediate': ['Immediate', 'Immediata'],
  'actions.kind.free': ['Free', 'Gratuita'],
  'actions.kind.not-an-action': ['Not an action', 'Non un’azione'],
  'actions.count': [
    '{n, plural, =0 {none left} other {# left}}',
    '{n, plural, =0 {nessuna rimasta} one {# rimasta} other {# rimaste}}',
  ],
  'actions.instead': ['instead of the {std}', 'al posto dell’{std}'],
  'actions.more': [
    '{item}: {n, plural, one {# more} other {# more}}',
    '{item}: {n, plural, one {un’altra} other {altre #}}',
  ],
  'actions.unfound': ['No action is called that.', 'Nessuna azione si chiama così.'],
  'actions.noAoo': ['no AoO', 'nessun AdO'],
  'actions.fromTarget': ['the target', 'dal bersaglio'],
  'actions.declare.short': ['Declare', 'Dichiara'],
  'actions.declareAnyway': ['Declare anyway', 'Dichiara comunque'],
  'actions.target': ['Target', 'Bersaglio'],
  'actions.target.pick': ['against whom?', 'contro chi?'],
  'actions.target.nobody': ['nobody', 'nessuno'],
  'actions.target.near': ['{who} (in reach)', '{who} (a portata)'],
  'actions.target.wanted': ['Choose the target first.', 'Prima va scelto il bersaglio.'],
  'actions.defensively': ['Cast on the defensive', 'Lanciare sulla difensiva'],
  'actions.readies': ['What is readied', 'Che cosa si prepara'],
  'actions.readies.any': ['anything', 'qualcosa'],
  'actions.whole': ['Which one', 'Quale'],
  'actions.depends.skill': [
    'The skill may say otherwise: ask the {gm}.',
    'L’abilità può dire altro: decide il {gm}.',
  ],
  'actions.depends.feat': [
    'The feat says whether it provokes, and what it takes.',
    'Se provoca, e quanto tempo serve, lo dice il talento.',
  ],
  'actions.depends.weapon': [
    'The weapon says how long it takes.',
    'Quanto tempo serve lo dice l’arma.',
  ],
  'actions.depends.chosen-action': [
    'It provokes as what is begun or completed.',
    'Provoca come l’azione che si inizia o si completa.',
  ],
  'actions.doubt': [
    'May provoke: {n, plural, one {# fact is} other {# facts are}} not known.',
    'Forse provoca: {n, plural, one {# dato} other {# dati}} non si conosce.',
  ],
  'actions.unrecorded': [
    'Nobody could judge it: nothing was recorded.',
    'Nessuno ha potuto giudicarla: non è segnato nulla.',
  ],
  'actions.foot': [
    'Each line says who may profit now. Declaring an action records it in the turn.',
    'Ogni voce dice chi può approfittarne adesso. Dichiarare un’azione la segna nel turno.',
  ],
  'actions.undo': ['Take back the last action', 'Annulla l’ultima azione'],
  'actions.declare': ['Declare: {action}', 'Dichiara: {action}'],
  'actions.declared': ['{who} declares: {action}.', '{who} dichiara: {action}.'],
  'actions.undone': ['Taken back: {action}.', 'Annullata: {action}.'],
  'actions.provokesNow': ['Would provoke from {foes}', 'Provocherebbe AdO da {foes}'],
  'actions.provokesNobody': ['Provokes, but from nobody here', 'Provoca AdO, ma qui da nessuno'],
  'actions.doesNotProvoke': ['Doesn’t provoke', 'Non provoca AdO'],
  'actions.delay': ['{who} delays.', '{who} ritarda il turno.'],
  'actions.holds': ['{who} is holding an action.', '{who} ha preparato un’azione.'],
  'actions.resume': ['Acts now', 'Agisce ora'],
  'judged.busy': ['Judging…', 'Sto giudicando…'],
  'judged.beyond': [
    'This table is too large: this isn’t judged here.',
    'Questo tavolo è troppo grande: qui non si giudica.',
  ],
  'judged.lost': [
    'Nobody answers: this can’t be judged now.',
    'Nessuno risponde: ora non si può giudicare.',
  ],
  'judged.again': ['Try again', 'Riprova'],
  // ── The fight, by hand ──
  'fight.turns': ['Turns', 'Turni'],
  'fight.round': ['Round {round, number}', 'Round {round, number}'],
  'fight.turn': ['Round {round, number} · {who}’s turn', 'Round {round, number} · turno di {who}'],
  'fight.away': ['on {item}', 'su {item}'],
  'fight.awayElsewhere': ['on another floor', 'su un altro piano'],
  'fight.surprise': ['Surprise round', 'Round di sorpresa'],
  'fight.start': ['Start {who}’s turn', 'Inizia il turno di {who}'],
  'fight.next': ['Next: {who}', 'Prossimo: {who}'],
  'fight.other': ['Another’s turn', 'Turno di un altro'],
  'fight.end': ['End the fight', 'Fine del combattimento'],
  'fight.end.short': ['End', 'Fine'],
  'fight.aware': ['Who acts in it', 'Chi vi agisce'],
  'fight.conditions': ['Conditions', 'Condizioni'],
  'rolled.attack': [
    '{who} rolled an attack: declare it?',
    '{who} ha tirato un attacco: dichiararlo?',
  ],
  'rolled.spell': [
    '{who} cast a spell: declare it?',
    '{who} ha lanciato un incantesimo: dichiararlo?',
  ],
  'rolled.yes': ['Declare', 'Dichiara'],
  'rolled.no': ['No', 'No'],
} as const;
