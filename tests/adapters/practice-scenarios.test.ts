/** The lessons of the practice table: their texts, boards and rulings, checked with the engine. */
import { describe, expect, it } from 'vitest';
import { askedOf } from '../../adapters/practice/scenarios/askedScene.ts';
import { withLocalNames } from '../../adapters/practice/scenarios/localizedNames.ts';
import { FAMILIES, FAMILY_IDS } from '../../adapters/practice/scenarios/families.ts';
import english from '../../adapters/practice/scenarios/lessons.en.json' with { type: 'json' };
import italian from '../../adapters/practice/scenarios/lessons.it.json' with { type: 'json' };
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { RULESETS, rulesetsOf, type Both } from '../../adapters/practice/scenarios/scenario.ts';
import { layTable, sideOf, tokensOf } from '../../adapters/practice/table.ts';
import { matchesExpected, rulingsOf } from '../../entrypoints/practice/rulings.ts';
import { tilingOf } from '../../src/board/tiling.ts';
import { answer } from '../../src/judge/answer.ts';
import { TURNS, turned } from '../boards/turned.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

/** All lessons, and all their rulings, once for each ruleset that has the ruling. */
const lessons = SCENARIOS.map((s) => [s.title.en, s] as const);
const rulings = SCENARIOS.flatMap((s) =>
  s.expect.flatMap((e) =>
    rulesetsOf(s, e).map(
      (ruleset) =>
        [
          `${rulesetInWords(ruleset)}, the engine’s verdict in the lesson “${s.title.en}” is: “${e.ruling.en}”`,
          s,
          e,
          ruleset,
        ] as const,
    ),
  ),
);

const said = (words: Both): void => {
  expect(words.en.length).toBeGreaterThan(3);
  expect(words.it.length).toBeGreaterThan(3);
  expect(words.it).not.toBe(words.en);
};

/** Rulesets that cite the ids of another text for rules that both texts share. */
const BORROWS: Readonly<Record<string, string>> = { pf1: 'srd35' };
const citable = (ruleset: string): string[] => [ruleset, BORROWS[ruleset] ?? ruleset];

/** All rule ids in an answer, at any depth. */
function rulesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'rules' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => rulesIn(each, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => rulesIn(each, name))
    : [];
}

describe('the lessons of the practice table', () => {
  it('the practice table has at least thirty lessons, and each has its own id', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SCENARIOS.map((s) => s.id)).size).toBe(SCENARIOS.length);
  });

  everyCase<[lesson: string, differing?: boolean]>([
    ['inside-reach'],
    ['glaive-reach'],
    ['disengage-crowd'],
    ['move-strike-move'],
    ['dash-rubble'],
    ['archer-beside'],
    ['prone-near-far'],
    ['seen-in-the-dark'],
    ['fireball-corner'],
    ['grapple-drag', true],
  ])('each of the ten lessons of 5E is judged by both of its rulesets', (id, differing) => {
    const lesson = SCENARIOS.find((s) => s.id === id)!;
    const taught = lesson.expect.map((e) => rulesetsOf(lesson, e).join(' '));
    expect(taught).toContain(differing === true ? 'srd51' : 'srd52 srd51');
    expect(new Set(taught.flatMap((each) => each.split(' ')))).toEqual(new Set(['srd52', 'srd51']));
  });

  it('each lesson has a title, a text and an exercise in English and in Italian', () => {
    const ids = SCENARIOS.flatMap(({ id }) => [`${id}.title`, `${id}.lesson`, `${id}.attempt`]);
    expect(new Set(Object.keys(english))).toEqual(new Set(ids));
    expect(new Set(Object.keys(italian))).toEqual(new Set(ids));
  });

  everyCase(FAMILY_IDS.map((id) => [id] as const))(
    'the list of lessons keeps each group’s lessons together, and each group has a name ' +
      'in English and Italian',
    (id) => {
      const places = SCENARIOS.flatMap((s, i) => (s.family === id ? [i] : []));
      expect(places.length).toBeGreaterThan(0);
      expect(places.at(-1)! - places[0]!).toBe(places.length - 1);
      said(FAMILIES[id]);
    },
  );

  it('the map of the practice lesson “battle” has thirty creatures', () => {
    expect(tokensOf(layTable(SCENARIOS.find((s) => s.id === 'battle')!))).toHaveLength(30);
  });

  everyCase(lessons)(
    'in every lesson, all creatures that the lesson names are on the map, and no two creatures overlap',
    (_, s) => {
      const table = layTable(s);
      const ids = tokensOf(table).map((t) => t.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of [
        s.select,
        ...(s.targets ?? []),
        ...s.expect.flatMap((e) => Object.keys(e.after ?? {})),
      ])
        expect(ids).toContain(id);
      const taken = new Set<string>();
      for (const t of tokensOf(table)) {
        if (t.mount !== undefined) continue;
        for (const [x, y] of tilingOf(table.scene.grid).space(t.at, sideOf(t, table.scene.grid))) {
          expect(taken).not.toContain(`${x},${y}`);
          taken.add(`${x},${y}`);
          expect(
            x >= 0 && y >= 0 && x < table.scene.grid.columns && y < table.scene.grid.rows,
          ).toBe(true);
        }
      }
    },
  );

  everyCase(lessons)(
    'every lesson has English and Italian text, and each ruling of the lesson cites rules of the lesson’s ruleset',
    (_, s) => {
      for (const words of [s.title, s.lesson, s.attempt]) said(words);
      expect(s.expect.length).toBeGreaterThan(0);
      for (const e of s.expect) {
        said(e.ruling);
        for (const words of [e.ruling.en, e.ruling.it]) expect(words).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(e.ledger.length).toBeGreaterThan(0);
        // A ruling may only cite rules of a text that its ruleset contains or shares.
        for (const id of e.ledger)
          expect(rulesetsOf(s, e).flatMap(citable)).toContain(id.split('.')[0]);
        for (const id of rulesetsOf(s, e)) expect(s.teaches ?? RULESETS).toContain(id);
      }
    },
  );

  it('names of creatures and weapons in a lesson can be translated into Italian and back', () => {
    const scene = layTable(SCENARIOS.find((s) => s.id === 'reach-weapon')!).scene;
    const italian = withLocalNames(scene, 'it');
    expect(italian.creatures?.map((c) => [c.name, c.attacks?.[0]?.name])).toEqual([
      ['Ada', 'spada lunga'],
      ['Guardia', 'falcione'],
    ]);
    expect(withLocalNames(italian, 'en')).toEqual(scene);
  });

  it('every weapon and every unnamed creature in the lessons has an Italian and an English name', () => {
    for (const s of SCENARIOS) {
      const scene = layTable(s).scene;
      expect(withLocalNames(withLocalNames(scene, 'it'), 'en'), s.id).toEqual(
        withLocalNames(scene, 'en'),
      );
      expect(withLocalNames(scene, 'en'), s.id).toEqual(scene);
    }
  });
});

describe('rulings that the lessons state', () => {
  everyCase(rulings)(
    'the rules engine gives each ruling that a lesson states, and cites the same rules',
    (_, scenario, e, ruleset) => {
      const verdict = answer(askedOf(scenario, e, ruleset), e.ask);
      expect(verdict).toMatchObject(e.expect);
      expect(rulesIn(verdict)).toEqual(
        expect.arrayContaining(
          e.ledger.filter((id) => citable(ruleset).some((text) => id.startsWith(`${text}.`))),
        ),
      );
    },
  );
});

describe('the list of rulings beside a lesson', () => {
  const lesson = SCENARIOS.find((s) => s.id === 'high-ground')!;

  everyCase(RULESETS.map((id) => [rulesetInWords(id), id] as const))(
    'before the user plays a lesson, the list of rulings marks each ruling as open or as belonging to another ruleset',
    (_, ruleset) => {
      for (const s of SCENARIOS) {
        expect(
          rulingsOf(s, ruleset, new Set()).map((r) => (r.state === 'read' ? 'open' : r.state)),
          s.id,
        ).toEqual(s.expect.map((e) => (rulesetsOf(s, e).includes(ruleset) ? 'open' : 'elsewhere')));
      }
    },
  );

  it('the list of rulings beside a lesson marks a ruling as wrong if the rules engine rules otherwise or fails', () => {
    const [first, ...rest] = lesson.expect;
    const wrong = {
      ...lesson,
      expect: [
        { ...first!, expect: { total: { attack: 7 } } },
        { ...first!, ask: { ...first!.ask, from: 'nobody' } },
        ...rest,
      ],
    };
    expect(
      rulingsOf(wrong, 'srd35', new Set([0, 1]))
        .map((r) => r.state)
        .slice(0, 2),
    ).toEqual(['differs', 'differs']);
  });

  it(
    'a ruling of a lesson is confirmed only if the rules engine’s answer has every ' +
      'value that the lesson states',
    () => {
      const said = { a: 1, b: [{ c: 2, d: 3 }, { c: 4 }] };
      expect(
        [{ a: 1 }, { b: [{ c: 2 }, {}] }, {}].map((wanted) => matchesExpected(said, wanted)),
      ).toEqual([true, true, true]);
      expect(
        [{ a: 2 }, { e: 1 }, { b: [{ c: 2 }] }, { b: { 0: {} } }, { a: { f: 1 } }].map((wanted) =>
          matchesExpected(said, wanted),
        ),
      ).toEqual([false, false, false, false, false]);
    },
  );
});

/**
 * Questions that depend on the compass: a d8 decides on which side of the target a flask breaks,
 * and north stays north on a turned board.
 */
const BY_COMPASS = ['splash'];

describe('rulings on turned and mirrored boards', () => {
  everyCase(
    rulings.filter(
      ([, s, e]) => s.hexes === undefined && !BY_COMPASS.includes(String(e.ask['ask'])),
    ),
  )(
    'on a lesson’s map, the rules engine gives the same ruling after the map is rotated or mirrored',
    (_, scenario, e, ruleset) => {
      for (const turn of TURNS) {
        const { scene, about } = turned(askedOf(scenario, e, ruleset), turn);
        const of =
          typeof e.ask['of'] === 'string' && e.ask['ask'] !== 'threat' ? e.ask['of'] : undefined;
        expect(answer(scene, about(e.ask, of)), turn).toMatchObject(about(e.expect, of) as object);
      }
    },
  );
});
