/** Disarming and sundering: what another holds or wears (sigil.special-attack.disarm-*, sunder*). */
import { creatureOf } from '../../../board/board.ts';
import { sizeOf } from '../../base/size.ts';
import { ability, isArmed } from './bearing.ts';
import type { SpecialWhy } from './codes.ts';
import type { Effect } from './questions.ts';
import type { Handler, Situation } from './situation.ts';

/** Worn where one gesture takes it away. */
const ONE_GESTURE = ['neck', 'head', 'face', 'shoulders'];
/** A blade or a hammer breaks things, a point does not. */
const SUNDERS = ['slashing', 'bludgeoning'];

const isHeld = ({ ask }: Situation): boolean => (ask.object?.kind ?? 'held') === 'held';

/** Does the target hold anything at all, or the thing that was named? */
const nothingHeld = ({ to, ask }: Situation): boolean => {
  const held = to.attacks?.filter((a) => a.ready && !a.natural && !a.unarmed);
  if (held === undefined || ask.grips?.defender !== undefined) return false;
  return ask.object?.attack === undefined ? held.length === 0 : !held.some((a) => a.id === ask.object?.attack);
};

export const disarm: Handler = {
  // A won pin lets it snatch what is worn (sigil.condition.grappling-pin).
  excuses: (s) => (!isHeld(s) && s.from.pins === s.to.id ? ['not-in-grapple', 'target-out-of-reach'] : []),
  bars(s) {
    const { from, to, ask, names } = s;
    if (isHeld(s)) return nothingHeld(s) ? ['nothing-held'] : [];
    names.add('disarmWorn');
    if (ask.object?.kind === 'armour') return ['not-removable'];
    const slot = ask.object?.slot;
    const loose = ask.object?.easy === true || slot === undefined || ONE_GESTURE.includes(slot);
    if (slot === undefined && ask.object?.easy !== true) s.missing.paths.add('ask.object.slot');
    return loose || from.pins === to.id ? [] : ['not-removable'];
  },
  settle(s, result) {
    const { j, from, to, ask, weapon, feats, names } = s;
    names.add('disarmResult');
    const thing = ask.object?.attack === undefined ? {} : { by: ask.object.attack };
    if (result === 'success') {
      if (!isHeld(s)) return [{ of: to.id, effect: 'snatched', ...thing }];
      const taken: Effect[] = weapon === undefined || weapon.unarmed ? [{ of: from.id, effect: 'may-take-it', ...thing }] : [];
      return [{ of: to.id, effect: 'dropped', at: to.at, ...thing }, ...taken];
    }
    return isHeld(s) && isArmed(j, to) && feats.noAnswer !== true && ask.inReturn !== true ? [{ of: to.id, effect: 'may-disarm-back' }] : [];
  },
};

/** Armour class of what a creature wears or carries; a carried creature uses its own Dexterity if that is better. */
function wornAc({ j, to, ask, missing }: Situation): number {
  const carried = ask.object?.creature === undefined ? undefined : creatureOf(j.board, ask.object.creature);
  const size = carried === undefined ? missing.take(ask.object?.size, 'ask.object.size', 'medium') : sizeOf(carried);
  const wearer = ability(j, to, 'dex', missing);
  return 10 + j.rules.attacks.figures.size[size] + (carried === undefined ? wearer : Math.max(wearer, ability(j, carried, 'dex', missing)));
}

/** What is left of the blow when the object's hardness has had its part. */
function hurt({ j, to, ask, missing }: Situation): Effect[] {
  if (ask.damage === undefined) return [{ of: to.id, effect: 'object-damaged' }];
  const { lost } = j.rules.specials.objectDamage(j, { damage: ask.damage, hardness: missing.take(ask.object?.hardness, 'ask.object.hardness', 0) });
  return [{ of: to.id, effect: 'object-damaged', value: lost }];
}

export const sunder: Handler = {
  bars(s) {
    const { ask, weapon, missing, names } = s;
    const tags = weapon?.tags?.filter((t) => t === 'slashing' || t === 'bludgeoning' || t === 'piercing') ?? [];
    if (weapon !== undefined && tags.length === 0) missing.paths.add(`creatures.${s.from.id}.attacks.${weapon.id}.tags`);
    const wrong: SpecialWhy[] = tags.length > 0 && !tags.some((t) => SUNDERS.includes(t)) ? ['wrong-weapon'] : [];
    if (ask.object?.kind === 'armour') { names.add('sunderWorn'); return [...wrong, 'not-armour']; }
    return isHeld(s) && nothingHeld(s) ? [...wrong, 'nothing-held'] : wrong;
  },
  outcome(s) {
    // What is worn is struck at an armour class of its own.
    if (isHeld(s) || s.ask.roll === undefined) return undefined;
    const margin = s.ask.roll - wornAc(s);
    return { result: margin >= 0 ? 'success' : 'failure', margin, effects: margin >= 0 ? hurt(s) : [] };
  },
  settle: (s, result) => (result === 'success' ? hurt(s) : []),
  more(s) {
    if (isHeld(s)) return {};
    s.names.add('sunderWorn');
    return { ac: wornAc(s) };
  },
};
