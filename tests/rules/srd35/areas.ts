/**
 * 3.5 SRD: areas of effect before the spell is cast: the saves of the creatures inside, and the
 * creatures that obstacles protect.
 */
import { expect } from 'vitest';
import { area, catches } from '../asks/movements.ts';
import {
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  wall,
  type Answer,
  type Case,
  type Thing,
} from '../cases.ts';
import { all } from '../checks.ts';

const a = (
  rule: string,
  index: Case['case'],
  given: string,
  on: (Thing | Thing[])[],
  ask: Case['ask'],
  check: NonNullable<Case['check']>,
  uncited?: string,
): Case => ({
  rule: `srd35.${rule}`,
  case: index,
  given,
  on,
  ask,
  check,
  ...(uncited === undefined ? {} : { uncited }),
});

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
  a(
    'cover.reflex-bonus',
    0,
    'a burst behind a pillar, Reflex +4 on the sheet',
    PILLAR,
    area('burst', [1, 0], 6, { save: 'reflex' }),
    all(saving('t', { what: 'reflex', bonus: 4, total: 6, conditions: [] }), unknown()),
  ),
  a(
    'cover.reflex-bonus',
    'extra',
    'a burst from the open side gives no Reflex bonus',
    PILLAR,
    area('burst', [6, 3], 6, { save: 'reflex' }),
    saving('t', { what: 'reflex', bonus: 4, total: 4, conditions: [] }),
  ),
  a(
    'cover.reflex-bonus',
    'extra',
    'cover adds nothing to a Fortitude save',
    PILLAR,
    area('burst', [1, 0], 6, { save: 'fortitude' }),
    saving('t', { what: 'fortitude', bonus: 1, total: 1, conditions: [] }),
  ),
  a(
    'cover.reflex-bonus',
    'extra',
    'a bonus that no sheet has stays unknown, and is named',
    [block(2, 1), creature('t', 4, 1)],
    area('burst', [1, 0], 6, { save: 'reflex' }),
    all(
      saving('t', { what: 'reflex', conditions: [] }),
      catches({ t: { reflex: 2 } }),
      unknown('creatures.t.saves.reflex'),
    ),
  ),
  a(
    'cover.reflex-bonus',
    'extra',
    'a cone of cold from the corner of its caster, past a pillar',
    [hero('c', 0, 0), block(2, 1), creature('t', 4, 1, { saves })],
    area('cone', [1, 0], 12, { by: 'c', towards: [9, 0], save: 'reflex' }),
    all(
      catches({ t: { relation: 'foe', cover: 'cover', reflex: 2 } }, ['c']),
      saving('t', { what: 'reflex', bonus: 4, total: 6, conditions: [] }),
    ),
  ),
  a(
    'cover.reflex-spread-negates',
    0,
    'a fireball past the pillar: Reflex +4 stays +4',
    PILLAR,
    area('spread', [1, 0], 6, { save: 'reflex' }),
    saving('t', { what: 'reflex', bonus: 4, total: 4, conditions: [] }),
  ),
  a(
    'cover.reflex-spread-negates',
    'extra',
    'a fireball among allies: the caster, a friend, a foe and a stranger are told apart',
    [
      hero('c', 0, 0),
      hero('ally', 2, 0),
      creature('foe', 1, 2),
      creature('stranger', 3, 1, { side: 'neutral' }),
    ],
    area('spread', [2, 2], 4, { by: 'c' }),
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
    [hero('c', 0, 0), wall(4, -9, 4, 28), creature('near', 3, 0), creature('far', 5, 0)],
    area('line', [1, 0], 24, { by: 'c', towards: [9, 0] }),
    all(catches({ near: {} }, ['far']), spares({ id: 'far', why: 'blocked' })),
  ),
  a(
    'cover.total-definition',
    'extra',
    'a burst does not turn a corner',
    [fill(2, -3, 2, 1, block), creature('t', 3, 0)],
    area('burst', [1, 0], 8),
    all(catches({}, ['t']), spares({ id: 't', why: 'blocked' })),
  ),
  a(
    'cover.total-definition',
    'extra',
    'a spread turns it, and spares nobody',
    [fill(2, -3, 2, 1, block), creature('t', 3, 0)],
    area('spread', [1, 0], 8),
    all(catches({ t: {} }), spares()),
    'a control: nobody is behind total cover',
  ),
  a(
    'cover.total-definition',
    'extra',
    'a creature high above a burst is not in it',
    [creature('f', 1, 0, { elevation: 5, speed: { fly: 8 } })],
    area('burst', [0, 0], 4),
    spares({ id: 'f', why: 'height' }),
    'a control: no obstacle spares it',
  ),
  a(
    'cover.improved-evasion',
    'extra',
    'an arrow slit between a burst and its target: +4, and improved evasion',
    [cell(3, 0, { cover: 'improved' }), creature('t', 4, 0, { saves })],
    area('burst', [1, 0], 6, { save: 'reflex' }),
    all(
      catches({ t: { evasion: 'improved' } }),
      saving('t', { what: 'reflex', bonus: 4, total: 8, conditions: [] }),
    ),
  ),
]);
