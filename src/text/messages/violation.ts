/**
 * Why a move is not allowed: one sentence and one badge a code of VIOLATIONS. [English, Italian]
 */
export const violation = {
  'violation.over-speed': [
    '{over} beyond the limit: it costs {cost, number}, {budget, number} available.',
    '{over} oltre il limite: costa {cost, number}, ce ne sono {budget, number}.',
  ],
  'violation.over-speed.badge': ['too far', 'troppo'],
  'violation.through-enemy': [
    'The path crosses {foe}: no passing where an opponent stands.',
    'Il percorso attraversa {foe}: non si passa dove sta un avversario.',
  ],
  'violation.through-enemy.badge': ['occupied', 'avversario'],
  'violation.through-wall': [
    'Between {from} and {to} there is {blocker}: no way through.',
    'Tra {from} e {to} c’è {blocker}: non si passa.',
  ],
  'violation.through-wall.badge': ['blocked', 'sbarrato'],
  'violation.corner-cut': [
    'From {from} to {to} the diagonal cuts a corner: {blocker} is in the way.',
    'Da {from} a {to} la diagonale taglia un angolo: lo impedisce {blocker}.',
  ],
  'violation.corner-cut.badge': ['corner', 'angolo'],
  'violation.ends-occupied': [
    'The move ends in a space occupied by {other}.',
    'Il movimento termina nello spazio occupato da {other}.',
  ],
  'violation.ends-occupied.badge': ['occupied', 'occupato'],
  'violation.too-narrow': [
    'The passage at {cell} is {len} wide, less than half of {who}’s space.',
    'Il passaggio in {cell} è largo {len}: meno di metà dello spazio di {who}.',
  ],
  'violation.too-narrow.badge': ['too narrow', 'stretto'],
  'violation.not-adjacent': [
    '{to} is not adjacent to {from}: the path has a gap.',
    '{to} non è adiacente a {from}: il percorso ha un salto.',
  ],
  'violation.not-adjacent.badge': ['gap', 'salto'],
  'violation.not-straight': [
    'This movement must follow a straight line; the path turns at {from}.',
    'Questo movimento va in linea retta: il percorso devia in {from}.',
  ],
  'violation.not-straight.badge': ['bend', 'piega'],
  'violation.too-short': [
    'A charge needs at least {min} of movement; here it is {len}.',
    'Per caricare servono almeno {min} di movimento; qui sono {len}.',
  ],
  'violation.too-short.badge': ['too short', 'corta'],
  'violation.not-nearest': [
    'A charge ends in the nearest free square to the target: here, {cell}.',
    'La carica finisce nel quadretto libero più vicino al bersaglio: qui {cell}.',
  ],
  'violation.not-nearest.badge': ['not nearest', 'più vicino'],
  'violation.no-line-of-sight': [
    '{who} has no line of sight to {target} at the start of the turn.',
    'All’inizio del turno {who} non ha linea di visuale verso {target}.',
  ],
  'violation.no-line-of-sight.badge': ['no sight', 'non visto'],
  'violation.difficult-terrain': [
    '{cell} is {difficult}: no running or charging through it.',
    '{cell} è {difficult}: non si corre e non si carica.',
  ],
  'violation.difficult-terrain.badge': ['difficult', 'terreno'],
  'violation.step-after-move': [
    '{who} has already used movement this round: no {step}.',
    '{who} ha già usato movimento in questo round: niente {step}.',
  ],
  'violation.step-after-move.badge': ['no step', 'no passo'],
  'violation.move-after-step': [
    '{who} has taken a {step} this round: no other movement.',
    '{who} ha già fatto un {step} in questo round: niente altro movimento.',
  ],
  'violation.move-after-step.badge': ['after step', 'dopo passo'],
  'violation.immobile': [
    '{who} has no speed: no movement possible.',
    '{who} non ha velocità: nessuno spostamento possibile.',
  ],
  'violation.immobile.badge': ['no speed', 'fermo'],
  'violation.prone-must-crawl': [
    'While prone, {who} can only crawl: {max} at most.',
    'Da prono {who} può solo strisciare: al più {max}.',
  ],
  'violation.prone-must-crawl.badge': ['crawl', 'striscia'],
  'violation.no-action-left': [
    '{who} has no action left for this: {action}.',
    'A {who} non resta alcuna azione per questo: {action}.',
  ],
  'violation.no-action-left.badge': ['no action', 'finite'],
  'violation.condition-forbids': [
    '{who} can’t do this in this condition: {condition}.',
    '{who} non può farlo in questa condizione: {condition}.',
  ],
  'violation.condition-forbids.badge': ['condition', 'condizione'],
  'violation.blinded': [
    '{who} can’t see: {withdrawal}, running and charging are out.',
    '{who} non vede: niente {withdrawal}, corsa o carica.',
  ],
  'violation.blinded.badge': ['can’t see', 'non vede'],
  'violation.wrong-movement-mode': [
    '{who} has no speed for this kind of movement: {mode}.',
    '{who} non ha una velocità per questo movimento: {mode}.',
  ],
  'violation.wrong-movement-mode.badge': ['no mode', 'modo'],
  'violation.not-your-turn': [
    'It is {active}’s turn, not {who}’s.',
    'È il turno di {active}, non di {who}.',
  ],
  'violation.not-your-turn.badge': ['not its turn', 'turno'],
  'violation.outside-map': ['{cell} is off the map.', '{cell} è fuori dalla mappa.'],
  'violation.outside-map.badge': ['off map', 'fuori'],
  'violation.through-ally': [
    'This movement can’t pass through {ally}’s square.',
    'Questo movimento non può attraversare il quadretto di {ally}.',
  ],
  'violation.through-ally.badge': ['ally', 'alleato'],
  'violation.crowded': [
    'No room left in {cell}: too many creatures share it already.',
    'In {cell} non c’è più posto: le creature sono già troppe.',
  ],
  'violation.crowded.badge': ['crowded', 'pieno'],
  'violation.in-saddle': [
    '{who} is in the saddle: move the mount, or dismount first.',
    '{who} è in sella: muovi la cavalcatura, o fai prima smontare {who}.',
  ],
  'violation.in-saddle.badge': ['mounted', 'in sella'],
  'violation.mount-too-small': [
    'The mount is too small: it must be at least one size larger than its rider.',
    'La cavalcatura è troppo piccola: deve essere almeno di una categoria di taglia più grande del cavaliere.',
  ],
  'violation.mount-too-small.badge': ['too small', 'piccola'],
  'violation.must-flee': ['{who} must flee: {condition}.', '{who} deve fuggire: {condition}.'],
  'violation.must-flee.badge': ['must flee', 'in fuga'],
  'violation.must-complete': [
    '{who} must first complete the action that was begun.',
    '{who} deve prima completare l’azione iniziata.',
  ],
  'violation.must-complete.badge': ['unfinished', 'in corso'],
} as const;
