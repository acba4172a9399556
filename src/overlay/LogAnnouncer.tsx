/**
 * Announces log entries that need attention even while the panel is closed: illegal, doubtful, or
 * waiting for an answer.
 */
import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Entry } from '../encounter/entry.ts';
import type { Store } from '../state/store.ts';
import { actionTerm, say } from '../text/index.ts';
import { faultWhy, modeTerm } from './layers/findingSentences.ts';
import { useUi } from './ui.ts';

function sentences({ event, verdict, offers }: Entry): string[] {
  if (event.kind !== 'move' && event.kind !== 'act') return [];
  const who = { creature: event.of };
  const action = event.kind === 'move' ? modeTerm(event.mode) : actionTerm(event.action);
  const [fault] = event.ruling.faults;
  const against =
    verdict !== 'illegal' || fault === undefined
      ? []
      : [
          say('log.illegal', {
            who,
            reason: faultWhy(fault, {
              of: event.of,
              action,
              ...(event.kind === 'move'
                ? {
                    cost: event.cost,
                    budget: event.budget,
                    from: event.path[(fault.step ?? 1) - 1],
                  }
                : { target: event.target }),
            }),
          }),
        ];
  const foes = offers.filter(({ answer }) => answer === 'open').map(({ provoked }) => provoked.by);
  return foes.length === 0
    ? against
    : [
        ...against,
        say('opportunity.offeredMany', { n: foes.length, target: who, foes: { creatures: foes } }),
      ];
}

/** Announces log entries that appear after this call. Returns a function that ends it. */
export function sayOfLog(store: Store, announce: (text: string) => void): () => void {
  let last: { readonly referee: unknown; readonly ids: ReadonlySet<string> } | null = null;
  return effect(() => {
    const referee = store.referee.value;
    const entries = referee?.entries.value ?? [];
    const before = last?.referee === referee ? last?.ids : undefined;
    last = { referee, ids: new Set(entries.map(({ id }) => id)) };
    if (before === undefined) return;
    const text = untracked(() =>
      entries
        .filter(({ id, open }) => open && !before.has(id))
        .flatMap(sentences)
        .join(' '),
    );
    if (text !== '') announce(text);
  });
}

export function LogAnnouncer() {
  const { store, announce } = useUi();
  useEffect(() => sayOfLog(store, announce), []);
  return null;
}
