/** The words on our own pages, in every language. They import `t` from here. */
import { catalogueOf } from './bundled.ts';
import { LOCALES, provide } from './index.ts';

for (const language of LOCALES) provide(catalogueOf(language));

export * from './index.ts';
