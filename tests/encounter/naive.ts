/**
 * Computes the fight and its log directly from the rules, from scratch each time and without stored
 * states.
 */
import type { Answer, Entry, EntryVerdict, Offer } from '../../src/encounter/entry.ts';
import type { EncounterEvent, EventOf, ProvokedOpportunity } from '../../src/encounter/event.ts';
import { BEFORE, applyEvent, type Encounter } from '../../src/encounter/applyEvent.ts';
import { hasTurnSince, takenSince } from '../../src/encounter/turns.ts';

type Move = EventOf<'move'>;
type Judged = Move | EventOf<'act'> | EventOf<'declaration'>;
const before = (a: EncounterEvent, b: EncounterEvent): boolean =>
  a.seq < b.seq || (a.seq === b.seq && a.id < b.id);

export class Naive {
  readonly all: readonly EncounterEvent[];
  readonly states: readonly Encounter[];
  private readonly gone = new Map<string, EventOf<'undo'> | null>();
  private readonly firsts = new Map<Move, Move>();
  private readonly byId: ReadonlyMap<string, EncounterEvent>;

  constructor(told: readonly EncounterEvent[]) {
    this.all = [...new Map(told.map((each) => [each.id, each])).values()].sort((a, b) =>
      before(a, b) ? -1 : 1,
    );
    this.byId = new Map(this.all.map((each) => [each.id, each]));
    let now = BEFORE;
    this.states = this.all.map((each) => {
      const counts = this.counting(each);
      return (now = counts === undefined ? now : applyEvent(now, counts));
    });
  }

  get state(): Encounter {
    return this.states.at(-1) ?? BEFORE;
  }
  private find(id: string): EncounterEvent | undefined {
    return this.byId.get(id);
  }

  undoing(of: EncounterEvent): EventOf<'undo'> | null {
    let found = this.gone.get(of.id);
    if (found === undefined) {
      found =
        this.all.find(
          (each): each is EventOf<'undo'> =>
            each.kind === 'undo' &&
            each.of === of.id &&
            before(of, each) &&
            this.undoing(each) === null,
        ) ?? null;
      this.gone.set(of.id, found);
    }
    return found;
  }
  private stands(each: EncounterEvent): boolean {
    return this.undoing(each) === null;
  }

  private first(move: Move): Move {
    let found = this.firsts.get(move);
    if (found === undefined) {
      const joined = move.joins === undefined ? undefined : this.find(move.joins);
      found =
        joined?.kind === 'move' && joined.of === move.of && before(joined, move)
          ? this.first(joined)
          : move;
      this.firsts.set(move, found);
    }
    return found;
  }
  movement(move: Move): Move[] {
    return this.all.filter(
      (each): each is Move => each.kind === 'move' && this.first(each) === this.first(move),
    );
  }
  head(move: Move): Move | undefined {
    return this.movement(move)
      .filter((each) => this.stands(each))
      .at(-1);
  }

  /**
   * The event that counts at this event's position. For the first move of a movement, this is the
   * movement's last valid move.
   */
  private counting(each: EncounterEvent): EncounterEvent | undefined {
    if (each.kind !== 'move') return this.stands(each) ? each : undefined;
    return this.first(each) === each ? this.head(each) : undefined;
  }

  entries(mayTake: (by: string, taken: number) => boolean | null): Entry[] {
    return this.all.flatMap((each, at) => {
      const told =
        each.kind !== 'move'
          ? each
          : this.first(each) === each
            ? (this.head(each) ?? this.movement(each).at(-1)!)
            : undefined;
      if (told === undefined || ['allow', 'dismiss', 'undo'].includes(told.kind)) return [];
      const was = this.states[at - 1] ?? BEFORE;
      if (told.kind === 'condition' && told.from === 'told') {
        const list = told.on ? was.conditions : was.ended;
        if (Object.hasOwn(list, told.of) && list[told.of]!.includes(told.condition)) return [];
      }
      return [this.entry(told, at, mayTake)];
    });
  }

  private entry(
    event: EncounterEvent,
    at: number,
    mayTake: (by: string, taken: number) => boolean | null,
  ): Entry {
    const about = this.all.filter(
      (each) =>
        (each.kind === 'allow' || each.kind === 'dismiss') &&
        each.of === event.id &&
        this.stands(each),
    );
    const allow = about.filter((each): each is EventOf<'allow'> => each.kind === 'allow').at(-1);
    const dismissed = about.some((each) => each.kind === 'dismiss');
    const undoing = this.undoing(event);
    const judged =
      event.kind === 'act' ||
      event.kind === 'declaration' ||
      (event.kind === 'move' && event.seen !== 'placed')
        ? event
        : undefined;
    const offers =
      judged === undefined || undoing !== null
        ? []
        : judged.ruling.provoked.map((_, nth) => this.offer(judged, at, nth, mayTake));
    let verdict: EntryVerdict = 'info';
    if (judged !== undefined) {
      verdict = 'legal';
      if (
        judged.ruling.unknown.length > 0 ||
        judged.ruling.provoked.some((p) => p.unknown.length > 0)
      )
        verdict = 'doubtful';
      if (judged.ruling.faults.length > 0) verdict = 'illegal';
      if (allow !== undefined) verdict = 'allowed';
    }
    const state = this.states[at]!.on ? this.states[at]! : (this.states[at - 1] ?? BEFORE);
    return {
      id: event.id,
      event,
      round: state.round,
      verdict,
      offers,
      dismissed,
      ...(allow && {
        allowed: { by: allow.by, ...(allow.note !== undefined && { note: allow.note }) },
      }),
      ...(event.kind === 'opportunity' && { meant: this.meant(event) }),
      ...(undoing && { undone: { back: undoing.back === true } }),
      open:
        undoing === null &&
        ((verdict === 'illegal' && !dismissed) || offers.some((o) => o.answer === 'open')),
    };
  }

  private offer(
    event: Judged,
    at: number,
    nth: number,
    mayTake: (by: string, taken: number) => boolean | null,
  ): Offer {
    const provoked = event.ruling.provoked[nth]!;
    const answers = this.all.filter(
      (each): each is EventOf<'opportunity'> =>
        each.kind === 'opportunity' && this.stands(each) && this.answers(each, event, nth),
    );
    const ends = this.states.findIndex((state, k) => k >= at && !state.on);
    const [then, last] = [this.states[at]!, ends < 0 ? this.state : this.states[ends - 1]!];
    const lapsed = ends >= 0 || hasTurnSince(then, last, event.of);
    // Only opportunities that were given before this one expired.
    const taken = takenSince(then, last, provoked.by).filter((id) => {
      const k = this.all.findIndex((each) => id.startsWith(`${each.id}#`));
      return k < 0 || !hasTurnSince(then, this.states[k]!, event.of);
    }).length;
    const answer: Answer = answers.some((each) => each.taken)
      ? 'taken'
      : answers.length > 0
        ? 'passed'
        : mayTake(provoked.by, taken) === false
          ? 'spent'
          : lapsed
            ? 'lapsed'
            : 'open';
    const within =
      event.kind === 'act' && event.as === 'opportunity' ? this.within(event, at) : undefined;
    const late = answer === 'open' && hasTurnSince(then, last, provoked.by);
    return {
      event: event.id,
      nth,
      against: event.of,
      provoked,
      answer,
      ...(late && { late }),
      ...(within && { within }),
    };
  }

  private answers(each: EventOf<'opportunity'>, event: Judged, nth: number): boolean {
    if (each.of === event.id) return each.nth === nth && event.ruling.provoked[nth]!.by === each.by;
    const other = this.find(each.of);
    if (event.kind !== 'move' || other?.kind !== 'move' || this.first(other) !== this.first(event))
      return false;
    const meant = other.ruling.provoked[each.nth];
    return meant !== undefined && meant.by === each.by && alike(meant, event.ruling.provoked[nth]!);
  }

  private within(event: EventOf<'act'>, at: number): { event: string; nth: number } | undefined {
    const near = this.all
      .slice(Math.max(0, at - 64), at)
      .filter((each) => this.stands(each))
      .reverse();
    const found = near.find(
      (each) =>
        (each.kind === 'act' && each.of === event.of && each.as === 'opportunity') ||
        (each.kind === 'opportunity' && each.by === event.of && each.taken),
    );
    return found?.kind === 'opportunity' ? this.meant(found) : undefined;
  }
  private meant({ of, nth }: EventOf<'opportunity'>): { event: string; nth: number } {
    const event = this.find(of);
    const head = event?.kind === 'move' ? this.head(event) : undefined;
    const provoked = event?.kind === 'move' ? event.ruling.provoked[nth] : undefined;
    if (head === undefined || provoked === undefined || head === event) return { event: of, nth };
    const now = head.ruling.provoked.findIndex((each) => alike(each, provoked));
    return now < 0 ? { event: of, nth } : { event: head.id, nth: now };
  }
}

const alike = (a: ProvokedOpportunity, b: ProvokedOpportunity): boolean =>
  a.by === b.by && a.cause === b.cause;
