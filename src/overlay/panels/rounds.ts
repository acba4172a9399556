/**
 * What stands in the panels that only rounds in phases have. A host's page is brought it where such
 * rounds are judged.
 */
import intentionsCss from './intentions/intentions.css?inline';
import { Intentions } from './Intentions.tsx';
import type { MoreContents } from './panel.ts';
import timelineCss from './timeline/timeline.css?inline';
import { Timeline } from './Timeline.tsx';

export const ROUNDS: MoreContents = {
  panels: { intentions: Intentions, timeline: Timeline },
  css: intentionsCss + timelineCss,
};
