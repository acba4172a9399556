/**
 * What a movement mode does besides moving, as events record it, so that a log can be replayed
 * without its ruleset (sigil.special-attack.charge-attack, sigil.movement.run-loses-dex).
 */
import { EARLIER_EFFECTS, type ModeEffects } from '../rules/lasting.ts';
import type { ModeRow } from '../rules/ruleset.ts';
import { ownValue } from './tables.ts';

/** The effects that an event records. @param ids the mode, and the action that declares it */
export function recordedEffects(
  { brings, uncounted }: Pick<ModeRow, 'brings' | 'uncounted'>,
  ...ids: readonly string[]
): ModeEffects {
  if (
    brings === undefined &&
    uncounted === undefined &&
    !ids.some((id) => ownValue(EARLIER_EFFECTS, id))
  )
    return NONE;
  return { brings: brings === undefined ? [] : [brings], ...(uncounted && { uncounted }) };
}
const NONE: ModeEffects = {};

/** The effects of an event's mode or action. */
export const effectsIn = (event: ModeEffects, id: string): ModeEffects =>
  event.brings === undefined ? (ownValue(EARLIER_EFFECTS, id) ?? NONE) : event;
