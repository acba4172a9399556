import { startPage } from '../../src/pages/page.tsx';
import { Popup } from './Popup.tsx';

// A test opens the popup in a tab of its own, and names the tab that it stands for.
const wanted = new URLSearchParams(location.search).get('tab');

await startPage(() => <Popup tab={wanted === null ? undefined : Number(wanted)} />);
