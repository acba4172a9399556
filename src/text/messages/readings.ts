/**
 * How what the texts leave open may be read: the options page's words for `Ruleset.readings`.
 * [English, Italian]
 */
export const readings = {
  'options.readings': ['Where the text is open', 'Dove il testo lascia libertà'],
  'options.readings.note': [
    '{ruleset}: each is read the usual way until you choose otherwise. On every table of yours.',
    '{ruleset}: ogni punto si legge nel modo consueto finché non scegli altrimenti. Vale su tutti i tuoi tavoli.',
  ],
  'reading.true': ['Yes', 'Sì'],
  'reading.false': ['No', 'No'],

  'reading.coverLine': ['Cover against shots', 'Copertura contro i tiri'],
  'reading.coverLine.note': [
    'Does the attacker choose the best corner, or is one barred line of any enough?',
    'Chi attacca sceglie l’angolo migliore, o basta una linea sbarrata qualsiasi?',
  ],
  'reading.coverLine.best-corner': ['Best corner', 'Angolo migliore'],
  'reading.coverLine.any-line': ['Any line', 'Qualsiasi linea'],
  'reading.reachTwoDiagonal': ['Reach of two squares', 'Portata di due quadretti'],
  'reading.reachTwoDiagonal.note': [
    'Is the second diagonal square within it?',
    'Il secondo quadretto in diagonale è a portata?',
  ],
  'reading.reachTwoDiagonal.all': ['Always', 'Sempre'],
  'reading.reachTwoDiagonal.weapon-only': ['With a weapon', 'Con un’arma'],
  'reading.reachTwoDiagonal.strict': ['Never', 'Mai'],
  'reading.text': ['Where the Italian SRD departs', 'Dove la SRD italiana si scosta'],
  'reading.text.note': [
    'Ten places say otherwise than the English text.',
    'In dieci punti dice altro dal testo inglese.',
  ],
  'reading.text.english-srd': ['As in English', 'Come in inglese'],
  'reading.text.italian-letter': ['To the letter', 'Alla lettera'],
  'reading.flanking': ['Exactly opposite', 'Esattamente opposti'],
  'reading.flanking.note': [
    'Must the target stand right in the middle, or does a line through opposite sides do?',
    'Il bersaglio dev’essere proprio nel mezzo, o basta una linea per lati opposti?',
  ],
  'reading.flanking.strict': ['In the middle', 'Nel mezzo'],
  'reading.flanking.line': ['Opposite sides', 'Lati opposti'],
  'reading.coverEstimate': ['Estimated cover', 'Copertura stimata'],
  'reading.coverEstimate.note': [
    'By how much of the target is hidden, or by how many of its corners.',
    'Secondo quanta parte del bersaglio è nascosta, o quanti dei suoi angoli.',
  ],
  'reading.coverEstimate.area': ['Its area', 'Superficie'],
  'reading.coverEstimate.corners': ['Its corners', 'Angoli'],
  'reading.pinned': ['The pinned', 'Chi è immobilizzato'],
  'reading.pinned.note': [
    'Is Dexterity 0 against shots alone, as the Italian text prints it, or against every attack?',
    'Destrezza 0 solo contro i tiri, come stampa il testo italiano, o contro ogni attacco?',
  ],
  'reading.pinned.seed': ['Shots', 'Tiri'],
  'reading.pinned.srd': ['Every attack', 'Ogni attacco'],

  'reading.scale': ['Scale of the tables', 'Scala delle tabelle'],
  'reading.scale.note': [
    'Tenths summed and rounded up once, tenths kept, or all factors times ten.',
    'Decimi sommati e arrotondati per eccesso una volta, decimi esatti, o tutti i fattori per dieci.',
  ],
  'reading.scale.tenths-up': ['Rounded up', 'Per eccesso'],
  'reading.scale.exact': ['Exact', 'Esatti'],
  'reading.scale.x10': ['× 10', '× 10'],
  'reading.afterHalfMove': ['Action after a half move', 'Azione dopo mezzo movimento'],
  'reading.afterHalfMove.note': [
    'Are both table entries rounded by themselves, or their sum?',
    'Si arrotonda ogni voce della tabella, o la loro somma?',
  ],
  'reading.afterHalfMove.each': ['Each', 'Ciascuna'],
  'reading.afterHalfMove.sum': ['The sum', 'La somma'],
  'reading.endMovement': ['Movement at the end of the round', 'Movimento a fine round'],
  'reading.endMovement.note': [
    'Where the list has it, before multiple attacks, or after them and the last effects.',
    'Dove lo mette l’elenco, prima degli attacchi multipli, o dopo di essi e gli ultimi effetti.',
  ],
  'reading.endMovement.list': ['As listed', 'Come in elenco'],
  'reading.endMovement.last': ['Last', 'Per ultimo'],
  'reading.endMovementRoll': ['Its order', 'Il suo ordine'],
  'reading.endMovementRoll.note': [
    'A d10 with the movement’s own factor, or the bare die.',
    'Un d10 con il fattore del movimento, o il solo dado.',
  ],
  'reading.endMovementRoll.with-modifiers': ['With the factor', 'Con il fattore'],
  'reading.endMovementRoll.plain': ['Bare die', 'Solo dado'],
  'reading.postponeAfterRefusal': ['Postponing after a refusal', 'Posticipare dopo un rifiuto'],
  'reading.postponeAfterRefusal.note': [
    'Who refused everybody adjacent: may they still strike who comes later?',
    'Chi ha rifiutato tutti gli adiacenti può ancora colpire chi arriva dopo?',
  ],
  'reading.gearPenaltyOnPostponed': [
    'Gear and postponed attacks',
    'Equipaggiamento e attacchi posticipati',
  ],
  'reading.gearPenaltyOnPostponed.note': [
    'Do penalties of drawing or gripping delay them too?',
    'Le penalità per sfoderare o impugnare ritardano anche quelli?',
  ],
  'reading.rapidArming': ['Rapid arming', 'Rapid arming'],
  'reading.rapidArming.note': [
    'One point off the whole, or off each item.',
    'Un punto in meno sul totale, o su ogni oggetto.',
  ],
  'reading.rapidArming.total': ['Whole', 'Totale'],
  'reading.rapidArming.per-item': ['Each item', 'Ogni oggetto'],
} as const;
