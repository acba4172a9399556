/**
 * Editors of the card's facts, one for each kind: they turn input into a value, or into a sentence
 * about the expected input.
 */
import { useState } from 'preact/hooks';
import type { CorrectedValue } from '../../amendments/correction.ts';
import {
  cleanName,
  length,
  lengthUnit,
  METRES_PER_FOOT,
  say,
  t,
  type LengthUnit,
} from '../../text/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { type CardFact, type CardOf, type Edit, labelOf, wordOf } from './cardFacts.ts';
import { Button } from '../Button.tsx';

/** Pattern of a typed length: "15 ft.", "4,5 m", "3 q", "3 squares", a bare number. */
const TYPED = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}*|['’′])\.?$/u;

/**
 * A typed length in whole cells; null for anything else.
 * @param metresPerCell of the map
 * @param bare unit of a number without a unit
 */
export function lengthTyped(
  text: string,
  metresPerCell: number,
  bare: LengthUnit = lengthUnit(),
): number | null {
  const [, digits, unit = ''] = TYPED.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const cell = cellOf(unit === '' ? BARE[bare] : unit.toLowerCase(), metresPerCell);
  if (cell === null) return null;
  const cells = Number(digits.replace(',', '.')) / cell;
  return Math.abs(cells - Math.round(cells)) < 0.01 ? Math.round(cells) : null;
}

const BARE: Readonly<Record<LengthUnit, string>> = { feet: 'ft', metres: 'm', squares: 'q' };

/** Number of units in one cell. */
function cellOf(unit: string, metresPerCell: number): number | null {
  if (/^(m|mt|metr[ioe]|meters?|metres?)$/.test(unit)) return metresPerCell;
  if (/^(q|sq|c|quadrett[io]|squares?|casell[ae]|cells?)$/.test(unit)) return 1;
  return /^(ft|feet|foot|pied[ei]|['’′])$/.test(unit) ? metresPerCell / METRES_PER_FOOT : null;
}

/** A value that can be saved, or a sentence that says why the input gives none. */
type Draft = { readonly value: CorrectedValue } | { readonly wrong: string };

interface EditorProps {
  readonly of: CardOf;
  readonly row: CardFact;
  draft(now: Draft): void;
}
type Of<K extends Edit['kind']> = Extract<Edit, { readonly kind: K }>;

const cellSize = ({ judge }: CardOf): number => judge.board.ground.grid.metresPerCell;

function Typed({
  label,
  first,
  read,
  draft,
}: {
  readonly label: string;
  readonly first: string;
  read(text: string): Draft;
  draft(now: Draft): void;
}) {
  const [text, setText] = useState(first);
  return (
    <input
      class="field"
      type="text"
      autocomplete="off"
      spellcheck={false}
      size={8}
      value={text}
      aria-label={label}
      title={label}
      onInput={({ currentTarget: { value } }) => {
        setText(value);
        draft(read(value));
      }}
    />
  );
}

function Length({ of, row, edit, draft }: EditorProps & { readonly edit: Of<'length'> }) {
  const read = (text: string): Draft => {
    const value = lengthTyped(text, cellSize(of));
    return value === null
      ? { wrong: t('card.wrong.length', { len: length(2, cellSize(of)), unit: lengthUnit() }) }
      : { value };
  };
  return (
    <Typed
      label={say('card.field.length', { field: t(labelOf(row.fact)), unit: lengthUnit() })}
      first={length(edit.cells(of), cellSize(of))}
      read={read}
      draft={draft}
    />
  );
}

function Whole({ of, row, edit, draft }: EditorProps & { readonly edit: Of<'whole'> }) {
  const read = (text: string): Draft => {
    const n = Number(text.trim());
    if (!/^\s*\d+\s*$/.test(text) || n < edit.least || n > edit.most)
      return { wrong: t('card.wrong.whole') };
    const round = of.judge.board.turn?.round;
    return {
      value: row.fact !== 'opportunities' ? n : { taken: n, ...(round !== undefined && { round }) },
    };
  };
  const field = t(labelOf(row.fact));
  return (
    <Typed
      label={row.fact === 'space' ? say('card.field.squares', { field }) : field}
      first={String(edit.now(of))}
      read={read}
      draft={draft}
    />
  );
}

function Choice({ of, row, edit, draft }: EditorProps & { readonly edit: Of<'choice'> }) {
  const now = edit.now(of);
  const offered = edit.ids(of);
  const ids = offered.includes(now) ? offered : [now, ...offered];
  return (
    <select
      class="field"
      aria-label={t(labelOf(row.fact))}
      onChange={({ currentTarget: { value } }) => draft({ value })}
    >
      {ids.map((id) => (
        <option key={id} value={id} selected={id === now}>
          {edit.name(id)}
        </option>
      ))}
    </select>
  );
}

/** Only the differences from the host's own conditions become corrections. */
const marksOf = (said: readonly string[], wanted: readonly string[]): Record<string, boolean> =>
  Object.fromEntries([
    ...said.filter((id) => !wanted.includes(id)).map((id) => [id, false] as const),
    ...wanted.filter((id) => !said.includes(id)).map((id) => [id, true] as const),
  ]);

function Marks({ of, row, edit, draft }: EditorProps & { readonly edit: Of<'marks'> }) {
  const [wanted, setWanted] = useState(edit.now(of));
  const put = (next: readonly string[]): void => {
    setWanted(next);
    draft({ value: marksOf(edit.said(of), next) });
  };
  const offered = edit
    .offered(of)
    .filter((id) => !wanted.includes(id))
    .sort((a, b) => wordOf(a).localeCompare(wordOf(b)));
  const field = t(labelOf(row.fact));
  return (
    <div class="chips">
      {wanted.map((id) => (
        <Button
          key={id}
          class="chip"
          aria-label={say('card.without', { item: wordOf(id) })}
          title={say('card.without', { item: wordOf(id) })}
          onClick={() => put(wanted.filter((other) => other !== id))}
        >
          {wordOf(id)}
          <Icon name="close" size={12} />
        </Button>
      ))}
      <select
        class="field"
        aria-label={`${field}: ${t('card.add')}`}
        value=""
        onChange={({ currentTarget }) => {
          put([...wanted, currentTarget.value]);
          currentTarget.value = '';
        }}
      >
        <option value="">{t('card.add')}</option>
        {offered.map((id) => (
          <option key={id} value={id}>
            {wordOf(id)}
          </option>
        ))}
      </select>
    </div>
  );
}

const readyOf = ({ creature }: CardOf): readonly string[] =>
  (creature.attacks ?? []).filter((a) => a.ready).map((a) => a.name);

/** The kind of weapon in hand, if no sheet lists any weapon. */
function standingOf({ creature: { attacks } }: CardOf): 'armed' | 'reach' | 'none' {
  if (attacks?.length === 0) return 'none';
  return attacks?.[0]?.reachWeapon === 'reach' ? 'reach' : 'armed';
}
/** Attacks that can be picked by name; empty if none were read, or the sheet is closed. */
const named = ({ said }: CardOf) => (said.attacks ?? []).filter(({ name }) => name !== '');

const standingValue = (id: string): 'armed' | 'reach' | [] =>
  id === 'armed' || id === 'reach' ? id : [];

/** Editor of the attacks in hand; without names, a choice of the kind of weapon. */
function Hand({ of, row, draft }: EditorProps) {
  const attacks = named(of);
  const [held, setHeld] = useState<readonly string[]>(readyOf(of));
  if (attacks.length === 0) {
    const standing = standingOf(of);
    return (
      <select
        class="field"
        aria-label={t(labelOf(row.fact))}
        onChange={({ currentTarget: { value } }) => draft({ value: standingValue(value) })}
      >
        {(['armed', 'reach', 'none'] as const).map((id) => (
          <option key={id} value={id} selected={id === standing}>
            {t(`card.hand.${id}`)}
          </option>
        ))}
      </select>
    );
  }
  const names = [...new Set(attacks.map((a) => a.name ?? a.id))];
  return (
    <fieldset class="held" aria-label={t(labelOf(row.fact))}>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={held.includes(name)}
            onChange={({ currentTarget: { checked } }) => {
              const next = checked ? [...held, name] : held.filter((other) => other !== name);
              setHeld(next);
              draft({ value: next });
            }}
          />
          <span>{name === '' ? t('card.hand.unnamed') : cleanName(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Editor(props: EditorProps) {
  const { edit } = props.row;
  switch (edit.kind) {
    case 'length':
      return <Length {...props} edit={edit} />;
    case 'whole':
      return <Whole {...props} edit={edit} />;
    case 'choice':
      return <Choice {...props} edit={edit} />;
    case 'marks':
      return <Marks {...props} edit={edit} />;
    case 'hand':
      return <Hand {...props} />;
  }
}

/** The field's value before any input. */
export function firstDraft(of: CardOf, { fact, edit }: CardFact): Draft {
  const round = of.judge.board.turn?.round;
  switch (edit.kind) {
    case 'length':
      return { value: edit.cells(of) };
    case 'whole':
      return {
        value:
          fact !== 'opportunities'
            ? edit.now(of)
            : { taken: edit.now(of), ...(round !== undefined && { round }) },
      };
    case 'choice':
      return { value: edit.now(of) };
    case 'marks':
      return { value: marksOf(edit.said(of), edit.now(of)) };
    case 'hand':
      return { value: named(of).length === 0 ? standingValue(standingOf(of)) : [...readyOf(of)] };
  }
}
