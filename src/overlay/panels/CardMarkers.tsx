/**
 * The markers on a token that nobody understood: what each means is told once, for all that wear
 * it.
 */
import { keyOf, type Correction } from '../../amendments/correction.ts';
import { without, withCorrection } from '../../amendments/edits.ts';
import { say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi, type Correcting } from '../ui.ts';
import { wordOf, type CardOf } from './cardFacts.ts';

const ASKING = '?';

export function CardMarkers({
  of: { judge, stands },
  correcting,
  meant,
}: {
  readonly of: CardOf;
  readonly correcting: Correcting;
  /** What each marker was told to mean. */
  readonly meant: ReadonlyMap<string, Correction>;
}) {
  const ui = useUi();
  const strange = [...new Set(stands?.markers)].filter(
    (marker) => marker !== '' && stands?.understood?.includes(marker) !== true,
  );
  const conditions = Object.keys(judge.rules.conditions).sort((a, b) =>
    wordOf(a).localeCompare(wordOf(b)),
  );
  const tell = (marker: string, value: string): void => {
    const correction: Correction = {
      campaign: correcting.campaign.peek(),
      scope: 'marker',
      of: marker,
      name: marker,
      fact: 'marker',
      value,
      at: new Date().toISOString(),
    };
    correcting
      .change((all) =>
        value === ASKING ? without(all, [keyOf(correction)]) : withCorrection(all, correction, {}),
      )
      .then(
        () =>
          ui.announce(
            say('log.correction', {
              who: say('card.fact.marker', { item: marker }),
              field: t('card.fact.conditions'),
              value: value === '' ? t('card.marker.nothing') : wordOf(value),
            }),
          ),
        () => ui.announce(t('error.storage')),
      );
  };
  return (
    <>
      {strange.map((marker) => {
        const now = meant.get(marker)?.value ?? ASKING;
        const label = say('card.fact.marker', { item: marker });
        return (
          <li key={marker} class="fact" data-marker={marker}>
            <span class="muted">{label}</span>
            <div>
              <select
                class="field"
                aria-label={label}
                value={String(now)}
                onChange={({ currentTarget: { value } }) => tell(marker, value)}
              >
                <option value={ASKING}>{t('card.marker.unmapped')}</option>
                <option value="">{t('card.marker.nothing')}</option>
                {conditions.map((id) => (
                  <option key={id} value={id}>
                    {wordOf(id)}
                  </option>
                ))}
              </select>
              <p class="from small muted">
                <Icon name={now === ASKING ? 'guess' : 'person'} size={12} />
                <span>{t('card.origin.status')}</span>
              </p>
            </div>
          </li>
        );
      })}
    </>
  );
}
