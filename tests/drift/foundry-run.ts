/**
 * One session at a Foundry table. During the session one value of the host changes, and then
 * changes back.
 */
import { start } from '../../adapters/foundry/index.ts';
import { commands } from '../../adapters/foundry/act.ts';
import { run } from '../../adapters/foundry/begin.ts';
import { begin } from '../../adapters/common/begin.ts';
import type { Drift } from './membrane.ts';
import type { FoundryHost } from './foundry-host.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { seat, type Sitting } from './seat.ts';
import { passed } from './window.ts';

export async function sitAtFoundry(
  host: FoundryHost,
  drift: Drift | null,
  right?: (after: Outcome) => boolean,
): Promise<Sitting> {
  const { target, heard, listener, signal, frames, turned, recovered, leave } = seat(
    host,
    drift,
    2050,
  );
  target.safely('begin', () => begin(target as unknown as Window, 'foundry', run, commands));
  start(listener, signal, target as unknown as Parameters<typeof start>[2]).guard?.(true);
  await frames();
  host.act();
  await frames();
  // Wait for the product's own timers, and for its notice that it found nothing.
  await turned(2100);
  await frames();
  // If there is no scene, wait until the product reports this.
  if (drift !== null && heard.reading?.scene == null) await passed(target, 32_000, 8000);
  const outcome = outcomeOf(heard);
  const later =
    drift === null
      ? {}
      : await recovered(
          Array.from({ length: 4 }, () => async () => {
            await turned(2050);
            await frames();
          }),
          right,
        );
  return { outcome, ...later, errors: [...leave(), ...host.errors] };
}
