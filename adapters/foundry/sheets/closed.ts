/**
 * Reads sheets that the user may not open. The page script reads them inside the page and sends
 * only what the table shows: the creature's body, and the reach of its visible weapons. No name,
 * number or item is sent to the content script.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { isQuiet } from '../../words/weapons.ts';
import { d35eShown } from './d35e.shown.ts';
import { dnd5eShown } from './dnd5e.shown.ts';
import { pf1Shown } from './pf1.shown.ts';
import type { VisibleFacts, ShownActor, ShownReader } from './read.ts';

/**
 * Sheet readers by the system's id (`game.system.id`). For actors of other systems, only the token
 * is known.
 */
const READERS: Readonly<Record<string, ShownReader>> = {
  D35E: d35eShown,
  pf1: pf1Shown,
  dnd5e: dnd5eShown,
};

/** One kind of weapon in the creature's hands; several weapons of a kind count once. */
export type HeldKind = Pick<SceneAttack, 'kind' | 'natural' | 'reachWeapon' | 'reach'> & {
  /** A whip, which threatens no cells. */
  readonly whip?: true;
};

/** Visible facts of a creature with a closed sheet; an absent field is unknown. */
export type ClosedFacts = Partial<Pick<VisibleFacts, 'size' | 'build' | 'reach'>> & {
  readonly held?: HeldKind[] | undefined;
};

/** A spell that the sheet lists as a weapon, such as a mage's burst; nobody sees it. */
const isSpell = ({ tags }: SceneAttack): boolean => tags?.includes('spell') === true;

/**
 * The weapons in hand, without names and counts, and not in the sheet's order. Undefined if they
 * are unknown. Also undefined if bare hands or a spell are the only melee attack: bare hands
 * threaten cells only with a certain feat, and a spell is not in sight.
 */
function heldKinds(attacks: readonly SceneAttack[] | undefined): HeldKind[] | undefined {
  if (attacks === undefined || attacks.some(({ ready }) => ready === undefined)) return undefined;
  const ready = attacks.filter((a) => a.ready === true);
  const armed = ready.filter((a) => !isSpell(a) && (a.unarmed !== true || a.natural === true));
  const melee = (list: readonly SceneAttack[]): boolean => list.some((a) => a.kind === 'melee');
  if (melee(ready) && !melee(armed)) return undefined;
  const kinds = armed.map(({ kind, natural, reachWeapon, reach, tags }): HeldKind => ({
    kind,
    natural: natural === true,
    reachWeapon,
    reach,
    ...(isQuiet({ tags }) && { whip: true }),
  }));
  return [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, kind]) => kind);
}

export function closedFacts(system: string, actor: ShownActor): ClosedFacts {
  const reader = Object.hasOwn(READERS, system) ? READERS[system] : undefined;
  if (reader === undefined) return {};
  const { size, build, reach, attacks } = reader(actor);
  return { size, build, reach, held: heldKinds(attacks) };
}
