/**
 * The popup of the toolbar button: one sentence with the state of this tab, one main button, and
 * minor links.
 */
import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { hosts } from '../../adapters/index.ts';
import { forgetSite, requestSite } from '../../src/access/grants.ts';
import { isWanting, readTabState, type TabState } from '../../src/access/tabState.ts';
import { switchSite } from '../../src/access/sitesSwitchedOff.ts';
import { injectScripts } from '../../src/access/overlayMessages.ts';
import { ownSites } from '../../src/access/site.ts';
import { wantsGrant } from '../../src/access/toolbar.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { Logo } from '../../src/overlay/icons/Logo.tsx';
import { t } from '../../src/text/pages.ts';
import { On } from './On.tsx';
import { afterwards, caseOf, headline, tableFacts, type After } from './say.ts';
import type { BodyProps } from './body.ts';

/** Milliseconds between two checks of the tab's state while the popup is open. */
const AGAIN_MS = 1000;
/** Milliseconds between checks while Quadretto starts on a newly allowed site. */
const SOON_MS = 150;
const SOON_TRIES = 20;

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export function Popup({ tab }: { readonly tab: number | undefined }) {
  const [seen, setSeen] = useState<TabState | null>(null);
  const [after, setAfter] = useState<After>(null);
  const again = async (what: After, starts = false): Promise<void> => {
    setAfter(what);
    let found = await readTabState(hosts, tab);
    for (
      let tries = 0;
      starts && found.table !== null && found.overlay === null && tries < SOON_TRIES;
      tries++
    ) {
      await later(SOON_MS);
      found = await readTabState(hosts, tab);
    }
    setSeen(found);
    // Only the opened popup may examine the tab, so the result is stored for the toolbar button.
    if (found.tabId !== null && isWanting(found)) await wantsGrant(found.tabId);
  };
  useEffect(() => {
    void again(null);
    const timer = setInterval(() => {
      void readTabState(hosts, tab).then((now) =>
        setSeen((before) =>
          before === null || JSON.stringify(now) === JSON.stringify(before) ? before : now,
        ),
      );
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main>
      <header>
        <span class="accent">
          <Logo size={26} />
        </span>
        <div>
          <h1 class="title">{headline(seen)}</h1>
          {seen?.site != null && <Where seen={seen} />}
        </div>
      </header>
      {seen !== null && (
        <section>
          <Body seen={seen} after={after} again={again} />
        </section>
      )}
      <footer>
        <a href="/practice.html" target="_blank">
          {t('practice.title')}
        </a>
        <a href="/options.html" target="_blank" onClick={openOptions}>
          {t('popup.options')}
        </a>
      </footer>
    </main>
  );
}

/** The site's name and the facts about the table, on one line if they fit. */
function Where({ seen }: { readonly seen: TabState }) {
  const facts = tableFacts(seen.table);
  return (
    <p class="small muted host">
      {seen.site?.name}
      {facts !== '' && (
        <>
          {' '}
          · <span class="facts">{facts}</span>
        </>
      )}
    </p>
  );
}

function openOptions(event: Event): void {
  event.preventDefault();
  browser.runtime.openOptionsPage().then(() => {
    window.close();
  }, console.error);
}

const BAD: readonly After[] = ['failed', 'notKept', 'notCopied'];
const Message = ({ after }: { readonly after: After }) =>
  after === null ? null : (
    <p role="status" class={BAD.includes(after) ? 'bad' : 'muted'}>
      {afterwards(after)}
    </p>
  );

function Body({ seen, after, again }: BodyProps) {
  const origin = seen.site?.name ?? '';
  const message = <Message after={after} />;
  switch (caseOf(seen)) {
    case 'on':
    case 'unjudged':
      return (
        <On seen={seen} again={again} message={message}>
          {!seen.granted && (
            <>
              <p class="muted">{t('popup.onceOn')}</p>
              <Always seen={seen} again={again} />
            </>
          )}
        </On>
      );
    case 'off':
      return (
        <>
          <p>{t('popup.offExplain', { origin })}</p>
          {message}
          <Button data-page data-main="" onClick={() => turnOn(seen, again)}>
            {t('popup.turnOn')}
          </Button>
          {!ownSites(hosts).includes(seen.site?.pattern ?? '') && (
            <Revoke seen={seen} again={again} />
          )}
        </>
      );
    case 'reload':
      return (
        <>
          <p>
            {t('popup.granted', { origin })} {t('popup.reload')}
          </p>
          {message}
        </>
      );
    case 'asks':
      return (
        <>
          <p>{t('popup.grantExplain', { origin })}</p>
          {message}
          <Always seen={seen} again={again} main />
          <Button data-page onClick={() => once(seen, again)}>
            {t('popup.onceOnly')}
          </Button>
        </>
      );
    case 'beside':
      return (
        <p>
          {t(seen.beside?.part === true ? 'popup.beside.part' : 'popup.beside.page', {
            host: seen.beside?.host.name ?? '',
          })}
        </p>
      );
    case 'nothing':
      return (
        <>
          <p>{t('popup.notDetected', { origin })}</p>
          {message}
          <Revoke seen={seen} again={again} />
        </>
      );
    default:
      return (
        <>
          {after === null ? <p>{t('popup.where')}</p> : message}
          <a class="btn" data-page href="/practice.html" target="_blank">
            {t('popup.practice')}
          </a>
          <p class="small muted">{t('popup.where.foundry')}</p>
        </>
      );
  }
}

type Doing = Omit<BodyProps, 'after'>;

function Always({ seen, again, main = false }: Doing & { readonly main?: boolean }) {
  const ask = (): void => {
    if (seen.site === null) return;
    // This must run directly in the click handler; otherwise the browser does not ask the user. The
    // background starts Quadretto on the site.
    requestSite(seen.site.pattern).then(
      (given) => again(given ? null : 'denied', given),
      () => again('denied'),
    );
  };
  return (
    <Button data-page data-main={main ? '' : undefined} onClick={ask}>
      {t('popup.always')}
    </Button>
  );
}

function Revoke({ seen, again }: Doing) {
  const revoke = (): void => {
    if (seen.site !== null)
      void forgetSite(seen.site.pattern).then((gone) => again(gone ? 'revoked' : null));
  };
  return (
    <Button data-page onClick={revoke}>
      {t('popup.revoke')}
    </Button>
  );
}

function once(seen: TabState, again: BodyProps['again']): void {
  if (seen.tabId !== null && seen.host !== null)
    injectScripts(seen.tabId, seen.host).then(
      () => again(null, true),
      () => again('failed'),
    );
}

function turnOn(seen: TabState, again: BodyProps['again']): void {
  if (seen.site !== null)
    switchSite(seen.site.pattern, true).then(
      () => again(null, true),
      () => again('notKept'),
    );
}
