/** Who sees whom, each way, for rulesets in which sight decides how an attack is rolled. */
import type { Creature } from '../../../board/creature.ts';
import { statesNoLight } from '../../../board/light.ts';
import type { Judge } from '../../../rules/ruleset.ts';
import type { SeesVerdict } from '../../../rules/verdict.ts';
import { say, sources, t } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { guesses } from '../log/missing.ts';

const SENSES = {
  darkvision: 'darkvision',
  blindsight: 'blindsight',
  'true-seeing': 'truesight',
} as const;
const isNamed = (sense: string): sense is keyof typeof SENSES => Object.hasOwn(SENSES, sense);
const senseOf = (by: string | undefined) =>
  by === undefined ? 'none' : isNamed(by) ? SENSES[by] : 'other';

/** One direction in words. */
export function seesSaid(
  who: Creature,
  target: Creature,
  { sees, by, obscured, why, placed }: SeesVerdict,
): string {
  const pair = { who: { creature: who.id }, target: { creature: target.id } };
  return sees
    ? t('sees.yes', { ...pair, by: senseOf(by), lightly: obscured === 'lightly' })
    : t('sees.no', {
        ...pair,
        why: why === 'no-line-of-sight' ? 'line' : (why ?? 'other'),
        placed: placed === true,
      });
}

export function WhoSees({
  judge,
  from,
  to,
}: {
  readonly judge: Judge;
  readonly from: Creature;
  readonly to: Creature;
}) {
  const { sees } = judge.rules;
  if (sees === undefined) return null;
  const ways = [
    [from, to],
    [to, from],
  ] as const;
  return (
    <section class="sight" aria-label={t('sees.title')}>
      {ways.map(([who, target]) => {
        const verdict = sees(judge, who, target);
        const source = sources(verdict.rules);
        return (
          <div class="reason" key={who.id} data-sees={verdict.sees}>
            <VerdictGlyph verdict={verdict.unknown.length > 0 ? 'doubtful' : 'info'} />
            <div>
              <p class="small">{seesSaid(who, target, verdict)}</p>
              {guesses(verdict.unknown).map((text) => (
                <p class="small muted" key={text}>
                  {text}
                </p>
              ))}
              {source !== null && !verdict.sees && <p class="source">{source}</p>}
            </div>
          </div>
        );
      })}
      {statesNoLight(judge.board.ground) && <p class="small muted">{say('sees.noLight')}</p>}
    </section>
  );
}
