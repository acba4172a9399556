/** Starts the welcome page. */
import { startPage } from '../../src/pages/page.tsx';
import { Welcome } from './Welcome.tsx';

await startPage(() => <Welcome />, 'welcome.title');
