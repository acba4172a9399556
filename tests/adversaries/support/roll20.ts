/**
 * A game master's client of a stand-in Roll20, with changes that other clients make to its models.
 */
import { furnish } from '../../drift/window.ts';
import { DEFAULTS } from '../../hosts/roll20/world/types.ts';
import { tokenId } from '../../hosts/roll20/world/campaign.ts';
import type { Refereed } from './referee.ts';

furnish();
const { roll20Host } = await import('../../drift/roll20-host.ts');
const { watch } = await import('../../../adapters/roll20/watch.ts');
const { acts } = await import('../../../adapters/roll20/moveAttribution.ts');
const { start } = await import('../../../adapters/roll20/index.ts');
const { refereed } = await import('./referee.ts');

export type Cell = readonly [column: number, row: number];
const UNIT = 70;

interface Model {
  readonly id: string;
  get(name: string): unknown;
  set(changes: Record<string, unknown>): void;
}
interface CampaignModel extends Model {
  activePage(): { thegraphics: { models: readonly Model[]; trigger(event: string): void } };
}

export interface Roll20Seat extends Refereed {
  readonly errors: readonly string[];
  idOf(name: string): string;
  /** Another user moves a token that covers one square: its model changes. */
  goes(name: string, to: Cell): Promise<void>;
  turn(name: string): Promise<void>;
  /** This user presses a key. */
  presses(key: string, ctrlKey?: boolean): void;
}

export async function sitAsMaster(engine: 'jumpgate' | 'legacy'): Promise<Roll20Seat> {
  const host = roll20Host({ ...DEFAULTS, engine, user: 'gm', sheet: 'dnd35', scene: 'skirmish' });
  const seat = await refereed(host, 'roll20', watch as never, acts, (listener, life, target) =>
    start(listener, life, target as never),
  );
  const byHost = <T>(work: () => T): T => host.glass.byHost(work);
  const campaign = (): CampaignModel =>
    (globalThis as unknown as { Campaign: CampaignModel }).Campaign;
  const model = (name: string): Model =>
    byHost(() =>
      campaign()
        .activePage()
        .thegraphics.models.find(({ id }) => id === tokenId(name))!,
    );
  // The screen and the characters load a moment after the page.
  await seat.later(2500);
  return {
    ...seat,
    errors: host.errors,
    idOf: (name) => tokenId(name),
    async goes(name, [column, row]) {
      byHost(() => {
        model(name).set({ left: (column + 0.5) * UNIT, top: (row + 0.5) * UNIT });
        campaign().activePage().thegraphics.trigger('change:left');
      });
      await seat.shown();
    },
    async turn(name) {
      byHost(() => {
        const rows = JSON.parse(String(campaign().get('turnorder'))) as { id: string }[];
        while (rows[0]!.id !== tokenId(name)) rows.push(rows.shift()!);
        campaign().set({ turnorder: JSON.stringify(rows) });
      });
      await seat.shown();
    },
    presses(key, ctrlKey = false) {
      seat.target.dispatchEvent({
        type: 'keydown',
        key,
        ctrlKey,
        target: null,
      } as unknown as Event);
    },
  };
}
