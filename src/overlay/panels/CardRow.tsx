/**
 * One fact of the card with its value and origin; it is edited in place, for the scope that the
 * user picks.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keyOf, type Correction, type Scope } from '../../amendments/correction.ts';
import { namesOf } from '../../amendments/corrections.ts';
import { withoutCorrections, withCorrection } from '../../amendments/edits.ts';
import { creatureLabel, say, t } from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useUi, type Correcting, type Ui } from '../ui.ts';
import { Editor, firstDraft } from './CardEditors.tsx';
import {
  hostsWord,
  labelOf,
  shownOf,
  sourceOf,
  type CardFact,
  type CardOf,
  type Source,
} from './cardFacts.ts';
import { Button, IconButton } from '../Button.tsx';

const From = ({ source: { icon, text } }: { readonly source: Source }) => (
  <p class="from small muted">
    <Icon name={icon} size={12} />
    <span>{text}</span>
  </p>
);

/** The token as it is judged now, after a correction. */
function judgedOf({ store }: Ui, id: string, { scenery: _, ...before }: CardOf): CardOf {
  const creature = store.board.peek()?.creatures.find((c) => c.id === id) ?? before.creature;
  const scenery = store.amended.peek()?.creatures?.find((c) => c.id === id)?.scenery;
  return { ...before, creature, ...(scenery !== undefined && { scenery }) };
}

export function CardRow({
  of,
  row,
  editing,
  edit,
}: {
  readonly of: CardOf;
  readonly row: CardFact;
  readonly editing: boolean;
  edit(on: boolean): void;
}) {
  const { correcting } = useUi();
  const pencil = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useLayoutEffect(() => {
    if (was.current && !editing) pencil.current?.focus();
    was.current = editing;
  }, [editing]);
  const field = t(labelOf(row.fact));
  if (editing && correcting !== undefined)
    return <Editing of={of} row={row} correcting={correcting} done={() => edit(false)} />;
  const { text, source } = shownOf(of, row);
  return (
    <li class="fact" data-fact={row.fact}>
      <span class="muted">{field}</span>
      <div>
        <p class="strong">{text}</p>
        <From source={source} />
      </div>
      {correcting !== undefined && (
        <button
          type="button"
          class="iconbtn"
          ref={pencil}
          title={t('card.correct')}
          aria-label={say('card.correctFact', { field, value: text })}
          onClick={() => edit(true)}
        >
          <Icon name="correct" />
        </button>
      )}
    </li>
  );
}

/** Scopes of a correction, narrowest first; a color is offered only for the side. */
export function scopesOf(
  { said, stands }: CardOf,
  { fact }: CardFact,
  all: readonly { readonly id: string; readonly name?: string | undefined }[],
): readonly { readonly scope: Scope; readonly of: string; readonly label: string }[] {
  const { token, character, kind, colour } = namesOf(said.id, stands, said.name);
  // A name that no other creature shares is not treated as a kind.
  const many =
    stands?.kind !== undefined ||
    all.some(
      (other) => other.id !== said.id && namesOf(other.id, undefined, other.name).kind === kind,
    );
  const one = (scope: Scope, of: string | undefined, label: () => string) =>
    of === undefined ? [] : [{ scope, of, label: label() }];
  return [
    ...one('token', token, () => t('card.correctThis')),
    ...(fact === 'opportunities' || fact === 'mount'
      ? []
      : [
          ...one('character', character, () => t('card.correctCharacter')),
          ...one('kind', many ? kind : undefined, () =>
            say('card.correctKind', { kind: kind ?? '' }),
          ),
        ]),
    ...(fact === 'side' ? one('colour', colour, () => t('card.correctColour')) : []),
  ];
}

function Editing({
  of,
  row,
  correcting,
  done,
}: {
  readonly of: CardOf;
  readonly row: CardFact;
  readonly correcting: Correcting;
  done(): void;
}) {
  const ui = useUi();
  const [draft, setDraft] = useState(() => firstDraft(of, row));
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLLIElement>(null);
  const now = of.by.get(row.fact);
  const field = t(labelOf(row.fact));
  useLayoutEffect(
    () => box.current?.querySelector<HTMLElement>('input, select, button')?.focus(),
    [],
  );
  useEffect(() => ui.closers.add(done), []);

  const keep = (change: Promise<unknown>, said: () => string): void => {
    change.then(
      () => {
        ui.announce(said());
        done();
      },
      () => setWrong(t('error.storage')),
    );
  };
  const correct = (scope: Scope, whom: string): void => {
    if ('wrong' in draft) {
      setWrong(draft.wrong);
      box.current?.querySelector<HTMLElement>('input, select')?.focus();
      return;
    }
    const { id, name } = of.said;
    const names = namesOf(id, of.stands, name);
    const correction: Correction = {
      campaign: correcting.campaign.peek(),
      scope,
      of: whom,
      name:
        scope === 'token'
          ? creatureLabel(id)
          : scope === 'colour'
            ? whom
            : (names.kind ?? creatureLabel(id)),
      fact: row.fact,
      value: draft.value,
      at: new Date().toISOString(),
    };
    keep(
      correcting.change((all) => withCorrection(all, correction, names)),
      () => {
        const value =
          ui.store.judge.peek() === null ? '' : row.value({ ...judgedOf(ui, id, of) }).text;
        return say('log.correction', { who: creatureLabel(id), field, value });
      },
    );
  };
  const undo = (taken: Correction): void =>
    keep(
      correcting.change((all) => withoutCorrections(all, [keyOf(taken)])),
      () => say('card.taken', { field }),
    );
  const scopes = scopesOf(of, row, ui.store.scene.value?.creatures ?? []);

  return (
    <li
      class="fact"
      data-fact={row.fact}
      data-editing
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') done();
        else if (
          event.key === 'Enter' &&
          event.target instanceof HTMLInputElement &&
          scopes[0] !== undefined
        )
          correct(scopes[0].scope, scopes[0].of);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span class="muted">{field}</span>
      <div>
        <div class="edit">
          <Editor
            of={of}
            row={row}
            draft={(next) => {
              setDraft(next);
              setWrong('');
            }}
          />
          {now !== undefined && (
            <span class="small muted">{say('card.was', { value: hostsWord(of, row) })}</span>
          )}
        </div>
        <From
          source={
            now === undefined
              ? shownOf(of, row).source
              : sourceOf(of, row, of.said[row.field] === undefined)
          }
        />
      </div>
      <p class="wrong small" role="alert">
        {wrong}
      </p>
      <div class="scopes">
        {scopes.map(({ scope, of: whom, label }, i) => (
          <Button key={scope} data-main={i === 0 || undefined} onClick={() => correct(scope, whom)}>
            {label}
          </Button>
        ))}
        {now !== undefined && (
          <Button
            class="iconbtn"
            aria-label={say('card.resetFact', { field })}
            title={t('card.reset')}
            onClick={() => undo(now)}
          >
            <Icon name="undo" />
          </Button>
        )}
        <IconButton icon="close" label={t('card.cancel')} onClick={done} />
      </div>
    </li>
  );
}
