/**
 * The sites that Quadretto may read: its own and those that the user granted. The browser stores
 * the list. This page shows it, adds and removes sites, and switches sites off.
 */
import { Button } from '../../src/overlay/Button.tsx';
import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { hosts } from '../../adapters/index.ts';
import { forgetSite, grantedPatterns, requestSite } from '../../src/access/grants.ts';
import { SITES_OFF_KEY as OFF, offSites, switchSite } from '../../src/access/sitesSwitchedOff.ts';
import { hostOf, ownSites, siteTyped } from '../../src/access/site.ts';
import { t } from '../../src/text/pages.ts';

const OWN = ownSites(hosts);

interface Row {
  readonly pattern: string;
  readonly granted: boolean;
  readonly off: boolean;
}

/** Rows for the hosts' own sites (granted or not), followed by rows for the other granted sites. */
async function rowsNow(): Promise<readonly Row[]> {
  const [granted, off] = await Promise.all([grantedPatterns(), offSites()]);
  return [...new Set([...OWN, ...granted])].map((pattern) => ({
    pattern,
    granted: granted.includes(pattern),
    off: off.has(pattern),
  }));
}

function standing({ pattern, granted, off }: Row): string {
  if (!granted) return t('options.sites.withheld');
  if (off) return t('options.sites.off');
  return t(OWN.includes(pattern) ? 'options.sites.own' : 'options.sites.always');
}

export function Sites() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [message, setMessage] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const read = (): void => {
      rowsNow().then(setRows, console.error);
    };
    const switched = (changes: object): void => {
      if (OFF in changes) read();
    };
    read();
    browser.permissions.onAdded.addListener(read);
    browser.permissions.onRemoved.addListener(read);
    browser.storage.local.onChanged.addListener(switched);
    return () => {
      browser.permissions.onAdded.removeListener(read);
      browser.permissions.onRemoved.removeListener(read);
      browser.storage.local.onChanged.removeListener(switched);
    };
  }, []);

  /** This must run directly in the click handler; otherwise the browser does not ask the user. */
  const ask = (pattern: string): Promise<boolean> =>
    requestSite(pattern).then(
      (given) => {
        setMessage(given ? t('popup.granted', { origin: hostOf(pattern) }) : t('popup.denied'));
        return given;
      },
      () => {
        setMessage(t('popup.denied'));
        return false;
      },
    );
  const forget = (pattern: string): void => {
    void forgetSite(pattern).then((gone) =>
      setMessage(gone ? t('popup.revoked') : t('options.sites.kept', { origin: hostOf(pattern) })),
    );
  };
  const turn = (pattern: string, on: boolean): void => {
    switchSite(pattern, on).then(
      () => setMessage(''),
      () => setMessage(t('popup.notKept')),
    );
  };
  const add = (event: Event): void => {
    event.preventDefault();
    const site = siteTyped(typed);
    if (site === null) setMessage(t('options.address.wrong'));
    else
      void ask(site.pattern).then((given) => {
        if (given) setTyped('');
      });
  };

  return (
    <>
      <h2 id="sites-title" class="caps">
        {t('options.sites.title')}
      </h2>
      <p class="small muted">
        {t('options.sites', { n: rows.filter(({ granted, off }) => granted && !off).length })}.{' '}
        {t('options.sites.note')}
      </p>
      <ul class="sites">
        {rows.map((row) => (
          <li key={row.pattern}>
            <span class="what">
              <span>
                <span class="strong">{hostOf(row.pattern)}</span>{' '}
                {row.pattern.startsWith('http://') && <span class="small muted">http</span>}
              </span>
              <span class="small muted">{standing(row)}</span>
            </span>
            <span class="doing">
              {!row.granted && (
                <Do what="log.action.allow" where={row} act={() => void ask(row.pattern)} />
              )}
              {row.granted && row.off && (
                <Do what="popup.turnOn" where={row} act={() => turn(row.pattern, true)} />
              )}
              {row.granted && !row.off && OWN.includes(row.pattern) && (
                <Do what="options.sites.turnOff" where={row} act={() => turn(row.pattern, false)} />
              )}
              {row.granted && !OWN.includes(row.pattern) && (
                <Do what="options.forget" where={row} act={() => forget(row.pattern)} />
              )}
            </span>
          </li>
        ))}
        <li>
          <form onSubmit={add}>
            <input
              class="field"
              type="text"
              inputMode="url"
              autocomplete="off"
              spellcheck={false}
              placeholder="https://"
              aria-label={t('options.address')}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="btn">
              {t('options.add')}
            </button>
          </form>
        </li>
      </ul>
      <p role="status" class="small">
        {message}
      </p>
    </>
  );
}

interface DoProps {
  readonly what: Parameters<typeof t>[0];
  readonly where: Row;
  act(): void;
}

/** Button labeled with its action. For screen readers, the label also names the site of its row. */
const Do = ({ what, where, act }: DoProps) => (
  <Button aria-label={`${t(what)}: ${hostOf(where.pattern)}`} onClick={act}>
    {t(what)}
  </Button>
);
