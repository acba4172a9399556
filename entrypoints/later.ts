/** The third script of a host's page: the referee, and what stands in the panels. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { CONTENTS } from '../src/overlay/panels/contents.ts';
import { givenFurther } from './overlay/givenFurther.ts';
import type {} from './overlay/later.ts';
import { refereeing } from './overlay/refereeing.ts';

export default defineUnlistedScript(() => {
  Object.assign(globalThis.quadrettoLater?.given ?? {}, givenFurther);
  globalThis.quadrettoLater?.take('later', { panels: CONTENTS, refereeing });
});
