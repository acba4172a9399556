/** Starts the options page. */
import { startPage } from '../../src/pages/page.tsx';
import { OptionsPage } from './Options.tsx';

await startPage(() => <OptionsPage />, 'popup.options');
