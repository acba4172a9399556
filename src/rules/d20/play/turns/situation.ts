/**
 * Facts that several actions of one creature need, computed once: conditions, turn, movement,
 * threats.
 */
import { proneTumble } from '../../map/tumbling.ts';
import { withCreature, type Spent } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { inReach } from '../../../core/spatialIndex.ts';
import { barredAt } from '../../map/opportunity.ts';
import { opponentsInReach, type OpponentInReach } from '../../../core/opponentsInReach.ts';
import { standOf } from '../../../core/distance.ts';
import { threatensStand } from '../../../core/threatBasis.ts';
import { affords, costOf } from '../../../economy.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode, RuleId } from '../../../verdict.ts';
import type { ActiveState, StateEffect } from '../states/stateRules.ts';
import { spentBy } from '../../map/mayAct.ts';
import { iterations } from '../attacks/iterations.ts';
import { attacksBefore } from './attacksBefore.ts';
import { turnLeftOf, type LimitedTurn } from './left.ts';
import type {
  ActBarred,
  ActionEntry,
  ActOpportunity,
  ActRequest,
  ActionKind,
  TurnCitation,
  TurnTrait,
} from './turnRules.ts';
import { weaponFor, type Weapon } from './weapon.ts';

/**
 * A creature that threatens the actor's position. `barred`: the reason why it gets no attack of
 * opportunity.
 */
export interface Threatener {
  readonly watcher: OpponentInReach;
  readonly barred?: ActBarred;
  readonly rules: readonly RuleId[];
}

/**
 * More attacks of opportunity than any creature has in a round. If the count reaches this number,
 * the result is unknown.
 */
const MANY = 50;

export class TurnSituation {
  readonly j: FullJudge;
  readonly c: Creature;
  readonly spent: Spent;
  readonly states: readonly ActiveState[];
  readonly turn: LimitedTurn;
  /** Changes that the creature's feats make to the table of actions. */
  readonly traits: readonly TurnTrait[];
  private readonly budgets = new Map<Mode, ReturnType<FullJudge['rules']['budget']>>();
  private near: readonly Threatener[] | undefined;
  private gripped: boolean | undefined;
  private able: readonly string[] | undefined;
  private doubted: readonly string[] | undefined;
  /** Cache of weapons by the kind that an action needs, for requests without weapon and target. */
  private readonly hands = new Map<ActionEntry['weapon'], Weapon>();
  private readonly counts = new Map<string, number | null>();

  constructor(j: FullJudge, c: Creature) {
    this.j = j;
    this.c = c;
    this.spent = spentBy(j, c);
    this.states = j.rules.states.of(j, c);
    this.turn = turnLeftOf(j, c, this.states);
    const { traits } = j.rules.turns;
    this.traits = c.traits.flatMap((trait) =>
      Object.hasOwn(traits, trait) ? (traits[trait] ?? []) : [],
    );
  }

  /** The creature's first condition with this effect. */
  under(effect: keyof StateEffect): ActiveState | undefined {
    return this.states.find((s) => s.effect[effect] !== undefined);
  }

  /** Is enough left of the turn for an action of this kind? */
  pays(kind: ActionKind): boolean {
    const { economy } = this.j.rules;
    return affords(economy, this.turn.left.count, costOf(economy, kind));
  }

  budget(mode: Mode): ReturnType<FullJudge['rules']['budget']> {
    let known = this.budgets.get(mode);
    if (known === undefined)
      this.budgets.set(mode, (known = this.j.rules.budget(this.j, this.c, mode)));
    return known;
  }

  /** All creatures that threaten a cell of the actor's space. */
  get threateners(): readonly Threatener[] {
    if (this.near !== undefined) return this.near;
    const { j, c } = this;
    const here = standOf(j, c);
    const near: Threatener[] = [];
    for (const watcher of opponentsInReach(j, c, inReach(j, here), [])) {
      if (!threatensStand(j, watcher.foe, watcher.cells, here)) continue;
      const stop = barredAt(j, watcher, c);
      const rules = [...new Set([...stop.rules, ...watcher.rules])];
      const by = watcher.foe.id;
      near.push(
        stop.why === undefined
          ? { watcher, rules }
          : {
              watcher,
              rules,
              barred: {
                by,
                why: stop.why,
                rules: stop.rules,
                ...(stop.condition === undefined ? {} : { condition: stop.condition }),
              },
            },
      );
    }
    return (this.near = near.sort((a, b) => (a.watcher.foe.id < b.watcher.foe.id ? -1 : 1)));
  }

  /** Is the actor in a grapple? */
  get held(): boolean {
    return (this.gripped ??= this.j.rules.specials.isHeld(this.j, this.c));
  }

  /** Ids of the threatening creatures that may attack now. */
  get strikers(): readonly string[] {
    return (this.able ??= this.threateners
      .filter((t) => t.barred === undefined)
      .map((t) => t.watcher.foe.id));
  }

  /** Ids of the threatening creatures about whom a fact is missing. */
  get unsure(): readonly string[] {
    return (this.doubted ??= this.threateners
      .filter((t) => t.watcher.unknown.length > 0)
      .map((t) => t.watcher.foe.id));
  }

  /**
   * The weapon for an action. It is cached by kind of weapon unless the request has a weapon or a
   * target, or the action is a full attack, whose weapon also depends on the mount's movement.
   */
  weaponFor(entry: ActionEntry, request: ActRequest): Weapon {
    if (request.with !== undefined || request.target !== undefined || entry.repeats === true)
      return weaponFor(this.j, this.c, entry, request);
    let known = this.hands.get(entry.weapon);
    if (known === undefined)
      this.hands.set(entry.weapon, (known = weaponFor(this.j, this.c, entry, request)));
    return known;
  }

  /** The situation of the same creature in another cell. */
  at(place: Cell): TurnSituation {
    const moved = { ...this.c, at: place };
    return new TurnSituation({ ...this.j, board: withCreature(this.j.board, moved) }, moved);
  }

  /**
   * Does this movement mode avoid the creature's attack of opportunity for leaving the first cell?
   */
  escapes({ watcher }: Threatener, mode: Mode | undefined): boolean {
    if (mode === undefined) return false;
    const { j, c } = this;
    const leaving = {
      ...{ mode, first: true, mover: c, arriving: c, from: c.at, to: c.at },
      ...{ threatenedFrom: true, threatenedTo: false },
    };
    const provoked = j.rules.provocation(j, { ...watcher, idle: undefined }, leaving);
    return provoked === null || provoked.stop !== undefined;
  }

  /** Number of attacks of opportunity that a creature has left this round; null: not known. */
  remaining(foe: Creature): number | null {
    let known = this.counts.get(foe.id);
    if (known !== undefined) return known;
    known = 0;
    while (known < MANY) {
      const next = this.j.rules.canTakeOpportunity(this.j, {
        ...foe,
        opportunitiesTaken: foe.opportunitiesTaken + known,
      });
      if (next.unknown !== undefined) known = MANY;
      if (!next.allowed || known === MANY) break;
      known++;
    }
    this.counts.set(foe.id, (known = known === MANY ? null : known));
    return known;
  }

  /** An attack of opportunity by this foe, with the number that the foe has left. */
  opportunity(foe: Creature, more: Omit<ActOpportunity, 'by' | 'left'>): ActOpportunity {
    const left = this.remaining(foe);
    return { by: foe.id, ...(left === null ? {} : { left }), ...more };
  }

  cite(...names: readonly TurnCitation[]): RuleId[] {
    return cite(this.j.rules.turns.cites, ...names);
  }

  /**
   * The kind of action that this action is for the creature now. The second attack of a turn makes
   * it a full attack, which takes the move action too; the others belong to it.
   */
  kindOf(
    action: string,
    entry: Pick<ActionEntry, 'kind' | 'partial' | 'perAttack' | 'by'>,
  ): ActionKind {
    const prone = entry.by === 'tumble' ? proneTumble(this.j, this.c) : undefined;
    if (prone !== undefined) return prone;
    const before = entry.perAttack === true ? attacksBefore(this.j, this.c, action) : 0;
    if (before > 0 && before < iterations(this.c.bab ?? 0))
      return before === 1 ? 'move' : 'not-an-action';
    const changed = this.traits.find((t) => t.kinds?.[action] !== undefined)?.kinds?.[action];
    return changed ?? (entry.partial && this.turn.scope === 'single' ? 'standard' : entry.kind);
  }
}
