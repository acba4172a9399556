/**
 * Makes the table of sources from docs/spec/ledger: where each rule stands in the users' books. It
 * includes the rules of the areas that are judged on the map, all other rules that a ruleset cites
 * there, and some rules of whole turns.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { edges as newerEdges } from '../src/rules/fifth/srd52/citations.ts';
import { edges as olderEdges } from '../src/rules/fifth/srd51/citations.ts';
import { rulesets } from '../src/rules/index.ts';
import { ledgerOf, type Rule } from './ledgers.ts';

const AREAS = new Set([
  'grid',
  'size',
  'reach',
  'threat',
  'opportunity',
  'flanking',
  'cover',
  'concealment',
  'sight',
  'light',
  'terrain',
  'movement',
  'flight',
]);

/**
 * Ids of the rulesets whose rounds have phases. All their rules are included, because their answers
 * choose the cited rules by event.
 */
const PHASED: ReadonlySet<string> = new Set(
  rulesets.flatMap(({ id, phased }) => (phased === true ? [id] : [])),
);

/**
 * Shown name of each ruleset's rules text. It is the source of a rule whose citation in the ledger
 * names no book. Rulesets that are not listed here are left out.
 */
const TEXTS: Readonly<Record<string, string>> = {
  srd35: 'SRD 3.5',
  sigil: 'Sigil',
  d20modern: 'SRD d20 Modern',
  arelia: 'Il round tattico',
  pf1: 'PRD',
  srd52: 'SRD 5.2.1',
  srd51: 'SRD 5.1',
};
/** Name of the rules text in a ledger's citations, if it differs from the shown name. */
const CITED_AS: Readonly<Record<string, string>> = { d20modern: 'd20 Modern SRD' };

/**
 * Beginning of a citation that names no book, because the rules text is silent or its readers
 * disagree.
 */
const READING = /^Reading of this project|^SRD 5[.\d]*(?: is|:) silent/;
const readings: ReadonlySet<string> = new Set(
  ['pf1', 'srd52', 'srd51']
    .flatMap(ledgerOf)
    .flatMap(({ id, cite }) => (READING.test(cite) ? [id] : [])),
);

/** Is this ledger entry about the silence of a rules text? Such an entry cites no source. */
export const isSilent = (id: string): boolean =>
  readings.has(id) ||
  id.endsWith('-silent') ||
  id.endsWith('.silent') ||
  [
    'd20modern.flanking.geometry-option',
    'd20modern.cover.no-line-geometry',
    'd20modern.size.no-space-reach-table',
  ].includes(id);

/**
 * Book, page and heading in the form that the user sees: the first book cited, without its English
 * translation in brackets.
 */
function bookOf(rule: Rule, text: string, citedAs: string): string {
  if (rule.cite === '' || rule.cite.startsWith(`${citedAs}:`)) return text;
  if (rule.cite.startsWith('PRD ')) return (rule.cite.split(':')[0] ?? '').replaceAll("'", '’');
  const first = rule.cite.split(/,(?![^(]*\))/)[0] ?? '';
  return first
    .replaceAll("'", '’')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(' - ', ': ')
    .trim();
}

function headingOf(heading: string): string {
  const shouted = heading === heading.toUpperCase();
  const plain = shouted ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading;
  return plain.replaceAll("'", '’').replaceAll(' / ', ', ');
}

/**
 * Rules of whole turns whose source is shown on the screen. For other rules that only turns cite,
 * no source is shown.
 */
const TURNS: readonly string[] = [
  'srd35.condition.helpless-definition',
  'srd35.condition.helpless-normal-attack',
  'srd35.condition.helpless-dexterity-zero',
  'srd35.special-attack.coup-de-grace-action',
  'sigil.damage.nonlethal-tracking',
  'sigil.turn.round-length',
  'sigil.action.table-move',
  'sigil.action.table-free',
  'sigil.initiative.surprise-round',
  'sigil.condition.pinned',
  'sigil.special-attack.total-defence',
  'sigil.special-attack.fight-defensively',
  'sigil.condition.grappling-ranged-random',
  'sigil.condition.grappling-attack',
  'sigil.special-attack.charge-attack',
  'sigil.object.hardness',
  'sigil.object.immunities',
  'sigil.object.energy',
  'sigil.object.saves',
  'sigil.condition.incorporeal-touch',
  'sigil.condition.incorporeal-creatures',
  'sigil.condition.invisible-attack',
  'sigil.condition.dead',
  'sigil.condition.stalled',
  'd20modern.condition.flat-footed-start',
  'd20modern.turn.sequence',
  'd20modern.turn.round-six-seconds',
  'd20modern.timeline.round-span',
  'd20modern.attack.range-penalty',
  'd20modern.attack.max-range',
  'd20modern.special-attack.explosives-burst',
];

/**
 * Ids of the rules that are cited by rulesets on the map, as reasons of an edge, in the code of the
 * rules, or in `TURNS`.
 */
export function cited(): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../src/rules/', import.meta.url));
  const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('citations.ts'))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const written = [...code.matchAll(/'([a-z0-9]+\.[a-z-]+\.[a-z0-9-]+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return new Set([
    ...written,
    ...TURNS,
    ...rulesets.flatMap((rules) => Object.values(rules.cites).flat()),
    ...[newerEdges, olderEdges].flatMap((edges) => Object.values(edges).flat()),
  ]);
}

/**
 * Sources as nested records: ruleset prefix → book → heading → the ids (without prefix), separated
 * by spaces. Throws if a ledger is missing.
 */
export function sourcesOfLedgers(): Record<string, Record<string, Record<string, string>>> {
  const wanted = cited();
  const out: Record<string, Record<string, Record<string, string>>> = {};
  for (const [name, text] of Object.entries(TEXTS)) {
    const books: Record<string, Record<string, string>> = {};
    for (const rule of ledgerOf(name)) {
      if (isSilent(rule.id) || (!AREAS.has(rule.area) && !PHASED.has(name) && !wanted.has(rule.id)))
        continue;
      const headings = (books[bookOf(rule, text, CITED_AS[name] ?? text)] ??= {});
      const heading = headingOf(rule.heading);
      const tail = rule.id.slice(name.length + 1);
      headings[heading] = headings[heading] === undefined ? tail : `${headings[heading]} ${tail}`;
    }
    out[name] = books;
  }
  return out;
}
