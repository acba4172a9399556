/**
 * The effects of a creature's conditions on its card: each condition with its numbers, the actions
 * that it forbids, and the steps that worsen or end it.
 */
import type { Creature } from '../../board/creature.ts';
import { isMessageId, say, signed, sources, t } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { useAnswer } from './useAnswer.ts';
import { capital } from './capital.ts';
import { wordOf } from './cardFacts.ts';
import { Button } from '../Button.tsx';

/** The conditions whose source or end is known; of creatures that this user sees. */
export function CardSources({ of }: { readonly of: Creature }) {
  const { judgement } = useUi();
  const seen = new Set(judgement.visible.value.map(({ id }) => id));
  const lines = of.conditions.flatMap((id) => {
    const by = (of.conditionsBy?.[id] ?? []).filter((each) => seen.has(each));
    const stated = of.conditionEnds?.[id];
    const end = stated !== undefined && seen.has(stated.of) ? stated : undefined;
    if (by.length === 0 && end === undefined) return [];
    return [
      t('card.condition', {
        condition: capital(wordOf(id)),
        by: by.length > 0,
        sources: { creatures: by },
        at: end?.at ?? 'none',
        ender: { creature: end?.of ?? '' },
      }),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <section class="states small" aria-label={t('card.states')}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The death saves of a creature at 0 hit points; nothing if they are not known. */
export function CardSaves({ of: { deathSaves, hp } }: { readonly of: Creature }) {
  if (deathSaves === undefined || hp?.current !== 0) return null;
  return <p class="small">{t('card.deathSaves', { ...deathSaves })}</p>;
}

export function CardStates({ of }: { readonly of: Creature }) {
  const ui = useUi();
  const { value } = useAnswer({ ask: 'state', of: of.id });
  if (value === null || value.conditions.length === 0) return null;
  const attempts = ui.referee?.attempts;
  const begin = (topic: string, from: HTMLElement): void => {
    attempts?.begin(of.id, topic);
    if (ui.panels.open.peek().includes('actions')) ui.panels.raise('actions');
    else ui.panels.toggle('actions', from);
  };
  return (
    <section class="states small" aria-label={t('card.states')}>
      <h3 class="caps muted">{t('card.states')}</h3>
      <ul>
        {value.conditions.map(({ condition, rules }) => {
          const changes = value.changes.filter(({ why }) => why === condition);
          const bans = value.bans.filter((ban) => ban.condition === condition);
          const numbers = (inTotal: boolean): string[] =>
            changes
              .filter(
                ({ on, already = 0 }) =>
                  isMessageId(`state.on.${on}`) && (already !== 0) === inTotal,
              )
              .map(
                ({ on, value: n, already = 0 }) =>
                  `${say(`state.on.${on}`)} ${signed(n + already)}`,
              );
          const said = [
            ...numbers(false),
            ...bans
              .filter(({ what }) => isMessageId(`state.bans.${what}`))
              .map(({ what }) => say(`state.bans.${what}`)),
          ].join(', ');
          const inTotal = numbers(true).join(', ');
          const all = [
            ...(said === '' ? [] : [said]),
            ...(inTotal === '' ? [] : [t('hit.inTotal', { what: inTotal })]),
          ];
          return (
            <li key={condition} title={sources(rules ?? []) ?? undefined}>
              <b>{capital(wordOf(condition))}</b>
              {all.length > 0 && <span>: {all.join('; ')}</span>}
            </li>
          );
        })}
      </ul>
      {attempts !== undefined && of.conditions.length > 0 && (
        <div class="do">
          <Button
            class="btn small"
            onClick={({ currentTarget }) => begin('recover', currentTarget)}
          >
            {t('card.states.ends')}
          </Button>
          <Button
            class="btn small"
            onClick={({ currentTarget }) => begin('afflict', currentTarget)}
          >
            {t('card.states.worse')}
          </Button>
        </div>
      )}
    </section>
  );
}
