/**
 * Threats on hexes: each creature is judged once, as long as it is unchanged. For square grids see
 * `threats.ts`.
 */
import { CellSet } from '../board/cellset.ts';
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { tilingOf } from '../board/tiling.ts';
import { sameBasis } from '../rules/core/threatBasis.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { ThreatVerdict } from '../rules/verdict.ts';
import type { Threatening, Threats } from './threats.ts';

class Contact implements Threatening {
  readonly verdict: ThreatVerdict;

  constructor(
    private readonly judge: Judge,
    readonly creature: Creature,
  ) {
    this.verdict = judge.rules.threat(judge, creature);
  }

  get unknown(): readonly string[] {
    return this.verdict.unknown;
  }

  /**
   * All hexes of the creature's space, including the inner hex of seven, so that the threatened
   * area has no hole there.
   */
  get along(): readonly Cell[] {
    const {
      creature,
      judge: { board, rules },
    } = this;
    return this.verdict.cells.size === 0
      ? []
      : tilingOf(board.ground.grid).space(creature.at, rules.space(creature).value);
  }

  holds(x: number, y: number): boolean {
    return this.verdict.cells.has(x, y);
  }
}

export const contactOf = (judge: Judge, creature: Creature): Threatening =>
  new Contact(judge, creature);

function counted(judge: Judge, all: readonly Threatening[]): Threats {
  const { grid } = judge.board.ground;
  const active = all.filter(
    ({ verdict }) => verdict.none === undefined && verdict.idle === undefined,
  );
  const [sure, doubtful, many] = [new CellSet(grid), new CellSet(grid), new CellSet(grid)];
  const count = new Uint16Array(grid.columns * grid.rows);
  for (const { verdict, unknown } of active) {
    const known = unknown.length > 0 ? doubtful : sure;
    verdict.cells.eachIndex((i) => {
      if (count[i]!++ > 0) many.addIndex(i);
      known.addIndex(i);
    });
  }
  // A hex that a creature certainly threatens is not doubtful.
  sure.eachIndex((i) => doubtful.deleteIndex(i));
  return { all, active, sure, doubtful, many, count };
}

/**
 * Creates a function that finds the threats of the given foes on hexes; each call reuses the
 * previous result.
 */
export function contactsFollowed(): (judge: Judge, foes: readonly Creature[]) => Threats {
  let last: { readonly judge: Judge; readonly threats: Threats } | undefined;
  return (judge, foes) => {
    const before = last !== undefined && sameBasis(last.judge, judge) ? last.threats : undefined;
    const all = foes.map((foe, i) => {
      const known = before?.all[i];
      return known?.creature === foe ? known : contactOf(judge, foe);
    });
    const same =
      before !== undefined &&
      before.all.length === all.length &&
      all.every((one, i) => one === before.all[i]);
    last = { judge, threats: same ? before : counted(judge, all) };
    return last.threats;
  };
}
