/** The language of the lessons, which exist only in Italian and English. */
import { computed } from '@preact/signals';
import type { Language } from '../../adapters/practice/scenarios/scenario.ts';
import { locale } from '../../src/text/locale.ts';

export const lessonLanguage = computed((): Language => (locale.value === 'it' ? 'it' : 'en'));
