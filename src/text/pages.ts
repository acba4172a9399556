/** Loads all languages for the extension's own pages, which import `t` from here. */
import { catalogueOf } from './bundled.ts';
import { LOCALES, provide } from './index.ts';

for (const language of LOCALES) provide(catalogueOf(language));

export * from './index.ts';
