// @vitest-environment page
/**
 * Whispers: text stays plain text, the chat box is restored to its former state, and commands go
 * over the bridge.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { begin } from '../../adapters/common/begin.ts';
import { MAX_WHISPER_LENGTH, sanitizeText } from '../../src/chat/sanitizeText.ts';
import { whisper as foundryWhisper } from '../../adapters/foundry/act.ts';
import { chatCommands, type Me } from '../../adapters/roll20/chat.ts';
import type { Hearer } from '../../src/state/host.ts';
import { commander } from '../../src/bridge/content.ts';
import { FROM_PAGE, MAX_COMMAND, TO_PAGE } from '../../src/bridge/messages.ts';
import { passTime, until } from '../support/clock.ts';
import { everyCase } from '../support/everyCase.ts';

describe('text that Quadretto writes to a chat', () => {
  everyCase([
    [
      'Uscire da un quadretto minacciato provoca AdO da Orco 1. (SRD 3.5, Movimento)',
      'Uscire da un quadretto minacciato provoca AdO da Orco 1. (SRD 3.5, Movimento)',
    ],
    ['copertura +4, mancato 20%', 'copertura +4, mancato 20%'],
    ['a [[1d20]] b', 'a ((1d20)) b'],
    [
      '@{Orc|hp} %{Orc|kill} ?{how many} &{template:default}',
      '＠(Orc¦hp) %(Orc¦kill) ?(how many) ＆(template:default)',
    ],
    ['#macro', '＃macro'],
    ['<img src=x onerror=alert(1)>', '‹img src=x onerror=alert(1)›'],
    ['&lt;b&gt; &#123;', '＆lt;b＆gt; ＆＃123;'],
    ['[a link](https://x.example)', '(a link)(https://x.example)'],
    ['one\n/roll 1d20\r\n!api\u2028#x', 'one /roll 1d20 !api ＃x'],
    ['a\u202egnp\u200b\u0007b', 'agnpb'],
    ['**bold** `code` $[[0]]', '∗∗bold∗∗ ’code’ ＄((0))'],
    ['   ', ''],
    ['/roll 1d100', '∕roll 1d100'],
    ['!script', '！script'],
  ])(
    'Quadretto replaces characters that a chat could take for a command, a roll or a link before sending a text',
    (text, tame) => expect(sanitizeText(text)).toBe(tame),
  );

  it('any text that Quadretto sends to a chat becomes one short line without chat commands', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 400 }),
          fc.string({ unit: 'grapheme', maxLength: 400 }),
        ),
        (text) => {
          const tame = sanitizeText(text);
          expect([...tame].length).toBeLessThanOrEqual(MAX_WHISPER_LENGTH);
          expect(tame).not.toMatch(/[\r\n\u2028\u2029\u0085[\]{}<>#@&$`]/u);
          expect(tame).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect(sanitizeText(tame)).toBe(tame);
        },
      ),
    );
  });

  it('a long text that Quadretto sends to a chat is cut between two characters, and ends with an ellipsis', () => {
    const cut = sanitizeText('🐉'.repeat(300));
    expect([...cut]).toHaveLength(MAX_WHISPER_LENGTH);
    expect(cut.endsWith('🐉…')).toBe(true);
  });
});

interface Room {
  readonly box: HTMLTextAreaElement;
  readonly speakers: HTMLSelectElement;
  readonly sent: { as: string; text: string }[];
}

/** @param clears what the page does with the chat box after a line was sent */
function room({
  clears = (box: HTMLTextAreaElement): void => {
    box.value = '';
  },
  send = true,
} = {}): Room {
  document.body.replaceChildren();
  const area = Object.assign(document.createElement('div'), { id: 'textchat-input' });
  const box = document.createElement('textarea');
  const speakers = Object.assign(document.createElement('select'), { id: 'speakingas' });
  for (const [value, text] of [
    ['character|c1', 'Aldo'],
    ['player|p1', 'Anna Maria'],
    ['character|c2', 'Bice'],
  ] as const) {
    speakers.append(Object.assign(document.createElement('option'), { value, text }));
  }
  area.append(box, speakers);
  const sent: Room['sent'] = [];
  if (send) {
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      sent.push({ as: speakers.value, text: box.value });
      clears(box);
    });
    area.append(button);
  }
  document.body.append(area);
  return { box, speakers, sent };
}

describe('whispers through Roll20’s chat box', () => {
  beforeEach(passTime);
  afterEach(() => void vi.useRealTimers());
  const ANNA: Me = { gm: false, me: 'Anna Maria', alone: true };
  const whisper = (text: string, to: Hearer, me: Me = ANNA) =>
    chatCommands(
      () => document,
      () => me,
    ).whisper?.(text, to) ?? Promise.reject(new Error('no whisper'));

  everyCase([
    ['gm', '/w gm Orco 1 minaccia qui.'],
    ['self', '/w "Anna Maria" Orco 1 minaccia qui.'],
    ['table', 'Orco 1 minaccia qui.'],
  ] as const)(
    'in Roll20’s chat, Quadretto speaks in the player’s own name, and whispers unless the message is for all',
    async (to, line) => {
      const { speakers, sent } = room();
      speakers.selectedIndex = 2;
      expect(await whisper('Orco 1 minaccia qui.', to)).toBe(true);
      expect(sent).toEqual([{ as: 'player|p1', text: line }]);
      expect(speakers.selectedIndex).toBe(2);
    },
  );

  it('after a whisper through Roll20’s chat box, the user’s text, caret, speaker and focus are as before', async () => {
    const { box, speakers } = room({
      clears: (b) => {
        b.value = '';
        b.focus();
      },
    });
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    box.value = '/roll 1d20 + a long thought';
    box.setSelectionRange(3, 9, 'backward');
    elsewhere.focus();
    expect(await whisper('x', 'gm')).toBe(true);
    expect([box.value, box.selectionStart, box.selectionEnd, box.selectionDirection]).toEqual([
      '/roll 1d20 + a long thought',
      3,
      9,
      'backward',
    ]);
    expect(speakers.value).toBe('character|c1');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('the user’s text returns to Roll20’s chat box after a whisper even if the page empties the box late', async () => {
    const { box } = room({
      clears: (b) => {
        for (const ms of [60, 180])
          setTimeout(() => {
            b.value = '';
          }, ms);
      },
    });
    box.value = 'mine';
    expect(await whisper('x', 'gm')).toBe(true);
    await until(() => expect(box.value).toBe('mine'));
    await new Promise((later) => {
      setTimeout(later, 400);
    });
    expect(box.value).toBe('mine');
  });

  it('text that the user types in Roll20’s chat box during a whisper is kept', async () => {
    const { box } = room({
      clears: (b) => {
        setTimeout(() => {
          b.value = ' more';
        }, 60);
      },
    });
    box.value = 'mine';
    expect(await whisper('x', 'gm')).toBe(true);
    expect(box.value).toBe('mine more');
  });

  it('a whisper that Roll20 does not send is reported as failed, and the chat box keeps the user’s text', async () => {
    const { box } = room({ clears: () => undefined });
    box.value = 'mine';
    expect(await whisper('x', 'gm')).toBe(false);
    expect(box.value).toBe('mine');
  });

  it('a message for everybody is sent to Roll20’s chat even if the user’s name is unknown', async () => {
    const { sent } = room();
    expect(await whisper('/roll 1d20', 'table', null)).toBe(true);
    expect(sent).toEqual([{ as: 'player|p1', text: '∕roll 1d20' }]);
  });

  it('on Roll20, a game master’s whisper to their own chat is sent to “gm” instead of a name', async () => {
    const { sent } = room();
    expect(await whisper('x', 'self', { gm: true, me: 'Anna Maria', alone: false })).toBe(true);
    expect(sent.map(({ text }) => text)).toEqual(['/w gm x']);
  });

  it('on Roll20, a whisper to a name that two people may have is not sent, and the reason is reported', async () => {
    const { box, sent } = room();
    box.value = 'mine';
    expect(await whisper('x', 'self', { gm: false, me: 'Anna Maria', alone: false })).toBe(
      'ambiguous',
    );
    expect(sent).toEqual([]);
    expect(box.value).toBe('mine');
  });

  everyCase<[string, () => void, Hearer, string, Me?]>([
    [
      'no chat box',
      () => {
        document.body.replaceChildren();
      },
      'gm',
      'x',
    ],
    [
      'no send button',
      () => {
        room({ send: false });
      },
      'gm',
      'x',
    ],
    [
      'a disabled chat box',
      () => {
        room().box.disabled = true;
      },
      'gm',
      'x',
    ],
    [
      'an empty text',
      () => {
        room();
      },
      'gm',
      ' \n ',
    ],
    [
      'an unknown name of this user',
      () => {
        room();
      },
      'self',
      'x',
      { gm: false, me: null, alone: null },
    ],
    [
      'an unknown list of players',
      () => {
        room();
      },
      'self',
      'x',
      null,
    ],
    [
      'unknown names of other players',
      () => {
        room();
      },
      'self',
      'x',
      { gm: false, me: 'Anna Maria', alone: null },
    ],
    [
      'a name with a quotation mark',
      () => {
        room();
      },
      'self',
      'x',
      { gm: false, me: 'A" [[1d20]]', alone: true },
    ],
    [
      'a name that is a roll',
      () => {
        room();
      },
      'self',
      'x',
      { gm: false, me: '[[1d20]]', alone: true },
    ],
    [
      'a name that is a macro',
      () => {
        room();
      },
      'self',
      'x',
      { gm: false, me: '#all', alone: true },
    ],
  ])(
    'without a usable chat box, text or recipient, no Roll20 whisper is sent, and text that the user typed is kept',
    async (_what, given, to, text, me) => {
      given();
      const box = document.querySelector('textarea');
      if (box !== null) box.value = 'mine';
      expect(await whisper(text, to, me)).toBe(false);
      expect(box?.value ?? 'mine').toBe('mine');
    },
  );

  it('two whispers sent at the same time through Roll20’s chat box become two lines', async () => {
    const { sent } = room();
    expect(await Promise.all([whisper('a', 'gm'), whisper('b', 'gm')])).toEqual([true, true]);
    expect(sent.map(({ text }) => text)).toEqual(['/w gm a', '/w gm b']);
  });
});

describe('commands over the bridge to the page script', () => {
  const meet = (acts: Parameters<typeof begin>[3]) => {
    const target = new EventTarget();
    const life = new AbortController();
    const { command, done } = commander(target, life.signal);
    begin(target as Window, 'host', () => undefined, acts);
    target.addEventListener(FROM_PAGE, (event) => {
      const { type, data } = JSON.parse(String((event as CustomEvent<unknown>).detail)) as {
        type: string;
        data: { id: string; ok: boolean };
      };
      if (type === 'done') done(data);
    });
    return { target, command, life };
  };

  it('Quadretto’s page script executes and answers every command', async () => {
    const heard: string[][] = [];
    const { command } = meet({
      whisper: async (...args) => {
        heard.push([...args]);
        return args[1] === 'gm';
      },
    });
    expect(
      await Promise.all([command('whisper', 'a', 'gm'), command('whisper', 'b', 'self')]),
    ).toEqual([true, false]);
    expect(heard).toEqual([
      ['a', 'gm'],
      ['b', 'self'],
    ]);
  });

  everyCase<[string, Parameters<typeof begin>[3]]>([
    [
      'a command that throws',
      {
        whisper: () => {
          throw new Error('no');
        },
      },
    ],
    ['a command that rejects', { whisper: () => Promise.reject(new Error('no')) }],
    ['a command with another answer', { whisper: () => 'yes' as unknown as boolean }],
  ])(
    'a command to Quadretto’s page script counts as refused if the command fails, or if ' +
      'the answer is neither yes nor no',
    async (_what, acts) => {
      expect(await meet(acts).command('whisper', 'a', 'gm')).toBe(false);
    },
  );

  it('a command to Quadretto’s page script counts as refused if no answer comes within five seconds', async () => {
    vi.useFakeTimers();
    const { command, life } = meet({});
    const slow = command('whisper', 'a', 'gm');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await slow).toBe(false);
    const cut = command('toString');
    life.abort();
    expect(await cut).toBe(false);
    expect(await command('whisper')).toBe(false);
    vi.useRealTimers();
  });

  it('a command that is too long is not sent to Quadretto’s page script', async () => {
    const { target, command } = meet({});
    const crossed = vi.fn();
    target.addEventListener(TO_PAGE, crossed);
    expect(await command('whisper', 'x'.repeat(MAX_COMMAND))).toBe(false);
    expect(crossed).not.toHaveBeenCalled();
  });

  it('Quadretto’s page script ignores a command that is too long', () => {
    const whisper = vi.fn(() => true);
    const { target } = meet({ whisper });
    const told = (text: string): boolean =>
      target.dispatchEvent(
        new CustomEvent(TO_PAGE, {
          detail: JSON.stringify({ id: 'a', name: 'whisper', args: [text] }),
        }),
      );
    told('x'.repeat(MAX_COMMAND));
    expect(whisper).not.toHaveBeenCalled();
    told('x');
    expect(whisper).toHaveBeenCalledOnce();
  });

  everyCase([
    null,
    7,
    {},
    '',
    '{',
    'null',
    '[]',
    '{"id":1,"name":"whisper","args":[]}',
    '{"id":"a","name":"whisper"}',
    '{"id":"a","name":"whisper","args":[1]}',
    '{"id":"a","name":"constructor","args":[]}',
    `{"id":"${'a'.repeat(60)}","name":"whisper","args":[]}`,
  ])('Quadretto’s page script ignores malformed commands', (detail) => {
    const whisper = vi.fn(() => true);
    const { target } = meet({ whisper });
    target.dispatchEvent(new CustomEvent(TO_PAGE, { detail }));
    expect(whisper).not.toHaveBeenCalled();
  });
});

describe('whispers through Foundry’s chat', () => {
  const table = (
    create: (message: unknown) => unknown,
    masters: readonly string[] = ['gm1', 'gm2'],
  ) => {
    const heard = vi.fn(create);
    vi.stubGlobal('game', {
      user: { id: 'me' },
      users: [{ id: 'me', isGM: false }, ...masters.map((id) => ({ id, isGM: true }))],
    });
    // A player or an actor may be called GM, so names are not used.
    vi.stubGlobal('ChatMessage', {
      create: heard,
      getWhisperRecipients: () => [{ id: 'a player called GM' }],
    });
    return heard;
  };

  everyCase([
    ['self', ['me']],
    ['gm', ['gm1', 'gm2']],
  ])(
    'a whisper in Foundry’s chat reaches only the user, or all game masters',
    async (to, whisper) => {
      const heard = table(() => ({ id: 'm' }));
      expect(await foundryWhisper('a < b & c', to)).toBe(true);
      expect(heard.mock.calls).toEqual([[{ content: 'a ‹ b ＆ c', whisper }]]);
    },
  );

  everyCase<[string, () => unknown, readonly string[], string, string]>([
    ['a host that refuses the message', () => undefined, ['g'], 'x', 'gm'],
    ['a table without a game master', () => ({}), [], 'x', 'gm'],
    ['an unknown recipient', () => ({}), ['g'], 'x', 'all'],
    ['an empty text', () => ({}), ['g'], ' \u200b', 'gm'],
  ])(
    'a whisper in Foundry’s chat fails without a text or a recipient, or if Foundry refuses the message',
    async (_what, create, masters, text, to) => {
      table(create, masters);
      expect(await foundryWhisper(text, to)).toBe(false);
    },
  );

  it('a whisper on Foundry fails if the page has no chat', async () => {
    vi.stubGlobal('game', { user: { id: 'me' } });
    expect(await foundryWhisper('x', 'self')).toBe(false);
  });
});
