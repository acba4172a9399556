/** The panels beside the dock, in the order of their buttons in its footer. */
import { paintingOf } from '../../state/painting.ts';
import { addTexts } from '../../text/index.ts';
import { inPhases, inTurns, type Panel } from './panel.ts';

const list = [
  {
    id: 'actions',
    icon: 'actions',
    title: 'panel.actions',
    strip: true,
    key: { chord: 'alt+shift+e', name: 'panel.actions' },
    available: (ui) => ui.asks !== undefined && ui.referee !== undefined && inTurns(ui),
  },
  {
    id: 'intentions',
    icon: 'actions',
    title: 'panel.intentions',
    strip: true,
    sharesKeyOf: 'actions',
    available: (ui) => ui.referee !== undefined && inPhases(ui),
  },
  {
    id: 'timeline',
    icon: 'timeline',
    title: 'panel.timeline',
    key: { chord: 'alt+shift+v', name: 'panel.timeline' },
    strip: true,
    wide: true,
    available: (ui) => ui.referee !== undefined && inPhases(ui),
  },
  {
    id: 'attack',
    icon: 'attack',
    title: 'panel.attack',
    key: { chord: 'alt+shift+c', name: 'panel.attack' },
    strip: true,
    available: (ui) => ui.asks !== undefined && inTurns(ui),
  },
  {
    id: 'card',
    icon: 'card',
    title: 'panel.card',
    key: { chord: 'alt+shift+k', name: 'panel.card' },
    apart: true,
    available: ({ store }) => store.judge.value !== null,
  },
  {
    id: 'log',
    icon: 'log',
    title: 'panel.log',
    strip: true,
    tab: 'panel.log.tab',
    key: { chord: 'alt+shift+l', name: 'help.log' },
    available: ({ referee }) => referee !== undefined,
    waits: ({ referee }) => referee?.waiting.value ?? 0,
  },
  {
    id: 'marks',
    icon: 'marks',
    title: 'dock.layers',
    key: { chord: 'alt+shift+m', name: 'dock.layers' },
    strip: true,
    apart: true,
    available: ({ store, folded }) => folded.value && store.judge.value !== null,
  },
  {
    id: 'paint',
    icon: 'paint',
    title: 'panel.paint',
    key: { chord: 'alt+shift+p', name: 'panel.paint' },
    tab: 'panel.paint.tab',
    available: ({ store }) =>
      store.judge.value !== null && paintingOf(store).map.value === store.ground.value,
  },
  {
    id: 'check',
    icon: 'check',
    title: 'notice.settle.check',
    key: { chord: 'alt+shift+h', name: 'notice.settle.check' },
    tab: 'panel.check.tab',
    apart: true,
    available: (ui) => ui.check !== undefined && ui.store.scene.value !== null,
  },
  {
    id: 'report',
    icon: 'report',
    title: 'panel.report',
    key: { chord: 'alt+shift+u', name: 'panel.report' },
    tab: 'panel.report.tab',
    apart: true,
    // Always available: users need the report most when nothing is judged.
    available: () => true,
  },
  {
    id: 'settings',
    icon: 'settings',
    title: 'dock.help',
    key: { chord: 'alt+shift+g', name: 'dock.help' },
    tab: 'panel.settings.tab',
    apart: true,
    available: () => true,
  },
  {
    id: 'shortcuts',
    icon: 'keyboard',
    title: 'panel.shortcuts',
    key: { chord: 'alt+shift+slash', name: 'panel.shortcuts' },
    apart: true,
    available: () => true,
  },
] as const satisfies readonly Panel[];

/** Id of a panel. */
export type PanelId = (typeof list)[number]['id'];

export const panels: readonly Panel[] = list;

for (const { texts } of panels) if (texts !== undefined) addTexts(texts);
