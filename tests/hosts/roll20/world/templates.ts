/** All fields of a page and of a token, from the sample; a scene lists only its differences. */
import sampleFile from './sample.json' with { type: 'json' };
import type { Attributes, Options, PageData } from './types.ts';

const TOKEN: Attributes = sampleFile.graphics[1] ?? {};
const PAGE: Attributes = sampleFile.page;
const BLANK = {
  controlledby: '',
  represents: '',
  bar1_value: '',
  bar1_max: '',
  bar1_link: '',
  statusmarkers: '',
  lastmove: '',
};

export const pageOf = (
  _options: Options,
  more: Attributes & { readonly id: string },
): PageData['attributes'] => ({ ...PAGE, zorder: '', dynamic_lighting_enabled: false, ...more });

/**
 * A token. The legacy engine has one flag for objects that are no tokens (`isdrawing`); Jumpgate
 * split it into two.
 */
export function tokenOf(
  { engine }: Pick<Options, 'engine'>,
  { isdrawing = false, ...more }: Attributes,
): Attributes {
  const { disableSnapping: _snapping, disableTokenMenu: _menu, ...common } = TOKEN;
  return {
    ...common,
    ...BLANK,
    ...(engine === 'legacy'
      ? { isdrawing }
      : { disableSnapping: isdrawing, disableTokenMenu: isdrawing }),
    ...more,
  };
}
