/**
 * Free text on sheets, in English and Italian, and the facts read from it. Lengths are in cells: 5
 * ft, or 1.5 m. An ambiguous text gives no fact: undefined.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armorOf } from '../../adapters/words/armor.ts';
import { attacksIn } from '../../adapters/words/attacks.ts';
import { criticalOf, weaponDice, wholeOf } from '../../adapters/words/dice.ts';
import { NAMED, traitsIn } from '../../adapters/words/feats.ts';
import { distanceOf, reachOf, spaceFromText } from '../../adapters/words/lengths.ts';
import { sensesIn } from '../../adapters/words/senses.ts';
import { kindIn, typeFromText } from '../../adapters/words/kinds.ts';
import { sizeByModifier, statureOf } from '../../adapters/words/sizes.ts';
import {
  maneuverabilityIn,
  speedsOf,
  type SpeedMode,
  type SpeedsRead,
} from '../../adapters/words/speeds.ts';
import { MAX_SHEET_TEXT, textTokens } from '../../adapters/words/text.ts';
import { saysReach, strengthRatingOf, weaponOf } from '../../adapters/words/weapons.ts';
import { TRAITS as BASE } from '../../src/rules/d20/map/traits.ts';
import { ATTACK_TRAITS } from '../../src/rules/d20/play/attacks/attackTraits.ts';
import { FLIGHT_TRAITS } from '../../src/rules/d20/map/flight/flightTraits.ts';
import { MOVEMENT_TRAITS } from '../../src/rules/d20/play/movements/movementTraits.ts';
import { SPECIAL_TRAITS as SPECIALS } from '../../src/rules/d20/play/specials/specialTraits.ts';
import { TURN_TRAITS as TURNS } from '../../src/rules/d20/play/turns/turnTraits.ts';
import { maneuverTraits } from '../../src/rules/d20/pf1/maneuvers.ts';
import { d20modernFull } from '../../src/rules/d20/d20modern/full.ts';
import { pf1Full } from '../../src/rules/d20/pf1/full.ts';
import { srd35Full } from '../../src/rules/d20/srd35/full.ts';
import { everyCase } from '../support/everyCase.ts';
import { TEXT_READERS } from '../fuzz/support/readers.ts';
import { boardsToTry } from '../support/thorough.ts';

describe('texts of speeds', () => {
  everyCase<[text: unknown, speeds: SpeedsRead | undefined, of?: SpeedMode]>([
    ['30 ft.', { land: 6 }],
    ['30 ft., fly 60 ft. (good)', { land: 6, fly: 12, manoeuvrability: 'good' }],
    ['9 m', { land: 6 }],
    ['9 m (6 quadretti), volare 18 m (buona)', { land: 6, fly: 12, manoeuvrability: 'good' }],
    ['20 ft. in chainmail; base 30 ft.', { land: 4 }],
    ['30 ft. in hide armor (6 squares); base speed 40 ft.', { land: 6 }],
    ['20 ft. in scale mail (4 squares); base speed 30 ft.', { land: 4 }],
    ['6 squares', { land: 6 }],
    ['1,5 m', { land: 1 }],
    ["10'", { land: 2 }],
    ['Speed 40', { land: 8 }],
    ['40', { land: 8 }],
    [30, { land: 6 }],
    ['nuotare 12m', { swim: 8 }],
    ['volo 18 m (media), scalare 6m', { fly: 12, manoeuvrability: 'average', climb: 4 }],
    ['30 ft. (6 squares)', { land: 6 }],
    ['40 ft. (8 squares), burrow 20 ft., swim 10 ft.', { land: 8, burrow: 4, swim: 2 }],
    ['Walk 30 ft / Fly 60 ft', { land: 6, fly: 12 }],
    ['20 ft., climb 20 ft.', { land: 4, climb: 4 }],
    ['fly 60 ft. (perfect)', { fly: 12, manoeuvrability: 'perfect' }],
    ['5 ft., fly 40 ft. (average)', { land: 1, fly: 8, manoeuvrability: 'average' }],
    ['60 ft. flying, 20 ft. walking', { fly: 12, land: 4 }],
    ['Velocità 12 m; nuoto 6 m', { land: 8, swim: 4 }],
    ['VELOCITÀ: 9 METRI', { land: 6 }],
    ['9 metri a piedi, 18 metri in volo (scarsa)', { land: 6, fly: 12, manoeuvrability: 'poor' }],
    ['4,5 m, volare 15 m (scarsa)', { land: 3, fly: 10, manoeuvrability: 'poor' }],
    ['scavare 3 m, nuotare 9 m e 12 m', { burrow: 2, swim: 6, land: 8 }],
    ['30 ft, fly 60 (clumsy)', { land: 6, fly: 12, manoeuvrability: 'clumsy' }],
    ['9 m, volare 18 (maldestra)', { land: 6, fly: 12, manoeuvrability: 'clumsy' }],
    ['30-ft. land speed', { land: 6 }],
    ['30 ft; run x4', { land: 6 }],
    ["30 ft. (can't run)", { land: 6 }],
    ['30 feet per round', { land: 6 }],
    ['9 m/round', { land: 6 }],
    ['33 ft.', { land: 6 }],
    ['10 m', { land: 6 }],
    ['0 ft., swim 60 ft.', { land: 0, swim: 12 }],
    ['60 ft. (good)', { fly: 12, manoeuvrability: 'good' }, 'fly'],
    ['18 m (Perfetta)', { fly: 12, manoeuvrability: 'perfect' }, 'fly'],
    ['6 m', { swim: 4 }, 'swim'],
    ['30 ft.\nfly 90 ft. (poor)', { land: 6, fly: 18, manoeuvrability: 'poor' }],
    ['Land 20 ft., Burrow 20 ft.', { land: 4, burrow: 4 }],
    ['30 ft., glide 60 ft.', { land: 6 }],
    ['30 ft. base, 20 ft. armor', { land: 4 }],
    ['terra 9 m, aria 18 m', { land: 6 }],
    ["30' walk, 20' climb", { land: 6, climb: 4 }],
    ['Volare: 18 m (buona). Terra: 9 m.', { fly: 12, land: 6, manoeuvrability: 'good' }],
    ['15 ft (armatura), base 30', { land: 3 }],
    ['30\u00a0ft.', { land: 6 }],
    ['—, swim 60 ft.', { swim: 12 }],
    // Two numbers for one kind of movement, or a condition: this mode is unknown, the other modes are
    // known.
    ['40 ft. (30 ft. in armor)', undefined],
    ['30 ft. or 40 ft. when raging', undefined],
    ['30/20', undefined],
    ['30-40 ft.', undefined],
    ['30 ft. (8 squares)', undefined],
    ['9 m (40 ft), nuotare 6 m', { swim: 4 }],
    ['30 ft. +10 ft.', undefined],
    ['fly 60 ft. (good) or 90 ft. (poor), 30 ft.', undefined],
    ['base 30 ft.', undefined],
    ['40ft. w/o armor', undefined],
    ['30 ft., fly 40 ft. in bat form', { land: 6 }],
    ['1 m', undefined],
    ['2 ft.', undefined],
    ['60 ft. (20 squares at run)', undefined],
    ['normal 30, slow 15', undefined],
    ['velocità base 9 m', undefined],
    ['30 ft. can fly', undefined],
    ['60 ft. fly 30 ft. land', undefined],
    ['9', undefined],
    ['1,500 m', undefined],
    ['as horse', undefined],
    ['see below', undefined],
    ['Dragging 15 ft.', undefined],
    ['up to 60 ft.', undefined],
    ['60 mph', undefined],
    ["5'6", undefined],
    ['2d6x10 ft.', undefined],
    ['@{speed-base}', undefined],
    ['[[30+10]]', undefined],
    ['—', undefined],
    ['', undefined],
    [null, undefined],
    [{ land: 30 }, undefined],
    [NaN, undefined],
    ['-30 ft.', undefined],
    ['99999999999 ft.', undefined],
  ])(
    'each kind of speed is read from a sheet’s text in squares, and is unknown if the text is ambiguous',
    (text, speeds, of) => {
      expect(speedsOf(text, of)).toEqual(speeds);
    },
  );

  everyCase([
    ['good', 'good'],
    ['Buona', 'good'],
    ['media', 'average'],
    ['average (winged)', 'average'],
    ['good or poor', undefined],
    ['', undefined],
  ])(
    'a flyer’s maneuverability is read from English or Italian text, and is unknown if the text names two values',
    (text, how) => {
      expect(maneuverabilityIn(text)).toBe(how);
    },
  );
});

describe('texts of lengths', () => {
  everyCase<[text: unknown, reach: number | undefined, others?: [string, number][]]>([
    ['10 ft.', 2],
    ['3 m', 2],
    ['0 ft.', 0],
    ['5', 1],
    [10, 2],
    ['1,5 m', 1],
    ['1.5m', 1],
    ['2 squares', 2],
    ['2 quadretti', 2],
    ["10'", 2],
    ['15 ft. (20 ft. with bite)', 3, [['bite', 4]]],
    ['3 m (4,5 m con la coda)', 2, [['coda', 3]]],
    ['5 ft. (10 ft. with glaive)', 1, [['glaive', 2]]],
    ['portata 3 m', 2],
    ['10 ft. (2 squares)', 2],
    ['10-ft. reach', 2],
    ['10 ft. with longspear', undefined, [['longspear', 2]]],
    ['5 ft./10 ft.', undefined],
    ['2-1/2 ft.', 0],
    ['2½ ft.', 0],
    ['0,5 m', 0],
    ['10 ft. (3 squares)', undefined],
    ['melee', undefined],
    ['long', undefined],
    ['', undefined],
    ['10+5 ft.', undefined],
    ['-5', undefined],
    ['10 ft. (', 2],
    ['varies', undefined],
    ['10 ft.?', undefined],
    ['7', undefined],
    ['2 m', undefined],
    ['1000 ft.', undefined],
  ])(
    'a text of a reach in feet, meters or squares is read in squares, with the reach of single weapons if named',
    (text, reach, others = []) => {
      const read = reachOf(text);
      expect([read.reach, read.others.map((o) => [o.name, o.reach])]).toEqual([reach, others]);
    },
  );

  everyCase<[unknown, number | undefined]>([
    ['10 ft.', 2],
    ['5 ft.', 1],
    ['3 m', 2],
    ['10 ft. by 10 ft.', 2],
    ['3 m x 3 m', 2],
    ['15', 3],
    ['2 quadretti', 2],
    ['2-1/2 ft.', undefined],
    ['1 ft.', undefined],
    ['10 ft./5 ft.', undefined],
    ['0', undefined],
    ['500 ft.', undefined],
    ['Large', undefined],
  ])(
    'the width of a creature’s space is read in squares, and is unknown below one square',
    (text, space) => {
      expect(spaceFromText(text)).toBe(space);
    },
  );

  everyCase<[unknown, number | undefined]>([
    ['10 feet', 2],
    ['30 m', 20],
    ['18 m (incremento)', 12],
    ['100 ft.', 20],
    ['36 metri', 24],
    ["20'", 4],
    ['range 60 ft.', 12],
    ['9m', 6],
    ['110 ft', 22],
    ['gittata 12 m', 8],
    ['24 quadretti', 24],
    ['50 ft. increment', 10],
    ['0', 0],
    ['1 ft.', undefined],
    ['melee', undefined],
    ['mischia', undefined],
    ['—', undefined],
    ['', undefined],
    ['close (25 ft + 5 ft/2 levels)', undefined],
    ['100 ft. (max 1000 ft.)', undefined],
    ['10 ft. x 5', undefined],
    ['1 mile', undefined],
  ])(
    'a weapon’s range in feet or meters is read in squares, and is unknown if the text is ambiguous',
    (text, range) => {
      expect(distanceOf(text)).toBe(range);
    },
  );
});

describe('texts of sizes and creature types', () => {
  everyCase([
    ['Large giant', { size: 'large' }],
    ['Gigante Grande', { size: 'large' }],
    ['medium', { size: 'medium' }],
    ['Media', { size: 'medium' }],
    ['Taglia Enorme', { size: 'huge' }],
    ['Umanoide Medio (umano)', { size: 'medium' }],
    ['MASTODONTICA', { size: 'gargantuan' }],
    ['Minuscola', { size: 'tiny' }],
    ['Tiny', { size: 'tiny' }],
    ['minuscolo', { size: 'tiny' }],
    ['Minuta', { size: 'diminutive' }],
    ['Piccolissima', { size: 'fine' }],
    ['Colossale', { size: 'colossal' }],
    ['Large (long)', { size: 'large', build: 'long' }],
    ['Grande (alta)', { size: 'large', build: 'tall' }],
    ['S', { size: 'small' }],
    ['M', { size: 'medium' }],
    ['Small or Medium', {}],
    ['G', {}],
    ['largest', {}],
    ['', {}],
    [null, {}],
    ['constructor', {}],
  ] as const)(
    'a creature’s size is read from English or Italian text, with the build “tall” or “long” if named',
    (text, stature) => {
      expect(statureOf(text)).toEqual(stature);
    },
  );

  everyCase([
    ['0', 'medium'],
    [0, 'medium'],
    ['-1', 'large'],
    ['−2', 'huge'],
    ['+1', 'small'],
    [' 1 ', 'small'],
    [8, 'fine'],
    ['-8', 'colossal'],
    ['-4', 'gargantuan'],
    ['2', 'tiny'],
    ['4', 'diminutive'],
    ['3', undefined],
    ['', undefined],
    ['large', undefined],
    [-16, undefined],
    [1.5, undefined],
  ])(
    'a size modifier to attack and AC gives the creature’s size, and another number gives no size',
    (modifier, size) => {
      expect(sizeByModifier(modifier)).toBe(size);
    },
  );

  everyCase([
    ['Large giant', 'giant'],
    ['Medium Undead (Augmented Humanoid)', 'undead'],
    ['Non morto Medio', 'undead'],
    ['Large Magical Beast', 'magical-beast'],
    ['Bestia magica Grande', 'magical-beast'],
    ['Umanoide mostruoso Medio', 'monstrous-humanoid'],
    ['Huge Dragon (Fire)', 'dragon'],
    ['Outsider or Elemental', undefined],
    ['Human Fighter 3', undefined],
    ['', undefined],
  ])(
    'a creature’s type is read from English or Italian text, and is unknown if the text names two types',
    (text, type) => {
      expect(typeFromText(text)).toBe(type);
    },
  );
});

describe('type lines of creatures', () => {
  everyCase([
    ['Large Undead (Incorporeal)', 'undead', ['incorporeal']],
    ['Tiny Vermin (Swarm)', 'vermin', ['swarm']],
    ['Non morto Medio (incorporeo)', 'undead', ['incorporeal']],
    ['Parassita Minuscolo (sciame)', 'vermin', ['swarm']],
    ['Small outsider (Chaotic, Evil, Extraplanar)', 'outsider', ['chaotic', 'evil', 'extraplanar']],
    ['Medium Undead (Augmented Humanoid)', 'undead', ['augmented-humanoid']],
    ['Huge ooze', 'ooze', []],
    // Without brackets, in brackets of another form, in several
    ['Medium undead, incorporeal', 'undead', ['incorporeal']],
    ['Incorporeal undead', 'undead', ['incorporeal']],
    ['Non morto incorporeo Medio', 'undead', ['incorporeal']],
    ['Swarm of Tiny vermin', 'vermin', ['swarm']],
    ['Sciame di parassiti Minuscoli', 'vermin', ['swarm']],
    ['Undead swarm', 'undead', ['swarm']],
    ['Water elemental', 'elemental', ['water']],
    ["Elementale dell'aria Grande", 'elemental', ['air']],
    ['Large outsider [Native, Evil]', 'outsider', ['native', 'evil']],
    [
      'NE Medium undead (augmented humanoid) (incorporeal)',
      'undead',
      ['augmented-humanoid', 'incorporeal'],
    ],
    [
      'Undead (incorporeal, augmented humanoid (elf))',
      'undead',
      ['incorporeal', 'augmented-humanoid', 'elf'],
    ],
    ['Always evil undead', 'undead', []],
    ['Umanoidi mostruosi', 'monstrous-humanoid', []],
    ['Costrutti', 'construct', []],
  ])(
    'creature type and subtypes are read from a type line, with or without brackets',
    (text, type, subtypes) => {
      expect(kindIn(text)).toEqual({ type, subtypes });
    },
  );
  it('subtypes are read from a type line, wherever in the line the subtype stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('undead', 'elemental', 'vermin', 'animal', 'outsider'),
        fc.uniqueArray(
          fc.constantFrom('incorporeal', 'swarm', 'fire', 'water', 'aquatic', 'native'),
          { minLength: 1, maxLength: 4 },
        ),
        fc.constantFrom<(type: string, list: string[]) => string>(
          (type, list) => `Large ${type} (${list.join(', ')})`,
          (type, list) => `Large ${type} [${list.join('; ')}]`,
          (type, list) => `Large ${type} ${list.map((each) => `(${each})`).join(' ')}`,
          (type, list) => `NE Large ${list.join(' ')} ${type}`,
          (type, list) => `${type}, ${list.join(', ')}`,
          (type, [first = '', ...others]) => `${first} ${type} (${others.join(' ')})`,
          (type, list) => `${type} (augmented humanoid (${list.join(', ')}))`,
        ),
        (type, list, form) => {
          const read = kindIn(form(type, list));
          expect(read.type).toBe(type);
          expect(new Set(read.subtypes?.filter((id) => !id.includes('humanoid')))).toEqual(
            new Set(list),
          );
        },
      ),
    );
  });
  it('a type line that names no creature type gives no subtypes', () => {
    expect(kindIn('Human Fighter 3 (swarm)')).toEqual({});
  });
});

describe('texts of feats and senses', () => {
  everyCase<[unknown, string[]]>([
    [
      'Combat Reflexes, Dodge, Mobility (B); Weapon Focus (glaive)',
      ['combat-reflexes', 'dodge-feat', 'mobility'],
    ],
    [
      'Riflessi in Combattimento, Schivare, Mobilità',
      ['combat-reflexes', 'dodge-feat', 'mobility'],
    ],
    ['Combat Reflexes\nPower Attack', ['combat-reflexes', 'power-attack']],
    ['Toughness, Weapon Focus (greatclub)', []],
    ['DodgeB, MobilityB', ['dodge-feat', 'mobility']],
    [
      "Talenti: Colpo Senz'Armi Migliorato; Lottare Migliorato",
      ['improved-grapple', 'improved-unarmed-strike'],
    ],
    [
      '• Tiro Ravvicinato\n• Tiro Preciso\n• Tiro Rapido',
      ['point-blank-shot', 'precise-shot', 'rapid-shot'],
    ],
    ['Dodge and Mobility', ['dodge-feat', 'mobility']],
    ['Schivare e Mobilità.', ['dodge-feat', 'mobility']],
    [
      'Two-Weapon Fighting, Improved Two-Weapon Fighting',
      ['improved-two-weapon-fighting', 'two-weapon-fighting-feat'],
    ],
    ['Blind-Fight [Combat]', ['blind-fight']],
    // Feats and special attacks of Pathfinder
    [
      'Greater Trip, Improved Dirty Trick, Deadly Aim; Lunge (Combat)',
      ['deadly-aim', 'greater-trip', 'improved-dirty-trick', 'lunge'],
    ],
    ['Pounce (Ex), grab, all-around vision', ['all-around-vision', 'grab', 'pounce']],
    ['Stare Addosso, Incalzare, Tirare in Sella', ['cleave', 'mounted-archery', 'step-up']],
    // Names that only contain the name of a feat do not count: another feat, a choice, a wish.
    ['Greater Dodge, Weapon Focus (Dodge), Dodge next level', []],
    ['I want to take Combat Reflexes', []],
    ['', []],
    [null, []],
  ])(
    'feats are read from English or Italian lists, but not from a text that only contains a feat’s name',
    (text, traits) => {
      expect(traitsIn(text)).toEqual(traits);
    },
  );

  it('the feats recognized by name on a sheet are exactly the feats that some rule uses', () => {
    const asked = new Set(
      [
        BASE,
        ATTACK_TRAITS,
        FLIGHT_TRAITS,
        MOVEMENT_TRAITS,
        SPECIALS,
        TURNS,
        srd35Full.traits,
        srd35Full.attacks.traits,
        srd35Full.initiative.traits,
        pf1Full.attacks.traits,
        d20modernFull.attacks.traits,
        pf1Full.turns.traits,
        pf1Full.traits,
        maneuverTraits,
        Object.fromEntries(
          [srd35Full, pf1Full, d20modernFull]
            .flatMap(({ turns }) => Object.values(turns.table))
            .flatMap((row) => (row.trait === undefined ? [] : [[row.trait, row]])),
        ),
      ].flatMap((table) => Object.keys(table)),
    );
    // Traits that are not feats: they follow from the creature's type, or from nothing on a sheet.
    const natures = [
      'helpless-obstacle',
      'beast',
      'celestial',
      'fiend',
      'monstrosity',
      'undead',
      'construct',
      'ooze',
      'plant',
      'elemental',
      'not-living',
      'critical-immune',
      'precision-immune',
      'winged',
      'wingless',
      'no-constitution',
      'fills-space',
      'gelatinous-cube',
      'low-light-vision',
      'has-no-legs',
      'more-than-two-legs',
      'incorporeal',
      'swimming',
      'burrowing',
      'humanoid',
      'swarm',
      'aberration',
      'animal',
      'dragon',
      'fey',
      'giant',
      'magical-beast',
      'monstrous-humanoid',
      'outsider',
      'vermin',
      // Items.
      'buckler',
      'tower-shield',
      // A spell.
      'freedom-of-movement',
      // A subtype.
      'dwarf',
      // The creature's special attack “trample” has the same name as a feat for riders.
      'trampling',
    ];
    expect([...asked].filter((id) => !natures.includes(id)).sort()).toEqual([...NAMED].sort());
  });

  everyCase<[string, string[]]>([
    ['darkvision 60 ft., low-light vision, scent', ['darkvision-12', 'low-light-vision', 'scent']],
    [
      'Scurovisione 18 m, visione crepuscolare, olfatto acuto',
      ['darkvision-12', 'low-light-vision', 'scent'],
    ],
    ['Blindsight 30 ft.; tremorsense 60 ft.', ['blindsight-6', 'tremorsense-12']],
    ['Darkvision: 120 feet, Low-light', ['darkvision-24', 'low-light-vision']],
    ['Senses: scent 30 ft., tremorsense: 60 ft.', ['scent', 'tremorsense-12']],
    ['Scurovisione 18 m, fiuto', ['darkvision-12', 'scent']],
    ['darkvision', []],
    ['darkvision 60 or 90 ft.', []],
    ['damage reduction 5/magic', []],
  ])(
    'special senses are read from text with a range in squares, and a sense without a range is left out',
    (text, traits) => {
      expect(sensesIn(text)).toEqual(traits);
    },
  );
});

describe('names of weapons and armor', () => {
  everyCase([
    ['Longbow', ['not-mounted']],
    ['Arco lungo +1', ['not-mounted']],
    ['Composite Longbow', []],
    ['Arco lungo composito', []],
    ['Shortbow', []],
    ['Net', ['net']],
    ['Rete', ['net']],
    ['Masterwork Spear', ['set-against-charge']],
    ['Alabarda', ['set-against-charge']],
    ['Lancia lunga perfetta', ['set-against-charge']],
    ['Shortspear', []],
    ['Lancia corta', []],
    ['Lancia da cavaliere', ['lance']],
    ['Giavellotto', ['javelin']],
    ['Bolas', ['bolas']],
    ['Shuriken (50)', ['shuriken']],
    ['Tanglefoot Bag', ['tanglefoot']],
    ['Borsa dell’impedimento', ['tanglefoot']],
    ['Heavy Steel Shield', ['shield-heavy']],
    ['Scudo leggero', ['shield-light']],
    ['Longsword', []],
    ['Planet', []],
  ])(
    'a weapon’s English or Italian name gives its special property, such as “set against a charge”',
    (name, tags) => {
      expect(weaponOf(name)?.tags ?? []).toEqual(tags);
    },
  );
  everyCase([
    ['Composite Longbow (+2 Str)', 2],
    ['Longbow, Composite (Str +3)', 3],
    ['Arco corto composito (For +1)', 1],
    ['Arco lungo composito +4 Forza', 4],
    ['Composite Longbow +1', undefined],
    ['Longbow (+2 Str)', undefined],
  ])(
    'a composite bow’s Strength rating is read from its name, and not from an enhancement bonus',
    (name, rating) => {
      expect(strengthRatingOf(name)).toBe(rating);
    },
  );
  const said = (name: string): string => {
    const w = weaponOf(name);
    return w === undefined
      ? '?'
      : [
          w.kind,
          w.reachWeapon === 'none' ? '' : w.reachWeapon,
          w.natural ? 'natural' : '',
          w.unarmed ? 'unarmed' : '',
          w.light ? 'light' : '',
          w.twoHanded ? 'two hands' : '',
        ]
          .filter((part) => part !== '' && part !== undefined)
          .join(' ');
  };
  everyCase([
    ['Glaive', 'melee reach two hands'],
    ['+1 flaming guisarme', 'melee reach two hands'],
    ['Lancia lunga perfetta', 'melee reach two hands'],
    ['Lancia da cavaliere', 'melee reach two hands'],
    ['Corsesca', 'melee reach two hands'],
    ['Masterwork Spiked Chain', 'melee reach-and-near two hands'],
    ['Catena chiodata +1', 'melee reach-and-near two hands'],
    ['Frusta', 'melee'],
    ['Whip', 'melee'],
    ["Pugnale d'argento", 'melee light'],
    ['Longsword +2', 'melee'],
    ['Spada lunga', 'melee'],
    ['Spadone', 'melee two hands'],
    ['Lancia', 'melee two hands'],
    ['Lancia corta', 'melee'],
    ['Mace, heavy', 'melee'],
    ['Composite Longbow (+2 Str)', 'ranged'],
    ['Arco corto composito', 'ranged'],
    ['Light crossbow', 'ranged'],
    ['Balestra a ripetizione', 'ranged'],
    ['Giavellotto', 'thrown'],
    ['Shuriken', 'thrown'],
    ['Bite', 'melee natural'],
    ['2 artigli', 'melee natural'],
    ['Unarmed Strike', 'melee unarmed light'],
    ['Colpo senz’armi', 'melee unarmed light'],
    ['Guanto d’arme chiodato', 'melee light'],
    ['Zweihänder', '?'],
    ['Swordfish', '?'],
    ['', '?'],
    ['constructor', '?'],
  ])(
    'the name of a known weapon gives its kind, its reach, and whether it is light or two-handed',
    (name, facts) => {
      expect(said(name)).toBe(facts);
    },
  );

  everyCase([
    ['Reach 10 ft', true],
    ['portata', true],
    ['Brace, reach, trip', true],
    ['no reach', false],
    ['senza portata', false],
    ['preach', false],
    ['', false],
  ])(
    'a weapon has reach if its properties name reach, but not if the text says “no reach”',
    (text, reach) => {
      expect(saysReach(text)).toBe(reach);
    },
  );

  everyCase([
    ['Chain shirt +1', 'light'],
    ['Giaco di maglia', 'light'],
    ['Cuoio borchiato perfetto', 'light'],
    ['hide armor', 'medium'],
    ['Breastplate', 'medium'],
    ['Cotta di maglia', 'medium'],
    ['20 ft. in chainmail; base 30 ft.', 'medium'],
    ['Full plate', 'heavy'],
    ['Armatura completa +2', 'heavy'],
    ['Corazza a strisce', 'heavy'],
    ['Armatura di cuoio', 'light'],
    ['None', 'none'],
    ['Nessuna', 'none'],
    ['Mithral chain shirt', 'light'],
    ['Mithral full plate', undefined],
    ['leather or hide', undefined],
    ['Robe of the archmagi', undefined],
    ['', undefined],
  ])(
    'an armor’s name tells whether the armor is light, medium or heavy, which is unknown for some mithral armor',
    (name, weight) => {
      expect(armorOf(name)).toBe(weight);
    },
  );
});

describe('texts of numbers', () => {
  everyCase([
    ['+3', 3],
    ['-1', -1],
    ['−2', -2],
    [5, 5],
    ['+7/+2', 7],
    ['+3/+12', 3],
    ['4.0', 4],
    ['', undefined],
    ['+3 (armor)', undefined],
    ['@{bab}', undefined],
    ['1e3', undefined],
    ['3.5', undefined],
  ])(
    'a whole number is read from text with a sign or several bonuses, but not from a formula',
    (text, number) => {
      expect(wholeOf(text)).toBe(number);
    },
  );
  everyCase([
    ['1d8', '1d8'],
    ['2d6+7', '2d6'],
    ['1d8 + 4', '1d8'],
    ['d10', '1d10'],
    ['[[1d6+@{str-mod}]]', '1d6'],
    ['1D4−1', '1d4'],
    ['3', '3'],
    ['7 ', '7'],
    ['1d6 plus poison', '1d6'],
    ['1d6/1d6', undefined],
    ['@{damage}', undefined],
    ['', undefined],
    ['1d8d6', undefined],
  ])(
    'damage dice are read from text without the bonus, and are unknown if the text has two rolls',
    (text, dice) => {
      expect(weaponDice(text)).toBe(dice);
    },
  );
  everyCase<[unknown, [number, number] | undefined]>([
    ['19-20/×2', [19, 2]],
    ['x3', [20, 3]],
    ['×4', [20, 4]],
    ['18–20', [18, 2]],
    ['19-20 x2', [19, 2]],
    ['20/x3', [20, 3]],
    ['19-20/2', [19, 2]],
    ['3x', [20, 3]],
    [19, [19, 2]],
    ['', undefined],
    ['never', undefined],
    ['19-21', undefined],
    ['x1', undefined],
    ['15-18/x2', undefined],
  ])(
    'a weapon’s critical range and multiplier are read from text, and impossible values are unknown',
    (text, critical) => {
      expect(criticalOf(text)).toEqual(
        critical === undefined ? undefined : { from: critical[0], times: critical[1] },
      );
    },
  );
});

describe('texts of attack lines', () => {
  const lines = (text: string, kind?: 'melee'): string[] =>
    attacksIn(text, kind).attacks.map((a) =>
      [
        a.name,
        a.kind,
        a.natural ? 'natural' : '',
        a.reachWeapon === 'none' ? '' : a.reachWeapon,
        a.damage,
        a.critical === undefined ? '' : `${a.critical.from}x${a.critical.times}`,
        a.enhancement === undefined ? '' : `+${a.enhancement}`,
      ]
        .filter((part) => part !== '' && part !== undefined)
        .join(' '),
    );
  everyCase<[string, string[]]>([
    [
      'Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5)',
      ['Greatclub melee 2d8', 'javelin thrown 1d8'],
    ],
    [
      '2 claws +6 melee (1d6+4) and bite +1 melee (1d8+2)',
      ['claws melee natural 1d6', 'bite melee natural 1d8'],
    ],
    [
      'Randello pesante +8 in mischia (2d8+7) o giavellotto +1 a distanza (1d8+5)',
      ['Randello pesante melee 2d8', 'giavellotto thrown 1d8'],
    ],
    ['Glaive +9/+4 melee (1d10+4/×3)', ['Glaive melee reach 1d10 20x3']],
    ['+1 longsword +8/+3 melee (1d8+4/19-20)', ['longsword melee 1d8 19x2 +1']],
    [
      'Spiked chain +25/+20/+15 melee (2d6+15 plus stun) and bite +22 melee (2d6+5)',
      ['Spiked chain melee reach-and-near 2d6', 'bite melee natural 2d6'],
    ],
    ['Attacco completo: 2 artigli +6 in mischia (1d6+4)', ['artigli melee natural 1d6']],
    ['Dagger +5 ranged (1d4/19-20)', ['Dagger thrown 1d4 19x2']],
    ['Zweihänder +8 melee (2d6+6/19–20)', ['Zweihänder melee 2d6 19x2']],
    ['Whip +4 melee (1d3)', ['Whip melee 1d3']],
    ['Slam +3 melee (1d6), slam +3 melee (1d6)', ['Slam melee natural 1d6']],
    [
      '2 slams +15 melee (1d8+9) or glaive +16/+11 melee (2d8+13/×3)',
      ['slams melee natural 1d8', 'glaive melee reach 2d8 20x3'],
    ],
    ['+2 keen longsword +15/+10/+5 melee (1d8+7/17-20)', ['keen longsword melee 1d8 17x2 +2']],
    ['By spell or none', []],
    ['+5', []],
    ['', []],
    ['Swarm (2d6)', []],
  ])(
    'an attack line gives each attack with weapon, kind, reach, damage dice and critical hits',
    (text, expected) => {
      expect(lines(text)).toEqual(expected);
    },
  );
  it('each attack in a sheet’s field for melee attacks is read as a melee attack', () => {
    expect(lines('mwk greatsword +15/+10 (3d6+10/19-20), Zorp +3 (1d4)', 'melee')).toEqual([
      'mwk greatsword melee 3d6 19x2',
      'Zorp melee 1d4',
    ]);
  });
});

describe('random texts on a sheet', () => {
  const scraps = fc.array(
    fc.constantFrom(
      '30',
      ' ft.',
      ' m',
      '1,5',
      '.',
      ',',
      ';',
      '(',
      ')',
      '/',
      '-',
      '+',
      ' fly ',
      ' base ',
      ' or ',
      ' e ',
      'x',
      '\n',
      '½',
      '’',
      ' speed ',
      ' with bite',
      '²',
      '𝟛',
      '1d8',
      '{',
      '[',
      '@',
      ' volare ',
      'B',
      ' melee ',
      '+5 ',
    ),
    { maxLength: 60 },
  );
  everyCase(Object.entries(TEXT_READERS))(
    'no function that reads texts of sheets throws an error, whatever the text',
    (_name, read: (value: unknown) => unknown) => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        scraps.map((s) => s.join('')),
      );
      fc.assert(
        fc.property(text, (value) => {
          expect(() => read(value)).not.toThrow();
        }),
        { numRuns: boardsToTry(300) },
      );
      fc.assert(
        fc.property(
          fc.anything({ withNullPrototype: true }).filter((v) => typeof v !== 'string'),
          (value) => {
            expect(() => read(value)).not.toThrow();
          },
        ),
        { numRuns: boardsToTry(100) },
      );
    },
  );

  it('each speed, range or reach read from a random text is a whole number of squares within the limit', () => {
    fc.assert(
      fc.property(scraps, (parts) => {
        const speeds = speedsOf(parts.join('')) ?? {};
        for (const value of [speeds.land, speeds.fly, speeds.swim, distanceOf(parts.join(''))])
          if (value !== undefined)
            expect(value >= 0 && value <= 1000 && Number.isInteger(value)).toBe(true);
        const { reach } = reachOf(parts.join(''));
        if (reach !== undefined)
          expect(reach >= 0 && reach <= 50 && Number.isInteger(reach)).toBe(true);
      }),
      { numRuns: boardsToTry(500) },
    );
  });

  it('a text on a sheet that is too long is cut', () => {
    expect(textTokens('a '.repeat(MAX_SHEET_TEXT)).length).toBe(MAX_SHEET_TEXT / 2);
  });
});
