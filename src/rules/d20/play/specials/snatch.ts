/**
 * Disarm and sunder: attacks on items that another creature holds or wears
 * (sigil.special-attack.disarm-*, sunder*).
 */
import { creatureOf } from '../../../../board/board.ts';
import { sizeOf } from '../../../../board/creature.ts';
import { hasTag } from '../../../tags.ts';
import { notedAbility, isArmed } from './specialContext.ts';
import type { Effect } from './specialRules.ts';
import type { Handler, SpecialSituation } from './situation.ts';

/** Body slots from which an item can be taken with one movement. */
const ONE_GESTURE = ['neck', 'head', 'face', 'shoulders'];

const isHeld = ({ ask }: SpecialSituation): boolean => (ask.object?.kind ?? 'held') === 'held';

/** Is the attacked item a ranged weapon? It is the named attack, or else the weapon in hand. */
function shoots({ to, ask }: SpecialSituation): boolean {
  const named = ask.object?.attack;
  const held =
    named === undefined
      ? to.attacks?.filter((a) => a.ready && !a.natural && !a.unarmed)
      : to.attacks?.filter((a) => a.id === named);
  return held !== undefined && held.length > 0 && held.every((a) => a.kind === 'ranged');
}

/** Is the item attacked with a roll against an armor class, and not with opposed rolls? */
const isStruck = (s: SpecialSituation): boolean =>
  s.rule.struckAt !== undefined && isHeld(s) && (s.rule.struckAt.what === 'all' || shoots(s));

/** Armor class of a held item. It is higher if the item is held in two hands. */
function heldAc(s: SpecialSituation): number {
  const { j, to, ask, rule, missing, names } = s;
  names.add('objectHeld');
  const held = to.attacks?.find((a) =>
    ask.object?.attack === undefined
      ? a.ready && !a.natural && !a.unarmed
      : a.id === ask.object.attack,
  );
  const size = missing.take(ask.object?.size, 'ask.object.size', 'medium');
  const two = held?.twoHanded === true ? (rule.struckAt?.twoHands ?? 0) : 0;
  return j.rules.specials.objectDefence(j, size, { holder: to, ...classOf(s) }).ac + two;
}

const classOf = ({ ask, missing, j }: SpecialSituation): { readonly classBonus?: number } =>
  j.rules.specials.objects.held === undefined
    ? {}
    : { classBonus: missing.take(ask.object?.classBonus, 'ask.object.classBonus', 0) };

/** Is it true that the target does not hold the named item, or holds no item if none is named? */
export const nothingHeld = ({ to, ask }: SpecialSituation): boolean => {
  const held = to.attacks?.filter((a) => a.ready && !a.natural && !a.unarmed);
  if (held === undefined || ask.grips?.defender !== undefined) return false;
  return ask.object?.attack === undefined
    ? held.length === 0
    : !held.some((a) => a.id === ask.object?.attack);
};

/** Is the attacked weapon worn? If none is named, are all weapons of the target? */
export const isWorn = ({ to, ask }: SpecialSituation): boolean => {
  const held = to.attacks?.filter(
    (a) =>
      a.ready &&
      !a.natural &&
      !a.unarmed &&
      (ask.object?.attack === undefined || a.id === ask.object.attack),
  );
  return held !== undefined && held.length > 0 && held.every((a) => hasTag(a, 'worn'));
};

export const disarm: Handler = {
  struckAt(s) {
    if (!isStruck(s)) return false;
    s.names.add('disarmShooter');
    return true;
  },
  outcome(s) {
    if (!isStruck(s) || s.ask.roll === undefined) return undefined;
    const margin = s.ask.roll - heldAc(s);
    return {
      result: margin >= 0 ? 'success' : 'failure',
      margin,
      effects: margin >= 0 ? taken(s) : [],
    };
  },
  more: (s) => (isStruck(s) ? { ac: heldAc(s) } : {}),
  // A creature that pins the target may snatch a worn item (sigil.condition.grappling-pin).
  excuses: (s) =>
    !isHeld(s) && s.from.pins === s.to.id ? ['not-in-grapple', 'target-out-of-reach'] : [],
  bars(s) {
    const { from, to, ask, names, rule } = s;
    if (isHeld(s))
      return nothingHeld(s) ? ['nothing-held'] : isWorn(s) ? ['cannot-be-disarmed'] : [];
    names.add('disarmWorn');
    if (ask.object?.kind === 'armour') return ['not-removable'];
    if (rule.anyWorn === true) return [];
    const slot = ask.object?.slot;
    const loose = ask.object?.easy === true || slot === undefined || ONE_GESTURE.includes(slot);
    if (slot === undefined && ask.object?.easy !== true) s.missing.paths.add('ask.object.slot');
    return loose || from.pins === to.id ? [] : ['not-removable'];
  },
  settle(s, result) {
    const { j, to, ask, feats, names } = s;
    names.add('disarmResult');
    if (result === 'success') return taken(s);
    return isHeld(s) &&
      !isStruck(s) &&
      isArmed(j, to) &&
      feats.noAnswer !== true &&
      ask.inReturn !== true
      ? [{ of: to.id, effect: 'may-disarm-back' }]
      : [];
  },
};

/**
 * A disarmed item falls into its holder's cell. An unarmed attacker may take it in its hand
 * instead.
 */
function taken(s: SpecialSituation): Effect[] {
  const { from, to, ask, weapon } = s;
  const thing = ask.object?.attack === undefined ? {} : { by: ask.object.attack };
  if (!isHeld(s)) return [{ of: to.id, effect: 'snatched', ...thing }];
  const keeps: Effect[] =
    weapon === undefined || weapon.unarmed
      ? [{ of: from.id, effect: 'may-take-it', ...thing }]
      : [];
  return [{ of: to.id, effect: 'dropped', at: to.at, ...thing }, ...keeps];
}

/**
 * Armor class of an item that a creature wears or carries. If the item is a carried creature, that
 * creature's own Dexterity counts if it is better.
 */
function wornAc(s: SpecialSituation): number {
  const { j, to, ask, missing } = s;
  if (j.rules.specials.objects.held !== undefined) return heldAc(s);
  const carried =
    ask.object?.creature === undefined ? undefined : creatureOf(j.board, ask.object.creature);
  const size =
    carried === undefined
      ? missing.take(ask.object?.size, 'ask.object.size', 'medium')
      : sizeOf(carried);
  const wearer = notedAbility(j, to, 'dex', missing);
  return (
    10 +
    j.rules.attacks.figures.size[size] +
    (carried === undefined ? wearer : Math.max(wearer, notedAbility(j, carried, 'dex', missing)))
  );
}

/** Damage to the object after its hardness is subtracted. */
export function hurt({ j, to, ask, missing }: SpecialSituation): Effect[] {
  if (ask.damage === undefined) return [{ of: to.id, effect: 'object-damaged' }];
  const { lost } = j.rules.specials.objectDamage(j, {
    damage: ask.damage,
    hardness: missing.take(ask.object?.hardness, 'ask.object.hardness', 0),
  });
  return [{ of: to.id, effect: 'object-damaged', value: lost }];
}

export const sunder: Handler = {
  bars(s) {
    const { ask, names } = s;
    if (s.rule.struckAt !== undefined) return isHeld(s) && nothingHeld(s) ? ['nothing-held'] : [];
    if (ask.object?.kind === 'armour') {
      names.add('sunderWorn');
      return ['not-armour'];
    }
    return isHeld(s) && nothingHeld(s) ? ['nothing-held'] : [];
  },
  outcome(s) {
    // A worn item is attacked against its own armor class.
    if ((isHeld(s) && !isStruck(s)) || s.ask.roll === undefined) return undefined;
    const margin = s.ask.roll - wornAc(s);
    return {
      result: margin >= 0 ? 'success' : 'failure',
      margin,
      effects: margin >= 0 ? hurt(s) : [],
    };
  },
  settle: (s, result) => (result === 'success' ? hurt(s) : []),
  more(s) {
    if (isHeld(s) && !isStruck(s)) return {};
    s.names.add('sunderWorn');
    return { ac: wornAc(s) };
  },
};
