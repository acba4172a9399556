/** Concealment, light and sight. [English, Italian] */
export const concealment = {
  'concealment.none': [
    'No concealment: {attacker} sees {target} well.',
    'Nessun occultamento: {attacker} vede bene {target}.',
  ],
  'concealment.partial': [
    'Concealment from {cause}: {percent, number}% miss chance.',
    'Occultamento per {cause}: {percent, number}% di probabilità di mancare.',
  ],
  'concealment.partial.badge': ['{percent, number}% miss', '{percent, number}% manca'],
  'concealment.total': [
    'Total concealment from {cause}: {percent, number}% miss chance, and guess the square.',
    'Occultamento totale per {cause}: {percent, number}% di mancare, e si attacca un quadretto.',
  ],
  'concealment.total.badge': ['{percent, number}% total', '{percent, number}% tot.'],
  'concealment.bars-aoo': [
    'Total concealment: {attacker} gets no AoO against {target}.',
    'Occultamento totale: {attacker} non ha AdO contro {target}.',
  ],
  'concealment.adjacent-inside': [
    'Adjacent: all of {target}’s space is in {cause}, so concealment.',
    'Adiacente: tutto lo spazio di {target} è in {cause}, quindi occultamento.',
  ],
  'concealment.adjacent-partly': [
    'Adjacent: part of {target}’s space is clear, so no concealment.',
    'Adiacente: parte dello spazio di {target} è libera, quindi nessun occultamento.',
  ],
  'concealment.line': [
    'The line from {from} to {to} crosses {cause}.',
    'La linea da {from} a {to} attraversa {cause}.',
  ],
  'concealment.no-stack': [
    'Several causes don’t add up: the highest counts ({percent, number}%).',
    'Più cause non si sommano: vale la più alta ({percent, number}%).',
  ],
  'concealment.invisible': [
    '{target} is invisible to {attacker}: total concealment.',
    '{target} è invisibile per {attacker}: occultamento totale.',
  ],
  'concealment.blinded': [
    '{attacker} can’t see: everything has total concealment.',
    '{attacker} non vede: tutto ha occultamento totale.',
  ],
  'concealment.dim': [
    '{target} is in dim light: {percent, number}% miss chance.',
    '{target} è in luce fioca: {percent, number}% di probabilità di mancare.',
  ],
  'concealment.dark': [
    '{target} is in darkness: {percent, number}% miss chance for those who can’t see there.',
    '{target} è al buio: {percent, number}% di mancare per chi lì non vede.',
  ],
  'concealment.darkvision': [
    '{attacker} has darkvision to {range}: darkness doesn’t conceal {target}.',
    '{attacker} ha scurovisione fino a {range}: il buio non occulta {target}.',
  ],
  'concealment.magical': [
    '{target}’s magic conceals from every direction: {percent, number}%.',
    'La magia di {target} occulta da ogni direzione: {percent, number}%.',
  ],
  'concealment.precision': [
    'Concealment rules out precision damage.',
    'L’occultamento nega il danno di precisione.',
  ],
  'sight.none': [
    '{attacker} has no line of sight to {target}: {blocker} is between.',
    '{attacker} non ha linea di visuale verso {target}: c’è {blocker}.',
  ],
  'sight.effect-none': [
    'No line of effect to {target}: {blocker} is between.',
    'Nessuna linea d’effetto verso {target}: c’è {blocker}.',
  ],
  'sight.effect-only': [
    'Line of effect, no line of sight: attack blind, into a square.',
    'Linea d’effetto sì, linea di visuale no: si attacca alla cieca, in un quadretto.',
  ],
  'cause.fog': ['fog', 'nebbia'],
  'cause.smoke': ['smoke', 'fumo'],
  'cause.foliage': ['foliage', 'fogliame'],
  'cause.dim': ['dim light', 'luce fioca'],
  'cause.dark': ['darkness', 'buio'],
  'cause.invisible': ['invisibility', 'invisibilità'],
  'cause.magic': ['a magical effect', 'effetto magico'],
  'cause.gm': ['the {gm}’s word', 'decisione del {gm}'],
  'cause.painted': ['painted concealment', 'occultamento dipinto'],
} as const;
