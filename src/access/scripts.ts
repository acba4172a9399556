/**
 * Names of the scripts that make a page a judged table, and of the messages between them and the
 * rest of the extension.
 */
import type { Host } from './host.ts';

/** File of the page script, which runs in the page's world and reads the host. */
export const pageScript = ({ id }: Pick<Host, 'id'>): string => `${id}-page.js`;
/** File of the content script, which judges and draws. */
export const overlayScript = ({ id }: Pick<Host, 'id'>): string => `content-scripts/${id}.js`;

/**
 * Message of a content script to the background: open the options page, which a content script
 * cannot do itself.
 */
export const OPEN_OPTIONS = 'open-options';

/**
 * Message of a content script to the background: send the messages of a language, `words:it`.
 * Content scripts do not include the messages of any language.
 */
export const WORDS = 'words:';

/** File with the contents of the panels, which a content script uses when a panel is first opened. */
export const PANELS_SCRIPT = 'panels.js';
/**
 * Message of a content script to the background: run `PANELS_SCRIPT` beside me. The answer tells
 * whether it ran.
 */
export const LOAD_PANELS = 'load-panels';

/**
 * Message of a content script to the background: number of waiting log entries, `log-waits:2`; 0 if
 * none.
 */
export const LOG_WAITS = 'log-waits:';

/**
 * Message of a content script to the background: the page keeps removing the overlay, so it has
 * ended.
 */
export const OVERLAY_LOST = 'overlay-lost';

/** Messages to an overlay; the ones that end in a colon carry an argument. */
export const TO_OVERLAY = {
  state: 'overlay:state',
  scene: 'overlay:scene',
  end: 'overlay:end',
  marksOn: 'overlay:marks-on',
  marksOff: 'overlay:marks-off',
  /** Ruleset to use: `overlay:ruleset:sigil`. */
  ruleset: 'overlay:ruleset:',
  /** Policy for every kind of irregular move in this game: `overlay:policy:ask`. */
  policy: 'overlay:policy:',
  /** Sites that Quadretto must leave: `overlay:leave:https://a/* https://b/*`. */
  leave: 'overlay:leave:',
} as const;

/**
 * The `type` of a message that asks the background a question; its other fields are `scene` and
 * `ask`. The background judges whole turns.
 */
export const JUDGE = 'judge';
