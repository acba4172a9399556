/**
 * Options for stored data: one row for each correction; export and import of all data as a file;
 * unreadable data that was set aside.
 */
import { Button } from '../../src/overlay/Button.tsx';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { type Correction, CORRECTIONS, understood } from '../../src/amendments/correction.ts';
import { STORED_DEGREES } from '../../src/amendments/degrees.ts';
import { MAP_CHOICES } from '../../src/amendments/mapChoices.ts';
import { withoutCorrections } from '../../src/amendments/edits.ts';
import { PAINT } from '../../src/amendments/paintFile.ts';
import { POLICIES_BY_GAME } from '../../src/encounter/policiesByGame.ts';
import { ASIDE, storeFor } from '../../src/settings/durableStore.ts';
import { exported, imported, LONGEST_FILE } from '../../src/settings/keptFile.ts';
import { isTermId, length, list, locale, say, t, term } from '../../src/text/pages.ts';

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

/** Texts of a correction's row: first creatures, fact and value, then scope, table and date. */
const wordsOf = (correction: Correction): { readonly line: string; readonly from: string } => ({
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

const KINDS = [CORRECTIONS, PAINT, STORED_DEGREES, POLICIES_BY_GAME, MAP_CHOICES];

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const asideNow = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(await browser.storage.local.get(null)).filter(([key]) => key.startsWith(ASIDE)),
  );

export function StoredThings() {
  const corrections = useMemo(() => storeFor(CORRECTIONS.name, CORRECTIONS), []);
  const [message, setMessage] = useState('');
  const [aside, setAside] = useState<Record<string, unknown>>({});
  useEffect(() => {
    const end = new AbortController();
    void corrections.follow(end.signal).then(asideNow).then(setAside, console.error);
    return () => end.abort();
  }, []);
  const rows = useComputed(() => {
    const read = understood(corrections.value.value);
    return Object.keys(corrections.value.value)
      .map((key) => {
        const correction = read.get(key);
        return {
          key,
          at: correction?.at ?? '',
          ...(correction === undefined
            ? { line: t('options.kept.unread'), from: key.slice(0, 200) }
            : wordsOf(correction)),
        };
      })
      .sort((a, b) => (a.at < b.at ? 1 : -1));
  });

  const failed = (): void => setMessage(t('options.kept.failed'));
  const remove = (keys: readonly string[]): void => {
    corrections
      .change((now) => withoutCorrections(now, keys))
      .then(() => setMessage(t('options.erased')), failed);
  };
  const put = (): void => {
    exported(KINDS, new Date()).then((text) => save(text, 'quadretto.json'), failed);
  };
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    // A character takes at most four bytes, so a larger file certainly has more characters than
    // allowed.
    const done =
      file.size > 4 * LONGEST_FILE
        ? ({ ok: false, code: 'kept.file.size', item: '' } as const)
        : await imported(await file.text(), KINDS);
    input.value = '';
    setMessage(done.ok ? t('options.kept.imported') : say(done.code, { item: done.item }));
  };

  return (
    <>
      <h2 id="kept-title" class="caps">
        {t('options.kept')}
      </h2>
      <p class="small muted">{t('options.kept.note')}</p>
      <ul class="sites">
        {rows.value.length === 0 && <li class="muted">{t('options.kept.none')}</li>}
        {rows.value.map(({ key, line, from }) => (
          <li key={key}>
            <span class="what">
              <span class="strong">{line}</span>
              <span class="small muted">{from}</span>
            </span>
            <Button
              aria-label={say('options.kept.remove', { item: line })}
              onClick={() => remove([key])}
            >
              {t('options.kept.take')}
            </Button>
          </li>
        ))}
        <li>
          <div class="doing">
            <Button onClick={put}>{t('options.kept.export')}</Button>
            <label class="btn file">
              <input
                type="file"
                class="unseen"
                accept="application/json,.json"
                onChange={({ currentTarget }) => {
                  take(currentTarget).catch(failed);
                }}
              />
              {t('options.kept.import')}
            </label>
            {rows.value.length > 0 && (
              <Button onClick={() => remove(rows.value.map(({ key }) => key))}>
                {t('options.eraseCorrections', { n: rows.value.length })}
              </Button>
            )}
          </div>
        </li>
        {Object.keys(aside).length > 0 && (
          <li>
            <span>{t('options.kept.aside', { n: Object.keys(aside).length })}</span>
            <Button
              onClick={() => save(JSON.stringify(aside, null, 1), 'quadretto-set-aside.json')}
            >
              {t('options.kept.aside.save')}
            </Button>
          </li>
        )}
      </ul>
      <p class="small muted">{t('options.kept.import.note')}</p>
      <p class="small" role="status">
        {message}
      </p>
    </>
  );
}
