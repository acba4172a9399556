/** Frame of a text page (guide, privacy, licenses), with links to the other text pages. */
import type { ComponentChildren } from 'preact';
import { Logo } from '../../src/overlay/icons/Logo.tsx';
import { t } from '../../src/text/pages.ts';

const LEAVES = ['guide', 'privacy', 'licences'] as const;
export type LeafId = (typeof LEAVES)[number];

export const Leaf = ({ id, children }: { id: LeafId; children: ComponentChildren }) => (
  <main>
    <header>
      <p class="brand">
        <span class="accent">
          <Logo size={24} />
        </span>{' '}
        Quadretto
      </p>
      {LEAVES.map((leaf) => (
        <a key={leaf} href={`/${leaf}.html`} aria-current={leaf === id ? 'page' : undefined}>
          {t(`pages.${leaf}`)}
        </a>
      ))}
      <a href="/options.html">{t('popup.options')}</a>
    </header>
    {children}
  </main>
);

/** Links to the text pages. */
export const LeafLinks = () => (
  <>
    {LEAVES.map((leaf, i) => (
      <span key={leaf}>
        {i > 0 && ' · '}
        <a href={`/${leaf}.html`}>{t(`pages.${leaf}`)}</a>
      </span>
    ))}
  </>
);
