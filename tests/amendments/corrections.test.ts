/** Corrections of creatures' facts: their scopes, their order, and what they leave unchanged. */
import type { SceneCreature } from '../../src/board/facts/creature.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CORRECTED_FACTS,
  correctionOf,
  CORRECTIONS,
  keyOf,
  SCOPES,
  understood,
  type Correction,
  type Corrections,
  type Scope,
} from '../../src/amendments/correction.ts';
import {
  correctedCreature,
  correctingFollowed,
  correctionsFor,
  namesOf,
} from '../../src/amendments/corrections.ts';
import { withoutCorrections, withCorrection } from '../../src/amendments/edits.ts';
import { readStored } from '../../src/storage/storedKind.ts';
import { boardOf } from '../../src/scene/board.ts';
import { parseScene } from '../../src/scene/parse.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';

const SAID: SceneCreature = {
  id: 't1',
  name: 'Ogre 2',
  at: [3, 3],
  size: 'large',
  side: 'foes',
  conditions: ['shaken'],
  attacks: [
    { id: 'c', name: 'club', kind: 'melee', ready: true },
    { id: 'l', name: 'lance', kind: 'melee', reachWeapon: 'reach', ready: false },
  ],
};
const ALDO: SceneCreature = { id: 't9', name: 'Aldo', at: [0, 0], size: 'medium', side: 'party' };
const SCENE: SceneDocument = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 10, rows: 10, metresPerCell: 1.5 },
  creatures: [SAID, ALDO],
  turn: { round: 2 },
};
const OGRE: Provenance = {
  character: 'ch1',
  kind: 'Ogre',
  colour: '#ff0000',
  markers: ['red'],
  from: {},
};
const STANDS = new Map([['t1', OGRE]]);

const correction = <F extends Correction['fact']>(
  fact: F,
  value: Correction<F>['value'],
  scope: Scope = 'token',
  of = 't1',
  at = '2026-11-12T10:00:00Z',
): Correction => ({ campaign: 'here', scope, of, name: 'Ogre', fact, value, at });
const all = (...each: Correction[]): Corrections =>
  Object.fromEntries(each.map((c) => [keyOf(c), c]));
const judged = (
  corrections: Corrections,
  campaign = 'here',
  scene = SCENE,
): readonly SceneCreature[] =>
  correctingFollowed()(scene, STANDS, corrections, campaign).creatures ?? [];
const ogre = (...each: Correction[]): SceneCreature => judged(all(...each))[0] ?? ALDO;

it('a user can give a creature at most 200 conditions of at most 1,000 characters each', () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`c${i}`, true]));
  const c = ogre(
    correction('conditions', { ...many, ['x'.repeat(1001)]: true }),
    correction('traits', { ['y'.repeat(1001)]: true, scent: true }),
    correction('traits', many, 'character', 'ch1'),
  );
  expect([c.conditions?.length, c.conditions?.slice(0, 2), c.traits?.includes('scent')]).toEqual([
    200,
    ['shaken', 'c0'],
    false,
  ]);
  expect(parseScene({ ...SCENE, creatures: [c] }).ok).toBe(true);
});

describe('a corrected fact', () => {
  const CORRECTED: readonly (readonly [given: Correction, changed: object])[] = [
    [correction('size', 'huge'), { size: 'huge' }],
    [correction('space', 3), { space: 3 }],
    [correction('reach', 3), { reach: 3 }],
    [correction('build', 'long'), { build: 'long' }],
    [correction('land', 6), { speed: { land: 6 } }],
    [correction('fly', 0), { speed: { fly: 0 } }],
    [correction('armour', 'heavy'), { armour: 'heavy' }],
    [correction('load', 'light'), { load: 'light' }],
    [correction('side', 'party'), { side: 'party' }],
    [correction('mount', 't9'), { mount: 't9' }],
    [correction('mount', 't1'), {}],
    [correction('mount', ''), {}],
    [correction('conditions', { prone: true, shaken: false }), { conditions: ['prone'] }],
    [correction('conditions', { shaken: true }), { conditions: ['shaken'] }],
    [
      correction('conditions', { squeezing: true }),
      { conditions: ['shaken', 'squeezing'], squeezing: true },
    ],
    [correction('traits', { 'combat-reflexes': true }), { traits: ['combat-reflexes'] }],
    [correction('opportunities', { taken: 1, round: 2 }), { opportunitiesTaken: 1 }],
    [correction('opportunities', { taken: 1 }), { opportunitiesTaken: 1 }],
  ];
  it('a user’s correction of one fact of a creature, such as its size, changes only that fact', () => {
    for (const [given, changed] of CORRECTED)
      expect.soft(ogre(given), JSON.stringify(given)).toEqual({ ...SAID, ...changed });
  });
  it('a user’s correction of how many opportunity attacks a creature has made ends with the round', () => {
    expect(ogre(correction('opportunities', { taken: 1, round: 1 }))).toEqual(SAID);
  });
  it('a user’s correction of one speed leaves the other speeds unchanged', () => {
    expect(ogre(correction('land', 6), correction('fly', 12)).speed).toEqual({ land: 6, fly: 12 });
  });
  describe('weapons in hand', () => {
    const held = (value: Correction<'hand'>['value'], said: SceneCreature = SAID): unknown =>
      correctedCreature(said, [correction('hand', value)], 1).attacks?.map((a) => [
        a.name,
        a.ready,
        a.reachWeapon,
      ]);
    it('a user can correct which of a creature’s weapons are in its hands', () =>
      expect(held(['lance'])).toEqual([
        ['club', false, undefined],
        ['lance', true, 'reach'],
      ]));
    it('a user can state that a creature holds no weapon', () =>
      expect(held([])).toEqual([
        ['club', false, undefined],
        ['lance', false, 'reach'],
      ]));
    it('a user’s correction that a creature holds a weapon that it does not own has no effect', () =>
      expect(held(['pike'])).toEqual([
        ['club', true, undefined],
        ['lance', false, 'reach'],
      ]));
    it('if a creature’s weapons are unknown, a user can choose “reach weapon” or “other weapon” for it', () => {
      expect(held('reach', ALDO)).toEqual([['', true, 'reach']]);
      expect(held('armed', ALDO)).toEqual([['', true, undefined]]);
      expect(held([], ALDO)).toEqual([]);
    });
  });
  it('if a user says which condition a token marker means, every token with this marker has that condition', () => {
    expect(ogre(correction('marker', 'prone', 'marker', 'red')).conditions).toEqual([
      'shaken',
      'prone',
    ]);
    expect(ogre(correction('marker', '', 'marker', 'red'))).toEqual(SAID);
    expect(ogre(correction('marker', 'prone', 'marker', 'blue'))).toEqual(SAID);
    expect(judged(all(correction('marker', 'prone', 'marker', 'red')))[1]).toBe(ALDO);
  });
});

describe('several corrections of one value', () => {
  const said = (scope: Scope, value: number, of: string): Correction =>
    correction('reach', value, scope, of);
  const EVERY = [
    said('colour', 1, '#ff0000'),
    said('kind', 2, 'Ogre'),
    said('character', 3, 'ch1'),
    said('token', 4, 't1'),
  ];
  it(
    'a user’s correction for one token overrides corrections for its character, its kind ' +
      'of creature or its color',
    () => {
      for (const n of [4, 3, 2, 1]) {
        expect.soft(ogre(...EVERY.slice(0, n)).reach, `${n} corrections`).toBe(n);
        expect.soft(ogre(...EVERY.slice(0, n).reverse()).reach, `${n}, reversed`).toBe(n);
      }
    },
  );
  it('a user’s correction of one creature’s conditions overrides a correction for its kind of creature', () => {
    expect(
      ogre(
        correction('conditions', { prone: true, stunned: true }, 'kind', 'Ogre'),
        correction('conditions', { stunned: false }),
      ).conditions,
    ).toEqual(['shaken', 'prone']);
  });
  it(
    'a user’s correction for one game, token or kind of creature does not affect other ' +
      'games, tokens or kinds',
    () => {
      const others = all(
        { ...said('token', 4, 't1'), campaign: 'there' },
        said('token', 4, 't2'),
        said('kind', 4, 'ogre'),
        said('character', 4, 't1'),
        said('token', 4, 'Ogre'),
      );
      expect(judged(others)).toEqual([SAID, ALDO]);
    },
  );
  it('the kind of a creature named “Ogre 2” is “Ogre”, unless the virtual tabletop names another kind', () => {
    expect(
      ['Ogre 2', 'Ogre', 'Ogre #12', 'Ogre (3)', ' Ogre 2 '].map(
        (name) => namesOf('x', undefined, name).kind,
      ),
    ).toEqual(Array(5).fill('Ogre'));
    expect(['12', '', undefined].map((name) => namesOf('x', undefined, name).kind)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(namesOf('x', OGRE, 'Gruk').kind).toBe('Ogre');
  });
});

describe('without corrections', () => {
  it(
    'creatures without corrections stay the same objects in memory, so that nothing is ' +
      'computed again for them',
    () => {
      const correct = correctingFollowed();
      expect(correct(SCENE, STANDS, {}, 'here')).toBe(SCENE);
      const corrections = all(correction('reach', 3));
      const once = correct(SCENE, STANDS, corrections, 'here');
      const moved = correct(
        { ...SCENE, creatures: [SAID, { ...ALDO, at: [1, 0] }] },
        STANDS,
        corrections,
        'here',
      );
      expect(once.creatures?.[1]).toBe(ALDO);
      expect(moved.creatures?.[0]).toBe(once.creatures?.[0]);
      expect([once.walls, once.cells, once.grid]).toEqual([SCENE.walls, SCENE.cells, SCENE.grid]);
      expect(boardOf(moved).creatures[0]).toBe(boardOf(once).creatures[0]);
    },
  );
  it('malformed stored corrections leave the map data valid and every creature in its place', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('large', 'foes', 'armed', 3, 0, ['club'], { prone: true }),
    );
    const stored = fc.record({
      campaign: fc.constant('here'),
      scope: fc.constantFrom(...SCOPES),
      of: fc.constantFrom('t1', 'Ogre', 'ch1', 'red', '#ff0000', '__proto__'),
      name: fc.string(),
      fact: fc.constantFrom(...CORRECTED_FACTS),
      value,
      at: fc.string(),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(stored, fc.jsonValue())), (corrections) => {
        const scene = correctingFollowed()(SCENE, STANDS, corrections as Corrections, 'here');
        expect(scene.creatures?.map((c) => [c.id, c.at])).toEqual([
          ['t1', [3, 3]],
          ['t9', [0, 0]],
        ]);
        const parsed = parseScene(structuredClone(scene));
        expect(parsed.ok ? '' : `${parsed.error.path}: ${parsed.error.message}`).toBe('');
        expect(boardOf(scene).creatures).toHaveLength(2);
      }),
    );
  });
});

describe('stored corrections', () => {
  const GOOD = correction('reach', 3);
  const BAD = [
    ['a correction that is no object', 'x'],
    ['null', null],
    ['an unknown fact', { ...GOOD, fact: 'charm' }],
    ['an unknown scope', { ...GOOD, scope: 'world' }],
    ['a missing id', { ...GOOD, of: '' }],
    ['a reach of half a square', { ...GOOD, value: 1.5 }],
    ['a negative reach', { ...GOOD, value: -1 }],
    ['a reach in words', { ...GOOD, value: '3 m' }],
    ['an unknown size', { ...GOOD, fact: 'size', value: 'big' }],
    ['marks that are a list', { ...GOOD, fact: 'conditions', value: ['prone'] }],
    ['a very long text', { ...GOOD, name: 'x'.repeat(1001) }],
    ['a missing value', { ...GOOD, value: undefined }],
  ] as const;
  it('a malformed stored correction of a creature has no effect, and stays in the storage unchanged', () => {
    for (const [what, stored] of BAD) {
      expect.soft(correctionOf(stored), what).toBeNull();
      const kept = { bad: stored, [keyOf(GOOD)]: GOOD };
      expect.soft([...understood(kept).values()], what).toEqual([GOOD]);
      expect
        .soft(readStored(CORRECTIONS, { version: 1, data: kept }), what)
        .toEqual({ ok: true, value: kept });
      const changed = withCorrection(kept, correction('size', 'huge'), {});
      expect.soft(changed, what).toHaveProperty('bad', stored);
      expect.soft(CORRECTIONS.merge(kept, {}), what).toEqual(kept);
    }
  });
  it('stored corrections of creatures are refused if they are a list, a text or a number', () => {
    expect(
      [[], 'x', null, 3].map((data) => readStored(CORRECTIONS, { version: 1, data }).ok),
    ).toEqual([false, false, false, false]);
  });
  it('if a stored and an imported correction concern the same fact of a creature, the later one is kept', () => {
    const older = correction('reach', 1, 'token', 't1', '2026-01-01T00:00:00Z');
    const newer = correction('reach', 2, 'token', 't1', '2026-02-01T00:00:00Z');
    const other = correction('size', 'huge');
    expect(CORRECTIONS.merge(all(older), all(newer, other))).toEqual(all(newer, other));
    expect(CORRECTIONS.merge(all(newer, other), all(older))).toEqual(all(newer, other));
    expect(CORRECTIONS.merge(all(newer), { [keyOf(newer)]: 'corrupt', x: 'corrupt' })).toEqual({
      ...all(newer),
      x: 'corrupt',
    });
  });
});

describe('making and removing a correction', () => {
  const token = correction('reach', 4);
  const kind = correction('reach', 2, 'kind', 'Ogre');
  const names = namesOf('t1', OGRE);
  it('correcting a fact for a kind of creature removes the earlier correction of that fact for one creature', () => {
    const before = all(token, correction('size', 'huge'), correction('reach', 5, 'token', 't2'));
    const after = withCorrection(before, kind, names);
    expect(after).toEqual(
      all(kind, correction('size', 'huge'), correction('reach', 5, 'token', 't2')),
    );
    expect(
      correctionsFor(after, 'here', SAID, OGRE).map(({ scope, fact }) => [scope, fact]),
    ).toEqual([
      ['kind', 'reach'],
      ['token', 'size'],
    ]);
  });
  it('correcting a fact for one creature leaves the correction for its kind of creature in place', () =>
    expect(withCorrection(all(kind), token, names)).toEqual(all(kind, token)));
  const DATES: readonly (readonly [what: string, theirs: string])[] = [
    ['of next year', '2027-02-01T00:00:00.000Z'],
    ['of a clock that stood at the year 9000', '9000-01-01T00:00:00.000Z'],
    ['of the latest date there is', '+275760-09-13T00:00:00.000Z'],
    ['that is no date', 'zzzz'],
    ['without a date', ''],
  ];
  it('importing a file of corrections a second time does not undo what the user has changed since', () => {
    for (const [what, theirs] of DATES) {
      const from = correction('reach', 2, 'token', 't1', theirs);
      const own = correction('reach', 4, 'token', 't1', '2026-03-01T00:00:00.000Z');
      const brought = CORRECTIONS.merge({}, all(from));
      const after = withCorrection(brought, own, names);
      expect.soft(CORRECTIONS.merge(after, all(from)), what).toEqual(after);
      expect.soft(understood(after).get(keyOf(own))?.value, what).toBe(4);
    }
  });
  it(
    'a user’s new correction gets a later date than the correction that it replaces, ' +
      'even if the clock is wrong',
    () => {
      const dates = fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string({ maxLength: 10 }),
        fc.constant(new Date(8.64e15).toISOString()),
      );
      fc.assert(
        fc.property(dates, dates, (theirs, mine) => {
          const before = all(correction('reach', 2, 'token', 't1', theirs));
          const after = withCorrection(before, correction('reach', 4, 'token', 't1', mine), names);
          expect(CORRECTIONS.merge(after, before)).toEqual(after);
        }),
      );
    },
  );
  it('a user’s correction that is made twice is stored once', () => {
    const once = withCorrection({}, token, names);
    expect(withCorrection(once, token, names)).toEqual(once);
    expect(withoutCorrections(once, [keyOf(token)])).toEqual({});
    expect(withoutCorrections(once, ['x'])).toBe(once);
  });
});
