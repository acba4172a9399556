/** The language of the lessons, which exist in two languages. */
import { computed } from '@preact/signals';
import type { Language } from '../../adapters/practice/scenarios/scenario.ts';
import { locale } from '../../src/text/locale.ts';

export const lessonLanguage = computed((): Language => (locale.value === 'it' ? 'it' : 'en'));
