import type { Look } from '../../src/access/look.ts';
import { t } from '../../src/text/pages.ts';

/** What came of the last button. */
export type After = 'denied' | 'revoked' | 'failed' | null;

/** What the popup says first. */
export function headline(seen: Look | null): string {
  if (seen === null) return t('popup.looking');
  if (seen.granted || seen.once) return t(seen.table === null ? 'popup.notATable' : 'popup.on');
  if (seen.table === null || seen.site === null) return t('popup.notATable');
  return t('popup.detected', { host: seen.table.host, origin: seen.site.name });
}

/** What the table says of itself; '' where there is none. */
export const tableFacts = (table: Look['table']): string =>
  table === null ? '' : [`${table.host} ${table.version ?? ''}`.trim(), table.system].filter((part) => part !== null && part !== '').join(' · ');
