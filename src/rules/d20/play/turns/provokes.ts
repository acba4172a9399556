/** The attacks of opportunity that an action provokes. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { sameCell, type Cell } from '../../../../board/grid.ts';
import { unknownSides } from '../../../core/opportunities.ts';
import { cellsBetween, standOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import type { SpecialRule } from '../specials/specialRules.ts';
import type { MovedVerdict } from './turnTypes.ts';
import type {
  ActBarred,
  ActionEntry,
  ActOpportunity,
  ProvokedFoe,
  ActRequest,
  TurnCitation,
  Provokes,
} from './turnRules.ts';
import { entryFor } from './entryFor.ts';
import { TurnSituation, type Threatener } from './situation.ts';
import { iterations } from '../attacks/iterations.ts';
import { areHandsBare, isBare, type Weapon } from './weapon.ts';

export interface ActionOpportunities {
  readonly opportunities: readonly ActOpportunity[];
  readonly barred: readonly ActBarred[];
  readonly unknown: readonly string[];
}

/** Which creatures the action provokes, after the changes from feats, weapons and grapples. */
export function provokesOf(
  s: TurnSituation,
  action: string,
  entry: ActionEntry,
  request: ActRequest,
  weapon: Weapon,
): Provokes {
  const { attack } = weapon;
  const byWeapon = provokedWith(s, entry, weapon);
  if (byWeapon !== undefined) return byWeapon;
  const suited = entry.safeTag !== undefined && hasTag(attack, entry.safeTag);
  const held = entry.safeIfHeld === true && (request.target?.grapples?.length ?? 0) > 0;
  const casting = entry.casts === true && request.defensively === true;
  const armed =
    entry.bare === true &&
    attack !== undefined &&
    (attack.natural || attack.unarmed) &&
    !isBare(s.j, s.c, attack);
  if (suited || armed || held || casting || s.traits.some((t) => t.safe?.includes(action)))
    return entry.provokes === 'target-and-movement' || entry.provokes === 'yes-and-movement'
      ? 'movement'
      : 'no';
  // An attack with bare hands counts as an unarmed attack, whatever action it belongs to.
  const bare =
    entry.provokes === 'no' &&
    entry.target === 'reach' &&
    attack !== undefined &&
    isBare(s.j, s.c, attack);
  return bare ? 'target' : entry.provokes;
}

/**
 * Which creatures an attack provokes because of its weapon, if the weapon decides. A shot, or an
 * attack with a weapon that provokes like a ranged one, provokes everybody, whatever the attack
 * does. Each attack of a full attack provokes as a single attack with the same weapon does.
 */
function provokedWith(
  { j, c }: TurnSituation,
  entry: ActionEntry,
  { attack, unknown }: Weapon,
): Provokes | undefined {
  if (entry.attack !== true) return undefined;
  const strikes = entry.repeats === true || entry.target === 'reach';
  if (attack?.kind === 'melee' && strikes && j.rules.attackReach(j, c, attack).quiet) return 'yes';
  if (entry.repeats !== true) return undefined;
  if (attack === undefined)
    return unknown === undefined && areHandsBare(j, c) ? 'target' : entry.provokes;
  if (attack.kind === 'melee') return isBare(j, c, attack) ? 'target' : 'no';
  return j.options.rangedFullAttack === 'none' ? 'no' : 'yes';
}

/** How often an action provokes the same creature: a full attack does with each of its attacks. */
const timesOf = ({ j, c }: TurnSituation, entry: ActionEntry, attack: Attack | undefined): number =>
  entry.repeats !== true || attack?.natural === true || j.options.rangedFullAttack === 'once'
    ? 1
    : iterations(c.bab ?? 0);

/** Citation keys of the rules by which an action provokes. */
const nameOf = (
  entry: ActionEntry,
  provokes: Provokes,
  attack: Attack | undefined,
): TurnCitation[] => {
  const names: TurnCitation[] = ['acting', 'everyone', 'timing', 'eachOnce'];
  const shoots = attack !== undefined && attack.kind !== 'melee';
  if (entry.weapon === 'ranged' || (entry.repeats === true && shoots)) names.push('ranged');
  if (entry.attack && provokes === 'yes' && attack?.kind === 'melee' && entry.provokes !== 'yes')
    names.push('whip');
  if (entry.attack && provokes === 'target' && entry.weapon !== 'ranged')
    names.push(entry.provokes === 'target' && entry.weapon !== 'unarmed' ? 'special' : 'unarmed');
  if (provokes === 'target-and-movement') names.push('reasons');
  return names;
};

/**
 * The attacks of opportunity against an action. `verdict`: the verdict on its movement, if a path
 * is given. Without a path, only leaving the actor's present cells counts.
 */
export function provoked(
  s: TurnSituation,
  {
    entry,
    request,
    attack,
  }: {
    readonly entry: ActionEntry;
    readonly request: ActRequest;
    readonly attack: Attack | undefined;
  },
  provokes: Provokes,
  verdict: MovedVerdict | undefined,
): ActionOpportunities {
  const opportunities: ActOpportunity[] = [];
  const barred: ActBarred[] = [];
  const unknown = new Set(
    provokes === 'no' ? [] : unknownSides(s.j, s.c, [s.c.at, ...(request.path ?? [])]),
  );
  const most = timesOf(s, entry, attack);
  const strike = (t: Threatener, cause: 'action' | 'movement'): void => {
    for (const fact of t.watcher.unknown) unknown.add(fact);
    if (t.barred !== undefined) {
      barred.push(t.barred);
      return;
    }
    const times = most === 1 ? 1 : Math.min(most, s.remaining(t.watcher.foe) ?? most);
    opportunities.push(
      s.opportunity(t.watcher.foe, {
        cause,
        ...(times > 1 ? { times } : {}),
        rules: [...new Set([...s.cite(...nameOf(entry, provokes, attack)), ...t.rules])],
      }),
    );
  };
  const moves =
    provokes === 'movement' ||
    provokes === 'target-and-movement' ||
    provokes === 'yes-and-movement';
  if (moves && verdict !== undefined) {
    for (const o of verdict.opportunities) {
      const foe = s.j.board.creatures.find((c) => c.id === o.by);
      if (foe !== undefined)
        opportunities.push(
          s.opportunity(foe, {
            cause: o.cause,
            leaving: o.leaving,
            step: o.step,
            ...(o.check === undefined ? {} : { check: o.check }),
            rules: o.rules,
          }),
        );
    }
    barred.push(
      ...verdict.barred.map(({ by, why, condition, rules }) => ({
        by,
        why,
        rules,
        ...(condition === undefined ? {} : { condition }),
      })),
    );
  } else if (moves) {
    for (const t of s.threateners) {
      if (entry.sparesHeld && s.c.grapples?.includes(t.watcher.foe.id)) continue;
      if (!s.escapes(t, entry.mode)) strike(t, 'movement');
    }
  }
  if (entry.entersSpace && request.target !== undefined) {
    for (const t of entered(s, request.target, request.path)) {
      const spared = provokes === 'movement' && t.watcher.foe.id === request.target.id;
      if (!spared) strike(t, 'movement');
    }
    const once = <T extends { readonly by: string }>(list: readonly T[]): T[] =>
      list.filter((o, i) => list.findIndex((p) => p.by === o.by) === i);
    const struck = once(opportunities).filter(
      (o) => provokes !== 'movement' || o.by !== request.target?.id,
    );
    return {
      opportunities: struck,
      barred: once(barred).filter((b) => !struck.some((o) => o.by === b.by)),
      unknown: [...unknown],
    };
  }
  if (provokes === 'yes') for (const t of s.threateners) strike(t, 'action');
  // The whole action provokes only once. A creature that attacks when the actor leaves its first
  // cell does not attack again.
  const listed = new Set([...opportunities, ...barred].map(({ by }) => by));
  if (provokes === 'yes-and-movement')
    for (const t of s.threateners) if (!listed.has(t.watcher.foe.id)) strike(t, 'action');
  if (provokes === 'target' || provokes === 'target-and-movement') {
    for (const t of againstTarget(s, request, verdict)) strike(t, 'action');
  }
  return { opportunities: enteredOnce(s, request, opportunities), barred, unknown: [...unknown] };
}

/**
 * By some texts, moving into the target's space and on is one movement: a foe that strikes at the
 * attempt does not strike at the movement too.
 */
function enteredOnce(
  { j }: TurnSituation,
  { action }: ActRequest,
  opportunities: readonly ActOpportunity[],
): readonly ActOpportunity[] {
  const { table }: { readonly table: Readonly<Record<string, SpecialRule>> } = j.rules.specials;
  if (!Object.hasOwn(table, action) || table[action]?.entersOnce !== true) return opportunities;
  const struck = opportunities.filter(({ cause }) => cause === 'action').map(({ by }) => by);
  return opportunities.filter(({ cause, by }) => cause === 'action' || !struck.includes(by));
}

/**
 * The creatures that threaten the cell from which the actor enters its target's space, or the cell
 * that it enters. If the path does not end next to the target, the entered cell is unknown and is
 * left out.
 */
function entered(
  s: TurnSituation,
  target: Creature,
  path: readonly Cell[] | undefined,
): readonly Threatener[] {
  const to = standOf(s.j, target);
  const outside =
    path?.findLast((at) => cellsBetween(s.j, standOf(s.j, { ...s.c, at }), to) > 0) ?? s.c.at;
  const own = standOf(s.j, { ...s.c, at: outside });
  const sign = (a: number, n: number, b: number, m: number): number =>
    b >= a + n ? 1 : a >= b + m ? -1 : 0;
  const inside: Cell = [
    outside[0] + sign(own.x, own.w, to.x, to.w),
    outside[1] + sign(own.y, own.d, to.y, to.d),
  ];
  const before = sameCell(outside, s.c.at) ? s : s.at(outside);
  const beside = cellsBetween(s.j, own, to) === 1;
  // The target counts only for the cell before, so it is left out here.
  const within = beside
    ? s.at(inside).threateners.filter((t) => t.watcher.foe.id !== target.id)
    : [];
  return [...before.threateners, ...within];
}

/**
 * The target, if it threatens the actor where the action takes place: at the end of the movement,
 * or at the actor's position.
 */
function againstTarget(
  s: TurnSituation,
  request: ActRequest,
  verdict: MovedVerdict | undefined,
): readonly Threatener[] {
  const { target, path } = request;
  if (target === undefined) return [];
  // An action that enters the target's space takes place in the cell before it.
  const to = standOf(s.j, target);
  const isOutside = (at: Cell): boolean => cellsBetween(s.j, standOf(s.j, { ...s.c, at }), to) > 0;
  const into = path?.findIndex((at) => !isOutside(at)) ?? -1;
  const end = verdict === undefined ? undefined : into > 0 ? path?.[into - 1] : path?.at(-1);
  const there = end === undefined || sameCell(end, s.c.at) ? s : s.at(end);
  return there.threateners.filter((t) => t.watcher.foe.id === target.id);
}

/** The creatures that an action provokes where the actor stands, whatever else forbids it. */
export function provokes(j: FullJudge, c: Creature, request: ActRequest): readonly ProvokedFoe[] {
  if (!Object.hasOwn(j.rules.turns.table, request.action)) return [];
  const entry = entryFor(j, request);
  const s = new TurnSituation(j, c);
  const weapon = s.weaponFor(entry, request);
  const whom = provokesOf(s, request.action, entry, request, weapon);
  return provoked(s, { entry, request, attack: weapon.attack }, whom, undefined).opportunities.map(
    ({ by, times, rules }) => ({
      by,
      ...(times === undefined ? {} : { times }),
      rules,
      unknown: s.threateners.find((t) => t.watcher.foe.id === by)?.watcher.unknown ?? [],
    }),
  );
}
