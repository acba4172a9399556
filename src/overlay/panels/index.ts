/** The panels beside the dock, in the order of their buttons in its footer. */
import { card } from './Card.tsx';
import { paint } from './Paint.tsx';
import type { PanelEntry } from './panel.ts';

export const PANELS: readonly PanelEntry[] = [card, paint];
