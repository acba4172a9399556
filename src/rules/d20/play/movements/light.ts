/**
 * Light in a cell, lights seen from far away, and how sight and other senses perceive a creature.
 */
import { isBright, LIGHTS, type Light } from '../../../../board/vocabulary.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { lightAt, unveiledAt } from '../../map/concealment.ts';
import { groundKindAt } from '../../../core/grounds.ts';
import { senseRange, traitEffect } from '../../../core/traitEffect.ts';
import { cite } from '../../../names.ts';
import { squaresOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { MovementCitation } from './citations.ts';
import { movementTrait } from './movementTraits.ts';

export interface LightSource {
  readonly at: Cell;
  /** Radius of bright light in cells; `dim`: the second, larger radius. */
  readonly bright: number;
  readonly dim: number;
  /** The light level within the first radius; absent: bright. */
  readonly gives?: Light | undefined;
  /**
   * A spell that sheds daylight or darkness. Where two of them meet, both are negated; ordinary
   * lights do not brighten magical darkness.
   */
  readonly magic?: 'daylight' | 'darkness' | undefined;
}

export interface LightVerdict extends Verdict {
  readonly light: Light;
  /** Index of the light source that lights the cell; null: the scene's own light. */
  readonly by: number | null;
  /** Radii of each light source as this observer's eyes see it. */
  readonly radii: readonly { readonly bright: number; readonly dim: number }[];
  /** Conditions that the light may impose on the observer. */
  readonly mayBe: readonly string[];
}

const RANK: Readonly<Record<Light, number>> = { dark: 0, dim: 1, bright: 2, daylight: 3 };
/** The light level one step brighter. */
const raised = (light: Light): Light => LIGHTS[Math.max(0, LIGHTS.indexOf(light) - 1)]!;
/** Citation key of a light level. */
const nameOf = (light: Light): 'bright' | 'dim' | 'dark' =>
  isBright(light) ? 'bright' : (light as 'dim' | 'dark');

export function light(
  j: FullJudge,
  at: Cell,
  sources: readonly LightSource[],
  observer?: Creature,
): LightVerdict {
  const { cites, traits, table } = j.rules.movements;
  const far = observer === undefined ? 1 : (movementTrait(traits, observer, 'seesByLight') ?? 1);
  const radii = sources.map((s) => ({
    bright: s.bright * far,
    dim: Math.max(s.bright, s.dim) * far,
  }));
  const shines = (i: number): boolean =>
    j.rules.distance(j, sources[i]!.at, at).cells <= radii[i]!.dim &&
    j.rules.lineOfSight(j, sources[i]!.at, at).free;
  const cast = (magic: LightSource['magic']): number =>
    sources.findIndex((s, i) => s.magic === magic && shines(i));
  const [daylight, darkness] = [cast('daylight'), cast('darkness')];
  const veiled = groundKindAt(j, at)?.veiled === true;
  const meets = daylight >= 0 && (darkness >= 0 || veiled);
  const own = meets ? unveiledAt(j, at) : lightAt(j, at[0], at[1]);
  let best: Light = own;
  let by: number | null = null;
  const gloom = !meets && darkness >= 0;
  if (gloom) [best, by] = ['dim', darkness];
  sources.forEach((s, i) => {
    if (gloom || (veiled && !meets) || (s.magic !== undefined && meets)) return;
    const cells = j.rules.distance(j, s.at, at).cells;
    const further = table.secondRadius === 'raises' ? raised(own) : 'dim';
    const given: Light =
      cells <= radii[i]!.bright ? (s.gives ?? 'bright') : cells <= radii[i]!.dim ? further : 'dark';
    // Obstacles to sight block light.
    if (RANK[given] > RANK[best] && j.rules.lineOfSight(j, s.at, at).free) [best, by] = [given, i];
  });
  const names: MovementCitation[] = ['sources', ...(meets ? ['lightsMeet' as const] : [])];
  if (far !== 1) names.push('lowLight');
  names.push(nameOf(best));
  const sensitive =
    observer === undefined ? undefined : movementTrait(traits, observer, 'lightSensitive');
  const dazzles = sensitive !== undefined && RANK[best] >= RANK[table.dazzlesFrom];
  return {
    light: best,
    by,
    radii,
    mayBe: dazzles ? sensitive : [],
    rules: cite(cites, ...names, ...(sensitive === undefined ? [] : ['sensitive' as const])),
    unknown: [],
  };
}

export interface DistantLightVerdict extends Verdict {
  readonly dc: number;
  /**
   * Greatest distance in cells at which a successful check sees the light; `noticed`: greatest
   * distance at which no check is needed.
   */
  readonly spotted: number;
  readonly noticed: number;
  readonly metres: { readonly spotted: number; readonly noticed: number };
  /** Is the light seen? Absent: the distance or the check total is not given. */
  readonly seen?: boolean;
}

const SPOT_DC = 20;
/**
 * Greatest distance at which a light is seen, as a multiple of its radius, by the light around the
 * observer.
 */
const CARRIES: Readonly<Record<Light, number>> = { dark: 20, dim: 10, bright: 1, daylight: 1 };

export function distantLight(
  j: FullJudge,
  radius: number,
  observerIn: Light,
  distance?: number,
  total?: number,
): DistantLightVerdict {
  const spotted = radius * CARRIES[observerIn];
  const noticed = spotted / 2;
  const m = j.board.ground.grid.metresPerCell;
  const seen =
    distance === undefined
      ? undefined
      : distance <= noticed
        ? true
        : distance > spotted
          ? false
          : total === undefined
            ? undefined
            : total >= SPOT_DC;
  return {
    dc: SPOT_DC,
    spotted,
    noticed,
    metres: { spotted: spotted * m, noticed: noticed * m },
    ...(seen === undefined ? {} : { seen }),
    rules: cite(j.rules.movements.cites, 'distantLight'),
    unknown: [],
  };
}

export interface SensesVerdict extends Verdict {
  /** How well the viewer sees the other creature; `by`: the other senses that perceive it. */
  readonly sight: 'clear' | 'dim' | 'none';
  readonly light: Light;
  readonly by: readonly string[];
  /**
   * The condition that the viewer counts as having against the other creature. The next fields are
   * the condition's effects on the viewer.
   */
  readonly countsAs?: string;
  readonly ac: number;
  readonly losesDexterity: boolean;
}

/** Senses that need no light, by trait name. */
const SENSES = ['darkvision', 'blindsight', 'blindsense', 'tremorsense', 'scent'] as const;
/** Senses that work as well as sight. */
const AS_SIGHT = new Set(['darkvision', 'blindsight', 'tremorsense']);

export function judgeSenses(j: FullJudge, viewer: Creature, target: Creature): SensesVerdict {
  const { cites, table } = j.rules.movements;
  const cells = j.rules.distance(j, viewer, target).cells;
  let best: Light = 'dark';
  for (const [x, y] of squaresOf(j, target)) {
    const here = lightAt(j, x, y);
    if (RANK[here] > RANK[best]) best = here;
  }
  const by = SENSES.filter((s) => cells <= senseRange(viewer, s) && senseRange(viewer, s) > 0);
  const keen =
    by.some((s) => AS_SIGHT.has(s)) || traitEffect(j.rules.traits, viewer, 'seesInDark') === true;
  const concealment = j.rules.concealment(j, viewer, target, 'ranged').degree;
  const sight =
    concealment === 'total' || !j.rules.lineOfSight(j, viewer, target).free
      ? 'none'
      : concealment === 'partial'
        ? 'dim'
        : 'clear';
  const blind = best === 'dark' && !keen;
  const names: MovementCitation[] = [nameOf(best)];
  if (blind) names.push('intoDark');
  if (!isBright(best) && by.includes('darkvision')) names.push('darkvision');
  const effect = blind ? j.rules.states.table[table.blindAs] : undefined;
  const ac = effect?.ac;
  return {
    sight,
    light: best,
    by,
    ...(blind ? { countsAs: table.blindAs } : {}),
    ac: ac === undefined ? 0 : typeof ac === 'number' ? ac : ac.melee,
    losesDexterity: effect?.losesDexterity === true,
    rules: cite(cites, ...names),
    unknown: [],
  };
}
