/** What the referee takes of a host and gives it, as shapes of its own: state knows no host. */
import type { Caveat, MovedBy } from '../../encounter/event.ts';
import type { Policies } from '../../encounter/policy.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Asks } from '../asks.ts';
import type { ChatAction } from '../referee.ts';

type Place = readonly [number, number];

/**
 * A move that the host made or is about to make. Told before the reading that shows it; late, twice
 * and out of order too.
 */
export interface ReportedMove {
  readonly id: string;
  readonly of: string;
  readonly path: readonly Place[];
  /** Every square was told; else the first and the last alone are sure. */
  readonly whole: boolean;
  readonly by?: MovedBy;
  readonly way?: 'drag' | 'keyboard' | 'program' | 'undo' | 'placed';
  /** What its mover's client says of it, and nothing else shows. */
  readonly doubt?: Extract<Caveat, 'teleport' | 'way'>;
}

export type SharedNotes = Readonly<Record<string, string>>;

/** What the host does on our word; absent: it cannot, or this user may not. None rejects. */
export interface TableCommands {
  move?(of: string, path: readonly Place[]): Promise<boolean>;
  place?(of: string, at: Place): Promise<boolean>;
  share?(notes: SharedNotes): Promise<boolean>;
  guard?(on: boolean): void;
}

/** What the wiring tells the referee. Never throws, whatever it is told. */
export interface Wired {
  moved(move: ReportedMove): void;
  intends(move: ReportedMove): boolean;
  rolled(roll: ChatAction): void;
  notes(notes: SharedNotes): void;
  /** From now on the host does these. */
  commands(commands: TableCommands): void;
}

export interface Deps {
  readonly asks: Asks;
  readonly policies: ReadonlySignal<Policies>;
  readonly setPolicies: (policies: Policies) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
