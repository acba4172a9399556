/**
 * The path readout at the pointer: first the outcome, then the cost and the budget, then further
 * facts, and the safest path with its key if it avoids an attack. Among many tokens it shortens to
 * the outcome and the cost.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usesOf } from '../../encounter/spend.ts';
import { isMixed } from '../../encounter/waysOfMoving.ts';
import type { Opportunity, PathHazard } from '../../rules/verdict.ts';
import { mayRaise } from '../../state/heights.ts';
import type { JudgedPath, SafePath } from '../../state/paths.ts';
import { creatureLabel, length, lengthNumber, say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { keyCap } from '../pressedKeys.ts';
import { isSwitchedOn } from '../layers/switches.ts';
import { modeTerm } from '../layers/findingSentences.ts';
import { capital } from './capital.ts';
import { Doubts } from './Doubts.tsx';
import { FromHere } from './FromHere.tsx';
import { PastFoes } from './PastFoes.tsx';
import { shownResources } from './turnLeft.ts';
import { guesses, isOfCheck, isWallTop } from './log/missing.ts';
import { MAX_READOUT_DISTANCE, type ScreenBox } from '../place.ts';
import { placeReading } from '../placeReading.ts';
import type { Why } from '../shape.ts';
import { useTipPlace } from '../tipPlace.ts';
import { useUi } from '../ui.ts';
import { Button } from '../Button.tsx';
import { linesShown } from '../linesShown.ts';

/**
 * Maximum number of further lines, in the full and in the short readout; the others are counted.
 */
const MOST = 5;
const MOST_SHORT = 2;

/** The part of the progress bar within the budget, and the part beyond it, in percent. */
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

const CAUSES = {
  movement: 'path.leaving',
  entering: 'path.entering',
  crawling: 'path.crawling',
  'in-reach': 'path.in-reach',
} as const;

function Provokes({ o, order }: { readonly o: Opportunity; readonly order: number }) {
  const params = { who: { creature: o.by } };
  return (
    <div class="reason">
      <VerdictGlyph verdict={o.unknown.length > 0 ? 'doubtful' : 'provokes'} order={order} />
      <p>
        <b class="strong">{t(CAUSES[o.cause], params)}</b>
        {o.unknown.length > 0 ? '?' : ''}
      </p>
    </div>
  );
}

/** Names in a line about all attacks of opportunity; the map shows the others. */
const MOST_FOES = 4;

/** All attacks of opportunity in one line: how many, and by which creatures, in their order. */
function AllProvoke({ fresh }: Pick<JudgedPath, 'fresh'>) {
  const all = [
    ...new Set(fresh.map((o) => `${creatureLabel(o.by)}${o.unknown.length > 0 ? '?' : ''}`)),
  ];
  const foes = all.slice(0, MOST_FOES).join(', ');
  const sure = fresh.some((o) => o.unknown.length === 0);
  return (
    <div class="reason">
      <VerdictGlyph verdict={sure ? 'provokes' : 'doubtful'} />
      <p class="strong">
        {say('list.item', {
          cell: t('unit.opportunities', { n: fresh.length }),
          text: all.length > MOST_FOES ? `${foes} …` : foes,
        })}
      </p>
    </div>
  );
}

/** The part of the turn that the path uses, if that is more than one move. */
export function takes({
  mode,
  uses,
  judge,
}: Pick<JudgedPath, 'mode' | 'uses' | 'judge'>): string | null {
  const { near, far, usual, step, pool } = judge.rules.modes;
  if (judge.rules.phased === true || mode === usual) return null;
  if (pool === true) {
    // The movement itself is no part of the turn: what pays for the mode is.
    const [paid] = shownResources(judge).filter(({ id }) => (uses?.[id] ?? 0) > 0);
    return paid === undefined
      ? null
      : t('path.uses', { mode: { term: modeTerm(mode) }, item: say(`turn.${paid.id}`) });
  }
  if (mode === far && usual === near) return t('path.double');
  if (mode === step) return t('path.step', { mode: { term: modeTerm(mode) } });
  return t(usesOf(uses).length > 1 ? 'path.round' : 'path.action', {
    mode: { term: modeTerm(mode) },
  });
}

/**
 * How the path fits into the turn: the actions that it uses, whether it continues the previous
 * movement, and whether the log will judge it.
 */
function Standing({ path }: { readonly path: JudgedPath }) {
  const {
    from,
    verdict: { costs },
    placed,
    fresh,
    broken,
  } = path;
  const { referee } = useUi();
  const matters = fresh.length > 0 || broken !== undefined;
  const said = takes(path);
  return (
    <>
      {said !== null && <p class="takes">{capital(said)}</p>}
      {from > 0 && (
        <p class="small muted">{t('path.joins', { len: { length: costs[from] ?? 0 } })}</p>
      )}
      {placed && <p class="small muted">{t('path.placed')}</p>}
      {referee?.encounter.value.on === false && matters && (
        <p class="small muted">{t('path.noFight')}</p>
      )}
    </>
  );
}

/** How a flight ends: its height, and what it still needs to stay up. */
function Flies({ path: { of, heights, flown } }: { readonly path: JudgedPath }) {
  const height = heights?.at(-1);
  if (height === undefined || flown === null) return null;
  const { forward, ends } = flown;
  return (
    <>
      <p>{say('path.ends', { height, len: { length: height } })}</p>
      {ends === 'stalls' && (
        <div class="reason">
          <VerdictGlyph verdict="doubtful" />
          <p>
            {say('path.slow', {
              who: { creature: of.id },
              need: { length: Math.ceil(forward.needed) },
              len: { length: forward.flown },
            })}
          </p>
        </div>
      )}
    </>
  );
}

/** What the grappled creatures that come along cost the mover; nothing if it teleports. */
function Drags({ path: { judge, of, ways } }: { readonly path: JudgedPath }) {
  const dragging = judge.rules.dragging?.(judge, of) ?? null;
  if (dragging === null || ways?.at(-1) === 'teleport') return null;
  const { foes, extra } = dragging;
  return (
    <p class="small">
      {say('path.dragging', {
        foes: foes.map((id) => creatureLabel(id)).join(', '),
        how: extra === 'half-speed' ? 'half' : 'more',
        len: { length: 1 },
        more: { length: extra === 'half-speed' ? 0 : extra },
      })}
    </p>
  );
}

/** The keys that change the height of a flyer's drag. */
function HeightKeys() {
  const ui = useUi();
  const { higher = '', lower = '' } = ui.prefs.keysInForce.value;
  if (ui.store.drag.value === null || !mayRaise(ui.store) || higher === '' || lower === '')
    return null;
  return <p class="small muted">{say('path.keys', { up: keyCap(higher), down: keyCap(lower) })}</p>;
}

function Breaks({ why }: { readonly why: Why }) {
  return (
    <div class="reason">
      <VerdictGlyph verdict={why.verdict} />
      <p class="strong">{say(why.message, why.params ?? {})}</p>
    </div>
  );
}

function Needs({ why }: { readonly why: Why }) {
  return (
    <div class="reason check">
      <VerdictGlyph verdict="doubtful" />
      <p class="strong">{say(why.message, why.params ?? {})}</p>
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

function SafeLine({ safe }: { readonly safe: SafePath }) {
  const ui = useUi();
  const key = ui.prefs.keysInForce.value['safe'] ?? '';
  const { of } = safe.judged;
  const held = ui.store.safeHeld.value;
  const takes = held && ui.referee?.canFollow(of.id) === true;
  const take = (): void => {
    void ui.referee
      ?.follow(of.id, safe.path)
      .then((done) => ui.announce(t(done ? 'path.taken' : 'path.notTaken')));
  };
  const latest = useRef(take);
  latest.current = take;
  // In a layout effect, so that Enter works as soon as the button is on the screen.
  useLayoutEffect(() => {
    if (!takes) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !event.isTrusted || event.repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, [takes]);
  return (
    <div class="tip-foot">
      <span class="safe">
        <Icon name="safe" />
      </span>
      <span class="words">
        {t('path.safe', { len: { length: safe.judged.verdict.cost }, n: safe.judged.fresh.length })}
      </span>
      {takes ? (
        <Button class="btn small" onClick={take}>
          {t('path.take')} <kbd class="keycap">Enter</kbd>
        </Button>
      ) : (
        key !== '' && <kbd class="keycap">{keyCap(key)}</kbd>
      )}
    </div>
  );
}

/** Each sentence only once: the marks on the map show where and how often it applies. */
const once = (whys: readonly Why[]): readonly Why[] => {
  const said = new Map<string, Why>();
  for (const why of whys) {
    const text = say(why.message, why.params ?? {});
    if (!said.has(text)) said.set(text, why);
  }
  return [...said.values()];
};

/** The sentence about a hazard that the path enters. */
const hazardOnPath = ({ hazard, of, rules }: PathHazard): Why => ({
  message: of === undefined ? 'path.hazard' : 'path.hazard.of',
  params: {
    hazard: { message: `steps.danger.${hazard}` },
    ...(of !== undefined && { who: { creature: of } }),
  },
  verdict: 'doubtful',
  rules,
  cells: [],
});

export function PathCard({
  path,
  safe,
  broken,
  checks,
  spared,
  short = false,
}: {
  readonly path: JudgedPath;
  readonly safe: SafePath | null;
  readonly broken: readonly Why[];
  readonly checks: readonly Why[];
  readonly spared: readonly Why[];
  /** Show only the outcome and the cost? */
  readonly short?: boolean;
}) {
  const { cost, budget, unknown } = path.verdict;
  const end = path.path.at(-1);
  const mixed = isMixed(path.ways?.slice(1).filter((way) => way !== 'teleport'));
  const { within, beyond } = track(cost, budget);
  const most = short ? MOST_SHORT : MOST;
  const [worst, ...others] = once(broken).map((why, i) => <Breaks key={`b${i}`} why={why} />);
  const needs = [
    ...once(checks).map((why, i) => <Needs key={`c${i}`} why={why} />),
    ...(path.verdict.hazards ?? []).map((met) => (
      <Needs key={`h${met.hazard}${met.step}${met.of ?? ''}`} why={hazardOnPath(met)} />
    )),
  ];
  // Attacks of opportunity have a line each only where all lines have room.
  const each = path.fresh.map((o, i) => <Provokes key={`o${i}`} o={o} order={i + 1} />);
  const isBusy = each.length > 1 && once(broken).length + each.length + needs.length > most;
  const happens = [
    worst ?? [],
    each.length > 2 || isBusy ? <AllProvoke key="all" fresh={path.fresh} /> : each,
    others,
    needs,
  ].flat();
  const besides = [
    ...once(spared).map((why, i) => <Spared key={`s${i}`} why={why} />),
    // Walls of unknown height and checks of unknown DC have their own sentences.
    ...guesses(unknown.filter((fact) => !isWallTop(fact) && !isOfCheck(fact))).map((text) => (
      <div class="reason" key={text}>
        <VerdictGlyph verdict="doubtful" />
        <p>{text}</p>
      </div>
    )),
  ];
  const lines = happens.length + besides.length;
  const room = linesShown(lines, most);
  const first = happens.slice(0, room);
  const then = short && room < lines ? [] : besides.slice(0, room - first.length);
  const more = lines - first.length - then.length;
  return (
    <>
      <div class="reading" data-short={short ? '' : undefined}>
        {first}
        <p class="total">
          <b class="number">{budget === 0 ? length(cost) : lengthNumber(cost)}</b>{' '}
          <span>{t('path.of', { max: { length: budget }, none: budget === 0 })}</span>
        </p>
        {!short && (
          <div class="track" aria-hidden="true">
            <i class="within" style={{ left: '0', width: `${within}%` }} />
            <i class="beyond" style={{ left: `${within}%`, width: `${beyond}%` }} />
          </div>
        )}
        {mixed && <p class="small muted">{say('path.mixed', { way: path.of.moving ?? 'walk' })}</p>}
        <Drags path={path} />
        <Flies path={path} />
        <Standing path={path} />
        {!short && <HeightKeys />}
        <PastFoes path={path} />
        {!short && end !== undefined && (
          <FromHere of={path.of} at={end} height={path.heights?.at(-1)} struck />
        )}
        {then}
        {!short && <Doubts of={[path.of.id]} />}
        {more > 0 && <p class="small muted">{say('path.more', { n: more })}</p>}
      </div>
      {safe !== null && <SafeLine safe={safe} />}
    </>
  );
}

/**
 * Distance in pixels from the pointer within which tokens count as near; if enough tokens are near,
 * the readout is short.
 */
const NEAR = 200;
const MANY = 5;
/** Number of cells at the end of the path that the readout never covers if it can. */
const LAST_CELLS = 3;
/** Number of near tokens below which a short readout becomes full again. */
const FEW = 3;

const nearTo = (
  boxes: readonly ScreenBox[],
  { x, y }: { readonly x: number; readonly y: number },
): number =>
  boxes.filter(
    (b) => Math.abs(b.x + b.width / 2 - x) < NEAR && Math.abs(b.y + b.height / 2 - y) < NEAR,
  ).length;

const middleOf = ({
  x,
  y,
  width,
  height,
}: ScreenBox): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Position for the readout: the pointer, if it is near the aim; otherwise the aim itself. */
function besidePointer(
  aim: ScreenBox,
  pointer: { readonly x: number; readonly y: number } | null,
): { readonly x: number; readonly y: number } {
  const middle = middleOf(aim);
  return pointer !== null &&
    Math.abs(pointer.x - middle.x) < aim.width / 2 + MAX_READOUT_DISTANCE &&
    Math.abs(pointer.y - middle.y) < aim.height / 2 + MAX_READOUT_DISTANCE
    ? pointer
    : middle;
}

function Shown({ path }: { readonly path: JudgedPath }) {
  const ui = useUi();
  const safe = ui.judgement.safe.value;
  const aim = path.path.at(-1);
  const space = ui.store.judge.value?.rules.space(path.of).value ?? 1;
  const [short, shorten] = useState(false);
  const { ref } = useTipPlace(
    () => (aim === undefined ? null : ui.boxOf(aim, space)),
    (at, reading, room, panels, before) => {
      const people = ui.peopleBoxes();
      const pointer = besidePointer(at, ui.store.pointer.peek());
      const near = nearTo(people, pointer);
      if (near >= MANY || near < FEW) shorten(near >= MANY);
      const marks = ui.pathBoxes();
      const last = before?.tip ?? null;
      const end = path.path.slice(-LAST_CELLS).flatMap((cell) => ui.boxOf(cell, space) ?? []);
      return placeReading(at, pointer, reading, room, {
        firm: [...end, ...ui.fightBoxes()],
        marks,
        panels,
        tokens: people,
        before: last,
      });
    },
  );
  const { cost, budget } = path.verdict;
  const said = takes(path);
  const n = path.fresh.length;
  useEffect(() => {
    ui.announce(
      [
        say('path.spoken', {
          len: { length: cost },
          max: { length: budget },
          none: budget === 0,
          n,
        }),
        ...(said === null ? [] : [said]),
      ].join('. '),
    );
  }, [cost, budget, n, said]);
  return (
    <div class="panel tip" data-kind="path" ref={ref}>
      <PathCard path={path} safe={safe} short={short} {...ui.pathWhys.value} />
    </div>
  );
}

export function PathReadout() {
  const { store, judgement } = useUi();
  if (!isSwitchedOn(store, 'path') || store.muted.value || store.board.value === null) return null;
  const path = judgement.path.value;
  return path === null ? null : <Shown path={path} />;
}
