/**
 * Removes the code of zod that creates functions from text. Nothing here uses that code (zod is
 * `jitless`), our own pages forbid it, and Mozilla's linter warns of it.
 */
import type { Plugin } from 'vite';
import { rewriting } from './rewriting.ts';

const ZOD = /[\\/]zod[\\/]v4[\\/]core[\\/](?:compile|doc|util)\.js$/;

/**
 * @param code the published code of a zod module that creates functions
 * @returns the same code, in which the attempt to create a function fails; throws if the known code
 *   for that is not found, so that an update of zod is noticed
 */
export function withoutEval(code: string): string {
  const out = code.replaceAll('const F = Function;', 'const F = undefined;');
  if (out === code)
    throw new Error('zod makes functions in a way that scripts/withoutEval.ts does not know.');
  return out;
}

export const noEval = (): Plugin => rewriting('no-eval', ZOD, withoutEval);
