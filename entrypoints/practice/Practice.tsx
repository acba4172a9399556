/**
 * The practice page: the tabletop over the whole window, the card beside it, the referee on top.
 */
import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { layTable, openBox } from '../../adapters/practice/table.ts';
import { mountTable } from '../../adapters/practice/view/view.ts';
import type { TableStorage } from '../../src/settings/table.ts';
import { metres, t } from '../../src/text/pages.ts';
import { Card } from './Card.tsx';
import { lessonLanguage } from './lessonLanguage.ts';
import { referee } from './referee.ts';
import { tellRounds } from './rounds.ts';
import type { Session } from './session.ts';

/** Below this width (CSS pixels) the card begins folded, and the map is fitted below it. */
const NARROW = 900;
/**
 * Pixels per cell below which marks lose their numbers: the card begins folded if the open card
 * would shrink the map so far.
 */
const LEGIBLE = 36;

/** What lies over the map's edges; the dock starts at the right. */
const insets = (folded: boolean) =>
  window.innerWidth < NARROW
    ? { left: 12, right: 12, top: 68, bottom: 68 }
    : folded
      ? { left: 0, right: 308, top: 68, bottom: 16 }
      : { left: 336, right: 328, top: 24, bottom: 24 };

function beginsFolded(session: Session): boolean {
  const { left, right } = insets(false);
  return (
    window.innerWidth < NARROW ||
    (window.innerWidth - left - right) / openBox(layTable(session.scenario.value)).width < LEGIBLE
  );
}

export function Practice({ session, storage }: { session: Session; storage: TableStorage }) {
  const map = useRef<HTMLDivElement>(null);
  const folded = useSignal(untracked(() => beginsFolded(session)));
  useEffect(() => {
    const root = map.current;
    if (root === null) return;
    const end = new AbortController();
    const table = mountTable(
      session.host,
      root,
      {
        ground: () => session.scenario.peek().ground,
        insets: () => insets(folded.peek()),
        words: {
          table: () =>
            t('practice.map', { text: session.scenario.value.title[lessonLanguage.value] }),
          token: (token, targeted) =>
            t(targeted ? 'practice.token.target' : 'practice.token', {
              text: token.name ?? token.id,
              cell: token.at,
            }),
          door: (open) => t(open ? 'practice.door.open' : 'practice.door.closed'),
          length: metres,
        },
      },
      end.signal,
    );
    const stop = effect(() => {
      document.title = `Quadretto · ${t('practice.title')}`;
      table.speak();
    });
    // Before another lesson's map is fitted; a card that the user folds or opens in between stays
    // so.
    const fold = effect(() => {
      const wanted = beginsFolded(session);
      untracked(() => {
        folded.value = wanted;
      });
    });
    const narrow = matchMedia(`(max-width: ${NARROW - 1}px)`);
    narrow.addEventListener(
      'change',
      () => {
        folded.value = beginsFolded(session);
      },
      { signal: end.signal },
    );
    tellRounds(session, end.signal);
    referee(session, storage, end.signal);
    return () => {
      stop();
      fold();
      end.abort();
    };
  }, []);
  return (
    <>
      <main>
        <div class="map" ref={map} />
      </main>
      <Card
        session={session}
        folded={folded.value}
        fold={(now) => {
          folded.value = now;
        }}
      />
    </>
  );
}
