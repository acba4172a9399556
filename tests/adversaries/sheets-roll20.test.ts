/**
 * Attack: a player at a Roll20 table tries to read sheets of other players' characters and to find
 * creatures that their map hides. Required: the fair-play matrix (support/fairness.ts), on both
 * engines.
 */
import { describe, expect, it } from 'vitest';
import { furnish } from '../drift/window.ts';
import { hostInWords } from '../support/titleWords.ts';
import { leaks, NAMEPLATE, SHEET_SECRETS } from './support/assassin.ts';
import {
  ROLL20_MATRIX,
  roll20CreatureOf,
  SHOWN_FACTS,
  titled,
  type Knows,
} from './support/fairness.ts';
import { usually } from '../support/thorough.ts';

furnish();
const { ASSASSIN_AT, ASSASSIN_TOKEN, sitAtRoll20 } = await import('./support/roll20-sheets.ts');

/** Texts that reveal that the creature is on the map. */
const PRESENCE = [/tkwolf/, new RegExp(NAMEPLATE, 'i')];

function hold(knows: Knows, texts: Readonly<Record<string, string>>): void {
  for (const [road, text] of Object.entries(texts)) {
    if (knows === 'nothing')
      expect([road, ...leaks(text, [...SHEET_SECRETS, ...PRESENCE])]).toEqual([road]);
    if (knows === 'shown') expect([road, ...leaks(text)]).toEqual([road]);
  }
}

const SHEET_WORDS = { dnd35: 'D&D 3.5', pfofficial: 'Pathfinder' } as const;
interface Table {
  readonly engine: 'legacy' | 'jumpgate';
  readonly kind: keyof typeof SHEET_WORDS;
}
const TABLES = usually<Table>(
  [
    { engine: 'legacy', kind: 'pfofficial' },
    { engine: 'jumpgate', kind: 'dnd35' },
  ],
  [
    { engine: 'legacy', kind: 'dnd35' },
    { engine: 'jumpgate', kind: 'pfofficial' },
  ],
);

describe.each(TABLES)('fair play on Roll20 $engine with the sheet $kind', (table) => {
  const host = hostInWords(table.engine);
  const sheets = SHEET_WORDS[table.kind];
  it.each(titled(ROLL20_MATRIX, roll20CreatureOf))(
    `on ${host} with ${sheets} sheets, %s sees %s`,
    async (_user, _knows, { seat, seen, sheet, screen, copied, report }) => {
      const at = await sitAtRoll20({ ...table, seat, seen, sheet });
      expect(at.errors).toEqual([]);
      const creatures = at.store.scene.value?.creatures ?? [];
      expect(creatures.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aldo', 'Ogre']));
      hold(screen, { told: at.told(), card: at.card(ASSASSIN_TOKEN) });
      const { chances, here } = at.hover(ASSASSIN_TOKEN, ASSASSIN_AT);
      hold(screen, { chances: JSON.stringify(chances), here: here.join('\n') });
      hold(copied, { copied: at.copied() });
      hold(report, { report: at.report() });
      const creature = creatures.find(({ id }) => id === ASSASSIN_TOKEN);
      if (screen === 'nothing') {
        expect(creature).toBeUndefined();
        return;
      }
      expect(creature?.at).toEqual(ASSASSIN_AT);
      expect(here.join('\n')).toContain(`could attack ${NAMEPLATE} from there`);
      // A chance to hit would reveal the armor class of a closed sheet.
      const against = chances.filter(({ to }) => to === ASSASSIN_TOKEN).map(({ line }) => line);
      if (screen === 'shown') expect(against.join('\n')).not.toContain('needs');
      expect(creature?.name).toBe(NAMEPLATE);
      if (screen === 'shown') {
        expect(Object.keys(creature ?? {}).filter((fact) => !SHOWN_FACTS.includes(fact))).toEqual(
          [],
        );
        // The weapon is unknown and reported as unknown. The creature threatens as an armed
        // creature of its size.
        expect(creature).not.toHaveProperty('attacks');
        const judge = at.store.judge.value;
        const one = at.store.board.value?.creatures.find(({ id }) => id === ASSASSIN_TOKEN);
        const threat =
          judge === null || one === undefined ? undefined : judge.rules.threat(judge, one);
        expect(threat).toMatchObject({
          reach: 1,
          unknown: expect.arrayContaining([`creatures.${ASSASSIN_TOKEN}.attacks`]) as unknown,
        });
        return;
      }
      expect(creature).toMatchObject({ bab: 17 });
      for (const text of [at.told(), at.copied(), at.report(), at.card(ASSASSIN_TOKEN)])
        expect(text).toContain('stiletto');
    },
  );

  it(`on ${host}, a player who loses control of a ${sheets} character sees only its public facts`, async () => {
    const at = await sitAtRoll20(
      { ...table, seat: 'player', seen: 'visible', sheet: 'open' },
      { controlledby: '' },
    );
    expect(at.told()).toContain('stiletto');
    for (const now of [at.copied(), at.report(), at.card(ASSASSIN_TOKEN)])
      expect(leaks(now)).toEqual([]);
    expect(at.store.provenance.value.get(ASSASSIN_TOKEN)).toMatchObject({ closed: true });
  });
});
