/**
 * Layer of reminders: paper chips at a token's lower rim, three at most (docs/design/look.md,
 * Reminders).
 */
import { say, term } from '../../text/index.ts';
import { ICON_PATHS } from '../icons/paths.ts';
import type { Shape } from '../shape.ts';
import { creatureCells, middle, rim, spaceOf, type Layer } from './layer.ts';

/** Distance between the centers of two chips, in CSS pixels. */
const NEXT = 26;
const MOST = 3;

export const remindersLayer: Layer = {
  id: 'reminders',
  topics: ['reminder'],
  switch: {
    key: 'alt+shift+6',
    on: true,
    name: () => term('layer-reminders'),
    hint: () => say('layer.reminders'),
    swatch: () => (
      <>
        <circle cx="11" cy="11" r="9" fill="var(--m-paper)" />
        <g transform="translate(4.6 4.2) scale(.8)" style={{ color: 'var(--m-ink)' }}>
          <path
            d={ICON_PATHS.prone.d}
            fill="none"
            stroke="currentColor"
            stroke-width="1.7"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
          <path d={ICON_PATHS.prone.fill} fill="currentColor" />
        </g>
      </>
    ),
  },

  shapes(view) {
    return view.reminders.flatMap(({ of, what }): Shape[] => {
      const n = spaceOf(view.judge, of);
      const [cx, cy] = middle(view.judge, of.at, n);
      const shown = what.slice(0, MOST);
      const rest = what.length - shown.length;
      const count = shown.length + (rest > 0 ? 1 : 0);
      const place = (i: number) =>
        ({
          depth: 'chip',
          style: 'paper',
          at: [cx, cy + rim(n) - 0.03],
          dx: (i - (count - 1) / 2) * NEXT,
        }) as const;
      const chips = shown.map(({ id, icon, rules, message = 'reminder.said' }, i): Shape => ({
        kind: 'mark',
        key: `reminder:${of.id}:${id}`,
        figure: 'chip',
        icon,
        ...place(i),
        why: {
          message,
          verdict: 'info',
          rules,
          cells: creatureCells(view.judge, of),
          params: {
            foe: { creature: of.id },
            who: { creature: of.id },
            n: of.opportunitiesTaken,
            condition: { term: id },
          },
        },
      }));
      return rest > 0
        ? [
            ...chips,
            {
              kind: 'mark',
              key: `reminder:${of.id}:more`,
              figure: 'more',
              text: `+${rest}`,
              ...place(MOST),
            },
          ]
        : chips;
    });
  },
};
