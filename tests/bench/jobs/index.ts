/** All benchmark jobs, by board. */
import { battle } from '../boards/battle.ts';
import { dungeon } from '../boards/dungeon.ts';
import { hexes } from '../boards/hexes.ts';
import { siege } from '../boards/siege.ts';
import { onItsOwn, type Job } from '../job.ts';
import { drawnMaps } from './drawn.ts';
import { hexQuestions } from './hexes.ts';
import { judgements, type Field } from './judgement.ts';
import { questions } from './questions.ts';
import { roads } from './road.ts';
import { phasedRound } from './round.ts';
import { threat, threatMoved, threatTold } from './threat.ts';

const BOARDS: readonly Field[] = [
  { name: 'dungeon', scene: dungeon },
  { name: 'battle of 60', scene: battle, full: 2, update: 0.2, drag: 0.3 },
  { name: 'siege', scene: siege, full: 60, update: 2 },
];
/**
 * The same battle under pf1, whose rules for darkness, fog and grapples run other parts of the
 * code.
 */
const PF1: Field = { name: 'battle by pf1', scene: () => ({ ...battle(), ruleset: 'pf1' }) };
/** And under 5E: who sees whom decides every reaction. */
const FIFTH: Field = {
  name: 'battle by srd52',
  scene: () => ({ ...battle(), ruleset: 'srd52' }),
  full: 3,
  update: 0.5,
  drag: 0.3,
};
const FIFTH_SIEGE: Field = {
  name: 'siege by srd52',
  scene: () => ({ ...siege(), ruleset: 'srd52' }),
  full: 60,
  update: 2,
};
const HEXES: Field = { name: 'hex field of 40', scene: hexes };

export const JOBS: readonly Job[] = [
  ...[threat, threatMoved, threatTold, phasedRound].map(onItsOwn),
  ...BOARDS.flatMap((field) => [
    ...questions(field),
    ...judgements(field),
    ...(field.update === undefined ? [] : roads(field.name, field.scene)),
  ]),
  ...judgements(PF1),
  ...judgements(FIFTH),
  ...judgements(FIFTH_SIEGE).filter(({ name }) => /from scratch|in turn/.test(name)),
  ...hexQuestions(HEXES),
  ...judgements(HEXES),
  ...drawnMaps,
];
