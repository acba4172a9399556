/**
 * All languages of the extension, for the background and our own pages. A host's page gets only the
 * one in use.
 */
import { assemble, type Messages } from './assemble.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Messages>('./??.json', { eager: true, import: 'default' });

/** All that can be said in a language; in English what its file leaves out. */
export const catalogueOf = (locale: Locale): Catalogue =>
  assemble(locale, { ...files['./en.json'], ...files[`./${locale}.json`] });
