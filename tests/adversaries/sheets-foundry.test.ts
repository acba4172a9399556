/**
 * Attack: a player at a Foundry table tries to read closed sheets and to find creatures that their
 * map hides. Required: the fair-play matrix (support/fairness.ts), on Foundry 11, 12 and 13, with
 * both systems.
 */
import { describe, expect, it } from 'vitest';
import { furnish } from '../drift/window.ts';
import { leaks, NAMEPLATE, SHEET_SECRETS } from './support/assassin.ts';
import { MATRIX, SHOWN_FACTS, SHOWN_OF_ATTACKS, titled, type Knows } from './support/fairness.ts';
import { usually } from '../support/thorough.ts';

furnish();
const { ASSASSIN_AT, ASSASSIN_TOKEN, sitAtFoundry } = await import('./support/foundry-sheets.ts');
type Sitting = Awaited<ReturnType<typeof sitAtFoundry>>;

/** Texts that reveal that the creature is on the map. */
const PRESENCE = [/tkwolf/, new RegExp(NAMEPLATE, 'i')];

const creatureIn = ({ store }: Sitting) =>
  store.scene.value?.creatures?.find(({ id }) => id === ASSASSIN_TOKEN);

function hold(knows: Knows, texts: Readonly<Record<string, string>>): void {
  for (const [road, text] of Object.entries(texts)) {
    if (knows === 'nothing')
      expect([road, ...leaks(text, [...SHEET_SECRETS, ...PRESENCE])]).toEqual([road]);
    if (knows === 'shown') expect([road, ...leaks(text)]).toEqual([road]);
  }
}

interface Table {
  readonly generation: 11 | 12 | 13;
  readonly system: 'D35E' | 'pf1';
}
const TABLES = usually<Table>(
  [
    { generation: 11, system: 'D35E' },
    { generation: 12, system: 'pf1' },
    { generation: 13, system: 'D35E' },
  ],
  [
    { generation: 11, system: 'pf1' },
    { generation: 12, system: 'D35E' },
    { generation: 13, system: 'pf1' },
  ],
);

describe.each(TABLES)('fair play on Foundry $generation with the system $system', (table) => {
  const host = `Foundry ${table.generation}`;
  it.each(titled(MATRIX))(
    `on ${host} with ${table.system} sheets, %s sees %s`,
    async (_user, _knows, { seat, seen, sheet, screen, copied, report }) => {
      const at = await sitAtFoundry({
        ...table,
        seat,
        seen,
        level: sheet === 'open' ? 'OBSERVER' : 'LIMITED',
      });
      expect(at.errors).toEqual([]);
      expect(at.store.scene.value).not.toBeNull();
      hold(screen, { told: at.told(), crossed: at.crossed, card: at.card(ASSASSIN_TOKEN) });
      const { chances, here } = at.hover(ASSASSIN_TOKEN, ASSASSIN_AT);
      hold(screen, { chances: JSON.stringify(chances), here: here.join('\n') });
      hold(copied, { copied: at.copied() });
      hold(report, { report: at.report() });
      const creature = creatureIn(at);
      if (screen === 'nothing') {
        expect(creature).toBeUndefined();
        return;
      }
      expect(creature?.at).toEqual(ASSASSIN_AT);
      // A creature on another level is out of reach.
      expect(here.join('\n').includes(`could attack ${NAMEPLATE} from there`)).toBe(
        seen !== 'level',
      );
      // Against a closed sheet, only the attacker's own bonus is shown, without a chance to hit.
      const against = chances.filter(({ to }) => to === ASSASSIN_TOKEN).map(({ line }) => line);
      expect(against.join('\n')).toContain('to hit');
      expect(against.some((line) => line.includes('needs'))).toBe(screen === 'all');
      expect(creature?.name).toBe(NAMEPLATE);
      if (screen === 'shown') {
        expect(Object.keys(creature ?? {}).filter((fact) => !SHOWN_FACTS.includes(fact))).toEqual(
          [],
        );
        expect(
          creature?.attacks
            ?.flatMap((a) => Object.keys(a))
            .filter((fact) => !SHOWN_OF_ATTACKS.includes(fact)),
        ).toEqual([]);
        // The creature counts as armed, with natural reach, because its spear is put away. Its
        // conditions have no icons.
        expect(creature).toMatchObject({
          size: 'medium',
          conditions: [],
          attacks: [{ name: '', kind: 'melee', reachWeapon: 'none' }],
        });
        return;
      }
      expect(creature).toMatchObject({ hp: { current: 6661, max: 6662 }, bab: 17 });
      for (const text of [at.told(), at.copied(), at.report(), at.card(ASSASSIN_TOKEN)])
        expect(text).toContain('stiletto');
    },
  );

  it(
    `on ${host}, a player who loses permission for a ${table.system} sheet sees only ` +
      `public facts about its creature`,
    async () => {
      const at = await sitAtFoundry(
        { ...table, seat: 'player', seen: 'visible', level: 'OBSERVER' },
        (actor) => {
          actor.ownership['default'] = 1;
        },
      );
      expect(at.told()).toContain('stiletto');
      for (const now of [at.copied(), at.report(), at.card(ASSASSIN_TOKEN)])
        expect(leaks(now)).toEqual([]);
      expect(creatureIn(at)?.attacks).toMatchObject([{ name: '' }]);
    },
  );

  it(
    `on ${host}, a player without permission for a ${table.system} sheet sees only public ` +
      `facts about its creature`,
    async () => {
      const at = await sitAtFoundry({ ...table, seat: 'player', seen: 'visible', level: 'NONE' });
      hold('shown', { told: at.told(), crossed: at.crossed, report: at.report() });
      expect(at.store.provenance.value.get(ASSASSIN_TOKEN)).toMatchObject({ closed: true });
    },
  );
});
