/** The name of a creature that may make attacks of opportunity, with their number if several. */
import { creatureLabel, t } from '../../text/index.ts';

export const strikerLabel = (id: string, times = 1): string =>
  times > 1 ? t('attack.upTo', { who: { creature: id }, n: times }) : creatureLabel(id);
