// @vitest-environment page
/**
 * What a player may ask before an attack: where to attack from, which foe a feat allows next,
 * how often a full attack provokes; on the map and in the attack panel, in both languages.
 */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/overlay/shape.ts';
import { layers } from '../../src/overlay/layers/index.ts';
import { nextLayer } from '../../src/overlay/layers/next.ts';
import { whereLayer } from '../../src/overlay/layers/where.tsx';
import { marksOf } from '../../src/overlay/marks.ts';
import { rulesets } from '../../src/rules/index.ts';
import { say } from '../../src/text/index.ts';
import { mounted, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';
import { languageFirst } from '../support/titleWords.ts';

const sword = { id: 's', name: 'sword', kind: 'melee', ready: true } as const;
const bow = { id: 'b', name: 'bow', kind: 'ranged', rangeIncrement: 20, ready: true } as const;
const body = { size: 'medium', build: 'tall', speed: { land: 6 } } as const;
const ALDO = { id: 'aldo', name: 'Aldo', side: 'party', at: [2, 5], attacks: [sword], ...body };
const BICE = { id: 'bice', name: 'Bice', side: 'party', at: [8, 5], attacks: [sword], ...body };
const OGRE = {
  id: 'ogre',
  name: 'Orso',
  side: 'foes',
  at: [7, 5],
  type: 'animal',
  attacks: [sword],
  ...body,
};
const GOB = { ...OGRE, id: 'gob', name: 'Gob', at: [2, 4] };
const scene = (...creatures: readonly object[]): object => ({
  format: 'quadretto/scene@1',
  ruleset: 'srd35',
  grid: { kind: 'square', columns: 20, rows: 12 },
  creatures,
});

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});
const shapes = (prefix: string): Shape[] =>
  marksOf(ui.store).shapes.value.filter(({ key }) => key.startsWith(prefix));
const said = (prefix: string): string[] =>
  shapes(prefix).flatMap(({ why }) => (why === undefined ? [] : [say(why.message, why.params)]));
const open = async (table: object, language: 'en' | 'it' = 'en'): Promise<void> => {
  ui = await mounted({ scene: table, language, besides: (store) => ({ asks: asksHere(store) }) });
  ui.store.targets.value = ['ogre'];
};

describe('the layer of squares to attack from', () => {
  it(
    'the map layer of squares to attack from is off by default, and missing under Arelia ' +
      '(rounds in phases on hexes) and D&D 5e',
    async () => {
      await open(scene(ALDO, OGRE));
      expect([whereLayer.switch?.key, whereLayer.switch?.on]).toEqual(['alt+shift+8', false]);
      const without = rulesets.filter((rules) => whereLayer.switch?.offered?.(rules) === false);
      expect(without.map(({ id }) => id)).toEqual(['arelia', 'srd52', 'srd51']);
      expect(layers).toContain(nextLayer);
    },
  );

  it('the map layer of squares to attack from draws nothing while the layer is switched off', async () => {
    await open(scene(ALDO, BICE, OGRE));
    await ui.settle();
    expect(shapes('where:')).toEqual([]);
  });

  it(
    'the tooltip of a square to attack from says whether the attacker would flank there, and ' +
      'whether moving there provokes',
    async () => {
      await open(scene(ALDO, BICE, OGRE));
      ui.store.switches.value = { where: true };
      await until(() => expect(shapes('where:').length).toBeGreaterThan(0));
      expect(said('where:6,5')).toEqual([
        'From here Aldo can attack Orso, flanking with Bice, and provokes nobody.',
      ]);
      expect(said('where:6,4')).toEqual(['From here Aldo can attack Orso, and provokes nobody.']);
      expect(shapes('where:6,5').map(({ kind }) => kind)).toEqual(['frame', 'mark', 'mark']);
    },
  );

  it('a square to attack from has a different frame if the attacker cannot reach the square this turn', async () => {
    await open(scene({ ...ALDO, speed: { land: 4 } }, BICE, OGRE));
    ui.store.switches.value = { where: true };
    await until(() => expect(shapes('where:').length).toBeGreaterThan(0));
    const styles = shapes('where:').flatMap((s) => (s.kind === 'frame' ? [[s.key, s.style]] : []));
    expect(styles).toContainEqual(['where:6,5', 'ghost-is']);
    // The two squares beyond the target flank with nobody, and nobody knows a way there.
    expect(styles.some(([, style]) => style === 'ghost-will')).toBe(false);
    ui.store.scene.value = {
      ...ui.store.scene.value!,
      creatures: ui.store.scene.value!.creatures!.map((c) =>
        c.id === 'aldo' ? { ...c, at: [0, 5] } : c,
      ),
    };
    await until(() =>
      expect(
        shapes('where:').flatMap((s) => (s.kind === 'frame' ? [[s.key, s.style]] : [])),
      ).toContainEqual(['where:6,5', 'ghost-will']),
    );
  });

  it('in Italian, the tooltip of a square to attack from says whether the attacker would flank there', async () => {
    await open(scene(ALDO, BICE, OGRE), 'it');
    ui.store.switches.value = { where: true };
    await until(() =>
      expect(said('where:6,5')).toEqual([
        'Da qui Aldo può attaccare Orso, fiancheggiando con Bice, e non provoca nessuno.',
      ]),
    );
  });
});

describe('the attack panel', () => {
  const panel = async (table: object, language: 'en' | 'it' = 'en'): Promise<void> => {
    await open(table, language);
    ui.one('.foot [aria-label="Attack"], .foot [aria-label="Attacco"]').click();
    await until(() => expect(ui.all('.attack .sum').length).toBeGreaterThan(0));
  };
  const beside = { ...OGRE, at: [3, 5] };

  it.each(
    languageFirst([
      ['en', 'Cleave: if Orso drops, strike Gob at once'],
      ['it', 'Incalzare: se Orso cade, attacca subito Gob'],
    ] as const),
  )(
    'in %s, the attack panel names the enemy that Cleave allows to attack next, and the map marks that enemy',
    async (_, text, language) => {
      await panel(scene({ ...ALDO, traits: ['cleave'] }, beside, GOB), language);
      await until(() => expect(ui.text('.next-attacks')).toBe(text));
      await until(() =>
        expect(shapes('next:').map(({ key }) => key)).toEqual(['next:gob', 'next:gob:label']),
      );
    },
  );

  it('if no enemy besides the target is within reach, the attack panel says so in its line about Cleave', async () => {
    await panel(scene({ ...ALDO, traits: ['cleave'] }, beside, { ...GOB, at: [9, 9] }));
    await until(() => expect(ui.text('.next-attacks')).toBe('Cleave: no other enemy within reach'));
    expect(shapes('next:')).toEqual([]);
  });

  it.each(
    languageFirst([
      ['en', 'A full attack provokes an AoO with each attack: Orso (up to 3 times)'],
      ['it', 'Un attacco completo provoca un AdO a ogni attacco: Orso (fino a 3 volte)'],
    ] as const),
  )(
    'the attack panel says in %s how many attacks of opportunity a full attack with a bow provokes',
    async (_, text, language) => {
      await panel(
        scene(
          { ...ALDO, bab: 11, attacks: [bow] },
          { ...beside, traits: ['combat-reflexes'], abilities: { dex: 16 } },
        ),
        language,
      );
      await until(() => expect(ui.text('.attack')).toContain(text));
    },
  );
});
