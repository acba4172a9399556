/** Threat, reach and flanking. [English, Italian] */
export const threat = {
  'threat.cell': [
    '{n, plural, =0 {No foe of {who} threatens this square.} one {Threatened by {foes}.} other {Threatened by {foes} (#).}}',
    '{n, plural, =0 {Nessun avversario di {who} minaccia questo quadretto.} one {Minacciato da {foes}.} other {Minacciato da {foes} (#).}}',
  ],
  'threat.reach': ['{who} reaches {len}.', '{who} ha portata {len}.'],
  'threat.hole': [
    '{who}’s {weapon} can’t strike this close.',
    'Con {weapon} {who} non può colpire così da vicino.',
  ],
  'threat.holeUnnamed': [
    '{who}’s reach weapon can’t strike this close.',
    'Con la sua arma con portata {who} non può colpire così da vicino.',
  ],
  'threat.reachDiagonal': [
    'At a reach of 2 squares the corner squares are threatened too.',
    'Con portata di 2 quadretti sono minacciati anche gli angoli.',
  ],
  'threat.none': ['{who} threatens nothing: {reason}', '{who} non minaccia nulla: {reason}'],
  'threat.unarmed': [
    '{who} is not armed: no threatened squares.',
    '{who} non ha armi in mano: nessun quadretto minacciato.',
  ],
  'threat.reachZero': [
    '{who} has reach 0 and must enter the target’s square.',
    '{who} ha portata 0: deve entrare nel quadretto del bersaglio.',
  ],
  'threat.totalCoverBlocks': [
    '{blocker} gives total cover here: {who} does not threaten this square.',
    'Qui {blocker} dà copertura totale: {who} non minaccia questo quadretto.',
  ],
  'threat.grappling': [
    'In a grapple, {who} threatens nothing.',
    '{who} è in lotta e non minaccia alcun quadretto.',
  ],
  'flanking.pair': [
    '{attacker} and {ally} flank {target}: {value} to hit in melee.',
    '{attacker} e {ally} fiancheggiano {target}: {value} al tiro per colpire in mischia.',
  ],
  'flanking.pair.badge': ['flank +2', 'fianco +2'],
  'flanking.partners': [
    '{n, plural, one {# partner flanks} other {# partners flank}} {target} with {attacker}: {names}.',
    '{n, plural, one {# alleato fiancheggia} other {# alleati fiancheggiano}} {target} con {attacker}: {names}.',
  ],
  'flanking.wouldFromHere': [
    'From here {who} would flank {target} with {ally}.',
    'Da qui {who} fiancheggerebbe {target} con {ally}.',
  ],
  'flanking.lineMisses': [
    'The line between {attacker} and {ally} doesn’t cross opposite sides of {target}.',
    'La linea tra {attacker} e {ally} non taglia lati opposti di {target}.',
  ],
  'flanking.noneThreat': [
    '{ally} doesn’t threaten {target}: no {flanking}.',
    '{ally} non minaccia {target}: niente {flanking}.',
  ],
  'flanking.noneReachZero': [
    '{who} has reach 0: no {flanking}.',
    '{who} ha portata 0: niente {flanking}.',
  ],
  'flanking.noneRanged': [
    'No {flanking} at range: it is for melee only.',
    'Niente {flanking} a distanza: vale solo in mischia.',
  ],
  'flanking.noneAlly': [
    '{other} is no ally of {attacker}: no bonus.',
    '{other} non sta con {attacker}: niente bonus.',
  ],
  'flanking.noneCondition': [
    '{ally} can’t threaten in this condition: {condition}.',
    '{ally} non può minacciare in questa condizione: {condition}.',
  ],
  'flanking.anySquare': [
    '{who} is big: the square {cell} is enough to flank.',
    '{who} occupa più quadretti: basta {cell} per fiancheggiare.',
  ],
  'flanking.exactlyBetween': [
    '{target} must be exactly between {attacker} and {ally}: here it is not.',
    '{target} deve essere esattamente in mezzo tra {attacker} e {ally}: qui non lo è.',
  ],
  'flanking.sneak': [
    'Flanked: sneak attack applies, if {attacker} has it.',
    'Bersaglio ai fianchi: vale l’attacco furtivo, se {attacker} lo ha.',
  ],
  'flanking.silent': ['This text has no flanking.', 'Questo testo non parla di fianchi.'],
} as const;
