// @vitest-environment page
/**
 * The screen of a table that plays the fifth edition: no word of the older games stands on the map's
 * list, in the dock, in a readout or in any panel.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { startFight } from '../../adapters/practice/fight.ts';
import { scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import { select, tokensOf, toggleTarget } from '../../adapters/practice/table.ts';
import type { Cell } from '../../src/board/grid.ts';
import { sit } from '../practice/seat.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageInWords, rulesetInWords } from '../support/titleWords.ts';

const anyOf = (...words: readonly RegExp[]): RegExp =>
  new RegExp(words.map(({ source }) => source).join('|'), 'i');

/** Words of the older games. */
const OLDER = {
  en: anyOf(
    /\bAoOs?\b|attacks? of opportunity|5-foot step|five-foot|withdraw|threatened|\bBAB\b/,
    /(standard|move|swift) action|full[- ]round|double move|one move\b/,
    /\bReflex\b|\bFortitude\b|flat-footed|concealment/,
  ),
  it: anyOf(
    /\bAdO\b|passo d[ia] 1,5|ritirata|minaccia|terreno impervio|occultamento/,
    /azione (standard|di movimento|veloce)|round completo|doppio movimento|un movimento\b/,
    /Riflessi|Tempra|sprovvista/,
  ),
};

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  ui = undefined;
  document.body.replaceChildren();
});

/** All that a user sees, reads in a title, or hears. */
function everything(root: ShadowRoot): readonly string[] {
  const titles = [...root.querySelectorAll('[title], [aria-label]')].flatMap((e) =>
    [e.getAttribute('title'), e.getAttribute('aria-label')].filter((s) => s !== null),
  );
  const texts = [...root.querySelectorAll('*')].flatMap((e) =>
    e.localName === 'style'
      ? []
      : [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent ?? ''),
  );
  return [...titles, ...texts];
}

/** Plays a lesson's table under a ruleset, and gives what stood on the screen. */
async function played(id: string, ruleset: string, language: 'en' | 'it'): Promise<Set<string>> {
  const seat = sit(scenarioOf(id)!, ruleset);
  const { store, host } = seat;
  const shown: Mounted = await mounted({
    scene: null,
    language,
    select: '',
    change: () => store,
    besides: () => ({ referee: seat.referee, asks: seat.asks }),
  });
  ui = shown;
  const said = new Set<string>();
  const look = async (): Promise<void> => {
    await shown.settle(400);
    for (const text of everything(shown.root)) said.add(text);
  };
  const [first, ...others] = tokensOf(host.table);
  const foe = others.find(({ side }) => side !== first!.side) ?? first!;
  host.apply((t) => select(t, [first!.id]));
  await look();
  for (const token of [first!, ...others]) {
    host.point({ cell: token.at, x: 0, y: 0 });
    await look();
  }
  host.point(null);
  const [x, y] = first!.at;
  const away: readonly Cell[] = [
    [x, y + 1],
    [x, y + 2],
    [x, y + 3],
  ];
  for (const mode of ['move', 'disengage']) {
    store.mode.value = mode;
    seat.drag(first!.id, ...away);
    await look();
    host.endDrag();
  }
  host.apply((t) => toggleTarget(startFight(t), foe.id));
  host.apply((t) => select(t, [first!.id]));
  await look();
  for (const button of shown.all('.foot .iconbtn[aria-expanded]')) {
    button.click();
    await look();
  }
  await seat.referee.declare({ of: first!.id, action: 'dodge' });
  seat.walk(first!.id, [[x, y], ...away], 'move');
  await look();
  seat.end.abort();
  return said;
}

describe('words of the fifth edition', () => {
  it.each(
    ['srd52', 'srd51'].flatMap((ruleset) =>
      (['en', 'it'] as const).flatMap((language) =>
        ['first-steps', 'soft-cover', 'safe-path', 'torchlight'].map(
          (id) =>
            [
              languageInWords(language),
              rulesetInWords(ruleset),
              scenarioOf(id)!.title.en,
              id,
              ruleset,
              language,
            ] as const,
        ),
      ),
    ),
  )(
    'in %s under %s, the panels use no terms of older editions while the practice lesson “%s” is open',
    async (_name, _game, _lesson, id, ruleset, lang) => {
      const said = await played(id, ruleset, lang);
      expect(said.size).toBeGreaterThan(60);
      expect([...said].filter((text) => OLDER[lang].test(text))).toEqual([]);
    },
  );
});
