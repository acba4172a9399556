/** One sitting at a Roll20 table from its start, with one reading of the host another than it was; then as it was again. */
import { start } from '../../adapters/roll20/index.ts';
import { acts } from '../../adapters/roll20/hands.ts';
import { watch } from '../../adapters/roll20/watch.ts';
import { begin } from '../../adapters/common/begin.ts';
import type { Sitting } from './foundry-run.ts';
import type { Drift } from './membrane.ts';
import { hearing, outcomeOf, type Outcome } from './outcome.ts';
import type { Roll20Host } from './roll20-host.ts';
import { drawn, freshWindow, passed } from './window.ts';

export async function sitAtRoll20(host: Roll20Host, drift: Drift | null, right?: (after: Outcome) => boolean): Promise<Sitting> {
  const target = freshWindow();
  host.back();
  host.glass.drift = drift;
  host.glass.hits = 0;
  const end = new AbortController();
  const { heard, listener } = hearing();
  target.safely('begin', () => begin(target as unknown as Window, 'roll20', watch, acts));
  start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
  const frames = async (): Promise<void> => {
    await drawn(target);
    host.tick((frame) => target.safely('frame', frame));
    await drawn(target);
  };
  const turned = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 2050) {
      await passed(target, 2050, 683.4);
      await frames();
    }
  };
  await passed(target, 700, 100);
  await frames();
  host.pull(target);
  await frames();
  host.act();
  await frames();
  await turned(2050);
  // Where nothing was found, as long as it takes to say so.
  if (drift !== null && (heard.reading?.scene == null || heard.camera === null)) {
    await turned(6150);
    if (heard.reading?.scene == null || heard.camera === null) await passed(target, 40_000, 8000);
  }
  const outcome = outcomeOf(heard);
  let after: Outcome | undefined;
  let again: Outcome | undefined;
  if (drift !== null) {
    host.glass.drift = null;
    host.act();
    await turned(2050);
    host.pull(target);
    await turned(10_250);
    after = outcomeOf(heard);
    if (right?.(after) === false) {
      target.dispatchEvent(new CustomEvent('quadretto:to-page', { detail: 'start' }));
      await turned(4100);
      again = outcomeOf(heard);
    }
  }
  end.abort();
  target.dispatchEvent(new Event('quadretto:take-over'));
  return { outcome, errors: [...target.errors, ...host.errors], ...(after && { after }), ...(again && { again }) };
}
