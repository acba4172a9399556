/**
 * The rulings of the lesson's board, one sentence each. A ruling is ticked once the user has seen
 * it on the screen; before that, it has instructions for seeing it.
 */
import { signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { rulesetChoices } from '../../src/state/choices.ts';
import { t } from '../../src/text/pages.ts';
import { lessonLanguage } from './lessonLanguage.ts';
import { pointedOutBy } from './pointedOutBy.ts';
import { rulingsOf, type LessonRuling } from './rulings.ts';
import type { Session } from './session.ts';
import { todo } from './todo.ts';

/**
 * Is the section open? The state is kept from one lesson to the next, because some users prefer to
 * guess first.
 */
const open = signal(true);

export function Rulings({ session }: { session: Session }) {
  const { scenario, store, progress } = session;
  const rulings = useComputed(() =>
    rulingsOf(scenario.value, store.ruleset.value, progress.done.value),
  );
  const count = (...states: readonly LessonRuling['state'][]): number =>
    rulings.value.filter(({ state }) => states.includes(state)).length;
  const [n, total] = [count('done'), count('done', 'open')];
  const keyOf = (i: number): string => `${scenario.value.id}:${i}`;
  /** The key of the pressed ruling: its places stay lit. */
  const pressed = useSignal<string | null>(null);
  /** The key of the ruling under the pointer or the focus. */
  const looked = useSignal<string | null>(null);
  useSignalEffect(() => {
    const now = looked.value ?? pressed.value;
    const ruling = rulings.value.find((_, i) => keyOf(i) === now);
    store.pointedOut.value = ruling === undefined ? null : pointedOutBy(ruling.act);
  });
  useEffect(
    () => () => {
      store.pointedOut.value = null;
    },
    [],
  );
  return (
    <details
      class="rulings"
      open={open.value}
      onToggle={(e) => {
        open.value = e.currentTarget.open;
      }}
    >
      <summary>
        <h2 class="caps">{t('practice.rulings')}</h2>
        {total > 0 && (
          <span class="small muted" role="status">
            {n === total ? t('practice.finished') : t('practice.done', { n, total })}
          </span>
        )}
        <Icon name={open.value ? 'fold' : 'down'} />
      </summary>
      <ul>
        {rulings.value.map((ruling, i) => (
          <Line
            key={keyOf(i)}
            ruling={ruling}
            mode={scenario.value.mode}
            pressed={keyOf(i) === pressed.value}
            press={() => {
              pressed.value = keyOf(i) === pressed.value ? null : keyOf(i);
              looked.value = null;
            }}
            look={(on) => {
              looked.value = on ? keyOf(i) : null;
            }}
          />
        ))}
      </ul>
    </details>
  );
}

const ICONS = { done: 'check', differs: 'why' } as const;

function Line({
  ruling: { words, state, under, act },
  mode,
  pressed,
  press,
  look,
}: {
  readonly ruling: LessonRuling;
  /** Movement mode with which the lesson begins. */
  readonly mode: string | undefined;
  /** Do the ruling's places stay lit on the board? */
  readonly pressed: boolean;
  press(): void;
  /** The pointer or the focus enters (`on`) or leaves the ruling. */
  look(on: boolean): void;
}) {
  const sentence = (
    <>
      {words[lessonLanguage.value]}
      {state === 'open' && <span class="only small">{todo(act, mode)}</span>}
    </>
  );
  const label =
    state === 'elsewhere' || state === 'read' ? undefined : t(`practice.rulings.${state}`);
  return (
    <li data-state={state}>
      <span
        class="mark"
        {...(label === undefined
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': label, title: label })}
      >
        {(state === 'done' || state === 'differs') && <Icon name={ICONS[state]} />}
      </span>
      <p>
        {state === 'elsewhere' || pointedOutBy(act) === null ? (
          sentence
        ) : (
          <button
            type="button"
            class="task"
            aria-pressed={pressed}
            title={t('practice.rulings.show')}
            onClick={press}
            onFocus={() => look(true)}
            onBlur={() => look(false)}
            onPointerEnter={() => look(true)}
            onPointerLeave={() => look(false)}
          >
            {sentence}
          </button>
        )}
        {under !== undefined && (
          <span class="only small">
            {t('practice.rulings.under', { text: under.map(nameOf).join(', ') })}
          </span>
        )}
      </p>
    </li>
  );
}

const nameOf = (id: string): string =>
  rulesetChoices().find((choice) => choice.id === id)?.name ?? id;
