/**
 * The question of the judge command on riding: each rider's mount, and the points that the rules
 * text leaves open.
 */
import * as z from 'zod';
import { carrierOf, ridersOf } from '../../board/mounts.ts';
import { tilingOf } from '../../board/tiling.ts';
import { tooSmallFor } from '../../rules/base/mounted.ts';
import { id } from './parts.ts';
import { creatureIn, mapQuestion } from './question.ts';

export const mounts = [
  mapQuestion(z.object({ ask: z.literal('mounted'), of: id }), (j, ask) => {
    const c = creatureIn(j, ask.of, 'of');
    const carrier = carrierOf(c);
    const { larger, dismounting, open } = j.rules.mounts;
    const small = tooSmallFor(j, carrier);
    return {
      mount: c.seat?.id ?? null,
      riders: ridersOf(j.board.creatures, c).map((rider) => rider.id),
      mover: carrier.id,
      cells: tilingOf(j.board.ground.grid).space(carrier.at, j.rules.space(c).value),
      legal: small === undefined,
      why: small === undefined ? [] : ['mount-too-small'],
      silent: open,
      rules: [...new Set([...(larger?.rules ?? []), ...dismounting.rules])],
      unknown: [],
    };
  }),
] as const;
