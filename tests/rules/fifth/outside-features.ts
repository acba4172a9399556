/** Features outside the documents leave answers in doubt, and decide nothing. */
import { expect } from 'vitest';
import {
  cases,
  cells,
  creature,
  degrees,
  hero,
  wall,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  barredBy,
  bow,
  edge,
  go,
  holds,
  nobody,
  once,
  orc,
  rogue,
  rolls,
  sword,
  trial,
  why,
} from './boards.ts';

const row = rowsOf('srd52');
const leaves = (mode?: string) => go('r', cells('6,5 7,5'), mode);
const has = (...traits: string[]): CreatureMore => ({ traits });
/** The answer is in doubt because of these traits, and of nothing else. */
const doubts =
  (...traits: readonly string[]) =>
  (answer: Answer): void =>
    expect(answer['unknown']).toEqual(traits.map((trait) => `creatures.${trait}`));
/** The only opportunity is doubtful because of these traits; none: it is sure. */
const perhaps =
  (...traits: readonly string[]) =>
  (answer: Answer): void => {
    const [first, ...more] = answer['opportunities'] as readonly { unknown: readonly string[] }[];
    expect(more).toEqual([]);
    expect(first?.unknown).toEqual(traits.map((trait) => `creatures.${trait}`));
  };
const and =
  (...checks: readonly ((answer: Answer) => void)[]) =>
  (answer: Answer): void => {
    for (const check of checks) check(answer);
  };
const bolt: AttackInput = {
  id: 'bolt',
  kind: 'ranged',
  range: { normal: 6 },
  bonus: 5,
  tags: ['spell'],
};
const shooter = (trait: string, x = 5) => hero('a', x, 5, { ...holds(bow), traits: [trait] });
const target = (x: number) => orc({ ac: { total: 15 } }, x);
const shot = rolls('a', 'o', 'bow');
const IN_DOUBT = 'the doubt cites nothing of its own';

export default cases('srd52', [
  row('trait.outside', 0, 'a hero with Mobile leaves the reach of an orc')
    .on(orc(), rogue(6, 5, has('mobile')))
    .ask(leaves())
    .gives(once('o', [6, 5]), and(perhaps('r.traits.mobile'), doubts('r.traits.mobile'))),
  row('trait.outside', 'extra', 'a hero with Fancy Footwork')
    .on(orc(), rogue(6, 5, has('fancy-footwork')))
    .ask(leaves())
    .gives(perhaps('r.traits.fancy-footwork')),
  row('trait.outside', 'extra', 'a hero with Skirmisher')
    .on(orc(), rogue(6, 5, has('skirmisher')))
    .ask(leaves())
    .gives(perhaps('r.traits.skirmisher')),
  row('trait.outside', 'extra', 'a hero with Mobile moves inside a reach')
    .on(orc(), rogue(6, 5, has('mobile')))
    .ask(go('r', cells('6,5 6,4')))
    .uncited('nothing provokes')
    .gives(nobody, doubts()),
  row('trait.outside', 'extra', 'a hero with Mobile disengages')
    .on(orc(), rogue(6, 5, has('mobile')))
    .ask(leaves('disengage'))
    .uncited('nothing provokes')
    .gives(barredBy('not-provoking', 'disengaged'), doubts()),
  row('trait.outside', 1, 'an orc with Sentinel, the hero is disengaged')
    .on(orc(has('sentinel')), rogue(6, 5, { conditions: ['disengaged'] }))
    .ask(leaves())
    .gives(once('o', [6, 5]), perhaps('o.traits.sentinel')),
  row('trait.outside', 'extra', 'an orc with Sentinel, the hero takes Disengage')
    .on(orc(has('sentinel')), rogue(6, 5))
    .ask(leaves('disengage'))
    .gives(once('o', [6, 5]), perhaps('o.traits.sentinel')),
  row('trait.outside', 'extra', 'an orc with Sentinel, the hero just walks off')
    .on(orc(has('sentinel')), rogue(6, 5))
    .ask(leaves())
    .uncited('the opportunity is sure')
    .gives(once('o', [6, 5]), perhaps()),
  row('trait.outside', 'extra', 'an orc with Sentinel, an agile hero disengages')
    .on(orc(has('sentinel')), rogue(6, 5, has('agile')))
    .ask(leaves('disengage'))
    .uncited('nothing provokes')
    .gives(barredBy('not-provoking', 'agile'), doubts()),
  row('trait.outside', 2, 'a hero comes near an orc with Polearm Master')
    .on(orc(has('polearm-master')), rogue(8, 5))
    .ask(go('r', cells('8,5 7,5 6,5')))
    .gives(
      once('o', [7, 5], { step: 1, cause: 'in-reach' }),
      and(perhaps('o.traits.polearm-master'), doubts('o.traits.polearm-master')),
    ),
  row('trait.outside', 'extra', 'a disengaged hero comes near it')
    .on(orc(has('polearm-master')), rogue(8, 5, { conditions: ['disengaged'] }))
    .ask(go('r', cells('8,5 7,5 6,5')))
    .uncited('nothing provokes')
    .gives({ ...nobody, barred: [] }, doubts()),
  row('trait.outside', 'extra', 'the orc has used its Reaction')
    .on(orc({ ...has('polearm-master'), opportunitiesTaken: 1 }), rogue(8, 5))
    .ask(go('r', cells('8,5 7,5 6,5')))
    .uncited('nothing provokes')
    .gives({ ...nobody, barred: [] }, doubts()),
  row('trait.outside', 3, 'a hero comes near it and leaves again')
    .on(orc(has('polearm-master')), rogue(8, 5))
    .ask(go('r', cells('8,5 7,5 6,5 7,5 8,5')))
    .uncited('the opportunity on leaving is sure')
    .gives(
      once('o', [6, 5], { step: 2, cause: 'movement' }),
      and(perhaps(), doubts('o.traits.polearm-master')),
    ),
  row('trait.outside', 4, 'an archer with Sharpshooter beside an orc')
    .on(shooter('sharpshooter'), target(6))
    .ask(shot)
    .cites('srd52.attack.close-combat')
    .gives(edge(-1, why([], ['foe-in-reach'])), doubts('a.traits.sharpshooter')),
  row('trait.outside', 'extra', 'an archer with Crossbow Expert beside an orc')
    .on(shooter('crossbow-expert'), target(6))
    .ask(shot)
    .cites('srd52.attack.close-combat')
    .gives(edge(-1), doubts('a.traits.crossbow-expert')),
  row('trait.outside', 'extra', 'an archer with Crossbow Expert at long range')
    .on(shooter('crossbow-expert', 0), target(20))
    .ask(shot)
    .cites('srd52.attack.range')
    .gives(edge(-1), doubts()),
  row('trait.outside', 'extra', 'an archer with Sharpshooter at long range')
    .on(shooter('sharpshooter', 0), target(20))
    .ask(shot)
    .cites('srd52.attack.range')
    .gives(edge(-1), doubts('a.traits.sharpshooter')),
  row('trait.outside', 'extra', 'an archer with Sharpshooter has a clear shot')
    .on(shooter('sharpshooter'), target(12))
    .ask(shot)
    .uncited(IN_DOUBT)
    .gives(edge(0), doubts()),
  row('trait.outside', 5, 'an orc behind a low wall, an archer with Sharpshooter')
    .on(shooter('sharpshooter'), target(10), wall(10, 4, 10, 7, { low: true, blocks: [] }))
    .ask({ ask: 'cover', from: 'a', to: 'o', attack: 'ranged' })
    .cites('srd52.cover.degrees')
    .gives({ degree: 'half', ac: 2 }, doubts('a.traits.sharpshooter')),
  row('trait.outside', 'extra', 'the shot at that orc')
    .on(shooter('sharpshooter'), target(10), wall(10, 4, 10, 7, { low: true, blocks: [] }))
    .ask(shot)
    .uncited(IN_DOUBT)
    .gives(doubts('a.traits.sharpshooter')),
  row('trait.outside', 'extra', 'the game master has set that cover')
    .on(shooter('sharpshooter'), target(10), degrees({ from: 'a', to: 'o', degree: 'half' }))
    .ask({ ask: 'cover', from: 'a', to: 'o', attack: 'ranged' })
    .cites('srd52.cover.degrees')
    .gives({ degree: 'half' }, doubts()),
  row('trait.outside', 6, 'a caster with Spell Sniper, the target is out of range')
    .on(hero('a', 0, 5, { ...holds(bolt), ...has('spell-sniper') }), target(10))
    .ask(rolls('a', 'o', 'bolt'))
    .cites('srd52.attack.range')
    .gives({ impossible: { why: 'out-of-range' } }, doubts('a.traits.spell-sniper')),
  row('trait.outside', 7, 'a caster with War Caster is damaged')
    .on(hero('a', 5, 5, { conditions: ['concentrating'], ...has('war-caster') }))
    .ask(trial('concentration', 'a', { dice: { damage: { total: 10 }, save: { total: 12 } } }))
    .uncited(IN_DOUBT)
    .gives(doubts('a.traits.war-caster')),
  row('trait.outside', 8, 'a rider with Mounted Combatant')
    .on(
      hero('h', 5, 5, { size: 'large' }),
      hero('a', 5, 5, { mount: 'h', ...holds(sword), ...has('mounted-combatant') }),
      target(7),
    )
    .ask(rolls())
    .uncited(IN_DOUBT)
    .gives(edge(0), doubts('a.traits.mounted-combatant')),
  row('trait.outside', 9, 'an orc with Tunnel Fighter has used its Reaction')
    .on(orc({ ...has('tunnel-fighter'), opportunitiesTaken: 1 }), rogue(6, 5))
    .ask(leaves())
    .uncited('the missing fact is whether the Reaction is spent')
    .gives(once('o', [6, 5]), perhaps('o.traits.tunnel-fighter')),
  row('trait.outside', 10, 'an orc strikes at a hero with Speedy who leaves')
    .on(orc(holds(sword)), rogue(6, 5, { ...has('speedy'), ac: { total: 15 } }))
    .ask({ ...rolls('o', 'r'), as: 'opportunity' })
    .uncited(IN_DOUBT)
    .gives(edge(0), doubts('r.traits.speedy')),
  row('trait.outside', 'extra', 'it strikes at that hero on its own turn')
    .on(orc(holds(sword)), rogue(6, 5, { ...has('speedy'), ac: { total: 15 } }))
    .ask(rolls('o', 'r'))
    .uncited(IN_DOUBT)
    .gives(edge(0), doubts()),
  row('trait.outside', 11, 'a hero moves inside the reach of an orc with Hold the Line')
    .on(orc(has('hold-the-line')), rogue(6, 5))
    .ask(go('r', cells('6,5 6,4')))
    .gives(once('o', [6, 5], { cause: 'in-reach' }), perhaps('o.traits.hold-the-line')),
  row('trait.outside', 'extra', 'a hero flies near an orc with Polearm Master and away again')
    .on(orc(has('polearm-master')), rogue(8, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' }))
    .ask(go('r', cells('8,5 7,5 6,5 7,5 8,5')))
    .uncited('the opportunity on leaving is sure')
    .gives(once('o', [6, 5]), and(perhaps(), doubts('o.traits.polearm-master'))),
  row('trait.outside', 'extra', 'a creature with Alert is attacked by one it cannot see')
    .on(
      creature('a', 5, 5, { side: 'party', ...holds(sword), conditions: ['invisible'] }),
      orc({ ...has('alert'), ac: { total: 15 } }, 6),
    )
    .ask(rolls())
    .cites('srd52.attack.unseen-attacker')
    .gives(edge(1), doubts()),
]);
