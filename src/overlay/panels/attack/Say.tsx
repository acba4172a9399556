/**
 * The preview as one line for the chat: whispered where the host's chat can be spoken in, else
 * copied.
 */
import { useState } from 'preact/hooks';
import { t, type MessageId } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { copied, whispering } from '../../Whisper.tsx';

export function Say({ text }: { text(): string }) {
  const { whisper, announce } = useUi();
  const [told, tell] = useState<MessageId | null>(null);
  const say = (outcome: MessageId): void => {
    tell(outcome);
    announce(t(outcome));
  };
  const send = async (to: 'self' | 'gm'): Promise<void> =>
    say(await whispering(whisper, text(), to));
  const copy = async (): Promise<void> =>
    say((await copied(text())) ? 'attack.copied' : 'whisper.lost');
  return (
    <footer class="foot whisper-foot">
      {whisper !== undefined && (
        <>
          <button type="button" class="btn small" onClick={() => void send('self')}>
            {t('whisper.self')}
          </button>
          <button
            type="button"
            class="btn small"
            aria-label={t('whisper.gm.long')}
            onClick={() => void send('gm')}
          >
            {t('whisper.gm')}
          </button>
        </>
      )}
      <button type="button" class="btn small" onClick={() => void copy()}>
        {t('attack.copy')}
      </button>
      {told !== null && (
        <span class="small muted" role="status">
          {t(told)}
        </span>
      )}
    </footer>
  );
}
