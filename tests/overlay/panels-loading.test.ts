// @vitest-environment page
/** The contents of the panels, which a host's page loads when a panel is first opened. */
import { afterEach, expect, it } from 'vitest';
import { contents } from '../../src/overlay/panels/contents.ts';
import { panels } from '../../src/overlay/panels/index.ts';
import type { Contents } from '../../src/overlay/panels/panel.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

it('the contents of all panels are loaded together, when the user opens the first panel', async () => {
  let asked = 0;
  let give: (them: Contents) => void = () => undefined;
  const load = (): Promise<Contents> => {
    asked += 1;
    return new Promise((done) => {
      give = done;
    });
  };
  ui = await mounted({ contents: load });
  expect(asked).toBe(0);
  ui.one('.dock .foot .iconbtn').click();
  await ui.settle();
  expect(asked).toBe(1);
  const pane = ui.one('.pane');
  expect(pane.querySelector('.body')?.textContent).toBe('');
  expect(ui.root.activeElement).toBe(pane);
  give(contents);
  await ui.settle();
  expect(ui.text('.pane')).not.toBe('');
  for (const each of ui.all('.dock .foot .iconbtn').slice(0, 3)) each.click();
  await ui.settle();
  expect(asked).toBe(1);
});

it.each(
  languageFirst([
    ['en', 'The panels could not be loaded. Reload the page.'],
    ['it', 'Non è stato possibile caricare i pannelli. Ricarica la pagina.'],
  ] as const),
)(
  'in %s, a panel whose contents cannot be loaded shows an error, and can be opened again later',
  async (_, sentence, language) => {
    let fails = true;
    ui = await mounted({
      language,
      contents: () => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(contents)),
    });
    const open = ui.one('.dock .foot .iconbtn');
    open.click();
    await ui.settle();
    expect(ui.text('.pane [role=alert]')).toBe(sentence);
    fails = false;
    open.click();
    await ui.settle();
    open.click();
    await ui.settle();
    expect(ui.all('.pane [role=alert]')).toEqual([]);
    expect(ui.text('.pane')).not.toBe('');
  },
);

it('the list of panels and the list of panel contents name the same panels', () => {
  const ids = [
    'actions',
    'attack',
    'card',
    'check',
    'intentions',
    'log',
    'marks',
    'paint',
    'report',
    'settings',
    'shortcuts',
    'timeline',
  ];
  expect(Object.keys(contents).sort()).toEqual(ids);
  expect(panels.map(({ id }) => id).sort()).toEqual(ids);
});
