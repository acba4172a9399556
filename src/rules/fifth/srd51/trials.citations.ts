/** The rules of the ledger `srd51` behind what dice settle: where the 2014 document differs. */
import type { TestNames } from '../d20Tests.ts';
import { trialNames as newer } from '../srd52/trials.citations.ts';
import { areas } from './citations.ts';

const ids = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((id) => `srd51.${id}`);

/** Sources and masteries that this document does not have. */
const NEWER = [
  ...['exhaustion', 'surprised', 'unseen', 'unready', 'powerful-build', 'push', 'topple'],
  'remarkable-athlete',
];

const TIRED = Object.fromEntries(
  [1, 2, 3, 4, 5].map((level) => [`tired-${level}`, ids('condition.exhaustion')]),
);

export const olderTrialNames: TestNames = {
  ...Object.fromEntries(Object.entries(newer).filter(([key]) => !NEWER.includes(key))),
  ...areas,
  ...TIRED,
  stunned: ids('condition.stunned'),
  paralyzed: [...ids('condition.paralyzed'), ...areas['paralyzed']!],
  incapacitated: ids('condition.incapacitated'),
  exhausted: ids('condition.exhaustion'),
  sunlight: ids('trait.sunlight-sensitivity'),
  'sunlight-sight': ids('trait.sunlight-sensitivity'),
  invisible: ids('condition.invisible'),
  grappled: ids('condition.grappled'),
  raging: ids('class.rage'),
  petrified: ids('condition.petrified'),
  'feral-instinct': ids('initiative.feral-instinct'),
  heavily: [...ids('light.vision'), ...newer['heavily']!],
  'no-stacking': ids('condition.no-stacking'),
  grapple: ids('grapple.contest'),
  escape: ids('grapple.contest'),
  'grapple-ends': ids('condition.grappled'),
  shove: ids('shove.contest'),
  'falling-off': [...ids('mounted.differences'), ...newer['falling-off']!],
  'land-on-feet': ids('mounted.differences'),
  hide: ids('hide.contest'),
  hidden: ids('hide.effect'),
  search: ids('hide.effect'),
  'knock-out': ids('damage.knock-out'),
  concentration: [...ids('concentration.no-cap'), ...newer['concentration']!],
};
