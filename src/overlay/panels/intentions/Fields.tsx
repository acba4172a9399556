/**
 * The input fields of a declaration. Native controls, because they are fast to type in and
 * accessible.
 */
import type { ComponentChildren } from 'preact';
import type { Creature } from '../../../board/creature.ts';
import type { Action } from '../../../rules/phased/round/declaration.ts';
import { FREE_KINDS, GROUPS, ITEM_SIZES } from '../../../state/phased.ts';
import { creatureLabel, say, t, type MessageId } from '../../../text/index.ts';
import { actionWord, phasedTerm } from '../../layers/timelineWords.ts';
import { capital } from '../capital.ts';
import {
  attackOfAction,
  cellsTyped,
  moves,
  OFFERED,
  isAttackAction,
  type DeclarationDraft,
} from './draft.ts';
import { Button } from '../../Button.tsx';

type Edit = (change: Partial<DeclarationDraft>) => void;

const Row = ({ name, children }: { name: MessageId; children: ComponentChildren }) => (
  <label class="asked-row">
    <span>{t(name)}</span>
    {children}
  </label>
);

const Choose = ({
  name,
  value,
  items,
  pick,
}: {
  readonly name: MessageId;
  readonly value: string;
  readonly items: readonly (readonly [string, string])[];
  pick(id: string): void;
}) => (
  <Row name={name}>
    <select class="field" value={value} onChange={(event) => pick(event.currentTarget.value)}>
      {items.map(([id, words]) => (
        <option key={id} value={id} selected={id === value}>
          {words}
        </option>
      ))}
    </select>
  </Row>
);
const Count = ({
  name,
  value,
  most = 1000,
  set,
}: {
  readonly name: MessageId;
  readonly value: string;
  readonly most?: number;
  set(text: string): void;
}) => (
  <Row name={name}>
    <input
      type="number"
      class="field"
      min={0}
      max={most}
      step={1}
      inputMode="numeric"
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </Row>
);
const Tick = ({ name, on, set }: { name: MessageId; on: boolean; set(on: boolean): void }) => (
  <label class="tick-row">
    <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    <span>{t(name)}</span>
  </label>
);

const inWords = (action: Action): string =>
  capital(say('log.ask.long', { who: '', item: actionWord(action) }).replace(/^:\s*/, ''));

export function Fields({
  draft,
  edit,
  others,
  drawing,
  draw,
}: {
  readonly draft: DeclarationDraft;
  readonly edit: Edit;
  /** Creatures that the field offers. */
  readonly others: readonly Creature[];
  readonly drawing: boolean;
  draw(): void;
}) {
  const act = attackOfAction(draft.action);
  const anybody = [
    ['', t('intentions.nobody')] as const,
    ...others.map(({ id }) => [id, creatureLabel(id)] as const),
  ];
  const bad = cellsTyped(draft.path) === null;
  return (
    <>
      <Choose
        name="intentions.action"
        value={draft.action}
        items={OFFERED.map((action) => [action, inWords(action)])}
        pick={(action) => edit({ action: action as Action })}
      />
      {(act !== null || draft.action === 'regular' || draft.action === 'half-move') && (
        <Count
          name={
            act === 'spell'
              ? 'intentions.castingTime'
              : act === null || /attack|charge/.test(act)
                ? 'intentions.weaponFactor'
                : 'intentions.factor'
          }
          value={draft.factor}
          set={(factor) => edit({ factor })}
        />
      )}
      {moves(draft.action) && (
        <>
          <Row name="intentions.way">
            <input
              type="text"
              class="field"
              value={draft.path}
              aria-invalid={bad}
              autocomplete="off"
              spellcheck={false}
              placeholder="F1 G1 H1"
              onInput={(event) => edit({ path: event.currentTarget.value })}
            />
          </Row>
          {bad && (
            <p class="small" role="alert">
              {t('intentions.way.bad')}
            </p>
          )}
          <Button class="btn small" aria-pressed={drawing} onClick={draw}>
            {t('intentions.draw')}
          </Button>
          {drawing && (
            <p class="small muted" role="status">
              {t('intentions.drawing')}
            </p>
          )}
          <Choose
            name="intentions.until"
            value={draft.until}
            items={anybody}
            pick={(until) => edit({ until })}
          />
        </>
      )}
      {isAttackAction(draft.action) && (
        <Choose
          name="steps.ask.against"
          value={draft.target}
          items={anybody}
          pick={(target) => edit({ target })}
        />
      )}
      {(draft.action === 'charge' || draft.action === 'full-move') && (
        <>
          <Choose
            name="intentions.charge.group"
            value={draft.group}
            items={[
              ['', '–'],
              ...GROUPS.map(
                (item) =>
                  [
                    item,
                    say('intentions.charge.group.name', {
                      item: item === 'magic-users' ? 'other' : item,
                    }),
                  ] as const,
              ),
            ]}
            pick={(group) => edit({ group: group as DeclarationDraft['group'] })}
          />
          {draft.group !== '' && (
            <>
              <Count
                name="intentions.charge.level"
                value={draft.level}
                set={(level) => edit({ level })}
              />
              <Count
                name="intentions.charge.points"
                value={draft.points}
                most={3}
                set={(points) => edit({ points })}
              />
              <Tick
                name="intentions.charge.stand"
                on={draft.stand}
                set={(stand) => edit({ stand })}
              />
            </>
          )}
        </>
      )}
      <details>
        <summary class="small">{t('intentions.more')}</summary>
        <Choose
          name="intentions.free"
          value={draft.free}
          items={[
            ['', t('intentions.free.none')],
            ...FREE_KINDS.map(
              (kind) =>
                [
                  kind,
                  say('log.ask.long', { who: '', item: { term: phasedTerm(kind) } }).replace(
                    /^:\s*/,
                    '',
                  ),
                ] as const,
            ),
          ]}
          pick={(free) => edit({ free: free as DeclarationDraft['free'] })}
        />
        {(draft.free === 'draw' || draft.free === 'put-away') && (
          <Choose
            name="card.fact.size"
            value={draft.size}
            items={[
              ['', '–'],
              ...ITEM_SIZES.map(
                (item) =>
                  [
                    item,
                    say('intentions.free.size.name', { item: item === 'body' ? 'other' : item }),
                  ] as const,
              ),
            ]}
            pick={(size) => edit({ size: size as DeclarationDraft['size'] })}
          />
        )}
        {draft.free === 'other' && (
          <Count
            name="intentions.free.penalty"
            value={draft.penalty}
            set={(penalty) => edit({ penalty })}
          />
        )}
        <Tick name="intentions.waits" on={draft.waits} set={(waits) => edit({ waits })} />
        {moves(draft.action) && (
          <Tick name="intentions.contact" on={draft.contact} set={(contact) => edit({ contact })} />
        )}
        <Row name="intentions.words">
          <input
            type="text"
            class="field"
            value={draft.words}
            onInput={(event) => edit({ words: event.currentTarget.value })}
          />
        </Row>
      </details>
    </>
  );
}
