/**
 * The creatures of a board as the Foundry adapter reads them from documents of dnd5e 3.3, 4.4 and
 * 5.3, with the rules of both years.
 */
import type { Actor } from '../../../adapters/foundry/live.ts';
import { closedSheetOf, openSheetData } from '../../../adapters/foundry/pick.ts';
import { floorOf, sceneOf } from '../../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../../adapters/foundry/schema.ts';
import { gameOf } from '../../../adapters/foundry/sheets/index.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { followGame } from '../../../src/state/choices.ts';
import { createStore } from '../../../src/state/store.ts';
import type { FifthVersion } from '../foundry/fixtures/dnd5e.ts';
import { FOUNDRY_SIZES, foundryActorOf } from './foundryActor.ts';
import { isMonster, type FifthPerson } from './people.ts';

const CELL = 100;
const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));

/**
 * The table's creatures, and the ruleset that is proposed for it.
 * @param closed ids of the creatures whose sheets the user may not open
 */
export function onFoundry(
  people: readonly FifthPerson[],
  version: FifthVersion,
  rules: '2014' | '2024',
  closed: readonly string[] = [],
): { read: readonly SceneCreature[]; ruleset: string } {
  const ground = groundSchema.parse({
    map: 'm',
    generation: version === '3.3' ? 12 : 14,
    version: '14.367',
    system: 'dnd5e',
    rules: {
      version: `${version}.1`,
      chosen: version === '3.3' ? null : rules === '2024' ? 'modern' : 'legacy',
    },
    diagonals: 0,
    gm: true,
    grid: { type: 1, size: CELL, distance: 5, units: 'ft' },
    rect: { x: 0, y: 0, width: 16 * CELL, height: 16 * CELL },
    walls: [],
    terrain: [],
    broken: [],
  });
  const tokens = tokensSchema.parse({
    map: 'm',
    tokens: people.map((person) => ({
      id: person.id,
      name: person.name,
      x: person.at[0] * CELL,
      y: person.at[1] * CELL,
      width: FOUNDRY_SIZES[person.size ?? 'medium'][1],
      height: FOUNDRY_SIZES[person.size ?? 'medium'][1],
      elevation: 0,
      disposition: person.side === 'party' ? 1 : -1,
      actor: true,
      type: isMonster(person) ? 'npc' : 'character',
      statuses: person.conditions ?? [],
    })),
    elsewhere: [],
    combat: null,
    broken: [],
  });
  const sheets = people.map((person) => {
    const doc = foundryActorOf(person, version, rules);
    const items = doc.items.map((item) => ({ ...item, id: item._id }));
    const page = { ...doc, id: doc._id, items } as unknown as Actor;
    const data = closed.includes(person.id)
      ? { unread: [], ...closedSheetOf(page, 'dnd5e') }
      : openSheetData(page, 'dnd5e');
    const sent = crossed({ of: person.id, ...data });
    return [person.id, sheetSchema.parse(sent)] as const;
  });
  const { scene, notices } = sceneOf(floorOf(ground), ground, tokens, new Map(sheets));
  if (closed.length === 0 && notices.length > 0) throw new Error(JSON.stringify(notices));
  const store = createStore({ ruleset: 'srd35' });
  store.host.value = { name: 'Foundry', version: '14', ...gameOf(ground) };
  const end = new AbortController();
  followGame(store, 'srd35', end.signal);
  end.abort();
  return { read: scene?.creatures ?? [], ruleset: store.ruleset.value };
}
