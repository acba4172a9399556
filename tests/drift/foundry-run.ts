/** One sitting at a Foundry table from its start, with one reading of the host another than it was; then as it was again. */
import { start } from '../../adapters/foundry/index.ts';
import { acts } from '../../adapters/foundry/act.ts';
import { run } from '../../adapters/foundry/begin.ts';
import { begin } from '../../adapters/common/begin.ts';
import type { Drift } from './membrane.ts';
import type { FoundryHost } from './foundry-host.ts';
import { hearing, outcomeOf, type Outcome } from './outcome.ts';
import { drawn, freshWindow, passed } from './window.ts';

export interface Sitting {
  readonly outcome: Outcome;
  /** With the reading back; absent where nothing was another. */
  readonly after?: Outcome;
  /** After sitting down again, where it was not right before. */
  readonly again?: Outcome;
  /** Into the host's page. */
  readonly errors: readonly string[];
}

export async function sitAtFoundry(host: FoundryHost, drift: Drift | null, right?: (after: Outcome) => boolean): Promise<Sitting> {
  const target = freshWindow();
  host.back();
  host.glass.drift = drift;
  host.glass.hits = 0;
  const end = new AbortController();
  const { heard, listener } = hearing();
  target.safely('begin', () => begin(target as unknown as Window, 'foundry', run, acts));
  const commands = start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
  commands.guard?.(true);
  const frames = async (): Promise<void> => {
    await drawn(target);
    host.tick((frame) => target.safely('ticker', frame));
    await drawn(target);
  };
  const turned = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 2050) {
      await passed(target, 2050, 2050);
      await frames();
    }
  };
  await frames();
  host.act();
  await frames();
  // Long enough for whatever looks by itself, and for saying that nothing was found.
  await turned(2100);
  await frames();
  // Where nothing was found, as long as it takes to say so.
  if (drift !== null && heard.reading?.scene == null) await passed(target, 32_000, 8000);
  const outcome = outcomeOf(heard);
  let after: Outcome | undefined;
  let again: Outcome | undefined;
  if (drift !== null) {
    host.glass.drift = null;
    host.act();
    await turned(8200);
    await frames();
    after = outcomeOf(heard);
    if (right?.(after) === false) {
      target.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'start' }));
      await turned(4100);
      await frames();
      again = outcomeOf(heard);
    }
  }
  end.abort();
  target.dispatchEvent(new Event('quadretto:take-over'));
  const errors = [...target.errors, ...host.errors];
  return { outcome, errors, ...(after && { after }), ...(again && { again }) };
}
