/**
 * Names of the scripts that make a page a judged table, and of the messages between them and the
 * rest of the extension.
 */
import type { Host } from './host.ts';

/** Page world: reads the host. */
export const pageScript = ({ id }: Pick<Host, 'id'>): string => `${id}-page.js`;
/** Content script: judges and draws. */
export const overlayScript = ({ id }: Pick<Host, 'id'>): string => `content-scripts/${id}.js`;

/** Content script to background: open the options, which it cannot do itself. */
export const OPEN_OPTIONS = 'open-options';

/**
 * Content script to background: send the messages of a language, `words:it`. It contains no
 * language itself.
 */
export const WORDS = 'words:';

/** Content script to background: number of waiting log entries, `log-waits:2`; 0 when none wait. */
export const LOG_WAITS = 'log-waits:';

/** Messages to an overlay; the last ones carry an argument. */
export const TO_OVERLAY = {
  state: 'overlay:state',
  scene: 'overlay:scene',
  end: 'overlay:end',
  marksOn: 'overlay:marks-on',
  marksOff: 'overlay:marks-off',
  /** `overlay:ruleset:sigil` */
  ruleset: 'overlay:ruleset:',
  /** The policy for every kind of irregular move in this game: `overlay:policy:ask`. */
  policy: 'overlay:policy:',
  /** The sites that Quadretto must leave: `overlay:leave:https://a/* https://b/*`. */
  leave: 'overlay:leave:',
} as const;

/**
 * The `type` of a question to the background, beside `scene` and `ask`: whole turns are judged
 * there.
 */
export const JUDGE = 'judge';
