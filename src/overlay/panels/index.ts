/** The panels beside the dock, in the order of their buttons in its footer. */
import { paintingOf } from '../../state/painting.ts';
import type { PanelSign } from './panel.ts';

export const PANELS: readonly PanelSign[] = [
  { id: 'actions', icon: 'actions', title: 'panel.actions', available: ({ store, asks, referee }) => asks !== undefined && referee !== undefined && store.judge.value !== null },
  { id: 'attack', icon: 'attack', title: 'panel.attack', available: ({ store, asks }) => asks !== undefined && store.judge.value !== null },
  { id: 'card', icon: 'card', title: 'panel.card', available: ({ store }) => store.judge.value !== null },
  { id: 'log', icon: 'log', title: 'panel.log', available: ({ referee }) => referee !== undefined, waits: ({ referee }) => referee?.waiting.value ?? 0 },
  {
    id: 'paint', icon: 'paint', title: 'panel.paint',
    available: ({ store }) => store.judge.value !== null && paintingOf(store).map.value === store.map.value,
  },
];
