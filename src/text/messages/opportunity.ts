/** Attacks of opportunity: what provokes, why none, what comes next. [English, Italian] */
export const opportunity = {
  'opportunity.by.leaving-square': [
    'Leaving {cell} provokes from {foes}.',
    'Uscire da {cell} provoca AdO da {foes}.',
  ],
  'opportunity.by.leaving-squares': [
    'On this path {n, plural, one {# square provokes} other {# squares provoke}}, from {foes}.',
    'In questo percorso {n, plural, one {# quadretto provoca} other {# quadretti provocano}} AdO da {foes}.',
  ],
  'opportunity.by.minimum-movement': [
    'Minimum movement is no {step}: leaving {cell} provokes from {foes}.',
    'Movimento minimo, non {step}: uscire da {cell} provoca AdO da {foes}.',
  ],
  'opportunity.by.entering-space': [
    '{who} enters {foe}’s square to attack: that provokes from {foe}.',
    '{who} entra nel quadretto di {foe} per attaccare: provoca AdO da {foe}.',
  ],
  'opportunity.by.withdraw-later-square': [
    'The withdrawal only spares the first square: leaving {cell} provokes from {foes}.',
    'La ritirata copre solo il primo quadretto: uscire da {cell} provoca AdO da {foes}.',
  ],
  'opportunity.by.withdraw-unseen': [
    'A withdrawal doesn’t stop the AoO of those who can’t be seen: {foes}.',
    'La ritirata non evita l’AdO di chi non si vede: {foes}.',
  ],
  'opportunity.by.charge-movement': [
    'The charge itself doesn’t provoke; leaving {cell} does, from {foes}.',
    'La carica in sé non provoca AdO; uscire da {cell} sì, da {foes}.',
  ],
  'opportunity.by.forced-movement': [
    'Being pushed out of {cell} provokes from {foes}.',
    'Essere spinti fuori da {cell} provoca AdO da {foes}.',
  ],
  'opportunity.by.crawl': ['Crawling provokes from {foes}.', 'Strisciare provoca AdO da {foes}.'],
  'opportunity.by.run': ['Running provokes from {foes}.', 'Correre provoca AdO da {foes}.'],
  'opportunity.none.five-foot-step': ['A {step} never provokes.', 'Un {step} non provoca mai AdO.'],
  'opportunity.none.withdraw-first-square': [
    'Withdrawing: leaving {cell}, the first square, doesn’t provoke from {foe}.',
    'In ritirata: uscire da {cell}, il primo quadretto, non provoca AdO da {foe}.',
  ],
  'opportunity.none.not-threatened': [
    '{foe} doesn’t threaten {cell}.',
    '{foe} non minaccia {cell}.',
  ],
  'opportunity.none.entering': [
    'Entering a threatened square doesn’t provoke; leaving one does.',
    'Entrare in un quadretto minacciato non provoca AdO; uscirne sì.',
  ],
  'opportunity.none.inside-same': [
    '{who} doesn’t leave a threatened square.',
    '{who} non esce da un quadretto minacciato.',
  ],
  'opportunity.none.cover': [
    '{target} has cover against {foe}: no AoO.',
    '{target} ha copertura rispetto a {foe}: niente AdO.',
  ],
  'opportunity.none.total-cover': [
    '{target} has total cover against {foe}: no AoO.',
    '{target} ha copertura totale rispetto a {foe}: niente AdO.',
  ],
  'opportunity.none.total-concealment': [
    '{foe} can’t see {target} at all: total concealment, no AoO.',
    '{foe} non vede {target}: occultamento totale, niente AdO.',
  ],
  'opportunity.none.invisible-mover': [
    '{who} is invisible to {foe}: no AoO, even if the square is known.',
    '{who} è invisibile per {foe}: niente AdO, anche se il quadretto è noto.',
  ],
  'opportunity.none.flat-footed': [
    '{foe} hasn’t acted yet: no AoO while flat-footed.',
    '{foe} non ha ancora agito: niente AdO alla sprovvista.',
  ],
  'opportunity.none.surprised': [
    '{foe} is not acting in the surprise round: no AoO.',
    '{foe} non agisce nel round di sorpresa: niente AdO.',
  ],
  'opportunity.none.already-used': [
    '{foe} has no AoO left this round: {n, plural, one {# used} other {# used}}.',
    '{foe} non ha più AdO in questo round: {n, plural, one {# usato} other {# usati}}.',
  ],
  'opportunity.none.same-opportunity': [
    '{foe} has already taken the opportunity of this movement: only one each.',
    '{foe} ha già colto questa opportunità: una sola per movimento.',
  ],
  'opportunity.none.not-armed': [
    '{foe} is not armed, so threatens nothing.',
    '{foe} non ha armi in mano: non minaccia nulla.',
  ],
  'opportunity.none.ranged-only': [
    '{foe} holds only a ranged weapon: AoOs are melee.',
    '{foe} ha solo un’arma a distanza: gli AdO si portano in mischia.',
  ],
  'opportunity.none.out-of-reach': [
    '{target} is out of {foe}’s reach: {len}, reach {range}.',
    '{target} è fuori portata di {foe}: {len}, portata {range}.',
  ],
  'opportunity.none.inside-hole': [
    'At this distance {foe} can’t strike {target} ({weapon}).',
    'A questa distanza {foe} non può colpire {target} ({weapon}).',
  ],
  'opportunity.none.reach-zero': [
    '{foe} has reach 0, so threatens no square.',
    '{foe} ha portata 0: non minaccia alcun quadretto.',
  ],
  'opportunity.none.grappling': [
    '{foe} is in a grapple, so threatens nothing.',
    '{foe} è in lotta: non minaccia nulla.',
  ],
  'opportunity.none.total-defence': [
    '{foe} is in total defense: no AoO.',
    '{foe} è in difesa totale: niente AdO.',
  ],
  'opportunity.none.condition': [
    '{foe} can’t make AoOs in this condition: {condition}.',
    '{foe} non può fare AdO in questa condizione: {condition}.',
  ],
  'opportunity.none.confused': [
    'In confusion, {foe} gets AoOs only against creatures already attacking {foe}.',
    'In confusione {foe} ha AdO solo contro chi sta già attaccando {foe}.',
  ],
  'opportunity.none.blinded': [
    '{foe} can’t see, so everything has total concealment: no AoO.',
    '{foe} non vede: per {foe} tutto ha occultamento totale, niente AdO.',
  ],
  'opportunity.none.ally': [
    '{foe} is on the same side: only opponents are threatened.',
    '{foe} è dalla stessa parte: si minacciano solo gli avversari.',
  ],
  'opportunity.none.involuntary': [
    '{who} didn’t choose to move: no AoO.',
    '{who} non si sposta per scelta: niente AdO.',
  ],
  'opportunity.still.soft-cover': [
    'Soft cover doesn’t stop it: {foe} still gets an AoO.',
    'La copertura leggera non basta: {foe} ha comunque l’AdO.',
  ],
  'opportunity.still.concealment': [
    'Concealment doesn’t stop it: the AoO has {percent, number}% miss chance.',
    'L’occultamento non basta: l’AdO ha il {percent, number}% di probabilità di mancare.',
  ],
  'opportunity.still.cover': [
    'Cover doesn’t stop it here: the AoO is against {ac} {value}.',
    'Qui la copertura non basta: l’AdO è contro {ac} {value}.',
  ],
  'opportunity.offered': [
    'AoO for {foe} against {target}, in {cell}.',
    'AdO di {foe} contro {target}, in {cell}.',
  ],
  'opportunity.offered.badge': ['AoO', 'AdO'],
  'opportunity.offeredMany': [
    '{n, plural, one {# AoO} other {# AoOs}} against {target}: {foes}.',
    '{n, plural, one {# AdO} other {# AdO}} contro {target}: {foes}.',
  ],
  'opportunity.left': [
    '{foe} has {left, plural, =0 {no AoO} one {# AoO} other {# AoOs}} left this round.',
    'A {foe} {left, plural, =0 {non restano AdO} one {resta # AdO} other {restano # AdO}} in questo round.',
  ],
  'opportunity.hereNow': [
    'From here, now: {n, plural, =0 {nobody} one {# creature} other {# creatures}} would get an AoO.',
    'Da qui, adesso: {n, plural, =0 {nessuno avrebbe} one {# creatura avrebbe} other {# creature avrebbero}} un AdO.',
  ],
  'opportunity.none.mount': [
    '{foe} and {who} are mount and rider: no AoO between them.',
    '{foe} e {who} sono cavalcatura e cavaliere: niente AdO tra loro.',
  ],
} as const;
