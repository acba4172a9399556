/** Conditions with a source and an end of their own: a turn’s start or end, or a concentration. */
import { describe, expect, it } from 'vitest';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { eventSchema } from '../../src/encounter/event.ts';
import { withFight } from '../../src/encounter/fightOntoScene.ts';
import { journal } from '../../src/encounter/journal.ts';
import type { Change, ChangeOf } from '../../src/rules/change.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { begin, end, event, told, turn } from './fights.ts';

const scene = sceneSchema.parse({
  format: 'quadretto/scene@1',
  ruleset: 'srd52',
  grid: { kind: 'square', columns: 9, rows: 9 },
  creatures: [
    { id: 'a', at: [1, 1] },
    { id: 'b', at: [3, 1] },
    { id: 'c', at: [5, 1] },
  ],
});
const START = [begin(['a', 'b', 'c']), turn(1, 'a')];

const outcome = (...changes: Change[]): EncounterEvent =>
  event('outcome', {
    of: 'a',
    topic: 'afflict',
    result: 'told',
    rolls: [],
    changes,
    rules: [],
    by: '',
  });
const gets = (
  of: string,
  condition: string,
  more: Partial<ChangeOf<'condition'>> = {},
): ChangeOf<'condition'> => ({ what: 'condition', of, condition, on: true, ...more });
const until = (of: string, at: 'start' | 'end' | 'concentration') => ({
  by: of,
  until: { of, at },
});
const loses = (of: string, condition: string, by?: string): Change => ({
  ...gets(of, condition),
  on: false,
  ...(by !== undefined && { by }),
});

/** The creature as the fight leaves it. */
const creature = (id: string, ...events: readonly EncounterEvent[]) =>
  withFight(scene, journal([...START, ...events]).state).creatures?.find((c) => c.id === id);
const conditions = (id: string, ...events: readonly EncounterEvent[]) =>
  creature(id, ...events)?.conditions ?? [];

describe('a condition that ends with a turn', () => {
  const sapped = outcome(gets('b', 'sapped', until('a', 'start')));
  it(
    'a condition that lasts until the start of the attacker’s next turn ends when that turn ' +
      'starts',
    () => {
      expect(conditions('b', sapped, turn(1, 'b'), turn(1, 'c'))).toEqual(['sapped']);
      expect(creature('b', sapped)).toMatchObject({
        conditionsBy: { sapped: ['a'] },
        conditionEnds: { sapped: { of: 'a', at: 'start' } },
      });
      expect(conditions('b', sapped, turn(1, 'b'), turn(1, 'c'), turn(2, 'a'))).toEqual([]);
    },
  );
  it(
    'a condition that lasts until the end of the attacker’s next turn still applies during that ' +
      'turn',
    () => {
      const stunned = outcome(gets('b', 'stunned', until('a', 'end')));
      const round = [stunned, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')];
      expect(conditions('b', ...round)).toEqual(['stunned']);
      expect(conditions('b', ...round, turn(2, 'b'))).toEqual([]);
    },
  );
  it('a step back in the turn tracker restores a condition that the later turn had ended', () => {
    const round = [sapped, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')];
    expect(conditions('b', ...round, turn(1, 'c'))).toEqual(['sapped']);
    expect(conditions('b', ...round, turn(1, 'c'), turn(2, 'a'))).toEqual([]);
    const stunned = outcome(gets('b', 'stunned', until('a', 'end')));
    const whole = [stunned, turn(1, 'b'), turn(1, 'c'), turn(2, 'a'), turn(2, 'b')];
    expect(conditions('b', ...whole, turn(2, 'a'))).toEqual(['stunned']);
    expect(conditions('b', ...whole, turn(2, 'a'), turn(2, 'b'))).toEqual([]);
  });
  it(
    'if two creatures have caused the same condition, it lasts until the later of the two turns ' +
      'that end it',
    () => {
      const twice = outcome(
        gets('c', 'blinded', until('a', 'start')),
        gets('c', 'blinded', until('b', 'start')),
      );
      const round = [twice, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')];
      expect(conditions('c', ...round.slice(0, 1))).toEqual(['blinded']);
      expect(creature('c', ...round.slice(0, 1))?.conditionsBy).toEqual({ blinded: ['a', 'b'] });
      expect(conditions('c', twice, turn(1, 'b'))).toEqual(['blinded']);
      expect(conditions('c', twice, turn(1, 'b'), turn(1, 'c'), turn(2, 'a'))).toEqual([]);
    },
  );
  it('a condition that has expired no longer applies, even if the tabletop still shows its marker', () => {
    const shown = {
      ...scene,
      creatures: scene.creatures!.map((c) => (c.id === 'b' ? { ...c, conditions: ['sapped'] } : c)),
    };
    const { state } = journal([...START, sapped, turn(1, 'b'), turn(1, 'c'), turn(2, 'a')]);
    expect(withFight(shown, state).creatures?.[1]?.conditions).toEqual([]);
  });
  it('when the fight ends, each condition that would have ended with a turn ends too', () => {
    expect(conditions('b', sapped, end())).toEqual([]);
  });
});

describe('a condition that a concentration holds', () => {
  const held = outcome(
    gets('a', 'concentrating'),
    gets('b', 'restrained', until('a', 'concentration')),
  );
  it(
    'a caster who loses concentration ends the condition that the spell gives, and no other ' +
      'condition',
    () => {
      const more = outcome(gets('b', 'prone'));
      expect(conditions('b', held, more)).toEqual(['prone', 'restrained']);
      expect(conditions('b', held, more, outcome(loses('a', 'concentrating')))).toEqual(['prone']);
    },
  );
  it(
    'removing the concentration marker from a caster’s token ends the condition that the ' +
      'caster’s spell gives',
    () => {
      expect(conditions('b', held, told('a', 'concentrating', false))).toEqual([]);
    },
  );
  it('a condition from a spell with concentration outlasts later turns and the end of the fight', () => {
    expect(conditions('b', held, turn(1, 'b'), turn(2, 'a'), end())).toEqual(['restrained']);
  });
});

describe('the creatures behind a condition', () => {
  const both = outcome(gets('c', 'grappled', { by: 'a' }), gets('c', 'grappled', { by: 'b' }));
  it('a creature that two creatures grapple stays grappled when one of them lets go', () => {
    const one = creature('c', both, outcome(loses('c', 'grappled', 'a')));
    expect([one?.conditions, one?.conditionsBy]).toEqual([['grappled'], { grappled: ['b'] }]);
    const events = [both, outcome(loses('c', 'grappled', 'a'), loses('c', 'grappled', 'b'))];
    expect(conditions('c', ...events)).toEqual([]);
  });
  it(
    'the map data for the rules engine state how many death saves of a creature the combat ' +
      'log has counted',
    () => {
      const so = outcome({ what: 'tally', of: 'a', successes: 1, failures: 2 });
      expect(creature('a', so)?.deathSaves).toEqual({ successes: 1, failures: 2 });
    },
  );
  it('grappled and timed conditions are unchanged after they are stored and read back', () => {
    expect(eventSchema.parse(both)).toEqual(both);
    const brief = outcome(gets('b', 'sapped', until('a', 'start')));
    expect(eventSchema.parse(brief)).toEqual(brief);
  });
});
