/** A notice of an adapter, in words. */
import { cellLength, isMessageId, say } from './index.ts';

interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * Its code where it has none. A part of the table that could not be read goes by its own words, a
 * length (`metres`, `used`) by the user's unit.
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
