// @vitest-environment page
/**
 * The guide docs/extending/family.md works: a family of rulesets outside d20 is one folder and one
 * line of the list, and the extension judges and draws it.
 */
import { join } from 'node:path';
import { batch, signal } from '@preact/signals';
import { h, render } from 'preact';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTHING_SPENT, type Spent } from '../../src/board/board.ts';
import type { Cell } from '../../src/board/grid.ts';
import { editsIn, extended, ROOT } from './copy.ts';
import { languageFirst } from '../support/titleWords.ts';

const FOLDER = 'src/rules/skirmish/';
const { copy, touched } = extended(['family'], 'family');

/** Imports a module of the copy, with the types of the original. */
const taken = async <T>(path: string): Promise<T> =>
  (await import(/* @vite-ignore */ join(copy, path))) as T;

const take = async () => ({
  ...(await taken<typeof import('../../src/judge/answer.ts')>('src/judge/answer.ts')),
  ...(await taken<typeof import('../../src/rules/index.ts')>('src/rules/index.ts')),
  ...(await taken<typeof import('../../src/rules/economy.ts')>('src/rules/economy.ts')),
  ...(await taken<typeof import('../../src/encounter/judgeMove.ts')>('src/encounter/judgeMove.ts')),
  ...(await taken<typeof import('../../src/encounter/policy.ts')>('src/encounter/policy.ts')),
  ...(await taken<typeof import('../../src/scene/board.ts')>('src/scene/board.ts')),
  ...(await taken<typeof import('../../src/scene/schema.ts')>('src/scene/schema.ts')),
  ...(await taken<typeof import('../../src/state/store.ts')>('src/state/store.ts')),
  ...(await taken<typeof import('../../src/state/attackAttempt.ts')>('src/state/attackAttempt.ts')),
  ...(await taken<typeof import('../../src/state/choices.ts')>('src/state/choices.ts')),
  ...(await taken<typeof import('../../src/state/asks.ts')>('src/state/asks.ts')),
  ...(await taken<typeof import('../../src/state/refereeing/index.ts')>(
    'src/state/refereeing/index.ts',
  )),
  ...(await taken<typeof import('../../src/overlay/panels/actions/rows.ts')>(
    'src/overlay/panels/actions/rows.ts',
  )),
  ...(await taken<typeof import('../../src/overlay/marks.ts')>('src/overlay/marks.ts')),
  ...(await taken<typeof import('../../src/overlay/panels/turnLeft.ts')>(
    'src/overlay/panels/turnLeft.ts',
  )),
  ...(await taken<typeof import('../../src/overlay/panels/ChanceToHit.tsx')>(
    'src/overlay/panels/ChanceToHit.tsx',
  )),
  ...(await taken<typeof import('../../src/overlay/panels/TurnKinds.tsx')>(
    'src/overlay/panels/TurnKinds.tsx',
  )),
  ...(await taken<typeof import('../../src/overlay/layers/findingSentences.ts')>(
    'src/overlay/layers/findingSentences.ts',
  )),
  text: await taken<typeof import('../../src/text/index.ts')>('src/text/index.ts'),
});
let on: Awaited<ReturnType<typeof take>>;

beforeAll(async () => {
  await taken('src/text/pages.ts');
  on = await take();
});

/** Ada at (3,4), beside the orc at (4,4). */
const scene = (more: object = {}, ada: object = {}, orc: object = {}) => ({
  format: 'quadretto/scene@1',
  ruleset: 'skirmish',
  grid: { kind: 'square', columns: 12, rows: 9 },
  creatures: [
    { id: 'ada', side: 'party', at: [3, 4], size: 'medium', speed: { land: 6 }, ...ada },
    {
      id: 'orc',
      side: 'foes',
      at: [4, 4],
      size: 'medium',
      attacks: [{ id: 'axe', kind: 'melee', ready: true }],
      ...orc,
    },
  ],
  ...more,
});
type Scene = ReturnType<typeof scene>;

interface Answer {
  readonly legal: boolean;
  readonly cost: number;
  readonly path: readonly Cell[];
  readonly opportunities: readonly { by: string; leaving: Cell; again: readonly number[] }[];
  readonly barred: readonly { by: string; why: string }[];
  readonly rules: readonly string[];
}
function asked(of: Scene, ask: object): Answer {
  const reply = on.answerLine({ scene: of, ask });
  if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  return reply.answer as Answer;
}
const moved = (path: readonly Cell[], of = scene(), mode?: string): Answer =>
  asked(of, { ask: 'move', of: 'ada', path, ...(mode === undefined ? {} : { mode }) });

describe('the example family of rulesets', () => {
  it(
    'the developer guide’s example family of rulesets needs a folder of 300 lines and two lines ' +
      'in other files',
    () => {
      const edits = editsIn('family');
      const created = edits.filter(({ text }) => text !== undefined);
      expect(created.filter(({ path }) => !path.startsWith(FOLDER))).toEqual([]);
      const lines = created.map(({ text = '' }) => text.split('\n').length);
      expect(lines.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(300);
      const changed = edits.filter(({ hunks }) => hunks !== undefined);
      expect(changed.map(({ path }) => path)).toEqual(['src/rules/index.ts']);
      const added = changed.flatMap(({ hunks = [] }) =>
        hunks.flatMap(({ old, now }) =>
          now.split('\n').filter((line) => !old.split('\n').includes(line)),
        ),
      );
      expect(added).toHaveLength(2);
    },
  );

  it(
    'the source code with the example family of rulesets added passes the type check',
    { timeout: 240_000 },
    () => {
      const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
        ts.sys.readFile(path),
      ) as { config: { compilerOptions: object } };
      const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
      const files = touched.map((path) => join(copy, path));
      const program = ts.createProgram([...files, join(ROOT, '.wxt/wxt.d.ts')], options);
      const found = files.flatMap((file) => {
        const source = program.getSourceFile(file);
        return [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ].map((d) => `${file}: ${ts.flattenDiagnosticMessageText(d.messageText, '\n')}`);
      });
      expect(found).toEqual([]);
    },
  );

  it('the developer guide’s example ruleset Skirmish is among the rulesets that the user can choose', () => {
    expect(on.rulesetChoices().map(({ id, name }) => [id, name])).toContainEqual([
      'skirmish',
      'Skirmish',
    ]);
  });
});

describe('a reaction in the example ruleset family', () => {
  it.each<[string, readonly Cell[]]>([
    [
      'beside an enemy',
      [
        [3, 4],
        [3, 3],
      ],
    ],
    [
      'around an enemy within its reach',
      [
        [3, 4],
        [3, 3],
        [4, 3],
        [5, 3],
        [5, 4],
        [5, 5],
      ],
    ],
    [
      'into an enemy’s reach',
      [
        [3, 4],
        [3, 5],
        [4, 5],
      ],
    ],
  ])('under the example ruleset Skirmish, movement %s provokes no reaction', (_what, path) => {
    expect(moved(path)).toMatchObject({ legal: true, opportunities: [] });
  });

  it(
    'under the example ruleset Skirmish, a mover that leaves an enemy’s reach twice provokes ' +
      'only one reaction',
    () => {
      const { opportunities, rules } = moved([
        [3, 4],
        [2, 4],
        [3, 4],
        [2, 4],
        [1, 4],
      ]);
      expect(opportunities).toMatchObject([{ by: 'orc', leaving: [3, 4], again: [2] }]);
      expect(rules).toContain('skirmish.movement.pool');
    },
  );

  it(
    'under the example ruleset Skirmish, movement provokes a reaction at the square ' +
      'where it leaves an enemy’s reach',
    () => {
      const path: readonly Cell[] = [
        [3, 4],
        [3, 3],
        [4, 3],
        [5, 3],
        [6, 3],
      ];
      expect(moved(path).opportunities).toMatchObject([{ by: 'orc', leaving: [5, 3] }]);
    },
  );

  it('under the example ruleset Skirmish, a creature can make a reaction before its first turn', () => {
    const turn = { round: 1, active: 'ada', order: ['ada', 'orc'], acted: ['ada'] };
    expect(
      moved(
        [
          [3, 4],
          [2, 4],
        ],
        scene({ turn }),
      ).opportunities,
    ).toHaveLength(1);
  });

  it.each<[string, Scene, string | undefined, string]>([
    [
      'an enemy that has taken its reaction gets no second reaction to a mover',
      scene({}, {}, { opportunitiesTaken: 1 }),
      undefined,
      'taken',
    ],
    [
      'a disengaged mover provokes no reaction',
      scene({}, { conditions: ['disengaged'] }),
      undefined,
      'condition',
    ],
  ])('under the example ruleset Skirmish, %s', (_what, of, mode, why) => {
    const { opportunities, barred } = moved(
      [
        [3, 4],
        [2, 4],
      ],
      of,
      mode,
    );
    expect([opportunities, barred.map((each) => each.why)]).toEqual([[], [why]]);
  });

  it('under the example ruleset Skirmish, movement in the mode “disengage” provokes no reaction', () => {
    expect(
      moved(
        [
          [3, 4],
          [2, 4],
        ],
        scene(),
        'disengage',
      ).opportunities,
    ).toEqual([]);
  });
});

describe('the safe path in the example ruleset family', () => {
  const rough = [3, 4, 5].map((x) => ({ at: [x, 2], terrain: 'difficult' }));
  const far = scene({ cells: rough }, { at: [2, 3] });
  const path = (prefer: string, of: Scene, to: Cell): Answer =>
    asked(of, { ask: 'path', of: 'ada', to, prefer });

  it(
    'under the example ruleset Skirmish, the safe path costs more than the shortest path but ' +
      'provokes no reaction',
    () => {
      expect(path('short', far, [6, 3])).toMatchObject({ cost: 4, opportunities: [{ by: 'orc' }] });
      expect(path('safe', far, [6, 3])).toMatchObject({ cost: 6, opportunities: [] });
    },
  );
  it(
    'under the example ruleset Skirmish, the safe path goes around an enemy without leaving that ' +
      'enemy’s reach',
    () => {
      const { path: cells, opportunities } = path('safe', scene(), [5, 5]);
      expect(opportunities).toEqual([]);
      for (const [x, y] of cells) expect(Math.max(Math.abs(x - 4), Math.abs(y - 4))).toBe(1);
    },
  );
  it('under the example ruleset Skirmish, each step costs one square of movement, even a diagonal step', () => {
    expect(path('short', scene({}, { at: [0, 0] }), [3, 3]).cost).toBe(3);
  });
});

describe('an attack with advantage or disadvantage', () => {
  const axe = { id: 'axe', name: 'Axe', kind: 'melee', ready: true, bonus: 4 };
  const bow = { id: 'bow', name: 'Bow', kind: 'ranged', ready: true, bonus: 4 };
  const bruno = { id: 'bruno', side: 'party', at: [5, 4], size: 'medium', attacks: [axe] };
  const line = (attack: object, orc: object, more: readonly object[] = []) => {
    const whole = scene({}, { attacks: [attack] }, { ac: { total: 15 }, ...orc });
    const board = on.boardOf(
      on.sceneSchema.parse({ ...whole, creatures: [...whole.creatures, ...more] }),
    );
    const j = on.judgeOf(board, rules());
    const [from, to] = j.board.creatures;
    on.text.locale.value = 'en';
    on.text.speakFor({ vocabulary: rules().vocabulary, words: rules().words });
    return on.attemptLine(on.attackAttempt(j, from!, to!, from!.attacks![0]!)!);
  };
  it.each<[string, object, object, readonly object[], string, readonly string[], string?]>([
    ['a single roll', axe, {}, [], '50% to hit (needs\u00a011+)', []],
    [
      'the better of two dice if the attacker has advantage',
      axe,
      {},
      [bruno],
      '75% to hit (needs\u00a011+)',
      ['ally in reach'],
      'Advantage',
    ],
    [
      'the worse of two dice if the attacker has disadvantage',
      bow,
      {},
      [],
      '25% to hit (needs\u00a011+)',
      ['enemy in reach'],
      'Disadvantage',
    ],
    [
      'a single roll if advantage and disadvantage cancel each other',
      bow,
      { conditions: ['grappled', 'unconscious'] },
      [{ ...bruno, id: 'foe', side: 'foes', at: [2, 4] }],
      '50% to hit (needs\u00a011+)',
      ['advantage: helpless', 'disadvantage: enemy in reach'],
      'Straight roll',
    ],
    [
      'only the attack bonus if the target’s armor class is unknown',
      axe,
      { ac: undefined },
      [],
      '+4 to hit',
      [],
    ],
  ])(
    'under the example ruleset Skirmish, the panel computes the chance to hit from %s',
    (_what, attack, orc, more, head, parts, edge) => {
      expect(line(attack, orc, more)).toEqual({ head, parts, ...(edge && { edge }) });
    },
  );
});

/** Where the creature stands, and what it has used of its turn. */
interface Point {
  readonly x: number;
  readonly spent: Spent;
}
const START: Point = { x: 0, spent: NOTHING_SPENT };

const boardAt = ({ x, spent }: Point) => ({
  ...on.boardOf(
    on.sceneSchema.parse({
      ...scene({ grid: { kind: 'square', columns: 30, rows: 3 } }, { at: [x, 1] }, { at: [29, 1] }),
    }),
  ),
  turn: { surprise: false, order: [], active: 'ada', spent },
});
const rules = () => on.rulesetOf('skirmish')!;

/** A drag of `n` squares to the east. */
function dragged(from: Point, n: number, mode = 'walk') {
  const board = boardAt(from);
  const situation = { rules: rules(), board, policies: on.DEFAULT_POLICIES, turn: null };
  const points = Array.from({ length: n + 1 }, (_, i): Cell => [from.x + i, 1]);
  const leg = { points, whole: true, seen: 'drag' } as const;
  return on.judgeMove(on.startOf(situation, board.creatures[0]!), leg, mode);
}
const after = (from: Point, n: number, mode?: string): Point => ({
  x: from.x + n,
  spent: dragged(from, n, mode).spent,
});
const attacked = (from: Point): Point => ({ ...from, spent: on.spend(from.spent, { action: 1 }) });

describe('movement as a pool', () => {
  it(
    'under the example ruleset Skirmish, a creature of speed 6 may move 3 squares, attack, and ' +
      'move 3 more',
    () => {
      const half = attacked(after(START, 3));
      expect(dragged(half, 3)).toMatchObject({ mode: 'walk', verdict: { legal: true } });
      expect(dragged(half, 4).verdict.violations.map(({ code }) => code)).toEqual(['over-speed']);
    },
  );
  it(
    'under the example ruleset Skirmish, a path longer than the speed becomes a dash if the ' +
      'action is still unused',
    () => {
      expect(dragged(START, 7)).toMatchObject({ mode: 'dash', verdict: { legal: true } });
      expect(dragged(attacked(START), 7).verdict.legal).toBe(false);
    },
  );
});

describe('the main panel in the example ruleset family', () => {
  const shownAt = (point: Point, mode = 'walk') => {
    const judge = on.judgeOf(boardAt(point), rules());
    return { judge, turn: on.turnLeft(judge, judge.board.creatures[0]!, mode, null) };
  };
  const spoken = (language: 'en' | 'it'): void => {
    on.text.locale.value = language;
    on.text.speakFor({ vocabulary: rules().vocabulary, words: rules().words });
  };

  it.each(
    languageFirst([
      ['en', ['action', 'reaction'], ['walk', 'dash', 'disengage']],
      ['it', ['azione', 'reazione'], ['camminata', 'scatto', 'disimpegno']],
    ] as const),
  )(
    'in %s, the main panel names the actions and movement modes of the example ruleset Skirmish',
    (_, resources, modes, language) => {
      spoken(language);
      const place = document.createElement('div');
      render(h(on.TurnKinds, shownAt(attacked(START))), place);
      const rows = [...place.querySelectorAll('li')];
      expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual(resources);
      expect(rows.map((row) => row.dataset['spent'])).toEqual(['true', 'false']);
      expect(rules().modes.chosen.map((mode) => on.text.term(on.modeTerm(mode)))).toEqual(modes);
      render(null, place);
    },
  );

  it.each<[string, () => Point, string, string, number, number]>([
    ['0 of 6 squares of movement at the start of a turn', () => START, 'walk', 'walk', 0, 6],
    ['0 of 12 squares of movement when a dash is chosen', () => START, 'dash', 'dash', 0, 12],
    [
      '3 of 6 squares of movement after a move of three squares',
      () => after(START, 3),
      'walk',
      'walk',
      3,
      6,
    ],
    [
      '8 of 12 squares of movement after a dash of eight squares',
      () => after(START, 8),
      'walk',
      'walk',
      8,
      12,
    ],
    [
      '2 of 6 squares of movement when a dash is chosen after an attack',
      () => attacked(after(START, 2)),
      'dash',
      'walk',
      2,
      6,
    ],
  ])(
    'under the example ruleset Skirmish, the main panel shows %s',
    (_what, at, mode, move, used, total) => {
      expect(shownAt(at(), mode).turn).toMatchObject({ move, used, total });
    },
  );

  it('under the example ruleset Skirmish, the main panel shows a used reaction as used', () => {
    const judge = on.judgeOf(
      on.boardOf(on.sceneSchema.parse(scene({}, { opportunitiesTaken: 1 }))),
      rules(),
    );
    expect(on.turnLeft(judge, judge.board.creatures[0]!, 'walk', null).spent).toEqual({
      action: false,
      reaction: true,
    });
  });
});

describe('a declared action in the example ruleset family', () => {
  const axe = { id: 'axe', name: 'Axe', kind: 'melee', ready: true };
  const turn = { round: 1, active: 'ada', order: ['ada', 'orc'] };
  function fight(orc: object = {}) {
    const store = on.createStore({ ruleset: 'skirmish' });
    const asks = on.createAsks(store, (of, ask) => ({ answer: on.answer(of, ask) }));
    const { referee } = on.createReferee(
      store,
      {
        asks,
        policies: signal(on.DEFAULT_POLICIES),
        setPolicies: () => undefined,
        now: () => 1000,
      },
      new AbortController().signal,
    );
    batch(() => {
      store.map.value = 'map';
      store.gm.value = true;
      store.fight.value = 'fight';
      store.scene.value = on.sceneSchema.parse(scene({ turn }, { attacks: [axe] }, orc));
    });
    const turnTo = (round: number, active: string): void => {
      const now = { ...turn, round, active };
      store.scene.value = on.sceneSchema.parse(scene({ turn: now }, { attacks: [axe] }, orc));
    };
    const dock = () => {
      const judge = store.judge.value!;
      return on.turnLeft(judge, judge.board.creatures[0]!, 'walk', null).spent;
    };
    return { referee, asks, dock, turnTo };
  }
  const attack = { of: 'ada', action: 'attack', target: 'orc', with: 'axe' };

  it('the actions panel lists attack, dash, disengage and parry under the example ruleset Skirmish', async () => {
    on.text.locale.value = 'en';
    on.text.speakFor({ vocabulary: rules().vocabulary, words: rules().words });
    const { actions, left } = await fight().asks({ ask: 'actions', of: 'ada' });
    const groups = on.actionGroups(actions, rules().usual, '');
    expect(groups.map(({ kind }) => on.text.say(`actions.kind.${kind}`))).toEqual([
      'Actions',
      'Immediate',
    ]);
    expect(groups[0]!.lines.map(({ action, legal }) => [on.text.term(action), legal])).toEqual([
      ['attack', true],
      ['dash', true],
      ['disengage', true],
    ]);
    expect(groups[1]!.lines.map(({ action, legal }) => [action, legal])).toEqual([['parry', true]]);
    expect(left.count).toMatchObject({ action: 1, standard: 1 });
  });

  it('under the example ruleset Skirmish, a second action in a turn is illegal until the first is undone', async () => {
    const { referee, asks, dock } = fight();
    expect(dock()).toMatchObject({ action: false });
    expect(await referee.declare(attack)).toBe(true);
    const first = referee.entries.value.at(-1)!;
    expect(first.event).toMatchObject({
      kind: 'act',
      uses: ['action'],
      ruling: { faults: [], rules: ['skirmish.turn.action'] },
    });
    expect(dock()).toMatchObject({ action: true, reaction: false });
    expect(await asks({ ask: 'act', ...attack })).toMatchObject({
      legal: false,
      why: ['no-action-left'],
    });
    await referee.declare(attack);
    const second = referee.entries.value.at(-1)!;
    expect(second.event).toMatchObject({ ruling: { faults: [{ code: 'no-action-left' }] } });
    referee.undo(second.id);
    referee.undo(first.id);
    expect(dock()).toMatchObject({ action: false });
    expect(await asks({ ask: 'act', ...attack })).toMatchObject({ legal: true });
  });

  it('under the example ruleset Skirmish, a creature regains its reaction at the start of its next turn', async () => {
    const parry = { of: 'ada', action: 'parry' };
    const { referee, asks, dock, turnTo } = fight();
    turnTo(1, 'orc');
    await referee.declare(parry);
    expect(referee.entries.value.at(-1)!.event).toMatchObject({
      uses: [],
      reaction: true,
      ruling: { faults: [] },
    });
    expect(dock()).toMatchObject({ action: false, reaction: true });
    expect(await asks({ ask: 'act', ...parry })).toMatchObject({ why: ['no-action-left'] });
    turnTo(2, 'ada');
    expect(dock()).toMatchObject({ reaction: false });
    await referee.declare(parry);
    turnTo(2, 'orc');
    expect(dock()).toMatchObject({ reaction: true });
    referee.undo(referee.entries.value.findLast(({ event }) => event.kind === 'act')!.id);
    expect(dock()).toMatchObject({ reaction: false });
  });

  it(
    'under the example ruleset Skirmish, a declared dash uses up the action only when the ' +
      'creature moves',
    async () => {
      const { referee, dock } = fight();
      await referee.declare({ of: 'ada', action: 'dash' });
      expect(referee.entries.value.at(-1)!.event).toMatchObject({ mode: 'dash', uses: [] });
      expect(dock()).toMatchObject({ action: false });
    },
  );

  it.each<[string, object, object, readonly string[]]>([
    ['on a target within reach is legal', {}, {}, []],
    ['on a target out of reach is illegal', { at: [6, 4] }, {}, ['target-out-of-reach']],
    [
      'on a target behind a wall is illegal',
      {},
      { walls: [{ from: [4, 3], to: [4, 6] }] },
      ['no-line-of-effect'],
    ],
    [
      'in another creature’s turn is illegal',
      {},
      { turn: { ...turn, active: 'orc' } },
      ['not-your-turn'],
    ],
    [
      'as a reaction in another creature’s turn is legal',
      {},
      { turn: { ...turn, active: 'orc' }, as: 'opportunity' },
      [],
    ],
  ])(
    'under the example ruleset Skirmish, declaring an attack %s',
    (_what, orc, { as, ...more }: { as?: string }, why) => {
      const of = scene({ turn, ...more }, { attacks: [axe] }, orc);
      expect(asked(of, { ask: 'act', ...attack, ...(as && { as }) })).toMatchObject({ why });
    },
  );
});

it('under the example ruleset Skirmish, the map shows a creature’s movement area and threatened squares', () => {
  const store = on.createStore({ ruleset: 'skirmish' });
  store.scene.value = on.sceneSchema.parse(scene());
  store.selection.value = ['ada'];
  const keys = on.marksOf(store).shapes.value.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['move:near:edge', 'move:far:edge']));
  expect(keys.some((key) => key.startsWith('threat'))).toBe(true);
});
