/** A client at a stand-in Roll20 table with the assassin at the wolf's position. */
import { start } from '../../../adapters/roll20/index.ts';
import { commands } from '../../../adapters/roll20/moveAttribution.ts';
import { pollTable } from '../../../adapters/roll20/pollTable.ts';
import { begin } from '../../../adapters/common/begin.ts';
import { roll20Host } from '../../drift/roll20-host.ts';
import { seat as seated } from '../../drift/seat.ts';
import { passed } from '../../drift/window.ts';
import { PLAYER, tokenId } from '../../hosts/roll20/world/campaign.ts';
import { dnd2024, ogl5e } from '../../hosts/roll20/world/fifth.ts';
import { attribsOf } from '../../hosts/roll20/world/sheets.ts';
import type {
  Attrib,
  Attributes,
  CampaignData,
  Engine,
  Options,
} from '../../hosts/roll20/world/types.ts';
import { ASSASSIN, FIFTH_PERSON, NAMEPLATE } from './assassin.ts';
import type { Seen, SeatName, SheetState } from './fairness.ts';
import { witness, type Witness } from './witness.ts';

type Kind = Options['sheet'];
/** The short names that the two sheets of 5E give themselves. */
const FIFTH_NAMES = { ogl5e: 'ogl5e', dnd2024: 'dnd2024byroll20' } as const;
const isFifth = (kind: Kind): kind is keyof typeof FIFTH_NAMES => Object.hasOwn(FIFTH_NAMES, kind);
/** The token whose place the assassin takes, in the scene of the sheets. */
const PLACE = { older: 'Wolf', fifth: 'Archer 3' } as const;
export const ASSASSIN_TOKEN = tokenId(PLACE.older);
export const ASSASSIN_AT = [15, 10] as const;
export const FIFTH_TOKEN = tokenId(PLACE.fifth);
export const FIFTH_AT = [18, 6] as const;
const CHARACTER = '-NchVexra00000000000';

export interface Roll20Seat {
  readonly engine: Engine;
  readonly kind: Kind;
  readonly seat: SeatName;
  readonly seen: Seen;
  readonly sheet: SheetState;
}

const LAYERS: Readonly<Record<Seen, string>> = {
  visible: 'objects',
  hidden: 'gmlayer',
  dark: 'objects',
  level: 'foreground',
};

/** The attributes of the assassin's sheet. */
function sheetOf(kind: Kind): readonly Attrib[] {
  if (!isFifth(kind)) return attribsOf(kind, ASSASSIN, true, CHARACTER);
  return kind === 'ogl5e' ? ogl5e(FIFTH_PERSON) : dnd2024(FIFTH_PERSON);
}

/**
 * Adds the character and its attributes, which a player's page may contain; the product must not
 * read them.
 */
function prepare({ kind, seen, sheet }: Roll20Seat, campaign: CampaignData): void {
  (campaign.characters as CampaignData['characters'][number][]).push({
    attributes: {
      id: CHARACTER,
      name: ASSASSIN.name,
      controlledby: sheet === 'open' ? PLAYER : '',
      inplayerjournals: 'all',
      bio: '',
      gmnotes: 'sold the king',
      ...(isFifth(kind) && { charactersheetname: FIFTH_NAMES[kind] }),
    },
    attribs: [
      ...sheetOf(kind),
      {
        id: '-Nsecret',
        name: 'notes',
        current: 'Finger of Death, Ring of the Nine Eyes, sold the king',
        max: '',
      },
    ],
  });
  const page = campaign.pages.find(({ attributes: { id } }) => id === campaign.view);
  if (page === undefined) throw new Error('no page in view');
  if (seen === 'dark')
    Object.assign(page.attributes, {
      dynamic_lighting_enabled: true,
      daylight_mode_enabled: false,
    });
  else if (isFifth(kind)) Object.assign(page.attributes, { dynamic_lighting_enabled: false });
  const change = (name: string, changes: Attributes): void => {
    const token = page.graphics.find(({ id }) => id === tokenId(name));
    if (token === undefined) throw new Error(`no ${name}`);
    Object.assign(token, changes);
  };
  change(isFifth(kind) ? PLACE.fifth : PLACE.older, {
    name: NAMEPLATE,
    showname: true,
    showplayers_name: true,
    represents: CHARACTER,
    layer: LAYERS[seen],
    bar1_value: 6661,
    bar1_max: 6662,
    showplayers_bar1: false,
    gmnotes: 'sold the king',
    statusmarkers: '',
  });
  // The player holds a torch: it lights the ogre beside him, but not the wolf's position.
  change('Aldo', {
    has_bright_light_vision: true,
    emits_bright_light: true,
    bright_light_distance: 15,
    emits_low_light: false,
  });
}

export interface Roll20Sitting extends Witness {
  readonly errors: readonly string[];
}

/**
 * Starts a client, lets the table run for a while, and leaves.
 * @param meanwhile attributes of the assassin's character that the game master changes
 */
export async function sitAtRoll20(at: Roll20Seat, meanwhile?: Attributes): Promise<Roll20Sitting> {
  const user = at.seat === 'assistant' || at.seat === 'master' ? 'gm' : 'player';
  const host = roll20Host({
    engine: at.engine,
    sheet: at.kind,
    user,
    scene: isFifth(at.kind) ? 'fifth' : 'skirmish',
    prepare: (campaign) => prepare(at, campaign),
    cast: ['Aldo', 'Ogre', NAMEPLATE],
  });
  const { target, signal, frames, turned, leave } = seated(host, null, 683.4);
  target.safely('begin', () => begin(target as unknown as Window, 'roll20', pollTable, commands));
  const seen = witness(
    'roll20',
    (listener, end) => start(listener, end, target as unknown as Parameters<typeof start>[2]),
    signal,
  );
  await passed(target, 700, 100);
  await frames();
  await turned(2050);
  if (meanwhile !== undefined) host.change(CHARACTER, meanwhile);
  host.act();
  await frames();
  await turned(4100);
  return { ...seen, errors: leave() };
}
