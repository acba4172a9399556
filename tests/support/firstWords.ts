/**
 * Sets language, ruleset's terms and units back before every browser test file, because the test
 * files of a worker share the modules that hold them.
 */
import { lengths, locale, speakFor } from '../../src/text/locale.ts';
import { clearCreatures } from '../../src/text/roster.ts';

locale.value = 'en';
lengths.value = 'auto';
speakFor({});
clearCreatures();
