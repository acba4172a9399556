// @vitest-environment page
/**
 * The whisper buttons in the opened explanation: the text, the recipient, and the message if it
 * cannot be sent.
 */
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Why } from '../../src/overlay/shape.ts';
import { HOVER_MS } from '../../src/overlay/tip.ts';
import { whispered } from '../../src/overlay/Whisper.tsx';
import { locale } from '../../src/text/index.ts';
import { mounted, TABLE, type Mounted } from './panels-mounted.ts';
import { languageFirst, languagesInWords } from '../support/titleWords.ts';

/** The reason with its sources, the rule that decides first. */
const LINE =
  'Aldo: Threatened by Goblin. (SRD 3.5, Threatened Squares; SRD 3.5, Table: Creature Size and Scale)';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function explained(options: Parameters<typeof mounted>[0] = {}): Promise<void> {
  ui = await mounted(options);
  ui.store.pointer.value = { cell: [5, 6], x: 275, y: 325 };
  await ui.settle(HOVER_MS + 60);
  expect(ui.all('.whisper')).toHaveLength(0);
  ui.one('.tip .keybtn').click();
  await ui.settle();
}
const buttons = (): string[] => ui.all('.whisper button').map((b) => b.textContent);

describe('a tooltip that shows rule citations', () => {
  it.each(
    languageFirst([
      ['it', ['Sussurra a me', 'al DM', 'al tavolo']],
      ['en', ['Whisper to me', 'to the DM', 'to the table']],
    ] as const),
  )('a tooltip that shows rule citations has whisper buttons in %s', async (_, words, language) => {
    await explained({ language, whisper: () => Promise.resolve(true) });
    expect(buttons()).toEqual(words);
  });

  it('a GM’s tooltip with rule citations has no button that whispers to the GM', async () => {
    await explained({ whisper: () => Promise.resolve(true) });
    ui.store.gm.value = true;
    await ui.settle();
    expect(buttons()).toEqual(['Whisper to me', 'to the table']);
  });

  it(
    'if the virtual tabletop has no usable chat, a tooltip that shows rule citations has ' +
      'no whisper buttons',
    async () => {
      await explained();
      expect(ui.all('.rules')).toHaveLength(1);
      expect(buttons()).toEqual([]);
    },
  );

  it.each([
    ['to the user', 0, 'self'],
    ['to the GM', 1, 'gm'],
  ] as const)(
    'the text of a tooltip is whispered %s only after the user presses the button for that recipient',
    async (_whom, button, to) => {
      const whisper = vi.fn(() => Promise.resolve(true));
      await explained({ whisper });
      expect(whisper).not.toHaveBeenCalled();
      ui.all('.whisper button')[button]?.click();
      await ui.settle();
      expect(whisper.mock.calls).toEqual([[LINE, to]]);
      expect(ui.text('.whisper')).toContain('Whispered.');
      await ui.settle(1100);
      expect(ui.text('[role=status]')).toContain('Whispered.');
    },
  );

  it.each(
    languageFirst([
      ['en', 'Another player or character has a name like yours'],
      ['it', 'Un altro giocatore o personaggio ha un nome come il tuo'],
    ] as const),
  )(
    'in %s, a whisper whose recipient is ambiguous is copied to the clipboard, and the screen gives the reason',
    async (_, words, language) => {
      const writeText = vi.fn(() => Promise.resolve());
      vi.stubGlobal('navigator', { ...navigator, languages: [language], clipboard: { writeText } });
      await explained({ language, whisper: () => Promise.resolve('ambiguous') });
      ui.all('.whisper button')[0]?.click();
      await ui.settle();
      expect(writeText).toHaveBeenCalledOnce();
      expect(ui.text('.whisper')).toContain(words);
    },
  );

  it('a whisper that could not be sent is copied to the clipboard, and the screen reports the copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
    await explained({ whisper: () => Promise.resolve(false) });
    expect(writeText).not.toHaveBeenCalled();
    ui.all('.whisper button')[0]?.click();
    await ui.settle();
    expect(writeText.mock.calls).toEqual([[LINE]]);
    expect(ui.text('.whisper')).toContain('The whisper didn’t go out. The text is copied instead.');
  });

  it('if a whisper could be neither sent nor copied to the clipboard, the screen reports the failure', async () => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: undefined });
    Object.assign(document, { execCommand: () => false });
    await explained({ whisper: () => Promise.resolve(false) });
    ui.all('.whisper button')[1]?.click();
    await ui.settle();
    expect(ui.text('.whisper')).toContain('couldn’t be copied');
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('a message for the table', () => {
  const toTable = (): HTMLElement => {
    const found = ui.all('.whisper > button').find((b) => b.textContent === 'to the table');
    if (found === undefined) throw new Error('no button to show the line to the table');
    return found;
  };

  it('a player’s message to everybody at the table is sent without a preview', async () => {
    const whisper = vi.fn(() => Promise.resolve(true));
    await explained({ whisper });
    toTable().click();
    await ui.settle();
    expect(whisper.mock.calls).toEqual([[LINE, 'table']]);
    expect(ui.text('.whisper')).toContain('Shown to the table.');
  });

  it('a GM’s message to everybody at the table is shown to the GM first, and can be canceled', async () => {
    const whisper = vi.fn(() => Promise.resolve(true));
    await explained({ whisper });
    ui.store.gm.value = true;
    await ui.settle();
    toTable().click();
    await ui.settle();
    expect(whisper).not.toHaveBeenCalled();
    expect(ui.text('.to-table')).toContain(LINE);
    expect(ui.text('.to-table')).not.toContain('Players can’t see');
    ui.all('.to-table button')[1]?.click();
    await ui.settle();
    expect(ui.all('.to-table')).toHaveLength(0);
    toTable().click();
    await ui.settle();
    ui.all('.to-table button')[0]?.click();
    await ui.settle();
    expect(whisper.mock.calls).toEqual([[LINE, 'table']]);
  });

  /** Asks a game master about a line that names a goblin. Only the goblin's own side sees it. */
  async function askedAboutHidden(name: string): Promise<void> {
    const creatures = TABLE.creatures.map((c) =>
      c.name === 'Goblin' ? { ...c, name, visibleTo: ['foes'] } : c,
    );
    await explained({
      whisper: () => Promise.resolve(true),
      scene: { ...TABLE, creatures },
      change: (store) => Object.assign(store, { gm: signal(true) }),
    });
    toTable().click();
    await ui.settle();
  }

  it('a GM is warned before sending a message that names a creature hidden from the players', async () => {
    await askedAboutHidden('Goblin');
    expect(ui.text('.to-table')).toContain('Players can’t see Goblin.');
  });

  it.each([
    ['an inline roll', 'Goblin [[boss]]'],
    ['HTML', 'Goblin <b>'],
    ['a macro', '@{Goblin}'],
  ])(
    'the GM is warned before a message names a hidden creature, even if the creature’s name contains %s',
    async (_what, name) => {
      await askedAboutHidden(name);
      expect(ui.text('.to-table')).toContain('Goblin');
      expect(ui.text('.to-table')).toContain(`Players can’t see ${name}.`);
    },
  );

  it(
    'the message sent to the table is the line that the GM confirmed, even if the GM has ' +
      'since selected another creature',
    async () => {
      const whisper = vi.fn(() => Promise.resolve(true));
      await explained({ whisper, change: (store) => Object.assign(store, { gm: signal(true) }) });
      toTable().click();
      await ui.settle();
      const shown = ui.all('.to-table p')[1]?.textContent;
      expect(shown).toBe(LINE);
      ui.store.selection.value = ['ogre'];
      ui.all('.to-table button')[0]?.click();
      await ui.settle();
      expect(whisper.mock.calls).toEqual([[shown, 'table']]);
    },
  );

  it(
    'a message to everybody that could not be sent is copied to the clipboard, and the ' +
      'screen reports the copy',
    async () => {
      const writeText = vi.fn(() => Promise.resolve());
      vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } });
      await explained({ whisper: () => Promise.resolve(false) });
      toTable().click();
      await ui.settle();
      expect(ui.text('.whisper')).toContain(
        'The message didn’t go out. The text is copied instead.',
      );
    },
  );
});

describe('a whisper', () => {
  /** Any sentence that begins with the given text. */
  const why = (who: string): Why => ({
    verdict: 'doubtful',
    message: 'log.takenBack',
    params: { who },
    rules: ['srd35.movement.base-speed'],
    cells: [],
  });

  it.each(languagesInWords(['it', 'en'] as const))(
    'in %s, a whisper has at most 200 characters and still ends with the rule citation',
    async (_, language) => {
      ui = await mounted({ language });
      locale.value = language;
      const short = whispered(why('Speed'), 'Aldo');
      expect(short.startsWith('Aldo: Speed: ')).toBe(true);
      const source = / \(SRD 3\.5, [^()]+\)$/.exec(short)?.[0];
      expect(source).toBeDefined();
      const long = whispered(why('very '.repeat(80)), 'Aldo');
      expect(long).toHaveLength(200);
      expect(long.endsWith(`…${source ?? ''}`)).toBe(true);
    },
  );

  it(
    'if a whisper’s sentence contains the creature’s name, the whisper does not also begin ' +
      'with that name',
    async () => {
      ui = await mounted({ scene: TABLE });
      expect(whispered(why('Aldo’s speed'), 'Aldo').startsWith('Aldo’s speed: move')).toBe(true);
      expect(whispered(why('Speed'), null).startsWith('Speed: move')).toBe(true);
    },
  );
});
