/** The interface between the referee and a host's wiring: the state knows no host. */
import type { Caveat, MovedBy } from '../../encounter/event.ts';
import type { Policies } from '../../encounter/policy.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Asks } from '../asks.ts';
import type { ChatAction } from '../referee.ts';

type Place = readonly [number, number];

/**
 * A move that the host made or is about to make, reported before the reading that shows it;
 * possibly late, twice or out of order.
 */
export interface ReportedMove {
  readonly id: string;
  readonly of: string;
  readonly path: readonly Place[];
  /** Every cell is known; otherwise only the first and the last are certain. */
  readonly whole: boolean;
  readonly by?: MovedBy;
  readonly way?: 'drag' | 'keyboard' | 'program' | 'undo' | 'placed';
  /** A doubt that only the mover's client reports. */
  readonly doubt?: Extract<Caveat, 'teleport' | 'way'>;
}

export type SharedNotes = Readonly<Record<string, string>>;

/** Commands that the host carries out; absent: it cannot, or this user may not. None rejects. */
export interface TableCommands {
  move?(of: string, path: readonly Place[]): Promise<boolean>;
  place?(of: string, at: Place): Promise<boolean>;
  share?(notes: SharedNotes): Promise<boolean>;
  guard?(on: boolean): void;
}

/** Reports from the wiring to the referee. Never throws, whatever the report. */
export interface Wired {
  moved(move: ReportedMove): void;
  intends(move: ReportedMove): boolean;
  rolled(roll: ChatAction): void;
  notes(notes: SharedNotes): void;
  /** The commands that the host carries out from now on. */
  commands(commands: TableCommands): void;
}

export interface Deps {
  readonly asks: Asks;
  readonly policies: ReadonlySignal<Policies>;
  readonly setPolicies: (policies: Policies) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
