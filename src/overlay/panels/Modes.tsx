/**
 * The choice of the movement mode. While a path is shown, its mode is marked: the path decides.
 * Arrow keys move from one mode to the next and choose it; an
 * unavailable mode can be focused to read its reason, but not chosen. Hovering over a mode
 * that the map shows already shows it there.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import { offeredModes } from '../../state/offeredModes.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import { say, shortTerm, term } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { modeTerm } from '../layers/findingSentences.ts';
import { useUi } from '../ui.ts';
import type { NoticeSentence } from './notices.ts';
import { Button } from '../Button.tsx';

/** A movement mode of the ruleset in force, available now or with the reason against it. */
interface ModeChoice {
  readonly mode: Mode;
  /** The reason why the mode is unavailable; null: it is available. */
  readonly barred: NoticeSentence | null;
}

const modeChoices = (judge: Judge, of: Creature): readonly ModeChoice[] =>
  offeredModes(judge.rules, of).map((mode) => {
    const { why, by } = judge.rules.budget(judge, of, mode);
    if (why === undefined) return { mode, barred: null };
    const action = { term: modeTerm(mode) };
    return {
      mode,
      barred: {
        id: `violation.${why}`,
        params: {
          who: { creature: of.id },
          active: { creature: judge.board.turn?.active ?? '' },
          condition: by === undefined ? '' : { term: by },
          max: { length: 1 },
          action,
          mode: action,
        },
      },
    };
  });

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function Modes({ judge, of }: { readonly judge: Judge; readonly of: Creature }) {
  const { store, judgement } = useUi();
  const group = useRef<HTMLDivElement>(null);
  /** The unavailable mode whose reason is shown, and its creature. */
  const [asked, setAsked] = useState<{ readonly of: string; readonly mode: Mode } | null>(null);
  useEffect(
    () => () => {
      store.modeLooked.value = null;
    },
    [],
  );

  const all = modeChoices(judge, of);
  const drawn = judgement.path.value?.mode;
  const chosen = all.some((c) => c.mode === drawn) ? drawn : store.modeInForce.value;
  const barredMode =
    all.find((c) => asked?.of === of.id && c.mode === asked.mode && c.barred !== null) ??
    all.find((c) => c.mode === chosen && c.barred !== null);
  const stop = Math.max(
    0,
    all.findIndex((c) => c.mode === chosen),
  );

  const look = (mode: Mode | null): void => {
    store.modeLooked.value =
      mode !== null && judge.rules.modes.table[mode]?.shown !== undefined ? mode : null;
  };
  const pick = (index: number): void => {
    const choice = all[index];
    if (choice === undefined) return;
    setAsked(choice.barred === null ? null : { of: of.id, mode: choice.mode });
    if (choice.barred === null) store.mode.value = choice.mode;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((b) => b === event.target);
    const by = STEPS[event.key];
    const to =
      by !== undefined
        ? (here + by + all.length) % all.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : null;
    if (here < 0 || to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[to]?.focus();
    pick(to);
  };
  return (
    <>
      <div
        class="modes"
        role="radiogroup"
        aria-label={say('dock.mode')}
        ref={group}
        onKeyDown={onKeyDown}
      >
        {all.map(({ mode, barred }, i) => {
          const name = term(modeTerm(mode));
          const short = shortTerm(modeTerm(mode));
          const reason = barred === null ? undefined : say(barred.id, barred.params);
          return (
            <Button
              key={mode}
              role="radio"
              class="mode"
              data-mode={mode}
              aria-checked={mode === chosen}
              aria-disabled={barred !== null}
              tabIndex={i === stop ? 0 : -1}
              aria-label={short === name ? undefined : `${short}: ${name}`}
              title={reason ?? name}
              onClick={() => pick(i)}
              onFocus={() => look(mode)}
              onBlur={() => look(null)}
              onPointerEnter={() => look(mode)}
              onPointerLeave={() => look(null)}
            >
              {barred !== null && <Icon name="locked" size={12} />}
              <span>{short}</span>
            </Button>
          );
        })}
      </div>
      {barredMode?.barred != null && (
        <p class="small muted mode-why" role="status">
          {say(barredMode.barred.id, barredMode.barred.params)}
        </p>
      )}
    </>
  );
}
