/**
 * Lists what must be settled before the round can continue: ties to roll off, now-or-never chances,
 * violations.
 */
import type { TimelineAnswer } from '../../../rules/phased/round/event.ts';
import type { Cell } from '../../../board/grid.ts';
import { isNotLater, faultBy, type Factor, type PhasedRound } from '../../../state/phased.ts';
import { creatureLabel, creatureName, say, sources, t } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { POSTPONED, TIED, ruleContaining } from '../../layers/timelineWords.ts';
import { faultWhy, type ReasonAgainst } from '../../layers/findingSentences.ts';
import { saySentence } from '../log/text.ts';
import { DieInput } from './Die.tsx';
import { Button } from '../../Button.tsx';

type Parts = { readonly phases: PhasedRound; readonly answer: TimelineAnswer; readonly at: Factor };

interface Chance {
  readonly of: string;
  readonly against: string;
  readonly factor: number;
  readonly opened?: number;
  readonly decision: string | null;
}

/**
 * Chances to act: limited time windows, and now-or-never chances at a regular factor because a
 * creature is in reach.
 */
export function chancesOf({
  windows,
  events,
}: Pick<TimelineAnswer, 'windows' | 'events'>): readonly Chance[] {
  const regular = events.flatMap((e) =>
    e.what === 'now-or-never' && e.circumstance === undefined && e.at !== 'end'
      ? e.against.map((against) => ({
          of: e.of,
          against,
          factor: e.at as number,
          decision: e.decision,
        }))
      : [],
  );
  return [
    ...windows
      .filter(({ decision }) => decision !== 'moved')
      .map(({ of, against, at, opened, decision }) => ({
        of,
        against,
        factor: at,
        opened,
        decision,
      })),
    ...regular,
  ].sort((a, b) => a.factor - b.factor);
}

function Window({ phases, chance, answer, at }: Parts & { readonly chance: Chance }) {
  const { of, against, factor, opened, decision } = chance;
  const now = at === factor;
  const params = { who: { creature: of }, target: { creature: against } };
  const named = (item: string): string =>
    say('timeline.decide.long', { item, who: creatureName(of), target: creatureName(against) });
  const source = sources(ruleContaining(answer.rules, POSTPONED));
  return (
    <li class="alert" data-now={now} data-factor={factor}>
      <VerdictGlyph verdict="doubtful" />
      <div>
        <p class={now ? 'strong' : undefined}>
          {now || opened === undefined
            ? say('phased.mustActNow', { ...params, factor })
            : say('phased.postponedWhen', { ...params, factor: opened, then: factor })}
        </p>
        {source !== null && <p class="source muted">{source}</p>}
        {phases.mine(of) && phases.now.value?.on === true && (
          <p class="do">
            {(['attack', 'refuse'] as const).map((chooses) => (
              <Button
                key={chooses}
                class="btn small"
                aria-pressed={decision === chooses}
                aria-label={named(t(`timeline.${chooses}`))}
                onClick={() => phases.decide({ of, against, factor, chooses })}
              >
                {t(`timeline.${chooses}`)}
              </Button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

const said = (fault: ReasonAgainst, of: string): string =>
  saySentence(faultWhy(fault, { of, action: '' }));

export function Alerts({ phases, answer, at }: Parts) {
  const chances = chancesOf(answer).filter(
    ({ factor, decision }) => isNotLater(at, factor) && (decision === null || factor === at),
  );
  const shared = answer.toRoll.filter(({ key }) => /^(?:tie|end):/.test(key));
  const { violations } = answer;
  const dice = phases.now.value?.dice ?? {};
  if (chances.length + shared.length + violations.length === 0) return null;
  return (
    <ul class="alerts" aria-label={t('timeline.alerts')}>
      {chances.map((chance) => (
        <Window
          key={`${chance.of} ${chance.against} ${chance.factor}`}
          phases={phases}
          chance={chance}
          answer={answer}
          at={at}
        />
      ))}
      {shared.map(({ key, die, who }) => {
        const factor = Number(/^tie:([\d.]+)/.exec(key)?.[1] ?? NaN);
        return (
          <li class="alert" key={key} data-roll={key}>
            <VerdictGlyph verdict="doubtful" />
            <div>
              <p>
                {Number.isNaN(factor)
                  ? say('timeline.toRoll', { names: { creatures: who }, die })
                  : say('phased.rollOff', { factor, names: { creatures: who } })}
              </p>
              {!Number.isNaN(factor) && (
                <p class="source muted">{sources(ruleContaining(answer.rules, TIED))}</p>
              )}
              <div class="dice">
                {who
                  .filter((of) => phases.mine(of))
                  .map((of) => (
                    <DieInput
                      key={of}
                      phases={phases}
                      of={of}
                      what={key}
                      die={die}
                      value={dice[key]?.[of]}
                      label={creatureLabel(of)}
                    />
                  ))}
              </div>
            </div>
          </li>
        );
      })}
      {violations.map(({ code, of, rules, at: where }, i) => (
        <li class="alert" key={`${code} ${i}`} data-code={code}>
          <VerdictGlyph verdict="illegal" />
          <div>
            <p>
              {creatureLabel(of)}:{' '}
              {said(
                {
                  code,
                  rules,
                  ...faultBy(code, phases.now.value?.declared[of]),
                  ...(Array.isArray(where) && { at: where as unknown as Cell }),
                },
                of,
              )}
            </p>
            <p class="source muted">{sources(rules)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
