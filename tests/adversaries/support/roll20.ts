/**
 * A game master's client of a stand-in Roll20, with changes that other clients make to its models.
 */
import { DEFAULTS } from '../../hosts/roll20/world/types.ts';
import { tokenId } from '../../hosts/roll20/world/campaign.ts';
import type { Refereed } from './referee.ts';

const { roll20Host } = await import('../../drift/roll20-host.ts');
const { pollTable: watch } = await import('../../../adapters/roll20/pollTable.ts');
const { commands: acts } = await import('../../../adapters/roll20/moveAttribution.ts');
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
  activePage(): { thegraphics: { models: Model[]; trigger(event: string): void } };
}

export interface Roll20Seat extends Refereed {
  readonly errors: readonly string[];
  idOf(name: string): string;
  /** Another user moves a token that covers one square: its model changes. */
  goes(name: string, to: Cell): Promise<void>;
  /** Another user changes these fields of a token. */
  changes(name: string, changed: Record<string, unknown>): Promise<void>;
  /** Another user deletes a token, and makes it again there, under a new id. */
  remakes(name: string, to: Cell): Promise<void>;
  turn(name: string): Promise<void>;
  /** This user presses a key. */
  presses(key: string, ctrlKey?: boolean): void;
}

export const sitAsMaster = (engine: 'jumpgate' | 'legacy'): Promise<Roll20Seat> =>
  sitAs(engine, 'gm');

export async function sitAs(
  engine: 'jumpgate' | 'legacy',
  user: 'gm' | 'player',
  cast?: readonly string[],
): Promise<Roll20Seat> {
  const host = roll20Host({
    ...DEFAULTS,
    engine,
    user,
    sheet: 'dnd35',
    scene: 'skirmish',
    ...(cast && { cast }),
  });
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
    async changes(name, changed) {
      byHost(() => {
        model(name).set(changed);
        for (const field of Object.keys(changed))
          campaign().activePage().thegraphics.trigger(`change:${field}`);
      });
      await seat.shown();
    },
    async remakes(name, [column, row]) {
      const graphics = byHost(() => campaign().activePage().thegraphics);
      const old = model(name);
      byHost(() => {
        graphics.models.splice(graphics.models.indexOf(old), 1);
        graphics.trigger('remove');
      });
      await seat.later(500);
      byHost(() => {
        const Made = old.constructor as new (fields: object) => Model;
        graphics.models.push(
          new Made({
            ...(old as unknown as { attributes: object }).attributes,
            id: `remade-${old.id}`,
            left: (column + 0.5) * UNIT,
            top: (row + 0.5) * UNIT,
          }),
        );
        graphics.trigger('add');
      });
      await seat.later(500);
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
