/** Who sees whom and hides from whom, and cover, where the 2014 document differs. */
import {
  bare,
  block,
  cases,
  cell,
  creature,
  hero,
  light,
  options,
  wall,
  type Answer,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, bow, edge, go, hides, holds, once, orc, rolls, sees, sword } from './boards.ts';

const row = rowsOf('srd51');
const hidden = { conditions: ['hidden'] };
const not = (why: string, more: Answer = {}): Answer => ({ sees: false, why, ...more });
const unable = (why: string): Answer => ({ possible: false, impossible: { why } });

export default cases('srd51', [
  row('hide.effect', 1, 'a hidden archer in the dark')
    .on(
      hero('a', 2, 5, { ...holds(bow), ...hidden, traits: ['darkvision-12'] }),
      orc({}, 8),
      cell(2, 5, { light: 'dark' }),
    )
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.attack.unseen-attacker')
    .gives(edge(1)),
  row('hide.effect', 'extra', 'truesight does not find the hidden')
    .on(orc({ traits: ['true-seeing-12'] }, 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .gives(not('hidden')),
  row('hide.effect', 'extra', 'blindsight perceives the hidden')
    .on(orc({ traits: ['blindsight-12'] }, 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .cites('srd51.light.blindsight')
    .gives({ sees: true, by: 'blindsight' }),
  row('hide.effect', 'extra', 'tremorsense places the hidden')
    .on(orc({ traits: ['tremorsense-12'] }, 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .gives(not('hidden', { placed: true })),
  row('hide.effect', 2, 'a goblin walks up to an orc that watches, and past it')
    .on(orc({}, 5), creature('g', 8, 5, { side: 'party', ...hidden }))
    .ask(
      go('g', [
        [8, 5],
        [7, 5],
        [6, 5],
        [6, 6],
        [7, 7],
      ]),
    )
    .cites('srd51.opportunity.own-means')
    .gives(once('o', [6, 6])),
  row('hide.effect', 3, 'the game master lets the hidden stay hidden')
    .on(
      options({ hideInOpen: 'as-written' }),
      orc({}, 5),
      creature('g', 8, 5, { side: 'party', ...hidden }),
    )
    .ask(
      go('g', [
        [8, 5],
        [7, 5],
        [6, 5],
        [6, 6],
        [7, 7],
      ]),
    )
    .cites('srd52.opportunity.seen')
    .gives(barredBy('not-seen')),
  row('hide.contest', 'extra', 'three-quarters cover in plain sight is the game master’s word')
    .on(hero('a', 2, 3), orc({}, 8), block(7, 5))
    .ask(hides('o'))
    .gives({ possible: true, unknown: ['ask.allowed'] }),
  row('condition.petrified', 'extra', 'the petrified are unaware')
    .on(hero('a', 2, 5, { conditions: ['petrified'] }), orc({}, 6))
    .ask(sees('a', 'o'))
    .gives(not('unaware')),
  row('initiative.surprise', 'extra', 'the surprised do not attack')
    .on(hero('a', 5, 5, { ...holds(sword), conditions: ['surprised'] }), orc({}, 6))
    .ask(rolls())
    .gives(unable('surprised')),
  row('condition.incapacitated', 'extra', 'the incapacitated do not attack')
    .on(hero('a', 5, 5, { ...holds(sword), conditions: ['incapacitated'] }), orc({}, 6))
    .ask(rolls())
    .cites('srd52.condition.incapacitated')
    .gives(unable('incapacitated')),
  row('light.vision', 'extra', 'an ogre, lit only where a wall hides it')
    .on(
      hero('a', 2, 5),
      creature('o', 6, 5, { size: 'large' }),
      cell(6, 5, { light: 'dark' }),
      cell(7, 5, { light: 'dark' }),
      wall(5, 6, 5, 12),
      wall(5, 6, 8, 6),
    )
    .ask(sees('a', 'o'))
    .gives(not('dark')),
  row('light.vision', 'extra', 'the senses of a closed sheet may see in the dark')
    .on(bare('a', 2, 5, { side: 'party', size: 'medium' }), orc({}, 6), light('dark'))
    .ask(sees('a', 'o'))
    .gives(not('dark', { unknown: ['creatures.a.traits'] })),
  row('cover.body', 0, 'an arrow slit')
    .on(hero('a', 2, 5), orc({}, 8), cell(7, 5, { degree: 'three-quarters' }))
    .ask({ ask: 'cover', from: 'a', to: 'o', attack: 'ranged' })
    .cites('srd52.cover.degrees')
    .gives({ degree: 'three-quarters', ac: 5 }),
  row('cover.body', 3, 'total cover from the caster, but inside the burst')
    .on(hero('a', 2, 10), orc({}, 10, 12), wall(8, 11, 12, 11))
    .ask({ ask: 'area', shape: 'sphere', from: [12, 11], size: 4, by: 'a' })
    .cites('srd52.area.sphere')
    .gives({ possible: true, creatures: [{ id: 'o' }] }),
  row('class.danger-sense', 1, 'deafened')
    .on(orc({ traits: ['danger-sense'], conditions: ['deafened'] }, 11, 10))
    .ask({ ask: 'area', shape: 'spread', from: [10, 10], size: 4, save: 'reflex' })
    .uncited('the trait does not count')
    .gives({ creatures: [{ id: 'o', save: { advantage: [] } }] }),
  row('condition.incapacitated', 0, 'it moves')
    .on(orc({ conditions: ['incapacitated'] }, 5))
    .ask(
      go('o', [
        [5, 5],
        [6, 5],
      ]),
    )
    .uncited('it changes no movement')
    .gives({ legal: true }),
  row('condition.exhaustion', 3, 'level 3 attacks')
    .on(hero('a', 5, 5, { ...holds(sword), conditions: ['exhaustion-3'] }), orc({}, 6))
    .ask(rolls())
    .gives(edge(-1)),
  row('attack.sneak', 2, 'an enemy of the target who is no friend of the rogue’s')
    .on(
      hero('a', 5, 5, { ...holds(bow), traits: ['sneak-attack-3'] }),
      orc({}, 11),
      creature('w', 12, 6, { side: 'others' }),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives({ precision: { by: 'w' } }),
  row('class.aura-of-protection', 0, 'the paladin is stunned')
    .on(
      hero('p', 5, 5, {
        traits: ['aura-of-protection'],
        abilities: { cha: 16 },
        conditions: ['stunned'],
      }),
      hero('o', 7, 7),
    )
    .ask({ ask: 'area', shape: 'sphere', from: [9, 7], size: 2, save: 'reflex' })
    .gives({ creatures: [{ id: 'o', save: { conditions: [{ value: 3 }] } }] }),
  row('class.aura-of-protection', 1, 'the paladin is unconscious')
    .on(
      hero('p', 5, 5, {
        traits: ['aura-of-protection'],
        abilities: { cha: 16 },
        conditions: ['unconscious'],
      }),
      hero('o', 7, 7),
    )
    .ask({ ask: 'area', shape: 'sphere', from: [9, 7], size: 2, save: 'reflex' })
    .uncited('no aura counts')
    .gives({ creatures: [{ id: 'o', save: { conditions: [] } }] }),
  row('class.aura-of-protection', 2, 'the paladin is paralysed')
    .on(
      hero('p', 5, 5, {
        traits: ['aura-of-protection'],
        abilities: { cha: 16 },
        conditions: ['paralyzed'],
      }),
      hero('o', 7, 7),
    )
    .ask({ ask: 'area', shape: 'sphere', from: [9, 7], size: 2, save: 'reflex' })
    .gives({ creatures: [{ id: 'o', save: { conditions: [{ value: 3 }] } }] }),
]);
