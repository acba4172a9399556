/**
 * A burst: the creatures in it, their saves and damage (d20modern.special-attack.explosives-burst,
 * explosive-save).
 */
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { explosiveOf, radiusIn, type Cloud } from './explosives.ts';
import type { BlastAsk } from '../asks/ordnanceAsk.ts';
import type {
  BlastVerdict,
  CreatureInArea,
  OrdnanceCitation,
  OrdnanceRules,
  Wanted,
} from './ordnanceRules.ts';

/** The ruleset's rules for explosives and automatic fire; an error if it has none. */
export function ordnanceOf(j: FullJudge): OrdnanceRules {
  if (j.rules.ordnance === undefined) throw new Error(`${j.rules.id} has no such weapons`);
  return j.rules.ordnance;
}

export function blast(j: FullJudge, ask: BlastAsk): BlastVerdict {
  const { cites } = ordnanceOf(j);
  const names: OrdnanceCitation[] = ['burst', 'save'];
  const { rounds, elapsed = 0 } = ask;
  if (rounds !== undefined) names.push('planted');
  const explosive = explosiveOf(ask.explosive);
  const { dice, cloud } = explosive ?? {};
  if (explosive !== undefined) names.push(cloud === undefined ? 'explosives' : 'cloud');
  const area = j.rules.movements.area(j, {
    shape: 'burst',
    from: ask.at,
    size: ask.radius ?? (explosive === undefined ? 1 : radiusIn(explosive, ask.round)),
    ...(ask.damage === undefined ? {} : { damage: ask.damage }),
    ...(ask.saved === undefined ? {} : { saved: ask.saved }),
  });
  const creatures = area.creatures.map(({ id, squares, reflex, damage }): CreatureInArea => ({
    id,
    squares,
    reflex,
    ...(damage === undefined ? {} : { damage }),
  }));
  const countdown = rounds === undefined ? undefined : Math.max(0, rounds - elapsed);
  const wanted =
    cloud !== undefined || (countdown !== undefined && countdown > 0)
      ? undefined
      : wantedOf(creatures, ask.damage);
  return {
    at: ask.at,
    cells: area.cells,
    creatures,
    save:
      cloud === undefined
        ? { kind: 'reflex', dc: ask.dc ?? explosive?.dc ?? null, half: true }
        : null,
    ...(dice === undefined ? {} : { dice }),
    ...(cloud === undefined ? {} : { cloud: insideOf(cloud) }),
    ...(countdown === undefined ? {} : { countdown }),
    ...(wanted === undefined ? {} : { wanted }),
    rules: [...new Set([...cite(cites, ...names), ...area.rules])],
    unknown: [...area.unknown, ...((ask.dc ?? explosive) === undefined ? ['ask.dc'] : [])],
  };
}

const insideOf = ({ missChance, save }: Cloud): NonNullable<BlastVerdict['cloud']> => ({
  ...(missChance === undefined ? {} : { missChance }),
  ...(save === undefined ? {} : { save }),
});

/** The roll that is needed next: the damage first, then the saving throws that are not known. */
export function wantedOf(
  creatures: readonly CreatureInArea[],
  damage: number | undefined,
): Wanted | undefined {
  if (creatures.length === 0) return undefined;
  if (damage === undefined) return { what: 'damage', die: null };
  const of = creatures.filter((c) => c.damage === undefined).map((c) => c.id);
  return of.length === 0 ? undefined : { what: 'reflex', die: 20, of };
}
