/**
 * Removes the code of zod that makes functions from text. Nothing here uses it (zod is `jitless`),
 * our own pages forbid it, and Mozilla's linter warns of it.
 */
import type { Plugin } from 'vite';
import { rewriting } from './rewriting.ts';

const ZOD = /[\\/]zod[\\/]v4[\\/]core[\\/](?:compile|doc|util)\.js$/;

/**
 * @param code one of the modules of zod that make functions, as published
 * @returns the same code, whose attempt to make a function fails; throws if it makes none in the
 *   known way, so that an update of zod is noticed
 */
export function withoutEval(code: string): string {
  const out = code.replaceAll('const F = Function;', 'const F = undefined;');
  if (out === code)
    throw new Error('zod makes functions in a way that scripts/withoutEval.ts does not know.');
  return out;
}

export const noEval = (): Plugin => rewriting('no-eval', ZOD, withoutEval);
