/**
 * Stores the height of a flyer that was dropped: on the host, or as a correction of this user.
 * Wiring only.
 */
import { withCorrection } from '../../src/amendments/edits.ts';
import type { Correcting } from '../../src/overlay/ui.ts';
import type { Commands } from '../../src/state/host.ts';
import { followLandings } from '../../src/state/landing.ts';
import type { Store } from '../../src/state/store.ts';
import { creatureLabel } from '../../src/text/index.ts';

export function keepHeights(
  store: Store,
  { campaign, change }: Correcting,
  { lift }: Commands,
  end: AbortSignal,
): void {
  const correct = (of: string, height: number): void => {
    const correction = {
      campaign: campaign.peek(),
      scope: 'token',
      of,
      name: creatureLabel(of),
      fact: 'elevation',
      value: height,
      at: new Date().toISOString(),
    } as const;
    // A correction that cannot be stored is lost; the stores tell the user.
    change((all) => withCorrection(all, correction, { token: of })).catch(() => undefined);
  };
  followLandings(store, lift, correct, Date.now, end);
}
