/** A correction in words. */
import type { Correction } from '../../src/amendments/correction.ts';
import { isTermId, length, list, locale, say, t, term } from '../../src/text/index.ts';

const wordOf = (id: string): string => (isTermId(id) ? term(id) : id.replaceAll('-', ' '));

const LENGTHS = new Set(['reach', 'land', 'fly', 'swim', 'climb', 'burrow']);

function valueOf({ fact, value }: Correction): string {
  if (typeof value === 'number') return LENGTHS.has(fact) ? length(value, 1.5) : String(value);
  if (Array.isArray(value)) return value.length === 0 ? t('card.hand.none') : list(value);
  if (typeof value === 'object') {
    if ('taken' in value) return String(value.taken);
    return Object.entries(value)
      .map(([id, on]) => `${on === true ? '+' : '−'} ${wordOf(id)}`)
      .join(', ');
  }
  switch (fact) {
    case 'hand':
      return t(value === 'reach' ? 'card.hand.reach' : 'card.hand.armed');
    case 'armour':
      return say('card.weight', { item: value });
    case 'load':
      return say('card.load', { item: value });
    case 'side':
      return wordOf(`side-${value}`);
    case 'marker':
      return value === '' ? t('card.marker.nothing') : wordOf(value);
    default:
      return wordOf(value);
  }
}

const dayOf = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? '–'
    : new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(date);
};

/** Whom, what and how much; then for whom, at which table, and since when. */
export const wordsOf = (
  correction: Correction,
): { readonly line: string; readonly from: string } => ({
  line: say('options.kept.line', {
    who: correction.name,
    field:
      correction.fact === 'marker' ? t('card.fact.conditions') : t(`card.fact.${correction.fact}`),
    value: valueOf(correction),
  }),
  from: say('options.kept.from', {
    text: say('options.kept.scope', { item: correction.scope }),
    origin: correction.campaign.replace(/\/$/, ''),
    date: dayOf(correction.at),
  }),
});
