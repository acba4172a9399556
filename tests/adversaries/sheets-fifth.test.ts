/**
 * Attack: a player at a table of 5E tries to read closed sheets and to find creatures that their map
 * hides. Required: the fair-play matrix (support/fairness.ts), with dnd5e 3.3 to 5.3 on Foundry,
 * and with both sheets of 5E and both engines of Roll20. Senses, passive Perception, hit points, exhaustion,
 * features, spells and legendary actions stay in a closed sheet.
 */
import { describe, expect, it } from 'vitest';
import { rulesetFor } from '../../src/state/choices.ts';
import { furnish } from '../drift/window.ts';
import { hostInWords } from '../support/titleWords.ts';
import { FIFTH_SECRETS, leaks, NAMEPLATE } from './support/assassin.ts';
import {
  MATRIX,
  ROLL20_MATRIX,
  roll20CreatureOf,
  SHOWN_FACTS,
  SHOWN_OF_ATTACKS,
  titled,
  type Knows,
  type Row,
} from './support/fairness.ts';
import type { Witness } from './support/witness.ts';
import { usually } from '../support/thorough.ts';

furnish();
const foundry = await import('./support/foundry-sheets.ts');
const roll20 = await import('./support/roll20-sheets.ts');

/** Texts that reveal that the creature is on the map. */
const presenceOf = (token: string): RegExp[] => [new RegExp(token), new RegExp(NAMEPLATE, 'i')];

interface Sitting extends Witness {
  readonly errors: readonly string[];
}
interface At {
  readonly token: string;
  readonly cell: readonly [number, number];
  readonly ruleset: string;
}

/** Checks everything that the client could show of the assassin, and gives its creature. */
function checked(at: Sitting, { token, cell, ruleset }: At, { screen, copied, report }: Row) {
  expect(at.errors).toEqual([]);
  at.store.ruleset.value = rulesetFor(at.store, 'srd35');
  expect(at.store.ruleset.value).toBe(ruleset);
  const hold = (knows: Knows, texts: Readonly<Record<string, string>>): void => {
    for (const [road, text] of Object.entries(texts)) {
      const secrets =
        knows === 'nothing' ? [...FIFTH_SECRETS, ...presenceOf(token)] : FIFTH_SECRETS;
      if (knows !== 'all') expect([road, ...leaks(text, secrets)]).toEqual([road]);
    }
  };
  const { chances, here } = at.hover(token, cell);
  hold(screen, {
    told: at.told(),
    card: at.card(token),
    chances: JSON.stringify(chances),
    here: here.join('\n'),
  });
  hold(copied, { copied: at.copied() });
  hold(report, { report: at.report() });
  const creature = at.store.scene.value?.creatures?.find(({ id }) => id === token);
  if (screen === 'nothing') {
    expect(creature).toBeUndefined();
    return undefined;
  }
  expect(creature).toMatchObject({ name: NAMEPLATE, at: cell });
  // A chance to hit would reveal the armor class of a closed sheet.
  const against = chances.filter(({ to }) => to === token).map(({ line }) => line);
  expect(against.length).toBeGreaterThan(0);
  if (screen === 'shown') expect(against.join('\n')).not.toContain('%');
  if (screen === 'shown')
    expect(Object.keys(creature ?? {}).filter((fact) => !SHOWN_FACTS.includes(fact))).toEqual([]);
  else for (const text of [at.told(), at.copied(), at.report()]) expect(text).toContain('stiletto');
  return creature;
}

const FOUNDRY = usually<readonly [11 | 12 | 14, string, string]>(
  [
    [11, '3.3', 'srd51'],
    [14, '5.3', 'srd52'],
  ],
  [[12, '4.4', 'srd52']],
);

describe.each(FOUNDRY)('fair play on Foundry %d with dnd5e %s', (generation, version, ruleset) => {
  const { ASSASSIN_TOKEN: token, ASSASSIN_AT: cell, sitAtFoundry } = foundry;
  const host = `Foundry ${generation} with dnd5e ${version}`;
  it.each(titled(MATRIX))(`on ${host}, %s sees %s`, async (_user, _knows, row) => {
    const { seat, seen, sheet, screen } = row;
    const level = sheet === 'open' ? 'OBSERVER' : 'LIMITED';
    const at = await sitAtFoundry({ generation, system: 'dnd5e', seat, seen, level });
    const creature = checked(at, { token, cell, ruleset }, row);
    if (screen === 'shown') {
      expect(leaks(at.crossed, FIFTH_SECRETS)).toEqual([]);
      expect(
        creature?.attacks
          ?.flatMap((attack) => Object.keys(attack))
          .filter((fact) => !SHOWN_OF_ATTACKS.includes(fact)),
      ).toEqual([]);
      // The dagger is in hand. The spear is put away, and nobody sees the spells.
      expect(creature).toMatchObject({
        size: 'medium',
        conditions: [],
        attacks: [{ name: '', kind: 'melee', natural: false, reach: 1 }],
      });
    }
    if (screen === 'all')
      expect(creature).toMatchObject({
        hp: { current: 6661, max: 6662 },
        conditions: ['exhaustion-3'],
        traits: expect.arrayContaining(['blindsight-17', 'pack-tactics']) as unknown,
      });
  });

  it(`on ${host}, a player who loses permission for a sheet sees only public facts about its creature`, async () => {
    const at = await sitAtFoundry(
      { generation, system: 'dnd5e', seat: 'player', seen: 'visible', level: 'OBSERVER' },
      (actor) => {
        actor.ownership['default'] = 1;
      },
    );
    expect(at.told()).toContain('stiletto');
    for (const now of [at.copied(), at.report(), at.card(token)])
      expect(leaks(now, FIFTH_SECRETS)).toEqual([]);
  });
});

const ROLL20 = [
  ['legacy', 'ogl5e', '2014', 'srd51'],
  ['jumpgate', 'dnd2024', '2024', 'srd52'],
] as const;

describe.each(ROLL20)('fair play on Roll20 %s with the sheet %s', (engine, kind, year, ruleset) => {
  const { FIFTH_TOKEN: token, FIFTH_AT: cell, sitAtRoll20 } = roll20;
  const host = `${hostInWords(engine)} with 5E sheets of ${year}`;
  it.each(titled(ROLL20_MATRIX, roll20CreatureOf))(
    `on ${host}, %s sees %s`,
    async (_user, _knows, row) => {
      const { seat, seen, sheet, screen } = row;
      const at = await sitAtRoll20({ engine, kind, seat, seen, sheet });
      const creature = checked(at, { token, cell, ruleset }, row);
      if (screen === 'shown') expect(creature).not.toHaveProperty('attacks');
      if (screen === 'all')
        expect(creature?.traits).toEqual(expect.arrayContaining(['pack-tactics']));
    },
  );
});
