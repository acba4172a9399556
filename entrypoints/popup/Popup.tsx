/** The toolbar's popup: what stands in this tab, one sentence, one main button. */
import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { hosts } from '../../adapters/index.ts';
import { forgetSite, requestSite } from '../../src/access/grants.ts';
import { isWanting, look, type Look } from '../../src/access/look.ts';
import { inject } from '../../src/access/scripts.ts';
import { wantsGrant } from '../../src/access/toolbar.ts';
import { Logo } from '../../src/overlay/icons/Logo.tsx';
import { RulesetChoice } from '../../src/pages/RulesetChoice.tsx';
import { t } from '../../src/text/pages.ts';
import { headline, tableFacts, type After } from './say.ts';

export function Popup({ tab }: { readonly tab: number | undefined }) {
  const [seen, setSeen] = useState<Look | null>(null);
  const [after, setAfter] = useState<After>(null);
  const again = async (what: After): Promise<void> => {
    setAfter(what);
    const found = await look(hosts, tab);
    setSeen(found);
    // The button's own press let us look: what it found stays written on it.
    if (found.tabId !== null && isWanting(found)) await wantsGrant(found.tabId);
  };
  useEffect(() => { void again(null); }, []);
  return (
    <main>
      <header>
        <span class="accent"><Logo size={26} /></span>
        <div>
          <h1 class="title">{headline(seen)}</h1>
          {seen?.site != null && <Where seen={seen} />}
        </div>
      </header>
      {seen !== null && <Body seen={seen} after={after} again={again} />}
      <footer>
        <a href="/practice.html" target="_blank">{t('practice.title')}</a>
        <a href="/options.html" target="_blank" onClick={openOptions}>{t('popup.options')}</a>
      </footer>
    </main>
  );
}

/** The site, and what the table says of itself, which stays on one line where it can. */
function Where({ seen }: { readonly seen: Look }) {
  const facts = tableFacts(seen.table);
  return <p class="small muted host">{seen.site?.name}{facts !== '' && <> · <span class="facts">{facts}</span></>}</p>;
}

function openOptions(event: Event): void {
  event.preventDefault();
  browser.runtime.openOptionsPage().then(() => { window.close(); }, console.error);
}

interface BodyProps {
  readonly seen: Look;
  readonly after: After;
  again(what: After): Promise<void>;
}

function Body({ seen, after, again }: BodyProps) {
  const origin = seen.site?.name ?? '';
  const told = after === null ? null : <p role="status" class={after === 'failed' ? 'bad' : 'muted'}>{t(`popup.${after}`)}</p>;
  if (seen.granted || seen.once) {
    return (
      <section>
        <p>{seen.granted ? t(seen.table === null ? 'popup.notDetected' : 'popup.granted', { origin }) : t('popup.onceOn')}</p>
        {told}
        <RulesetChoice />
        {seen.granted
          ? <button type="button" class="btn" data-page onClick={() => revoke(seen, again)}>{t('popup.revoke')}</button>
          : <Always seen={seen} again={again} />}
      </section>
    );
  }
  if (seen.table === null || seen.site === null) {
    return (
      <section>
        {told ?? <p>{t('popup.where')}</p>}
        <a class="btn" data-page href="/practice.html" target="_blank">{t('popup.practice')}</a>
      </section>
    );
  }
  return (
    <section>
      <p>{t('popup.grantExplain', { origin })}</p>
      {told}
      <Always seen={seen} again={again} main />
      <button type="button" class="btn" data-page onClick={() => once(seen, again)}>{t('popup.onceOnly')}</button>
    </section>
  );
}

function Always({ seen, again, main = false }: Omit<BodyProps, 'after'> & { readonly main?: boolean }) {
  const ask = (): void => {
    if (seen.site === null) return;
    // Straight from the click: the browser asks nobody otherwise. The background starts what was granted.
    requestSite(seen.site.pattern).then((given) => again(given ? null : 'denied'), () => again('denied'));
  };
  return <button type="button" class="btn" data-page data-main={main ? '' : undefined} onClick={ask}>{t('popup.always')}</button>;
}

function once(seen: Look, again: BodyProps['again']): void {
  if (seen.tabId !== null && seen.host !== null) inject(seen.tabId, seen.host).then(() => again(null), () => again('failed'));
}

function revoke(seen: Look, again: BodyProps['again']): void {
  if (seen.site !== null) void forgetSite(seen.site.pattern).then((gone) => again(gone ? 'revoked' : null));
}
