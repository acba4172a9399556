/**
 * Removes the message that WXT's content script posts to the host's window when it starts. Only
 * content scripts of older WXT versions listened for it. Chromium records where in the code a
 * message was posted, and reads the whole script a second time for that, before the first marks.
 */
import type { Plugin } from 'vite';
import { rewriting } from './rewriting.ts';

const CONTEXT = /[\\/]wxt[\\/]dist[\\/]utils[\\/]content-script-context\.mjs$/;

/** The call, whose only argument besides the target is an object of three lines. */
const POSTED = /window\.postMessage\(\{[^{}]*\}, "\*"\);/;

/**
 * @param code the published code of WXT's content script context
 * @returns the same code without the message; throws if the message is not found, so that an update
 *   of WXT is noticed
 */
export function withoutPostMessage(code: string): string {
  const out = code.replace(POSTED, '');
  if (out === code || out.includes('postMessage'))
    throw new Error(
      'WXT posts its message in a way that scripts/withoutPostMessage.ts does not know.',
    );
  return out;
}

export const noPostMessage = (): Plugin =>
  rewriting('no-post-message', CONTEXT, withoutPostMessage);
