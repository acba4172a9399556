/**
 * The actions panel (docs/design/look.md, 10): the ruleset's table of actions for one creature,
 * with the creatures that each action provokes, or the reason why it is unavailable. The user
 * declares actions here.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListedAction } from '../../rules/actionRules.ts';
import type { ActionDeclaration, Referee } from '../../state/referee.ts';
import {
  actionTerm,
  creatureLabel,
  creatureName,
  isTermId,
  say,
  t,
  term,
} from '../../text/index.ts';
import { creatureOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { MountTopic } from '../../rules/mountRules.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import css from './actions.css?inline';
import { FightActions } from './actions/Fight.tsx';
import { nameOf, ActionRow, reasonOf } from './actions/Row.tsx';
import { RollOffer } from './actions/RollOffer.tsx';
import { suggestedActions } from './actions/suggestedActions.ts';
import {
  type ActionGroup,
  type GroupKind,
  type Unfolded,
  actionGroups,
  halved,
  paidInstead,
  readiable,
  rowsOf,
} from './actions/rows.ts';
import { usePanelCreature } from './actions/panelCreature.ts';
import { likelyFoe, targetsOf } from './targets.ts';
import { useAnswer } from './useAnswer.ts';
import { Disc } from './Disc.tsx';
import { Doubts } from './Doubts.tsx';
import { Menu } from './Menu.tsx';
import { AttemptCard } from './steps/AttemptCard.tsx';
import { declaredEvent, movementIn } from './steps/Steps.tsx';
import { topicLabel } from './steps/stepSentences.ts';
import stepsCss from './steps/steps.css?inline';
import type { PanelContents } from './panel.ts';
import { Waits } from './Waits.tsx';
import { capital } from './capital.ts';
import { Button } from '../Button.tsx';

function Conditions({ referee, of, judge }: { referee: Referee; of: Creature; judge: Judge }) {
  const known = (judge.rules.usual?.conditions ?? []).filter((id) =>
    Object.hasOwn(judge.rules.conditions, id),
  );
  const all = [...known, ...of.conditions.filter((id) => !known.includes(id) && isTermId(id))];
  const on = all.filter((id) => of.conditions.includes(id));
  return (
    <details class="conditions">
      <summary>
        <h3 class="caps muted">{t('card.fact.conditions')}</h3>
        <span class="small muted">{on.map(term).join(', ')}</span>
      </summary>
      <div class="chips" role="group" aria-label={t('card.fact.conditions')}>
        {all.map((id) => (
          <Button
            key={id}
            class="chip"
            aria-pressed={on.includes(id)}
            onClick={() => referee.condition(of.id, id, !on.includes(id))}
          >
            {capital(term(id))}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** The creature's mount, their common movement, and points that the rules leave open. */
function Saddle({
  of,
  mount,
  open,
}: {
  readonly of: Creature;
  readonly mount: Creature | undefined;
  readonly open: readonly MountTopic[];
}) {
  // The tabletop has moved the mount's token alone.
  if (of.seat === undefined && of.afoot !== true && mount !== undefined)
    return (
      <section class="kind saddle">
        <p>{t('mounted.apart', { who: { creature: of.id }, target: { creature: mount.id } })}</p>
      </section>
    );
  if (of.seat === undefined) return null;
  const pair = { who: { creature: of.id }, target: { creature: of.seat.id } };
  return (
    <section class="kind saddle">
      <p>
        {t('mounted.rides', pair)} {t('mounted.mover', pair)}
      </p>
      {open.length > 0 && (
        <details class="small muted">
          <summary>{t('mounted.silent')}</summary>
          <ul>
            {open.map((topic) => (
              <li key={topic}>{say(`mounted.silent.${topic}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Buttons for other questions about a creature: checks, saves, conditions, light. */
function Questions({
  of,
  topics,
  begin,
}: {
  readonly of: Creature;
  readonly topics: readonly string[];
  begin(topic: string): void;
}) {
  if (topics.length === 0) return null;
  return (
    <details class="conditions questions">
      <summary>
        <h3 class="caps muted">{t('actions.questions', { who: { creature: of.id } })}</h3>
      </summary>
      <div class="chips">
        {topics.map((topic) => (
          <Button key={topic} class="chip" onClick={() => begin(topic)}>
            {capital(say('frame.bare', { text: topicLabel(topic) }))}
          </Button>
        ))}
      </div>
    </details>
  );
}

/**
 * A readied action is used out of turn, and some actions are possible only out of turn: neither is
 * a reason against the action.
 */
const outOfTurn = (line: ListedAction): ListedAction => {
  const reasons = line.reasons.filter(
    ({ why }) => why !== 'not-your-turn' && why !== 'only-readied',
  );
  return { ...line, legal: reasons.length === 0, why: reasons.map(({ why }) => why), reasons };
};

/** The sentence that it is another creature's turn; undefined: the turn refuses nothing. */
function notItsTurn(
  of: string,
  lines: readonly ListedAction[],
  seen: readonly Creature[],
): string | undefined {
  const why = lines.flatMap(({ reasons }) => reasons).find(({ why }) => why === 'not-your-turn');
  return why === undefined ? undefined : reasonOf(of, { action: '', reasons: [why] }, seen).text;
}

/** The declaration that can be undone: the creature's last one in this turn. */
function lastOf(
  { entries, encounter }: Referee,
  of: string,
): { readonly id: string; readonly action: string } | null {
  const { round } = encounter.value;
  const last = entries.value.findLast(
    ({ event, undone }) =>
      event.kind === 'act' && event.of === of && event.as === undefined && undone === undefined,
  );
  return last?.event.kind === 'act' && last.round === round
    ? { id: last.event.id, action: last.event.action }
    : null;
}

interface OpenedKinds {
  readonly of: string;
  readonly kinds: ReadonlyMap<GroupKind, Unfolded>;
}
const NONE_OPENED: OpenedKinds['kinds'] = new Map();

export function Actions() {
  const ui = useUi();
  const { store, referee, judgement, announce } = ui;
  const [of, pick] = usePanelCreature(ui);
  const [query, search] = useState('');
  const [chosen, choose] = useState<{ readonly of: string; readonly action: string } | null>(null);
  // Kinds that were opened for one creature are folded for the next.
  const [opened, open] = useState<OpenedKinds>({ of: '', kinds: new Map() });
  const [status, setStatus] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const answer = useAnswer(of === null ? null : { ask: 'actions', of: of.id });
  const topics = useAnswer(of === null ? null : { ask: 'topics', of: of.id }).value?.topics ?? [];
  // The game master's answer to this player's request ends the steps, so the panel shows the
  // answer.
  const asked = referee?.proposals.asked.value ?? null;
  const before = useRef(asked);
  useEffect(() => {
    if (asked !== null && asked !== before.current && asked.answer !== 'waiting') {
      const words = t(`proposal.yours.${asked.answer}`);
      setStatus(words);
      announce(words);
    }
    before.current = asked;
  }, [asked]);
  const judge = store.judge.value;
  if (referee === undefined || judge === null) return null;
  const { value } = answer;
  const { active, waiting } = referee.encounter.value;
  const readied = of !== null && of.id !== active && waiting[of.id] === 'ready';
  const lines = value === null ? [] : readied ? value.actions.map(outOfTurn) : value.actions;
  const away = of === null ? undefined : notItsTurn(of.id, lines, judgement.visible.value);
  const { usual } = judge.rules;
  const groups = actionGroups(lines, usual, query, {
    hasMount: of?.mount !== undefined,
    first: of === null ? [] : suggestedActions(lines, of, usual),
  });
  const readies = value === null ? [] : readiable(value, usual);
  const wholes = value === null ? [] : halved(value.actions);
  const unfolded = opened.of === of?.id ? opened.kinds : NONE_OPENED;
  const shown = groups.flatMap((group) => rowsOf(group, unfolded.get(group.kind)));
  const now =
    chosen !== null && chosen.of === of?.id && shown.some(({ action }) => action === chosen.action)
      ? chosen.action
      : shown[0]?.action;

  const say1 = (words: string): void => {
    setStatus(words);
    announce(words);
  };
  /** Declares an action; returns the id of its event, or undefined if nothing was recorded. */
  const record = async (declaration: ActionDeclaration): Promise<string | undefined> => {
    const { of: doer, action } = declaration;
    const done = await referee.declare(declaration).catch(() => false);
    say1(
      done
        ? t('actions.declared', { who: { creature: doer }, action: { term: actionTerm(action) } })
        : t('actions.unrecorded'),
    );
    return done ? declaredEvent(referee, doer, action) : undefined;
  };
  const declare = (declaration: ActionDeclaration): void => void record(declaration);
  /**
   * Declares the action and opens its steps. If the user must first choose the action's movement,
   * the steps declare it.
   */
  const play = async (declaration: ActionDeclaration): Promise<void> => {
    const { of: doer, action, target, as, defensively } = declaration;
    const more = { ...(target !== undefined && { target }), ...(as === 'readied' && { as }) };
    const { attempts } = referee;
    attempts.end();
    const steps = await ui
      .asks?.({ ask: 'steps', of: doer, topic: action, ...more })
      .catch(() => undefined);
    const path = steps?.path;
    const chooses = path !== undefined && movementIn(steps!).some(({ kind }) => kind === 'choice');
    const event = chooses ? undefined : await record({ ...declaration, ...(path && { path }) });
    attempts.begin(doer, action, more);
    if (defensively === true) attempts.choose('defensively', 'yes');
    if (event !== undefined) attempts.declared(event);
  };
  /** Opens the steps of a question; the foe that is meant is proposed where the rules allow it. */
  const begin = async (who: Creature, topic: string): Promise<void> => {
    const target = likelyFoe(targetsOf(judge, who, judgement.visible.peek()))?.of.id;
    const steps =
      target === undefined
        ? undefined
        : await ui.asks?.({ ask: 'steps', of: who.id, topic, target }).catch(() => undefined);
    const fits = steps?.target === 'other' && steps.why.length === 0;
    referee.attempts.begin(who.id, topic, fits ? { target: target! } : {});
  };
  const rows = (): HTMLElement[] => [
    ...(body.current?.querySelectorAll<HTMLElement>('.action-name') ?? []),
  ];
  /**
   * A legal action without further questions is declared at once; otherwise its first field gets
   * the focus.
   */
  const enter = (row: Element | null | undefined): void => {
    const main = row?.querySelector<HTMLElement>('.declare[data-main]');
    if (main != null) main.click();
    else row?.querySelector<HTMLElement>('.action-more button, .action-more input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      target.closest('.menu, .fight, details') !== null
    )
      return;
    const field = body.current?.querySelector<HTMLInputElement>('.search input');
    const all = rows();
    const at = all.findIndex((row) => row.closest('.action')?.contains(target));
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : null;
    if (event.key === '/' && target !== field) field?.focus();
    else if (to !== null) (to < 0 ? field : all[Math.min(to, all.length - 1)])?.focus();
    // From the search field, Enter takes the first action found.
    else if (
      event.key === 'Enter' &&
      (target === field || target.classList.contains('action-name'))
    )
      enter(
        target === field
          ? body.current?.querySelector('.action[data-chosen]')
          : target.closest('.action'),
      );
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const undo = of === null ? null : lastOf(referee, of.id);
  return (
    <>
      <div class="body actions" ref={body} onKeyDown={onKeyDown}>
        <FightActions referee={referee} of={of} />
        {of === null ? (
          <p class="muted">{t('actions.select')}</p>
        ) : (
          <>
            <div class="who-row">
              <Disc id={of.id} small />
              <div>
                <Menu
                  label={t('actions.of', { who: creatureName(of.id) })}
                  shown={t('actions.of', { who: { creature: of.id } })}
                  current={of.id}
                  pick={pick}
                  items={judgement.visible.value.map((c) => ({
                    id: c.id,
                    name: creatureLabel(c.id),
                  }))}
                />
              </div>
            </div>
            <RollOffer referee={referee} say={say1} />
            <label class="search field">
              <input
                type="search"
                value={query}
                placeholder={t('actions.search')}
                aria-label={t('actions.search')}
                autocomplete="off"
                spellcheck={false}
                onInput={(event) => search(event.currentTarget.value)}
              />
              <kbd class="keycap" aria-hidden="true">
                /
              </kbd>
            </label>
            <Waits of={answer} />
            <Doubts of={[of.id]} />
            {away !== undefined && <p class="small muted away">{away}</p>}
            {groups.map((group) => (
              <Kind
                key={group.kind}
                group={group}
                left={
                  away === undefined || hasLegal(group) ? value?.left.count[group.kind] : undefined
                }
                instead={
                  value !== null && paidInstead(judge.rules.economy, value.left.count, group.kind)
                }
                unfolded={unfolded.get(group.kind)}
                unfold={(how) =>
                  open((before) => ({
                    of: of.id,
                    kinds: new Map([
                      ...(before.of === of.id ? before.kinds : NONE_OPENED),
                      [group.kind, how],
                    ]),
                  }))
                }
              >
                {(line: ListedAction) => (
                  <ActionRow
                    key={line.action}
                    of={of}
                    line={line}
                    targeted={store.targets.value[0]}
                    chosen={line.action === now}
                    kindShown={group.kind === 'first'}
                    as={readied ? 'readied' : undefined}
                    steps={topics.some(({ topic }) => topic === line.action)}
                    declare={declare}
                    play={(declaration) => void play(declaration)}
                    readies={readies}
                    wholes={wholes}
                    choose={() => choose({ of: of.id, action: line.action })}
                  />
                )}
              </Kind>
            ))}
            {value !== null && shown.length === 0 && (
              <p class="small muted" role="status">
                {t('actions.unfound')}
              </p>
            )}
            <Saddle
              of={of}
              mount={creatureOf(judge.board, of.mount ?? '')}
              open={judge.rules.mounts.open}
            />
            <Questions
              of={of}
              topics={topics.flatMap(({ topic, place }) => (place === 'creature' ? [topic] : []))}
              begin={(topic) => void begin(of, topic)}
            />
            <Conditions referee={referee} of={of} judge={judge} />
          </>
        )}
      </div>
      {undo !== null && (
        <div class="foot">
          <Button
            class="btn small"
            onClick={() => {
              referee.undo(undo.id);
              say1(t('actions.undone', { action: { term: actionTerm(undo.action) } }));
            }}
            title={nameOf(undo.action)}
          >
            <Icon name="undo" />
            {t('actions.undo')}
          </Button>
        </div>
      )}
      <footer class="foot small muted" data-hint={status === ''}>
        <Icon name="info" />
        <p>{status === '' ? t('actions.foot') : status}</p>
      </footer>
    </>
  );
}

const hasLegal = ({ lines, more }: ActionGroup): boolean =>
  [...lines, ...more].some(({ legal }) => legal);

function Kind({
  group,
  left,
  instead,
  unfolded,
  unfold,
  children,
}: {
  readonly group: ActionGroup;
  readonly left: number | undefined;
  /** Can another action still be used for an action of this group? */
  readonly instead: boolean | undefined;
  readonly unfolded: Unfolded;
  unfold(how: Unfolded): void;
  children(line: ListedAction): preact.JSX.Element;
}) {
  const { kind, atRest, lines, more } = group;
  const item = say(`actions.kind.${kind}`);
  const id = `actions-${kind}`;
  const rows = rowsOf(group, unfolded);
  /** What the heading opens. */
  const next = lines.length > atRest.length ? 'usual' : more.length > 0 ? 'all' : undefined;
  const head = (
    <>
      <span>{item}</span>
      {left !== undefined && (
        <span>{instead === true ? t('actions.instead') : t('actions.count', { n: left })}</span>
      )}
    </>
  );
  return (
    <section aria-labelledby={id} class="kind" data-folded={rows.length === 0 || undefined}>
      <h3 class="caps muted" id={id}>
        {next === undefined ? (
          head
        ) : (
          <Button
            class="fold caps muted"
            aria-expanded={unfolded !== undefined}
            onClick={() => unfold(unfolded === undefined ? next : undefined)}
          >
            {head}
            <Icon name="down" size={14} />
          </Button>
        )}
      </h3>
      {rows.length > 0 && <ul>{rows.map(children)}</ul>}
      {more.length > 0 && unfolded === 'usual' && (
        <Button
          class="unfold small muted"
          aria-label={t('actions.more', { item, n: more.length })}
          onClick={() => unfold('all')}
        >
          <Icon name="down" size={14} />
          {t('actions.moreShort', { n: more.length })}
        </Button>
      )}
    </section>
  );
}

export const actions: PanelContents = {
  Content: Actions,
  OnMap: AttemptCard,
  css: `${css}${stepsCss}`,
};
