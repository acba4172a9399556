/**
 * Orders the test files of each project so that the slowest run first and no worker is idle at the
 * end. The projects run one after the other: a worker keeps its modules only until a file of another
 * project is next.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that are known to be slow, whatever their size. The slowest is first. */
const LONG = [
  'drift/foundry.test',
  'rules/may-act.test',
  'properties/symmetry.test',
  'properties/pairs.test',
  'rules/recorded.test',
  'encounter/soak.test',
  'extending/extending.test',
  'refereeing/preview.test',
  'drift/roll20.test',
  'properties/walls.test',
  'encounter/replay.test',
  'extending/family.test',
  'differential/mutants.test',
  'e2e/fifth-evening.test',
  'e2e/fight.test',
  'e2e/foundry-referee.test',
  'e2e/steps-foundry.test',
  'e2e/foundry-marks.test',
  'e2e/first-minutes.test',
  'e2e/practice.test',
  'e2e/roll20-variants.test',
  'e2e/foundry-keys.test',
  'e2e/check.test',
  'e2e/adventure.test',
  'e2e/panels.test',
  'e2e/interface.test',
  'e2e/fairplay.test',
  'e2e/fifth-table.test',
  'e2e/column.test',
  'e2e/stores.test',
  'e2e/foundry-proposals.test',
  'e2e/roll20-page.test',
  'e2e/policies.test',
  'e2e/foundry-hex.test',
  'e2e/turn-strip.test',
  'e2e/steps-roll20.test',
  'e2e/practice-cases.test',
  'e2e/hostile.test',
  'e2e/roll20-marks.test',
  'e2e/roll20-access.test',
  'e2e/pathfinder-table.test',
  'e2e/firefox.test',
  'e2e/tour.test',
  'e2e/elsewhere.test',
  'e2e/faults.test',
  'e2e/card.test',
  'e2e/paint.test',
  'e2e/roll20-glue.test',
  'e2e/foundry-page.test',
  'e2e/flight.test',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at < 0 ? LONG.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inTurn = this.ctx.projects;
    return (await super.sort(files)).sort(
      (a, b) => inTurn.indexOf(a.project) - inTurn.indexOf(b.project) || rank(a) - rank(b),
    );
  }
}
