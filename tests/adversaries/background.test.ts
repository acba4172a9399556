/**
 * Attack: one tab sends the background more questions than its share. Other tabs and the
 * extension's own pages must not have to wait.
 */
import { describe, expect, it, vi } from 'vitest';
import type { JudgeReply } from '../../src/judge/answer.ts';
import { replyTo } from '../../src/judge/backgroundJudge.ts';
import { SCENE_LIMITS, measureScene } from '../../src/judge/sceneLimits.ts';
import { createQueue, MAX_WAITING_QUESTIONS } from '../../src/judge/queue.ts';
import { siege } from '../bench/boards/siege.ts';
import { everyCase } from '../support/everyCase.ts';

const small = (n = 2): object => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 20 },
  creatures: Array.from({ length: n }, (_, i) => ({
    id: `c${i}`,
    at: [i % 20, Math.floor(i / 20)],
    side: i % 2 ? 'foes' : 'party',
    size: 'medium',
  })),
});
const asking = (scene: unknown, ask: object = { ask: 'actions', of: 'c0' }): object => ({
  type: 'judge',
  scene,
  ask,
});
const crowd = (n: number): object => ({
  ...small(n),
  grid: { kind: 'square', columns: 200, rows: 200 },
});

/** A background whose tasks the test runs one by one; `done` lists the finished tasks in order. */
function background() {
  const tasks: (() => void)[] = [];
  const done: string[] = [];
  let clock = 0;
  const reply = vi.fn((): JudgeReply => ({ answer: {} }));
  const queue = createQueue({
    reply,
    later: (work) => tasks.push(work),
    now: () => clock,
    patience: 5000,
  });
  return {
    done,
    reply,
    tasks,
    ask: (tab: number, name: string, message: object = asking(small())): void => {
      queue.ask(tab, message, (said) =>
        done.push('error' in said ? `${name}: ${said.error.message}` : name),
      );
    },
    task: (ms = 0): void => {
      clock += ms;
      tasks.shift()?.();
    },
    all(): void {
      while (tasks.length > 0) tasks.shift()?.();
    },
  };
}

describe('a request from a tab to the background script', () => {
  it.each([
    [
      'a grid of 1000 × 1000 squares',
      { ...small(), grid: { kind: 'square', columns: 1000, rows: 1000 } },
      'scene.grid',
    ],
    ['1501 creatures', crowd(1501), 'scene.creatures'],
    [
      '7501 walls',
      { ...small(), walls: Array.from({ length: 7501 }, () => ({ from: [0, 0], to: [1, 0] })) },
      'scene.walls',
    ],
    [
      '90,001 squares of difficult terrain',
      {
        ...small(),
        cells: Array.from({ length: 90_001 }, () => ({ at: [0, 0], terrain: 'difficult' })),
      },
      'scene.cells',
    ],
    [
      'a creature of speed 1000',
      { ...small(), creatures: [{ id: 'c0', at: [0, 0], speed: { land: 6, fly: 1000 } }] },
      'scene.creatures',
    ],
  ])(
    'the background script refuses map data with %s, and the error message names the exceeded limit',
    (_what, scene, path) => {
      const { ask, done, reply, tasks } = background();
      ask(1, 'huge', asking(scene));
      expect(done).toEqual([
        expect.stringMatching(/^huge: beyond a table’s measure: expected at most \d+ .*, got \d+$/),
      ]);
      expect(measureScene(asking(scene)).fault?.path).toBe(path);
      expect([reply.mock.calls.length, tasks.length]).toEqual([0, 0]);
    },
  );

  it('the background script refuses a request about a round in which creatures declare too many actions', () => {
    expect(
      measureScene(
        asking(small(), {
          ask: 'timeline',
          declared: Array.from({ length: SCENE_LIMITS.declarations + 1 }, () => ({
            of: 'c0',
            action: 'attack',
          })),
        }),
      ).fault,
    ).toMatchObject({ path: 'ask.declared' });
  });

  it('the background script answers a rules request about a siege with 1,000 creatures and 5,000 walls', () => {
    const scene = siege();
    expect(measureScene(asking(scene)).fault).toBeUndefined();
    expect(replyTo(asking(scene, { ask: 'actions', of: scene.creatures![0]!.id }))).toHaveProperty(
      'answer',
    );
  });

  everyCase([
    null,
    undefined,
    3,
    [],
    { scene: 'x', ask: null },
    { scene: { grid: { columns: -1, rows: Infinity }, creatures: [null, 3, { speed: 'x' }] } },
  ])(
    'the background script measures the size of a malformed request without throwing an error',
    (message) => expect(measureScene(message).weight).toBeGreaterThan(0),
  );

  it('the background script answers one tab’s small request before another tab’s earlier huge request', () => {
    const { ask, done, all } = background();
    ask(1, 'huge', asking(crowd(1500)));
    ask(2, 'light');
    all();
    expect(done).toEqual(['light', 'huge']);
  });

  it('if one tab has sent 30 huge requests, another tab’s request waits for only one of them', () => {
    const { ask, done, task } = background();
    for (let i = 0; i < 30; i++) ask(1, `huge ${i}`, asking(crowd(1500)));
    task();
    expect(done).toEqual(['huge 0']);
    ask(2, 'light');
    task();
    expect(done).toEqual(['huge 0', 'light']);
  });

  it('the background script answers one tab’s huge request although another tab keeps sending small ones', () => {
    const { ask, done, task } = background();
    ask(1, 'huge', asking(crowd(1000)));
    for (let i = 0; i < 1000 && !done.includes('huge'); i++) {
      ask(2, 'light');
      task();
    }
    expect(done.indexOf('huge')).toBeGreaterThan(0);
    expect(done.indexOf('huge')).toBeLessThan(500);
  });

  it('the background script answers each request in a separate task, so that other work can run between them', () => {
    const { ask, done, task, tasks } = background();
    for (let i = 0; i < 5; i++) ask(1, `${i}`);
    for (let i = 1; i <= 5; i++) {
      expect(tasks).toHaveLength(1);
      task();
      expect(done).toHaveLength(i);
    }
    expect(tasks).toHaveLength(0);
  });

  it('the background script drops a request that has waited for more than five seconds', () => {
    const { ask, done, reply, task } = background();
    ask(1, 'old');
    task(5001);
    expect(done).toEqual(['old: waited too long']);
    expect(reply).not.toHaveBeenCalled();
  });

  it('while 40 requests of one tab wait, the background script refuses further requests only from that tab', () => {
    const { ask, done } = background();
    for (let i = 0; i <= MAX_WAITING_QUESTIONS; i++) ask(1, `${i}`);
    expect(done).toEqual([`${MAX_WAITING_QUESTIONS}: too many questions at once`]);
    ask(2, 'light');
    expect(done).toHaveLength(1);
  });
});
