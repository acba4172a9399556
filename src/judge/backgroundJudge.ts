/**
 * Answers questions that other parts of the extension send to the background. Question and reply
 * are plain data.
 */
import { answerLine, type JudgeReply } from './answer.ts';

/**
 * Answers a message with one question. Never throws: a failure is a reply too, because the caller
 * receives nothing else.
 */
export function replyTo(message: unknown): JudgeReply {
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
