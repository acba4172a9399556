/**
 * The question of the judge command on riding: each rider's mount, and the points that the rules
 * text leaves open.
 */
import * as z from 'zod';
import { carrierOf, ridersOf } from '../../board/mounts.ts';
import { tilingOf } from '../../board/tiling.ts';
import { tooSmallFor } from '../../rules/core/mounted.ts';
import { id, number } from '../../rules/askParts.ts';
import { creatureIn, mapQuestion } from './question.ts';

const schema = z.object({
  ask: z.literal('mounted'),
  of: id,
  dropped: z.object({ roll: z.number().int().min(1).max(100).optional() }).optional(),
  falls: z.object({ ride: number.optional() }).optional(),
  saddle: z.enum(['riding', 'military']).default('riding'),
});

export const mountQuestions = [
  mapQuestion(schema, (j, ask) => {
    const c = creatureIn(j, ask.of, 'of');
    const carrier = carrierOf(c);
    const { larger, dismounting, open, fall } = j.rules.mounts;
    const roll = ask.dropped?.roll;
    const stays = fall?.stays[ask.saddle];
    const ride = ask.falls?.ride;
    const hurt = fall !== undefined && ride !== undefined && ride < fall.dc;
    const small = tooSmallFor(j, carrier);
    return {
      mount: c.seat?.id ?? null,
      riders: ridersOf(j.board.creatures, c).map((rider) => rider.id),
      mover: carrier.id,
      cells: tilingOf(j.board.ground.grid).space(carrier.at, j.rules.space(c).value),
      legal: small === undefined,
      why: small === undefined ? [] : ['mount-too-small'],
      silent: open,
      ...(fall === undefined || stays === undefined || ask.dropped === undefined
        ? {}
        : {
            chance: stays,
            stays: roll === undefined ? null : roll <= stays,
            ...(roll !== undefined && roll > stays
              ? { damage: fall.damage, gains: ['prone'] }
              : {}),
          }),
      ...(fall === undefined || ask.falls === undefined
        ? {}
        : {
            check: { skill: 'ride', dc: fall.dc },
            ...(ride === undefined ? {} : { soft: !hurt }),
            ...(hurt ? { damage: fall.damage } : {}),
          }),
      rules: [
        ...new Set([
          ...(larger?.rules ?? []),
          ...dismounting.rules,
          ...(ask.dropped === undefined && ask.falls === undefined ? [] : (fall?.rules ?? [])),
        ]),
      ],
      unknown: [
        ...(ask.dropped !== undefined && roll === undefined ? ['ask.dropped.roll'] : []),
        ...(ask.falls !== undefined && ride === undefined ? ['ask.falls.ride'] : []),
      ],
    };
  }),
] as const;
