/** Page with the user's guide: the project's own document, in the language of the interface. */
import english from '../../docs/guide/en.md?raw';
import italian from '../../docs/guide/it.md?raw';
import { Leaf } from '../leaf/Leaf.tsx';
import { startPage } from '../../src/pages/page.tsx';
import { Prose, type Pictures } from '../../src/pages/Prose.tsx';
import { locale } from '../../src/text/locale.ts';

const files = import.meta.glob<string>('../../docs/guide/pictures/*/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictures: Pictures = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.replace('../../docs/guide/', ''), address]),
);

await startPage(() => <Guide />, 'pages.guide');

function Guide() {
  return (
    <Leaf id="guide">
      <Prose document={locale.value === 'it' ? italian : english} pictures={pictures} />
    </Leaf>
  );
}
