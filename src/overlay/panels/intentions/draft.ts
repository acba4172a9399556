/**
 * Converts a declaration into the text fields of the intentions panel, and the fields into a
 * declaration. Pure.
 */
import type { Cell } from '../../../board/grid.ts';
import type {
  PhaseAct,
  Action,
  Declaration,
  Free,
  ActionFamily,
  Item,
  DeclaredMove,
} from '../../../rules/phased/round/declaration.ts';
import { ACTS, FREE_KINDS, GROUPS, START_ACTS } from '../../../state/phased.ts';
import { cellLabel } from '../../../text/index.ts';

/** The fields of the intentions panel as typed text; an empty text means not declared. */
export const EMPTY = {
  action: 'attack' as Action,
  factor: '',
  path: '',
  until: '',
  target: '',
  contact: false,
  waits: false,
  free: '' as Free['kind'] | '',
  size: '' as NonNullable<Item['size']> | '',
  penalty: '',
  group: '' as ActionFamily | '',
  level: '',
  points: '',
  stand: false,
  words: '',
};
export type DeclarationDraft = Readonly<typeof EMPTY>;

/** All combinations of a half move and an action, in the order in which the panel offers them. */
export const OFFERED: readonly Action[] = [
  'attack',
  'half-move-then-attack',
  'attack-then-half-move',
  'full-move',
  'half-move',
  'charge',
  ...ACTS.filter((act) => act !== 'attack').flatMap((act): Action[] =>
    (START_ACTS as readonly PhaseAct[]).includes(act)
      ? [act, `${act}-then-half-move`]
      : [act, `half-move-then-${act}`, `${act}-then-half-move`],
  ),
  'regular',
  'nothing',
];

/**
 * The act in a combined action, such as the attack in `half-move-then-attack`; null if it has none.
 */
export const attackOfAction = (action: Action): string | null =>
  action
    .split('-then-')
    .find(
      (part) =>
        part !== 'half-move' && part !== 'full-move' && part !== 'regular' && part !== 'nothing',
    ) ?? null;
export const moves = (action: Action): boolean => /(?:half|full)-move|charge/.test(action);
export const isAttackAction = (action: Action): boolean =>
  ['attack', 'ranged-attack', 'charge'].includes(attackOfAction(action) ?? '') ||
  action === 'regular' ||
  action === 'half-move' ||
  action === 'full-move';

const pathOf = (move: DeclaredMove | undefined): readonly Cell[] => {
  if (move === undefined) return [];
  if ('path' in move) return move.path;
  return typeof move[0] === 'number' ? [move as Cell] : (move as readonly Cell[]);
};
export const declaredPathText = (path: readonly Cell[]): string =>
  path.map((cell) => cellLabel(cell)).join(' ');

const letters = (text: string): number =>
  [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Parses cell names such as "F1 G1 H1" into cells; null if one of them is not a cell name. */
export function cellsTyped(text: string): readonly Cell[] | null {
  const cells = text
    .trim()
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word): Cell | null => {
      const [, column, row] = /^([A-Z]{1,3})(\d{1,4})$/.exec(word) ?? [];
      return column === undefined || Number(row) < 1 ? null : [letters(column), Number(row) - 1];
    });
  return cells.includes(null) ? null : (cells as readonly Cell[]);
}

const shown = (n: number | undefined): string => (n === undefined ? '' : String(n));

export function draftOf(d: Declaration | undefined): DeclarationDraft {
  if (d === undefined) return EMPTY;
  const [free] = d.free ?? [];
  return {
    ...EMPTY,
    action: d.action,
    factor: shown(
      attackOfAction(d.action) === 'attack' || attackOfAction(d.action) === 'charge'
        ? (d.weaponFactor ?? d.factor)
        : (d.castingTime ?? d.weaponFactor ?? d.factor),
    ),
    path: declaredPathText(pathOf(d.move)),
    until: d.move !== undefined && 'path' in d.move ? (d.move.until ?? '') : '',
    target: [d.target ?? []].flat()[0] ?? '',
    contact: d.onContact === 'attack',
    waits: d.waiting !== undefined,
    free: free?.kind ?? '',
    size: free?.items?.[0]?.size ?? '',
    penalty: shown(free?.penalty),
    group: d.charge?.group ?? '',
    level: shown(d.charge?.level ?? d.charge?.rating),
    points: shown(d.charge?.combatPoints),
    stand: d.charge?.onFailure === 'stand',
    words: d.endOfRound?.words ?? '',
  };
}

const number = (text: string): number | undefined => {
  const n = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(n) ? undefined : n;
};
const given = <K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: T });

function moveOf(draft: DeclarationDraft, from: Cell): DeclaredMove | undefined {
  const cells = cellsTyped(draft.path) ?? [];
  const [first] = cells;
  if (first === undefined) return undefined;
  if (cells.length === 1 && draft.until === '') return first;
  const path = first[0] === from[0] && first[1] === from[1] ? cells : [from, ...cells];
  return draft.until === '' ? path : { path, until: draft.until };
}

/**
 * The field of the declaration that the typed factor belongs to: weapon factor, casting time or
 * plain factor.
 */
const factorOf = (action: Action): 'weaponFactor' | 'castingTime' | 'factor' => {
  const act = attackOfAction(action);
  return act === 'spell'
    ? 'castingTime'
    : act === null || /attack|charge/.test(act)
      ? 'weaponFactor'
      : 'factor';
};

/**
 * @param from cell of the creature at the start of the round
 * @param before older declaration, whose values without a field in the panel are kept
 */
export function declarationOf(
  of: string,
  draft: DeclarationDraft,
  from: Cell,
  before?: Declaration,
): Declaration {
  const { initiative, refuse, items, name, attacks, abort } = before ?? {};
  const move = moves(draft.action) || draft.action === 'regular' ? moveOf(draft, from) : undefined;
  const charges = draft.action === 'charge' || (draft.action === 'full-move' && draft.group !== '');
  const free: Free | undefined = !(FREE_KINDS as readonly string[]).includes(draft.free)
    ? undefined
    : {
        kind: draft.free as Free['kind'],
        ...(draft.free === 'other'
          ? given('penalty', number(draft.penalty))
          : draft.size === ''
            ? {}
            : { items: [{ item: draft.size === 'body' ? 'shield' : 'weapon', size: draft.size }] }),
      };
  const level = number(draft.level);
  return {
    of,
    action: draft.action,
    ...given('initiative', initiative),
    ...given('refuse', refuse),
    ...given('items', items),
    ...given('name', name),
    ...given('attacks', attacks),
    ...given('abort', abort),
    ...given(factorOf(draft.action), number(draft.factor)),
    ...given('move', move),
    ...(draft.target !== '' && isAttackAction(draft.action) && { target: draft.target }),
    ...(draft.contact && move !== undefined && { onContact: 'attack' as const }),
    ...(draft.waits && { waiting: {} }),
    ...given('free', free && [free]),
    ...(charges && {
      charge: {
        ...(draft.group === ''
          ? given('rating', level)
          : {
              group: (GROUPS as readonly string[]).includes(draft.group) ? draft.group : 'warriors',
              ...given('level', level),
            }),
        ...given('combatPoints', number(draft.points)),
        ...(draft.stand && { onFailure: 'stand' as const }),
        ...given('roll', before?.charge?.roll),
        ...given('bonus', before?.charge?.bonus),
      },
    }),
    ...(draft.words.trim() !== '' && { endOfRound: { words: draft.words.trim() } }),
  };
}
