/** Asks whether a creature rides the larger creature on whose token it stands. */
import type { Correction } from '../../amendments/correction.ts';
import { namesOf } from '../../amendments/corrections.ts';
import { withCorrection } from '../../amendments/edits.ts';
import { perhapsRiding } from '../../state/riders.ts';
import { creatureLabel, say, t } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';
import type { CardOf } from './cardFacts.ts';
import { Button } from '../Button.tsx';

export function Rides({ of }: { readonly of: CardOf }) {
  const ui = useUi();
  const { correcting } = ui;
  const asked = perhapsRiding(of.judge, (c) => c.id !== of.said.id || of.by.has('mount'))[0];
  if (asked === undefined || correcting === undefined) return null;
  const { id, name } = of.said;
  const answer = (mount: string): void => {
    const correction: Correction = {
      campaign: correcting.campaign.peek(),
      scope: 'token',
      of: id,
      name: creatureLabel(id),
      fact: 'mount',
      value: mount,
      at: new Date().toISOString(),
    };
    correcting
      .change((all) => withCorrection(all, correction, namesOf(id, of.stands, name)))
      .then(
        () =>
          ui.announce(
            say('log.correction', {
              who: creatureLabel(id),
              field: t('card.fact.mount'),
              value: mount === '' ? t('card.rides.nobody') : creatureLabel(mount),
            }),
          ),
        () => ui.announce(t('error.storage')),
      );
  };
  return (
    <div class="reason" data-rides={asked.mount.id}>
      <VerdictGlyph verdict="doubtful" />
      <div>
        <p class="small">
          {t('card.ridesAsk', { who: { creature: id }, mount: { creature: asked.mount.id } })}
        </p>
        <div class="turns">
          <Button class="btn small" onClick={() => answer(asked.mount.id)}>
            {t('card.ridesYes')}
          </Button>
          <Button class="btn small" onClick={() => answer('')}>
            {t('card.ridesNo')}
          </Button>
        </div>
      </div>
    </div>
  );
}
