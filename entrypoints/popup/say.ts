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

/** Host name, and what the table says of itself. */
export function tableLine({ site, table }: Look): string {
  if (table === null) return site?.name ?? '';
  return [site?.name, `${table.host} ${table.version ?? ''}`.trim(), table.system].filter((part) => part != null && part !== '').join(' · ');
}
