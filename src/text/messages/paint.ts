/** Painting the map. [English, Italian] */
export const paint = {
  'panel.paint': ['Paint the map', 'Dipingi la mappa'],
  'log.painted': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}} painted as {terrain}.',
    '{grid, select, hex {{n, plural, one {# esagono dipinto} other {# esagoni dipinti}}} other {{n, plural, one {# quadretto dipinto} other {# quadretti dipinti}}}} come {terrain}.',
  ],
  'paint.tool': ['Paint: {terrain}', 'Dipingi: {terrain}'],
  'paint.kinds': [
    '{item, select, difficult {Difficult ground} obstacle {Obstacle} low {Low wall} cover {Cover} concealment {Concealment} dark {Darkness} other {Clear}}',
    '{item, select, difficult {Terreno difficile} obstacle {Ostacolo} low {Muro basso} cover {Copertura} concealment {Occultamento} dark {Buio} other {Sgombro}}',
  ],
  'paint.erase': ['Erase', 'Cancella'],
  'paint.saved': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}} kept for this map.',
    '{grid, select, hex {{n, plural, one {# esagono salvato} other {# esagoni salvati}}} other {{n, plural, one {# quadretto salvato} other {# quadretti salvati}}}} per questa mappa.',
  ],
  'paint.export': ['Export this map', 'Esporta questa mappa'],
  'paint.import': ['Import a map', 'Importa una mappa'],
  'paint.export.short': ['Export', 'Esporta'],
  'paint.import.short': ['Import', 'Importa'],
  'paint.cost': ['Cost to enter', 'Costo per entrare'],
  'paint.cost.less': ['Less', 'Meno'],
  'paint.cost.more': ['More', 'Più'],
  'paint.bonus': ['Bonus to AC', 'Bonus alla CA'],
  'paint.miss': ['Miss chance', 'Probabilità di mancare'],
  'paint.light': ['Light', 'Luce'],
  'paint.brush': ['Brush', 'Pennello'],
  'paint.undo': ['Undo the last stroke', 'Annulla l’ultimo tratto'],
  'paint.redo': ['Redo the stroke', 'Ripeti il tratto'],
  'paint.none': [
    'Nothing painted on this map yet.',
    'Su questa mappa non c’è ancora nulla di dipinto.',
  ],
  'paint.hint': [
    'Drag over the map. The right button erases, the wheel zooms, Esc ends.',
    'Trascina sulla mappa. Il tasto destro cancella, la rotella ingrandisce, Esc finisce.',
  ],
  'paint.hint.low': [
    'Drag along the edges of squares. The right button erases, the wheel zooms, Esc ends.',
    'Trascina lungo i bordi dei quadretti. Il tasto destro cancella, la rotella ingrandisce, Esc finisce.',
  ],
  'paint.sheet': [
    'Paint on the map: arrow keys move the brush, Space paints, Delete erases, Esc ends.',
    'Dipingi sulla mappa: le frecce spostano il pennello, Spazio dipinge, Canc cancella, Esc finisce.',
  ],
  'paint.sheet.low': [
    'Paint on the map: arrow keys move, Shift and an arrow picks the edge, Space paints, Delete erases, Esc ends.',
    'Dipingi sulla mappa: le frecce spostano, Maiusc e freccia sceglie il bordo, Spazio dipinge, Canc cancella, Esc finisce.',
  ],
  'paint.edge': [
    '{cell}, {side, select, west {left} other {upper}} edge',
    '{cell}, bordo {side, select, west {sinistro} other {superiore}}',
  ],
  'paint.imported': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}} imported from “{item}”.',
    '{grid, select, hex {{n, plural, one {Importato # esagono} other {Importati # esagoni}}} other {{n, plural, one {Importato # quadretto} other {Importati # quadretti}}}} da «{item}».',
  ],
  'paint.imported.size': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}} imported from “{item}”, in the same places. That map is {theirs} {grid, select, hex {hexes} other {squares}}, this one {ours}.',
    '{grid, select, hex {{n, plural, one {Importato # esagono} other {Importati # esagoni}}} other {{n, plural, one {Importato # quadretto} other {Importati # quadretti}}}} da «{item}», negli stessi posti. Quella mappa è di {theirs} {grid, select, hex {esagoni} other {quadretti}}, questa di {ours}.',
  ],
  'paint.import.other': [
    '“{item}” isn’t a map painted with Quadretto.',
    '«{item}» non è una mappa dipinta con Quadretto.',
  ],
  'paint.import.cells': [
    '“{item}” was painted on a map with other squares or hexes than this one. Nothing was imported.',
    '«{item}» è stata dipinta su una mappa con altri quadretti o esagoni. Non è stato importato nulla.',
  ],
  'paint.import.big': [
    '“{item}” is too large to be a painted map.',
    '«{item}» è troppo grande per essere una mappa dipinta.',
  ],
  'paint.unsaved': [
    'The last stroke could not be kept in this browser.',
    'L’ultimo tratto non si è potuto salvare in questo browser.',
  ],
} as const;
