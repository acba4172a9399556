/** Climbing, swimming, jumping, hiding, light and senses, areas: the SRD. */
import { area } from '../../play/movements/areas.ts';
import { armour } from '../../play/movements/armour.ts';
import { check } from '../../play/movements/checks.ts';
import { hide } from '../../play/movements/hide.ts';
import { journey } from '../../play/movements/journey.ts';
import { distantLight, light, senses } from '../../play/movements/light.ts';
import { load } from '../../play/movements/loads.ts';
import { shelter } from '../../play/movements/origin.ts';
import { nearest, object } from '../../play/movements/places.ts';
import { NAMES, type MovementRules } from '../../play/movements/questions.ts';
import { speed } from '../../play/movements/speeds.ts';
import { narrow } from '../../play/movements/squeeze.ts';
import { MOVEMENT_TABLE } from '../../play/movements/table.ts';
import { MOVEMENT_TRAITS } from '../../play/movements/traits.ts';
import { way } from '../../play/movements/ways.ts';
import { citing } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `srd35.${area}.${n}`);

export const movements: MovementRules = {
  cites: citing(NAMES, {
    baseSpeed: r('movement', 'base-speed'),
    bonusFirst: r('movement', 'bonus-before-armour'),
    sameType: r('movement', 'same-type-no-stack'),
    barbarian: r('movement', 'barbarian-speed'),
    monk: r('movement', 'monk-speed'),
    raceMedium: r('movement', 'speed-human-elf-orc'),
    raceDwarf: r('movement', 'speed-dwarf'),
    raceSmall: r('movement', 'speed-halfling-gnome'),
    loadSpeed: r('encumbrance', 'slows'),
    hurdle: r('terrain', 'obstacle-skill-check'),
    tumbleThrough: r('movement', 'tumble-through-opponent'),
    filled: r('movement', 'filled-squares-exception'),
    escape: r('movement', 'escape-artist-under-half'),
    narrow: r('movement', 'squeeze-minimum-width', 'squeeze-cost-double'),
    narrowPlace: r('size', 'squeeze-large-position'),
    hideCover: r('cover', 'hide-check'),
    hideConcealment: r('concealment', 'hide-check'),
    hideSoft: r('cover', 'soft-no-reflex-no-hide'),
    hideImproved: r('cover', 'improved-hide'),
    hideInvisibleMoving: r('information', 'invisible-hide-moving'),
    hideInvisibleStill: r('information', 'invisible-hide-still'),
    reflex: r('cover', 'reflex-bonus'),
    reflexSpread: r('cover', 'reflex-spread-negates'),
    softNoReflex: r('cover', 'soft-no-reflex-no-hide'),
    evasion: r('cover', 'improved-evasion'),
    lowLight: r('light', 'low-light-farther'),
    darkvision: r('light', 'darkvision-ignores-dim-and-dark'),
    nearest: r('grid', 'nearest-tie-random'),
  }),
  table: MOVEMENT_TABLE,
  traits: MOVEMENT_TRAITS,
  speed,
  load,
  armour,
  way,
  check,
  journey,
  narrow,
  hide,
  light,
  distantLight,
  senses,
  area,
  shelter,
  nearest,
  object,
};
