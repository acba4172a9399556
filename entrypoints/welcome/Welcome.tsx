/**
 * The page that opens once after the installation: a live example, three steps, the practice table
 * as main button, and the promise of privacy.
 */
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { Logo } from '../../src/overlay/icons/Logo.tsx';
import { LeafLinks } from '../leaf/Leaf.tsx';
import { RulesetPicker } from '../../src/pages/RulesetChoice.tsx';
import { t } from '../../src/text/pages.ts';
import { Demo } from './Demo.tsx';

const STEPS = ['open', 'select', 'why'] as const;

export const Welcome = () => (
  <>
    <main>
      <p class="brand">
        <span class="accent">
          <Logo size={28} />
        </span>{' '}
        Quadretto
      </p>
      <h1 class="display">{t('welcome.title')}</h1>
      <p class="lead">{t('welcome.what')}</p>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step}>
            <span class="step" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h2 class="strong">{t(`welcome.${step}`)}</h2>
              <p class="muted">{t(`welcome.${step}.how`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div class="begin">
        <a class="btn" data-main data-page href="/practice.html?tour">
          {t('welcome.practice')}
        </a>
        <RulesetPicker />
      </div>
      <p class="promise muted">
        <Icon name="hidden" />{' '}
        <span>
          {t('welcome.private')} {t('welcome.fair')} {t('pages.unaffiliated')} <LeafLinks />
        </span>
      </p>
    </main>
    <Demo />
  </>
);
