// @vitest-environment page
/**
 * The log panel with a simulated referee: its content, its buttons by keyboard alone, and its
 * effects on the rest of the overlay.
 */
import '../support/texts.ts';
import { signal, type Signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { understood, type Corrections } from '../../src/amendments/correction.ts';
import { answersWanted, type Entry, type Offer } from '../../src/encounter/entry.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import type { Hearer } from '../../src/state/host.ts';
import { broke, busy, entry, gives, move, ruling, act, answered } from './log-entries.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { smallReferee, type SmallReferee } from './small-referee.ts';

type Loose = { -readonly [K in keyof SmallReferee]: SmallReferee[K] } & {
  offers: Signal<readonly Offer[]>;
  waiting: Signal<number>;
  shared: Signal<boolean>;
};

let ui: Mounted;
let referee: Loose;
let book: Signal<Corrections>;

const openOf = (entries: readonly Entry[]): readonly Offer[] =>
  entries.toReversed().flatMap(({ offers }) => offers.filter(({ answer }) => answer === 'open'));
function put(entries: readonly Entry[]): void {
  referee.entries.value = entries;
  referee.offers.value = openOf(entries);
  referee.waiting.value = entries.reduce((sum, each) => sum + answersWanted(each), 0);
}

async function open({
  entries = busy(),
  gm = true,
  language = 'en',
  whisper,
  change,
}: {
  entries?: readonly Entry[];
  gm?: boolean;
  language?: 'it' | 'en';
  whisper?: (text: string, to: Hearer) => Promise<boolean>;
  change?: (referee: Loose) => void;
} = {}): Promise<void> {
  book = signal<Corrections>({});
  referee = smallReferee({ on: true, round: 3, active: 'gob' }) as Loose;
  put(entries);
  change?.(referee);
  ui = await mounted({
    language,
    ...(whisper && { whisper }),
    correcting: () => ({
      all: book,
      campaign: signal('table/game'),
      change: (edit) => {
        book.value = edit(book.peek());
        return Promise.resolve();
      },
    }),
  });
  ui.store.referee.value = referee;
  ui.store.gm.value = gm;
  await ui.settle();
  ui.one('.dock .foot [aria-label*="log"], .dock .foot [aria-label*="Registro"]').click();
  await until(() => {
    if (ui.all('[data-panel=log] .filters').length === 0) throw new Error('not there yet');
  });
}
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
});

const row = (id: string): string => `[data-entry="${id}"]`;
const named = (inside: string, text: string): HTMLElement => {
  const found = ui
    .all(`${inside} button`)
    .find(
      (b) =>
        b.textContent?.trim() === text || b.getAttribute('aria-label')?.includes(text) === true,
    );
  if (found === undefined)
    throw new Error(
      `no button "${text}" in ${inside}: ${ui
        .all(`${inside} button`)
        .map((b) => b.getAttribute('aria-label') ?? b.textContent)
        .join(' | ')}`,
    );
  return found;
};
const told = (what: string): readonly unknown[][] =>
  referee.told.filter(([name]) => name === what).map(([, ...rest]) => rest);

describe('the list of entries in the log panel', () => {
  it(
    'the log panel lists entries by round, newest first, with the verdict, the reason ' +
      'and the cited rule',
    async () => {
      await open();
      expect(ui.all('.entry').map((e) => e.dataset['entry'])).toEqual(
        busy()
          .map(({ id }) => id)
          .reverse(),
      );
      expect(ui.all('.entries > .round').map((e) => e.textContent)).toEqual(['round 2', 'round 1']);
      expect(ui.text('.round-now')).toBe('round 3');
      expect(ui.text(`${row('e10')} .strong`)).toContain('Goblin moved');
      expect(ui.text(row('e10'))).toContain('40\u00a0ft. needed; Goblin has 30\u00a0ft.');
      expect(ui.text(`${row('e10')} .source`)).toContain('SRD 3.5');
      expect(ui.one(row('e10')).dataset['raised']).toBe('true');
      expect(ui.text(row('e2'))).toContain('Allowed by Carla: “the door was open”.');
    },
  );

  it('each filter of the log panel shows how many entries it has, and lists only those entries', async () => {
    await open();
    expect(ui.all('.filters button').map((b) => b.textContent)).toEqual([
      'All 11',
      'Illegal 1',
      'Doubtful 1',
      'AoO 4',
    ]);
    named('.filters', 'Illegal 1').click();
    await ui.settle();
    expect(ui.all('.entry').map((e) => e.dataset['entry'])).toEqual(['e10']);
    expect(ui.all('.filters [aria-pressed=true]').map((b) => b.textContent)).toEqual(['Illegal 1']);
    named('.filters', 'AoO 4').click();
    await ui.settle();
    expect(ui.all('.entry').map((e) => e.dataset['entry'])).toEqual(['e10', 'e8', 'e4', 'e3']);
  });

  it('the log panel says that nothing has happened yet while the log is empty', async () => {
    await open({ entries: [] });
    expect(ui.text('.log .none')).toBe('Nothing has happened yet.');
    expect(ui.all('.entry')).toHaveLength(0);
  });

  it('the log panel shows HTML in names and notes as plain text', async () => {
    await open({
      entries: [
        entry(
          0,
          move({
            of: 'gob',
            ruling: ruling({ faults: [broke('<img src=x>', { by: '<b>x</b>' })] }),
          }),
          { verdict: 'allowed', allowed: { by: '<script>alert(1)</script>', note: '\u202E<i>' } },
        ),
      ],
    });
    expect(ui.all('.entry img, .entry script, .entry b, .entry i')).toHaveLength(0);
    expect(ui.text(row('e0'))).toContain('<script>alert(1)</script>');
  });

  it('the log panel shows a long log in pages of 80 entries', async () => {
    await open({ entries: Array.from({ length: 205 }, (_, i) => entry(i, move())) });
    expect(ui.all('.entry')).toHaveLength(80);
    named('.log', '125 older').click();
    await ui.settle();
    expect(ui.all('.entry').map((e) => e.dataset['entry'])[0]).toBe('e124');
    expect(ui.all('.entry')).toHaveLength(80);
    named('.log', '80 newer').click();
    await ui.settle();
    expect(ui.one('.entry').dataset['entry']).toBe('e204');
  });

  it('a new event adds one row to the log panel, and the other rows keep their HTML elements', async () => {
    await open();
    const rows = ui.all('.entry');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void changes.push(...records));
    watch.observe(ui.one('.entries'), {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    // Every entry is a new object, as when the log is read again.
    put([...structuredClone(busy()), entry(11, move({ of: 'ogre' }), { round: 3 })]);
    await ui.settle();
    watch.disconnect();
    expect(ui.all('.entry').slice(1)).toEqual(rows);
    expect(
      changes.filter(({ type, target }) => type === 'childList' && target !== ui.one('.entries')),
    ).toEqual([]);
    expect(ui.one(row('e11')).dataset['fresh']).toBe('true');
    expect(rows.some((e) => e.dataset['fresh'] !== undefined)).toBe(false);
  });

  it('while the log is not shared, the log panel says that the log is kept on this computer', async () => {
    await open({
      change: (r) => {
        r.shared.value = false;
      },
    });
    expect(ui.text('[data-panel=log] .foot')).toContain('Kept on this computer');
    referee.shared.value = true;
    await ui.settle();
    expect(ui.all('[data-panel=log] .foot')).toHaveLength(0);
  });

  it('the log tab shows a warning when the tabletop stops responding', async () => {
    await open();
    expect(ui.all('.tab-row .stale')).toHaveLength(0);
    ui.store.stale.value = true;
    await ui.settle();
    expect(ui.one('.tab-row .stale').getAttribute('aria-label')).toContain('stopped responding');
  });
});

describe('actions on a log entry', () => {
  it('the main panel has a button “Take back” for the last move if the user may take back that move', async () => {
    await open({
      change: (r) => {
        r.canTakeBack = ({ id }) => id === 'e10';
        r.takeBack = vi.fn(() => Promise.resolve(true));
      },
    });
    expect(ui.text('.last-move')).toContain('Goblin moved');
    named('.last-move', 'Take back').click();
    expect(referee.takeBack).toHaveBeenCalledWith('e10');
    put(busy().slice(0, -1));
    await ui.settle();
    expect(ui.all('.last-move')).toHaveLength(0);
  });

  it('a log entry has the button “Take back” only if the move of that entry can be taken back', async () => {
    await open({
      change: (r) => {
        r.canTakeBack = ({ id }) => id === 'e10';
        r.takeBack = vi.fn(() => Promise.resolve(false));
      },
    });
    expect(ui.all('.entries button').filter((b) => b.textContent === 'Take back')).toHaveLength(1);
    named(row('e10'), 'Take back').click();
    await ui.settle();
    expect(referee.takeBack).toHaveBeenCalledWith('e10');
    expect(ui.text(`${row('e10')} [role=status]`)).toBe(
      'The tabletop rejected it: nothing was moved.',
    );
  });

  it('only the GM has a button in the log that allows an illegal move', async () => {
    await open();
    named(row('e10'), 'Allow').click();
    expect(told('allow')).toEqual([['e10']]);
    ui.store.gm.value = false;
    await ui.settle();
    expect(ui.all(`${row('e10')} button`).filter((b) => b.textContent === 'Allow')).toHaveLength(0);
    expect(named(row('e10'), 'Dismiss')).toBeDefined();
  });

  it('the GM can add a note to an allowed move, and change the note', async () => {
    await open();
    named(row('e2'), 'Add a note').click();
    await ui.settle();
    const field = ui.one(`${row('e2')} input`) as HTMLInputElement;
    expect(ui.root.activeElement).toBe(field);
    expect(field.value).toBe('the door was open');
    field.value = ' Tumble 25 ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await ui.settle();
    ui.one(`${row('e2')} form`).dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
    expect(told('allow')).toEqual([['e2', 'Tumble 25']]);
    ui.store.gm.value = false;
    await ui.settle();
    expect(ui.text(row('e2'))).not.toContain('Add a note');
  });

  it('the user can dismiss a log entry, show its square on the map, and undo its action', async () => {
    await open({
      entries: [
        ...busy(),
        entry(11, act({ action: 'trip' }), { round: 3 }),
        entry(12, act({ action: 'trip' }), { round: 2 }),
      ],
    });
    named(row('e10'), 'Dismiss').click();
    named(row('e10'), 'Show the place').click();
    named(row('e11'), 'Undo').click();
    expect(told('dismiss')).toEqual([['e10']]);
    expect(told('show')).toEqual([[[13, 6], 1]]);
    expect(told('undo')).toEqual([['e11']]);
    expect(ui.all(`${row('e12')} button`).filter((b) => b.textContent === 'Undo')).toHaveLength(0);
  });

  it(
    'the whisper button of an illegal move’s log entry sends the reason why the move is ' +
      'illegal, with the cited rule',
    async () => {
      const whisper = vi.fn((_text: string, _to: Hearer) => Promise.resolve(true));
      await open({ whisper });
      named(row('e10'), 'Whisper').click();
      await ui.settle();
      named(`${row('e10')} .whisper`, 'Whisper to me').click();
      await ui.settle();
      expect(whisper.mock.calls).toEqual([
        [expect.stringMatching(/^40\sft\. needed; Goblin has 30\sft\. \(SRD 3\.5, /), 'self'],
      ]);
    },
  );

  it(
    'buttons in the log entry of a move let the user count the move as another kind, such as ' +
      'a withdrawal',
    async () => {
      await open({
        change: (r) => {
          r.otherModes = ({ id }): readonly Mode[] =>
            id === 'e10' ? ['double-move', 'withdraw'] : [];
        },
      });
      expect(ui.text(`${row('e10')} .meant`)).toContain('Count it as:');
      named(`${row('e10')} .meant`, 'withdraw').click();
      expect(told('reread')).toEqual([['e10', 'withdraw']]);
    },
  );

  it('the log asks the user for a creature’s missing fact, and the answer changes that creature only', async () => {
    await open({
      entries: [
        entry(0, move({ ruling: ruling({ unknown: ['turn.spent', 'creatures.ogre.attacks'] }) }), {
          open: true,
        }),
      ],
    });
    expect(ui.text(row('e0'))).toContain('Not certain: Ogre’s weapon is a guess.');
    expect(ui.text(row('e0'))).toContain('Is Ogre armed?');
    named(row('e0'), 'Unarmed').click();
    await ui.settle();
    expect([...understood(book.value).values()]).toMatchObject([
      { scope: 'token', of: 'ogre', fact: 'hand', value: [], campaign: 'table/game' },
    ]);
    expect(told('reread')).toEqual([['e0', 'move']]);
    expect(ui.all(`${row('e0')} button`).filter((b) => b.textContent === 'Unarmed')).toHaveLength(
      0,
    );
  });

  it('the log says “may get an attack of opportunity” if a fact about the attacker is missing', async () => {
    const provoked = [gives('ogre', { unknown: ['creatures.ogre.attacks'] })];
    await open({ entries: [entry(0, move({ ruling: ruling({ provoked }) }), { open: true })] });
    expect(ui.text(row('e0'))).toContain('Ogre may get an attack of opportunity');
  });

  it('the log entry of a move that was taken back has no whisper button', async () => {
    await open({
      entries: [entry(0, move({})), entry(1, move({}), { undone: { back: true } })],
      whisper: vi.fn(() => Promise.resolve(true)),
    });
    expect(ui.all(`${row('e0')} .row > .dot`)).toHaveLength(0);
    expect(ui.all(`${row('e1')} .row > .dot`)).toHaveLength(1);
    const whispers = (id: string) => ui.all(`${row(id)} [aria-label$="Whisper"]`);
    expect(whispers('e0')).toHaveLength(1);
    expect(whispers('e1')).toHaveLength(0);
  });

  it(
    'the log asks whether a creature of unknown build is tall or long, and gives the reach ' +
      'for each answer',
    async () => {
      const unknown = ['turn.spent', 'creatures.ogre.abilities.dex', 'creatures.ogre.build'];
      await open({ entries: [entry(0, move({ ruling: ruling({ unknown }) }), { open: true })] });
      expect(ui.text(row('e0'))).toContain(
        'Is Ogre tall (reach 10\u00a0ft.) or long (reach 5\u00a0ft.)?',
      );
      expect(ui.text(row('e0'))).toContain('Not certain: what was done this turn is a guess.');
      expect(ui.text(row('e0'))).toContain('Not certain: a value of Ogre’s is a guess.');
      named(row('e0'), 'Long').click();
      await ui.settle();
      expect([...understood(book.value).values()]).toMatchObject([
        { scope: 'token', of: 'ogre', fact: 'build', value: 'long' },
      ]);
    },
  );
});

describe('the export of the log', () => {
  it('the user can export the log as text with times, or as data for a problem report', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:log';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    document.title = 'The Sunken Crypt!';
    await open({
      change: (r) => {
        r.exported = () => '{"format":"log"}';
      },
    });
    for (const name of ['as text', 'for a report (JSON)']) {
      named('.tab-row', 'Export').click();
      await ui.settle();
      ui.all('.tab-row [role=menuitem]')
        .find((b) => b.textContent === name)
        ?.click();
      await ui.settle();
    }
    expect(names).toEqual([
      'quadretto-the-sunken-crypt-log.txt',
      'quadretto-the-sunken-crypt-log.json',
    ]);
    const [text = '', data] = await Promise.all(blobs.map((blob) => blob.text()));
    expect(text).toMatch(
      /^Quadretto, .*, The Sunken Crypt!\n\n== Round 1\.\n\d\d:\d\d {2}Combat begins\.\n/,
    );
    expect(text).toContain('Goblin: outside the rules.');
    expect(data).toBe('{"format":"log"}');
  });
});

describe('attacks of opportunity in the log and on the map', () => {
  const taken = (): Offer[] => vi.mocked(referee.take).mock.calls.map(([offer]) => offer);
  it('in the log, the user can make an attack of opportunity, skip it, or use it to trip', async () => {
    await open({
      change: (r) => {
        r.take = vi.fn(() => Promise.resolve(true));
      },
    });
    const offers = ui.all('.offer');
    expect(offers.map((o) => o.querySelector('svg text')?.textContent)).toEqual(['1', '2?']);
    named(`${row('e10')} .offer`, 'Attack made').click();
    named(`${row('e8')} .offer`, 'Skip it').click();
    expect(taken().map(({ event, nth }) => [event, nth])).toEqual([['e10', 0]]);
    expect(told('pass')).toMatchObject([[{ event: 'e8', nth: 0 }]]);
    named(`${row('e10')} .offer`, 'Use it to…').click();
    await ui.settle();
    ui.all('.offer [role=menuitem]')
      .find((b) => b.textContent === 'Trip')
      ?.click();
    expect(vi.mocked(referee.take).mock.calls.at(-1)?.[1]).toBe('trip');
  });

  it('each undecided attack of opportunity has a card on the map, even while the log is closed', async () => {
    await open({
      change: (r) => {
        r.take = vi.fn(() => Promise.resolve(true));
      },
    });
    named('.tab-row', 'Close').click();
    await ui.settle();
    expect(ui.all('[data-panel=log]')).toHaveLength(0);
    const cards = (): (string | undefined)[] =>
      ui.all('.offer-card').map(({ dataset }) => dataset['by']);
    expect(cards().sort()).toEqual(['aldo', 'gob']);
    expect(ui.text('.offer-card[data-by=aldo]')).toContain(
      'Aldo gets an attack of opportunityGoblin leaves a square that Aldo threatens.',
    );
    named('.offer-card[data-by=aldo]', 'It misses').click();
    named('.offer-card[data-by=gob]', 'Skip it').click();
    expect(taken().map(({ event, nth }) => [event, nth])).toEqual([['e10', 0]]);
    expect(referee.take).toHaveBeenCalledWith(expect.anything(), undefined, false);
    expect(told('pass')).toMatchObject([[{ event: 'e8', nth: 0 }]]);
    ui.store.gm.value = false;
    await ui.settle();
    expect(cards()).toEqual([]);
    ui.store.owned.value = ['aldo'];
    await ui.settle();
    expect(cards()).toEqual(['aldo']);
  });

  it('cards of attacks of opportunity are hidden while a token is dragged or all map marks are off', async () => {
    await open();
    ui.store.drag.value = { of: 'aldo', path: [[2, 6]] };
    await ui.settle();
    expect(ui.all('.offer-card')).toHaveLength(0);
    ui.store.drag.value = null;
    ui.store.muted.value = true;
    await ui.settle();
    expect(ui.all('.offer-card')).toHaveLength(0);
    ui.store.muted.value = false;
    await ui.settle();
    expect(ui.all('.offer-card')).toHaveLength(2);
  });

  it(
    'if the rules engine cannot judge an attack of opportunity made on a card, the screen ' +
      'says that nothing was recorded',
    async () => {
      await open();
      referee.judges.value = false;
      named('.offer-card[data-by=aldo]', 'It hits').click();
      await until(() => expect(ui.text('.unseen[role=status]')).toContain('nothing was recorded'));
    },
  );

  it(
    'if the rules engine cannot judge an attack of opportunity made in the log, the log says ' +
      'that nothing was recorded',
    async () => {
      await open();
      referee.judges.value = false;
      named(`${row('e10')} .offer`, 'Attack made').click();
      await ui.settle();
      expect(ui.text(`${row('e10')} [role=status]`)).toContain('nothing was recorded');
    },
  );

  it('only the GM and the attacker’s player get buttons for an undecided attack of opportunity', async () => {
    await open({ gm: false });
    expect(ui.all('.offer button')).toHaveLength(0);
    expect(ui.text(`${row('e10')} .offer .said`)).toBe(
      'Aldo gets an attack of opportunity. Goblin leaves a square that Aldo threatens.',
    );
    ui.store.owned.value = ['aldo'];
    await ui.settle();
    expect(ui.all(`${row('e10')} .offer button`).length).toBeGreaterThan(2);
    expect(ui.all(`${row('e8')} .offer button`)).toHaveLength(0);
  });

  it('if an attack of opportunity provokes another, the log says that the later attack is resolved first', async () => {
    const nested = entry(
      1,
      act({
        of: 'gob',
        action: 'trip',
        as: 'opportunity',
        ruling: ruling({ provoked: [gives('aldo', { cause: 'action' })] }),
      }),
    );
    await open({
      entries: [
        {
          ...nested,
          offers: nested.offers.map((o) => ({ ...o, within: { event: 'e0', nth: 0 } })),
        },
      ],
    });
    expect(ui.text('.offer')).toContain('the last one is resolved first');
  });
});

describe('the log by keyboard', () => {
  it('every control of the log panel has a name and can be reached by keyboard', async () => {
    await open({
      whisper: () => Promise.resolve(true),
      change: (r) => {
        r.canTakeBack = () => true;
      },
    });
    const controls = ui.all('[data-panel=log] button, [data-panel=log] input');
    expect(controls.length).toBeGreaterThan(30);
    for (const control of controls) {
      expect(
        (control.getAttribute('aria-label') ?? control.textContent ?? '').trim(),
        control.outerHTML,
      ).not.toBe('');
      if (control.getAttribute('role') !== 'menuitem') expect(control.tabIndex).toBe(0);
    }
  });

  it('if a log row with the focus disappears, the focus moves to the next row', async () => {
    await open();
    named(row('e10'), 'Dismiss').focus();
    put(
      busy().map((each) =>
        each.id === 'e10'
          ? { ...answered(each, 'taken'), verdict: 'allowed', open: false, allowed: { by: 'DM' } }
          : each,
      ),
    );
    await ui.settle();
    expect((ui.root.activeElement as HTMLElement | null)?.dataset['entry']).toBe('e10');
    named(`${row('e8')} .offer`, 'Skip it').focus();
    put(busy().filter(({ id }) => id !== 'e8'));
    await ui.settle();
    expect((ui.root.activeElement as HTMLElement | null)?.dataset['entry']).toBe('e7');
  });

  it('a change of the log does not take the focus from a field of the tabletop’s page', async () => {
    await open();
    const field = document.body.appendChild(document.createElement('input'));
    named(row('e10'), 'Dismiss').focus();
    field.focus();
    await ui.settle();
    put(answeredAll());
    await ui.settle();
    expect(document.activeElement).toBe(field);
  });
  const answeredAll = (): readonly Entry[] =>
    busy().map((each) => ({ ...answered(each, 'taken'), open: false, dismissed: true }));

  it('Alt+Shift+L closes the open log panel, and reaches the tabletop’s page if there is no log', async () => {
    await open();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    const press = (key: string): void =>
      void document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: `Key${key.toUpperCase()}`,
          altKey: true,
          shiftKey: true,
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      );
    const release = (key: string): void =>
      void document.body.dispatchEvent(
        new KeyboardEvent('keyup', {
          key,
          code: `Key${key.toUpperCase()}`,
          bubbles: true,
          composed: true,
        }),
      );
    press('l');
    release('l');
    await ui.settle();
    expect(ui.all('[data-panel=log]')).toHaveLength(0);
    expect(heard).not.toHaveBeenCalled();
    ui.store.referee.value = null;
    press('l');
    release('l');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the log outside its panel', () => {
  it('the log button shows how many decisions wait for the user, even while the main panel is folded', async () => {
    await open();
    expect(ui.one('.dock .foot [aria-expanded=true]').getAttribute('aria-label')).toBe(
      'Referee’s log: 3 decisions wait',
    );
    expect(ui.one('.dock .waits-badge').dataset['n']).toBe('3');
    ui.one('.dock [aria-label="Collapse"]').click();
    await ui.settle();
    expect(ui.one('.dock[data-folded=true] .waits-badge').dataset['n']).toBe('3');
    put([]);
    await ui.settle();
    expect(ui.all('.waits-badge')).toHaveLength(0);
  });

  it.each<[string, Entry, number]>([
    [
      'a move with two attacks of opportunity counts as two',
      entry(1, move({ ruling: ruling({ provoked: [gives('gob'), gives('ogre')] }) })),
      2,
    ],
    [
      'an illegal move counts as one',
      entry(1, move({ ruling: ruling({ faults: [broke('over-speed')] }) })),
      1,
    ],
    [
      'an illegal move with an attack of opportunity counts as two',
      entry(
        1,
        move({ ruling: ruling({ faults: [broke('over-speed')], provoked: [gives('gob')] }) }),
      ),
      2,
    ],
    [
      'a dismissed illegal move with an attack of opportunity counts as one',
      entry(
        1,
        move({ ruling: ruling({ faults: [broke('over-speed')], provoked: [gives('gob')] }) }),
        { dismissed: true },
      ),
      1,
    ],
    [
      'a decided attack of opportunity does not count',
      answered(entry(1, move({ ruling: ruling({ provoked: [gives('gob')] }) })), 'taken'),
      0,
    ],
    [
      'a move that was taken back does not count',
      entry(
        1,
        move({ ruling: ruling({ faults: [broke('over-speed')], provoked: [gives('gob')] }) }),
        { undone: { back: true } },
      ),
      0,
    ],
  ])('in the number of waiting decisions on the log button, %s', (_, one, n) => {
    expect(answersWanted(one)).toBe(n);
  });

  it(
    'illegal moves and attacks of opportunity are announced to screen readers even while ' +
      'the log is closed',
    async () => {
      await open({ entries: [] });
      ui.one('.tab-row [aria-label*="Close"]').click();
      await ui.settle(1100);
      const before = ui.text('[role=status]');
      put(busy().slice(0, 2));
      await ui.settle(1100);
      expect(ui.text('[role=status]')).toBe(before);
      put([...busy().slice(0, 2), busy()[10]!]);
      await ui.settle(1100);
      expect(ui.text('[role=status]')).toMatch(
        /Goblin: outside the rules\. 40\sft\..*1 AoO against Goblin: Aldo\./,
      );
    },
  );

  it('a path stays on the map while attacks of opportunity on that path are undecided', async () => {
    await open();
    const keys = (): string[] =>
      [...ui.root.querySelectorAll('[data-key^="offered:"]')].map(
        (e) => e.getAttribute('data-key') ?? '',
      );
    expect(keys()).toEqual(
      expect.arrayContaining([
        'offered:e10:path:line',
        'offered:e10:path:due:0:aldo',
        'offered:aldo',
        'offered:gob',
      ]),
    );
    expect(ui.text('[data-key="offered:e10:path:due:0:aldo"]')).toBe('1');
    expect(ui.text('[data-key="offered:e8:path:due:0:gob"]')).toBe('2?');
    ui.store.switches.value = { ...ui.store.switches.value, path: false };
    await ui.settle();
    expect(keys()).toEqual([]);
    ui.store.switches.value = { ...ui.store.switches.value, path: true };
    ui.store.muted.value = true;
    await ui.settle();
    expect(keys()).toEqual([]);
    ui.store.muted.value = false;
    put(busy().map((each) => answered(each, 'taken')));
    await ui.settle();
    expect(keys()).toEqual([]);
  });

  it('the frame that shows a log entry’s place on the map disappears after a moment', async () => {
    await open();
    const shown = referee.shown as Signal<{ cell: readonly [number, number]; size: number } | null>;
    shown.value = { cell: [4, 5], size: 2 };
    await ui.settle();
    expect(
      ui
        .all('.shown rect')
        .map((r) => [r.getAttribute('x'), r.getAttribute('y'), r.getAttribute('width')]),
    ).toEqual([
      ['200', '250', '100'],
      ['200', '250', '100'],
    ]);
    await ui.settle(700);
    expect(ui.all('.shown')).toHaveLength(0);
  });
});
