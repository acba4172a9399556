/**
 * What stands in each panel, by its id in `index.ts`, and what shows by itself.
 */
import actionsCss from './actions.css?inline';
import { Actions } from './Actions.tsx';
import attackCss from './attack.css?inline';
import { Attack } from './Attack.tsx';
import cardCss from './card.css?inline';
import { Card } from './Card.tsx';
import { Check } from './Check.tsx';
import { HeldMove } from './Held.tsx';
import intentionsCss from './intentions/intentions.css?inline';
import { Intentions } from './Intentions.tsx';
import logCss from './log/log.css?inline';
import { Log } from './Log.tsx';
import { Sheets } from '../Sheets.tsx';
import { Shown } from '../Shown.tsx';
import { SaidOfLog } from '../SaidOfLog.tsx';
import { Paint } from './Paint.tsx';
import { Report } from './Report.tsx';
import reportCss from './report.css?inline';
import paintCss from './paint.css?inline';
import type { PanelContents } from './panel.ts';
import timelineCss from './timeline/timeline.css?inline';
import { Timeline } from './Timeline.tsx';

export const CONTENTS: PanelContents = {
  panels: {
    actions: Actions,
    attack: Attack,
    card: Card,
    check: Check,
    intentions: Intentions,
    log: Log,
    paint: Paint,
    report: Report,
    timeline: Timeline,
  },
  floating: [
    { part: 'dock.part.map', Float: Shown },
    { part: 'dock.part.held', Float: HeldMove },
    { part: 'panel.log', Float: SaidOfLog },
  ],
  Sheet: Sheets,
  css:
    actionsCss + attackCss + cardCss + logCss + paintCss + reportCss + intentionsCss + timelineCss,
};
