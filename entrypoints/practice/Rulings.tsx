/** The rulings of the lesson's board: a sentence each, checked now. */
import { signal, useComputed } from '@preact/signals';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { rulesetChoices } from '../../src/state/choices.ts';
import { t } from '../../src/text/pages.ts';
import { lessonLanguage } from './lessonLanguage.ts';
import { rulingsOf, type Ruling } from './rulings.ts';
import type { Session } from './session.ts';

/** Folded in one lesson, folded in the next: some people prefer to guess first. */
const open = signal(true);

export function Rulings({ session }: { session: Session }) {
  const rulings = useComputed(() => rulingsOf(session.scenario.value, session.store.ruleset.value));
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
        <Icon name={open.value ? 'fold' : 'down'} />
      </summary>
      <ul>
        {rulings.value.map((ruling, i) => (
          <Line key={`${session.scenario.value.id}:${i}`} ruling={ruling} />
        ))}
      </ul>
    </details>
  );
}

function Line({ ruling: { words, state, under } }: { ruling: Ruling }) {
  const label = state === 'elsewhere' ? undefined : t(`practice.rulings.${state}`);
  return (
    <li data-state={state}>
      <span
        class="mark"
        {...(label === undefined
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': label, title: label })}
      >
        {state === 'elsewhere' ? null : <Icon name={state === 'agreed' ? 'check' : 'why'} />}
      </span>
      <p>
        {words[lessonLanguage.value]}
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
