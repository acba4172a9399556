/**
 * Creates the elements of the map's tokens and doors, which users can reach by keyboard and screen
 * readers can read aloud.
 */
import type { Cell, Grid, Point } from '../../../src/board/grid.ts';
import type { Door } from '../ascii.ts';
import type { PracticeHost } from '../host.ts';
import { hangs, sideOf, tokenOf, tokensOf, type PracticeToken } from '../table.ts';
import { CELL } from './size.ts';

/** Texts for assistive technology, in the language of the interface. */
export interface AssistiveTexts {
  table(): string;
  token(token: PracticeToken, targeted: boolean): string;
  door(open: boolean): string;
  /** Formats a length in meters. */
  length(metres: number): string;
  /** The name of a cell, such as "C5": column letters, then the row number. */
  cell(at: Cell): string;
}

const TINTS: Readonly<Record<string, string>> = {
  ada: 'blue',
  bruno: 'purple',
  cleo: 'green',
  soldier: 'blue',
  goblin: 'olive',
  orc: 'grey',
  ogre: 'brown',
  guard: 'red',
  jailer: 'red',
  dora: 'red',
  giant: 'brown',
  griffon: 'brown',
  horse: 'brown',
};

/**
 * Initials of a name: "Goblin 2" → g2, "Ada" → A. A first character that takes several code units
 * is not cut.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '?';
  const last = words.at(-1) ?? '';
  return words.length > 1 && /^\d{1,2}$/.test(last)
    ? `${first.toLowerCase()}${last}`
    : first.toUpperCase();
}

export interface Pieces {
  /** Adds, removes and moves the elements to match the table. */
  place(): void;
  /** Draws the dragged token at its present position. */
  hang(): void;
  /** Writes all texts again, after a change of language. */
  speak(): void;
}

/**
 * Puts the tokens and doors of the host's table into `layer`, in which a cell is CELL pixels wide.
 */
export function pieces(host: PracticeHost, layer: HTMLElement, words: AssistiveTexts): Pieces {
  const tokens = new Map<string, HTMLButtonElement>();
  let doors: HTMLButtonElement[] = [];
  const ghost = layer.ownerDocument.createElement('div');
  ghost.className = 'token ghost';
  ghost.hidden = true;
  layer.append(ghost);

  const button = (className: string): HTMLButtonElement => {
    const element = layer.ownerDocument.createElement('button');
    element.type = 'button';
    element.className = className;
    layer.insertBefore(element, ghost);
    return element;
  };

  const token = (t: PracticeToken): void => {
    let element = tokens.get(t.id);
    if (element === undefined) {
      element = button('token');
      // Empty element in which the style sheet draws the mark of a target.
      element.append(layer.ownerDocument.createElement('span'));
      tokens.set(t.id, element);
    }
    dress(element, t, host.table.scene.grid);
    lift(element, (t.elevation ?? 0) * host.table.scene.grid.metresPerCell, words);
    put(element, hangs(host.table, t));
    element.toggleAttribute('data-target', host.table.targets.includes(t.id));
    element.setAttribute('aria-pressed', String(host.table.selection.includes(t.id)));
    element.setAttribute('aria-label', words.token(t, host.table.targets.includes(t.id)));
  };

  const hinge = (element: HTMLElement, { wall, open }: Door): void => {
    const [from, to] = [host.tiling.plane(wall.from), host.tiling.plane(wall.to)];
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    element.style.left = `${from[0] * CELL}px`;
    element.style.top = `${from[1] * CELL}px`;
    element.style.width = `${Math.hypot(to[0] - from[0], to[1] - from[1]) * CELL}px`;
    element.style.rotate = `${angle + (open ? -1.35 : 0)}rad`;
    element.setAttribute('aria-pressed', String(open));
    element.setAttribute('aria-label', words.door(open));
  };

  return {
    place() {
      for (const [id, element] of tokens) {
        if (tokenOf(host.table, id) !== undefined) continue;
        element.remove();
        tokens.delete(id);
      }
      for (const t of tokensOf(host.table)) token(t);
      if (doors.length !== host.table.doors.length) {
        for (const element of doors) element.remove();
        doors = host.table.doors.map((_, i) => {
          const element = button('door');
          element.dataset['door'] = String(i);
          return element;
        });
      }
      doors.forEach((element, i) => {
        const door = host.table.doors[i];
        if (door !== undefined) hinge(element, door);
      });
    },
    hang() {
      const { drag } = host;
      const t = drag === null ? undefined : tokenOf(host.table, drag.of);
      ghost.hidden = t === undefined;
      for (const [id, element] of tokens) element.toggleAttribute('data-lifted', id === drag?.of);
      if (drag === null || t === undefined) return;
      dress(ghost, t, host.table.scene.grid);
      put(ghost, drag.at);
    },
    speak() {
      this.place();
    },
  };
}

function dress(element: HTMLElement, t: PracticeToken, grid: Grid): void {
  const side = sideOf(t, grid);
  element.dataset['id'] = t.id;
  element.dataset['tint'] =
    TINTS[t.id.replace(/-\d+$/, '')] ?? (t.side === 'party' ? 'blue' : 'grey');
  element.style.setProperty('--side', String(side));
  // The style sheet shows the initials, so that screen readers do not read them: the element's
  // label already gives the full name.
  element.dataset['face'] = initialsOf(t.name ?? t.id);
}

/** Shows a token's height under its initials. */
function lift(element: HTMLElement, metres: number, words: AssistiveTexts): void {
  if (metres === 0) delete element.dataset['height'];
  else element.dataset['height'] = `${metres > 0 ? '+' : '−'}${words.length(Math.abs(metres))}`;
}

function put(element: HTMLElement, [x, y]: Point): void {
  element.style.translate = `${x * CELL}px ${y * CELL}px`;
}
