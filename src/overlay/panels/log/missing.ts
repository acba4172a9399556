/**
 * Facts that a ruling lacks: names them in sentences, and finds those that a yes or no would
 * settle.
 */
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
  'type',
  'side',
  'conditions',
  'armour',
  'load',
  'elevation',
  'traits',
  'opportunitiesTaken',
  'mount',
  'moving',
] as const;

/** The unknown part of a known weapon, by the last word of its path. */
const WEAPON_PARTS: Readonly<Record<string, string>> = {
  range: 'weaponRange',
  rangeIncrement: 'weaponRange',
  bonus: 'weaponBonus',
  enhancement: 'weaponBonus',
};

const BOARD = ['turn', 'spent', 'light', 'terrain'] as const;

/**
 * Accepts only known words: a property name that every object has, such as `constructor`, is not a
 * known word and becomes `other`.
 */
const among = (known: readonly string[], word = ''): string =>
  known.includes(word) ? word : 'other';

/** Creature ids may contain dots, so the pattern looks for the field name from the end. */
const PATH = new RegExp(`^creatures\\.(.+)\\.(${FIELDS.join('|')})(?:\\..*)?$`);

/** Facts that contain other facts, such as `abilities.dex`. */
const NESTED = /^creatures\.(.+)\.(abilities|skills|saves|sheet|hitPoints)\..+$/;

/** Is the missing fact the height of a wall, `walls.3.top`? */
export const isWallTop = (path: string): boolean => /^walls\.\d+\.top$/.test(path);

/** Is the missing fact whether a wall stops effects, `walls.3.effect`? */
export const isWallEffect = (path: string): boolean => /^walls\.\d+\.effect$/.test(path);

/**
 * Is the missing fact the DC of a climb or a swim, `cells.3,4.check`, or the run-up of a jump? The
 * sentence about the check says it.
 */
export const isOfCheck = (path: string): boolean =>
  path === 'ask.runUp' || /^cells\.\d+,\d+\.check$/.test(path);

/**
 * The creature and the fact that a path such as `creatures.a.reach` names; null for a fact of the
 * board.
 */
export function factAt(path: string): { readonly of: string; readonly field: string } | null {
  const known = PATH.exec(path) ?? NESTED.exec(path) ?? /^creatures\.(.+)\.([^.]+)$/.exec(path);
  return known === null ? null : { of: known[1] ?? '', field: known[2] ?? '' };
}

/**
 * The part of a weapon that a path such as `creatures.a.attacks.bow.range` names; null: the path
 * names no part. The weapon itself is known then.
 */
function weaponPart(path: string): string | null {
  const part = factAt(path)?.field === 'attacks' ? /\.attacks\..+\.(\w+)$/.exec(path) : null;
  const word = part?.[1];
  return word === undefined ? null : (WEAPON_PARTS[word] ?? 'weaponKind');
}

/** The feature of a path such as `creatures.a.traits.sentinel`, whose rules nobody knows here. */
const featureIn = (path: string): string | undefined =>
  /^creatures\..+\.traits\.([^.]+)$/.exec(path)?.[1];

/** The message id and the parameters of the sentence that names a missing fact. */
export function missingFact(path: string): [message: string, params: NonNullable<Why['params']>] {
  if (isWallTop(path)) return ['log.missing.wallTop', {}];
  if (isWallEffect(path)) return ['log.missing.wallEffect', {}];
  if (/^cells\.\d+,\d+\.elevation$/.test(path)) return ['log.missing.height', {}];
  const fact = factAt(path);
  if (fact === null) {
    const item = path.startsWith('turn.spent') ? 'spent' : path.split('.')[0];
    return ['log.missing.board', { item: among(BOARD, item) }];
  }
  const feature = featureIn(path);
  if (feature !== undefined)
    return ['unknown.feature', { who: { creature: fact.of }, feature: { term: feature } }];
  return [
    'log.missing',
    { item: weaponPart(path) ?? among(FIELDS, fact.field), who: { creature: fact.of } },
  ];
}

/** Is the missing fact what a feature does whose rules Quadretto does not have? */
export const isOfFeature = (path: string): boolean => featureIn(path) !== undefined;

/** The sentence that names a missing fact, in words: "Not certain: Ogre’s reach is a guess." */
export const guessSaid = (path: string): string => {
  const [message, params] = missingFact(path);
  return say(message, params);
};

/**
 * Is the missing fact a weapon or a part of it, such as its bonus? Proficiency is none here: the
 * sheet's bonus includes it.
 */
export const isOfWeapon = (path: string): boolean =>
  factAt(path)?.field === 'attacks' && !path.endsWith('.proficient');

/**
 * Sentences about missing facts: one for each feature that may change the answer. Of the others, the
 * fact if there is only one, otherwise their number.
 */
export function guesses(paths: readonly string[]): readonly string[] {
  const features = new Set(paths.filter(isOfFeature).map(guessSaid));
  const said = new Set(paths.filter((path) => !isOfFeature(path)).map(guessSaid));
  return [...features, ...(said.size <= 1 ? said : [say('unknown.rests-on', { n: said.size })])];
}

/** Sentences about missing facts of weapons, for a place that names the weapon: each by itself. */
export const weaponGuesses = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.filter(isOfWeapon).map(guessSaid)),
];

/** Sentences about the missing facts of an attack. */
export const attackGuesses = (paths: readonly string[]): readonly string[] => [
  ...weaponGuesses(paths),
  ...guesses(paths.filter((path) => !isOfWeapon(path))),
];

/** A missing fact that a yes or no settles, and the corrections that the two answers make. */
export interface MissingFactQuestion {
  readonly of: string;
  readonly field: 'attacks' | 'build' | 'opportunitiesTaken';
  readonly fact: CorrectedFact;
  readonly yes: CorrectedValue;
  readonly no: CorrectedValue;
}

/**
 * The question about a missing fact; null if a yes or no does not settle it.
 * @param round the current round
 */
export function missingFactQuestion(
  path: string,
  round: number | undefined,
): MissingFactQuestion | null {
  const fact = factAt(path);
  if (fact === null) return null;
  const { of } = fact;
  const taken = (n: number) => ({ taken: n, ...(round === undefined ? {} : { round }) });
  switch (fact.field) {
    case 'attacks':
      if (weaponPart(path) !== null) return null;
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
