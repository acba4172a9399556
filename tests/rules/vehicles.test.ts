/** Vehicles and action points of the modern SRD on random facts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionPoint } from '../../src/rules/d20/play/vehicles/actionPoints.ts';
import {
  VEHICLE_MANEUVERS,
  SPEED_TABLE,
  SPEEDS,
} from '../../src/rules/d20/play/vehicles/vehicleNumbers.ts';
import { blow, drive } from '../../src/rules/d20/play/vehicles/vehicles.ts';
import { d20modernFull } from '../../src/rules/d20/d20modern/full.ts';
import { boardsToTry } from '../support/thorough.ts';

const rules = d20modernFull.vehicles!;
const runs = { numRuns: boardsToTry(300) };

describe('a vehicle on random facts', () => {
  it(
    'under d20 Modern, a vehicle moves no farther in a legal turn than its speed category ' +
      'and top speed allow',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...SPEEDS),
          fc.constantFrom(...SPEEDS),
          fc.integer({ min: 0, max: 7 }),
          fc.nat(200),
          fc.array(fc.constantFrom(...VEHICLE_MANEUVERS), { maxLength: 60 }),
          (speed, before, facing, top, moves) => {
            const turn = drive(rules, { speed, before, facing, top, moves });
            if (!turn.legal) return;
            const [least, most] = SPEED_TABLE[speed].cells;
            expect(turn.cost).toBeGreaterThanOrEqual(least);
            expect(turn.cost).toBeLessThanOrEqual(Math.min(most, top));
            expect(Math.max(...turn.by.map(Math.abs))).toBeLessThanOrEqual(turn.cost);
            expect(Math.abs(SPEEDS.indexOf(speed) - SPEEDS.indexOf(before))).toBeLessThanOrEqual(1);
          },
        ),
        runs,
      );
    },
  );

  it('under d20 Modern, more damage never leaves a vehicle in a better state', () => {
    const worse = ['running', 'disabled', 'destroyed'];
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.nat(90), fc.nat(20), (hp, damage, more) => {
        const facts = { hp, hardness: 5, full: 50 };
        const [a, b] = [damage, damage + more].map((n) => blow(rules, { ...facts, damage: n }));
        expect(worse.indexOf(b!.state)).toBeGreaterThanOrEqual(worse.indexOf(a!.state));
      }),
      runs,
    );
  });

  it(
    'under d20 Modern, spending an action point or rolling more dice for it never lowers the ' +
      'chance of success',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: -5, max: 40 }), fc.boolean(), (needs, natural) => {
          const [one, two, three] = [1, 8, 15].map((level) =>
            actionPoint([], { level, needs, natural }),
          );
          expect(one!.withPoint).toBeGreaterThanOrEqual(one!.chance - 1e-9);
          expect(two!.withPoint).toBeGreaterThanOrEqual(one!.withPoint - 1e-9);
          expect(three!.withPoint).toBeGreaterThanOrEqual(two!.withPoint - 1e-9);
        }),
        runs,
      );
    },
  );
});
