/** The sites that the user granted. The browser keeps the list; we show it, add to it and take from it. */
import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { forgetSite, grantedPatterns, requestSite } from '../../src/access/grants.ts';
import { hostOf, siteTyped } from '../../src/access/site.ts';
import { t } from '../../src/text/pages.ts';

export function Sites() {
  const [patterns, setPatterns] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const read = (): void => { grantedPatterns().then(setPatterns, console.error); };
    read();
    browser.permissions.onAdded.addListener(read);
    browser.permissions.onRemoved.addListener(read);
    return () => {
      browser.permissions.onAdded.removeListener(read);
      browser.permissions.onRemoved.removeListener(read);
    };
  }, []);

  const forget = (pattern: string): void => {
    void forgetSite(pattern).then((gone) => setTold(gone ? t('popup.revoked') : t('options.sites.kept', { origin: hostOf(pattern) })));
  };
  const add = (event: Event): void => {
    event.preventDefault();
    const site = siteTyped(typed);
    if (site === null) {
      setTold(t('options.address.wrong'));
      return;
    }
    requestSite(site.pattern).then((given) => {
      setTold(given ? t('popup.granted', { origin: hostOf(site.pattern) }) : t('popup.denied'));
      if (given) setTyped('');
    }, () => setTold(t('popup.denied')));
  };

  return (
    <>
      <h2 id="sites-title" class="caps">{t('options.sites.title')}</h2>
      <p class="small muted">{t('options.sites', { n: patterns.length })}. {t('options.sites.note')}</p>
      <ul class="sites">
        {patterns.map((pattern) => (
          <li key={pattern}>
            <span><span class="strong">{hostOf(pattern)}</span> {pattern.startsWith('http://') && <span class="small muted">http</span>}</span>
            <button type="button" class="btn" aria-label={`${t('options.forget')}: ${hostOf(pattern)}`} onClick={() => forget(pattern)}>{t('options.forget')}</button>
          </li>
        ))}
        <li>
          <form onSubmit={add}>
            <input
              class="field" type="text" inputMode="url" autocomplete="off" spellcheck={false} placeholder="https://"
              aria-label={t('options.address')} value={typed} onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="btn">{t('options.add')}</button>
          </form>
        </li>
      </ul>
      <p role="status" class="small">{told}</p>
    </>
  );
}
