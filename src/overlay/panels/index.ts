/** The panels beside the dock, in the order of their buttons in its footer. */
import { paintingOf } from '../../state/painting.ts';
import type { PanelSign } from './panel.ts';

export const PANELS: readonly PanelSign[] = [
  { id: 'card', icon: 'card', title: 'panel.card', available: ({ store }) => store.judge.value !== null },
  {
    id: 'paint', icon: 'paint', title: 'panel.paint',
    available: ({ store }) => store.judge.value !== null && paintingOf(store).map.value === store.map.value,
  },
];
