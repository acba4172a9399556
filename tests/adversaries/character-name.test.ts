/**
 * Attack: a malicious character name with markup, direction marks, invisible characters, ten
 * thousand characters, property names, template braces, rolls or macros. It is tested wherever a
 * person reads a name: the token's label, card, log line, whisper, copied scene, report and
 * nameless report. The creature must stay in the scene, and so must the others.
 * tests/e2e/hostile*.test.ts tests how a browser shows such names on the map and in panels.
 */
import { describe, expect } from 'vitest';
import { sanitizeText } from '../../src/chat/sanitizeText.ts';
import { removeNames } from '../../src/report/removeNames.ts';
import type { Report } from '../../src/report/report.ts';
import { furnish } from '../drift/window.ts';
import { ACTED_UPON, MACRO_NAMES, MISLEADING_NAMES } from './support/names.ts';
import { everyCase } from '../support/everyCase.ts';
import { usually } from '../support/thorough.ts';

furnish();
const { whispered } = await import('../../src/overlay/Whisper.tsx');
const { entryText } = await import('../../src/overlay/panels/log/text.ts');
const { creatureLabel, locale } = await import('../../src/text/index.ts');
const { namedAtFoundry, namedAtRoll20, NAMED } = await import('./support/named.ts');

const NAMES = [...MACRO_NAMES, ...MISLEADING_NAMES];
/**
 * Characters that are invisible or reverse the direction of text, except the two isolates that the
 * product adds itself.
 */
const UNSEEN =
  /(?![\u2068\u2069])[\p{Cc}\p{Cf}]|\u034f|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|\p{M}{4}/u;
/** The part of a name that a test searches for in a report; null if the name is too short. */
const telling = (name: string): string | null =>
  /[\p{L}\p{N}]{3}/u.test(name) && name.length > 5 ? name.slice(0, 200) : null;
/** Names that also occur in reports for other reasons. */
const OURS = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

const TABLES = [
  ...usually([13], [12]).map(
    (generation) =>
      [`Foundry ${generation}`, (name: string) => namedAtFoundry(generation, name)] as const,
  ),
  ...usually(['jumpgate'], ['legacy']).map(
    (engine) => [`Roll20 ${engine}`, (name: string) => namedAtRoll20(engine, name)] as const,
  ),
];

describe.each(TABLES)('a misleading creature name on %s', (_host, sit) => {
  everyCase(NAMES)(
    'a creature whose name holds markup, macros or invisible characters stays on the map under a harmless name',
    async (name) => {
      const at = await sit(name);
      expect(at.errors).toEqual([]);
      const ids = at.store.scene.value?.creatures?.map(({ id }) => id) ?? [];
      expect(ids).toContain(NAMED);
      expect(ids.length).toBeGreaterThan(1);
      // The name must reach the scene, or the test proves nothing. Foundry's adapter drops names
      // longer than 1,000 characters.
      const called = at.store.scene.value?.creatures?.find(({ id }) => id === NAMED)?.name ?? '';
      if (called !== '' || name.length <= 1000) expect(called.slice(0, 5)).toBe(name.slice(0, 5));
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();

      const card = at.card(NAMED);
      expect(card.length).toBeLessThan(20_000);
      for (const language of ['en', 'it'] as const) {
        locale.value = language;
        const label = creatureLabel(NAMED);
        expect(label.trim()).not.toBe('');
        expect(label).not.toMatch(UNSEEN);
        const line = entryText({
          id: 'e',
          round: 1,
          verdict: 'info',
          offers: [],
          dismissed: false,
          open: false,
          event: {
            id: 'e',
            seq: 1,
            at: 0,
            kind: 'posted',
            of: NAMED,
            what: 'attack',
            by: name.slice(0, 100),
            known: true,
          },
        });
        expect(line).not.toMatch(/undefined|\[object/);
        expect(line.replace(/\s/g, ' ')).not.toMatch(UNSEEN);
        const why = {
          message: 'whisper.line',
          params: { who: { creature: NAMED }, reason: name },
          verdict: 'info',
          rules: [],
          cells: [],
        } as const;
        const whole = sanitizeText(whispered(why, label));
        expect(whole).not.toMatch(ACTED_UPON);
        expect([...whole].length).toBeLessThanOrEqual(200);
      }

      // The copied scene is a valid document whatever the name.
      expect(
        (JSON.parse(at.copied()) as { creatures: { id: string }[] }).creatures.map(({ id }) => id),
      ).toEqual(ids);
      const report = JSON.parse(at.report()) as Report;
      const without = JSON.stringify(removeNames(report));
      const part = telling(name);
      if (part !== null && !OURS.includes(part))
        expect(without).not.toContain(JSON.stringify(part).slice(1, -1));
    },
  );
});
