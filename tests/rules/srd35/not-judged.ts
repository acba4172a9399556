/** Cases of the ledger `srd35`, in the areas of the board, that the engine does not judge yet or ever, and why. */
import type { NotJudged } from '../cases.ts';

const SKILL = 'a skill check decides, not the board';
const BURST = 'a burst from a point is no question yet; the +2 of cover between two creatures is judged';
const SHEET = 'the scene gives the speed that the sheet already worked out (race, armour, feats, bonuses)';

export default [
  { id: 'srd35.grid.miniature-scale', why: 'reference: the scale of miniatures decides nothing' },
  { id: 'srd35.grid.nearest-tie-random', why: 'a die decides, and no question asks which is nearest; the equal distances are judged' },
  { id: 'srd35.cover.reflex-bonus', why: BURST },
  { id: 'srd35.cover.reflex-spread-negates', why: BURST },
  { id: 'srd35.cover.hide-check', why: SKILL },
  { id: 'srd35.cover.soft-no-reflex-no-hide', case: 0, why: BURST },
  { id: 'srd35.cover.soft-no-reflex-no-hide', case: 1, why: SKILL },
  { id: 'srd35.cover.improved-evasion', why: 'damage is the host’s' },
  { id: 'srd35.cover.improved-hide', why: SKILL },
  { id: 'srd35.concealment.hide-check', why: SKILL },
  { id: 'srd35.light.low-light-farther', why: 'the scene holds the light that falls, not its sources; the text gives no figure' },
  { id: 'srd35.movement.base-speed', why: SHEET },
  { id: 'srd35.movement.barbarian-speed', why: SHEET },
  { id: 'srd35.movement.monk-speed', why: SHEET },
  { id: 'srd35.movement.bonus-before-armour', why: SHEET },
  { id: 'srd35.movement.same-type-no-stack', why: SHEET },
  { id: 'srd35.movement.speed-human-elf-orc', why: SHEET },
  { id: 'srd35.movement.speed-dwarf', why: SHEET },
  { id: 'srd35.movement.speed-halfling-gnome', why: SHEET },
  { id: 'srd35.movement.through-big-helpless-double', why: 'the game master says which helpless creature is an obstacle; the scene can say it with `costFactor`' },
  { id: 'srd35.movement.tumble-through-opponent', why: SKILL },
  { id: 'srd35.movement.filled-squares-exception', why: 'no field of the scene says that a creature fills its squares; Tumble is a skill check' },
  { id: 'srd35.movement.escape-artist-under-half', why: SKILL },
  { id: 'srd35.terrain.obstacle-skill-check', why: SKILL },
  { id: 'srd35.size.squeeze-large-position', why: 'a squeezing creature keeps the place of its whole space: the scene cannot say which two squares' },
] as const satisfies readonly NotJudged[];
