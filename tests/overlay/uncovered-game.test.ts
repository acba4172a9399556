// @vitest-environment page
/**
 * A game that no ruleset covers. Nothing is judged until the user chooses a ruleset for it, and the
 * dock says so.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { followGame } from '../../src/state/choices.ts';
import { gameOf } from '../../adapters/foundry/sheets/index.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

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

describe('a Pathfinder 2e game', () => {
  it('Quadretto applies no rules to a Pathfinder 2e game, and the main panel says so', async () => {
    await open('pf2e');
    expect(ui.store.judge.value).toBeNull();
    await until(() =>
      expect(notices()).toContain(
        'This game runs on pf2e, and Quadretto has no rules for it. Choose rules above to start.',
      ),
    );
    expect(ui.text('.dock .menu > button')).toBe('Choose rules');
  });

  it('Quadretto applies a ruleset to a Pathfinder 2e game once the user chooses that ruleset', async () => {
    await open('pf2e');
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value?.rules.id).toBe('srd35');
    expect(notices()).not.toContain('Nothing is judged');
    expect(ui.store.games.value).toEqual({ world: 'srd35' });
  });

  it('the main panel says in Italian that Quadretto has no rules for Pathfinder 2e', async () => {
    await open('pf2e', 'it');
    await until(() =>
      expect(notices()).toContain('Questa partita usa pf2e, e Quadretto non ne ha le regole.'),
    );
  });

  it('a ruleset that the user chose for one game does not apply to the next game on the same site', async () => {
    await open('pf2e');
    await choose('D&D 3.5 SRD');
    ui.store.campaign.value = 'another world';
    expect(ui.store.judge.value).toBeNull();
    ui.store.campaign.value = 'world';
    expect(ui.store.judge.value).not.toBeNull();
  });

  it('in a game named “__proto__”, no ruleset counts as chosen until the user chooses a ruleset', async () => {
    await open('pf2e', 'en', '__proto__');
    expect(ui.store.judge.value).toBeNull();
    await choose('D&D 3.5 SRD');
    expect(ui.store.judge.value).not.toBeNull();
  });
});

describe('a Pathfinder 1e game', () => {
  const follow = (usual: string): void => {
    followGame(ui.store, usual, ui.end.signal);
  };
  it(
    'Quadretto applies the Pathfinder rules to a Pathfinder 1e game from the start, and the ' +
      'main panel says why',
    async () => {
      await open('pf1');
      follow('srd35');
      expect(ui.store.judge.value?.rules.id).toBe('pf1');
      await until(() => expect(notices()).toContain('This table’s sheets: Pathfinder 1e'));
    },
  );

  it('Quadretto applies other rules to a Pathfinder 1e game once the user chooses those rules', async () => {
    await open('pf1');
    follow('srd35');
    await choose('Sigil');
    expect(ui.store.judge.value?.rules.id).toBe('sigil');
    await until(() => expect(notices()).toContain('Your choice; the sheets are Pathfinder'));
  });

  it('after a Pathfinder 1e game, the user’s default ruleset applies again to the next game', async () => {
    await open('pf1');
    follow('d20modern');
    ui.store.campaign.value = 'another world';
    ui.store.host.value = { name: 'Foundry', version: '13' };
    expect(ui.store.ruleset.value).toBe('d20modern');
  });
});

describe('a Foundry game with the system D35E', () => {
  it.each(rulesetsInWords(['srd35', 'sigil', 'arelia']))(
    'if the user’s default rules are %s, those rules apply to a Foundry game with the system D35E',
    async (_rules, id) => {
      await open('D35E');
      followGame(ui.store, id, ui.end.signal);
      expect(ui.store.ruleset.value).toBe(id);
    },
  );
  it(
    'if the user’s default rules are d20 Modern, the D&D 3.5 rules apply to a Foundry game ' +
      'with the system D35E',
    async () => {
      await open('D35E');
      followGame(ui.store, 'd20modern', ui.end.signal);
      expect(ui.store.ruleset.value).toBe('srd35');
    },
  );
});

describe('games without a notice about their rules', () => {
  it.each([
    ['the system D35E', 'D35E'],
    ['the system dnd35e', 'dnd35e'],
    ['an unknown system', ''],
  ])(
    'the user’s default rules apply to a game with %s, without a notice about rules',
    async (_what, system) => {
      await open(system);
      expect(ui.store.judge.value).not.toBeNull();
      expect(notices()).not.toMatch(/Pathfinder|Nothing is judged/);
    },
  );
});
