/** Facts that a ruling misses: their names, and which of them a yes or no would settle. */
import type { CorrectedFact, CorrectedValue } from '../../../amendments/correction.ts';
import { say } from '../../../text/index.ts';
import type { Why } from '../../shape.ts';

const FIELDS = [
  'attacks',
  'speed',
  'reach',
  'size',
  'space',
  'build',
  'side',
  'conditions',
  'armour',
  'load',
  'elevation',
  'traits',
  'opportunitiesTaken',
  'mount',
] as const;

const BOARD = ['turn', 'spent', 'light', 'terrain'] as const;

/**
 * Accepts only known words: a name such as `constructor`, which every object has, must not count as
 * one.
 */
const among = (known: readonly string[], word = ''): string =>
  known.includes(word) ? word : 'other';

/** Ids may hold dots, so the field is looked for from the end. */
const PATH = new RegExp(`^creatures\\.(.+)\\.(${FIELDS.join('|')})(?:\\..*)?$`);

/** Facts that hold others: `abilities.dex`. */
const NESTED = /^creatures\.(.+)\.(abilities|skills|saves|sheet|hitPoints)\..+$/;

/** The creature and the fact of a path; null for a fact of the board. */
export function factAt(path: string): { readonly of: string; readonly field: string } | null {
  const known = PATH.exec(path) ?? NESTED.exec(path) ?? /^creatures\.(.+)\.([^.]+)$/.exec(path);
  return known === null ? null : { of: known[1] ?? '', field: known[2] ?? '' };
}

/** The sentence that names a missing fact: message and parameters. */
export function missingFact(path: string): [message: string, params: NonNullable<Why['params']>] {
  const fact = factAt(path);
  if (fact === null) {
    const item = path.startsWith('turn.spent') ? 'spent' : path.split('.')[0];
    return ['log.missing.board', { item: among(BOARD, item) }];
  }
  return ['log.missing', { item: among(FIELDS, fact.field), who: { creature: fact.of } }];
}

/** The same, in words: "Not certain: Ogre’s reach is a guess." */
export const guessSaid = (path: string): string => {
  const [message, params] = missingFact(path);
  return say(message, params);
};

/** A sentence for each missing fact: one by name, or how many they are. */
export function guesses(paths: readonly string[]): readonly string[] {
  const said = new Set(paths.map(guessSaid));
  return said.size <= 1 ? [...said] : [say('unknown.rests-on', { n: said.size })];
}

/** A fact that one of two words settles, as a correction of it. */
export interface Question {
  readonly of: string;
  readonly field: 'attacks' | 'build' | 'opportunitiesTaken';
  readonly fact: CorrectedFact;
  readonly yes: CorrectedValue;
  readonly no: CorrectedValue;
}

/**
 * What may be asked of a missing fact; null where two words do not settle it. `round`: the one in
 * course.
 */
export function questionOf(path: string, round: number | undefined): Question | null {
  const fact = factAt(path);
  if (fact === null) return null;
  const { of } = fact;
  const taken = (n: number) => ({ taken: n, ...(round === undefined ? {} : { round }) });
  switch (fact.field) {
    case 'attacks':
      return { of, field: 'attacks', fact: 'hand', yes: 'armed', no: [] };
    case 'build':
      return { of, field: 'build', fact: 'build', yes: 'tall', no: 'long' };
    case 'opportunitiesTaken':
      return {
        of,
        field: 'opportunitiesTaken',
        fact: 'opportunities',
        yes: taken(0),
        no: taken(1),
      };
    default:
      return null;
  }
}
