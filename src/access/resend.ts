/**
 * Messages to the background. The browser may stop the background at any moment, even before it has
 * answered, and starts it again for the next message. So a message that stays without an answer is
 * sent again; it must be one that may arrive twice.
 */

/** Pauses before the message is sent again, in milliseconds: in all three seconds. */
const PAUSES = [0, 50, 150, 400, 900, 1500];

/** Sends a message until an answer comes, seven times at most; then rejects with the last error. */
export async function untilAnswered(send: () => unknown): Promise<unknown> {
  for (let sent = 0; ; sent++) {
    try {
      const answer = await send();
      if (answer !== undefined) return answer;
      if (sent === PAUSES.length) throw new Error('no answer');
    } catch (error) {
      if (sent === PAUSES.length) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSES[sent]));
  }
}
