/**
 * Documents told again are compared by the names of their fields: no field of the schema may be
 * missing there.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { alike, sameCreature } from '../../src/scene/alike.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';

type Creature = NonNullable<SceneDocument['creatures']>[number];

/**
 * The values that differ from one to the next: any will do, for only whether they differ is asked.
 */
const [ONE, OTHER] = [7, 8];

/** Every place at which a schema may hold a value: lists have one entry, records one name. */
function places(schema: unknown): (readonly (string | number)[])[] {
  if (schema instanceof z.ZodOptional) return places(schema.unwrap());
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, value]) =>
      places(value).map((rest) => [key, ...rest]),
    );
  if (schema instanceof z.ZodArray) return places(schema.element).map((rest) => [0, ...rest]);
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((item, i) => places(item).map((rest) => [i, ...rest]));
  if (schema instanceof z.ZodRecord) {
    const keys = schema.keyType instanceof z.ZodEnum ? schema.keyType.options : ['any'];
    return keys.flatMap((key) => places(schema.valueType).map((rest) => [key as string, ...rest]));
  }
  return [[]];
}

const creature = sceneSchema.shape.creatures.unwrap().element;
const ALL = places(creature);

/** A creature that has nothing but the value at one place. */
function having(place: readonly (string | number)[], value: unknown): Creature {
  const whole: Record<string, unknown> = { id: 'a', at: [1, 1] };
  let here: Record<string | number, unknown> = whole;
  for (const [i, step] of place.entries()) {
    const next = place[i + 1];
    here[step] = next === undefined ? value : (here[step] ?? (typeof next === 'number' ? [] : {}));
    here = here[step] as typeof here;
  }
  return whole as unknown as Creature;
}

describe('creatures told again', () => {
  it('has found the places of the schema', () => {
    expect(ALL.length).toBeGreaterThan(60);
    expect(ALL).toEqual(
      expect.arrayContaining([
        ['at', 1],
        ['speed', 'fly'],
        ['attacks', 0, 'critical', 'times'],
        ['saves', 'will'],
        ['skills', 'any', 'bonus'],
        ['pins'],
      ]),
    );
  });

  it.each(ALL.map((place) => [place.join('.'), place] as const))('differ in %s', (_, place) => {
    const [a, b] = [having(place, ONE), having(place, OTHER)];
    const bare: Creature = { id: 'a', at: [1, 1] };
    expect([
      sameCreature(a, b),
      sameCreature(b, a),
      sameCreature(a, bare),
      sameCreature(bare, a),
    ]).toEqual([false, false, false, false]);
    expect([
      sameCreature(a, structuredClone(a)),
      alike(a, structuredClone(a)),
      alike(a, b),
    ]).toEqual([true, true, false]);
    if (place.length === 1 && place[0] !== 'id')
      expect(sameCreature(bare, having(place, undefined))).toBe(true);
  });

  it('differ where a list is longer, or is not there', () => {
    const base: Creature = { id: 'a', at: [1, 1] };
    for (const field of ['attacks', 'conditions', 'traits', 'visibleTo', 'grapples'] as const) {
      const [none, one] = [
        { ...base, [field]: [] },
        { ...base, [field]: ['x'] },
      ];
      expect(
        [
          sameCreature(none, one),
          sameCreature(one, none),
          sameCreature(base, none),
          sameCreature(none, base),
        ],
        field,
      ).toEqual([false, false, false, false]);
    }
  });
});
