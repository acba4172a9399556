/**
 * Hosts report the whole table for every step of a token. A token that is reported unchanged stays
 * the same creature object; a changed one does not.
 */
import { describe, expect, it } from 'vitest';
import { floorOf as foundryFloor, sceneOf as foundryScene } from '../../adapters/foundry/scene.ts';
import { openSheetData } from '../../adapters/foundry/pick.ts';
import {
  foundryFacts,
  type RawGround,
  type RawSheet,
  type RawTokens,
} from '../../adapters/foundry/schema.ts';
import { floorOf as roll20Floor, sceneOf as roll20Scene } from '../../adapters/roll20/scene.ts';
import type { RawTokens as RawRoll20Tokens } from '../../adapters/roll20/schema.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import { share } from '../../src/scene/structuralSharing.ts';
import { d35eActor } from '../hosts/foundry/world/sheets.ts';
import {
  ground as roll20Ground,
  page,
  sheet as roll20Sheet,
  table as roll20Table,
} from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));
const TOKEN = {
  name: 'Aldo',
  x: 500,
  y: 500,
  width: 1,
  height: 1,
  elevation: 5,
  disposition: 1,
  actor: true,
  statuses: [] as string[],
};
const ground = (grid: object = {}): RawGround =>
  foundryFacts.ground.parse(
    crossed({
      map: 'm',
      level: '',
      base: 0,
      generation: 13,
      version: '13.346',
      system: 'D35E',
      gm: true,
      grid: { type: 1, size: 100, distance: 5, units: 'ft', ...grid },
      rect: { x: 300, y: 200, width: 1000, height: 800 },
      walls: [],
      terrain: [],
      broken: [],
    }),
  );
/** A message with the token Aldo and the given other tokens. */
const table = (aldo: object = {}, ...others: object[]): RawTokens =>
  foundryFacts.tokens.parse(
    crossed({
      map: 'm',
      broken: [],
      combat: null,
      tokens: [
        { ...TOKEN, id: 'a', ...aldo },
        ...others.map((o) => ({ ...TOKEN, id: 'b', name: 'Berta', x: 900, ...o })),
      ],
    }),
  );
const defeated = (read: RawTokens): RawTokens => ({
  ...read,
  combat: { id: 'f', round: 1, turn: 0, turns: [{ token: 'a', defeated: true }] },
});

function sheet(bab: number): RawSheet {
  const actor = d35eActor({ name: 'Aldo', bab, weapons: [{ name: 'Longsword' }] });
  const sent = openSheetData({
    ...actor,
    id: actor._id,
    items: actor.items.map((item) => ({ ...item, id: item._id })),
  } as unknown as Actor);
  return foundryFacts.sheets.parse(
    crossed({ map: 'm', broken: [], sheets: [{ of: 'a', ...sent, unread: ['feats'] }] }),
  ).sheets[0]!;
}

describe('repeated messages of Foundry', () => {
  const [g, written] = [ground(), new Map([['a', sheet(3)]])];
  const floor = foundryFloor(g);
  const read = (
    tokens: RawTokens,
    sheets: ReadonlyMap<string, RawSheet> = written,
    here = g,
    on = floor,
  ) => {
    const { scene, provenance, notices } = foundryScene(on, here, tokens, sheets);
    return {
      aldo: scene?.creatures?.find(({ id }) => id === 'a'),
      stands: provenance.get('a'),
      notices,
    };
  };
  const told = table();
  const first = read(told);

  it('a Foundry token that did not change is not read again when another token changes', () => {
    const again = read(share(told, table({}, {})));
    expect(again.aldo).toBe(first.aldo);
    expect(again.stands).toBe(first.stands);
    expect(read(share(told, table({}, { x: 1000 }))).aldo).toBe(first.aldo);
    expect(again.notices).toEqual(first.notices);
    expect(first.notices).toContainEqual({ code: 'error.reading', params: { field: 'feats' } });
  });

  everyCase<[what: string, now: () => ReturnType<typeof read>, more: object]>([
    ['another position', () => read(share(told, table({ x: 600 }))), { at: [3, 3] }],
    [
      'a status',
      () => read(share(told, table({ statuses: ['prone'] }))),
      { conditions: ['prone'] },
    ],
    ['another sheet', () => read(told, new Map([['a', sheet(6)]])), { bab: 6 }],
    ['no sheet', () => read(told, new Map()), { bab: undefined }],
    ['a defeated combatant', () => read(defeated(told)), { conditions: ['dead'] }],
    ['another scale', () => read(told, written, ground({ distance: 10 })), { elevation: 0.5 }],
    [
      'another grid',
      () => {
        const small = ground({ size: 50 });
        return read(told, written, small, foundryFloor(small));
      },
      { at: [4, 6] },
    ],
  ])(
    'after a change of token, sheet, scale or grid, a Foundry creature is read with the new ' +
      'values',
    (_, now, more) => {
      expect(first.aldo).toMatchObject({ at: [2, 3], bab: 3, elevation: 1, conditions: [] });
      const { bab, ...facts } = { bab: first.aldo?.bab, ...more };
      expect(now().aldo).toMatchObject(facts);
      expect(now().aldo?.bab).toBe(bab);
      expect(read(share(told, table())).aldo).toEqual(first.aldo);
    },
  );

  it('a Foundry token whose data are nested 100,000 levels deep is left out, and other tokens are read', () => {
    const deep = 100_000;
    const text = JSON.stringify({
      map: 'm',
      broken: [],
      combat: null,
      tokens: ['deep', { ...TOKEN, id: 'a' }],
    }).replace('"deep"', '['.repeat(deep) + ']'.repeat(deep));
    for (const _ of [1, 2])
      expect(foundryFacts.tokens.parse(JSON.parse(text)).tokens.map(({ id }) => id)).toEqual(['a']);
  });

  it('if two Foundry tokens have the same id, only the first is read, even in repeated messages', () => {
    const ids = (tokens: RawTokens) => tokens.tokens.map(({ id, name }) => `${id} ${name}`);
    expect(ids(table({}, { id: 'a' }))).toEqual(['a Aldo']);
    expect(ids(table({}, {}))).toEqual(['a Aldo', 'b Berta']);
    expect(ids(table({ id: 7 }, {}))).toEqual(['b Berta']);
    expect(ids(table({ id: 7 }, {}))).toEqual(['b Berta']);
  });
});

describe('repeated messages of Roll20', () => {
  const g = roll20Ground();
  const floor = roll20Floor(g);
  const sheets = new Map([['ca', roll20Sheet({ 'npc-show': 1 })]]);
  let last: RawRoll20Tokens | undefined;
  const read = (token: object, more: object[] = [], on = floor, here = g, known = sheets) => {
    last = share(last, roll20Table([token, ...more]));
    const { scene, provenance } = roll20Scene(on, here, last, known);
    return { aldo: scene?.creatures?.[0], stands: provenance?.get('a') };
  };
  const first = read({});

  it('a Roll20 token that did not change is not read again when another token changes', () => {
    const again = read({}, [{ id: 'b', x: 315 }]);
    expect(again.aldo).toBe(first.aldo);
    expect(again.stands).toBe(first.stands);
  });

  it('a Roll20 token with a new position, grid or sheet is read again', () => {
    expect(read({ x: 245 }).aldo).toMatchObject({ at: [3, 2] });
    const half = page({ snap: 0.5, snapTo: 35 });
    expect(read({}, [], roll20Floor(half), half).aldo).toMatchObject({ at: [4, 4], space: 2 });
    expect(read({}, [], floor, g, new Map([['ca', roll20Sheet({ 'npc-show': 1 })]])).aldo).not.toBe(
      first.aldo,
    );
    expect(read({}).aldo).toEqual(first.aldo);
  });
});
