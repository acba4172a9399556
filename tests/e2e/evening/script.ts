/**
 * The evening as data: what people do in four rounds, and after each moment what each client must show
 * and must not show. Written from the rule texts. `picture`: the client of which the moment is saved as
 * a picture.
 */
import { expect } from 'vitest';
import { say } from '../../../src/text/pages.ts';
import { idOf } from '../expected.ts';
import { marksOn } from '../marks.ts';
import type { Client, Clients } from './clients.ts';
import {
  agree,
  answer,
  expectOffers,
  expectSpent,
  front,
  hitTip,
  mode,
  openPanel,
  play,
  select,
  shown,
  uncovered,
  walk,
} from './hand.ts';

export interface Moment {
  readonly when: string;
  does(t: Clients, picture: Picture): Promise<void>;
}
export type Picture = (client: Client, name: string) => Promise<void>;

/** What the table reads. */
const SAYS = {
  en: {
    advantage: 'Advantage',
    disadvantage: 'Disadvantage',
    dashed: '15 of 60 ft',
    beside: /(?:foe|enemy) within 5 ft\./,
  },
  it: {
    advantage: 'Vantaggio',
    disadvantage: 'Svantaggio',
    dashed: '4,5 di 18 m',
    beside: /entro 1,5 m/,
  },
} as const;

const players = (t: Clients): readonly Client[] => [t.ann, t.bea];
const expectNothingOf = async (t: Clients, secret: RegExp): Promise<void> => {
  for (const each of players(t)) expect(await shown(each), each.user).not.toMatch(secret);
};
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const who = ({ overlay }: Client): Promise<string> =>
  overlay.locator('.dock .who').first().textContent().then(plain);
/** The keys of the marks on this client’s map, as text. */
const keysOn = async ({ page }: Client): Promise<string> =>
  (await marksOn(page)).map(({ key }) => key).join(' ');
/**
 * A save that fails (2024), or a contest that is lost (2014). Roll20’s sheet of 2024 does not tell the
 * abilities, so the user enters the DC there.
 */
const overcome = ({ host, year }: Clients): Record<string, number> => ({
  ...(host === 'roll20-2024' ? { dc: 13 } : {}),
  ...(year === '2024' ? { save: 1 } : { own: 20, other: 1 }),
});
export const EVENING_SCRIPT: readonly Moment[] = [
  {
    when: 'the game master paints the rubble, where the host has no data on it',
    async does(t) {
      if (t.host === 'foundry13' || t.host === 'foundry14') return;
      const { panel, close } = await openPanel(t.gm, 'paint');
      await panel.locator('[data-tile=difficult]').click();
      const [from, to] = [await t.gm.at([4, 2]), await t.gm.at([6, 2])];
      const { mouse } = t.gm.page;
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 8 });
      await mouse.up();
      await close();
    },
  },
  // ── Round 1 ──
  {
    when: 'Aldo leaves the reach of the ogre and of the boss: the game master alone is asked',
    async does(t, picture) {
      await select(t, t.ann, 'Aldo');
      const from = await t.cell(t.ann, 'Aldo');
      await t.ann.drag([from, [6, 5], [5, 5]]);
      for (const [step, foe] of ['Ogre', 'Boss'].entries())
        await expect.poll(() => keysOn(t.ann)).toContain(`path:due:${step}:${idOf(foe)}`);
      await picture(t.ann, 'aldo-leaves');
      await t.ann.page.mouse.up();
      await expectOffers(t.gm, 'Ogre', 'Boss');
      await picture(t.gm, 'opportunities');
      for (const each of players(t)) await expectOffers(each);
    },
  },
  {
    when: 'the ogre strikes, and the boss lets Aldo go',
    async does(t, picture) {
      await answer(t.gm, 'Ogre', 'hit');
      await answer(t.gm, 'Boss', 'pass');
      await expectSpent(t.gm, 'Ogre');
      await picture(t.gm, 'ogre-spent');
      // Without a channel a player’s client does not hear of it.
      for (const each of players(t)) await expectSpent(each, ...(t.isFoundry ? ['Ogre'] : []));
    },
  },
  {
    when: 'the ogre’s turn gives its Reaction back',
    async does(t) {
      await t.turn('Ogre', 1);
      for (const each of t.all) await expectSpent(each);
    },
  },
  {
    when: 'the goblin leaves Aldo’s reach: Aldo’s player answers',
    async does(t, picture) {
      await t.turn('Goblin', 1);
      await walk(t, t.gm, 'Goblin', [5, 7], [4, 8]);
      await expectOffers(t.ann, 'Aldo');
      await picture(t.ann, 'aldo-may-react');
      await expectOffers(t.bea);
      await expectOffers(t.gm, 'Aldo');
      await answer(t.ann, 'Aldo', 'miss');
      await expectSpent(t.ann, 'Aldo');
      // On Roll20 the player says it aloud, and the game master presses it too.
      if (!t.isFoundry) await answer(t.gm, 'Aldo', 'miss');
      await expectOffers(t.gm);
      await expectSpent(t.gm, 'Aldo');
      await expectSpent(t.bea, ...(t.isFoundry ? ['Aldo'] : []));
    },
  },
  {
    when: 'Berta leaves the reach of the sneak, whom no player sees',
    async does(t, picture) {
      await t.turn('Berta', 1);
      await walk(t, t.bea, 'Berta', [10, 8], [10, 6]);
      await expectOffers(t.gm, 'Sneak');
      await picture(t.gm, 'sneak-may-react');
      for (const each of players(t)) await expectOffers(each);
      await expectNothingOf(t, /Sneak/);
      await picture(t.bea, 'no-sneak');
      await answer(t.gm, 'Sneak', 'miss');
      await expectNothingOf(t, /Sneak/);
    },
  },
  {
    when: 'Berta aims beside the ogre',
    async does(t, picture) {
      const says = SAYS[t.language];
      await select(t, t.bea, 'Berta');
      await t.bea.aim('Boss');
      // The player does not know whether the ogre and the boss see in the dark.
      await expect.poll(() => hitTip(t.bea)).toMatch(/\?/);
      await picture(t.bea, 'archer-in-the-dark');
      await select(t, t.gm, 'Berta');
      await t.gm.aim('Boss');
      await expect.poll(() => hitTip(t.gm)).toContain(says.disadvantage);
      expect(await hitTip(t.gm)).toMatch(says.beside);
      await picture(t.gm, 'archer-beside-ogre');
    },
  },
  {
    when: 'Berta disengages and leaves the ogre’s reach',
    async does(t, picture) {
      // On Foundry the game master’s client hears of it; on Roll20 Bea says it aloud.
      await declare(t, t.bea, 'Berta', 'bonus-disengage');
      if (!t.isFoundry) await declare(t, t.gm, 'Berta', 'bonus-disengage');
      await select(t, t.bea, 'Berta');
      await t.bea.drag([
        [10, 6],
        [11, 7],
      ]);
      await expect.poll(() => keysOn(t.bea)).toMatch(/path:spared/);
      await picture(t.bea, 'disengage');
      await t.bea.page.mouse.up();
      for (const each of t.all) await expect.poll(() => t.cell(each, 'Berta')).toEqual([11, 7]);
      for (const each of t.all) await expectOffers(each);
    },
  },
  {
    when: 'Cino dashes over the rubble',
    async does(t, picture) {
      await t.turn('Cino', 1);
      await select(t, t.ann, 'Cino');
      await mode(t.ann, 'dash');
      await t.ann.drag([
        [2, 2],
        [8, 2],
      ]);
      await expect.poll(() => who(t.ann)).toContain(SAYS[t.language].dashed);
      await picture(t.ann, 'dash-over-rubble');
      await t.ann.page.mouse.up();
    },
  },
  {
    when: 'the sneak hides in the dark',
    async does(t, picture) {
      await t.turn('Sneak', 1);
      await walk(t, t.gm, 'Sneak', [13, 11]);
      await play(t, t.gm, 'Sneak', 'hide', {
        dice: { own: 19 },
        // In 2014 each passive Perception counts, and the sheets do not have it.
        ...(t.year === '2014' && { then: { noticed: 'no' } }),
        look: () => picture(t.gm, 'hide'),
      });
      await expectNothingOf(t, /Sneak/);
    },
  },
  // ── Round 2 ──
  {
    when: 'Aldo goes to the goblin and grapples it',
    async does(t, picture) {
      await t.turn('Aldo', 2);
      await walk(t, t.ann, 'Aldo', [5, 6], [5, 7]);
      await agree(t, t.ann, 'Aldo', 'unarmed-grapple', {
        target: 'Goblin',
        dice: overcome(t),
        look: () => picture(t.ann, 'grapple'),
        lookAtCard: () => picture(t.gm, 'grapple-asked'),
      });
    },
  },
  {
    when: 'Aldo drags the goblin over the edge of the cliff, and it falls',
    async does(t, picture) {
      await select(t, t.ann, 'Aldo');
      await t.ann.drag([
        [5, 7],
        [4, 7],
      ]);
      await picture(t.ann, 'drag');
      await t.ann.page.mouse.up();
      await walk(t, t.gm, 'Goblin', [3, 8]);
      await t.lower('Goblin', 10);
      await t.status('Goblin', 'prone');
      await t.hitPoints('Goblin', 5);
      for (const each of t.all) await expectOffers(each);
      await picture(t.gm, 'fallen');
    },
  },
  {
    when: 'Bea’s page is loaded anew',
    async does(t, picture) {
      await front(t.bea);
      await t.bea.page.reload();
      await t.settleIn(t.bea);
      await t.bea.overlay.locator('.turn-chip').first().waitFor();
      await expectNothingOf(t, /Sneak/);
      await picture(t.bea, 'reloaded');
    },
  },
  {
    when: 'the ogre goes through the wall, and the game master takes the move back',
    async does(t, picture) {
      await t.turn('Ogre', 2);
      await walk(t, t.gm, 'Ogre', [12, 2]);
      const card = t.gm.overlay.locator(`.verdict-card[data-of="${idOf('Ogre')}"]`);
      await front(t.gm);
      await card.waitFor();
      await picture(t.gm, 'through-the-wall');
      await card.locator('[data-main]').click();
      await card.waitFor({ state: 'detached' });
      for (const each of t.all) await expect.poll(() => t.cell(each, 'Ogre')).toEqual([8, 4]);
    },
  },
  {
    when: 'Berta’s Search finds the sneak, and the game master shows it',
    async does(t, picture) {
      await t.turn('Berta', 2);
      await play(t, t.gm, 'Berta', 'search', {
        target: 'Sneak',
        chosen: { sense: 'hearing' },
        dice: { stealth: 19, own: 20 },
        look: () => picture(t.gm, 'search'),
      });
      await t.hide('Sneak', false);
      for (const each of players(t)) {
        await front(each);
        await expect.poll(() => t.cell(each, 'Sneak')).toEqual([13, 11]);
        // On Roll20 nobody of the party looks into the dark.
        if (t.isFoundry) await expect.poll(() => shown(each)).toMatch(/Sneak/);
      }
      await picture(t.bea, 'sneak-found');
    },
  },
  {
    when: 'a move of Berta that ends in the ogre’s space is held, or on Roll20 marked, and undone',
    async does(t, picture) {
      await policy(t, 'enforce');
      await front(t.bea);
      await uncovered(t.bea, [11, 7]);
      await t.bea.drag([
        [11, 7],
        [9, 5],
      ]);
      await picture(t.bea, 'into-the-ogre');
      await t.bea.page.mouse.up();
      const held = t.bea.overlay.locator('[data-kind=held]');
      const marked = t.bea.overlay.locator(`.verdict-card[data-of="${idOf('Berta')}"]`);
      const notice = t.isFoundry ? held : marked;
      await notice.waitFor();
      await picture(t.bea, 'held');
      await notice.locator('[data-main]').first().click();
      await notice.waitFor({ state: 'detached' });
      for (const each of t.all) await expect.poll(() => t.cell(each, 'Berta')).toEqual([11, 7]);
      await policy(t, 'mark');
      // Roll20 does not say who moved her: the game master’s client supposes that she was put back.
      for (const each of t.all) await expectOffers(each);
    },
  },
  {
    when: 'Cino concentrates on a spell',
    async does(t, picture) {
      await t.turn('Cino', 2);
      await agree(t, t.ann, 'Cino', 'concentrate', { look: () => picture(t.ann, 'concentrate') });
    },
  },
  {
    when: 'Cino is hit and loses the concentration',
    async does(t, picture) {
      await t.turn('Archer', 2);
      await play(t, t.gm, 'Cino', 'concentration', {
        dice: { damage: 8, save: 1 },
        look: () => picture(t.gm, 'concentration-lost'),
      });
      if (!t.isFoundry)
        await play(t, t.ann, 'Cino', 'concentration', { dice: { damage: 8, save: 1 } });
    },
  },
  // ── Round 3 ──
  {
    when: 'Aldo shoves the boss prone',
    async does(t, picture) {
      await t.turn('Aldo', 3);
      await walk(t, t.ann, 'Aldo', [5, 7], [6, 7]);
      await agree(t, t.ann, 'Aldo', 'unarmed-shove', {
        target: 'Boss',
        chosen: { effect: 'prone' },
        dice: overcome(t),
        look: () => picture(t.ann, 'shove'),
        lookAtCard: () => picture(t.gm, 'shove-asked'),
      });
    },
  },
  {
    when: 'near the prone boss there is advantage, far from it disadvantage',
    async does(t, picture) {
      const says = SAYS[t.language];
      await select(t, t.ann, 'Aldo');
      await t.ann.aim('Boss');
      await expect.poll(() => hitTip(t.ann)).toContain(says.advantage);
      await picture(t.ann, 'prone-near');
      await t.turn('Berta', 3);
      await select(t, t.bea, 'Berta');
      await t.bea.aim('Boss');
      await expect.poll(() => hitTip(t.bea)).toContain(says.disadvantage);
      await picture(t.bea, 'prone-far');
    },
  },
  {
    when: 'a fireball bursts beside the corner of the wall',
    async does(t, picture) {
      await t.turn('Cino', 3);
      await select(t, t.ann, 'Cino');
      const { panel, close } = await openPanel(t.ann, 'attack');
      await panel
        .locator('.areas')
        .getByRole('button', { name: say('area.spell.fireball'), exact: true })
        .click();
      // The corner of the grid between four cells.
      const { x, y } = await t.ann.at([10.5, 3.5]);
      await t.ann.page.mouse.move(x, y, { steps: 2 });
      await t.ann.page.mouse.down();
      await t.ann.page.mouse.up();
      const caught = panel.locator('.caught');
      await expect.poll(() => caught.innerText()).toContain('Ogre');
      await expect.poll(() => caught.innerText()).toContain('Berta');
      const inside = await caught.innerText();
      expect(inside).not.toContain('Archer');
      expect(inside).not.toContain('Aldo');
      await picture(t.ann, 'fireball');
      await close();
    },
  },
  // ── Round 4 ──
  {
    when: 'Cino falls to 0 hit points and fails a death save',
    async does(t, picture) {
      await t.turn('Sneak', 3);
      await t.hitPoints('Cino', 0);
      await t.status('Cino', 'unconscious');
      await t.turn('Cino', 4);
      await picture(t.ann, 'fallen-to-0');
      await agree(t, t.ann, 'Cino', 'death-save', {
        dice: { save: 5 },
        look: () => picture(t.ann, 'death-save'),
        lookAtCard: () => picture(t.gm, 'death-save-asked'),
      });
      await picture(t.gm, 'end');
    },
  },
];

/** One of the users of this browser, who share its settings, chooses what happens with a move against the rules. */
async function policy(t: Clients, id: 'mark' | 'enforce'): Promise<void> {
  const { panel, close } = await openPanel(t.ann, 'settings');
  await panel.locator('.help > .menu > button').first().press('Enter');
  const list = t.ann.overlay.locator('[role=menu] button');
  const shown_ = say('policy.name', { policy: id });
  await list.filter({ hasText: shown_ }).first().press('Enter');
  await close();
}

/** Declares an action in the actions panel. */
async function declare(t: Clients, client: Client, of: string, action: string): Promise<void> {
  await select(t, client, of);
  const { panel, close } = await openPanel(client, 'actions');
  const row = panel.locator(`[data-action="${action}"]`);
  await row.locator('.action-name').focus();
  await row.locator('.declare').press('Enter');
  await expect.poll(() => panel.locator('.foot').last().innerText()).toContain(of);
  await close();
}
