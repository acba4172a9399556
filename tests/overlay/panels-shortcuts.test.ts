// @vitest-environment page
/** The sheet of shortcuts: keys of layers, panels and commands, and the conflicts among them. */
import { afterEach, expect, it } from 'vitest';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function open(language: 'en' | 'it' = 'en'): Promise<void> {
  ui = await mounted({ language });
  ui.one('.dock .foot .iconbtn:last-child').click();
  await ui.settle();
  ui.one('.help [data-opens=shortcuts]').click();
  await ui.settle();
}
const line = (action: string): string => ui.text(`.shortcuts [data-action=${action}]`);

it.each(
  languageFirst([
    ['en', 'Inside a panel', 'Shortcuts'],
    ['it', 'Dentro un pannello', 'Scorciatoie'],
  ] as const),
)(
  'in %s, the list of shortcuts contains Alt+Shift+/ and the keys that work inside panels',
  async (_, inside, own, language) => {
    await open(language);
    expect(ui.text('.shortcuts')).toContain(inside);
    expect(line('shortcuts')).toContain(own);
    expect(line('shortcuts')).toContain('Alt Shift /');
  },
);

it('the list of shortcuts says which shortcut is used twice, is used by the tabletop, or is missing', async () => {
  await open();
  ui.prefs.keys.value = {
    ...ui.prefs.keys.value,
    why: 'alt+shift+d',
    mute: '',
    log: 'alt+shift+l',
  };
  ui.prefs.hostKeys.value = ['alt+shift+l'];
  await ui.settle();
  expect(line('why')).toContain('same key: Fold or open the dock');
  expect(line('fold')).toContain('same key: Why?');
  expect(line('mute')).toContain('no key');
  expect(line('log')).toContain('Alt Shift L: the tabletop uses it');
  expect(line('safe')).not.toContain('same key');
});

it.each([
  ['D&D 3.5', 'contains', 'srd35', true],
  ['D&D 5e (2024)', 'does not contain', 'srd52', false],
] as const)(
  'under %s, the list of shortcuts %s the shortcut of the flanking layer',
  async (_game, _verb, ruleset, listed) => {
    await open();
    ui.store.ruleset.value = ruleset;
    await ui.settle();
    expect(ui.all('.shortcuts [data-action=flanking]').length > 0).toBe(listed);
    expect(line('threat')).not.toBe('');
  },
);
