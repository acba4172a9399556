/**
 * The rulings of the lesson's board, one sentence each. A ruling is ticked once the user has seen
 * it on the screen; before that, it has instructions for seeing it.
 */
import { signal, useComputed } from '@preact/signals';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { rulesetChoices } from '../../src/state/choices.ts';
import { t } from '../../src/text/pages.ts';
import { lessonLanguage } from './lessonLanguage.ts';
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
          <Line key={`${scenario.value.id}:${i}`} ruling={ruling} mode={scenario.value.mode} />
        ))}
      </ul>
    </details>
  );
}

const ICONS = { done: 'check', differs: 'why' } as const;

function Line({
  ruling: { words, state, under, act },
  mode,
}: {
  readonly ruling: LessonRuling;
  /** Movement mode with which the lesson begins. */
  readonly mode: string | undefined;
}) {
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
        {words[lessonLanguage.value]}
        {state === 'open' && <span class="only small">{todo(act, mode)}</span>}
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
