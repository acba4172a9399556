/** A notice of an adapter, in words. */
import { isMessageId, say } from './index.ts';

interface Notice {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** Its code where it has none; a part of the table that could not be read goes by its own words. */
export function noticeText({ code, params = {} }: Notice): string {
  const id = isMessageId(`notice.${code}`) ? `notice.${code}` : code;
  if (!isMessageId(id)) return code;
  const part = `unread.${String(params['field'])}`;
  return say(id, isMessageId(part) ? { ...params, field: say(part) } : params);
}
