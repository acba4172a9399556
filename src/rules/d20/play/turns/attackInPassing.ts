/**
 * An attack in the middle of a movement: the feat that allows it, the reasons against it, and the
 * attacks of opportunity.
 */
import { creatureOf, withCreature } from '../../../../board/board.ts';
import { hasTrait, type Attack, type Creature } from '../../../../board/creature.ts';
import type { Cell, Place3 } from '../../../../board/grid.ts';
import { carrierOf } from '../../../../board/mounts.ts';
import { chargesTo, chargesToPlace } from '../../map/charge.ts';
import { SURPRISE } from '../../../core/turnEconomy.ts';
import { isFlying } from '../../../core/conditionsInForce.ts';
import { featRules, type FullJudge } from '../../../fullRuleset.ts';
import type { Opportunity, RuleId } from '../../../verdict.ts';
import type { FlightVerdict } from '../../map/flight/legRules.ts';
import type { PassingAttack, PassingVerdict } from './passingTypes.ts';
import type { ActOpportunity } from './turnRules.ts';
import { TurnSituation } from './situation.ts';

type Reason = PassingVerdict['reasons'][number];

/** An attack in the middle of a movement, judged under one feat. */
interface Pass {
  readonly j: FullJudge;
  readonly c: Creature;
  readonly mover: Creature;
  readonly target: Creature;
  readonly path: readonly Place3[];
  readonly at: number;
  readonly attack: Attack;
  readonly feat: string;
  readonly rule: PassingAttack;
  readonly flies: boolean;
}

/**
 * Judges the attack under every feat of the table. Returns the verdict of a feat that allows it, or
 * else of the feat that fits best.
 */
export function passing(
  j: FullJudge,
  c: Creature,
  target: Creature,
  { path, at }: { readonly path: readonly Place3[]; readonly at: number },
  attack: Attack,
): PassingVerdict {
  const mover = carrierOf(c);
  const flies = isFlying(j, mover) || path.some(([, , z]) => z !== mover.elevation);
  const judged = Object.entries(j.rules.turns.traits).flatMap(([feat, { passing: rule }]) => {
    const pass =
      rule === undefined ? undefined : { j, c, mover, target, path, at, attack, feat, rule, flies };
    return pass === undefined ? [] : [{ verdict: judge(pass), far: farness(pass) }];
  });
  const [best] = judged.sort(
    (a, b) =>
      Number(b.verdict.legal) - Number(a.verdict.legal) ||
      a.far - b.far ||
      a.verdict.why.length - b.verdict.why.length,
  );
  return (
    best?.verdict ?? judge({ j, c, mover, target, path, at, attack, feat: '', rule: {}, flies })
  );
}

/**
 * Distance of a feat from the case; the smallest fits best. Feats that the creature has come before
 * others.
 */
const farness = (pass: Pass): number =>
  unfitness(pass).length * 2 +
  (hasTrait(pass.c, pass.feat) ? 0 : 3) -
  (pass.rule.by === undefined ? 0 : 1);

/** Reasons why the feat is not meant for this case. */
function unfitness({ attack, c, rule, flies }: Pass): PassingVerdict['why'] {
  const kind = attack.kind === 'melee' ? 'melee' : 'ranged';
  return [
    ...(rule.with !== undefined && rule.with !== kind ? ['wrong-weapon'] : []),
    ...(rule.by === 'flight' && !flies ? ['not-flying'] : []),
    ...(rule.by === 'mount' && c.seat === undefined ? ['not-mounted'] : []),
  ];
}

function judge(pass: Pass): PassingVerdict {
  const { j, c, mover, target, path, at, attack, feat, rule, flies } = pass;
  const s = new TurnSituation(j, c);
  const moved = movement(pass);
  const there = standing(pass);
  const struck = j.rules.attacks.attack(
    there.j,
    there.c,
    target,
    attack,
    rule.mode === 'charge' ? { action: 'charge' } : {},
  );
  const { costs } = moved;
  const around = (costs[at] ?? 0) >= 1 && moved.cost - (costs[at] ?? 0) >= 1;
  const plain = (why: string, by?: string): Reason => ({
    why,
    rules: [],
    ...(by === undefined ? {} : { by }),
  });
  const reasons: Reason[] = [
    ...(hasTrait(c, feat) ? [] : [plain('needs-trait', feat)]),
    ...unfitness(pass).map((why) => plain(why)),
    ...(rule.barredIn !== undefined && c.armour === rule.barredIn ? [plain('heavy-armour')] : []),
    ...(rule.around && !around ? [plain('no-way-around')] : []),
    ...(rule.before !== undefined && !approaches(pass, costs[at] ?? 0) ? [plain('no-run-up')] : []),
    ...ofTheTurn(s, pass, there),
    ...moved.reasons,
    ...struck.barred,
  ];
  const given = moved.opportunities.filter((o) => !(rule.spares && o.by === target.id));
  const walked = given.map(({ by, cause, leaving, step, rules }): Given => ({
    by,
    cause,
    leaving,
    step,
    rules,
  }));
  const shot = struck.opportunities.map(({ by, rules }): Given => ({
    by,
    cause: 'action',
    leaving: there.c.at,
    step: at,
    rules,
  }));
  const legal = reasons.length === 0;
  return {
    legal,
    why: [...new Set(reasons.map((r) => r.why))],
    reasons: [...new Map(reasons.map((r) => [r.why, r])).values()],
    feat,
    mover: mover.id,
    cost: moved.cost,
    budget: moved.budget,
    attack: struck,
    opportunities: [...walked, ...shot]
      .sort((a, b) => a.step - b.step)
      .flatMap((o) => opportunityOf(s, o)),
    spared: given.length === moved.opportunities.length ? [] : [target.id],
    ...(flies && moved.ends !== undefined ? { ends: moved.ends } : {}),
    rules: [
      ...new Set([
        ...s.cite('standardForMove', rule.mode === 'charge' ? 'fullRound' : 'standard'),
        ...featRules(j, feat),
        ...moved.rules,
        ...struck.rules,
        ...reasons.flatMap((r) => r.rules),
      ]),
    ],
    unknown: [
      ...new Set([
        ...moved.unknown,
        ...struck.unknown,
        ...(rule.barredIn !== undefined && c.armour === undefined
          ? [`creatures.${c.id}.armour`]
          : []),
        ...(path.length > 1 && c.mount !== undefined && creatureOf(j.board, c.mount) === undefined
          ? [`creatures.${c.mount}`]
          : []),
      ]),
    ],
  };
}

interface Given {
  readonly by: string;
  readonly cause: ActOpportunity['cause'];
  readonly leaving: Cell;
  readonly step: number;
  readonly rules: readonly RuleId[];
}

function opportunityOf(s: TurnSituation, { by, ...more }: Given): ActOpportunity[] {
  const foe = creatureOf(s.j.board, by);
  return foe === undefined ? [] : [s.opportunity(foe, more)];
}

/**
 * Is the target not adjacent at the start, and the approach long enough? `cost`: cost of the
 * approach in cells.
 */
const approaches = ({ j, mover, target, rule }: Pass, cost: number): boolean =>
  cost >= (rule.before ?? 0) && j.rules.distance(j, mover, target).cells > 1;

/** Judges the attack's action, and also the move action unless the movement is a charge. */
function ofTheTurn(s: TurnSituation, { j, c, attack, rule }: Pass, there: Standing): Reason[] {
  const { turns } = j.rules;
  if (rule.mode === 'charge')
    return [...turns.act(j, c, { action: 'charge', with: attack }).reasons];
  const action =
    attack.kind !== 'melee'
      ? 'ranged-attack'
      : attack.unarmed && !attack.natural
        ? 'unarmed-attack'
        : 'melee-attack';
  const reasons: Reason[] = [...turns.act(there.j, there.c, { action, with: attack }).reasons];
  const { scope, by, rules } = s.turn;
  if (s.pays('full-round')) return reasons;
  const state = scope === 'all' || by === SURPRISE ? undefined : by;
  return [
    ...reasons,
    state === undefined
      ? { why: 'no-action-left', rules: s.cite('perRound') }
      : { why: 'condition-forbids', by: state, rules },
  ];
}

interface Standing {
  readonly j: FullJudge;
  readonly c: Creature;
}

/** The board at the moment of the attack. A rider is in the same place as its mount. */
function standing({ j, c, mover, path, at }: Pass): Standing {
  const [x, y, elevation] = path[at] ?? [...mover.at, mover.elevation];
  const board = withCreature(j.board, { ...mover, at: [x, y], elevation });
  return { j: { ...j, board }, c: creatureOf(board, c.id) ?? c };
}

interface Moved {
  readonly cost: number;
  readonly budget: number;
  readonly costs: readonly number[];
  readonly opportunities: readonly Opportunity[];
  readonly reasons: readonly Reason[];
  readonly ends?: FlightVerdict['ends'];
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
}

type Coded = readonly {
  readonly code: string;
  readonly by?: string;
  readonly rules: readonly RuleId[];
}[];

/** Reasons that are left out because the turn already reports them. */
const OF_THE_TURN = new Set<string>(['not-your-turn', 'no-action-left']);
/**
 * Reasons about the end of a charge. They are judged at the cell of the attack, not at the end of
 * the path.
 */
const OF_THE_STRIKE = new Set<string>(['not-nearest', 'too-short', 'no-line-of-sight']);

function movement(pass: Pass): Moved {
  const { j, c, mover, target, path, at, attack, rule, flies } = pass;
  const mode = rule.mode ?? 'move';
  const why = (list: readonly Reason[]): Reason[] => list.filter((r) => !OF_THE_TURN.has(r.why));
  const coded = (list: Coded): Reason[] =>
    list.map(({ code, by, rules }) => ({ why: code, rules, ...(by === undefined ? {} : { by }) }));
  const cells = path.map(([x, y]): Cell => [x, y]);
  const judged = (
    who: Creature,
    until: number,
  ): Pick<Moved, 'cost' | 'budget' | 'costs' | 'opportunities' | 'ends' | 'rules' | 'unknown'> & {
    readonly violations: Coded;
  } =>
    flies
      ? j.rules.flight.move(j, who, { mode }, path.slice(0, until))
      : j.rules.move(j, who, mode, cells.slice(0, until));
  const v = judged(mover, path.length);
  if (rule.mode === undefined) return { ...v, reasons: why(coded(v.violations)) };
  // The rider makes the attack, so the charge is judged with the rider's weapon and reach.
  const armed =
    mover.id === c.id ? mover : { ...mover, attacks: [attack], reach: j.rules.reach(c).value };
  const charge = judged(armed, at + 1);
  const aimed = flies
    ? chargesToPlace(j, armed, target, path[at] ?? path[0]!)
    : chargesTo(j, armed, target, cells[at] ?? mover.at);
  return {
    ...v,
    reasons: why([
      ...coded(charge.violations),
      ...(at === 0 ? [{ why: 'too-short', rules: [] }] : []),
      ...(aimed ? [] : [{ why: 'not-nearest', rules: v.rules }]),
      ...coded(v.violations).filter((r) => !OF_THE_STRIKE.has(r.why)),
    ]),
  };
}
