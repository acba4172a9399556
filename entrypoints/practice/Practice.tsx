/**
 * The practice page: the tabletop fills the whole window; the card lies beside it and the referee's
 * overlay above it.
 */
import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Insets } from '../../adapters/practice/camera.ts';
import { layTable, openBox } from '../../adapters/practice/table.ts';
import { mountTable } from '../../adapters/practice/view/view.ts';
import { dockWidth, isTight, USUAL_WIDTH } from '../../src/overlay/columnPlace.ts';
import { GAP, PANEL_MARGIN } from '../../src/overlay/place.ts';
import { stored } from '../../src/pages/page.tsx';
import type { TableStorage } from '../../src/settings/tableChoices.ts';
import { cellLabel, metres, t } from '../../src/text/pages.ts';
import { LessonCard } from './Card.tsx';
import { lessonLanguage } from './lessonLanguage.ts';
import { referee } from './referee.ts';
import { tellRounds } from './rounds.ts';
import type { Session } from './session.ts';
import { createTour, type Tour } from './tour.ts';
import { TourCard } from './TourCard.tsx';
import type { PageEnvironment } from './pageEnvironment.ts';

/**
 * If the window is narrower than this, in CSS pixels, the card begins folded, and the map is fitted
 * below the card.
 */
const NARROW = 900;
/**
 * If a cell has fewer pixels than this, marks lose their numbers. The card begins folded if the
 * open card would make the map that small.
 */
const LEGIBLE = 36;

/**
 * Width that the open card takes at the left of the window, in CSS pixels. It is a multiple of the
 * step by which panels change their width.
 */
const CARD = 320;
/** Gap between the map and the panels that cover its edges, in CSS pixels. */
const SPACE = 16;

const cardWidth = (folded: boolean): number => (folded || window.innerWidth < NARROW ? 0 : CARD);

/** Widths that panels take at the right: the dock with the column of panels, and the dock alone. */
function panelWidths(folded: boolean): { readonly column: number; readonly dock: number } {
  const { compact, scale: percent } = stored.peek().settings;
  const scale = percent / 100;
  const [dock, column] = [dockWidth(scale, compact), USUAL_WIDTH * scale];
  const room = { width: window.innerWidth - cardWidth(folded), height: window.innerHeight };
  const both = isTight(room, dock, column, scale) ? column : dock + GAP + column;
  return { column: PANEL_MARGIN + both + SPACE, dock: PANEL_MARGIN + dock };
}

/**
 * Possible widths covered at the map's edges, best first: with the column of panels at the right,
 * with the dock alone, and with nothing. The last is for a wide map that would otherwise be too
 * small to read; users can move dock and column.
 */
function insets(folded: boolean): readonly Insets[] {
  if (window.innerWidth < NARROW) return [{ left: 12, right: 12, top: 68, bottom: 68 }];
  const { column, dock } = panelWidths(folded);
  const edges = folded
    ? { left: 0, top: 68, bottom: 16 }
    : { left: CARD + SPACE, top: 24, bottom: 24 };
  return [column, dock, PANEL_MARGIN].map((right) => ({ ...edges, right }));
}

function beginsFolded(session: Session): boolean {
  const free = window.innerWidth - CARD - SPACE - panelWidths(false).dock - SPACE;
  return (
    window.innerWidth < NARROW || free / openBox(layTable(session.scenario.value)).width < LEGIBLE
  );
}

interface PracticeProps {
  readonly session: Session;
  readonly storage: TableStorage;
  readonly around: PageEnvironment;
  /** Does the guided tour begin with the page? */
  readonly begun: boolean;
}

export function Practice({ session, storage, around, begun }: PracticeProps) {
  const map = useRef<HTMLDivElement>(null);
  const folded = useSignal(untracked(() => beginsFolded(session)));
  const tour = useSignal<Tour | null>(null);
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
              cell: cellLabel(token.at),
            }),
          door: (open) => t(open ? 'practice.door.open' : 'practice.door.closed'),
          length: metres,
          cell: cellLabel,
        },
      },
      end.signal,
    );
    const stop = effect(() => {
      document.title = `Quadretto · ${t('practice.title')}`;
      table.speak();
    });
    // Runs before the map of another lesson is fitted; if the user folds or opens the card during a
    // lesson, this effect does not change it back.
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
    referee(session, storage, around, () => cardWidth(folded.value), end.signal);
    const taken = createTour(session, end.signal);
    tour.value = taken;
    if (begun) taken.begin();
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
      <LessonCard
        session={session}
        tour={tour.value}
        alone={around.settings === undefined}
        folded={folded.value}
        fold={(now) => {
          folded.value = now;
        }}
      />
      {tour.value !== null && <TourCard tour={tour.value} />}
    </>
  );
}
