/**
 * Vite plugin for the scripts in a host's page: it removes the words of rulesets, which are there in
 * each language. The background sends those of the language in use with its sentences.
 */
import type { Plugin } from 'vite';

const WORDS = /[\\/]src[\\/]rules[\\/]\w+[\\/]words\.ts$/;

/** @returns the code of a module with the same exports, all undefined */
export const emptied = (code: string): string =>
  [...code.matchAll(/^export const (\w+)/gm)]
    .map(([, name]) => `export const ${name} = undefined;`)
    .join('\n');

export const withoutOwnWords = (): Plugin => ({
  name: 'without-own-words',
  enforce: 'pre',
  transform: (code, id) => (WORDS.test(id) ? { code: emptied(code), map: null } : null),
});
