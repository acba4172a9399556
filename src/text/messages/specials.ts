/** Special attacks, grapples and turning: what bars them, and what follows. [English, Italian] */
export const specials = {
  'why.not-engaged': [
    'The ally is not in melee with {target}.',
    'L’alleato non è in mischia con {target}.',
  ],
  'why.mindless': ['{target} has no mind to deceive.', '{target} non ha una mente da ingannare.'],
  'why.nothing-held': ['{target} holds no such thing.', '{target} non impugna nulla del genere.'],
  'why.not-removable': [
    'That can be snatched only from a pinned opponent.',
    'Si può strappare solo a un avversario immobilizzato.',
  ],
  'why.not-armour': [
    'Armor can’t be sundered while worn.',
    'Un’armatura indossata non si può spezzare.',
  ],
  'why.wrong-weapon': ['This weapon doesn’t serve for it.', 'Quest’arma non serve allo scopo.'],
  'why.critical-immune': [
    '{target} is immune to critical hits.',
    '{target} è immune ai colpi critici.',
  ],
  'why.no-legs': [
    '{target} has no legs to trip.',
    '{target} non ha gambe: non si può sbilanciare.',
  ],
  'why.incorporeal': [
    'Both need bodies for this, or neither: not {target}.',
    'Per questo servono due corpi, o nessuno: non {target}.',
  ],
  'why.swimming': ['{target} is swimming: no tripping.', '{target} nuota: non si può sbilanciare.'],
  'why.burrowing': [
    '{target} is burrowing: no tripping.',
    '{target} scava: non si può sbilanciare.',
  ],
  'why.flies-without-wings': [
    '{target} flies without wings: no tripping.',
    '{target} vola senza ali: non si può sbilanciare.',
  ],
  'why.too-many': [
    'Too many are grappling {target} already.',
    'Troppe creature lottano già con {target}.',
  ],
  'why.may-not-avoid': [
    'Against this feat {target} can’t step aside.',
    'Contro questo talento {target} non può scostarsi.',
  ],
  'why.only-while-pinning': [
    'Only while holding an opponent pinned.',
    'Solo mentre si tiene immobilizzato un avversario.',
  ],
  'why.component-not-ready': [
    'The material component is not in hand.',
    'La componente materiale non è in mano.',
  ],
  'why.casting-too-slow': [
    'In a grapple: one standard action of casting at most.',
    'In lotta: al più un’azione standard per il lancio.',
  ],
  'why.somatic': ['No gestures in a grapple.', 'In lotta non si possono fare gesti.'],
  'why.too-few-rounds': [
    'Automatic fire takes 10 rounds in the weapon.',
    'Il fuoco automatico richiede 10 colpi nell’arma.',
  ],
  'why.not-automatic': [
    'This weapon doesn’t fire automatically.',
    'Quest’arma non spara a fuoco automatico.',
  ],
  'why.no-holy-symbol': ['The holy symbol must be presented.', 'Va esposto il simbolo sacro.'],

  'effect.aided': [
    '{who} gets {value} to the next attack, or to {ac} against the next one.',
    '{who} ha {value} al prossimo attacco, o alla {ac} contro il prossimo.',
  ],
  'effect.loses-dexterity': [
    '{who} loses Dexterity to {ac} against the next melee attack.',
    '{who} perde la Destrezza alla {ac} contro il prossimo attacco in mischia.',
  ],
  'effect.dropped': ['{who} drops it in {cell}.', 'A {who} cade in {cell}.'],
  'effect.may-take-it': ['{who} may keep it in hand.', '{who} può tenerlo in mano.'],
  'effect.snatched': ['It is snatched from {who}.', 'Viene strappato a {who}.'],
  'effect.may-disarm-back': [
    '{who} may try to disarm at once, without provoking.',
    '{who} può subito tentare di disarmare, senza provocare AdO.',
  ],
  'effect.object-damaged': ['{who}’s object is struck.', 'L’oggetto di {who} è colpito.'],
  'effect.prone': ['{who} falls prone.', '{who} cade a terra, in posizione prona.'],
  'effect.stalls': ['{who} stalls.', '{who} va in stallo.'],
  'effect.saves-or-stalls': [
    '{who} saves or stalls.',
    '{who} supera un tiro salvezza o va in stallo.',
  ],
  'effect.unhorsed': ['{who} is thrown from the saddle.', '{who} finisce giù di sella.'],
  'effect.may-trip-back': [
    '{who} may try to trip at once.',
    '{who} può subito tentare di sbilanciare.',
  ],
  'effect.may-drop-weapon': [
    '{who} may drop the weapon to avoid that.',
    '{who} può mollare l’arma per evitarlo.',
  ],
  'effect.may-attack-at-once': ['{who} may attack at once.', '{who} può subito attaccare.'],
  'effect.pushed': [
    '{who} is pushed back to {cell} at most.',
    '{who} arretra al più fino a {cell}.',
  ],
  'effect.not-moved': [
    '{who} can’t be pushed: there is no room.',
    '{who} non può arretrare: non c’è spazio.',
  ],
  'effect.follows': ['{who} follows to {cell}.', '{who} segue fino a {cell}.'],
  'effect.pushed-back': ['{who} goes back to {cell}.', '{who} retrocede in {cell}.'],
  'effect.provokes': ['{who} provokes from {foe}.', '{who} provoca AdO da {foe}.'],
  'effect.moves-on': ['{who} moves on to {cell}.', '{who} prosegue fino a {cell}.'],
  'effect.keeps-standard-action': ['{who} keeps the {std}.', 'A {who} resta l’{std}.'],
  'effect.ends-movement': ['{who}’s movement ends.', 'Il movimento di {who} finisce.'],
  'effect.may-knock-down': [
    '{who} may try to knock the attacker prone.',
    '{who} può tentare di gettare prono l’attaccante.',
  ],
  'effect.grappling': ['{who} is now in a grapple.', '{who} ora è in lotta.'],
  'effect.unarmed-damage': [
    '{who} takes the damage of an unarmed strike.',
    '{who} subisce i danni di un colpo senz’armi.',
  ],
  'effect.still-grappling': ['{who} is still in the grapple.', '{who} è ancora in lotta.'],
  'effect.grapple-ends': ['For {who} the grapple is over.', 'Per {who} la lotta è finita.'],
  'effect.pinned': ['{who} is pinned for 1 round.', 'La presa blocca {who} per 1 round.'],
  'effect.unpinned': ['{who} is no longer pinned.', 'La presa non blocca più {who}.'],
  'effect.draws': ['{who} draws it.', '{who} lo estrae.'],
  'effect.moved': [
    '{who} is moved into an adjacent square.',
    '{who} finisce in un quadretto adiacente.',
  ],
  'effect.moves-grapple': [
    '{who} moves the grapple, {len} at most.',
    '{who} sposta la lotta, al più di {len}.',
  ],
  'effect.may-move': [
    '{who} may still move, {len} at most.',
    '{who} può ancora muoversi, al più di {len}.',
  ],
  'effect.critical-nonlethal': [
    '{who} takes a nonlethal critical hit.',
    '{who} subisce un colpo critico con danni non letali.',
  ],
  'effect.spell-lost': ['The spell is lost.', 'L’incantesimo è sprecato.'],

  'turning.turned': ['{target} is turned.', '{target} deve fuggire.'],
  'turning.destroyed': ['{target} is destroyed.', 'Per {target} è la distruzione.'],
  'turning.rebuked': ['{target} is rebuked.', '{target} resta in soggezione.'],
  'turning.commanded': ['{target} is commanded.', '{target} obbedisce.'],
  'turning.bolstered': ['{target} is bolstered.', '{target} è più saldo contro chi scaccia.'],
  'turning.freed': ['{target} is no longer turned.', '{target} non deve più fuggire.'],
  'turning.may-be-affected': ['{target} may be affected.', '{target} può subirne l’effetto.'],
  'turning.out-of-range': ['{target} is too far away.', '{target} è troppo lontano.'],
  'turning.no-line-of-effect': [
    'No line of effect to {target}.',
    'Nessuna linea d’effetto verso {target}.',
  ],
  'turning.too-many-hit-dice': ['{target} has too many Hit Dice.', '{target} ha troppi dadi vita.'],
  'turning.none-left': [
    'No Hit Dice are left for {target}.',
    'Per {target} non restano dadi vita.',
  ],
} as const;
