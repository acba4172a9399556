/**
 * Judges concealment: fog along the lines, fog over the whole space of an adjacent target,
 * darkness, invisibility.
 */
import { memoize, perObject } from '../../../board/memoize.ts';
import { missSet, type CellFacts, type Ground } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { isBright, type Light } from '../../../board/vocabulary.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { lightOf } from '../../../board/light.ts';
import { groundBetween } from '../../../board/wallHeights.ts';
import { cite, uniqueRuleIds, type RuleName } from '../../names.ts';
import type { AttackMode, Judge, Ruleset } from '../../ruleset.ts';
import type { ConcealmentVerdict, JudgedLine, RuleId } from '../../verdict.ts';
import { isInsideSolid } from '../../core/insideSolid.ts';
import type { Region } from '../../core/region.ts';
import { effectOf, isFree, isUnder } from '../../core/conditionsInForce.ts';
import {
  decidingLines,
  everyChoiceMeets,
  squares,
  type AimChoice,
  type Obstacles,
} from '../../core/coverlines.ts';
import {
  cellsBetween,
  isSquareOf,
  seesStand,
  standingAt,
  standOf,
  type Stand,
} from '../../core/distance.ts';
import { groundKindAt, rulesOfGround } from '../../core/grounds.ts';
import { memoizeByRegion } from '../../core/memoizeByRegion.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { isHollowInWater, isInvisibleTo, isKeptFrom, isSensed, senses } from '../../core/hidden.ts';

export interface ConcealmentPolicy {
  /** Whether an adjacent target has concealment only if its whole space is concealed. */
  wholeSpace(attack: AttackMode): boolean;
  readonly bigTarget: 'square' | 'space';
  /**
   * Whether a target out of line of sight has total concealment even if there is no line of effect
   * either.
   */
  blindWithoutEffect(j: Judge): boolean;
  /**
   * Miss chance in percent that a cell's contents cause, for a target adjacent to the attacker or
   * farther away.
   */
  readonly fog: (facts: CellFacts, adjacent: boolean) => number;
  /** Whether all creatures have total concealment from an incorporeal one inside solid matter. */
  readonly hiddenFromSolid?: true;
}

/**
 * Miss chance of what hides a cell (srd35.concealment.miss-chance-20, total-miss-50): fog hides
 * everything beyond an adjacent cell (srd35.concealment.fog).
 */
export const fogOfTwo = (f: CellFacts, adjacent: boolean): number =>
  Math.max(
    f.missChance ?? 0,
    f.concealment === undefined
      ? 0
      : f.concealment === 'fog'
        ? MISS[adjacent ? 'partial' : 'total']
        : MISS[f.concealment],
  );

const MISS = { partial: 20, total: 50 } as const;
/**
 * Miss chances become obstacle levels: one level for each 10 percent. The highest level is total
 * concealment.
 */
const LEVEL = 10;
const TOTAL = 5;

type Degree = ConcealmentVerdict['degree'];
interface Found {
  readonly degree: Degree;
  readonly miss: number;
  readonly why: string;
  readonly names: readonly RuleName[];
  /** Rules of the kinds of ground that hide the target. */
  readonly ids?: readonly RuleId[];
}

/** Builds the `concealment` answer of a ruleset. */
export function concealmentAnswer(policy: ConcealmentPolicy) {
  const known = {
    melee: memoizeByRegion<ConcealmentVerdict>(),
    ranged: memoizeByRegion<ConcealmentVerdict>(),
  };
  return (
    j: Judge,
    from: Creature,
    to: Creature,
    attack: AttackMode,
    toAt?: Cell,
  ): ConcealmentVerdict => {
    const said = j.board.misses === undefined ? undefined : missSet(j.board, from.id, to.id);
    if (said === undefined && isPlain(j, from) && isPlain(j, to) && isPlainGround(j, policy)) {
      const a = standOf(j, from);
      const b = standingAt(j, to, toAt);
      const ground = groundBetween(j.board.ground, a.h, b.h);
      if (seesStand(GroundIndex.of(ground).sight('sight'), a, b))
        return plainly(j.rules, nameOf(policy, attack, cellsBetween(j, a, b) <= 1));
    }
    const judged = (): ConcealmentVerdict =>
      concealmentOf(j, policy, from, to, { attack, said, toAt });
    // The verdict depends only on these two creatures.
    return toAt !== undefined && !sameCell(toAt, to.at)
      ? judged()
      : known[attack](j, from, to, { on: [said], within: NOWHERE }, judged);
  };
}

/** Whether the creature has no conditions and no special senses, and is visible to every side. */
const isPlain = (j: Judge, c: Creature): boolean => c.visibleTo === undefined && isFree(j, c);

const plainGrounds = memoize<boolean>();

/** Whether all cells are brightly lit and none has fog. */
function isPlainGround({ board: { ground } }: Judge, policy: ConcealmentPolicy): boolean {
  const isLit = (light: Ground['light']): boolean => isBright(light ?? 'bright');
  return plainGrounds(
    ground,
    [policy],
    () =>
      isLit(ground.light) &&
      ground.cells.every(
        (f) =>
          isLit(f.light) && policy.fog(f, true) < LEVEL / 2 && policy.fog(f, false) < LEVEL / 2,
      ),
  );
}

const nameOf = (policy: ConcealmentPolicy, attack: AttackMode, adjacent: boolean): RuleName =>
  adjacent && policy.wholeSpace(attack)
    ? 'concealmentAdjacent'
    : attack === 'melee'
      ? 'concealmentReach'
      : 'concealmentRanged';

const plains = perObject((_rules: Ruleset) => new Map<RuleName, ConcealmentVerdict>());

/** Shared verdict for "no concealment", the most frequent answer. */
function plainly(rules: Ruleset, name: RuleName): ConcealmentVerdict {
  const known = plains(rules);
  let plain = known.get(name);
  if (plain === undefined) {
    plain = {
      degree: 'none',
      missChance: 0,
      why: [],
      rules: cite(rules.cites, name),
      unknown: [],
      lines: [],
    };
    known.set(name, plain);
  }
  return plain;
}

const DEGREES: Readonly<Record<number, readonly RuleName[]>> = {
  10: ['concealmentQuarter'],
  20: ['concealmentHalf'],
  30: ['concealmentThreeQuarters'],
  40: ['concealmentNineTenths'],
};
/** The degree of concealment for a miss chance in percent, for rulesets with degrees. */
export const degreeOf = (miss: number): readonly RuleName[] => DEGREES[miss] ?? [];

const NOWHERE = (region: Region): Region => region;

function concealmentOf(
  j: Judge,
  policy: ConcealmentPolicy,
  from: Creature,
  to: Creature,
  {
    attack,
    said,
    toAt,
  }: {
    readonly attack: AttackMode;
    readonly said: number | undefined;
    readonly toAt?: Cell | undefined;
  },
): ConcealmentVerdict {
  const a = standOf(j, from);
  const b = standingAt(j, to, toAt);
  const adjacent = cellsBetween(j, a, b) <= 1;
  const found =
    said !== undefined
      ? saidOf(said)
      : [
          unseen(j, from, to, a, b),
          sightless(j, policy, a, b),
          dark(j, from, to, a, b),
          enclosed(j, policy, from),
          magic(j, from, to, cellsBetween(j, a, b)),
          obscured(j, policy, { attack, adjacent }, a, b),
        ].filter((f): f is Found => f !== null);
  // Concealments never stack: the greatest applies (srd35.concealment.no-stacking).
  let best: Found = { degree: 'none', miss: 0, why: '', names: [] };
  for (const f of found)
    if (f.miss > best.miss || (f.degree === 'total' && best.degree !== 'total')) best = f;
  const names: RuleName[] = [nameOf(policy, attack, adjacent), ...best.names];
  if (best.degree === 'partial') names.push(...degreeOf(best.miss));
  if (found.length > 0) names.push('concealmentOne');
  if (seenInDark(j, from, a, b)) names.push('darkvision');
  // The verdict is cached with the two creatures, so its closures must not keep the board in
  // memory.
  const { ground } = j.board;
  let drawn: readonly JudgedLine[] | undefined;
  return {
    degree: best.degree,
    missChance: best.miss,
    why: found.map((f) => f.why),
    rules: uniqueRuleIds(cite(j.rules.cites, ...names), best.ids ?? []),
    unknown: [],
    get lines() {
      return (drawn ??=
        best.why === 'obscured'
          ? decidingLines(obstacles(ground, policy, adjacent, a), choiceOf(policy, false), a, b)
          : []);
    },
  };
}

/** Concealment that the game master has set for this attacker and target; empty if none. */
const saidOf = (miss: number): Found[] =>
  miss === 0
    ? []
    : [
        {
          degree: miss >= MISS.total ? 'total' : 'partial',
          miss,
          why: 'gm',
          names: miss >= MISS.total ? ['concealmentTotal'] : [],
        },
      ];

/** Concealment because the target is invisible or the attacker is blind. */
function unseen(j: Judge, from: Creature, to: Creature, a: Stand, b: Stand): Found | null {
  // Senses other than sight do not detect incorporeal creatures.
  const bodiless = isUnder(j, to, 'incorporeal');
  if (isSensed(j, from, to, a, b)) return null;
  if (isUnder(j, from, 'blind'))
    return {
      degree: 'total',
      miss: MISS.total,
      why: 'blinded',
      names: ['concealmentTotal', 'blinded'],
    };
  const hidden = isKeptFrom(from, to);
  if (!hidden && !isInvisibleTo(j, from, to)) return null;
  // An invisible body in water is visible as a hollow in the water.
  if (!hidden && isHollowInWater(j, to, b)) {
    return {
      degree: 'partial',
      miss: MISS.partial,
      why: 'invisible',
      names: ['invisible', 'invisibleInWater'],
    };
  }
  return {
    degree: 'total',
    miss: MISS.total,
    why: 'invisible',
    names: ['concealmentTotal', 'invisible', ...(bodiless ? ['bodilessUnsensed' as const] : [])],
  };
}

/**
 * Total concealment of a target out of line of sight. If the ruleset requires it, there must also
 * be a line of effect.
 */
function sightless(j: Judge, policy: ConcealmentPolicy, a: Stand, b: Stand): Found | null {
  const survey = GroundIndex.of(groundBetween(j.board.ground, a.h, b.h));
  if (seesStand(survey.sight('sight'), a, b)) return null;
  if (!policy.blindWithoutEffect(j) && !seesStand(survey.sight('effect'), a, b)) return null;
  return {
    degree: 'total',
    miss: MISS.total,
    why: 'no-line-of-sight',
    names: ['concealmentTotal', 'sight'],
  };
}

/** Total concealment from an incorporeal creature inside a solid object, which sees nothing. */
const enclosed = (j: Judge, policy: ConcealmentPolicy, from: Creature): Found | null =>
  policy.hiddenFromSolid === true && isInsideSolid(j, from)
    ? {
        degree: 'total',
        miss: MISS.total,
        why: 'inside-solid',
        names: ['concealmentTotal', 'insideSolid'],
      }
    : null;

/** The light level of a cell. */
export const lightAt = (j: Judge, x: number, y: number): Light =>
  lightOf(j.board.ground, GroundIndex.of(j.board.ground).facts(x, y));

/** The light level of a cell without the magical darkness in it. */
export function unveiledAt(j: Judge, [x, y]: Cell): Light {
  const facts = GroundIndex.of(j.board.ground).facts(x, y);
  const own = groundKindAt(j, [x, y])?.light === undefined ? facts?.light : facts?.unveiled;
  return own ?? lightOf(j.board.ground);
}

/** Whether the creature can see into the dark at this distance, in cells. */
const seesInDark = (j: Judge, c: Creature, cells: number): boolean =>
  senses(c, cells, 'darkvision') || traitEffect(j.rules.traits, c, 'seesInDark') === true;

/**
 * Whether the target's whole space is in dim light or darkness and the attacker's senses see it
 * there.
 */
const seenInDark = (j: Judge, from: Creature, a: Stand, b: Stand): boolean =>
  seesInDark(j, from, cellsBetween(j, a, b)) &&
  [...squares(b)].every((s) => !isBright(lightAt(j, s.x, s.y))) &&
  ![...squares(b)].every((s) => groundKindAt(j, [s.x, s.y])?.veiled === true);

function dark(j: Judge, from: Creature, to: Creature, a: Stand, b: Stand): Found | null {
  let lightest: Light = 'dark';
  for (const s of squares(b)) {
    const light = lightAt(j, s.x, s.y);
    if (isBright(light)) return null;
    if (light === 'dim') lightest = 'dim';
  }
  const veiled = [...squares(b)].every((s) => groundKindAt(j, [s.x, s.y])?.veiled === true);
  if (!veiled && seesInDark(j, from, cellsBetween(j, a, b))) return null;
  // Blindsight needs no light, and does not detect incorporeal creatures.
  if (senses(from, cellsBetween(j, a, b), 'blindsight') && !isUnder(j, to, 'incorporeal'))
    return null;
  return lightest === 'dim'
    ? {
        degree: 'partial',
        miss: MISS.partial,
        why: 'dim',
        names: veiled ? [] : ['lightDim'],
        ids: veiled ? [...squares(b)].flatMap((s) => rulesOfGround(j, [s.x, s.y])) : [],
      }
    : { degree: 'total', miss: MISS.total, why: 'dark', names: ['lightDark', 'concealmentTotal'] };
}

/** Concealment by a spell on the target, less what the attacker's senses see through. */
function magic(j: Judge, from: Creature, to: Creature, cells: number): Found | null {
  const veil = effectOf(j, to, 'concealed');
  if (veil === undefined) return null;
  const left = j.rules.conditions[veil.condition]?.concealedFrom;
  const miss = Math.min(
    veil.value,
    ...(['see-invisible', 'true-seeing'] as const).map((sense) =>
      senses(from, cells, sense) ? (left?.[sense] ?? veil.value) : veil.value,
    ),
  );
  return miss === 0
    ? null
    : { degree: 'partial', miss, why: veil.condition, names: ['concealmentMagic'] };
}

function obstacles(
  ground: Ground,
  { fog }: ConcealmentPolicy,
  adjacent: boolean,
  a: Stand,
): Obstacles {
  const index = GroundIndex.of(ground).index(`concealment:${adjacent ? 'near' : 'far'}`, {
    cell: (f) => Math.round(fog(f, adjacent) / LEVEL),
    wall: () => 0,
  });
  // Fog in the attacker's own square does not count (sigil-notes A3).
  let own = false;
  for (const s of squares(a)) own ||= (index.cellLevel[s.y * index.columns + s.x] ?? 0) > 0;
  const counts = (_wall: boolean, i: number): boolean => {
    const x = i % index.columns;
    const y = Math.floor(i / index.columns);
    return !isSquareOf(a, x, y);
  };
  return { index, level: 1, spaces: [], ...(own ? { counts } : {}) };
}

/** Concealment by fog: along the lines, or over the whole space of an adjacent target. */
function obscured(
  j: Judge,
  policy: ConcealmentPolicy,
  { attack, adjacent }: { readonly attack: AttackMode; readonly adjacent: boolean },
  a: Stand,
  b: Stand,
): Found | null {
  const o = obstacles(j.board.ground, policy, adjacent, a);
  if (o.index.empty) return null;
  let least = 0;
  if (adjacent && policy.wholeSpace(attack)) {
    least = TOTAL;
    for (const s of squares(b))
      least = Math.min(least, o.index.cellLevel[s.y * o.index.columns + s.x] ?? 0);
  } else {
    const choice = choiceOf(policy, j.options.coverLine === 'any-line');
    while (least < TOTAL && everyChoiceMeets({ ...o, level: least + 1 }, choice, a, b)) least++;
  }
  if (least === 0) return null;
  const survey = GroundIndex.of(j.board.ground);
  const foggy = [...squares(b)].some((s) => survey.facts(s.x, s.y)?.concealment === 'fog');
  return {
    degree: least === TOTAL ? 'total' : 'partial',
    miss: least * LEVEL,
    why: 'obscured',
    names: [
      ...(least === TOTAL ? (['concealmentTotal'] as const) : []),
      ...(foggy ? (['concealmentFog'] as const) : []),
    ],
    ids: [...squares(b)].flatMap((s) => rulesOfGround(j, [s.x, s.y])),
  };
}

const choiceOf = (policy: ConcealmentPolicy, anyLine: boolean): AimChoice => ({
  anyLine,
  whole: policy.bigTarget === 'space',
  touching: false,
});
