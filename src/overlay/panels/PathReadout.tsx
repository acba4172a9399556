/**
 * The path readout at the pointer: the cost, the budget, a line for each reason, the safe path with
 * its key.
 */
import { useEffect } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { Opportunity } from '../../rules/verdict.ts';
import type { JudgedPath, SafePath } from '../../state/paths.ts';
import { locale, say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { keyCap } from '../keys.ts';
import { isSwitchedOn } from '../layers/switches.ts';
import { MODE_TERM } from '../layers/words.ts';
import { capital } from './capital.ts';
import { Doubts } from './Doubts.tsx';
import { guesses } from './log/missing.ts';
import type { ScreenBox } from '../place.ts';
import { placeReading } from '../placeReading.ts';
import type { Why } from '../shape.ts';
import { heading } from '../Tooltip.tsx';
import { useTipPlace } from '../tipPlace.ts';
import { useUi } from '../ui.ts';

/** Further lines are counted, not shown. */
const MOST = 5;

/** The part of the track within the budget and the part beyond it, in per cent. */
export function track(
  cost: number,
  budget: number,
): { readonly within: number; readonly beyond: number } {
  const whole = Math.max(cost, budget);
  if (whole <= 0) return { within: 0, beyond: 0 };
  return {
    within: (Math.min(cost, budget) / whole) * 100,
    beyond: (Math.max(0, cost - budget) / whole) * 100,
  };
}

function Provokes({ o, order }: { readonly o: Opportunity; readonly order: number }) {
  const params = { who: { creature: o.by }, cell: o.leaving };
  return (
    <div class="reason">
      <VerdictGlyph verdict={o.unknown.length > 0 ? 'doubtful' : 'provokes'} order={order} />
      <p>
        <b class="strong">{t(o.cause === 'entering' ? 'path.entering' : 'path.leaving', params)}</b>
        {o.unknown.length > 0 ? '?' : ''}
      </p>
    </div>
  );
}

/** What the path uses of the turn, if that is more than one move. */
function takes({ mode, uses, judge }: JudgedPath): string | null {
  const { one, two, usual } = judge.rules.modes;
  if (judge.rules.phased === true || mode === usual) return null;
  if (mode === two && usual === one) return t('path.double');
  if (mode === 'step') return t('path.step', { mode: { term: MODE_TERM.step } });
  return t(uses.includes('standard') ? 'path.standard' : 'path.fullRound', {
    mode: { term: MODE_TERM[mode] },
  });
}

/**
 * The path within the turn: what it uses, whether it continues the movement before, whether the log
 * will judge it.
 */
function Standing({ path }: { readonly path: JudgedPath }) {
  const {
    from,
    verdict: { costs },
    placed,
  } = path;
  const said = takes(path);
  return (
    <>
      {said !== null && <p class="takes">{capital(said)}</p>}
      {from > 0 && <p class="small muted">{t('path.joins', { n: costs[from] ?? 0 })}</p>}
      {placed && <p class="small muted">{t('path.placed')}</p>}
    </>
  );
}

function Breaks({ why }: { readonly why: Why }) {
  return (
    <div class="reason">
      <VerdictGlyph verdict={why.verdict} />
      <p>
        <b class="strong">{heading(why)}:</b> {say(why.message, why.params ?? {})}
      </p>
    </div>
  );
}

function Spared({ why }: { readonly why: Why }) {
  return (
    <div class="reason muted">
      <Icon name="opportunity-used" />
      <p>{say(why.message, why.params ?? {})}</p>
    </div>
  );
}

function SafeLine({ safe }: { readonly safe: SafePath | null }) {
  const key = useUi().prefs.keysInForce.value['safe'] ?? '';
  return (
    <div class="tip-foot">
      <span class="safe">
        <Icon name="safe" />
      </span>
      <span class="words">
        {safe === null
          ? t('path.noSafer')
          : t('path.safe', { cost: safe.judged.verdict.cost, n: safe.judged.fresh.length })}
      </span>
      {key !== '' && <kbd class="keycap">{keyCap(key)}</kbd>}
    </div>
  );
}

/** One sentence of each kind: the marks on the map show where and how often. */
const once = (whys: readonly Why[]): readonly Why[] => {
  const said = new Map<string, Why>();
  for (const why of whys) {
    const text = say(why.message, why.params ?? {});
    if (!said.has(text)) said.set(text, why);
  }
  return [...said.values()];
};

export function PathCard({
  path,
  safe,
  sought,
  metresPerCell,
  broken,
  spared,
}: {
  readonly path: JudgedPath;
  readonly safe: SafePath | null;
  readonly metresPerCell: number;
  /** The user asks for a safer path. */
  readonly sought: boolean;
  readonly broken: readonly Why[];
  readonly spared: readonly Why[];
}) {
  const { cost, budget, unknown } = path.verdict;
  const { within, beyond } = track(cost, budget);
  const lines = [
    ...once(broken).map((why, i) => <Breaks key={`b${i}`} why={why} />),
    ...path.fresh.map((o, i) => <Provokes key={`o${i}`} o={o} order={i + 1} />),
    ...once(spared).map((why, i) => <Spared key={`s${i}`} why={why} />),
    ...guesses(unknown).map((text) => (
      <div class="reason" key={text}>
        <VerdictGlyph verdict="doubtful" />
        <p>{text}</p>
      </div>
    )),
  ];
  return (
    <>
      <div class="reading">
        <p class="total">
          <b class="number">{new Intl.NumberFormat(locale.value).format(cost)}</b>
          <span>
            {say('path.of', {
              budget,
              metres: cost * metresPerCell,
              limit: budget * metresPerCell,
            })}
          </span>
        </p>
        <div class="track" aria-hidden="true">
          <i class="within" style={{ left: '0', width: `${within}%` }} />
          <i class="beyond" style={{ left: `${within}%`, width: `${beyond}%` }} />
        </div>
        <Standing path={path} />
        {lines.slice(0, MOST)}
        <Doubts of={[path.of.id]} />
        {lines.length > MOST && (
          <p class="small muted">{say('path.more', { n: lines.length - MOST })}</p>
        )}
      </div>
      {(safe !== null || (sought && path.fresh.length > 0)) && <SafeLine safe={safe} />}
    </>
  );
}

/** The target cell and the pointer in it: the readout covers neither. */
function aimOf(
  cell: ScreenBox | null,
  pointer: { readonly x: number; readonly y: number } | null,
): ScreenBox | null {
  if (pointer === null) return cell;
  const point = { x: pointer.x, y: pointer.y, width: 0, height: 0 };
  if (cell === null) return point;
  const x = Math.min(cell.x, point.x);
  const y = Math.min(cell.y, point.y);
  return {
    x,
    y,
    width: Math.max(cell.x + cell.width, point.x) - x,
    height: Math.max(cell.y + cell.height, point.y) - y,
  };
}

function Shown({ path, board }: { readonly path: JudgedPath; readonly board: Board }) {
  const ui = useUi();
  const safe = ui.judgement.safe.value;
  const aim = path.path.at(-1);
  const space = ui.store.judge.value?.rules.space(path.of).value ?? 1;
  const { ref } = useTipPlace(
    () => aimOf(aim === undefined ? null : ui.boxOf(aim, space), ui.store.pointer.peek()),
    (at, reading, room, panels, before) =>
      placeReading(at, reading, room, ui.pathBoxes(), [...panels, ...ui.peopleBoxes()], before),
  );
  const { cost, budget } = path.verdict;
  const said = takes(path);
  const n = path.fresh.length;
  useEffect(() => {
    ui.announce(
      [say('path.spoken', { cost, budget, n }), ...(said === null ? [] : [said])].join('. '),
    );
  }, [cost, budget, n, said]);
  return (
    <div class="panel tip" data-kind="path" ref={ref}>
      <PathCard
        path={path}
        safe={safe}
        sought={ui.store.safeHeld.value}
        metresPerCell={board.ground.grid.metresPerCell}
        {...ui.pathWhys.value}
      />
    </div>
  );
}

export function PathReadout() {
  const { store, judgement } = useUi();
  const board = store.board.value;
  if (!isSwitchedOn(store, 'path') || store.muted.value || board === null) return null;
  const path = judgement.path.value;
  return path === null ? null : <Shown path={path} board={board} />;
}
