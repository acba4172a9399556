// @vitest-environment page
/** The actions panel: the listed actions and the text of each, all operated by keyboard. */
import '../support/texts.ts';
import type { Signal } from '@preact/signals';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionsVerdict } from '../../src/rules/d20/play/turns/turnRules.ts';
import { answer } from '../../src/judge/answer.ts';
import { Actions } from '../../src/overlay/panels/Actions.tsx';
import { matchesQuery } from '../../src/overlay/panels/actions/rows.ts';
import { contents } from '../../src/overlay/panels/contents.ts';
import { TableTooLarge, type Asks } from '../../src/state/asks.ts';
import type { Attempt, Attempts } from '../../src/state/attempt.ts';
import type { Offer } from '../../src/encounter/entry.ts';
import type { HostRoll } from '../../src/state/host.ts';
import { entry, gives, move, ruling } from './log-entries.ts';
import type { Encounter } from '../../src/encounter/applyEvent.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee, type SmallReferee } from './small-referee.ts';
import { languageFirst, rulesetsInWords } from '../support/titleWords.ts';

/** It is Aldo's turn. He stands beside a goblin and two squares from an ogre. */
const MELEE = {
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
      attacks: [
        { id: 's', name: 'sword', kind: 'melee', ready: true },
        { id: 'b', name: 'bow', kind: 'ranged', rangeIncrement: 20, ready: true },
      ],
    },
    {
      id: 'gob',
      name: 'Goblin',
      side: 'foes',
      at: [6, 5],
      size: 'small',
      build: 'tall',
      speed: { land: 6 },
      attacks: [{ id: 'p', name: 'spear', kind: 'melee', ready: true }],
    },
    {
      id: 'ogre',
      name: 'Ogre',
      side: 'foes',
      at: [2, 4],
      size: 'large',
      build: 'tall',
      speed: { land: 8 },
      attacks: [{ id: 'c', name: 'club', kind: 'melee', ready: true }],
    },
  ],
  turn: {
    round: 2,
    active: 'aldo',
    order: ['aldo', 'gob', 'ogre'],
    acted: ['aldo', 'gob', 'ogre'],
  },
} as const;
const FIGHT: Partial<Encounter> = {
  on: true,
  round: 1,
  active: 'aldo',
  order: ['aldo', 'gob', 'ogre'],
};

let ui: Mounted;
let referee: SmallReferee;
afterEach(() => {
  (ui as Mounted | undefined)?.end.abort();
  document.body.replaceChildren();
});

async function open(
  options: {
    readonly scene?: unknown;
    readonly language?: 'it' | 'en';
    readonly select?: string;
    readonly asks?: Asks;
    readonly fight?: Partial<Encounter>;
  } = {},
): Promise<void> {
  referee = smallReferee(options.fight ?? FIGHT);
  ui = await mounted({
    scene: options.scene ?? MELEE,
    ...(options.language && { language: options.language }),
    select: options.select ?? 'aldo',
    besides: (store) => ({ referee, asks: options.asks ?? asksHere(store) }),
  });
  ui.one('.foot [aria-label="Actions"], .foot [aria-label="Azioni"]').click();
  await until(() =>
    expect(ui.all(options.asks === undefined ? '.action' : '.actions')).not.toHaveLength(0),
  );
}
/** Lets the small referee begin attempts. */
function attempted() {
  const attempt = referee.attempts.attempt as Signal<Attempt | null>;
  const begun = vi.fn();
  const begin: Attempts['begin'] = (of, topic, more = {}) => {
    begun(topic, more);
    attempt.value = { of, topic, dice: {}, chosen: {}, ...more };
  };
  Object.assign(referee.attempts, { begin });
  return { attempt, begun };
}
/** Opens every kind of action, with its rare actions. */
async function unfold(): Promise<void> {
  for (const kind of ui.all('.actions .fold[aria-expanded=false]')) kind.click();
  await ui.settle();
  for (const more of ui.all('.actions .unfold')) more.click();
  await ui.settle();
}
/** Opens the kind of action that the action belongs to. */
async function unfoldKind(kind: string): Promise<void> {
  ui.one(`#actions-${kind} .fold[aria-expanded=false]`).click();
  await ui.settle();
}
const row = (action: string): string => `[data-action=${action}]`;
const active = (): HTMLElement => ui.root.activeElement as HTMLElement;
async function press(key: string, to: HTMLElement = active()): Promise<void> {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  to.dispatchEvent(event);
  // A browser turns Enter on a button into a click, unless the page handles it.
  if (key === 'Enter' && !event.defaultPrevented && to instanceof HTMLButtonElement) to.click();
  await ui.settle();
}
async function type(text: string): Promise<void> {
  const field = ui.one('.search input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await ui.settle();
}

describe('a creature that is not on turn', () => {
  const away = (spent: object) => ({ ...MELEE, turn: { ...MELEE.turn, active: 'ogre', spent } });
  it.each([
    ['English', 'no action yet', 'en', {}, 'It is Ogre’s turn, not Aldo’s.'],
    ['Italian', 'no action yet', 'it', {}, 'È il turno di Ogre, non di Aldo.'],
    [
      'English',
      'all its actions',
      'en',
      { standard: true, move: 2 },
      'It is Ogre’s turn, not Aldo’s.',
    ],
  ] as const)(
    'in %s, the actions panel says whose turn it is if the creature on turn has used %s',
    async (_language, _used, language, spent, sentence) => {
      await open({ scene: away(spent), language, fight: { ...FIGHT, active: 'ogre' } });
      expect(ui.text('.actions .away')).toBe(sentence);
      const heads = ui.all('.actions .kind').filter((kind) => kind.dataset['folded'] === 'true');
      expect(heads).not.toHaveLength(0);
      for (const kind of heads)
        expect(kind.querySelector('h3')?.textContent).not.toMatch(/left|rimast/);
    },
  );
  it('the actions panel of the creature whose turn it is does not mention another creature’s turn', async () => {
    await open();
    expect(ui.all('.actions .away')).toHaveLength(0);
  });
});

describe('a search for an action', () => {
  const SEARCHES = [
    ['cast a spell', 'spell', true],
    ['cast a spell', 'ca sp', true],
    ['cast a spell', 'pell', false],
    ['difesa totale', 'tot', true],
    ['utilizzare un’abilità', 'abilita', true],
    ['trip', '', true],
  ] as const;
  it('a search finds an action by the beginnings of its words, with or without accents', () => {
    expect(SEARCHES.map(([name, query]) => [name, query, matchesQuery(name, query)])).toEqual(
      SEARCHES,
    );
  });
});

describe('the actions panel of a rider', () => {
  const [aldo] = MELEE.creatures;
  const RIDING = {
    ...MELEE,
    creatures: [
      { ...aldo, mount: 'horse' },
      ...MELEE.creatures.slice(1),
      {
        id: 'horse',
        name: 'Horse',
        side: 'party',
        size: 'large',
        at: aldo.at,
        speed: { land: 10 },
        attacks: [],
      },
    ],
  };
  it('the actions panel of a rider names the mount, and lists points that the riding rules leave open', async () => {
    await open({ scene: RIDING });
    expect(ui.text('.saddle p')).toBe(
      'Aldo rides Horse. They share one space and move as one: drag Horse.',
    );
    expect(ui.all('.saddle li').map((li) => li.textContent)).toContain('how large a mount must be');
    await unfoldKind('move');
    expect(ui.text(`${row('move')} .reason-text`)).toBe('In the saddle');
    expect(ui.one(`${row('mount-or-dismount')} .action-name`).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });
  it('the actions panel of a rider names the mount in Italian too', async () => {
    await open({ scene: RIDING, language: 'it' });
    expect(ui.text('.saddle p')).toBe(
      'Aldo cavalca Horse. Hanno un solo spazio e si muovono insieme: trascina Horse.',
    );
  });
  it.each(
    languageFirst([
      ['en', 'Aldo isn’t on Horse: to ride, put Aldo’s token on Horse’s.'],
      ['it', 'Aldo non è su Horse: per cavalcare metti il token di Aldo su quello di Horse.'],
    ] as const),
  )(
    'the actions panel tells in %s how to put a rider back on its mount',
    async (_, words, language) => {
      const creatures = RIDING.creatures.map((c) => (c.id === 'aldo' ? { ...c, at: [1, 1] } : c));
      await open({ scene: { ...RIDING, creatures }, language });
      expect(ui.text('.saddle p')).toBe(words);
    },
  );
  it('the actions panel of a creature on foot says nothing about riding', async () => {
    await open();
    expect(ui.all('.saddle')).toEqual([]);
  });
});

describe('the list of actions', () => {
  it('the content that is loaded for the actions panel is the list of actions', async () => {
    await open();
    expect(contents.actions.Content).toBe(Actions);
  });

  it.each(
    languageFirst([
      ['en', 'Standard1 left', 'Melee attack · standard', 'Aldo’s actions'],
      ['it', 'Standard1 rimasta', 'Attacco in mischia · standard', 'Azioni di Aldo'],
    ] as const),
  )(
    'in %s, the list of actions shows how many actions are left, and which enemies an action provokes',
    async (_, head, melee, whose, language) => {
      await open({ language });
      expect(ui.text('.kind h3').split('\n')[1]).toBe(head);
      expect(ui.text('.actions .who-row .name')).toBe(whose);
      expect(ui.text(`${row('melee-attack')} .action-name`)).toContain(melee);
      expect(ui.all(`${row('total-defence')} .edge`)).toHaveLength(0);
      // The bow provokes both enemies, and the accessible text names each.
      expect(ui.text(`${row('ranged-attack')} .edge`)).toMatch(/^2.*Goblin (and|e) Ogre$/);
    },
  );

  it('an unavailable action shows the reason, and can still be focused by keyboard', async () => {
    await open({ language: 'it' });
    await unfoldKind('move');
    expect(ui.text(`${row('stand-up')} .reason-text`)).toBe('Aldo non è a terra.');
    expect(ui.one(`${row('stand-up')} .action-name`).getAttribute('aria-disabled')).toBe('true');
    ui.one(`${row('stand-up')} .action-name`).focus();
    await ui.settle();
    expect(active().closest('.action')?.getAttribute('data-action')).toBe('stand-up');
  });

  it('the list of actions names the condition that forbids an action', async () => {
    await open({
      scene: {
        ...MELEE,
        creatures: [
          { ...MELEE.creatures[0], conditions: ['nauseated'] },
          ...MELEE.creatures.slice(1),
        ],
      },
    });
    // No standard action is left to it: the kind is one line, which opens.
    await unfoldKind('standard');
    await until(() =>
      expect(ui.text(`${row('melee-attack')} .reason-text`)).toBe('Not while nauseated.'),
    );
  });

  it.each(
    languageFirst([
      ['en', 'Standardnone left'],
      ['it', 'Standardnessuna rimasta'],
    ] as const),
  )(
    'in %s, the list of standard actions folds into one line once the standard action is used up',
    async (_, head, language) => {
      await open({
        language,
        scene: { ...MELEE, turn: { ...MELEE.turn, spent: { standard: true } } },
      });
      const spent = (): HTMLElement =>
        ui.all('.kind').find((kind) => kind.querySelector('#actions-standard') !== null)!;
      expect(spent().querySelectorAll('.action')).toHaveLength(0);
      expect(spent().querySelector('h3')?.textContent).toBe(head);
      spent().querySelector<HTMLElement>('.fold')!.click();
      await until(() => expect(spent().querySelectorAll('.action')).not.toHaveLength(0));
    },
  );

  it(
    'a list of actions that the user has unfolded for one creature is folded again for the ' +
      'next creature',
    async () => {
      await open();
      await unfoldKind('standard');
      await until(() =>
        expect(ui.all('#actions-standard .fold[aria-expanded=true]')).toHaveLength(1),
      );
      ui.store.selection.value = ['ogre'];
      await until(() => expect(ui.text('.actions .who-row .name')).toBe('Ogre’s actions'));
      await until(() => expect(ui.all('.actions .fold')).not.toHaveLength(0));
      expect(ui.all('.actions .fold[aria-expanded=true]')).toHaveLength(0);
      ui.store.selection.value = ['aldo'];
      await until(() => expect(ui.text('.actions .who-row .name')).toBe('Aldo’s actions'));
      expect(ui.all('.actions .fold[aria-expanded=true]')).toHaveLength(1);
    },
  );

  it('the list of actions shows rarely used actions only after a click or in a search', async () => {
    await open();
    expect(ui.all(row('search'))).toHaveLength(0);
    await unfoldKind('standard');
    expect(ui.all(row('turning'))).toHaveLength(0);
    ui.all('.kind .unfold')[0]?.click();
    await until(() => expect(ui.all(row('turning'))).toHaveLength(1));
    await type('torch');
    expect(
      ui
        .all('.action')
        .map((e) => e.dataset['action'])
        .sort(),
    ).toEqual(['light-torch', 'light-torch-from-brand']);
    await type('zzz');
    expect(ui.text('.actions [role=status]')).toContain('No matching action.');
  });

  it('if no creature is selected, the actions panel shows the actions of the creature whose turn it is', async () => {
    await open({ select: '', scene: { ...MELEE, turn: { ...MELEE.turn, active: 'ogre' } } });
    expect(ui.text('.actions .who-row .name')).toBe('Ogre’s actions');
  });

  it('the actions panel of a creature that is not on turn says whose turn it is', async () => {
    await open({ select: 'gob' });
    await unfold();
    expect(ui.text(`${row('trip')} .reason-text`)).toBe('Not its turn');
    ui.one(`${row('trip')} .action-name`).focus();
    await until(() =>
      expect(ui.text(`${row('trip')} .reason-text`)).toBe('It is Aldo’s turn, not Goblin’s.'),
    );
  });
});

describe('the actions panel by keyboard', () => {
  it('the / key searches for an action, the down arrow enters the list, and Enter takes the action', async () => {
    await open();
    ui.one(`${row('melee-attack')} .action-name`).focus();
    await press('/');
    expect(active().matches('.search input')).toBe(true);
    await type('defen');
    await press('ArrowDown');
    expect(active().closest('.action')?.getAttribute('data-action')).toBe('total-defence');
    await press('Enter');
    expect(referee.told).toEqual([['declare', { of: 'aldo', action: 'total-defence' }]]);
    expect(ui.text('.pane .foot')).toContain('Aldo declares: total defense.');
  });

  it('Enter on an illegal action moves the focus to “Declare anyway”; a second Enter takes the action', async () => {
    await open();
    await unfoldKind('move');
    ui.one(`${row('stand-up')} .action-name`).focus();
    await ui.settle();
    await press('Enter');
    expect(referee.told).toEqual([]);
    expect(active().textContent).toBe('Declare anyway');
    await press('Enter');
    expect(referee.told).toEqual([['declare', { of: 'aldo', action: 'stand-up' }]]);
  });

  it('the actions panel proposes as a target the enemy in reach, or the target chosen on the tabletop', async () => {
    await open();
    ui.one(`${row('trip')} .action-name`).focus();
    await ui.settle();
    expect(ui.text(`${row('trip')} .menu > .btn`)).toBe('Goblin');
    ui.one(`${row('trip')} .menu > .btn`).click();
    await ui.settle();
    expect(ui.all('.menu-list button').map((e) => e.textContent)).toEqual([
      'Goblin (in reach)',
      'Ogre',
    ]);
    ui.all('.menu-list button')[0]?.click();
    await ui.settle();
    ui.one(`${row('trip')} .declare`).click();
    await until(() =>
      expect(referee.told).toEqual([['declare', { of: 'aldo', action: 'trip', target: 'gob' }]]),
    );
    ui.store.targets.value = ['ogre'];
    // The ogre is out of reach as soon as it is the target.
    await until(() => expect(ui.text(row('trip'))).toMatch(/Ogre is out of reach/));
    expect(ui.text(`${row('trip')} .declare`)).toBe('Play it anyway');
  });

  describe('under D&D 5e, with an ally and an enemy in reach', () => {
    const berta = { ...MELEE.creatures[0], id: 'berta', name: 'Berta', at: [5, 6] };
    const scene = { ...MELEE, ruleset: 'srd52', creatures: [berta, ...MELEE.creatures] };
    const FOES_FIRST = ['Goblin (in reach)', 'Ogre', 'Berta (in reach)'];
    const listed = (): (string | null)[] =>
      ui
        .all('.menu-list button')
        .map((e) => e.textContent)
        .slice(-3);
    beforeEach(async () => {
      await open({ scene });
      ui.store.ruleset.value = 'srd52';
      await ui.settle();
    });

    it(
      'the list of targets for “Grapple” begins with enemies, and the enemy in reach is chosen ' +
        'in advance',
      async () => {
        await unfold();
        ui.one(`${row('unarmed-grapple')} .action-name`).focus();
        await until(() => expect(ui.text(`${row('unarmed-grapple')} .menu > .btn`)).toBe('Goblin'));
        ui.one(`${row('unarmed-grapple')} .menu > .btn`).click();
        await ui.settle();
        expect(listed()).toEqual(FOES_FIRST);
      },
    );

    it('the list of targets for “Take damage” begins with enemies, and no target is chosen in advance', async () => {
      const { begun } = attempted();
      ui.one('.questions summary').click();
      const chip = (): HTMLElement | undefined =>
        ui
          .all('.questions .chip')
          .find(({ textContent }) => textContent!.startsWith('Take damage'));
      await until(() => expect(chip()).toBeDefined());
      chip()!.click();
      await until(() => expect(begun).toHaveBeenCalledWith('wound', {}));
      await until(() => expect(ui.all('.steps .asked .menu > .btn')).not.toHaveLength(0));
      ui.one('.steps .asked .menu > .btn').click();
      await ui.settle();
      expect(listed()).toEqual(FOES_FIRST);
    });
  });

  it(
    'a spell for which the user chose no target still has no target after the user looks at ' +
      'another action',
    async () => {
      await open();
      const { attempt, begun } = attempted();
      ui.store.targets.value = ['gob'];
      const look = async (action: string): Promise<void> => {
        ui.one(`${row(action)} .action-name`).focus();
        await ui.settle();
      };
      await look('cast-spell');
      ui.one(`${row('cast-spell')} .menu > .btn`).click();
      await ui.settle();
      ui.all('.menu-list button')
        .find((item) => item.textContent === 'nobody')
        ?.click();
      await ui.settle();
      await until(() => expect(ui.all(`${row('cast-spell')} [data-play]`)).toHaveLength(1));
      ui.one(`${row('cast-spell')} [data-play]`).click();
      await ui.settle();
      await look('trip');
      await look('cast-spell');
      expect(begun.mock.calls.filter(([, more]) => 'target' in more)).toEqual([]);
      expect(attempt.value).toMatchObject({ topic: 'cast-spell' });
    },
  );

  it.each([
    ['gaze attack', 'gaze', 'Goblin saves at the beginning of its turn'],
    ['feint', 'feint', 'Bluff'],
  ])('the step-by-step panel of a %s first asks for a target', async (_name, topic, then) => {
    await open();
    const { attempt } = attempted();
    attempt.value = { of: 'aldo', topic, dice: {}, chosen: {} };
    ui.one(`${row('trip')} .action-name`).focus();
    await until(() => expect(ui.text('.steps')).toContain('against whom?'));
    ui.one('.steps .menu > .btn').click();
    await ui.settle();
    ui.all('.menu-list button')
      .find((item) => item.textContent?.startsWith('Goblin'))
      ?.click();
    await until(() => expect(ui.text('.steps')).toContain(then));
    expect(attempt.value).toMatchObject({ topic, target: 'gob' });
  });

  it.each(
    languageFirst([
      ['en', 'hiding is impossible without cover', 'hide', 'Aldo has no cover or concealment'],
      ['it', 'hiding is impossible without cover', 'hide', 'Aldo non ha copertura né occultamento'],
      ['en', 'trampling needs a feat', 'trample', 'You need a feat or ability for this.'],
      ['it', 'trampling needs a feat', 'trample', 'Serve un talento o una capacità per questo.'],
    ] as const),
  )('in %s, the step-by-step panel says that %s', async (_, _what, topic, said, language) => {
    await open({ language });
    const { attempt } = attempted();
    attempt.value = { of: 'aldo', topic, target: 'gob', dice: {}, chosen: {} };
    ui.one(`${row('trip')} .action-name`).focus();
    await until(() => expect(ui.text('.steps .barred')).toContain(said));
  });

  it('the actions panel says that a spell cast defensively provokes no attack of opportunity', async () => {
    await open();
    ui.one(`${row('cast-spell')} .action-name`).focus();
    await ui.settle();
    expect(ui.text(`${row('cast-spell')} .action-more`)).toContain(
      'Would provoke an AoO from Goblin and Ogre',
    );
    ui.one(`${row('cast-spell')} input`).click();
    await until(() =>
      expect(ui.text(`${row('cast-spell')} .action-more`)).toContain('Doesn’t provoke'),
    );
    ui.one(`${row('cast-spell')} .declare`).click();
    await until(() =>
      expect(referee.told).toEqual([
        ['declare', { of: 'aldo', action: 'cast-spell', defensively: true }],
      ]),
    );
  });

  it('the user can undo the last action in the actions panel', async () => {
    await open();
    ui.one(`${row('total-defence')} .action-name`).focus();
    await ui.settle();
    await press('Enter');
    ui.one('.pane .foot .btn').click();
    expect(referee.told.at(-1)).toEqual(['undo', 'e0']);
  });
});

describe('the actions panel while the rules engine does not answer', () => {
  it('the actions panel says that the rules engine does not respond, and has a button to try again', async () => {
    let there = false;
    const asks = ((ask: object) =>
      there
        ? Promise.resolve(answer(MELEE as never, ask))
        : Promise.reject(new Error('asleep'))) as Asks;
    await open({ asks });
    await until(() => expect(ui.text('.waits')).toContain('engine isn’t answering'));
    there = true;
    ui.one('.waits .btn').click();
    await until(() => expect(ui.all('.action').length).toBeGreaterThan(5));
  });

  it(
    'if the rules engine rejects a map as too large, the actions panel says that the map is ' +
      'too large',
    async () => {
      await open({
        asks: (() => Promise.reject(new TableTooLarge('scene.walls: too many'))) as Asks,
      });
      await until(() => expect(ui.text('.waits')).toContain('This table is too large'));
    },
  );

  it('while the rules engine judges the actions, the panel says “Judging…” only after a short delay', async () => {
    await open({ asks: (() => new Promise(() => undefined)) as Asks });
    expect(ui.all('.waits')).toHaveLength(0);
    await until(() => expect(ui.text('.waits')).toBe('Judging…'));
  });

  it(
    'if the rules engine cannot judge an action, the actions panel says that the action ' +
      'was not recorded',
    async () => {
      await open();
      referee.judges.value = false;
      ui.one(`${row('total-defence')} .action-name`).focus();
      await ui.settle();
      await press('Enter');
      expect(ui.text('.pane .foot')).toContain('nothing was recorded');
    },
  );
});

describe('a fight without a turn order of the virtual tabletop', () => {
  it(
    'if the virtual tabletop runs no turn order, buttons start a creature’s turn, start the next ' +
      'creature’s turn, and end the fight',
    async () => {
      await open({ fight: {} });
      ui.all('.by-hand .btn')
        .find((b) => b.textContent === 'Start Aldo’s turn')
        ?.click();
      referee.encounter.value = { ...referee.encounter.value, ...FIGHT };
      await ui.settle();
      expect(ui.text('.fight .strong')).toBe('Round 1 · Aldo’s turn');
      for (const name of ['Next: Goblin', 'End'])
        ui.all('.by-hand .btn')
          .find((b) => b.textContent === name)
          ?.click();
      expect(referee.told).toEqual([['startTurn', 'aldo'], ['startTurn', 'gob'], ['endFight']]);
    },
  );

  it('if the virtual tabletop runs the turn order, the actions panel has no buttons for turns', async () => {
    await open();
    referee.driven.value = true;
    await ui.settle();
    expect(ui.all('.by-hand')).toHaveLength(0);
    expect(ui.text('.fight')).toBe('Round 1 · Aldo’s turn');
  });

  it(
    'if the virtual tabletop runs no turn order, the user chooses which creatures act in the ' +
      'surprise round',
    async () => {
      await open({ fight: {} });
      ui.one('.by-hand input').click();
      await ui.settle();
      ui.all('.by-hand .chip')
        .find((b) => b.textContent === 'Ogre')
        ?.click();
      await ui.settle();
      expect(referee.told).toEqual([
        ['surprise', []],
        ['surprise', ['ogre']],
      ]);
      ui.one('.by-hand input').click();
      expect(referee.told.at(-1)).toEqual(['surprise', null]);
    },
  );

  it('the actions panel lets a creature that delays or readies an action return to the fight', async () => {
    await open({ fight: { ...FIGHT, waiting: { gob: 'delay', ogre: 'ready' } } });
    expect(ui.text('.fight .rolled p').split('\n')).toEqual([
      'Goblin delays.',
      'Ogre is holding an action.',
    ]);
    ui.all('.fight .rolled .btn')[1]?.click();
    expect(referee.told).toEqual([['resume', 'ogre']]);
  });

  it('a readied action can be declared in another creature’s turn', async () => {
    await open({ select: 'gob', fight: { ...FIGHT, waiting: { gob: 'ready' } } });
    ui.store.targets.value = ['aldo'];
    expect(ui.all(`${row('melee-attack')} .reason-text`)).toHaveLength(0);
    ui.one(`${row('melee-attack')} .action-name`).focus();
    await until(() => expect(ui.text(`${row('melee-attack')} .declare`)).toBe('Play it'));
    await press('Enter', ui.one(`${row('melee-attack')} .action-name`));
    await until(() =>
      expect(referee.told).toEqual([
        ['declare', { of: 'gob', action: 'melee-attack', as: 'readied', target: 'aldo' }],
      ]),
    );
  });

  it('the user can set and remove a creature’s conditions in the actions panel', async () => {
    await open({
      scene: {
        ...MELEE,
        creatures: [{ ...MELEE.creatures[0], conditions: ['shaken'] }, ...MELEE.creatures.slice(1)],
      },
    });
    const chip = (name: string): HTMLElement | undefined =>
      ui.all('.conditions .chip').find((b) => b.textContent === name);
    expect(chip('Shaken')?.getAttribute('aria-pressed')).toBe('true');
    chip('Prone')?.click();
    chip('Shaken')?.click();
    expect(referee.told).toEqual([
      ['condition', 'aldo', 'prone', true],
      ['condition', 'aldo', 'shaken', false],
    ]);
  });

  it('the actions panel suggests a chat roll’s action, and records it only if the user agrees', async () => {
    await open();
    referee.rolled.value = { id: 'r1', of: 'aldo', kind: 'attack', name: 'Bow', targets: ['gob'] };
    await ui.settle();
    expect(ui.text('.rolled p')).toBe('Aldo rolled an attack: declare it?');
    expect(referee.told).toEqual([]);
    ui.all('.rolled .btn')[0]?.click();
    await ui.settle();
    expect(referee.told).toEqual([
      ['declare', { of: 'aldo', action: 'ranged-attack', target: 'gob' }],
      ['answered', 'r1'],
    ]);
    ui.all('.rolled .btn')[1]?.click();
    expect(referee.told.at(-1)).toEqual(['answered', 'r1']);
  });
});

describe('an attack in the chat while its creature has an open opportunity', () => {
  const given = entry(
    0,
    move({ of: 'gob', ruling: ruling({ provoked: [gives('aldo'), gives('ogre')] }) }),
  );
  const rolls = async (roll: Partial<HostRoll> = {}): Promise<string> => {
    await open();
    ui.store.owned.value = ['aldo'];
    (referee.offers as Signal<readonly Offer[]>).value = given.offers;
    referee.rolled.value = { id: 'r1', of: 'aldo', kind: 'attack', ...roll };
    await ui.settle();
    return ui.text('.rolled p');
  };
  it('an attack rolled in the chat is offered as the answer to its creature’s open opportunity', async () => {
    expect(await rolls({ targets: ['gob'] })).toBe(
      'Aldo rolled an attack: is it the AoO against Goblin?',
    );
    ui.one('.rolled [data-hit]').click();
    await ui.settle();
    expect(referee.told[0]?.slice(0, 2)).toEqual(['take', given.offers[0]]);
    expect(referee.told.at(-1)).toEqual(['answered', 'r1']);
  });
  it('an attack that may answer an opportunity can be declared as another action instead', async () => {
    await rolls();
    ui.all('.rolled .btn')[2]?.click();
    await ui.settle();
    expect(ui.text('.rolled p')).toBe('Aldo rolled an attack: declare it?');
    expect(referee.told).toEqual([]);
  });
  it('an attack against another creature, or a spell, is no answer to an open opportunity', async () => {
    expect(await rolls({ targets: ['ogre'] })).toBe('Aldo rolled an attack: declare it?');
    ui.end.abort();
    expect(await rolls({ kind: 'spell' })).toBe('Aldo cast a spell: declare it?');
  });
});

describe('a creature that this user may not see', () => {
  const hidden = {
    id: 'lurker',
    name: 'Lurker',
    side: 'foes',
    at: [5, 6],
    size: 'medium',
    build: 'tall',
    visibleTo: ['foes'],
    attacks: [{ id: 'k', name: 'knife', kind: 'melee', ready: true }],
  };
  const scene = {
    ...MELEE,
    creatures: [...MELEE.creatures, hidden],
    turn: { ...MELEE.turn, active: 'lurker', order: ['aldo', 'lurker'] },
  };

  it('the actions panel shows no name, roll or turn of a creature that the user may not see', async () => {
    await open({
      scene,
      fight: {
        ...FIGHT,
        active: 'lurker',
        order: ['aldo', 'lurker'],
        waiting: { lurker: 'delay' },
      },
    });
    referee.rolled.value = { id: 'r1', of: 'lurker', kind: 'attack' };
    expect(ui.text('.actions .away')).toBe('Not its turn');
    await unfold();
    ui.one(`${row('trip')} .action-name`).focus();
    await ui.settle(200);
    expect(ui.text('[data-panel=actions]')).not.toMatch(/Lurker|Creature [A-Z]/);
    expect(ui.all('.rolled')).toHaveLength(0);
    expect(ui.text('.fight .strong')).toBe('Round 1');
    ui.one(`${row('trip')} .menu > .btn`).click();
    await ui.settle();
    expect(ui.text('.menu-list')).not.toContain('Lurker');
  });
});

describe('the actions panel and the engine', () => {
  it.each(rulesetsInWords(['srd35', 'sigil']))(
    'under %s, the actions panel enables exactly the actions that the rules engine calls legal',
    async (_, ruleset) => {
      const scene = { ...MELEE, ruleset };
      await open({ scene });
      ui.store.ruleset.value = ruleset;
      await ui.settle();
      await unfold();
      const { actions } = answer(scene as never, { ask: 'actions', of: 'aldo' }) as ActionsVerdict;
      const shown = new Map(ui.all('.action').map((e) => [e.dataset['action'], e]));
      expect([...shown.keys()].sort()).toEqual(actions.map(({ action }) => action).sort());
      for (const { action, legal } of actions) {
        expect({
          action,
          legal:
            shown.get(action)?.querySelector('.action-name')?.getAttribute('aria-disabled') ===
            'false',
        }).toEqual({ action, legal });
      }
    },
  );
});
