/** Reasons why an action within a grapple is not possible. */
import { creatureOf } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { SpecialWhy } from './codes.ts';
import { Missing } from './specialContext.ts';
import type { GrappleAsk, GrappleRule, HeldWeaponWhy } from './grappling.ts';
import { grapplersOf, isClose, isHeld, countsAsPinned } from './hold.ts';
import type { ActionKind } from '../turns/turnRules.ts';
import type { SpecialCitation } from './specialRules.ts';

/**
 * Citation for an action that a grapple forbids: only light weapons may be drawn. Actions with
 * magic items have their own citation (below).
 */
const KIN: Readonly<Record<string, SpecialCitation>> = { 'draw-weapon': 'grapplingDraw' };

export function grappleBars(
  j: FullJudge,
  of: Creature,
  ask: GrappleAsk,
  rule: GrappleRule | undefined,
  { missing, names }: { readonly missing: Missing; readonly names: Set<SpecialCitation> },
): { why: SpecialWhy[]; kind: ActionKind } {
  if (!isHeld(j, of)) return { why: ['only-in-grapple'], kind: 'not-an-action' };
  const kin =
    j.rules.turns.table[ask.action]?.item === undefined ? KIN[ask.action] : 'grapplingItems';
  if (kin !== undefined) names.add(kin);
  if (of.pins !== undefined) names.add('grapplingPin');
  if (countsAsPinned(j, of)) names.add('pinned');
  const weapon =
    ask.action === 'grapple-use-weapon' ? undefined : of.attacks?.find((a) => a.id === ask.with);
  const verdict = j.rules.turns.act(j, of, {
    action: ask.action,
    ...(ask.spell === undefined ? {} : { spell: ask.spell }),
    ...(weapon === undefined ? {} : { with: weapon }),
  });
  const why: SpecialWhy[] = verdict.why.filter(
    (code) =>
      // The weapon that the question names is judged below.
      code !== 'wrong-weapon' &&
      !(rule?.onlyPinning === true && code === 'not-in-grapple') &&
      code !== 'no-weapon-ready' &&
      code !== 'once-per-round',
  );
  if (rule === undefined && why.length === 0) why.push('not-in-grapple');
  if (rule?.onlyPinning === true && of.pins === undefined) why.push('only-while-pinning');
  if (rule?.once === true && ask.already === true) why.push('once-per-round');
  const held = j.rules.specials.heldWeapon(j, of, ask);
  for (const path of held.unknown) missing.paths.add(path);
  why.push(...held.why);
  return { why, kind: verdict.kind };
}

/** Why the weapon may not be used for an action within a grapple: it is too big, or shoots. */
export const heldWeapon = (
  j: FullJudge,
  of: Creature,
  ask: Pick<GrappleAsk, 'action' | 'with' | 'against'>,
): { readonly why: readonly HeldWeaponWhy[]; readonly unknown: readonly string[] } => {
  const { rows } = j.rules.specials.grapple;
  const row = Object.hasOwn(rows, ask.action) ? rows[ask.action] : undefined;
  if (row?.oneHanded === true) {
    const weapon = of.attacks?.find((a) => a.id === ask.with);
    const fits = weapon === undefined || (weapon.kind === 'melee' && !weapon.twoHanded);
    return { why: fits ? [] : ['wrong-weapon'], unknown: [] };
  }
  if (row?.light !== true) return { why: [], unknown: [] };
  const missing = new Missing();
  const why = weaponBars(j, of, ask, missing);
  return { why, unknown: [...missing.paths] };
};

function weaponBars(
  j: FullJudge,
  of: Creature,
  ask: Pick<GrappleAsk, 'action' | 'with' | 'against'>,
  missing: Missing,
): HeldWeaponWhy[] {
  // Does the action use the opponent's weapon?
  const theirs = ask.action === 'grapple-use-weapon';
  const foe = ask.against === undefined ? grapplersOf(j, of)[0] : creatureOf(j.board, ask.against);
  const holder = theirs ? foe : of;
  if (holder?.attacks === undefined) {
    missing.paths.add(`creatures.${holder?.id ?? of.id}.attacks`);
    return [];
  }
  const found = holder.attacks.filter(
    (a) =>
      (ask.with === undefined || a.id === ask.with) &&
      (a.ready || a.natural || a.unarmed || ask.action === 'draw-light-weapon-grappling'),
  );
  // An unarmed strike is always available.
  if (found.length === 0 && ask.with === undefined && ask.action === 'grapple-attack') return [];
  if (found.length === 0) return ['no-weapon-ready'];
  const fits = theirs
    ? found.some((a) => a.light && !a.natural && !a.unarmed)
    : found.some(isClose);
  return fits || (ask.with === undefined && ask.action === 'grapple-attack')
    ? []
    : ['wrong-weapon'];
}
