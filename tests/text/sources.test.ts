/**
 * Citations in the form of the rule books: one for every rule that the engine cites, and one for
 * every rule of the ledgers.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { cited, isSilent, sourcesOfLedgers } from '../../scripts/ledgerSources.ts';
import { locale, source, sources, speakFor } from '../../src/text/index.ts';

afterEach(() => {
  locale.value = 'it';
});

describe('the citation of a rule', () => {
  const ITALIAN = [
    ['sigil.cover.bonus', 'Rules Compendium 38, Copertura'],
    ['sigil.opportunity.leaving-threatened-square', 'Rules Compendium 18, Area minacciata'],
    ['sigil.cover.low-wall', 'Rules Compendium 38, Copertura, Determinare la copertura'],
    // The ledger names two books, and the first is cited.
    ['sigil.opportunity.confused-limits', 'Rules Compendium 34, Confuso'],
    // The ledger names no book, so the source is the ruleset's own text.
    ['sigil.grid.square', 'Sigil, Griglia di battaglia'],
    // The heading is in capitals, and the English chapter is not repeated.
    ['srd35.cover.ranged-corner-procedure', 'SRD 3.5, Copertura'],
    ['d20modern.movement.withdraw-distance', 'SRD d20 Modern, Ritirarsi'],
    ['srd35.cover.soft-ranged-only', 'SRD 3.5, Copertura leggera'],
  ] as const;
  it('the Italian screen cites a rule by its book, the book’s page if known, and the Italian heading', () => {
    locale.value = 'it';
    expect(ITALIAN.map(([id]) => [id, source(id)])).toEqual(ITALIAN);
  });

  it('an unknown or malformed rule id has no citation', () => {
    expect(['nowhere.at.all', '__proto__', '', 'sigil', 'cover.bonus'].map(source)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  const ENGLISH = [
    ['srd35.cover.ranged-corner-procedure', 'SRD 3.5, Cover'],
    ['srd35.size.row-medium', 'SRD 3.5, Table: Creature Size and Scale'],
    ['d20modern.movement.withdraw-distance', 'd20 Modern SRD, Withdraw'],
    ['pf1.movement.run', 'PRD Core Rulebook, Full-Round Actions, Run'],
    // Books that exist only in Italian.
    ['sigil.cover.bonus', 'Rules Compendium 38, Copertura'],
    ['arelia.charge.eligibility', 'Il round tattico, Carica'],
  ] as const;
  it(
    'the English screen cites a rule by its English heading, or by the Italian heading if the ' +
      'book is Italian',
    () => {
      locale.value = 'en';
      expect(ENGLISH.map(([id]) => [id, source(id)])).toEqual(ENGLISH);
    },
  );

  it('the English screen never cites a rule of an English book by an Italian heading', () => {
    const ids = Object.entries(sourcesOfLedgers()).flatMap(([prefix, books]) =>
      ['srd35', 'd20modern', 'pf1'].includes(prefix)
        ? Object.values(books).flatMap((headings) =>
            Object.values(headings).flatMap((tails) =>
              tails.split(' ').map((tail) => `${prefix}.${tail}`),
            ),
          )
        : [],
    );
    const italian = ids.map((id) => source(id));
    locale.value = 'en';
    const english = ids.map((id) => source(id));
    expect(english.every((book) => book !== null)).toBe(true);
    // Citations of the PRD and of the publisher's FAQ may be the same in both languages; all others
    // differ.
    expect(
      english.filter(
        (book, i) => book === italian[i] && !/^(PRD|Publisher’s FAQ)/.test(book ?? ''),
      ),
    ).toEqual([]);
    expect(new Set(english).size).toBe(new Set(italian).size);
  });

  it('if a ruleset borrows a rule from another ruleset’s text, the citation says that the rule is borrowed', () => {
    speakFor({ text: 'd20modern' });
    expect(source('d20modern.movement.withdraw-distance')).toBe('SRD d20 Modern, Ritirarsi');
    expect(source('srd35.cover.soft-ranged-only')).toBe(
      'in prestito da SRD 3.5, Copertura leggera',
    );
    // A rule that the text does not cover has no source.
    expect(source('d20modern.grid.diagonals-silent')).toBeNull();
    speakFor({});
    expect(source('srd35.cover.soft-ranged-only')).toBe('SRD 3.5, Copertura leggera');
  });

  it('the citation of several rules names each heading once, and at most two headings', () => {
    expect(
      sources([
        'nowhere.at.all',
        'sigil.cover.bonus',
        'sigil.cover.gm-extra',
        'sigil.cover.low-wall',
        'sigil.grid.square',
      ]),
    ).toBe(
      'Rules Compendium 38, Copertura; Rules Compendium 38, Copertura, Determinare la copertura',
    );
    expect(sources(['nowhere.at.all'])).toBeNull();
    expect(sources([])).toBeNull();
  });
});

describe('the list of rule citations', () => {
  it('the screen has a citation for every rule that the rules engine can name in a ruling', () => {
    const prefixes = Object.keys(sourcesOfLedgers());
    const ids = [...cited()].filter((id) => prefixes.some((prefix) => id.startsWith(`${prefix}.`)));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !isSilent(id) && source(id) === null)).toEqual([]);
  });
});
