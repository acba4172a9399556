/** Shows where a chosen creature is, if it is on another level of the map. */
import { t } from '../../text/index.ts';
import type { Store } from '../../state/store.ts';
import { useUi, type Ui } from '../ui.ts';

/**
 * The level on which a creature stands, as words after its name; '' for a creature on this level.
 */
export function whereIs({ store }: Pick<Ui, 'store'>, id: string | null | undefined): string {
  const away = id == null ? undefined : store.elsewhere.value.get(id);
  if (away === undefined) return '';
  return ` · ${away.level === undefined ? t('fight.awayElsewhere') : t('fight.away', { item: away.level })}`;
}

/** The sentence that says whose turn it is, and where; null if that creature is on this level. */
export function turnAway({ store }: Pick<Ui, 'store'>, id: string): string | null {
  const away = store.elsewhere.value.get(id);
  const who = { creature: id };
  if (away === undefined) return null;
  return away.level === undefined
    ? t('dock.turnAwayElsewhere', { who })
    : t('dock.turnAway', { who, item: away.level });
}

/**
 * The sentence that says where the selected creature is; null if no selected creature is on another
 * level.
 */
export function useAway(): string | null {
  const { store } = useUi();
  const id = store.selection.value.find((each) => store.elsewhere.value.has(each));
  if (id === undefined) return outside(store);
  const level = store.elsewhere.value.get(id)?.level;
  const who = { creature: id };
  return level === undefined
    ? t('dock.awayElsewhere', { who })
    : t('dock.away', { who, item: level });
}

/** The sentence that says that the selected creature stands outside the map; null: it does not. */
function outside({ selection, amended, board }: Store): string | null {
  const [id] = selection.value;
  const token = amended.value?.creatures?.find((c) => c.id === id);
  return token === undefined || board.value?.creatures.some((c) => c.id === id) === true
    ? null
    : t('dock.outside', { who: { creature: token.id } });
}

/** Text in place of a creature's facts: where the creature is, or that none is selected. */
export function Nobody() {
  return <p class="hint">{useAway() ?? t('dock.nothing')}</p>;
}
