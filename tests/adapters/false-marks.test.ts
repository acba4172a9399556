/**
 * Judges the table of false marks (tests/boards/falseMarks.ts) with the engine alone and through
 * each host's adapter. The adapters read sheets in the form of their game system, and the game of
 * the sheets chooses the ruleset. Facts that a host has no field for are given as corrections; each
 * test names them.
 */
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../adapters/foundry/geometry.ts';
import { openSheetData } from '../../adapters/foundry/pick.ts';
import { floorOf as foundryFloor, sceneOf as foundryScene } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../adapters/foundry/schema.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import { gameOf } from '../../adapters/foundry/sheets/index.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import { gameOfSheets } from '../../adapters/roll20/sheets/index.ts';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { followGame } from '../../src/state/choices.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { FIRST } from '../../adapters/practice/scenarios/index.ts';
import { sit as sitAtPractice } from '../practice/seat.ts';
import { FALSE_MARKS, type FalseMark } from '../boards/falseMarks.ts';
import { pf1Loaded } from '../hosts/foundry/fixtures/pf1.ts';
import { pf1Actor, type Facts, type Weapon } from '../hosts/foundry/world/sheets.ts';
import { attribsOf } from '../hosts/roll20/world/sheets.ts';
import type { SheetKind } from '../hosts/roll20/world/types.ts';
import { board, type Ask, type CreatureInput } from '../rules/cases.ts';
import { asked, moved } from '../rules/run.ts';
import { ground, page, sheet, table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

const SIZES: Readonly<Record<string, string>> = {
  diminutive: 'dim',
  medium: 'med',
  large: 'lg',
  colossal: 'col',
};
const SPACES: Readonly<Record<string, number>> = { large: 2, colossal: 6 };
const spaceOf = (c: CreatureInput): number => SPACES[c.size ?? ''] ?? 1;

const weaponOf = (a: NonNullable<CreatureInput['attacks']>[number]): Weapon => ({
  name: a.name ?? a.id,
  grip: a.kind === 'ranged' ? 'ranged' : a.light ? 'light' : a.twoHanded ? '2h' : '1h',
  ...(a.natural === true && { natural: true }),
  ...(a.rangeIncrement !== undefined && { range: a.rangeIncrement * 5 }),
});
const factsOf = (c: CreatureInput): Facts => ({
  name: c.id,
  size: SIZES[c.size ?? 'medium'] ?? 'med',
  speed: (c.speed?.land ?? 6) * 5,
  ...(c.speed?.fly !== undefined && { fly: c.speed.fly * 5 }),
  dex: c.abilities?.dex ?? 12,
  ...(c.traits?.includes('darkvision-12') === true && { darkvision: 60 }),
  weapons: (c.attacks ?? []).map(weaponOf),
});
/** The ruleset proposed for the game that the host names. */
function rulesetFor(host: NonNullable<Store['host']['value']>): string {
  const end = new AbortController();
  const store = createStore({ ruleset: 'srd35' });
  store.host.value = host;
  followGame(store, 'srd35', end.signal);
  end.abort();
  return store.ruleset.value;
}

/** Adds the facts of a case that the host did not report, and lists them. */
function told(
  wanted: SceneDocument,
  read: SceneDocument,
): { readonly scene: SceneDocument; readonly said: string[] } {
  const said = new Set<string>();
  const creatures = (wanted.creatures ?? []).map((c) => {
    const seen = read.creatures?.find(({ id }) => id === c.id);
    if (seen === undefined) throw new Error(`${c.id} was not read`);
    const missing = Object.entries(c).flatMap(([fact, value]): [string, unknown][] => {
      const now: unknown = seen[fact as keyof typeof seen];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
      if (fact === 'conditions' || fact === 'traits') {
        const all = [...new Set([...((now ?? []) as string[]), ...(value as string[])])];
        return all.length === ((now ?? []) as string[]).length ? [] : [[fact, all]];
      }
      if (fact === 'abilities') {
        const all = { ...(value as object), ...((now ?? {}) as object) };
        return Object.keys(all).length === Object.keys(now ?? {}).length ? [] : [[fact, all]];
      }
      return now === undefined ? [[fact, value]] : [];
    });
    for (const [fact] of missing) said.add(fact);
    return { ...seen, ...Object.fromEntries(missing) };
  });
  const { cells = [], light } = wanted;
  if (cells.length > 0) said.add('cells');
  if (light !== undefined) said.add('light');
  return {
    scene: { ...read, creatures, cells, ...(light !== undefined && { light }) },
    said: [...said].sort(),
  };
}

/** The question with the id that the host gave the weapon of the same name. */
function askOf(ask: Ask, wanted: SceneDocument, scene: SceneDocument): Ask {
  const named = wanted.creatures
    ?.find(({ id }) => id === ask['from'])
    ?.attacks?.find(({ id }) => id === ask['with'])?.name;
  const own = scene.creatures
    ?.find(({ id }) => id === ask['from'])
    ?.attacks?.find(({ name }) => name === named)?.id;
  return own === undefined ? ask : { ...ask, with: own };
}

/** Judges one case through a host's adapter. */
function through(
  { on, ask, pf1 }: FalseMark,
  read: (wanted: SceneDocument) => { scene: SceneDocument; ruleset: string },
): readonly string[] {
  const { scene: input, shift } = board('pf1', on);
  const wanted = sceneSchema.parse(input);
  const host = read(wanted);
  expect(host.ruleset).toBe('pf1');
  const { scene, said } = told(wanted, host.scene);
  const put = askOf(moved(ask, shift) as Ask, wanted, scene);
  const got = moved(answer({ ...scene, ruleset: host.ruleset }, put), -shift);
  expect(got).toMatchObject(pf1);
  return said;
}

const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));

function foundry(version: 10 | 11) {
  return (wanted: SceneDocument) => {
    const raw = groundSchema.parse(
      crossed({
        map: 'm',
        level: '',
        base: 0,
        generation: 13,
        version: '13.346',
        system: 'pf1',
        gm: true,
        grid: { type: 1, size: 100, distance: 5, units: 'ft' },
        rect: { x: 0, y: 0, width: 4000, height: 4000 },
        walls: [],
        terrain: [],
        broken: [],
      }),
    );
    expect(frameOf(raw)).not.toBeNull();
    const creatures = wanted.creatures ?? [];
    const tokens = tokensSchema.parse(
      crossed({
        map: 'm',
        tokens: creatures.map((c) => ({
          id: c.id,
          name: c.id,
          x: c.at[0] * 100,
          y: c.at[1] * 100,
          width: spaceOf(c),
          height: spaceOf(c),
          elevation: (c.elevation ?? 0) * 5,
          disposition: c.side === 'party' ? 1 : -1,
          actor: true,
          statuses: c.conditions ?? [],
        })),
        elsewhere: [],
        combat: null,
        broken: [],
      }),
    );
    const sheets = new Map(
      creatures.map((c) => {
        const made = pf1Actor(factsOf(c));
        const { attributes, abilities } = made.system as Record<string, Record<string, object>>;
        const actor = pf1Loaded(
          {
            ...made,
            system: {
              ...made.system,
              abilities: {
                ...abilities,
                ...(c.abilities?.con != null && { con: { value: c.abilities.con } }),
              },
              attributes: {
                ...attributes,
                ...(c.cmb !== undefined && { cmb: { total: c.cmb } }),
                ...(c.cmd !== undefined && { cmd: { total: c.cmd } }),
                ...(c.hp !== undefined && { hp: { value: c.hp.current, max: c.hp.max } }),
              },
              ...(c.skills?.['acrobatics'] !== undefined && {
                skills: { acr: { mod: c.skills['acrobatics'].bonus } },
              }),
            },
          },
          version,
        );
        const items = actor.items.map((item, i) => ({ ...item, id: item._id ?? `item${i}` }));
        const page = { id: `actor-${c.id}`, ...actor, items } as unknown as Actor;
        return [c.id, sheetSchema.parse(crossed({ of: c.id, ...openSheetData(page) }))] as const;
      }),
    );
    const { scene } = foundryScene(foundryFloor(raw), raw, tokens, sheets);
    return {
      scene: scene!,
      ruleset: rulesetFor({ name: 'Foundry', version: '13', ...gameOf({ system: 'pf1' }) }),
    };
  };
}

/** Field names of each sheet for facts that the short form does not cover. */
const FIELDS = {
  pfcommunity: { cmb: 'CMB', cmd: 'CMD', acrobatics: 'Acrobatics', con: 'CON' },
  pfofficial: { cmb: 'cmb_mod', cmd: 'cmd_mod', acrobatics: 'acrobatics', con: 'constitution' },
} as const;

function roll20(kind: SheetKind & keyof typeof FIELDS) {
  return (wanted: SceneDocument) => {
    const raw = ground({ page: { ...page({}).page, width: 40, height: 40 } });
    const creatures = wanted.creatures ?? [];
    const tokens = table(
      creatures.map((c) => ({
        id: c.id,
        name: c.id,
        x: (c.at[0] + spaceOf(c) / 2) * 70,
        y: (c.at[1] + spaceOf(c) / 2) * 70,
        width: spaceOf(c) * 70,
        height: spaceOf(c) * 70,
        character: `c-${c.id}`,
        played: c.side === 'party',
        markers: c.conditions ?? [],
      })),
    );
    const names = FIELDS[kind];
    const sheets = new Map(
      creatures.map((c) => {
        const listed = attribsOf(kind, factsOf(c), c.side === 'party', c.id);
        const own = {
          ...(c.cmb !== undefined && { [names.cmb]: c.cmb }),
          ...(c.cmd !== undefined && { [names.cmd]: c.cmd }),
          ...(c.skills?.['acrobatics'] !== undefined && {
            [names.acrobatics]: c.skills['acrobatics'].bonus,
          }),
          ...(c.abilities?.con != null && { [names.con]: c.abilities.con }),
          ...(c.hp !== undefined && { [kind === 'pfcommunity' ? 'HP' : 'hp']: c.hp.current }),
        };
        const values = {
          ...Object.fromEntries(listed.map(({ name, current }) => [name, current])),
          ...own,
        };
        return [`c-${c.id}`, sheet(values, { of: `c-${c.id}` })] as const;
      }),
    );
    const { scene } = sceneOf(floorOf(raw), raw, tokens, sheets);
    const game = gameOfSheets(sheets.values());
    return {
      scene: scene!,
      ruleset: rulesetFor({ name: 'Roll20', version: '', ...(game !== undefined && { game }) }),
    };
  };
}

/** The cases with their titles: of an object’s field, the test runner prints 40 characters. */
const NAMED_MARKS = FALSE_MARKS.map((each) => [each.given, each] as const);

describe('rulings of Pathfinder and D&D 3.5', () => {
  it.each(NAMED_MARKS)('%s', (_given, each) => {
    expect(asked(each, 'pf1')).toMatchObject(each.pf1);
    expect(asked({ ...each, ask: each.ask35 ?? each.ask }, 'srd35')).toMatchObject(each.srd35);
  });
});

describe.each([
  ['Foundry, pf1 10', 'foundry', foundry(10)],
  ['Foundry, pf1 11', 'foundry', foundry(11)],
  ['Roll20, Pathfinder Community', 'pfcommunity', roll20('pfcommunity')],
  ['Roll20, Pathfinder by Roll20', 'pfofficial', roll20('pfofficial')],
] as const)('%s', (_name, host, read) => {
  everyCase(NAMED_MARKS)(
    'with creatures read from Pathfinder sheets, every situation that Quadretto once ruled ' +
      'wrongly gets the right ruling',
    (_given, each) => {
      expect(through(each, read)).toEqual(each.told?.[host] ?? []);
    },
  );
});

describe('the practice table with a board that the user opened', () => {
  everyCase(NAMED_MARKS)(
    'every situation that Quadretto once ruled wrongly gets the right ruling when the user ' +
      'opens its map on the practice table',
    async (_given, { on, ask, pf1 }) => {
      const { scene, shift } = board('pf1', on);
      const seat = sitAtPractice(FIRST, 'srd35');
      expect(seat.session.open(JSON.stringify(scene), 'board.json')).toBeNull();
      await seat.settle();
      const ruleset = seat.store.ruleset.value;
      expect(ruleset).toBe('pf1');
      const got = answer({ ...seat.store.amended.value!, ruleset }, moved(ask, shift));
      expect(moved(got, -shift)).toMatchObject(pf1);
      seat.end.abort();
    },
  );

  it('a lesson opened after a Pathfinder board uses the user’s own ruleset, D&D 3.5', () => {
    const { scene } = board('pf1', FALSE_MARKS[0]!.on);
    const seat = sitAtPractice(FIRST, 'srd35');
    seat.session.open(JSON.stringify(scene), 'board.json');
    seat.session.choose(FIRST);
    expect(seat.store.ruleset.value).toBe('srd35');
    seat.end.abort();
  });
});
