/** This text, whole: the map's questions and the turn's. */
import { d20modern } from './d20modern.ts';
import { extend } from './extend.ts';
import { srd35Play } from './srd35.play.ts';

export const d20modernPlay = extend(srd35Play, { ...d20modern });
