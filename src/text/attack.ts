/**
 * Chooses the sentence about a modifier of an attack. A separate file, because nothing on the map
 * needs it.
 */
import { isMessageId } from './index.ts';
import type { MessageId } from './messages.ts';

/**
 * The message for the code of a modifier (`Modifier.why`); a condition without a message of its own
 * gets a general one that names it.
 */
export function modifierMessage(code: string, side: 'attacker' | 'target'): MessageId {
  const own = `modifier.${code}`;
  return isMessageId(own) ? own : `modifier.condition-${side}`;
}
