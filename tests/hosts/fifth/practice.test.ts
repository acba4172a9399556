/** The twenty false marks on the practice table, whose creatures are scene facts. */
import { expect, it } from 'vitest';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import { layTable } from '../../../adapters/practice/table.ts';
import { FORMAT } from '../../../src/scene/format.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { rulesetInWords } from '../../support/titleWords.ts';
import { FALSE_MARKS } from './falseMarks.ts';
import { expectNoFalseMark } from './judgeFalseMark.ts';
import type { FifthPerson, FifthWeapon } from './people.ts';

const attack = (weapon: FifthWeapon, i: number) => ({
  id: `weapon-${i}`,
  name: weapon.name,
  kind: weapon.kind,
  reachWeapon: weapon.properties?.includes('Reach') === true ? 'reach' : 'none',
  ...(weapon.reach !== undefined && { reach: weapon.reach / 5 }),
  ...(weapon.range && { range: { normal: weapon.range[0] / 5, long: weapon.range[1] / 5 } }),
  ...(weapon.bonus !== undefined && { bonus: weapon.bonus }),
});

const asFacts = ({ speed = { walk: 30 }, weapons = [], ...person }: FifthPerson) => ({
  id: person.id,
  name: person.name,
  side: person.side,
  at: person.at,
  size: person.size ?? 'medium',
  speed: Object.fromEntries(
    Object.entries(speed).flatMap(([way, feet]) =>
      typeof feet === 'number' ? [[way === 'walk' ? 'land' : way, feet / 5]] : [],
    ),
  ),
  attacks: weapons.map(attack),
  conditions: person.conditions ?? [],
});

/** The creatures as the practice table has them. */
const onTable = (people: readonly FifthPerson[]): readonly SceneCreature[] =>
  layTable({
    id: 'false-marks',
    board: '',
    legend: {},
    select: '',
    scene: sceneSchema.parse({
      format: FORMAT,
      ruleset: 'srd52',
      grid: { kind: 'square', columns: 16, rows: 16, metresPerCell: 1.5 },
      creatures: people.map(asFacts),
    }),
  }).scene.creatures ?? [];

it('the twenty 5E situations that Quadretto once ruled wrongly are numbered from 1 to 20', () => {
  expect([...new Set(FALSE_MARKS.map(({ nth }) => nth))]).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

it.each(
  FALSE_MARKS.flatMap((mark) =>
    (['srd52', 'srd51'] as const).map(
      (ruleset) => [rulesetInWords(ruleset), mark.given, ruleset, mark] as const,
    ),
  ),
)('on the practice table, under %s, %s', (_game, _given, ruleset, mark) => {
  expectNoFalseMark(mark, onTable(mark.people), ruleset);
});
