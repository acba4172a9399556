/**
 * Words that must not appear on the screen: in messages, terms, lessons and the guide, in both
 * languages.
 */
import { readFileSync } from 'node:fs';
import type { CompiledMessage } from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import { catalogueOf } from '../../src/text/bundled.ts';
import { languagesInWords } from '../support/titleWords.ts';

type Language = 'en' | 'it';

/** The text of a compiled message, without the names of its parameters and choices. */
function wordsOf(message: CompiledMessage): string {
  if (typeof message === 'string') return message;
  return (message as readonly unknown[])
    .map((node) => {
      if (!Array.isArray(node)) return String(node);
      const options = node[2] as unknown;
      return typeof options === 'object' && options !== null && node[1] !== 4
        ? ` ${Object.values(options as Record<string, CompiledMessage>)
            .map(wordsOf)
            .join(' ')} `
        : '{}';
    })
    .join('');
}

/** All texts for the screen, by kind. */
function written(language: Language): [what: string, text: string][] {
  const { messages, terms, vocabularies } = catalogueOf(language);
  const guide = readFileSync(new URL(`../../docs/guide/${language}.md`, import.meta.url), 'utf8');
  return [
    ...Object.entries(messages).map(([id, m]) => [`message ${id}`, wordsOf(m)] as [string, string]),
    ...Object.entries(terms).map(([id, t]) => [`term ${id}`, t.join(' ')] as [string, string]),
    ...Object.entries(vocabularies).flatMap(([name, v]) =>
      [...Object.entries(v.words), ...Object.entries(v.terms)].map(
        ([id, word]) => [`${name} ${id}`, word] as [string, string],
      ),
    ),
    ...SCENARIOS.flatMap((s) =>
      [s.title, s.lesson, s.attempt, ...s.expect.map(({ ruling }) => ruling)].map(
        (both, i) => [`lesson ${s.id} ${i}`, both[language]] as [string, string],
      ),
    ),
    // The addresses of pictures are not text.
    ...guide
      .replaceAll(/\]\([^)]*\)/g, ']')
      .split('\n')
      .map((line, i) => [`guide, line ${i + 1}`, line] as [string, string]),
  ];
}

const offending = (language: Language, banned: RegExp, allowed?: RegExp): string[] =>
  written(language).flatMap(([what, text]) => {
    const rest = allowed === undefined ? text : text.replaceAll(allowed, '');
    const found = banned.exec(rest);
    return found === null ? [] : [`${what}: ${found[0]}`];
  });

describe('the English on the screen', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['uses the word “enemy”, not “foe”', /\bfoes?\b/i],
    [
      'never says “whoever”, and starts no sentence with “Who”',
      /\b[Ww]hoever\b|(^|\. )Who [^.?]*\./,
    ],
    [
      'says “gets an attack”, not “may strike”',
      /\b(may|might) (not )?strike\b|\bnobody strikes\b/i,
    ],
    [
      'never uses the verb “rest” for a verdict or a pointer',
      /\brests? (on|the pointer)\b|\bresting on\b/i,
    ],
    ['uses the word “attack”, not “blow”', /\bblows?\b/i, /knockout blow/g],
    [
      'uses the word “path”, not “way”',
      /\bways?\b/i,
      new RegExp(
        String.raw`one-way|in the way|both ways|the (same|usual) way|(all|half) the way|way out|` +
          String.raw`the other way|two ways|(blocks|on) the way`,
        'gi',
      ),
    ],
    [
      'has American spelling',
      new RegExp(
        String.raw`\b(colou?rs?|armou?rs?|defences?|judgements?|licences?|metres?|centres?|manoeuvr\w+|greys?|` +
          String.raw`favours?|favourable|honours?|neighbours?|behaviours?|cancelled|travelled|` +
          String.raw`\w+(is|ys)(e|ed|es|ing)\b)`,
        'i',
      ),
      new RegExp(
        String.raw`\b(colors?|armors?|\w*(prom|pra|ra|exerc|disgu|surpr|no|w|prec|adv|r|dev|superv|rev|` +
          String.raw`comprom|improv)is(e|ed|es|ing)|expertise|otherwise|likewise|clockwise|this|is)\b`,
        'gi',
      ),
    ],
  ])('the English on the screen %s', (_, banned, allowed) =>
    expect(offending('en', banned, allowed)).toEqual([]),
  );
});

describe('the Italian on the screen', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['says «senza difese» instead of «indifeso»', /alla mercé/i],
    [
      'names Quadretto as the subject and avoids «si giudica» and «si suppone»',
      /\bsi (giudica|giudicano|suppone|suppongono)\b/i,
    ],
    [
      'calls a pillar «pilastro», a low wall «muro basso» and a token «token»',
      /\b(colonna|muretto|pedina)\b/i,
    ],
    // Pathfinder's Italian term is «attacco ai fianchi».
    ['says «fiancheggiamento», not «fianchi»', /\bfianchi\b/i, /attacco ai fianchi/g],
    // The fifth edition's Italian name of the condition «restrained» is «trattenuto».
    ['says «blocca», not «trattiene»', /\btratt(ieni|enut|iene)\w*/i, /^trattenuto$/g],
  ])('the Italian on the screen %s', (_, banned, allowed) =>
    expect(offending('it', banned, allowed)).toEqual([]),
  );
});

describe('units and developers’ words', () => {
  it('the English on the screen uses feet and squares, and meters only where the user chooses or types them', () => {
    const metric = written('en').filter(([, text]) => /\bmet(er|re)s?\b|\d\u00a0?m\b/i.test(text));
    expect(metric.map(([what]) => what)).toEqual(
      expect.not.arrayContaining([
        expect.stringMatching(/^(lesson|term|message (?!options|card|steps))/),
      ]),
    );
  });
  it.each(languagesInWords(['en', 'it'] as const))(
    'no %s sentence on the screen contains the name of a field in the code',
    (_, language) => {
      expect(
        offending(
          language,
          /\b(actualSize|npcsize|opportunitiesTaken|attacks\.\d|[a-z]+[A-Z]\w+)\b/,
          /iPhone|\bpf1\b|dnd5e|D35E|Roll20\S*|quadretto|npm run \S+|`[^`]*`/g,
        ),
      ).toEqual([]);
    },
  );
});
