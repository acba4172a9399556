/** Paths and movement. [English, Italian] */
export const move = {
  'move.cost': [
    '{cost, number} of {grid, select, hex {{budget, plural, one {# hex} other {# hexes}}} other {{budget, plural, one {# square} other {# squares}}}} · {metres, number}\u00a0m',
    '{cost, number} di {grid, select, hex {{budget, plural, one {# esagono} other {# esagoni}}} other {{budget, plural, one {# quadretto} other {# quadretti}}}} · {metres, number}\u00a0m',
  ],
  'move.left': [
    '{n, plural, =0 {No movement left} other {{len} left}}',
    '{n, plural, =0 {Nessun movimento rimasto} one {Resta {len}} other {Restano {len}}}',
  ],
  'move.legal': ['{who} can get there: {mode}.', '{who} ci arriva: {mode}.'],
  'move.flight': [
    '{who} can get there at most: {mode}. Turns and minimum forward speed may rule it out.',
    '{who} al massimo ci arriva: {mode}. Virate e velocità minima in avanti possono impedirlo.',
  ],
  'move.unreachable': ['{who} can’t end here: {reason}', '{who} non può finire qui: {reason}'],
  'move.passOnly': [
    '{who} can pass through here, but not stop.',
    '{who} può passare di qui, ma non fermarsi.',
  ],
  'move.safePath': [
    'Safe path: {n, plural, =0 {no AoO} one {# AoO instead of {before, number}} other {# AoOs instead of {before, number}}}, costs {cost, number}.',
    'Percorso sicuro: {n, plural, =0 {nessun AdO} one {# AdO invece di {before, number}} other {# AdO invece di {before, number}}}, costa {cost, number}.',
  ],
  'move.diagonalTwo': [
    'This diagonal counts as 2 squares: it is the {nth, number} diagonal of the turn.',
    'Questa diagonale conta 2 quadretti: è la {nth, number}ª del turno.',
  ],
  'move.difficultDouble': [
    'In {difficult} each square costs 2, each diagonal 3.',
    'Nel {difficult} ogni quadretto costa 2, ogni diagonale 3.',
  ],
  'move.hamperedTimes': [
    'Hampered more than once: each square costs {cost, number}.',
    'Movimento limitato per più cause: ogni quadretto costa {cost, number}.',
  ],
  'move.poorVisibility': [
    'Poor visibility: movement costs double.',
    'Scarsa visibilità: il movimento costa il doppio.',
  ],
  'move.worstSquare': [
    '{who} covers several squares: the worst terrain counts.',
    '{who} occupa più quadretti: conta il terreno peggiore.',
  ],
  'move.ignoresTerrain': [
    '{who} flies or is incorporeal: {difficult} doesn’t count.',
    '{who} vola o non ha corpo: il {difficult} non conta.',
  ],
  'move.throughFriend': [
    'Passes through {ally}’s square: allowed.',
    'Attraversa il quadretto di {ally}: si può.',
  ],
  'move.throughHelpless': [
    '{foe} can’t stop anyone: the square can be crossed.',
    '{foe} è alla mercé: il quadretto si può attraversare.',
  ],
  'move.throughSizes': [
    '{who} and {foe} are three size categories apart: passing through is allowed.',
    'Tra {who} e {foe} ci sono tre categorie di taglia: si può attraversare.',
  ],
  'move.minimum': [
    'Minimum movement: 1 square as a full-round action, and it provokes.',
    'Movimento minimo: 1 quadretto come azione di round completo, e provoca AdO.',
  ],
  'move.squeezing': [
    '{who} is squeezing: double cost, −4 to attacks and {ac}.',
    '{who} si stringe: costo doppio, −4 agli attacchi e alla {ac}.',
  ],
  'move.illegalEndMoved': [
    '{who} can’t stop there and ends in {cell}, the nearest legal position.',
    '{who} non può fermarsi lì: finisce in {cell}, la posizione consentita più vicina.',
  ],
  'move.tumbleNeeded': [
    'Crossing {foe}’s square takes Tumble or an overrun.',
    'Per attraversare {foe} serve Acrobazia, o oltrepassare.',
  ],
  'move.chargeLane': [
    'Clear lane: {who} can charge {target} from here.',
    'Via libera: da qui {who} può caricare {target}.',
  ],
  'move.charge': [
    'Charge: up to {max}, straight, ending in {cell}; +2 to hit, −2 {ac}.',
    'Carica: al più {max} in linea retta, in {cell}; +2 al tiro per colpire, −2 {ac}.',
  ],
  'move.run': [
    'Run: up to {max} in a straight line, and no Dexterity to {ac}.',
    'Corsa: fino a {max} in linea retta, e niente Destrezza alla {ac}.',
  ],
  'move.step': ['With a {step}: 1 square, no AoO.', 'Con un {step}: 1 quadretto, niente AdO.'],
  'move.withdraw': [
    'In a {withdrawal}, {who} leaves {cell} without provoking; the rest can provoke.',
    'In {withdrawal} {who} lascia {cell} senza provocare AdO; il resto può provocarne.',
  ],
} as const;
