/** The options page: one decision in each row, which takes effect at once. */
import { browser } from 'wxt/browser';
import { Logo } from '../../src/overlay/icons/Logo.tsx';
import { LeafLinks } from '../leaf/Leaf.tsx';
import { change, notSaved, stored } from '../../src/pages/page.tsx';
import { RulesetPicker } from '../../src/pages/RulesetChoice.tsx';
import { LANGUAGES, LENGTHS, SCALES, THEMES } from '../../src/settings/settings.ts';
import { LOCALE_NAMES, say, t } from '../../src/text/pages.ts';
import { DemoBoard } from '../welcome/Board.tsx';
import { HouseRulesFile } from './HouseRulesFile.tsx';
import { JudgingOptions } from './Judging.tsx';
import { StoredThings } from './StoredThings.tsx';
import { Keys } from './Keys.tsx';
import { HouseRuleOptions } from './HouseRules.tsx';
import { Segments, Switch } from './rows.tsx';
import { Sites } from './Sites.tsx';

export function OptionsPage() {
  const { settings, problem } = stored.value;
  return (
    <>
      <nav>
        <p class="brand">
          <span class="accent">
            <Logo size={24} />
          </span>{' '}
          Quadretto
        </p>
        <ul>
          <li>
            <a href="#sites">{t('options.sites.title')}</a>
          </li>
          <li>
            <a href="#rules">{t('options.rules')}</a>
          </li>
          <li>
            <a href="#judging">{t('options.judging')}</a>
          </li>
          <li>
            <a href="#appearance">{t('options.appearance')}</a>
          </li>
          <li>
            <a href="#keys">{t('options.keys')}</a>
          </li>
          <li>
            <a href="#kept">{t('options.kept')}</a>
          </li>
        </ul>
        <p class="small muted">
          {t('popup.version', { version: browser.runtime.getManifest().version })}
          <br />
          {t('welcome.private')}
          <br />
          {t('pages.unaffiliated')}
          <br />
          <LeafLinks />
        </p>
      </nav>
      <main>
        <header>
          <h1 class="heading">{t('popup.options')}</h1>
          <div role="status">
            {problem !== undefined && (
              <p class="trouble">{t('options.setAside', { item: problem })}</p>
            )}
            {notSaved.value && <p class="trouble">{t('popup.notKept')}</p>}
          </div>
        </header>
        <section id="sites" aria-labelledby="sites-title">
          <Sites />
        </section>
        <section id="rules" aria-labelledby="rules-title">
          <h2 id="rules-title" class="caps">
            {t('options.rules')}
          </h2>
          <RulesetPicker note />
          <HouseRuleOptions />
          <HouseRulesFile />
        </section>
        <section id="judging" aria-labelledby="judging-title">
          <JudgingOptions />
        </section>
        <section id="appearance" aria-labelledby="appearance-title">
          <h2 id="appearance-title" class="caps">
            {t('options.appearance')}
          </h2>
          <Segments
            name="language"
            label={t('options.language')}
            note={t('options.language.note')}
            value={settings.language}
            choices={LANGUAGES.map((id) => ({
              id,
              text: id === 'auto' ? t('options.language.auto') : LOCALE_NAMES[id],
            }))}
            choose={(language) => change({ language })}
          />
          <Segments
            name="lengths"
            label={t('options.lengths')}
            note={t('options.lengths.note')}
            value={settings.lengths}
            choices={LENGTHS.map((id) => ({ id, text: t(`options.lengths.${id}`) }))}
            choose={(lengths) => change({ lengths })}
          />
          <Segments
            name="theme"
            label={t('options.theme')}
            note={t('options.theme.note')}
            value={settings.theme}
            choices={THEMES.map((id) => ({ id, text: t(`options.theme.${id}`) }))}
            choose={(theme) => change({ theme })}
          />
          <Segments
            name="scale"
            label={t('options.scale')}
            note={t('options.scale.note')}
            value={String(settings.scale)}
            choices={SCALES.map((n) => ({
              id: String(n),
              text: say('unit.percent', { percent: n }),
            }))}
            choose={(id) => change({ scale: SCALES.find((n) => String(n) === id) ?? 100 })}
          />
          <Switch
            label={t('dock.compact')}
            note={t('options.compact.note')}
            on={settings.compact}
            set={(compact) => change({ compact })}
          />
          <Switch
            label={t('options.thickLines')}
            note={t('options.thickLines.note')}
            on={settings.thickLines}
            set={(thickLines) => change({ thickLines })}
          />
          <Switch
            label={t('options.shapesOnly')}
            note={t('options.shapesOnly.note')}
            on={settings.shapesOnly}
            set={(shapesOnly) => change({ shapesOnly })}
          />
          <div class="previews">
            {(['stone', 'parchment'] as const).map((ground) => (
              <DemoBoard
                key={ground}
                close
                ground={ground}
                thick={settings.thickLines}
                plain={settings.shapesOnly}
              />
            ))}
          </div>
        </section>
        <section id="keys" aria-labelledby="keys-title">
          <Keys />
        </section>
        <section id="kept" aria-labelledby="kept-title">
          <StoredThings />
          <Switch
            label={t('options.account')}
            note={t('options.account.note')}
            on={settings.account}
            set={(account) => change({ account })}
          />
        </section>
      </main>
    </>
  );
}
