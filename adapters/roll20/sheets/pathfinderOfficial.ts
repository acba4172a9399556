/**
 * Reads the sheet "Pathfinder by Roll20". It states sizes as words. A player's page has neither
 * reach nor space. A monster's page (`npc` = 1) has both, and has its speeds in one line of text.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { criticalOf, weaponDice } from '../../words/dice.ts';
import { reachOf, spaceFromText, unreadSpace } from '../../words/lengths.ts';
import { statureOf, sizeByModifier } from '../../words/sizes.ts';
import { speedLine } from '../../words/speeds.ts';
import { textOf } from '../../words/text.ts';
import { kind } from './kind.ts';
import { maneuverTotals, pathfinder, skills, speedIn, speedsIn, traits } from './pathfinder.ts';
import {
  ABILITY_NAMES,
  MODIFIER_FIELDS,
  armorClass,
  addConditions,
  current,
  first,
  hitPoints,
  known,
  putWeapons,
  rows,
  scores,
  scoresByModifier,
  ticked,
  weapon,
  whole,
  withReaches,
  type Attributes,
  type Findings,
  type Found,
  type SheetReader,
} from './read.ts';

const SAVE = whole(-1000, 1000);

export const pathfinderOfficial: SheetReader = (attributes, found) => {
  found.take(
    'size',
    first(attributes, ['size'], (value) => statureOf(value).size ?? sizeByModifier(value)),
  );
  const monster = ticked(current(attributes, 'npc'));
  if (monster) {
    found.take('space', first(attributes, ['space'], spaceFromText));
    found.unread(unreadSpace(current(attributes, 'space')));
    found.put('reach', found.read(reachOf(current(attributes, 'reach'))).reach, 'reach');
    found.put('speed', found.read(speedLine(current(attributes, 'npc_speed'))).speeds, 'npc_speed');
  } else
    speedsIn(attributes, found, landSpeed(attributes, found), {
      fly: 'speed_fly',
      climb: 'speed_climb',
      swim: 'speed_swim',
    });
  found.take('bab', first(attributes, ['bab'], whole(-100, 1000)));
  maneuverTotals(attributes, found, { cmb: 'cmb_mod', cmd: 'cmd_mod' });
  skills(attributes, found, {
    acrobatics: 'acrobatics',
    fly: 'fly',
    'escape-artist': 'escape_artist',
  });
  scores(attributes, found, (ability) => ABILITY_NAMES[ability]);
  scoresByModifier(attributes, found, MODIFIER_FIELDS);
  hitPoints(attributes, found, {
    of: 'hp',
    nonlethal: 'nonlethaldmg',
    temporary: 'hp_temp',
    full: 'hp_max',
  });
  armorClass(attributes, found, { total: 'ac', touch: 'ac_touch', flatFooted: 'ac_flatfooted' });
  const saves = ['fortitude', 'reflex', 'will'] as const;
  found.put(
    'saves',
    known(
      Object.fromEntries(saves.map((save) => [save, SAVE(current(attributes, save))])) as Record<
        (typeof saves)[number],
        number | undefined
      >,
    ),
    saves.filter((save) => attributes.has(save)),
  );
  addConditions(attributes, found, 'condition_');
  traits(
    attributes,
    found,
    [
      ['feats', 'name'],
      ['abilities', 'name'],
    ],
    [],
  );
  kind(attributes, found, monster ? { line: 'npc_type' } : { race: 'race' });
  attacks(attributes, found, monster);
};

/**
 * The stored land speed, otherwise the lowest of its parts; if a part is missing, the result is
 * marked as a guess.
 */
function landSpeed(
  attributes: Attributes,
  found: Findings,
): (Found<number> & { readonly guess?: boolean }) | undefined {
  const kept = speedIn(attributes, 'land', 'speed_base', found);
  if (kept !== undefined) return kept;
  const parts = ['speed_character', 'speed_armor', 'speed_encumbrance'].map((field) =>
    speedIn(attributes, 'land', field, found),
  );
  const there = parts.flatMap((part) => part ?? []);
  const [least] = there.sort((a, b) => a.value - b.value);
  return parts[0] === undefined || least === undefined
    ? undefined
    : { ...least, ...(there.length < parts.length ? { guess: true } : {}) };
}

const KINDS: Readonly<Record<string, 'melee' | 'ranged'>> = {
  melee: 'melee',
  ranged: 'ranged',
  cmb: 'melee',
  fob: 'melee',
};

function attacks(attributes: Attributes, found: Findings, monster: boolean): void {
  const sections: readonly (readonly [string, 'melee' | 'ranged' | undefined])[] = monster
    ? [
        ['npcatk-melee', 'melee'],
        ['npcatk-ranged', 'ranged'],
        ['attacks', undefined],
      ]
    : [['attacks', undefined]];
  const fields: string[] = [];
  const list = sections.flatMap(([section, kind]) =>
    rows(attributes, section).map((row) => {
      const type = textOf(row.get('atktype')).trim().toLowerCase();
      const read = weapon(
        {
          id: row.id,
          name: row.get('atkname'),
          range: row.get('atkrange'),
          kind: kind ?? (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined),
          more:
            known<Partial<SceneAttack>>({
              damage: weaponDice(row.get('dmgbase')),
              critical: critical(row.get('atkcritrange'), row.get('dmgcritmulti')),
            }) ?? {},
        },
        found,
      );
      if (read === undefined || 'unread' in read) return read;
      fields.push(`repeating_${section}`);
      return pathfinder(read);
    }),
  );
  putWeapons(found, list, fields);
  const { attacks: read } = found.facts;
  if (monster && read !== undefined)
    found.put('attacks', withReaches(read, reachOf(current(attributes, 'reach')), 'reach'), fields);
}

/** The critical hit, from two fields: the lowest die result that threatens, and the multiplier. */
function critical(range: unknown, multiplier: unknown): SceneAttack['critical'] {
  const from = textOf(range).trim();
  const times = textOf(multiplier).replace(/[^\d]/g, '');
  return from === '' && times === ''
    ? undefined
    : criticalOf(`${from}${times === '' ? '' : `/x${times}`}`);
}
