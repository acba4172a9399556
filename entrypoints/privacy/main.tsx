/**
 * Page with the privacy statement: the project's own document, in the language of the interface.
 */
import english from '../../PRIVACY.md?raw';
import italian from '../../PRIVACY.it.md?raw';
import { Leaf } from '../leaf/Leaf.tsx';
import { startPage } from '../../src/pages/page.tsx';
import { Prose } from '../../src/pages/Prose.tsx';
import { locale } from '../../src/text/locale.ts';

await startPage(() => <Privacy />, 'pages.privacy');

function Privacy() {
  return (
    <Leaf id="privacy">
      <Prose document={locale.value === 'it' ? italian : english} />
    </Leaf>
  );
}
