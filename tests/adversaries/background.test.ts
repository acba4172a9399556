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

describe('a question to the background', () => {
  it.each([
    [
      'a map without end',
      { ...small(), grid: { kind: 'square', columns: 1000, rows: 1000 } },
      'scene.grid',
    ],
    ['a crowd', crowd(1501), 'scene.creatures'],
    [
      'a maze',
      { ...small(), walls: Array.from({ length: 7501 }, () => ({ from: [0, 0], to: [1, 0] })) },
      'scene.walls',
    ],
    [
      'ground marked everywhere',
      {
        ...small(),
        cells: Array.from({ length: 90_001 }, () => ({ at: [0, 0], terrain: 'difficult' })),
      },
      'scene.cells',
    ],
    [
      'a creature as fast as light',
      { ...small(), creatures: [{ id: 'c0', at: [0, 0], speed: { land: 6, fly: 1000 } }] },
      'scene.creatures',
    ],
  ])(
    'a question to the background about %s is refused before it is parsed, with a reason',
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

  it('a question to the background about a round of more declarations than a table has is refused', () => {
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

  it('a question to the background about the largest siege is answered', () => {
    const scene = siege();
    expect(measureScene(asking(scene)).fault).toBeUndefined();
    expect(replyTo(asking(scene, { ask: 'actions', of: scene.creatures![0]!.id }))).toHaveProperty(
      'answer',
    );
  });

  it.each([
    null,
    undefined,
    3,
    [],
    { scene: 'x', ask: null },
    { scene: { grid: { columns: -1, rows: Infinity }, creatures: [null, 3, { speed: 'x' }] } },
  ])('a question to the background that is %j is measured without an exception', (message) =>
    expect(measureScene(message).weight).toBeGreaterThan(0),
  );

  it('a huge question to the background is answered after a small later one of another tab', () => {
    const { ask, done, all } = background();
    ask(1, 'huge', asking(crowd(1500)));
    ask(2, 'light');
    all();
    expect(done).toEqual(['light', 'huge']);
  });

  it('a question to the background waits for at most one task of another tab that asked many before', () => {
    const { ask, done, task } = background();
    for (let i = 0; i < 30; i++) ask(1, `huge ${i}`, asking(crowd(1500)));
    task();
    expect(done).toEqual(['huge 0']);
    ask(2, 'light');
    task();
    expect(done).toEqual(['huge 0', 'light']);
  });

  it('a huge question to the background is answered although another tab keeps asking', () => {
    const { ask, done, task } = background();
    ask(1, 'huge', asking(crowd(1000)));
    for (let i = 0; i < 1000 && !done.includes('huge'); i++) {
      ask(2, 'light');
      task();
    }
    expect(done.indexOf('huge')).toBeGreaterThan(0);
    expect(done.indexOf('huge')).toBeLessThan(500);
  });

  it('a question to the background is one task: other work of the background happens between two questions', () => {
    const { ask, done, task, tasks } = background();
    for (let i = 0; i < 5; i++) ask(1, `${i}`);
    for (let i = 1; i <= 5; i++) {
      expect(tasks).toHaveLength(1);
      task();
      expect(done).toHaveLength(i);
    }
    expect(tasks).toHaveLength(0);
  });

  it('a question that no panel waits for anymore is not computed', () => {
    const { ask, done, reply, task } = background();
    ask(1, 'old');
    task(5001);
    expect(done).toEqual(['old: waited too long']);
    expect(reply).not.toHaveBeenCalled();
  });

  it('a question to the background is refused while forty of its tab wait; other tabs may ask', () => {
    const { ask, done } = background();
    for (let i = 0; i <= MAX_WAITING_QUESTIONS; i++) ask(1, `${i}`);
    expect(done).toEqual([`${MAX_WAITING_QUESTIONS}: too many questions at once`]);
    ask(2, 'light');
    expect(done).toHaveLength(1);
  });
});
