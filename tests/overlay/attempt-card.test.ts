// @vitest-environment page
/**
 * An action in steps, from the press on its row to its outcome in the log, with a real referee: the
 * card on the map, the attack of opportunity that it provokes, and the number of presses.
 */
import '../support/texts.ts';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import type { Referee } from '../../src/state/referee.ts';
import { createReferee, type Wired } from '../../src/state/refereeing/index.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';

/** Aldo beside an ogre, whose club threatens him; a goblin is far away. */
const SCENE = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    {
      id: 'aldo',
      name: 'Aldo',
      side: 'party',
      at: [5, 5],
      size: 'medium',
      build: 'tall',
      speed: { land: 6 },
      bab: 3,
      abilities: { str: 14, dex: 12 },
      attacks: [{ id: 's', name: 'sword', kind: 'melee', ready: true, bonus: 5 }],
    },
    {
      id: 'ogre',
      name: 'Ogre',
      side: 'foes',
      at: [6, 5],
      size: 'large',
      build: 'tall',
      speed: { land: 8 },
      bab: 3,
      abilities: { str: 21, dex: 8 },
      attacks: [{ id: 'c', name: 'greatclub', kind: 'melee', ready: true }],
    },
    {
      id: 'gob',
      name: 'Goblin',
      side: 'foes',
      at: [15, 10],
      size: 'small',
      build: 'tall',
      speed: { land: 6 },
      attacks: [{ id: 'p', name: 'spear', kind: 'melee', ready: true }],
    },
  ],
} as const;

let ui: Mounted;
let referee: Referee;
let wired: Wired;
let presses = 0;
afterEach(() => {
  (ui as Mounted | undefined)?.end.abort();
  document.body.replaceChildren();
});

async function open({
  language = 'en' as 'en' | 'it',
  whisper = undefined as ((text: string, to: string) => Promise<boolean>) | undefined,
  scene = SCENE as unknown,
} = {}): Promise<void> {
  presses = 0;
  const end = new AbortController();
  ui = await mounted({
    scene,
    language,
    select: 'aldo',
    ...(whisper && { whisper }),
    besides(store) {
      const asks = asksHere(store);
      const policies = signal(DEFAULT_POLICIES);
      const made = createReferee(
        store,
        { asks, policies, setPolicies: () => undefined, now: () => 1 },
        end.signal,
      );
      ({ referee, wired } = made);
      return { referee, asks };
    },
  });
  ui.end.signal.addEventListener('abort', () => end.abort());
  ui.store.map.value = 'a';
  ui.store.gm.value = true;
  await ui.settle();
  referee.startTurn('aldo');
  await ui.settle();
  ui.one('.foot [aria-label="Actions"], .foot [aria-label="Azioni"]').click();
  await until(() => expect(ui.all('.action')).not.toHaveLength(0));
}
async function press(selector: string): Promise<void> {
  await until(() => expect(ui.all(selector)).not.toHaveLength(0));
  presses++;
  ui.one(selector).click();
  await ui.settle();
}
const row = (action: string): string => `[data-action=${action}]`;
const card = '.attempt-card';
/** A roll in the host's chat. */
let rolls = 0;
async function rolled(of: string, kind: 'attack' | 'check', die: number, total: number) {
  const before = ui.all(`${card} .number`).length;
  wired.rolled({ id: `roll ${rolls++}`, of, kind, die, total });
  await until(() => expect(ui.all(`${card} .number`).length).toBeGreaterThan(before));
}
/** Plays a trip up to its outcome. */
async function trip(answer: 'pass' | 'hit' | 'miss' | null = 'pass'): Promise<void> {
  await press(`${row('trip')} .action-name`);
  await press(`${row('trip')} [data-play]`);
  if (answer !== null) await press(`${card} [data-${answer}]`);
  await until(() => expect(ui.all(`${card} [data-die=attacker]`)).toHaveLength(1));
  await rolled('aldo', 'attack', 15, 20);
  await rolled('aldo', 'check', 18, 20);
  await rolled('ogre', 'check', 2, 11);
  await until(() => expect(ui.all(`${card} .outcome`)).toHaveLength(1));
}
const kinds = (): string[] =>
  referee.entries.value.flatMap(({ event }) =>
    ['act', 'opportunity', 'outcome'].includes(event.kind) ? [event.kind] : [],
  );

describe('a trip', () => {
  it(
    'a trip attempt with dice rolled in the chat takes four clicks, from the list of ' +
      'actions to “Accept”',
    async () => {
      await open();
      await trip();
      await press(`${card} [data-accept]`);
      expect(presses).toBe(4);
      expect(kinds()).toEqual(['act', 'opportunity', 'outcome']);
      expect(ui.all(card)).toHaveLength(0);
      expect(ui.store.board.value?.creatures.find(({ id }) => id === 'ogre')?.conditions).toEqual([
        'prone',
      ]);
    },
  );

  it('a click on “Play it” moves a trip attempt from the actions panel to a card on the map', async () => {
    await open();
    await press(`${row('trip')} .action-name`);
    await press(`${row('trip')} [data-play]`);
    await until(() => expect(kinds()).toEqual(['act']));
    expect(ui.all(`${card} .steps`)).toHaveLength(1);
    expect(ui.all('[data-panel=actions] .steps')).toHaveLength(0);
    expect(ui.all(`${row('trip')} .declare`)).toHaveLength(0);
  });

  it(
    'the card of a trip attempt asks for no die roll until the enemy’s attack of opportunity ' +
      'is made or skipped',
    async () => {
      await open();
      await press(`${row('trip')} .action-name`);
      await press(`${row('trip')} [data-play]`);
      await until(() => expect(ui.all(`${card} [data-step=opportunities]`)).toHaveLength(1));
      expect(ui.text(`${card} [data-step=opportunities]`)).toContain('Ogre may make an AoO first.');
      expect(ui.all(`${card} .step-die`)).toHaveLength(0);
      // The opportunity has one place: no second card asks for it.
      expect(ui.all('.offer-card')).toHaveLength(0);
      await press(`${card} [data-pass]`);
      await until(() => expect(ui.all(`${card} .step-die`)).not.toHaveLength(0));
      expect(ui.text(`${card} [data-step=opportunities]`)).toContain('Ogre’s AoO: skipped.');
    },
  );

  it('the card of a trip attempt closes when the user undoes the trip', async () => {
    await open();
    await press(`${row('trip')} .action-name`);
    await press(`${row('trip')} [data-play]`);
    await until(() => expect(kinds()).toEqual(['act']));
    const act = referee.entries.value.findLast(({ event }) => event.kind === 'act');
    referee.undo(act!.id);
    await ui.settle();
    expect(ui.all(card)).toHaveLength(0);
  });

  it('in Italian, the card of a trip attempt has the buttons “Colpisce”, “Manca” and “Rinuncia”', async () => {
    await open({ language: 'it' });
    await press(`${row('trip')} .action-name`);
    expect(ui.text(`${row('trip')} [data-play]`)).toBe('Risolvi');
    await press(`${row('trip')} [data-play]`);
    await until(() =>
      expect(ui.all(`${card} .struck button`).map((b) => b.textContent)).toEqual([
        'Colpisce',
        'Manca',
        'Rinuncia',
      ]),
    );
  });
});

describe('a trip of a player, whom the GM must answer', () => {
  const ASKED = `${card} [data-asked]`;
  const SENT = 'Sent. Waiting for the DM to accept.';
  /** Asks the game master to accept a trip; returns the id of the proposal. */
  async function sent(): Promise<string> {
    const turn = { active: 'aldo', order: ['aldo', 'ogre', 'gob'], round: 1 };
    await open({ scene: { ...SCENE, turn } });
    let text = '';
    wired.commands({
      propose: (_said, _of, given) => {
        text = given;
        return Promise.resolve(true);
      },
    });
    ui.store.user.value = 'player1';
    ui.store.gm.value = false;
    ui.store.owned.value = ['aldo'];
    ui.store.fight.value = 'f';
    await ui.settle();
    // The ogre is flat-footed, so it has no attack of opportunity.
    await trip(null);
    await press(`${card} [data-ask]`);
    await until(() => expect(ui.text(ASKED)).toBe(SENT));
    const { key } = JSON.parse(text) as { key: string };
    return `pplayer1:${key}`;
  }
  const noteArrives = async (answers: object): Promise<void> => {
    wired.notes({ gm1: JSON.stringify({ said: [], undone: [], ...answers }) });
    await ui.settle();
  };

  it('the card “Sent. Waiting” closes when the GM accepts, and the panel says so', async () => {
    const id = await sent();
    expect(ui.all(`${card} [data-ask]`)).toHaveLength(0);
    await noteArrives({ accepted: ['pplayer1:another'] });
    expect(ui.text(ASKED)).toBe(SENT);
    await noteArrives({ accepted: [id] });
    await until(() => expect(ui.all(card)).toHaveLength(0));
    expect(kinds()).toContain('outcome');
    expect(document.body.textContent).not.toContain(SENT);
    expect(ui.text('[data-panel=actions]')).toContain('The DM accepted: it is in your log.');
  });

  it('when the GM refuses, the card says so instead of “Sent. Waiting”, and can ask again', async () => {
    const id = await sent();
    await noteArrives({ refused: [id] });
    await until(() => expect(ui.text(ASKED)).toBe('The DM refused. Nothing was recorded.'));
    expect(ui.text('[data-panel=actions]')).not.toContain(SENT);
    expect(ui.all(`${card} [data-ask]`)).toHaveLength(1);
    expect(kinds()).not.toContain('outcome');
    await press(`${card} [data-ask]`);
    await until(() => expect(ui.text(ASKED)).toBe(SENT));
  });
});

describe('a charge', () => {
  /** Aldo five squares from the ogre, with a goblin beside his way; walls leave `ends` ends. */
  const charging = (ends: 'one end' | 'two ends') => ({
    ...SCENE,
    creatures: [
      { ...SCENE.creatures[0], at: [2, 5] },
      { ...SCENE.creatures[1], at: [8, 5], size: 'medium' },
      { ...SCENE.creatures[2], at: [4, 6] },
    ],
    ...(ends === 'one end' && { walls: [{ id: 'w', from: [2, 5], to: [8, 5], blocks: ['move'] }] }),
  });
  const charge = async (ends: 'one end' | 'two ends'): Promise<void> => {
    await open({ scene: charging(ends) });
    ui.store.targets.value = ['ogre'];
    await press(`${row('charge')} .action-name`);
    await press(`${row('charge')} [data-play]`);
    await until(() => expect(ui.all(`${card} .steps li`)).not.toHaveLength(0));
    await ui.settle();
  };

  it('if a charge can end in only one square, a click on “Play it” declares the charge', async () => {
    await charge('one end');
    await until(() => expect(kinds()).toEqual(['act']));
    expect(ui.all(`${card} [data-step=opportunities] .struck`)).toHaveLength(1);
    expect(ui.all(`${card} .step-die`)).toHaveLength(0);
  });

  it('if a charge can end in two squares, the user must choose a square before the charge is declared', async () => {
    await charge('two ends');
    expect(kinds()).toEqual([]);
    expect(ui.all(`${card} .step-die`)).toHaveLength(0);
    expect(ui.all(`${card} [data-step=choice]`)).toHaveLength(1);
    await press(`${card} [data-step=choice] .chip:nth-child(2)`);
    await press(`${card} [data-moves]`);
    await until(() => expect(ui.all(`${card} [data-step=opportunities] .struck`)).toHaveLength(1));
    // The declared end stays, so it is no longer asked.
    expect(ui.all(`${card} [data-step=choice]`)).toHaveLength(0);
    expect(ui.all(`${card} .step-die`)).toHaveLength(0);
  });

  it('“Accept” at the end of a charge moves the charging creature to the declared square', async () => {
    await charge('two ends');
    await press(`${card} [data-step=choice] .chip:nth-child(2)`);
    await press(`${card} [data-moves]`);
    await press(`${card} [data-pass]`);
    await until(() => expect(ui.all(`${card} [data-die=roll]`)).toHaveLength(1));
    await rolled('aldo', 'attack', 15, 22);
    await press(`${card} [data-step=choice] .chip:nth-child(1)`);
    await until(() => expect(ui.all(`${card} .outcome`)).toHaveLength(1));
    await press(`${card} [data-accept]`);
    await until(() => expect(kinds()).toEqual(['act', 'opportunity', 'outcome']));
    const outcome = referee.entries.value.findLast(({ event }) => event.kind === 'outcome')!;
    expect(outcome.event).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ what: 'place', of: 'aldo', at: [7, 4] }),
      ]),
    });
  });
});

describe('an attack of opportunity against a disarm', () => {
  const disarm = async (): Promise<void> => {
    await press('#actions-standard .fold');
    await press(`${row('disarm')} .action-name`);
    await press(`${row('disarm')} [data-play]`);
  };

  it('if the attack of opportunity against a disarm hits, the card of the disarm asks for the damage', async () => {
    await open();
    await disarm();
    await press(`${card} [data-hit]`);
    await until(() => expect(ui.all(`${card} [data-die=struck]`)).toHaveLength(1));
    const said = referee.entries.value.findLast(({ event }) => event.kind === 'opportunity');
    expect(said?.event).toMatchObject({ taken: true, hit: true });
  });

  it.each(['miss', 'pass'] as const)(
    'if the user answers “%s” to the attack of opportunity against a disarm, the disarm’s card asks for no damage',
    async (answer) => {
      await open();
      await disarm();
      await press(`${card} [data-${answer}]`);
      await until(() => expect(ui.all(`${card} .step-die`)).not.toHaveLength(0));
      expect(ui.all(`${card} [data-die=struck]`)).toHaveLength(0);
    },
  );

  it('the user can roll an attack of opportunity in a chat message that only the GM receives', async () => {
    const whisper = vi.fn(() => Promise.resolve(true));
    await open({ whisper });
    await disarm();
    await press(`${card} [data-roll]`);
    expect(whisper).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Ogre, AoO against Aldo \(greatclub\): /),
      'gm',
    );
    await until(() => expect(ui.text(`${card} [data-rolled]`)).toMatch(/d20: \d+/));
  });

  it('an attack of opportunity has no button “Roll” if the virtual tabletop takes no chat messages', async () => {
    await open();
    await disarm();
    await until(() => expect(ui.all(`${card} [data-hit]`)).toHaveLength(1));
    expect(ui.all(`${card} [data-roll]`)).toHaveLength(0);
  });
});

describe('an attack on an adjacent enemy', () => {
  it('an attack on an adjacent enemy asks for dice after two clicks, on the action and on “Play it”', async () => {
    await open();
    await press(`${row('melee-attack')} .action-name`);
    await press(`${row('melee-attack')} [data-play]`);
    await until(() => expect(ui.all(`${card} [data-die=roll]`)).toHaveLength(1));
    expect(presses).toBe(2);
    expect(ui.text(`${card} .steps-head`)).toContain('Ogre');
  });
});
