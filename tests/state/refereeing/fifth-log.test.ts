/**
 * The log of a fight of the fifth edition: what breaks a rule, what is doubtful because a fact is
 * missing, and what is neither.
 */
import { describe, expect, it } from 'vitest';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { codes, someone, table, type Said, type TestTable } from './table.ts';

type At = [number, number];
const A_AT: At = [5, 5];
const SWORDS: Said['attacks'] = [
  { id: 'sword', kind: 'melee', ready: true, light: true },
  { id: 'dagger', kind: 'melee', ready: true, light: true },
];

/** A fight of a hero and an orc beside it, in the hero's turn. */
function fight(ruleset: string, hero: Partial<Said> = {}, orc: Partial<Said> = {}): TestTable {
  const t = table(
    [
      someone('a', 'party', A_AT, { attacks: SWORDS, ...hero }),
      someone('b', 'foes', [6, 5], orc),
      someone('c', 'party', [5, 8]),
    ],
    { ruleset },
  );
  t.turn('a');
  return t;
}
const steps = (...path: readonly At[]): At[] => [A_AT, ...path];
const westward = (n: number): At[] => Array.from({ length: n }, (_, i) => [4 - i, 5] as At);

/** Declares actions, and gives the codes of the last one. */
async function does(t: TestTable, ...actions: readonly string[]): Promise<readonly string[]> {
  for (const action of actions) {
    const target = ['attack', 'offhand'].includes(action) ? { target: 'b' } : {};
    await t.referee.declare({ of: 'a', action, ...target });
  }
  return codes(t.last('act'));
}

interface Event {
  readonly what: string;
  readonly hero?: Partial<Said>;
  readonly actions?: readonly string[];
  /** The path of a drag, made in the turn of the orc if `late`. */
  readonly path?: At[];
  readonly late?: true;
  readonly broken: readonly string[];
  readonly only?: string;
}

const EVENTS: readonly Event[] = [
  {
    what: 'a move of six squares at a Speed of 30 feet breaks no rule',
    path: steps(...westward(5), [0, 6]),
    broken: [],
  },
  {
    what: 'a move longer than the Speed breaks a rule',
    path: steps(
      [4, 4],
      [3, 3],
      [2, 2],
      [1, 1],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
      [0, 7],
      [0, 8],
      [0, 9],
    ),
    broken: ['over-speed'],
  },
  {
    what: 'an action and a Bonus Action in one turn break no rule',
    actions: ['attack', 'offhand'],
    broken: [],
  },
  {
    what: 'a second action in one turn breaks a rule',
    actions: ['attack', 'dodge'],
    broken: ['no-action-left'],
  },
  {
    what: 'a second attack in one turn by a creature with Extra Attack breaks no rule',
    hero: { traits: ['extra-attack'] },
    actions: ['attack', 'attack'],
    broken: [],
  },
  {
    what: 'a second Bonus Action in one turn breaks a rule',
    hero: { traits: ['cunning-action'] },
    actions: ['attack', 'bonus-hide', 'offhand'],
    broken: ['no-action-left'],
  },
  {
    what: 'a second Reaction in one round breaks a rule',
    actions: ['reaction-spell', 'reaction-spell'],
    late: true,
    broken: ['no-action-left'],
  },
  {
    what: 'one Reaction in another creature’s turn breaks no rule',
    actions: ['reaction-spell'],
    late: true,
    broken: [],
  },
  {
    what: 'a Bonus Action spell and a spell with a slot in one turn break a rule',
    actions: ['bonus-spell', 'slot-spell'],
    broken: ['same-turn'],
  },
  {
    what: 'an action and a Reaction that both use a spell slot in one turn break a rule',
    actions: ['slot-spell', 'reaction-spell'],
    broken: ['same-turn'],
    only: 'srd52',
  },
  {
    what: 'an action and a Reaction that both use a spell slot in one turn break no rule',
    actions: ['slot-spell', 'reaction-spell'],
    broken: [],
    only: 'srd51',
  },
  {
    what: 'a Bonus Action spell and a cantrip in one turn break no rule',
    actions: ['bonus-spell', 'cast-spell'],
    broken: [],
  },
  {
    what: 'a move of a grappled creature breaks a rule',
    hero: { conditions: ['grappled'] },
    path: steps([4, 5]),
    broken: ['immobile'],
  },
  {
    what: 'a move of a restrained creature breaks a rule',
    hero: { conditions: ['restrained'] },
    path: steps([4, 5]),
    broken: ['immobile'],
  },
  {
    what: 'a move that ends in the space of an ally breaks a rule',
    path: steps([5, 6], [5, 7], [5, 8]),
    broken: ['ends-occupied'],
  },
  {
    what: 'a move through the space of an ally breaks no rule',
    path: steps([5, 6], [5, 7], [5, 8], [5, 9]),
    broken: [],
  },
  {
    what: 'a frightened creature’s move toward the foe that it fears breaks a rule',
    hero: { at: [2, 5], conditions: ['frightened'], conditionsBy: { frightened: ['b'] } },
    path: [
      [2, 5],
      [3, 5],
    ],
    broken: ['condition-forbids'],
  },
  {
    what: 'a frightened creature’s move away from the foe that it fears breaks no rule',
    hero: { at: [3, 5], conditions: ['frightened'], conditionsBy: { frightened: ['b'] } },
    path: [
      [3, 5],
      [2, 5],
    ],
    broken: [],
  },
  {
    what: 'an attack by a stunned creature breaks a rule',
    hero: { conditions: ['stunned'] },
    actions: ['attack'],
    broken: ['condition-forbids'],
  },
];

describe.each(rulesetsInWords(['srd52', 'srd51']))('the log of a fight (%s)', (game, ruleset) => {
  it.each(EVENTS.filter(({ only = ruleset }) => only === ruleset).map((e) => [e.what, e] as const))(
    `under ${game}, %s`,
    async (_what, { hero = {}, actions = [], path, late, broken }) => {
      const t = fight(ruleset, hero);
      if (late === true) t.turn('b');
      if (actions.length > 0) await does(t, ...actions);
      if (path !== undefined) t.go('a', ...path);
      expect(codes(t.last(path === undefined ? 'act' : 'move')).sort()).toEqual([...broken].sort());
    },
  );

  it(`under ${game}, a used Reaction returns when the creature’s own turn begins`, async () => {
    const t = fight(ruleset);
    t.turn('b');
    expect(await does(t, 'reaction-spell')).toEqual([]);
    t.go('b', [6, 5], [7, 5]);
    expect(t.last('move').ruling.provoked).toEqual([]);
    t.turn('a', 2);
    t.turn('b', 2);
    expect(await does(t, 'reaction-spell')).toEqual([]);
  });

  it(
    `under ${game}, dragging a grappled creature costs extra movement and does not provoke that ` +
      'creature',
    () => {
      const t = fight(ruleset, {}, { conditions: ['grappled'], conditionsBy: { grappled: ['a'] } });
      t.go('a', A_AT, [4, 5]);
      const { cost, budget, ruling } = t.last('move');
      expect(ruling.provoked).toEqual([]);
      expect([cost, budget]).toEqual(ruleset === 'srd52' ? [2, 6] : [1, 3]);
    },
  );

  it(`under ${game}, a readied action uses the Reaction`, async () => {
    const t = fight(ruleset);
    await t.referee.declare({ of: 'a', action: 'ready', readies: 'attack' });
    t.turn('b');
    await t.referee.declare({ of: 'a', action: 'attack', target: 'b', as: 'readied' });
    expect(codes(t.last('act'))).toEqual([]);
    expect(await does(t, 'reaction-spell')).toEqual(['no-action-left']);
  });

  it(`under ${game}, a third attack in a turn is logged as uncertain if Extra Attack may allow it`, async () => {
    const t = fight(ruleset, { traits: ['extra-attack'] });
    expect(await does(t, 'attack', 'attack', 'attack')).toEqual([]);
    expect(t.last('act').ruling.unknown).toEqual(['creatures.a.traits']);
  });

  it(`under ${game}, an action that the user undoes in the combat log can be taken again`, async () => {
    const t = fight(ruleset);
    await does(t, 'attack');
    expect(await does(t, 'dodge')).toEqual(['no-action-left']);
    for (const { id } of t.all('act')) t.referee.undo(id);
    expect(await does(t, 'dodge')).toEqual([]);
  });
});

describe('an opportunity that is answered with an attack', () => {
  const hidden = { conditions: ['hidden', 'mocked'] };
  const vexed = { conditions: ['vexed', 'prone'], conditionsBy: { vexed: ['a'] } };
  /** The orc leaves the hero’s reach in its own turn. */
  function offered(ruleset: string, hero: Partial<Said> = {}, orc: Partial<Said> = {}): TestTable {
    const t = fight(ruleset, hero, orc);
    t.turn('b');
    t.go('b', [6, 5], [7, 5], [8, 5]);
    return t;
  }
  const conditionsOf = (t: TestTable, id: string) =>
    t.store.amended.value?.creatures?.find((c) => c.id === id)?.conditions ?? [];
  const take = (t: TestTable) => t.referee.take(t.referee.offers.value[0]!, undefined, true);

  it.each(rulesetsInWords(['srd52', 'srd51']))(
    'under %s, an opportunity attack ends the attacker’s conditions “hidden” and “mocked”, and ' +
      'an undo restores both',
    async (_, ruleset) => {
      const t = offered(ruleset, hidden);
      expect(await take(t)).toBe(true);
      expect(conditionsOf(t, 'a')).toEqual([]);
      expect(t.all('act')).toEqual([]);
      t.referee.undo(t.last('opportunity').id);
      expect(conditionsOf(t, 'a')).toEqual(['hidden', 'mocked']);
    },
  );

  it(
    'under D&D 5e (2024), an opportunity attack by the creature that vexed the target ends only ' +
      'the target’s condition “vexed”',
    async () => {
      const t = offered('srd52', {}, vexed);
      await take(t);
      expect(conditionsOf(t, 'b')).toEqual(['prone']);
    },
  );

  it(
    'an opportunity attack that is skipped or that ends no condition is logged without a change ' +
      'of conditions',
    async () => {
      const t = offered('srd52', hidden);
      t.referee.pass(t.referee.offers.value[0]!);
      expect(conditionsOf(t, 'a')).toEqual(['hidden', 'mocked']);
      const plain = offered('srd52');
      await take(plain);
      expect(plain.last('opportunity')).not.toHaveProperty('changes');
    },
  );

  it('if the rules engine does not answer, an opportunity attack is logged without its effects', async () => {
    const silent = { asks: () => Promise.reject(new Error('no answer')) };
    const t = table([someone('a', 'party', A_AT, hidden), someone('b', 'foes', [6, 5])], {
      ruleset: 'srd52',
      ...silent,
    });
    t.turn('b');
    t.go('b', [6, 5], [7, 5]);
    expect(await take(t)).toBe(true);
    expect(t.last('opportunity')).toMatchObject({ by: 'a', taken: true });
  });

  it('under D&D 3.5, an attack of opportunity ends the attacker’s Invisibility spell', async () => {
    const t = offered('srd35', { conditions: ['invisible'] });
    await take(t);
    expect(conditionsOf(t, 'a')).toEqual([]);
  });
});

describe('legendary actions in the log', () => {
  const legendary = { legendaryActions: { most: 3 }, legendaryResistance: { most: 3, left: 3 } };
  const usedBy = (t: TestTable) => {
    const c = t.store.amended.value?.creatures?.find(({ id }) => id === 'b');
    return [c?.legendaryActions?.used, c?.legendaryResistance?.used];
  };
  const uses = (t: TestTable, action: string) => t.referee.declare({ of: 'b', action });

  it(
    'when a creature’s turn begins, it regains used legendary actions but not used Legendary ' +
      'Resistances',
    async () => {
      const t = fight('srd52', {}, legendary);
      await uses(t, 'legendary-action');
      await uses(t, 'legendary-resistance');
      expect(usedBy(t)).toEqual([1, 1]);
      t.turn('b');
      expect(usedBy(t)).toEqual([undefined, 1]);
      await uses(t, 'legendary-resistance');
      t.turn('c');
      await uses(t, 'legendary-action');
      t.turn('a', 2);
      await uses(t, 'legendary-action');
      expect(usedBy(t)).toEqual([2, 2]);
      t.turn('b', 2);
      expect(usedBy(t)).toEqual([undefined, 2]);
    },
  );

  it('a second legendary action in one turn breaks a rule, and undoing it gives the use back', async () => {
    const t = fight('srd52', {}, legendary);
    await uses(t, 'legendary-action');
    await uses(t, 'legendary-action');
    expect(codes(t.last('act'))).toEqual(['has-acted']);
    t.referee.undo(t.last('act').id);
    expect(usedBy(t)).toEqual([1, undefined]);
  });
});
