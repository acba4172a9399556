/** What is whispered, to whom, and what came of it. [English, Italian] */
export const whisper = {
  'whisper.line': ['{who}: {reason}', '{who}: {reason}'],
  'whisper.self': ['Whisper to me', 'Sussurra a me'],
  'whisper.gm': ['to the GM', 'al GM'],
  'whisper.gm.long': ['Whisper to the GM', 'Sussurra al GM'],
  'whisper.sent': ['Whispered.', 'Sussurro inviato.'],
  'whisper.lost': ['The whisper didn’t go out, and the text couldn’t be copied.', 'Il sussurro non è partito, e il testo non si è potuto copiare.'],
} as const;
