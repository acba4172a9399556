/** Arelia, whole: the map's questions and those of its round in phases. */
import type { PhasedBook } from '../../playbook.ts';
import { UNTREATED } from '../../silence.ts';
import { arelia } from './index.ts';
import { phases } from './phases.ts';

export const areliaFull: PhasedBook = {
  ...arelia,
  unspoken: [...UNTREATED, 'massive-damage', 'drowning', 'counterspell', 'casting-while-falling'],
  phases,
};
