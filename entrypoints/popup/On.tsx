/**
 * The popup in a tab where Quadretto is running. It shows the switch for marks, the ruleset, the
 * policy for irregular moves, the facts that were read, a button that copies the scene, and the
 * button that turns Quadretto off.
 */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { TabState } from '../../src/access/tabState.ts';
import { switchSite } from '../../src/access/sitesSwitchedOff.ts';
import {
  endOverlay,
  sceneTextOfTab,
  stateOf,
  type OverlayState,
} from '../../src/access/overlayMessages.ts';
import { TO_OVERLAY } from '../../src/access/scripts.ts';
import { Button } from '../../src/overlay/Button.tsx';
import { Icon } from '../../src/overlay/icons/Icon.tsx';
import { VerdictGlyph } from '../../src/overlay/icons/Verdict.tsx';
import { COMMAND_KEYS, keysOf } from '../../src/overlay/keymap.ts';
import { keyName } from '../../src/overlay/pressedKeys.ts';
import { POLICIES } from '../../src/encounter/policy.ts';
import { stored } from '../../src/pages/page.tsx';
import { rulesetChoices } from '../../src/state/choices.ts';
import { cellLength, t } from '../../src/text/pages.ts';
import type { BodyProps } from './body.ts';
import { noticeText } from './say.ts';

/**
 * Maximum number of notices listed. Further notices are only counted, because the dock lists all
 * notices.
 */
const MOST = 4;

interface Props extends Pick<BodyProps, 'seen' | 'again'> {
  readonly message: ComponentChildren;
  readonly children: ComponentChildren;
}

export function On({ seen, again, message, children }: Props) {
  const { overlay, tabId } = seen;
  if (overlay === null || tabId === null) return null;
  const { mute } = keysOf(COMMAND_KEYS, stored.value.settings.keymap);
  const tell = (word: string): void => {
    void stateOf(tabId, word).then(() => again(null));
  };
  return (
    <>
      {!overlay.open && <p>{t('error.notReady')}</p>}
      {overlay.read === null ? (
        <Unjudged overlay={overlay} />
      ) : (
        <>
          <button
            type="button"
            role="switch"
            aria-checked={overlay.marks}
            class="choice"
            onClick={() => tell(overlay.marks ? TO_OVERLAY.marksOff : TO_OVERLAY.marksOn)}
          >
            <span class="strong">{t('notice.settle.marks')}</span>
            {stored.value.settings.keys && mute !== '' && <kbd class="keycap">{keyName(mute)}</kbd>}
            <span class="toggle" />
          </button>
          <Choose
            label={t('options.rules')}
            chosen={overlay.ruleset}
            items={rulesetChoices()}
            choose={(id) => tell(TO_OVERLAY.ruleset + id)}
          />
          {overlay.policy !== null && (
            <Choose
              label={t('policy.title')}
              chosen={overlay.policy}
              items={policyChoices(overlay.policy)}
              choose={(id) => {
                if (id !== 'mixed') tell(TO_OVERLAY.policy + id);
              }}
            />
          )}
          <ReadList read={overlay.read} notices={overlay.notices} />
        </>
      )}
      {message}
      <div class="doing">
        {overlay.read !== null && (
          <Button onClick={() => copy(tabId, again)}>
            <Copy /> {t('popup.copyScene')}
          </Button>
        )}
        <Button onClick={() => turnOff(seen, tabId, again)}>{t('popup.turnOff')}</Button>
      </div>
      {children}
    </>
  );
}

/** Explains why this map is not judged; other maps of the game may still be judged. */
const Unjudged = ({ overlay }: { readonly overlay: OverlayState }) =>
  overlay.open ? (
    <>
      {overlay.notices.slice(0, MOST).map((notice, i) => (
        <p key={i}>{noticeText(notice)}</p>
      ))}
      <p class="small muted read">
        <Icon name="info" size={14} /> <span>{t('popup.elsewhere')}</span>
      </p>
    </>
  ) : null;

/**
 * Icon for copying. It is not one of the overlay's icons, because the host's page does not need it.
 */
const Copy = () => (
  <svg
    width={14}
    height={14}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
);

interface ChooseProps {
  readonly label: string;
  readonly chosen: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  choose(id: string): void;
}

function Choose({ label, chosen, items, choose }: ChooseProps) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Choices of policies for the popup. If the kinds of rulings have different policies, "mixed" is
 * listed too; only the options page can change the policies one by one.
 */
const policyChoices = (chosen: string): ChooseProps['items'] =>
  [...(chosen === 'mixed' ? ['mixed'] : []), ...POLICIES].map((id) => ({
    id,
    name: t('policy.name', { policy: id }),
  }));

interface Line {
  readonly sure: boolean;
  readonly text: string;
  readonly note?: string;
}

function linesOf({
  hex,
  metresPerCell,
  walls,
  turns,
  creatures,
  reachless,
}: NonNullable<OverlayState['read']>): readonly Line[] {
  return [
    {
      sure: true,
      text: t('popup.read.grid', { kind: hex ? 'hex' : 'square', len: cellLength(metresPerCell) }),
    },
    { sure: true, text: t('popup.read.walls', { n: walls }) },
    { sure: true, text: t(turns ? 'popup.read.turns' : 'popup.read.noTurns') },
    reachless === 0
      ? { sure: true, text: t('unit.creatures', { n: creatures }) }
      : {
          sure: false,
          text: t('popup.read.reachless', { n: reachless, total: creatures }),
          note: t('popup.read.bySize'),
        },
  ];
}

function ReadList({
  read,
  notices,
}: {
  readonly read: NonNullable<OverlayState['read']>;
  readonly notices: OverlayState['notices'];
}) {
  const lines = [
    ...linesOf(read),
    ...notices.slice(0, MOST).map((notice): Line => ({ sure: false, text: noticeText(notice) })),
  ];
  return (
    <ul class="reads" aria-label={t('popup.read')}>
      {lines.map(({ sure, text, note }, i) => (
        <li key={i} class="read">
          <VerdictGlyph verdict={sure ? 'legal' : 'doubtful'} size={14} />
          <span>
            {text}
            {note !== undefined && <span class="small muted note">{note}</span>}
          </span>
        </li>
      ))}
      {notices.length > MOST && (
        <li class="small muted">{t('dock.more', { n: notices.length - MOST })}</li>
      )}
    </ul>
  );
}

function copy(tabId: number, again: BodyProps['again']): void {
  sceneTextOfTab(tabId)
    .then((scene) =>
      scene === null ? Promise.reject(new Error('no scene')) : navigator.clipboard.writeText(scene),
    )
    .then(
      () => again('copied'),
      () => again('notCopied'),
    );
}

/**
 * Turns Quadretto off in this tab. A granted site is stored as switched off. On a site that was
 * allowed only this time, Quadretto simply ends.
 */
function turnOff({ granted, site }: TabState, tabId: number, again: BodyProps['again']): void {
  const kept = granted && site !== null ? switchSite(site.pattern, false) : Promise.resolve();
  kept
    .then(() => endOverlay(tabId))
    .then(
      () => again(null),
      () => again('notKept'),
    );
}
