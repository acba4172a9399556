/**
 * Page with the licenses of the rules (the Open Game License, Creative Commons) and of the code. It
 * also says where the licenses of third-party code are.
 */
import english from '../../docs/OGL.md?raw';
import italian from '../../docs/OGL.it.md?raw';
import attribution from '../../docs/CC-BY.md?raw';
import attribuzione from '../../docs/CC-BY.it.md?raw';
import mit from '../../LICENSE?raw';
import { Leaf } from '../leaf/Leaf.tsx';
import { startPage } from '../../src/pages/page.tsx';
import { Prose } from '../../src/pages/Prose.tsx';
import { locale } from '../../src/text/locale.ts';
import { t } from '../../src/text/pages.ts';

/** The license text, from its heading on. It is in English, whatever the language of the page. */
const LICENSE = english.slice(english.indexOf('### OPEN GAME LICENSE'));

await startPage(() => <Licences />, 'pages.licences');

function Licences() {
  return (
    <Leaf id="licences">
      {locale.value === 'it' ? (
        <Prose document={italian} />
      ) : (
        <Prose document={english.slice(0, -LICENSE.length)} />
      )}
      <Prose document={LICENSE} lang="en" />
      <Prose document={locale.value === 'it' ? attribuzione : attribution} />
      <section class="prose">
        <h2>{t('pages.code')}</h2>
        <pre lang="en">{mit}</pre>
        <p>
          <a href="/THIRD-PARTY.txt">{t('pages.others')}</a>
        </p>
      </section>
    </Leaf>
  );
}
