/** What stands in each panel, by its id in `index.ts`, and what shows by itself. In a host's page it comes with the second script, once the first marks stand. */
import actionsCss from './actions.css?inline';
import { Actions } from './Actions.tsx';
import attackCss from './attack.css?inline';
import { Attack } from './Attack.tsx';
import cardCss from './card.css?inline';
import { Card } from './Card.tsx';
import { HeldMove } from './Held.tsx';
import logCss from './log/log.css?inline';
import { Log } from './Log.tsx';
import { FURTHER } from '../layers/further.ts';
import { PaintSheet } from '../PaintSheet.tsx';
import { Shown } from '../Shown.tsx';
import { SaidOfLog } from '../SaidOfLog.tsx';
import { Paint } from './Paint.tsx';
import paintCss from './paint.css?inline';
import type { PanelContents } from './panel.ts';

export const CONTENTS: PanelContents = {
  panels: { actions: Actions, attack: Attack, card: Card, log: Log, paint: Paint },
  layers: FURTHER,
  floating: [{ part: 'dock.part.map', Float: Shown }, { part: 'dock.part.held', Float: HeldMove }, { part: 'panel.log', Float: SaidOfLog }],
  Sheet: PaintSheet,
  css: actionsCss + attackCss + cardCss + logCss + paintCss,
};
