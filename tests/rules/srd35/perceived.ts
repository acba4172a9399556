/** 3.5 SRD: who notices, shelters, deflects or is deceived while it cannot; trenches from above. */
import { expect } from 'vitest';
import { attack, only } from '../asks/attacks.ts';
import { special, totals } from '../asks/specials.ts';
import { act } from '../asks/turns.ts';
import {
  archer,
  cases,
  cell,
  creature,
  hero,
  wall,
  type Answer,
  type Ask,
  type CreatureMore,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('srd35');
const SHIELD = 'cover.tower-shield';
const TRENCH = 'terrain.trench';
const ENDS = 'concealment.invisibility-ends';
const DEFLECT = 'feat.deflect-arrows';
const IMAGES = 'concealment.mirror-image';
const spotter = (more: CreatureMore = {}) => hero('a', 0, 0, more);
const unseen = (x = 2) => creature('i', x, 0, { conditions: ['invisible'] });
const noticed = (skill: string, total: number, ...doing: string[]): Ask => ({
  ask: 'notice-unseen',
  of: 'i',
  by: 'a',
  skill,
  total,
  doing,
});
const finds = (notices: string): Answer => ({ notices });
const bearer = (...more: string[]) =>
  hero('b', 0, 0, { conditions: ['behind-tower-shield', ...more] });
const foe = creature('f', 1, 0);
const ALOFT: CreatureMore = { elevation: 3, speed: { land: 6, fly: 12 } };
const ditch = [0, 1].map((x) => cell(x, 0, { ground: 'trench' }));
const rogue = hero('a', 0, 0, { conditions: ['invisible'], size: 'large', traits: ['trampling'] });
const seenNow: Answer = { after: { loses: ['invisible'] } };
const monk = (...conditions: string[]) =>
  creature('f', 5, 0, { traits: ['deflect-arrows'], attacks: 'none', conditions });
const deflects = (...why: string[]): Answer => ({ deflects: { allowed: why.length === 0, why } });

export default cases('srd35', [
  ...(
    [
      ['a blinded spotter', { conditions: ['blinded'] }, 'spot', 44, [], 'nothing'],
      ['a blinded listener', { conditions: ['blinded'] }, 'listen', 44, ['in-combat'], 'square'],
      ['a deafened listener', { conditions: ['deafened'] }, 'listen', 44, ['in-combat'], 'nothing'],
      ['a deafened spotter', { conditions: ['deafened'] }, 'spot', 40, [], 'square'],
      [
        'a sleeper hears with 11',
        { conditions: ['asleep'] },
        'listen',
        11,
        ['in-combat'],
        'presence',
      ],
      ['a sleeper with 10', { conditions: ['asleep'] }, 'listen', 10, ['in-combat'], 'nothing'],
      ['a sleeper sees nothing', { conditions: ['asleep'] }, 'spot', 44, [], 'nothing'],
      [
        'an unconscious listener',
        { conditions: ['unconscious'] },
        'listen',
        44,
        ['in-combat'],
        'nothing',
      ],
      ['blindsense', { traits: ['blindsense-12'] }, 'spot', 1, [], 'square'],
      ['blindsense that does not reach it', { traits: ['blindsense-1'] }, 'spot', 1, [], 'nothing'],
    ] as const
  ).map(([given, more, skill, total, doing, notices]) =>
    row(skill === 'spot' ? 'information.invisible-spot' : 'information.listen-spot', 'extra', given)
      .on(
        spotter(
          'traits' in more ? { traits: [...more.traits] } : { conditions: [...more.conditions] },
        ),
        unseen(),
      )
      .ask(noticed(skill, total, ...doing))
      .gives(finds(notices)),
  ),
  row('information.invisible-spot', 'extra', 'a wall between')
    .on(spotter(), unseen(), wall(1, -9, 1, 10))
    .ask(noticed('spot', 44))
    .gives(finds('nothing')),
  row('information.invisible-spot', 'extra', 'blindsense and a wall between')
    .on(spotter({ traits: ['blindsense-12'] }), unseen(), wall(1, -9, 1, 10))
    .ask(noticed('spot', 1))
    .gives(finds('nothing')),

  ...(['grapple', 'trip', 'melee-attack'] as const).map((action) =>
    row(SHIELD, 'extra', `${action} at the bearer`)
      .on(foe, bearer())
      .ask(act('f', action, { target: 'b' }))
      .gives({ legal: false, why: ['no-line-of-effect'] }),
  ),
  row(SHIELD, 'extra', 'a trip with its rolls')
    .on(foe, bearer())
    .ask(special('trip', 'f', 'b', totals(20, 5)))
    .gives({ legal: false, why: ['no-line-of-effect'] }),
  ...(['stunned', 'helpless', 'asleep'] as const).map((state) =>
    row(SHIELD, 'extra', `the bearer is ${state}`)
      .on(foe, bearer(state))
      .ask(attack('f', 'b', 'sword'))
      .uncited('a control: the shield lies on the ground')
      .gives({ possible: true, why: [] }),
  ),

  row(TRENCH, 'extra', 'a longspear from two squares')
    .on(hero('p', 1, 0), ditch, creature('f', 3, 0, { attacks: 'longspear' }))
    .ask(attack('f', 'p', 'longspear'))
    .gives(only(['attack', 'uphill', 1], ['ac', 'cover', 4])),
  row(TRENCH, 'extra', 'a flyer three squares above the trench')
    .on(hero('p', 1, 0, ALOFT), ditch, creature('f', 8, 0, { attacks: 'bow' }))
    .ask(attack('f', 'p', 'bow'))
    .uncited('a control: it is not in the trench')
    .gives(only()),
  row(TRENCH, 'extra', 'a man in the trench strikes at one who flies over it')
    .on(hero('p', 1, 0), ditch, creature('f', 0, 0, { ...ALOFT, elevation: 1 }))
    .ask(attack('p', 'f', 'sword'))
    .uncited('a control: the other is not in the trench')
    .gives(only()),

  ...(['bull-rush', 'overrun', 'turning', 'trample'] as const).map((action) =>
    row(ENDS, 'extra', `${action} is offensive`)
      .on(rogue, creature('f', 2, 0))
      .ask(act('a', action, { target: 'f' }))
      .uncited('the action cites its own rule')
      .gives(seenNow),
  ),
  row(ENDS, 'extra', 'aiding a friend is not')
    .on(rogue, creature('f', 2, 0), hero('c', 3, 0))
    .ask(act('a', 'aid-another', { target: 'f' }))
    .uncited('a control: nothing ends')
    .gives((answer) => expect(answer['after']).toBeUndefined()),

  ...(['asleep', 'paralyzed', 'unconscious'] as const).map((state) =>
    row(DEFLECT, 'extra', `a monk who is ${state}`)
      .on(archer('a', 0, 0), monk(state))
      .ask(attack('a', 'f', 'bow'))
      .gives(deflects('unaware')),
  ),
  row(DEFLECT, 'extra', 'a monk on the ground')
    .on(archer('a', 0, 0), monk('prone'))
    .ask(attack('a', 'f', 'bow'))
    .gives(deflects()),
  row(DEFLECT, 'extra', 'a blinded monk')
    .on(archer('a', 0, 0), monk('blinded'))
    .ask(attack('a', 'f', 'bow'))
    .gives(deflects('unaware')),

  row(IMAGES, 'extra', 'an attacker with true seeing')
    .on(
      hero('a', 0, 0, { traits: ['true-seeing'] }),
      creature('f', 1, 0, { conditions: ['mirror-image'] }),
    )
    .ask(attack('a', 'f', 'sword', { images: 3 }))
    .uncited('a control: it is not misled')
    .gives((answer) => expect(answer['struckAtRandom']).toEqual([])),
]);
