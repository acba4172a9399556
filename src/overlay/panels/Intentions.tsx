/**
 * The panel with each creature's declaration for this round, made by its player, or by the game
 * master for all.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import { creatureLabel, creatureName, say, t } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';
import css from './intentions/intentions.css?inline';
import { usePanelCreature } from './actions/panelCreature.ts';
import { Disc } from './Disc.tsx';
import {
  cellsTyped,
  declarationOf,
  draftOf,
  declaredPathText,
  type DeclarationDraft,
} from './intentions/draft.ts';
import { Fields } from './intentions/Fields.tsx';
import { Menu } from './Menu.tsx';
import type { PanelContents } from './panel.ts';
import { SharingNote } from './SharingNote.tsx';
import { DieInput } from './timeline/Die.tsx';
import { Button } from '../Button.tsx';

/** Dice of one creature, by the field of a declaration that needs them. */
const DICE = [
  ['initiative', 'd10'],
  ['waiting.penalty', 'd3'],
  ['waiting.percent', 'd100'],
  ['charge.roll', 'd20'],
] as const;
const DIE_LABELS = {
  initiative: 'intentions.initiative',
  'waiting.penalty': 'intentions.die.waiting-penalty',
  'waiting.percent': 'intentions.die.waiting-percent',
  'charge.roll': 'intentions.die.charge-roll',
} as const;

function Form({ of }: { readonly of: Creature }) {
  const { referee, store, judgement, announce } = useUi();
  const phases = referee!.phases;
  const round = phases.now.value;
  const before =
    round !== null && Object.hasOwn(round.declared, of.id) ? round.declared[of.id] : undefined;
  const [draft, setDraft] = useState<DeclarationDraft>(() => draftOf(before));
  const [status, setStatus] = useState('');
  // If the declaration was changed or withdrawn elsewhere, show its new state.
  useEffect(() => setDraft(draftOf(before)), [before]);
  const drawn = phases.drawnPath.value;
  const drawing = drawn?.of === of.id;
  useEffect(() => {
    if (drawing && drawn.path.length > 1)
      setDraft((now) => ({ ...now, path: declaredPathText(drawn.path) }));
  }, [drawn]);
  useEffect(
    () => () => {
      if (phases.drawnPath.peek()?.of === of.id) phases.drawnPath.value = null;
    },
    [],
  );

  const from = round?.places[of.id] ?? of.at;
  const dice = round?.dice ?? {};
  const valueOf = (what: string): number | undefined => {
    const rolled = Object.hasOwn(dice, what) ? dice[what]?.[of.id] : undefined;
    return (
      rolled ??
      (what === 'initiative'
        ? before?.initiative
        : what === 'charge.roll'
          ? before?.charge?.roll
          : what === 'waiting.penalty'
            ? before?.waiting?.penalty
            : before?.waiting?.percent)
    );
  };
  const wanted = DICE.filter(
    ([what]) =>
      what === 'initiative' ||
      (what.startsWith('waiting') ? before?.waiting !== undefined : before?.charge !== undefined),
  );
  const count = store.observed.value?.turn?.counts?.[of.id];
  const faults = phases.answer.value?.violations.filter((v) => v.of === of.id) ?? [];
  const say1 = (words: string): void => {
    setStatus(words);
    if (words !== '') announce(words);
  };
  const declare = (): void => {
    phases.drawnPath.value = null;
    void phases
      .declare(declarationOf(of.id, draft, from, before))
      .then((fault) =>
        say1(
          fault === null ? '' : say('intentions.unjudged', { text: fault === '' ? '–' : fault }),
        ),
      );
  };
  const draw = (): void => {
    phases.drawnPath.value = drawing ? null : { of: of.id, path: [from] };
  };
  return (
    <>
      <form
        class="intention"
        onSubmit={(event) => {
          event.preventDefault();
          declare();
        }}
      >
        <Fields
          draft={draft}
          edit={(change) => setDraft((now) => ({ ...now, ...change }))}
          others={judgement.visible.value.filter(({ id }) => id !== of.id)}
          drawing={drawing}
          draw={draw}
        />
        <div class="do">
          <button type="submit" class="btn" data-main disabled={cellsTyped(draft.path) === null}>
            {t(before === undefined ? 'actions.declare.short' : 'intentions.change')}
          </button>
          {before !== undefined && (
            <Button onClick={() => phases.withdraw(of.id)}>{t('intentions.withdraw')}</Button>
          )}
        </div>
      </form>
      {status !== '' && (
        <p class="small" role="alert">
          {status}
        </p>
      )}
      {before !== undefined && (
        <div class="dice">
          {wanted.map(([what, die]) => (
            <DieInput
              key={what}
              phases={phases}
              of={of.id}
              what={what}
              die={die}
              value={valueOf(what)}
              label={t(DIE_LABELS[what])}
            />
          ))}
          {count !== undefined &&
            Number.isInteger(count) &&
            count >= 1 &&
            valueOf('initiative') !== count && (
              <Button
                class="btn small"
                onClick={() => phases.rolled(of.id, 'initiative', count, 'table')}
              >
                {say('intentions.fromTable', { n: count })}
              </Button>
            )}
        </div>
      )}
      {faults.length > 0 && (
        <ul class="faults">
          {faults.map(({ code }, i) => (
            <li key={i} class="small">
              <VerdictGlyph verdict="illegal" />{' '}
              {t(`violation.${code}.badge` as 'violation.no-time.badge')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The list of creatures that have declared, and of those that have not. */
function Who({
  mine,
  of,
  pick,
}: {
  readonly mine: readonly Creature[];
  readonly of: Creature;
  pick(id: string): void;
}) {
  const { referee } = useUi();
  const declared = referee?.phases.now.value?.declared ?? {};
  const done = mine.filter(({ id }) => Object.hasOwn(declared, id)).length;
  return (
    <div class="who-row">
      <Disc id={of.id} small />
      <Menu
        label={say('log.ask.long', { who: t('intentions.of'), item: creatureName(of.id) })}
        shown={creatureName(of.id)}
        current={of.id}
        pick={pick}
        items={mine.map(({ id }) => ({
          id,
          name: creatureLabel(id),
          ...(Object.hasOwn(declared, id) && { note: '✓' }),
        }))}
      />
      <span class="space" />
      <span class="small muted">
        {done}/{mine.length}
      </span>
    </div>
  );
}

export function Intentions() {
  const ui = useUi();
  const { referee, judgement } = ui;
  const [whose, pick] = usePanelCreature(ui);
  if (referee === undefined) return null;
  const { phases } = referee;
  const mine = judgement.visible.value.filter(({ id }) => phases.mine(id));
  const of = mine.find(({ id }) => id === whose?.id) ?? mine[0];
  const on = phases.now.value?.on === true;
  return (
    <div class="body intentions">
      {!on ? (
        <>
          <p class="muted">{t('timeline.none')}</p>
          {phases.sharing.value !== 'hears' && (
            <Button data-main onClick={() => phases.begin()}>
              {t(phases.now.value === null ? 'timeline.begin' : 'timeline.next')}
            </Button>
          )}
        </>
      ) : of === undefined ? (
        <p class="muted">{t('intentions.select')}</p>
      ) : (
        <>
          <Who mine={mine} of={of} pick={pick} />
          <Form key={of.id} of={of} />
        </>
      )}
      <SharingNote />
    </div>
  );
}

export const intentions: PanelContents = { Content: Intentions, css };
