/**
 * Stand-in of Foundry's combat: the order of turns, its flags, and the tracker's buttons. Its own
 * hooks are called before the update, only on the client of the user who presses.
 */
import { difference, merged, type Tree } from '../world/ops.ts';
import type { CombatData } from '../world/types.ts';
import { Hooks } from './hooks.ts';
import { ask } from './line.ts';
import { kept, sent } from './operators.ts';

export class Combat {
  readonly documentName = 'Combat';
  readonly id: string;
  readonly scene: { id: string };
  round: number;
  turn: number | null;
  flags: Tree;
  turns: {
    id: string;
    tokenId: string;
    initiative: number;
    hidden: boolean;
    isDefeated: boolean;
    defeated: boolean;
  }[] = [];
  _source: CombatData;
  constructor(data: CombatData) {
    this._source = data;
    ({ _id: this.id, round: this.round, turn: this.turn } = data);
    this.flags = data.flags ?? {};
    this.scene = { id: data.scene };
    this.#order(data.combatants);
  }

  #order(list: CombatData['combatants']): void {
    this.turns = list
      .map((c) => ({
        id: c._id,
        tokenId: c.tokenId,
        initiative: c.initiative,
        hidden: c.hidden,
        isDefeated: c.defeated,
        defeated: c.defeated,
      }))
      .sort((a, b) => b.initiative - a.initiative);
  }

  get started(): boolean {
    return this.round > 0;
  }
  get active(): boolean {
    return true;
  }
  get combatant(): Combat['turns'][number] | undefined {
    return this.turns[this.turn ?? -1];
  }
  /** Only game masters own a combat document. */
  get isOwner(): boolean {
    return game.user.isGM;
  }
  canUserModify(user: { isGM: boolean }): boolean {
    return user.isGM;
  }

  getFlag(scope: string, key: string): unknown {
    return (this.flags[scope] as Tree | undefined)?.[key];
  }
  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    // Only scopes of the core, the world, the system or an active module are valid.
    if (!['core', 'world', game.system.id].includes(scope))
      throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
    return this.update({ flags: { [scope]: { [key]: value } } });
  }

  async update(changes: Tree, options: Tree = {}): Promise<this | undefined> {
    if (!this.isOwner)
      throw new Error(`User ${game.user.name} lacks permission to update Combat [${this.id}]`);
    const changed = difference(this._source as unknown as Tree, sent(changes));
    if (Object.keys(changed).length === 0) return undefined;
    if (!Hooks.call('preUpdateCombat', this, changed, options, game.user.id)) return undefined;
    await ask({ kind: 'combat', id: this.id, changed, options });
    return this;
  }

  commit(changed: Tree, options: Tree, userId: string): void {
    const prior = {
      round: this.round,
      turn: this.turn,
      combatantId: this.combatant?.id ?? null,
      tokenId: this.combatant?.tokenId ?? null,
    };
    this._source = merged(this._source as unknown as Tree, changed) as unknown as CombatData;
    ({ round: this.round, turn: this.turn } = this._source);
    this.flags = this._source.flags ?? {};
    if ('combatants' in changed) this.#order(this._source.combatants);
    Hooks.callAll(
      'updateCombat',
      this,
      { ...(game.release.generation >= 14 ? kept(changed) : changed), _id: this.id },
      options,
      userId,
    );
    if (game.release.generation < 12 || !('turn' in changed || 'round' in changed)) return;
    const current = {
      round: this.round,
      turn: this.turn,
      combatantId: this.combatant?.id ?? null,
      tokenId: this.combatant?.tokenId ?? null,
    };
    Hooks.callAll('combatTurnChange', this, prior, current);
  }

  async startCombat(): Promise<void> {
    Hooks.callAll('combatStart', this, { round: 1, turn: 0 });
    await this.update({ round: 1, turn: 0 });
  }

  async nextTurn(): Promise<void> {
    const last = (this.turn ?? -1) + 1 >= this.turns.length;
    const next = { round: this.round + (last ? 1 : 0), turn: last ? 0 : (this.turn ?? -1) + 1 };
    Hooks.callAll(last ? 'combatRound' : 'combatTurn', this, next, {
      advanceTime: 6,
      direction: 1,
    });
    await this.update(next);
  }

  async previousTurn(): Promise<void> {
    const first = (this.turn ?? 0) <= 0;
    const next = {
      round: Math.max(1, this.round - (first ? 1 : 0)),
      turn: first ? this.turns.length - 1 : (this.turn ?? 0) - 1,
    };
    Hooks.callAll(first ? 'combatRound' : 'combatTurn', this, next, {
      advanceTime: -6,
      direction: -1,
    });
    await this.update(next);
  }

  async endCombat(): Promise<void> {
    if (!this.isOwner)
      throw new Error(`User ${game.user.name} lacks permission to delete Combat [${this.id}]`);
    await ask({ kind: 'fight', data: null });
  }
}

/** Begins or ends a fight on this client, whichever user requested it. */
export function commitFight(data: CombatData | null, userId: string): void {
  const before = game.combat;
  game.combat = data === null ? null : new Combat(data);
  if (before !== null) Hooks.callAll('deleteCombat', before, {}, userId);
  if (game.combat !== null) Hooks.callAll('createCombat', game.combat, {}, userId);
}
