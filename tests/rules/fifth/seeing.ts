/** Who sees whom: large creatures, closed sheets, the ethereal, the hidden, and who strikes at all. */
import { expect } from 'vitest';
import {
  bare,
  block,
  cases,
  cell,
  creature,
  fill,
  glassWall,
  hero,
  light,
  options,
  turn,
  wall,
  type Answer,
  type At,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import {
  barredBy,
  big,
  bow,
  edge,
  go,
  holds,
  lacks,
  legal,
  once,
  orc,
  rolls,
  sees,
  sword,
} from './boards.ts';

const row = rowsOf('srd52');
/** A path to the east, of so many steps. */
const straight = (x: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => [x + i, 5]);
const dark = (x: number, y: number) => cell(x, y, { light: 'dark' });
const lit = (x: number, y: number) => cell(x, y, { light: 'bright' });
const water = fill(0, 0, 12, 8, (x, y) => cell(x, y, { surface: 'water' }));
const hidden = { conditions: ['hidden'] };
const ethereal = { conditions: ['ethereal'] };
const senses = (...traits: string[]) => ({ traits });
const clear: Answer = { sees: true, obscured: 'none' };
const not = (why: string, more: Answer = {}): Answer => ({ sees: false, why, ...more });
const unread = (id: string): Answer => ({ unknown: [`creatures.${id}.traits`] });
const asWritten = options({ hideInOpen: 'as-written' });
const unable = (why: string): Answer => ({ possible: false, impossible: { why } });
/** A hero of whom only place, side and size are known. */
const closed = (x: number, y: number) => bare('a', x, y, { side: 'party', size: 'medium' });
const names =
  (fact: string) =>
  (answer: Answer): void =>
    expect(answer['unknown']).toContain(fact);
/** From behind the wall along y = 8, beside the orc, and on. */
const pastTheOrc = go('a', [
  [8, 8],
  [9, 7],
  [8, 6],
  [7, 5],
  [6, 5],
  [7, 5],
]);
/** A wall that hides the lower row of a Large creature at (6,5) from (2,5). */
const behind = [wall(5, 6, 5, 12), wall(5, 6, 6, 6)];

export default cases('srd52', [
  // ── Light and line hold for the same square ────────────────────────────────
  row('light.heavily', 'extra', 'an ogre, lit only where a wall hides it')
    .on(hero('a', 2, 5), big('o', 6, 5), fill(6, 5, 7, 5, dark), behind, wall(6, 6, 8, 6))
    .ask(sees('a', 'o'))
    .cites('srd52.light.heavily')
    .gives(not('dark')),
  row('light.heavily', 'extra', 'an ogre, lit where it is in sight')
    .on(hero('a', 2, 5), big('o', 6, 5), light('dark'), lit(6, 5))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear),
  row('light.darkvision', 'extra', 'a Huge creature of which darkvision reaches one row')
    .on(
      hero('a', 0, 5, senses('darkvision-6')),
      creature('o', 6, 5, { size: 'huge' }),
      light('dark'),
    )
    .ask(sees('a', 'o'))
    .gives({ sees: true, obscured: 'lightly', by: 'darkvision' }),
  row('light.other-senses', 'extra', 'blindsight reaches only the squares behind a wall')
    .on(
      hero('a', 4, 5, { ...senses('blindsight-2'), conditions: ['blinded'] }),
      big('o', 6, 5),
      wall(6, -5, 6, 15),
    )
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(not('no-line-of-sight')),
  row('light.other-senses', 'extra', 'blindsight is not named where the eyes see as well')
    .on(hero('a', 3, 3, senses('blindsight-12')), orc({}, 5, 4))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear, lacks('by')),
  row('light.other-senses', 6, 'tremorsense in a lake')
    .on(
      water,
      creature('a', 0, 0, senses('tremorsense-12')),
      hero('o', 8, 0, { conditions: ['invisible'] }),
    )
    .ask(sees('a', 'o'))
    .gives(not('invisible', { placed: true })),
  row('light.other-senses', 'extra', 'whoever flies feels no tremor')
    .on(
      creature('a', 0, 0, { ...senses('tremorsense-12'), elevation: 2, conditions: ['flying'] }),
      hero('o', 4, 0, { conditions: ['invisible'] }),
    )
    .ask(sees('a', 'o'))
    .cites('srd52.condition.invisible')
    .gives(not('invisible'), lacks('placed')),
  row('light.darkvision', 5, 'a dwarf attacks at twelve squares in the dark')
    .on(
      hero('a', 0, 0, { ...holds(bow), ...senses('darkvision-12') }),
      orc({}, 12, 0),
      light('dark'),
    )
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.attack.unseen-attacker')
    .gives(edge(1)),

  // ── Facts that nobody tells ────────────────────────────────────────────────
  row('light.levels', 'extra', 'the senses of a closed sheet may see in the dark')
    .on(closed(2, 5), orc({}, 6), light('dark'))
    .ask(sees('a', 'o'))
    .gives(not('dark', unread('a'))),
  row('condition.invisible', 'extra', 'a closed sheet may see the invisible')
    .on(closed(2, 5), orc({ conditions: ['invisible'] }, 6))
    .ask(sees('a', 'o'))
    .gives(not('invisible', unread('a'))),
  row('opportunity.seen', 'extra', 'a closed sheet may react in the dark')
    .on(closed(5, 5), orc({}, 6), light('dark'))
    .ask(
      go('o', [
        [6, 5],
        [7, 5],
      ]),
    )
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('a', [6, 5]), (answer) => {
      const [first] = answer['opportunities'] as { unknown: string[] }[];
      expect(first!.unknown).toContain('creatures.a.traits');
    }),
  row('attack.unseen-attacker', 'extra', 'a closed sheet in the dark counts as one without senses')
    .on(closed(5, 5), orc({ ...holds(sword), traits: ['darkvision-12'] }, 6), light('dark'))
    .ask(rolls('o', 'a'))
    .gives(edge(1), names('creatures.a.traits')),
  row(
    'light.levels',
    'extra',
    'the senses of a closed sheet with a weapon in hand may see in the dark',
  )
    .on(bare('a', 2, 5, { side: 'party', ...holds(sword) }), orc({}, 6), light('dark'))
    .ask(sees('a', 'o'))
    .gives(not('dark', unread('a'))),
  row('attack.close-combat', 'extra', 'a closed sheet beside a shooter may see it in the dark')
    .on(
      closed(5, 5),
      orc({ ...holds(bow), traits: ['darkvision-12'] }, 6),
      hero('b', 10, 5),
      light('dark'),
    )
    .ask(rolls('o', 'b', 'bow'))
    .uncited('what may be counts for nothing')
    .gives(edge(1), (answer) => {
      names('creatures.a.traits')(answer);
      expect(JSON.stringify(answer)).not.toContain('foe-in-reach');
    }),
  row('opportunity.seen', 'extra', 'behind a wall no sense helps')
    .on(closed(2, 5), orc({}, 6), wall(4, -5, 4, 15))
    .ask(sees('a', 'o'))
    .gives({ ...not('no-line-of-sight'), unknown: [] }),
  row('opportunity.seen', 'extra', 'an observer without a side, and a creature shown to one side')
    .on(hero('a', 2, 5, { side: undefined }), orc({ visibleTo: ['party'] }, 6))
    .ask(sees('a', 'o'))
    .uncited('the scene keeps it')
    .gives({ ...not('kept'), unknown: ['creatures.a.side'] }),

  // ── The ethereal ───────────────────────────────────────────────────────────
  row('condition.ethereal', 0, 'nobody sees it')
    .on(hero('a', 2, 5), orc(ethereal, 6))
    .ask(sees('a', 'o'))
    .cites('srd52.condition.invisible')
    .gives(not('invisible')),
  row('condition.ethereal', 1, 'a watcher with truesight')
    .on(hero('a', 2, 5, senses('true-seeing-12')), orc(ethereal, 6))
    .ask(sees('a', 'o'))
    .cites('srd52.light.other-senses')
    .gives({ ...clear, by: 'true-seeing' }),
  row('condition.ethereal', 2, 'blindsight does not')
    .on(hero('a', 2, 5, senses('blindsight-12')), orc(ethereal, 6))
    .ask(sees('a', 'o'))
    .cites('srd52.condition.invisible')
    .gives(not('invisible')),
  row('condition.ethereal', 3, 'it attacks')
    .on(hero('a', 5, 5, { ...holds(sword), ...ethereal }), orc({}, 6))
    .ask(rolls())
    .gives(unable('ethereal')),
  row('condition.ethereal', 4, 'it is attacked')
    .on(hero('a', 5, 5, holds(sword)), orc(ethereal, 6))
    .ask(rolls())
    .gives(unable('ethereal')),
  row('condition.ethereal', 5, 'two of them see and strike each other')
    .on(hero('a', 5, 5, { ...holds(sword), ...ethereal }), orc(ethereal, 6))
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives({ ...edge(0), possible: true }),

  // ── Who cannot act does not attack ─────────────────────────────────────────
  ...[
    'incapacitated',
    'paralyzed',
    'petrified',
    'stunned',
    'unconscious',
    'asleep',
    'dying',
    'dead',
  ].map((condition) =>
    row('condition.incapacitated', 'extra', `an attacker that is ${condition}`)
      .on(hero('a', 5, 5, { ...holds(sword), conditions: [condition] }), orc({}, 6))
      .ask(rolls())
      .gives(unable(condition)),
  ),
  row('condition.unconscious', 'extra', 'an unconscious creature sees nothing')
    .on(hero('a', 2, 5, { conditions: ['unconscious'], traits: ['blindsight-12'] }), orc({}, 6))
    .ask(sees('a', 'o'))
    .gives(not('unaware')),

  // ── Hiding ─────────────────────────────────────────────────────────────────
  row('hide.needs', 8, 'three-quarters cover in plain sight is the game master’s word')
    .on(hero('a', 2, 3), orc({}, 8), block(7, 5))
    .ask({ ask: 'hide', of: 'o' })
    .gives({
      possible: true,
      observers: [{ sees: true, cover: 'three-quarters', bars: false }],
      unknown: ['ask.allowed'],
    }),
  row('hide.needs', 'extra', 'before a blinded enemy in the open')
    .on(hero('a', 2, 5, { conditions: ['blinded'] }), orc({}, 8))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: true, unknown: ['ask.allowed'] }),
  row('hide.needs', 'extra', 'behind a wall nothing is left open')
    .on(hero('a', 2, 5), orc({}, 8), wall(6, -5, 6, 15))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: true, unknown: [] }),
  row(
    'hide.needs',
    'extra',
    'whoever is hidden already may hide where it is seen as little as others',
  )
    .on(hero('a', 2, 5), orc(hidden, 8))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: false }),
  row('hide.effect', 1, 'a hidden archer in the dark')
    .on(
      hero('a', 2, 5, { ...holds(bow), ...hidden, traits: ['darkvision-12'] }),
      orc({}, 8),
      dark(2, 5),
    )
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.attack.unseen-attacker')
    .gives(edge(1)),
  row('hide.effect', 'extra', 'truesight sees the hidden, who are invisible')
    .on(orc(senses('true-seeing-12'), 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .cites('srd52.light.other-senses')
    .gives({ ...clear, by: 'true-seeing' }),
  row('hide.effect', 'extra', 'hidden in the open: the map may not show behind what')
    .on(orc({}, 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .gives({ ...not('hidden'), unknown: ['creatures.a.conditions.hidden'] }),
  row('hide.effect', 'extra', 'hidden in the open, as written')
    .on(asWritten, orc({}, 5), hero('a', 8, 5, hidden))
    .ask(sees('o', 'a'))
    .gives({ ...not('hidden'), unknown: [] }),
  row('hide.ends', 0, 'walks from behind a wall into an orc’s clear sight, and on')
    .on(orc({}, 5), hero('a', 8, 8, hidden), wall(7, 8, 9, 8))
    .ask(pastTheOrc)
    .cites('srd52.opportunity.leaving-reach', 'srd52.hide.ends')
    .gives(once('o', [6, 5])),
  row(
    'hide.ends',
    'extra',
    'walks from behind a wall into an orc’s clear sight, by the rule as written',
  )
    .on(asWritten, orc({}, 5), hero('a', 8, 8, hidden), wall(7, 8, 9, 8))
    .ask(pastTheOrc)
    .cites('srd52.opportunity.seen')
    .gives(barredBy('not-seen')),
  row('hide.ends', 4, 'from shadow to shadow')
    .on(orc({}, 5), hero('a', 6, 6, hidden), light('dark'))
    .ask(
      go('a', [
        [6, 6],
        [7, 6],
      ]),
    )
    .cites('srd52.opportunity.seen')
    .gives(barredBy('not-seen')),

  // ── Spells, and what stands between ────────────────────────────────────────
  row('cover.targeting', 0, 'an arrow slit')
    .on(
      hero(
        'a',
        2,
        5,
        holds({ id: 'bolt', kind: 'ranged', tags: ['spell'], range: { normal: 24 } }),
      ),
      orc({}, 8),
      cell(7, 5, { degree: 'three-quarters' }),
    )
    .ask(rolls('a', 'o', 'bolt'))
    .uncited('nothing bars the spell')
    .gives({ possible: true }),
  ...(
    [
      [1, 'a closed window', glassWall(5, -5, 5, 15)],
      [2, 'a wall of force', wall(5, -5, 5, 15, { blocks: ['move', 'effect'], force: true })],
      [3, 'total cover', wall(5, -5, 5, 15)],
    ] as const
  ).map(([n, given, between]) =>
    row('cover.targeting', n, given)
      .on(
        hero(
          'a',
          2,
          5,
          holds({ id: 'bolt', kind: 'ranged', tags: ['spell'], range: { normal: 24 } }),
        ),
        orc({}, 8),
        between,
      )
      .ask(rolls('a', 'o', 'bolt'))
      .cites('srd52.cover.degrees')
      .gives(unable('total-cover')),
  ),
  row('light.weather', 0, 'an archer in heavy rain')
    .on(
      hero('a', 2, 5, holds(bow)),
      orc({}, 10),
      fill(0, 0, 14, 10, (x, y) => cell(x, y, { concealment: 'partial' })),
    )
    .ask(rolls('a', 'o', 'bow'))
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  row('attack.unseen-target', 4, 'the right square is guessed')
    .on(hero('a', 5, 5, holds(sword)), orc({ conditions: ['invisible'] }, 6))
    .ask(rolls())
    .gives({ ...edge(-1), possible: true }),
  row('attack.reckless', 1, 'her opportunity on the orc’s turn')
    .on(
      hero('a', 5, 5, { ...holds(sword), conditions: ['reckless'] }),
      orc({}, 6),
      turn({ round: 1, active: 'o' }),
    )
    .ask(rolls())
    .gives(edge(1)),
  row('attack.heavy', 4, 'a lance in the saddle, Strength 12')
    .on(
      hero('a', 5, 5, {
        ...holds({ id: 'lance', kind: 'melee', reachWeapon: 'reach', tags: ['heavy', 'lance'] }),
        abilities: { str: 12 },
        mount: 'h',
      }),
      hero('h', 5, 5, { size: 'large' }),
      orc({}, 8),
    )
    .ask(rolls('a', 'o', 'lance'))
    .gives(edge(-1)),

  // ── Conditions on the board ────────────────────────────────────────────────
  row('condition.blinded', 0, 'a blinded orc walks')
    .on(orc({ conditions: ['blinded'] }, 5))
    .ask(go('o', straight(5, 6)))
    .uncited('it changes no movement')
    .gives(legal(6)),
  row('condition.blinded', 2, 'a foe leaves its reach')
    .on(orc({ conditions: ['blinded'] }, 5), hero('a', 6, 5))
    .ask(go('a', straight(6, 1)))
    .cites('srd52.opportunity.seen')
    .gives(barredBy('not-seen')),
  row('condition.invisible', 5, 'walks through a reach')
    .on(orc({}, 5), hero('a', 6, 5, { conditions: ['invisible'] }))
    .ask(go('a', straight(6, 1)))
    .cites('srd52.opportunity.seen')
    .gives(barredBy('not-seen')),
  row('condition.grappled', 2, 'its opportunity against another')
    .on(
      hero('a', 5, 5, { ...holds(sword), conditions: ['grappled'] }),
      orc({}, 6),
      creature('g', 4, 5, { grapples: ['a'] }),
    )
    .ask(rolls())
    .gives(edge(-1)),
  row('condition.paralyzed', 1, 'a way through it')
    .on(orc({ conditions: ['paralyzed'] }, 5), hero('a', 4, 5))
    .ask(go('a', straight(4, 2)))
    .cites('srd52.share.through-incapacitated')
    .gives(legal(3)),
  row('condition.poisoned', 1, 'the saving throws of a poisoned creature')
    .on(orc({ conditions: ['poisoned'] }, 11, 10))
    .ask({ ask: 'area', shape: 'sphere', from: [10, 10], size: 4, save: 'reflex' })
    .uncited('saves are not ability checks')
    .gives({ creatures: [{ id: 'o', save: { disadvantage: [], conditions: [] } }] }),
  row('condition.incapacitated', 5, 'its Evasion')
    .on(orc({ traits: ['evasion'], conditions: ['incapacitated'] }, 11, 10))
    .ask({
      ask: 'area',
      shape: 'sphere',
      from: [10, 10],
      size: 4,
      save: 'reflex',
      damage: 27,
      saved: { o: true },
    })
    .uncited('the trait does not count')
    .gives({ creatures: [{ id: 'o', evasion: 'none', damage: 13 }] }),
  row('condition.stunned', 2, 'a stunned ogre leaves a reach')
    .on(hero('a', 5, 5), big('o', 6, 5, { conditions: ['stunned'] }))
    .ask(go('o', straight(6, 1)))
    .cites('srd52.opportunity.leaving-reach')
    .gives(once('a', [6, 5])),
  row('class.danger-sense', 1, 'a blinded creature with an advantage on Dexterity saves')
    .on(orc({ traits: ['danger-sense'], conditions: ['blinded'] }, 11, 10))
    .ask({ ask: 'area', shape: 'sphere', from: [10, 10], size: 4, save: 'reflex' })
    .gives({ creatures: [{ id: 'o', save: { advantage: ['danger-sense'] } }] }),
  row('light.other-senses', 'extra', 'truesight in dim light')
    .on(hero('a', 2, 5, { traits: ['true-seeing-12'] }), orc({}, 6), light('dim'))
    .ask(sees('a', 'o'))
    .gives({ ...clear, by: 'true-seeing' }),
  row('hide.needs', 'extra', 'an invisible creature in a dark square')
    .on(hero('a', 2, 5), orc({ conditions: ['invisible'] }, 8), light('dark'))
    .ask({ ask: 'hide', of: 'o' })
    .gives({ possible: true }),
  row('light.other-senses', 'extra', 'blindsight finds whom the host keeps from its side')
    .on(hero('a', 2, 5, { traits: ['blindsight-12'] }), orc({ visibleTo: ['foes'] }, 6))
    .ask(sees('a', 'o'))
    .gives({ ...clear, by: 'blindsight' }),
  row('reach.nearest-square', 'extra', 'an attack on whoever shares the square')
    .on(hero('a', 5, 5, holds(sword)), creature('o', 5, 5, { traits: ['swarm'] }))
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives({ possible: true }),
]);
