/**
 * Reasons that forbid an action now, each with the fact that causes it. `act.ts` calls these checks
 * in order.
 */
import { hasUsed, creatureOf } from '../../../../board/board.ts';
import { hasTrait } from '../../../../board/creature.ts';
import { mayCarry } from '../../../core/mounted.ts';
import { hasTag } from '../../../tags.ts';
import { SURPRISE } from '../../../core/turnEconomy.ts';
import type { GateWhy } from '../../../actionPermission.ts';
import type { RuleId } from '../../../verdict.ts';
import { attacksBefore } from './attacksBefore.ts';
import type { MovedVerdict } from './turnTypes.ts';
import { isAdjacent } from './reach.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import { isHeldCasting, needsOf } from '../specials/grappleCasting.ts';
import { specialRules } from '../specials/specialContext.ts';
import type {
  ActionEntry,
  ActRequest,
  ActWhy,
  ActionKind,
  TurnCitation,
  ActReason,
} from './turnRules.ts';
import type { TurnSituation } from './situation.ts';
import { hasMoved, type Weapon } from './weapon.ts';

export interface BarredQuestion {
  readonly action: string;
  readonly entry: ActionEntry;
  readonly kind: ActionKind;
  readonly request: ActRequest;
  readonly weapon: Weapon;
  readonly verdict: MovedVerdict | undefined;
}

export const reason = (why: ActWhy, rules: readonly RuleId[], by?: string): ActReason =>
  by === undefined ? { why, rules } : { why, by, rules };

const KIND_NAME: Readonly<Record<ActionKind, TurnCitation>> = {
  standard: 'standard',
  move: 'move',
  'full-round': 'fullRound',
  swift: 'swift',
  immediate: 'immediate',
  free: 'free',
  'not-an-action': 'none',
};
export const nameOfKind = (kind: ActionKind): TurnCitation => KIND_NAME[kind];

/**
 * Adds the gate's reasons: the turn, the creature's conditions, its fear, a grapple. Returns the
 * paths of missing facts.
 */
export function byGate(
  s: TurnSituation,
  { action, entry, kind, request, weapon }: BarredQuestion,
  found: ActReason[],
): readonly string[] {
  const { j, c, states } = s;
  const name = nameOfKind(kind);
  if (entry.answers !== undefined && request.as !== 'readied')
    found.push(reason('only-readied', entry.rules ?? s.cite('ready')));
  // An extra action cannot be told from the usual ones before one of these is used.
  if (entry.after?.restores === true && !hasUsed(s.spent, 'standard') && !hasUsed(s.spent, 'move'))
    found.push(reason('nothing-used', entry.rules ?? []));
  if (entry.oncePerRound && s.spent.actions?.includes(action))
    found.push(reason('once-per-round', s.cite(name)));
  const doing = kind === entry.kind ? entry : { ...entry, kind };
  const { bars, unknown } = mayActInTurn(j, c, doing, request, states);
  for (const { why, by, rules } of bars)
    found.push(reason(why, [...rulesOf(s, why, by, entry, name), ...rules], by));
  const low =
    entry.weapon === 'ranged' && weapon.attack !== undefined ? s.under('rangedOnly') : undefined;
  if (low && !hasTag(weapon.attack, ...(low.effect.rangedOnly ?? [])))
    found.push(reason('condition-forbids', low.rules, low.condition));
  const unfit =
    entry.weapon === 'ranged' && weapon.attack !== undefined ? s.under('rangedNot') : undefined;
  if (unfit?.effect.rangedNot !== undefined && hasTag(weapon.attack, unfit.effect.rangedNot)) {
    found.push(reason('condition-forbids', unfit.rules, unfit.condition));
  }
  if (
    entry.under !== undefined &&
    !states.some(({ condition }) => entry.under?.includes(condition))
  )
    found.push(reason('not-prone', s.cite(name)));
  return entry.perAttack === true && c.bab === undefined && attacksBefore(j, c, action) > 0
    ? [...unknown, `creatures.${c.id}.bab`]
    : unknown;
}

/** The rules for one reason, including those of the condition behind it. */
function rulesOf(
  s: TurnSituation,
  why: GateWhy,
  by: string | undefined,
  { mode }: ActionEntry,
  name: TurnCitation,
): readonly RuleId[] {
  switch (why) {
    case 'not-your-turn':
      return s.cite('ownRound');
    case 'no-action-left':
      return mode === 'step'
        ? s.cite('freeStep')
        : [...s.cite(name, ...(EXTRA[by ?? ''] ?? [])), ...s.turn.rules];
    case 'flat-footed':
      return [...s.cite('immediate'), ...s.j.rules.initiative.flatFooted(s.j, s.c).rules];
    case 'only-in-grapple':
      return s.cite('grappling');
    // If the creature pins another, `by` is the id of the pinned creature and not a condition, so
    // the rules of the grapple are looked up here.
    case 'not-in-grapple':
      return [
        ...s.cite('grappling'),
        ...s.states.filter(({ limits }) => limits.hold !== undefined).flatMap(({ rules }) => rules),
      ];
    default:
      return mode === undefined ? [] : s.j.rules.modeRule(s.j, s.c, mode).rules;
  }
}

const EXTRA: Readonly<Record<string, readonly TurnCitation[]>> = {
  [SURPRISE]: ['surprise'],
  'immediate-action': ['immediate'],
};

/** Adds what a grapple forbids of a spell. Returns the paths of missing facts. */
export function byHeldCasting(
  s: TurnSituation,
  { entry, request }: BarredQuestion,
  found: ActReason[],
): readonly string[] {
  if (!isHeldCasting(entry) || !s.held) return [];
  const needs = needsOf(entry, request.spell);
  const { why, unknown } = s.j.rules.specials.heldCasting(s.j, s.c, needs);
  const pin = s.states.find(({ limits }) => limits.hold === 'pin')?.condition;
  for (const code of why)
    found.push(
      reason(
        code,
        specialRules(s.j, 'grapplingCast'),
        code === 'condition-forbids' ? pin : undefined,
      ),
    );
  return unknown;
}

/**
 * Mounting and dismounting: may the creature mount the other one? (sigil.size.mount-share-space)
 */
function bySaddle(
  s: TurnSituation,
  { entry, kind, request }: BarredQuestion,
  found: ActReason[],
): void {
  const { j, c } = s;
  // Mounting in a hurry needs a move action, which a failed check uses.
  if (kind === 'free' && entry.biggest !== undefined && !s.pays('move'))
    found.push(reason('no-action-left', entry.rules ?? s.cite(nameOfKind(kind))));
  if (c.seat !== undefined) return;
  if (entry.saddle === 'only') {
    found.push(reason('not-mounted', s.cite(nameOfKind(kind))));
    return;
  }
  const mount =
    request.target ?? (c.mount === undefined ? undefined : creatureOf(j.board, c.mount));
  if (mount === undefined) return;
  if (!isAdjacent(j, c, mount))
    found.push(reason('target-out-of-reach', s.cite(nameOfKind(kind)), mount.id));
  if (!mayCarry(j, mount, c))
    found.push(reason('mount-too-small', j.rules.mounts.larger?.rules ?? [], mount.id));
}

/** Checks what the action requires: a base attack bonus, a feat, a weapon or a mount. */
export function byMeans(s: TurnSituation, asked: BarredQuestion, found: ActReason[]): void {
  const { entry, kind, request, weapon } = asked;
  const { j, c } = s;
  const name = nameOfKind(kind);
  if (entry.saddle !== undefined) bySaddle(s, asked, found);
  if (entry.bab !== undefined && c.bab !== undefined && c.bab < entry.bab)
    found.push(reason('needs-bab', s.cite(name), String(entry.bab)));
  const { trait } = entry;
  if (
    trait !== undefined &&
    !hasTrait(c, trait) &&
    !c.traits.some((t) => t.startsWith(`${trait}-`))
  )
    found.push(reason('needs-trait', s.cite(name), trait));
  if (entry.handles) {
    const { carries, rules } = s.j.rules.states.body(s.j, c);
    if (!carries) found.push(reason('no-body', rules));
  }
  if (
    entry.repeats &&
    request.as !== 'opportunity' &&
    hasMoved(j, c, weapon.attack) &&
    !found.some(({ why }) => why === 'no-action-left')
  )
    found.push(
      reason(
        'no-action-left',
        [...s.cite(name), ...(c.seat === undefined ? [] : (j.rules.mounts.own?.attackRules ?? []))],
        c.seat?.id,
      ),
    );
  if (entry.grapple === 'only' && s.held) {
    const held = j.rules.specials.heldWeapon(j, c, {
      action: asked.action,
      with: request.with?.id,
      against: request.target?.id,
    });
    const { names = [] } = j.rules.specials.grapple.rows[asked.action] ?? {};
    const rules = [...s.cite('grappling'), ...specialRules(j, ...names)];
    for (const why of held.why) found.push(reason(why, rules, request.with?.id));
  }
  if (weapon.attack?.twoHanded === true) {
    const one = s.states.find(({ limits }) => limits.oneHanded === true);
    if (one !== undefined) found.push(reason('two-hands', one.rules, one.condition));
  }
  if (!weapon.fits) found.push(reason('no-weapon-ready', s.cite(name), request.with?.id));
  if (request.whole !== undefined) {
    const whole = s.j.rules.turns.table[request.whole];
    if (whole === undefined || whole.kind !== 'full-round' || whole.whole === true)
      found.push(reason('cannot-be-begun', entry.rules ?? s.cite(name), request.whole));
  }
  if (request.readies !== undefined) {
    const readied = s.j.rules.turns.table[request.readies];
    if (
      readied === undefined ||
      readied.twice ||
      !s.j.rules.turns.readies.includes(s.kindOf(request.readies, readied))
    ) {
      found.push(reason('cannot-be-readied', s.cite('ready'), request.readies));
    }
  }
}
