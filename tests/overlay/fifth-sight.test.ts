// @vitest-environment page
/**
 * The attack panel of a table that plays the fifth edition: who sees whom, the areas of spells, and
 * the game master's word on cover at its badge.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { marksOf } from '../../src/overlay/marks.ts';
import { aimingOf } from '../../src/state/aiming.ts';
import { degreesOf } from '../../src/state/degrees.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { languageFirst, rulesetsInWords } from '../support/titleWords.ts';

const bow = {
  id: 'bow',
  name: 'bow',
  kind: 'ranged',
  range: { normal: 16, long: 64 },
  ready: true,
};
/** An elf with darkvision in the dark, and an orc in the light behind an ally of hers. */
const TABLE = {
  format: 'quadretto/scene@1',
  grid: { kind: 'square', columns: 30, rows: 14 },
  cells: [{ at: [2, 5], light: 'dark' }],
  creatures: [
    {
      id: 'elf',
      name: 'Elf',
      side: 'party',
      at: [2, 5],
      size: 'medium',
      traits: ['darkvision-12'],
      attacks: [bow],
    },
    { id: 'ann', name: 'Ann', side: 'party', at: [5, 5], size: 'medium', saves: { reflex: 1 } },
    {
      id: 'orc',
      name: 'Orc',
      side: 'foes',
      at: [7, 5],
      size: 'medium',
      traits: [],
      saves: { reflex: 2 },
      conditions: ['restrained'],
    },
  ],
} as const;

let ui: Mounted;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

async function open(
  ruleset: string,
  language: 'it' | 'en' = 'en',
  target?: string,
  table: object = TABLE,
): Promise<void> {
  ui = await mounted({
    scene: { ...table, ruleset },
    language,
    select: 'elf',
    besides: (store) => ({ asks: asksHere(store), referee: smallReferee() }),
  });
  ui.store.ruleset.value = ruleset;
  ui.store.map.value = 'hall';
  if (target !== undefined) ui.store.targets.value = [target];
  ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
  await until(() => expect(ui.all('.pane .attack')).toHaveLength(1));
}
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim();
const drawn = () => marksOf(ui.store).shapes.value.filter(({ key }) => key.startsWith('aim:'));

describe.each(rulesetsInWords(['srd52', 'srd51']))(
  'the attack panel under %s',
  (rules, ruleset) => {
    it.each(
      languageFirst([
        ['en', 'Elf sees Orc.', 'Orc doesn’t see Elf: darkness.'],
        ['it', 'Elf vede Orc.', 'Orc non vede Elf: oscurità.'],
      ] as const),
    )(
      `under ${rules}, in %s, the attack panel says whether the attacker and the target see each other`,
      async (_, there, back, language) => {
        await open(ruleset, language, 'orc');
        await until(() => expect(ui.all('.sight .reason')).toHaveLength(2));
        const lines = ui.all('.sight .reason p:first-child').map((p) => plain(p.textContent ?? ''));
        expect(lines).toEqual([there, back]);
      },
    );

    it(
      `under ${rules}, the list of creatures in a spell area gives each creature’s save, ` +
        `cover and disadvantage`,
      async () => {
        await open(ruleset);
        ui.one('[data-aim="radius"]').click();
        await until(() => expect(ui.all('.paint-sheet')).toHaveLength(1));
        aimingOf(ui.store).at.value = [4, 5];
        await until(() => expect(ui.all('.caught > li')).toHaveLength(3));
        const orc = ui.all('.caught > li').find((line) => line.textContent?.includes('Orc'));
        const said = plain(orc?.textContent ?? '');
        expect(said).toContain('Dexterity save +4');
        expect(said).toContain('+2');
        expect(said).toContain('disadvantage: restrained');
        await until(() => expect(drawn().map(({ key }) => key)).toContain('aim:area'));
      },
    );

    it(
      `under ${rules}, one click on the button for an emanation draws its area around the ` +
        `caster, and a second click removes the area`,
      async () => {
        await open(ruleset);
        ui.one('[data-aim="emanation"]').click();
        await until(() => expect(ui.all('.caught > li')).toHaveLength(1));
        expect(ui.text('.caught')).toContain('Ann');
        await until(() => expect(drawn().map(({ key }) => key)).toContain('aim:area'));
        ui.one('[data-aim="emanation"]').click();
        await until(() => expect(drawn()).toEqual([]));
      },
    );
  },
);

it.each(
  languageFirst([
    ['en', 'The map states no light: bright everywhere.'],
    ['it', 'La mappa non indica la luce: luce intensa ovunque.'],
  ]),
)(
  'in %s, the attack panel says that every square is bright if the map has no light data',
  async (_name, text, language) => {
    await open('srd52', language, 'orc');
    expect(ui.text('.sight')).not.toContain(text);
    ui.end.abort();
    document.body.replaceChildren();
    const { cells: _, ...dayTable } = TABLE;
    await open('srd52', language, 'orc', dayTable);
    await until(() => expect(ui.text('.sight')).toContain(text));
  },
);

it('under D&D 5e (2024), the explanation of a target’s cover names the GM if the GM has set the cover', async () => {
  await open('srd52', 'en', 'orc');
  const badge = marksOf(ui.store).shapes.value.find(({ key }) => key === 'cover:badge');
  expect(badge?.why?.pair).toEqual({ from: 'elf', to: 'orc' });
  degreesOf(ui.store).set('elf', 'orc', 'total');
  await ui.settle();
  const set = marksOf(ui.store).shapes.value.find(({ key }) => key === 'cover:badge');
  expect(set?.why?.message).toBe('cover.gm');
});
