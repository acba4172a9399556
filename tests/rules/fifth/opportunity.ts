/** Leaving reach provokes; nothing else does. */
import {
  archer,
  block,
  cases,
  cells,
  cell,
  creature,
  hero,
  options,
  turn,
  wall,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, big, glaive, go, nobody, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const withGlaive = { attacks: [glaive] };
const leaves = (mode?: string) => go('r', cells('6,5 7,5'), mode);
const owl = rogue(6, 5, { traits: ['flyby'], speed: { land: 1, fly: 12 }, moving: 'fly' });
const dark = (x: number, y: number) => cell(x, y, { light: 'dark' });

export default cases('srd52', [
  row('opportunity.leaving-reach', 0, 'round an orc, then away')
    .on(orc(), rogue(4, 4))
    .ask(go('r', cells('4,4 5,4 6,4 6,5 6,6')))
    .uncited('nothing provokes, so nothing cites what provokes')
    .gives(nobody),
  row('opportunity.leaving-reach', 1, 'away from an orc')
    .on(orc(), rogue(6, 5))
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('opportunity.leaving-reach', 2, 'in, along and out')
    .on(orc(), rogue(3, 4))
    .ask(go('r', cells('3,4 4,4 5,4 6,4 7,4')))
    .gives(once('o', [6, 4], { step: 3 })),
  row('opportunity.leaving-reach', 3, 'coming near')
    .on(orc(), rogue(8, 5))
    .ask(go('r', cells('8,5 7,5 6,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('grapple.drag', 'extra', 'the dragged one goes along')
    .on(orc({ conditions: ['grappled'] }), rogue(6, 5, { grapples: ['o'] }))
    .ask(leaves())
    .gives({ ...nobody, barred: [], cost: 2 }),
  row('grapple.drag', 'extra', 'a Tiny one too')
    .on(orc({ size: 'tiny', conditions: ['grappled'] }), rogue(6, 5, { grapples: ['o'] }))
    .ask(leaves())
    .uncited('nothing provokes, and it weighs nothing')
    .gives({ ...nobody, barred: [], cost: 1 }),
  row('grapple.drag', 'extra', 'another foe still strikes')
    .on(creature('v', 7, 5, { conditions: ['grappled'] }), orc(), rogue(6, 5, { grapples: ['v'] }))
    .ask(go('r', cells('6,5 6,4 6,3')))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 4])),
  row('opportunity.leaving-reach', 'extra', 'an ethereal mover')
    .on(orc(), rogue(6, 5, { conditions: ['ethereal'] }))
    .ask(leaves())
    .uncited('on another plane nothing provokes')
    .gives({ ...nobody, barred: [] }),
  row('condition.charmed', 1, 'the charmer leaves his reach')
    .on(orc({ conditions: ['charmed'], conditionsBy: { charmed: ['r'] } }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('condition', 'charmed')),
  row('condition.charmed', 'extra', 'charmed by another')
    .on(
      orc({ conditions: ['charmed'], conditionsBy: { charmed: ['b'] } }),
      rogue(6, 5),
      hero('b', 9, 9),
    )
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('condition.charmed', 'extra', 'by whom, nobody has said')
    .on(orc({ conditions: ['charmed'] }), rogue(6, 5))
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives({ ...once('o', [6, 5]), unknown: ['creatures.o.conditionsBy.charmed'] }),
  row('opportunity.seen', 0, 'an invisible rogue')
    .on(orc(), rogue(6, 5, { conditions: ['invisible'] }))
    .ask(leaves())
    .gives(barredBy('not-seen')),
  row('opportunity.seen', 1, 'an orc with blindsight')
    .on(orc({ traits: ['blindsight-2'] }), rogue(6, 5, { conditions: ['invisible'] }))
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.seen', 2, 'a blinded orc')
    .on(orc({ conditions: ['blinded'] }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('not-seen')),
  row('opportunity.seen', 3, 'a rogue in heavy fog')
    .on(orc(), rogue(6, 5), cell(6, 5, { concealment: 'total' }))
    .ask(leaves())
    .gives(barredBy('not-seen')),
  row('opportunity.seen', 5, 'tremorsense is no sight')
    .on(orc({ traits: ['tremorsense-12'] }), rogue(6, 5, { conditions: ['invisible'] }))
    .ask(leaves())
    .gives(barredBy('not-seen')),
  row('opportunity.seen', 6, 'darkness and darkvision')
    .on(orc({ traits: ['darkvision-12'] }), rogue(6, 5), dark(6, 5))
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.seen', 'extra', 'darkness without darkvision')
    .on(orc(), rogue(6, 5), dark(6, 5))
    .ask(leaves())
    .gives(barredBy('not-seen')),
  row('opportunity.just-before', 0, 'the blow falls in the last square within reach')
    .on(orc(), rogue(6, 5))
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('opportunity.just-before', 1, 'a blow that grapples')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives(once('o', [6, 5], { step: 0 })),
  row('opportunity.just-before', 2, 'a glaive')
    .on(orc(withGlaive), rogue(7, 5))
    .ask(go('r', cells('7,5 8,5')))
    .gives(once('o', [7, 5])),
  row('opportunity.reach-weapon', 0, 'still within 10 ft.')
    .on(orc(withGlaive), rogue(6, 5))
    .ask(leaves())
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.reach-weapon', 1, 'out of 10 ft.')
    .on(orc(withGlaive), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives(once('o', [7, 5])),
  row('opportunity.reach-weapon', 2, 'out at the corner')
    .on(orc(withGlaive), rogue(7, 7))
    .ask(go('r', cells('7,7 8,8')))
    .gives(once('o', [7, 7])),
  row('opportunity.bands', 1, 'a balor’s farthest reach')
    .on(
      creature('o', 4, 4, {
        size: 'huge',
        attacks: [
          { id: 'w', kind: 'melee', reach: 6 },
          { id: 'b', kind: 'melee', reach: 2 },
        ],
      }),
      rogue(8, 5),
    )
    .ask(go('r', cells('8,5 9,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.bands', 0, 'every boundary of a glaive’s wielder')
    .on(orc(withGlaive), rogue(6, 5), options({ bands: 'all' }))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives(once('o', [6, 5], { again: [1] })),
  row('reach.weapon-adds-five', 7, 'an Unarmed Strike beside a glaive')
    .on(orc(withGlaive), rogue(6, 5), options({ bands: 'all' }))
    .ask(leaves())
    .cites('srd52.opportunity.bands')
    .gives(once('o', [6, 5])),
  row('opportunity.big-mover', 0, 'an ogre walks off')
    .on(hero('o', 5, 5), big('a', 6, 5))
    .ask(go('a', cells('6,5 7,5')))
    .gives(once('o', [6, 5])),
  row('opportunity.big-mover', 1, 'an ogre walks off from a glaive')
    .on(hero('o', 5, 5, withGlaive), big('a', 6, 5))
    .ask(go('a', cells('6,5 7,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.big-mover', 2, 'an ogre along the other side')
    .on(hero('o', 5, 5), big('a', 4, 6))
    .ask(go('a', cells('4,6 5,6')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.big-mover', 3, 'along an ogre’s side')
    .on(big('o', 5, 5), rogue(4, 4))
    .ask(go('r', cells('4,4 5,4 6,4 7,4')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.big-mover', 4, 'and off')
    .on(big('o', 5, 5), rogue(7, 4))
    .ask(go('r', cells('7,4 8,4')))
    .gives(once('o', [7, 4])),
  row('opportunity.big-mover', 5, 'an ogre out of a glaive’s reach')
    .on(hero('o', 5, 5, withGlaive), big('a', 6, 5))
    .ask(go('a', cells('6,5 7,5 8,5')))
    .gives(once('o', [7, 5])),
  row('opportunity.cover', 0, 'past a pillar')
    .on(orc(), rogue(6, 6), block(6, 5))
    .ask(go('r', cells('6,6 7,7')))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 6])),
  row('opportunity.cover', 1, 'a wall between')
    .on(orc(), rogue(6, 5), wall(6, 3, 6, 8))
    .ask(leaves())
    .gives(barredBy('total-cover')),
  row('opportunity.once-each', 0, 'in and out again')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 6,5 7,5')))
    .gives(once('o', [6, 5], { step: 0, again: [2] })),
  row('opportunity.once-each', 1, 'two orcs')
    .on(orc(), creature('p', 5, 7), rogue(6, 6))
    .ask(go('r', cells('6,6 7,6')))
    .gives({ opportunities: [{ by: 'o' }, { by: 'p' }] }),
  row('move.no-step', 0, 'one square back from an orc')
    .on(orc(), rogue(6, 5))
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('move.no-step', 1, 'one square along')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 6,6')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.disengage', 0, 'past three orcs')
    .on(orc(), creature('p', 8, 4), creature('q', 10, 6), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 8,5 9,5 10,5 11,5 12,5'), 'disengage'))
    .gives({ opportunities: [] }),
  row('opportunity.disengage', 'extra', 'a move after the Disengage action')
    .on(orc(), rogue(6, 5, { conditions: ['disengaged'] }))
    .ask(leaves())
    .gives(barredBy('not-provoking', 'disengaged')),
  row('opportunity.reaction', 0, 'the reaction is taken')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('taken')),
  row('opportunity.not-teleport', 0, 'a teleport')
    .on(orc(), rogue(6, 5, { moving: 'teleport' }))
    .ask(leaves())
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.incapacitated', 0, 'a stunned orc')
    .on(orc({ conditions: ['stunned'] }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('condition', 'stunned')),
  row('opportunity.incapacitated', 1, 'a restrained orc')
    .on(orc({ conditions: ['restrained'] }), rogue(6, 5))
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.before-first-turn', 0, 'an orc that has not acted')
    .on(orc(), rogue(6, 5), turn({ round: 1, active: 'r', order: ['r', 'o'], acted: ['r'] }))
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('opportunity.before-first-turn', 1, 'a surprised orc')
    .on(
      orc(),
      rogue(6, 5),
      turn({ round: 1, surprise: true, active: 'r', order: ['r', 'o'], acted: [] }),
    )
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('opportunity.weapon-or-unarmed', 1, 'an archer')
    .on(archer('o', 5, 5), creature('r', 6, 5))
    .ask(leaves())
    .gives(once('o', [6, 5])),
  row('opportunity.reaction', 1, 'a Reaction other than an opportunity')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5), turn({ active: 'r', order: ['r', 'o'] }))
    .ask(leaves())
    .gives(barredBy('taken')),
  row('opportunity.denied', 4, 'Shocking Grasp')
    .on(orc({ conditions: ['no-opportunities'] }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .gives(barredBy('condition', 'no-opportunities')),
  row('opportunity.denied', 5, 'its next turn has begun')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5 8,5')))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.denied', 6, 'a victim of the Lightning Blade')
    .on(orc({ conditions: ['no-reactions'] }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('condition', 'no-reactions')),
  row('opportunity.trait-free', 0, 'an owl flies off')
    .on(orc(), owl)
    .ask(leaves())
    .gives(barredBy('not-provoking', 'flyby')),
  row('opportunity.trait-free', 1, 'the owl walks off')
    .on(orc(), rogue(6, 5, { traits: ['flyby'], speed: { land: 1, fly: 12 } }))
    .ask(leaves())
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('o', [6, 5])),
  row('opportunity.trait-free', 2, 'a deer')
    .on(orc(), rogue(6, 5, { traits: ['agile'] }))
    .ask(leaves())
    .gives(barredBy('not-provoking', 'agile')),
  row('opportunity.trait-free', 3, 'a giant rat')
    .on(orc(), rogue(6, 5, { traits: ['agile'], size: 'small' }))
    .ask(leaves())
    .gives(barredBy('not-provoking', 'agile')),
  row('opportunity.denied', 0, 'an addled orc')
    .on(orc({ conditions: ['no-reactions'] }), rogue(6, 5))
    .ask(leaves())
    .gives(barredBy('condition', 'no-reactions')),
]);
