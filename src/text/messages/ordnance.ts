/** Automatic fire, explosives and bursts, aimed on the map. [English, Italian] */
export const ordnance = {
  'area.title': ['Area attacks', 'Attacchi ad area'],
  'area.autofire': ['Autofire', 'Automatico'],
  'area.throw': ['Explosive', 'Esplosivo'],
  'area.burst': ['Burst', 'Esplosione'],
  'area.hint': [
    'Point at the map and click; arrow keys and Enter do the same.',
    'Punta sulla mappa e clicca; valgono anche frecce e Invio.',
  ],
  'area.sheet': [
    'Aim on the map: arrow keys move, Enter fixes the place, Esc ends.',
    'Mira sulla mappa: le frecce spostano, Invio fissa il punto, Esc finisce.',
  ],
  'area.at': ['Aimed at {cell}', 'Mira: {cell}'],
  'area.again': ['Aim again', 'Mira di nuovo'],
  'area.radius': ['Burst radius, in squares', 'Raggio, in quadretti'],
  'area.total': ['Attack total', 'Totale per colpire'],
  'area.die': ['Die for the corner', 'Dado dell’angolo'],
  'area.wanted.attack': [
    'Next: the attack roll, against {ac} {n, number}.',
    'Ora il tiro per colpire, contro {ac} {n, number}.',
  ],
  'area.wanted.scatter': [
    'Next: 1d{n, number}, for the corner where it lands.',
    'Ora 1d{n, number}, per l’angolo in cui cade.',
  ],
  'area.wanted.reflex': ['Next: Reflex saves.', 'Ora i tiri salvezza sui Riflessi.'],
  'area.wanted.damage': ['Next: the damage.', 'Ora i danni.'],
  'area.on-roll': ['Range: {value} to hit.', 'Gittata: {value} al tiro per colpire.'],
  'area.untrained': [
    'Without Advanced Firearms Proficiency: {value} to hit.',
    'Senza Competenza nelle Armi da Fuoco Potenziata: {value} al tiro per colpire.',
  ],
  'area.missed': ['The attack misses.', 'L’attacco manca.'],
  'area.save': ['Reflex, DC {n, number}', 'Riflessi, CD {n, number}'],
  'area.caught': ['{who}: {value} Reflex', '{who}: {value} Riflessi'],
  'area.nobody': ['Nobody is in it.', 'Non c’è nessuno.'],
  'area.far': ['Beyond the maximum range.', 'Oltre la gittata massima.'],
  'area.no-line': ['No line of effect there.', 'Nessuna linea d’effetto fin lì.'],
  'area.provokes': ['Provokes from {foes}.', 'Provoca AdO da {foes}.'],
} as const;
