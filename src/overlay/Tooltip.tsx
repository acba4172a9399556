/**
 * The "Why?" tooltip: verdict, sentences with their numbers, sources. A white line connects it to
 * its cell.
 */
import { useEffect, useRef } from 'preact/hooks';
import { sameCell, type Cell } from '../board/grid.ts';
import type { Judge } from '../rules/ruleset.ts';
import { creatureAt } from '../state/focus.ts';
import { isMessageId, say, source, sources, t } from '../text/index.ts';
import { CoverWord } from './CoverWord.tsx';
import { Icon } from './icons/Icon.tsx';
import { VerdictGlyph } from './icons/Verdict.tsx';
import { keyName } from './pressedKeys.ts';
import { switchedLayers } from './layers/switches.ts';
import { FromHere } from './panels/FromHere.tsx';
import { saidByWay, useWayTo, WayTo } from './panels/WayTo.tsx';
import { leader, overlap, placeBeside, type ScreenBox } from './place.ts';
import type { Why } from './shape.ts';
import type { Tip, TipState } from './tip.ts';
import { useTipPlace } from './tipPlace.ts';
import { useUi, type Ui } from './ui.ts';
import { Whisper } from './Whisper.tsx';
import { Button } from './Button.tsx';
import { linesShown } from './linesShown.ts';

/**
 * Maximum number of reasons shown; further ones are only counted, because users do not read longer
 * lists.
 */
const MOST = 4;

/**
 * The tooltip's bold line: the sentence's own heading, otherwise the verdict's word, otherwise the
 * layer's name. Null for facts that belong to no layer.
 */
export function heading(why: Why): string | null {
  const own = `${why.message}.head`;
  if (isMessageId(own)) return say(own, why.params ?? {});
  if (why.verdict !== 'info') return say(`why.head.${why.verdict}`);
  const topic = why.message.split('.')[0] ?? '';
  const layer = switchedLayers.find(({ id, topics }) => id === topic || topics?.includes(topic));
  return layer?.switch.name() ?? null;
}

/** Order of reasons, worst first: illegal, provoking, doubtful, then all others. */
const WEIGHT: Readonly<Record<Why['verdict'], number>> = {
  illegal: 0,
  provokes: 1,
  doubtful: 2,
  allowed: 3,
  legal: 4,
  info: 5,
};
const ranked = (whys: readonly Why[]): readonly Why[] =>
  whys
    .map((why, i) => ({ why, i }))
    .sort((a, b) => WEIGHT[a.why.verdict] - WEIGHT[b.why.verdict] || a.i - b.i)
    .map(({ why }) => why);

function Reason({ why, first }: { readonly why: Why; readonly first: boolean }) {
  const text = say(why.message, why.params ?? {});
  const title = first ? heading(why) : null;
  return (
    <div class="reason">
      <VerdictGlyph verdict={why.verdict} />
      <div>
        {title !== null && <p class="strong">{title}</p>}
        <p>{text}</p>
        {why.pair !== undefined && <CoverWord pair={why.pair} />}
      </div>
    </div>
  );
}

/** The rules behind the reasons, grouped by book and heading; rules without a source come last. */
function byBook(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const books = new Map<string, string[]>();
  for (const id of ids.toSorted(
    (a, b) => Number(source(a) === null) - Number(source(b) === null),
  )) {
    const book = source(id) ?? '';
    books.set(book, [...(books.get(book) ?? []), id]);
  }
  return books;
}

function Rules({ ids, id }: { readonly ids: readonly string[]; readonly id: string }) {
  return (
    <ul class="rules" id={id} tabIndex={0} aria-label={say('why.openSource')}>
      {[...byBook(ids)].map(([book, rules]) => (
        <li key={book}>
          {book}
          <code>{rules.join(' · ')}</code>
        </li>
      ))}
    </ul>
  );
}

/**
 * The reasons' rules, beginning with the first rule of each reason: only two sources are shown, and
 * they should cover the reasons shown.
 */
const deciding = (whys: readonly Why[]): readonly string[] => [
  ...new Set([...whys.flatMap((w) => w.rules.slice(0, 1)), ...whys.flatMap((w) => w.rules)]),
];

function Foot({ whys, state }: { readonly whys: readonly Why[]; readonly state: TipState }) {
  const { tip, prefs } = useUi();
  const ids = deciding(whys);
  const words = sources(ids);
  if (ids.length === 0) return null;
  const key = prefs.keysInForce.value['why'] ?? '';
  const label = key === '' ? say('why.openSource') : `${say('why.openSource')} (${keyName(key)})`;
  return (
    <>
      <div class="tip-foot">
        <Icon name="info" size={14} />
        <span class="words">{words ?? t('frame.houseReading', { text: '' }).trim()}</span>
        <Button
          class="keybtn"
          aria-expanded={state.open}
          aria-controls="q-rules"
          aria-label={say('why.openSource')}
          title={label}
          onClick={() => {
            tip.value = { ...state, open: !state.open };
          }}
        >
          <span class="keycap">?</span>
        </Button>
      </div>
      {state.open && <Rules ids={ids} id="q-rules" />}
      {state.open && whys[0] !== undefined && <Whisper why={whys[0]} />}
    </>
  );
}

/** The selected creature's token, if it is not the target: reasons often speak of that creature. */
function subjectBox(
  { store, boxOf }: Pick<Ui, 'store' | 'boxOf'>,
  aim: ScreenBox,
): readonly ScreenBox[] {
  const [judge, subject] = [store.judge.peek(), store.subject.peek()];
  if (judge === null || subject === null) return [];
  const box = boxOf(subject.at, judge.rules.space(subject).value);
  return box === null || overlap(box, aim) > 0 ? [] : [box];
}

/** Pixels between the tooltip and its cell. */
const DISTANCE = 12;

function Shown({ state, whys, tip }: { state: TipState; whys: readonly Why[]; tip: Tip }) {
  const ui = useUi();
  const { ref, placed } = useTipPlace(
    () => ui.boxOf(state.cell),
    (aim, box, room, panels) =>
      placeBeside(
        aim,
        box,
        room,
        {
          firm: [...panels, ...ui.cards.values(), ...subjectBox(ui, aim)],
          tokens: ui.peopleBoxes(),
          marks: [...ui.pathBoxes(), ...ui.labelBoxes()],
        },
        DISTANCE,
      ),
    true,
  );
  useEffect(
    () =>
      ui.closers.add(() => {
        ui.tip.value = null;
      }),
    [],
  );
  useEffect(
    () => () => {
      tip.inside.value = false;
    },
    [],
  );
  const way = useWayTo(state, whys);
  const rest = way === null ? whys : whys.filter((why) => !saidByWay(way, why));
  const shown = rest.slice(0, linesShown(rest.length, MOST));
  // The line on what the subject can do from this cell, shown unless the tooltip explains a single
  // mark. It omits the creatures that may attack there, because the reasons already name them.
  const { store, judgement } = ui;
  const judge = store.judge.value;
  const taken = judge !== null && creatureAt(judge, judgement.visible.value, state.cell) !== null;
  const free = state.why === undefined && !taken ? store.subject.value : null;
  return (
    <>
      {placed !== null && (
        <svg class="pointer" data-enter="fade" aria-hidden="true">
          <path class="casing" d={leader(placed.aim, placed.tip)} />
          <path class="core" d={leader(placed.aim, placed.tip)} />
          {state.by !== 'pointer' && (
            <>
              <rect class="casing" {...placed.aim} rx="2" />
              <rect class="core" {...placed.aim} rx="2" />
              <rect
                class="ring"
                x={placed.aim.x - 4}
                y={placed.aim.y - 4}
                width={placed.aim.width + 8}
                height={placed.aim.height + 8}
                rx="5"
              />
            </>
          )}
        </svg>
      )}
      <div
        class="panel tip"
        data-kind="why"
        role="tooltip"
        data-enter="fade"
        ref={ref}
        onPointerEnter={() => {
          tip.inside.value = true;
        }}
        onPointerLeave={() => {
          tip.inside.value = false;
        }}
      >
        <div class="reasons">
          {way !== null && <WayTo way={way} />}
          {shown.map((why, i) => (
            <Reason key={`${i}:${why.message}`} why={why} first={way === null && i === 0} />
          ))}
          {free !== null && <FromHere of={free} at={state.cell} struck={false} />}
          {rest.length > shown.length && (
            <p class="small muted">{say('path.more', { n: rest.length - shown.length })}</p>
          )}
        </div>
        <Foot whys={whys} state={state} />
      </div>
    </>
  );
}

/**
 * The reasons that the tooltip shows. Marks of a creature under the pointer, such as its cover, are
 * drawn only there: while the pointer goes from the cell to the tooltip, the reasons stay, because a
 * tooltip that shrinks moves its buttons away. They change with the board.
 */
function useWhys(state: TipState | null): readonly Why[] {
  const { judgement, store, whyAt } = useUi();
  const last = useRef<{ cell: Cell; judge: Judge | null; whys: readonly Why[] } | null>(null);
  if (state === null) return [];
  if (state.why !== undefined) return [state.why];
  const [pointed, judge] = [judgement.cell.value, store.judge.value];
  const { current } = last;
  const left = state.by === 'pointer' && (pointed === null || !sameCell(pointed, state.cell));
  if (left && current !== null && current.judge === judge && sameCell(current.cell, state.cell))
    return current.whys;
  const whys = ranked(whyAt(state.cell));
  last.current = { cell: state.cell, judge, whys };
  return whys;
}

/** Renders nothing if no cell is explained, or no reason is left to show. */
export function Tooltip({ tip }: { readonly tip: Tip }) {
  const state = tip.state.value;
  const whys = useWhys(state);
  if (state === null || whys.length === 0) return null;
  return (
    <Shown
      key={`${state.by}:${state.cell[0]},${state.cell[1]}`}
      state={state}
      whys={whys}
      tip={tip}
    />
  );
}
