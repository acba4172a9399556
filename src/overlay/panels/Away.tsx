/** Whoever is chosen stands on another level of the map, or on another floor: where, instead of nothing. */
import { t } from '../../text/index.ts';
import { useUi } from '../ui.ts';

/** Null: nobody who is chosen stands elsewhere. */
export function useAway(): string | null {
  const { store } = useUi();
  const id = store.selection.value.find((each) => store.elsewhere.value.has(each));
  if (id === undefined) return null;
  const level = store.elsewhere.value.get(id)?.level;
  const who = { creature: id };
  return level === undefined ? t('dock.awayElsewhere', { who }) : t('dock.away', { who, item: level });
}

/** In place of a creature's facts: where it is, or that nobody is chosen. */
export function Nobody() {
  return <p class="hint">{useAway() ?? t('dock.nothing')}</p>;
}
