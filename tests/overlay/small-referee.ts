/**
 * A simulated referee for tests of panels. It records its calls in `told`, and the test sets its
 * fight.
 */
import type { HostRoll } from '../../src/state/host.ts';
import { signal, type Signal } from '@preact/signals';
import type { Entry } from '../../src/encounter/entry.ts';
import { BEFORE, type Encounter } from '../../src/encounter/applyEvent.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { seenIn } from '../../entrypoints/overlay/asking.ts';
import { answer } from '../../src/judge/answer.ts';
import { createAsks, type Asks } from '../../src/state/asks.ts';
import type { Attempts } from '../../src/state/attempt.ts';
import type { PhasedRound } from '../../src/state/phased.ts';
import type { Proposals } from '../../src/state/proposal.ts';
import type { ActionDeclaration, Referee } from '../../src/state/referee.ts';
import type { Store } from '../../src/state/store.ts';

export interface SmallReferee extends Referee {
  readonly told: (readonly [string, ...unknown[]])[];
  readonly encounter: Signal<Encounter>;
  readonly entries: Signal<readonly Entry[]>;
  readonly driven: Signal<boolean>;
  readonly rolled: Signal<HostRoll | null>;
  /** Whether the next declaration is recorded. */
  readonly judges: Signal<boolean>;
}

/** An entry with one declared action. */
export const declared = (
  id: string,
  { of, action }: ActionDeclaration,
  more: Partial<Entry> = {},
): Entry => ({
  id,
  round: 1,
  verdict: 'legal',
  offers: [],
  dismissed: false,
  open: false,
  ...more,
  event: {
    kind: 'act',
    id,
    seq: 1,
    at: 0,
    of,
    action,
    uses: [],
    ruling: { faults: [], provoked: [], unknown: [], rules: [] },
  },
});

/** Attempts of which none is in progress. */
const noAttempts = (): Attempts => ({
  attempt: signal(null),
  begin: () => undefined,
  end: () => undefined,
  expects: () => undefined,
  say: () => undefined,
  choose: () => undefined,
  declared: () => undefined,
  markable: () => false,
  accept: () => Promise.resolve({ recorded: false, left: [], unmarked: [] }),
  master: signal(true),
});

/** Proposals, none of which is waiting. */
const noProposals = (): Proposals => ({
  waiting: signal([]),
  asked: signal(null),
  markable: () => false,
  accept: () => Promise.resolve({ recorded: false, left: [], unmarked: [] }),
  refuse: () => undefined,
  askable: () => false,
  ask: () => Promise.resolve(false),
  withdraw: () => undefined,
});

/** A fight without rounds in phases. */
const noPhases = (): PhasedRound => ({
  used: signal(false),
  now: signal(null),
  answer: signal(null),
  fault: signal(null),
  looked: signal(null),
  cursor: signal(1),
  drawnPath: signal(null),
  leads: signal(false),
  sharing: signal('alone'),
  tell: () => undefined,
  mine: () => false,
  begin: () => undefined,
  over: () => undefined,
  declare: () => Promise.resolve(''),
  withdraw: () => undefined,
  rolled: () => undefined,
  decide: () => undefined,
  reach: () => undefined,
});

export function smallReferee(fight: Partial<Encounter> = {}): SmallReferee {
  const told: SmallReferee['told'] = [];
  const tell =
    (what: string) =>
    (...rest: unknown[]): void =>
      void told.push([what, ...rest]);
  const entries = signal<readonly Entry[]>([]);
  const judges = signal(true);
  return {
    told,
    entries,
    judges,
    phases: noPhases(),
    attempts: noAttempts(),
    proposals: noProposals(),
    encounter: signal({ ...BEFORE, ...fight }),
    offers: signal([]),
    waiting: signal(0),
    shared: signal(true),
    tells: signal(false),
    driven: signal(false),
    rolled: signal<HostRoll | null>(null),
    policies: signal(DEFAULT_POLICIES),
    held: signal(null),
    shown: signal(null),
    stops: signal(true),
    exported: () => '{}',
    turnOf: () => null,
    sceneInTurn: () => undefined,
    startTurn: tell('startTurn'),
    endFight: tell('endFight'),
    surprise: tell('surprise'),
    condition: tell('condition'),
    resume: tell('resume'),
    answered: tell('answered'),
    declare(declaration) {
      told.push(['declare', declaration]);
      if (judges.value)
        entries.value = [
          ...entries.value,
          declared(`e${entries.value.length}`, declaration, { round: 1 }),
        ];
      return Promise.resolve(judges.value);
    },
    take(...given) {
      told.push(['take', ...given]);
      return Promise.resolve(judges.value);
    },
    pass: tell('pass'),
    allow: tell('allow'),
    dismiss: tell('dismiss'),
    seemsReturned: () => false,
    wasMove: tell('wasMove'),
    canTakeBack: () => false,
    takeBack: () => Promise.resolve(false),
    canFollow: () => false,
    follow: () => Promise.resolve(false),
    undo: tell('undo'),
    otherModes: () => [],
    reread: tell('reread'),
    setPolicy: tell('setPolicy'),
    setPolicies: tell('setPolicies'),
    goOn: () => Promise.resolve(false),
    goBack: tell('goBack'),
    show: tell('show'),
  };
}

/** Asks the engine directly, as the practice page does. */
export const asksHere = (store: Store): Asks =>
  createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }), { seen: seenIn(store) });
