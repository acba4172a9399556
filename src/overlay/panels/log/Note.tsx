/** The one small field that opens under "allow": a note, if the master likes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useUi } from '../../ui.ts';

/** Characters of a note. */
const MOST = 200;

export function Note({ give, leave }: { give(note: string): void; leave(): void }) {
  const { closers } = useUi();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return closers.add(leave);
  }, []);
  return (
    <form
      class="note"
      onSubmit={(event) => {
        event.preventDefault();
        give(text.trim());
      }}
    >
      <input
        class="field"
        ref={field}
        type="text"
        maxLength={MOST}
        autocomplete="off"
        value={text}
        aria-label={t('log.note')}
        placeholder={t('log.note')}
        onInput={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          leave();
        }}
      />
      <button type="submit" class="btn" data-main>
        {t('log.action.allow')}
      </button>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('log.note.cancel')}
        title={t('log.note.cancel')}
        onClick={leave}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}
