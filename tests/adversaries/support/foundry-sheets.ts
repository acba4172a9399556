/** A client at a stand-in Foundry table with the assassin at the wolf's position. */
import { start } from '../../../adapters/foundry/index.ts';
import { commands } from '../../../adapters/foundry/act.ts';
import { run } from '../../../adapters/foundry/begin.ts';
import { begin } from '../../../adapters/common/begin.ts';
import { FROM_PAGE } from '../../../src/bridge/messages.ts';
import { foundryHost } from '../../drift/foundry-host.ts';
import { seat as seated } from '../../drift/seat.ts';
import { d35eActor, pf1Actor } from '../../hosts/foundry/world/sheets.ts';
import {
  FIFTH_OF,
  type ActorData,
  type Seat,
  type World,
} from '../../hosts/foundry/world/types.ts';
import { fifthActor } from '../../hosts/foundry/fixtures/dnd5e.ts';
import { ASSASSIN, FIFTH_ASSASSIN, NAMEPLATE } from './assassin.ts';
import type { Seen, SeatName } from './fairness.ts';
import { witness, type Witness } from './witness.ts';

export const ASSASSIN_TOKEN = 'tkwolf0000000000';
export const ASSASSIN_AT = [14, 10] as const;
const SEATS: Readonly<Record<SeatName, Seat>> = {
  player: 'player',
  'trusted player': 'trusted',
  assistant: 'other',
  master: 'gm',
};

/** Foundry's levels of ownership. */
export const LEVELS = { NONE: 0, LIMITED: 1, OBSERVER: 2 } as const;

export interface FoundrySeat {
  readonly generation: World['generation'];
  readonly system: 'D35E' | 'pf1' | 'dnd5e';
  readonly seat: SeatName;
  readonly seen: Seen;
  /** What all users may see of the assassin's actor. */
  readonly level: keyof typeof LEVELS;
}

const item = (name: string, type: string) => ({
  _id: `it${name.replace(/\W/g, '')}`.padEnd(16, '0').slice(0, 16),
  name,
  type,
  system: {},
});

function actorOf(system: 'D35E' | 'pf1', level: number): ActorData {
  const made = (system === 'pf1' ? pf1Actor : d35eActor)(ASSASSIN);
  const { attributes, ...rest } = made.system as { attributes: Record<string, unknown> };
  return {
    ...made,
    ownership: { default: level },
    items: [
      ...made.items,
      item('Finger of Death', 'spell'),
      {
        ...item('Ring of the Nine Eyes', 'equipment'),
        system: {
          equipped: true,
          equipmentType: 'misc',
          subType: 'wondrous',
          equipmentSubtype: 'ring',
        },
      },
    ],
    system: {
      ...rest,
      details: { biography: { value: 'Vexra sold the king' }, notes: { value: 'sold the king' } },
      attributes: {
        ...attributes,
        ac: { normal: { total: 27 }, touch: { total: 23 }, flatFooted: { total: 14 } },
        hp: { value: 6661, max: 6662, temp: 0, nonlethal: 0 },
        hd: { total: 19 },
        savingThrows: { fort: { total: 21 }, ref: { total: 21 }, will: { total: 21 } },
        // Conditions that are only in the sheet's own table, without icons on the token.
        conditions: { ...(attributes['conditions'] as object), sickened: true, shaken: true },
      },
    },
  };
}

/** The assassin as dnd5e keeps it, with what only its sheet shows besides. */
function fifthActorOf(generation: World['generation'], level: number): ActorData {
  const made = fifthActor(FIFTH_ASSASSIN, FIFTH_OF[generation]);
  const { details, ...rest } = made.system as { details: object };
  return {
    ...made,
    ownership: { default: level },
    system: {
      ...rest,
      details: { ...details, biography: { value: 'Vexra sold the king' } },
      resources: { legact: { max: 3, spent: 1 }, legres: { max: 3, spent: 0 } },
    },
  };
}

function prepare({ generation, system, seen, level }: FoundrySeat, world: World): void {
  const actor =
    system === 'dnd5e' ? fifthActorOf(generation, LEVELS[level]) : actorOf(system, LEVELS[level]);
  world.actors.push(actor);
  for (const token of world.scenes.flatMap(({ tokens }) => tokens)) {
    if (token._id !== ASSASSIN_TOKEN) continue;
    Object.assign(token, {
      name: NAMEPLATE,
      actorId: actor._id,
      hidden: seen === 'hidden',
      unseen: seen === 'dark' || seen === 'level',
      elevation: seen === 'level' ? 20 : 0,
    });
  }
}

export interface FoundrySitting extends Witness {
  /** All messages from the page over the bridge, as text. */
  readonly crossed: string;
  readonly errors: readonly string[];
}

/**
 * Starts a client, lets the table run for a while, and leaves.
 * @param meanwhile changes the assassin's actor after the first snapshots
 */
export async function sitAtFoundry(
  at: FoundrySeat,
  meanwhile?: (actor: ActorData) => void,
): Promise<FoundrySitting> {
  const host = foundryHost({
    generation: at.generation,
    system: at.system,
    user: SEATS[at.seat],
    scene: 'skirmish',
    cast: ['Aldo', 'Ogre', 'Goblin', NAMEPLATE],
    prepare: (world) => prepare(at, world),
  });
  const { target, signal, frames, turned, leave } = seated(host, null, 2050);
  const crossed: string[] = [];
  target.addEventListener(FROM_PAGE, (event) => {
    crossed.push((event as CustomEvent<string>).detail);
  });
  target.safely('begin', () => begin(target as unknown as Window, 'foundry', run, commands));
  const seen = witness(
    'foundry',
    (listener, end) => start(listener, end, target as unknown as Parameters<typeof start>[2]),
    signal,
  );
  await frames();
  if (meanwhile !== undefined) host.change(ASSASSIN_TOKEN, meanwhile);
  host.act();
  await frames();
  await turned(4100);
  await frames();
  return { ...seen, crossed: crossed.join('\n'), errors: [...leave(), ...host.errors] };
}
