/**
 * Removes the code of Preact that creates elements from text (`dangerouslySetInnerHTML`). Nothing
 * here uses that code, and trusted types forbid it on our own pages. If it stayed, store reviewers
 * would have to ask each time whether it can run.
 */
import type { Plugin } from 'vite';
import { rewriting } from './rewriting.ts';

const PREACT = /[\\/]preact[\\/]dist[\\/]preact(?:\.module)?\.m?js$/;

/**
 * Code in Preact's comparison of an element's properties: "if there is markup, set it; else clear
 * the previous markup, and compare the children".
 */
const MARKUP = new RegExp(
  String.raw`if\((\w)\)\w\|\|\w&&\(\1\.__html==\w\.__html\|\|\1\.__html==\w\.innerHTML\)` +
    String.raw`\|\|\(\w\.innerHTML=\1\.__html\),\w\.__k=\[\];else if\(\w&&\(\w\.innerHTML=""\),`,
);

/**
 * @param code the published code of Preact's core
 * @returns the same code without that part; throws if the part is not found, so that an update of
 *   Preact is noticed
 */
export function withoutMarkup(code: string): string {
  const out = code.replace(MARKUP, 'if(');
  if (out === code || out.includes('innerHTML'))
    throw new Error(
      'Preact makes elements from text in a way that scripts/withoutMarkup.ts does not know.',
    );
  return out;
}

export const noMarkup = (): Plugin => rewriting('no-markup', PREACT, withoutMarkup);
