/**
 * Lines of the log: every kind of event, every code, both languages. Hostile text stays plain text.
 */
import '../support/texts.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEEN, type NewEvent } from '../../src/encounter/event.ts';
import { faultWhy } from '../../src/overlay/layers/findingSentences.ts';
import { lineOf, linesAround, offerLine } from '../../src/overlay/panels/log/lines.ts';
import {
  factAt,
  guessSaid,
  missingFact,
  missingFactQuestion,
} from '../../src/overlay/panels/log/missing.ts';
import { entryText, logText, saySentence } from '../../src/overlay/panels/log/text.ts';
import { ATTACK_WHY } from '../../src/rules/d20/play/attacks/codes.ts';
import { ORDER_WHY } from '../../src/rules/d20/play/initiative/initiativeRules.ts';
import { SPECIAL_WHY } from '../../src/rules/d20/play/specials/codes.ts';
import { PASSING_WHY } from '../../src/rules/d20/play/turns/passingTypes.ts';
import { WHY } from '../../src/rules/d20/play/turns/turnRules.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { MODE_IDS } from '../../src/judge/questions/question.ts';
import { VIOLATIONS } from '../../src/rules/verdict.ts';
import {
  clearCreatures,
  isMessageId,
  locale,
  LOCALES,
  addCreatures,
  speakFor,
} from '../../src/text/index.ts';
import { act, answered, broke, busy, entry, gives, move, ruling } from './log-entries.ts';
import { languagesInWords } from '../support/titleWords.ts';

beforeEach(() => {
  clearCreatures();
  speakFor({ vocabulary: 'srd' });
  addCreatures([
    { id: 'aldo', name: 'Aldo' },
    { id: 'gob', name: 'Goblin 2' },
    { id: 'ogre', name: 'Ogre' },
  ]);
});
afterEach(() => {
  locale.value = 'it';
});

const CODES = [
  ...new Set([...VIOLATIONS, ...WHY, ...PASSING_WHY, ...ORDER_WHY, ...ATTACK_WHY, ...SPECIAL_WHY]),
];

describe.each(languagesInWords(LOCALES))('a line of the combat log in %s', (words, language) => {
  beforeEach(() => {
    locale.value = language;
  });

  it(`in ${words}, the combat log has a whole sentence for each rule that an action or a move can break`, () => {
    for (const code of CODES)
      for (const by of [undefined, 'ogre', 'prone', '3']) {
        const why = faultWhy(
          {
            code,
            rules: ['srd35.movement.base-speed'],
            ...(by === undefined ? {} : { by }),
            at: [3, 7],
          },
          { of: 'aldo', action: 'trip', target: 'gob' },
        );
        expect.soft(why.message, code).not.toBe('log.against');
        expect.soft(saySentence(why), code).toMatch(/^[A-ZÈ0-9].*\.$/);
      }
  });

  it(`in ${words}, the combat log names the skill check that a move requires, with its DC and bonus`, () => {
    const checks = [
      { step: 1, what: 'turn' as const, skill: 'fly' as const, dc: 15, bonus: 4, rules: [] },
    ];
    const { reasons } = lineOf(entry(0, move({ ruling: ruling({ checks }) })));
    expect(reasons?.map((why) => saySentence(why)).join(' ')).toContain(
      language === 'it' ? 'Volare CD 15 (+4)' : 'Fly DC 15 (+4)',
    );
  });

  it(`in ${words}, the combat log has a general sentence for a broken rule of an unknown kind`, () => {
    for (const code of ['made-up', 'constructor', '', '<b>x</b>']) {
      expect(saySentence(faultWhy({ code, rules: [] }, { of: 'aldo', action: 'trip' }))).toBe(
        language === 'it' ? 'Una regola lo vieta.' : 'It breaks a rule.',
      );
    }
  });

  it(`in ${words}, the combat log names the creature that acts and the enemy whose attack it provokes`, () => {
    for (const action of new Set(turnRulesets.flatMap((p) => Object.keys(p.turns.table)))) {
      const told = entryText(
        answered(
          entry(
            0,
            act({ action, ruling: ruling({ provoked: [gives('gob', { cause: 'action' })] }) }),
          ),
          'taken',
        ),
      );
      expect.soft(told, action).toMatch(/^Aldo: /);
      expect.soft(told, action).toMatch(/Goblin 2[^.]*\.$/);
    }
  });

  it(`in ${words}, the line of an attack of opportunity names the action that replaced the attack`, () => {
    const cause = entry(1, move({ ruling: ruling({ provoked: [gives('ogre')] }) }));
    const told = (of: string): string => {
      const taken = { kind: 'opportunity', by: 'ogre', of, nth: 0, taken: true } as const;
      const answer = entry(2, { ...taken, action: 'trip' });
      return entryText(answer, linesAround([cause, answer]));
    };
    const [known, unknown] = [told(cause.event.id), told('gone')];
    const italian = language === 'it';
    expect(known).toMatch(
      italian
        ? /^Ogre usa l’.+ contro Aldo: sbilanciare\.$/
        : /^Ogre uses the .+ against Aldo: trip\.$/,
    );
    expect(unknown).toMatch(
      italian ? /^Ogre usa un .+: sbilanciare\.$/ : /^Ogre uses an .+: trip\.$/,
    );
  });

  it(`in ${words}, the combat log describes a move in each movement mode with a whole sentence`, () => {
    for (const mode of MODE_IDS)
      for (const seen of SEEN)
        expect
          .soft(entryText(entry(0, move({ mode, seen, hand: 'master' }))), `${mode}, ${seen}`)
          .toMatch(/^(Aldo|Spostamento di Aldo) .*\.$/);
  });

  it(`in ${words}, the combat log gives each event one line under the heading of its round`, () => {
    const log = logText(busy());
    expect(logText(busy())).toBe(log);
    expect(log.split('\n').filter((line) => line.startsWith('==')).length).toBe(3);
    expect(log).not.toMatch(/\d\d:\d\d|undefined|\[object|\{|\}/);
    expect(log.trimEnd().split('\n').length).toBe(busy().length + 3);
  });
});

const say = (
  happening: NewEvent,
  more: Parameters<typeof entry>[2] = {},
  language: 'it' | 'en' = 'en',
): string => {
  locale.value = language;
  return entryText(entry(0, happening, more));
};

describe('an entry of the combat log', () => {
  it.each<[string, NewEvent, string, string]>([
    [
      'the beginning of combat',
      { kind: 'combat', on: true },
      'Combat begins.',
      'Inizia il combattimento.',
    ],
    [
      'a surprise round',
      { kind: 'combat', on: true, aware: ['aldo'] },
      'Surprise round.',
      'Round di sorpresa.',
    ],
    [
      'the end of combat',
      { kind: 'combat', on: false },
      'Combat is over.',
      'Il combattimento è finito.',
    ],
    [
      'the start of a creature’s turn',
      { kind: 'turn', round: 2, active: 'aldo' },
      'Round 2, turn of Aldo.',
      'Round 2, turno di Aldo.',
    ],
    [
      'a round in which no creature’s turn has begun',
      { kind: 'turn', round: 2, active: null },
      'Round 2.',
      'Round 2.',
    ],
    ['a legal move', move(), 'Aldo moves 10 ft. of 30 ft.', 'Aldo si muove di 3 m su 9 m.'],
    [
      'a 5-foot step',
      move({ mode: 'step', cost: 1, budget: 1 }),
      'Aldo moves 5 ft. of 5 ft. (5-foot step).',
      'Aldo si muove di 1,5 m su 1,5 m (passo di 1,5 metri).',
    ],
    [
      'a move whose path the extension did not see',
      move({ seen: 'assumed' }),
      'Aldo moves 10 ft. of 30 ft. Path not seen: assuming the best one.',
      'Aldo si muove di 3 m su 9 m. Percorso non visto: si presume il più favorevole.',
    ],
    [
      'a token moved out of turn by the GM',
      move({ seen: 'placed', hand: 'master' }),
      'Aldo was moved out of turn.',
      'Spostamento di Aldo fuori turno.',
    ],
    [
      'a token moved by an unknown user',
      move({ seen: 'placed' }),
      'Someone moved Aldo.',
      'Qualcuno ha spostato Aldo: non si sa chi.',
    ],
    [
      'a token that appears on the map',
      move({ seen: 'placed', path: [[2, 6]] }),
      'Aldo appears on the map.',
      'Aldo appare sulla mappa.',
    ],
    [
      'an action with a target',
      act({ action: 'trip', target: 'ogre' }),
      'Aldo: trip (Ogre).',
      'Aldo: sbilanciare (Ogre).',
    ],
    [
      'a condition that a creature gains',
      { kind: 'condition', of: 'gob', condition: 'prone', on: true, from: 'told' },
      'Goblin 2: prone.',
      'Goblin 2: prono.',
    ],
    [
      'a condition that a creature loses',
      { kind: 'condition', of: 'gob', condition: 'prone', on: false, from: 'said' },
      'Goblin 2: no longer prone.',
      'Goblin 2: non più prono.',
    ],
    [
      'a roll by a user who may not act for the creature',
      { kind: 'posted', of: 'gob', what: 'attack', by: 'Ada\u202e', known: true },
      'Ada posted an attack by Goblin 2 but can’t act for Goblin 2: it doesn’t count.',
      'Ada ha scritto in chat un attacco di Goblin 2, ma non può agire per Goblin 2: non conta.',
    ],
    [
      'a roll under an unknown name',
      { kind: 'posted', of: 'gob', what: 'spell', by: 'GM (GM)', known: false },
      'A spell by Goblin 2 was posted as GM (GM), an unknown name: it doesn’t count.',
      'Un incantesimo di Goblin 2 è apparso in chat come GM (GM), un nome sconosciuto: non conta.',
    ],
    [
      'a roll by a user whose name is empty',
      { kind: 'posted', of: 'gob', what: 'attack', by: ' ', known: false },
      'An attack by Goblin 2 was posted as somebody, an unknown name: it doesn’t count.',
      'Un attacco di Goblin 2 è apparso in chat come qualcuno, un nome sconosciuto: non conta.',
    ],
    [
      'a readied action',
      { kind: 'wait', of: 'aldo', how: 'ready', readies: 'trip' },
      'Aldo readies: trip.',
      'Aldo prepara: sbilanciare.',
    ],
    [
      'a delayed turn',
      { kind: 'wait', of: 'aldo', how: 'delay' },
      'Aldo delays.',
      'Aldo ritarda il turno.',
    ],
    [
      'a creature’s return to the turn order after a delay',
      { kind: 'wait', of: 'aldo', how: null },
      'Aldo is back in the order of turns.',
      'Aldo rientra nell’ordine dei turni.',
    ],
  ])(
    'in English and in Italian, one entry of the combat log describes %s',
    (_what, happening, en, it_) => {
      expect([say(happening), say(happening, {}, 'it')]).toEqual([en, it_]);
    },
  );

  const tooFar = move({
    cost: 8,
    ruling: ruling({ faults: [broke('over-speed')], rules: ['sigil.cover.bonus'] }),
  });
  it('the log cites the rules on an opportunity attack only once the attack has been made or declined', () => {
    const provoked = [gives('ogre', { rules: ['srd35.reach.big-reach-beyond-adjacent'] })];
    const open = entry(
      0,
      move({ ruling: ruling({ provoked, rules: ['srd35.movement.base-speed'] }) }),
    );
    expect(lineOf(open).rules).toEqual(['srd35.movement.base-speed']);
    expect(lineOf(answered(open, 'passed')).rules).toEqual([
      'srd35.reach.big-reach-beyond-adjacent',
      'srd35.movement.base-speed',
    ]);
  });
  it('the log line of an illegal move gives the reason and the path, and cites only the broken rule', () => {
    expect(say(tooFar)).toBe(
      'Aldo: outside the rules. 40 ft. needed; Aldo has 30 ft. Path (one move): 40 ft. ' +
        'of 30 ft. (SRD 3.5, How Far Can Your Character Move?)',
    );
  });
  it('the log line of an illegal move that the GM allowed names the GM and quotes the GM’s note', () => {
    expect(
      say(tooFar, { verdict: 'allowed', allowed: { by: 'Carla', note: 'sì <b>' } }, 'it'),
    ).toContain('Aldo: concessa da Carla. «sì <b>».');
    expect(say(tooFar, { verdict: 'allowed', allowed: { by: ' ' } })).toContain(
      'Aldo: allowed by DM. 40 ft. needed; Aldo has 30 ft.',
    );
  });
  it('the log line of an illegal move that was taken back says “Taken back” and does not name the broken rule', () => {
    expect(say(tooFar, { undone: { back: true } })).toBe(
      'Aldo moves 40 ft. of 30 ft. Taken back. It doesn’t count.',
    );
    expect(say(act(), { undone: { back: false } })).toBe(
      'Aldo: full attack. Undone: it doesn’t count.',
    );
  });
  it('the log line of a move that cannot be judged with certainty names the missing fact', () => {
    expect(say(move({ ruling: ruling({ unknown: ['creatures.gob.attacks'] }) }))).toContain(
      'Aldo: doubtful. Path (one move): 10 ft. of 30 ft. Not certain: Goblin 2’s weapon is a guess.',
    );
  });
  it('the log line of an illegal move that the user dismissed says “Dismissed”', () => {
    expect(say(tooFar, { dismissed: true, open: false })).toContain('Dismissed.');
  });
});

describe('related entries of the combat log', () => {
  it('the log line of an attack of opportunity names the target if the target is known', () => {
    locale.value = 'en';
    const given = entry(1, move({ ruling: ruling({ provoked: [gives('ogre')] }) }));
    const taken = entry(2, { kind: 'opportunity', by: 'ogre', of: 'e1', nth: 0, taken: true });
    const lost: NewEvent = { kind: 'opportunity', by: 'ogre', of: 'gone', nth: 0, taken: false };
    expect(entryText(taken, linesAround([given, taken]))).toBe('Ogre takes the AoO against Aldo.');
    expect(entryText(entry(3, { ...lost, about: { of: 'gob', round: 1 } }))).toBe(
      'Ogre declines the AoO against Goblin 2.',
    );
    expect(entryText(entry(3, lost))).toBe('Ogre passes.');
    expect(lineOf(taken, linesAround([given, taken])).cells).toEqual([[4, 6]]);
  });

  it('a die that nothing changes is named once in the log', () => {
    locale.value = 'en';
    const rolled = (die: number, total: number): string =>
      entryText(
        entry(1, {
          kind: 'outcome',
          of: 'aldo',
          topic: 'death-save',
          result: 'failure',
          rolls: [{ of: 'aldo', what: 'death-save', die, total, from: 'typed' }],
          changes: [],
          rules: [],
          by: '',
        }),
      );
    expect(rolled(5, 5)).toBe('Aldo: death save, failure. Aldo, death save: 5.');
    expect(rolled(5, 7)).toBe('Aldo: death save, failure. Aldo, death save: 7 with a 5.');
  });

  it('the combat log joins the entry “ready” and the readied action in one line', () => {
    locale.value = 'en';
    const all = [
      entry(1, act({ action: 'ready' })),
      entry(2, { kind: 'wait', of: 'aldo', how: 'ready', readies: 'trip' }),
      entry(3, { kind: 'wait', of: 'gob', how: 'delay' }),
    ];
    expect(logText(all)).toBe('== Round 1.\nAldo readies: trip.\nGoblin 2 delays.\n');
  });

  it(
    'the log line of an action mentions the attack of opportunity that the action provokes ' +
      'only once that attack is decided',
    () => {
      locale.value = 'en';
      const spell = entry(
        1,
        act({
          action: 'cast-spell',
          ruling: ruling({ provoked: [gives('gob', { cause: 'action' })] }),
        }),
      );
      expect(lineOf(spell).reasons).toEqual([]);
      expect(spell.offers.map((offer) => saySentence(offerLine(offer, spell).sentence))).toEqual([
        'Goblin 2 threatens Aldo, whose action provokes: cast a spell.',
      ]);
      expect(entryText(answered(spell, 'lapsed'))).toBe(
        'Aldo: cast a spell. Casting a spell provokes an AoO from Goblin 2. Goblin 2 ' +
          'didn’t answer in time: the AoO is gone.',
      );
    },
  );

  it('the log says that a move “may provoke” an enemy if a fact about the enemy is missing', () => {
    locale.value = 'en';
    const provoked = [gives('ogre', { unknown: ['creatures.ogre.attacks'] })];
    const given = entry(1, move({ ruling: ruling({ provoked }) }));
    const said = (each: typeof given): string => lineOf(each).reasons.map(saySentence).join(' ');
    expect(said({ ...given, offers: [], undone: { back: true } })).toContain(
      'It may provoke an AoO from Ogre.',
    );
    expect(said(answered(given, 'lapsed'))).toContain('It may provoke an AoO from Ogre.');
    expect(said(answered(given, 'taken'))).toContain('provokes an AoO from Ogre.');
  });

  it('the exported text of the combat log shows the time of each entry if the user asks for times', () => {
    expect(logText(busy(), { times: true }).split('\n')[1]).toMatch(/^\d\d:\d\d {2}\S/);
  });
});

describe('the path of a missing fact', () => {
  const PATHS = [
    ['creatures.gob.attacks', { of: 'gob', field: 'attacks' }],
    ['creatures.a.b.speed.land', { of: 'a.b', field: 'speed' }],
    ['creatures.speed.reach', { of: 'speed', field: 'reach' }],
    ['creatures.gob.whatever', { of: 'gob', field: 'whatever' }],
    ['turn.active', null],
    ['', null],
  ] as const;
  it('the name of a missing fact, such as “creatures.gob.attacks”, is split into the creature and the field', () => {
    expect(PATHS.map(([path]) => [path, factAt(path)])).toEqual(PATHS);
    expect(PATHS.filter(([path]) => !isMessageId(missingFact(path)[0]))).toEqual([]);
  });
  it(
    'if a ruling rests on a guess, such as a weapon’s range, the log names the guess in ' +
      'English and in Italian',
    () => {
      for (const [language, path, words] of [
        ['en', 'creatures.gob.attacks', 'Not certain: Goblin 2’s weapon is a guess.'],
        [
          'en',
          'creatures.gob.attacks.bow.range',
          'Not certain: the range of Goblin 2’s weapon is a guess.',
        ],
        [
          'it',
          'creatures.gob.attacks.bow.range',
          'Non è certo: la gittata dell’arma di Goblin 2 è una stima.',
        ],
        [
          'en',
          'creatures.gob.attacks.a.b.rangeIncrement',
          'Not certain: the range of Goblin 2’s weapon is a guess.',
        ],
        [
          'en',
          'creatures.gob.attacks.bow.bonus',
          'Not certain: the bonus of Goblin 2’s weapon is a guess.',
        ],
        [
          'it',
          'creatures.gob.attacks.bow.bonus',
          'Non è certo: il bonus dell’arma di Goblin 2 è una stima.',
        ],
        [
          'en',
          'creatures.gob.attacks.bow.tags',
          'Not certain: the kind of Goblin 2’s weapon is a guess.',
        ],
        [
          'it',
          'creatures.gob.attacks.bow.tags',
          'Non è certo: il tipo dell’arma di Goblin 2 è una stima.',
        ],
      ] as const) {
        locale.value = language;
        expect.soft(guessSaid(path), `${language} ${path}`).toBe(words);
        const asks = missingFactQuestion(path, 3) !== null;
        expect.soft(asks, path).toBe(path === 'creatures.gob.attacks');
      }
    },
  );
  it('the log asks the user about a missing fact only if the answer can be yes or no', () => {
    expect(missingFactQuestion('creatures.gob.attacks', 3)).toMatchObject({
      fact: 'hand',
      yes: 'armed',
      no: [],
    });
    expect(missingFactQuestion('creatures.gob.opportunitiesTaken', 3)).toMatchObject({
      fact: 'opportunities',
      no: { taken: 1, round: 3 },
    });
    expect([
      missingFactQuestion('creatures.gob.speed', 3),
      missingFactQuestion('turn.active', 3),
    ]).toEqual([null, null]);
  });
});

describe('HTML and control characters in names', () => {
  it('HTML, line breaks and control characters in names and notes never break the lines of the combat log', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '\u202Egnp',
        'a\nb',
        '__proto__',
        '{who}',
        '',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, nasty, (id, code, note) => {
        addCreatures([{ id, name: note }]);
        const all = [
          entry(
            0,
            move({
              of: id,
              ruling: ruling({
                faults: [broke(code, { by: note })],
                unknown: [code, `creatures.${id}.${code}`],
                provoked: [gives(code)],
              }),
            }),
          ),
          entry(
            1,
            act({
              of: id,
              action: code,
              target: note,
              gains: [code],
              ruling: ruling({ faults: [broke(code)], provoked: [gives(id, { cause: 'action' })] }),
            }),
            { verdict: 'allowed', allowed: { by: code, note } },
          ),
          entry(2, { kind: 'condition', of: id, condition: code, on: true, from: 'told' }),
          entry(3, { kind: 'wait', of: id, how: 'ready', readies: code }),
        ];
        expect(logText(all).split('\n').length).toBe(6);
      }),
    );
  });
});
