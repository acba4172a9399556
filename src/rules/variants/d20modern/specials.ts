/** Special attacks: what this text says otherwise. */
import type { GrappleTable } from '../../play/specials/grappling.ts';
import type { SpecialRules, SpecialTable } from '../../play/specials/questions.ts';
import { extend } from '../extend.ts';
import { OBJECTS } from './objects.ts';
import { cites } from './specials.cites.ts';

/** For each category of size between the two, to the larger. */
const SIZE = 4;

const table = (parent: SpecialTable): SpecialTable =>
  extend(parent, {
    'aid-another': { ...parent['aid-another'], until: 'end-of-allys-next-turn' },
    // Any ranged weapon serves from beside the target, and nothing is said of hidden ones.
    'coup-de-grace': { names: ['coup'], checkNames: [], by: 'weapon', anyShooter: true },
    // The sizes of the weapons count, and a defender's two hands; what shoots is struck at a number
    // (disarm-steps, disarm-ranged, grab-object).
    disarm: {
      names: ['disarm'],
      checkNames: ['disarmCheck'],
      by: 'weapon',
      ruined: 'worn',
      anyWorn: true,
      struckAt: { what: 'shooters', twoHands: 2 },
      opposed: { attacker: ['attack'], defender: ['attack'], size: SIZE, grips: 'size' },
    },
    // Two squares straight up to the target, then a trip; who is let by has spent its action all
    // the same (overrun-approach, overrun-result).
    overrun: {
      names: ['overrun', 'overrunProvokes'],
      checkNames: ['overrunCheck'],
      approach: 2,
      touch: true,
      opposed: {
        attacker: ['strength'],
        defender: ['strength', 'dexterity'],
        size: SIZE,
        legs: true,
      },
    },
    // A thing in hand has a Defense of its own; no rolls are opposed (object.held).
    sunder: {
      names: ['sunder'],
      checkNames: ['sunder'],
      by: 'weapon',
      struckAt: { what: 'all', twoHands: 0 },
    },
  });

const grapple = ({ rows }: GrappleTable, casting: GrappleTable['casting']): GrappleTable => ({
  rows: {
    'grapple-damage': { check: 'grapple', names: ['grapplingDamage'] },
    'grapple-pin': { check: 'grapple', names: ['grapplingPin'] },
    'grapple-break-free': { check: 'grapple', names: ['grapplingEscape'] },
    'escape-grapple': { check: 'escape-artist', names: ['grapplingEscape'], once: true },
    'grapple-free-other': { check: 'grapple', names: ['grapplingFree'] },
    // A move action, without a check; and an attack like any other.
    'draw-light-weapon-grappling': { names: ['grapplingDraw'], light: true },
    'grapple-attack': { names: ['grapplingAttack'], light: true },
    'grapple-enter-space': { names: ['grappleHold'] },
    ...(rows['release-grapple'] === undefined
      ? {}
      : { 'release-grapple': rows['release-grapple'] }),
  },
  casting,
  thenMoves: true,
});

export const specials = (parent: SpecialRules): SpecialRules =>
  extend(parent, {
    cites,
    table: table(parent.table),
    grapple: grapple(parent.grapple, parent.grapple.casting),
    objects: OBJECTS,
  });
