/**
 * The steps of the attempt in progress, as computed by the judge: opportunities, choices, a field
 * for each die, results. The user accepts the outcome; nothing is rolled automatically.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { creatureOf } from '../../../board/board.ts';
import type { Attempt, Attempts, ExpectedDie, SaidDie } from '../../../state/attempt.ts';
import type { AnswerTo } from '../../../state/asks.ts';
import type { Offer } from '../../../encounter/entry.ts';
import type { Referee } from '../../../state/referee.ts';
import {
  creatureLabel,
  isMessageId,
  lengthUnit,
  list,
  metresOfUnit,
  say,
  signed,
  sources,
  t,
} from '../../../text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { faultWhy } from '../../layers/findingSentences.ts';
import { useUi } from '../../ui.ts';
import { targetLabel, targetsOf } from '../targets.ts';
import { useAnswer } from '../useAnswer.ts';
import { capital } from '../capital.ts';
import { rolled } from '../dice.ts';
import { Menu } from '../Menu.tsx';
import { NumberField } from '../NumberField.tsx';
import { OfferAnswer } from '../OfferAnswer.tsx';
import { Waits } from '../Waits.tsx';
import { leftToDo } from './leftToDo.ts';
import { changeSaid, rollLabel, topicLabel, whyLabel } from './stepSentences.ts';
import { Button, IconButton } from '../../Button.tsx';

type Answer = AnswerTo<'steps'>;
type Step = Answer['steps'][number];
type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;
type Label = StepOf<'choice'>['label'];

/** A step's label in words. */
function words(label: Label): string {
  if ('message' in label) return say(label.message, { unit: lengthUnit(), ...label.params });
  if ('creature' in label) return creatureLabel(label.creature);
  if ('roll' in label) return bare(rollLabel(label.roll));
  return say('frame.bare', {
    text: 'term' in label ? { term: label.term } : 'cell' in label ? label.cell : label.text,
  });
}
const bare = (text: unknown): string => say('frame.bare', { text });

/** A modifier that the sheet's total includes already: it is not added again, or is subtracted. */
const sheetsOwn = (what: string, n: number, already: number): string =>
  n === 0
    ? t('hit.inTotal', { what: `${what} ${signed(already)}` })
    : t('steps.takenOut', { what: `${what} ${signed(n)}`, value: { signed: already } });

/** With more options than this, a choice opens a list instead of showing buttons. */
const SHORT_LIST = 3;

function Choice({ step, attempts }: { step: StepOf<'choice'>; attempts: Attempts }) {
  const label = words(step.label);
  const chosen = step.options.find(({ id }) => id === step.chosen);
  if (step.options.length === 0) return <p class="muted">{t('steps.nobody', { item: label })}</p>;
  if (step.options.length > SHORT_LIST)
    return (
      <div class="asked small">
        <span class="muted">{label}</span>
        <Menu
          label={`${label}: ${chosen === undefined ? t('steps.pick') : words(chosen.label)}`}
          shown={chosen === undefined ? t('steps.pick') : capital(words(chosen.label))}
          current={step.chosen}
          pick={(id) => attempts.choose(step.key, id)}
          items={step.options.map((o) => ({ id: o.id, name: capital(words(o.label)) }))}
        />
      </div>
    );
  return (
    <div class="asked small" role="group" aria-label={label}>
      <span class="muted">{label}</span>
      <span class="chips">
        {step.options.map((o) => (
          <Button
            key={o.id}
            class="chip"
            aria-pressed={o.id === step.chosen}
            onClick={() => attempts.choose(step.key, o.id)}
          >
            {capital(words(o.label))}
          </Button>
        ))}
      </span>
    </div>
  );
}

/** Largest number that the field of a die accepts. */
const UTMOST = 10_000;

const rolledSum = ({ count, sides }: NonNullable<ExpectedDie['roll']>): number =>
  Array.from({ length: count }, () => rolled(sides)).reduce((sum, each) => sum + each, 0);

/** A d20; with an advantage the higher of two counts, with a disadvantage the lower. */
function rolledD20(net: number): number {
  const [one, other] = [rolled(20), rolled(20)];
  return net > 0 ? Math.max(one, other) : net < 0 ? Math.min(one, other) : one;
}

/** Which of two dice counts, and what speaks for it and against it. */
function DieEdge({
  edge: { net, advantage, disadvantage },
}: {
  edge: NonNullable<ExpectedDie['edge']>;
}) {
  const edge = net > 0 ? 'advantage' : net < 0 ? 'disadvantage' : 'other';
  const reasons = (side: 'advantage' | 'disadvantage', of: typeof advantage) =>
    of.map(({ why, by, rules }, i) => (
      <span key={`${side}${i}`} title={sources(rules) ?? undefined}>
        {t(`hit.${side}`, { why: bare(whyLabel(why, by)) })}
      </span>
    ));
  return (
    <p class="small parts" data-edge={edge}>
      <b>{t('hit.edge', { edge })}</b>
      {reasons('advantage', advantage)}
      {reasons('disadvantage', disadvantage)}
    </p>
  );
}

/** The field of one die: the result is typed in, read from the chat, or rolled with the button. */
function Die({
  die,
  said,
  attempts,
}: {
  readonly die: ExpectedDie;
  readonly said: SaidDie | undefined;
  readonly attempts: Attempts;
}) {
  const { key, of, wants, roll } = die;
  // Meters of one unit of the number in the field.
  const scale = die.metres === true ? metresOfUnit() : 1;
  const what = bare(rollLabel(die.what));
  const who = creatureLabel(of);
  const kept = wants === 'die' ? said?.die : (said?.total ?? said?.die);
  const value = kept === undefined ? undefined : Math.round((kept / scale) * 100) / 100;
  const [least, most] = wants === 'die' ? [1, 20] : [-UTMOST, UTMOST];
  const long = t('steps.die.long', { who, what, wants });
  const dice = roll === undefined ? '' : `${roll.count === 1 ? '' : roll.count}d${roll.sides}`;
  return (
    <div class="step-die" data-die={key}>
      <label>
        <span>
          <b>{who}</b> <span class="muted">{what}</span>
        </span>
        <NumberField
          inputMode={die.metres === true ? 'decimal' : 'numeric'}
          step={die.metres === true ? 'any' : 1}
          min={least}
          max={most}
          placeholder={wants === 'die' ? 'd20' : ''}
          value={value}
          aria-label={long}
          enter={(text) => {
            const n = Number(text);
            if (text === '') attempts.say(key, null);
            else if ((die.metres === true || Number.isInteger(n)) && n >= least && n <= most)
              attempts.say(key, {
                ...(wants === 'die' ? { die: n } : { total: Math.round(n * scale * 100) / 100 }),
                from: 'typed',
              });
          }}
        />
      </label>
      {roll !== undefined && (
        <Button
          class="btn small"
          aria-label={t('steps.rollHere', { die: dice, who, what })}
          title={t('steps.rollHere', { die: dice, who, what })}
          onClick={() => {
            const n = roll.sides === 20 ? rolledD20(die.edge?.net ?? 0) : rolledSum(roll);
            attempts.say(key, {
              ...(wants === 'number' ? { total: n } : { die: n }),
              from: 'button',
            });
          }}
        >
          {dice}
        </Button>
      )}
      {die.total !== undefined && wants !== 'number' && (
        <b class="number" aria-label={t('steps.total', { n: die.total })}>
          {say('frame.equals', { n: die.total })}
        </b>
      )}
      {die.edge !== undefined && <DieEdge edge={die.edge} />}
      {(wants === 'total' || said?.from === 'chat' || die.modifiers.length > 0) && (
        <p class="small muted parts">
          {said?.from === 'chat' && <span>{t('steps.heard')}</span>}
          {wants === 'total' && said === undefined && <span>{t('steps.wants.total')}</span>}
          {die.modifiers.map(({ value: n, already = 0, why, by, rules }, i) => (
            <span key={i} title={sources(rules) ?? undefined}>
              {already === 0 ? (
                <>
                  {bare(whyLabel(why, by))} <b>{signed(n)}</b>
                </>
              ) : (
                sheetsOwn(bare(whyLabel(why, by)), n, already)
              )}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Dice({
  step,
  attempt,
  attempts,
}: {
  readonly step: StepOf<'dice'>;
  readonly attempt: Attempt;
  readonly attempts: Attempts;
}) {
  const { against, result, margin } = step;
  return (
    <>
      <p>
        {words(step.label)}
        {against?.n !== undefined && (
          <span class="muted"> {t('steps.against', { what: against.what, n: against.n })}</span>
        )}
      </p>
      {step.dice.map((die) => (
        <Die key={die.key} die={die} said={attempt.dice[die.key]} attempts={attempts} />
      ))}
      {result !== undefined && margin !== undefined && (
        <p class="strong" data-result={result}>
          {t(`steps.result.${result}`, { n: Math.abs(margin) })}
        </p>
      )}
    </>
  );
}

/** The creatures that the action would provoke; once it is declared, their opportunities follow. */
function Provokes({ step }: { step: StepOf<'provokes'> }) {
  const foes = [...new Set(step.by.map(({ by }) => by))].map(creatureLabel);
  return foes.length === 0 ? (
    <p class="muted">{t('actions.provokesNobody.now')}</p>
  ) : (
    <p class="provokes">
      <VerdictGlyph verdict="provokes" size={14} />
      <span>{t('actions.provokesNow', { foes: list(foes) })}</span>
    </p>
  );
}

/** The opportunities that declaring the action gave, with their answers so far. */
function offersOf(referee: Referee, { declared }: Attempt): readonly Offer[] {
  return declared === undefined
    ? []
    : (referee.entries.value.find(({ event }) => event.id === declared)?.offers ?? []);
}

/** The answer that an opportunity got: whether it was taken, and whether the attack hit. */
const answerTo = ({ entries }: Referee, { event, nth, answer }: Offer): Answered => {
  const said = entries.value.findLast(
    ({ event: each, meant, undone }) =>
      each.kind === 'opportunity' &&
      undone === undefined &&
      meant?.event === event &&
      meant.nth === nth,
  )?.event;
  return said?.kind === 'opportunity' && said.taken && said.hit !== undefined
    ? said.hit
      ? 'hit'
      : 'miss'
    : answer;
};
type Answered = Offer['answer'] | 'hit' | 'miss';

/** The opportunities come first: what follows them waits until each has an answer. */
function Opportunities({
  referee,
  offers,
  tell,
}: {
  readonly referee: Referee;
  readonly offers: readonly Offer[];
  tell(words: string, stays: boolean): void;
}) {
  return (
    <li data-step="opportunities">
      {offers.map((offer) => {
        const { by } = offer.provoked;
        const answer = answerTo(referee, offer);
        const foe = { creature: by };
        return (
          <div
            key={offer.nth}
            class="struck"
            data-by={by}
            role="group"
            aria-label={creatureLabel(by)}
          >
            <p class="provokes">
              <VerdictGlyph verdict="provokes" size={14} />
              <span>
                {answer === 'open'
                  ? t('steps.opportunity', { foe })
                  : t('steps.opportunity.answered', { foe, answer })}
              </span>
            </p>
            {answer === 'open' && (
              <OfferAnswer
                offer={offer}
                settled={(done) => {
                  if (!done) tell(t('log.takeFailed'), true);
                }}
              />
            )}
          </div>
        );
      })}
    </li>
  );
}

/** The answer to this attempt; while the next answer is computed, the last one stays visible. */
function useSteps(
  attempt: Attempt,
): ReturnType<typeof useAnswer<'steps'>> & { readonly shown: Answer | null } {
  const { of, topic, target, dice, chosen, declared, inReturn, as } = attempt;
  const provoked = offersOf(useUi().referee!, attempt).length > 0;
  const answer = useAnswer({
    ask: 'steps',
    of,
    topic,
    ...(target !== undefined && { target }),
    ...(declared !== undefined && { declared: true, provoked }),
    ...(inReturn && { inReturn }),
    ...(as && { as }),
    dice: Object.fromEntries(
      Object.entries(dice).map(([key, { die, total }]) => [
        key,
        { ...(die !== undefined && { die }), ...(total !== undefined && { total }) },
      ]),
    ),
    chosen,
  });
  const last = useRef<{ readonly of: string; readonly value: Answer } | null>(null);
  const about = `${of} ${topic} ${target ?? ''}`;
  if (answer.value !== null) last.current = { of: about, value: answer.value };
  return { ...answer, shown: last.current?.of === about ? last.current.value : null };
}

function Outcome({
  answer,
  attempt,
  referee,
  tell,
}: {
  readonly answer: Answer;
  readonly attempt: Attempt;
  readonly referee: Referee;
  tell(words: string, stays: boolean): void;
}) {
  const { attempts } = referee;
  const { outcome } = answer;
  const box = useRef<HTMLDivElement>(null);
  // The outcome appears below the last die, often outside the visible part of the panel: scroll to
  // it.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  if (outcome === undefined) return null;
  const { of, topic, target } = attempt;
  const params = { who: { creature: of }, action: topicLabel(topic), result: outcome.result };
  const follow = outcome.follow ?? [];
  const { proposals } = referee;
  const sentence = say(target === undefined ? 'log.outcome' : 'log.outcomeOn', {
    ...params,
    ...(target !== undefined && { target: { creature: target } }),
  });
  const changes = outcome.changes.map((change) => {
    const { message, params: with_ } = changeSaid(change);
    return say(message, with_);
  });
  const asked = proposals.asked.value;
  const answered =
    asked?.attempt.of === of && asked.attempt.topic === topic && asked.attempt.dice === attempt.dice
      ? asked.answer
      : null;
  const askable = proposals.askable(answer);
  const asks = answered !== 'waiting' && askable;
  const accept = async (mark = false): Promise<void> => {
    if (!(await pay(referee, attempt, answer))) return tell(t('actions.unrecorded'), true);
    const done = await attempts.accept(answer, mark);
    if (done.recorded) proposals.withdraw();
    const left = leftToDo(done);
    tell(left ?? sentence, left !== null);
  };
  const ask = async (): Promise<void> => {
    if (!(await pay(referee, attempt, answer))) return tell(t('actions.unrecorded'), true);
    const said = t('proposal.said', { sentence, changes: changes.join(' ') });
    tell(t((await proposals.ask(answer, said)) ? 'proposal.sent' : 'proposal.unsent'), true);
  };
  return (
    <div class="outcome" data-result={outcome.result} ref={box} role="status">
      <p class="strong">{t('steps.outcome', { result: outcome.result })}</p>
      {outcome.told.map((label, i) => (
        <p key={i}>{words(label)}</p>
      ))}
      {outcome.changes.length > 0 && (
        <>
          <p class="small muted">{t('steps.proposed')}</p>
          <ul class="small">
            {changes.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {answered !== null && (
        <p data-asked={answered}>
          {t(answered === 'waiting' ? 'proposal.sent' : `proposal.yours.${answered}`)}
        </p>
      )}
      {!attempts.master.value && answered === null && !askable && (
        <p class="small muted">{t('proposal.aloud')}</p>
      )}
      <div class="do">
        {asks && (
          <Button
            data-main=""
            data-ask
            onClick={() => void ask().catch(() => tell(t('proposal.unsent'), true))}
          >
            {t('proposal.ask')}
          </Button>
        )}
        <Button
          data-main={asks ? undefined : ''}
          data-accept
          onClick={() => void accept().catch(() => tell(t('actions.unrecorded'), true))}
        >
          <Icon name="allow" />
          {t(attempts.master.value ? 'steps.accept' : 'steps.agreed')}
        </Button>
        {attempts.markable(answer) && (
          <Button
            data-mark
            onClick={() => void accept(true).catch(() => tell(t('actions.unrecorded'), true))}
          >
            {t('steps.mark')}
          </Button>
        )}
        {follow.map((next) => (
          <Button
            key={`${next.of} ${next.topic}`}
            class="btn small"
            onClick={() => {
              void accept().then(() =>
                attempts.begin(next.of, next.topic, {
                  ...(next.target !== undefined && { target: next.target }),
                  inReturn: true,
                }),
              );
            }}
          >
            {t('steps.inReturn', { who: { creature: next.of }, action: topicLabel(next.topic) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Is the attempt an action that still has to be declared? */
const isUnpaid = ({ declared, inReturn }: Attempt, { place }: Answer): boolean =>
  declared === undefined && inReturn !== true && place === 'action';

/**
 * Declares the action, unless its cost is already paid, and keeps the choices made so far. Returns
 * false if the action could not be recorded.
 */
async function pay(referee: Referee, attempt: Attempt, answer: Answer): Promise<boolean> {
  if (!isUnpaid(attempt, answer)) return true;
  const { attempts } = referee;
  const { of, topic, target } = attempt;
  const done = await referee.declare({
    of,
    action: topic,
    ...(target !== undefined && { target }),
    ...(attempt.as && { as: attempt.as }),
    ...(attempt.chosen['defensively'] === 'yes' && { defensively: true }),
    ...(answer.path && { path: answer.path }),
  });
  const event = declaredEvent(referee, of, topic);
  if (!done || event === undefined) return done;
  for (const step of answer.steps)
    if (step.kind === 'choice' && step.chosen !== '') attempts.choose(step.key, step.chosen);
  attempts.declared(event);
  return true;
}

/** Id of the creature's last declaration of an action; undefined: there is none. */
export const declaredEvent = (
  { entries }: Referee,
  of: string,
  action: string,
): string | undefined =>
  entries
    .peek()
    .findLast(
      ({ event, undone }) =>
        event.kind === 'act' && event.of === of && event.action === action && undone === undefined,
    )?.id;

export interface StepsProps {
  readonly referee: Referee;
  readonly attempt: Attempt;
  /** Tells the user the outcome. `stays`: something is left to do by hand. */
  tell(words: string, stays: boolean): void;
}

export function Steps({ referee, attempt, tell }: StepsProps) {
  const { attempts } = referee;
  const answer = useSteps(attempt);
  const { shown, value } = answer;
  // In a layout effect, before the dice are on the screen: a roll may arrive as soon as a user sees
  // them.
  useLayoutEffect(() => {
    if (value !== null) attempts.expects(value);
  }, [value]);
  const { of, topic, target } = attempt;
  const params = { who: { creature: of }, action: topicLabel(topic) };
  const offers = offersOf(referee, attempt);
  const waits = offers.some(({ answer }) => answer === 'open');
  const hit = offers.some((offer) => !UNHARMED.has(answerTo(referee, offer)));
  // The movement provokes: it is declared, and its opportunities are answered, before any die.
  const moves =
    shown?.path !== undefined &&
    isUnpaid(attempt, shown) &&
    shown.steps.some((step) => step.kind === 'provokes' && step.by.length > 0);
  const steps = (moves ? movementIn(shown) : (shown?.steps ?? [])).filter(
    (step) =>
      isShown(step) &&
      !(attempt.declared !== undefined && step.kind === 'provokes') &&
      // Nobody asks for the damage of an attack that was not made, or that missed.
      (hit || attempt.declared === undefined || !isOfStrike(step)),
  );
  return (
    <section class="steps small" aria-label={t('steps.of', params)}>
      <div class="steps-head">
        <p class="strong">
          {target === undefined
            ? t('steps.of', params)
            : t('steps.ofOn', { ...params, target: { creature: target } })}
        </p>
        <IconButton icon="close" label={t('steps.close')} onClick={() => attempts.end()} />
      </div>
      <Waits of={answer} />
      {shown !== null && (
        <>
          {shown.target !== undefined &&
            (attempt.declared === undefined || attempt.target === undefined) && (
              <Target attempt={attempt} attempts={attempts} optional={shown.target === 'may'} />
            )}
          <Barred answer={shown} attempt={attempt} />
          <ol>
            {offers.length > 0 && <Opportunities {...{ referee, offers, tell }} />}
            {(waits ? [] : steps).map((step, i) => (
              <li key={i} data-step={step.kind}>
                {step.kind === 'provokes' && <Provokes step={step} />}
                {step.kind === 'choice' && <Choice step={step} attempts={attempts} />}
                {step.kind === 'dice' && <Dice step={step} attempt={attempt} attempts={attempts} />}
                {step.kind === 'told' && step.told.map((label, k) => <p key={k}>{words(label)}</p>)}
              </li>
            ))}
          </ol>
          {moves && (
            <div class="do">
              <Button
                data-main=""
                data-moves=""
                onClick={() =>
                  void pay(referee, attempt, shown).then(
                    (done) => done || tell(t('actions.unrecorded'), true),
                  )
                }
              >
                {t('actions.declare.short')}
              </Button>
            </div>
          )}
          {shown.outcome !== undefined && !waits && !moves && (
            <Outcome answer={shown} attempt={attempt} referee={referee} tell={tell} />
          )}
          <Source rules={shown.rules} />
        </>
      )}
    </section>
  );
}

/** The steps about the movement, which come first and end with what it provokes. */
export const movementIn = ({ steps }: Answer): readonly Step[] =>
  steps.slice(0, steps.findIndex(({ kind }) => kind === 'provokes') + 1);

/** Answers after which an opportunity has dealt no damage. */
const UNHARMED: ReadonlySet<Answered> = new Set(['miss', 'passed', 'lapsed', 'spent', 'open']);

/** Is it the damage of the attack of opportunity? */
const isOfStrike = (step: Answer['steps'][number]): boolean =>
  step.kind === 'dice' && step.dice.some(({ key }) => key === 'struck');

/** A step that says nothing has no line. */
const isShown = (step: Answer['steps'][number]): boolean =>
  step.kind !== 'told' || step.told.length > 0;

/** The choice of the other creature: the target, or the source of what happens, if there is one. */
function Target({
  attempt: { of, topic, target, declared },
  attempts,
  optional,
}: {
  readonly attempt: Attempt;
  readonly attempts: Attempts;
  readonly optional: boolean;
}) {
  const { store, judgement } = useUi();
  const judge = store.judge.value;
  const self = judge === null ? undefined : creatureOf(judge.board, of);
  const others =
    judge === null || self === undefined ? [] : targetsOf(judge, self, judgement.visible.value);
  const label = t(optional ? 'steps.source' : 'actions.target');
  const none = t(optional ? 'steps.source.none' : 'actions.target.pick');
  const shown = target === undefined ? none : creatureLabel(target);
  return (
    <div class="asked small">
      <span class="muted">{label}</span>
      <Menu
        label={`${label}: ${shown}`}
        shown={shown}
        current={target ?? ''}
        pick={(id) => {
          attempts.begin(of, topic, id === '' ? {} : { target: id });
          if (declared !== undefined) attempts.declared(declared);
        }}
        items={[
          ...(optional ? [{ id: '', name: none }] : []),
          ...others.map((other) => ({ id: other.of.id, name: targetLabel(other) })),
        ]}
      />
    </div>
  );
}

function Source({ rules }: { readonly rules: readonly string[] }) {
  const from = sources(rules);
  return from === null ? null : <p class="source">{from}</p>;
}

/** The rule that makes the attempt impossible. */
function Barred({ answer, attempt }: { readonly answer: Answer; readonly attempt: Attempt }) {
  const [why] = answer.why;
  if (why === undefined) return null;
  const { message, params } = faultWhy(
    { code: why, rules: answer.rules },
    { of: attempt.of, action: attempt.topic, target: attempt.target },
  );
  const own = `why.${attempt.topic}.${why}`;
  return (
    <p class="barred">
      <VerdictGlyph verdict="illegal" size={14} />
      <span>{say(isMessageId(own) ? own : message, params ?? {})}</span>
    </p>
  );
}
