/**
 * The contents of the panels, one line each. On a host's page they are a script of their own, which is loaded
 * when a panel is first opened.
 */
import { actions } from './Actions.tsx';
import { attack } from './Attack.tsx';
import { card } from './Card.tsx';
import { check } from './Check.tsx';
import type { PanelId } from './index.ts';
import { intentions } from './Intentions.tsx';
import { log } from './Log.tsx';
import { marks } from './Marks.tsx';
import { paint } from './Paint.tsx';
import type { PanelContents } from './panel.ts';
import { report } from './Report.tsx';
import { settings } from './Settings.tsx';
import { shortcuts } from './Shortcuts.tsx';
import { timeline } from './Timeline.tsx';

export const contents = {
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
  settings,
  shortcuts,
} satisfies Readonly<Record<PanelId, PanelContents>>;
