/** Writes short instructions for how to see a ruling, with the names of the controls. */
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import type { Cell } from '../../src/board/grid.ts';
import { modeTerm } from '../../src/overlay/layers/findingSentences.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import { actionTerm, cellLabel, creatureLabel, list, say, t, term } from '../../src/text/pages.ts';

/** Movement modes that the user need not choose, because a longer path gets them automatically. */
const TAKEN: readonly string[] = ['double-move', 'half-move', 'full-move'];

/** The movement mode that the user must choose; undefined if no choice is needed. */
const modeNamed = (mode = 'move', begun = 'move'): Mode | undefined =>
  mode === begun || (begun === 'move' && TAKEN.includes(mode)) ? undefined : mode;

/** The middle cell of a path with a detour; undefined for a path without one. */
function turn(path: readonly Cell[]): Cell | undefined {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 3) return undefined;
  const least = Math.max(Math.abs(last[0] - first[0]), Math.abs(last[1] - first[1]));
  return path.length - 1 > least ? path[Math.floor(path.length / 2)] : undefined;
}

/**
 * Instructions for an act; '' if there is nothing to do.
 * @param begun movement mode with which the lesson begins
 */
export function todo(act: Act, begun?: string): string {
  switch (act.kind) {
    case 'drag': {
      const mode = modeNamed(act.mode, begun);
      const who = creatureLabel(act.of);
      const end = act.path.at(-1);
      if (end === undefined) return '';
      const cell = cellLabel(end);
      const over = turn(act.path);
      const drag =
        over === undefined
          ? t('practice.do.dragTo', { who, cell })
          : t('practice.do.dragOver', { who, cell, over: cellLabel(over) });
      return mode === undefined
        ? drag
        : `${t('practice.do.mode', { item: term(modeTerm(mode)) })} ${drag}`;
    }
    case 'safest':
      return t('practice.do.safest', { who: creatureLabel(act.of), cell: cellLabel(act.ends) });
    case 'stand':
      return Object.entries(act.places)
        .map(([id, cell]) =>
          t('practice.do.dragTo', { who: creatureLabel(id), cell: cellLabel(cell) }),
        )
        .join(' ');
    case 'point': {
      const who = creatureLabel(act.at);
      return act.from === undefined
        ? t('practice.do.point', { who })
        : t('practice.do.pointFrom', { from: creatureLabel(act.from), who });
    }
    case 'select':
      return t('practice.do.select', { who: creatureLabel(act.of) });
    case 'actions':
      return act.away.length === 0
        ? t('practice.do.actions', { who: creatureLabel(act.of) })
        : t('practice.do.actionsAway', {
            who: creatureLabel(act.of),
            away: list(act.away.map(creatureLabel)),
          });
    case 'attack':
      return t('practice.do.attack', { from: creatureLabel(act.from), who: creatureLabel(act.to) });
    case 'steps': {
      const steps = t(act.rolled ? 'practice.do.stepsRolled' : 'practice.do.steps', {
        from: creatureLabel(act.of),
        item: [term(act.topic), ...(act.to === undefined ? [] : [creatureLabel(act.to)])].join(
          ', ',
        ),
      });
      const chosen = Object.entries(act.chosen ?? {}).map(([key, option]) =>
        t('practice.do.mode', { item: `${say(`steps.ask.${key}`)}: ${say(`steps.${option}`)}` }),
      );
      return [steps, ...chosen].join(' ');
    }
    case 'turn':
      return t('practice.do.turn', {
        who: creatureLabel(act.of),
        items: list(act.actions.map((action) => term(actionTerm(action)))),
      });
    case 'read':
      return '';
  }
}
