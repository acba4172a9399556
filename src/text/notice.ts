/** The text of a notice from an adapter. */
import { cellLength, isMessageId, say } from './index.ts';

interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * The sentence of a notice; its code if it has no sentence. A part of the table that could not be
 * read is named by a text of its own; lengths (`metres`, `used`) are shown in the user's unit.
 */
export function noticeText({ code, params = {} }: Notice): string {
  const id = isMessageId(`notice.${code}`) ? `notice.${code}` : code;
  if (!isMessageId(id)) return code;
  const part = `unread.${String(params['field'])}`;
  return say(id, {
    ...params,
    ...(isMessageId(part) && { field: say(part) }),
    ...Object.fromEntries(
      ['metres', 'used'].flatMap((name) => {
        const length = params[name];
        return typeof length === 'number' ? [[name, cellLength(length)]] : [];
      }),
    ),
  });
}
