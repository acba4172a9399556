/**
 * Flights under conditions, at the end of a turn and in fog, and the answers of every question
 * about a five-foot step in the air.
 */
import { describe, expect, it } from 'vitest';
import { dive, fly, line, straight, type Place3 } from './asks/flight.ts';
import {
  creature,
  fill,
  fog,
  hero,
  light,
  move,
  path,
  reachable,
  rubble,
  turn,
  type Answer,
  type At,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

const TEXTS = ['srd35', 'sigil', 'd20modern'] as const;
type Class = 'perfect' | 'good' | 'average' | 'poor' | 'clumsy';

const UP: Place3 = [0, 0, 4];
const flyer = (manoeuvrability: Class, more: CreatureMore = {}): Thing =>
  hero('a', 0, 0, {
    speed: { fly: 8, manoeuvrability },
    load: 'light',
    elevation: 4,
    heading: 'e',
    ...more,
  });
const east = (n: number): Place3[] => line(UP, [1, 0, 0], n);
const flat = (n: number): At[] => east(n).map(([x, y]) => [x, y]);
const codes = (v: Answer): string[] =>
  (v['violations'] as { code: string }[]).map(({ code }) => code);

describe.each(rulesetsInWords(TEXTS))('a flyer under a condition, under %s', (game, text) => {
  const flown = (
    condition: string,
    n: number,
    more: Record<string, unknown> = {},
    manoeuvrability: Class = 'average',
  ): Answer =>
    asked(
      { on: [flyer(manoeuvrability, { conditions: [condition] })], ask: fly('a', east(n), more) },
      text,
    );

  it.each([
    'paralyzed',
    'helpless',
    'unconscious',
    'stunned',
    'dazed',
    'cowering',
    'fascinated',
    'dead',
    'asleep',
  ])(`under ${game}, a flyer may not fly while it is %s`, (condition) => {
    for (const mode of ['move', 'double-move', 'hover', 'charge', 'run']) {
      expect([mode, codes(flown(condition, 2, { mode }, 'good'))]).toEqual([
        mode,
        expect.arrayContaining(['immobile']),
      ]);
    }
  });
  everyCase(['pinned', 'grappling', 'immobilized-in-place'])(
    `under ${game}, a pinned, grappling or immobilized flyer may not leave its square`,
    (condition) => {
      expect(codes(flown(condition, 1))).toEqual(['immobile']);
    },
  );
  it(`under ${game}, a stunned flyer may neither fly nor dive at a target`, () => {
    const on = [flyer('average', { conditions: ['stunned'] })];
    expect(asked({ on, ask: { ...fly('a', east(2)), ask: 'move' } }, text)).toMatchObject({
      legal: false,
      violations: [{ code: 'immobile', by: 'stunned' }],
    });
    expect(asked({ on, ask: dive('a', straight(UP, [6, 0, 2]), ['claw'], 5) }, text)).toMatchObject(
      { possible: false, damage: 5 },
    );
  });
  it.each(['exhausted', 'entangled', 'blinded'])(
    `under ${game}, a flyer flies at half speed while it is %s`,
    (condition) => {
      expect(flown(condition, 4)).toMatchObject({
        legal: true,
        budget: 4,
        forward: { needed: 2 },
        ends: 'aloft',
      });
      expect(flown(condition, 5)).toMatchObject({
        legal: false,
        violations: [{ code: 'over-speed', step: 5 }],
      });
    },
  );
  it.each(['fatigued', 'exhausted', 'entangled'])(
    `under ${game}, a flyer may neither run nor charge while it is %s`,
    (condition) => {
      for (const mode of ['run', 'charge'])
        expect(flown(condition, 6, { mode })['violations']).toContainEqual(
          expect.objectContaining({ code: 'condition-forbids', by: condition }),
        );
    },
  );
  it(
    `under ${game}, a paralyzed flyer falls if it has wings, and stays in the air if it has ` +
      'none',
    () => {
      const still = (traits: string[]): Answer =>
        asked(
          { on: [flyer('good', { conditions: ['paralyzed'], traits })], ask: fly('a', [UP]) },
          text,
        );
      expect(still(['winged'])).toMatchObject({ ends: 'falls' });
      expect(still(['wingless'])).toMatchObject({ ends: 'aloft' });
    },
  );
  it(`under ${game}, a flyer that cannot leave its square loses height unless it can hover`, () => {
    const held = (manoeuvrability: Class): Answer =>
      asked(
        {
          on: [flyer(manoeuvrability, { conditions: ['immobilized-in-place'] })],
          ask: fly('a', [UP]),
        },
        text,
      );
    expect(held('average')).toMatchObject({ ends: 'sinks' });
    expect(held('good')).toMatchObject({ ends: 'aloft' });
  });
});

describe.each(rulesetsInWords(TEXTS))('a flyer in its turn, under %s', (game, text) => {
  const flown = (now: Parameters<typeof turn>[0], mode = 'move'): Answer =>
    asked(
      { on: [flyer('good'), creature('b', 9, 9), turn(now)], ask: fly('a', east(3), { mode }) },
      text,
    );

  it(`under ${game}, a flyer that has used its actions or its five-foot step may not fly`, () => {
    expect(flown({ active: 'a', round: 1, spent: { fullRound: true } })).toMatchObject({
      legal: false,
      violations: [{ code: 'no-action-left' }],
    });
    expect(flown({ active: 'a', round: 1, spent: { standard: true, move: 1 } })).toMatchObject({
      legal: false,
    });
    expect(flown({ active: 'a', round: 1, spent: { standard: true } })).toMatchObject({
      legal: true,
    });
    expect(
      flown({ active: 'a', round: 1, spent: { standard: true } }, 'double-move'),
    ).toMatchObject({ legal: false });
    expect(flown({ active: 'a', round: 1, spent: { step: true } })).toMatchObject({
      legal: false,
      violations: [{ code: 'move-after-step' }],
    });
  });
  it(`under ${game}, a flyer may not fly in another creature’s turn`, () => {
    expect(flown({ active: 'b', round: 1 })).toMatchObject({
      legal: false,
      violations: [{ code: 'not-your-turn', by: 'b' }],
    });
  });
});

describe('a charge through the air', () => {
  const charge = (to: Place3, things: readonly Thing[], text = 'sigil'): Answer =>
    asked(
      { on: [flyer('average'), ...things], ask: fly('a', straight(UP, to), { mode: 'charge' }) },
      text,
    );
  const foe = (x: number, elevation = 4): Thing =>
    creature('b', x, 0, { elevation, speed: { fly: 6 } });

  it.each(rulesetsInWords(TEXTS))(
    'under %s, a charge through the air must cover at least two squares',
    (_, text) => {
      expect(codes(charge([1, 0, 4], [foe(2)], text))).toEqual(['too-short']);
      expect(codes(charge([2, 0, 4], [foe(3)], text))).toEqual([]);
    },
  );
  it.each(rulesetsInWords(['srd35', 'sigil']))(
    'under %s, a charge through the air may not pass through an ally',
    (_, text) => {
      const ally = (elevation: number): Thing => hero('c', 3, 0, { elevation, speed: { fly: 6 } });
      expect(charge([5, 0, 4], [foe(6), ally(4)], text)).toMatchObject({
        legal: false,
        violations: [{ code: 'through-ally', by: 'c', at: [3, 0, 4] }],
      });
      expect(charge([5, 0, 4], [foe(6), ally(2)], text)).toMatchObject({ legal: true });
    },
  );
  it('a charge through the air must end at the nearest position from which the flyer can attack', () => {
    expect(charge([5, 0, 4], [foe(6)])).toMatchObject({ legal: true });
    expect(codes(charge([6, 1, 4], [foe(6)]))).toEqual(['not-nearest']);
    expect(codes(charge([4, 0, 4], [foe(6)]))).toEqual(['not-nearest']);
    // Four squares above its target it cannot strike.
    expect(codes(charge([5, 0, 4], [creature('b', 6, 0)]))).toEqual(['not-nearest']);
    expect(charge([5, 0, 1], [creature('b', 6, 0)])).toMatchObject({ legal: true });
  });
  it(
    'a charge through the air that is level at first and then descends is illegal, because its ' +
      'line is not straight',
    () => {
      const bent = asked(
        {
          on: [flyer('average'), creature('b', 6, 0)],
          ask: fly('a', [UP, [1, 0, 4], [2, 0, 4], [3, 0, 3], [4, 0, 2], [5, 0, 1]], {
            mode: 'charge',
          }),
        },
        'sigil',
      );
      expect(codes(bent)).toContain('not-straight');
    },
  );
  it(
    'a clumsy flyer may charge along a straight line that is neither a row nor a diagonal of the ' +
      'grid',
    () => {
      const slanting = asked(
        {
          on: [
            flyer('clumsy', { heading: 'e' }),
            creature('b', 8, 4, { elevation: 4, speed: { fly: 6 } }),
          ],
          ask: fly('a', straight(UP, [7, 3, 4]), { mode: 'charge' }),
        },
        'sigil',
      );
      expect(codes(slanting)).toEqual([]);
    },
  );
  it('a charge through the air is illegal if the target is out of sight', () => {
    expect(
      codes(
        charge(
          [5, 0, 4],
          [foe(6), ...fill(2, -2, 2, 2, (x, y) => ({ cell: { at: [x, y], blocks: ['sight'] } }))],
        ),
      ),
    ).toContain('no-line-of-sight');
  });
});

describe('poor visibility in the air under Sigil (house rules for D&D 3.5)', () => {
  const flown = (things: readonly Thing[], more: CreatureMore = {}): Answer =>
    asked({ on: [flyer('good', more), ...things], ask: fly('a', east(4)) }, 'sigil');
  it(
    'under Sigil (house rules for D&D 3.5), fog or dim light doubles the cost of a flight, ' +
      'and rubble does not',
    () => {
      expect(flown([fog(2, 0), fog(3, 0)])).toMatchObject({
        legal: true,
        cost: 6,
        rules: expect.arrayContaining(['sigil.terrain.poor-visibility']),
      });
      expect(flown([light('dim')])).toMatchObject({ cost: 8 });
      expect(flown([light('dim')], { traits: ['darkvision-12'] })).toMatchObject({ cost: 4 });
      expect(flown([rubble(2, 0)])).toMatchObject({ cost: 4 });
    },
  );
  it('under Sigil (house rules for D&D 3.5), fog doubles the already double cost of flying upward', () => {
    const up = asked(
      { on: [flyer('good'), fog(0, 0)], ask: fly('a', line(UP, [0, 0, 1], 2)) },
      'sigil',
    );
    expect(up).toMatchObject({ legal: true, cost: 8 });
  });
});

describe.each(rulesetsInWords(TEXTS))('a five-foot step in the air, under %s', (game, text) => {
  const on = (manoeuvrability: Class, more: CreatureMore = {}): Thing[] => [
    flyer(manoeuvrability, more),
  ];
  it.each(['average', 'poor', 'clumsy'] as const)(
    `under ${game}, a flyer of %s maneuverability may not take a five-foot step in the air`,
    (kind) => {
      const ask = (question: Parameters<typeof asked>[0]['ask']): Answer =>
        asked({ on: on(kind), ask: question }, text);
      expect(codes(ask(fly('a', east(1), { mode: 'step' })))).toEqual(['wrong-movement-mode']);
      expect(codes(ask(move('a', flat(1), 'step')))).toEqual(['wrong-movement-mode']);
      expect(ask(reachable('a', 'step'))).toMatchObject({ cells: [], why: 'wrong-movement-mode' });
      expect(ask(path('a', [1, 0], 'step'))).toMatchObject({
        path: null,
        why: 'wrong-movement-mode',
      });
      expect(ask({ ask: 'act', of: 'a', action: 'five-foot-step' })).toMatchObject({
        legal: false,
        why: ['wrong-movement-mode'],
      });
      expect(ask({ ask: 'act', of: 'a', action: 'five-foot-step', path: flat(1) })).toMatchObject({
        legal: false,
        why: ['wrong-movement-mode'],
      });
      expect(ask({ ask: 'actions', of: 'a' })).toMatchObject({ left: { count: { step: 0 } } });
      expect(
        ask({ ask: 'turn', of: 'a', do: [{ action: 'five-foot-step', path: flat(1) }] }),
      ).toMatchObject({ legal: false });
    },
  );
  it.each(['good', 'perfect'] as const)(
    `under ${game}, a flyer of %s maneuverability may take a five-foot step in the air`,
    (kind) => {
      const ask = (question: Parameters<typeof asked>[0]['ask']): Answer =>
        asked({ on: on(kind), ask: question }, text);
      expect(ask(fly('a', east(1), { mode: 'step' }))).toMatchObject({ legal: true });
      expect(ask(fly('a', line(UP, [0, 0, 1], 1), { mode: 'step' }))).toMatchObject({
        legal: true,
      });
      expect(ask(move('a', flat(1), 'step'))).toMatchObject({ legal: true });
      expect((ask(reachable('a', 'step'))['cells'] as unknown[]).length).toBe(8);
      expect(ask({ ask: 'act', of: 'a', action: 'five-foot-step', path: flat(1) })).toMatchObject({
        legal: true,
      });
      expect(ask({ ask: 'actions', of: 'a' })).toMatchObject({ left: { count: { step: 1 } } });
    },
  );
  it(`under ${game}, a flyer of unknown maneuverability may not take a five-foot step in the air`, () => {
    const v = asked(
      { on: [flyer('good', { speed: { fly: 8 } })], ask: reachable('a', 'step') },
      text,
    );
    expect(v).toMatchObject({ cells: [], unknown: ['creatures.a.speed.manoeuvrability'] });
  });
  it(`under ${game}, a creature with a fly speed may take a five-foot step on the ground`, () => {
    const v = asked(
      {
        on: [hero('a', 0, 0, { speed: { land: 6, fly: 8, manoeuvrability: 'average' } })],
        ask: reachable('a', 'step'),
      },
      text,
    );
    expect((v['cells'] as unknown[]).length).toBe(8);
  });
});

describe.each(rulesetsInWords(TEXTS))(
  'a flight past a foe at its height, under %s',
  (game, text) => {
    const past = (more: CreatureMore): Answer =>
      asked(
        {
          on: [flyer('good'), creature('o', 2, 1, { elevation: 4, ...more })],
          ask: fly('a', east(4)),
        },
        text,
      );
    it(`under ${game}, a flight past an enemy provokes that enemy, unless the enemy is flat-footed`, () => {
      expect(past({})).toMatchObject({ opportunities: [{ by: 'o', step: 1 }], barred: [] });
      expect(past({ conditions: ['flat-footed'] })).toMatchObject({
        opportunities: [],
        barred: [{ by: 'o', step: 1, why: 'flat-footed' }],
      });
    });
  },
);
