/**
 * The last preview of a drag equals the log's entry. The tests use random drags, turns, movement
 * modes and rulesets with the adapters of the practice table, Foundry and Roll20. A failure prints
 * enough to repeat it.
 */
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../entrypoints/overlay/wire.ts';
import type { Cell } from '../../../src/board/grid.ts';
import type { EventOf } from '../../../src/encounter/event.ts';
import { DEFAULT_POLICIES, type Policies } from '../../../src/encounter/policy.ts';
import { usesOf } from '../../../src/encounter/spend.ts';
import { answer } from '../../../src/judge/answer.ts';
import { violationWhy } from '../../../src/overlay/layers/findingSentences.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import type { Mode } from '../../../src/rules/verdict.ts';
import { sceneSchema, type SceneDocument, type SceneInput } from '../../../src/scene/schema.ts';
import { createAsks } from '../../../src/state/asks.ts';
import { judgementOf } from '../../../src/state/judgement.ts';
import type { JudgedPath } from '../../../src/state/paths.ts';
import { createReferee } from '../../../src/state/refereeing/index.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { boardsToTry } from '../../support/thorough.ts';
import { addCreatures, say } from '../../../src/text/index.ts';
import {
  foundryHost,
  practiceHost,
  roll20Host,
  type SimulatedHost,
  type Setting,
} from './simulatedHosts.ts';

const [COLUMNS, ROWS] = [14, 10];

/** The generator Mulberry32; the same seed gives the same numbers. */
function randomly(seed: number) {
  let at = seed;
  const next = (): number => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    chance: (p: number): boolean => next() < p,
    of: <T>(list: readonly T[]): T => list[below(list.length)]!,
  };
}
type Random = ReturnType<typeof randomly>;

type Someone = NonNullable<SceneInput['creatures']>[number];
const SWORD = { id: 'sword', name: 'Longsword', kind: 'melee' as const, ready: true };
const GLAIVE = {
  id: 'glaive',
  name: 'Glaive',
  kind: 'melee' as const,
  ready: true,
  reachWeapon: 'reach' as const,
};

function boardOf(r: Random, ruleset: string): SceneDocument {
  const taken = new Set<string>();
  const free = (): [number, number] => {
    for (;;) {
      const at: [number, number] = [r.below(COLUMNS), r.below(ROWS)];
      if (!taken.has(at.join()) && taken.add(at.join())) return at;
    }
  };
  const creatures = Array.from({ length: 3 + r.below(5) }, (_, i): Someone => ({
    id: `c${i}`,
    name: `Creature ${String.fromCharCode(65 + i)}`,
    at: free(),
    size: 'medium',
    side: i === 0 || r.chance(0.3) ? 'party' : 'foes',
    speed: { land: r.of([4, 6, 6, 8]) },
    attacks: r.chance(0.15) ? [] : [r.of([SWORD, SWORD, GLAIVE])],
    bab: 3,
    abilities: { dex: 14 },
    traits: r.chance(0.3) ? ['combat-reflexes'] : [],
    conditions: r.chance(i === 0 ? 0.25 : 0.1)
      ? [r.of(['prone', 'dazed', 'blinded', 'fatigued'])]
      : [],
  }));
  const cells = Array.from({ length: r.below(10) }, () => ({
    at: free(),
    ...(r.chance(0.7)
      ? { difficult: true }
      : { blocks: ['move' as const, 'sight' as const, 'effect' as const] }),
  }));
  const walls = Array.from({ length: r.below(4) }, () => {
    const [x, y] = [1 + r.below(COLUMNS - 4), 1 + r.below(ROWS - 4)];
    const to: [number, number] = r.chance(0.5) ? [x + 1 + r.below(3), y] : [x, y + 1 + r.below(3)];
    return {
      from: [x, y] as [number, number],
      to,
      blocks: ['move' as const, 'sight' as const, 'effect' as const],
    };
  });
  return sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: COLUMNS, rows: ROWS },
    creatures,
    cells,
    walls,
  });
}

/**
 * A random path that usually keeps its direction. With `loops` it may cross itself, as a ruler's
 * path does.
 */
function trailOf(r: Random, from: Cell, loops: boolean): readonly Cell[] {
  const trail: Cell[] = [from];
  let [dx, dy] = [0, 0];
  for (let n = 1 + r.below(14), tries = 0; trail.length <= n && tries < 60; tries++) {
    if ((dx === 0 && dy === 0) || r.chance(0.25)) [dx, dy] = [r.below(3) - 1, r.below(3) - 1];
    const [x, y] = trail.at(-1)!;
    const to: Cell = [x + dx, y + dy];
    const outside = to[0] < 0 || to[1] < 0 || to[0] >= COLUMNS || to[1] >= ROWS;
    if (outside || (!loops && trail.some((c) => c[0] === to[0] && c[1] === to[1])))
      [dx, dy] = [0, 0];
    else trail.push(to);
  }
  return trail;
}

const ruledOf = (p: JudgedPath) => ({
  of: p.of.id,
  path: p.path,
  mode: p.mode,
  cost: p.verdict.cost,
  budget: p.verdict.budget,
  uses: usesOf(p.uses),
  joined: p.continues !== null,
  faults: p.verdict.violations.map(({ code, at, step, by }) => [code, at, step, by]),
  provoked: p.verdict.opportunities.map(({ by, cause, leaving, step }) => [
    by,
    cause,
    leaving,
    step,
  ]),
  checks: p.verdict.checks?.map(({ skill, dc, step, bonus }) => [skill, dc, step, bonus]) ?? [],
});
const loggedOf = (e: EventOf<'move'>) => ({
  of: e.of,
  path: e.path,
  mode: e.mode,
  cost: e.cost,
  budget: e.budget,
  uses: e.uses,
  joined: e.joins !== undefined,
  faults: e.ruling.faults.map(({ code, at, step, by }) => [code, at, step, by]),
  provoked: e.ruling.provoked.map(({ by, cause, leaving, step }) => [by, cause, leaving, step]),
  checks: e.ruling.checks?.map(({ skill, dc, step, bonus }) => [skill, dc, step, bonus]) ?? [],
});

interface Seen {
  drags: number;
  judged: number;
  placed: number;
  second: number;
  joined: number;
  illegal: number;
  provoking: number;
  checked: number;
  modes: Set<string>;
}

/**
 * Plays one turn of one creature on its own board: a few drags, with other actions between them.
 */
async function turn(
  seed: number,
  hostOf: (setting: Setting) => SimulatedHost,
  behind: boolean,
  seen: Seen,
): Promise<void> {
  const r = randomly(seed);
  const ruleset = r.of(['srd35', 'sigil', 'd20modern', 'pf1']);
  const scene = boardOf(r, ruleset);
  const gm = r.chance(0.6);
  const setting: Setting = { scene, gm, round: 1, active: 'c0' };
  const store: Store = createStore({ ruleset });
  const end = new AbortController();
  const policies = signal<Policies>({
    ...DEFAULT_POLICIES,
    ...(r.chance(0.15) && { [r.of(['speed', 'occupied', 'opportunities'] as const)]: 'off' }),
  });
  const asks = createAsks(store, (now, ask) => ({ answer: answer(now, ask) }));
  const { referee, wired } = createReferee(
    store,
    { asks, policies, setPolicies: () => undefined, now: () => 1000 },
    end.signal,
  );
  // The host's tokens do not contain these facts about creatures and the ground. They are added as
  // a user's corrections and paint.
  if (behind) {
    store.amendments.value = [
      (now) => ({
        ...now,
        ruleset,
        cells: scene.cells,
        walls: scene.walls,
        creatures: (now.creatures ?? []).map((c) => ({
          ...scene.creatures!.find(({ id }) => id === c.id)!,
          at: c.at,
        })),
      }),
    ];
  }
  const host = hostOf(setting);
  wire(host.adapter, store, { set: () => undefined }, end.signal, { wired });
  await host.lay();
  addCreatures((scene.creatures ?? []).map(({ id, name }) => ({ id, name: name! })));
  expect(referee.encounter.value).toMatchObject({ on: true, active: 'c0' });
  const { path } = judgementOf(store);
  const lastMove = (of: string): EventOf<'move'> | undefined =>
    referee.entries.value
      .map(({ event }) => event)
      .filter((e): e is EventOf<'move'> => e.kind === 'move' && e.of === of)
      .sort((a, b) => a.seq - b.seq)
      .at(-1);

  for (let n = 1 + r.below(3); n > 0; n--) {
    const of = r.chance(0.9) ? 'c0' : 'c1';
    if (r.chance(0.2))
      await referee.declare({
        of: 'c0',
        action: r.of([
          'drink-potion',
          'draw-weapon',
          'withdraw',
          'double-move',
          'move',
          'run',
          'charge',
          'stand-up',
        ]),
      });
    store.mode.value = r.chance(0.65)
      ? 'move'
      : r.of(rulesetOf(ruleset)!.modes.chosen as readonly Mode[]);
    const at = store.board.value!.creatures.find((c) => c.id === of)!.at;
    const trail = trailOf(r, at, host.loops);
    if (trail.length < 2 || trail.at(-1)!.join() === at.join()) continue;
    const before = lastMove(of);
    await host.hold(of, trail);
    const last = path.value!;
    const said = ruledOf(last);
    const { placed, fresh } = last;
    const where = `seed ${seed}, ${ruleset}, ${of} ${trail.map((c) => c.join()).join(' ')}`;
    for (const v of last.verdict.violations) {
      const why = violationWhy(last, v);
      expect(say(why.message, why.params ?? {}), `${where}: ${v.code} names nobody`).not.toContain(
        say('name.nobody'),
      );
    }
    await host.drop(of, trail);
    const event = lastMove(of);
    seen.drags++;
    if (event === undefined) throw new Error(`${where}: the log has no move`);
    expect({ placed: event.seen === 'placed', to: event.path.at(-1) }, where).toEqual({
      placed,
      to: trail.at(-1),
    });
    if (placed) {
      seen.placed++;
      continue;
    }
    expect(said, where).toEqual(loggedOf(event));
    // Opportunities that an earlier part of the movement provoked are not given again.
    const known = event.joins === undefined ? [] : before!.ruling.provoked;
    expect(
      fresh.map(({ by, cause }) => [by, cause]),
      where,
    ).toEqual(
      event.ruling.provoked
        .filter((p) => !known.some((k) => k.by === p.by && k.cause === p.cause))
        .map(({ by, cause }) => [by, cause]),
    );
    seen.judged++;
    if (last.second !== null) seen.second++;
    if (said.joined) seen.joined++;
    if (said.faults.length > 0) seen.illegal++;
    if (said.provoked.length > 0) seen.provoking++;
    if (said.checks.length > 0) seen.checked++;
    seen.modes.add(event.mode);
    const offer = referee.offers.value[0];
    if (offer !== undefined && r.chance(0.4)) await referee.take(offer);
  }
  end.abort();
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each<[string, number, boolean, (setting: Setting, seed: number) => SimulatedHost]>([
  ['the practice table', boardsToTry(1000), false, practiceHost],
  ['Foundry', boardsToTry(800), true, (setting, seed) => foundryHost(setting, seed % 2 === 0)],
  ['Roll20', boardsToTry(800), true, roll20Host],
])('previews behind the adapter of %s', (host, drags, behind, hostOf) => {
  it(
    `on ${host}, for each of ${drags} random drags of a token, the last preview equals the ` +
      'logged move',
    async () => {
      const seen: Seen = {
        drags: 0,
        judged: 0,
        placed: 0,
        second: 0,
        joined: 0,
        illegal: 0,
        provoking: 0,
        checked: 0,
        modes: new Set(),
      };
      for (let seed = 1; seen.drags < drags; seed++)
        await turn(seed, (setting) => hostOf(setting, seed), behind, seen);
      // The drags included each kind of move.
      expect(seen.judged).toBeGreaterThan(drags * 0.8);
      for (const kind of ['placed', 'second', 'joined', 'illegal', 'provoking'] as const)
        expect(seen[kind], kind).toBeGreaterThan(drags / 100);
      expect(seen.checked).toBeGreaterThan(0);
      expect([...seen.modes]).toEqual(
        expect.arrayContaining(['step', 'move', 'double-move', 'run', 'withdraw', 'charge']),
      );
    },
  );
});
