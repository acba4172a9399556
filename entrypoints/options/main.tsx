/** Starts the options page. */
import { startPage } from '../../src/pages/page.tsx';
import { Options } from './Options.tsx';

await startPage(() => <Options />, 'options.title');
