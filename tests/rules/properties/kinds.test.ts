/** What a creature is has one effect on a board, whichever question is asked and however it is said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../../src/board/vocabulary.ts';
import { answer } from '../../../src/judge/answer.ts';
import { FORMAT } from '../../../src/scene/format.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import type { Answer, Ask } from '../cases.ts';
import { boards, type Scene } from './boards.ts';
import { holds, TIMEOUT } from './runs.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';

const TEXTS = ['srd35', 'sigil', 'pf1'] as const;
const kind = fc.record({
  type: fc.constantFrom(...CREATURE_TYPES),
  subtypes: fc.constantFrom<string[]>([], [], ['swarm'], ['incorporeal'], ['fire']),
});

/** Boards whose creatures have random types; all of them are helpless or none is. */
const kinds: fc.Arbitrary<Scene> = fc
  .record({
    scene: boards({ cells: 10, walls: 4, creatures: 6, side: [6, 8] }),
    text: fc.constantFrom(...TEXTS),
    list: fc.array(kind, { minLength: 8, maxLength: 8 }),
    helpless: fc.boolean(),
  })
  .map(({ scene, text, list, helpless }) => ({
    ...scene,
    ruleset: text,
    creatures: scene.creatures.map((c, i) => ({
      ...c,
      ...list[i],
      conditions: helpless ? ['helpless'] : (c.conditions ?? []),
    })),
  }));

const ask = (scene: Scene, question: Ask): Answer =>
  answer(sceneSchema.parse(scene), question) as unknown as Answer;
const pairs = (a: Answer): { a: string; b: string }[] => a['pairs'] as { a: string; b: string }[];

describe('creatures of every type in every hazard', () => {
  const BREATHLESS = ['construct', 'elemental', 'undead'];
  const judged = (ruleset: string, hazard: string, c: Record<string, unknown>): Answer =>
    answer(
      sceneSchema.parse({
        format: FORMAT,
        ruleset,
        grid: { kind: 'square', columns: 3, rows: 3 },
        creatures: [{ id: 'p', side: 'a', at: [1, 1], ...c }],
      }),
      { ask: 'hazard', of: 'p', hazard },
    ) as unknown as Answer;

  it.each(rulesetsInWords(['srd35', 'd20modern']))(
    'under %s, constructs, elementals and undead are immune to drowning, suffocation and ' +
      'smoke, and other creatures are not',
    (_, ruleset) => {
      for (const type of CREATURE_TYPES)
        for (const hazard of ['drowning', 'suffocation', 'smoke']) {
          const known = judged(ruleset, hazard, { type });
          expect([type, known['immune'] !== undefined]).toEqual([type, BREATHLESS.includes(type)]);
          expect(known['unknown']).not.toContain('creatures.p.type');
          expect(judged(ruleset, hazard, { traits: [type] })).toEqual(known);
          expect(judged(ruleset, hazard, {})['unknown']).toContain('creatures.p.type');
        }
    },
  );
});

describe('creatures of random types', () => {
  it(
    'an attack has the flanking bonus only if the attacker flanks the target',
    () => {
      holds(kinds, 40, (scene) => {
        for (const from of scene.creatures)
          for (const to of scene.creatures) {
            const weapon = from.attacks?.find((a) => a.kind === 'melee');
            if (from.id === to.id || weapon === undefined) continue;
            const flanks = pairs(ask(scene, { ask: 'flanking', target: to.id })).some(
              (p) => p.a === from.id || p.b === from.id,
            );
            const struck = ask(scene, { ask: 'attack', from: from.id, to: to.id, with: weapon.id });
            const list = struck['modifiers'] as { why: string }[];
            if (list.some(({ why }) => why === 'flanking')) expect(flanks).toBe(true);
          }
      });
    },
    TIMEOUT,
  );

  it(
    'a creature’s type, such as undead, has the same effect whether stated as the type or among the traits',
    () => {
      holds(kinds, 40, (scene) => {
        const said: Scene = {
          ...scene,
          creatures: scene.creatures.map(({ type, subtypes = [], ...c }) => ({
            ...c,
            traits: [...(c.traits ?? []), ...(type === undefined ? [] : [type]), ...subtypes],
          })),
        };
        for (const { id } of scene.creatures)
          for (const question of [
            { ask: 'threat', of: id },
            { ask: 'flanking', target: id },
            { ask: 'reachable', of: id, mode: 'move' },
          ])
            expect(ask(said, question)).toEqual(ask(scene, question));
      });
    },
    TIMEOUT,
  );

  it(
    'a swarm threatens no cell',
    () => {
      holds(kinds, 40, (scene) => {
        for (const c of scene.creatures) {
          if (c.subtypes?.includes('swarm') === true)
            expect(ask(scene, { ask: 'threat', of: c.id })['cells']).toEqual([]);
          for (const to of scene.creatures) {
            const weapon = c.attacks?.[0];
            if (c.id === to.id || weapon === undefined) continue;
            const more = { with: weapon.id };
            const act = ask(scene, {
              ask: 'act',
              of: c.id,
              action: 'coup-de-grace',
              target: to.id,
              ...more,
            });
            const special = ask(scene, {
              ask: 'special',
              from: c.id,
              to: to.id,
              attack: 'coup-de-grace',
              ...more,
            });
            const immune = (a: Answer): boolean =>
              (a['why'] as string[]).includes('critical-immune');
            expect(immune(act)).toBe(immune(special));
          }
        }
      });
    },
    TIMEOUT,
  );
});
