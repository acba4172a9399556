/**
 * The creatures in an area: each with its saving throw and the reasons, and the creatures that
 * obstacles protect.
 */
import type { AreaSave, Caught } from '../../../rules/area.ts';
import type { AnswerTo } from '../../../state/asks.ts';
import { creatureLabel, isTermId, list, sources, t, term } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { capital } from '../capital.ts';
import { reasonWord } from '../ChanceToHit.tsx';

/** Allies come first: they are the reason to aim again. */
const ORDER = { self: 0, ally: 0, none: 1, foe: 2 } as const;
const rank = ({ relation = 'none' }: Caught): number => ORDER[relation];
const isOwn = ({ relation }: Caught): boolean => relation === 'self' || relation === 'ally';

export function AreaTargets({
  of,
  value,
  spreads,
}: {
  /** Id of the creature that makes the area. */
  readonly of: string;
  readonly value: AnswerTo<'area'>;
  readonly spreads: boolean;
}) {
  const { possible, why, creatures, spared, rules } = value;
  const source = sources(rules);
  if (!possible)
    return (
      <div class="reason" role="status">
        <VerdictGlyph verdict="illegal" />
        <div>
          <p>
            {t(why === 'not-own-corner' ? 'area.not-own-corner' : 'area.blocked', {
              who: { creature: of },
            })}
          </p>
          {source !== null && <p class="source">{source}</p>}
        </div>
      </div>
    );
  const own = creatures.filter(isOwn).length;
  const reasoned = creatures.some((c) => reasonsOf(c, spreads).length > 0) || spared.length > 0;
  return (
    <>
      <div class="reason" role="status">
        <VerdictGlyph verdict={own > 0 ? 'provokes' : 'info'} />
        <p class="strong">
          {t('area.inside', { n: creatures.length, own, who: { creature: of } })}
        </p>
      </div>
      {creatures.length > 0 && (
        <ul class="caught">
          {creatures
            .toSorted((a, b) => rank(a) - rank(b))
            .map((c) => (
              <Row key={c.id} caught={c} spreads={spreads} />
            ))}
        </ul>
      )}
      {(['blocked', 'height'] as const).map((why) => {
        const names = spared.filter((c) => c.why === why);
        const from = sources(names.flatMap((c) => c.rules));
        return names.length === 0 ? null : (
          <div class="reason small" key={why}>
            <VerdictGlyph verdict="info" />
            <div>
              <p>
                {t(`area.spared.${why}`, { names: list(names.map(({ id }) => creatureLabel(id))) })}
              </p>
              {from !== null && <p class="source">{from}</p>}
            </div>
          </div>
        );
      })}
      {!reasoned && source !== null && <p class="source">{source}</p>}
    </>
  );
}

function Row({ caught, spreads }: { readonly caught: Caught; readonly spreads: boolean }) {
  const { id, relation = 'none', save, rules } = caught;
  const reasons = reasonsOf(caught, spreads);
  const source = reasons.length === 0 ? null : sources(rules);
  return (
    <li data-relation={relation}>
      <p class="fact-row">
        <span class={isOwn(caught) ? 'strong' : undefined}>
          {t('area.creature', { who: { creature: id }, relation })}
        </span>
        {save !== undefined && <b>{saveSaid(save)}</b>}
      </p>
      {reasons.map((text) => (
        <p class="small" key={text}>
          {text}
        </p>
      ))}
      {source !== null && <p class="source">{source}</p>}
    </li>
  );
}

function saveSaid({ what, total, fails }: AreaSave): string {
  const save = t(`steps.roll.${what}`);
  return fails === true
    ? t('area.save.fails', { save })
    : total === undefined
      ? t('area.save.unknown', { save })
      : t('area.save.bonus', { save, value: { signed: total } });
}

/** The modifiers of the save, as sentences. */
function reasonsOf({ cover, reflex, evasion, save }: Caught, spreads: boolean): string[] {
  if (save === undefined) return [];
  const onReflex = save.what === 'reflex';
  return [
    ...(!onReflex || cover === 'none'
      ? []
      : reflex === 0
        ? spreads
          ? [t('area.cover.spread')]
          : []
        : [t('area.cover', { value: { signed: reflex }, counted: save.total !== undefined })]),
    ...(onReflex && save.fails !== true && evasion !== 'none'
      ? [t(`area.evasion.${evasion}`)]
      : []),
    ...(save.advantage ?? []).map((why) => t('hit.advantage', { why: reasonWord({ why }) })),
    ...(save.disadvantage ?? []).map((why) => t('hit.disadvantage', { why: reasonWord({ why }) })),
    ...save.conditions.map(({ value, why }) =>
      t('area.condition', {
        condition: why
          .split('+')
          .map((id) => capital(isTermId(id) ? term(id) : id))
          .join(', '),
        value: { signed: value },
      }),
    ),
  ];
}
