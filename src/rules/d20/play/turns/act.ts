/**
 * Judges one action (its kind, the reasons against it, the attacks of opportunity), or the whole
 * table of actions at once.
 */
import type { SwarmRules } from '../hazards/swarm.ts';
import type { Creature } from '../../../../board/creature.ts';
import { carrierOf, rideTogether } from '../../../../board/mounts.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { around, inReach } from '../../../core/spatialIndex.ts';
import { standOf, tallOf } from '../../../core/distance.ts';
import { memoize } from '../../../../board/memoize.ts';
import { byMovement, byOpportunity, byTarget } from './aim.ts';
import { byGate, byHeldCasting, byMeans, nameOfKind, type BarredQuestion } from './barred.ts';
import { mountMoved, mountRuns } from '../ridden.ts';
import { unsureFor } from '../movements/travel.ts';
import { isHeldCasting, needsOf } from '../specials/grappleCasting.ts';
import { specialRules } from '../specials/specialContext.ts';
import { roundsAgainst } from '../specials/coup.ts';
import { sparedBySpecial } from '../specials/specialImmunities.ts';
import { provoked, provokesOf } from './provokes.ts';
import type {
  ActionEntry,
  ActionLine,
  ActionsVerdict,
  ActRequest,
  ActVerdict,
  ActReason,
  TurnTrait,
} from './turnRules.ts';
import { entryFor } from './entryFor.ts';
import { actionRows, TABLE_NAME, type ActionTableRow } from './rows.ts';
import { TurnSituation } from './situation.ts';

/** Concentration DC for casting on the defensive, without the spell's level. */
const DEFENSIVE_DC = 15;

export function act(j: FullJudge, c: Creature, request: ActRequest): ActVerdict {
  return actIn(new TurnSituation(j, c), request);
}

export function actIn(s: TurnSituation, request: ActRequest): ActVerdict {
  const { j, c } = s;
  const { table } = j.rules.turns;
  const { action } = request;
  if (!Object.hasOwn(table, action)) return strange(action);
  const entry = entryFor(j, request);
  const asked = askedOf(s, entry, request);
  const { kind, weapon, verdict } = asked;
  const { reasons, missed } = against(s, asked);
  const deed = deedOf(s, entry, request);
  const helped = entry.helps === true ? request.helps : undefined;
  const lent = helped === undefined ? undefined : table[helped];
  const provokes =
    helped === undefined || lent === undefined
      ? provokesOf(s, deed.action, deed.entry, request, weapon)
      : provokesOf(s, helped, lent, request, weapon);
  const { opportunities, barred, unknown } = provoked(
    s,
    { entry: deed.entry, request, attack: weapon.attack },
    provokes,
    verdict,
  );
  const why = [...new Set(reasons.map((r) => r.why))];
  const spoken = deed.entry.casts === true && deed.entry.item !== 'activated';
  const deafness = spoken && deed.entry.mental !== true ? s.under('verbalFailure') : undefined;
  const rider = spoken ? j.rules.mounts.casting : undefined;
  const running = rider !== undefined && request.trouble === undefined && mountRuns(j, c);
  const partial = kind !== entry.kind && entry.partial === true;
  const whole = roundsAgainst(j, c, request);
  const missing = [
    ...missed,
    weapon.unknown,
    entry.bab !== undefined && c.bab === undefined ? `creatures.${c.id}.bab` : undefined,
    entry.biggest !== undefined && request.target !== undefined
      ? [c, request.target].filter((o) => o.size === undefined).map((o) => `creatures.${o.id}.size`)
      : [],
    entry.by === undefined ? [] : unsureFor(j, c, entry.by),
    // The mount may move on after the spell, which then needs a check.
    rider !== undefined && request.trouble === undefined && !running && mayMoveOn(s)
      ? 'ask.trouble'
      : undefined,
    action === 'ready' && j.board.turn === undefined ? 'turn' : undefined,
    request.target === undefined
      ? []
      : sparedBySpecial(j, c, request.target, action, request.with).unknown,
    ...(verdict?.unknown ?? []),
    ...unknown,
  ]
    .flat()
    .filter((u) => u !== undefined);
  const rules = [
    ...(entry.rules ?? s.cite(entry.name ?? TABLE_NAME[entry.kind])),
    ...s.cite(
      nameOfKind(kind),
      ...(partial ? ['partial' as const] : []),
      ...(entry.mode === 'step' ? ['freeStep' as const] : []),
    ),
    ...s.states
      .filter((state) => entry.under?.includes(state.condition))
      .flatMap((state) => state.rules),
    ...(deed.entry.casts === true
      ? [...(s.under('castingDc')?.rules ?? []), ...(inSwarm(s)?.rules ?? [])]
      : []),
    ...(s.held && isHeldCasting(deed.entry) ? specialRules(j, 'grapplingCast') : []),
    ...(deafness?.rules ?? []),
    ...(running ? rider.rules : []),
    ...(whole?.rules ?? []),
    ...s.turn.rules,
    ...(verdict?.rules ?? s.cite('acting')),
    ...(entry.by === undefined ? [] : j.rules.movements.way(j, c, entry.by, {}).rules),
    ...(request.as === 'opportunity' ? s.cite('special') : []),
    ...reasons.flatMap((r) => r.rules),
  ];
  return {
    action,
    legal: reasons.length === 0,
    kind,
    why,
    reasons,
    provokes,
    ...(deed.entry.depends && { depends: deed.entry.depends }),
    opportunities,
    barred,
    checks: checksOf(s, deed.entry, running ? { ...request, trouble: rider.running } : request),
    ...(deafness === undefined ? {} : { verbalFailure: deafness.effect.verbalFailure! }),
    ...(verdict === undefined ? {} : { cost: verdict.cost }),
    ...(whole === null ? {} : { rounds: whole.rounds }),
    rules: [...new Set(rules)],
    unknown: [...new Set(missing)],
  };
}

/**
 * If an action begins or completes another action, that other action; otherwise the action itself.
 */
function deedOf(
  s: TurnSituation,
  entry: ActionEntry,
  { action, whole }: ActRequest,
): { readonly action: string; readonly entry: ActionEntry } {
  const other = whole === undefined || !entry.halves ? undefined : s.j.rules.turns.table[whole];
  return other === undefined ? { action, entry } : { action: whole!, entry: other };
}

/** Verdict for an action that is not in the table of actions. */
const strange = (action: string): ActVerdict => ({
  action,
  legal: false,
  kind: 'not-an-action',
  why: ['not-in-this-text'],
  reasons: [{ why: 'not-in-this-text', rules: [] }],
  provokes: 'no',
  opportunities: [],
  barred: [],
  checks: [],
  rules: [],
  unknown: [],
});

function askedOf(s: TurnSituation, entry: ActionEntry, request: ActRequest): BarredQuestion {
  const { j, c } = s;
  return {
    action: request.action,
    entry,
    kind: s.kindOf(request.action, entry),
    request,
    weapon: s.weaponFor(entry, request),
    verdict: movedAs(j, c, entry, request),
  };
}

/** The verdict on the movement of an action, if a path is given. */
function movedAs(
  j: FullJudge,
  c: Creature,
  { mode, by, hurried }: ActionEntry,
  { path, total, hurried: hurries = hurried }: ActRequest,
): BarredQuestion['verdict'] {
  if (mode === undefined || path === undefined) return undefined;
  if (by === undefined) return j.rules.move(j, c, mode, path);
  return j.rules.movements.journey(j, c, mode, [
    {
      by,
      path: path.slice(1),
      ...(total === undefined ? {} : { total }),
      ...(hurries === undefined ? {} : { hurried: hurries }),
    },
  ]);
}

function against(
  s: TurnSituation,
  asked: BarredQuestion,
): { readonly reasons: readonly ActReason[]; readonly missed: readonly string[] } {
  const found: ActReason[] = [];
  const missed = [...byGate(s, asked, found), ...byHeldCasting(s, asked, found)];
  byMeans(s, asked, found);
  // The whole table is judged after every change, and most rows have neither target nor movement.
  // Skipping these checks saves time.
  if (asked.request.target !== undefined) byTarget(s, asked, found);
  if (asked.entry.mode !== undefined) byMovement(s, asked, found);
  if (asked.request.as === 'opportunity') byOpportunity(s, asked, found);
  return { reasons: found, missed };
}

/** Increase of the DC because a creature that threatens the caster has a feat for it. */
const disrupted = (s: TurnSituation): number =>
  Math.max(
    0,
    ...s.j.board.creatures
      .filter(({ id }) => s.strikers.includes(id))
      .flatMap((foe) => foe.traits.map((trait) => traitIn(s.j, trait)?.disrupts ?? 0)),
  );

const traitIn = (j: FullJudge, trait: string): TurnTrait | undefined =>
  Object.hasOwn(j.rules.turns.traits, trait) ? j.rules.turns.traits[trait] : undefined;

/** Casting within a swarm, if the ruleset judges swarms. */
const inSwarm = ({ j, c }: TurnSituation): ReturnType<SwarmRules['casting']> =>
  j.rules.hazards?.swarms?.casting(j, c);

function checksOf(s: TurnSituation, entry: ActionEntry, request: ActRequest): ActVerdict['checks'] {
  const checks: { readonly skill: string; readonly dc?: number }[] =
    entry.check === undefined ? [] : [entry.check];
  const { defensively, level, trouble, amount = 0 } = request;
  const hurt = trouble === undefined ? undefined : s.j.rules.turns.troubles?.[trouble];
  if (!entry.casts) {
    if (hurt === undefined || entry.check?.skill !== 'concentration') return checks;
    return [
      { skill: 'concentration', dc: hurt.dc + Math.floor(hurt.each * amount) + (level ?? 0) },
    ];
  }
  // An item whose spell is triggered is not cast.
  const held =
    entry.item === 'activated' || !s.held
      ? undefined
      : (s.j.rules.specials.heldCasting(s.j, s.c, needsOf(entry, request.spell)).dc ?? undefined);
  const hampered = s.under('castingDc')?.effect.castingDc;
  const each = s.j.rules.turns.defensiveLevels ?? 1;
  const guarded = DEFENSIVE_DC + (defensively ? disrupted(s) : 0);
  const dcs = [
    defensively ? ([guarded, each] as const) : undefined,
    [hampered, 1] as const,
    [inSwarm(s)?.dc, 1] as const,
    [held, 1] as const,
    hurt === undefined ? undefined : ([hurt.dc + Math.floor(hurt.each * amount), 1] as const),
  ];
  for (const [dc, levels] of dcs.filter((d) => d !== undefined)) {
    if (dc !== undefined)
      checks.push({
        skill: 'concentration',
        ...(level === undefined ? {} : { dc: dc + levels * level }),
      });
  }
  return checks;
}

/** Has the rider's mount moved this turn, and an action left to move with? */
function mayMoveOn({ j, c }: TurnSituation): boolean {
  if (!mountMoved(j, c)) return false;
  return new TurnSituation(j, carrierOf(c)).pays('move');
}

const known = memoize<ActionsVerdict>();

/**
 * Judges every action of the table. The table is long and is judged after every change, so the
 * answer is cached. It is computed again when a creature changes that could attack this one, stand
 * between the two or grapple it.
 */
export function judgeActions(j: FullJudge, c: Creature): ActionsVerdict {
  const { ground, turn, creatures } = j.board;
  const here = standOf(j, c);
  // Margin around this creature that includes the creatures that could attack and every line from
  // them.
  const border = inReach(j, here).reduce(
    (most, o) =>
      Math.max(
        most,
        Math.abs(o.at[0] - here.x) + 2 * j.rules.space(o).value,
        Math.abs(o.at[1] - here.y) + 2 * j.rules.space(o).value,
      ),
    tallOf(here),
  );
  const bound = creatures.filter(
    (o) =>
      o.pins === c.id ||
      o.id === c.mount ||
      rideTogether(o, c) ||
      o.grapples?.includes(c.id) ||
      c.grapples?.includes(o.id),
  );
  return known(
    c,
    [j.rules, ground, turn, j.options, ...bound, ...around(j, here, here, border)],
    () => listed(j, c),
  );
}

/** The whole table of actions. The creatures that threaten are determined only once. */
function listed(j: FullJudge, c: Creature): ActionsVerdict {
  const s = new TurnSituation(j, c);
  const { rows, rules } = actionRows(j.rules.turns);
  const unknown = new Set<string>();
  const list = rows.map((row): ActionLine => line(s, row, unknown));
  return {
    left: s.turn.left,
    actions: list,
    readies: j.rules.turns.readies,
    rules: [...new Set([...s.turn.rules, ...rules])],
    unknown: [...unknown],
  };
}

const NONE: readonly never[] = [];

function line(
  s: TurnSituation,
  { request, entry, asks }: ActionTableRow,
  unknown: Set<string>,
): ActionLine {
  const { action } = request;
  const asked = askedOf(s, entry, request);
  const { kind, weapon } = asked;
  const { reasons, missed } = against(s, asked);
  for (const fact of missed) unknown.add(fact);
  const legal = reasons.length === 0;
  const why = legal
    ? NONE
    : reasons.length === 1
      ? [reasons[0]!.why]
      : [...new Set(reasons.map((r) => r.why))];
  const provokes = provokesOf(s, action, entry, request, weapon);
  if (weapon.unknown !== undefined) unknown.add(weapon.unknown);
  const { depends } = entry;
  const provokesFrom = fromWhom(s, entry, provokes);
  const unsure = provokesFrom.filter((id) => s.unsure.includes(id));
  // JavaScript engines make an object several times as fast if all its fields are known.
  if (depends === undefined && unsure.length === 0)
    return { action, kind, legal, why, reasons, asks, provokes, provokesFrom };
  return {
    action,
    kind,
    legal,
    why,
    reasons,
    asks,
    provokes,
    ...(depends === undefined ? {} : { depends }),
    provokesFrom,
    ...(unsure.length === 0 ? {} : { unsure }),
  };
}

/** Ids of the creatures that could attack because of this action now. */
function fromWhom(
  s: TurnSituation,
  { sparesHeld, mode }: ActionEntry,
  provokes: ActVerdict['provokes'],
): readonly string[] {
  if (provokes === 'no') return NONE;
  const held = sparesHeld ? s.c.grapples : undefined;
  if (provokes !== 'movement' && held === undefined) return s.strikers;
  const able = s.threateners.filter(
    (t) => t.barred === undefined && held?.includes(t.watcher.foe.id) !== true,
  );
  return (provokes === 'movement' ? able.filter((t) => !s.escapes(t, mode)) : able).map(
    (t) => t.watcher.foe.id,
  );
}
