/**
 * Adding a feat takes one line in a table: answers change when a copy of the tables has one more
 * line.
 */
import { describe, expect } from 'vitest';
import { creatureOf } from '../../src/board/board.ts';
import { questionSchemaOf } from '../../src/judge/ask.ts';
import { judgeOf } from '../../src/rules/index.ts';
import type { FullRuleset } from '../../src/rules/fullRuleset.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { cells, board, creature, hero, light, type Ask, type CreatureMore } from './cases.ts';
import { everyCase } from '../support/everyCase.ts';
import { rulesetInWords } from '../support/titleWords.ts';

const TOY = 'toy-feat';

type Line = (rules: FullRuleset) => FullRuleset;
interface Row {
  readonly line: Line;
  readonly ask: Ask;
  readonly doer?: CreatureMore;
  readonly other?: CreatureMore;
  readonly before: object;
  readonly after: object;
  /** The light on the board. */
  readonly light?: 'daylight';
  /** Answers of a ruleset in which flight is a skill. */
  readonly bySkill?: { readonly before: object; readonly after: object };
}

const ROWS: Readonly<Record<string, Row>> = {
  'the map’s': {
    line: (r) => ({ ...r, traits: { ...r.traits, [TOY]: { runFactor: 7 } } }),
    ask: { ask: 'move', of: 'a', mode: 'run', path: cells('10,10 10,9') },
    before: { budget: 24 },
    after: { budget: 42 },
  },
  'turns: an action that no longer provokes': {
    line: (r) => ({
      ...r,
      turns: { ...r.turns, traits: { ...r.turns.traits, [TOY]: { safe: ['pick-up-item'] } } },
    }),
    ask: { ask: 'act', of: 'a', action: 'pick-up-item' },
    before: { opportunities: [{ by: 't' }] },
    after: { opportunities: [] },
  },
  'turns: an attack in passing': {
    line: (r) => ({
      ...r,
      turns: { ...r.turns, traits: { ...r.turns.traits, [TOY]: { passing: { with: 'melee' } } } },
    }),
    ask: {
      ask: 'passing-attack',
      of: 'a',
      target: 't',
      path: cells('10,10 10,9'),
      at: 0,
      with: 'sword',
    },
    before: { legal: false },
    after: { legal: true, feat: TOY },
  },
  'attacks: a roll': {
    line: (r) => ({
      ...r,
      attacks: {
        ...r.attacks,
        traits: { ...r.attacks.traits, [TOY]: { pointBlank: { within: 3, attack: 2, damage: 2 } } },
      },
    }),
    ask: { ask: 'attack', from: 'a', to: 't', with: 'bow' },
    doer: { attacks: 'bow' },
    before: { total: { attack: 0 }, damage: [] },
    after: { total: { attack: 2 }, damage: [{ value: 2, by: TOY }] },
  },
  'attacks: a choice declared': {
    line: (r) => ({
      ...r,
      attacks: {
        ...r.attacks,
        traits: {
          ...r.attacks.traits,
          [TOY]: { declared: { mode: 'melee', most: () => 2, attack: (n) => n } },
        },
      },
    }),
    ask: { ask: 'attack', from: 'a', to: 't', with: 'sword', declare: { [TOY]: 2 } },
    before: { why: ['needs-trait'] },
    after: { why: [], total: { attack: 2 } },
  },
  'specials: a check': {
    line: (r) => ({
      ...r,
      specials: {
        ...r.specials,
        traits: { ...r.specials.traits, [TOY]: { making: { trip: { bonus: 9 } } } },
      },
    }),
    ask: { ask: 'special', attack: 'trip', from: 'a', to: 't' },
    before: { attacker: { modifier: 0 } },
    after: { attacker: { modifier: 9 } },
  },
  'movements: light that dazzles': {
    line: (r) => ({
      ...r,
      movements: {
        ...r.movements,
        traits: { ...r.movements.traits, [TOY]: { lightSensitive: ['dazzled'] } },
      },
    }),
    ask: { ask: 'light', at: [10, 10], of: 'a' },
    light: 'daylight',
    before: { mayBe: [] },
    after: { mayBe: ['dazzled'] },
  },
  'initiative: a bonus': {
    line: (r) => ({
      ...r,
      initiative: { ...r.initiative, traits: { ...r.initiative.traits, [TOY]: { bonus: 6 } } },
    }),
    ask: { ask: 'initiative', rolls: [{ of: 'a', roll: 10 }] },
    before: { order: [{ count: 10 }] },
    after: { order: [{ count: 16 }] },
  },
  'flight: a place kept in the air': {
    line: (r) => ({
      ...r,
      flight: { ...r.flight, traits: { ...r.flight.traits, [TOY]: { hovers: true } } },
    }),
    ask: { ask: 'fly', of: 'a', mode: 'hover', path: [[10, 10, 3]] },
    doer: { elevation: 3, speed: { fly: 8, manoeuvrability: 'poor' }, load: 'light' },
    before: { legal: false },
    after: { legal: true },
    // Where flight is a skill, a hovering creature needs a check to keep its position; with the
    // feat it needs none.
    bySkill: { before: { checks: [{ what: 'hover' }] }, after: { legal: true } },
  },
};

describe.each(turnRulesets.map((p) => [p.id, p] as const))(
  'one line in the table of feats under %s',
  (id, rules) => {
    everyCase(Object.entries(ROWS))(
      `under ${rulesetInWords(id)}, a new feat works as soon as the feat table has an entry for the feat`,
      (_name, { line, ask, doer, other, ...row }) => {
        const skill = rules.flight.classes.average.bySkill === true ? row.bySkill : undefined;
        const { before, after } = skill ?? row;
        const { scene } = board(id, [
          hero('a', 0, 0, { traits: [TOY], abilities: { str: 10, dex: 10 }, ...doer }),
          creature('t', 1, 0, { abilities: { str: 10, dex: 10 }, ...other }),
          ...(row.light === undefined ? [] : [light(row.light)]),
        ]);
        const on = boardOf(sceneSchema.parse(scene));
        expect(creatureOf(on, 'a')?.traits).toEqual([TOY]);
        const question = questionSchemaOf(ask);
        const answer = (under: FullRuleset): unknown =>
          question?.answer(judgeOf(on, under), question.schema.parse(ask) as never);
        expect(answer(rules)).toMatchObject(before);
        expect(answer(line(rules))).toMatchObject(after);
      },
    );
  },
);
