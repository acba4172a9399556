/**
 * Builds the sentences of a log line from an entry, as plain data that is put into the user's
 * language when shown. Pure and independent of the browser: the replay and the tests produce the
 * same lines.
 */
import type { Cell } from '../../../board/grid.ts';
import type { Entry, Offer } from '../../../encounter/entry.ts';
import type { EventOf, EventKind, Ruling } from '../../../encounter/event.ts';
import type { Change } from '../../../rules/change.ts';
import type { OutcomeHappening } from '../../../state/proposal.ts';
import { actionTerm, isTermId } from '../../../text/index.ts';
import {
  checkWhy,
  type Deed,
  faultWhy,
  modeTerm,
  provokedWhy,
} from '../../layers/findingSentences.ts';
import type { Why } from '../../shape.ts';
import { actionWord, dieWord, eventWhy } from '../../layers/timelineWords.ts';
import { rulesCausingOpportunity } from '../../layers/deciding.ts';
import { isOfCheck, missingFact } from './missing.ts';
import { changeSaid, rollLabel, topicLabel } from '../steps/stepSentences.ts';

/**
 * What a kind of event defines for its log line: the sentence, and each field whose value is not
 * the default.
 */
type LineParts = Partial<LogLine> & Pick<LogLine, 'sentence'>;

const who = (id: string) => ({ creature: id });
const DICE: ReadonlySet<string> = new Set([
  'initiative',
  'waiting.penalty',
  'waiting.percent',
  'charge.roll',
]);
const isDie = (what: string): boolean =>
  DICE.has(what) || /^(?:tie:[\d.]+|end:[a-f])(?:#\d+)?$/.test(what);

const phasedLines = {
  round: ({ round, on }: EventOf<'round'>): LineParts => ({
    sentence: on
      ? { message: 'timeline.began', params: { round } }
      : { message: 'timeline.isOver', params: { round } },
  }),

  declaration({ of, says, ruling, hand }: EventOf<'declaration'>): LineParts {
    const params = { who: who(of), action: says === null ? '' : actionWord(says.action) };
    const sentence = {
      message:
        says === null
          ? 'intentions.withdrawn'
          : hand === 'master'
            ? 'intentions.declaredFor'
            : 'actions.declared',
      params,
    };
    const reasons = ruling.faults.map((fault): Why => faultWhy(fault, { of, action: '' }));
    return {
      sentence,
      head: sentence,
      reasons,
      rules: reasons.flatMap(({ rules }) => rules),
      cells: reasons.flatMap(({ cells }) => cells),
    };
  },

  die: ({ of, what, result, from }: EventOf<'die'>): LineParts => ({
    sentence: {
      message: from === 'typed' ? 'intentions.rolled' : `intentions.rolled.${from}`,
      params: { who: who(of), n: result, text: isDie(what) ? dieWord(what) : what },
    },
  }),

  decision: ({ of, against, factor, chooses }: EventOf<'decision'>): LineParts => ({
    sentence: {
      message: chooses === 'refuse' ? 'timeline.what.refused' : 'timeline.willStrike',
      params: { who: who(of), target: who(against), factor },
    },
  }),

  factor({ to, due, rules }: EventOf<'factor'>): LineParts {
    const sentence =
      to === 'end'
        ? { message: 'phased.phase', params: { phase: 'end' } }
        : { message: 'phased.factor', params: { factor: to } };
    const reasons = due.map((event): Why => eventWhy(event, rules));
    return {
      sentence,
      head: sentence,
      reasons,
      rules: [...new Set(reasons.flatMap((why) => why.rules))],
      cells: reasons.flatMap(({ cells }) => cells).slice(-1),
    };
  },
};

/** A message id and its parameters. */
export type LineSentence = Pick<Why, 'message' | 'params'>;

export interface LogLine {
  readonly verdict: Why['verdict'];
  /**
   * Beginning of the line, in bold and without a full stop; the whole sentence if the event is not
   * judged.
   */
  readonly head: LineSentence;
  /** The event as one full sentence, for plain text. */
  readonly sentence: LineSentence;
  /** Reasons for the verdict, the gravest first. */
  readonly reasons: readonly Why[];
  /** Ids of the rules behind the verdict, the deciding rule first. */
  readonly rules: readonly string[];
  /** Cells of the event to show on the map, the deciding one first. */
  readonly cells: readonly Cell[];
}

/** Other entries and results that the line of an entry refers to. */
export interface LineContext {
  /**
   * The entry of an event, by id: an answer to an opportunity names the event that caused the
   * opportunity.
   */
  entry(event: string): Entry | undefined;
  /** The result of a delay or ready action, by the id of its declaration: one line shows both. */
  wait(act: string): EventOf<'wait'> | undefined;
}

const word = (id: string): unknown => (isTermId(id) ? { term: id } : id);
const deedWord = (action: string): unknown => word(actionTerm(action));
const plain = (message: string, params: LineSentence['params'] = {}): Why => ({
  message,
  params,
  verdict: 'info',
  rules: [],
  cells: [],
});

/** The person who allowed an event, or "game master" if no name is recorded. */
export const byWhom = (by: string): unknown => (by.trim() === '' ? { message: 'log.gm' } : by);

/**
 * The fields of a judged line, with the reasons sorted.
 * @param way the movement mode or the action
 */
function judged(
  entry: Entry,
  deed: Deed,
  mode: string,
  ruling: Ruling,
  path: readonly Cell[],
): Pick<LogLine, 'reasons' | 'rules' | 'cells'> {
  const { faults, provoked, unknown } = ruling;
  const checks = (ruling.checks ?? []).map((check) => checkWhy(path, check));
  const doubtful = entry.verdict === 'doubtful';
  const broken = faults.map((fault) => faultWhy(fault, deed, doubtful));
  const answers = new Map(entry.offers.map(({ nth, answer }) => [nth, answer]));
  // An unanswered opportunity is left out: it has its own line below, with the possible answers.
  const told = provoked
    .map((each, nth) => ({ each, answer: answers.get(nth) }))
    .filter(({ answer }) => answer !== 'open');
  const given = told.map(({ each, answer }): Why => {
    const why = provokedWhy(deed.of, mode, each);
    // Only an attack that was made shows that a missing fact was as assumed.
    return each.unknown.length === 0 || answer === 'taken'
      ? why
      : { ...why, message: 'log.offered.maybe' };
  });
  const late = entry.offers
    .filter(({ answer }) => answer === 'lapsed' || answer === 'spent')
    .map((offer) => plain(`log.offer.${offer.answer}`, { foe: who(offer.provoked.by) }));
  const missing = unknown
    .filter((fact) => !isOfCheck(fact))
    .map((fact) => plain(...missingFact(fact)));
  return {
    reasons: [...broken, ...missing, ...checks, ...given, ...late],
    // The first rule of each violation comes first. If a violation cites no rule, no other rule
    // replaces it.
    rules: [
      ...new Set(
        broken.length > 0
          ? [...broken.flatMap((w) => w.rules.slice(0, 1)), ...broken.flatMap((w) => w.rules)]
          : [...told.flatMap(({ each }) => rulesCausingOpportunity(each.rules)), ...ruling.rules],
      ),
    ],
    cells: [...broken, ...checks, ...given].flatMap((w) => w.cells).concat(path.slice(-1)),
  };
}

function waitTold({ of, how, readies }: EventOf<'wait'>): LineSentence {
  const message =
    how === null
      ? 'log.resumes'
      : how === 'delay'
        ? 'actions.delay'
        : readies === undefined
          ? 'log.readies'
          : 'log.readiesThis';
  return { message, params: { who: who(of), action: deedWord(readies ?? '') } };
}

type Lines = {
  readonly [K in EventKind]: (
    event: EventOf<K>,
    entry: Entry,
    around: LineContext,
  ) => Partial<LogLine> & Pick<LogLine, 'sentence'>;
};

/** An outcome as the log words it: the result of the attempt, its rolls and its changes. */
export function outcomeLine({
  of,
  topic,
  target,
  result,
  rolls,
  changes,
  rules,
}: OutcomeHappening): LineParts {
  const params = {
    who: who(of),
    action: topicLabel(topic),
    result,
    ...(target === undefined ? {} : { target: who(target) }),
  };
  const sentence = { message: target === undefined ? 'log.outcome' : 'log.outcomeOn', params };
  return {
    sentence,
    head: sentence,
    rules,
    reasons: [
      ...rolls.map(({ of: roller, what, total, die, from }) =>
        // A die that nothing changes is its own total.
        plain(die === undefined || die === total ? 'log.rolledFor' : 'log.rolledFor.die', {
          who: who(roller),
          what: rollLabel(what),
          n: total,
          die: die ?? 0,
          from,
        }),
      ),
      ...changesSaid(changes),
    ],
    cells: changes.flatMap((change) => (change.what === 'place' ? [change.at] : [])),
  };
}

/** What changed, one sentence for each change. */
const changesSaid = (changes: readonly Change[] = []): Why[] =>
  changes.map((change) => {
    const { message, params } = changeSaid(change);
    return plain(message, params);
  });

const lines: Lines = {
  combat: ({ on, aware }) => ({
    sentence: {
      message: on
        ? aware === undefined
          ? 'log.combatStarts'
          : 'log.surpriseRound'
        : 'log.combatEnds',
    },
  }),

  turn: ({ round, active }) => ({
    sentence:
      active === null
        ? { message: 'log.roundStarts', params: { round } }
        : { message: 'log.turnStarts', params: { round, who: who(active) } },
  }),

  move(event, entry) {
    const { of, path, mode, cost, budget, seen, ruling } = event;
    const to = path.at(-1) ?? [0, 0];
    const params = {
      who: who(of),
      len: { length: cost },
      max: { length: budget },
      none: budget === 0,
      mode: { term: modeTerm(mode) },
    };
    const caveats = (event.caveats ?? []).map((each) => plain(`log.caveat.${each}`, params));
    if (seen === 'placed') {
      const message =
        path.length < 2
          ? 'log.placed'
          : event.hand === undefined
            ? 'log.setDown'
            : 'log.movedFreely';
      return { sentence: { message, params }, cells: [to], reasons: caveats };
    }
    const { reasons, ...rest } = judged(
      entry,
      { of, action: modeTerm(mode), cost, budget },
      mode,
      ruling,
      path,
    );
    const notes = [
      plain('log.way', params),
      ...caveats,
      ...(seen === 'assumed' ? [plain('log.assumed')] : []),
    ];
    return {
      ...rest,
      head: { message: 'log.head.moved', params },
      sentence: { message: mode === 'move' ? 'log.moved' : 'log.movedBy', params },
      reasons: ruling.faults.length > 0 ? [...reasons, ...notes] : [...notes, ...reasons],
    };
  },

  act(event, entry, around) {
    const { of, action, target, ruling, as } = event;
    const params = {
      who: who(of),
      action: deedWord(action),
      ...(target === undefined ? {} : { target: who(target) }),
    };
    const { reasons, ...rest } = judged(
      entry,
      { of, action: actionTerm(action), target },
      action,
      ruling,
      [],
    );
    const became = [
      ...(as === undefined
        ? []
        : [plain(as === 'opportunity' ? 'log.asOpportunity' : 'log.asReadied')]),
      ...(event.gains ?? []).map((id) =>
        plain('log.conditionGained', { who: who(of), condition: word(id) }),
      ),
      ...(event.loses ?? []).map((id) =>
        plain('log.conditionLost', { who: who(of), condition: word(id) }),
      ),
      ...changesSaid(event.changes),
      ...(event.hand === undefined
        ? []
        : [plain(event.hand.ready ? 'log.weaponDrawn' : 'log.weaponAway', { who: who(of) })]),
    ];
    const waits = around.wait(event.id);
    const sentence =
      waits === undefined
        ? { message: target === undefined ? 'log.acted' : 'log.actedOn', params }
        : waitTold(waits);
    return { ...rest, sentence, head: sentence, reasons: [...reasons, ...became] };
  },

  opportunity(event, { meant }, around) {
    const { by, of, nth, taken, action, hit, otherwise, changes, about } = event;
    const given = around.entry(meant?.event ?? of);
    const cause =
      given === undefined || !('ruling' in given.event)
        ? undefined
        : given.event.ruling.provoked[meant?.nth ?? nth];
    const against = given !== undefined && 'of' in given.event ? given.event.of : about?.of;
    const params = {
      foe: who(by),
      target: who(against ?? ''),
      ...(action !== undefined && { action: deedWord(action) }),
    };
    const instead = action === undefined ? '' : '.with';
    const message =
      otherwise === true
        ? 'log.reacted'
        : against === undefined
          ? taken
            ? `log.took${instead}`
            : 'opportunity.passed'
          : taken
            ? `opportunity.taken${instead}`
            : 'log.passed';
    return {
      verdict: 'provokes',
      head: { message, params },
      sentence: { message, params },
      reasons: [
        ...(hit === undefined ? [] : [plain(hit ? 'log.struck.hit' : 'log.struck.miss')]),
        ...changesSaid(changes),
      ],
      rules: cause?.rules ?? [],
      cells: cause?.leaving === undefined ? [] : [cause.leaving],
    };
  },

  condition: ({ of, condition, on }) => ({
    sentence: {
      message: on ? 'log.conditionGained' : 'log.conditionLost',
      params: { who: who(of), condition: word(condition) },
    },
  }),

  posted: ({ of, what, by, known }) => ({
    sentence: {
      message: `log.posted${known ? '' : 'As'}.${what}`,
      params: { who: who(of), by: by.trim() === '' ? { message: 'log.somebody' } : by },
    },
  }),

  saves: ({ of, successes, failures }) => ({
    sentence:
      successes + failures === 0
        ? { message: 'log.savesCleared', params: { who: who(of) } }
        : { message: 'log.saves', params: { who: who(of), successes, failures } },
  }),

  outcome: outcomeLine,

  wait: (event) => ({ sentence: waitTold(event) }),

  ...phasedLines,

  // An allowance is shown in the entry that it allows; it has its own line only if that entry is
  // missing.
  allow: ({ of, by, note, about }, _entry, { entry }) => ({
    verdict: 'allowed',
    sentence: {
      message: 'log.allowed',
      params: {
        who: who(subject(entry(of)) ?? about?.of ?? ''),
        by: byWhom(by),
        reason: note ?? '',
      },
    },
  }),
  dismiss: () => ({ sentence: { message: 'log.dismissed' } }),
  undo: ({ of, back }, _entry, { entry }) => ({
    sentence: {
      message: back === true ? 'log.takenBack' : 'log.undone',
      params: { who: who(subject(entry(of)) ?? '') },
    },
  }),
};

const subject = (entry: Entry | undefined): string | undefined =>
  entry !== undefined && 'of' in entry.event && entry.event.kind !== 'opportunity'
    ? entry.event.of
    : undefined;

const ALONE: LineContext = { entry: () => undefined, wait: () => undefined };

/** The line of an entry. Never throws: unknown parts are left out. */
export function lineOf(entry: Entry, around: LineContext = ALONE): LogLine {
  const { kind } = entry.event;
  const line = (lines[kind] as Lines[EventKind & 'combat'])(
    entry.event as EventOf<'combat'>,
    entry,
    around,
  );
  return {
    verdict: entry.verdict,
    head: line.sentence,
    reasons: [],
    rules: [],
    cells: [],
    ...line,
  };
}

/**
 * The line of an opportunity: the creature that may attack, and the cause.
 * @param entry the entry of the causing event
 */
export function offerLine({ provoked, against }: Offer, entry: Entry | undefined): LogLine {
  const { by, cause, leaving, rules, unknown } = provoked;
  const action = entry?.event.kind === 'act' ? deedWord(entry.event.action) : { term: 'move-mode' };
  const params = { foe: who(by), target: who(against), action };
  const verdict = unknown.length > 0 ? 'doubtful' : 'provokes';
  return {
    verdict,
    head: { message: unknown.length > 0 ? 'log.head.offered.maybe' : 'log.head.offered', params },
    sentence: { message: `log.offer.${cause}`, params },
    rules,
    cells: leaving === undefined ? [] : [leaving],
    reasons: [
      { message: `log.offer.${cause}`, params, verdict, rules, cells: [] },
      ...unknown.map((fact) => plain(...missingFact(fact))),
    ],
  };
}

/**
 * Term of the declaration that a delay or ready action begins with; the log shows declaration and
 * result as one line.
 */
const WAITS: Readonly<Record<string, string>> = { delay: 'delay', ready: 'ready' };

/** The entries that have a line in the log, with lookups of other entries and of results. */
export function linesAround(
  entries: readonly Entry[],
): LineContext & { readonly lines: readonly Entry[] } {
  const byEvent = new Map(entries.map((entry) => [entry.event.id, entry]));
  const waits = new Map<string, EventOf<'wait'>>();
  const lines = entries.filter(({ event }, i) => {
    const before = entries[i - 1]?.event;
    if (
      event.kind !== 'wait' ||
      event.how === null ||
      before?.kind !== 'act' ||
      before.of !== event.of ||
      WAITS[before.action] !== event.how
    )
      return true;
    waits.set(before.id, event);
    return false;
  });
  return { lines, entry: (id) => byEvent.get(id), wait: (id) => waits.get(id) };
}
