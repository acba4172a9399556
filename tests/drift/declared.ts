/**
 * Changes of a host's values that may stay unreported: they only look like a drift, or the adapter
 * cannot tell them from an unchanged value. Each has its reason.
 */
import type { Declared } from './sweep.ts';

export const FOUNDRY: readonly Declared[] = [
  {
    path: /ticker\.add\(\)$/,
    mutations: ['never'],
    why: 'open: of a drawing clock that takes a listener and never calls it the dock says nothing yet',
  },
  {
    path: /^Hooks\.on$/,
    why: 'nothing is subscribed to until the page is loaded again; what stands is looked at all the same',
  },
  {
    path: /enhanced-terrain-layer(\.terrain1(\.points)?)?$/,
    mutations: ['removed', 'null'],
    why: 'a module that need not be there, and a shape of points or of a box',
  },
  {
    path: /\.senses\.ll(\.enabled)?$/,
    why: 'versions of the system keep low-light vision in several forms, and none where there is none',
  },
  {
    path: /Hooks\.on\("preUpdateToken"\)/,
    mutations: ['never', 'throws'],
    why: 'not asked again until the page is loaded again; the dock says that no move is held',
  },
  { path: /^canvas\.scene$/, mutations: ['null'], why: 'no map is shown' },
  {
    path: /\.placeables\[\]\.actor$/,
    mutations: ['null'],
    why: 'a token without an actor is a thing, and the dock says how many are',
  },
  {
    path: /\.regions\[\]\.behaviors\[\]\.system\.difficulties\.walk$/,
    mutations: ['null'],
    why: 'ground that cannot be walked on is not read (adapters/foundry/README.md)',
  },
];

export const ROLL20: readonly Declared[] = [
  {
    path: /\.attribs\.models\[[^\]]*\]\.get\("current"\)$/,
    mutations: ['number'],
    why: 'a number in a field of a sheet is what somebody wrote there',
  },
  { path: /activePage\(\)\.id$/, mutations: ['number'], why: 'an id may be a number' },
  {
    path: /\.get\("name"\)$/,
    mutations: ['removed', 'null'],
    why: 'a token without a name has its character’s',
  },
  {
    path: /^Campaign\.characters\.on$/,
    why: 'characters are waited for, five seconds; a drag that was begun before is not seen',
  },
  {
    path: /\.get\("bar1_value"\)$/,
    mutations: ['removed', 'function'],
    why: 'a token without a character and without hit points is a thing, and the dock says how many are',
  },
  { path: /\.(doors|windows)$/, mutations: ['removed', 'null'], why: 'older pages have neither' },
  { path: /\.get\("turnorder"\)$/, mutations: ['removed', 'null'], why: 'never set' },
  {
    path: /\.get\("barrierType"\)$/,
    mutations: ['removed', 'null'],
    why: 'older walls do not say of what kind they are',
  },
  {
    path: /BackboneFirebase|\.attribs(\.on)?$/,
    why: 'attributes that did not come are asked for once more and then let be; the dock says how many',
  },
];
