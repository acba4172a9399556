/** Conditions beyond the map: what this text says otherwise. */
import { NAMES, type StateRules, type StateTable } from '../../play/states/questions.ts';
import type { RuleId } from '../../verdict.ts';
import { citing, extend } from '../extend.ts';
import { sources } from './states.sources.ts';

const differences = (table: StateTable): StateTable => ({
  blinded: { ac: -2, losesDexterity: true, skillsOf: { str: -4, dex: -4 }, failsSkills: ['spot'] },
  // As the shaken one, on attacks too; nothing is dropped (sigil.condition.panicked).
  panicked: { ...table['frightened'], replaces: ['shaken', 'frightened'], worsens: {} },
  // Not helpless; from the one who pins it no armour is lost (sigil.condition.pinned).
  pinned: { losesDexterity: true, dexterity: 'zero', outside: { ac: -4 } },
  // Falls to the ground (sigil.condition.unconscious).
  unconscious: { ...table['unconscious'], grounded: ['prone'] },
  // One action a round, and a Concentration check to cast (sigil.flight.free-fall).
  falling: { castingDc: 15 },
  // Its narrow spaces cost double and nothing more (sigil.terrain.hampered-doubles; sigil-notes
  // B4).
  squeezing: {},
});

const c = (...names: readonly string[]): RuleId[] => names.map((n) => `sigil.condition.${n}`);

export const states = (parent: StateRules): StateRules =>
  extend(parent, {
    cites: citing(NAMES, {
      stacking: c('stacking'),
      livingOnly: c('sickened', 'nauseated', 'destroyed-at-zero'),
      fear: c('shaken', 'frightened'),
      cornered: c('frightened', 'panicked', 'turned'),
      destroyed: c('destroyed-at-zero'),
      dead: c('dead'),
      disabled: c('disabled'),
      dying: c('dying'),
      stable: c('stable'),
      nonlethal: [...c('staggered', 'unconscious'), 'sigil.damage.nonlethal-tracking'],
      drained: c('energy-drained'),
      drainEnds: c('energy-drained-recovery'),
      stall: c('stalled'),
      confused: c('confused'),
      fascinated: c('fascinated'),
      turned: c('turned'),
      noticed: c('invisible-sight'),
      grope: c('invisible-grope'),
      bodiless: c('incorporeal-body'),
      bodilessDamage: c('incorporeal-damage'),
      bodilessTouch: c('incorporeal-touch'),
      bodilessThrough: c('incorporeal-objects'),
      bodilessItems: c('incorporeal-items'),
      ethereal: c('ethereal'),
    }),
    table: { ...parent.table, ...differences(parent.table) },
    figures: {
      ...parent.figures,
      // Awake, it stands at 0; first aid takes an hour (sigil.condition.stable).
      wakesAt: 'zero',
      aid: { dc: 15, next: 'hour' },
      // At least 3 m away; more than 3 m (sigil.condition.frightened, panicked).
      away: { frightened: 2, panicked: 3 },
    },
    sources,
  });
