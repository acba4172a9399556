/** Starts the popup. */
import { startPage } from '../../src/pages/page.tsx';
import { Popup } from './Popup.tsx';

// Entry point of the popup. A test opens it in a tab of its own and names the tab that it is for.
const wanted = new URLSearchParams(location.search).get('tab');

await startPage(() => <Popup tab={wanted === null ? undefined : Number(wanted)} />);
