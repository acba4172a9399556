/** The switches of the marks on the map, and the notices, as a panel of the folded dock. */
import { LayerRows } from './LayerRows.tsx';
import { Notices } from './Notices.tsx';
import type { PanelContents } from './panel.ts';

const Content = () => (
  <div class="body">
    <LayerRows />
    <Notices />
  </div>
);

export const marks: PanelContents = { Content };
