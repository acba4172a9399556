/** Creatures and cells of a row's board in words, for the title of the row. */
import type { At, Case, Thing } from './cases.ts';
import { listed, plain } from './telling.ts';

interface Figure {
  readonly id: string;
  readonly side?: string | undefined;
  readonly at: At;
}

const figuresOn = (row: Pick<Case, 'on'>): Figure[] =>
  row.on.flat().flatMap((thing: Thing) => ('creature' in thing ? [thing.creature as Figure] : []));
/** Ids that say what the creature is: `ogre`, not `a` or `o2`. */
const isName = (id: string): boolean => /^[a-z]{3,}$/.test(id);

/** The creature that acts: the first of the question's creatures, or of the board. */
function actorOf(row: Pick<Case, 'on' | 'ask'>, figures: readonly Figure[]): Figure | undefined {
  const { ask } = row;
  for (const key of ['of', 'from']) {
    const found = figures.find(({ id }) => id === ask[key]);
    if (found !== undefined) return found;
  }
  return figures[0];
}

/** `‹a,c›` → `2 enemies`, `‹ogre›` → `the ogre`; a word that is no creature stays. */
function creatures(ids: readonly string[], row: Case, figures: readonly Figure[]): string {
  const actor = actorOf(row, figures);
  const { ask } = row;
  const target = ask['to'] ?? ask['target'];
  const counts = new Map<string, number>();
  const words: string[] = [];
  for (const id of ids) {
    const figure = figures.find((each) => each.id === id);
    if (figure === undefined || isName(id)) words.push(figure ? `the ${id}` : plain(id));
    else if (figure === actor) words.push(ask.ask === 'area' ? 'its creator' : 'the creature');
    else if (id === target) words.push('the target');
    else {
      const relation =
        figure.side === undefined || actor?.side === undefined || ask.ask === 'area'
          ? 'other creature'
          : figure.side === actor.side
            ? 'ally'
            : 'enemy';
      counts.set(relation, (counts.get(relation) ?? 0) + 1);
    }
  }
  for (const [relation, n] of counts) {
    const many = relation === 'enemy' ? 'enemies' : relation === 'ally' ? 'allies' : `${relation}s`;
    words.push(
      n > 1 ? `${n} ${many}` : relation === 'other creature' ? 'one creature' : `an ${relation}`,
    );
  }
  return listed(words);
}

const squares = (n: number): string => `${n} ${n === 1 ? 'square' : 'squares'}`;
/** `2 squares east and 1 south`, `3 squares north-east`; y grows to the south. */
function direction(dx: number, dy: number): string {
  const [we, ns] = [dx > 0 ? 'east' : 'west', dy > 0 ? 'south' : 'north'];
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  if (x === y) return `${squares(x)} ${ns}-${we}`;
  if (y === 0) return `${squares(x)} ${we}`;
  return x === 0 ? `${squares(y)} ${ns}` : `${squares(x)} ${we} and ${y} ${ns}`;
}

const PLACE = String.raw`\((-?\d+), ?(-?\d+)\)`;
const LIST = new RegExp(`${PLACE}(?:(?:, | and |, and )${PLACE})+`, 'g');
const ONE = new RegExp(`(\\b(?:at|in|on) )?${PLACE}`, 'g');
const STEP = new RegExp(`(?:from )?${PLACE} (?:to|->|→) ${PLACE}(?! ?(?:to|->|→))`, 'g');
const TO = new RegExp(`^${PLACE} (?:to|->|→) ${PLACE}$`);

/** Text with the marks for creatures and cells replaced by words; on hexes it counts hexes. */
export function inPlainWords(text: string, row: Case): string {
  const told = onSquares(text, row);
  return row.on.flat().some((thing: Thing) => 'hexes' in thing)
    ? told.replace(/\bsquares\b/g, 'hexes').replace(/\bsquare\b/g, 'hex')
    : told;
}

function onSquares(text: string, row: Case): string {
  const figures = figuresOn(row);
  const actor = actorOf(row, figures);
  const marked = text.replace(/‹([^›]*)›/g, (_, ids: string) =>
    creatures(ids.split(','), row, figures),
  );
  const told = marked.replace(STEP, (whole, ...at: string[]) => {
    const [x0, y0, x1, y1] = at.slice(0, 4).map(Number) as [number, number, number, number];
    if (whole === marked && row.ask.ask === 'distance') return whole;
    return x0 === x1 && y0 === y1 ? whole : `a move ${direction(x1 - x0, y1 - y0)}`;
  });
  const straight = TO.exec(told)?.slice(1).map(Number);
  if (straight !== undefined) {
    const [x0, y0, x1, y1] = straight as [number, number, number, number];
    return `two squares, one ${direction(x1 - x0, y1 - y0)} of the other`;
  }
  if (actor === undefined || row.ask.ask === 'timeline') return told;
  const name = isName(actor.id) ? `the ${actor.id}` : 'the creature';
  const [ax, ay] = actor.at;
  return told
    .replace(LIST, (list) => {
      const places = [...list.matchAll(new RegExp(PLACE, 'g'))].map(([, x, y]) => [
        Number(x) - ax,
        Number(y) - ay,
      ]);
      const near = places.every(([x, y]) => Math.max(Math.abs(x!), Math.abs(y!)) === 1);
      return `${places.length} ${near ? 'adjacent squares' : 'squares'}`;
    })
    .replace(ONE, (_, before: string | undefined, x: string, y: string) => {
      const [dx, dy] = [Number(x) - ax, Number(y) - ay];
      if (dx === 0 && dy === 0) return `${before ?? ''}the square of ${name}`;
      const where = `${direction(dx, dy)} of ${name}`;
      return before === undefined ? `the square ${where}` : where;
    });
}
