// @vitest-environment page
/** How much there is to read in the actions panel before the user opens anything. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { rulesets } from '../../src/rules/index.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { languagesInWords, rulesetInWords } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

interface Body {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly size: string;
  readonly at: readonly [number, number];
}
const body = (
  id: string,
  name: string,
  side: string,
  size: string,
  at: readonly [number, number],
): Body => ({ id, name, side, size, at });

const ALDO = {
  ...body('aldo', 'Aldo', 'party', 'medium', [5, 5]),
  build: 'tall',
  speed: { land: 6 },
  bab: 6,
  attacks: [
    { id: 's', name: 'sword', kind: 'melee', ready: true },
    { id: 'b', name: 'bow', kind: 'ranged', rangeIncrement: 20, ready: true },
  ],
};
const armed = (c: Body) => ({
  ...c,
  build: 'tall',
  speed: { land: 6 },
  attacks: [{ id: 'p', name: 'club', kind: 'melee', ready: true }],
});
const GOBLIN = body('gob', 'Goblin', 'foes', 'small', [6, 5]);
const OGRE = body('ogre', 'Ogre', 'foes', 'large', [2, 4]);
/** Foes with long names on every side of Aldo. */
const CROWD = (
  [
    [4, 4],
    [5, 4],
    [6, 4],
    [4, 5],
    [6, 5],
    [4, 6],
    [5, 6],
    [6, 6],
  ] as const
).map((at, n) => body(`f${n}`, `Skeletal Champion of the North ${n}`, 'foes', 'medium', at));

/** Every trait of 5E that adds an action, so that the list is as long as it can be. */
const TRAITS = [
  'cunning-action',
  'step-of-the-wind',
  'patient-defense',
  'rage',
  'reckless-attack',
  'action-surge',
  'steady-aim',
  'uncanny-dodge',
  'parry',
];

/** A fighter with sword and bow beside a goblin; an ogre is two squares away. */
const BOARDS: Readonly<
  Record<
    string,
    {
      readonly aldo?: object;
      readonly foes?: readonly Body[];
      readonly besides?: readonly object[];
      readonly spent?: object;
      readonly active?: string;
    }
  >
> = {
  'no action has been used': {},
  'the standard action has been used': { spent: { standard: true } },
  'all actions have been used': { spent: { standard: true, move: 2, swift: true } },
  'it is another creature’s turn': { active: 'gob' },
  'a prone creature is selected': { aldo: { conditions: ['prone'] } },
  'a grappled creature is selected': { aldo: { conditions: ['grappled'], grappledBy: 'gob' } },
  'a nauseated creature is selected': { aldo: { conditions: ['nauseated'] } },
  'eight enemies are around the selected creature': { foes: CROWD },
  'the selected creature has nine special abilities': { aldo: { traits: TRAITS } },
  'the selected creature’s attacks are unknown': {
    aldo: { bab: undefined, attacks: undefined, speed: undefined },
  },
  'the selected creature rides a horse': {
    aldo: { mount: 'horse' },
    besides: [armed(body('horse', 'Horse', 'party', 'large', [5, 5]))],
  },
};

const sceneOf = (
  ruleset: string,
  { aldo, foes = [GOBLIN, OGRE], besides = [], spent = {}, active = 'aldo' }: (typeof BOARDS)[''],
) => {
  const order = ['aldo', ...foes.map(({ id }) => id)];
  return {
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [{ ...ALDO, ...aldo }, ...foes.map(armed), ...besides],
    turn: { round: 2, active, order, acted: order, spent },
  };
};

/** The words that a sighted user sees: not those of closed sections, nor those for screen readers. */
function wordsSeen(panel: Element): readonly string[] {
  const copy = panel.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll(
    '.unseen, style, svg, details:not([open]) > :not(summary), [hidden]',
  ))
    hidden.remove();
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) texts.push(node.textContent ?? '');
    else for (const child of node.childNodes) walk(child);
  };
  walk(copy);
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

async function open(
  ruleset: string,
  board: (typeof BOARDS)[''],
  language: 'en' | 'it',
): Promise<Element> {
  const scene = sceneOf(ruleset, board);
  const { active, order } = scene.turn;
  ui = await mounted({
    scene,
    language,
    change: (store) => {
      store.ruleset.value = ruleset;
      return store;
    },
    besides: (store) => ({
      referee: smallReferee({ on: true, round: 1, active, order }),
      asks: asksHere(store),
    }),
  });
  ui.one('.foot [aria-label="Actions"], .foot [aria-label="Azioni"]').click();
  await until(() => expect(ui.all('.kind')).not.toHaveLength(0));
  return ui.one('.actions').parentElement!;
}

/** The rulesets whose actions panel lists actions. */
const LISTED = rulesets.filter(({ usual }) => usual !== undefined).map(({ id }) => id);

const LANGUAGES = languagesInWords(['en', 'it'] as const);

/** Each ruleset with each board, in the two languages by turns: each is seen in both. */
const CASES = LISTED.flatMap((id, nth) =>
  Object.entries(BOARDS).map(([what, board], place) => {
    const [words, language] = LANGUAGES[(nth + place) % 2]!;
    return [words, rulesetInWords(id), what, id, board, language] as const;
  }),
);

describe('the actions panel before any click', () => {
  it.each(CASES)(
    'in %s under %s, the actions panel opens with at most 150 words if %s',
    async (_words, _game, _what, ruleset, board, language) => {
      const seen = wordsSeen(await open(ruleset, board, language));
      expect(seen.length, seen.join(' ')).toBeLessThanOrEqual(150);
      // No refused action is shown: its kind opens to it and to the reason.
      expect(ui.all('.action-name[aria-disabled=true]')).toHaveLength(0);
    },
  );
});
