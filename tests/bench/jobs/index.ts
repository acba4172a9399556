/** Every job, board by board. */
import { battle } from '../boards/battle.ts';
import { siege } from '../boards/siege.ts';
import { onItsOwn, type Job } from '../job.ts';
import { cover, coverFresh } from './cover.ts';
import { hexReach } from './hexes.ts';
import { judgements } from './judgement.ts';
import { pathPreview, safePath, shortPath } from './path.ts';
import { reach } from './reach.ts';
import { phasedRound } from './round.ts';
import { threat, threatMoved, threatTold } from './threat.ts';

export const JOBS: readonly Job[] = [
  ...[threat, threatMoved, threatTold, reach, hexReach, pathPreview, shortPath, safePath, cover, coverFresh, phasedRound].map(onItsOwn),
  ...judgements({ name: 'battle of 60', scene: battle, full: 2, update: 0.2, drag: 0.3 }),
  ...judgements({ name: 'siege', scene: siege, full: 60, update: 2 }),
];
