/**
 * What the host hides from a player changes nothing on the player's client, also if the page sends
 * it: no scene, mark, dragged path, held move, notice or log line names it.
 */
import '../../src/text/pages.ts';
import fc from 'fast-check';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { seenIn } from '../../entrypoints/overlay/asking.ts';
import { wire } from '../../entrypoints/overlay/wire.ts';
import { answer } from '../../src/judge/answer.ts';
import { lineOf, offerLine } from '../../src/overlay/panels/log/lines.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import { createAsks } from '../../src/state/asks.ts';
import type { HostListener, Reading } from '../../src/state/host.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import { createReferee } from '../../src/state/refereeing/index.ts';
import { createStore } from '../../src/state/store.ts';
import { someone, type Said } from './refereeing/table.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

type Place = [number, number];
const ends: AbortController[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
});

const TURN = { active: 'a', round: 2 };
const HELD = { ...DEFAULT_POLICIES, speed: 'ask', opportunities: 'ask', blocked: 'ask' } as const;

/** The client of one user, with everything that a host reports. */
function client(
  creatures: readonly Said[],
  { gm = false, turn = TURN, ...more }: Partial<Reading> & { turn?: SceneInput['turn'] } = {},
  ruleset = 'srd35',
) {
  const end = new AbortController();
  ends.push(end);
  const store = createStore({ ruleset });
  const { referee, wired } = createReferee(
    store,
    {
      asks: createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }), {
        seen: seenIn(store),
      }),
      policies: signal({ ...DEFAULT_POLICIES, ...HELD }),
      setPolicies: () => undefined,
      now: () => 1000,
    },
    end.signal,
  );
  let to!: HostListener;
  wire(
    {
      id: 'test',
      start: (listener: HostListener) => {
        to = listener;
        return { move: async () => true, guard: () => undefined };
      },
    } as unknown as Parameters<typeof wire>[0],
    store,
    { set: () => undefined },
    end.signal,
    { wired },
  );
  let now = creatures;
  const read = (order: SceneInput['turn']): void =>
    to.reading({
      scene: sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset,
        grid: { kind: 'square', columns: 12, rows: 12 },
        creatures: now,
        turn: order,
      }),
      map: 'map',
      notices: [],
      gm,
      owned: ['a'],
      fight: 'fight',
      host: { name: 'test', version: '1' },
      ...more,
    });
  read({ ...turn, active: 'b', round: 1 });
  read(turn);
  const judgement = judgementOf(store);
  /** The dragged path as it is shown. */
  const drags = (path: readonly Place[]) => {
    to.drag({ of: 'a', path });
    const shown = judgement.path.value;
    const seen = shown && [
      shown.path,
      shown.mode,
      shown.verdict,
      shown.fresh,
      judgement.safe.value?.path,
    ];
    to.drag(null);
    return seen;
  };
  /** What the user is asked before the move is made; true: nothing. */
  const intends = (path: readonly Place[]) => {
    const free = to.intends?.({ id: 'i', of: 'a', path, whole: true, by: 'self', cause: 'drag' });
    const now = referee.held.value;
    referee.goBack();
    return free === true || now === null ? true : [now.policy, now.judged.verdict];
  };
  /** Every text of the log. */
  const log = () => [
    referee.entries.value.map((entry) => ({ ...lineOf(entry), key: '' })),
    referee.offers.value.map((offer) => ({ ...offerLine(offer, undefined), key: '' })),
  ];
  /** The log after a creature has moved along the path. */
  const makes = (path: readonly Place[], of = 'a', by: 'self' | 'other' = 'self') => {
    to.moved?.({ id: 'm', of, path, whole: true, by, cause: 'drag' });
    now = now.map((c) => (c.id === of ? { ...c, at: [...path.at(-1)!] as Place } : c));
    read({ ...turn, active: of });
    return log();
  };
  /** The log after the creature has acted. */
  const acts = async (action: string) => {
    await referee.declare({ of: 'a', action });
    return log();
  };
  return { store, referee, judgement, drags, intends, makes, acts };
}

const PARTY = [someone('a', 'party', [2, 5]), someone('b', 'foes', [9, 9])];
const lurks = (at: Place, more: Partial<Said> = {}): Said =>
  someone('sly', 'foes', at, { name: 'Ambusher', visibleTo: ['foes'], ...more });
const unseen = (at: Place, more: Partial<Said> = {}): Said =>
  someone('sly', 'foes', at, { name: 'Ambusher', conditions: ['invisible'], ...more });
const PAST: Place[] = [
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 5],
  [6, 5],
];

describe.each([
  ['that the virtual tabletop hides', lurks],
  ['that is invisible', unseen],
])('a foe %s', (_what, foe) => {
  it.each<[string, Said]>([
    ['standing beside the path', foe([4, 6])],
    ['armed with a reach weapon', foe([4, 7], { size: 'large' })],
    ['standing on the path', foe([4, 5])],
    ['standing at the end of the path', foe([6, 5])],
    ['flying above the path', foe([4, 5], { elevation: 1 })],
  ])(
    'an unseen enemy %s changes neither the preview nor the ruling of a player’s planned move',
    (_where, hidden) => {
      const [plain, real] = [client(PARTY), client([...PARTY, hidden])];
      expect(real.drags(PAST)).toEqual(plain.drags(PAST));
      expect(real.intends(PAST)).toEqual(plain.intends(PAST));
    },
  );
  it.each<[string, Said]>([
    ['standing beside the path', foe([4, 6])],
    ['armed with a reach weapon', foe([4, 7], { size: 'large' })],
    ['flying above the path', foe([4, 5], { elevation: 3 })],
    ['standing beside the end of the path', foe([7, 6])],
  ])('an unseen enemy %s changes no line of the player’s combat log', async (_where, hidden) => {
    const [plain, real] = [client(PARTY), client([...PARTY, hidden])];
    expect(real.makes(PAST)).toEqual(plain.makes(PAST));
    expect(await real.acts('cast-spell')).toEqual(await plain.acts('cast-spell'));
    expect(real.referee.exported()).not.toMatch(/sly|Ambusher/);
  });
  it(
    'when a foe moves past another foe that the player cannot see, the unseen foe changes no ' +
      'line of the player’s combat log',
    () => {
      const way: Place[] = [
        [9, 9],
        [8, 9],
        [7, 9],
      ];
      const hidden = foe([8, 8], { side: 'beasts' });
      const [plain, real] = [client(PARTY), client([...PARTY, hidden])];
      expect(real.makes(way, 'b', 'other')).toEqual(plain.makes(way, 'b', 'other'));
    },
  );
  it('on the GM’s client, a foe that the player cannot see gets its attack of opportunity', () => {
    const { drags } = client([...PARTY, foe([4, 6])], { gm: true });
    expect(JSON.stringify(drags(PAST))).toContain('"by":"sly"');
  });
});

describe('an invisible foe whose token the virtual tabletop shows', () => {
  it(
    'if a player’s move goes through the space of an invisible foe, the foe is named to the ' +
      'player',
    () => {
      const all = JSON.stringify(client([...PARTY, unseen([4, 5])]).makes(PAST));
      expect(all).toContain('sly');
    },
  );
  it(
    'if another foe moves through an invisible foe’s space, the invisible foe is not named to ' +
      'the player',
    () => {
      const way: Place[] = [
        [9, 9],
        [8, 9],
        [7, 9],
      ];
      const all = client([...PARTY, unseen([8, 9], { side: 'beasts' })]).makes(way, 'b', 'other');
      expect(JSON.stringify(all)).not.toContain('sly');
    },
  );
  it(
    'an invisible foe’s attack of opportunity is shown to the GM, and to a player whose ' +
      'character can see invisible creatures',
    () => {
      const line = (sees: Partial<Said>, gm: boolean) =>
        JSON.stringify(
          client([{ ...PARTY[0]!, ...sees }, PARTY[1]!, unseen([4, 6])], { gm }).makes(PAST),
        );
      expect(line({}, true)).toContain('sly');
      expect(line({ traits: ['see-invisible-12'] }, false)).toContain('sly');
    },
  );
  it(
    'an invisible ally’s attack of opportunity is shown to the player when a foe moves past ' +
      'the ally',
    () => {
      const ally = unseen([8, 8], { side: 'party' });
      const way: Place[] = [
        [9, 9],
        [8, 9],
        [7, 9],
        [6, 9],
      ];
      expect(JSON.stringify(client([...PARTY, ally]).makes(way, 'b', 'other'))).toContain('sly');
    },
  );
});

const frightenedBy = (id: string, ...by: string[]): Said =>
  someone(id, 'party', [2, 6], {
    conditions: ['frightened'],
    conditionsBy: { frightened: by },
    conditionEnds: { frightened: { of: by[0]!, at: 'end' } },
  });

describe('a creature that the virtual tabletop hides, though the page sends it', () => {
  it.each<[string, readonly Said[], NonNullable<SceneInput['turn']>]>([
    ['is on turn', [lurks([4, 6])], { active: 'sly', order: ['a', 'sly'], round: 2 }],
    ['waits in the initiative order', [lurks([4, 6])], { ...TURN, order: ['sly', 'a', 'b'] }],
    [
      'has acted and has an initiative count',
      [lurks([4, 6])],
      { ...TURN, acted: ['sly'], counts: { sly: 20, a: 3 } },
    ],
    ['carries a rider', [lurks([4, 6]), someone('r', 'foes', [4, 6], { mount: 'sly' })], TURN],
    ['is pinned', [lurks([4, 6]), someone('r', 'foes', [4, 6], { pins: 'sly' })], TURN],
    [
      'frightens another creature',
      [lurks([4, 6]), frightenedBy('c', 'sly'), frightenedBy('d', 'sly', 'b')],
      TURN,
    ],
    [
      'causes another creature’s conditions',
      [
        lurks([4, 6]),
        someone('c', 'party', [2, 6], {
          conditions: ['vexed', 'restrained'],
          conditionEnds: {
            vexed: { of: 'sly', at: 'start' },
            restrained: { of: 'sly', at: 'concentration' },
          },
        }),
      ],
      TURN,
    ],
    [
      'is in a grapple',
      [lurks([4, 6]), someone('r', 'foes', [4, 6], { grapples: ['sly', 'b'] })],
      TURN,
    ],
  ])(
    'nothing on a player’s client mentions a hidden creature, even if that creature %s',
    (_what, more, turn) => {
      const { store, referee } = client([...PARTY, ...more], {
        turn,
        provenance: new Map<string, Provenance>([['sly', { from: {} }]]),
        notices: [{ code: 'notice.token', params: { name: 'Ambusher' } }],
      });
      const all = [
        store.scene.value,
        store.amended.value,
        store.board.value?.creatures,
        [...store.provenance.value.keys()],
        store.notices.value,
        referee.encounter.value,
        referee.entries.value,
      ];
      expect(JSON.stringify(all)).not.toMatch(/sly|Ambusher/);
    },
  );
  it(
    'on a player’s client, a creature frightened by a hidden foe and by a visible foe is ' +
      'frightened by the visible foe only',
    () => {
      const { store } = client([...PARTY, lurks([4, 6]), frightenedBy('d', 'sly', 'b')]);
      expect(store.scene.value?.creatures?.find(({ id }) => id === 'd')).toMatchObject({
        conditions: ['frightened'],
        conditionsBy: { frightened: ['b'] },
        conditionEnds: {},
      });
    },
  );
  it(
    'a creature hidden from a player is known to the GM’s client, to clients of the ' +
      'creature’s side and to its owner’s client',
    () => {
      const ids = (more: Said, reading: Partial<Reading> = {}) =>
        client([...PARTY, more], reading).store.board.value?.creatures.map(({ id }) => id);
      expect(ids(lurks([4, 6]), { gm: true })).toContain('sly');
      expect(ids(lurks([4, 6], { side: 'party', visibleTo: ['party'] }))).toContain('sly');
      expect(ids(lurks([4, 6]), { owned: ['a', 'sly'] })).toContain('sly');
      expect(ids(lurks([4, 6]))).not.toContain('sly');
    },
  );
});

const at = fc.tuple(fc.nat(11), fc.nat(11));
const hidden = fc.record({
  at,
  size: fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
  how: fc.constantFrom(lurks, unseen),
});
const step = fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }));
const trail = fc.array(step, { minLength: 1, maxLength: 7 }).map((steps) =>
  steps.reduce<Place[]>(
    (path, [x, y]) => {
      const [a, b] = path.at(-1)!;
      const to: Place = [Math.max(0, Math.min(11, a + x)), Math.max(0, Math.min(11, b + y))];
      return to.join() === path.at(-1)!.join() ? path : [...path, to];
    },
    [[2, 5]],
  ),
);

describe('the creatures that a player does not see', () => {
  it.each(rulesetsInWords(['srd35', 'pf1', 'sigil', 'd20modern', 'srd52', 'srd51']))(
    'under %s, a creature that a player does not see changes nothing on that player’s screen',
    (_, ruleset) => {
      fc.assert(
        fc.property(
          at,
          fc.array(hidden, { minLength: 1, maxLength: 3 }),
          trail,
          (foe, more, way) => {
            const seen = [PARTY[0]!, someone('b', 'foes', foe)];
            const secret = more.map(({ how, ...h }, i) => ({
              ...how(h.at, { size: h.size }),
              id: `sly${i}`,
            }));
            const kept = secret.filter(({ visibleTo }) => visibleTo === undefined);
            const [plain, real] = [
              client(seen, {}, ruleset),
              client([...seen, ...secret], {}, ruleset),
            ];
            expect(real.drags(way)).toEqual(plain.drags(way));
            expect(real.intends(way)).toEqual(plain.intends(way));
            expect(real.store.scene.value).toEqual(
              client([...seen, ...kept], {}, ruleset).store.scene.value,
            );
            // The log of the made move differs only if the move bumped into one of them.
            const bumped = kept.some(({ at: [x, y], size }) => {
              const n = size === 'large' ? 2 : 1;
              return way.some(([a, b]) => a >= x && a < x + n && b >= y && b < y + n);
            });
            if (!bumped) expect(real.makes(way)).toEqual(plain.makes(way));
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
