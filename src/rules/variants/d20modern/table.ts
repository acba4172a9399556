/** This text's own table of actions: a line each, with its own rule. */
import type { ActionEntry, ActionTable } from '../../play/turns/questions.ts';

/** A line of the table, under the name that its ledger has for it. */
const line = (id: string, entry: ActionEntry): ActionEntry => ({
  ...entry,
  rules: [`d20modern.action.table-${id}`],
});
const under = (rules: readonly string[], entry: ActionEntry): ActionEntry => ({
  ...entry,
  rules: rules.map((id) => `d20modern.${id}`),
});

const ATTACK: ActionEntry = { kind: 'standard', provokes: 'no' };
const LOUD_ATTACK: ActionEntry = { ...ATTACK, provokes: 'yes' };
/** Takes the place of one melee attack (note 4); the target alone may answer it. */
const MANOEUVRE: ActionEntry = {
  ...ATTACK,
  provokes: 'target',
  attack: true,
  weapon: 'melee-or-unarmed',
  target: 'reach',
  inPlaceOfAttack: true,
};
const GRIP: ActionEntry = { ...MANOEUVRE, bodily: true };
const SHOT: ActionEntry = { ...LOUD_ATTACK, attack: true, weapon: 'ranged' };
const attacks: ActionTable = {
  'melee-attack': line('attack-melee', {
    ...ATTACK,
    attack: true,
    weapon: 'melee',
    target: 'reach',
    inPlaceOfAttack: true,
  }),
  'ranged-attack': line('attack-ranged', { ...SHOT, target: 'effect' }),
  'unarmed-attack': line('attack-unarmed', { ...MANOEUVRE, bare: true, weapon: 'unarmed' }),
  'aid-another': line('aid-another', { ...ATTACK, target: 'threatened' }),
  'bull-rush': under(['action.table-bull-rush-attack', 'special-attack.bull-rush-enter'], {
    ...ATTACK,
    provokes: 'target-and-movement',
    mode: 'move',
    entersSpace: true,
    biggest: 1,
    bodily: true,
  }),
  // Nothing but the squares that are left gives an opportunity, that before the target's among
  // them.
  overrun: under(['special-attack.overrun-when'], {
    ...ATTACK,
    provokes: 'movement',
    mode: 'move',
    attack: true,
    weapon: 'any',
    oncePerRound: true,
    biggest: 1,
    bodily: true,
  }),
  'escape-grapple': line('escape-grapple', {
    ...ATTACK,
    escapes: true,
    grapple: 'only',
    pinned: true,
    check: { skill: 'escape-artist' },
  }),
  feint: line('feint', { ...ATTACK, check: { skill: 'bluff' } }),
  ready: line('ready', ATTACK),
  stabilise: under(['action.table-stabilise', 'action.feats-skills-time'], {
    ...LOUD_ATTACK,
    target: 'adjacent',
  }),
  sunder: line('attack-weapon', { ...GRIP, weapon: 'melee' }),
  // Whoever holds the object is its target; of one that nobody holds nobody is.
  'sunder-unattended': line('attack-object', {
    ...ATTACK,
    provokes: 'target',
    attack: true,
    weapon: 'any',
    inPlaceOfAttack: true,
  }),
  'total-defence': under(['action.table-total-defense', 'action.total-defense-detail'], {
    ...ATTACK,
    after: { gains: ['total-defence'] },
  }),
  'use-skill-standard': line('skill-attack', { ...LOUD_ATTACK, depends: 'skill' }),
  'start-or-complete-full-round': under(
    ['action.table-start-complete', 'action.start-complete-full-round'],
    { ...ATTACK, depends: 'chosen-action', halves: true, after: { toggles: 'completing' } },
  ),
  autofire: under(['special-attack.autofire'], SHOT),
  'throw-explosive': under(['special-attack.thrown-explosive-target'], SHOT),
  'throw-splash-weapon': under(['special-attack.splash'], SHOT),
};

const QUIET: ActionEntry = { kind: 'move', provokes: 'no' };
const LOUD: ActionEntry = { kind: 'move', provokes: 'yes' };
const MOVING: ActionEntry = { kind: 'move', provokes: 'movement', mode: 'move' };
const moves: ActionTable = {
  move: line('move-speed', MOVING),
  'double-move': under(['movement.single-double-run'], {
    ...MOVING,
    mode: 'double-move',
    twice: true,
  }),
  'use-equipment': line('use-equipment', QUIET),
  climb: line('climb', {
    ...MOVING,
    pace: { way: 'climb', part: 1 / 4 },
    check: { skill: 'climb' },
  }),
  'climb-accelerated': under(['action.table-climb-accelerated', 'movement.climb-accelerated'], {
    ...MOVING,
    pace: { way: 'climb', part: 1 / 2 },
    check: { skill: 'climb' },
  }),
  crawl: line('crawl', { ...MOVING, under: ['prone'] }),
  'draw-weapon': line('draw-weapon', { ...QUIET, after: { weapon: 'drawn' } }),
  'draw-weapon-moving': under(['action.table-draw-weapon', 'action.manipulate-object'], {
    ...MOVING,
    bab: 1,
    after: { weapon: 'drawn' },
  }),
  'draw-light-weapon-grappling': under(['special-attack.grapple-options'], {
    ...QUIET,
    grapple: 'only',
    after: { weapon: 'drawn' },
  }),
  'sheathe-weapon': line('holster-weapon', { ...LOUD, after: { weapon: 'put-away' } }),
  'push-heavy-object': line('heavy-object', { ...LOUD, handles: true }),
  'open-door': line('open-door', { ...QUIET, escapes: true, handles: true }),
  'pick-up-item': line('pick-up', { ...LOUD, handles: true, after: { weapon: 'drawn' } }),
  'reload-box-magazine': line('reload-box', LOUD),
  'load-weapon': line('load-weapon', { ...LOUD, depends: 'weapon' }),
  'retrieve-item': line('retrieve-stored', LOUD),
  'stand-up': under(['action.table-stand-up', 'opportunity.stand-up'], {
    ...LOUD,
    escapes: true,
    under: ['prone', 'kneeling', 'sitting'],
    after: { loses: ['prone', 'kneeling', 'sitting'] },
  }),
  swim: line('swim', { ...MOVING, pace: { way: 'swim', part: 1 / 4 }, check: { skill: 'swim' } }),
  tumble: under(['movement.through-resisting-enemy'], { ...MOVING, check: { skill: 'tumble' } }),
  'use-skill-move': line('skill-move', { ...LOUD, depends: 'skill' }),
};

const FULL: ActionEntry = { kind: 'full-round', provokes: 'no' };
const LOUD_FULL: ActionEntry = { ...FULL, provokes: 'yes' };
const CHARGE: ActionEntry = {
  ...FULL,
  provokes: 'movement',
  mode: 'charge',
  partial: true,
  whole: true,
  attack: true,
  weapon: 'melee-or-unarmed',
};
const fullRound: ActionTable = {
  'bull-rush-charge': under(['action.table-bull-rush-charge', 'special-attack.bull-rush-enter'], {
    ...CHARGE,
    provokes: 'target-and-movement',
    entersSpace: true,
    weapon: 'any',
    biggest: 1,
    bodily: true,
  }),
  charge: line('charge', CHARGE),
  'coup-de-grace': line('coup-de-grace', {
    ...LOUD_FULL,
    attack: true,
    weapon: 'any',
    target: 'reach',
    helpless: true,
  }),
  'knockout-blow': under(['special-attack.knockout-blow'], {
    ...LOUD_FULL,
    attack: true,
    weapon: 'any',
    target: 'reach',
    helpless: true,
  }),
  'shoot-helpless': under(['attack.helpless-ranged'], {
    ...LOUD_FULL,
    attack: true,
    weapon: 'ranged',
    target: 'effect',
    helpless: true,
  }),
  'full-attack': line('full-attack', { ...FULL, whole: true, attack: true, weapon: 'any' }),
  'overrun-charge': line('overrun-charge', {
    ...CHARGE,
    weapon: 'any',
    oncePerRound: true,
    biggest: 1,
    bodily: true,
  }),
  run: under(['action.table-run', 'movement.run-provokes'], {
    ...FULL,
    provokes: 'yes-and-movement',
    mode: 'run',
    whole: true,
  }),
  withdraw: line('withdraw', { ...FULL, provokes: 'movement', mode: 'withdraw', whole: true }),
  'extinguish-flames': line('extinguish', FULL),
  'use-skill-full-round': line('skill-full-round', { ...LOUD_FULL, depends: 'skill' }),
  'reload-internal-magazine': line('reload-internal', LOUD_FULL),
  'strike-object-full-round': under(['object.auto-hit'], { ...FULL, attack: true, weapon: 'any' }),
};

const FREE: ActionEntry = { kind: 'free', provokes: 'no' };
const NONE: ActionEntry = { kind: 'not-an-action', provokes: 'no' };
const others: ActionTable = {
  'drop-item': line('drop-object', {
    ...FREE,
    grapple: 'may',
    pinning: true,
    after: { weapon: 'put-away' },
  }),
  'drop-prone': line('drop-prone', { ...FREE, after: { gains: ['prone'] } }),
  speak: line('speak', { ...FREE, anytime: true, grapple: 'may', pinning: true }),
  disarm: line('disarm', { ...GRIP, spoiltByDamage: true }),
  grapple: line('grapple', { ...GRIP, weapon: 'unarmed', safeIfHeld: true, spoiltByDamage: true }),
  trip: line('trip', { ...GRIP, bare: true, biggest: 1, safeTag: 'trips' }),
  'use-feat': line('use-feat', { ...ATTACK, depends: 'feat' }),
  delay: line('delay', { ...NONE, grapple: 'may', pinned: true, pinning: true }),
  'five-foot-step': line('five-foot-step', { ...NONE, mode: 'step' }),
  'fight-defensively': under(['attack.fight-defensively'], {
    ...NONE,
    attack: true,
    after: { gains: ['fighting-defensively'] },
  }),
};

/** What those in a grapple may do, and nothing else (the table has no line of them). */
const HELD: ActionEntry = { ...ATTACK, grapple: 'only', check: { skill: 'grapple' } };
const held = (entry: ActionEntry): ActionEntry => under(['special-attack.grapple-options'], entry);
const grapple: ActionTable = {
  'grapple-attack': held({ kind: 'standard', provokes: 'no', grapple: 'only', attack: true }),
  'grapple-damage': held({ ...HELD, attack: true }),
  'grapple-pin': held({ ...HELD, attack: true }),
  'grapple-break-free': held({ ...HELD, escapes: true, pinned: true }),
  'grapple-free-other': held({ ...HELD, attack: true }),
  'release-grapple': held({ ...FREE, grapple: 'only', pinning: true }),
  'grapple-join': under(['special-attack.grapple-join'], {
    ...ATTACK,
    attack: true,
    inPlaceOfAttack: true,
    check: { skill: 'grapple' },
  }),
  'grapple-enter-space': under(['special-attack.grapple-move-in'], {
    ...NONE,
    provokes: 'movement',
    grapple: 'only',
    sparesHeld: true,
  }),
};

export const TABLE: ActionTable = { ...attacks, ...moves, ...fullRound, ...others, ...grapple };
