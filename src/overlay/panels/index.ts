/** The panels beside the dock, one line each, in the order of their buttons in its footer. */
import { addTexts } from '../../text/index.ts';
import { actions } from './Actions.tsx';
import { attack } from './Attack.tsx';
import { card } from './Card.tsx';
import { check } from './Check.tsx';
import { intentions } from './Intentions.tsx';
import { log } from './Log.tsx';
import { paint } from './Paint.tsx';
import { marks } from './Marks.tsx';
import type { Panel } from './panel.ts';
import { report } from './Report.tsx';
import { shortcuts } from './Shortcuts.tsx';
import { timeline } from './Timeline.tsx';

export const panels: readonly Panel[] = [
  actions,
  intentions,
  timeline,
  attack,
  card,
  log,
  marks,
  paint,
  check,
  report,
  shortcuts,
];

for (const { texts } of panels) if (texts !== undefined) addTexts(texts);
