/**
 * Facts of the fighters that no sheet contains, entered as corrections on the card; the same on
 * every host.
 */
import { CORRECTIONS, keyOf, type Correction } from '../../../src/amendments/correction.ts';
import { storedPart } from '../../../src/storage/storedKind.ts';
import type { SceneInput } from '../../../src/scene/schema.ts';
import { sceneOf } from '../../hosts/practice.ts';
import { scenario } from '../../hosts/scenario.ts';
import { idOf } from '../expected.ts';

type Fact = readonly [name: string, fact: Correction['fact'], value: Correction['value']];

/** The reach of a Large creature depends on whether it is tall or long. */
const FACTS: readonly Fact[] = [['Ogre', 'build', 'tall']];

/** The corrections as stored data for these tables: storage key and value. */
export function corrected(campaigns: readonly string[]): readonly [key: string, value: unknown] {
  const made = campaigns.flatMap((campaign) =>
    FACTS.map(([name, fact, value]): Correction => ({
      campaign,
      scope: 'token',
      of: idOf(name),
      name,
      fact,
      value,
      at: '2026-01-01T00:00:00.000Z',
    })),
  );
  return [
    `kept:${CORRECTIONS.name}`,
    storedPart(CORRECTIONS, Object.fromEntries(made.map((each) => [keyOf(each), each]))),
  ];
}

/** The board as a scene that the user opens. */
export function fightScene(): SceneInput {
  const scene = sceneOf(scenario('fight'));
  const said = (name: string | undefined): object =>
    Object.fromEntries(FACTS.filter(([of]) => of === name).map(([, fact, value]) => [fact, value]));
  return { ...scene, creatures: (scene.creatures ?? []).map((c) => ({ ...c, ...said(c.name) })) };
}
