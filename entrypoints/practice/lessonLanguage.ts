/** The language of the lessons: they are written in two. */
import { computed } from '@preact/signals';
import type { Language } from '../../adapters/practice/scenarios/scenario.ts';
import { locale } from '../../src/text/locale.ts';

export const lessonLanguage = computed((): Language => (locale.value === 'it' ? 'it' : 'en'));
