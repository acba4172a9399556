// @vitest-environment page
/** A dragged path past foes shows the Acrobatics or Tumble checks that it needs. */
import { afterEach, describe, expect, it } from 'vitest';
import { judgementOf } from '../../src/state/judgement.ts';
import { asksHere } from './small-referee.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

const SWORD = { id: 's', name: 'sword', kind: 'melee', ready: true } as const;
const MEDIUM = { size: 'medium', build: 'tall', speed: { land: 6 }, attacks: [SWORD] } as const;
const ROGUE = {
  ...MEDIUM,
  id: 'aldo',
  name: 'Aldo',
  side: 'party',
  at: [2, 6],
  armour: 'light',
  load: 'light',
  skills: { acrobatics: { bonus: 12, ranks: 4 } },
} as const;
const orc = (id: string, name: string, at: readonly [number, number], more: object = {}) => ({
  ...MEDIUM,
  id,
  name,
  side: 'foes',
  at,
  cmd: 18,
  ...more,
});

async function open({
  rogue = {},
  foes = [orc('orc', 'Orc', [3, 5])],
  ruleset = 'pf1',
  language = 'en' as 'en' | 'it',
  cells = [],
  turn,
}: {
  readonly rogue?: object;
  readonly foes?: readonly object[];
  readonly ruleset?: string;
  readonly language?: 'en' | 'it';
  readonly cells?: readonly object[];
  readonly turn?: object;
}): Promise<void> {
  ui = await mounted({
    scene: {
      format: 'quadretto/scene@1',
      ruleset,
      grid: { kind: 'square', columns: 20, rows: 12 },
      cells,
      ...(turn === undefined ? {} : { turn }),
      creatures: [{ ...ROGUE, ...rogue }, ...foes],
    },
    language,
    besides: (store) => ({ asks: asksHere(store) }),
  });
  ui.store.ruleset.value = ruleset;
}
async function dragged(cells: number): Promise<void> {
  const path = Array.from({ length: cells + 1 }, (_, i): [number, number] => [2 + i, 6]);
  ui.store.drag.value = { of: 'aldo', path };
  await ui.settle();
}
const past = (): string => ui.text('.reading .past');
const says = (words: string): Promise<void> => until(() => expect(past()).toBe(words));
/** The check badges on the map, by the step of the path that they belong to. */
const badges = (): Record<string, string | null> =>
  Object.fromEntries(
    ui
      .all('[data-key^="path:past:"]')
      .map((mark) => [(mark as HTMLElement).dataset['key']!.slice(10), mark.textContent]),
  );
/** Waits longer than an answer takes, and checks that there is none. */
async function saysNothing(): Promise<void> {
  await ui.settle(600);
  expect(past()).toBe('');
}

describe('a path past foes under Pathfinder 1e', () => {
  it(
    'under Pathfinder 1e, the label at the end of a path past an enemy names the Acrobatics ' +
      'check that avoids its attack',
    async () => {
      await open({});
      await dragged(3);
      await says('At half speed, Acrobatics (+12) can avoid: Orc DC 18.');
    },
  );
  it('in Italian, the label at the end of a path past an enemy names the Acrobatics check', async () => {
    await open({ language: 'it' });
    await dragged(3);
    await says('A velocità dimezzata, Acrobazia (+12) può evitare: Orc con CD 18.');
  });
  it(
    'under Pathfinder 1e, the Acrobatics DC to pass an enemy is 10 higher at full speed than ' +
      'at half speed',
    async () => {
      await open({});
      await dragged(5);
      await says('At full speed, Acrobatics (+12) can avoid: Orc DC 28.');
    },
  );
  it('under Pathfinder 1e, each further enemy along a path raises the Acrobatics DC by 2', async () => {
    await open({ foes: [orc('orc', 'Orc', [3, 5]), orc('ogre', 'Ogre', [5, 5], { cmd: 20 })] });
    await dragged(3);
    await says('At half speed, Acrobatics (+12) can avoid: Orc DC 18 and Ogre DC 22.');
  });
  it(
    'under Pathfinder 1e, the label at the end of the path gives no DC to pass an enemy ' +
      'whose CMD is hidden from the user',
    async () => {
      const hidden = { cmd: undefined, bab: undefined, abilities: undefined };
      await open({
        rogue: { skills: { acrobatics: { bonus: 40, ranks: 4 } } },
        foes: [orc('orc', 'Orc', [3, 5]), orc('ogre', 'Ogre', [5, 5], hidden)],
      });
      await dragged(3);
      await says(
        'At half speed, Acrobatics (+40) can avoid: ' +
          'Ogre at a DC equal to its CMD + 2, which you can’t see.',
      );
    },
  );
  it(
    'when shortened for lack of room, the label at the end of the path still names the check ' +
      'to pass an enemy',
    async () => {
      const crowd = [1, 2, 3, 4, 5].map((n) =>
        orc(`n${n}`, `Guest ${n}`, [n, 9], { side: 'neutral' }),
      );
      await open({ foes: [orc('orc', 'Orc', [3, 5]), ...crowd] });
      await dragged(3);
      await until(() => expect(ui.all('.reading[data-short]')).toHaveLength(1));
      await says('At half speed, Acrobatics (+12) can avoid: Orc DC 18.');
    },
  );
  it(
    'under Pathfinder 1e, the label at the end of the path says if the Acrobatics check to ' +
      'pass enemies cannot fail',
    async () => {
      await open({ rogue: { skills: { acrobatics: { bonus: 17, ranks: 4 } } } });
      await dragged(3);
      await says('At half speed, Acrobatics avoids them all: it can’t fail.');
    },
  );
  it(
    'under Pathfinder 1e, the label at the end of a path past enemies says if armor or load ' +
      'prevents Acrobatics',
    async () => {
      await open({ rogue: { armour: 'medium' } });
      await dragged(3);
      await says('No Acrobatics past enemies: armor or load slows Aldo.');
    },
  );
  it.each<[what: string, table: Parameters<typeof open>[0], cells: number]>([
    [
      'if the creature has no ranks in the skill',
      { rogue: { skills: { acrobatics: { bonus: 3, ranks: 0 } } } },
      3,
    ],
    ['if the path provokes no attack of opportunity', { foes: [orc('orc', 'Orc', [12, 2])] }, 3],
    ['if the creature lacks the skill that the ruleset uses', { ruleset: 'srd35' }, 3],
    ['if the path is a single 5-foot step', {}, 1],
  ])(
    'the label at the end of the path names no check to pass enemies %s',
    async (_, table, cells) => {
      await open(table);
      await dragged(cells);
      await saysNothing();
    },
  );
});

describe('a path past foes with Tumble', () => {
  const skills = { tumble: { bonus: 6, ranks: 4 } };
  const two = [orc('orc', 'Orc', [3, 5]), orc('ogre', 'Ogre', [5, 5])];

  it(
    'under D&D 3.5, the Tumble check has DC 15 for the first enemy along the path, and DC ' +
      '17 for the second',
    async () => {
      await open({ ruleset: 'srd35', rogue: { skills }, foes: two });
      await dragged(3);
      await says('At half speed, Tumble (+6) can avoid: Orc DC 15 and Ogre DC 17.');
    },
  );
  it('under D&D 3.5, a Tumble check at full speed is shown with its penalty of −10', async () => {
    await open({ ruleset: 'srd35', rogue: { skills } });
    await dragged(5);
    await says('At full speed, Tumble (−4, with −10 for full speed) can avoid: Orc DC 15.');
  });
  it('under d20 Modern, a Tumble check at full speed has the same DC for each enemy along the path', async () => {
    await open({ ruleset: 'd20modern', rogue: { skills }, foes: two });
    await dragged(4);
    await says('At full speed, Tumble (+6) can avoid: Orc DC 15 and Ogre DC 15.');
  });
  it(
    'under D&D 3.5, the label at the end of a path past enemies says if armor or load ' +
      'prevents Tumble',
    async () => {
      await open({ ruleset: 'srd35', rogue: { skills, armour: 'heavy' } });
      await dragged(3);
      await says('No Tumble past enemies: armor or load slows Aldo.');
    },
  );
  it(
    'under D&D 3.5, the label at the end of the path of a creature untrained in Tumble does ' +
      'not mention the skill',
    async () => {
      await open({ ruleset: 'srd35', rogue: { skills: { tumble: { bonus: 2, ranks: 0 } } } });
      await dragged(3);
      await saysNothing();
    },
  );
});

describe('the squares of a path past foes', () => {
  const skills = { tumble: { bonus: 6, ranks: 4 } };
  const two = [orc('orc', 'Orc', [3, 5]), orc('ogre', 'Ogre', [5, 5])];
  const hidden = { cmd: undefined, bab: undefined, abilities: undefined };
  it.each<
    [what: string, table: Parameters<typeof open>[0], cells: number, shown: Record<string, string>]
  >([
    [
      'show the Tumble DC where each enemy could attack, 2 higher for the second enemy',
      { ruleset: 'srd35', rogue: { skills }, foes: two },
      3,
      { 0: 'DC 15', 2: 'DC 17' },
    ],
    [
      'show the Tumble DCs in Italian',
      { ruleset: 'srd35', rogue: { skills }, foes: two, language: 'it' },
      3,
      { 0: 'CD 15', 2: 'CD 17' },
    ],
    [
      'show the Acrobatics DCs of two enemies in one badge, the higher DC first',
      { foes: [orc('goblin', 'Goblin', [2, 5], { cmd: 12 }), orc('orc', 'Orc', [3, 5])] },
      3,
      { 0: 'DC 18, 14' },
    ],
    [
      'show the Acrobatics DC for full speed if the path is longer than half the speed',
      {},
      5,
      { 0: 'DC 28' },
    ],
    [
      'show the Tumble DC and the roll’s penalty for full speed under D&D 3.5',
      { ruleset: 'srd35', rogue: { skills } },
      5,
      { 0: 'DC 15 (−10)' },
    ],
    [
      'show “CMD+2” as the DC if the user cannot see the enemy’s CMD',
      { foes: [orc('orc', 'Orc', [3, 5]), orc('ogre', 'Ogre', [5, 5], hidden)] },
      3,
      { 0: 'DC 18', 2: 'DC CMD+2' },
    ],
    [
      'show the same Tumble DC for each enemy under d20 Modern',
      { ruleset: 'd20modern', rogue: { skills }, foes: two },
      4,
      { 0: 'DC 15', 2: 'DC 15' },
    ],
  ])('the squares of a path past enemies %s', async (_, table, cells, shown) => {
    await open(table);
    await dragged(cells);
    await until(() => expect(badges()).toEqual(shown));
  });
  it('the DC on a square of the path disappears while the token is dragged farther', async () => {
    await open({});
    await dragged(3);
    await until(() => expect(badges()).toEqual({ 0: 'DC 18' }));
    await dragged(4);
    expect(badges()).toEqual({});
  });
  it('the squares of a path past enemies show no DC if the check cannot fail', async () => {
    await open({ rogue: { skills: { acrobatics: { bonus: 17, ranks: 4 } } } });
    await dragged(3);
    await until(() => expect(past()).not.toBe(''));
    expect(badges()).toEqual({});
  });
});

describe('the squares of a climb, a swim or a jump', () => {
  const cell = (x: number, surface: string, dc?: number) => ({
    at: [x, 6],
    surface,
    ...(dc === undefined ? {} : { check: { skill: surface === 'water' ? 'swim' : 'climb', dc } }),
  });
  const ROPE = [cell(3, 'wall', 15), cell(4, 'wall', 15), cell(5, 'ground')];
  const climber = { moving: 'climb', skills: { climb: { bonus: 4 } } };
  const RAN = { active: ROGUE.id, spent: { move: 1, moved: 4 } };
  const jumper = { moving: 'jump', skills: { jump: { bonus: 4 } } };
  const swimmer = { moving: 'swim', skills: { swim: { bonus: 1 } } };
  const RIVER = [cell(3, 'water', 10), cell(4, 'water', 15), cell(5, 'water', 15)];
  const shown = (): (string | null)[] =>
    ui.all('[data-key^="path:check:"]').map((mark) => mark.textContent);
  const lines = (): (string | null)[] => ui.all('.reading .check').map((each) => each.textContent);

  it.each<[what: string, table: Parameters<typeof open>[0], badges: string[], said: string[]]>([
    [
      'along a rope show the Climb DC on the first square only',
      { rogue: climber, cells: ROPE },
      ['Climb 15'],
      ['Climb DC 15 (+4) at 20\u00a0ft.; no Dexterity bonus to AC while climbing'],
    ],
    [
      'along a rope show the Climb DC in Italian',
      { rogue: climber, cells: ROPE, language: 'it' },
      ['Scalare 15'],
      ['Scalare CD 15 (+4) a 6\u00a0m; mentre scala, niente bonus di Destrezza alla CA'],
    ],
    [
      'through calm and rough water show one Swim DC for calm and one for rough water',
      { rogue: swimmer, cells: RIVER },
      ['Swim 10', 'Swim 15'],
      ['Swim DC 10 (+1) at 20\u00a0ft.', 'Swim DC 15 (+1) at 40\u00a0ft.'],
    ],
    [
      'with a jump over three squares show the Jump DC',
      { rogue: jumper, ruleset: 'srd35' },
      ['Jump 30'],
      ['Jump DC 30 (+4) at 5\u00a0ft.'],
    ],
    [
      'with a jump show the Jump DC with and without a running start',
      { rogue: jumper, ruleset: 'srd35', turn: RAN },
      ['Jump 30'],
      ['Jump DC 30, or 15 after a straight run-up (+4) at 5\u00a0ft.'],
    ],
    [
      'with a jump show in Italian the Jump DC with and without a running start',
      { rogue: jumper, ruleset: 'srd35', turn: RAN, language: 'it' },
      ['Saltare 30'],
      ['Saltare CD 30, o 15 dopo una rincorsa in linea retta (+4) a 1,5\u00a0m'],
    ],
    [
      'with a jump over three squares show the Jump DC in Italian',
      { rogue: jumper, ruleset: 'srd35', language: 'it' },
      ['Saltare 30'],
      ['Saltare CD 30 (+4) a 1,5\u00a0m'],
    ],
    [
      'with a climb show a question mark if the GM has set no Climb DC',
      { rogue: { moving: 'climb' }, ruleset: 'srd35' },
      ['Climb ?'],
      [
        'Climb, DC set by the DM (bonus unknown) at 20\u00a0ft.; ' +
          'no Dexterity bonus to AC while climbing',
      ],
    ],
    [
      'through water show no Swim DC to a creature with a swim speed',
      { rogue: { ...swimmer, speed: { land: 6, swim: 6 } }, cells: RIVER },
      [],
      [],
    ],
  ])('the squares of a path %s', async (_, table, badges, said) => {
    await open({ foes: [], ...table });
    await dragged(3);
    expect(shown()).toEqual(badges);
    expect(lines()).toEqual(said.map((line) => expect.stringContaining(line) as unknown));
    expect(ui.text('.reading')).not.toMatch(/Not certain|Non è certo/);
  });
});

describe('a path through an unseen enemy', () => {
  const ghost = [orc('ghost', 'Ghost', [4, 6], { conditions: ['invisible'] })];

  it('the GM’s label at the end of the path says where an unseen enemy will stop the mover', async () => {
    await open({ foes: ghost });
    ui.store.gm.value = true;
    await dragged(4);
    expect(ui.text('.reading')).toContain(
      'Aldo doesn’t know that Ghost is in the way, and will stop in front of it.',
    );
    expect(ui.all('[data-key="path:octagon"]')).toEqual([]);
  });
  it('in Italian, the GM’s label at the end of the path says where an unseen enemy will stop the mover', async () => {
    await open({ foes: ghost, language: 'it' });
    ui.store.gm.value = true;
    await dragged(4);
    expect(ui.text('.reading')).toContain(
      'Aldo non sa che Ghost è sul percorso: si fermerà lì davanti.',
    );
  });
  it(
    'the GM’s label at the end of the path warns of an unseen enemy even if the path ends in ' +
      'the enemy’s square',
    async () => {
      await open({ foes: ghost });
      ui.store.gm.value = true;
      await dragged(2);
      expect(ui.text('.reading')).toContain('will stop in front of it.');
    },
  );
  it('a player’s label at the end of the path does not reveal an unseen enemy in the path', async () => {
    await open({ foes: ghost });
    ui.store.gm.value = false;
    await dragged(4);
    expect(ui.text('.reading')).not.toMatch(/will stop|can’t move through|space/);
    expect(ui.all('[data-key="path:octagon"]')).toEqual([]);
    expect(judgementOf(ui.store).path.value?.verdict.meets).toBeUndefined();
  });
});

describe('the kind of movement in the main panel', () => {
  const skills = { tumble: { bonus: 6, ranks: 4 } };
  const choose = async (way: string): Promise<void> => {
    await opened();
    const item = ui.all('.ways [role=menuitemradio]').find((each) => each.textContent === way);
    (item as HTMLElement).click();
    await ui.settle();
  };
  const opened = async (): Promise<void> => {
    (ui.one('.ways button') as HTMLElement).click();
    await ui.settle();
  };

  it('under D&D 3.5, each square of a path costs double if the user has chosen tumbling', async () => {
    await open({ ruleset: 'srd35', rogue: { skills }, foes: [orc('orc', 'Orc', [3, 6])] });
    ui.store.selection.value = ['aldo'];
    await ui.settle();
    await opened();
    expect(ui.all('.ways [role=menuitemradio]').map((o) => o.textContent)).toEqual([
      'on foot',
      'tumbling',
      'tumbling at full speed, −10',
      'climbing',
      'climbing fast, −5',
      'swimming',
      'jumping',
    ]);
    await opened();
    await choose('tumbling');
    await dragged(3);
    await says('At half speed, Tumble (+6) can avoid: Orc DC 25 (through its space).');
    expect(ui.text('.reading')).toMatch(/30\s*of 30\sft/);
  });
  it(
    'under D&D 3.5, the label at the end of the path names the DC to tumble through an enemy ' +
      'without remaining attacks of opportunity',
    async () => {
      const spent = { opportunitiesTaken: 1 };
      await open({
        ruleset: 'srd35',
        rogue: { skills: { tumble: { ranks: 4 } } },
        foes: [orc('orc', 'Orc', [3, 6], spent)],
      });
      ui.store.selection.value = ['aldo'];
      await ui.settle();
      await choose('tumbling');
      await dragged(3);
      await says('At half speed, Tumble (bonus unknown) can avoid: Orc DC 25 (through its space).');
      await until(() => expect(badges()).toEqual({ 0: 'DC 25' }));
    },
  );
  it.each([
    ['climbing', 'Climb'],
    ['jumping', 'Jump DC 30'],
  ])(
    'if the user chose %s in the main panel, that choice overrides the movement that the tabletop reports',
    async (way, said) => {
      await open({ ruleset: 'srd35', rogue: { skills } });
      ui.store.selection.value = ['aldo'];
      await ui.settle();
      await choose(way);
      await dragged(3);
      const { value } = ui.store.drag;
      if (value !== null)
        ui.store.drag.value = { ...value, ways: value.path.map(() => 'walk' as const) };
      await until(() => expect(ui.text('.reading')).toContain(said));
    },
  );
  it('the label at the end of the path names no Tumble check if no enemy is near the path', async () => {
    await open({ ruleset: 'srd35', rogue: { skills }, foes: [orc('orc', 'Orc', [12, 2])] });
    ui.store.selection.value = ['aldo'];
    await ui.settle();
    await choose('tumbling');
    await dragged(3);
    await saysNothing();
  });
  it.each(
    languageFirst([
      ['en', 'climbing fast, −5', '(+3, with −5 for climbing fast) at 10\u00a0ft.'],
      ['it', 'scalando in fretta, −5', '(+3, con −5 perché scala in fretta) a 3\u00a0m'],
    ] as const),
  )(
    'in %s under D&D 3.5, fast climbing that the user chose gives −5 on the Climb check',
    async (_, way, says, language) => {
      await open({ ruleset: 'srd35', language, rogue: { skills: { climb: { bonus: 8 } } } });
      ui.store.selection.value = ['aldo'];
      await ui.settle();
      await choose(way);
      expect(ui.text('.ways')).toContain(way);
      await dragged(3);
      await until(() => expect(ui.text('.reading')).toContain(says));
      expect(ui.text('.reading')).toMatch(/30 of 30\sft\.|9 su 9\sm/);
    },
  );
  it(
    'under Sigil (house rules for D&D 3.5), a creature without a climb speed is not offered ' +
      'fast climbing',
    async () => {
      await open({ ruleset: 'sigil', rogue: {} });
      ui.store.selection.value = ['aldo'];
      await ui.settle();
      await opened();
      const names = ui.all('.ways [role=menuitemradio]').map((o) => o.textContent);
      expect(names).toContain('climbing');
      expect(names).not.toContain('climbing fast, −5');
    },
  );
  it('the user can change the kind of movement in the main panel from climbing back to walking', async () => {
    await open({ ruleset: 'srd35', language: 'it', rogue: { skills } });
    ui.store.selection.value = ['aldo'];
    await ui.settle();
    await choose('con Acrobazia');
    expect(ui.text('.ways')).toContain('con Acrobazia');
    expect(ui.store.subject.value?.moving).toBe('tumble');
    await choose('a piedi');
    expect(ui.store.subject.value?.moving).toBeUndefined();
    expect(ui.text('.ways')).toContain('a piedi');
  });
});
