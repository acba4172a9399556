// @vitest-environment page
/** How much there is to read in the actions panel before the user opens anything. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { languagesInWords, rulesetInWords } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

/** Kinds of the resources that a fighter has spent in its turn. */
const SPENT = {
  nothing: {},
  'the standard action': { standard: true },
  everything: { standard: true, move: 2, swift: true },
};

/** A fighter with sword and bow beside a goblin; an ogre is two squares away. */
const sceneOf = (ruleset: string, spent: object) => ({
  format: 'quadretto/scene@1',
  ruleset,
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures: [
    {
      id: 'aldo',
      name: 'Aldo',
      side: 'party',
      at: [5, 5],
      size: 'medium',
      build: 'tall',
      speed: { land: 6 },
      bab: 6,
      attacks: [
        { id: 's', name: 'sword', kind: 'melee', ready: true },
        { id: 'b', name: 'bow', kind: 'ranged', rangeIncrement: 20, ready: true },
      ],
    },
    ...(
      [
        ['gob', 'Goblin', 'small', [6, 5]],
        ['ogre', 'Ogre', 'large', [2, 4]],
      ] as const
    ).map(([id, name, size, at]) => ({
      id,
      name,
      side: 'foes',
      at,
      size,
      build: 'tall',
      speed: { land: 6 },
      attacks: [{ id: 'p', name: 'club', kind: 'melee', ready: true }],
    })),
  ],
  turn: {
    round: 2,
    active: 'aldo',
    order: ['aldo', 'gob', 'ogre'],
    acted: ['aldo', 'gob', 'ogre'],
    spent,
  },
});

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

async function open(ruleset: string, spent: object, language: 'en' | 'it'): Promise<Element> {
  ui = await mounted({
    scene: sceneOf(ruleset, spent),
    language,
    change: (store) => {
      store.ruleset.value = ruleset;
      return store;
    },
    besides: (store) => ({
      referee: smallReferee({ on: true, round: 1, active: 'aldo', order: ['aldo', 'gob', 'ogre'] }),
      asks: asksHere(store),
    }),
  });
  ui.one('.foot [aria-label="Actions"], .foot [aria-label="Azioni"]').click();
  await until(() => expect(ui.all('.action')).not.toHaveLength(0));
  return ui.one('.actions').parentElement!;
}

/** The other rulesets with turns list more actions at rest: up to 240 words. */
const SHORT = ['srd52', 'srd51'];

describe.each(languagesInWords(['en', 'it'] as const))(
  'the actions panel before any click, in %s',
  (_, language) => {
    it.each(
      SHORT.flatMap((id) =>
        Object.entries(SPENT).map(
          ([what, spent]) => [rulesetInWords(id), what, id, spent] as const,
        ),
      ),
    )(
      'under %s, the actions panel shows at most 150 words before any click if %s was spent',
      async (_game, _what, ruleset, spent) => {
        const words = wordsSeen(await open(ruleset, spent, language));
        expect(words.length, words.join(' ')).toBeLessThanOrEqual(150);
      },
    );
  },
);
