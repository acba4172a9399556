/**
 * The scripts that make a page a judged table, and the words that they and the rest of the
 * extension say to each other.
 */
import type { Host } from './host.ts';

/** Page world: reads the host. */
export const pageScript = ({ id }: Pick<Host, 'id'>): string => `${id}-page.js`;
/** Content script: judges and draws. */
export const overlayScript = ({ id }: Pick<Host, 'id'>): string => `content-scripts/${id}.js`;

/** What a content script says to the background to open the options: it may not do so itself. */
export const OPEN_OPTIONS = 'open-options';

/**
 * What it asks the background for the words of a language with: `words:it`. It carries no language
 * by itself.
 */
export const WORDS = 'words:';

/**
 * What a content script says to the background when entries of its log wait: `log-waits:2`; 0 when
 * none do any more.
 */
export const LOG_WAITS = 'log-waits:';

/** What is said to an overlay; the last two words go with an argument. */
export const TO_OVERLAY = {
  state: 'overlay:state',
  scene: 'overlay:scene',
  end: 'overlay:end',
  marksOn: 'overlay:marks-on',
  marksOff: 'overlay:marks-off',
  /** `overlay:ruleset:sigil` */
  ruleset: 'overlay:ruleset:',
  /** What is done about every irregular move of this game: `overlay:policy:ask`. */
  policy: 'overlay:policy:',
  /** The sites that Quadretto has to leave: `overlay:leave:https://a/* https://b/*`. */
  leave: 'overlay:leave:',
} as const;

/**
 * What a question for the background bears as its `type`, beside `scene` and `ask`: whole turns are
 * judged there.
 */
export const JUDGE = 'judge';
