/**
 * Reads the sheet "D&D 3.5". A player's page and a monster's page (`npc…`) share one set of
 * attributes. The player's page has no field for reach, and does not store the armor class that it
 * computes.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import { armorOf } from '../../words/armor.ts';
import { attacksIn } from '../../words/attacks.ts';
import { criticalOf, wholeOf } from '../../words/dice.ts';
import { reachOf, spaceFromText, unreadSpace } from '../../words/lengths.ts';
import { qualitiesIn } from '../../words/qualities.ts';
import { skillsIn } from '../../words/skills.ts';
import { specialsIn } from '../../words/specials.ts';
import { sizeByModifier, statureOf } from '../../words/sizes.ts';
import { maneuverabilityIn, speedLine, speedLineOf, type SpeedMode } from '../../words/speeds.ts';
import { textOf } from '../../words/text.ts';
import { kind } from './kind.ts';
import { namedTraits } from './namedTraits.ts';
import {
  agreed,
  armorClass,
  current,
  first,
  hitPoints,
  known,
  scores,
  SCORE,
  text,
  putLine,
  putWeapons,
  weapon,
  whole,
  type Attributes,
  type Findings,
  type SheetReader,
  type SheetSpeeds,
} from './read.ts';

export const dnd35: SheetReader = (attributes, found) =>
  isMonster(attributes) ? monster(attributes, found) : player(attributes, found);

/**
 * Is this a monster's sheet? The sheet's switch decides; if it is unset, the sheet is a monster's
 * if only the monster's page has content.
 */
function isMonster(attributes: Attributes): boolean {
  const shown = wholeOf(current(attributes, 'npc-show'));
  if (shown === 1 || shown === 2) return shown === 2;
  return (
    !['hitpoints', 'bab', 'speed', 'str'].some((name) => attributes.has(name)) &&
    ['npchitpoints', 'npctype', 'npcspeed', 'npcattack'].some((name) => attributes.has(name))
  );
}

const BAB = whole(-100, 1000);
const sizeOf = (value: unknown) => sizeByModifier(value) ?? statureOf(value).size;

const MODES: Readonly<Partial<Record<SpeedMode, string>>> = {
  fly: 'fly-speed',
  climb: 'climb-speed',
  swim: 'swim-speed',
  burrow: 'burrow-speed',
};

function player(attributes: Attributes, found: Findings): void {
  kind(attributes, found, { line: 'racetype', race: 'race' });
  found.take('size', first(attributes, ['size'], sizeOf));
  speeds(attributes, found);
  found.take('bab', first(attributes, ['bab'], BAB));
  scores(attributes, found, (ability) => ability);
  hitPoints(attributes, found, {
    of: 'hitpoints',
    nonlethal: 'nonlethaldamage',
    temporary: 'temphp',
  });
  const fields = ['feats', 'classabilities', 'racialabilities'].filter(
    (name) => text(attributes, name) !== '',
  );
  if (fields.length > 0) {
    found.put(
      'traits',
      [...new Set(fields.flatMap((name) => namedTraits(current(attributes, name), found)))].sort(),
      fields,
    );
  }
  weapons(attributes, found);
}

/**
 * Reads speeds from the field that lists all speeds and from the field of each kind of movement. If
 * the two differ on a speed, that speed is unknown.
 */
function speeds(attributes: Attributes, found: Findings): void {
  const fields = [...(attributes.has('speed') ? ['speed'] : [])];
  const all: { -readonly [K in keyof SheetSpeeds]: SheetSpeeds[K] } = {
    ...found.read(speedLine(current(attributes, 'speed'))).speeds,
  };
  for (const [mode, field] of Object.entries(MODES) as [keyof typeof MODES, string][]) {
    const said = found.read(speedLineOf(current(attributes, field), mode)).speeds;
    const value = said?.[mode];
    if (value === undefined) continue;
    fields.push(field);
    if (all[mode] !== undefined && all[mode] !== value) delete all[mode];
    else all[mode] = value;
    if (mode === 'fly' && said?.manoeuvrability !== undefined)
      all.manoeuvrability = said.manoeuvrability;
  }
  const how =
    all.fly === undefined || all.fly === 0
      ? undefined
      : (maneuverabilityIn(current(attributes, 'fly-maneuver')) ?? all.manoeuvrability);
  found.put('speed', known<SheetSpeeds>({ ...all, manoeuvrability: how }), fields);
}

function weapons(attributes: Attributes, found: Findings): void {
  const numbers = [...attributes.keys()]
    .flatMap((name) => /^weapon(\d{1,3})name$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, 100);
  const fields: string[] = [];
  const list = numbers.map((n) => {
    const of = (name: string): unknown => current(attributes, `weapon${n}${name}`);
    const times = textOf(of('critmult')).replace(/[^\d]/g, '');
    const from = textOf(of('critmin'));
    const read = weapon(
      {
        id: `weapon${n}`,
        name: of('name'),
        range: of('range'),
        properties: of('specialproperties'),
        more:
          known<Partial<SceneAttack>>({
            enhancement: wholeOf(of('enh'), -100, 100),
            critical:
              from === '' && times === ''
                ? undefined
                : criticalOf(`${from}${times === '' ? '' : `/x${times}`}`),
          }) ?? {},
      },
      found,
    );
    if (read !== undefined) fields.push(`weapon${n}name`);
    return read;
  });
  putWeapons(found, list, fields);
}

/** The armor that a text on speed names; words on a load are not armor. */
const wornFor = (value: unknown): SheetFacts['armour'] => {
  const worn = /\bin (?:an? |una? )?([^;,()]{3,60})/i.exec(textOf(value))?.[1];
  return worn === undefined || /load|carico/i.test(worn) ? undefined : armorOf(worn);
};

/**
 * An ability score; null if the sheet has a dash, because then the creature does not have this
 * ability.
 */
const scoreOrNone = (value: unknown): number | null | undefined =>
  /^[-–—−]$/.test(textOf(value).trim()) ? null : SCORE(value);

function monster(attributes: Attributes, found: Findings): void {
  // The size is part of the field for the type; some sheets also have a separate field for it.
  found.take('size', agreed(attributes, ['npcsize', 'npctype'], sizeOf));
  found.take(
    'build',
    agreed(attributes, ['npcsize', 'npctype'], (value) => statureOf(value).build),
  );
  found.take('space', first(attributes, ['npcspace'], spaceFromText));
  found.unread(unreadSpace(current(attributes, 'npcspace')));
  const reach = found.read(reachOf(current(attributes, 'npcreach')));
  found.put('reach', reach.reach, 'npcreach');
  found.put('speed', found.read(speedLine(current(attributes, 'npcspeed'))).speeds, 'npcspeed');
  // "30 ft. in hide armor" means that the creature wears this armor.
  found.take('armour', first(attributes, ['npcspeed'], wornFor), 'guess');
  found.take('bab', first(attributes, ['npcbaseatt'], BAB));
  scores(attributes, found, (ability) => `npc${ability}`, scoreOrNone);
  hitPoints(attributes, found, { of: 'npchitpoints' });
  armorClass(attributes, found, {
    total: 'npcarmorclass',
    touch: 'npctoucharmorclass',
    flatFooted: 'npcflatfootarmorclass',
  });
  found.take('hitDice', first(attributes, ['npchitdie'], hitDice));
  found.put(
    'saves',
    known({
      fortitude: wholeOf(current(attributes, 'npcfortsave')),
      reflex: wholeOf(current(attributes, 'npcrefsave')),
      will: wholeOf(current(attributes, 'npcwillsave')),
    }),
    ['npcfortsave', 'npcrefsave', 'npcwillsave'].filter((name) => attributes.has(name)),
  );
  const lines = ['npcattack', 'npcfullattack'].filter((name) => text(attributes, name) !== '');
  const attacks = attacksIn(lines.map((name) => text(attributes, name)).join('\n'));
  putLine(found, attacks, reach, 'npcattack', { fields: lines });
  kind(attributes, found, { line: 'npctype' });
  const skills = found.read(skillsIn(current(attributes, 'npcskills')));
  found.put('skills', skills.skills, 'npcskills');
  const fields = ['npcfeats', 'npcspecialqualities', 'npcspecialattacks'].filter(
    (name) => text(attributes, name) !== '',
  );
  const traits = fields.flatMap((name) => {
    const value = current(attributes, name);
    return name === 'npcspecialattacks'
      ? [...qualitiesIn(value), ...specialsIn(value)]
      : namedTraits(value, found);
  });
  if (fields.length > 0) found.put('traits', [...new Set(traits)].sort(), fields);
}

/**
 * Number of hit dice: "4d8+11", "4d8+11 (29 hp)". Text with half a die, or with two kinds of dice,
 * gives no number.
 */
const hitDice = (value: unknown): number | undefined => {
  const count = /^\s*(\d{1,3})\s*[dD]\d{1,2}(?!.*[dD]\d)/.exec(textOf(value).slice(0, 100))?.[1];
  return count === undefined ? undefined : Number(count);
};
