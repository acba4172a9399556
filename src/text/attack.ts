/** Which sentence says what changes an attack: apart, for nothing on the map needs it. */
import { isMessageId } from './index.ts';
import type { MessageId } from './messages.ts';

/**
 * Of a modifier's code (`Modifier.why`); a condition without a sentence of its own is said by its
 * name.
 */
export function modifierMessage(code: string, side: 'attacker' | 'target'): MessageId {
  const own = `modifier.${code}`;
  return isMessageId(own) ? own : `modifier.condition-${side}`;
}
