/**
 * Facts that the sheets of both Foundry systems hold outside their totals: active buffs, shields on
 * the arm, immunities, special qualities. The entries have the form in which the systems save them
 * (greylore-d20/D35E packs/commonbuffs.db, greylore-d20/foundryvtt-pathfinder1 packs/commonbuffs).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedSheetOf, openSheetData } from '../../adapters/foundry/pick.ts';
import { sheet as sheetSchema } from '../../adapters/foundry/schema.ts';
import type { Actor } from '../../adapters/foundry/live.ts';
import { readerOf } from '../../adapters/foundry/sheets/index.ts';
import { sheetRead } from '../../adapters/foundry/sheets/once.ts';
import type { SheetFacts } from '../../adapters/common/sheetFacts.ts';
import { NAMED_SPELLS } from '../../adapters/words/spells.ts';
import { allWords } from '../../src/judge/knownWords.ts';
import { D35E_WEAPONS } from '../hosts/foundry/fixtures/d35e.ts';
import { valueInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly system: Record<string, unknown>;
}

const SYSTEMS = ['D35E', 'pf1'] as const;
type System = (typeof SYSTEMS)[number];

/** A sheet that holds these items and these fields, read as its system's reader reads it. */
function read(
  system: System,
  items: readonly Entry[],
  fields: Record<string, unknown> = {},
  open = true,
): SheetFacts {
  const actor = {
    id: 'actor',
    name: 'Ada',
    type: 'npc',
    system: { attributes: { conditions: {} }, conditions: {}, ...fields },
    items: items.map((item, i) => ({ ...item, id: `item${i}` })),
  } as unknown as Actor;
  const sent = {
    of: 'token',
    ...(open ? openSheetData(actor) : closedSheetOf(actor, system)),
    unread: [],
  };
  return sheetRead(readerOf(system), sheetSchema.parse(JSON.parse(JSON.stringify(sent))), []);
}

/** A buff whose changes have these targets, in the form of its system. */
const buff = (
  system: System,
  name: string,
  targets: readonly string[] = [],
  more: Record<string, unknown> = {},
): Entry => ({
  name,
  type: 'buff',
  system: {
    buffType: 'temp',
    active: true,
    changes: targets.map((target) =>
      system === 'D35E'
        ? ['1', 'group', target, 'untyped', 0]
        : { formula: '1', subTarget: target },
    ),
    ...more,
  },
});
const feature = (name: string, system: Record<string, unknown> = {}): Entry => ({
  name,
  type: 'feat',
  system,
});

describe.each(SYSTEMS)('an active buff on a Foundry %s sheet', (system) => {
  everyCase<[name: string, condition: string]>([
    ['Haste', 'hasted'],
    ['Mirror Image', 'mirror-image'],
    ['Mirror Image (4 images)', 'mirror-image'],
    ['Blur', 'blur'],
    ['Displacement', 'displaced'],
    ['Enlarge Person', 'enlarged'],
    ['Enlarge Person, Mass', 'enlarged'],
    ['Mass Enlarge Person', 'enlarged'],
    ['Reduce Animal', 'reduced'],
    ['Invisibility', 'invisible'],
    ['Invisibility, Greater', 'greater-invisibility'],
    ['Slow', 'slowed'],
    ['Fly', 'fly-spell'],
    ['Levitate', 'levitating'],
    ['Spider Climb', 'spider-climbing'],
    ['Feather Fall', 'feather-falling'],
    ['Freedom of Movement', 'freedom-of-movement'],
    ['Expeditious Retreat', 'expeditious-retreat'],
    ['Ethereal Jaunt', 'ethereal'],
    ['Blink', 'blinking'],
    ['Held', 'paralyzed'],
    ['Shaken (Scare)', 'shaken'],
    ['Panicked', 'panicked'],
    ['Blind', 'blinded'],
    ['Total Defense', 'total-defence'],
    ['Buff: Haste', 'hasted'],
    ['Velocità', 'hasted'],
    ['Ingrandire persone di massa', 'enlarged'],
    ['Invisibilità superiore', 'greater-invisibility'],
  ])(
    'on a Foundry sheet, an active buff named after a spell gives the creature the condition that the spell causes',
    (name, condition) => {
      expect(read(system, [buff(system, name)]).conditions).toEqual([condition]);
    },
  );

  it('on a Foundry sheet, a buff that is switched off, or whose spell causes no condition, gives no condition', () => {
    const none = read(system, []);
    expect(read(system, [buff(system, 'Haste', [], { active: false })])).toEqual(none);
    for (const name of ['Bless', 'Overland Flight', 'Slow Poison', 'Remove Paralysis', 'Flying'])
      expect(read(system, [buff(system, name)]).conditions).toEqual(
        name === 'Flying' ? ['flying'] : [],
      );
  });

  it('an active buff “See Invisibility” or “True Seeing” gives the creature this sense', () => {
    const sees = ['See Invisibility', 'True Seeing'].map((name) => buff(system, name));
    expect(read(system, sees).traits).toEqual(['see-invisible', 'true-seeing-24']);
  });

  it(
    'Quadretto knows for each active buff which totals on a Foundry sheet, such as AC, ' +
      'already include the buff',
    () => {
      const targets = ['attack', 'ac', 'ref', 'landSpeed', 'flySpeed'];
      const { inTotals } = read(system, [
        buff(system, 'Haste', targets),
        buff(system, 'Enlarge Person', ['str', 'dex', 'size']),
      ]);
      expect(inTotals).toMatchObject({
        attack: ['enlarged', 'hasted'],
        ac: ['enlarged', 'hasted'],
        saves: ['hasted'],
        speed: ['hasted'],
        str: ['enlarged'],
        dex: ['enlarged'],
        size: ['enlarged'],
      });
    },
  );

  it('an active buff is not read from a Foundry sheet that the player may not open', () => {
    const closed = read(system, [buff(system, 'Mirror Image')], {}, false);
    expect(closed).toEqual(read(system, [], {}, false));
  });

  it('on a Foundry sheet, active buffs are read in any order, and inactive or unknown buffs are ignored', () => {
    const names = ['Haste', 'Blur', 'Fly', 'Bless', 'Shaken (Fear)', 'Mage Armor'];
    const known = { Haste: 'hasted', Blur: 'blur', Fly: 'fly-spell', 'Shaken (Fear)': 'shaken' };
    fc.assert(
      fc.property(fc.shuffledSubarray(names), fc.shuffledSubarray(names), (on, off) => {
        const { conditions } = read(system, [
          ...on.map((name) => buff(system, name, ['ac'])),
          ...off.map((name) => buff(system, name, ['ac'], { active: false })),
        ]);
        const expected = on.flatMap((name) =>
          name in known ? [known[name as keyof typeof known]] : [],
        );
        expect(conditions).toEqual(expected.sort());
      }),
      { numRuns: 50 },
    );
  });
});

it('the size on a D35E sheet is read as including the buff “Reduce Person” only if the buff sets a size', () => {
  const size = (sizeOverride: string) =>
    read('D35E', [buff('D35E', 'Reduce Person', ['str'], { sizeOverride })]).inTotals?.size;
  expect([size('sm'), size('')]).toEqual([['reduced'], undefined]);
});

it('a buff on a sheet of pf1 11 counts as already included in the sheet’s AC', () => {
  const haste = buff('pf1', 'Haste', [], { changes: [{ formula: '1', target: 'ac' }] });
  expect(read('pf1', [haste]).inTotals?.ac).toEqual(['hasted']);
});

it('every condition and sense that is inferred from a spell’s name exists in the rules', () => {
  const [conditions, traits] = [allWords('condition'), allWords('trait')];
  expect(NAMED_SPELLS.conditions.filter((id) => !conditions.includes(id))).toEqual([]);
  expect(NAMED_SPELLS.traits.filter((id) => !traits.includes(id.replace(/-\d+$/, '')))).toEqual([]);
});

describe.each(SYSTEMS)('a Foundry sheet of the game system %s', (system) => {
  everyCase<[item: Entry, traits: string[]]>([
    [feature('Improved grab'), ['improved-grab']],
    [feature('Improved Grab (Ex)'), ['improved-grab']],
    [feature('Trample', { featType: 'trait' }), ['trampling']],
    [feature('Trample (Ex)', { subType: 'misc' }), ['trampling']],
    [feature('Trample', { featType: 'feat' }), ['trample']],
    [feature('Regeneration 5 (acid and fire)'), ['lethal-acid', 'lethal-fire', 'regeneration']],
    [feature('Immunity to fire'), ['immune-fire']],
    [feature('Immune to cold and sleep effects'), ['immune-cold', 'immune-to-sleep']],
    [feature('Sneak Attack +3d6'), ['sneak-attack-3']],
    [feature('Light Blindness'), ['light-blindness']],
    [feature('Stability'), ['stability']],
    [feature('Greater Invisibility'), []],
    [feature('Immunity to fire', { disabled: true }), []],
    [feature('Resistance to cold 10'), []],
  ])(
    'features such as Improved Grab are read from a Foundry sheet unless the feature is switched off',
    (item, traits) => {
      expect(read(system, [item]).traits).toEqual(traits);
    },
  );

  const SHIELDS: readonly (readonly [string, Record<string, unknown>, string[]])[] = [
    ['Tower Shield', {}, ['tower-shield']],
    ['+1 Tower Shield', {}, ['tower-shield']],
    ['Scudo torre perfetto', {}, ['tower-shield']],
    ['Bulwark of Faith', { equipmentSubtype: 'towerShield' }, ['tower-shield']],
    ['Tower Shield', { equipped: false }, []],
    ['Tower Shield', { quantity: 0 }, []],
    ['Heavy Steel Shield', { equipmentSubtype: 'heavyShield' }, []],
  ];
  everyCase(
    SHIELDS.map(([name, more, traits]) => {
      const counts = traits.length > 0 ? 'counts as a tower shield' : 'is no tower shield in hand';
      const fields = Object.keys(more).length === 0 ? '' : ` (${valueInWords(more)})`;
      return [`${name}”${fields} ${counts}`, name, more, traits] as const;
    }),
  )(
    'an equipped shield on a Foundry sheet counts as a tower shield if the shield’s name or type says so',
    (_, name, more, traits) => {
      const shield = {
        name,
        type: 'equipment',
        system: { equipped: true, equipmentType: 'shield', ...more },
      };
      expect(read(system, [shield]).traits).toEqual(traits);
    },
  );

  it(
    'on a Foundry sheet, a creature’s immunities are read from a list, and the regeneration is read ' +
      'from a number or a text',
    () => {
      const traits = (fields: Record<string, unknown>) =>
        read(system, [], { traits: fields }).traits;
      expect(
        traits({
          ci: { value: ['paralyze', 'sleep', 'mindAffecting', 'disease'] },
          di: { value: ['fire', 'nonlethal'] },
        }),
      ).toEqual([
        'immune-fire',
        'immune-to-mind-affecting',
        'immune-to-paralysis',
        'immune-to-sleep',
      ]);
      expect(traits({ regen: 40, regeneration: 40 })).toEqual(['regeneration']);
      expect(traits({ regen: 'regeneration 5 (acid or fire)' })).toEqual([
        'lethal-acid',
        'lethal-fire',
        'regeneration',
      ]);
      for (const none of [0, '', null, '0', 'none', {}])
        expect(traits({ regen: none })).toEqual([]);
    },
  );
});

describe('sheets of Foundry’s D35E system', () => {
  it('a D35E sheet gives immunities, resistances, and the energy type that regeneration does not heal', () => {
    const of = (uid: string, more: object) => ({ uid, value: 0, immunity: false, ...more });
    expect(
      read('D35E', [], {
        combinedResistances: [
          of('energy-fire', { immunity: true }),
          of('energy-acid', { value: 10 }),
          of('energy-electric', { value: 5 }),
          of('energy-cold', { lethal: true }),
          of('damage-untyped', { value: 5 }),
          of('energy-sonic', { vulnerable: true }),
          null,
          'odd',
        ],
      }).traits,
    ).toEqual(['immune-fire', 'lethal-cold', 'resist-acid-10', 'resist-electricity-5']);
  });
  it('a creature whose D35E sheet has the box “incorporeal” ticked has the subtype “incorporeal”', () => {
    const kind = (incorporeal: unknown, type?: string) => {
      const { subtypes } = read('D35E', [], {
        traits: { incorporeal },
        ...(type !== undefined && { details: { type } }),
      });
      return subtypes;
    };
    expect([kind(true), kind(true, 'Evil, Incorporeal'), kind(true, 'Evil')]).toEqual([
      ['incorporeal'],
      ['evil', 'incorporeal'],
      ['evil', 'incorporeal'],
    ]);
    expect([kind(false), kind('yes')]).toEqual([undefined, undefined]);
  });
});

describe('a D35E whip', () => {
  const whip = {
    ...D35E_WEAPONS['whip']!,
    system: { ...D35E_WEAPONS['whip']!.system, equipped: true },
  };
  it('a D35E whip is recognized as a whip even if the player may not open the sheet', () => {
    const tags = (open: boolean) =>
      read('D35E', [whip as unknown as Entry], {}, open).attacks?.map((a) => [a.kind, a.tags]);
    expect(tags(true)).toEqual([['melee', ['whip', 'trips', 'disarms']]]);
    expect(tags(false)).toEqual([['melee', ['whip']]]);
  });
});
