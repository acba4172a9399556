/**
 * A player's client sends outcomes to the game master's client, which accepts or refuses them. The
 * tests check both logs, and proposals that contain no outcome.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerTo } from '../../../src/state/asks.ts';
import type { HostProposal } from '../../../src/state/host.ts';
import { someone, table, type Said, type TestTable } from './table.ts';

const ABLE = { str: 16, dex: 12, con: 12, int: 10, wis: 10, cha: 10 };
const pair = (more: Partial<Said> = {}): Said[] => [
  someone('a', 'party', [5, 5], { abilities: ABLE, bab: 3 }),
  someone('b', 'foes', [6, 5], { abilities: { ...ABLE, str: 12 }, bab: 2, ...more }),
];

/** A game master's client and a player's client. `pass` transfers their whispers and notes. */
function two(creatures = pair()) {
  const written: Record<string, string> = {};
  const sent: HostProposal[] = [];
  const chat: string[] = [];
  const marked: string[] = [];
  const placed: string[] = [];
  const gm = table(creatures);
  const player = table(creatures, { gm: false });
  gm.store.user.value = 'gm1';
  player.store.user.value = 'player1';
  gm.commands({
    share: async (notes) => {
      Object.assign(written, notes);
      return true;
    },
    mark: async (of, condition, on) => {
      marked.push(`${of} ${condition} ${on ? 'on' : 'off'}`);
      return true;
    },
    place: async (of, at) => {
      placed.push(`${of} ${at.join()}`);
      return true;
    },
  });
  player.commands({
    propose: async (said, of, text) => {
      chat.push(said);
      sent.push({ from: 'player1', by: 'Ada', of, text });
      return true;
    },
  });
  for (const t of [gm, player]) {
    for (const { id } of creatures) t.turn(id);
    t.turn('a', 2);
  }
  return {
    gm,
    player,
    sent,
    chat,
    marked,
    placed,
    written,
    async pass(): Promise<void> {
      for (const each of sent.splice(0)) gm.wired.proposed(each);
      await vi.advanceTimersByTimeAsync(500);
      player.wired.notes({ ...written });
    },
  };
}

async function stepsOf(t: TestTable): Promise<AnswerTo<'steps'>> {
  const { of, topic, target, dice, chosen } = t.referee.attempts.attempt.peek()!;
  return await t.asks({
    ask: 'steps',
    of,
    topic,
    ...(target !== undefined && { target }),
    dice: Object.fromEntries(Object.entries(dice).map(([key, { die }]) => [key, { die }])),
    chosen,
  });
}
/** A trip whose dice are typed in: a success by 12. */
async function trip(t: TestTable): Promise<AnswerTo<'steps'>> {
  const { attempts } = t.referee;
  attempts.begin('a', 'trip', { target: 'b' });
  attempts.choose('touch', 'hit');
  attempts.say('attacker', { die: 13, from: 'typed' });
  attempts.say('defender', { die: 3, from: 'typed' });
  return await stepsOf(t);
}
const conditions = (t: TestTable, of: string): readonly string[] =>
  t.store.judge.value?.board.creatures.find(({ id }) => id === of)?.conditions ?? [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a player’s proposal to the GM', () => {
  it(
    'a trip result that a player proposes takes effect on both clients only when the GM accepts ' +
      'it',
    async () => {
      const { gm, player, pass, chat } = two();
      const answer = await trip(player);
      expect(player.referee.proposals.askable(answer)).toBe(true);
      expect(await player.referee.proposals.ask(answer, 'Aldo trips the orc.')).toBe(true);
      expect(chat).toEqual(['Aldo trips the orc.']);
      expect(player.referee.proposals.asked.value?.answer).toBe('waiting');
      await pass();
      expect([conditions(gm, 'b'), conditions(player, 'b')]).toEqual([[], []]);
      expect(player.all('outcome')).toEqual([]);
      const [proposal] = gm.referee.proposals.waiting.value;
      expect(proposal).toMatchObject({
        by: 'Ada',
        outcome: {
          of: 'a',
          topic: 'trip',
          target: 'b',
          result: 'success',
          rolls: [
            { of: 'a', die: 13 },
            { of: 'b', die: 3 },
          ],
          changes: [{ what: 'condition', of: 'b', condition: 'prone', on: true }],
        },
      });
      expect(gm.referee.waiting.value).toBe(1);
      await gm.referee.proposals.accept(proposal!.id);
      expect(gm.referee.proposals.waiting.value).toEqual([]);
      await pass();
      await pass();
      expect([conditions(gm, 'b'), conditions(player, 'b')]).toEqual([['prone'], ['prone']]);
      expect(player.all('outcome')).toHaveLength(1);
      expect(player.referee.attempts.attempt.value).toBeNull();
      expect(player.referee.proposals.asked.value?.answer).toBe('accepted');
    },
  );

  it(
    'when the GM accepts a trip result that a player proposed, the GM’s client marks the ' +
      'condition on the token',
    async () => {
      const { gm, player, pass, marked } = two();
      await player.referee.proposals.ask(await trip(player), 'trip');
      await pass();
      const [proposal] = gm.referee.proposals.waiting.value;
      expect(gm.referee.proposals.markable(proposal!)).toBe(true);
      await gm.referee.proposals.accept(proposal!.id, true);
      await pass();
      gm.referee.undo(proposal!.id);
      await pass();
      expect([conditions(gm, 'b'), conditions(player, 'b')]).toEqual([[], []]);
      expect(marked).toEqual(['b prone on', 'b prone off']);
    },
  );

  it(
    'a trip result that a player proposes and the GM refuses changes nothing, and the ' +
      'player sees the refusal',
    async () => {
      const { gm, player, pass } = two();
      await player.referee.proposals.ask(await trip(player), 'trip');
      await pass();
      gm.referee.proposals.refuse(gm.referee.proposals.waiting.value[0]!.id);
      await pass();
      expect(player.referee.proposals.asked.value?.answer).toBe('refused');
      expect([gm.all('outcome'), player.all('outcome')]).toEqual([[], []]);
      expect(player.referee.attempts.attempt.value).not.toBeNull();
    },
  );

  it(
    'if the GM accepts a proposed result that the player has already logged, the result ' +
      'is not logged again',
    async () => {
      const { gm, player, pass } = two();
      const answer = await trip(player);
      await player.referee.proposals.ask(answer, 'trip');
      await player.referee.attempts.accept(answer);
      player.referee.proposals.withdraw();
      await pass();
      await gm.referee.proposals.accept(gm.referee.proposals.waiting.value[0]!.id);
      await pass();
      expect(player.all('outcome')).toHaveLength(1);
    },
  );

  it(
    'when the GM accepts a player’s bull rush, the GM’s client moves the target’s token, ' +
      'and no move is logged',
    async () => {
      const { gm, player, sent, placed, pass } = two();
      const answer = await trip(player);
      const place = { what: 'place', of: 'b', from: [6, 5], at: [7, 5] } as const;
      await player.referee.proposals.ask(
        { ...answer, outcome: { ...answer.outcome!, changes: [place] } },
        'push',
      );
      expect(sent).toHaveLength(1);
      await pass();
      await gm.referee.proposals.accept(gm.referee.proposals.waiting.value[0]!.id);
      expect(placed).toEqual(['b 7,5']);
      player.jump('b', [7, 5]);
      expect(player.all('move')).toEqual([]);
    },
  );

  it(
    'a result that a player proposes to the GM replaces the same player’s earlier result ' +
      'that still waits',
    async () => {
      const { gm, player, pass } = two();
      await player.referee.proposals.ask(await trip(player), 'trip');
      await pass();
      const [first] = gm.referee.proposals.waiting.value;
      await player.referee.proposals.ask(await trip(player), 'trip');
      await pass();
      expect(gm.referee.proposals.waiting.value).toHaveLength(1);
      expect(gm.referee.proposals.waiting.value[0]?.id).not.toBe(first?.id);
    },
  );

  it(
    'a result that a player proposed, and that waits for the GM’s answer, disappears ' +
      'when another fight begins',
    async () => {
      const { gm, player, pass } = two();
      await player.referee.proposals.ask(await trip(player), 'trip');
      await pass();
      gm.reading({ fight: 'another' });
      expect(gm.referee.proposals.waiting.value).toEqual([]);
    },
  );
});

describe('an outcome that the GM plays', () => {
  const played = async (
    gm: TestTable,
    changes?: NonNullable<AnswerTo<'steps'>['outcome']>['changes'],
  ) => {
    const answer = await trip(gm);
    await gm.referee.attempts.accept(
      changes === undefined ? answer : { ...answer, outcome: { ...answer.outcome!, changes } },
    );
  };

  it('takes effect on the player’s client, and so does its undo', async () => {
    const { gm, player, pass } = two();
    await played(gm);
    for (let i = 0; i < 3; i++) await pass();
    expect([conditions(gm, 'b'), conditions(player, 'b')]).toEqual([['prone'], ['prone']]);
    expect(player.all('outcome')).toHaveLength(1);
    gm.referee.undo(gm.last('outcome').id);
    await pass();
    expect([conditions(gm, 'b'), conditions(player, 'b')]).toEqual([[], []]);
  });

  it('reaches a player without the rolls of creatures that are not the players’', async () => {
    const { gm, player, pass, written } = two();
    await played(gm);
    await pass();
    const { rolls, margin, topic, result } = player.last('outcome');
    expect([topic, result, rolls.map(({ of }) => of), margin]).toEqual([
      'trip',
      'success',
      ['a'],
      undefined,
    ]);
    expect(written['gm1']).not.toMatch(/"of":"b","what"|margin/);
  });

  it.each<[string, Said[]]>([
    ['some player does not see the target', pair({ visibleTo: ['party'] })],
    ['it names no player’s creature', pair().map((c) => ({ ...c, side: c.id }))],
  ])('is not written into the note if %s', async (_, creatures) => {
    const { gm, player, pass, written } = two(creatures);
    await played(gm);
    await pass();
    expect(gm.all('outcome')).toHaveLength(1);
    expect([written['gm1']?.includes('trip'), player.all('outcome')]).toEqual([false, []]);
  });

  it('leaves the note after the round that follows, and the player’s log keeps it', async () => {
    const { gm, player, pass, written } = two();
    await played(gm);
    await pass();
    for (const round of [3, 4]) for (const t of [gm, player]) t.turn('a', round);
    await pass();
    expect(JSON.parse(written['gm1']!)).not.toHaveProperty('outcomes');
    expect(player.all('outcome')).toHaveLength(1);
  });

  it('is recorded once if the player has recorded the same', async () => {
    const { gm, player, pass } = two();
    await player.referee.attempts.accept(await trip(player));
    await played(gm);
    await pass();
    expect(player.all('outcome')).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)(
    'that moves a creature gives the player’s log no move if the token moves %s its note arrives',
    async (when) => {
      const { gm, player, pass } = two();
      const moves = (t: TestTable) =>
        t.referee.entries.value.filter((e) => e.event.kind === 'move' && e.undone === undefined);
      await played(gm, [{ what: 'place', of: 'b', from: [6, 5], at: [7, 5] }]);
      if (when === 'before') player.jump('b', [7, 5]);
      await pass();
      player.jump('b', [7, 5]);
      gm.jump('b', [7, 5]);
      expect([moves(gm), moves(player)]).toEqual([[], []]);
      gm.referee.undo(gm.last('outcome').id);
      if (when === 'before') player.jump('b', [6, 5]);
      await pass();
      player.jump('b', [6, 5]);
      expect(moves(player)).toEqual([]);
    },
  );

  it('a third player’s client records what the GM accepts from another player', async () => {
    const { gm, player, pass, written } = two();
    const other = table(pair(), { gm: false });
    other.store.user.value = 'player2';
    for (const id of ['a', 'b']) other.turn(id);
    other.turn('a', 2);
    await player.referee.proposals.ask(await trip(player), 'trip');
    await pass();
    await gm.referee.proposals.accept(gm.referee.proposals.waiting.value[0]!.id);
    await pass();
    other.wired.notes({ ...written });
    expect(conditions(other, 'b')).toEqual(['prone']);
    expect(other.last('outcome').id).toBe(player.last('outcome').id);
    expect(player.all('outcome')).toHaveLength(1);
  });
});

describe('proposals that are not sent', () => {
  it.each<[what: string, prepare: (t: TestTable) => void, creatures?: Said[]]>([
    ['if the virtual tabletop cannot send messages', (t) => t.commands({})],
    ['outside a fight', (t) => t.reading({ fight: null })],
    ['if the user is the game master', (t) => (t.store.gm.value = true)],
    ['if some players do not see the target', () => undefined, pair({ visibleTo: ['party'] })],
  ])('a user cannot propose a result to the GM %s', async (_, prepare, creatures) => {
    const { player } = two(creatures);
    const answer = await trip(player);
    prepare(player);
    expect(player.referee.proposals.askable(answer)).toBe(false);
  });

  it(
    'a result that a player proposes is not shown as waiting for the GM if the virtual ' +
      'tabletop fails to send it',
    async () => {
      const { player } = two();
      player.commands({ propose: () => Promise.resolve(false) });
      expect(await player.referee.proposals.ask(await trip(player), 'trip')).toBe(false);
      expect(player.referee.proposals.asked.value).toBeNull();
    },
  );
});

describe('hostile proposals', () => {
  const outcome = {
    kind: 'outcome',
    of: 'a',
    topic: 'trip',
    target: 'b',
    result: 'success',
    rolls: [],
    changes: [{ what: 'condition', of: 'b', condition: 'prone', on: true }],
    rules: [],
    by: '',
  };
  const text = (more: object = {}, over: object = {}): string =>
    JSON.stringify({ key: 'k1', fight: 'fight', outcome: { ...outcome, ...over }, ...more });
  const change = outcome.changes[0];
  const place = { what: 'place', of: 'b', from: [6, 5], at: [7, 5] };
  const roll = { of: 'a', what: 'attack', total: 12, from: 'typed' };

  it.each<[what: string, proposal: Partial<HostProposal>]>([
    ['invalid JSON', { text: '{"' }],
    ['a number instead of an object', { text: '7' }],
    ['null instead of an object', { text: 'null' }],
    ['null instead of a result', { text: text({ outcome: null }) }],
    ['a permission instead of a result', { text: text({}, { kind: 'allow' }) }],
    ['an unknown change', { text: text({}, { changes: [{ what: 'level', of: 'b' }] }) }],
    ['a change of an unknown creature', { text: text({}, { changes: [{ ...change, of: 'z' }] }) }],
    ['an unknown target', { text: text({}, { target: 'z' }) }],
    ['thirteen changes', { text: text({}, { changes: Array(13).fill(change) }) }],
    ['a topic of 4000 characters', { text: text({}, { topic: 'x'.repeat(4000) }) }],
    ['the id of another fight', { text: text({ fight: 'other' }) }],
    ['an unknown topic', { text: text({}, { topic: 'give-ada-a-level' }) }],
    ['a known topic in capital letters', { text: text({}, { topic: 'TRIP' }) }],
    ['the topic “constructor”', { text: text({}, { topic: 'constructor' }) }],
    [
      'a roll whose kind is unknown',
      { text: text({}, { rolls: [{ ...roll, what: 'Accept at once' }] }) },
    ],
    ['a roll of a billion', { text: text({}, { rolls: [{ ...roll, total: 1e9 }] }) }],
    ['a margin of a billion', { text: text({}, { margin: -1e9 }) }],
    [
      'an unknown condition',
      { text: text({}, { changes: [{ ...change, condition: 'king of the orcs' }] }) },
    ],
    [
      'the condition “__proto__”',
      { text: text({}, { changes: [{ ...change, condition: '__proto__' }] }) },
    ],
    [
      'a target position far beyond the map’s edge',
      { text: text({}, { changes: [{ ...place, at: [1e9, 5] }] }) },
    ],
    [
      'a target position with a negative coordinate',
      { text: text({}, { changes: [{ ...place, at: [-1, 5] }] }) },
    ],
    [
      'a target position one square beyond the map’s edge',
      { text: text({}, { changes: [{ ...place, at: [30, 5] }] }) },
    ],
    [
      'a starting position beyond the map’s edge',
      { text: text({}, { changes: [{ ...place, from: [5, 20] }] }) },
    ],
    [
      'a weapon that the creature does not have',
      { text: text({}, { changes: [{ what: 'weapon', of: 'b', weapon: 'all', ready: false }] }) },
    ],
    [
      'damage of a billion',
      { text: text({}, { changes: [{ what: 'note', of: 'b', note: 'damage', value: 1e9 }] }) },
    ],
    ['the malformed key “../x”', { text: text({ key: '../x' }) }],
    ['a creature of another user', { of: 'b' }],
    ['the game master as the sender', { from: 'gm1' }],
  ])(
    'the game master’s client ignores a player’s proposed result that contains %s',
    (_, proposal) => {
      const { gm } = two();
      const honest = { from: 'player1', by: 'Ada', of: 'a', text: text() };
      gm.wired.proposed({ ...honest, ...proposal });
      expect(gm.referee.proposals.waiting.value).toEqual([]);
      gm.wired.proposed(honest);
      expect(gm.referee.proposals.waiting.value).toHaveLength(1);
    },
  );

  it('a well-formed result that a player proposes is shown to the game master', () => {
    for (const at of [
      [0, 0],
      [29, 19],
    ]) {
      const { gm } = two();
      const changes = [
        { ...place, at },
        { ...change, condition: 'shaken' },
      ];
      const asked = { from: 'player1', by: 'Ada', of: 'a' };
      gm.wired.proposed({ ...asked, text: text({}, { changes, rolls: [roll], topic: 'disarm' }) });
      expect(gm.referee.proposals.waiting.value).toHaveLength(1);
    }
  });
  it('a player’s client ignores a result that another player proposes', async () => {
    const { gm, player } = two();
    const honest = { from: 'player2', by: 'Bruno', of: 'a', text: text() };
    player.wired.proposed(honest);
    expect(player.referee.proposals.waiting.value).toEqual([]);
    gm.wired.proposed(honest);
    await gm.referee.proposals.accept(gm.referee.proposals.waiting.value[0]!.id);
    gm.wired.proposed(honest);
    expect(gm.referee.proposals.waiting.value).toEqual([]);
  });

  it('a result that a player proposes cannot replace a waiting result by using the same id', () => {
    const { gm } = two();
    const honest = { from: 'player1', by: 'Ada', of: 'a', text: text() };
    gm.wired.proposed(honest);
    const [first] = gm.referee.proposals.waiting.value;
    gm.wired.proposed({ ...honest, text: text({}, { changes: [] }) });
    expect(gm.referee.proposals.waiting.value).toEqual([first]);
  });
  it('results that different users propose never get the same id', () => {
    const ids = new Set<string>();
    for (const from of ['player1', 'player', '1', 'player:1', 'k1'])
      for (const key of ['k1', '1', '1k1', 'player1', '-', '1-k1']) {
        const { gm } = two();
        gm.wired.proposed({ from, by: 'x', of: 'a', text: text({ key }) });
        ids.add(gm.referee.proposals.waiting.value[0]!.id);
      }
    expect(ids.size).toBe(30);
  });
  it('if thirty players propose results, only the latest six wait for the GM’s answer', () => {
    const { gm } = two();
    for (let i = 0; i < 30; i++)
      gm.wired.proposed({ from: `player${i + 2}`, by: 'x', of: 'a', text: text() });
    expect(gm.referee.proposals.waiting.value.map(({ from }) => from)).toEqual(
      [26, 27, 28, 29, 30, 31].map((n) => `player${n}`),
    );
  });
});
