// @vitest-environment happy-dom
/**
 * A game that no ruleset here is for: nothing is judged until the user chooses one for it, and the
 * dock says so.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { gameOf } from '../../adapters/foundry/sheets/index.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const open = async (
  system: string,
  language: 'it' | 'en' = 'en',
  campaign = 'world',
): Promise<void> => {
  ui = await mounted({ language, select: 'aldo' });
  ui.store.campaign.value = campaign;
  ui.store.host.value = { name: 'Foundry', version: '13', ...gameOf(system) };
  await ui.settle();
};
const choose = async (name: string): Promise<void> => {
  ui.one('.dock .menu > button').click();
  await ui.settle();
  ui.all('[role=menuitemradio]')
    .find((item) => item.textContent?.includes(name))!
    .click();
  await ui.settle();
};
const notices = (): string => ui.text('.dock');

describe('a game of dnd5e', () => {
  it('is not judged, and the dock says so in one line', async () => {
    await open('dnd5e');
    expect(ui.store.judge.value).toBeNull();
    await until(() =>
      expect(notices()).toContain(
        'This game runs on dnd5e, and Quadretto has no rules for it. Choose rules above to start.',
      ),
    );
    expect(ui.text('.dock .menu > button')).toBe('Choose rules');
  });

  it('is judged by the ruleset that the user chooses, also the first of the list', async () => {
    await open('dnd5e');
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value?.rules.id).toBe('srd35');
    expect(notices()).not.toContain('Nothing is judged');
    expect(ui.store.games.value).toEqual({ world: 'srd35' });
  });

  it('is explained in Italian', async () => {
    await open('dnd5e', 'it');
    await until(() =>
      expect(notices()).toContain('Questa partita usa dnd5e, e Quadretto non ne ha le regole.'),
    );
  });

  it('a choice is for one game: the next game on the same site is not judged', async () => {
    await open('dnd5e');
    await choose('D&D 3.5 SRD');
    ui.store.campaign.value = 'another world';
    expect(ui.store.judge.value).toBeNull();
    ui.store.campaign.value = 'world';
    expect(ui.store.judge.value).not.toBeNull();
  });

  it('a game with the name of an object property does not count as chosen', async () => {
    await open('dnd5e', 'en', '__proto__');
    expect(ui.store.judge.value).toBeNull();
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value).not.toBeNull();
  });
});

describe('a game of pf1', () => {
  it('is judged by the 3.5 rules, and the dock says that they are not its own', async () => {
    await open('pf1');
    expect(ui.store.judge.value?.rules.id).toBe('srd35');
    await until(() =>
      expect(notices()).toContain(
        'This is a Pathfinder game. Quadretto doesn’t have its rules yet and judges by ' +
          'D&D 3.5 SRD: some marks will be wrong.',
      ),
    );
  });
});

describe('a game of D35E, of its successor, or one whose system cannot be read,', () => {
  it.each(['D35E', 'dnd35e', ''])('is judged without a notice (%j)', async (system) => {
    await open(system);
    expect(ui.store.judge.value).not.toBeNull();
    expect(notices()).not.toMatch(/Pathfinder|Nothing is judged/);
  });
});
