/** Topics that a ruleset does not cover: the answer says so and contains no number. */
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../src/judge/answer.ts';
import { SUBJECT_WORDS, SUBJECTS, TREATED_BY } from '../../src/rules/uncoveredSubjects.ts';
import { ledgerOf } from '../../scripts/ledgers.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { fullRulesets, phasedRulesets, turnRulesets } from '../../src/rules/fullRulesets.ts';
import { everyCase } from '../support/everyCase.ts';

const asked = (ruleset: string, ask: object): unknown =>
  answerLine({
    scene: {
      format: 'quadretto/scene@1',
      ruleset,
      grid:
        ruleset === 'arelia'
          ? { kind: 'hex', layout: 'odd-r', columns: 6, rows: 6 }
          : { kind: 'square', columns: 6, rows: 6 },
      creatures: [{ id: 'a', at: [1, 1], size: 'medium', hp: { current: 120 } }],
    },
    ask,
  });

describe.each(fullRulesets.map((book) => [rulesetInWords(book.id), book] as const))(
  'subjects that %s does not treat',
  (game, { id, unspoken, name }) => {
    const whole = id === 'sigil' || id === 'arelia';
    everyCase(unspoken)(
      `for each subject that ${game} does not cover, the rules engine answers that the game master decides`,
      (subject) => {
        expect(asked(id, { ask: subject })).toEqual({
          answer: {
            code: 'not-in-this-text',
            subject,
            rules: [],
            unknown: [],
            says: whole
              ? `The text of ${name} says nothing about ${SUBJECT_WORDS[subject]}: the game master decides.`
              : `Quadretto does not judge ${SUBJECT_WORDS[subject]} by ${name}. ` +
                'Its text may treat the subject: the game master decides.',
          },
        });
      },
    );
    it(`under ${game}, a request about traps is answered even if the request has unknown fields`, () => {
      expect(asked(id, { ask: 'traps', of: 'a', metres: 12 })).toMatchObject({
        answer: { code: 'not-in-this-text' },
      });
    });
    it(
      `under ${game}, a request named after a subject that the rules cover gets an error ` +
        'naming the right request',
      () => {
        const treated = SUBJECTS.filter((subject) => !unspoken.includes(subject));
        for (const subject of treated) {
          expect(asked(id, { ask: subject })).toMatchObject({
            error: {
              path: 'ask.ask',
              message: expect.stringContaining(JSON.stringify(TREATED_BY[subject])) as string,
            },
          });
        }
      },
    );
  },
);

/** Words by which a rule's id or heading shows that it treats a subject. */
const SIGNS: Readonly<Partial<Record<(typeof SUBJECTS)[number], RegExp>>> = {
  'falling-damage': /damage\.fall|falling object/,
  'massive-damage': /massive/,
  poison: /poison|veleno/,
  disease: /disease|malattia/,
  drowning: /drown|annegamento/,
  starvation: /starv|affamato|hunger|thirst/,
  traps: /\btraps?\b|trappol/,
  chases: /\bchase|inseguiment/,
  vehicles: /vehicle\.|veicol/,
  'mass-combat': /mass combat/,
  'action-points': /action.point/,
  experience: /experience|esperienza/,
  treasure: /treasure|tesor/,
  reputation: /reputation|reputazione/,
  sanity: /sanity|sanità mentale/,
  counterspell: /counterspell|controincantesim/,
  'casting-while-falling': /casting.while.falling/,
};

// The ledger of a ruleset that judges the map alone states other chapters too.
describe.each(
  [...turnRulesets, ...phasedRulesets].map((book) => [rulesetInWords(book.id), book] as const),
)('the ledger of %s', (_, { id, unspoken }) => {
  it(
    `if the rules engine says that ${rulesetInWords(id)} does not cover a subject, that ` +
      'ruleset has no rule on the subject',
    () => {
      const rules = ledgerOf(id);
      expect(
        unspoken.flatMap((subject) =>
          rules
            // A rule for reference only is treated by the text, but not judged.
            .filter(({ decides }) => decides !== 'reference')
            .filter((rule) => SIGNS[subject]?.test(`${rule.id} ${rule.heading}`.toLowerCase()))
            .map((rule) => `${subject}: ${rule.id}`),
        ),
      ).toEqual([]);
    },
  );
});

describe('a single hit for 60 damage', () => {
  it(
    'under Sigil (house rules for D&D 3.5), a single hit for 60 damage forces a Fortitude ' +
      'save (DC 15)',
    () => {
      expect(asked('sigil', { ask: 'wound', of: 'a', rolled: 60 })).toMatchObject({
        answer: {
          massive: { save: 'fortitude', dc: 15 },
          rules: expect.arrayContaining(['sigil.damage.massive-damage']) as string[],
        },
      });
    },
  );
  it('under D&D 3.5, a single hit for 60 damage forces a Fortitude save (DC 15)', () => {
    expect(asked('srd35', { ask: 'wound', of: 'a', rolled: 60 })).toMatchObject({
      answer: { massive: { save: 'fortitude', dc: 15 } },
    });
  });
  it(
    'under d20 Modern, a creature hit for 60 damage falls to −1 hit points if it fails a ' +
      'Fortitude save (DC 15)',
    () => {
      expect(
        answerLine({
          scene: {
            format: 'quadretto/scene@1',
            ruleset: 'd20modern',
            grid: { kind: 'square', columns: 6, rows: 6 },
            creatures: [{ id: 'a', at: [1, 1], hp: { current: 120 }, abilities: { con: 14 } }],
          },
          ask: { ask: 'wound', of: 'a', rolled: 60 },
        }),
      ).toMatchObject({ answer: { massive: { save: 'fortitude', dc: 15, failsTo: -1 } } });
    },
  );
  it(
    'under d20 Modern, the ruling on 60 damage without an attack roll does not claim that the ' +
      'rules say nothing about it',
    () => {
      expect(
        (
          asked('d20modern', { ask: 'wound', of: 'a', rolled: 60, attackRoll: false }) as {
            answer: object;
          }
        ).answer,
      ).not.toHaveProperty('notInThisText');
    },
  );
});
