/**
 * Reads the sheet "Pathfinder by Roll20". It states sizes as words. A player's page has neither
 * reach nor space. A monster's page (`npc` = 1) has both, and has its speeds in one line of text.
 */
import { criticalOf, damageOf } from '../../words/dice.ts';
import { reachOf, spaceOf } from '../../words/lengths.ts';
import { statureOf, sizeByModifier } from '../../words/sizes.ts';
import { speedsOf } from '../../words/speeds.ts';
import { textOf } from '../../words/text.ts';
import { maneuvers, pathfinder, skills, speedIn, speedsIn, traits } from './pathfinder.ts';
import {
  armorClass,
  conditions,
  current,
  first,
  hitPoints,
  known,
  rows,
  scores,
  scoresByModifier,
  ticked,
  weapon,
  whole,
  type SheetAttack,
  type Attributes,
  type Findings,
  type Found,
  type SheetReader,
} from './read.ts';

const ABILITY = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const;
const SAVE = whole(-1000, 1000);

export const pathfinderOfficial: SheetReader = (attributes, found) => {
  found.take(
    'size',
    first(attributes, ['size'], (value) => statureOf(value).size ?? sizeByModifier(value)),
  );
  const monster = ticked(current(attributes, 'npc'));
  if (monster) {
    found.take('space', first(attributes, ['space'], spaceOf));
    found.take(
      'reach',
      first(attributes, ['reach'], (value) => reachOf(value).reach),
    );
    found.take(
      'speed',
      first(attributes, ['npc_speed'], (value) => speedsOf(value)),
    );
  } else
    speedsIn(attributes, found, landSpeed(attributes), {
      fly: 'speed_fly',
      climb: 'speed_climb',
      swim: 'speed_swim',
    });
  found.take('bab', first(attributes, ['bab'], whole(-100, 1000)));
  maneuvers(attributes, found, { cmb: 'cmb_mod', cmd: 'cmd_mod' });
  skills(attributes, found, {
    acrobatics: 'acrobatics',
    fly: 'fly',
    'escape-artist': 'escape_artist',
  });
  scores(attributes, found, (ability) => ABILITY[ability]);
  scoresByModifier(
    attributes,
    found,
    Object.fromEntries(Object.entries(ABILITY).map(([ability, name]) => [ability, `${name}_mod`])),
  );
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
  conditions(attributes, found, 'condition_');
  traits(
    attributes,
    found,
    [
      ['feats', 'name'],
      ['abilities', 'name'],
    ],
    [],
  );
  attacks(attributes, found, monster);
};

/**
 * The stored land speed, otherwise the lowest of its parts; if a part is missing, the result is
 * marked as a guess.
 */
function landSpeed(
  attributes: Attributes,
): (Found<number> & { readonly guess?: boolean }) | undefined {
  const kept = speedIn(attributes, 'land', 'speed_base');
  if (kept !== undefined) return kept;
  const parts = ['speed_character', 'speed_armor', 'speed_encumbrance'].map((field) =>
    speedIn(attributes, 'land', field),
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
  const others = monster ? reachOf(current(attributes, 'reach')).others : [];
  const fields: string[] = [];
  const list = sections.flatMap(([section, kind]) =>
    rows(attributes, section).flatMap((row): SheetAttack[] => {
      const type = textOf(row.get('atktype')).trim().toLowerCase();
      const read = weapon({
        id: row.id,
        name: row.get('atkname'),
        range: row.get('atkrange'),
        kind: kind ?? (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined),
        more:
          known<Partial<SheetAttack>>({
            damage: damageOf(row.get('dmgbase')),
            critical: critical(row.get('atkcritrange'), row.get('dmgcritmulti')),
          }) ?? {},
      });
      if (read === undefined) return [];
      fields.push(`repeating_${section}`);
      const own =
        read.natural === true
          ? others.find(({ name }) => textOf(read.name).toLowerCase().includes(name))
          : undefined;
      return [pathfinder(own === undefined ? read : { ...read, reach: own.reach })];
    }),
  );
  if (list.length > 0) found.put('attacks', list, fields);
}

/** The critical hit, from two fields: the lowest die result that threatens, and the multiplier. */
function critical(range: unknown, multiplier: unknown): SheetAttack['critical'] {
  const from = textOf(range).trim();
  const times = textOf(multiplier).replace(/[^\d]/g, '');
  return from === '' && times === ''
    ? undefined
    : criticalOf(`${from}${times === '' ? '' : `/x${times}`}`);
}
