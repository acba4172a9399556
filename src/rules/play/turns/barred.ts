/** Why an action may not be taken now: each reason with what it names, put to those found before. `act.ts` calls them in their order. */
import { creatureOf } from '../../../board/board.ts';
import { hasTrait } from '../../../board/creature.ts';
import { mayCarry } from '../../base/mounted.ts';
import { hasTag } from '../../tags.ts';
import type { MoveVerdict, RuleId } from '../../verdict.ts';
import { affords, SURPRISE } from './left.ts';
import { isAdjacent } from './reach.ts';
import type { ActionEntry, ActRequest, ActWhy, Kind, Name, Reason } from './questions.ts';
import type { Situation } from './situation.ts';
import type { Weapon } from './weapon.ts';

export interface Asked {
  readonly action: string;
  readonly entry: ActionEntry;
  readonly kind: Kind;
  readonly request: ActRequest;
  readonly weapon: Weapon;
  readonly verdict: MoveVerdict | undefined;
}

export const reason = (why: ActWhy, rules: readonly RuleId[], by?: string): Reason => (by === undefined ? { why, rules } : { why, by, rules });

const KIND_NAME: Readonly<Record<Kind, Name>> = {
  'standard': 'standard', 'move': 'move', 'full-round': 'fullRound', 'swift': 'swift', 'immediate': 'immediate', 'free': 'free', 'not-an-action': 'none',
};
export const nameOfKind = (kind: Kind): Name => KIND_NAME[kind];

/** Which kinds a narrowed turn could hold at all, were nothing spent. */
const WITHIN: Readonly<Record<Situation['purse']['scope'], readonly Kind[]>> = {
  'all': ['standard', 'move', 'full-round', 'swift', 'immediate', 'free', 'not-an-action'],
  'single': ['standard', 'move', 'swift', 'immediate', 'free', 'not-an-action'],
  'move-only': ['move', 'free', 'not-an-action'],
  'mental-only': ['standard', 'free', 'not-an-action'],
  'none': [],
};

/** The turn: whose it is, what is left of it. */
export function byTurn(s: Situation, { action, entry, kind, request }: Asked, found: Reason[]): void {
  const { purse, j, c } = s;
  const name = nameOfKind(kind);
  if (entry.oncePerRound && s.spent.actions?.includes(action)) found.push(reason('once-per-round', s.cite(name)));
  if (request.as !== undefined || entry.anytime) return;
  const immediate = kind === 'immediate';
  if (!s.own && !immediate) {
    found.push(reason('not-your-turn', s.cite('ownRound'), j.board.turn?.active));
    return;
  }
  if (immediate) {
    const unready = s.under('noImmediate');
    const early = j.rules.initiative.flatFooted(j, c);
    if (unready !== undefined) found.push(reason('flat-footed', [...s.cite('immediate'), ...unready.rules], unready.condition));
    else if (early.value) found.push(reason('flat-footed', [...s.cite('immediate'), ...early.rules]));
  }
  const { scope, by } = purse;
  const state = by === SURPRISE ? undefined : by;
  if (!WITHIN[scope].includes(kind) || (entry.twice && scope !== 'all')) {
    found.push(state === undefined ? reason('no-action-left', [...s.cite(name, 'surprise')], by) : reason('condition-forbids', purse.rules, state));
  } else if (!affords(purse.left, kind, entry.twice)) {
    const quick = kind === 'swift' || immediate;
    const owed = quick && c.immediateUsed === true ? 'immediate-action' : undefined;
    found.push(reason('no-action-left', [...s.cite(name, ...(owed === undefined ? [] : ['immediate' as const])), ...purse.rules], owed ?? by));
  }
}

/** Its conditions. */
export function byState(s: Situation, { entry, kind, request, weapon }: Asked, found: Reason[]): void {
  const { scope, rules, by } = s.purse;
  const passive = kind === 'not-an-action' && entry.anytime === true;
  // With `as`, no turn was looked at: what allows no action allows none out of turn either.
  const begun = entry.halves || request.as !== undefined || kind === 'free' || kind === 'not-an-action' ? undefined : s.under('completes');
  if (begun !== undefined) found.push(reason('must-complete', begun.rules, begun.condition));
  if (scope === 'none' && !passive && (request.as !== undefined || entry.anytime)) found.push(reason('condition-forbids', rules, by));
  if (scope === 'mental-only' && !passive && !entry.mental && !entry.pinned) found.push(reason('condition-forbids', rules, by));
  const unarmed = entry.attack ? s.under('noAttack') : undefined;
  if (unarmed !== undefined) found.push(reason('condition-forbids', unarmed.rules, unarmed.condition));
  const mute = entry.casts ? s.under('noCasting') : undefined;
  if (mute !== undefined) found.push(reason('condition-forbids', mute.rules, mute.condition));
  // Flight fills its turn; what it does out of turn is no part of it.
  const fleeing = entry.attack && request.as !== 'opportunity' ? s.under('flees') : undefined;
  if (fleeing && !(request.cornered === true && fleeing.effect.flees === 'fights')) found.push(reason('must-flee', fleeing.rules, fleeing.condition));
  const low = entry.weapon === 'ranged' && weapon.attack !== undefined ? s.under('rangedOnly') : undefined;
  if (low && !hasTag(weapon.attack, ...low.effect.rangedOnly ?? [])) found.push(reason('condition-forbids', low.rules, low.condition));
  byHold(s, entry, found);
  if (entry.under !== undefined && !s.states.some(({ condition }) => entry.under?.includes(condition))) found.push(reason('not-prone', s.cite(nameOfKind(kind))));
}

/** A grapple: what only those in one may do, and all that they may do. */
function byHold(s: Situation, entry: ActionEntry, found: Reason[]): void {
  const hold = s.states.find((state) => state.effect.hold === 'pin') ?? s.under('hold');
  if (hold === undefined) {
    if (entry.grapple === 'only') found.push(reason('only-in-grapple', s.cite('grappling')));
    return;
  }
  const { hold: kind } = hold.effect;
  const allowed = kind === 'pin' ? entry.pinned || entry.mental : s.c.pins !== undefined ? entry.pinning : entry.grapple;
  if (!allowed) found.push(reason('not-in-grapple', [...s.cite('grappling'), ...hold.rules], s.c.pins ?? hold.condition));
}

/** In the saddle or out of it: who may get on, and on what (sigil.size.mount-share-space). */
function bySaddle(s: Situation, { entry, kind, request }: Asked, found: Reason[]): void {
  const { j, c } = s;
  if (c.seat !== undefined) return;
  if (entry.saddle === 'only') {
    found.push(reason('not-mounted', s.cite(nameOfKind(kind))));
    return;
  }
  const mount = request.target ?? (c.mount === undefined ? undefined : creatureOf(j.board, c.mount));
  if (mount === undefined) return;
  if (!isAdjacent(j, c, mount)) found.push(reason('target-out-of-reach', s.cite(nameOfKind(kind)), mount.id));
  if (!mayCarry(j, mount, c)) found.push(reason('mount-too-small', j.rules.mounts.larger?.rules ?? [], mount.id));
}

/** What the action takes: a bonus, a feat, a weapon, a mount. */
export function byMeans(s: Situation, asked: Asked, found: Reason[]): void {
  const { entry, kind, request, weapon } = asked;
  const { c } = s;
  const name = nameOfKind(kind);
  if (entry.saddle !== undefined) bySaddle(s, asked, found);
  if (entry.bab !== undefined && c.bab !== undefined && c.bab < entry.bab) found.push(reason('needs-bab', s.cite(name), String(entry.bab)));
  const { trait } = entry;
  if (trait !== undefined && !hasTrait(c, trait) && !c.traits.some((t) => t.startsWith(`${trait}-`))) found.push(reason('needs-trait', s.cite(name), trait));
  if (entry.handles) {
    const { carries, rules } = s.j.rules.states.body(s.j, c);
    if (!carries) found.push(reason('no-body', rules));
  }
  if (!weapon.fits) found.push(reason('no-weapon-ready', s.cite(name), request.with?.id));
  if (request.whole !== undefined) {
    const whole = s.j.rules.turns.table[request.whole];
    if (whole === undefined || whole.kind !== 'full-round' || whole.whole === true) found.push(reason('cannot-be-begun', entry.rules ?? s.cite(name), request.whole));
  }
  if (request.readies !== undefined) {
    const readied = s.j.rules.turns.table[request.readies];
    if (readied === undefined || readied.twice || !s.j.rules.turns.readies.includes(s.kindOf(request.readies, readied))) {
      found.push(reason('cannot-be-readied', s.cite('ready'), request.readies));
    }
  }
}
