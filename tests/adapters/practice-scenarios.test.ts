import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { named } from '../../adapters/practice/scenarios/cast.ts';
import type { Expectation, Scenario } from '../../adapters/practice/scenarios/scenario.ts';
import { layTable, tokensOf } from '../../adapters/practice/table.ts';
import { answer } from '../../src/judge/answer.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { TURNS, turned } from '../boards/turned.ts';

/** The lesson's scene under the expectation's ruleset, with creatures moved as it says. */
function sceneFor(scenario: Scenario, { ruleset, after = {} }: Expectation): SceneDocument {
  const { scene } = layTable(scenario);
  const creatures = scene.creatures?.map((c) => {
    const at = after[c.id];
    return at === undefined ? c : { ...c, at: [at[0], at[1]] as [number, number] };
  });
  return { ...scene, ...(creatures && { creatures }), ...(ruleset !== undefined && { ruleset }) };
}

describe('the lessons as a whole', () => {
  it('are at least fourteen, each with its own id', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(14);
    expect(new Set(SCENARIOS.map((s) => s.id)).size).toBe(SCENARIOS.length);
  });

  it('have a battle of thirty', () => {
    expect(tokensOf(layTable(SCENARIOS.find((s) => s.id === 'battle')!))).toHaveLength(30);
  });

  it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: selected and targeted creatures exist, all stand apart and on the map', (_, s) => {
    const table = layTable(s);
    const ids = tokensOf(table).map((t) => t.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [s.select, ...(s.targets ?? []), ...s.expect.flatMap((e) => Object.keys(e.after ?? {}))]) expect(ids).toContain(id);
    const taken = new Set<string>();
    for (const t of tokensOf(table)) {
      const side = t.space ?? (t.size === 'large' ? 2 : 1);
      for (let i = 0; i < side * side; i++) {
        const [x, y] = [t.at[0] + (i % side), t.at[1] + Math.floor(i / side)];
        expect(taken).not.toContain(`${x},${y}`);
        taken.add(`${x},${y}`);
        expect(x >= 0 && y >= 0 && x < table.scene.grid.columns && y < table.scene.grid.rows).toBe(true);
      }
    }
  });

  it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s: says everything in both languages, in different words', (_, s) => {
    for (const words of [s.title, s.lesson, s.attempt]) {
      expect(words.it.length).toBeGreaterThan(3);
      expect(words.it).not.toBe(words.en);
    }
    expect(s.expect.length).toBeGreaterThan(0);
    for (const e of s.expect) expect(e.ledger.length).toBeGreaterThan(0);
  });

  it('names people and weapons in the language, there and back', () => {
    const scene = layTable(SCENARIOS.find((s) => s.id === 'reach-weapon')!).scene;
    const italian = named(scene, 'it');
    expect(italian.creatures?.map((c) => [c.name, c.attacks?.[0]?.name])).toEqual([['Ada', 'spada lunga'], ['Guardia', 'falcione']]);
    expect(named(italian, 'en')).toEqual(scene);
  });
});

describe('the referee says what the lesson promises', () => {
  const cases = SCENARIOS.flatMap((s) => s.expect.map((e) => [`${s.id}: ${e.story}`, s, e] as const));
  it.each(cases)('%s', (_, scenario, e) => {
    const said = answer(sceneFor(scenario, e), e.ask);
    expect(said).toMatchObject(e.expect);
    expect((said as { rules?: unknown[] }).rules?.length, 'every answer names its rules').toBeGreaterThan(0);
  });
});

describe('and says the same on the board turned or mirrored', () => {
  const cases = SCENARIOS.flatMap((s) => s.expect.map((e) => [`${s.id}: ${e.story}`, s, e] as const));
  it.each(cases)('%s', (_, scenario, e) => {
    for (const turn of TURNS) {
      const { scene, about } = turned(sceneFor(scenario, e), turn);
      const of = typeof e.ask['of'] === 'string' && e.ask['ask'] !== 'threat' ? e.ask['of'] : undefined;
      expect(answer(scene, about(e.ask, of)), turn).toMatchObject(about(e.expect, of) as object);
    }
  });
});
