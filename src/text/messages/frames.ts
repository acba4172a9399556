/** Frames, units and lists. [English, Italian] */
export const frames = {
  'frame.sourced': ['{text} ({source})', '{text} ({source})'],
  'source.borrowed': ['borrowed from {source}', 'in prestito da {source}'],
  'frame.default': ['{text} Assumed: {assumption}.', '{text} Si assume: {assumption}.'],
  'frame.houseReading': [
    '{text} The text is silent here: this is Quadretto’s reading.',
    '{text} Qui il testo tace: è la lettura di Quadretto.',
  ],
  'frame.option': ['{text} Reading in force: {option}.', '{text} Lettura in uso: {option}.'],
  'unit.cells': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}}',
    '{grid, select, hex {{n, plural, one {# esagono} other {# esagoni}}} other {{n, plural, one {# quadretto} other {# quadretti}}}}',
  ],
  'unit.length': [
    '{grid, select, hex {{n, plural, one {# hex} other {# hexes}}} other {{n, plural, one {# square} other {# squares}}}} ({metres, number}\u00a0m)',
    '{grid, select, hex {{n, plural, one {# esagono} other {# esagoni}}} other {{n, plural, one {# quadretto} other {# quadretti}}}} ({metres, number}\u00a0m)',
  ],
  'unit.metres': ['{metres, number}\u00a0m', '{metres, number}\u00a0m'],
  'unit.ofBudget': [
    '{cost, number} of {grid, select, hex {{budget, plural, one {# hex} other {# hexes}}} other {{budget, plural, one {# square} other {# squares}}}}',
    '{cost, number} di {grid, select, hex {{budget, plural, one {# esagono} other {# esagoni}}} other {{budget, plural, one {# quadretto} other {# quadretti}}}}',
  ],
  'unit.percent': ['{percent, number}%', '{percent, number}%'],
  'unit.signed': [
    '{sign, select, minus {−} other {+}}{magnitude, number}',
    '{sign, select, minus {−} other {+}}{magnitude, number}',
  ],
  'unit.opportunities': [
    '{n, plural, =0 {no AoO} one {# AoO} other {# AoOs}}',
    '{n, plural, =0 {nessun AdO} one {# AdO} other {# AdO}}',
  ],
  'unit.creatures': [
    '{n, plural, one {# creature} other {# creatures}}',
    '{n, plural, one {# creatura} other {# creature}}',
  ],
  'unit.rounds': [
    '{n, plural, one {# round} other {# rounds}}',
    '{n, plural, one {# round} other {# round}}',
  ],
  'name.unknown': ['Creature {letter}', 'Creatura {letter}'],
  'name.nobody': ['a creature', 'una creatura'],
  'name.hiddenList': [
    '{names} and {n, plural, one {one more} other {# more}}',
    '{names} e {n, plural, one {un’altra} other {altre #}}',
  ],
} as const;
