/** How conditions end: by a die roll, rest, care or saves. The players roll. */
import { modifierOf } from '../../../core/abilities.ts';
import type { Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { StateFigures } from './figures.ts';
import type { RecoverAsk } from '../asks/stateAsk.ts';
import type { StateCitation, Recovery, StateEffect } from './stateRules.ts';

type Part = Omit<Recovery, 'rules' | 'unknown'>;
type Struggle = NonNullable<StateFigures['struggle']>;
interface Way {
  readonly names: readonly StateCitation[];
  readonly of: Part;
}

/**
 * A dying creature's turn: it stabilizes or loses a hit point. If another creature helps it, a
 * check decides.
 */
function dying(j: FullJudge, c: Creature, ask: RecoverAsk): Way {
  const { chance, aid, struggle } = j.rules.states.figures;
  if (ask.tended === true) {
    const made = ask.total === undefined ? undefined : ask.total >= aid.dc;
    return {
      names: ['stable'],
      of: {
        dc: aid.dc,
        next: aid.next,
        ...(made === undefined
          ? {}
          : made
            ? { leaves: ['stable'], hp: 0 }
            : { leaves: ['dying'], hp: 0 }),
      },
    };
  }
  if (struggle !== undefined) {
    const dc = struggleDc(struggle, c);
    const made = struggled(dc, c, ask, struggle.save);
    return {
      names: ['dying'],
      of: {
        dc,
        next: made === true ? 'hour' : 'round',
        ...(made === undefined
          ? {}
          : made
            ? { leaves: ['stable'], hp: 0 }
            : { leaves: ['dying'], hp: -1 }),
      },
    };
  }
  const of: Part = { chance: chance.stabilise, next: 'round' };
  if (ask.roll === undefined) return { names: ['dying'], of };
  return {
    names: ['dying'],
    of:
      ask.roll <= chance.stabilise
        ? { ...of, next: 'hour', leaves: ['stable'], hp: 0 }
        : { ...of, leaves: ['dying'], hp: -1 },
  };
}

/**
 * The DC of the check without the penalty for negative hit points; the DC is raised by that penalty
 * instead.
 */
const struggleDc = ({ dc, save }: Struggle, c: Creature): number =>
  save === undefined ? dc - Math.min(0, c.hp?.current ?? 0) : dc;

/**
 * Does the Constitution check succeed? The total decides, or the die plus the modifier; a natural
 * 20 always succeeds. Undefined: nothing was rolled.
 */
function struggled(
  dc: number,
  c: Creature,
  { total, roll }: RecoverAsk,
  save: Struggle['save'],
): boolean | undefined {
  if (total !== undefined) return total >= dc;
  if (roll === undefined) return undefined;
  if (save !== undefined) return roll === 20 || (roll > 1 && roll + (c.saves?.[save] ?? 0) >= dc);
  return roll === 20 || roll + modifierOf(c.abilities?.con ?? 10) >= dc;
}

/**
 * Hourly recovery of a stable creature: it wakes or stays unconscious. Without care it keeps losing
 * hit points.
 */
function stable(j: FullJudge, c: Creature, ask: RecoverAsk): Way {
  const { chance, wakesAt, struggle } = j.rules.states.figures;
  const heals = ask.tended === true;
  if (struggle !== undefined) {
    const dc = struggleDc(struggle, c);
    const made = struggled(dc, c, ask, struggle.save);
    const left: Part =
      made === undefined
        ? {}
        : made
          ? { leaves: ['disabled'], hp: 0 }
          : { leaves: ['stable'], hp: heals || struggle.save !== undefined ? 0 : -1 };
    return { names: ['stable'], of: { dc, next: 'hour', heals, ...left } };
  }
  const of: Part = { chance: chance.wake, next: 'hour', heals };
  if (ask.roll === undefined) return { names: ['stable'], of };
  if (ask.roll > chance.wake)
    return { names: ['stable'], of: { ...of, leaves: ['stable'], hp: heals ? 0 : -1 } };
  const hp = wakesAt === 'zero' ? -(c.hp?.current ?? 0) : 0;
  return {
    names: ['stable', 'disabled'],
    of: { ...of, leaves: ['disabled'], hp: Math.max(0, hp), next: 'day' },
  };
}

/** Daily recovery of a conscious creature without care: it begins to heal, or loses a hit point. */
function disabled(j: FullJudge, c: Creature, ask: RecoverAsk): Way {
  const { chance, struggle } = j.rules.states.figures;
  const { mend } = chance;
  if (ask.tended === true)
    return { names: ['stable'], of: { heals: true, leaves: ['disabled'], hp: 0 } };
  if (struggle?.save !== undefined) {
    const { dc } = struggle;
    const made = struggled(dc, c, ask, struggle.save);
    const left: Part =
      made === undefined ? {} : { heals: made, leaves: ['disabled'], hp: made ? 0 : -1 };
    return { names: ['stable'], of: { dc, next: 'day', ...left } };
  }
  const of: Part = { chance: mend, next: 'day' };
  if (ask.roll === undefined) return { names: ['stable'], of };
  const mends = ask.roll <= mend;
  return {
    names: ['stable'],
    of: { ...of, heals: mends, leaves: ['disabled'], hp: mends ? 0 : -1 },
  };
}

/**
 * After a day, a creature makes one save for each negative level. Each failed save costs a level
 * permanently, and all negative levels end.
 */
function drained(c: Creature, ask: RecoverAsk): Way {
  const condition = ask.from;
  const levels = c.conditions.filter((other) => other === condition).length;
  const of: Part = { next: '24-hours', ...(ask.dc === undefined ? {} : { dc: ask.dc }) };
  if (ask.saves === undefined || (ask.hours ?? 24) < 24) return { names: ['drainEnds'], of };
  const rolled = ask.saves.slice(0, levels);
  const lost = rolled.filter((made) => !made).length;
  return {
    names: ['drainEnds'],
    of: {
      ...of,
      leaves: Array.from({ length: levels - rolled.length }, () => condition),
      levelsLost: lost,
    },
  };
}

/**
 * The daily check of a creature without food; its DC rises each day. Once nonlethal damage exceeds
 * the creature's hit points, further damage is lethal.
 */
function hungry(j: FullJudge, c: Creature, ask: RecoverAsk): Way {
  const { dc: first, dice } = j.rules.states.figures.hunger;
  const dc = first + (ask.before ?? 0);
  const of: Part = { dc, next: 'day' };
  if (ask.total === undefined) return { names: [], of };
  if (ask.total >= dc) return { names: [], of: { ...of, leaves: [ask.from] } };
  const { current, nonlethal = 0 } = c.hp ?? {};
  const lethal = current !== undefined && nonlethal > current;
  return { names: [], of: { ...of, leaves: [ask.from, 'fatigued'], damage: { dice, lethal } } };
}

/**
 * A bleeding creature's turn: it loses the hit points that its worst wound costs. The bleeding
 * stops after a successful check or healing.
 */
function bleeding(j: FullJudge, { from, total, bleeds, healed = 0 }: RecoverAsk): Way {
  const { dc } = j.rules.states.figures.aid;
  const stops = healed > 0 || (total !== undefined && total >= dc);
  const lost = Math.max(0, ...(bleeds ?? []));
  const said = total !== undefined || healed > 0 || bleeds !== undefined;
  return {
    names: [],
    of: {
      dc,
      next: 'round',
      ...(said ? { leaves: stops ? [] : [from], hp: stops || lost === 0 ? 0 : -lost } : {}),
    },
  };
}

const WAYS: Readonly<
  Record<NonNullable<StateEffect['recovery']>, (j: FullJudge, c: Creature, ask: RecoverAsk) => Way>
> = {
  'each-turn': dying,
  'each-hour': stable,
  'each-day': disabled,
  saves: (_j, c, ask) => drained(c, ask),
  hunger: hungry,
  bleeds: (j, _c, ask) => bleeding(j, ask),
};

export function recover(j: FullJudge, c: Creature, ask: RecoverAsk): Recovery {
  const { table, sources, cites } = j.rules.states;
  const effect = Object.hasOwn(table, ask.from) ? table[ask.from] : undefined;
  const own = Object.hasOwn(sources, ask.from) ? (sources[ask.from] ?? []) : [];
  const way = effect?.recovery === undefined ? undefined : WAYS[effect.recovery](j, c, ask);
  if (way !== undefined)
    return { ...way.of, rules: [...new Set([...own, ...cite(cites, ...way.names)])], unknown: [] };
  if (effect?.rest !== undefined) {
    const done = (ask.hours ?? 0) >= effect.rest.hours;
    const left = effect.rest.leaves === undefined ? [] : [effect.rest.leaves];
    return {
      next: 'hour',
      leaves: done ? left : [ask.from],
      rules: own,
      unknown: ask.hours === undefined ? ['ask.hours'] : [],
    };
  }
  return { rules: own, unknown: [] };
}
