/** Builds the scene in which a ruling's question is asked. */
import { sceneSchema, type SceneDocument } from '../../../src/scene/schema.ts';
import { layTable } from '../table.ts';
import type { Expectation, Scenario } from './scenario.ts';

/**
 * The lesson's scene under this ruleset, with the positions of creatures and the turn that the
 * ruling states.
 */
export function askedOf(
  scenario: Scenario,
  { after = {}, turn }: Expectation,
  ruleset: string,
): SceneDocument {
  const { scene } = layTable(scenario);
  const creatures = (scene.creatures ?? []).map((c) => {
    const at = after[c.id];
    return at === undefined ? c : { ...c, at: [at[0], at[1]] as [number, number] };
  });
  return sceneSchema.parse({
    ...scene,
    ruleset,
    creatures,
    ...(turn === undefined ? {} : { turn }),
  });
}
