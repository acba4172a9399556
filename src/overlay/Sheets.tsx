/** What lies over the host's map while the user paints, aims or draws a way. */
import { AimSheet } from './AimSheet.tsx';
import { PaintSheet } from './PaintSheet.tsx';
import { WaySheet } from './WaySheet.tsx';
import type { Viewport } from './viewport.ts';

export const Sheets = ({ viewport }: { readonly viewport: Viewport }) => (
  <>
    <PaintSheet viewport={viewport} />
    <AimSheet viewport={viewport} />
    <WaySheet viewport={viewport} />
  </>
);
