/**
 * The interface between the referee and the code that connects a host: the referee itself knows no
 * host.
 */
import type { Entry } from '../../encounter/entry.ts';
import type { NewEvent } from '../../encounter/event.ts';
import type { Policies } from '../../encounter/policy.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Asks } from '../asks.ts';
import type { Commands, HostMove, HostProposal, HostRoll, Notes } from '../host.ts';

/**
 * Commands that the host carries out; a command is absent if the host lacks it or this user may not
 * use it. No command rejects.
 */
export type TableCommands = Pick<
  Commands,
  'move' | 'follow' | 'place' | 'mark' | 'lift' | 'share' | 'propose' | 'choose' | 'guard'
>;

/** Reports from the host to the referee. Never throws. */
export interface Wired {
  moved(move: HostMove): void;
  intends(move: HostMove): boolean;
  rolled(roll: HostRoll): void;
  proposed(proposal: HostProposal): void;
  notes(notes: Notes): void;
  /** Replaces the commands that the host can carry out. */
  commands(commands: TableCommands): void;
}

export interface Deps {
  readonly asks: Asks;
  readonly policies: ReadonlySignal<Policies>;
  readonly setPolicies: (policies: Policies) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Have the texts words for this topic of an attempt, or for this kind of roll? Absent: no other
   * client's outcome is shown.
   */
  readonly hasWords?: (id: string) => boolean;
  /** An entry of the log in words. Absent: players' answers are not sent to game masters. */
  readonly said?: (entry: Entry) => string;
}

/** Records what a user enters; returns the ids of the events. */
export type Happen = (...happenings: NewEvent[]) => readonly string[];
