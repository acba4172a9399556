/** What stands in each panel, by its id in `index.ts`. In a host's page this is a script of its own, loaded when a panel is first opened. */
import cardCss from './card.css?inline';
import { Card } from './Card.tsx';
import { Paint } from './Paint.tsx';
import paintCss from './paint.css?inline';
import type { PanelContents } from './panel.ts';

export const CONTENTS: PanelContents = {
  panels: { card: Card, paint: Paint },
  css: cardCss + paintCss,
};
