/**
 * Reads the sheet "Pathfinder Community". Its sheet workers store the values that they compute
 * (`speed-modified`, `…-mod`). The field names of reach, space and feats differ between versions,
 * so all known names are tried.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import { attacksIn } from '../../words/attacks.ts';
import { wholeOf } from '../../words/dice.ts';
import { reachOf, spaceFromText, type Reach } from '../../words/lengths.ts';
import { sizeByModifier, statureOf } from '../../words/sizes.ts';
import { plain, textOf } from '../../words/text.ts';
import { inTotals, type Folded } from '../../words/totals.ts';
import { kind } from './kind.ts';
import { maneuverTotals, pathfinder, skills, speedIn, speedsIn, traits } from './pathfinder.ts';
import {
  armorClass,
  addConditions,
  current,
  first,
  hitPoints,
  known,
  putLine,
  putWeapons,
  rows,
  scoresByModifier,
  text,
  ticked,
  weapon,
  whole,
  type Attributes,
  type Findings,
  type SheetReader,
} from './read.ts';

/**
 * Conditions that the sheet workers include in their totals (PFAttackGrid.js, PFDefense.js,
 * PFAbilityScores.js). Skills were not checked.
 */
const CONDITION = 'condition-';
const ATTACK = ['dazzled', 'entangled', 'fear', 'grappled', 'sickened'];
const DEFENSE = ['blinded', 'cowering', 'pinned', 'stunned'];
const FATIGUE = ['exhausted', 'fatigued', 'paralyzed'];
const FOLDED: Folded = {
  attack: [...ATTACK, 'prone'],
  cmb: ATTACK,
  ac: DEFENSE,
  cmd: DEFENSE,
  str: FATIGUE,
  dex: [...FATIGUE, 'entangled', 'grappled', 'helpless'],
};

/**
 * Adds the conditions that each total includes. They stay unknown if the sheet has no field for any
 * condition, because the totals of such an old sheet may include no conditions.
 */
function totals(attributes: Attributes, found: Findings): void {
  const fields = [...attributes.keys()].filter((name) => name.startsWith(CONDITION));
  if (fields.length === 0) return;
  const held = fields
    .filter((name) => ticked(current(attributes, name)))
    .map((name) => name.slice(CONDITION.length).toLowerCase());
  found.put('inTotals', inTotals(held, FOLDED), fields);
}

const sizeOf = (value: unknown) => sizeByModifier(value) ?? statureOf(value).size;

export const pathfinderCommunity: SheetReader = (attributes, found) => {
  found.take('size', first(attributes, ['size', 'size_display'], sizeOf));
  // This is the size at the character's creation; it may be outdated.
  found.take('size', first(attributes, ['default_char_size'], sizeOf), 'guess');
  const reaches = ['reach', 'reach_compendium']
    .filter((field) => text(attributes, field) !== '')
    .map((field) => ({ field, line: reachOf(current(attributes, field)) }));
  const reach = reaches.find(({ line }) => line.reach !== undefined) ?? reaches[0];
  if (reach !== undefined) found.put('reach', found.read(reach.line).reach, reach.field);
  found.take('space', first(attributes, ['space', 'space_compendium'], spaceFromText));
  const base = speedIn(attributes, 'land', 'speed-base', found);
  // The base speed ignores armor and load; the speed that the sheet worker stores includes them.
  const land =
    speedIn(attributes, 'land', 'speed-modified', found) ??
    (base === undefined ? undefined : { ...base, guess: true });
  speedsIn(attributes, found, land, { fly: 'speed-fly', climb: 'speed-climb', swim: 'speed-swim' });
  found.take('bab', first(attributes, ['bab'], whole(-100, 1000)));
  maneuverTotals(attributes, found, { cmb: 'CMB', cmd: 'CMD', cmdFlatFooted: 'FF-CMD' });
  skills(
    attributes,
    found,
    { acrobatics: 'Acrobatics', fly: 'Fly', 'escape-artist': 'Escape-Artist' },
    '-ranks',
  );
  scoresByModifier(attributes, found, { str: 'STR-mod', dex: 'DEX-mod' });
  hitPoints(attributes, found, { of: 'HP', nonlethal: 'non-lethal-damage', temporary: 'HP-temp' });
  armorClass(attributes, found, { total: 'AC', touch: 'Touch', flatFooted: 'Flat-Footed' });
  addConditions(attributes, found, CONDITION);
  totals(attributes, found);
  const alert = ticked(current(attributes, 'uncanny_dodge')) ? ['uncanny-dodge'] : [];
  traits(
    attributes,
    found,
    [
      ['feat', 'name'],
      ['ability', 'name'],
    ],
    ['npc-feats-text'],
    alert,
  );
  kind(attributes, found, { line: 'type_compendium', race: 'race' });
  attacks(attributes, found, reach?.line ?? NO_REACH);
};

const NO_REACH: Reach = { others: [], unread: [] };

function attacks(attributes: Attributes, found: Findings, reach: Reach): void {
  const list = rows(attributes, 'weapon').map((row) => {
    const read = weapon(
      {
        id: row.id,
        name: row.get('name'),
        kind: kindOf(row.get('isranged'), row.get('attack-type')),
        more:
          known<Partial<SceneAttack>>({ enhancement: wholeOf(row.get('enhance'), -100, 100) }) ??
          {},
      },
      found,
    );
    return read === undefined || 'unread' in read ? read : pathfinder(read);
  });
  // Rows are preferred to the text from which they were made, because a click on the sheet rolls
  // the rows.
  if (list.some((row) => row !== undefined)) putWeapons(found, list, 'repeating_weapon');
  else
    putLine(found, attacksIn(text(attributes, MELEE_LINE), 'melee'), reach, MELEE_LINE, {
      change: pathfinder,
    });
}
const MELEE_LINE = 'npc-melee-attacks-text';

/**
 * Is the attack melee or ranged? The ticked box tells, or the name of the bonus that the row adds
 * ("@{attk-ranged}").
 */
function kindOf(isRanged: unknown, type: unknown): 'melee' | 'ranged' | undefined {
  if (ticked(isRanged)) return 'ranged';
  const words = ` ${plain(textOf(type))} `;
  if (/ ranged /.test(words)) return 'ranged';
  return / (melee|cmb) /.test(words) || wholeOf(isRanged) === 0 ? 'melee' : undefined;
}
