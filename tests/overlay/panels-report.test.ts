// @vitest-environment page
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logDocument } from '../../src/encounter/document.ts';
import { journal } from '../../src/encounter/journal.ts';
import { judgedLine } from '../../src/judge/line.ts';
import { lapse } from '../../src/report/failures.ts';
import type { Report } from '../../src/report/report.ts';
import { play } from '../bench/soak/play.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { smallReferee } from './small-referee.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
const blobs: Blob[] = [];
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
  blobs.length = 0;
});

const EVENTS = [...play(60)];

/** Opens the panel over a table with a referee and some earlier messages and events. */
async function open(
  options: Parameters<typeof mounted>[0] = {},
  page = 'chrome-extension://abc/practice.html',
): Promise<void> {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(page);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:report';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const log = journal(EVENTS);
  log.add({
    kind: 'allow',
    id: 'allowed',
    seq: 99_999,
    at: 0,
    of: EVENTS[0]?.id ?? '',
    by: 'Franca',
    note: 'Aldo slipped',
  });
  const referee = Object.assign(smallReferee(), {
    exported: () =>
      JSON.stringify(
        logDocument(log, { ruleset: 'sigil', names: { a: 'Aldo', b: 'Ogre' } }, new Date(0)),
      ),
  });
  ui = await mounted({ besides: () => ({ referee }), ...options });
}

/** Opens the panel from the dock's settings, types a comment and saves. */
async function saved({ nameless = false } = {}): Promise<Report> {
  ui.one('.foot > .iconbtn:last-child').click();
  await ui.settle();
  ui.one('.help [data-opens=report]').click();
  await ui.settle();
  const words = ui.one('#report-said') as HTMLTextAreaElement;
  words.value = 'Aldo should not provoke from the Ogre';
  words.dispatchEvent(new Event('input', { bubbles: true }));
  if (nameless) ui.one('[data-panel=report] .foot input[type=checkbox]').click();
  await ui.settle();
  ui.one('[data-panel=report] .foot [data-main]').click();
  await ui.settle();
  const text = (await blobs[0]?.text()) ?? '';
  expect(text.trim().split('\n')).toHaveLength(1);
  return JSON.parse(text) as Report;
}

const run = (script: string, report: object): { code: number | null; out: string; err: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-report-'));
  const file = join(folder, 'report.json');
  writeFileSync(file, `${JSON.stringify(report)}\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts', script), file],
    { encoding: 'utf8', timeout: 240_000 },
  );
  rmSync(folder, { recursive: true, force: true });
  return { code: status, out: stdout, err: stderr };
};

describe('“Report a problem”', () => {
  it('a problem report is one file with map data, rules requests, log, versions, settings and errors', async () => {
    const failed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    ui.store.host.value = { name: 'Foundry', version: '13.346', system: 'D35E' };
    ui.store.provenance.value = new Map([
      ['ogre', { kind: 'Ogre', from: { size: { from: 'sheet', field: 'size' } } }],
    ]);
    ui.store.notices.value = [{ code: 'grid.kind', params: { text: 'Ogre' } }];
    ui.store.drag.value = {
      of: 'aldo',
      path: [
        [2, 6],
        [3, 6],
        [4, 6],
      ],
    };
    ui.store.targets.value = ['gob', 'nobody'];
    lapse('a layer failed.', new Error('Ogre is not a number'));
    const report = await saved();
    expect(failed).toHaveBeenCalledOnce();
    expect(report).toMatchObject({
      format: 'quadretto/report@1',
      said: 'Aldo should not provoke from the Ogre',
      language: 'en',
      versions: { host: { name: 'Foundry', version: '13.346', system: 'D35E' } },
      scene: { ruleset: 'srd35', creatures: [{ name: 'Aldo' }, {}, {}] },
      reading: {
        selection: ['aldo'],
        provenance: { ogre: { kind: 'Ogre' } },
        notices: [{ code: 'grid.kind' }],
      },
      choices: { ruleset: 'srd35', layers: expect.arrayContaining(['threat', 'path']) as string[] },
      log: { ruleset: 'sigil' },
    });
    expect(report.versions.browser).not.toBe('');
    expect(report.lapses.at(-1)).toMatchObject({
      what: 'a layer failed.',
      error: expect.stringContaining('Ogre is not a number') as string,
    });
    expect(report.ask).toEqual([
      { ask: 'threat', of: 'aldo' },
      { ask: 'threat', of: 'gob' },
      { ask: 'threat', of: 'ogre' },
      { ask: 'reachable', of: 'aldo', mode: 'move' },
      {
        ask: 'move',
        of: 'aldo',
        mode: 'move',
        path: [
          [2, 6],
          [3, 6],
          [4, 6],
        ],
      },
      { ask: 'flanking', target: 'gob' },
      { ask: 'cover', from: 'aldo', to: 'gob' },
      { ask: 'concealment', from: 'aldo', to: 'gob' },
    ]);
    expect(ui.text('[data-panel=report] [role=status]')).toMatch(
      /^Saved: quadretto-.*report\.json$/,
    );
  });

  it('the commands “judge” and “replay” answer the requests and replay the log of a problem report', async () => {
    await open();
    const report = await saved();
    const judged = run('judge.ts', report);
    expect([judged.code, judged.err]).toEqual([0, '']);
    const { answer } = JSON.parse(judged.out) as { answer: object[] };
    expect(answer).toHaveLength(report.ask.length);
    expect(answer[0]).toHaveProperty('cells');
    const played = run('replay.ts', report);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out.split('\n').length).toBeGreaterThan(10);
  });

  it('a problem report with all names replaced gives the same verdicts and the same log', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.title = 'Franca’s table';
    await open({
      scene: {
        ...TABLE,
        creatures: TABLE.creatures.map((c) => (c.id === 'gob' ? { ...c, name: 'Ogre 2' } : c)),
      },
    });
    ui.store.provenance.value = new Map([['ogre', { kind: 'Ogre', from: {} }]]);
    ui.store.notices.value = [{ code: 'grid.kind', params: { text: 'Ogre 2, Ogress' } }];
    lapse('a layer failed.', new Error('Ogre'));
    const report = await saved({ nameless: true });
    const text = JSON.stringify(report);
    expect(text).not.toMatch(/Aldo|Franca|Ogre(?!ss)/);
    const [aldo, , ogre] =
      report.scene?.creatures?.map(({ id, name }) => {
        expect(name).toBeUndefined();
        return id;
      }) ?? [];
    expect([aldo, ogre]).toEqual([
      expect.stringMatching(/^id\d+$/),
      expect.stringMatching(/^id\d+$/),
    ]);
    expect(report.said).toBe(`${aldo} should not provoke from the ${ogre}`);
    expect(report.reading.notices[0]).toEqual({ code: 'grid.kind', params: { text: '…' } });
    expect(ui.text('[data-panel=report] [role=status]')).toBe('Saved: quadretto-report.json');
    expect(judgedLine(JSON.stringify(report), 1).bad).toBe(false);
    expect(run('replay.ts', report).code).toBe(0);
  });

  it(
    'the panel for problem reports has no text field, because the tabletop’s page would ' +
      'see what is typed',
    async () => {
      await open({}, 'https://app.roll20.net/editor/');
      ui.one('.foot > .iconbtn:last-child').click();
      await ui.settle();
      ui.one('.help [data-opens=report]').click();
      await ui.settle();
      expect(
        ui.all('[data-panel=report] textarea, [data-panel=report] input:not([type=checkbox])'),
      ).toHaveLength(0);
      expect(ui.text('[data-panel=report]')).toContain('where you attach the file');
      ui.one('[data-panel=report] .foot [data-main]').click();
      await ui.settle();
      expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({ said: '' });
    },
  );

  it('the user can save a problem report even if no map is open', async () => {
    await open({ scene: null });
    ui.one('.notices.alone .to-report').click();
    await ui.settle();
    ui.one('[data-panel=report] .foot [data-main]').click();
    await ui.settle();
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({
      scene: null,
      ask: [],
      dock: [],
    });
  });
});

describe('the buttons of a panel that are always visible', () => {
  it.each(
    languageFirst([
      ['en', 'Replace names with numbers'],
      ['it', 'Sostituisci i nomi con numeri'],
    ] as const),
  )(
    'in %s, the choice to replace names stands beside the button that saves a problem report',
    async (_, words, language) => {
      await open({ language });
      ui.one('.foot > .iconbtn:last-child').click();
      await ui.settle();
      ui.one('.help [data-opens=report]').click();
      await ui.settle();
      const foot = ui.one('[data-panel=report] .report-foot');
      expect(foot.querySelector('label')?.textContent).toBe(words);
      expect(foot.querySelectorAll('[data-main]')).toHaveLength(1);
    },
  );

  it.each(
    languageFirst([
      ['en', 'no difference', 'agrees', 'Nothing differs: 2 of 3 could be compared.'],
      ['it', 'no difference', 'agrees', 'Nessuna differenza: 2 di 3 confrontati.'],
      ['en', 'a difference', 'differs', 'One fact differs from the tabletop: save a report.'],
      ['it', 'a difference', 'differs', 'Un dato differisce dal tavolo: salva una segnalazione.'],
    ] as const),
  )(
    'in %s, the check of Quadretto’s data against the virtual tabletop’s data reports %s',
    async (_, _what, verdict, words, language) => {
      await open({
        language,
        besides: (store) => ({
          check: () => {
            store.checks.value = [
              { probe: 'cells', verdict: 'agrees', compared: 4, differing: 0 },
              { probe: 'sizes', verdict, compared: 4, differing: verdict === 'differs' ? 1 : 0 },
              { probe: 'turns', verdict: 'unclear', compared: 0, differing: 0 },
            ];
            return Promise.resolve(true);
          },
        }),
      });
      ui.one('.foot > .iconbtn:last-child').click();
      await ui.settle();
      ui.one('.help [data-opens=check]').click();
      await ui.settle();
      expect(ui.all('[data-panel=check] .report-foot .to-report')).toHaveLength(0);
      ui.one('[data-panel=check] [data-main]').click();
      await ui.settle();
      expect(ui.text('[data-panel=check] .report-foot [role=status]')).toBe(words);
      expect(ui.all('[data-panel=check] .report-foot [data-opens=report]')).toHaveLength(1);
    },
  );
});
