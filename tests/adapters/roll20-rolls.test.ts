// @vitest-environment page
/**
 * Which lines of Roll20's chat are attacks or spells, and of which creature; which lines are
 * neither, or are not for this user.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostListener, HostRoll } from '../../src/state/host.ts';
import { start } from '../../adapters/roll20/index.ts';
import type { Sent } from '../../adapters/roll20/live.ts';
import { rollIn } from '../../adapters/roll20/chatRolls.ts';
import { createSender } from '../../src/bridge/page.ts';
import { lineOf, type Line } from '../hosts/roll20/lines.ts';
import { GROUND, TOKEN } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

let nth = 0;
function message(
  inside: string,
  classes = 'message general you',
  id: string | null = `-M${++nth}`,
): HTMLElement {
  const element = document.createElement('div');
  element.className = classes;
  if (id !== null) element.dataset['messageid'] = id;
  element.innerHTML = inside;
  return element;
}
const aldo: Line = { template: 'pf_attack', who: 'Aldo', what: 'Longsword', character: '-NchAldo' };

/** Total and d20 of the line's roll. */
const NUMBERS = { total: 17, die: 12 };

describe('a line of Roll20’s chat', () => {
  everyCase<[what: string, line: Line, read: object | null]>([
    [
      'an attack of the D&D 3.5 sheet',
      { template: 'DnD35Attack', who: 'Aldo', what: 'attacks with Longsword' },
      { kind: 'attack', who: 'Aldo', name: 'Longsword', ...NUMBERS },
    ],
    [
      'a spell with an attack roll of the D&D 3.5 sheet',
      { template: 'DnD35Attack', flag: 'spell', who: 'Dina', what: 'casts Scorching Ray' },
      { kind: 'spell', who: 'Dina', name: 'Scorching Ray', ...NUMBERS },
    ],
    [
      'a spell of the D&D 3.5 sheet',
      { template: 'DnD35StdRoll', flag: 'spell', who: 'Dina', what: 'casts Bless' },
      { kind: 'spell', who: 'Dina', name: 'Bless', ...NUMBERS },
    ],
    [
      'a D&D 3.5 template with the colors of attacks that is no attack',
      { template: 'DnD35StdRoll', flag: 'attack', who: 'Aldo', what: 'special attacks' },
      { kind: 'check', who: 'Aldo', name: 'special attacks', ...NUMBERS },
    ],
    [
      'a skill of the D&D 3.5 sheet',
      { template: 'DnD35StdRoll', flag: 'skill', who: 'Aldo', what: 'Hide' },
      { kind: 'check', who: 'Aldo', name: 'Hide', ...NUMBERS },
    ],
    [
      'an attack of a Pathfinder sheet',
      aldo,
      { kind: 'attack', who: 'Aldo', name: 'Longsword', character: '-NchAldo', ...NUMBERS },
    ],
    [
      'a Pathfinder attack without a link',
      { template: 'pf_attack', who: 'Aldo', what: 'Longsword: two-handed' },
      { kind: 'attack', who: 'Aldo', name: 'Longsword: two-handed', ...NUMBERS },
    ],
    [
      'a Pathfinder attack in the form for screen readers',
      { template: 'pf_spell', who: 'Dina', what: 'Bless', accessible: true },
      { kind: 'spell', who: 'Dina', name: 'Bless', ...NUMBERS },
    ],
    [
      'a skill of a Pathfinder sheet',
      { template: 'pf_generic', who: 'Aldo', what: 'Stealth', character: '-NchAldo' },
      { kind: 'check', who: 'Aldo', name: 'Stealth', character: '-NchAldo', ...NUMBERS },
    ],
    [
      'a roll by a name that looks like markup',
      { template: 'pf_attack', who: '<b>Al</b> & "co"', what: '<img src=x onerror=alert(1)>' },
      { kind: 'attack', who: '<b>Al</b> & "co"', name: '<img src=x onerror=alert(1)>', ...NUMBERS },
    ],
  ])(
    'a roll in Roll20’s chat is read with its creature, name, kind, total and the d20’s result',
    (_, line, read) => {
      const said = rollIn(message(lineOf(line, 'A player')), false);
      expect(said === null ? null : { ...said, id: undefined, said: undefined }).toEqual(
        read === null ? null : { ...read, id: undefined, said: undefined },
      );
    },
  );

  everyCase<[what: string, element: () => HTMLElement, gm: boolean, heard: boolean]>([
    ['this user’s own whisper', () => message(lineOf(aldo), 'message private you'), false, true],
    ['a whisper to a player', () => message(lineOf(aldo), 'message private'), false, false],
    ['a whisper to the game master', () => message(lineOf(aldo), 'message private'), true, true],
    ['an element that is not a message', () => message(lineOf(aldo), 'general'), true, false],
    ['a message without an id', () => message(lineOf(aldo), 'message general', null), true, false],
    [
      'a message with an invalid id',
      () => message(lineOf(aldo), 'message general', 'x'.repeat(500)),
      true,
      false,
    ],
    ['a message in plain words', () => message('Aldo attacks with a longsword'), true, false],
    [
      'a roll template without a speaker',
      () => message(lineOf({ ...aldo, who: ' ', what: '', character: '' })),
      true,
      false,
    ],
    [
      'an empty roll template',
      () => message('<div class="sheet-rolltemplate-pf_attack"></div>'),
      true,
      false,
    ],
    [
      'a roll template of another sheet',
      () => message('<div class="sheet-rolltemplate-constructor">Aldo</div>'),
      true,
      false,
    ],
    [
      'a roll template with a heading of a megabyte',
      () => message(lineOf({ template: 'DnD35Attack', who: 'x'.repeat(1_000_000), what: 'y' })),
      true,
      true,
    ],
  ])(
    'a line of Roll20’s chat is read as a roll only if the line is well-formed and this user may see it',
    (_, element, gm, heard) => {
      const roll = rollIn(element(), gm);
      expect(roll !== null).toBe(heard);
      expect(roll?.who.length ?? 0).toBeLessThanOrEqual(200);
    },
  );
});

it('dice rolled in Roll20’s chat without a sheet are read as a check by the speaker', () => {
  const plain = (dice: string): HTMLElement =>
    message(
      `<div class="spacer"></div><span class="by">Aldo:</span><div class="formula">rolling 1d20+3</div>
       <div class="formattedformula">${dice}+3</div><strong>=</strong><div class="rolled">14</div>`,
      'message rollresult',
    );
  const die = (n: number): string =>
    `<div class="diceroll d20"><div class="didroll">${n}</div></div>`;
  expect(rollIn(plain(die(11)), false)).toMatchObject({
    kind: 'check',
    who: 'Aldo',
    total: 14,
    die: 11,
  });
  expect(rollIn(plain(`${die(11)}${die(4)}`), false)).not.toHaveProperty('die');
  expect(rollIn(message('nothing rolled', 'message rollresult'), false)).toBeNull();
});

everyCase([
  '',
  'Rolling 2d6 = (<span class="basicdiceroll">5</span>+<span class="basicdiceroll">2</span>)',
  '<<<',
])(
  'if a Roll20 roll’s tooltip does not show one d20, the roll is read without the d20’s result',
  (tip) => {
    const line = message(lineOf(aldo));
    line.querySelector('.inlinerollresult')?.setAttribute('title', tip);
    const roll = rollIn(line, false);
    expect(roll).toMatchObject({ total: 17 });
    expect(roll).not.toHaveProperty('die');
  },
);

describe('rolls in Roll20’s chat', () => {
  const target = new EventTarget();
  const tell = createSender<Sent>(target);
  let end: AbortController;
  let rolls: HostRoll[];
  let chat: HTMLElement;
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);
  const say = async (...lines: HTMLElement[]): Promise<HostRoll[]> => {
    rolls.length = 0;
    chat.append(...lines);
    await settled();
    return [...rolls];
  };
  const seat = async (more: object, ...tokens: object[]): Promise<void> => {
    tell('ground', { ...GROUND, ...more });
    tell('tokens', {
      map: 'p',
      tokens: tokens.map((t) => ({ ...TOKEN, ...t })),
      lights: [],
      turns: null,
      unread: 0,
      broken: [],
    });
    await settled();
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    end = new AbortController();
    rolls = [];
    document.body.innerHTML = '<div id="textchat"><div class="content"></div></div>';
    chat = document.querySelector<HTMLElement>('#textchat .content')!;
    const nothing = (): void => undefined;
    const listener: HostListener = {
      rolled: (roll) => void rolls.push(roll),
      reading: nothing,
      drag: nothing,
      camera: nothing,
      selection: nothing,
      targets: nothing,
      pointer: nothing,
      stale: nothing,
    };
    start(listener, end.signal, target as unknown as Parameters<typeof start>[2]);
    await seat(
      {},
      { id: 'a', character: '-NchAldo' },
      { id: 'g1', name: 'Goblin 1', kind: 'Goblin', character: '-NchGoblin', x: 35 },
      { id: 'g2', name: 'Goblin 2', kind: 'Goblin', character: '-NchGoblin', x: 105 },
    );
    await vi.advanceTimersByTimeAsync(5000);
  });
  afterEach(() => {
    end.abort();
    vi.useRealTimers();
  });

  it('a roll in Roll20’s chat counts for the creature whose character or name the roll states', async () => {
    expect(await say(message(lineOf(aldo), 'message general you', '-M1'))).toEqual([
      { id: '-M1', kind: 'attack', of: 'a', name: 'Longsword', ...NUMBERS },
    ]);
    expect(
      (
        await say(
          message(lineOf({ template: 'DnD35Attack', who: 'Goblin 2', what: 'attacks with Dart' })),
        )
      ).map(({ of }) => of),
    ).toEqual(['g2']);
  });

  it('a roll in Roll20’s chat is ignored if no creature, or several creatures, could have made the roll', async () => {
    expect(await say(message(lineOf({ ...aldo, who: 'Goblin', character: '-NchGoblin' })))).toEqual(
      [],
    );
    expect(
      await say(message(lineOf({ template: 'DnD35Attack', who: 'Goblin', what: 'attacks' }))),
    ).toEqual([]);
    expect(await say(message(lineOf({ ...aldo, character: '-Ngone' })))).toEqual([]);
  });

  it(
    'each new line of Roll20’s chat is read once, and forty lines that appear at the same ' +
      'moment are ignored',
    async () => {
      const again = (): HTMLElement => message(lineOf(aldo), 'message general', '-Mtwice');
      expect(await say(again(), again())).toHaveLength(1);
      expect(await say(again())).toEqual([]);
      expect(await say(...Array.from({ length: 40 }, () => message(lineOf(aldo))))).toEqual([]);
    },
  );

  it(
    'after Roll20 has replaced the chat, lines already in the chat are ignored, and later ' +
      'lines are read',
    async () => {
      const other = document.createElement('div');
      other.className = 'content';
      other.append(message(lineOf(aldo)));
      chat.replaceWith(other);
      chat = other;
      await vi.advanceTimersByTimeAsync(1500);
      expect(await say(message(lineOf(aldo)))).toEqual([]);
      await vi.advanceTimersByTimeAsync(5000);
      expect(await say(message(lineOf(aldo)))).toHaveLength(1);
      end.abort();
      expect(await say(message(lineOf(aldo)))).toEqual([]);
    },
  );

  it('on a Roll20 player’s client, a roll of a character whose nameplate is hidden is ignored', async () => {
    await seat({ gm: false }, { id: 'x', name: null, kind: null, character: '-NchAldo' });
    expect(await say(message(lineOf(aldo)))).toEqual([]);
  });
});
