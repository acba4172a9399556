/**
 * Lines of stat blocks: what is read, and what is left for the user. A word that no grammar knows
 * is never lost: it makes the fact unknown, and the card shows it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, type Attributes } from '../../adapters/roll20/sheets/index.ts';
import { attacksIn } from '../../adapters/words/attacks.ts';
import { skillsIn } from '../../adapters/words/skills.ts';
import { specialsIn } from '../../adapters/words/specials.ts';
import { distanceOf, reachOf, spaceFromText, unreadSpace } from '../../adapters/words/lengths.ts';
import { sensesLine } from '../../adapters/words/senses.ts';
import { speedLine, type SpeedsRead } from '../../adapters/words/speeds.ts';
import { qualitiesIn, qualitiesOf } from '../../adapters/words/qualities.ts';
import { kindIn } from '../../adapters/words/kinds.ts';
import { plain } from '../../adapters/words/text.ts';
import { weaponOf } from '../../adapters/words/weapons.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

describe('lines of attacks on a monster’s sheet', () => {
  const told = (line: string, kind?: 'melee'): string[] =>
    attacksIn(line, kind).attacks.map((a) =>
      [
        a.name,
        a.kind,
        a.bonus,
        a.enhancement === undefined ? '' : `magic ${a.enhancement}`,
        a.damage,
      ]
        .filter((part) => part !== undefined && part !== '')
        .join(' '),
    );
  everyCase<[string, string[]]>([
    // Brackets beside the weapon's name
    ['composite longbow (+4 Str bonus) +5 ranged', ['composite longbow ranged 5']],
    ['longspear (two hands) +6 melee', ['longspear melee 6']],
    [
      'arco lungo composito (bonus For +4) +5 a distanza (1d8/×3)',
      ['arco lungo composito ranged 5 1d8'],
    ],
    ['Bastard sword (one-handed) +9/+4 melee (1d10+5)', ['Bastard sword melee 9 1d10']],
    // d20 Modern names the weapon last.
    [
      '+12 melee (2d8+13, bite), or +12 melee (1d6+13, tail slap)',
      ['bite melee 12 2d8', 'tail slap melee 12 1d6'],
    ],
    ['+4 melee touch (eat thoughts)', ['eat thoughts melee 4']],
    ['+9 melee (1d6+6, 2 claws), +7 melee (1d6+3 bite)', ['claws melee 9 1d6', 'bite melee 7 1d6']],
    // A magic bonus after or within the name
    ['spada lunga +1 +8/+3 in mischia (1d8+4/19-20)', ['spada lunga melee 8 magic 1 1d8']],
    ['Colossal +5 warhammer +87 melee (4d8+30)', ['Colossal warhammer melee 87 magic 5 4d8']],
    [
      '+1 flaming and frost longsword +8 melee (1d8)',
      ['flaming frost longsword melee 8 magic 1 1d8'],
    ],
    // No separator, no space, no closing bracket
    [
      'bite +17 melee (2d6+8) 2 talons +17 melee (1d8)',
      ['bite melee 17 2d6', 'talons melee 17 1d8'],
    ],
    ['Slam+2 melee (1d6+1)', ['Slam melee 2 1d6']],
    ['Bite +13 melee (1d8+5', ['Bite melee 13 1d8']],
    // No bonus, but a weapon of the rulebooks
    ['claws (1d6)', ['claws melee 1d6']],
    ['bite +5 melee (1d6) plus poison', ['bite melee 5 1d6']],
  ])(
    'an attack line is read in full, whatever the order of name, bonus and damage',
    (line, expected) => {
      const { complete, unread } = attacksIn(line);
      expect({ told: told(line), complete, unread }).toEqual({
        told: expected,
        complete: true,
        unread: [],
      });
    },
  );

  everyCase<[string, string[]]>([
    ['Zorp +3 (1d4)', ['Zorp +3 (1d4)']],
    ['flurry of blows +9/+9 (1d8)', ['flurry of blows +9/+9 (1d8)']],
    ['Greatclub +8 melee (2d8+7) or by spell', ['by spell']],
    ['2 claws +6 melee (1d6+4), see the cards', ['see the cards']],
    ['+4 melee (1d3, slam or 1d6, metal baton)', ['+4 melee (1d3, slam or 1d6, metal baton)']],
    ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ])(
    'unknown words in an attack line are listed as unread, and the line’s attacks count as incomplete',
    (line, unread) => {
      expect(attacksIn(line)).toMatchObject({ complete: false, unread });
    },
  );

  everyCase<[string, string, number, number | undefined]>([
    ['+58 claw (4d6+16) melee', 'claw', 58, undefined],
    ['2 +58/+53 claws (4d6+16) melee', 'claws', 58, undefined],
    ['+12 longsword (1d8+3) melee', 'longsword', 12, undefined],
    ['+10 keen dagger +54/+49 (1d4+21/17-20) melee', 'keen dagger', 54, 10],
    ['bite + 22 melee (2d8+5)', 'bite', 22, undefined],
    ['tail slap + 22/+17 melee (1d6)', 'tail slap', 22, undefined],
    ['bite - 2 melee (1d4)', 'bite', -2, undefined],
    ['morso + 5 in mischia (1d6)', 'morso', 5, undefined],
    ['+21/+16/+11 melee (2d6+7/19–20, +3 greatsword)', 'greatsword', 21, 3],
    ['+9 ranged (2d8, Mark-2 rifle)', 'Mark-2 rifle', 9, undefined],
  ])(
    'in an attack line, the bonus is read before, within or after the attack’s name',
    (line, name, bonus, enhancement) => {
      const { attacks, complete } = attacksIn(line);
      expect([attacks.length, complete]).toEqual([1, true]);
      expect(attacks[0]).toMatchObject({ name, bonus });
      expect(attacks[0]?.enhancement).toBe(enhancement);
    },
  );
  everyCase<[string, string]>([
    ['mwk composite longbow +7 (1d8+3/×3)', 'ranged'],
    ['balestra leggera +4 (1d8/19-20)', 'ranged'],
    ['heavy crossbow +5 (1d10)', 'ranged'],
    ['javelin +4 (1d6+2)', 'melee'],
    ['longbow +2 melee (1d4)', 'melee'],
    ['zorp +2 (1d4)', 'melee'],
  ])(
    'in a field for melee attacks, a bow or crossbow is read as ranged, and other weapons as melee',
    (line, kind) => {
      expect(attacksIn(line, 'melee').attacks).toMatchObject([{ kind }]);
    },
  );
  // Foundry users and bestiaries join attacks by any mark.
  everyCase<[string, string[]]>([
    ['2 claws +5 & bite +3', ['claws melee 5', 'bite melee 3']],
    ['artigli +5 (1d4) + morso +3 (1d6)', ['artigli melee 5 1d4', 'morso melee 3 1d6']],
    ['bite +5 melee (1d6) / 2 claws +0 melee (1d4)', ['bite melee 5 1d6', 'claws melee 0 1d4']],
    ['club +5 melee (1d6) — sling +4 ranged (1d4)', ['club melee 5 1d6', 'sling ranged 4 1d4']],
    ['club +5 melee (1d6). Full attack: club +5/+0 melee (1d6)', ['club melee 5 1d6']],
    // A bonus without a name repeats the weapon before it.
    ['dagger +4 melee / +6 ranged (1d4)', ['dagger melee 4', 'dagger thrown 6 1d4']],
    ['dagger +4 melee or +5 ranged', ['dagger melee 4', 'dagger thrown 5']],
    ['spear +4 melee or +5 ranged (1d8)', ['spear melee 4', 'spear thrown 5 1d8']],
    ['pugnale +4 in mischia o +6 a distanza (1d4)', ['pugnale melee 4', 'pugnale thrown 6 1d4']],
    ['slam +4 melee (1d6) or +5 ranged', ['slam melee 4 1d6']],
    ['club +7 or +5/+5 (1d6)', ['club melee 7 1d6']],
    ['mwk dagger +8 thrown (1d4+2)', ['mwk dagger thrown 8 1d4']],
    // The first of two numbers is the weapon's magic, with a comma between them too.
    ['greatsword +2, +13/+8 (2d6+8)', ['greatsword melee 13 magic 2 2d6']],
    ['Spada lunga +1, +8/+3 (1d8+4)', ['Spada lunga melee 8 magic 1 1d8']],
    // Numbers with and without brackets
    ['Bite (+4 melee, 1d6+1)', ['Bite melee 4 1d6']],
    ['Morso 1d6+1 (+4)', ['Morso melee 4 1d6']],
    ['club +4 melee 1d6+2', ['club melee 4 1d6']],
    ['longsword +8, 1d8+4, 19-20/x2', ['longsword melee 8 1d8']],
    ['Longsword: +8 to hit, 1d8+4 damage', ['Longsword melee 8 1d8']],
    ['due artigli +5 (1d4+1) e un morso +0 (1d6)', ['artigli melee 5 1d4', 'morso melee 0 1d6']],
    ['2 zanne +7 (1d8+6), proboscide +5', ['zanne melee 7 1d8', 'proboscide melee 5']],
    ['Wolf Fang longsword +5 (1d8)', ['Wolf Fang longsword melee 5 1d8']],
    // Names as indexes write them
    ['Crossbow, light +3 ranged (1d8)', ['Crossbow light ranged 3 1d8']],
    ['Sword, short +5, sling +2', ['Sword short melee 5', 'sling ranged 2']],
    ['Lance, heavy +5 (1d8)', ['Lance heavy melee 5 1d8']],
    ['nessuno (sciame)', []],
    ['nessun attacco', []],
    // A flurry repeats another attack.
    [
      'unarmed strike +8/+3 (1d8) or flurry of blows +7/+7/+2 (1d8)',
      ['unarmed strike melee 8 1d8'],
    ],
    ["colpo senz'armi +5 (1d6) o raffica di colpi +4/+4", ["colpo senz'armi melee 5 1d6"]],
  ])(
    'all attacks of an attack line are read, whatever separators and brackets the line uses',
    (line, expected) => {
      const { complete, unread } = attacksIn(line);
      expect({ told: told(line), complete, unread }).toEqual({
        told: expected,
        complete: true,
        unread: [],
      });
    },
  );
  everyCase<[string, object]>([
    ['spada lunga +8 (1d8+3; 19-20/×2)', { critical: { from: 19, times: 2 } }],
    ['longsword +8 (1d8+3, crit 19-20)', { critical: { from: 19, times: 2 } }],
    ['longsword +5 (1d8+3) 19-20/x2', { critical: { from: 19, times: 2 } }],
    ['longsword +5 (1d8+3) (19-20/x2)', { critical: { from: 19, times: 2 } }],
    ['greatsword +15 (2d6 plus 1d6 fire/17-20)', { critical: { from: 17, times: 2 } }],
    ['light crossbow +6 ranged (1d8, 80 ft)', { rangeIncrement: 16 }],
    ['arco lungo +5 (1d8, crit x3, gittata 30 m)', { rangeIncrement: 20 }],
    ['+3 ranged (2d8, HK MP5, range 50 ft.)', { name: 'HK MP5', rangeIncrement: 10 }],
    ['bite +12 (2d6+9; reach 15 ft.)', { reach: 3 }],
    ['morso +12 (2d6+9; portata 4,5 m)', { reach: 3 }],
    ['bite +12 (2d6+9), reach 10 ft.', { reach: 2 }],
    ['glaive +5 (1d10/x3, reach 10 ft.)', { reachWeapon: 'reach' }],
    // Polearms of Pathfinder's later books
    ['lucerne hammer +5 (1d12)', { reachWeapon: 'reach', twoHanded: true }],
    ['+1 bardiche +9/+4 (1d10+5/19-20)', { reachWeapon: 'reach' }],
    ['mwk bec de corbin +7 melee (1d10)', { reachWeapon: 'reach' }],
    ['horsechopper +3 (1d8/x3)', { reachWeapon: 'reach' }],
    ['hooked lance +3 (1d8/x4)', { reachWeapon: 'reach' }],
    ['Chain, spiked +6 melee (2d4)', { reachWeapon: 'reach-and-near' }],
  ])(
    'an attack line gives critical hits, range increment and reach if the line names these values',
    (line, expected) => {
      expect(attacksIn(line).attacks).toMatchObject([expected]);
    },
  );
  it('if a signed number in an attack line is not understood, the line’s attacks count as incomplete', () => {
    expect(attacksIn('bite + 22 (2d8+5)')).toMatchObject({ attacks: [], complete: false });
  });
  it('the attacks of a line with eighty attacks, or of 20,000 characters, count as incomplete', () => {
    const line = Array.from({ length: 80 }, (_, i) => `w${i} +3 melee (1d4)`).join(', ');
    expect(attacksIn(line).complete).toBe(false);
    expect(attacksIn('x'.repeat(20_000)).complete).toBe(false);
  });

  it('unknown words after an attack are listed as unread, and the attack itself is read', () => {
    expect(attacksIn('Longsword +8 melee (1d8+4) by moonlight')).toMatchObject({
      attacks: [{ name: 'Longsword', bonus: 8 }],
      complete: true,
      unread: ['by moonlight'],
    });
  });
});

describe('lines of reach on a monster’s sheet', () => {
  everyCase<[string, number | undefined, [string, number][]]>([
    ['5 ft. (10 ft. with spiked chain)', 1, [['spiked chain', 2]]],
    [
      '10 ft. (20 ft. with longspear, 15 ft. with bite)',
      2,
      [
        ['longspear', 4],
        ['bite', 3],
      ],
    ],
    [
      '5 ft. (10 ft. with bite and gore)',
      1,
      [
        ['bite', 2],
        ['gore', 2],
      ],
    ],
    ['10 ft./10 ft. (20 ft. with spiked chain)', 2, [['spiked chain', 4]]],
    ['1,5 m (lancia 3m reach)', 1, [['lancia', 2]]],
    ['5 ft., 10 ft. with longspear', 1, [['longspear', 2]]],
    ['10 ft. (15 ft. tail slap)', 2, [['tail slap', 3]]],
    ['10 ft. (20 ft. with +1 flaming whip)', 2, [['flaming whip', 4]]],
  ])(
    'a reach line such as “5 ft. (10 ft. with bite)” gives the natural reach and that of each named weapon',
    (line, reach, others) => {
      const read = reachOf(line);
      expect([read.reach, read.others.map((o) => [o.name, o.reach]), read.unread]).toEqual([
        reach,
        others,
        [],
      ]);
    },
  );
  everyCase(['15 ft. (20 ft. when raging)', '10 feet (special)', 'varies', '5 ft./10 ft.'])(
    'a reach line with an exception or without a number is listed as unread, and gives no natural reach',
    (line) => {
      const read = reachOf(line);
      expect(read.reach).toBeUndefined();
      expect(read.unread.length).toBeGreaterThan(0);
    },
  );
  it(
    'a reach in brackets after a monster’s space, “5 ft. (10 ft. with spiked chain)”, does ' +
      'not change the space',
    () => {
      expect(spaceFromText('5 ft. (10 ft. with spiked chain)')).toBe(1);
    },
  );
});

describe('spaces on a monster’s sheet', () => {
  everyCase(['2-1/2 ft.', '2½ ft.', '2½', '2,5 piedi', '1 ft.', '1/2 ft', '¼ ft', '0,75 m', '½ m'])(
    'a monster’s space of less than 5 feet is understood, but gives no width in squares',
    (text) => expect([spaceFromText(text), unreadSpace(text)]).toEqual([undefined, []]),
  );
  everyCase(['special', '7 ft.', '10 ft. by 5 ft.'])(
    'a monster’s space that is not square, or not a whole number of squares, is listed as unread',
    (text) => {
      expect([spaceFromText(text), unreadSpace(text)]).toEqual([undefined, [text]]);
    },
  );
});

describe('lengths with a fraction on a monster’s sheet', () => {
  const FRACTIONS = ['7½ ft.', '7 ½ ft', '7-1/2 ft.', '7 1/2 feet', '7.5 ft.', '7,5 piedi', "7½'"];
  everyCase(FRACTIONS)(
    'a reach of 7½ feet, however it is written, is read as one square',
    (text) => {
      expect(reachOf(text)).toEqual({ reach: 1, others: [], unread: [] });
    },
  );
  everyCase(FRACTIONS)(
    'a fly speed of 7½ feet, however it is written, is read as one square',
    (text) => {
      expect(speedLine(`30 ft., fly ${text} (poor)`)).toEqual({
        speeds: { land: 6, fly: 1, manoeuvrability: 'poor' },
        unread: [],
      });
    },
  );
  everyCase(FRACTIONS)(
    'a blindsight range of 7½ feet, however it is written, is read as one square',
    (text) => {
      expect(sensesLine(`scent, blindsight ${text}`)).toEqual({
        senses: ['blindsight-1', 'scent'],
        unread: [],
      });
    },
  );
  everyCase(FRACTIONS.slice(0, 5))(
    'a range or reach of 7½ feet in an attack line, however it is written, is read as one square',
    (text) => {
      expect(attacksIn(`dart +4 ranged (1d4, ${text})`).attacks).toMatchObject([
        { kind: 'thrown', rangeIncrement: 1 },
      ]);
      expect(attacksIn(`tail +4 melee (1d6, reach ${text})`).attacks).toMatchObject([{ reach: 1 }]);
    },
  );
  everyCase(['2½ ft.', '2-1/2 ft.', '2.5', '½ ft', '¼ ft.', '1/2 ft.', '0,75 m', '½ m', '2½-ft.'])(
    'a reach of less than 5 feet, however it is written, is read as 0 squares',
    (text) => expect(reachOf(text)).toEqual({ reach: 0, others: [], unread: [] }),
  );
  everyCase<[string, number]>([
    ['1,5 m', 1],
    ['1½ m', 1],
    ['1 1/2 m', 1],
    ['4½ metri', 3],
    ['22½ ft.', 4],
  ])(
    'a length in feet or meters that is not a whole number of squares is rounded down',
    (text, cells) => {
      expect([reachOf(text).reach, distanceOf(text)]).toEqual([cells, cells]);
    },
  );
  // A comma may separate two lengths, a bare number may be in meters, a slash may part two values.
  everyCase(['10,5 ft.', '7.5', '22,5', '1.5', '5/10 ft.', '30/1/2 ft.', '1½', '½ square'])(
    'a length that may mean two distances, such as “5/10 ft.”, gives no reach, and is listed as unread',
    (text) => {
      expect(reachOf(text)).toMatchObject({ others: [], unread: [text] });
      expect(reachOf(text).reach).toBeUndefined();
    },
  );
  it('a monster’s speed of less than 5 feet is listed as unread', () => {
    expect(speedLine('2½ ft., swim 30 ft.')).toEqual({ speeds: { swim: 6 }, unread: ['2½ ft.'] });
  });
});

describe('a bonus under a condition on a monster’s sheet', () => {
  everyCase([
    'greataxe +8 melee (1d12+4) when raging +10 melee (1d12+7)',
    'greataxe +8 melee (1d12+4), while raging +10 melee',
    'ascia bipenne +8 in mischia (1d12+4), in ira +10 in mischia',
    'greataxe +8 melee, vs giants +9 melee',
  ])(
    'in an attack line, a bonus under a condition, such as “when raging +10”, is not read as an attack',
    (line) => {
      const read = attacksIn(line);
      expect([read.attacks.length, read.complete]).toEqual([1, false]);
      expect(read.unread).toHaveLength(1);
    },
  );
});

describe('senses on a monster’s sheet', () => {
  everyCase(['darkvision', 'blindsight varies', 'tremorsense 2½ ft.', 'scurovisione 18-36 m'])(
    'a sense without a clear range, such as “blindsight varies”, is listed as unread',
    (text) => {
      expect(sensesLine(`low-light vision, ${text}`)).toEqual({
        senses: ['low-light-vision'],
        unread: [text],
      });
    },
  );
  it('a sense without a range on a Roll20 monster sheet is listed as not understood', () => {
    const attributes: Attributes = new Map([
      ['npcspecialqualities', { current: 'Darkvision', max: '' }],
      ['npc-show', { current: '2', max: '' }],
    ]);
    const sheet = readSheet('dnd35', attributes);
    expect(sheet.strange).toEqual(['Darkvision']);
  });
});

describe('special qualities on a monster’s sheet', () => {
  everyCase([
    ['Water breathing (Ex)', ['water-breathing']],
    ['Anfibio', ['amphibious']],
    ['Amorphous', ['amorphous']],
    ['Swarm traits', ['swarm']],
    ['Immunity to poison and sleep', ['immune-to-poison', 'immune-to-sleep']],
    ['Immunità al veleno', ['immune-to-poison']],
    ['Amorphous physiology', []],
  ])(
    'a monster’s special qualities are read by English or Italian names, but not from similar names',
    (name, traits) => {
      expect(qualitiesOf(name)).toEqual(traits);
    },
  );
});

describe('lists of special qualities on a monster’s sheet', () => {
  everyCase<[string, string[]]>([
    [
      'Amorphous, immunity to acid, cold, and sleep, regeneration 5 (acid, fire)',
      [
        'amorphous',
        'immune-acid',
        'immune-cold',
        'immune-to-sleep',
        'regeneration',
        'lethal-acid',
        'lethal-fire',
      ],
    ],
    ['All-around vision (Ex), undead traits', ['all-around-vision', 'undead']],
    [
      'Tratti dei non morti; tratti delle melme, visione a 360 gradi',
      ['undead', 'ooze', 'all-around-vision'],
    ],
    ['Incorporeal, elemental traits', ['incorporeal', 'elemental']],
    ['Sneak attack +3d6, fire resistance 10, cold', ['sneak-attack-3']],
    ['Immune fire, poison', ['immune-fire', 'immune-to-poison']],
    ['Immune: fire; sleep', ['immune-fire', 'immune-to-sleep']],
    ['Immunità agli effetti di influenza mentale', ['immune-to-mind-affecting']],
    [
      'Immunità alla paura, al veleno e all’elettricità',
      ['immune-to-fear', 'immune-to-poison', 'immune-electricity'],
    ],
    ['Immunity to fire and to sleep', ['immune-fire', 'immune-to-sleep']],
    ['Tratti elementali', ['elemental']],
    ['Undead master, plant control, incorporeal step', []],
  ])(
    'from a list of special qualities, each quality is read, with each immunity of a list of immunities',
    (list, traits) => {
      expect(qualitiesIn(list)).toEqual(traits);
    },
  );

  it('a Roll20 monster’s special qualities on a D&D 3.5 sheet are read as traits of the creature', () => {
    const attributes: Attributes = new Map([
      ['npcspecialqualities', { current: 'All-around vision, immunity to fire, scent', max: '' }],
      ['npcspecialattacks', { current: 'Sneak attack +2d6, improved grab', max: '' }],
      ['npc-show', { current: '2', max: '' }],
    ]);
    expect(readSheet('dnd35', attributes).facts.traits).toEqual([
      'all-around-vision',
      'immune-fire',
      'improved-grab',
      'scent',
      'sneak-attack-2',
    ]);
  });

  everyCase<[string, string[]]>([
    [
      'darkvision 60 ft., see invisibility, true seeing',
      ['darkvision-12', 'see-invisible', 'true-seeing-24'],
    ],
    ['all-around vision, true seeing 60 ft.', ['all-around-vision', 'true-seeing-12']],
    [
      'vedere invisibilità (Su), visione del vero, vista crepuscolare',
      ['low-light-vision', 'see-invisible', 'true-seeing-24'],
    ],
    ['see invisibility 1/day, all-around view', []],
  ])(
    'senses without a range, such as all-around vision, are read by their names',
    (line, senses) => {
      expect(sensesLine(line)).toEqual({ senses, unread: [] });
    },
  );

  everyCase<[string, string[]]>([
    ['Umanoide Medio (Nano)', ['dwarf']],
    ['Umanoide (Elfo, Umano)', ['elf', 'human']],
    ['Humanoid (dwarves)', ['dwarf']],
    ['Umanoide Medio (Orco)', ['orc']],
  ])(
    'in a type line, a humanoid’s race is read as a subtype, in English or Italian',
    (line, subtypes) => {
      expect(kindIn(line)).toEqual({ type: 'humanoid', subtypes });
    },
  );
});

everyCase<[string, object]>([
  ['Swarm (Diminutive vermin)', { type: 'vermin', subtypes: ['swarm'] }],
  ['Elf (Medium Humanoid)', { type: 'humanoid', subtypes: ['elf'] }],
  ['Fine Swarm', { subtypes: ['swarm'] }],
  ['Sciame Minuscolo', { subtypes: ['swarm'] }],
  ['Incorporeal (evil)', { subtypes: ['incorporeal'] }],
  ['Fire mephit', {}],
])(
  'in a type line, “swarm” or “incorporeal” is read as a subtype even if the line names no creature type',
  (line, kind) => {
    expect(kindIn(line)).toEqual(kind);
  },
);
it('a Roll20 monster with the type line “Fine Swarm” is read as a swarm', () => {
  const attributes: Attributes = new Map([
    ['npctype', { current: 'Fine Swarm', max: '' }],
    ['npc-show', { current: '2', max: '' }],
  ]);
  expect(readSheet('dnd35', attributes).facts.subtypes).toEqual(['swarm']);
});

describe('weapons in the plural', () => {
  everyCase<[string, string]>([
    ['javelins', 'javelin'],
    ['masterwork longspears', 'longspear'],
    ['whips', 'whip'],
    ['2 throwing axes', 'throwing axe'],
    ['unarmed strikes', 'unarmed strike'],
    ['quarterstaves', 'quarterstaff'],
    ['spade corte', 'spada corta'],
    ['asce da lancio', 'ascia da lancio'],
    ['fruste', 'frusta'],
    ['archi lunghi', 'arco lungo'],
    ['lance lunghe', 'lancia lunga'],
    ['lance corte perfette', 'lancia corta'],
    ['catene chiodate', 'catena chiodata'],
  ])(
    'weapon names in the plural, in English or Italian, give the same facts as names in the ' +
      'singular',
    (plural, one) => {
      expect(weaponOf(plural)).toEqual(weaponOf(one));
      expect(weaponOf(one)).toBeDefined();
    },
  );
});

describe('lines of speeds on a monster’s sheet', () => {
  everyCase([
    'fly (as bat) 60 ft.',
    'climb trees 20 ft.',
    'volare (come pipistrello) 18 m',
    'air walk 40 ft.',
    'sand swim 30 ft.',
    '(river only) swim 20 ft.',
    'swim (rivers only): 20 ft.',
  ])(
    'a number in a speed line gives no speed if other words stand beside its kind of movement, ' +
      'as in “climb trees 20 ft.”',
    (text) => {
      expect(speedLine(`30 ft., ${text}`)).toEqual({ speeds: { land: 6 }, unread: [text] });
      expect(speedLine(text).speeds).toBeUndefined();
    },
  );
  it('in a speed line, “(Su)” between a kind of movement and its number changes nothing', () => {
    expect(speedLine('30 ft., fly (Su) 60 ft. (good)').speeds).toEqual({
      land: 6,
      fly: 12,
      manoeuvrability: 'good',
    });
  });
  everyCase<[string, SpeedsRead]>([
    ['30 ft. in half-plate armor', { land: 6 }],
    ['20 ft. in half-plate (base 30 ft.)', { land: 4 }],
    ['6 m con armatura completa', { land: 4 }],
    ['9 m in mezza armatura', { land: 6 }],
    ['30 ft. in +2 full plate armor (6 squares); base speed 40 ft.', { land: 6 }],
    ['30 ft. (40 ft. base)', { land: 6 }],
    ['9 m, volare 60 piedi (buona)', { land: 6, fly: 12, manoeuvrability: 'good' }],
    ['40 ft. base (30 ft. in armor)', { land: 6 }],
    ['base speed 40 ft. (30 ft. in armor)', { land: 6 }],
    ['30 ft. in armor (40 ft. base), climb 15 ft.', { land: 6, climb: 3 }],
    ['12 m base (9 m in armatura)', { land: 6 }],
    ['velocità base 12 m (9 m con corazza di piastre)', { land: 6 }],
    ["swim 30 ft., can't walk", { swim: 6, land: 0 }],
    ['swim 30 ft. (can’t walk)', { swim: 6, land: 0 }],
    ['swim 30 ft.; cannot walk on land', { swim: 6, land: 0 }],
    ['fly 60 ft. (good), no land speed', { fly: 12, manoeuvrability: 'good', land: 0 }],
    ['no walking, swim 30 ft.', { swim: 6, land: 0 }],
    ['swim 30 ft. and does not walk', { swim: 6, land: 0 }],
    ['Can not walk; fly 60 ft.', { fly: 12, land: 0 }],
    ['nuotare 9 m, non può camminare', { swim: 6, land: 0 }],
    ["nuotare 9 m; non puo' camminare", { swim: 6, land: 0 }],
    ['volare 18 m (buona), non cammina', { fly: 12, manoeuvrability: 'good', land: 0 }],
    ['nuotare 9 m, nessuna velocità di terra', { swim: 6, land: 0 }],
    ["0 ft., swim 30 ft., can't walk", { swim: 6, land: 0 }],
    ["30 ft., can't run", { land: 6 }],
  ])(
    'parts of a speed line that name armor, a base speed or “can’t walk” are understood',
    (line, speeds) => {
      expect(speedLine(line)).toEqual({ speeds, unread: [] });
    },
  );
  everyCase<[string, SpeedsRead | undefined, string[]]>([
    ['30 ft., fly 40 ft. in bat form', { land: 6 }, ['fly 40 ft. in bat form']],
    ['30 ft., jet 200 ft.', { land: 6 }, ['jet 200 ft.']],
    ['30 ft. on Tuesdays', undefined, ['30 ft. on Tuesdays']],
    ['cannot move', undefined, ['cannot move']],
    ['non può correre 9 m', undefined, ['non può correre 9 m']],
    ['speed as load', undefined, ['speed as load']],
    ['40 ft. (30 ft. in armor)', undefined, ['40 ft. (30 ft. in armor)']],
    ['base 30 ft.', undefined, ['base 30 ft.']],
    [
      '20 ft., fly 60 ft. (good; with winged boots)',
      { land: 4 },
      ['fly 60 ft. (good; with winged boots)'],
    ],
    ['30 ft. (6 squares; 20 ft. if loaded)', undefined, ['30 ft. (6 squares; 20 ft. if loaded)']],
    ['9 m, nuotare 9 m (3 m; in armatura)', { land: 6 }, ['nuotare 9 m (3 m; in armatura)']],
    ['40 ft. (30 ft. in armor), climb 15 ft.', { climb: 3 }, ['40 ft. (30 ft. in armor)']],
    ['12 m (9 m in armatura)', undefined, ['12 m (9 m in armatura)']],
    [
      '50 ft., swim 30 ft. (35 ft., swim 20 ft. in armor)',
      undefined,
      ['50 ft.', 'swim 30 ft. (35 ft., swim 20 ft. in armor)'],
    ],
    [
      '15 m, nuotare 9 m (10,5 m, nuotare 6 m in armatura)',
      undefined,
      ['15 m', 'nuotare 9 m (10,5 m, nuotare 6 m in armatura)'],
    ],
    ['base 40 ft. (30 ft. with heavy load)', undefined, ['base 40 ft. (30 ft. with heavy load)']],
    ['base 12 m (9 m con carico)', undefined, ['base 12 m (9 m con carico)']],
    ['base speed 30 ft. (40 ft.)', undefined, ['base speed 30 ft. (40 ft.)']],
    ["30 ft., can't walk", undefined, ['30 ft.', "can't walk"]],
    ["swim 30 ft., can't walk far", { swim: 6 }, ["can't walk far"]],
    ["swim 30 ft., can't walk or climb", { swim: 6 }, ["can't walk or climb"]],
    ['9 m, non può volare', { land: 6 }, ['non può volare']],
    ["30 ft., can't swim", { land: 6 }, ["can't swim"]],
    ['30 ft., fly (good)', { land: 6 }, ['fly (good)']],
    ['9 m, vola', { land: 6 }, ['vola']],
    ['20 ft., burrow 20 ft.; earth glide', { land: 4, burrow: 4 }, ['earth glide']],
  ])(
    'an unclear part of a speed line is listed as unread, and the other speeds of the line are read',
    (line, speeds, unread) => {
      expect(speedLine(line)).toEqual({ ...(speeds && { speeds }), unread });
    },
  );
});

describe('randomly generated lines of a stat block', () => {
  const WEAPONS = [
    'longsword',
    'greatclub',
    'alabarda',
    'javelin',
    'composite longbow',
    'bite',
    'artigli',
  ];
  const JUNK = ['Zorp', 'moonbeam trick', 'pugno di nebbia', '3 whoozits', 'see below', 'qrx 7'];
  const attack = fc
    .record({
      count: fc.constantFrom('', '2 '),
      magic: fc.constantFrom('', '+1 '),
      name: fc.constantFrom(...WEAPONS),
      bracket: fc.constantFrom('', ' (two hands)', ' (+4 Str bonus)', ' (bonus For +2)'),
      bonus: fc.constantFrom(' +6', ' +11/+6/+1', ' -1'),
      kind: fc.constantFrom(' melee', ' ranged', ' in mischia', ' a distanza', ' melee touch'),
      dice: fc.constantFrom('', ' (1d6+4)', ' (1d8/19-20)', ' (2d6+3 plus poison, grab)'),
    })
    .map((a) => ({
      known: true,
      text: a.count + a.magic + a.name + a.bracket + a.bonus + a.kind + a.dice,
      name: a.name,
    }));
  const junk = fc.constantFrom(...JUNK).map((text) => ({ known: false, text, name: text }));
  const joints = fc.constantFrom(', ', '; ', ' or ', ' and ', ' o ', '\n');
  const marks = fc.constantFrom(' & ', ' / ', ' + ', ' - ', ' — ', '. ');

  it('in any random attack line, each part is either read as an attack or listed as unread', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof({ weight: 3, arbitrary: attack }, junk), joints), {
          minLength: 1,
          maxLength: 8,
        }),
        (pieces) => {
          const line = pieces.map(([{ text }, joint], i) => (i === 0 ? '' : joint) + text).join('');
          const read = attacksIn(line);
          const names = read.attacks.map(({ name }) => plain(name));
          for (const [piece] of pieces) {
            if (piece.known) expect(names).toContain(piece.name);
            else expect(plain(read.unread.join(' | '))).toContain(plain(piece.text));
          }
          expect(read.complete).toBe(pieces.every(([{ known }]) => known));
        },
      ),
    );
  });

  it('the same attacks are read from a random attack line, whatever separators and brackets the line uses', () => {
    const frame = fc.constantFrom<(dice: string, critical: string) => string>(
      (dice, critical) => ` (${dice}/${critical})`,
      (dice, critical) => ` (${dice}; ${critical})`,
      (dice, critical) => ` (${dice}) (${critical})`,
      (dice, critical) => ` ${dice} ${critical}`,
      (dice, critical) => ` (${dice}, crit ${critical})`,
      (dice, critical) => `, ${dice}, ${critical}`,
    );
    const piece = fc.record({
      name: fc.constantFrom('longsword', 'bite', 'glaive', 'spada lunga'),
      bonus: fc.constantFrom('+6', '+11/+6', '-1'),
      dice: fc.constantFrom('1d6', '2d8+3', '1d10-1'),
      critical: fc.constantFrom('19-20/x2', '18-20', 'x3'),
      frame,
      joint: fc.oneof(joints, marks),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(piece, { selector: ({ name }) => name, minLength: 1 }),
        (pieces) => {
          const line = (of: (each: (typeof pieces)[number]) => [string, string]): string =>
            pieces.map((each, i) => (i === 0 ? '' : of(each)[0]) + of(each)[1]).join('');
          const plainly = attacksIn(
            line((p) => [', ', `${p.name} ${p.bonus} melee (${p.dice}/${p.critical})`]),
          );
          const strangely = attacksIn(
            line((p) => [p.joint, `${p.name} ${p.bonus} melee${p.frame(p.dice, p.critical)}`]),
          );
          expect(strangely.attacks).toEqual(plainly.attacks);
          expect(plainly.attacks).toHaveLength(pieces.length);
          expect([strangely.complete, strangely.unread]).toEqual([true, []]);
        },
      ),
    );
  });

  it('in any random attack line, each word is part of an attack or a note, or is listed as unread', () => {
    const word = fc.constantFrom(
      'Zorp',
      '+5',
      'melee',
      '(1d6)',
      'or',
      'bite',
      'claws',
      '(',
      ')',
      'x',
      '2',
      'wild',
      ',',
      '-3',
      'plus',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const read = attacksIn(words.join(' '));
        const kept = plain(
          [...read.attacks.map(({ name }) => name), ...read.notes, ...read.unread].join(' '),
        ).split(' ');
        for (const each of words)
          if (/^(Zorp|wild|bite|claws|x)$/.test(each)) expect(kept).toContain(plain(each));
      }),
      { numRuns: boardsToTry(500) },
    );
  });

  it('in any random speed line, each speed is either read or listed as unread', () => {
    const mode = fc.constantFrom('', 'fly ', 'swim ', 'climb ', 'scavare ');
    const after = fc.constantFrom(
      '',
      ' (good)',
      ' in chainmail',
      ' in bat form',
      ' when raging',
      ' x',
      ' every other round',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(mode, fc.integer({ min: 1, max: 20 }), after), {
          selector: ([m]) => m,
          minLength: 1,
          maxLength: 5,
        }),
        (parts) => {
          const line = parts.map(([m, n, more]) => `${m}${5 * n} ft.${more}`).join(', ');
          const read = speedLine(line);
          const IDS = {
            '': 'land',
            'fly ': 'fly',
            'swim ': 'swim',
            'climb ': 'climb',
            'scavare ': 'burrow',
          } as const;
          for (const [m, n, more] of parts) {
            const sure = ['', ' (good)', ' in chainmail'].includes(more);
            expect(read.speeds?.[IDS[m as keyof typeof IDS]]).toBe(sure ? n : undefined);
            if (!sure)
              expect(plain(read.unread.join(' | '))).toContain(plain(`${m}${5 * n} ft.${more}`));
          }
        },
      ),
    );
  });

  it('in any random reach line, each length is read as a reach or listed as unread', () => {
    const extra = fc.constantFrom(
      'with bite',
      'with longspear',
      'tail slap',
      'con la coda',
      'when raging',
      'moonward',
      'if angry',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), extra), { maxLength: 3 }),
        (n, extras) => {
          const more = extras.map(([k, words]) => `${5 * k} ft. ${words}`).join(', ');
          const line = `${5 * n} ft.${more === '' ? '' : ` (${more})`}`;
          const read = reachOf(line);
          const doubtful = extras.filter(([, words]) => /when|ward|if/.test(words));
          expect(read.reach).toBe(doubtful.length === 0 ? n : undefined);
          expect(read.others).toHaveLength(extras.length - doubtful.length);
          for (const [, words] of doubtful) expect(read.unread.join(' | ')).toContain(words);
        },
      ),
    );
  });
});

describe('stat-block lines on Roll20 sheets', () => {
  const attributes = (values: Readonly<Record<string, unknown>>): Attributes =>
    new Map(Object.entries(values).map(([name, current]) => [name, { current, max: '' }]));
  const monster = (values: Readonly<Record<string, unknown>>) =>
    readSheet('dnd35', attributes({ 'npc-show': 2, npchitpoints: 10, ...values }));

  it('a Roll20 monster sheet gives attacks if every word of its attack line is understood', () => {
    const { facts, strange } = monster({
      npcattack: 'composite longbow (+4 Str bonus) +5 ranged or longspear (two hands) +6 melee',
    });
    expect(facts.attacks?.map(({ name, kind }) => [name, kind])).toEqual([
      ['composite longbow', 'ranged'],
      ['longspear', 'melee'],
    ]);
    expect(strange).toBeUndefined();
  });
  it(
    'if a Roll20 sheet’s attack line is only partly understood, the attacks are unknown, ' +
      'and the unclear part is listed',
    () => {
      const { facts, strange } = monster({
        npcattack: 'Greatclub +8 melee (2d8+7) or Zorp +3 (1d4)',
      });
      expect([facts.attacks, strange]).toEqual([undefined, ['Zorp +3 (1d4)']]);
    },
  );
  it('a reach that a Roll20 sheet names for a weapon applies to this weapon only', () => {
    const values = { npcreach: '5 ft. (10 ft. with spiked chain)' };
    expect(
      monster({ ...values, npcattack: 'Spiked chain +6 melee (2d4)' }).facts.attacks,
    ).toMatchObject([{ name: 'Spiked chain', reachWeapon: 'reach-and-near' }]);
    expect(monster({ ...values, npcattack: 'Bite +6 melee (1d6)' }).facts.attacks).toMatchObject([
      { name: 'Bite' },
      { name: 'spiked chain', kind: 'melee' },
    ]);
  });
  it('on a Pathfinder sheet on Roll20, a spiked chain has the reach that the sheet states for the chain', () => {
    const { facts } = readSheet(
      'pathfinderCommunity',
      attributes({
        reach: '5 ft. (10 ft. with spiked chain)',
        'npc-melee-attacks-text': 'spiked chain +26/+21 (2d4+10/19-20)',
      }),
    );
    expect(facts).toMatchObject({
      reach: 1,
      attacks: [{ name: 'spiked chain', reachWeapon: 'none', reach: 2 }],
    });
  });
  it('if a Roll20 weapon may be melee or ranged, the creature’s attacks are unknown', () => {
    const { facts, strange } = readSheet(
      'dnd35',
      attributes({
        'npc-show': 1,
        weapon1name: 'Longsword',
        weapon2name: 'Zorp',
        weapon2range: 'varies',
      }),
    );
    expect([facts.attacks, strange]).toEqual([undefined, ['Zorp: varies']]);
  });
  it('an unclear speed on a Roll20 sheet is listed as not understood, and the other speeds are read', () => {
    const { facts, strange } = monster({
      npcspeed: '30 ft. in half-plate armor, fly 40 ft. in bat form',
    });
    expect([facts.speed, strange]).toEqual([{ land: 6 }, ['fly 40 ft. in bat form']]);
  });
});

describe('lines of skills and special attacks', () => {
  everyCase<[line: string, skills: Record<string, number>, unread: string[]]>([
    [
      'Climb +12, Hide +5 (+9 in forests), Knowledge (arcana, history) +7, Jump -3',
      { climb: 12, hide: 5, jump: -3 },
      [],
    ],
    [
      'Hide +10*, Move Silently –2, Escape Artist + 4',
      { hide: 10, 'move-silently': -2, 'escape-artist': 4 },
      [],
    ],
    [
      'Nascondersi +4, Muoversi Silenziosamente +6 e Saltare +11',
      { hide: 4, 'move-silently': 6, jump: 11 },
      [],
    ],
    ['Listen +24, Listen +21, Spot +3', { spot: 3 }, ['Listen +21']],
    [
      'Spot +16 Survival +16 (+18 following tracks), Tumble +16',
      { tumble: 16 },
      ['Spot +16 Survival +16'],
    ],
    [
      'Search 23, Jump +16 or as controlling spirit',
      {},
      ['Search 23', 'Jump +16 or as controlling spirit'],
    ],
    ['—', {}, []],
  ])(
    'in a skill line in English or Italian, each bonus is either read or listed as unread',
    (line, skills, unread) => {
      const read = skillsIn(line);
      expect(
        Object.fromEntries(Object.entries(read.skills ?? {}).map(([id, { bonus }]) => [id, bonus])),
      ).toEqual(skills);
      expect(read.unread).toEqual(unread);
    },
  );

  it('in any random skill line, each skill is read with its bonus or listed as unread', () => {
    const name = fc.constantFrom('Climb', 'Escape Artist', 'Hide', 'Tumble', 'Swim', 'Use Rope');
    const bonus = fc.integer({ min: -20, max: 120 });
    const note = fc.constantFrom('', '*', ' (+8 in forests)', ' or as its rider', ' Craft +3');
    const entry = fc.record({ name, bonus, note });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: (each) => each.name }), (entries) => {
        const line = entries
          .map((each) => `${each.name} ${each.bonus < 0 ? '' : '+'}${each.bonus}${each.note}`)
          .join(', ');
        const { skills = {}, unread } = skillsIn(line);
        for (const each of entries) {
          const id = each.name.toLowerCase().replace(' ', '-');
          if (skills[id] === undefined) expect(unread.join(' ')).toContain(each.name);
          else expect(skills[id].bonus).toBe(each.bonus);
          expect(skills[id] !== undefined).toBe(['', '*', ' (+8 in forests)'].includes(each.note));
        }
      }),
    );
  });

  everyCase([
    ['Improved grab, swallow whole', ['improved-grab']],
    ['Pounce, improved grab (Ex), rake 1d4+2', ['pounce', 'improved-grab']],
    ['Breath weapon, trample 2d6+9 (DC 20)', ['trampling']],
    ['Afferrare migliorato e travolgere', ['improved-grab', 'trampling']],
    ['Spells, improved grabbing', []],
  ])(
    'special attacks such as Pounce are read by English or Italian names, but not from similar names',
    (line, traits) => {
      expect(specialsIn(line)).toEqual(traits);
    },
  );
});
