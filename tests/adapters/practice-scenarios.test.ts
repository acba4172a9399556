import { describe, expect, it } from 'vitest';
import { askedOf } from '../../adapters/practice/scenarios/asked.ts';
import { named } from '../../adapters/practice/scenarios/words.ts';
import { FAMILIES, FAMILY_IDS } from '../../adapters/practice/scenarios/families.ts';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { RULESETS, rulesetsOf, type Both } from '../../adapters/practice/scenarios/scenario.ts';
import { layTable, sideOf, tokensOf } from '../../adapters/practice/table.ts';
import { holds, rulingsOf } from '../../entrypoints/practice/rulings.ts';
import { tilingOf } from '../../src/board/tiling.ts';
import { answer } from '../../src/judge/answer.ts';
import { TURNS, turned } from '../boards/turned.ts';

/** Every lesson by its name, and every ruling of every lesson under each ruleset that says so. */
const lessons = SCENARIOS.map((s) => [s.id, s] as const);
const rulings = SCENARIOS.flatMap((s) =>
  s.expect.flatMap((e) =>
    rulesetsOf(s, e).map(
      (ruleset) => [`${s.id}, ${ruleset}: ${e.ruling.en}`, s, e, ruleset] as const,
    ),
  ),
);

const said = (words: Both): void => {
  expect(words.en.length).toBeGreaterThan(3);
  expect(words.it.length).toBeGreaterThan(3);
  expect(words.it).not.toBe(words.en);
};

/** Every rule that an answer names, at any depth. */
function rulesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'rules' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => rulesIn(each, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => rulesIn(each, name))
    : [];
}

describe('the lessons as a whole', () => {
  it('are at least thirty, each with its own id', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SCENARIOS.map((s) => s.id)).size).toBe(SCENARIOS.length);
  });

  it.each(FAMILY_IDS.map((id) => [id] as const))(
    'the family %s has lessons, one after the other, and a name in both languages',
    (id) => {
      const places = SCENARIOS.flatMap((s, i) => (s.family === id ? [i] : []));
      expect(places.length).toBeGreaterThan(0);
      expect(places.at(-1)! - places[0]!).toBe(places.length - 1);
      said(FAMILIES[id]);
    },
  );

  it('have a battle of thirty', () => {
    expect(tokensOf(layTable(SCENARIOS.find((s) => s.id === 'battle')!))).toHaveLength(30);
  });

  it.each(lessons)(
    '%s: selected and targeted creatures exist, all stand apart and on the map',
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

  it.each(lessons)(
    '%s: says everything in both languages, in different words, and names the rules of every ruling',
    (_, s) => {
      for (const words of [s.title, s.lesson, s.attempt]) said(words);
      expect(s.expect.length).toBeGreaterThan(0);
      for (const e of s.expect) {
        said(e.ruling);
        for (const words of [e.ruling.en, e.ruling.it]) expect(words).toMatch(/^\p{Lu}.*[.!]$/u);
        expect(e.ledger.length).toBeGreaterThan(0);
        // A rule of a text that does not say so proves nothing.
        for (const id of e.ledger) expect(rulesetsOf(s, e)).toContain(id.split('.')[0]);
        for (const id of rulesetsOf(s, e)) expect(s.teaches ?? RULESETS).toContain(id);
      }
    },
  );

  it('names people and weapons in the language, there and back', () => {
    const scene = layTable(SCENARIOS.find((s) => s.id === 'reach-weapon')!).scene;
    const italian = named(scene, 'it');
    expect(italian.creatures?.map((c) => [c.name, c.attacks?.[0]?.name])).toEqual([
      ['Ada', 'spada lunga'],
      ['Guardia', 'falcione'],
    ]);
    expect(named(italian, 'en')).toEqual(scene);
  });

  it('has a word in each language for every weapon and everybody who has no name of their own', () => {
    for (const s of SCENARIOS) {
      const scene = layTable(s).scene;
      expect(named(named(scene, 'it'), 'en'), s.id).toEqual(named(scene, 'en'));
      expect(named(scene, 'en'), s.id).toEqual(scene);
    }
  });
});

describe('the referee says what the lesson promises, on the strength of the rules that it names', () => {
  it.each(rulings)('%s', (_, scenario, e, ruleset) => {
    const verdict = answer(askedOf(scenario, e, ruleset), e.ask);
    expect(verdict).toMatchObject(e.expect);
    expect(rulesIn(verdict)).toEqual(
      expect.arrayContaining(e.ledger.filter((id) => id.startsWith(`${ruleset}.`))),
    );
  });
});

describe('the page, which asks the engine itself', () => {
  const lesson = SCENARIOS.find((s) => s.id === 'high-ground')!;

  it.each(RULESETS.map((id) => [id] as const))(
    'finds every ruling of %s as it stands, and marks those of other texts',
    (ruleset) => {
      for (const s of SCENARIOS) {
        expect(
          rulingsOf(s, ruleset, new Set()).map((r) => (r.state === 'read' ? 'open' : r.state)),
          s.id,
        ).toEqual(s.expect.map((e) => (rulesetsOf(s, e).includes(ruleset) ? 'open' : 'elsewhere')));
      }
    },
  );

  it('says so when the engine says otherwise, or cannot be asked', () => {
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

  it('holds an answer to every field that is wanted, and to the length of lists', () => {
    const said = { a: 1, b: [{ c: 2, d: 3 }, { c: 4 }] };
    expect([{ a: 1 }, { b: [{ c: 2 }, {}] }, {}].map((wanted) => holds(said, wanted))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [{ a: 2 }, { e: 1 }, { b: [{ c: 2 }] }, { b: { 0: {} } }, { a: { f: 1 } }].map((wanted) =>
        holds(said, wanted),
      ),
    ).toEqual([false, false, false, false, false]);
  });
});

/**
 * A die of eight says on which side of its target a flask breaks: north stays north on a turned
 * board.
 */
const BY_COMPASS = ['splash'];

describe('and says the same on the board turned or mirrored', () => {
  it.each(
    rulings.filter(
      ([, s, e]) => s.hexes === undefined && !BY_COMPASS.includes(String(e.ask['ask'])),
    ),
  )('%s', (_, scenario, e, ruleset) => {
    for (const turn of TURNS) {
      const { scene, about } = turned(askedOf(scenario, e, ruleset), turn);
      const of =
        typeof e.ask['of'] === 'string' && e.ask['ask'] !== 'threat' ? e.ask['of'] : undefined;
      expect(answer(scene, about(e.ask, of)), turn).toMatchObject(about(e.expect, of) as object);
    }
  });
});
