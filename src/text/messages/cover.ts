/** Cover: degrees, reasons, and what blocks a line. [English, Italian] */
export const cover = {
  'blocker.wall': ['a wall', 'un muro'],
  'blocker.low-wall': ['a low wall', 'un muro basso'],
  'blocker.door': ['a closed door', 'una porta chiusa'],
  'blocker.window': ['a window', 'una finestra'],
  'blocker.arrow-slit': ['an arrow slit', 'una feritoia'],
  'blocker.pillar': ['a pillar', 'una colonna'],
  'blocker.obstacle': ['an obstacle', 'un ostacolo'],
  'blocker.rock': ['solid rock', 'roccia piena'],
  'blocker.cell': ['the obstacle in {cell}', 'un ostacolo in {cell}'],
  'blocker.corner': ['the corner at {cell}', 'un angolo in {cell}'],
  'blocker.barrier': ['a barrier', 'una barriera'],
  'blocker.pit': ['a pit', 'una fossa'],
  'blocker.creature': ['{other}', '{other}'],
  'blocker.painted': ['ground painted by you in {cell}', 'terreno dipinto in {cell}'],
  'blocker.unknown': ['something', 'qualcosa'],
  'cover.none': [
    'No cover: from this corner every line to {target} is clear.',
    'Nessuna copertura: da questo angolo ogni linea verso {target} è libera.',
  ],
  'cover.cover': [
    'Cover: {n, number} of {total, number} lines to {target} blocked by {blocker}. {value} {ac}, {reflex} Reflex.',
    'Copertura: {n, plural, one {# linea} other {# linee}} su {total, number} verso {target} {n, plural, one {fermata} other {fermate}} da {blocker}. {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.cover.badge': ['cover +4', 'copertura +4'],
  'cover.soft': [
    'Soft cover from {blocker}: {value} {ac} against ranged attacks; no Reflex bonus.',
    'Copertura leggera da {blocker}: {value} {ac} contro attacchi a distanza, niente Riflessi.',
  ],
  'cover.soft.badge': ['soft +4', 'leggera +4'],
  'cover.limited': [
    'Limited cover: {target} shares the square with {blocker}. {value} {ac}, {reflex} Reflex.',
    'Copertura limitata: {target} è nel quadretto di {blocker}. {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.limited.badge': ['limited +2', 'limitata +2'],
  'cover.improved': [
    'Improved cover from {blocker}: {value} {ac}, {reflex} Reflex, improved evasion.',
    'Copertura migliorata da {blocker}: {value} {ac}, {reflex} Riflessi, eludere migliorato.',
  ],
  'cover.improved.badge': ['improved +8', 'miglior. +8'],
  'cover.quarter': [
    '{gm} to decide. Estimate: one-quarter cover ({percent, number}% hidden), {value} {ac}, {reflex} Reflex.',
    'Decide il {gm}. Stima: un quarto di copertura (nascosto il {percent, number}%), {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.quarter.badge': ['1/4 +2', '1/4 +2'],
  'cover.half': [
    '{gm} to decide. Estimate: one-half cover ({percent, number}% hidden), {value} {ac}, {reflex} Reflex.',
    'Decide il {gm}. Stima: metà copertura (nascosto il {percent, number}%), {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.half.badge': ['1/2 +4', '1/2 +4'],
  'cover.three-quarters': [
    '{gm} to decide. Estimate: three-quarters cover ({percent, number}% hidden), {value} {ac}, {reflex} Reflex.',
    'Decide il {gm}. Stima: tre quarti di copertura (nascosto il {percent, number}%), {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.three-quarters.badge': ['3/4 +7', '3/4 +7'],
  'cover.nine-tenths': [
    '{gm} to decide. Estimate: nine-tenths cover ({percent, number}% hidden), {value} {ac}, {reflex} Reflex.',
    'Decide il {gm}. Stima: nove decimi di copertura (nascosto il {percent, number}%), {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.nine-tenths.badge': ['9/10 +10', '9/10 +10'],
  'cover.estimate.badge': ['estimate', 'stima'],
  'cover.none-estimate': [
    '{gm} to decide. Estimate: no cover ({percent, number}% hidden).',
    'Decide il {gm}. Stima: nessuna copertura (nascosto il {percent, number}%).',
  ],
  'cover.total-estimate': [
    '{gm} to decide. Estimate: total cover, {blocker} hides {target}. No attack possible.',
    'Decide il {gm}. Stima: copertura totale, {blocker} nasconde {target}. Non si può attaccare.',
  ],
  'cover.gm': [
    'The {gm}’s word: {degree}, {value} {ac}, {reflex} Reflex.',
    'Parola del {gm}: {degree}, {value} {ac}, {reflex} Riflessi.',
  ],
  'cover.set': ['Degree of cover', 'Grado di copertura'],
  'degree.estimated': ['Cover (estimate)', 'Copertura (stima)'],
  'degree.said': ['Cover, as the {gm} says', 'Copertura, parola del {gm}'],
  'degree.estimate': ['Estimate', 'Stima'],
  'degree.again': ['Estimate again', 'Torna alla stima'],
  'degree.unsaved': [
    'It could not be kept in this browser: it lasts until this page is reloaded.',
    'Non si è potuto salvare in questo browser: vale finché la pagina non si ricarica.',
  ],
  'cover.gm.badge': ['{gm}', '{gm}'],
  'cover.total': [
    'Total cover: {blocker} blocks every line to {target}. No attack possible.',
    'Copertura totale: {blocker} ferma ogni linea verso {target}. Non si può attaccare.',
  ],
  'cover.total.badge': ['total cover', 'totale'],
  'cover.total-no-sight': [
    'Total cover: no line of sight to {target}. No AoO.',
    'Copertura totale: nessuna linea di visuale verso {target}. Niente AdO.',
  ],
  'cover.adjacent-any': [
    'Adjacent: one line crosses {blocker}: {target} has cover ({value} {ac}).',
    'Adiacente: una linea attraversa {blocker}: {target} ha copertura ({value} {ac}).',
  ],
  'cover.adjacent-all': [
    'Adjacent: every line crosses {blocker}: {target} has cover ({value} {ac}).',
    'Adiacente: ogni linea attraversa {blocker}: {target} ha copertura ({value} {ac}).',
  ],
  'cover.adjacent-clear': [
    'Adjacent: at least one line is clear, so no cover.',
    'Adiacente: almeno una linea è libera, quindi nessuna copertura.',
  ],
  'cover.reach-as-ranged': [
    'Not adjacent: cover is found as for ranged attacks.',
    'Non è adiacente: la copertura si trova come per gli attacchi a distanza.',
  ],
  'cover.low-wall-close': [
    '{target} is within {len} of the low wall, and {attacker} farther: cover, {value} {ac}.',
    '{target} è entro {len} dal muro basso, {attacker} più in là: copertura, {value} {ac}.',
  ],
  'cover.low-wall-far': [
    '{target} is {len} from the low wall, beyond {max}: no cover.',
    '{target} è a {len} dal muro basso, oltre {max}: nessuna copertura.',
  ],
  'cover.low-wall-attacker-nearer': [
    '{attacker} is nearer to the low wall than {target}: the cover doesn’t count.',
    'Il muro basso è più vicino a {attacker} che a {target}: la copertura non conta.',
  ],
  'cover.low-wall-tie': [
    '{attacker} and {target} are equally near the low wall: {result, select, cover {cover} other {no cover}}.',
    '{attacker} e {target} sono alla stessa distanza dal muro basso: {result, select, cover {copertura} other {nessuna copertura}}.',
  ],
  'cover.friend-moving-through': [
    '{ally} gives no cover to {target} while {target} passes through.',
    '{ally} non dà copertura a {target} mentre {target} attraversa il suo quadretto.',
  ],
  'cover.pick-square': [
    '{attacker} is big: the square at {cell} is used, the most favorable.',
    '{attacker} occupa più quadretti: si usa {cell}, il più favorevole.',
  ],
  'cover.bars-aoo': [
    'Cover: {attacker} gets no AoO against {target}.',
    'Copertura: {attacker} non ha AdO contro {target}.',
  ],
  'cover.reflex-through': [
    '{reflex} Reflex against effects from beyond {blocker}.',
    '{reflex} ai TS sui Riflessi contro effetti che vengono da oltre {blocker}.',
  ],
  'cover.hide': [
    'With this cover {target} may try to hide.',
    'Con questa copertura {target} può provare a nascondersi.',
  ],
  'cover.best-only': [
    'Several covers: only the best counts ({degree}).',
    'Più coperture: conta solo la migliore ({degree}).',
  ],
  'cover.line-clear': ['Clear line, from {from} to {to}.', 'Linea libera, da {from} a {to}.'],
  'cover.line-blocked': [
    'Line from {from} to {to}, blocked by {blocker}.',
    'Linea da {from} a {to}, fermata da {blocker}.',
  ],
} as const;
