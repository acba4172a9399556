/** The practice table as a web page, which any web host can serve (`npm run build:web`). */
import './browser.ts';
import { startPractice } from '../start.tsx';

await startPractice({ version: import.meta.env['QUADRETTO_VERSION'] as string });
