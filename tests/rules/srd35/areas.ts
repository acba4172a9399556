/**
 * 3.5 SRD: areas of effect before the spell is cast: the saves of the creatures inside, and the
 * creatures that obstacles protect.
 */
import { expect } from 'vitest';
import { area, catches } from '../asks/movements.ts';
import { block, cases, cell, creature, fill, hero, wall, type Answer } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { all } from '../checks.ts';

const a = rowsOf('srd35');

const saves = { fortitude: 1, reflex: 4, will: 0 };
const PILLAR = [block(2, 1), creature('t', 4, 1, { saves })];
const spares =
  (...list: { readonly id: string; readonly why: string }[]) =>
  (answer: Answer): void =>
    expect(answer['spared']).toMatchObject(list);
/** The whole save of one creature. */
const saving =
  (id: string, save: Answer) =>
  (answer: Answer): void =>
    expect(
      (answer['creatures'] as { id: string; save?: unknown }[]).find((c) => c.id === id)?.save,
    ).toEqual(save);
const unknown =
  (...paths: string[]) =>
  (answer: Answer): void =>
    expect(answer['unknown']).toEqual(paths);

export default cases('srd35', [
  a('cover.reflex-bonus', 0, 'a burst behind a pillar, Reflex +4 on the sheet')
    .on(PILLAR)
    .ask(area('burst', [1, 0], 6, { save: 'reflex' }))
    .gives(all(saving('t', { what: 'reflex', bonus: 4, total: 6, conditions: [] }), unknown())),
  a('cover.reflex-bonus', 'extra', 'a burst from the open side gives no Reflex bonus')
    .on(PILLAR)
    .ask(area('burst', [6, 3], 6, { save: 'reflex' }))
    .gives(saving('t', { what: 'reflex', bonus: 4, total: 4, conditions: [] })),
  a('cover.reflex-bonus', 'extra', 'cover adds nothing to a Fortitude save')
    .on(PILLAR)
    .ask(area('burst', [1, 0], 6, { save: 'fortitude' }))
    .gives(saving('t', { what: 'fortitude', bonus: 1, total: 1, conditions: [] })),
  a('cover.reflex-bonus', 'extra', 'a bonus that no sheet has stays unknown, and is named')
    .on(block(2, 1), creature('t', 4, 1))
    .ask(area('burst', [1, 0], 6, { save: 'reflex' }))
    .gives(
      all(
        saving('t', { what: 'reflex', conditions: [] }),
        catches({ t: { reflex: 2 } }),
        unknown('creatures.t.saves.reflex'),
      ),
    ),
  a('cover.reflex-bonus', 'extra', 'a cone of cold from the corner of its caster, past a pillar')
    .on(hero('c', 0, 0), block(2, 1), creature('t', 4, 1, { saves }))
    .ask(area('cone', [1, 0], 12, { by: 'c', towards: [9, 0], save: 'reflex' }))
    .gives(
      all(
        catches({ t: { relation: 'foe', cover: 'cover', reflex: 2 } }, ['c']),
        saving('t', { what: 'reflex', bonus: 4, total: 6, conditions: [] }),
      ),
    ),
  a('cover.reflex-spread-negates', 0, 'a fireball past the pillar: Reflex +4 stays +4')
    .on(PILLAR)
    .ask(area('spread', [1, 0], 6, { save: 'reflex' }))
    .gives(saving('t', { what: 'reflex', bonus: 4, total: 4, conditions: [] })),
  a(
    'cover.reflex-spread-negates',
    'extra',
    'a fireball among allies: the caster, a friend, a foe and a stranger are told apart',
  )
    .on(
      hero('c', 0, 0),
      hero('ally', 2, 0),
      creature('foe', 1, 2),
      creature('stranger', 3, 1, { side: 'neutral' }),
    )
    .ask(area('spread', [2, 2], 4, { by: 'c' }))
    .gives(
      catches({
        c: { relation: 'self' },
        ally: { relation: 'ally' },
        foe: { relation: 'foe' },
        stranger: { relation: 'none' },
      }),
    ),
  a(
    'cover.total-definition',
    'extra',
    'a lightning bolt stops at a wall, and spares who stands behind it',
  )
    .on(hero('c', 0, 0), wall(4, -9, 4, 28), creature('near', 3, 0), creature('far', 5, 0))
    .ask(area('line', [1, 0], 24, { by: 'c', towards: [9, 0] }))
    .gives(all(catches({ near: {} }, ['far']), spares({ id: 'far', why: 'blocked' }))),
  a('cover.total-definition', 'extra', 'a burst does not turn a corner')
    .on(fill(2, -3, 2, 1, block), creature('t', 3, 0))
    .ask(area('burst', [1, 0], 8))
    .gives(all(catches({}, ['t']), spares({ id: 't', why: 'blocked' }))),
  a('cover.total-definition', 'extra', 'a spread turns it, and spares nobody')
    .on(fill(2, -3, 2, 1, block), creature('t', 3, 0))
    .ask(area('spread', [1, 0], 8))
    .uncited('a control: nobody is behind total cover')
    .gives(all(catches({ t: {} }), spares())),
  a('cover.total-definition', 'extra', 'a creature high above a burst is not in it')
    .on(creature('f', 1, 0, { elevation: 5, speed: { fly: 8 } }))
    .ask(area('burst', [0, 0], 4))
    .uncited('a control: no obstacle spares it')
    .gives(spares({ id: 'f', why: 'height' })),
  a(
    'cover.improved-evasion',
    'extra',
    'an arrow slit between a burst and its target: +4, and improved evasion',
  )
    .on(cell(3, 0, { cover: 'improved' }), creature('t', 4, 0, { saves }))
    .ask(area('burst', [1, 0], 6, { save: 'reflex' }))
    .gives(
      all(
        catches({ t: { evasion: 'improved' } }),
        saving('t', { what: 'reflex', bonus: 4, total: 8, conditions: [] }),
      ),
    ),
]);
