/**
 * Handed situations in which two questions once gave two answers, in every ruleset that judges
 * turns. `properties/pairs.test.ts` compares the same questions on random boards.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { attack, fullAttack, hurled, shot } from './asks/attacks.ts';
import { grapple } from './asks/specials.ts';
import { afflict, vitals } from './asks/states.ts';
import { way } from './asks/movements.ts';
import { act, actions, resolve, turnOf } from './asks/turns.ts';
import {
  cells,
  archer,
  board,
  creature,
  exactly,
  hero,
  move,
  reachable,
  turn,
  wall,
  type Answer,
  type Ask,
  type At,
  type AttackName,
  type CreatureMore,
  type Thing,
} from './cases.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

const RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const ask = (ruleset: string, on: readonly Thing[], question: Ask): Answer =>
  answer(sceneSchema.parse(board(ruleset, on).scene), question) as Answer;
const strikers = (a: Answer): unknown[] =>
  (a['opportunities'] as { by: string }[]).map(({ by }) => by);

describe.each(rulesetsInWords(RULESETS))('under %s', (game, ruleset) => {
  const asked = (on: readonly Thing[], question: Ask): Answer => ask(ruleset, on, question);

  everyCase([
    ['a bow', archer('a', 0, 0), 'bow', 'g'],
    ['rocks', hero('a', 0, 0, { attacks: 'rock' }), 'rock', 'g'],
    ['bare hands', hero('a', 0, 0, { attacks: 'fist' }), 'fist', 'f'],
  ])(
    `under ${game}, a full attack with a bow, rocks or bare hands provokes only an armed foe ` +
      'beside the attacker',
    (_, a, weapon, target) => {
      const on = [a, creature('f', 1, 0), creature('g', 6, 0)];
      const doing = { with: weapon, target };
      expect(strikers(asked(on, act('a', 'full-attack', doing)))).toEqual(['f']);
      const [step] = asked(on, turnOf('a', ['full-attack', doing]))['steps'] as Answer[];
      expect(strikers(step!)).toEqual(['f']);
      expect(strikers(asked(on, attack('a', target, weapon, { action: 'full-attack' })))).toEqual([
        'f',
      ]);
      const lines = asked(on, actions('a'))['actions'] as Answer[];
      expect(lines.find(({ action }) => action === 'full-attack')).toMatchObject({
        provokesFrom: ['f'],
      });
    },
  );

  everyCase([
    'entangled',
    'fatigued',
    'exhausted',
    'nauseated',
    'blinded',
    'grappling',
    'cowering',
    'prone',
    'stunned',
    'hasted',
    'shaken',
  ])(
    `under ${game}, three kinds of rules request agree on whether a creature with a ` +
      'condition may run, step or withdraw',
    (condition) => {
      const grip = condition === 'grappling' ? { grapples: ['g'] } : {};
      const on = [
        hero('a', 3, 3, { conditions: [condition], ...grip }),
        ...(condition === 'grappling'
          ? [creature('g', 4, 3, { conditions: ['grappling'], grapples: ['a'] })]
          : []),
      ];
      const may = asked(on, way('a', 'walk'))['may'];
      const legal = (action: string): unknown => asked(on, act('a', action))['legal'];
      const somewhere = (mode: 'run' | 'step' | 'withdraw'): boolean =>
        (asked(on, reachable('a', mode))['cells'] as unknown[]).length > 0;
      expect(may).toMatchObject({
        run: legal('run'),
        step: legal('five-foot-step'),
        withdraw: legal('withdraw'),
      });
      expect(may).toMatchObject({
        run: somewhere('run'),
        step: somewhere('step'),
        withdraw: somewhere('withdraw'),
      });
    },
  );

  everyCase([
    ['seen', ['see-invisible']],
    ['not seen', []],
  ] as const)(
    `under ${game}, a charge continues through an ethereal creature, even if the charger ` +
      'does not see that creature',
    (_, traits) => {
      const on = [
        exactly(12, 8),
        hero('a', 0, 3, { traits: [...traits] }),
        hero('t', 2, 3, { conditions: ['ethereal'] }),
        creature('o', 6, 3),
      ];
      const charged = asked(on, move('a', cells('0,3 1,3 2,3 3,3 4,3 5,3'), 'charge'));
      expect(charged).toMatchObject({ legal: true, violations: [] });
      expect(charged['meets']).toBeUndefined();
    },
  );

  everyCase([
    ['beside the foe', 4, [], 'too-short'],
    ['behind a wall', 7, [wall(5, 0, 5, 9)], undefined],
    ['past a friend in the row', 7, [hero('b', 5, 3)], undefined],
  ] as const)(
    `under ${game}, the action “charge” is legal exactly if a charge has a square to end in`,
    (_, x, between, why) => {
      const on = [hero('a', 3, 3), creature('o', x, 3), ...between];
      const cells = asked(on, { ask: 'reachable', of: 'a', mode: 'charge' })['cells'] as unknown[];
      const { places } = asked(on, { ask: 'where', from: 'a', to: 'o', mode: 'charge' });
      const can = cells.length > 0;
      expect((places as unknown[]).length > 0).toBe(can);
      const charge = asked(on, act('a', 'charge', { target: 'o' }));
      expect(charge['legal']).toBe(can);
      const [step] = asked(on, turnOf('a', ['charge', { target: 'o' }]))['steps'] as Answer[];
      expect(step!['legal']).toBe(can);
      if (why !== undefined) expect(charge['why']).toContain(why);
    },
  );

  everyCase([
    ['rocks', hurled('w', 1)],
    ['a net', hurled('w', 2, { tags: ['net'] })],
    ['a bow', shot('w', 1)],
    ['a weapon of unknown range', { id: 'w', kind: 'ranged' as const }],
  ])(
    `under ${game}, a single ranged attack and a full attack with the same weapon have the ` +
      'same maximum range',
    (_, weapon) => {
      const stepped = turn({ round: 1, active: 'a', order: ['a'], spent: { step: true } });
      const a = hero('a', 0, 0, { attacks: [weapon], bab: 6 });
      const answered = (x: number, question: Ask, ...more: Thing[]): Answer =>
        asked([a, creature('o', x, 0), ...more], question);
      const doing = { with: 'w', target: 'o' };
      for (let x = 2; x < 14; x++) {
        const legal = answered(x, attack('a', 'o', 'w'))['possible'];
        expect(answered(x, act('a', 'ranged-attack', doing))).toMatchObject({ legal });
        expect(answered(x, act('a', 'full-attack', doing), stepped)).toMatchObject({ legal });
        // Without a step so far, the creature may come one square nearer.
        expect(answered(x + 1, act('a', 'full-attack', doing))).toMatchObject({ legal });
      }
    },
  );

  it(`under ${game}, a prone creature may crawl one square in a move, a path in parts and a whole turn`, () => {
    const on = [hero('a', 3, 3, { conditions: ['prone'] })];
    const path: readonly At[] = cells('13,13 12,13');
    expect(asked(on, { ask: 'move', of: 'a', mode: 'move', path })).toMatchObject({ legal: true });
    const legs = [{ by: 'crawl', path }];
    expect(asked(on, { ask: 'journey', of: 'a', legs })).toMatchObject({ legal: true, cost: 1 });
    const [step] = asked(on, turnOf('a', ['crawl', { path }]))['steps'] as Answer[];
    expect(step).toMatchObject({ legal: true });
  });

  everyCase(['dead', 'asleep', 'paralyzed', 'unconscious'])(
    `under ${game}, a shot has no −4 for shooting into melee if the ally beside the target ` +
      'is dead or helpless',
    (condition) => {
      const shot = (more: CreatureMore): Answer =>
        asked(
          [archer('a', 0, 0), hero('h', 6, 1, more), creature('o', 5, 0)],
          attack('a', 'o', 'bow'),
        );
      const codes = (a: Answer): unknown[] => (a['modifiers'] as Answer[]).map(({ why }) => why);
      expect(codes(shot({}))).toContain('into-melee');
      expect(codes(shot({ conditions: [condition] }))).not.toContain('into-melee');
    },
  );

  everyCase([
    ['stand-up', ['prone'], []],
    ['drop-prone', [], ['prone']],
    ['total-defence', [], ['total-defence']],
  ])(
    `under ${game}, standing up ends the condition prone, and dropping prone adds that ` +
      'condition',
    (action, before, after) => {
      const on = [hero('a', 0, 0, { conditions: before })];
      expect(asked(on, resolve('a', action, {}))).toMatchObject({ done: true, conditions: after });
    },
  );

  it(`under ${game}, a standard action costs a creature at 0 hit points 1 hit point`, () => {
    const hp = { current: 0, max: 8 };
    const spent = { hp: { current: -1, max: 8 }, state: 'dying' };
    const whole = hero('a', 0, 0, { hp: { current: 8, max: 8 } });
    expect(asked([whole], vitals('a', { hp, act: 'standard' }))).toMatchObject(spent);
    expect(asked([hero('a', 0, 0, { hp })], vitals('a', { act: 'standard' }))).toMatchObject(spent);
    expect(asked([whole], vitals('a', { hp, act: 'move' }))).toMatchObject({ hp });
    expect(
      asked([hero('a', 0, 0, { hp })], vitals('a', { hp: { current: 5 }, act: 'standard' })),
    ).toMatchObject({ hp: { current: 5, max: 8 } });
  });

  it(
    `under ${game}, a rider whose mount has moved 6 squares may not make a full attack with ` +
      'a sword',
    () => {
      const on = [
        hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
        hero('r', 4, 4, { mount: 'h', attacks: ['sword', 'bow'], bab: 6 }),
        turn({ round: 1, active: 'r', order: ['r'], spent: { moved: 6 } }),
      ];
      const blows = asked(on, act('r', 'full-attack', { with: 'sword' }));
      expect(blows).toMatchObject({ legal: false, why: ['no-action-left'] });
      expect(asked(on, fullAttack('r', { primary: 'sword' }))).toMatchObject({ legal: false });
      expect(asked(on, act('r', 'full-attack', { with: 'bow' }))['legal']).toBe(
        asked(on, fullAttack('r', { primary: 'bow' }))['legal'],
      );
    },
  );

  everyCase<[string, readonly AttackName[], number]>([
    ['a sword and a bow', ['sword', 'bow'], 6],
    ['a bow and a sword', ['bow', 'sword'], 1],
    ['bare hands and rocks', ['fist', 'rock'], 6],
    ['a sword alone', ['sword'], 6],
  ])(
    `under ${game}, the list of actions offers a rider a full attack that is legal with at least one weapon`,
    (_, attacks, moved) => {
      const on = [
        hero('h', 4, 4, { size: 'large', build: 'long', attacks: 'none', speed: { land: 10 } }),
        hero('r', 4, 4, { mount: 'h', attacks, bab: 6 }),
        turn({ round: 1, active: 'r', order: ['r'], spent: { moved } }),
      ];
      const legal = attacks.some(
        (weapon) => asked(on, act('r', 'full-attack', { with: weapon }))['legal'],
      );
      const lines = asked(on, actions('r'))['actions'] as Answer[];
      expect(lines.find(({ action }) => action === 'full-attack')).toMatchObject({ legal });
      expect(asked(on, act('r', 'full-attack'))).toMatchObject({ legal });
    },
  );
});

describe.each(rulesetsInWords(RULESETS))('under %s, at other heights', (game, ruleset) => {
  const asked = (on: readonly Thing[], question: Ask): Answer => ask(ruleset, on, question);
  const above = (elevation: number): Thing =>
    creature('o', 1, 0, { elevation, speed: { land: 6, fly: 8 } });
  const near = (...words: string[]): unknown => expect.arrayContaining(words);

  everyCase([
    ['overrun', 1],
    ['overrun', 4],
    ['bull-rush', 2],
    ['bull-rush', 4],
  ])(
    `under ${game}, an overrun or a bull rush cannot target a flyer one to four squares ` +
      'above the ground',
    (action, elevation) => {
      const refused = { legal: false, why: near('target-out-of-reach') };
      const on = [hero('a', 0, 0), above(elevation)];
      expect(asked(on, act('a', action, { target: 'o' }))).toMatchObject(refused);
      const special = { ask: 'special', from: 'a', to: 'o', attack: action };
      expect(asked(on, special)).toMatchObject(refused);
      for (const question of [act('a', action, { target: 'o' }), special])
        expect(asked([hero('a', 0, 0), above(0)], question)['why']).not.toEqual(refused.why);
    },
  );

  everyCase([1, 3, 6])(
    `under ${game}, a creature that tumbles below a flyer in the same square ` + 'needs no check',
    (up) => {
      const skill = { ranks: 5, bonus: 5 };
      const m = hero('a', 0, 0, { skills: { tumble: skill, acrobatics: skill } });
      const filling: CreatureMore = { traits: ['fills-space'], attacks: 'none', speed: { fly: 8 } };
      const legs = [{ by: 'tumble', path: cells('11,10 12,10') }];
      const checks = (elevation: number): unknown[] => {
        const on = [m, creature('o', 1, 0, { ...filling, elevation })];
        const { legal, legs: judged } = asked(on, { ask: 'journey', of: 'a', legs });
        return [legal, (judged as { checks: unknown[] }[]).flatMap((leg) => leg.checks).length];
      };
      expect(checks(up)).toEqual([true, 0]);
      expect(checks(0)[0]).toBe(false);
    },
  );
});

describe.each(rulesetsInWords(RULESETS))('under %s', (game, ruleset) => {
  everyCase([
    ['a foe', creature('b', 0, 0, { size: 'tiny' })],
    ['a companion', creature('b', 0, 0, { side: 'party' })],
    ['nobody', creature('b', 5, 5)],
  ])(
    `under ${game}, a tumbling creature may end in its starting square, even if another ` +
      'creature is in that square',
    (_, other) => {
      const skill = { ranks: 10, bonus: 30 };
      const skills = { tumble: skill, acrobatics: skill };
      const m = hero('a', 0, 0, { skills });
      const path = cells('10,10 11,10 10,11 10,10');
      const legs = [{ by: 'tumble', path: path.slice(1) }];
      const tumbler = hero('a', 0, 0, { skills, moving: 'tumble' });
      expect(ask(ruleset, [m, other], { ask: 'journey', of: 'a', legs })).toMatchObject({
        legal: true,
      });
      expect(ask(ruleset, [tumbler, other], { ask: 'move', of: 'a', path })).toMatchObject({
        legal: true,
      });
    },
  );
});

describe.each(rulesetsInWords(RULESETS))(
  'under %s, a five-foot step of a creature that tumbles',
  (game, ruleset) => {
    const skill = { ranks: 5, bonus: 5 };
    const skills = { tumble: skill, acrobatics: skill };
    const path = cells('10,10 11,10');

    everyCase([
      ['with the skill', { skills }],
      ['in heavy armor', { armour: 'heavy' }],
      ['under a heavy load', { load: 'heavy', skills }],
      ['without training', { skills: { tumble: { ranks: 0, bonus: 2 } } }],
    ] as const)(
      `under ${game}, a five-foot step of a tumbling creature provokes no attack, even in heavy ` +
        'armor',
      (_, more) => {
        const on = [hero('a', 0, 0, { moving: 'tumble', ...more }), creature('f', 0, 1)];
        const stepped = { legal: true, cost: 1, budget: 1, opportunities: [] };
        expect(ask(ruleset, on, { ask: 'move', of: 'a', mode: 'step', path })).toMatchObject(
          stepped,
        );
        const legs = [{ by: 'tumble', path: path.slice(1) }];
        const journeyed = ask(ruleset, on, { ask: 'journey', of: 'a', mode: 'step', legs });
        expect(journeyed).toMatchObject(stepped);
        const acted = ask(ruleset, on, act('a', 'five-foot-step', { path }));
        expect(acted).toMatchObject({ legal: true, cost: 1, opportunities: [] });
        const found = ask(ruleset, on, { ask: 'path', of: 'a', mode: 'step', to: path[1] });
        expect(found).toMatchObject({ cost: 1 });
        const area = ask(ruleset, on, { ask: 'reachable', of: 'a', mode: 'step' })['cells'];
        expect((area as Answer[]).find(({ at }) => String(at) === '11,10')).toMatchObject({
          cost: 1,
        });
      },
    );

    everyCase(['walk', 'tumble', 'crawl'])(
      `under ${game}, a five-foot step of two squares is illegal, whether the creature ` +
        'walks, tumbles or crawls',
      (by) => {
        const legs = [{ by, path: cells('11,10 12,10') }];
        for (const mode of ['step', 'minimum'])
          expect(
            ask(ruleset, [hero('a', 0, 0, { skills })], { ask: 'journey', of: 'a', mode, legs }),
          ).toMatchObject({ legal: false, budget: 1 });
      },
    );
  },
);

describe('a condition that a spell suspends lasts', () => {
  everyCase([
    ['srd35', 'fly-spell', 'levitating'],
    ['srd35', 'freedom-of-movement', 'entangled'],
    ['srd35', 'freedom-of-movement', 'slowed'],
    ['srd35', 'freedom-of-movement', 'paralyzed'],
  ])(
    'under D&D 3.5, a condition that a Freedom of Movement or Fly spell suppresses is still ' +
      'listed for the creature',
    (ruleset, spell, condition) => {
      const on = [hero('a', 0, 0, { conditions: [condition, spell], hp: { current: 5, max: 8 } })];
      for (const question of [
        resolve('a', 'total-defence', {}),
        afflict('a', 'dazzled'),
        vitals('a'),
      ])
        expect(ask(ruleset, on, question)['conditions']).toEqual(
          expect.arrayContaining([condition, spell]),
        );
    },
  );
});

describe.each(rulesetsInWords(RULESETS))(
  'under %s, a creature in the square of another',
  (game, ruleset) => {
    const asked = (on: readonly Thing[], question: Ask): Answer => ask(ruleset, on, question);
    const cat = (x = 1): Thing => creature('o', x, 0, { size: 'tiny', speed: { land: 6 } });

    everyCase([
      ['a fighter', {}, 1],
      ['an ogre, in its far corner', { size: 'large' }, 2],
      ['a long horse', { size: 'large', build: 'long' }, 2],
      ['a giant', { size: 'huge' }, 2],
    ] as const)(
      `under ${game}, a creature with a sword can attack a Tiny creature that shares its ` +
        'space',
      (_, more, x) => {
        const on = [hero('a', 1, 0, { speed: { land: 6 }, ...more }), cat(x)];
        expect(asked(on, attack('a', 'o', 'sword'))).toMatchObject({ possible: true });
        for (const action of ['melee-attack', 'disarm'])
          expect(asked(on, act('a', action, { target: 'o', with: 'sword' }))).toMatchObject({
            legal: true,
          });
        expect(strikers(asked(on, act('o', 'retrieve-item')))).toEqual(['a']);
      },
    );

    it(
      `under ${game}, an unarmed or stunned enemy gets no attack of opportunity against a ` +
        'Tiny creature in the enemy’s square',
      () => {
        const held = { target: 'o', with: 'longspear' };
        const spear = [hero('a', 1, 0, { attacks: 'longspear' }), cat()];
        expect(asked(spear, act('a', 'melee-attack', held))).toMatchObject({ legal: false });
        for (const on of [
          spear,
          [hero('a', 1, 0, { attacks: 'fist' }), cat()],
          [creature('a', 1, 0), cat()],
          [hero('a', 1, 0, { conditions: ['stunned'] }), cat()],
        ])
          expect(strikers(asked(on, act('o', 'retrieve-item')))).toEqual([]);
      },
    );

    it(
      `under ${game}, a Tiny creature in an enemy’s square provokes the enemy by walking ` +
        'away, not by a five-foot step',
      () => {
        const on = [hero('a', 1, 0), cat()];
        const path = cells('11,10 12,10');
        expect(strikers(asked(on, { ask: 'move', of: 'o', path }))).toEqual(['a']);
        expect(strikers(asked(on, { ask: 'move', of: 'o', mode: 'step', path }))).toEqual([]);
      },
    );
  },
);

describe.each(rulesetsInWords(RULESETS))('under %s, beyond reach', (game, ruleset) => {
  const asked = (on: readonly Thing[], question: Ask): Answer => ask(ruleset, on, question);

  everyCase([
    ['beside the foe', 1, {}, {}, true],
    ['one step away', 2, {}, {}, true],
    ['one step away, with its step used', 2, {}, { step: true }, false],
    ['two steps away', 3, {}, {}, false],
    ['far away', 9, {}, {}, false],
    ['three squares away with a reach weapon', 3, { attacks: 'longspear' }, {}, true],
    ['far away with a bow', 9, { attacks: 'bow' }, {}, true],
  ] as const)(
    `under ${game}, a full attack may target a foe one square beyond reach if the five-foot ` +
      'step is unused',
    (_, x, more, spent, legal) => {
      const fighter = hero('a', 0, 0, { bab: 6, ...more });
      const on = [
        fighter,
        creature('o', x, 0),
        turn({ round: 1, active: 'a', order: ['a', 'o'], spent }),
      ];
      const weapon = 'attacks' in more ? more.attacks : 'sword';
      const verdict = asked(on, act('a', 'full-attack', { target: 'o', with: weapon }));
      expect(verdict['why']).toEqual(legal ? [] : ['target-out-of-reach']);
    },
  );

  everyCase([
    ['a step to the foe', [11, 10], false, [], true],
    ['a step of a creature that has moved', [11, 10], true, [], false],
    ['a step away', [9, 10], false, [], false],
    ['a step into a pit', [11, 10], false, [{ cell: { at: [1, 0], blocks: ['move'] } }], false],
  ] as const)(
    `under ${game}, a readied melee attack reaches a foe two squares away after a five-foot ` +
      'step toward the foe',
    (_, to, moved, ground, legal) => {
      const on = [hero('a', 0, 0), creature('o', 2, 0), ...(ground as unknown as Thing[])];
      const question = {
        ...{ ask: 'trigger', of: 'a', action: 'melee-attack', target: 'o', with: 'sword' },
        ...{ path: [[10, 10], to], moved, event: { by: 'o', action: 'move' } },
      };
      const { happens, act: judged } = asked(on, question);
      expect([happens, (judged as Answer)['legal']]).toEqual([legal, legal]);
    },
  );
});

describe('a leg says its own kind of movement', () => {
  const LEGS = ['walk', 'crawl', 'climb', 'swim', 'burrow', 'jump', 'tumble', 'balance'];
  const CHOSEN = ['walk', 'fly', 'swim', 'climb', 'burrow', 'crawl', 'jump', 'tumble', 'other'];
  const speeds = [{ land: 6 }, { land: 8, climb: 4, swim: 4, burrow: 4, fly: 12 }];

  everyCase(LEGS)(
    'if each part of a path states how the creature moves, the kind of movement chosen by ' +
      'the user is ignored',
    (by) => {
      const legs = [{ by, path: cells('11,10 12,11') }];
      for (const ruleset of RULESETS)
        for (const speed of speeds) {
          const on = (more: CreatureMore): Thing[] => [hero('a', 0, 0, { speed, ...more })];
          const question = { ask: 'journey', of: 'a', legs };
          const afoot = ask(ruleset, on({}), question);
          for (const moving of CHOSEN as NonNullable<CreatureMore['moving']>[])
            expect([moving, ask(ruleset, on({ moving }), question)]).toEqual([moving, afoot]);
        }
    },
  );

  everyCase<[what: string, speed: NonNullable<CreatureMore['speed']>, legal: boolean]>([
    ['on foot alone', { land: 6 }, false],
    ['that flies and swims', { land: 6, fly: 8, swim: 4 }, false],
    ['without any speed', {}, false],
    ['with a burrow speed', { land: 6, burrow: 4 }, true],
  ])('only a creature with a burrow speed may burrow', (_, speed, legal) => {
    for (const ruleset of RULESETS) {
      const on = [hero('a', 0, 0, { speed, moving: 'burrow' })];
      const leg = { by: 'burrow', path: cells('10,10 11,10') };
      const told = [
        ask(ruleset, on, { ask: 'move', of: 'a', path: leg.path }),
        ask(ruleset, on, { ask: 'journey', of: 'a', legs: [leg] }),
      ];
      expect(told.map((each) => each['legal'])).toEqual([legal, legal]);
      if (speed.land !== undefined)
        for (const each of told)
          expect((each['violations'] as { code: string }[]).map(({ code }) => code)).toEqual(
            legal ? [] : ['wrong-movement-mode'],
          );
      const reached = ask(ruleset, on, { ask: 'reachable', of: 'a' })['cells'] as unknown[];
      expect(reached.length > 0).toBe(legal);
    }
  });

  everyCase([
    ['far away', '10,10 11,10 12,10 13,10 14,10 15,10 16,10 17,10 18,10', {}],
    ['beside a foe', '10,10 9,10', {}],
    ['while prone', '10,10 11,10 12,10', { conditions: ['prone'] }],
    ['through a wall', '10,10 11,10 12,10', {}],
  ] as const)('a move by teleporting costs no movement and provokes no attack', (_, path, more) => {
    for (const ruleset of RULESETS) {
      const on = [
        hero('a', 0, 0, { speed: { land: 6 }, moving: 'teleport', ...(more as CreatureMore) }),
        creature('f', 0, 1),
        wall(2, 0, 2, 1),
      ];
      expect(ask(ruleset, on, { ask: 'move', of: 'a', path: cells(path) })).toMatchObject({
        ...{ legal: true, cost: 0, violations: [], opportunities: [] },
        unknown: ['creatures.a.moving'],
      });
      expect(ask(ruleset, on, { ask: 'reachable', of: 'a' })['unknown']).toContain(
        'creatures.a.moving',
      );
    }
  });

  everyCase([
    ['on a slope, with a climb speed', { climb: 2 }, 'slope', []],
    ['in water, with a swim speed', { swim: 12 }, 'water', []],
    ['that can fly', { fly: 12 }, 'ground', ['flying']],
  ] as const)(
    'the bonus on a long jump depends on the land speed, not on a climb, swim or fly speed',
    (_, more, surface, conditions) => {
      const jumper = hero('a', 0, 0, {
        speed: { land: 8, ...more },
        skills: {},
        conditions: [...conditions],
      });
      const on = [jumper, { cell: { at: [0, 0] as At, surface } }];
      for (const ruleset of ['srd35', 'd20modern', 'pf1']) {
        const leap = { ask: 'check', of: 'a', check: 'long-jump', metres: 3, runUp: 6 };
        const [told, plain] = [
          ask(ruleset, on, leap),
          ask(ruleset, [hero('a', 0, 0, { speed: { land: 8 }, skills: {} })], leap),
        ];
        expect(told['bonus']).toBe(plain['bonus']);
      }
    },
  );
});

describe('casting within a grapple', () => {
  const caster = (more: CreatureMore = {}) =>
    creature('b', 1, 0, { conditions: ['grappling'], grapples: ['a'], ...more });
  const holder = hero('a', 0, 0, {
    bab: 5,
    abilities: { str: 16, dex: 12 },
    conditions: ['grappling'],
    grapples: ['b'],
  });
  everyCase([
    ['srd35', 2, 22],
    ['sigil', 2, 22],
    // 10 + CMB 8 + level.
    ['pf1', 2, 20],
    ['pf1', 0, 18],
  ] as const)(
    'casting a level 2 spell in a grapple has Concentration DC 22 under D&D 3.5, and DC 20 ' +
      'under Pathfinder 1e',
    (ruleset, level, dc) => {
      const on = [holder, caster()];
      expect(ask(ruleset, on, act('b', 'cast-spell', { level }))).toMatchObject({
        checks: [{ skill: 'concentration', dc }],
      });
      expect(
        ask(ruleset, on, grapple('b', 'cast-spell', { spell: { level, somatic: false } })),
      ).toMatchObject({ dc });
      const [step] = ask(ruleset, on, turnOf('b', ['cast-spell', { level }]))['steps'] as Answer[];
      expect(step).toMatchObject({ checks: [{ skill: 'concentration', dc }] });
    },
  );

  it('under Pathfinder 1e, a shot at one of two grapplers has no chance to strike the other grappler', () => {
    const on = [holder, caster(), archer('c', 5, 5)];
    expect(ask('pf1', on, attack('c', 'b', 'bow'))).toMatchObject({ struckAtRandom: [] });
  });

  it('under Pathfinder 1e, a grapple ends for both creatures when the grappler lets go', () => {
    const on = [holder, caster()];
    expect(ask('pf1', on, resolve('a', 'release-grapple', {}))).toMatchObject({
      done: true,
      conditions: [],
    });
    expect(ask('pf1', on, grapple('a', 'release-grapple'))).toMatchObject({
      outcome: { effects: [{ effect: 'grapple-ends' }, { effect: 'grapple-ends' }] },
    });
  });

  it.each(rulesetsInWords(['srd35', 'sigil', 'd20modern']))(
    'under %s, a creature in a grapple may not strike with a longsword',
    (_, ruleset) => {
      const on = [holder, caster()];
      for (const question of [act, grapple])
        expect(ask(ruleset, on, question('a', 'grapple-attack', { with: 'sword' }))).toMatchObject({
          legal: false,
          why: ['wrong-weapon'],
        });
    },
  );
});

everyCase([
  ['sigil', 'panicked', false],
  ['sigil', 'frightened', true],
  ['srd35', 'panicked', true],
  ['pf1', 'frightened', true],
] as const)(
  'a panicked creature may use special abilities under D&D 3.5, but not under Sigil (house ' +
    'rules for D&D 3.5)',
  (ruleset, condition, may) => {
    const on = [hero('a', 0, 0, { conditions: [condition] })];
    for (const action of ['use-supernatural-ability', 'use-extraordinary-ability'])
      expect(ask(ruleset, on, act('a', action))['legal']).toBe(may);
  },
);
