/** Starts the popup. */
import { startPage } from '../../src/pages/page.tsx';
import { Popup } from './Popup.tsx';

// Entry point of the popup. A test opens it in a separate tab and names the tab to which it
// belongs.
const wanted = new URLSearchParams(location.search).get('tab');

await startPage(() => <Popup tab={wanted === null ? undefined : Number(wanted)} />);
