/** Why something may not be done within a grapple. */
import { creatureOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { Missing } from './bearing.ts';
import type { GrappleAsk, GrappleRule } from './grappling.ts';
import { grapplersOf, isClose, isPinned } from './hold.ts';
import type { Name } from './questions.ts';

/** Magic items that are whole spells are out; so is what is no light thing to draw. */
const KIN: Readonly<Record<string, Name>> = { 'activate-item-spell-completion': 'grapplingItems', 'draw-weapon': 'grapplingDraw' };

export function grappleBars(j: PlayJudge, of: Creature, ask: GrappleAsk, rule: GrappleRule | undefined, missing: Missing, names: Set<Name>): string[] {
  const engaged = grapplersOf(j, of).length > 0 || j.rules.states.of(j, of).some(({ effect }) => effect.hold !== undefined);
  if (!engaged) return ['only-in-grapple'];
  const kin = KIN[ask.action];
  if (kin !== undefined) names.add(kin);
  if (rule === undefined) return ['not-in-grapple'];
  const why: string[] = [];
  if (of.pins !== undefined) {
    names.add('grapplingPin');
    if (rule.pinning !== true) why.push('while-pinning');
  } else if (rule.onlyPinning === true) why.push('only-while-pinning');
  if (isPinned(j, of)) {
    names.add('pinned');
    if (rule.pinned !== true) why.push('condition-forbids');
  }
  if (rule.once === true && ask.already === true) why.push('once-per-round');
  if (rule.light === true) why.push(...weaponBars(j, of, ask, missing));
  return why;
}

function weaponBars(j: PlayJudge, of: Creature, ask: GrappleAsk, missing: Missing): string[] {
  // Its opponent's own weapon, where that is what it would use.
  const theirs = ask.action === 'grapple-use-weapon';
  const foe = ask.against === undefined ? grapplersOf(j, of)[0] : creatureOf(j.board, ask.against);
  const holder = theirs ? foe : of;
  if (holder?.attacks === undefined) {
    missing.paths.add(`creatures.${holder?.id ?? of.id}.attacks`);
    return [];
  }
  const found = ask.with === undefined ? holder.attacks.filter((a) => a.ready || ask.action === 'draw-light-weapon-grappling') : holder.attacks.filter((a) => a.id === ask.with);
  // Bare hands are always there to strike with.
  if (found.length === 0 && ask.with === undefined && ask.action === 'grapple-attack') return [];
  if (found.length === 0) return ['no-weapon-ready'];
  const fits = theirs ? found.some((a) => a.light && !a.natural && !a.unarmed) : found.some(isClose);
  return fits || (ask.with === undefined && ask.action === 'grapple-attack') ? [] : ['wrong-weapon'];
}
