/** Movement checks: the DC, the bonus, and the consequences of a total. */
import type { Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { Doing } from '../../../actionPermission.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import type { Verdict } from '../../../verdict.ts';
import type { CheckParts } from '../asks/movementAsk.ts';
import type { CheckId } from './checktable.ts';
import type { MovementCitation } from './citations.ts';
import { bonusOf, isThreatened, ranksOf, TRAINED_ONLY, type CheckModifier } from './skills.ts';

export type { CheckId } from './checktable.ts';
export { CHECK_IDS } from './checktable.ts';
export { BRACES, CHECK_FOOTINGS, CLIMB_SURFACES, WINDS } from './circumstances.ts';

export interface CheckVerdict extends Verdict {
  readonly check: CheckId;
  readonly skill: string;
  /** May the check be attempted? `why`: the reason if not. */
  readonly possible: boolean;
  readonly why?: string;
  /** False: no check is needed. */
  readonly needed: boolean;
  readonly dc?: number;
  readonly reasons: readonly { readonly value: number; readonly why: string }[];
  readonly modifiers: readonly CheckModifier[];
  readonly bonus: number;
  readonly total?: number;
  readonly margin?: number;
  readonly success?: boolean;
  readonly then: readonly string[];
  /** Checks that must follow this one. */
  readonly next: readonly {
    readonly check: string;
    readonly dc: number;
    readonly action?: string;
  }[];
  /** Numbers that the check determines, such as the height at the middle of a jump. */
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * Checks made during a movement that is already paid for: only the creature's conditions can forbid
 * them.
 */
const MOVING: Doing = { kind: 'not-an-action', mode: 'move' };
/**
 * Checks during which the creature does not move: catching hold in a fall, saving throws,
 * endurance.
 */
const STILL: ReadonlySet<CheckId> = new Set([
  'catch-self',
  'catch-other',
  'grab-edge',
  'endurance',
  'fly-struck',
  'fly-collision',
  'fly-fall',
  'fly-blown',
]);

export function movementCheck(
  j: FullJudge,
  c: Creature,
  id: CheckId,
  parts: CheckParts,
): CheckVerdict {
  const { cites, traits, checks } = j.rules.movements;
  const kind = checks[id];
  if (kind === undefined) return absent(id);
  const asked = kind.dc(j, c, parts);
  const names: MovementCitation[] = [...kind.names, ...(asked.names ?? [])];
  const skill = kind.anySkill === true ? (parts.skill ?? kind.skill) : kind.skill;
  const own = kind.bonus?.(c);
  const known = own === undefined ? c : { ...c, skills: { ...c.skills, [skill]: { bonus: own } } };
  const sheet = bonusOf(j, known, skill, traits);
  const hurry = parts.hurried === true ? (kind.hurry ?? 0) : 0;
  const modifiers = [
    ...sheet.modifiers,
    ...(hurry === 0 ? [] : [{ value: hurry, type: 'circumstance', why: 'hurried' }]),
    ...(asked.modifiers ?? []),
  ];
  const bonus = modifiers.reduce((sum, m) => sum + m.value, 0);
  const natural = kind.freeWith !== undefined && (c.speed?.[kind.freeWith] ?? 0) > 0;
  const threatened = parts.take10 === true && !natural && isThreatened(j, c);
  const gate = STILL.has(id) ? undefined : mayActInTurn(j, c, MOVING, { as: 'situation' });
  const why =
    gate?.why[0] ?? asked.why ?? barred(c, skill) ?? (threatened ? 'threatened' : undefined);
  if (natural && kind.natural !== undefined) names.push(kind.natural);
  const dc = asked.base === undefined ? parts.dc : asked.base;
  const raised =
    dc === undefined
      ? undefined
      : (dc + asked.reasons.reduce((sum, r) => sum + r.value, 0)) * (asked.times ?? 1);
  const total =
    parts.total ??
    (parts.roll === undefined && parts.take10 !== true ? undefined : (parts.roll ?? 10) + bonus);
  const margin = total === undefined || raised === undefined ? undefined : total - raised;
  const success =
    why !== undefined
      ? false
      : asked.fails === true
        ? false
        : margin === undefined
          ? undefined
          : margin >= 0;
  const after: ReturnType<typeof kind.after> =
    success === undefined || why !== undefined
      ? { then: [] }
      : kind.after(c, success, margin ?? -Infinity, parts, j);
  const unknown = [
    ...(raised === undefined && asked.needed !== false ? ['ask.dc'] : []),
    ...(parts.total === undefined ? sheet.unknown : []),
    ...(asked.unknown ?? []),
    ...(after.unknown ?? []),
  ];
  return {
    check: id,
    skill,
    possible: why === undefined,
    ...(why === undefined ? {} : { why }),
    needed: asked.needed ?? true,
    ...(raised === undefined ? {} : { dc: raised }),
    reasons: asked.reasons,
    modifiers,
    bonus,
    ...(total === undefined ? {} : { total }),
    ...(margin === undefined ? {} : { margin }),
    ...(success === undefined ? {} : { success }),
    then: after.then,
    next: after.next ?? [],
    figures: { ...asked.figures, ...after.figures },
    rules: [
      ...new Set([
        ...cite(cites, ...names, ...(after.names ?? [])),
        ...modifiers.flatMap((m) => ('rules' in m ? (m.rules ?? []) : [])),
        ...(gate?.rules ?? []),
      ]),
    ],
    unknown: [...new Set(unknown)],
  };
}

/** Verdict on a check that the ruleset does not have. */
const absent = (id: CheckId): CheckVerdict => ({
  check: id,
  skill: id,
  possible: false,
  why: 'not-in-this-text',
  needed: false,
  reasons: [],
  modifiers: [],
  bonus: 0,
  then: [],
  next: [],
  figures: {},
  rules: [],
  unknown: [],
});

/**
 * The reason `untrained`, if the skill needs training and the creature has no ranks in it. Unknown
 * ranks do not forbid the check.
 */
const barred = (c: Creature, skill: string): string | undefined =>
  TRAINED_ONLY.includes(skill) && ranksOf(c, skill) === 0 ? 'untrained' : undefined;
