// @vitest-environment happy-dom
/**
 * A game that no ruleset covers. Nothing is judged until the user chooses a ruleset for it, and the
 * dock says so.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { followGame } from '../../src/state/choices.ts';
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
  ui.store.host.value = { name: 'Foundry', version: '13', ...gameOf({ system }) };
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

describe('a game of pf2e', () => {
  it('a game of pf2e is not judged, and the dock says so in one line', async () => {
    await open('pf2e');
    expect(ui.store.judge.value).toBeNull();
    await until(() =>
      expect(notices()).toContain(
        'This game runs on pf2e, and Quadretto has no rules for it. Choose rules above to start.',
      ),
    );
    expect(ui.text('.dock .menu > button')).toBe('Choose rules');
  });

  it('a game of pf2e is judged by the ruleset that the user chooses, also the first of the list', async () => {
    await open('pf2e');
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value?.rules.id).toBe('srd35');
    expect(notices()).not.toContain('Nothing is judged');
    expect(ui.store.games.value).toEqual({ world: 'srd35' });
  });

  it('a game of pf2e without its ruleset is explained in Italian', async () => {
    await open('pf2e', 'it');
    await until(() =>
      expect(notices()).toContain('Questa partita usa pf2e, e Quadretto non ne ha le regole.'),
    );
  });

  it('a chosen ruleset is for one game: the next game on the same site is not judged', async () => {
    await open('pf2e');
    await choose('D&D 3.5 SRD');
    ui.store.campaign.value = 'another world';
    expect(ui.store.judge.value).toBeNull();
    ui.store.campaign.value = 'world';
    expect(ui.store.judge.value).not.toBeNull();
  });

  it('a game with the name of an object property does not count as chosen by the user', async () => {
    await open('pf2e', 'en', '__proto__');
    expect(ui.store.judge.value).toBeNull();
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value).not.toBeNull();
  });
});

describe('a game of pf1', () => {
  const follow = (usual: string): void => {
    followGame(ui.store, usual, ui.end.signal);
  };
  it('a game of pf1 is judged by its own rules from the start, and the dock says why', async () => {
    await open('pf1');
    follow('srd35');
    expect(ui.store.judge.value?.rules.id).toBe('pf1');
    await until(() => expect(notices()).toContain('This table’s sheets: Pathfinder 1e'));
  });

  it('a game of pf1 is judged by the rules that the user chooses for it, and the dock names the game', async () => {
    await open('pf1');
    follow('srd35');
    await choose('Sigil');
    expect(ui.store.judge.value?.rules.id).toBe('sigil');
    await until(() => expect(notices()).toContain('Your choice; the sheets are Pathfinder'));
  });

  it('a game of pf1 leaves the usual rules to the next game, whose system is unknown', async () => {
    await open('pf1');
    follow('d20modern');
    ui.store.campaign.value = 'another world';
    ui.store.host.value = { name: 'Foundry', version: '13' };
    expect(ui.store.ruleset.value).toBe('d20modern');
  });
});

describe('a game of D35E', () => {
  it.each(['srd35', 'sigil', 'arelia'])(
    'a game of D35E keeps the user’s usual rules if they are for it: %s',
    async (id) => {
      await open('D35E');
      followGame(ui.store, id, ui.end.signal);
      expect(ui.store.ruleset.value).toBe(id);
    },
  );
  it('a game of D35E is judged by the 3.5 SRD where the usual rules are for another game', async () => {
    await open('D35E');
    followGame(ui.store, 'd20modern', ui.end.signal);
    expect(ui.store.ruleset.value).toBe('srd35');
  });
});

describe('a game of D35E, of its successor, or one whose system cannot be read,', () => {
  it.each(['D35E', 'dnd35e', ''])(
    'a game of D35E, of its successor, or of an unreadable system is judged without a notice (%j)',
    async (system) => {
      await open(system);
      expect(ui.store.judge.value).not.toBeNull();
      expect(notices()).not.toMatch(/Pathfinder|Nothing is judged/);
    },
  );
});
