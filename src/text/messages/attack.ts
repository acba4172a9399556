/**
 * An attack before it is rolled: what changes it, what bars it, whether it may strike a vital spot.
 * [English, Italian]
 */
export const attack = {
  'modifier.flanking': [
    '{ally} is on the opposite side: {value} to hit.',
    '{ally} è dal lato opposto: {value} al tiro per colpire.',
  ],
  'modifier.higher-ground': [
    '{attacker} is higher up: {value} to hit in melee.',
    '{attacker} è in posizione sopraelevata: {value} in mischia.',
  ],
  'modifier.charge': ['Charging: {value} to hit.', 'In carica: {value} al tiro per colpire.'],
  'modifier.charged-ac': [
    '{target} has charged: {value} {ac} until its next turn.',
    '{target} ha caricato: {value} alla {ac} fino al suo turno.',
  ],
  'modifier.invisible-attacker': [
    '{target} can’t see {attacker}: {value} to hit, no Dexterity to {ac}.',
    '{target} non vede {attacker}: {value} al tiro per colpire, niente Destrezza alla {ac}.',
  ],
  'modifier.prone-attacker-melee': [
    '{attacker} is prone: {value} to hit in melee.',
    '{attacker} attacca da prono: {value} in mischia.',
  ],
  'modifier.prone-attacker-ranged': [
    'Prone, only a crossbow or shuriken can be used.',
    'Da prono si usano solo balestra e shuriken.',
  ],
  'modifier.prone-attacker-some-weapons': [
    '{attacker} is prone: no penalty at range, but some weapons can’t be used.',
    '{attacker} attacca da prono: nessuna penalità a distanza, ma alcune armi non si possono usare.',
  ],
  'modifier.unaware-target': [
    '{target} is unaware: helpless only without guards, with no wall at its back, and unable to notice.',
    '{target} è inconsapevole: indifeso solo se non ha guardie, non ha un muro alle spalle e non può accorgersi.',
  ],
  'modifier.prone-target-adjacent': [
    '{target} is prone but adjacent: no bonus at range.',
    '{target} è a terra ma adiacente: niente bonus a distanza.',
  ],
  'modifier.kneeling-target-adjacent': [
    '{target} is kneeling or sitting, but adjacent: no bonus at range.',
    '{target} è in ginocchio o a sedere, ma adiacente: niente bonus a distanza.',
  ],
  'modifier.helpless-target-set': [
    '{target} is helpless: {ac} {n, number}.',
    '{target} è alla mercé: {ac} {n, number}.',
  ],
  'modifier.longarm-adjacent': [
    'A longarm against someone adjacent: {value} to hit.',
    'Arma lunga contro un bersaglio adiacente: {value} al tiro per colpire.',
  ],
  'modifier.whole-round': [
    'A whole round for one shot at the helpless: {value} to hit.',
    'Un round intero per un solo tiro su chi è indifeso: {value} al tiro per colpire.',
  ],
  'modifier.prone-target-melee': [
    '{target} is prone: {value} {ac} in melee.',
    '{target} è a terra: {value} alla {ac} in mischia.',
  ],
  'modifier.prone-target-ranged': [
    '{target} is prone: {value} {ac} at range.',
    '{target} è a terra: {value} alla {ac} a distanza.',
  ],
  'modifier.kneeling-target': [
    '{target} is kneeling or sitting: {value} {ac}.',
    '{target} è in ginocchio o a sedere: {value} alla {ac}.',
  ],
  'modifier.cover': [
    '{blocker} covers {target}: {value} {ac}.',
    '{blocker} copre {target}: {value} alla {ac}.',
  ],
  'modifier.estimated-cover': [
    'Estimate, {gm} to decide: {blocker} covers {target}, {value} {ac}.',
    'Stima, decide il {gm}: {blocker} copre {target}, {value} {ac}.',
  ],
  'modifier.soft-cover': [
    '{other} is in the way: {value} {ac} at range.',
    '{other} è sulla traiettoria: {value} alla {ac} a distanza.',
  ],
  'modifier.squeezing-attacker': [
    '{attacker} is squeezing: {value} to hit.',
    '{attacker} si stringe: {value} al tiro per colpire.',
  ],
  'modifier.squeezing-target': [
    '{target} is squeezing: {value} {ac}.',
    '{target} si stringe: {value} alla {ac}.',
  ],
  'modifier.dazzled': [
    '{attacker} is dazzled: {value} to hit.',
    'Luce negli occhi di {attacker}: {value} al tiro per colpire (abbagliato).',
  ],
  'modifier.entangled-attacker': [
    '{attacker} is entangled: {value} to hit, −4 Dexterity.',
    'Qualcosa intralcia {attacker}: {value} al tiro per colpire, −4 a Destrezza.',
  ],
  'modifier.entangled-target': [
    '{target} is entangled: −4 Dexterity.',
    'Qualcosa intralcia {target}: −4 a Destrezza.',
  ],
  'modifier.fear': [
    '{attacker} is afraid: {value} to hit ({condition}).',
    '{attacker} ha paura: {value} al tiro per colpire ({condition}).',
  ],
  'modifier.sickened': [
    '{attacker} is sickened: {value} to hit.',
    '{attacker} sta male: {value} al tiro per colpire (infermo).',
  ],
  'modifier.blinded-target': [
    '{target} can’t see: {value} {ac}, no Dexterity.',
    '{target} non vede: {value} alla {ac}, niente Destrezza.',
  ],
  'modifier.flat-footed-target': [
    '{target} hasn’t acted yet: no Dexterity or dodge to {ac}.',
    '{target} non ha ancora agito: niente Destrezza né schivata alla {ac}.',
  ],
  'modifier.stunned-target': [
    '{target} is stunned: {value} {ac}, no Dexterity.',
    '{target} non reagisce: {value} alla {ac}, niente Destrezza (stordito).',
  ],
  'modifier.cowering-target': [
    '{target} is cowering: {value} {ac}, no Dexterity.',
    'La paura blocca {target}: {value} alla {ac}, niente Destrezza.',
  ],
  'modifier.grappling-target': [
    '{target} is in a grapple: no Dexterity against outsiders.',
    '{target} è in lotta: niente Destrezza contro chi è fuori dalla lotta.',
  ],
  'modifier.grappling-ranged': [
    'Ranged into a grapple: roll to see who is hit.',
    'A distanza in una lotta: si tira per vedere chi è colpito.',
  ],
  'modifier.pinned-target': [
    '{target} is pinned: {value} {ac}, Dexterity counts as 0 (−5).',
    'La presa blocca {target}: {value} alla {ac}, Destrezza come 0 (−5).',
  ],
  'modifier.helpless-target-melee': [
    '{target} is helpless: {value} {ac} in melee, Dexterity counts as 0 (−5).',
    '{target} è alla mercé: {value} alla {ac} in mischia, Destrezza come 0 (−5).',
  ],
  'modifier.running-target': [
    '{target} is running: no Dexterity to {ac}{bonus, select, none {} other {; {value} at range}}.',
    '{target} è in corsa: niente Destrezza alla {ac}{bonus, select, none {} other {; {value} a distanza}}.',
  ],
  'modifier.climbing-target': [
    '{target} is climbing: {value} {ac}, no Dexterity.',
    '{target} sta scalando: {value} alla {ac}, niente Destrezza.',
  ],
  'modifier.stalled-target': [
    '{target} is stalling: no Dexterity, {percent, number}% miss chance.',
    '{target} è in stallo: niente Destrezza, {percent, number}% di mancare.',
  ],
  'modifier.range': [
    '{n, plural, one {# range increment} other {# range increments}} beyond the first: {value} to hit.',
    '{n, plural, one {# incremento di gittata} other {# incrementi di gittata}} oltre il primo: {value} al tiro per colpire.',
  ],
  'modifier.out-of-range': [
    '{target} is beyond the maximum range: {len}, maximum {range}.',
    '{target} è oltre la gittata massima: {len}, massimo {range}.',
  ],
  'modifier.into-melee': [
    '{target} is fighting {ally}: {value} to hit at range.',
    '{target} è in mischia con {ally}: {value} al tiro per colpire a distanza.',
  ],
  'modifier.into-melee-avoided': [
    'Part of {target} is {len} from {ally}: no penalty for shooting into melee.',
    '{target} è in parte a {len} da {ally}: niente penalità per il tiro.',
  ],
  'modifier.fighting-defensively': [
    'Fighting defensively: {value} to hit, +2 {ac}.',
    'Sulla difensiva: {value} al tiro per colpire, +2 alla {ac}.',
  ],
  'modifier.total-defence': [
    '{target} is in total defense: {value} {ac}.',
    '{target} è in difesa totale: {value} alla {ac}.',
  ],
  'modifier.aid-another': ['{ally} is helping: {value}.', '{ally} aiuta: {value}.'],
  'modifier.mobility': [
    '{feat}: {value} {ac} against this AoO.',
    '{feat}: {value} alla {ac} contro questo AdO.',
  ],
  'modifier.nonlethal': [
    'Nonlethal with a lethal weapon: {value} to hit.',
    'Danni non letali con un’arma letale: {value} al tiro per colpire.',
  ],
  'modifier.non-proficient': [
    '{attacker} is not proficient with {weapon}: {value} to hit.',
    '{attacker} non ha competenza con {weapon}: {value} al tiro per colpire.',
  ],
  'modifier.wrong-size-weapon': [
    'Weapon of another size ({weapon}): {value} to hit.',
    'Arma di un’altra taglia ({weapon}): {value} al tiro per colpire.',
  ],
  'modifier.two-weapons': [
    'Two weapons: {value} to hit.',
    'Due armi: {value} al tiro per colpire.',
  ],
  'modifier.gm': ['{gm}’s word: {value}.', 'Parola del {gm}: {value}.'],
  'preview.sum': [
    'Situation: {value} to hit, {acValue} {ac}{miss, select, yes {, {percent, number}% miss chance} other {}}.',
    'Situazione: {value} al tiro per colpire, {acValue} alla {ac}{miss, select, yes {, {percent, number}% di mancare} other {}}.',
  ],
  'preview.even': ['Nothing changes this attack.', 'Nulla modifica questo attacco.'],
  'preview.impossible': [
    '{attacker} can’t attack {target} with {weapon}: {reason}',
    '{attacker} non può attaccare {target} con {weapon}: {reason}',
  ],
  'preview.sheetElsewhere': [
    'The sheet’s own bonus is not counted here.',
    'Il bonus della scheda non è contato qui.',
  ],
  'preview.coupDeGrace': [
    '{target} is helpless: a coup de grace is possible, and it provokes.',
    '{target} è alla mercé: è possibile un colpo di grazia, che provoca AdO.',
  ],
  'modifier.condition-attacker': [
    '{attacker} ({condition}): {value} to hit.',
    '{attacker} ({condition}): {value} al tiro per colpire.',
  ],
  'modifier.condition-target': [
    '{target} ({condition}): {value} {ac}.',
    '{target} ({condition}): {value} alla {ac}.',
  ],
  'modifier.grappling-attacker': [
    '{attacker} attacks in a grapple: {value} to hit.',
    '{attacker} attacca in lotta: {value} al tiro per colpire.',
  ],
  'modifier.point-blank': [
    'A close shot: {value} to hit ({feat}).',
    'Tiro ravvicinato: {value} al tiro per colpire ({feat}).',
  ],
  'modifier.improvised': [
    'An improvised weapon ({weapon}): {value} to hit.',
    'Arma improvvisata ({weapon}): {value} al tiro per colpire.',
  ],
  'modifier.secondary-natural': [
    'A secondary natural weapon ({weapon}): {value} to hit.',
    'Arma naturale secondaria ({weapon}): {value} al tiro per colpire.',
  ],
  'modifier.dodge-feat': [
    '{target} watches {attacker}: {value} {ac} ({feat}).',
    '{target} bada a {attacker}: {value} alla {ac} ({feat}).',
  ],
  'modifier.escape-artist': [
    '{target} is working through a narrow space: {value} {ac}, no Dexterity.',
    '{target} si infila in uno spazio stretto: {value} alla {ac}, niente Destrezza.',
  ],
  'modifier.no-dexterity': [
    '{target} has no Dexterity or dodge bonus to {ac} here.',
    '{target} qui non ha Destrezza né schivata alla {ac}.',
  ],
  'modifier.feint': [
    '{target} was deceived by a feint: no Dexterity to {ac}.',
    'Una finta inganna {target}: niente Destrezza alla {ac}.',
  ],
  'why.not-as-attack': [
    'Not in place of a melee attack.',
    'Non al posto di un attacco in mischia.',
  ],
  'why.declared-amount': ['Not by so much: {feat}.', 'Non in questa misura: {feat}.'],
  'why.wrong-action': ['Not with this action: {feat}.', 'Non con questa azione: {feat}.'],
  'modifier.feat': ['{feat}: {value}.', '{feat}: {value}.'],
  'why.not-in-hand': ['The weapon is not in hand: {weapon}.', 'L’arma non è impugnata: {weapon}.'],
  'why.out-of-reach': [
    '{target} is out of reach: {len}, reach {range}.',
    '{target} è fuori portata: {len}, portata {range}.',
  ],
  'why.too-near': [
    '{target} is too near for this weapon: {weapon}.',
    '{target} è troppo vicino per quest’arma: {weapon}.',
  ],
  'why.out-of-range': [
    '{target} is beyond the maximum range: {len}, maximum {range}.',
    '{target} è oltre la gittata massima: {len}, massimo {range}.',
  ],
  'why.total-cover': ['{target} has total cover.', '{target} ha copertura totale.'],
  'why.total-concealment': [
    '{target} can’t be seen: name a square to attack.',
    '{target} non si vede: va scelto un quadretto da attaccare.',
  ],
  'why.wrong-square': [
    '{target} is not in that square: the attack misses.',
    '{target} non è in quel quadretto: l’attacco manca.',
  ],
  'why.prone-attacker-weapon': [
    'This weapon can’t be used while prone.',
    'Quest’arma non si può usare da proni.',
  ],
  'why.prone-attacker-ranged': [
    'Prone, only a crossbow or shuriken can be used.',
    'Da prono si usano solo balestra e shuriken.',
  ],
  'why.grappling': [
    'In a grapple {attacker} can attack only those in it.',
    'In lotta {attacker} può attaccare solo chi è nella lotta.',
  ],
  'why.not-light': [
    'In a grapple only light, natural or unarmed attacks are possible.',
    'In lotta si attacca solo con armi leggere, naturali o senz’armi.',
  ],
  'why.apart': ['One of the two is on another plane.', 'Uno dei due è su un altro piano.'],
  'why.escape-artist': [
    'Not while working through a narrow space.',
    'Non mentre ci si infila in uno spazio stretto.',
  ],
  'why.wrong-size-weapon': [
    'A weapon of this size can’t be wielded: {weapon}.',
    'Un’arma di questa taglia non si può impugnare: {weapon}.',
  ],
  'why.needs-two-hands': [
    'This weapon takes two hands: {weapon}.',
    'Quest’arma richiede due mani: {weapon}.',
  ],
  'why.primary-only': [
    'This weapon can’t be used in the off hand: {weapon}.',
    'Quest’arma non si usa nella mano secondaria: {weapon}.',
  ],
  'why.not-thrown': [
    'This weapon isn’t made to be thrown: {weapon}.',
    'Quest’arma non è fatta per essere lanciata: {weapon}.',
  ],
  'why.may-be-dazzled': [
    'The light here may dazzle {attacker}.',
    'Qui la luce può abbagliare {attacker}.',
  ],
  'precision.immune': [
    '{target} has no vital spots: no precision damage.',
    '{target} non ha punti vitali: niente danno di precisione.',
  ],
  'precision.too-far': [
    '{target} is too far for precision damage: {len}, maximum {range}.',
    '{target} è troppo lontano per il danno di precisione: {len}, massimo {range}.',
  ],
  'precision.concealment': [
    'Concealment: no precision damage.',
    'Occultamento: niente danno di precisione.',
  ],
  'precision.non-proficient': [
    'Not proficient with {weapon}: no precision damage.',
    'Senza competenza con {weapon}: niente danno di precisione.',
  ],
  'precision.nonlethal': [
    'Nonlethal with a lethal weapon: no precision damage.',
    'Danni non letali con un’arma letale: niente danno di precisione.',
  ],
  'precision.not-first': [
    'Precision damage goes with the first attack roll only.',
    'Il danno di precisione vale solo sul primo tiro per colpire.',
  ],
  // ── The panel ──
  'panel.attack': ['Attack', 'Attacco'],
  'attack.who': ['{attacker} → {target}', '{attacker} → {target}'],
  'attack.with': [
    '{weapon}, {mode, select, ranged {at range} other {melee}}',
    '{weapon}, {mode, select, ranged {a distanza} other {in mischia}}',
  ],
  'attack.weapon': ['Weapon', 'Arma'],
  'attack.choose': [
    'Select a token, then target a foe or rest on one.',
    'Seleziona un token, poi indica un avversario o passaci sopra.',
  ],
  'attack.noWeapon': [
    'No weapon of {who} is known: the card can say one.',
    'Non si conosce un’arma di {who}: si può dire nella scheda.',
  ],
  'attack.sum': ['to the roll, situation only', 'al tiro, per la situazione'],
  'attack.overlap': [
    'Bonuses of one type don’t add up: the best counts.',
    'I bonus dello stesso tipo non si sommano: conta il migliore.',
  ],
  'attack.quiet': ['Provokes no attack of opportunity', 'Non provoca attacchi di opportunità'],
  'attack.provokes': ['Provokes from {foes}', 'Provoca AdO da {foes}'],
  'attack.copy': ['Copy', 'Copia'],
  'attack.copied': ['Copied.', 'Copiato.'],
} as const;
