/** The rules of the d20 Modern ledger behind each base answer, and what its text leaves to that of its family. */
import type { RuleName, RuleNames } from '../names.ts';

const r = (area: string, ...names: readonly string[]): string[] => names.map((n) => `d20modern.${area}.${n}`);

/** Of these the text says nothing: they stand as their family's text has them, under its ids, and so are told as borrowed. */
export const BORROWED = [
  'reachZero', 'reachBig', 'reachWeapon', 'reachWeaponNear', 'threatReachWeapon', 'reachTwo', 'sharing',
  'opportunityApproach', 'opportunityMinimum', 'opportunityReachZero', 'flankingZero',
  'coverBigAttacker', 'concealmentMagic', 'invisible', 'darkvision',
  'levelOnly', 'minimum', 'diagonal', 'corner', 'pastCreature', 'impassable', 'throughHelpless', 'throughObstacle', 'throughTiny',
  'occupied', 'displaced', 'squeeze', 'squeezeCost', 'difficult', 'doubled', 'barrier', 'flying',
] as const satisfies readonly RuleName[];

/** What the text says itself. Some names stand beside what is borrowed: it says how big a square is, not what a diagonal costs. */
export const own = {
  distance: r('grid', 'scale', 'adjacent'),
  space: r('grid', 'medium-space'),
  reach: r('reach', 'normal-melee'),
  threat: r('threat', 'squares'),
  threatUnarmed: r('threat', 'melee-only', 'unarmed-armed'),
  threatGrappling: [...r('threat', 'grappling-none'), ...r('condition', 'grappling-effects')],
  opportunity: r('opportunity', 'leave-threatened', 'two-kinds'),
  opportunityOnce: r('opportunity', 'one-per-round'),
  opportunityFlatFooted: [...r('threat', 'flat-footed-no-aoo'), ...r('initiative', 'unaware')],
  opportunityStep: [...r('opportunity', 'five-foot-step-exempt'), ...r('movement', 'five-foot-step')],
  opportunityWithdraw: r('opportunity', 'withdraw-start-square', 'withdraw-exempt'),
  opportunityCover: r('opportunity', 'cover-silent'),
  opportunityTotalCover: [...r('opportunity', 'cover-silent'), ...r('cover', 'degree-total')],
  flanking: r('flanking', 'bonus', 'melee-only'),
  flankingLine: r('flanking', 'geometry-option'),
  flankingThreat: r('flanking', 'ally-must-threaten'),
  cover: r('cover', 'subjective', 'reflex'),
  coverSoft: r('cover', 'creature-as-cover'),
  coverTotal: r('cover', 'degree-total'),
  concealmentRanged: r('concealment', 'attacker-view', 'miss-chance'),
  concealmentAdjacent: r('concealment', 'attacker-view', 'miss-chance'),
  concealmentReach: r('concealment', 'attacker-view', 'miss-chance'),
  concealmentTotal: r('concealment', 'degree-total'),
  concealmentOne: r('concealment', 'no-stack'),
  blinded: r('concealment', 'degree-total'),
  lightDim: [...r('light', 'darkness'), ...r('concealment', 'degree-one-half')],
  lightDark: [...r('light', 'darkness'), ...r('concealment', 'degree-total')],
  effect: r('sight', 'line-of-sight-ranged'),
  sight: r('sight', 'line-of-sight-ranged'),
  speed: r('movement', 'speed-definition', 'human-speed'),
  speedHalf: r('movement', 'darkness-half'),
  move: r('movement', 'single-double-run', 'speed-definition'),
  doubleMove: r('movement', 'single-double-run'),
  run: r('movement', 'run-distance', 'single-double-run'),
  charge: r('charge', 'straight-line', 'distance', 'stop-in-range', 'full-round'),
  chargePartial: r('charge', 'surprise-round'),
  step: r('movement', 'five-foot-step'),
  stepOnce: r('movement', 'five-foot-step', 'no-step-with-move'),
  withdraw: r('movement', 'withdraw-distance'),
  withdrawBarred: r('movement', 'withdraw-no-skill-movement'),
  throughAlly: r('movement', 'through-friend'),
  throughEnemy: r('movement', 'through-resisting-enemy', 'through-nonresisting'),
  throughSize: r('movement', 'three-sizes'),
  poorVisibility: r('movement', 'darkness-half'),
  prone: [...r('movement', 'special-modes'), ...r('action', 'table-crawl')],
  immobile: r('condition', 'grappling-effects'),
  actions: r('action', 'budget', 'full-round-action'),
} satisfies Partial<RuleNames>;
