/**
 * Automatic fire at an area or at one creature (d20modern.special-attack.autofire, autofire-vs-
 * burst).
 */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import { squaresOf } from '../../../core/distance.ts';
import { ordnanceOf, wantedOf } from './blast.ts';
import type { AutofireAsk } from '../asks/ordnanceAsk.ts';
import type {
  AutofireVerdict,
  CreatureInArea,
  OrdnanceCitation,
  OrdnanceTable,
  OrdnanceWhy,
  RollModifier,
} from './ordnanceRules.ts';
import { distanceTo, hits, rangePenalty, firedWeapon } from './roll.ts';

const AUTOMATIC = 'automatic';

export function autofire(j: FullJudge, of: Creature, ask: AutofireAsk): AutofireVerdict {
  const {
    cites,
    table: { autofire: rule },
  } = ordnanceOf(j);
  const { target } = ask;
  const weapon = firedWeapon(of, ask.with, (a) => a.kind === 'ranged');
  const unknown = new Set<string>();
  if (weapon === undefined && of.attacks === undefined) unknown.add(`creatures.${of.id}.attacks`);
  else if (weapon?.tags === undefined)
    unknown.add(`creatures.${of.id}.attacks.${weapon?.id ?? ''}.tags`);
  if (ask.loaded === undefined) unknown.add('ask.loaded');

  const cells =
    target === undefined
      ? onMap(j, areaOf(ask.at ?? of.at, rule, ask.strafe))
      : squaresOf(j, target);
  // If the whole area is off the map, the distance is measured to the given cell.
  const distance = distanceTo(j, of, cells.length > 0 ? cells : [ask.at ?? of.at]);
  const acted = j.rules.turns.act(j, of, {
    action: 'autofire',
    ...(weapon === undefined ? {} : { with: weapon }),
    ...(target === undefined ? {} : { target }),
  });
  const lines = cells.filter((cell) => j.rules.lineOfEffect(j, of, cell).free);
  const strafes = target === undefined && ask.strafe !== undefined;
  const off =
    target === undefined &&
    ask.at !== undefined &&
    cells.length < areaOf(ask.at, rule, ask.strafe).length;
  const most =
    weapon?.rangeIncrement === undefined
      ? Infinity
      : weapon.rangeIncrement * j.rules.attacks.figures.increments.ranged;
  const place: OrdnanceWhy[] = [
    ...(weapon?.tags !== undefined && !hasTag(weapon, AUTOMATIC) ? ['not-automatic' as const] : []),
    ...(ask.loaded !== undefined && ask.loaded < rule.rounds ? ['too-few-rounds' as const] : []),
    ...(distance > most ? ['out-of-range' as const] : []),
    ...(strafes && !of.traits.includes(rule.strafe.feat) ? ['needs-trait' as const] : []),
    ...(off ? ['outside-map' as const] : []),
    ...(lines.length === 0 ? ['no-line-of-effect' as const] : []),
  ];
  const why = [...acted.why, ...place];
  const modifiers: RollModifier[] = rangePenalty(j, distance, weapon?.rangeIncrement);
  const base = {
    legal: why.length === 0,
    why: [...new Set(why)],
    kind: acted.kind,
    opportunities: acted.opportunities,
    distance,
    cells,
    spent: rule.rounds,
  };
  const said = (
    ...names: readonly OrdnanceCitation[]
  ): Pick<AutofireVerdict, 'rules' | 'unknown'> => ({
    rules: [
      ...new Set([
        ...cite(cites, ...names, ...(distance > most ? ['most' as const] : [])),
        ...modifiers.flatMap((m) => m.rules),
        ...acted.rules,
      ]),
    ],
    unknown: [...new Set([...unknown, ...acted.unknown])],
  });
  if (target !== undefined) {
    // Without the burst-fire feat the attack counts as a single attack, and the other rounds are
    // wasted.
    const burst = of.traits.includes(rule.burst);
    return {
      ...base,
      as: burst ? 'burst' : 'attack',
      defence: null,
      modifiers,
      save: null,
      creatures: [],
      ...said('autofireSingle'),
      ...(place.length > 0 ? {} : { wanted: { what: 'attack' as const, die: 20 } }),
    };
  }
  if (!of.traits.includes(rule.feat))
    modifiers.push({
      value: rule.untrained,
      why: 'not-proficient',
      rules: cite(cites, 'autofire'),
    });
  const hit = hits(ask, modifiers, rule.defence);
  const creatures = hit === false ? [] : caught(j, of, lines, ask);
  // The next die does not depend on the turn or the held weapon, so it is asked for even if these
  // forbid the attack.
  const wanted =
    place.length > 0 || hit === false
      ? undefined
      : hit === undefined
        ? { what: 'attack' as const, die: 20 }
        : wantedOf(creatures, ask.damage);
  return {
    ...base,
    as: 'area',
    defence: rule.defence,
    modifiers,
    save: { kind: 'reflex', dc: rule.dc },
    creatures,
    ...(hit === undefined ? {} : { hit }),
    ...(wanted === undefined ? {} : { wanted }),
    ...said('autofire', ...(strafes ? ['strafe' as const] : [])),
  };
}

/** The square area, or a line of cells in the direction of `strafe`. */
function areaOf(
  [x, y]: Cell,
  { side, strafe: { cells } }: OrdnanceTable['autofire'],
  strafe: Cell | undefined,
): Cell[] {
  if (strafe !== undefined) {
    const [dx, dy] = strafe;
    return Array.from({ length: cells }, (_, i): Cell => [x + i * dx, y + i * dy]);
  }
  return Array.from({ length: side * side }, (_, i): Cell => [
    x + (i % side),
    y + Math.floor(i / side),
  ]);
}

const onMap = (j: FullJudge, cells: readonly Cell[]): Cell[] => {
  const { columns, rows } = j.board.ground.grid;
  return cells.filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows);
};

/**
 * Creatures in the cells that the fire reaches, except the shooter. A successful save avoids all
 * damage.
 */
function caught(
  j: FullJudge,
  of: Creature,
  cells: readonly Cell[],
  ask: AutofireAsk,
): CreatureInArea[] {
  return j.board.creatures.flatMap((c): CreatureInArea[] => {
    const squares = squaresOf(j, c).filter(([x, y]) =>
      cells.some((cell) => cell[0] === x && cell[1] === y),
    );
    if (c.id === of.id || squares.length === 0) return [];
    const cover = j.rules.cover(j, of, c, 'ranged');
    if (cover.degree === 'total') return [];
    const saved =
      ask.saved !== undefined && Object.hasOwn(ask.saved, c.id) ? ask.saved[c.id] : undefined;
    const damage =
      ask.damage === undefined || saved === undefined ? undefined : saved ? 0 : ask.damage;
    return [
      { id: c.id, squares, reflex: cover.reflex, ...(damage === undefined ? {} : { damage }) },
    ];
  });
}
