/**
 * Actions played out in steps on Roll20's Jumpgate, from the panels alone: dice are read from the
 * sheet's own chat lines, and the log replays them.
 */
import { expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { forgetFights } from '../support/chromium.ts';
import { idOf } from './expected.ts';
import { sittings } from './roll20-sittings.ts';
import { stepsOf } from './steps-hand.ts';

declare const standIn: StandIn;
declare const Campaign: {
  activePage(): {
    readonly thegraphics: { get(id: string): { get(name: string): unknown } | undefined };
  };
};
type Line = Parameters<StandIn['roll']>[0];

const { sit } = sittings({ viewport: { width: 1440, height: 900 }, after: forgetFights });

/**
 * Aldo trips the ogre with a Pathfinder sheet: one roll against the maneuver defense, read from the
 * chat.
 */
async function tripped() {
  const { page } = await sit('engine=jumpgate&sheet=pfcommunity&interface=drawn', {
    folded: false,
  });
  await page.evaluate(() => standIn.turns(['Aldo', 'Ogre'], 2));
  const hand = await stepsOf(page);
  const roll = (who: string, line: Partial<Line>): Promise<void> =>
    page.evaluate(
      ([name, more]) => {
        const character = String(
          standIn.client.characters.find((each) => each.get('name') === name)?.id,
        );
        standIn.roll(
          { template: 'pf_generic', who: name, what: 'Check', character, ...more },
          'general you',
        );
      },
      [who, line] as const,
    );
  await hand.open('Aldo', 'trip', 'Ogre');
  // Lines that appear while the chat is still loading count as old, so the roll is repeated until
  // the first one is read.
  await expect
    .poll(async () => {
      await roll('Aldo', { die: 20, bonus: 4 });
      return hand.steps.locator('.outcome').count();
    })
    .toBe(1);
  await hand.steps.locator('.outcome').waitFor();
  return { page, hand };
}

it('a trip attack on Roll20 uses the maneuver roll of a Pathfinder sheet in the chat, and is logged', async () => {
  const { page, hand } = await tripped();
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/roll20-trip.png` });
  await hand.accept();
  const { text, state } = await hand.replay();
  expect(text).toContain('Aldo: trip (Ogre), success.');
  expect(state.conditions[idOf('Ogre')]).toEqual(['prone']);
});

it(
  'accepting a special attack’s outcome sets a marker on the Roll20 token, and undoing ' +
    'the outcome removes the marker',
  async () => {
    const { page, hand } = await tripped();
    const markers = (): Promise<unknown> =>
      page.evaluate(
        (id) => Campaign.activePage().thegraphics.get(id)?.get('statusmarkers'),
        idOf('Ogre'),
      );
    await hand.acceptAndMark();
    await expect.poll(markers).toBe('Prone::1');
    await hand.undoLast();
    await expect.poll(markers).toBe('');
  },
);

it(
  'a defensive casting, a bull rush and a grapple use the rolls of Roll20’s D&D 3.5 ' +
    'sheet in the chat',
  async () => {
    const { page, remote } = await sit('engine=jumpgate&interface=drawn', { folded: false });
    // Into Dina's reach; the square behind her is free.
    await remote('Bearded devil', [12, 5]);
    await page.evaluate(() => standIn.turns(['Aldo', 'Dina', 'Ogre'], 2));
    const hand = await stepsOf(page);
    const say = (who: string, more: Partial<Line>): Promise<void> =>
      page.evaluate(
        ([name, said]) =>
          standIn.roll(
            { template: 'DnD35StdRoll', flag: 'skill', who: name, what: 'Check', ...said },
            'general you',
          ),
        [who, more] as const,
      );
    const roll = (who: string, more: Partial<Line>): Promise<void> =>
      hand.hear(who, () => say(who, more));
    /** Rows of the turn order: three turns, and the round counter. */
    const next = (times: number): Promise<void> =>
      page.evaluate((n) => {
        for (let i = 0; i < n; i++) standIn.next();
      }, times);

    await hand.open('Aldo', 'cast-spell');
    await hand.type('level', 1);
    await hand.choose(/On the defensive/, 'Yes');
    // Lines that appear while the chat is still loading count as old, so the roll is repeated until
    // the first one is read.
    await expect
      .poll(
        async () => {
          await say('Aldo', { die: 3, bonus: 2 });
          return hand.steps.locator('.outcome[data-result=failure]').count();
        },
        { interval: 500 },
      )
      .toBe(1);
    await hand.accept();
    // Cast on the defensive: the ogre beside Aldo gets no attack of opportunity.
    expect(await hand.logged('Aldo: cast a spell, failure.')).not.toContain(
      'attack of opportunity',
    );

    await next(1);
    await hand.open('Dina', 'bull-rush', 'Bearded devil');
    await roll('Dina', { die: 20, bonus: 4 });
    await hand.hear('Bearded devil', () => say('Bearded Devil', { die: 1, bonus: 1 }));
    await hand.steps.locator('.outcome[data-result=success]').waitFor();
    await hand.accept();
    const at = (name: string) =>
      page.evaluate((who) => {
        const [{ model }, one] = [standIn.seen(who), standIn.corner(1, 1)];
        return [model.x / one.x - 0.5, model.y / one.y - 0.5];
      }, name);
    // 21 against 2: a push of four squares.
    await expect.poll(() => at('Bearded devil')).toEqual([16, 5]);
    await expect.poll(() => at('Dina')).toEqual([15, 5]);

    await next(3);
    await hand.open('Aldo', 'grapple', 'Ogre');
    await roll('Aldo', { template: 'DnD35Attack', flag: 'attack', what: 'Grapple', die: 17 });
    await hand.choose(/The touch/, 'It hits');
    await roll('Aldo', { die: 20, bonus: 4 });
    await roll('Ogre', { die: 1, bonus: 1 });
    await hand.accept();
    await next(4);
    await hand.open('Aldo', 'grapple-pin');
    await roll('Aldo', { die: 20, bonus: 4 });
    await roll('Ogre', { die: 1, bonus: 1 });
    await hand.accept();

    const { text, state } = await hand.replay();
    for (const line of [
      'Aldo: cast a spell, failure.',
      'Dina: bull rush (Bearded devil), success.',
      'Aldo: grapple (Ogre), success.',
      'Aldo: pin the opponent, success.',
    ])
      expect(text).toContain(line);
    expect(state.pins).toEqual({ [idOf('Aldo')]: idOf('Ogre') });
  },
);
