/** An attack roll: what board and conditions give the better or the worse of two dice for. */
import type { AttemptReason } from '../attempt.ts';
import { inForce } from '../core/conditionsInForce.ts';
import { hasTrait, type Attack, type Creature } from '../../board/creature.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { isIncapacitated } from './sharing.ts';
import { sees } from './sight.ts';

/** Conditions of the target that give an advantage, and of the attacker that give one or the other. */
const TARGET_FOR = ['restrained', 'stunned', 'paralyzed', 'petrified', 'unconscious', 'asleep'];
const TARGET_FOR_OUT = ['dying', 'stable', 'reckless'];
const ATTACKER_AGAINST = ['prone', 'poisoned', 'restrained'];
/** Conditions that make a hit from within 5 feet a critical hit. */
const CRITICAL = ['paralyzed', 'unconscious', 'asleep', 'dying', 'stable'];
const PRONE = ['prone', 'unconscious', 'asleep', 'dying', 'stable'];

export type EdgeNames = Readonly<Record<string, readonly RuleId[]>>;

const within5 = (j: Judge, a: Creature, b: Creature): boolean =>
  j.rules.distance(j, a, b).cells <= 1;

const has = (j: Judge, c: Creature, list: readonly string[]): string | undefined =>
  inForce(j, c).find((condition) => list.includes(condition));

/** What the attacker's state, the target's state, and their surroundings give. */
class Edge {
  readonly advantage: AttemptReason[] = [];
  readonly disadvantage: AttemptReason[] = [];
  private readonly names: EdgeNames;

  constructor(names: EdgeNames) {
    this.names = names;
  }

  give(edge: 'advantage' | 'disadvantage', why: string, key: string, by?: string): void {
    const rules = this.names[key] ?? [];
    this[edge].push({ why, rules, ...(by === undefined ? {} : { by }) });
  }
}

/** Enemies beside a shooter that see it and can act. */
const hinderers = (j: Judge, from: Creature): readonly Creature[] =>
  j.board.creatures.filter(
    (o) =>
      j.rules.relation(from, o).value === 'foe' &&
      within5(j, o, from) &&
      !isIncapacitated(j, o) &&
      !j.rules.bodyIs(j, o, 'corpse') &&
      sees(j, o, from).value,
  );

const helpers = (j: Judge, from: Creature, to: Creature): readonly Creature[] =>
  j.board.creatures.filter(
    (o) =>
      o.id !== from.id &&
      o.id !== to.id &&
      j.rules.relation(from, o).value === 'ally' &&
      within5(j, o, to) &&
      !isIncapacitated(j, o),
  );

function byConditions(j: Judge, edge: Edge, from: Creature, to: Creature): void {
  const own = inForce(j, from);
  const theirs = inForce(j, to);
  for (const condition of [...TARGET_FOR, ...TARGET_FOR_OUT])
    if (theirs.includes(condition)) edge.give('advantage', condition, condition);
  for (const condition of ATTACKER_AGAINST)
    if (own.includes(condition)) edge.give('disadvantage', condition, condition);
  if (own.includes('reckless')) edge.give('advantage', 'reckless', 'reckless');
  if (has(j, to, PRONE) !== undefined)
    edge.give(within5(j, from, to) ? 'advantage' : 'disadvantage', 'prone', 'prone-target');
  const dodges = theirs.includes('dodging') && !isIncapacitated(j, to);
  if (dodges && j.rules.speed(j, to).value > 0 && sees(j, to, from).value)
    edge.give('disadvantage', 'dodging', 'dodging');
}

function bySight(j: Judge, edge: Edge, from: Creature, to: Creature): void {
  if (!sees(j, from, to).value) edge.give('disadvantage', 'unseen-target', 'unseen-target', to.id);
  if (!sees(j, to, from).value)
    edge.give('advantage', 'unseen-attacker', 'unseen-attacker', from.id);
}

function byPlace(j: Judge, edge: Edge, from: Creature, to: Creature, attack: Attack): void {
  const { cells } = j.rules.distance(j, from, to);
  const shot =
    attack.kind === 'ranged' || (attack.kind === 'thrown' && !reaches(j, from, attack, cells));
  if (shot)
    for (const o of hinderers(j, from))
      edge.give('disadvantage', 'foe-in-reach', 'close-combat', o.id);
  const normal = attack.range?.normal;
  if (shot && normal !== undefined && cells > normal)
    edge.give('disadvantage', 'long-range', 'range');
  if (hasTrait(from, 'pack-tactics') && helpers(j, from, to).length > 0)
    edge.give('advantage', 'pack-tactics', 'pack-tactics', helpers(j, from, to)[0]?.id);
}

function reaches(j: Judge, c: Creature, attack: Attack, cells: number): boolean {
  if (!j.rules.strikesInMelee(j, attack)) return false;
  const { near, far } = j.rules.attackReach(j, c, attack);
  return cells > near && cells <= far;
}

export const attemptOf =
  (names: EdgeNames): NonNullable<Ruleset['attempt']> =>
  (j, from, to, attack) => {
    const edge = new Edge(names);
    byConditions(j, edge, from, to);
    bySight(j, edge, from, to);
    byPlace(j, edge, from, to, attack);
    const cover = j.rules.cover(j, from, to, attack.kind === 'melee' ? 'melee' : 'ranged');
    const armour = to.ac?.total;
    const sure = within5(j, from, to) ? has(j, to, CRITICAL) : undefined;
    return {
      roll: {
        kind: 'edge',
        bonus: attack.bonus ?? 0,
        modifiers: [],
        advantage: edge.advantage,
        disadvantage: edge.disadvantage,
        ...(sure === undefined
          ? {}
          : { critical: { why: sure, rules: names['automatic-critical'] ?? [] } }),
        ...(armour === undefined ? {} : { against: armour + cover.ac }),
      },
      unknown: [
        ...(attack.bonus === undefined ? [`creatures.${from.id}.attacks`] : []),
        ...(armour === undefined ? [`creatures.${to.id}.ac`] : []),
      ],
    };
  };
