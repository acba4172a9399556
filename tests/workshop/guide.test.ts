/**
 * The user's guide: both languages have the same structure, everything that the guide shows has a
 * picture, and its statements match the code wherever a test can compare them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hosts } from '../../adapters/index.ts';
import { readers } from '../../adapters/foundry/sheets/index.ts';
import { POLICIES } from '../../src/encounter/policy.ts';
import { DEFAULT_KEYS } from '../../src/overlay/keyActions.ts';
import { keyName } from '../../src/overlay/pressedKeys.ts';
import { switchedLayers } from '../../src/overlay/layers/switches.ts';
import { blocksOf } from '../../src/pages/Prose.tsx';
import { locale, say } from '../../src/text/index.ts';
import { languagesInWords } from '../support/titleWords.ts';

const FOLDER = resolve('docs/guide');
const guide = (language: string): string => readFileSync(resolve(FOLDER, `${language}.md`), 'utf8');
const picturesOf = (language: string): string[] =>
  blocksOf(guide(language)).flatMap((block) => (block.is === 'picture' ? [block.path] : []));

it('the English and the Italian user guide have the same structure', () => {
  const shape = (language: string): string[] =>
    blocksOf(guide(language)).map((block) =>
      [
        block.is,
        'level' in block ? block.level : '',
        'items' in block ? block.items.length : '',
        'rows' in block ? block.rows.length : '',
        'path' in block ? block.path.replace(/\/(it|en)\//, '/') : '',
      ].join(' '),
    );
  expect(shape('it')).toEqual(shape('en'));
  expect(shape('en').length).toBeGreaterThan(60);
});

it.each(languagesInWords(['it', 'en']))(
  'the user guide in %s shows only existing pictures, and one for each layer of map marks',
  (_, language) => {
    const shown = picturesOf(language);
    expect(shown.filter((path) => !existsSync(resolve(FOLDER, path)))).toEqual([]);
    expect(
      readdirSync(resolve(FOLDER, 'pictures', language))
        .map((name) => `pictures/${language}/${name}`)
        .filter((path) => !shown.includes(path)),
    ).toEqual([]);
    for (const { id } of switchedLayers) expect(shown).toContain(`pictures/${language}/${id}.jpg`);
  },
);

it.each(languagesInWords(['it', 'en'] as const))(
  'the user guide in %s names layers, keys, settings for illegal moves and tabletops as the ' +
    'screen does',
  (_, language) => {
    locale.value = language;
    const text = guide(language);
    const headings = blocksOf(text).flatMap((block) =>
      block.is === 'heading' ? [block.text] : [],
    );
    for (const layer of switchedLayers)
      expect(headings.some((heading) => heading.startsWith(layer.switch.name()))).toBe(true);
    for (const action of ['safe', 'why', 'actions', 'log', 'fold', 'mute'] as const)
      expect(text).toContain(`\`${keyName(DEFAULT_KEYS[action] ?? '')}\``);
    for (const policy of POLICIES) expect(text).toContain(`| ${say('policy.name', { policy })} |`);
    for (const { name } of hosts) expect(text).toContain(`| ${name} |`);
    for (const { system } of readers) expect(text).toContain(system);
    for (const id of [
      'popup.practice',
      'popup.onceOnly',
      'popup.always',
      'panel.report',
      'panel.paint',
      'list.title',
      'log.action.export',
    ])
      expect(text).toContain(`*${say(id)}*`);
  },
);
