/**
 * Actions played out in steps on Roll20's Jumpgate, from the panels alone: the dice are heard in the
 * chat from the sheet's own lines, and the log replays them.
 */
import { expect, it } from 'vitest';
import type { StandIn } from '../hosts/roll20/client/main.ts';
import { forgetFights } from '../support/chromium.ts';
import { idOf } from './expected.ts';
import { sittings } from './roll20-sittings.ts';
import { stepsOf } from './steps-hand.ts';

declare const standIn: StandIn;
type Line = Parameters<StandIn['roll']>[0];

const { sit } = sittings({ viewport: { width: 1440, height: 900 }, after: forgetFights });

it('a trip by the maneuver roll of a Pathfinder sheet, heard in the chat, and the log replays it', async () => {
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
  // A Pathfinder sheet: one roll against the maneuver defense. Lines that come while a chat still
  // fills are past: until the first is heard.
  await expect
    .poll(async () => {
      await roll('Aldo', { die: 20, bonus: 4 });
      return hand.steps.locator('.outcome').count();
    })
    .toBe(1);
  await hand.steps.locator('.outcome').waitFor();
  const folder = process.env['QUADRETTO_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/roll20-trip.png` });
  await hand.accept();
  const { text, state } = await hand.replay();
  expect(text).toContain('Aldo: trip (Ogre), success.');
  expect(state.conditions[idOf('Ogre')]).toEqual(['prone']);
});
