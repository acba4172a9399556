/** Loads every language for unit tests, as on the extension's own pages. */
import '../../src/text/pages.ts';
