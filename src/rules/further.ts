/**
 * Texts that most tables do not play by: a host's page is brought them when one is chosen
 * (scripts/split.ts), all else has them from the start.
 */
import type { Ruleset } from './ruleset.ts';
import { arelia } from './variants/arelia/index.ts';
import { d20modern } from './variants/d20modern/index.ts';

export const further: readonly Ruleset[] = [d20modern, arelia];
