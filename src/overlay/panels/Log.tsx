/**
 * The log panel (docs/design/look.md, 10): newest entries first, each with its reasons and possible
 * answers.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../encounter/entry.ts';
import type { Referee } from '../../state/referee.ts';
import { locale, say, t } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import css from './log/log.css?inline';
import { EntryRow } from './log/EntryRow.tsx';
import { useKeptFocus } from './log/focus.ts';
import { type LineContext, linesAround } from './log/lines.ts';
import { entryText, logText } from './log/text.ts';
import { Menu } from './Menu.tsx';
import type { PanelContents } from './panel.ts';
import { ProposalList } from './Proposals.tsx';
import { giveFile } from './giveFile.ts';
import { Button } from '../Button.tsx';

const FILTERS = ['all', 'illegal', 'doubtful', 'offers'] as const;
type Filter = (typeof FILTERS)[number];

/**
 * Filters of the log. `offers` shows the events that cause opportunities and the answers to
 * opportunities.
 */
const holds: Readonly<Record<Filter, (entry: Entry) => boolean>> = {
  all: () => true,
  illegal: ({ verdict, undone }) => verdict === 'illegal' && undone === undefined,
  doubtful: ({ verdict, undone }) => verdict === 'doubtful' && undone === undefined,
  offers: ({ offers, event }) => offers.length > 0 || event.kind === 'opportunity',
};

/** The entries that pass the filter, newest first. */
const shownBy = (entries: readonly Entry[], filter: Filter): readonly Entry[] =>
  entries.filter(holds[filter]).reverse();

const countsOf = (entries: readonly Entry[]): Readonly<Record<Filter, number>> => {
  const counts: Record<Filter, number> = { all: 0, illegal: 0, doubtful: 0, offers: 0 };
  for (const entry of entries)
    for (const filter of FILTERS) if (holds[filter](entry)) counts[filter]++;
  return counts;
};

/**
 * Reuses the old object for an entry whose content is the same, so that only changed rows are drawn
 * again.
 */
function steady(before: ReadonlyMap<string, Entry>, entry: Entry): Entry {
  const known = before.get(entry.id);
  if (known === undefined || known === entry) return entry;
  return JSON.stringify(known) === JSON.stringify(entry) ? known : entry;
}

/** Formats of the exported log: text for reading, data for a report. */
type Format = 'text' | 'data';

/** Saves the whole log as a file. */
function exportLog(referee: Referee, format: Format): void {
  const day = new Date();
  const named = document.title.trim().slice(0, 100);
  if (format === 'data') {
    giveFile(named, 'log', 'application/json', referee.exported());
    return;
  }
  const date = new Intl.DateTimeFormat(locale.peek(), { dateStyle: 'medium' }).format(day);
  const head = `Quadretto, ${date}${named === '' ? '' : `, ${named}`}\n\n`;
  giveFile(named, 'log', 'text/plain', head + logText(referee.entries.peek(), { times: true }));
}

/** Number of entries on one page. */
const PAGE = 80;

const isFormat = (id: string): id is Format => id === 'text' || id === 'data';

/** The log's entries, with old objects reused where the content is the same. */
function useSteady(referee: Referee): readonly Entry[] {
  const known = useRef<ReadonlyMap<string, Entry>>(new Map());
  const entries = referee.entries.value;
  return useMemo(() => {
    const now = entries.map((entry) => steady(known.current, entry));
    known.current = new Map(now.map((entry) => [entry.id, entry]));
    return now;
  }, [entries]);
}

/** Tells which entries are new since the log was opened: they fade in and are read aloud. */
function useFresh(entries: readonly Entry[], around: LineContext): (id: string) => boolean {
  const { announce } = useUi();
  const seen = useRef(new Set(entries.map(({ id }) => id)));
  const fresh = (id: string): boolean => !seen.current.has(id);
  useEffect(() => {
    const came = entries.filter(({ id }) => fresh(id));
    came.forEach(({ id }) => seen.current.add(id));
    const last = came.at(-1);
    // Entries that wait for an answer are already announced while the log is closed.
    if (last !== undefined && !came.some(({ open }) => open)) announce(entryText(last, around));
  }, [entries]);
  return fresh;
}

function Chips({
  entries,
  filter,
  pick,
}: {
  readonly entries: readonly Entry[];
  readonly filter: Filter;
  pick(filter: Filter): void;
}) {
  const counts = countsOf(entries);
  return (
    <div class="chips filters" role="group" aria-label={t('log.filters')}>
      {FILTERS.map((id) => (
        <Button key={id} class="chip" aria-pressed={id === filter} onClick={() => pick(id)}>
          <span>{t(`log.filter.${id}`)}</span> <b>{counts[id]}</b>
        </Button>
      ))}
    </div>
  );
}

const roundOf = ({ round }: Entry): string =>
  round > 0 ? say('log.round', { round }) : t('log.outside');

function Entries({ referee }: { readonly referee: Referee }) {
  const { announce } = useUi();
  const steadied = useSteady(referee);
  const around = useMemo(() => linesAround(steadied), [steadied]);
  const all = around.lines;
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const fresh = useFresh(all, around);
  useKeptFocus(list, all);
  const shown = useMemo(() => shownBy(all, filter), [all, filter]);
  const last = Math.max(0, Math.ceil(shown.length / PAGE) - 1);
  const here = Math.min(page, last);
  const rows = shown.slice(here * PAGE, (here + 1) * PAGE);
  // A ref, so that a new event does not draw all rows again.
  const now = useRef(around);
  now.current = around;
  const steadyAround = useMemo(
    (): LineContext => ({
      entry: (id) => now.current.entry(id),
      wait: (id) => now.current.wait(id),
    }),
    [],
  );
  const queue = referee.offers.value;
  const pick = (next: Filter): void => {
    setFilter(next);
    setPage(0);
    announce(say('log.filter', { n: countsOf(all)[next], total: all.length }));
  };
  return (
    <>
      <Chips entries={all} filter={filter} pick={pick} />
      {here > 0 && (
        <Button class="btn small more" onClick={() => setPage(here - 1)}>
          {say('log.newer', { n: here * PAGE })}
        </Button>
      )}
      {rows.length === 0 && (
        <p class="muted none">{t(filter === 'all' ? 'log.empty' : 'log.empty.filter')}</p>
      )}
      <ol class="entries" ref={list} aria-label={t('panel.log')}>
        {rows.flatMap((entry, i) => [
          ...(i > 0 && rows[i - 1]?.round !== entry.round
            ? [
                <li key={`round:${entry.id}`} class="caps round">
                  {roundOf(entry)}
                </li>,
              ]
            : []),
          <EntryRow
            key={entry.id}
            entry={entry}
            around={steadyAround}
            wait={around.wait(entry.event.id)}
            fresh={fresh(entry.id)}
            queue={entry.offers.length > 0 ? queue : NONE}
            canBack={
              entry.event.kind === 'move' &&
              entry.undone === undefined &&
              referee.canTakeBack(entry)
            }
          />,
        ])}
      </ol>
      {here < last && (
        <Button class="btn small more" onClick={() => setPage(here + 1)}>
          {say('log.older', { n: shown.length - (here + 1) * PAGE })}
        </Button>
      )}
    </>
  );
}
const NONE: readonly never[] = [];

/**
 * Whether the log has answers that matter to other users. If so, and the log is not shared, a note
 * says that it is not shared.
 */
const concernsOthers = (entries: readonly Entry[]): boolean =>
  entries.some(({ offers, allowed }) => offers.length > 0 || allowed !== undefined);

export function Log() {
  const { referee } = useUi();
  if (referee === undefined) return null;
  return (
    <>
      <div class="body log">
        <ProposalList />
        <Entries referee={referee} />
      </div>
      {!referee.shared.value && concernsOthers(referee.entries.value) && (
        <footer class="foot small muted">
          <p>{t(referee.tells.value ? 'log.toMaster' : 'log.alone')}</p>
        </footer>
      )}
    </>
  );
}

/** The panel's header: the round, whether the host still answers, and the export. */
function Beside() {
  const { referee, store, readAt } = useUi();
  if (referee === undefined) return null;
  const { on, round } = referee.encounter.value;
  const at = readAt.value;
  const stale = say('dock.stale', {
    time:
      at === null
        ? '–'
        : new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit' }).format(at),
  });
  return (
    <>
      {on && <span class="small muted round-now">{say('log.round', { round })}</span>}
      {store.stale.value && (
        <span class="stale small" role="img" aria-label={stale} title={stale}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 .8 15.2 8 8 15.2.8 8z" fill="var(--v-doubt)" />
          </svg>
        </span>
      )}
      <Menu
        icon="export"
        label={t('log.action.export')}
        shown={t('log.action.export')}
        current=""
        items={[
          { id: 'text', name: t('log.export.text'), plain: true },
          { id: 'data', name: t('log.export.data'), plain: true },
        ]}
        pick={(id) => {
          if (isFormat(id)) exportLog(referee, id);
        }}
      />
    </>
  );
}

export const log: PanelContents = { Content: Log, Beside, css };
