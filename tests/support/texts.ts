/** Every language is sayable in unit tests, as it is on the extension's own pages. */
import '../../src/text/pages.ts';
