/**
 * An evening of 5E as data: four rounds, and after each moment what every client says. Written from
 * the rule texts. Aldo and Cino are Ann's, Berta is Bea's; the players do not see the sneak.
 */
import { strict as assert } from 'node:assert';
import type { CellInput } from '../../../rules/cases.ts';
import { foe, hero, LONGSWORD, ogre, SHORTBOW, type FifthPerson } from '../people.ts';
import { USERS, type EveningTable, type Place, type Setup, type User } from './table.ts';

const RAPIER = { name: 'Rapier', kind: 'melee', bonus: 5, properties: ['Finesse'] } as const;
const SCIMITAR = { name: 'Scimitar', kind: 'melee', reach: 5, bonus: 4 } as const;

export const PEOPLE: readonly FifthPerson[] = [
  hero('aldo', 7, 5, { weapons: [LONGSWORD], hp: 30 }),
  ogre('ogre', 8, 4, { hp: 59 }),
  hero('berta', 10, 9, { weapons: [RAPIER, SHORTBOW], traits: ['Cunning Action'], hp: 20 }),
  foe('goblin', 5, 6, { weapons: [SCIMITAR], senses: { darkvision: 60 }, hp: 10 }),
  hero('cino', 2, 2, { hp: 15 }),
  foe('boss', 7, 6, { weapons: [SCIMITAR], hp: 21 }),
  foe('archer', 14, 2, { weapons: [SHORTBOW], hp: 10 }),
  foe('sneak', 11, 10, { weapons: [SCIMITAR], senses: { blindsight: 85 }, hp: 13 }),
];
const OWNERS: Readonly<Record<string, User>> = { aldo: 'ann', cino: 'ann', berta: 'bea' };
const cells = (columns: readonly number[], rows: readonly number[], more: object): CellInput[] =>
  columns.flatMap((x) => rows.map((y) => ({ at: [x, y] as Place, ...more })));

export const SETUP: Omit<Setup, 'settle'> = {
  people: PEOPLE,
  owners: OWNERS,
  hidden: ['sneak'],
  rest: {
    grid: { kind: 'square', columns: 16, rows: 16, metresPerCell: 1.5 },
    cells: [
      ...cells([4, 5, 6], [2], { terrain: 'difficult' }),
      // Below the cliff: ten feet deep.
      ...cells([3, 4], [6, 7, 8], { elevation: -2 }),
    ],
    walls: [{ from: [12, 0], to: [12, 5] }],
  },
};

export interface Moment {
  readonly when: string;
  does(t: EveningTable): unknown;
  /** What each client must say afterward. */
  says(t: EveningTable): void | Promise<void>;
}

/** The same on every client. */
const all = <T>(ask: (user: User) => T, wanted: T): void => {
  for (const user of USERS) assert.deepEqual(ask(user), wanted, user);
};
const players = ['ann', 'bea'] as const;
const nothingOf = (t: EveningTable, secret: RegExp): void => {
  for (const user of players) assert.doesNotMatch(t.everything(user), secret, user);
};
/** Creatures whose Reaction the game master’s client counts; the players’ leave out the sneak. */
const used = (t: EveningTable, ...ids: string[]): void => {
  assert.deepEqual(t.used('gm'), ids);
  for (const user of players)
    assert.deepEqual(
      t.used(user),
      ids.filter((id) => id !== 'sneak'),
      user,
    );
};
const isPut = (t: EveningTable, of: string, at: Place): void =>
  all((user) => t.creature(user, of)?.at, at);

export const EVENING: readonly Moment[] = [
  // ── Round 1 ──
  {
    when: 'Aldo leaves the reach of the ogre and of the boss',
    async does(t) {
      await t.turn('aldo', 1);
      t.walk('aldo', [7, 5], [6, 4], [5, 3]);
    },
    says: (t) => all((user) => t.offers(user), ['boss > aldo', 'ogre > aldo']),
  },
  {
    when: 'the ogre strikes, and the boss lets Aldo go',
    async does(t) {
      await t.answer('ogre', true);
      await t.answer('boss', false);
    },
    says(t) {
      all((user) => t.offers(user), []);
      used(t, 'ogre');
    },
  },
  {
    when: 'the ogre’s turn gives its Reaction back',
    does: (t) => t.turn('ogre', 1),
    says: (t) => used(t),
  },
  {
    when: 'Berta leaves the reach of the sneak, whom her player does not see',
    async does(t) {
      await t.turn('berta', 1);
      t.walk('berta', [10, 9], [10, 8], [10, 7], [10, 6]);
    },
    says(t) {
      assert.deepEqual(t.offers('gm'), ['sneak > berta']);
      for (const user of players) assert.deepEqual(t.offers(user), []);
      nothingOf(t, /sneak|blindsight/);
    },
  },
  {
    when: 'the sneak strikes',
    async does(t) {
      const [offer] = t.on('gm').referee.offers.value;
      await t.on('gm').referee.take(offer!, undefined, true);
      await t.deliver();
    },
    says(t) {
      used(t, 'sneak');
      nothingOf(t, /sneak|blindsight/);
    },
  },
  {
    when: 'Berta aims beside the ogre',
    does: () => undefined,
    says(t) {
      assert.equal(t.edge('gm', 'berta', 'boss', 'ranged'), -1);
      assert.equal(t.edge('bea', 'berta', 'boss', 'ranged'), -1);
    },
  },
  {
    when: 'Berta disengages and leaves the ogre’s reach',
    async does(t) {
      await t.on('bea').referee.declare({ of: 'berta', action: 'bonus-disengage' });
      await t.on('gm').referee.declare({ of: 'berta', action: 'bonus-disengage' });
      t.walk('berta', [10, 6], [11, 7]);
    },
    says(t) {
      assert.deepEqual([t.offers('gm'), t.offers('bea')], [[], []]);
      assert.match(t.last('bea', 'berta'), /^legal/);
    },
  },
  {
    when: 'the goblin hides from the players',
    async does(t) {
      await t.turn('goblin', 1);
      t.hide('goblin', true);
      await t.settle();
    },
    says(t) {
      for (const user of players) {
        assert.equal(t.creature(user, 'goblin'), undefined);
        assert.equal(t.on(user).referee.encounter.value.active, null);
      }
    },
  },
  {
    when: 'Cino dashes over the rubble',
    async does(t) {
      await t.turn('cino', 1);
      t.walk('cino', [2, 2], [3, 2], [4, 2], [5, 2], [6, 2], [7, 2], [8, 2]);
    },
    says: (t) => all((user) => t.last(user, 'cino'), 'legal dash'),
  },
  {
    when: 'the goblin is found',
    async does(t) {
      for (const id of ['boss', 'archer', 'sneak']) await t.turn(id, 1);
      t.hide('goblin', false);
      await t.settle();
    },
    says: (t) => all((user) => t.creature(user, 'goblin')?.at, [5, 6]),
  },
  // ── Round 2 ──
  {
    when: 'Aldo goes to the goblin and grapples it',
    async does(t) {
      await t.turn('aldo', 2);
      t.walk('aldo', [5, 3], [5, 4], [5, 5]);
      const dice = t.host.ruleset === 'srd52' ? { dc: 13, save: 1 } : { own: 20, other: 1 };
      await t.plays('aldo', 'unarmed-grapple', { target: 'goblin', dice });
    },
    says(t) {
      for (const user of ['gm', 'ann'] as const)
        assert(t.conditions(user, 'goblin').includes('grappled'), user);
    },
  },
  {
    when: 'Aldo drags the goblin to the edge of the cliff',
    does(t) {
      t.walk('aldo', [5, 5], [4, 4]);
      t.put('goblin', [4, 5], 'gm', 'placed');
    },
    says(t) {
      for (const user of ['gm', 'ann'] as const) {
        assert.equal(t.last(user, 'aldo'), 'legal move', user);
        const { spent } = t.on(user).referee.encounter.value;
        // 2024: the square costs twice as much; 2014: the Speed is halved.
        assert.equal(spent.moved, t.host.ruleset === 'srd52' ? 4 : 3, user);
        // The goblin goes along, so it does not react.
        assert(!t.offers(user).includes('goblin > aldo'), user);
      }
    },
  },
  {
    when: 'Bea’s page is loaded anew',
    does: (t) => t.reload('bea'),
    says(t) {
      const { round, active } = t.on('gm').referee.encounter.value;
      assert.deepEqual(
        { round, active },
        (({ round: r, active: a }) => ({ round: r, active: a }))(
          t.on('bea').referee.encounter.value,
        ),
      );
      used(t);
      nothingOf(t, /sneak|blindsight/);
    },
  },
  {
    when: 'the ogre moves too far, and the game master takes the move back',
    async does(t) {
      await t.turn('ogre', 2);
      const far = Array.from({ length: 9 }, (_, i): Place => [8, 4 + i]);
      const back = Array.from({ length: 8 }, (_, i): Place => [9, 11 - i]);
      t.walk('ogre', ...far, ...back);
      assert.equal(t.last('gm', 'ogre'), 'illegal dash over-speed');
      const entry = t
        .on('gm')
        .referee.entries.value.findLast(({ event }) => event.kind === 'move')!;
      assert(await t.on('gm').referee.takeBack(entry.id));
      await t.deliver();
    },
    says(t) {
      isPut(t, 'ogre', [8, 4]);
      all((user) => t.last(user, 'ogre').split(' ')[0], 'undone');
    },
  },
  {
    when: 'an impossible move of Berta is held on her player’s client',
    async does(t) {
      await t.turn('berta', 2);
      const bea = t.on('bea');
      bea.referee.setPolicy('speed', 'enforce');
      const path = Array.from({ length: 15 }, (_, i): Place => [11, 7 + (i % 8)]);
      const goes = bea.wired.intends({
        id: 'far',
        of: 'berta',
        path,
        whole: true,
        by: 'self',
        cause: 'drag',
      });
      assert.equal(goes, false);
      assert.equal(bea.referee.held.value?.policy, 'enforce');
      bea.referee.goBack();
    },
    says(t) {
      assert.equal(t.on('bea').referee.held.value, null);
      isPut(t, 'berta', [11, 7]);
    },
  },
  {
    when: 'Cino concentrates on a spell',
    async does(t) {
      for (const id of ['goblin', 'cino']) await t.turn(id, 2);
      await t.plays('cino', 'concentrate');
    },
    says(t) {
      for (const user of ['gm', 'ann'] as const)
        assert(t.conditions(user, 'cino').includes('concentrating'), user);
    },
  },
  {
    when: 'Cino is hit and loses the concentration',
    async does(t) {
      for (const id of ['boss', 'archer', 'sneak']) await t.turn(id, 2);
      await t.plays('cino', 'concentration', { dice: { damage: 8, save: 1 } });
    },
    says(t) {
      for (const user of ['gm', 'ann'] as const)
        assert(!t.conditions(user, 'cino').includes('concentrating'), user);
    },
  },
  // ── Round 3 ──
  {
    when: 'Aldo shoves the goblin off the cliff',
    async does(t) {
      await t.turn('aldo', 3);
      const dice = t.host.ruleset === 'srd52' ? { dc: 13, save: 1 } : { own: 20, other: 1 };
      await t.plays('aldo', 'unarmed-shove', {
        target: 'goblin',
        dice,
        chosen: { effect: 'push' },
      });
    },
    says(t) {
      isPut(t, 'goblin', [4, 6]);
      for (const user of ['gm', 'ann'] as const)
        assert(t.conditions(user, 'goblin').includes('prone'), `${user}: fallen`);
    },
  },
  {
    when: 'the boss lies prone: near it there is advantage, far from it disadvantage',
    async does(t) {
      await t.turn('ogre', 3);
      t.change('boss', { conditions: ['prone'] });
      t.put('aldo', [6, 6], 'gm', 'placed');
      await t.turn('berta', 3);
    },
    says(t) {
      const isKnown = t.host.hidesConditions !== true;
      assert.equal(t.edge('gm', 'aldo', 'boss', 'melee'), 1);
      assert.equal(t.edge('ann', 'aldo', 'boss', 'melee'), isKnown ? 1 : 0);
      assert.equal(t.edge('gm', 'berta', 'boss', 'ranged'), -1);
      assert.equal(t.edge('bea', 'berta', 'boss', 'ranged'), isKnown ? -1 : 0);
    },
  },
  {
    when: 'a fireball bursts beside the corner of the wall',
    does: () => undefined,
    async says(t) {
      const inside = async (user: User): Promise<string[]> => {
        const { creatures } = (await t
          .on(user)
          .asks({ ask: 'area', shape: 'sphere', from: [11, 4], size: 4 } as never)) as unknown as {
          creatures: { id: string; cover?: unknown }[];
        };
        return creatures.map(({ id }) => id).sort();
      };
      const seen = await inside('gm');
      assert(seen.includes('ogre'));
      for (const user of players)
        assert.deepEqual(
          await inside(user),
          seen.filter((id) => id !== 'sneak'),
        );
    },
  },
  // ── Round 4 ──
  {
    when: 'Cino falls to 0 hit points and fails a death save',
    async does(t) {
      for (const id of ['goblin', 'cino', 'boss', 'archer', 'sneak']) await t.turn(id, 3);
      t.change('cino', { hp: 0, conditions: ['unconscious', 'prone'] });
      for (const id of ['aldo', 'ogre', 'berta', 'goblin', 'cino']) await t.turn(id, 4);
      await t.plays('cino', 'death-save', { dice: { save: 5 } });
    },
    says(t) {
      for (const user of ['gm', 'ann'] as const)
        assert.deepEqual(t.creature(user, 'cino')?.deathSaves, { successes: 0, failures: 1 }, user);
      used(t);
      nothingOf(t, /sneak|blindsight/);
    },
  },
];
