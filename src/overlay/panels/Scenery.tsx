/**
 * The card of a token that is a thing, not a creature, and the buttons that make it one or the
 * other.
 */
import { keyOf, type Correction } from '../../amendments/correction.ts';
import { namesOf } from '../../amendments/corrections.ts';
import { withCorrection } from '../../amendments/edits.ts';
import { creatureLabel, say, t } from '../../text/index.ts';
import { useUi, type Correcting } from '../ui.ts';
import { FACTS, type CardOf } from './cardFacts.ts';
import { CardRow, scopesOf } from './CardRow.tsx';
import { Button } from '../Button.tsx';

/** The row of the card that says whether the token is a creature or what kind of thing. */
const ROW = FACTS.find(({ fact }) => fact === 'scenery')!;

type Choice = ReturnType<typeof scopesOf>[number];

/** Buttons that correct in one press what the token is, one for each scope. */
function Turns({
  of,
  value,
  correcting,
  label,
  scopes,
}: {
  readonly of: CardOf;
  readonly value: 'creature' | 'clear';
  readonly correcting: Correcting;
  label(scope: Choice): string;
  readonly scopes: readonly Choice[];
}) {
  const ui = useUi();
  const turn = ({ scope, of: whom }: Choice): void => {
    const { id, name } = of.said;
    const names = namesOf(id, of.stands, name);
    const correction: Correction = {
      campaign: correcting.campaign.peek(),
      scope,
      of: whom,
      name: scope === 'token' ? creatureLabel(id) : (names.kind ?? creatureLabel(id)),
      fact: 'scenery',
      value,
      at: new Date().toISOString(),
    };
    correcting
      .change((all) => withCorrection(all, correction, names))
      .then(
        () =>
          ui.announce(
            say('log.correction', {
              who: creatureLabel(id),
              field: t('card.fact.scenery'),
              value: t(`card.scenery.${value}`),
            }),
          ),
        () => ui.announce(t('error.storage')),
      );
  };
  return (
    <div class="turn-into" data-turns={value}>
      {scopes.map((scope, i) => (
        <Button
          key={keyOf({ campaign: '', ...scope, fact: 'scenery' })}
          class={value === 'creature' ? 'btn' : 'btn small'}
          data-main={(value === 'creature' && i === 0) || undefined}
          onClick={() => turn(scope)}
        >
          {label(scope)}
        </Button>
      ))}
    </div>
  );
}

/** The body of the card of a thing. */
export function SceneryFacts({
  of,
  editing,
  edit,
}: {
  readonly of: CardOf;
  readonly editing: boolean;
  edit(on: boolean): void;
}) {
  const { correcting, store } = useUi();
  const who = { creature: of.said.id };
  return (
    <>
      <p data-thing>{t('card.thing', { who })}</p>
      {correcting !== undefined && (
        <Turns
          of={of}
          value="creature"
          correcting={correcting}
          scopes={scopesOf(of, ROW, store.scene.value?.creatures ?? [])}
          label={({ scope, of: kind }) =>
            scope === 'token'
              ? t('card.isCreature')
              : scope === 'kind'
                ? say('card.areCreatures', { kind })
                : t('card.isCreatureCharacter')
          }
        />
      )}
      <ul class="facts">
        <CardRow of={of} row={ROW} editing={editing} edit={edit} />
      </ul>
    </>
  );
}

/** The button of a creature's card that makes its token a thing. */
export function NoCreature({ of }: { readonly of: CardOf }) {
  const { correcting } = useUi();
  return correcting === undefined ? null : (
    <Turns
      of={of}
      value="clear"
      correcting={correcting}
      scopes={[{ scope: 'token', of: of.said.id, label: '' }]}
      label={() => t('card.isThing')}
    />
  );
}
