/**
 * The attack panel (docs/design/look.md, 10): attacker, target and weapon before the roll; one line
 * for each modifier, their sum, and whether the attack provokes.
 */
import { useRef, useState } from 'preact/hooks';
import type { Creature } from '../../board/creature.ts';
import type { AttackMode, Judge } from '../../rules/ruleset.ts';
import type { AttackVerdict } from '../../rules/d20/play/attacks/attackRules.ts';
import { creatureLabel, list, type MessageId, t, term } from '../../text/index.ts';
import { degreeSet } from '../../board/board.ts';
import type { CoverDegree } from '../../board/vocabulary.ts';
import { aimingOf } from '../../state/aiming.ts';
import { attackAttempt, type AttackAttempt } from '../../state/attackAttempt.ts';
import { degreesOf } from '../../state/degrees.ts';
import { Icon } from '../icons/Icon.tsx';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { attackName } from '../attackName.ts';
import { type Ui, useUi } from '../ui.ts';
import { copied, Recipients } from '../Whisper.tsx';
import css from './attack.css?inline';
import { usePanelCreature } from './actions/panelCreature.ts';
import { attemptLine, reasonWord } from './ChanceToHit.tsx';
import { useAnswer } from './useAnswer.ts';
import { Areas } from './attack/Areas.tsx';
import {
  barredOf,
  type Duel,
  type ModifierLine,
  modifierLines,
  mayBeInTotal,
  hasOverlap,
  withoutNumber,
  signedOf,
  attackForChat,
  sumOf,
} from './attack/sentences.ts';
import { FullAttackProvokes, NextAttacks } from './attack/NextAttacks.tsx';
import { likeliest } from './attack/likeliest.ts';
import { WhoSees } from './attack/WhoSees.tsx';
import { capital } from './capital.ts';
import { Disc } from './Disc.tsx';
import { Doubts } from './Doubts.tsx';
import { attackGuesses, isOfFeature } from './log/missing.ts';
import { Menu } from './Menu.tsx';
import { likelyFoe, targetsOf } from './targets.ts';
import type { PanelContents } from './panel.ts';
import { Waits } from './Waits.tsx';
import { Button } from '../Button.tsx';

/**
 * Buttons to send the preview as one line of chat; if the host's chat cannot be written to, it is
 * copied.
 */
function Say({ text }: { text(): string }) {
  const { announce } = useUi();
  const [status, setStatus] = useState<MessageId | null>(null);
  const say = (outcome: MessageId): void => {
    setStatus(outcome);
    announce(t(outcome));
  };
  const copy = async (): Promise<void> =>
    say((await copied(text())) ? 'error.copied' : 'whisper.lost');
  return (
    <footer class="foot whisper-foot">
      <Recipients text={text} tell={say} />
      <Button class="btn small" onClick={() => void copy()}>
        {t('attack.copy')}
      </Button>
      {status !== null && (
        <span class="small muted" role="status">
          {t(status)}
        </span>
      )}
    </footer>
  );
}

/**
 * Id of the choice that returns from the game master's degree of cover to the estimate, in rulesets
 * that leave the degree to people.
 */
const AGAIN = 'estimate';

function Degree({
  from,
  to,
  mode,
  judge,
}: {
  readonly from: Creature;
  readonly to: Creature;
  readonly mode: AttackMode;
  readonly judge: Judge;
}) {
  const { store } = useUi();
  const degrees = degreesOf(store);
  const choices = judge.rules.coverDegrees;
  if (choices === undefined) return null;
  const set = degreeSet(judge.board, from.id, to.id);
  const found = judge.rules.cover(judge, from, to, mode);
  const shown = capital(term(`cover-${found.degree}`));
  return (
    <div class="degree">
      <span class="small muted">{t(set === undefined ? 'degree.estimated' : 'degree.said')}</span>
      <Menu
        label={`${t('cover.set')}: ${shown}`}
        title={t('cover.set')}
        shown={shown}
        current={set ?? AGAIN}
        items={[
          ...choices.map((degree) => ({ id: degree, name: capital(term(`cover-${degree}`)) })),
          { id: AGAIN, name: t(set === undefined ? 'degree.estimate' : 'degree.again') },
        ]}
        pick={(picked) =>
          degrees.set(from.id, to.id, picked === AGAIN ? null : (picked as CoverDegree))
        }
      />
      {degrees.unsaved.value && (
        <p class="small muted" role="status">
          {t('degree.unsaved')}
        </p>
      )}
    </div>
  );
}

/**
 * The target of the attack: the foe under the pointer, otherwise the targeted one. It stays while
 * the pointer moves to the panel, until another creature is hovered. Before that, the foe that is
 * meant.
 */
function useTarget({ judgement, store }: Ui, from: Creature | null): Creature | null {
  const last = useRef<string | null>(null);
  const looked = judgement.target.value;
  if (looked !== null) last.current = looked.id;
  const seen = judgement.visible.value;
  const to = seen.find((c) => c.id === last.current);
  if (to !== undefined && to.id !== from?.id) return to;
  const judge = store.judge.value;
  return judge === null || from === null
    ? null
    : (likelyFoe(targetsOf(judge, from, seen))?.of ?? null);
}

export function AttackPanel() {
  const ui = useUi();
  const { store } = ui;
  const [from] = usePanelCreature(ui);
  const to = useTarget(ui, from);
  const [picked, pick] = useState<{ readonly of: string; readonly weapon: string } | null>(null);
  const judge = store.judge.value;
  const attacks = from?.attacks ?? [];
  const chosen =
    picked !== null && picked.of === from?.id
      ? attacks.find(({ id }) => id === picked.weapon)
      : undefined;
  const attack =
    judge === null || from === null || to === null
      ? undefined
      : (chosen ?? likeliest(judge, from, to, attacks));
  const attempt =
    judge === null || from === null || to === null || attack === undefined
      ? undefined
      : attackAttempt(judge, from, to, attack);
  const answer = useAnswer(
    from === null || to === null || attack === undefined || attempt !== undefined
      ? null
      : { ask: 'attack', from: from.id, to: to.id, with: attack.id },
  );
  if (judge === null) return null;
  // While an area is placed, the creatures under the pointer are no targets.
  const placing = aimingOf(store).kind.value !== null;
  if (from === null || to === null || placing)
    return (
      <>
        <div class="body attack" tabIndex={0}>
          {!placing && <p class="muted">{t('attack.choose')}</p>}
          {from !== null && <Areas key="areas" from={from} />}
        </div>
      </>
    );
  const { value } = answer;
  return (
    <>
      <div class="body attack" tabIndex={0}>
        <div class="who-row">
          <Disc id={from.id} />
          <Icon name="unfold" />
          <Disc id={to.id} />
          <div>
            <p class="strong">
              {t('attack.who', { attacker: { creature: from.id }, target: { creature: to.id } })}
            </p>
            {attack !== undefined &&
              (attacks.length > 1 ? (
                <Menu
                  label={`${t('attack.weapon')}: ${attackName(attack)}`}
                  shown={attackName(attack)}
                  current={attack.id}
                  pick={(weapon) => pick({ of: from.id, weapon })}
                  items={attacks.map((a) => ({ id: a.id, name: attackName(a) }))}
                />
              ) : (
                <p class="small muted">
                  {t('attack.with', {
                    weapon: attackName(attack),
                    mode: value?.mode ?? (attack.kind === 'melee' ? 'melee' : 'ranged'),
                  })}
                </p>
              ))}
          </div>
        </div>
        {attack === undefined && (
          <p class="muted">{t('attack.noWeapon', { who: { creature: from.id } })}</p>
        )}
        {attack !== undefined && (
          <Degree
            from={from}
            to={to}
            mode={attack.kind === 'melee' ? 'melee' : 'ranged'}
            judge={judge}
          />
        )}
        <Waits of={answer} />
        <WhoSees judge={judge} from={from} to={to} />
        <Doubts of={[from.id, to.id]} />
        {attempt !== undefined && <Rolled attempt={attempt} />}
        {value !== null && attack !== undefined && (
          <Verdict duel={{ from, to, attack }} verdict={value} judge={judge} />
        )}
        <Areas key="areas" from={from} />
      </div>
      {value !== null && attack !== undefined && (
        <Say text={() => attackForChat({ from, to, attack }, value)} />
      )}
    </>
  );
}

/** `whole`: the only line is the sum too. */
const Lines = ({
  lines,
  whole,
}: {
  readonly lines: readonly ModifierLine[];
  readonly whole: boolean;
}) => (
  <ul class="modifiers">
    {lines.map((line, i) => (
      <li key={i}>
        <b class={whole ? 'signed number' : 'signed'}>{signedOf(line.value)}</b>
        <div>
          <p>{withoutNumber(line)}</p>
          {line.source !== null && <p class="source">{line.source}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** How the attack is rolled, in a ruleset that says so on the map. */
function Rolled({ attempt }: { readonly attempt: AttackAttempt }) {
  const { impossible } = attempt.roll;
  const line = attemptLine(attempt);
  const doubts = (unknown: readonly string[]) =>
    attackGuesses(unknown).map((text) => (
      <div class="reason" key={text}>
        <VerdictGlyph verdict="doubtful" />
        <p class="small">{text}</p>
      </div>
    ));
  if (impossible !== undefined)
    return (
      <>
        <div class="reason">
          <VerdictGlyph verdict="illegal" />
          <p>{capital(reasonWord(impossible))}</p>
        </div>
        {impossible.why === 'out-of-range' && doubts(attempt.unknown.filter(isOfFeature))}
      </>
    );
  if (line === null) return null;
  const { head, edge, parts } = line;
  return (
    <>
      <p class="strong">{[edge, head].filter(Boolean).join(' · ')}</p>
      {parts.map((part) => (
        <p class="small" key={part}>
          {part}
        </p>
      ))}
      {doubts(attempt.unknown)}
    </>
  );
}

function Verdict({ duel, verdict, judge }: { duel: Duel; verdict: AttackVerdict; judge: Judge }) {
  const { attack, from } = duel;
  const stands = useUi().store.provenance.value.get(from.id);
  const fromSheet = stands?.from.attacks?.from === 'sheet';
  if (!verdict.possible) {
    const reach = judge.rules.attackReach(judge, from, attack).far;
    return (
      <>
        {verdict.barred.map((reason, i) => {
          const { text, source } = barredOf(duel, reason, verdict, reach);
          return (
            <div class="reason" key={i}>
              <VerdictGlyph verdict="illegal" />
              <div>
                <p>{text}</p>
                {source !== null && <p class="source">{source}</p>}
              </div>
            </div>
          );
        })}
      </>
    );
  }
  const lines = modifierLines(duel, verdict);
  // One modifier is said once: its line is the sum.
  const whole = lines.length === 1 && lines[0]?.value === sumOf(verdict);
  const by = [...new Set(verdict.opportunities.map((o) => o.by))].map(creatureLabel);
  return (
    <>
      {lines.length === 0 ? (
        <p class="muted none">{t('preview.even')}</p>
      ) : (
        <Lines lines={lines} whole={whole} />
      )}
      <div class="sum">
        {!whole && <b class="number">{signedOf(sumOf(verdict))}</b>}
        <div>
          {!whole && <p>{t('attack.sum')}</p>}
          <p class="small muted">
            {t(hasOverlap(verdict) ? 'attack.overlap' : 'preview.sheetElsewhere')}
          </p>
          {fromSheet && mayBeInTotal(duel, verdict) && (
            <p class="small muted">{t('attack.maybeInTotal')}</p>
          )}
        </div>
      </div>
      {verdict.missChance > 0 && (
        <p class="fact-row">
          <span>{capital(term('miss-chance'))}</span>
          <b>{verdict.missChance}%</b>
        </p>
      )}
      {verdict.coupDeGrace.allowed && (
        <p class="small">{t('preview.coupDeGrace', { target: { creature: duel.to.id } })}</p>
      )}
      <div class="reason">
        <VerdictGlyph
          verdict={
            by.length === 0
              ? 'legal'
              : verdict.opportunities.some(({ unknown }) => unknown.length > 0)
                ? 'doubtful'
                : 'provokes'
          }
        />
        <p>{by.length === 0 ? t('attack.quiet') : t('attack.provokes', { foes: list(by) })}</p>
      </div>
      <FullAttackProvokes {...duel} />
      <NextAttacks {...duel} />
      {attackGuesses(verdict.unknown).map((text) => (
        <div class="reason" key={text}>
          <VerdictGlyph verdict="doubtful" />
          <p class="small">{text}</p>
        </div>
      ))}
    </>
  );
}

export const attack: PanelContents = { Content: AttackPanel, css };
