/**
 * Row of one action: its name, and the creatures that it would provoke, or the reason why it is
 * unavailable. The chosen row is expanded, and its action can be declared.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type { ActionReason, Depends, ListedAction } from '../../../rules/actionRules.ts';
import type { Attempt } from '../../../state/attempt.ts';
import type { ActionDeclaration } from '../../../state/referee.ts';
import { actionTerm, creatureLabel, list, say, sources, t, term } from '../../../text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { faultWhy } from '../../layers/findingSentences.ts';
import { useUi, type Ui } from '../../ui.ts';
import { useAnswer } from '../useAnswer.ts';
import { strikerLabel } from '../strikerLabel.ts';
import { guessSaid } from '../log/missing.ts';
import { capital } from '../capital.ts';
import { Menu } from '../Menu.tsx';
import { likelyFoe, targetLabel, targetsOf } from '../targets.ts';
import { Button } from '../../Button.tsx';

/**
 * Does an action of this line need a target before it can be declared? A spell does not, because it
 * may affect more than one creature.
 */
const wantsTarget = ({ asks }: ListedAction, of: Creature): boolean =>
  (asks.target !== undefined && asks.casts !== true) ||
  (getsOn(asks, of) && of.mount === undefined);

/** Is the action to mount a creature, not to dismount from it? */
const getsOn = (asks: ListedAction['asks'], of: Creature): boolean =>
  asks.saddle === 'changes' && of.seat === undefined;

/** Is the action meant for a foe? */
const isHostile = ({ asks, provokes }: ListedAction): boolean =>
  asks.attack === true || provokes === 'target' || provokes === 'target-and-movement';

/** May a creature be chosen as the action's target? */
const takesTarget = (line: ListedAction, of: Creature): boolean =>
  getsOn(line.asks, of) || line.asks.target !== undefined || isHostile(line);

export const nameOf = (action: string): string => capital(term(actionTerm(action)));

/** The first reason against the action, as a sentence. */
export function reasonOf(
  of: string,
  {
    action,
    target,
    reasons,
  }: {
    readonly action: string;
    readonly target?: string | undefined;
    readonly reasons: readonly ActionReason[];
  },
  seen?: readonly Creature[],
): { readonly text: string; readonly source: string | null } {
  const [first] = reasons;
  if (first === undefined) return { text: '', source: null };
  // The creature on turn may be hidden from this user: do not name it.
  if (first.why === 'not-your-turn' && seen?.some(({ id }) => id === first.by) === false)
    return { text: say('violation.not-your-turn.head'), source: null };
  const { message, params } = faultWhy(
    { code: first.why, rules: first.rules, ...(first.by === undefined ? {} : { by: first.by }) },
    { of, action, target },
  );
  return { text: say(message, params ?? {}), source: sources(first.rules) };
}

/** Reasons that many rows share: each row shows a short form, the chosen row the whole sentence. */
const SHORT: ReadonlySet<string> = new Set(['no-action-left', 'not-your-turn', 'in-saddle']);

/**
 * Ids of the creatures that the action would provoke now; null: it provokes its target,
 * whichever creature that is.
 */
export function fromWhom(
  { provokes, provokesFrom }: ListedAction,
  target: string | undefined,
): readonly string[] | null {
  if (provokes !== 'target') return provokesFrom;
  return target === undefined
    ? provokesFrom.length === 0
      ? []
      : null
    : provokesFrom.filter((id) => id === target);
}

/** In rulesets where only leaving a reach provokes, no action needs to say that it does not. */
const onlyMovementProvokes = ({ store }: Ui): boolean =>
  store.rules.value?.leavingReach !== undefined;

/** The creatures that the action provokes; nothing if it provokes nobody now. */
function Edge({ line, target }: { line: ListedAction; target: string | undefined }) {
  const from = fromWhom(line, target);
  if (line.provokes === 'no' || from?.length === 0) return null;
  const [only] = from ?? [];
  const shown =
    from === null
      ? t('actions.fromTarget')
      : from.length === 1 && only !== undefined
        ? creatureLabel(only)
        : String(from.length);
  const foes = from ?? line.provokesFrom;
  const unsure = foes.filter((id) => line.unsure?.includes(id));
  const perhaps = unsure.length === foes.length;
  const full = t(perhaps ? 'actions.provokesMaybe' : 'actions.provokesNow', {
    foes: { creatures: foes },
  });
  return (
    <span class="edge small provokes" title={full}>
      <VerdictGlyph verdict={perhaps ? 'doubtful' : 'provokes'} size={14} />
      <span aria-hidden="true">{unsure.length > 0 ? `${shown}?` : shown}</span>
      <span class="unseen">{full}</span>
    </span>
  );
}

export interface RowProps {
  readonly of: Creature;
  readonly line: ListedAction;
  /** Id of the creature that the user targets on the host. */
  readonly targeted: string | undefined;
  readonly readies: readonly ListedAction[];
  /** Actions that can begin in one turn and end in the next. */
  readonly wholes: readonly ListedAction[];
  readonly chosen: boolean;
  /** Is the action's kind shown beside its name, because its group does not state it? */
  readonly kindShown: boolean;
  /** Does the action have steps to play through? */
  readonly steps: boolean;
  /** Set if the action is declared out of turn. */
  readonly as: 'readied' | undefined;
  choose(): void;
  declare(declaration: ActionDeclaration): void;
  /** Declares an action that has steps, and opens them on the map. */
  play(declaration: ActionDeclaration): void;
}

export function ActionRow(props: RowProps) {
  const { of, line, targeted, chosen, choose, kindShown } = props;
  const seen = useUi().judgement.visible.value;
  const target = takesTarget(line, of) ? targeted : undefined;
  const name = nameOf(line.action);
  const against = line.legal ? null : reasonOf(of.id, line, seen);
  const [why] = line.why;
  const brief = why !== undefined && SHORT.has(why) ? say(`violation.${why}.head`) : against?.text;
  return (
    <li class="action" data-action={line.action} data-chosen={chosen || undefined}>
      <Button
        class="action-name"
        aria-disabled={!line.legal}
        aria-current={chosen}
        tabIndex={chosen ? 0 : -1}
        onClick={choose}
        onFocus={choose}
      >
        <span class={line.legal ? undefined : 'muted'}>
          {name}
          {line.left !== undefined && <span class="small muted"> ({line.left})</span>}
          {kindShown && (
            <span class="small muted">
              {' '}
              · {say(`actions.kind.${line.kind}`).toLocaleLowerCase()}
            </span>
          )}
        </span>
        {line.legal ? (
          !chosen && <Edge line={line} target={target} />
        ) : (
          <span class="edge muted">
            <Icon name="locked" size={14} />
          </span>
        )}
        {against !== null && (
          <span class="small muted reason-text" title={against.source ?? undefined}>
            {chosen ? against.text : brief}
          </span>
        )}
      </Button>
      {chosen && <Chosen {...props} />}
    </li>
  );
}

/** Does the attempt belong to this row? */
const isOf = (attempt: Attempt, of: string, action: string): boolean =>
  attempt.of === of && attempt.topic === action && attempt.inReturn === undefined;

/** A button to the areas of the attack panel, if that panel is about the same creature now. */
function PlaceArea({ of }: { readonly of: Creature }) {
  const { store, panels } = useUi();
  const judge = store.judge.value;
  const about = store.subject.value?.id ?? judge?.board.turn?.active;
  if ((judge?.rules.spellAreas ?? []).length === 0 || about !== of.id) return null;
  return (
    <Button
      class="btn small place-area"
      onClick={({ currentTarget }) => {
        if (panels.open.peek().includes('attack')) panels.raise('attack');
        else panels.toggle('attack', currentTarget);
      }}
    >
      {t('area.place')}
    </Button>
  );
}

/** Inputs of the chosen action, judged with the values entered so far. */
function Chosen({ of, line, targeted, readies, wholes, as, declare, play, steps }: RowProps) {
  const { store, judgement, referee } = useUi();
  const judge = store.judge.value;
  const attempts = referee?.attempts;
  const attempt = attempts?.attempt.value ?? null;
  const going = attempt !== null && isOf(attempt, of.id, line.action);
  // When the user returns to an action whose steps are open, keep the target that was picked, or no
  // target if none was.
  const nobody = wantsTarget(line, of) ? null : '';
  const [picked, pick] = useState<string | null>(going ? (attempt.target ?? nobody) : null);
  const [defensively, guard] = useState(false);
  const [readied, prepare] = useState('');
  const [begun, begin] = useState('');
  const aims = takesTarget(line, of);
  const targets = judge === null || !aims ? [] : targetsOf(judge, of, judgement.visible.value);
  const known = (id: string | null | undefined): string | undefined =>
    targets.some((one) => one.of.id === id) ? (id ?? undefined) : undefined;
  // Without a choice the foe that is meant is proposed, where the action needs one.
  const proposed = isHostile(line) && wantsTarget(line, of) ? likelyFoe(targets) : undefined;
  const target = picked === '' ? undefined : (known(picked) ?? known(targeted) ?? proposed?.of.id);
  // A target newly chosen on the map replaces the one picked here.
  const before = useRef(targeted);
  useEffect(() => {
    if (targeted !== before.current) pick(null);
    before.current = targeted;
  }, [targeted]);
  const missing = wantsTarget(line, of) && target === undefined && targets.length > 0;
  // While the steps are open, the user chooses this there.
  const guarded = going ? attempt.chosen['defensively'] === 'yes' : defensively;
  const said = {
    action: line.action,
    ...(as && { as }),
    ...(target && { target }),
    ...(guarded && { defensively: guarded }),
    ...(readied !== '' && { readies: readied }),
    ...(begun !== '' && { whole: begun }),
  };
  // With the chosen target, reach, size and possible attackers are known too.
  const exact = useAnswer({ ask: 'act', of: of.id, ...said }).value;
  const legal = exact?.legal ?? line.legal;
  const from =
    exact?.opportunities.map(({ by, times }) => strikerLabel(by, times)) ??
    fromWhom(line, target)?.map((id) => creatureLabel(id)) ??
    null;
  const against =
    !legal && line.legal && exact !== null ? reasonOf(of.id, { ...exact, target }) : null;
  const casts = !going && line.asks.casts === true && (line.provokesFrom.length > 0 || defensively);
  return (
    <div class="action-more">
      <div class="action-now small">
        {against !== null ? (
          <p class="muted">{against.text}</p>
        ) : missing ? (
          <p class="muted">{t('actions.target.wanted')}</p>
        ) : (
          legal &&
          !going && (
            <Provokes
              line={line}
              depends={exact === null ? line.depends : exact.depends}
              safe={exact?.provokes === 'no'}
              from={from}
              doubt={exact?.unknown[0]}
            />
          )
        )}
      </div>
      {!missing && !going && (
        <Button
          class="btn declare"
          data-main={legal || undefined}
          data-play={steps || undefined}
          aria-label={
            legal
              ? t(steps ? 'actions.play.long' : 'actions.declare', {
                  action: { term: actionTerm(line.action) },
                })
              : undefined
          }
          onClick={() => (steps ? play : declare)({ of: of.id, ...said })}
        >
          {steps
            ? t(legal ? 'actions.play' : 'actions.playAnyway')
            : t(legal ? 'actions.declare.short' : 'actions.declareAnyway')}
        </Button>
      )}
      {steps && line.asks.mode !== undefined && !missing && !going && (
        // Whoever drags the token along its path only declares.
        <Button class="btn small declare-only" onClick={() => declare({ of: of.id, ...said })}>
          {t('actions.declare.short')}
        </Button>
      )}
      {going && <p class="small muted played">{t('actions.played')}</p>}
      {aims && targets.length > 0 && (
        <Asked name={t('actions.target')}>
          <Menu
            label={`${t('actions.target')}: ${target === undefined ? t('actions.target.pick') : creatureLabel(target)}`}
            shown={
              target === undefined
                ? t(missing ? 'actions.target.pick' : 'card.rides.nobody')
                : creatureLabel(target)
            }
            current={target ?? ''}
            pick={pick}
            items={[
              ...targets.map((one) => ({ id: one.of.id, name: targetLabel(one) })),
              ...(wantsTarget(line, of) ? [] : [{ id: '', name: t('card.rides.nobody') }]),
            ]}
          />
        </Asked>
      )}
      {line.action === 'ready' && (
        <Asked name={t('actions.readies')}>
          <Menu
            label={`${t('actions.readies')}: ${readied === '' ? t('actions.readies.any') : term(actionTerm(readied))}`}
            shown={readied === '' ? t('actions.readies.any') : term(actionTerm(readied))}
            current={readied}
            pick={prepare}
            items={[
              { id: '', name: t('actions.readies.any') },
              ...readies.map(({ action }) => ({ id: action, name: nameOf(action) })),
            ]}
          />
        </Asked>
      )}
      {line.asks.halves === true && (
        <Asked name={t('actions.whole')}>
          <Menu
            label={`${t('actions.whole')}: ${begun === '' ? t('actions.readies.any') : term(actionTerm(begun))}`}
            shown={begun === '' ? t('actions.readies.any') : term(actionTerm(begun))}
            current={begun}
            pick={begin}
            items={[
              { id: '', name: t('actions.readies.any') },
              ...wholes.map(({ action }) => ({ id: action, name: nameOf(action) })),
            ]}
          />
        </Asked>
      )}
      {casts && (
        <label class="asked small">
          <span>{t('actions.defensively')}</span>
          <input
            type="checkbox"
            checked={defensively}
            onChange={(event) => guard(event.currentTarget.checked)}
          />
        </label>
      )}
      {line.asks.casts === true && <PlaceArea of={of} />}
    </div>
  );
}

const Asked = ({ name, children }: { name: string; children: preact.JSX.Element }) => (
  <div class="asked small">
    <span class="muted">{name}</span>
    {children}
  </div>
);

function Provokes({
  line,
  from,
  doubt,
  safe,
  depends,
}: {
  readonly line: ListedAction;
  readonly depends: Depends | undefined;
  readonly safe: boolean;
  /** Labels of the creatures; null: the action provokes the target that is not chosen yet. */
  readonly from: readonly string[] | null;
  /** Path of a fact that the answer lacks. */
  readonly doubt: string | undefined;
}) {
  const silent = onlyMovementProvokes(useUi());
  const names = from ?? [];
  const says =
    depends === undefined ? null : <p class="muted">{say(`actions.depends.${depends}`)}</p>;
  // If the table does not list the action as provoking, show only the fact on which that depends.
  if ((says !== null || silent) && line.provokes === 'no') return says;
  if (from === null)
    return (
      <p class="provokes">
        <VerdictGlyph verdict="provokes" size={14} />
        <span>{t('actions.fromTarget')}</span>
      </p>
    );
  if (names.length === 0)
    return (
      <p class="muted">
        {t(line.provokes === 'no' || safe ? 'actions.doesNotProvoke' : 'actions.provokesNobody')}
      </p>
    );
  return (
    <>
      <p class="provokes">
        <VerdictGlyph verdict={doubt !== undefined ? 'doubtful' : 'provokes'} size={14} />
        <span>{t('actions.provokesNow', { foes: list(names) })}</span>
      </p>
      {doubt !== undefined && <p class="muted">{t('actions.doubt', { text: guessSaid(doubt) })}</p>}
      {says}
    </>
  );
}
