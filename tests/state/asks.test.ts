/**
 * Questions to the background: which are sent, which are not sent again, and what happens if one is
 * not answered.
 */
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replyTo } from '../../src/judge/backgroundJudge.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { TableTooLarge, createAsks } from '../../src/state/asks.ts';

const SCENE = sceneSchema.parse({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  options: { coverLine: 'any-line' },
  grid: { kind: 'square', columns: 9, rows: 9 },
  creatures: [
    { id: 'a', side: 'party', at: [4, 4], size: 'medium', attacks: [{ id: 's', kind: 'melee' }] },
  ],
});
const table = () => ({ amended: signal<SceneDocument | null>(SCENE), ruleset: signal('sigil') });
afterEach(() => vi.useRealTimers());

describe('a question to the background', () => {
  it(
    'a request to the rules engine in the background script contains the current map ' +
      'data and ruleset',
    async () => {
      const send = vi.fn((scene: SceneDocument, ask: object) =>
        replyTo(JSON.parse(JSON.stringify({ scene, ask }))),
      );
      const answer = await createAsks(table(), send)({ ask: 'actions', of: 'a' });
      expect(answer.left).toMatchObject({ count: { standard: 1, move: 1 } });
      expect(send.mock.calls[0]?.[0]).toMatchObject({
        ruleset: 'sigil',
        options: { coverLine: 'any-line' },
      });
    },
  );

  it(
    'the same request is sent to the background script again only after the map data or ' +
      'the ruleset has changed',
    async () => {
      const store = table();
      const send = vi.fn(() => ({ answer: {} }));
      const asks = createAsks(store, send);
      await Promise.all([asks({ ask: 'actions', of: 'a' }), asks({ ask: 'actions', of: 'a' })]);
      await asks({ ask: 'actions', of: 'a' });
      expect(send).toHaveBeenCalledTimes(1);
      await asks({ ask: 'actions', of: 'b' });
      store.amended.value = { ...SCENE };
      await asks({ ask: 'actions', of: 'a' });
      store.ruleset.value = 'srd35';
      await asks({ ask: 'actions', of: 'a' });
      expect(send).toHaveBeenCalledTimes(4);
    },
  );

  it('a request to the background script contains no creature that this user may not see', async () => {
    const store = {
      ...table(),
      amended: signal<SceneDocument | null>({
        ...SCENE,
        creatures: [
          ...SCENE.creatures!,
          { ...SCENE.creatures![0]!, id: 'lurker', side: 'foes', at: [5, 4] },
        ],
      }),
    };
    let seen = ['a', 'lurker'];
    const send = vi.fn((scene: SceneDocument, ask: object) => replyTo({ scene, ask }));
    const asks = createAsks(store, send, { seen: () => seen });
    const from = async (): Promise<unknown> =>
      (await asks({ ask: 'actions', of: 'a' })).actions.find(
        ({ action }) => action === 'cast-spell',
      )?.provokesFrom;
    expect(await from()).toEqual(['lurker']);
    seen = ['a'];
    expect(await from()).toEqual([]);
    expect(JSON.stringify(send.mock.calls.at(-1))).not.toContain('lurker');
  });

  it(
    'before the virtual tabletop has reported a map, a request to the rules engine fails ' +
      'with the error “no scene”',
    async () => {
      await expect(
        createAsks({ ...table(), amended: signal(null) }, () => ({ answer: {} }))({
          ask: 'actions',
          of: 'a',
        }),
      ).rejects.toThrow('no scene');
    },
  );

  it.each([
    [
      'the browser’s messaging function throws an exception',
      () => {
        throw new Error('Extension context invalidated.');
      },
      /invalidated/,
    ],
    [
      'no background script receives the message',
      () => Promise.reject(new Error('no receiver')),
      /no receiver/,
    ],
    ['the background script sends an empty reply', () => undefined, /no answer/],
    ['the background script sends a malformed reply', () => ({ answer: 'yes' }), /no answer/],
    [
      'the map data are too large',
      () => ({ error: { path: 'scene.walls', message: 'beyond a table’s measure', beyond: true } }),
      TableTooLarge,
    ],
    [
      'the background script replies with an error',
      () => ({ error: { path: 'ask.of', message: 'expected a creature' } }),
      /ask.of: expected a creature/,
    ],
  ])(
    'if %s, a request to the rules engine fails with an error, and a later request can succeed',
    async (_who, send, why) => {
      const heard = vi.fn<() => unknown>(send);
      const asks = createAsks(table(), heard);
      await expect(asks({ ask: 'actions', of: 'a' })).rejects.toThrow(why);
      heard.mockImplementation(() => ({ answer: { here: true } }));
      await expect(asks({ ask: 'actions', of: 'a' })).resolves.toEqual({ here: true });
    },
  );

  it(
    'after the background script has replied with an error, the extension does not repeat the ' +
      'request',
    async () => {
      const send = vi.fn<() => unknown>(() => ({ error: { path: 'ask', message: 'wrong' } }));
      await expect(createAsks(table(), send)({ ask: 'actions', of: 'a' })).rejects.toThrow('wrong');
      expect(send).toHaveBeenCalledTimes(1);
    },
  );

  it(
    'a request to the rules engine fails if the background script does not reply within five ' +
      'seconds',
    async () => {
      vi.useFakeTimers();
      const late = createAsks(
        table(),
        () =>
          new Promise((up) => {
            setTimeout(() => up({ answer: { late: true } }), 4000);
          }),
      )({ ask: 'actions', of: 'a' });
      const never = createAsks(
        table(),
        () => new Promise(() => undefined),
      )({ ask: 'actions', of: 'a' });
      const given = expect(never).rejects.toThrow('nobody answers');
      await vi.advanceTimersByTimeAsync(4000);
      await expect(late).resolves.toEqual({ late: true });
      await vi.advanceTimersByTimeAsync(1000);
      await given;
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('the judge in the background', () => {
  const crowd = Array.from({ length: 20_001 }, (_, i) => ({ id: `c${i}`, at: [1, 1] }));
  it.each([
    ['no content', undefined, 'ask'],
    ['a text instead of an object', 'judge', 'ask'],
    ['map data and nothing else', { scene: SCENE }, 'ask'],
    [
      'a list of requests',
      { scene: SCENE, ask: Array.from({ length: 100_000 }, () => ({ ask: 'actions', of: 'a' })) },
      'ask',
    ],
    ['no map data', { ask: { ask: 'actions', of: 'a' } }, 'scene'],
    [
      'map data without a grid',
      {
        scene: { format: 'quadretto/scene@1', ruleset: 'srd35' },
        ask: { ask: 'actions', of: 'a' },
      },
      'grid',
    ],
    [
      'map data of 20,001 creatures',
      { scene: { ...SCENE, creatures: crowd }, ask: { ask: 'actions', of: 'a' } },
      'creatures',
    ],
    ['an unknown request name', { scene: SCENE, ask: { ask: 'oracle' } }, 'ask.ask'],
    [
      'the id of a missing creature',
      { scene: SCENE, ask: { ask: 'actions', of: 'nobody' } },
      'ask.of',
    ],
    [
      'an unknown ruleset',
      { scene: { ...SCENE, ruleset: 'house' }, ask: { ask: 'actions', of: 'a' } },
      'ruleset',
    ],
    [
      'the action “__proto__”',
      { scene: SCENE, ask: { ask: 'act', of: 'a', action: '__proto__' } },
      'ask.action',
    ],
  ])(
    'the background script replies with an error message to a request with %s',
    (_what, message, path) => {
      const reply = replyTo(message);
      expect(reply).toMatchObject({ error: { path, message: expect.any(String) as string } });
      expect(structuredClone(reply)).toEqual(reply);
    },
  );

  it('the background script answers a request about a map with 200 creatures and 5000 cells', () => {
    const creatures = Array.from({ length: 200 }, (_, i) => ({
      id: `c${i}`,
      side: i % 2 ? 'foes' : 'party',
      at: [i % 20, Math.floor(i / 20)],
      size: 'medium',
      attacks: [{ id: 's', kind: 'melee' }],
    }));
    const cells = Array.from({ length: 5000 }, (_, i) => ({
      at: [i % 100, Math.floor(i / 100)],
      terrain: 'difficult',
    }));
    expect(
      replyTo({
        scene: { ...SCENE, grid: { kind: 'square', columns: 100, rows: 60 }, creatures, cells },
        ask: { ask: 'actions', of: 'c0' },
      }),
    ).toMatchObject({ answer: { left: { count: { standard: 1 } } } });
  });
});
