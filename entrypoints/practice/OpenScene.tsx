/**
 * The button that opens a scene document from a file. The user can also paste a scene on the page
 * ("Copy the scene" copies one).
 */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { t } from '../../src/text/pages.ts';
import type { Session } from './session.ts';

export function OpenScene({ session }: { session: Session }) {
  const file = useRef<HTMLInputElement>(null);
  const wrong = useSignal<string | null>(null);
  const open = (text: string, name: string): void => {
    wrong.value = session.open(text, name);
  };
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (event.target instanceof HTMLInputElement || !text.trimStart().startsWith('{')) return;
        open(text, t('practice.pasted'));
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, []);
  return (
    <>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('practice.openScene')}
        title={t('practice.openScene')}
        onClick={() => file.current?.click()}
      >
        <Icon name="import" />
      </button>
      <input
        type="file"
        accept=".json,application/json"
        hidden
        ref={file}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          chosen?.text().then(
            (text) => open(text, chosen.name),
            () => {
              wrong.value = '';
            },
          );
        }}
      />
      {wrong.value !== null && (
        <p class="small bad" role="alert">
          {t('practice.notScene', { text: wrong.value })}
        </p>
      )}
    </>
  );
}
