/** The notices in the dock, one line each: three at first, the others on request. */
import { useState } from 'preact/hooks';
import { say } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi } from '../ui.ts';
import { noticesOf } from './notices.ts';
import { ToReport } from './ToReport.tsx';

const SHOWN = 3;

/** `alone`: the board is not judged, so the notices take the place of the layers. */
export function Notices({ alone = false }: { readonly alone?: boolean }) {
  const ui = useUi();
  const lines = noticesOf(ui);
  const broken = ui.failures.value.length > 0 || ui.failedLayers.value.length > 0;
  const [all, setAll] = useState(false);
  if (lines.length === 0 && !alone) return null;
  const shown = all ? lines : lines.slice(0, SHOWN);
  const more = lines.length - shown.length;
  return (
    <ul
      class={alone ? 'notices alone' : 'notices'}
      aria-label={say('dock.warning', { n: lines.length })}
    >
      {lines.length === 0 && (
        <li>
          <span>
            <Icon name="hidden" />
          </span>
          <span>{say('error.notReady')}</span>
        </li>
      )}
      {shown.map(({ key, text }, i) => (
        <li key={key}>
          <span>
            <Icon name={alone && i === 0 ? 'hidden' : 'info'} />
          </span>
          <span>{text}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" class="btn small" onClick={() => setAll(true)}>
            {say('dock.more', { n: more })}
          </button>
        </li>
      )}
      {(alone || broken) && (
        <li>
          <ToReport />
        </li>
      )}
    </ul>
  );
}
