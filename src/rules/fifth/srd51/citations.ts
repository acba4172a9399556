/** The rules of the ledger `srd51`: where the 2014 document differs, and what it takes over. */
import type { RuleNames } from '../../names.ts';
import { actions as newer, edges as newerEdges, map as newerMap } from '../srd52/citations.ts';

const ids = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((id) => `srd51.${id}`);

export const map: RuleNames = {
  ...newerMap,
  distance: [...ids('grid.no-grid-rules'), ...newerMap.distance!],
  diagonal: [...ids('grid.no-grid-rules'), ...newerMap.diagonal!],
  space: [...ids('size.gargantuan-or-larger'), ...newerMap.space!],
  reachZero: ids('reach.swarm-zero'),
  opportunityReachZero: ids('reach.swarm-zero'),
  opportunity: [...ids('opportunity.hostile opportunity.own-means'), ...newerMap.opportunity!],
  opportunityNone: ids('opportunity.denied'),
  speedHalf: [
    ...ids('move.speed-changes grapple.drag condition.exhaustion condition.grappled'),
    ...newerMap.speedHalf!.filter((id) => !/condition\.(exhaustion|grappled)$/.test(id)),
  ],
  doubleMove: [...ids('move.dash-speed'), ...newerMap.doubleMove!],
  throughAlly: ids('share.non-hostile share.all-difficult'),
  throughSize: ids('share.hostile-two-sizes share.all-difficult'),
  throughEnemy: ids('share.hostile-two-sizes'),
  throughHelpless: newerMap.throughHelpless!.filter((id) => id.endsWith('.dead')),
  occupied: ids('share.no-prone'),
  displaced: ids('share.no-prone'),
  squeeze: [...ids('squeeze.smaller-space'), 'srd52.squeeze.widths'],
  squeezeCost: ids('squeeze.smaller-space'),
  difficult: [
    ...ids('move.difficult-creatures'),
    ...newerMap.difficult!.filter((id) => !id.endsWith('difficult-kinds')),
  ],
};

export const actions = { ...newer, help: ids('action.help'), 'drop-prone': ids('prone.drop') };

export const edges = {
  ...newerEdges,
  stunned: ids('condition.stunned'),
  paralyzed: [...ids('condition.paralyzed'), ...newerEdges.paralyzed],
  petrified: [...ids('condition.petrified'), ...newerEdges.petrified],
  reckless: ids('attack.reckless'),
  'exhaustion-3': ids('condition.exhaustion'),
  lance: ids('reach.lance'),
};
