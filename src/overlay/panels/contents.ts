/** What stands in each panel, by its id in `index.ts`. In a host's page this is a script of its own, loaded when a panel is first opened. */
import actionsCss from './actions.css?inline';
import { Actions } from './Actions.tsx';
import attackCss from './attack.css?inline';
import { Attack } from './Attack.tsx';
import cardCss from './card.css?inline';
import { Card } from './Card.tsx';
import logCss from './log/log.css?inline';
import { Log } from './Log.tsx';
import { Paint } from './Paint.tsx';
import paintCss from './paint.css?inline';
import type { PanelContents } from './panel.ts';

export const CONTENTS: PanelContents = {
  panels: { actions: Actions, attack: Attack, card: Card, log: Log, paint: Paint },
  css: actionsCss + attackCss + cardCss + logCss + paintCss,
};
