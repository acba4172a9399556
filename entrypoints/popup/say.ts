/** Sentences of the popup: the state of the tab, and the result of the last action. */
import type { TabState } from '../../src/access/tabState.ts';
import { t } from '../../src/text/pages.ts';

export { noticeText } from '../../src/text/notice.ts';

/** The possible results of the popup's last action; a sentence describes each. */
export type After = 'denied' | 'revoked' | 'failed' | 'notKept' | 'notCopied' | 'copied' | null;

export const afterwards = (after: NonNullable<After>): string =>
  t(after === 'copied' ? 'error.copied' : `popup.${after}`);

/** The possible states of the tab to which the popup belongs. */
export type Case =
  | 'looking'
  | 'on'
  | 'unjudged'
  | 'off'
  | 'reload'
  | 'asks'
  | 'beside'
  | 'nothing'
  | 'elsewhere';

export function caseOf(seen: TabState | null): Case {
  if (seen === null) return 'looking';
  if (seen.overlay !== null)
    return seen.overlay.open && seen.overlay.read === null ? 'unjudged' : 'on';
  if (seen.site === null) return 'elsewhere';
  if (seen.granted && seen.off) return 'off';
  if (seen.table !== null) return seen.granted ? 'reload' : 'asks';
  if (seen.beside !== null) return 'beside';
  return seen.granted ? 'nothing' : 'elsewhere';
}

/** The popup's first sentence, which says the state of the tab. */
export function headline(seen: TabState | null): string {
  switch (caseOf(seen)) {
    case 'looking':
      return t('popup.looking');
    case 'on':
    case 'reload':
      return t('popup.on');
    case 'unjudged':
      return t('dock.notJudged');
    case 'off':
      return t('popup.off');
    case 'asks':
      return t('popup.detected', { host: seen?.table?.host ?? '', origin: seen?.site?.name ?? '' });
    default:
      return t('popup.notATable');
  }
}

/** Facts about the table as one text; '' without a table. */
export const tableFacts = (table: TabState['table']): string =>
  table === null
    ? ''
    : [`${table.host} ${table.version ?? ''}`.trim(), table.system]
        .filter((part) => part !== null && part !== '')
        .join(' · ');
