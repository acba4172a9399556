/**
 * Who sees whom: light, senses, what hides a square, walls, and what hides a creature itself. Light,
 * line and sense must hold for one and the same square of the creature that is looked at.
 */
import type { CellFacts, Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { SightTable } from '../../board/innerlines.ts';
import { blocking } from '../../board/limitedWalls.ts';
import { lightOf } from '../../board/light.ts';
import { perObject } from '../../board/memoize.ts';
import { isBright } from '../../board/vocabulary.ts';
import { groundBetween } from '../../board/wallHeights.ts';
import { effectOf, inForce, isUnder } from '../core/conditionsInForce.ts';
import { cellsBetween, cellsOf, seesStand, standOf, type Stand } from '../core/distance.ts';
import { isKeptFrom, senses } from '../core/hidden.ts';
import { groundsUnder } from '../core/grounds.ts';
import { onOtherPlanes } from '../core/planes.ts';
import type { Numbered } from '../core/traitEffect.ts';
import { cite, uniqueRuleIds, type RuleName } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId, SeesVerdict } from '../verdict.ts';
import { isVeiled, seesVeiled } from './grounds.ts';
import { hidingCover } from './shelter.ts';

/** Is this ground heavily obscured by what fills it, such as fog? */
const isOpaque = (facts: CellFacts | undefined): boolean =>
  facts?.concealment === 'total' || facts?.concealment === 'fog';

/** Lines of sight among walls and through fog, which hides what is in it and what is behind it. */
function throughFog(ground: Ground): SightTable | null {
  if (!ground.cells.some(isOpaque)) return null;
  const walls = blocking('sight');
  const index = GroundIndex.of(ground).index('fifth fog', {
    ...walls,
    cell: (facts) => (isOpaque(facts) ? 1 : walls.cell(facts)),
  });
  return new SightTable(index, 1);
}

/** The lines of sight and of effect on one ground. */
const linesOn = perObject((ground: Ground) => ({
  sight: GroundIndex.of(ground).sight('sight'),
  effect: GroundIndex.of(ground).sight('effect'),
  fog: throughFog(ground),
}));

type Names = readonly RuleName[];
type Why = NonNullable<SeesVerdict['why']>;

/** What one look at one square shows: how clearly, and by which sense; or why nothing. */
type Look = Clear | { readonly why: Why; readonly names: Names };

interface Clear {
  readonly why?: never;
  readonly obscured: 'none' | 'lightly';
  readonly by: string | undefined;
  readonly names: Names;
}

/** Reasons of not being seen, in the order in which a look meets them. */
const STAGES: readonly Why[] = ['no-line-of-sight', 'blinded', 'invisible', 'obscured', 'dark'];

/** One creature that looks at another. */
interface Looking {
  readonly from: Creature;
  /** Where the two stand. */
  readonly a: Stand;
  readonly b: Stand;
  readonly blind: boolean;
  /** Is only one of the two ethereal? */
  readonly elsewhere: boolean;
  readonly invisible: boolean;
  /** The senses of sight that show it all the same. */
  readonly revealing: readonly Numbered[];
  readonly index: GroundIndex;
  readonly ground: Ground;
  readonly lines: ReturnType<typeof linesOn>;
}

const REVEALING: readonly Numbered[] = ['true-seeing', 'see-invisible'];

/** The ethereal do not see each other as invisible. */
const isInvisible = (j: Judge, c: Creature): boolean =>
  isUnder(j, c, 'invisible') &&
  inForce(j, c).some((id) => {
    const row = Object.hasOwn(j.rules.conditions, id) ? j.rules.conditions[id] : undefined;
    return row?.invisible === true && row.apart !== true;
  });

function looking(j: Judge, from: Creature, to: Creature): Looking {
  const [a, b] = [standOf(j, from), standOf(j, to)];
  const elsewhere = onOtherPlanes(j, from, to);
  return {
    from,
    a,
    b,
    blind: j.rules.bodyIs(j, from, 'blind'),
    elsewhere,
    invisible: elsewhere || isInvisible(j, to),
    revealing: REVEALING,
    index: GroundIndex.of(j.board.ground),
    ground: j.board.ground,
    lines: linesOn(groundBetween(j.board.ground, a.h, b.h)),
  };
}

/** Looks at one square of the other creature. */
function lookAt(j: Judge, l: Looking, cell: Cell): Look {
  const there: Stand = { x: cell[0], y: cell[1], w: 1, d: 1, h: l.b.h };
  const apart = cellsBetween(j, l.a, there);
  const look = lookWithEyes(j, l, cell, there, apart);
  if (look.why === undefined && look.obscured === 'none') return look;
  // Blindsight needs neither light nor eyes; total cover stops it, and it ends with this plane.
  return senses(l.from, apart, 'blindsight') &&
    !l.elsewhere &&
    seesStand(l.lines.effect, l.a, there)
    ? { obscured: 'none', by: 'blindsight', names: ['otherSenses'] }
    : look;
}

function lookWithEyes(j: Judge, l: Looking, [x, y]: Cell, there: Stand, apart: number): Look {
  const has = (sense: Numbered): boolean => senses(l.from, apart, sense);
  if (!seesStand(l.lines.sight, l.a, there)) return { why: 'no-line-of-sight', names: ['sight'] };
  if (l.blind) return { why: 'blinded', names: ['blinded'] };
  const revealing = l.invisible ? l.revealing.find(has) : undefined;
  if (l.invisible && revealing === undefined) return { why: 'invisible', names: ['invisible'] };
  if (l.lines.fog !== null && !seesStand(l.lines.fog, l.a, there))
    return { why: 'obscured', names: ['concealmentTotal'] };
  const facts = l.index.facts(x, y);
  const light = lightOf(l.ground, facts);
  const mist = facts?.concealment === undefined ? 'none' : 'lightly';
  const names: Names = revealing === undefined ? [] : ['otherSenses'];
  if (isBright(light))
    return {
      obscured: mist,
      by: revealing,
      names: [...names, mist === 'none' ? 'sight' : 'lightDim'],
    };
  const dark = light === 'dark';
  if (has('true-seeing')) return { obscured: mist, by: 'true-seeing', names: ['otherSenses'] };
  const veiled = dark && !seesVeiled(j, l.from) && isVeiled(j, [[x, y]]);
  if (!veiled && has('darkvision'))
    return {
      obscured: dark ? 'lightly' : mist,
      by: revealing ?? 'darkvision',
      names: [...names, 'darkvision', ...(dark ? (['lightDim'] as const) : [])],
    };
  return dark
    ? { why: 'dark', names: ['lightDark', 'darkvision'] }
    : { obscured: 'lightly', by: revealing, names: [...names, 'lightDim'] };
}

/** Senses after the bare eyes, in the order in which a look is told by them. */
const BY: readonly (string | undefined)[] = [
  undefined,
  'darkvision',
  'see-invisible',
  'true-seeing',
  'blindsight',
];

/** Does the first look show more than the second, or as much by less? */
function showsMore(a: Look, b: Look): boolean {
  if (a.why !== undefined)
    return b.why !== undefined && STAGES.indexOf(a.why) > STAGES.indexOf(b.why);
  if (b.why !== undefined) return true;
  return a.obscured === b.obscured ? BY.indexOf(a.by) < BY.indexOf(b.by) : a.obscured === 'none';
}

function bestLook(j: Judge, l: Looking, squares: readonly Cell[]): Look {
  let best: Look | undefined;
  for (const square of squares) {
    const look = lookAt(j, l, square);
    if (best === undefined || showsMore(look, best)) best = look;
    // No other square shows more.
    if (best.why === undefined && best.obscured === 'none' && best.by === undefined) break;
  }
  return best!;
}

/**
 * Tremorsense knows where a creature is that touches the same ground; it does not see it. It needs no
 * line.
 */
const isPlaced = (j: Judge, from: Creature, to: Creature): boolean =>
  senses(from, cellsBetween(j, standOf(j, from), standOf(j, to)), 'tremorsense') &&
  !j.rules.bodyIs(j, from, 'airborne') &&
  !j.rules.bodyIs(j, to, 'airborne') &&
  !j.rules.bodyIs(j, to, 'incorporeal');

const NOTHING: readonly never[] = [];

/** The missing fact where a sense of which nobody tells might change the answer. */
const unknownSenses = (c: Creature): readonly string[] =>
  c.sheetUnknown === true ? [`creatures.${c.id}.traits`] : NOTHING;

/** The rules of the ground that hides either creature, such as a cloud. */
const rulesOfPlaces = (j: Judge, a: Creature, b: Creature): readonly RuleId[] =>
  [...groundsUnder(j, a), ...groundsUnder(j, b)].flatMap((kind) =>
    kind.concealment !== undefined || kind.light !== undefined || kind.lights !== undefined
      ? kind.rules
      : [],
  );

/** Is the creature judged in another place than the one where it stands? */
const hasLeft = (j: Judge, c: Creature): boolean =>
  j.board.creatures.some(({ id, at }) => id === c.id && !sameCell(at, c.at));

/**
 * What one creature sees of another: how clearly, or why nothing.
 * `unknown`: missing facts that might change it.
 */
export type Sighting = (Clear | { readonly why: Why; readonly names: Names }) & {
  readonly unknown: readonly string[];
};

const ITSELF: Sighting = { obscured: 'none', by: undefined, names: [], unknown: NOTHING };

/**
 * What one creature sees of another where both stand. `sees` says the same as a verdict with its
 * rules, which takes longer.
 */
export const sightingOf = (j: Judge, from: Creature, to: Creature): Sighting =>
  sighted(j, from, to, effectOf(j, to, 'hides')?.value);

function sighted(
  j: Judge,
  from: Creature,
  to: Creature,
  hiding: 'invisible' | 'unnoticed' | undefined,
  inPlaceOf = false,
): Sighting {
  if (from.id === to.id) return ITSELF;
  const unaware = effectOf(j, from, 'unaware');
  if (unaware !== undefined) return { why: 'unaware', names: [unaware.value], unknown: NOTHING };
  const l = looking(j, from, to);
  const squares = cellsOf(l.b);
  // The place of a creature that the host hides is seen like any other.
  if (!inPlaceOf && isKeptFrom(from, to)) {
    // Blindsight finds what is kept from the eyes (docs/spec/scene.md, convention 22).
    const found = bestLook(j, { ...l, blind: true }, squares);
    if (found.why === undefined) return { ...found, unknown: NOTHING };
    // What is kept from some sides is kept from an observer whose side nobody tells.
    const unknown = from.side === undefined ? [`creatures.${from.id}.side`] : NOTHING;
    return { why: 'kept', names: [], unknown };
  }
  const look = bestLook(j, inPlaceOf ? { ...l, invisible: false } : l, squares);
  if (look.why !== undefined) {
    const inReach = look.why !== 'no-line-of-sight' || seesStand(l.lines.effect, l.a, l.b);
    return { ...look, unknown: inReach ? unknownSenses(from) : NOTHING };
  }
  if (hiding === undefined) return { ...look, unknown: NOTHING };
  const inOpen = look.obscured === 'none' && !hidingCover(j, from, to).hides;
  const found = inOpen && j.options.hideInOpen === 'found-when-seen';
  // Whoever comes out of hiding is found by those who then see it clearly.
  if (found && hasLeft(j, to))
    return { ...look, names: [...look.names, 'hidingEnds'], unknown: NOTHING };
  const revealing = hiding === 'invisible' ? REVEALING : [];
  const revealed = bestLook(j, { ...l, invisible: true, revealing }, squares);
  if (revealed.why === undefined) return { ...revealed, unknown: NOTHING };
  // Where it hid, it may be hidden by something that the map does not show.
  const unsaid = found ? [`creatures.${to.id}.conditions.hidden`] : unknownSenses(from);
  return { why: 'hidden', names: ['hidden'], unknown: unsaid };
}

function verdictOf(j: Judge, from: Creature, to: Creature, seen: Sighting): SeesVerdict {
  const { why, names, unknown } = seen;
  const places = from.id === to.id ? NOTHING : rulesOfPlaces(j, from, to);
  const rulesWith = (...more: Names): RuleId[] =>
    uniqueRuleIds(cite(j.rules.cites, ...names, ...more), places);
  if (why === undefined)
    return {
      sees: true,
      obscured: seen.obscured,
      ...(seen.by === undefined ? {} : { by: seen.by }),
      rules: rulesWith(),
      unknown,
    };
  const placed = why !== 'unaware' && isPlaced(j, from, to);
  const rules = placed ? rulesWith('otherSenses') : rulesWith();
  return { sees: false, why, obscured: 'heavily', ...(placed && { placed }), rules, unknown };
}

/** Does one creature see another where both stand, if the other is not hiding? */
export const seesUnhidden = (j: Judge, from: Creature, to: Creature): SeesVerdict =>
  verdictOf(j, from, to, sighted(j, from, to, undefined));

/** Does one creature see a visible creature in the place of another, that does not hide? */
export const seesPlaceOf = (j: Judge, from: Creature, to: Creature): SeesVerdict =>
  verdictOf(j, from, to, sighted(j, from, to, undefined, true));

/** Does one creature see another now, where both stand? A line of sight alone is not enough. */
export const sees = (j: Judge, from: Creature, to: Creature): SeesVerdict =>
  verdictOf(j, from, to, sightingOf(j, from, to));

/**
 * Does the observer not know of the creature, because it is kept from it, invisible or hidden? The
 * same senses find it that let `sees` answer yes. Whom the scene shows to its side, it knows.
 */
export const isUnawareOf: Ruleset['isHiddenFrom'] = (j, from, to) => {
  if (from.id === to.id || !isVeiledFrom(j, from, to)) return false;
  const { sees: seesIt, placed } = sees(j, from, to);
  return !seesIt && placed !== true;
};

const isVeiledFrom = (j: Judge, from: Creature, to: Creature): boolean =>
  to.visibleTo === undefined
    ? isUnder(j, to, 'invisible') || effectOf(j, to, 'hides') !== undefined
    : isKeptFrom(from, to);
