/** Who sees whom: light, senses, what hides a square, walls, and what hides a creature itself. */
import type { CellFacts, Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { SightTable } from '../../board/innerlines.ts';
import { blocking } from '../../board/limitedWalls.ts';
import { perObject } from '../../board/memoize.ts';
import { isBright, type Light } from '../../board/vocabulary.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { cellsBetween, seesStand, squaresOf, standOf } from '../core/distance.ts';
import { isKeptFrom, senses } from '../core/hidden.ts';
import { betweenHeights } from '../core/lineHeights.ts';
import { groundsUnder } from '../core/grounds.ts';
import { cite, uniqueRuleIds, type RuleName } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId, SeesVerdict } from '../verdict.ts';
import { isVeiled, seesVeiled } from './grounds.ts';

/** Is this ground heavily obscured by what fills it, such as fog? */
const isOpaque = (facts: CellFacts | undefined): boolean =>
  facts?.concealment === 'total' || facts?.concealment === 'fog';

/** Lines of sight among walls and through fog, which hides what is in it and what is behind it. */
const throughFog = perObject((ground: Ground): SightTable | null => {
  if (!ground.cells.some(isOpaque)) return null;
  const walls = blocking('sight');
  const index = GroundIndex.of(ground).index('fifth fog', {
    ...walls,
    cell: (facts) => (isOpaque(facts) ? 1 : walls.cell(facts)),
  });
  return new SightTable(index, 1);
});

type Names = readonly RuleName[];
type Hidden = readonly [why: NonNullable<SeesVerdict['why']>, names: Names];

interface Pair {
  readonly j: Judge;
  readonly from: Creature;
  readonly to: Creature;
  /** Distance in cells. */
  readonly apart: number;
}

const lightOf = (j: Judge, facts: CellFacts | undefined): Light =>
  facts?.light ?? j.board.ground.light ?? 'bright';

/** Why the other creature is not seen although no wall is between them; undefined: it is seen. */
function hiddenBy({ j, from, to, apart }: Pair): Hidden | undefined {
  if (j.rules.bodyIs(j, from, 'blind')) return ['blinded', ['blinded']];
  const truly = senses(from, apart, 'true-seeing');
  if (isUnder(j, to, 'invisible') && !truly && !senses(from, apart, 'see-invisible'))
    return ['invisible', ['invisible']];
  const [a, b] = [standOf(j, from), standOf(j, to)];
  const { ground } = betweenHeights(j, a.h, b.h).board;
  const fog = throughFog(ground);
  return fog === null || seesStand(fog, a, b) ? undefined : ['obscured', ['concealmentTotal']];
}

/** The lightest light in which the creature stands. */
function lightOn(j: Judge, c: Creature): Light {
  const index = GroundIndex.of(j.board.ground);
  const lights = squaresOf(j, c).map(([x, y]) => lightOf(j, index.facts(x, y)));
  return lights.find(isBright) ?? lights.find((light) => light === 'dim') ?? 'dark';
}

/** The rules of the ground that hides either creature, such as a cloud. */
const rulesOfPlaces = (j: Judge, a: Creature, b: Creature): readonly RuleId[] =>
  [...groundsUnder(j, a), ...groundsUnder(j, b)].flatMap((kind) =>
    kind.concealment !== undefined || kind.light !== undefined || kind.lights !== undefined
      ? kind.rules
      : [],
  );

/** Does something such as mist obscure every square of the creature lightly? */
const inMist = (j: Judge, c: Creature): boolean => {
  const index = GroundIndex.of(j.board.ground);
  return squaresOf(j, c).every(([x, y]) => index.facts(x, y)?.concealment !== undefined);
};

/** Tremorsense knows where a creature is that touches the ground; it does not see it. */
const isPlaced = ({ j, from, to, apart }: Pair): boolean =>
  senses(from, apart, 'tremorsense') &&
  !j.rules.bodyIs(j, to, 'airborne') &&
  !j.rules.bodyIs(j, to, 'incorporeal');

/** Does one creature see another now, where both stand? A line of sight alone is not enough. */
export function sees(j: Judge, from: Creature, to: Creature): SeesVerdict {
  const apart = from.id === to.id ? 0 : cellsBetween(j, standOf(j, from), standOf(j, to));
  const pair: Pair = { j, from, to, apart };
  const seen = (obscured: SeesVerdict['obscured'], by: string | undefined, names: Names) => ({
    sees: true,
    obscured,
    ...(by === undefined ? {} : { by }),
    rules: uniqueRuleIds(cite(j.rules.cites, ...names), rulesOfPlaces(j, from, to)),
    unknown: [],
  });
  const not = (why: NonNullable<SeesVerdict['why']>, names: Names): SeesVerdict => {
    const placed = isPlaced(pair);
    const own = cite(j.rules.cites, ...names, ...(placed ? (['otherSenses'] as const) : []));
    const rules = uniqueRuleIds(own, rulesOfPlaces(j, from, to));
    return { sees: false, why, obscured: 'heavily', ...(placed && { placed }), rules, unknown: [] };
  };
  if (from.id === to.id) return seen('none', undefined, []);
  if (isKeptFrom(from, to)) return not('kept', []);
  // Blindsight needs neither light nor eyes; total cover stops it.
  if (senses(from, apart, 'blindsight') && j.rules.lineOfEffect(j, from, to).free)
    return seen('none', 'blindsight', ['otherSenses']);
  if (!j.rules.lineOfSight(j, from, to).free) return not('no-line-of-sight', ['sight']);
  const hidden = hiddenBy(pair);
  if (hidden !== undefined) return not(...hidden);
  const truly = senses(from, apart, 'true-seeing');
  const own = !isUnder(j, to, 'invisible') ? undefined : truly ? 'true-seeing' : 'see-invisible';
  const names: Names = own === undefined ? [] : ['otherSenses'];
  const mist = inMist(j, to) ? 'lightly' : 'none';
  const light = lightOn(j, to);
  if (isBright(light)) return seen(mist, own, [...names, mist === 'none' ? 'sight' : 'lightDim']);
  if (light === 'dark' && truly) return seen(mist, 'true-seeing', ['otherSenses']);
  const veiled = light === 'dark' && !seesVeiled(from) && isVeiled(j, squaresOf(j, to));
  if (!veiled && senses(from, apart, 'darkvision'))
    return seen(light === 'dark' ? 'lightly' : mist, own ?? 'darkvision', [
      ...names,
      'darkvision',
      ...(light === 'dark' ? (['lightDim'] as const) : []),
    ]);
  return light === 'dark'
    ? not('dark', ['lightDark', 'darkvision'])
    : seen('lightly', own, [...names, 'lightDim']);
}
