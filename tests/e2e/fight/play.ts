/** Plays the script on a host's page and in a user's panels, and reads the log lines to compare. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cell } from '../expected.ts';
import { SCRIPT, type Step } from './script.ts';

export type Language = 'en' | 'it';
export type HostKind = 'practice' | 'foundry' | 'roll20';
type Of<D extends Step['do']> = Extract<Step, { readonly do: D }>;

/** Steps on the host's own page. */
export interface Hands {
  readonly host: HostKind;
  /** The log's name for the game master who allows a move. */
  readonly master: string;
  turn(to: string): Promise<void>;
  drag(of: string, along: readonly Cell[]): Promise<void>;
  elsewhere(of: string, from: Cell, to: Cell): Promise<void>;
  status(of: string, condition: string, on: boolean): Promise<void>;
}

/** Steps in the panels. */
export interface Panels {
  /** Waits until the panels show the current turn. */
  turned(to: string): Promise<void>;
  declare(step: Of<'declare'>): Promise<void>;
  undo(of: string): Promise<void>;
  take(step: Of<'take'>): Promise<void>;
  pass(by: string, against: string): Promise<void>;
  allow(of: string, note: string): Promise<void>;
  /** @param home cell where the creature must stand afterwards */
  takeBack(of: string, home: Cell): Promise<void>;
  dismiss(of: string): Promise<void>;
  meant(of: string, as: 'withdraw'): Promise<void>;
  resume(of: string): Promise<void>;
  offers(are: Of<'offers'>['are']): Promise<void>;
}

const say = (step: Step): string =>
  Object.values(step)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' ');

async function take(step: Step, hands: Hands, panels: Panels): Promise<void> {
  switch (step.do) {
    case 'turn':
      await hands.turn(step.to);
      return panels.turned(step.to);
    case 'drag':
      return hands.drag(step.of, step.along);
    case 'elsewhere':
      return hands.elsewhere(step.of, step.from, step.to);
    case 'status':
      return hands.status(step.of, step.condition, step.on);
    case 'declare':
      return panels.declare(step);
    case 'undo':
      return panels.undo(step.of);
    case 'take':
      return panels.take(step);
    case 'pass':
      return panels.pass(step.by, step.against);
    case 'allow':
      return panels.allow(step.of, step.note);
    case 'take-back':
      return panels.takeBack(step.of, step.home);
    case 'dismiss':
      return panels.dismiss(step.of);
    case 'meant':
      return panels.meant(step.of, step.as);
    case 'resume':
      return panels.resume(step.of);
    case 'offers':
      return panels.offers(step.are);
  }
}

/** @throws naming the step that failed */
export async function play(
  hands: Hands,
  panels: Panels,
  script: readonly Step[] = SCRIPT,
): Promise<void> {
  for (const [i, step] of script.entries()) {
    try {
      await take(step, hands, panels);
    } catch (error) {
      throw new Error(
        `step ${i + 1}, ${say(step)}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

/**
 * The expected lines of the log on this host: `[host, host] line<TAB>rules`; lines that begin with
 * # are comments.
 */
export function expected(
  language: Language,
  { host, master }: Pick<Hands, 'host' | 'master'>,
): string[] {
  const text = readFileSync(
    fileURLToPath(new URL(`expected.${language}.txt`, import.meta.url)),
    'utf8',
  );
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [said = ''] = line.split('\t');
      const [, hosts, only] = /^\[([\w, ]+)\] (.*)$/.exec(said) ?? [];
      if (hosts !== undefined && !hosts.split(', ').includes(host)) return [];
      return [(only ?? said).replace('{gm}', master)];
    });
}
