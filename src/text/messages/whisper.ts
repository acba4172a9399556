/** What is whispered, to whom, and what came of it. [English, Italian] */
export const whisper = {
  'whisper.line': ['{who}: {reason}', '{who}: {reason}'],
  'whisper.self': ['Whisper to me', 'Sussurra a me'],
  'whisper.gm': ['to the GM', 'al GM'],
  'whisper.gm.long': ['Whisper to the GM', 'Sussurra al GM'],
  'whisper.sent': ['Whispered.', 'Sussurro inviato.'],
  'whisper.ambiguous': [
    'Another player or character has a name like yours: not whispered, but copied.',
    'Un altro giocatore o personaggio ha un nome come il tuo: non inviato, ma copiato.',
  ],
  'whisper.ambiguous.lost': [
    'Another player or character has a name like yours: not whispered, and not copied.',
    'Un altro giocatore o personaggio ha un nome come il tuo: né inviato né copiato.',
  ],
  'whisper.lost': [
    'The whisper didn’t go out, and the text couldn’t be copied.',
    'Il sussurro non è partito, e il testo non si è potuto copiare.',
  ],
} as const;
