/**
 * Notice for a held move of this user: what is wrong with it, and the ways to continue. It appears
 * beside the cell where the move stopped, and blocks nothing else.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rulingOf } from '../../encounter/policy.ts';
import type { HeldMove } from '../../state/referee.ts';
import { say, sources, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { opportunityWhy, violationWhy } from '../layers/findingSentences.ts';
import { boxAround, HOVER_CORNERS, placeTip, type ScreenBox } from '../place.ts';
import type { Why } from '../shape.ts';
import { heading } from '../Tooltip.tsx';
import { placeAtCorner, useTipPlace } from '../tipPlace.ts';
import { useUi, type Ui } from '../ui.ts';
import { Button } from '../Button.tsx';
import { linesShown } from '../linesShown.ts';

/** Maximum number of reasons shown; further ones are counted. */
const MOST = 3;

/**
 * The reasons why a move is held: the violations and provocations about which the user wants to be
 * asked, each sentence once.
 */
function reasonsOf(
  { judged }: HeldMove,
  policies: NonNullable<Ui['referee']>['policies']['value'],
): readonly { readonly why: Why; readonly text: string }[] {
  const holds = (policy: string): boolean => policy === 'ask' || policy === 'enforce';
  const broken = judged.verdict.violations
    .filter((v) => holds(policies[rulingOf(v)]))
    .map((v) => violationWhy(judged, v));
  const provoked = holds(policies.opportunities)
    ? judged.verdict.opportunities.map((o) => opportunityWhy(judged, o))
    : [];
  const said = new Map<string, Why>();
  for (const why of [...broken, ...provoked]) {
    const text = say(why.message, why.params ?? {});
    if (!said.has(text)) said.set(text, why);
  }
  return [...said].map(([text, why]) => ({ text, why }));
}

/**
 * Box around the last legal cell and the cell that the move could not enter; if there are none,
 * around the end of the path.
 */
function stopped(ui: Ui, { judged: { of, path, broken } }: HeldMove): ScreenBox | null {
  const size = ui.store.judge.value?.rules.space(of).value ?? 1;
  const last = ui.boxOf(
    path[broken === undefined ? path.length - 1 : Math.max(0, broken.step - 1)] ?? of.at,
    size,
  );
  const beyond = broken === undefined ? last : ui.boxOf(broken.at, size);
  return last === null || beyond === null ? last : boxAround(last, beyond);
}

interface NoticeProps {
  readonly held: HeldMove;
  /** Was the move made with a key? Then the notice takes the focus, and returns it afterwards. */
  readonly byKey: boolean;
  answer(onward: boolean, note?: string): void;
}

function Notice({ held, byKey, answer }: NoticeProps) {
  const ui = useUi();
  const [note, setNote] = useState('');
  const reasons = reasonsOf(held, ui.referee!.policies.value);
  const rules = [...new Set(reasons.flatMap(({ why }) => why.rules.slice(0, 1)))];
  const source = sources(rules);
  const title = t('ask.title', { who: { creature: held.judged.of.id } });
  const asks = held.policy === 'ask';
  const shown = reasons.slice(0, linesShown(reasons.length, MOST));
  const { ref } = useTipPlace(
    () => stopped(ui, held),
    (at, tip, room, panels) =>
      placeTip(at, tip, room, {
        corners: HOVER_CORNERS,
        avoid: [
          ...panels,
          ...ui.cards.values(),
          ...ui.peopleBoxes(),
          ...ui.pathBoxes(),
          ...ui.labelBoxes(),
        ],
        distance: 12,
      }),
    true,
  );

  useLayoutEffect(() => ui.closers.add(() => answer(false), true), []);
  useEffect(() => ui.announce([title, ...shown.map(({ text }) => text)].join(' ')), []);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!byKey || box === null) return undefined;
    const root = box.getRootNode() as Document | ShadowRoot;
    const before = (root.activeElement ?? document.activeElement) as HTMLElement | null;
    box.focus({ preventScroll: true });
    return () => {
      if (root.activeElement === null || box.contains(root.activeElement))
        before?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      class="panel tip"
      data-kind="held"
      data-enter="fade"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      ref={ref}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        answer(false);
      }}
    >
      <div class="reasons">
        {shown.map(({ why, text }, i) => (
          <div class="reason" key={text}>
            <VerdictGlyph verdict={why.verdict} />
            <div>
              <p class="strong">{heading(why)}</p>
              <p>{asks && i === shown.length - 1 ? t('ask.doIt', { reason: text }) : text}</p>
            </div>
          </div>
        ))}
        {reasons.length > shown.length && (
          <p class="small muted">{say('path.more', { n: reasons.length - shown.length })}</p>
        )}
      </div>
      {source !== null && (
        <div class="tip-foot">
          <Icon name="info" size={14} />
          <span class="words">{source}</span>
        </div>
      )}
      <form
        class="answers"
        onSubmit={(event) => {
          event.preventDefault();
          answer(true, note.trim());
        }}
      >
        {!asks && (
          <input
            class="field"
            type="text"
            maxLength={200}
            placeholder={t('ask.note')}
            aria-label={t('ask.note')}
            value={note}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
        <Button data-main="" onClick={() => answer(false)}>
          {t('ask.goBack')}
        </Button>
        <button type="submit" class="btn">
          {t(asks ? 'ask.goOn' : 'ask.gmAllows')}
        </button>
      </form>
    </div>
  );
}

/** Notice that the host refused the move after all; it replaces the question. */
function Refused({ held, close }: { readonly held: HeldMove; close(): void }) {
  const ui = useUi();
  const { ref } = useTipPlace(() => stopped(ui, held), placeAtCorner(HOVER_CORNERS, 12));
  useLayoutEffect(() => ui.closers.add(close, true), []);
  useEffect(() => ui.announce(t('ask.refused')), []);
  return (
    <div class="panel tip" data-kind="held" role="dialog" aria-label={t('ask.refused')} ref={ref}>
      <p class="reasons">{t('ask.refused')}</p>
      <div class="answers">
        <Button onClick={close}>{t('help.close')}</Button>
      </div>
    </div>
  );
}

export function HeldMovePanel() {
  const { referee } = useUi();
  const byKey = useRef(false);
  const [refused, setRefused] = useState<HeldMove | null>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'pointerup'] as const) {
      window.addEventListener(
        type,
        () => {
          byKey.current = type === 'keydown';
        },
        { capture: true, signal: end.signal },
      );
    }
    return () => end.abort();
  }, []);
  const held = referee?.held.value ?? null;
  if (referee === undefined) return null;
  if (held === null)
    return refused === null ? null : <Refused held={refused} close={() => setRefused(null)} />;
  const answer = (onward: boolean, note = ''): void => {
    setRefused(null);
    if (!onward) referee.goBack();
    else
      void referee
        .goOn(...(note === '' ? [] : [note]))
        .catch(() => false)
        .then((went) => {
          if (!went) setRefused(held);
        });
  };
  return <Notice key={held.id} held={held} byKey={byKey.current} answer={answer} />;
}
