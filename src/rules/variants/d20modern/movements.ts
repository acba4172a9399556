/**
 * Areas of effect and places: this text has bursts alone; how one climbs, swims and hides is told
 * in other chapters.
 */
import { gradedFromPoint } from '../../base/graded.ts';
import type { MovementRules } from '../../play/movements/questions.ts';
import { degrees } from '../d20modern.ts';
import { extend } from '../extend.ts';

const graded = gradedFromPoint(degrees);

export const movements = (parent: MovementRules): MovementRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      endurance: ['d20modern.movement.run-duration'],
      areaOrigin: ['d20modern.special-attack.explosives-burst'],
      reflex: ['d20modern.cover.reflex'],
      evasion: ['d20modern.cover.degree-nine-tenths'],
      softNoReflex: [],
    }),
    // By the same estimate as that of an attack (d20modern.cover.reflex); nine tenths halve what is
    // not saved (degree-nine-tenths).
    shelter(j, at, from, to) {
      const { degree, reflex } = graded(j, at, from, to);
      return { cover: degree, reflex, evasion: degree === 'nine-tenths' };
    },
  });
