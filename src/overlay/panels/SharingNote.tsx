/**
 * Note on where the data of a round in phases goes, and what stays on this computer; nothing on a
 * page of our own.
 */
import { t } from '../../text/index.ts';
import { useUi } from '../ui.ts';

export function SharingNote() {
  const { referee, check } = useUi();
  if (referee === undefined || check === undefined) return null;
  return (
    <p class="small muted sharing-note">
      {t('phased.sharing', { item: referee.phases.sharing.value })}
    </p>
  );
}
