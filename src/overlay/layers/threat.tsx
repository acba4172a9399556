/**
 * Layer of threat: one area for all foes of the subject, or a single creature's area on hover
 * (docs/design/look.md, Threat).
 */
import { CellSet } from '../../board/cellset.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { offersNow } from '../../encounter/entry.ts';
import { creatureAt } from '../../state/focus.ts';
import { threatenersAt, type Threatening, type Threats } from '../../state/threats.ts';
import type { RuleId } from '../../rules/verdict.ts';
import { BARRED_MESSAGE, say, term } from '../../text/index.ts';
import { figureAt, type MarkShape, type Shape, type Why } from '../shape.ts';
import { areaOf, rulesCausingOpportunity } from './deciding.ts';
import {
  creatureCells,
  corners,
  middle,
  ringsOf,
  rim,
  spaceOf,
  quietFlag,
  type Layer,
  type View,
} from './layer.ts';

const copy = (view: View, set: CellSet): CellSet =>
  new CellSet(view.judge.board.ground.grid).unite(set);

/** Removes the cells of a creature's space from a set. */
function clear(view: View, set: CellSet, c: Creature): void {
  for (const [x, y] of creatureCells(view.judge, c)) set.delete(x, y);
}

const isDoubtful = (t: Threatening): boolean => t.unknown.length > 0;

/**
 * Fill and edge of a set of cells. `who`: creatures whose spaces are inside the edge but not
 * filled.
 */
function area(
  view: View,
  key: string,
  cells: CellSet,
  who: readonly Threatening[],
  { doubtful, hatched = true }: { readonly doubtful: boolean; readonly hatched?: boolean },
): Shape[] {
  const whole = copy(view, cells);
  const fill = copy(view, cells);
  for (const t of who) {
    for (const [x, y] of t.along) whole.add(x, y);
    clear(view, fill, t.creature);
  }
  if (whole.size === 0) return [];
  const common = { ...quietFlag(view.quiet), ...(doubtful ? { doubtful: true } : {}) };
  const edge: Shape = {
    kind: 'edge',
    key: `${key}:edge`,
    depth: 'threat-edge',
    style: doubtful ? 'threat-doubtful' : 'threat',
    rings: ringsOf(view.judge, whole),
    ...common,
  };
  return hatched
    ? [
        {
          kind: 'fill',
          key: `${key}:fill`,
          depth: 'threat-fill',
          style: 'threat',
          rings: ringsOf(view.judge, fill),
          ...common,
        },
        edge,
      ]
    : [edge];
}

const badges = new WeakMap<Threatening, readonly MarkShape[]>();
/** Distance in cells from a token's rim to the center of its "?". */
const DOUBT_OUT = 0.16;

const doubtKey = (id: string): string => `threat:doubt:${id}`;

/** The "?" for a creature whose threat is in doubt, outside its rim at the upper left. */
function doubt(view: View, t: Threatening): readonly MarkShape[] {
  let badge = badges.get(t);
  if (badge === undefined) badges.set(t, (badge = badgeOf(view, t)));
  return badge;
}

function badgeOf(view: View, t: Threatening): MarkShape[] {
  if (t.verdict.cells.size === 0) return [];
  const n = spaceOf(view.judge, t.creature);
  const [x, y] = middle(view.judge, t.creature.at, n);
  const out = (rim(n) + DOUBT_OUT) * Math.SQRT1_2;
  return [
    figureAt(doubtKey(t.creature.id), 'doubt', 'warn', [x - out, y - out], {
      why: {
        message: 'threat.reach',
        params: { who: { creature: t.creature.id }, len: { length: t.verdict.reach } },
        verdict: 'doubtful',
        rules: ofAreas(t.verdict.rules, REACH_AREAS),
        cells: [],
      },
    }),
  ];
}

/**
 * The chips with counts that were drawn last, by key and number. Reusing the same object saves the
 * renderer a comparison.
 */
let chips: ReadonlyMap<string, Shape> = new Map();

/** Minimum number of threatening creatures for which a cell always shows the count. */
const MANY = 3;

const chipAt = (view: View, [x, y]: Cell, count: number): MarkShape =>
  figureAt(
    `threat:count:${x},${y}`,
    'count',
    'threat',
    corners(view.judge, [x, y], 1).at(-1) ?? [0, 0],
    { depth: 'chip', text: String(count) },
  );

/**
 * Chips with the number of creatures that threaten a cell.
 * @param least minimum number that is shown
 */
function counted(view: View, threats: Threats, least: number): Shape[] {
  const { columns } = view.judge.board.ground.grid;
  const many = copy(view, threats.many);
  for (const c of view.visible) clear(view, many, c);
  if (many.size === 0) return [];
  const shapes: Shape[] = [
    {
      kind: 'fill',
      key: 'threat:many',
      depth: 'threat-fill',
      style: 'threat-many',
      rings: ringsOf(view.judge, many),
      ...quietFlag(view.quiet),
    },
  ];
  const now = new Map<string, Shape>();
  many.eachIndex((i) => {
    const [x, y, count] = [i % columns, Math.floor(i / columns), threats.count[i] ?? 0];
    if (count < least) return;
    const name = `${x},${y}=${count}`;
    const chip = chips.get(name) ?? chipAt(view, [x, y], count);
    now.set(name, chip);
    shapes.push(chip);
  });
  chips = now;
  return shapes;
}

/**
 * Cached shapes of the common area, by emphasis and by the numbers shown. They are reused while the
 * threats and the creatures stay the same.
 */
interface Union {
  readonly visible: readonly Creature[];
  readonly shapes: Map<string, readonly Shape[]>;
}
const unions = new WeakMap<Threats, Union>();

function drawn(view: View, threats: Threats): readonly Shape[] {
  let known = unions.get(threats);
  if (known?.visible !== view.visible)
    unions.set(threats, (known = { visible: view.visible, shapes: new Map() }));
  const least = view.held ? 2 : MANY;
  const name = `${view.quiet} ${least}`;
  let shapes = known.shapes.get(name);
  if (shapes === undefined) known.shapes.set(name, (shapes = union(view, threats, least)));
  const here = pointed(view, threats, least);
  return here === null ? shapes : [...shapes, here];
}

/**
 * The count at the pointer, unless the cell shows one already, a creature stands there, or the user
 * drags a token there.
 */
function pointed(view: View, threats: Threats, least: number): Shape | null {
  const { columns, rows } = view.judge.board.ground.grid;
  const { cell } = view;
  if (
    cell === null ||
    view.dragging ||
    cell[0] < 0 ||
    cell[1] < 0 ||
    cell[0] >= columns ||
    cell[1] >= rows
  )
    return null;
  const count = threats.count[cell[1] * columns + cell[0]] ?? 0;
  return count < 2 || count >= least || creatureAt(view.judge, view.visible, cell) !== null
    ? null
    : chipAt(view, cell, count);
}

function union(view: View, threats: Threats, least: number): Shape[] {
  const guessed = threats.active.filter(isDoubtful);
  return [
    ...area(view, 'threat:doubtful', threats.doubtful, guessed, { doubtful: true }),
    ...area(
      view,
      'threat:sure',
      threats.sure,
      threats.active.filter((t) => !isDoubtful(t)),
      { doubtful: false },
    ),
    ...counted(view, threats, least),
    ...guessed.flatMap((t) => doubt(view, t)),
    ...rims(view),
  ];
}

/**
 * The rims of the reach of foes that cannot react to the subject now. In a crowd they are left out,
 * as areas out of the way are.
 */
const rims = (view: View): Shape[] =>
  view.threats !== view.threatsShown
    ? []
    : view.unreacting.flatMap(({ creature, verdict }): Shape[] => {
        const whole = copy(view, verdict.cells);
        for (const [x, y] of creatureCells(view.judge, creature)) whole.add(x, y);
        return verdict.cells.size === 0
          ? []
          : [
              {
                kind: 'edge',
                key: `threat:rim:${creature.id}`,
                depth: 'threat-edge',
                style: 'threat-rim',
                rings: ringsOf(view.judge, whole),
                quiet: true,
              },
            ];
      });

/**
 * The counts and question marks of this layer on and around a path of a body `n` cells wide, while a
 * token is dragged. The signs and words of the path keep clear of them.
 */
export function signsOn(view: View, path: readonly Cell[], n: number): readonly MarkShape[] {
  const { threatsShown: threats } = view;
  if (threats === null || !view.shown('threat')) return [];
  const { columns, rows } = view.judge.board.ground.grid;
  const counts = path.flatMap(([x, y]): MarkShape[] => {
    const at: Cell = [x + n - 1, y];
    const inside = at[0] >= 0 && at[1] >= 0 && at[0] < columns && at[1] < rows;
    const count = inside ? (threats.count[at[1] * columns + at[0]] ?? 0) : 0;
    return count < MANY ? [] : [chipAt(view, at, count)];
  });
  return [...counts, ...threats.active.filter(isDoubtful).flatMap((t) => doubt(view, t))];
}

/**
 * Distance from a token's center to its weapon's name above or below, as a fraction of its width.
 */
const NAME_OFF = 0.75;
/** Half the width and height of a name, in cells. */
const NAME = { across: 0.9, up: 0.25 };

/** Would a name at this position cover another token? */
const standsBeside = (view: View, but: Creature, x: number, y: number): boolean =>
  view.visible.some((c) => {
    if (c.id === but.id) return false;
    const n = spaceOf(view.judge, c);
    const [cx, cy] = middle(view.judge, c.at, n);
    return Math.abs(cx - x) < NAME.across + rim(n) && Math.abs(cy - y) < NAME.up + rim(n);
  });

/**
 * The area of a single creature with its weapon's name. If the creature cannot attack, the area is
 * not hatched; it may still matter for flanking.
 */
function single(view: View, t: Threatening): Shape[] {
  const n = spaceOf(view.judge, t.creature);
  const [cx, cy] = middle(view.judge, t.creature.at, n);
  const weapon = t.verdict.with[0];
  const shapes = area(view, `threat:of:${t.creature.id}`, t.verdict.cells, [t], {
    doubtful: isDoubtful(t),
    hatched: t.verdict.idle === undefined,
  });
  if (isDoubtful(t)) shapes.push(...doubt(view, t));
  // The badge of the target's cover is drawn above the target, so the weapon's name goes below.
  const sides = view.shelter?.to.id === t.creature.id ? [1] : [-1, 1];
  const side = sides.find((each) => !standsBeside(view, t.creature, cx, cy + each * NAME_OFF * n));
  if (weapon !== undefined && side !== undefined && shapes.length > 0) {
    shapes.push(
      figureAt(`threat:weapon:${t.creature.id}`, 'pill', 'ink', [cx, cy + side * rim(n)], {
        dy: side * 12,
        text: weapon,
      }),
    );
  }
  return shapes;
}

/**
 * The creature whose area alone is shown, because the pointer is over it. While a token is dragged,
 * and over the subject's own token, the common area stays.
 */
const alone = (view: View): Threatening | null =>
  view.dragging || view.hovered === null || view.hovered.id === view.subject?.id
    ? null
    : view.hoveredThreat;

/**
 * The rules in the order that explains a threat. Empty if none of them is about threatened areas,
 * because the other rules explain nothing alone.
 */
function explaining(rules: readonly RuleId[], areas: readonly string[]): readonly RuleId[] {
  const rank = (id: RuleId): number => {
    const at = areas.indexOf(areaOf(id));
    return at < 0 ? areas.length : at;
  };
  return rules.some((id) => rank(id) < areas.length)
    ? rules.toSorted((a, b) => rank(a) - rank(b))
    : [];
}

/**
 * Areas of rules on a creature's reach. Rules on cover and sight only reduce its threatened cells.
 */
const REACH_AREAS = ['reach', 'threat', 'size', 'grid'];

/** The rules that belong to the areas, ordered by area. */
const ofAreas = (rules: readonly RuleId[], areas: readonly string[]): readonly RuleId[] =>
  explaining(rules, areas).filter((id) => areas.includes(areaOf(id)));

/** Does the creature hold a ranged weapon? */
const shoots = (c: Creature): boolean =>
  c.attacks?.some((a) => a.ready && a.kind === 'ranged') === true;

function reach(t: Threatening): Why {
  const { creature, verdict } = t;
  const who = { creature: creature.id };
  if (verdict.none !== undefined || verdict.idle !== undefined) {
    const barred = verdict.none ?? verdict.idle;
    const reason = {
      message:
        barred === undefined
          ? ''
          : barred.why === 'unarmed' && shoots(creature)
            ? 'opportunity.none.ranged-only'
            : BARRED_MESSAGE[barred.why],
      params: {
        foe: who,
        target: who,
        who,
        n: creature.opportunitiesTaken,
        condition: { term: barred?.condition ?? '' },
        cell: creature.at,
      },
    };
    return verdict.none === undefined
      ? { ...reason, verdict: 'info', rules: barred?.rules ?? [], cells: [] }
      : {
          message: 'threat.none',
          params: { who, reason },
          verdict: 'info',
          rules: verdict.rules,
          cells: [],
        };
  }
  return {
    message: 'threat.reach',
    params: { who, len: { length: verdict.reach } },
    verdict: isDoubtful(t) ? 'doubtful' : 'info',
    rules: ofAreas(verdict.rules, REACH_AREAS),
    cells: [],
  };
}

export const threatLayer: Layer = {
  id: 'threat',
  switch: {
    key: 'alt+shift+1',
    on: true,
    name: () => term('layer-threat'),
    hint: () => say('layer.threat', { whose: 'foes' }),
    swatch: () => (
      <>
        <rect x="1" y="1" width="20" height="20" rx="3" fill="#D55E00" fill-opacity=".28" />
        <path
          d="M2 8.5 8.5 2M2 14.5 14.5 2M2.5 20 20 2.5M7.5 20.5l13-13M13.5 20.5l7-7"
          stroke="var(--m-threat)"
          stroke-width="1.5"
        />
        <rect
          x="1"
          y="1"
          width="20"
          height="20"
          rx="3"
          fill="none"
          stroke="var(--m-threat)"
          stroke-width="1.8"
        />
      </>
    ),
  },

  shapes(view) {
    const one = alone(view);
    const all =
      one !== null
        ? single(view, one)
        : view.threatsShown === null
          ? []
          : drawn(view, view.threatsShown);
    // A creature that may attack now has no "?": its badge shows the doubt in the same place.
    const offers = offersNow(view.referee?.offers.value);
    if (offers.length === 0) return all;
    const badged = new Set(offers.map(({ provoked }) => doubtKey(provoked.by)));
    return all.filter(({ key }) => !badged.has(key));
  },

  why(view, cell) {
    const whys: Why[] = [];
    const under = view.hoveredThreat;
    if (under !== null && view.hovered !== null && !view.dragging) whys.push(reach(under));
    const { threats, subject } = view;
    if (threats === null || subject === null) return whys;
    const by = threatenersAt(threats, cell[0], cell[1]);
    if (by.length > 0) {
      whys.push({
        message: 'threat.cell',
        cells: [cell],
        verdict: by.every(isDoubtful) ? 'doubtful' : 'provokes',
        params: {
          n: by.length,
          who: { creature: subject.id },
          foes: { creatures: by.map((t) => t.creature.id) },
        },
        rules: explaining(
          rulesCausingOpportunity([...new Set(by.flatMap((t) => t.verdict.rules))]),
          view.judge.rules.threatAreas,
        ),
      });
    }
    // Explain the cells that are too near for a reach weapon too: users need them as much as the
    // threatened cells.
    for (const t of threats.active) {
      if (t.creature === view.hovered) continue;
      const weapon = view.judge.rules.deadZone(view.judge, t.creature, cell);
      if (weapon !== null && !t.holds(cell[0], cell[1])) {
        whys.push({
          message: weapon.name === '' ? 'threat.holeUnnamed' : 'threat.hole',
          params: { who: { creature: t.creature.id }, weapon: weapon.name },
          verdict: 'info',
          rules: ofAreas(t.verdict.rules, ['threat', 'reach']),
          cells: [cell],
        });
      }
    }
    return whys;
  },
};
