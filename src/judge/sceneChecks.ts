/**
 * Checks of a scene that its schema cannot make: unknown words, references to missing creatures,
 * creatures in impossible cells. Each finding names its path and the remedy.
 */
import { creatureOf } from '../board/board.ts';
import { isOutside } from '../scene/board.ts';
import { doubtsIn } from '../rules/doubts.ts';
import type { AnyJudge } from '../rules/fullRuleset.ts';
import { fullRulesets } from '../rules/fullRulesets.ts';
import {
  allWords,
  rulesetsKnowing,
  knows,
  numbered,
  NUMBERED_TRAITS,
  WORD_KINDS,
  type WordKind,
} from './knownWords.ts';
import { meant } from '../scene/nearest.ts';
import type { ParseFault } from '../scene/parse.ts';
import type { SceneDocument } from '../scene/schema.ts';

interface Findings {
  /**
   * Mistakes in a document that was written by hand; on a live table most of these may be normal.
   */
  readonly faults: readonly ParseFault[];
  /** Possible mistakes; the scene can be judged with them. */
  readonly doubts: readonly ParseFault[];
}

type Creatures = NonNullable<SceneDocument['creatures']>;

/** Maximum number of findings in each list; a document with more is probably no scene. */
const MOST = 20;

/** Collects findings in the order of the document. */
class Checks implements Findings {
  readonly faults: ParseFault[] = [];
  readonly doubts: ParseFault[] = [];
  private readonly said = new Set<string>();

  constructor(
    private readonly j: AnyJudge,
    private readonly ids: ReadonlySet<string>,
  ) {}

  fault(path: string, message: () => string): void {
    if (this.faults.length < MOST) this.faults.push({ path, message: message() });
  }

  doubt(path: string, message: () => string): void {
    if (this.doubts.length < MOST) this.doubts.push({ path, message: message() });
  }

  /**
   * Checks that a word is in one of the rules' lists. A word that only another ruleset knows is a
   * doubt, reported once per scene.
   */
  word(kind: WordKind, word: string, path: string): void {
    if (knows(this.j.rules, kind, word)) return;
    const elsewhere = rulesetsKnowing(kind, word);
    if (elsewhere.length === 0) {
      this.fault(path, () => unknownWord(kind, word));
    } else if (!this.said.has(`${kind} ${word}`)) {
      this.said.add(`${kind} ${word}`);
      this.doubt(
        path,
        () =>
          `${JSON.stringify(word)} means nothing under ` +
          `${JSON.stringify(this.j.rules.id)}; it is ${ARTICLE[kind]} of ${listIds(elsewhere)}`,
      );
    }
  }

  reference(id: string, path: string): void {
    if (!this.ids.has(id)) this.fault(path, () => notThere(id, [...this.ids]));
  }
}

export const listIds = (ids: readonly string[]): string =>
  ids.map((id) => JSON.stringify(id)).join(', ');

/**
 * Message for an id that no creature has: `expected a creature of the scene, got "gobiln": did you
 * mean "goblin"?`
 */
export const notThere = (id: string, ids: readonly string[]): string =>
  'expected the id of a creature of the scene, got ' +
  `${JSON.stringify(id)}${meant(id, ids) || (ids.length <= 20 ? `; it has ${listIds(ids) || 'none'}` : '')}`;

const ARTICLE: Readonly<Record<WordKind, string>> = {
  condition: 'a condition',
  trait: 'a trait',
  tag: 'a tag of a weapon',
  action: 'an action',
  ground: 'a kind of ground',
};
const LIST: Readonly<Record<WordKind, string>> = {
  condition: 'conditions',
  trait: 'traits',
  tag: 'tags',
  action: 'actions',
  ground: 'kinds of ground',
};

/** Message for a word that no ruleset knows. */
export function unknownWord(kind: WordKind, word: string): string {
  const got = `expected ${ARTICLE[kind]} that the rules know, got ${JSON.stringify(word)}`;
  if (kind === 'trait') {
    const parts = numbered(word);
    if (NUMBERED_TRAITS.includes(word)) return `${got}: write its number, as "${word}-10"`;
    const near =
      parts === null
        ? ''
        : meant(parts.name, NUMBERED_TRAITS).replace(/"(?=[,?]| or)/g, `-${parts.number}"`);
    if (near !== '') return got + near;
  }
  const other = WORD_KINDS.find((each) => each !== kind && rulesetsKnowing(each, word).length > 0);
  if (other !== undefined)
    return `${got}: that is ${ARTICLE[other]}, and belongs among the ${LIST[other]}`;
  return got + (meant(word, allWords(kind)) || `; docs/scene.schema.json lists the ${LIST[kind]}`);
}

/** Index of the first creature in a cycle of mounts; -1 if there is none. */
function mountCycle(creatures: Creatures): number {
  const mounts = new Map(creatures.map((c) => [c.id, c.mount]));
  return creatures.findIndex((c) => {
    const seen = new Set<string>();
    for (let at = c.mount; at !== undefined && !seen.has(at); at = mounts.get(at)) {
      if (at === c.id) return true;
      seen.add(at);
    }
    return false;
  });
}

function creatureChecks(checks: Checks, creatures: Creatures): void {
  for (const [i, c] of creatures.entries()) {
    const at = `creatures[${i}]`;
    c.conditions?.forEach((word, k) => {
      checks.word('condition', word, `${at}.conditions[${k}]`);
    });
    c.traits?.forEach((word, k) => {
      checks.word('trait', word, `${at}.traits[${k}]`);
    });
    const named = new Set<string>();
    for (const [k, a] of c.attacks?.entries() ?? []) {
      if (named.has(a.id))
        checks.fault(
          `${at}.attacks[${k}].id`,
          () => `expected an id of its own, got ${JSON.stringify(a.id)} a second time`,
        );
      named.add(a.id);
      a.tags?.forEach((word, t) => {
        checks.word('tag', word, `${at}.attacks[${k}].tags[${t}]`);
      });
    }
    if (c.mount !== undefined) checks.reference(c.mount, `${at}.mount`);
    const holds = (c.grapples ?? []).map((id, k): [field: string, id: string] => [
      `grapples[${k}]`,
      id,
    ]);
    if (c.pins !== undefined) holds.push(['pins', c.pins]);
    for (const [field, other] of holds) {
      if (other === c.id)
        checks.fault(`${at}.${field}`, () => 'expected another creature, got itself');
      else checks.reference(other, `${at}.${field}`);
    }
  }
  const cycle = mountCycle(creatures);
  if (cycle >= 0) {
    checks.fault(
      `creatures[${cycle}].mount`,
      () =>
        'expected a mount that does not ride its rider, got ' +
        `${JSON.stringify(creatures[cycle]?.mount)}: take one of the mounts out`,
    );
  }
}

function turnChecks(checks: Checks, scene: SceneDocument): void {
  const { turn, degrees, misses } = scene;
  if (turn?.active !== undefined) checks.reference(turn.active, 'turn.active');
  turn?.order?.forEach((id, k) => {
    checks.reference(id, `turn.order[${k}]`);
  });
  turn?.together?.forEach((id, k) => {
    checks.reference(id, `turn.together[${k}]`);
  });
  turn?.acted?.forEach((id, k) => {
    checks.reference(id, `turn.acted[${k}]`);
  });
  for (const id of Object.keys(turn?.counts ?? {})) checks.reference(id, `turn.counts.${id}`);
  turn?.spent?.actions?.forEach((word, k) => {
    checks.word('action', word, `turn.spent.actions[${k}]`);
  });
  for (const [field, pairs] of [
    ['degrees', degrees ?? []],
    ['misses', misses ?? []],
  ] as const) {
    for (const [k, { from, to }] of pairs.entries()) {
      checks.reference(from, `${field}[${k}].from`);
      checks.reference(to, `${field}[${k}].to`);
    }
  }
}

function placeChecks(checks: Checks, creatures: Creatures, j: AnyJudge): void {
  const { grid } = j.board.ground;
  const { columns, rows } = grid;
  const places = new Map(creatures.map(({ id }, i) => [id, i]));
  for (const [i, c] of creatures.entries()) {
    if (c.scenery === undefined && isOutside(c, grid))
      checks.doubt(
        `creatures[${i}].at`,
        () =>
          `${JSON.stringify(c.id)} stands at [${c.at.join(', ')}], outside the map of ` +
          `${columns} × ${rows} cells, and is left out`,
      );
  }
  for (const {
    code,
    of: [id, other],
    at: [x, y],
  } of doubtsIn(j)) {
    const c = creatureOf(j.board, id)!;
    const path = `creatures[${places.get(id)!}].at`;
    const n = j.rules.space(c).value;
    if (code === 'off-map') {
      checks.doubt(
        path,
        () =>
          `expected a place on the map of ${columns} × ${rows} cells, ` +
          `got [${x}, ${y}]${n > 1 ? ` for a space of ${n} × ${n} cells` : ''}`,
      );
    } else if (code === 'shared-cell') {
      checks.doubt(
        path,
        () =>
          `${JSON.stringify(id)} and ${JSON.stringify(other)} stand in ` +
          (`one cell, [${x}, ${y}], and ${JSON.stringify(j.rules.id)} lets neither end a ` +
            'move there: move one of them, ') +
          'or say what allows it (mount, grapples, elevation)',
      );
    }
  }
}

/** Reports cells off the map, and walls that do not touch the map: they have no effect. */
function groundChecks(checks: Checks, { cells, walls }: SceneDocument, j: AnyJudge): void {
  const { grid } = j.board.ground;
  const { columns, rows } = grid;
  for (const [
    i,
    {
      at: [x, y],
      ground,
    },
  ] of cells?.entries() ?? []) {
    if (ground !== undefined) checks.word('ground', ground, `cells[${i}].ground`);
    if (x < 0 || y < 0 || x >= columns || y >= rows) {
      checks.fault(
        `cells[${i}].at`,
        () => `expected a cell on the map of ${columns} × ${rows} cells, got [${x}, ${y}]`,
      );
    }
  }
  // A map of hexes is not exactly a rectangle of columns and rows, so its walls are not checked.
  if (grid.kind === 'hex') return;
  for (const [i, { from, to }] of walls?.entries() ?? []) {
    const off = (axis: 0 | 1, size: number): boolean =>
      (from[axis] < 0 && to[axis] < 0) || (from[axis] > size && to[axis] > size);
    if (off(0, columns) || off(1, rows)) {
      checks.doubt(
        `walls[${i}]`,
        () =>
          `the wall from [${from.join(', ')}] to [${to.join(', ')}] lies off the map of ` +
          `${columns} × ${rows} cells, and bars nothing: coordinates count cells, and [0, 0] is the top left corner`,
      );
    }
  }
}

/** Reports options that no ruleset reads. */
function optionChecks(checks: Checks, scene: SceneDocument): void {
  const known = [...new Set(fullRulesets.flatMap((ruleset) => Object.keys(ruleset.houseRules)))];
  for (const name of Object.keys(scene.options ?? {})) {
    if (known.includes(name)) continue;
    checks.doubt(
      `options.${name}`,
      () => `no ruleset reads this option${meant(name, known) || `; they read ${listIds(known)}`}`,
    );
  }
}

export function findings(scene: SceneDocument, j: AnyJudge): Findings {
  const creatures = scene.creatures ?? [];
  const checks = new Checks(j, new Set(creatures.map(({ id }) => id)));
  creatureChecks(checks, creatures);
  turnChecks(checks, scene);
  placeChecks(checks, creatures, j);
  groundChecks(checks, scene, j);
  optionChecks(checks, scene);
  return { faults: checks.faults, doubts: checks.doubts };
}
