/**
 * The offline door inside the extension: a question that another part of it sends, and the reply,
 * both plain data.
 */
import { answerLine, type Reply } from './answer.ts';

/**
 * Never throws: whoever asks is far away and hears only what is said. One question a message; lists
 * are for files.
 */
export function replyTo(message: unknown): Reply {
  const { scene, ask } = (typeof message === 'object' && message !== null ? message : {}) as {
    scene?: unknown;
    ask?: unknown;
  };
  if (typeof ask !== 'object' || ask === null || Array.isArray(ask))
    return { error: { path: 'ask', message: 'expected one question' } };
  try {
    return answerLine({ scene, ask }, true);
  } catch (error) {
    console.error('Quadretto: a question was not answered.', error);
    return { error: { path: '', message: 'not answered' } };
  }
}
