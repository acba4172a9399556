/** The panels beside the dock, in the order of their buttons in its footer. */
import { paintingOf } from '../../state/painting.ts';
import type { Ui } from '../ui.ts';
import type { PanelSign } from './panel.ts';

/**
 * Where rounds have phases there are no turns, no table of their actions and no preview of their
 * attacks.
 */
const phased = ({ store }: Ui): boolean => store.judge.value?.rules.phased === true;
const inTurns = (ui: Ui): boolean => ui.store.judge.value !== null && !phased(ui);

export const PANELS: readonly PanelSign[] = [
  {
    id: 'actions',
    icon: 'actions',
    title: 'panel.actions',
    available: (ui) => ui.asks !== undefined && ui.referee !== undefined && inTurns(ui),
  },
  {
    id: 'intentions',
    icon: 'actions',
    title: 'panel.intentions',
    key: 'actions',
    available: (ui) => ui.referee !== undefined && phased(ui),
  },
  {
    id: 'timeline',
    icon: 'timeline',
    title: 'panel.timeline',
    start: { x: 16, y: 16, right: false, bottom: true },
    available: (ui) => ui.referee !== undefined && phased(ui),
  },
  {
    id: 'attack',
    icon: 'attack',
    title: 'panel.attack',
    available: (ui) => ui.asks !== undefined && inTurns(ui),
  },
  {
    id: 'card',
    icon: 'card',
    apart: true,
    title: 'panel.card',
    available: ({ store }) => store.judge.value !== null,
  },
  {
    id: 'log',
    icon: 'log',
    title: 'panel.log',
    available: ({ referee }) => referee !== undefined,
    waits: ({ referee }) => referee?.waiting.value ?? 0,
  },
  {
    id: 'paint',
    icon: 'paint',
    title: 'panel.paint',
    available: ({ store }) =>
      store.judge.value !== null && paintingOf(store).map.value === store.ground.value,
  },
  {
    id: 'check',
    icon: 'check',
    title: 'panel.check',
    apart: true,
    available: ({ check, store }) => check !== undefined && store.scene.value !== null,
  },
  // Least of all may it be missing where nothing is judged.
  { id: 'report', icon: 'report', title: 'panel.report', apart: true, available: () => true },
];
