/**
 * The token card: the facts that the engine uses, where each value comes from, and its correction.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type CorrectedFact, type Correction, keyOf } from '../../amendments/correction.ts';
import { correctionsFor } from '../../amendments/corrections.ts';
import { creatureLabel, creatureName, say, t, term } from '../../text/index.ts';
import { withCorrection, withoutCorrections } from '../../amendments/edits.ts';
import { asCreature, selectedThing, thingsIn } from '../../state/scenery.ts';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { type Correcting, type Ui, useUi } from '../ui.ts';
import css from './card.css?inline';
import { Nobody } from './OtherLevel.tsx';
import { type CardOf, FACTS, shownOf, wordOf } from './cardFacts.ts';
import { CardRow } from './CardRow.tsx';
import { CardSaves, CardSources, CardStates } from './CardStates.tsx';
import { Disc } from './Disc.tsx';
import { Doubts } from './Doubts.tsx';
import { Menu } from './Menu.tsx';
import { inTurns, type PanelContents } from './panel.ts';
import { Rides } from './Rides.tsx';
import { NoCreature, SceneryFacts } from './Scenery.tsx';
import { Button } from '../Button.tsx';

/**
 * Stands in a status marker's menu for "no meaning yet". The user assigns a meaning once, for all
 * tokens with the marker.
 */
const ASKING = '?';

function CardMarkers({
  of: { judge, stands },
  correcting,
  meant,
}: {
  readonly of: CardOf;
  readonly correcting: Correcting;
  /** The meanings that the user assigned, by marker. */
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
        value === ASKING
          ? withoutCorrections(all, [keyOf(correction)])
          : withCorrection(all, correction, {}),
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

/**
 * The corrections in force for a creature, with its observed and judged values; null if it is not
 * on the board.
 */
function cardOf({ store, correcting }: Ui, id: string) {
  const judge = store.judge.value;
  const now = store.amended.value?.creatures?.find((c) => c.id === id);
  const scenery = now?.scenery;
  const creature =
    now !== undefined && scenery !== undefined
      ? asCreature(now)
      : judge?.board.creatures.find((c) => c.id === id);
  const said = store.scene.value?.creatures?.find((c) => c.id === id);
  if (judge == null || creature === undefined || said === undefined) return null;
  const stands = store.provenance.value.get(id);
  const all =
    correcting === undefined
      ? []
      : correctionsFor(correcting.all.value, correcting.campaign.value, said, stands);
  const of: CardOf = {
    judge,
    creature,
    said,
    stands,
    ...(scenery !== undefined && { scenery }),
    by: new Map(all.filter(({ scope }) => scope !== 'marker').map((each) => [each.fact, each])),
  };
  return {
    of,
    meant: new Map(all.filter(({ scope }) => scope === 'marker').map((each) => [each.of, each])),
  };
}

/**
 * The creature of the card: the subject, otherwise the targeted or hovered creature, which stays
 * while the pointer moves to the card; or the one picked here.
 */
function useWhose(ui: Ui): readonly [string | null, (id: string) => void] {
  const { store, judgement } = ui;
  const subject = store.subject.value?.id ?? null;
  const last = useRef<string | null>(null);
  const { picked } = ui;
  useEffect(
    () => () => {
      picked.value = null;
    },
    [picked],
  );
  // If the chosen creature is on another level, the card says where.
  const away =
    subject === null && store.selection.value.some((each) => store.elsewhere.value.has(each));
  const thing = selectedThing(store)?.id;
  const looked = store.targets.value[0] ?? judgement.hovered.value?.id ?? null;
  const id =
    picked.value !== null && picked.value.subject === subject
      ? picked.value.id
      : (subject ?? thing ?? (away ? null : (looked ?? last.current)));
  last.current = id;
  return [
    id,
    (next) => {
      picked.value = { id: next, subject };
    },
  ];
}

/** Maximum number of words from a sheet that the card lists as not understood. */
const MOST_STRANGE = 12;

/** The fact of a token that is being edited. */
interface Edited {
  readonly id: string;
  readonly fact: CorrectedFact;
}

function Card() {
  const ui = useUi();
  const [id, pick] = useWhose(ui);
  const [editing, edit] = useState<Edited | null>(null);
  const card = id === null ? null : cardOf(ui, id);
  if (card === null || id === null) return <Nobody />;
  const { of, meant } = card;
  const sideRow = FACTS.find(({ fact }) => fact === 'side');
  return (
    <>
      <div class="body card">
        <div class="who-row">
          <Disc id={id} />
          <div>
            <Menu
              label={`${t('card.who')}: ${creatureName(id)}`}
              shown={creatureLabel(id)}
              current={id}
              pick={pick}
              items={[...ui.judgement.visible.value, ...thingsIn(ui.store)].map((c) => ({
                id: c.id,
                name: creatureLabel(c.id),
              }))}
            />
            <p class="line small muted">
              {of.scenery !== undefined
                ? t('card.scenery.clear')
                : sideRow !== undefined && shownOf(of, sideRow).text}
            </p>
          </div>
          {of.scenery === undefined && of.creature.size !== undefined && (
            <span class="chip">{term(of.creature.size)}</span>
          )}
        </div>
        {of.scenery !== undefined ? (
          <SceneryFacts
            of={of}
            editing={editing?.id === id && editing.fact === 'scenery'}
            edit={(on) => edit(on ? { id, fact: 'scenery' } : null)}
          />
        ) : (
          <CreatureFacts id={id} of={of} meant={meant} editing={editing} edit={edit} />
        )}
      </div>
      <footer class="foot small muted">
        <Icon name="hidden" />
        <p>{t('card.kept')}</p>
      </footer>
    </>
  );
}

/** Says that the sheet's size and the token's space contradict each other; the token counts. */
function SizeDoubt({ of: { judge, creature, by } }: { readonly of: CardOf }) {
  const { space, seat, size, ...rest } = creature;
  if (space === undefined || seat !== undefined || size === undefined) return null;
  if (creature.squeezing === true || by.has('space') || by.has('size')) return null;
  const n = judge.rules.space({ ...rest, size }).value;
  return n === space ? null : (
    <div class="reason" data-size-doubt>
      <VerdictGlyph verdict="doubtful" />
      <p class="small">{t('card.sizeDoubt', { size: { term: size }, n, space })}</p>
    </div>
  );
}

function CreatureFacts({
  id,
  of,
  meant,
  editing,
  edit,
}: {
  readonly id: string;
  readonly of: CardOf;
  /** The meanings that the user assigned to markers, by marker. */
  readonly meant: ReadonlyMap<string, Correction>;
  readonly editing: Edited | null;
  edit(now: Edited | null): void;
}) {
  const ui = useUi();
  const [all, setAll] = useState(false);
  const strange = (of.stands?.strange ?? []).slice(0, MOST_STRANGE);
  const shown = FACTS.filter(
    ({ fact, rare }) =>
      rare !== true ||
      all ||
      of.by.has(fact) ||
      (fact in (of.creature.speed ?? {}) && of.creature.speed?.[fact as 'fly'] !== 0),
  );
  return (
    <>
      {of.stands?.closed === true && (
        <p class="small muted" data-closed>
          {t('card.closed')}
        </p>
      )}
      <SizeDoubt of={of} />
      <ul class="facts">
        {shown.map((row) => (
          <CardRow
            key={row.fact}
            of={of}
            row={row}
            editing={editing?.id === id && editing.fact === row.fact}
            edit={(on) => edit(on ? { id, fact: row.fact } : null)}
          />
        ))}
        {ui.correcting !== undefined && (
          <CardMarkers of={of} correcting={ui.correcting} meant={meant} />
        )}
      </ul>
      <CardSaves of={of.creature} />
      <CardSources of={of.creature} />
      {ui.asks !== undefined && inTurns(ui) && <CardStates of={of.creature} />}
      <Rides of={of} />
      <Doubts of={[id]} />
      {strange.length > 0 && (
        <p class="line small muted" data-strange>
          {say('card.strange', { items: strange.join(', ') })}
        </p>
      )}
      {!all && shown.length < FACTS.length && (
        <Button class="btn small" onClick={() => setAll(true)}>
          {t('card.more')}
        </Button>
      )}
      <NoCreature of={of} />
    </>
  );
}

export const card: PanelContents = { Content: Card, css };
