/** The options' section on judging. [English, Italian] */
export const judging = {
  'options.judging': ['Judgment', 'Giudizio'],
  'options.judging.note': [
    'What the referee does when something is off. There is always a way past it: the {gm} can allow.',
    'Che cosa fa l’arbitro quando qualcosa non torna. Una via d’uscita c’è sempre: il {gm} può concedere.',
  ],
  'policy.enforceNote': [
    '“Hold back” works on your own moves only. The {gm} can always allow.',
    '«Trattieni» vale solo per le tue mosse. Il {gm} può sempre concedere.',
  ],
  'options.judging.stops': [
    'Roll20 lets no move be stopped: there, what would be asked about or held back is marked.',
    'Roll20 non lascia fermare le mosse: lì si segnala anche ciò che si chiederebbe o si tratterrebbe.',
  ],
  'options.preset': ['All at once', 'Tutto insieme'],
  'options.preset.note': ['or one by one, below', 'o una voce alla volta, qui sotto'],
  'options.preset.only-show': ['Only mark', 'Solo segnala'],
  'options.preset.assistant': ['Assistant', 'Assistente'],
  'options.preset.strict': ['Strict', 'Rigoroso'],
  'options.ruling.speed': ['Movement beyond the speed', 'Movimento oltre la velocità'],
  'options.ruling.speed.note': [
    'difficult ground and diagonals too',
    'anche terreno difficile e diagonali',
  ],
  'options.ruling.occupied': [
    'Stopping in an occupied square',
    'Fermarsi in un quadretto occupato',
  ],
  'options.ruling.occupied.note': ['narrow passages included', 'compresi i passaggi stretti'],
  'options.ruling.walls': ['Going through walls and corners', 'Attraversare muri e spigoli'],
  'options.ruling.walls.note': [
    'only what your table shows you',
    'solo ciò che il tuo tavolo ti mostra',
  ],
  'options.ruling.opportunities': ['Attacks of opportunity', 'Attacchi di opportunità'],
  'options.ruling.opportunities.note': [
    'who gets one, now, and who has used it',
    'chi ne ha diritto, adesso, e se l’ha usato',
  ],
  'options.ruling.actions': ['Actions already spent', 'Azioni già spese'],
  'options.ruling.actions.note': [
    'standard, move, swift, step; what a condition forbids',
    'standard, movimento, veloce, passo; ciò che una condizione vieta',
  ],
  'options.ruling.turn': ['Out of turn', 'Fuori turno'],
  'options.ruling.turn.note': ['moves of whoever is not on turn', 'mosse di chi non è di turno'],
  'options.games': ['Games with choices of their own', 'Partite con scelte proprie'],
  'options.games.note': [
    'Made in the dock of that table. What they do not say is as above.',
    'Fatte dalla barra di quel tavolo. Per il resto vale quanto sopra.',
  ],
  'options.games.back': ['Back to the usual', 'Torna al solito'],
  'options.games.backOf': ['{item}: back to the usual', '{item}: torna al solito'],
  'options.games.done': [
    '{item} goes by the usual choices.',
    '{item}: valgono le scelte di sempre.',
  ],
} as const;
