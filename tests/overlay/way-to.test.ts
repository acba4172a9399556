// @vitest-environment page
/** The tooltip of an empty square says what the way there costs and which creatures it provokes. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { HOVER_MS } from '../../src/overlay/tip.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageFirst, languageInWords, rulesetInWords } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const SWORD = { id: 's', name: 'sword', kind: 'melee', ready: true } as const;
const FIGHTER = { size: 'medium', build: 'tall', speed: { land: 6 }, attacks: [SWORD] } as const;
const foe = (id: string, name: string, at: Cell, more: object = {}) => ({
  ...FIGHTER,
  id,
  name,
  side: 'foes',
  at,
  ...more,
});

/** Aldo at [4, 6] in a room of 20 × 12. */
async function hovering(
  cell: Cell,
  {
    foes = [] as readonly object[],
    ruleset = 'srd35',
    language = 'en' as 'en' | 'it',
    aldo = {},
    scene = {},
  } = {},
): Promise<string> {
  ui = await mounted({
    language,
    scene: {
      format: 'quadretto/scene@1',
      ruleset,
      grid: { kind: 'square', columns: 20, rows: 12 },
      creatures: [
        { ...FIGHTER, id: 'aldo', name: 'Aldo', side: 'party', at: [4, 6], ...aldo },
        ...foes,
      ],
      ...scene,
    },
    change: (store) => {
      store.ruleset.value = ruleset;
      return store;
    },
  });
  ui.store.pointer.value = { cell, x: cell[0] * 50 + 25, y: cell[1] * 50 + 25 };
  await ui.settle(HOVER_MS + 60);
  return ui.text('[role=tooltip] .way-to').replaceAll('\u00A0', ' ');
}
const all = (): string => ui.text('[role=tooltip]');

describe('the tooltip of an empty square', () => {
  const LEFT = [
    ['srd35', 'en', '20 ft. · 10 ft. left'],
    ['srd35', 'it', '6 m · restano 3 m'],
    ['pf1', 'en', '20 ft. · 10 ft. left'],
    ['srd52', 'en', '20 ft. · 10 ft. left'],
    ['srd52', 'it', '6 m · restano 3 m'],
  ] as const;
  it.each(
    LEFT.map(
      ([id, code, words]) => [rulesetInWords(id), languageInWords(code), words, id, code] as const,
    ),
  )(
    'under %s, in %s, the tooltip of an empty square gives the cost to reach it and the movement left',
    async (_game, _language, words, ruleset, language) => {
      expect(await hovering([8, 6], { ruleset, language })).toBe(words);
      expect(all()).not.toMatch(/Legal|Legale/);
    },
  );

  it('the tooltip of a square that needs a double move names the action used and the movement left', async () => {
    expect(await hovering([12, 6])).toBe(
      '40 ft. · 20 ft. leftDouble move: uses your standard action',
    );
  });

  it('the tooltip of a square that needs a Dash says that the Dash uses the action', async () => {
    const scene = { turn: { order: ['aldo'], active: 'aldo' } };
    expect(await hovering([12, 6], { ruleset: 'srd52', scene })).toBe(
      '40 ft. · 20 ft. leftDash: uses your Action',
    );
  });

  it.each(
    languageFirst([
      ['en', '20 ft. · 10 ft. left1 AoO: Orc'],
      ['it', '6 m · restano 3 m1 AdO: Orc'],
    ] as const),
  )(
    'in %s, the tooltip of an empty square names the creature that would attack on the way',
    async (_, words, language) => {
      const foes = [foe('orc', 'Orc', [4, 5])];
      expect(await hovering([8, 6], { foes, language })).toBe(words);
    },
  );

  it('the tooltip of an empty square counts and names the creatures that would attack on the way', async () => {
    const foes = [foe('orc', 'Orc', [4, 5]), foe('wolf', 'Wolf', [3, 7])];
    expect(await hovering([8, 6], { foes })).toMatch(
      /2 AoOs: (Orc, Wolf|Wolf, Orc|Orc and Wolf|Wolf and Orc)$/,
    );
  });

  it(
    'the tooltip of an empty square has a question mark after the name of an attacker whose ' +
      'weapon is unknown',
    async () => {
      const foes = [foe('ogre', 'Ogre', [4, 5], { attacks: undefined })];
      expect(await hovering([8, 6], { foes })).toMatch(/1 AoO: Ogre\?$/);
    },
  );

  it.each(
    languageFirst([
      ['en', 'Safer: 20 ft., no AoO'],
      ['it', 'Più sicuro: 6 m, nessun AdO'],
    ] as const),
  )(
    'in %s, the tooltip of an empty square offers a safer path with its cost and its key',
    async (_, words, language) => {
      const foes = [foe('orc', 'Orc', [6, 4])];
      const said = await hovering([8, 5], { foes, language });
      expect(said).toMatch(/1 A[od]O: Orc/);
      expect(said).toContain(words);
      expect(ui.all('[role=tooltip] .way-to .keycap')).toHaveLength(1);
    },
  );

  it('the tooltip of an empty square subtracts the turn’s earlier movement from the movement left', async () => {
    const scene = { turn: { active: 'aldo', order: ['aldo'], spent: { moved: 2 } } };
    expect(await hovering([6, 6], { ruleset: 'srd52', scene })).toBe('10 ft. · 10 ft. left');
  });

  it('in the tooltip of a square of difficult terrain, a line below the cost names the terrain', async () => {
    const scene = { cells: [{ at: [5, 6], terrain: 'difficult' }] };
    const said = await hovering([5, 6], { ruleset: 'srd52', scene });
    expect(said).toBe('10 ft. · 20 ft. left');
    expect(all()).toContain('difficult terrain');
  });

  it('the tooltip of a square that a 5-foot step can reach says that the step provokes nobody', async () => {
    const foes = [foe('orc', 'Orc', [4, 5])];
    const said = await hovering([5, 7], { foes });
    expect(said).not.toContain('Orc');
    expect(said).toMatch(/^5 ft\..*5-foot step: provokes no AoO$/);
  });

  it('the tooltip of a square too far away to reach gives no cost', async () => {
    expect(await hovering([19, 6])).toBe('');
  });

  it('the tooltip of an empty square gives no cost while the movement layer is off', async () => {
    await hovering([8, 6], { foes: [foe('orc', 'Orc', [8, 5])] });
    ui.store.switches.value = { move: false };
    await ui.settle();
    expect(ui.text('[role=tooltip] .way-to')).toBe('');
  });

  it('the tooltip of an empty square does not reveal an invisible enemy to a player', async () => {
    const foes = [foe('orc', 'Orc', [4, 5], { conditions: ['invisible'] })];
    expect(await hovering([8, 6], { foes })).toBe('20 ft. · 10 ft. left');
  });
});
