/** The dock's footer: the buttons of the panels; the last one opens the settings. */
import { PanelButton, PanelButtons } from './Panel.tsx';

export const DockFooter = () => (
  <footer class="foot">
    <PanelButtons />
    <span class="space" />
    <PanelButton id="settings" />
  </footer>
);
