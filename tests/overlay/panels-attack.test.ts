// @vitest-environment page
/**
 * The attack panel before the roll: attacker and target, each modifier of the roll, and the
 * sentence for the chat.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AttackVerdict } from '../../src/rules/d20/play/attacks/attackRules.ts';
import { answer } from '../../src/judge/answer.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import { AttackPanel } from '../../src/overlay/panels/Attack.tsx';
import { contents } from '../../src/overlay/panels/contents.ts';
import type { Hearer } from '../../src/state/host.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';
import { languageFirst, rulesetsInWords } from '../support/titleWords.ts';

/** Aldo and Bice flank the ogre; Aldo stands above it. */
const ALDO = {
  id: 'aldo',
  name: 'Aldo',
  side: 'party',
  at: [4, 5],
  size: 'medium',
  build: 'tall',
  elevation: 1,
  attacks: [
    { id: 's', name: 'sword', kind: 'melee', ready: true },
    { id: 'b', name: 'bow', kind: 'ranged', rangeIncrement: 20, ready: true },
  ],
} as const;
const OGRE = {
  id: 'ogre',
  name: 'Ogre',
  side: 'foes',
  at: [5, 5],
  type: 'giant',
  size: 'medium',
  build: 'tall',
  attacks: [{ id: 'c', name: 'club', kind: 'melee', ready: true }],
} as const;
const BICE = {
  id: 'bice',
  name: 'Bice',
  side: 'party',
  at: [6, 5],
  size: 'medium',
  build: 'tall',
  attacks: [{ id: 'd', name: 'dagger', kind: 'melee', ready: true }],
} as const;
const FLANK = {
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [ALDO, OGRE, BICE],
} as const;

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

/** Aldo aims at the ogre; no panel is open. */
async function aimed(
  options: {
    readonly scene?: unknown;
    readonly language?: 'it' | 'en';
    readonly targets?: readonly string[];
    readonly whisper?: (text: string, to: Hearer) => Promise<boolean>;
  } = {},
): Promise<void> {
  ui = await mounted({
    scene: options.scene ?? FLANK,
    ...(options.language && { language: options.language }),
    ...(options.whisper && { whisper: options.whisper }),
    besides: (store) => ({ asks: asksHere(store) }),
  });
  ui.store.targets.value = options.targets ?? ['ogre'];
}

/** Aldo aims at the ogre, with the attack panel open. */
async function open(options: Parameters<typeof aimed>[0] = {}): Promise<void> {
  await aimed(options);
  ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
  await until(() =>
    expect(
      ui.all(options.targets?.length === 0 ? '.pane .muted' : '.attack .sum, .attack .reason'),
    ).not.toHaveLength(0),
  );
}
const lines = (): string[] =>
  ui
    .all('.modifiers li')
    .map(
      (li) =>
        `${li.querySelector('.signed')?.textContent ?? ''} ${li.querySelector('p')?.textContent ?? ''}`,
    );

describe('the attack preview', () => {
  it('the content that is loaded for the attack panel is the preview of the attack roll', async () => {
    await open();
    expect(contents.attack.Content).toBe(AttackPanel);
  });

  it.each(
    languageFirst([
      [
        'en',
        ['+2 Bice is on the opposite side.', '+1 Aldo is higher up.'],
        'Provokes no attack of opportunity',
      ],
      [
        'it',
        ['+2 Bice è dal lato opposto.', '+1 Aldo è in posizione sopraelevata.'],
        'Non provoca attacchi di opportunità',
      ],
    ] as const),
  )(
    'in %s, the attack preview lists each modifier, their sum, and whether the attack ' +
      'provokes an attack of opportunity',
    async (_, expected, quiet, language) => {
      await open({ language });
      expect(lines()).toEqual(expected);
      expect(ui.text('.sum .number')).toBe('+3');
      expect(ui.text('.attack')).toContain(quiet);
    },
  );

  it('the attack preview shows a bonus to the target’s defense as a negative modifier of the roll', async () => {
    await open({
      scene: {
        ...FLANK,
        creatures: [
          { ...ALDO, at: [1, 5], elevation: 0 },
          { ...OGRE, conditions: ['prone'] },
        ],
      },
    });
    expect(lines()).toEqual(['−4 Ogre is prone: +4 AC at range.']);
    expect(ui.all('.attack .number').map((b) => b.textContent)).toEqual(['−4']);
  });

  it('the attack preview shows a penalty to the target’s defense as a positive modifier of the roll', async () => {
    await open({
      scene: {
        ...FLANK,
        creatures: [
          { ...ALDO, elevation: 0 },
          { ...OGRE, conditions: ['prone'] },
        ],
      },
    });
    expect(lines()).toEqual(['+4 Ogre is prone: −4 AC in melee.']);
    expect(ui.all('.attack .number').map((b) => b.textContent)).toEqual(['+4']);
  });

  describe('conditions that a sheet may have counted already', () => {
    const aldo = { ...ALDO, elevation: 0, conditions: ['shaken'] };
    const counted = {
      ...FLANK,
      creatures: [
        { ...aldo, inTotals: { attack: ['shaken'] } },
        { ...OGRE, conditions: ['blinded'], inTotals: { ac: ['blinded'] } },
      ],
    };

    it.each(
      languageFirst([
        [
          'en',
          [
            '0 Aldo is afraid: −2 to hit (shaken). Already in the sheet’s total.',
            '0 Ogre can’t see: −2 AC, no Dexterity. Already in the sheet’s total.',
          ],
        ],
        [
          'it',
          [
            '0 Aldo ha paura: −2 al tiro per colpire (scosso). È già nel totale della scheda.',
            '0 Ogre non vede: −2 alla CA, niente Destrezza. È già nel totale della scheda.',
          ],
        ],
      ] as const),
    )(
      'in %s, the attack preview gives the modifier 0 to a condition that the sheet’s totals already include',
      async (_, expected, language) => {
        await open({ language, scene: counted });
        expect(lines().slice(0, 2)).toEqual(expected);
        expect(ui.text('.sum .number')).toBe('0');
      },
    );

    it('the attack preview warns that the attack bonus on the sheet may already include conditions', async () => {
      await open({ scene: { ...FLANK, creatures: [aldo, OGRE] } });
      expect(ui.text('.modifiers .number')).toBe('−2');
      expect(ui.text('.sum')).not.toContain('may contain conditions');
      ui.store.provenance.value = new Map([['aldo', { from: { attacks: { from: 'sheet' } } }]]);
      await until(() =>
        expect(ui.text('.sum')).toContain('The sheet’s total may contain conditions already.'),
      );
    });

    it(
      'the attack preview does not warn about conditions if the sheet says which conditions ' +
        'its totals include',
      async () => {
        await open({ scene: counted });
        ui.store.provenance.value = new Map([['aldo', { from: { attacks: { from: 'sheet' } } }]]);
        await until(() => expect(ui.text('.sum .number')).toBe('0'));
        expect(ui.text('.sum')).not.toContain('may contain conditions');
      },
    );
  });

  it(
    'the attack preview names a lost Dexterity bonus without a number, because the sheet’s ' +
      'totals already include it',
    async () => {
      await open({
        scene: {
          ...FLANK,
          creatures: [
            { ...ALDO, elevation: 0 },
            { ...OGRE, conditions: ['flat-footed'] },
          ],
        },
      });
      expect(lines().map((line) => line.trim())).toEqual([
        'Ogre hasn’t acted yet: no Dexterity or dodge to AC.',
      ]);
      expect(ui.text('.sum .number')).toBe('0');
    },
  );

  it('the attack preview says that the target is out of reach of the chosen weapon', async () => {
    await open({ scene: { ...FLANK, creatures: [{ ...ALDO, at: [1, 5] }, OGRE] } });
    expect(ui.text('.attack .menu .name')).toBe('bow');
    ui.one('.attack .menu > .btn').click();
    await ui.settle();
    ui.all('.menu-list button')[0]?.click();
    await until(() =>
      expect(ui.text('.attack .reason')).toMatch(/Ogre is out of reach: 20\sft\., reach 5\sft\./),
    );
    expect(ui.all('.sum')).toHaveLength(0);
  });

  it('the attack preview asks for a target if there is no enemy on the map', async () => {
    const creatures = FLANK.creatures.filter(({ id }) => id !== 'ogre');
    await open({ targets: [], scene: { ...FLANK, creatures } });
    expect(ui.text('.pane .body > p')).toBe('Select a token, then target or hover an enemy.');
  });

  it('the attack preview proposes the enemy in reach when no target is chosen', async () => {
    await open({ targets: [] });
    await until(() => expect(ui.text('.attack .who-row .strong')).toBe('Aldo → Ogre'));
  });

  it('the attack preview says “No known weapon” if no attack of the attacker is known', async () => {
    await open();
    ui.store.scene.value = {
      ...ui.store.scene.value!,
      creatures: ui.store.scene.value!.creatures!.map((c) =>
        c.id === 'aldo' ? { ...c, attacks: [] } : c,
      ),
    };
    await until(() => expect(ui.text('.pane .body')).toContain('No known weapon for Aldo'));
  });

  it('the attack preview keeps as its target the enemy that was last under the pointer', async () => {
    await open({
      targets: [],
      scene: {
        ...FLANK,
        creatures: [...FLANK.creatures, { ...OGRE, id: 'orc', name: 'Orc', at: [4, 6] }],
      },
    });
    ui.store.pointer.value = { cell: [4, 6], x: 225, y: 325 };
    await until(() => expect(ui.text('.attack .who-row .strong')).toBe('Aldo → Orc'));
    ui.store.pointer.value = null;
    await ui.settle(100);
    expect(ui.text('.attack .who-row .strong')).toBe('Aldo → Orc');
  });

  it('the user can whisper the attack preview as one line of plain text', async () => {
    const whisper = vi.fn(() => Promise.resolve(true));
    await open({ whisper });
    ui.one('.whisper-foot .btn').click();
    await until(() => expect(whisper).toHaveBeenCalledOnce());
    expect(whisper.mock.calls).toEqual([
      [
        'Aldo → Ogre (sword). Situation: +3 to hit, +0 AC. Bice is on the opposite ' +
          'side: +2 to hit. Aldo is higher up: +1 to hit in melee.',
        'self',
      ],
    ]);
  });
});

describe('the attack preview and the engine', () => {
  it.each(rulesetsInWords(['srd35', 'sigil']))(
    'under %s, the attack preview shows the same modifiers and the same total as the rules engine',
    async (_, ruleset) => {
      const scene = {
        ...FLANK,
        ruleset,
        creatures: [
          { ...ALDO, conditions: ['shaken', 'prone'] },
          { ...OGRE, conditions: ['stunned'] },
          BICE,
        ],
      };
      await open({ scene });
      ui.store.ruleset.value = ruleset;
      const verdict = answer(scene as never, {
        ask: 'attack',
        from: 'aldo',
        to: 'ogre',
        with: 's',
      }) as AttackVerdict;
      await until(() =>
        expect(ui.all('.modifiers .signed').filter((b) => b.textContent !== '')).toHaveLength(
          verdict.modifiers.length,
        ),
      );
      const read = (text: string): number => Number(text.replace('−', '-'));
      expect(
        ui
          .all('.modifiers .signed')
          .map((b) => b.textContent)
          .filter((b) => b !== '')
          .map(read),
      ).toEqual(verdict.modifiers.map((m) => (m.on === 'ac' ? -m.value : m.value)));
      expect(read(ui.text('.sum .number'))).toBe(verdict.total.attack - verdict.total.ac);
    },
  );
});

describe('a bonus is said once', () => {
  const bonusesIn = (text: string): number => text.split('+2').length - 1;
  const one = {
    ...FLANK,
    creatures: [
      { ...ALDO, elevation: 0, attacks: [{ ...ALDO.attacks[0], bonus: 5 }] },
      { ...OGRE, ac: { total: 16, touch: 10, flatFooted: 16 } },
      BICE,
    ],
  };
  const onScreen = (): string =>
    [
      ...ui.all('.tip, .attack').map((each) => each.textContent),
      ...marksOf(ui.store).shapes.value.map((s) => (s.kind === 'mark' ? (s.text ?? '') : '')),
    ].join(' ');

  it.each([
    ['the attack panel if that panel is open', true],
    ['the line of text at the target if no panel is open', false],
  ] as const)('the bonus for flanking is shown only once, in %s', async (_, panel) => {
    if (panel) await open({ scene: one });
    else await aimed({ scene: one });
    await until(() => expect(ui.all('[data-kind=hit]')).toHaveLength(1));
    expect(marksOf(ui.store).shapes.value.map(({ key }) => key)).toContain(
      'flanking:ogre:aldo:bice',
    );
    expect(bonusesIn(ui.text(panel ? '.attack' : '[data-kind=hit]'))).toBe(1);
    expect(bonusesIn(onScreen())).toBe(1);
  });
});

describe('the chance to hit', () => {
  const ARMED = {
    ...FLANK,
    creatures: [
      { ...ALDO, attacks: ALDO.attacks.map((a) => (a.kind === 'melee' ? { ...a, bonus: 5 } : a)) },
      { ...OGRE, ac: { total: 16, touch: 10, flatFooted: 16 } },
      BICE,
    ],
  } as const;
  const said = async (): Promise<string> => {
    await until(() => expect(ui.all('[data-kind=hit]')).toHaveLength(1));
    return ui.text('[data-kind=hit]').replace(/\s+/g, ' ').trim();
  };

  it('the line of text at an attack’s target shows the chance to hit, the needed roll and the modifiers', async () => {
    await aimed({ scene: ARMED });
    expect(await said()).toBe('65% to hit (needs 8+) · flanking +2, higher ground +1sword');
  });
  it('in Italian, the line of text at an attack’s target shows the chance to hit', async () => {
    await aimed({ scene: ARMED, language: 'it' });
    expect(await said()).toContain('65% di colpire (serve 8+) · fiancheggiamento +2');
  });
  it('for a target of unknown Armor Class, the chance to hit is replaced by the attack bonus', async () => {
    await aimed({ scene: { ...ARMED, creatures: [ARMED.creatures[0], OGRE, BICE] } });
    expect(await said()).toContain('+8 to hit · flanking +2, higher ground +1');
  });
  it(
    'for an attacker whose sheet has no attack bonus, only the modifiers of the situation are ' +
      'shown as the chance to hit',
    async () => {
      await aimed();
      expect(await said()).toContain('+3 to hit from the situation · flanking +2');
    },
  );
  it('a player does not see the chance to hit a creature that is hidden from the player', async () => {
    const hidden = ARMED.creatures.map((c) =>
      c.id === 'ogre' ? { ...c, visibleTo: ['foes'] } : c,
    );
    ui = await mounted({
      scene: { ...ARMED, creatures: hidden },
      besides: (store) => ({ asks: asksHere(store) }),
    });
    ui.store.targets.value = ['ogre'];
    ui.store.pointer.value = { cell: [5, 5], x: 275, y: 275 };
    await ui.settle(600);
    expect(ui.all('[data-kind=hit]')).toHaveLength(0);
    expect(ui.root.textContent).not.toContain('Ogre');
    // As a control: the same pointer position after the creature is revealed.
    const { scene } = ui.store;
    scene.value = {
      ...scene.value!,
      creatures: scene.value!.creatures!.map(({ visibleTo: _, ...c }) => c),
    };
    expect(await said()).toContain('65% to hit');
  });
  it('a message to the table about an attack contains neither the chance to hit nor numbers from sheets', async () => {
    const whisper = vi.fn(() => Promise.resolve(true));
    await open({ scene: ARMED, whisper });
    expect(await said()).toContain('65% to hit (needs 8+)');
    ui.all('.whisper-foot button')[2]?.click();
    await ui.settle();
    expect(whisper).toHaveBeenCalledOnce();
    const [line, to] = whisper.mock.calls[0] as unknown as [string, string];
    expect(to).toBe('table');
    expect(line).toContain('Aldo');
    expect(line).toContain('Bice');
    expect(line).not.toMatch(/65|needs|16|\+5|\+8/);
  });
  it('the chance to hit is hidden while a token is dragged, or if the attacker’s weapon is not in hand', async () => {
    await open({ scene: ARMED });
    await said();
    ui.store.drag.value = { of: 'aldo', path: [ALDO.at, [4, 6]] };
    await ui.settle();
    expect(ui.all('[data-kind=hit]')).toHaveLength(0);
    const away = ARMED.creatures[0].attacks.map((a) => ({ ...a, ready: false }));
    ui.store.drag.value = null;
    ui.store.scene.value = {
      ...ui.store.scene.value!,
      creatures: ui.store.scene.value!.creatures!.map((c) =>
        c.id === 'aldo' ? { ...c, attacks: away } : c,
      ),
    };
    await ui.settle(400);
    expect(ui.all('[data-kind=hit]')).toHaveLength(0);
  });
});
