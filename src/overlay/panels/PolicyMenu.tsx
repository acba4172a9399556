/**
 * What is done about a move outside the rules: of every kind at once, for this game. Where kinds
 * differ it says so.
 */
import { alike, commonOf, isPolicy, POLICIES } from '../../encounter/policy.ts';
import { t } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { Menu, type MenuItem } from './Menu.tsx';

/** The item that leads to the settings, where each kind has a policy of its own. */
const BY_KIND = 'by-kind';

export function PolicyMenu() {
  const { referee, settings } = useUi();
  if (referee === undefined) return null;
  const current = commonOf(referee.policies.value) ?? 'mixed';
  const shown = t('policy.name', { policy: current });
  const stops = referee.stops.value;
  const items: MenuItem[] = POLICIES.map((policy) => ({
    id: policy,
    name: t('policy.name', { policy }),
    note:
      !stops && (policy === 'ask' || policy === 'enforce')
        ? t('policy.onlyMarks')
        : t('policy.does', { policy }),
  }));
  if (settings !== undefined) items.push({ id: BY_KIND, name: t('policy.byKind'), plain: true });
  return (
    <Menu
      label={`${t('policy.title')}: ${shown}`}
      shown={shown}
      title={t('policy.title')}
      items={items}
      current={current}
      pick={(id) => {
        if (isPolicy(id)) referee.setPolicies(alike(id));
        else settings?.();
      }}
    />
  );
}
