/** The current step of the tour, shown at the lower edge of the map. */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../src/overlay/Button.tsx';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { t } from '../../src/text/pages.ts';
import { TOUR_STEPS, type Tour } from './tour.ts';

export function TourCard({ tour }: { readonly tour: Tour }) {
  const at = tour.at.value;
  const box = useRef<HTMLElement>(null);
  // The tour's first step takes the focus, so that the user can use the keyboard at once. Later
  // steps do not move the focus.
  useEffect(() => {
    if (at === 0) box.current?.focus();
  }, [at === 0]);
  if (at === null) return null;
  const step = TOUR_STEPS[at]!;
  const done = tour.done.value;
  const last = at === TOUR_STEPS.length - 1;
  return (
    <section class="tour panel" aria-label={t('practice.tour')} tabIndex={-1} ref={box}>
      <header>
        <h2 class="strong">{t(`practice.tour.${step}`)}</h2>
        <span class="small muted">{t('practice.of', { n: at + 1, total: TOUR_STEPS.length })}</span>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('practice.tour.leave')}
          title={t('practice.tour.leave')}
          onClick={tour.leave}
        >
          <Icon name="close" />
        </button>
      </header>
      <p role="status">
        {t(`practice.tour.${step}.how`)}
        {done && (
          <span class="good">
            {' '}
            <Icon name="check" /> {t('practice.rulings.done')}.
          </span>
        )}
      </p>
      <footer>
        <Button data-main={done ? '' : undefined} onClick={tour.next}>
          {t(last ? 'practice.tour.end' : done ? 'practice.tour.next' : 'practice.tour.skip')}
        </Button>
      </footer>
    </section>
  );
}
