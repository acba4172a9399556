/**
 * Compares what the adapters read with recorded results. Each fixture is read unchanged, and with
 * one field at a time removed, emptied or changed. The other tests of this folder say what is
 * right; this one says what changed. `npm run record` writes the results again. Read the difference
 * before you commit it.
 */
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import * as foundryScene from '../../adapters/foundry/scene.ts';
import * as foundry from '../../adapters/foundry/schema.ts';
import { readerOf } from '../../adapters/foundry/sheets/index.ts';
import { sheetRead } from '../../adapters/foundry/sheets/once.ts';
import * as roll20Scene from '../../adapters/roll20/scene.ts';
import * as roll20 from '../../adapters/roll20/schema.ts';
import { readSheet, sheetKindOf, type Attributes } from '../../adapters/roll20/sheets/index.ts';
import { D35E, D35E_WEAPONS } from '../hosts/foundry/fixtures/d35e.ts';
import { PF1_COMPANION, PF1_SAVED, PF1_WEAPONS, pf1Full } from '../hosts/foundry/fixtures/pf1.ts';
import sample from '../hosts/roll20/world/sample.json';
import { digestOf, expectAsRecorded, type Lines } from '../support/recorded.ts';
import * as roll20Raw from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`recorded/${name}.txt`, import.meta.url));
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Values to try in place of a field's own value. */
function instead(value: Json): readonly (Json | undefined)[] {
  if (typeof value === 'number') return [undefined, null, 0, -1, value + 1, value * 2 + 0.5];
  if (typeof value === 'string') return [undefined, '', `${value} 7`, 'large'];
  if (typeof value === 'boolean') return [undefined, !value];
  if (value === null) return [undefined, 5];
  return [undefined, null, Array.isArray(value) ? value.slice(0, -1) : {}];
}

/** Yields the document with one field changed, for every field and every change. */
function* changes(value: Json, path = ''): Generator<readonly [path: string, Json | undefined]> {
  for (const other of instead(value)) yield [path, other];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const [at, changed] of changes(inner, path === '' ? key : `${path}.${key}`)) {
      if (Array.isArray(value))
        yield [at, value.map((each: Json, i) => (String(i) === key ? (changed ?? null) : each))];
      else yield [at, { ...value, [key]: changed } as Json];
    }
}

/**
 * Writes one line for the unchanged document, and one for each field whose changes affect the
 * result.
 */
function record(
  lines: Lines,
  name: string,
  document: Json,
  read: (document: Json) => unknown,
): void {
  const whole = JSON.stringify(read(document));
  lines.set(name, whole);
  const effects = new Map<string, string[]>();
  for (const [path, changed] of changes(document)) {
    if (changed === undefined || path === '') continue;
    let result: string;
    try {
      result = JSON.stringify(read(changed));
    } catch (error) {
      result = error instanceof Error ? error.name : 'error';
    }
    effects.set(path, [...(effects.get(path) ?? []), result === whole ? '' : result]);
  }
  for (const [path, results] of effects)
    if (results.some((result) => result !== '')) lines.set(`${name} ${path}`, digestOf(results));
}

const FOUNDRY_TOKEN = {
  name: 'Aldo',
  x: 500,
  y: 500,
  width: 1,
  height: 1,
  shape: 4,
  elevation: 0,
  disposition: -1,
  hidden: false,
  mine: false,
  actor: true,
  statuses: [] as string[],
};
const foundryGround = (ground: unknown): foundry.RawGround => foundry.ground.parse(ground);
const plainReading = (reading: { provenance?: ReadonlyMap<string, unknown> }): unknown => ({
  ...reading,
  provenance: [...(reading.provenance ?? [])],
});

describe('recorded readings of Foundry', () => {
  it('the values read from D35E and pf1 sheets equal the values recorded earlier', () => {
    const lines: Lines = new Map();
    const reading =
      (system: string, open = true) =>
      (document: Json): unknown => {
        const doc = document as unknown as Actor & { items: object[] };
        const items = doc.items.map((item, i) => ({ id: `item${i}`, ...item }));
        const actor = { ...doc, id: 'actor', items } as unknown as Actor;
        const sent = {
          of: 'token',
          ...(open ? openSheetData(actor) : closedSheetOf(actor, system)),
        };
        return sheetRead(readerOf(system), foundry.sheet.parse(plain(sent)), []);
      };
    const { marshBrute } = D35E['2.4'];
    const { chainWarden, caveFlitter } = D35E['3.x'];
    for (const [name, actor] of Object.entries({ marshBrute, chainWarden, caveFlitter }))
      record(lines, `d35e ${name}`, plain(actor), reading('D35E'));
    record(lines, 'd35e closed', plain(marshBrute), reading('D35E', false));
    const d35eWeapons = { ...caveFlitter, items: Object.values(D35E_WEAPONS) };
    record(lines, 'd35e weapons', plain(d35eWeapons), reading('D35E'));
    for (const [name, actor] of Object.entries(PF1_SAVED).slice(0, 2))
      record(lines, `pf1 ${name}`, plain(actor), reading('pf1'));
    record(lines, 'pf1 companion', plain(pf1Full(PF1_COMPANION)), reading('pf1'));
    const pf1Weapons = { ...PF1_SAVED.greyHound, items: Object.values(PF1_WEAPONS) };
    record(lines, 'pf1 weapons', plain(pf1Weapons), reading('pf1'));
    expectAsRecorded(fileOf('foundry-sheets'), lines);
  });

  everyCase([
    ['squares', 1],
    ['hexes in rows', 2],
    ['hexes in columns', 4],
  ])(
    'the data read from Foundry maps of squares and of hexes equal the data recorded earlier',
    (name, type) => {
      const document = {
        ground: {
          map: 'm',
          level: '',
          base: 0,
          generation: 13,
          version: '13.346',
          system: 'D35E',
          gm: true,
          user: 'u',
          grid: { type, size: 100, distance: 5, units: 'ft', legacy: false },
          rect: { x: 300, y: 200, width: 1000, height: 800 },
          walls: [
            { c: [500, 400, 500, 700], move: 20, sight: 20, dir: 0, door: 0, ds: 0 },
            { c: [700, 400, 900, 400], move: 20, sight: 20, dir: 1, door: 1, ds: 1 },
            { c: [650, 450, 800, 650], move: 20, sight: 10, dir: 2, door: 2, ds: 0 },
          ],
          terrain: [{ factor: 2, rings: [[620, 620, 920, 620, 920, 820, 620, 820]] }],
          floor: [[300, 200, 1300, 200, 1300, 1000, 300, 1000]],
          broken: [],
        },
        table: {
          map: 'm',
          tokens: [
            { ...FOUNDRY_TOKEN, id: 'a', disposition: 1, mine: true, statuses: ['prone', 'fly'] },
            { ...FOUNDRY_TOKEN, id: 'b', x: 700, width: 2, height: 2, elevation: 10 },
            { ...FOUNDRY_TOKEN, id: 'c', x: 850, y: 730, width: 0.5, height: 0.5, hidden: true },
          ],
          elsewhere: [{ id: 'd', name: 'Dora', level: 'Cellar' }],
          combat: {
            id: 'fight',
            round: 2,
            turn: 1,
            turns: [
              { token: 'a', defeated: false },
              { token: 'b', defeated: false },
              { token: null, defeated: true },
            ],
          },
          broken: ['lights'],
        },
      };
      const lines: Lines = new Map();
      record(lines, name, plain(document), (changed) => {
        const { ground, table } = changed as Record<string, unknown>;
        const floor = foundryGround(ground);
        return plainReading(
          foundryScene.sceneOf(
            foundryScene.floorOf(floor),
            floor,
            foundry.tokens.parse(table),
            foundryScene.NO_SHEETS,
          ),
        );
      });
      expectAsRecorded(fileOf(`foundry-${name.replaceAll(' ', '-')}`), lines);
    },
  );
});

describe('recorded readings of Roll20', () => {
  it('the values read from a campaign’s Roll20 sheets equal the values recorded earlier', () => {
    const lines: Lines = new Map();
    for (const [name, { attribs }] of Object.entries(sample.characters)) {
      const values = Object.fromEntries(
        attribs.map(({ attributes: a }) => [a.name, [a.current, a.max]]),
      );
      record(lines, name, plain(values), (changed) => {
        const attributes: Attributes = new Map(
          Object.entries(changed as Record<string, readonly [unknown, unknown]>).map(
            ([key, [current, max]]) => [key, { current, max }],
          ),
        );
        const kind = sheetKindOf(undefined, attributes);
        return { kind, ...readSheet(kind, attributes) };
      });
    }
    expectAsRecorded(fileOf('roll20-sheets'), lines);
  });

  everyCase([
    ['squares', 'square'],
    ['hexes in columns', 'hex'],
    ['hexes in rows', 'hexr'],
  ])(
    'the data read from Roll20 pages of squares and of hexes equal the data recorded earlier',
    (name, grid) => {
      const wall = { shape: 'pol', rotation: 0, scaleX: 1, scaleY: 1, barrier: 'wall' };
      const document = {
        ground: {
          ...roll20Raw.GROUND,
          page: { ...roll20Raw.GROUND.page, grid },
          veil: { walls: false, dark: false, fog: true },
          walls: [
            { ...wall, points: '[[0,0],[0,210]]', x: 280, y: 245, width: 0, height: 210 },
            {
              ...wall,
              path: '[["M",0,0],["L",140,70]]',
              x: 420,
              y: 315,
              width: 140,
              height: 70,
              rotation: 30,
              scaleX: 1.5,
              barrier: 'oneWay',
            },
          ],
          openings: [{ x: 490, y: 140, x0: -35, y0: 0, x1: 35, y1: 0, open: false, window: true }],
        },
        table: {
          map: 'p',
          tokens: [
            { ...roll20Raw.TOKEN, mine: true, markers: ['skull', 'red@3'] },
            { ...roll20Raw.TOKEN, id: 'b', x: 385, y: 245, width: 140, height: 140, played: false },
            { ...roll20Raw.TOKEN, id: 'c', x: 560, y: 420, width: 35, height: 35, hidden: true },
          ],
          lights: [{ x: 175, y: 175, reach: 20 }],
          turns: [
            { token: 'b', count: 18 },
            { token: 'a', count: 12 },
            { token: null, count: 1 },
          ],
          round: 2,
          fight: 'p',
          unread: 1,
          broken: ['lights'],
        },
      };
      const lines: Lines = new Map();
      record(lines, name, plain(document), (changed) => {
        const { ground, table } = changed as Record<string, unknown>;
        const floor = roll20.ground.parse(ground);
        return plainReading(
          roll20Scene.sceneOf(
            roll20Scene.floorOf(floor),
            floor,
            roll20.tokens.parse(table),
            new Map(),
          ),
        );
      });
      expectAsRecorded(fileOf(`roll20-${name.replaceAll(' ', '-')}`), lines);
    },
  );
});
