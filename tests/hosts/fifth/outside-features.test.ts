/** Features outside the 5E documents, as the readers of every 5E sheet find them by their names. */
import { expect } from 'vitest';
import { everyCase } from '../../support/everyCase.ts';
import { onFoundry } from './onFoundry.ts';
import { readOn, SHEETS } from './onRoll20.ts';
import { hero } from './people.ts';

/** Names as sheets have them, and the traits that they give. */
const NAMES: readonly (readonly [name: string, ...traits: string[]])[] = [
  ['Mobile', 'mobile'],
  ['Mobilità', 'mobile', 'speedy'],
  ['Fancy Footwork', 'fancy-footwork'],
  ['Gioco di Gambe', 'fancy-footwork'],
  ['Sentinel', 'sentinel'],
  ['SENTINEL (PHB)', 'sentinel'],
  ['Feat: Sentinel', 'sentinel'],
  ['Sentinella', 'sentinel'],
  ['Polearm Master (Feat)', 'polearm-master'],
  ['Maestro delle Armi ad Asta', 'polearm-master'],
  ['Maneuvers: Brace', 'brace'],
  ['Fighting Style: Tunnel Fighter (UA)', 'tunnel-fighter'],
  ['Hold the Line', 'hold-the-line'],
  ['Crossbow Expert', 'crossbow-expert', 'ignores-loading'],
  ['Esperto di Balestre', 'crossbow-expert', 'ignores-loading'],
  ['sharpshooter', 'sharpshooter'],
  ['Tiratore scelto', 'sharpshooter'],
  ['Spell Sniper [2024]', 'spell-sniper'],
  ['Cecchino Magico', 'spell-sniper'],
  ['Close-Quarters Shooter', 'close-quarters-shooter'],
  ['War Caster', 'war-caster'],
  ['Incantatore da Guerra', 'war-caster'],
  ['Mounted Combatant', 'mounted-combatant'],
  ['Alert', 'alert'],
  ['Allerta', 'alert'],
  ['Sentinel Shield'],
  ['Mobile Home'],
];
const VERSIONS = ['3.3', '4.4', '5.3'] as const;

everyCase(NAMES)(
  'every kind of 5E sheet gives features outside the SRD, such as Sentinel, by their English or Italian names',
  (name, ...traits) => {
    const people = [{ ...hero('a', 5, 5), traits: [name] }];
    const read = [
      ...VERSIONS.map((version) => onFoundry(people, version, '2014').read),
      ...Object.values(SHEETS).map((sheet) => readOn(sheet, people)),
    ];
    for (const [creature] of read) expect(creature?.traits ?? []).toEqual(traits);
  },
);
