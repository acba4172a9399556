/**
 * One session at a Roll20 table. During the session one value of the host changes, and then changes
 * back.
 */
import { start } from '../../adapters/roll20/index.ts';
import { commands } from '../../adapters/roll20/moveAttribution.ts';
import { pollTable } from '../../adapters/roll20/pollTable.ts';
import { begin } from '../../adapters/common/begin.ts';
import type { Drift } from './membrane.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Roll20Host } from './roll20-host.ts';
import { seat, type Sitting } from './seat.ts';
import { passed } from './window.ts';

export async function sitAtRoll20(
  host: Roll20Host,
  drift: Drift | null,
  right?: (after: Outcome) => boolean,
): Promise<Sitting> {
  const { target, heard, listener, signal, frames, turned, recovered, leave } = seat(
    host,
    drift,
    683.4,
  );
  target.safely('begin', () => begin(target as unknown as Window, 'roll20', pollTable, commands));
  start(listener, signal, target as unknown as Parameters<typeof start>[2]);
  await passed(target, 700, 100);
  await frames();
  host.pull(target);
  await frames();
  host.act();
  await frames();
  await turned(2050);
  // If there is no scene, wait until the product reports this.
  if (drift !== null && (heard.reading?.scene == null || heard.camera === null)) {
    await turned(6150);
    if (heard.reading?.scene == null || heard.camera === null) await passed(target, 40_000, 8000);
  }
  const outcome = outcomeOf(heard);
  const later =
    drift === null
      ? {}
      : await recovered(
          [
            async () => {
              await turned(2050);
              host.pull(target);
              await turned(2050);
            },
            ...Array.from({ length: 4 }, () => () => turned(2050)),
          ],
          right,
        );
  return { outcome, ...later, errors: leave() };
}
