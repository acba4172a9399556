/**
 * All languages of the extension, with English messages in place of missing ones, for the background
 * and the extension's own pages. A host's page loads only the language in use.
 */
import books from 'virtual:sources';
import { assemble, type Messages } from './assemble.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Messages>('./??.json', { eager: true, import: 'default' });

export const catalogueOf = (locale: Locale): Catalogue =>
  assemble(locale, { ...files['./en.json'], ...files[`./${locale}.json`] }, books);
