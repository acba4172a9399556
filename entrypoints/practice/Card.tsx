/** The card beside the practice map: the lesson, its subject, suggestions, and the rulings. */
import { useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { FAMILIES, FAMILY_IDS } from '../../adapters/practice/scenarios/families.ts';
import { SCENARIOS, scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import type { IconName } from '../../src/overlay/icons/paths.ts';
import { change } from '../../src/pages/page.tsx';
import type { MessageId } from '../../src/text/messages.ts';
import { LOCALES, LOCALE_NAMES, locale, t } from '../../src/text/pages.ts';
import { FightControls } from './Fight.tsx';
import { lessonLanguage } from './lessonLanguage.ts';
import { OpenScene } from './OpenScene.tsx';
import { Rulings } from './Rulings.tsx';
import { neighbour, type Session } from './session.ts';
import type { Tour } from './tour.ts';

const KEYS = ['move', 'plan', 'target', 'turn', 'zoom', 'undo'] as const;

const IconButton = ({
  icon,
  label,
  act,
  disabled = false,
  flip = false,
}: {
  icon: IconName;
  label: MessageId;
  act: () => void;
  disabled?: boolean;
  flip?: boolean;
}) => (
  <button
    type="button"
    class="iconbtn"
    data-flip={flip}
    aria-label={t(label)}
    title={t(label)}
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) act();
    }}
  >
    <Icon name={icon} />
  </button>
);

export function LessonCard({
  session,
  tour,
  alone,
  folded,
  fold,
}: {
  session: Session;
  /** The guided tour; null until it is loaded. */
  tour: Tour | null;
  /** Does the page run as a plain web page, outside an extension? */
  alone: boolean;
  folded: boolean;
  fold: (folded: boolean) => void;
}) {
  if (folded) {
    return (
      <section class="card panel folded" aria-label={t('practice.title')}>
        <span class="accent">
          <Icon name="logo" />
        </span>
        <h1 class="strong">{session.scenario.value.title[lessonLanguage.value]}</h1>
        <IconButton icon="down" label="practice.open" act={() => fold(false)} />
      </section>
    );
  }
  return (
    <section class="card panel" aria-label={t('practice.title')}>
      <header>
        <span class="accent">
          <Icon name="logo" />
        </span>
        <h1 class="strong">{t('practice.title')}</h1>
        <Language />
        <IconButton icon="fold" label="practice.fold" act={() => fold(true)} />
      </header>
      <div class="body">
        <Lesson session={session} />
        {session.scenario.value.scene === undefined && <Rulings session={session} />}
        <FightControls session={session} />
        <Keys />
        <Button data-tour onClick={() => tour?.begin()}>
          {t('practice.tour.begin')}
        </Button>
        {alone && <p class="small muted">{t('practice.alone')}</p>}
      </div>
      <footer>
        <IconButton
          icon="undo"
          label="practice.undo"
          act={session.undo}
          disabled={!session.canUndo.value}
        />
        <IconButton
          icon="undo"
          flip
          label="practice.redo"
          act={session.redo}
          disabled={!session.canRedo.value}
        />
        <OpenScene session={session} />
        <Button onClick={session.reset}>{t('practice.reset')}</Button>
      </footer>
    </section>
  );
}

function Lesson({ session }: { session: Session }) {
  const id = useId();
  const s = session.scenario.value;
  const l = lessonLanguage.value;
  const go = (by: number) => () => session.choose(neighbour(s, by));
  return (
    <>
      <div class="pick">
        <label for={id} class="caps muted">
          {t('practice.lesson')}
        </label>
        <span class="small muted">
          {s.scene === undefined &&
            t('practice.of', { n: SCENARIOS.indexOf(s) + 1, total: SCENARIOS.length })}
        </span>
        <select
          id={id}
          class="field"
          value={s.id}
          onChange={(e) => {
            const next = scenarioOf(e.currentTarget.value);
            if (next !== undefined) session.choose(next);
          }}
        >
          {s.scene !== undefined && <option value={s.id}>{s.title[l]}</option>}
          {FAMILY_IDS.map((family) => (
            <optgroup key={family} label={FAMILIES[family][l]}>
              {SCENARIOS.filter((each) => each.family === family).map((each) => (
                <option key={each.id} value={each.id}>
                  {session.progress.finished.value.has(each.id)
                    ? t('practice.lessonDone', { text: each.title[l] })
                    : each.title[l]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <IconButton icon="unfold" flip label="practice.previous" act={go(-1)} />
        <IconButton icon="unfold" label="practice.next" act={go(1)} />
      </div>
      <div class="words" aria-live="polite">
        <p>{s.lesson[l]}</p>
        <div class="attempt">
          <h2 class="caps">{t('practice.attempt')}</h2>
          <p>{s.attempt[l]}</p>
        </div>
      </div>
    </>
  );
}

const Language = () => (
  <div class="language" role="group" aria-label={t('options.language')}>
    {LOCALES.map((l) => (
      <button
        type="button"
        key={l}
        lang={l}
        aria-label={`${l.toUpperCase()}, ${LOCALE_NAMES[l]}`}
        title={LOCALE_NAMES[l]}
        aria-pressed={locale.value === l}
        onClick={() => change({ language: l })}
      >
        {l.toUpperCase()}
      </button>
    ))}
  </div>
);

function Keys() {
  const open = useSignal(false);
  return (
    <details
      open={open.value}
      onToggle={(e) => {
        open.value = e.currentTarget.open;
      }}
    >
      <summary class="small muted">
        <Icon name={open.value ? 'fold' : 'down'} /> {t('practice.keys')}
      </summary>
      <ul class="small muted">
        {KEYS.map((key) => (
          <li key={key}>{t(`practice.keys.${key}`)}</li>
        ))}
      </ul>
    </details>
  );
}
