/** d20 Modern SRD: feats that guard a creature in melee. */
import { expect } from 'vitest';
import { attack } from '../asks/attacks.ts';
import { cases, creature, hero, type Answer, type AttackInput, type Thing } from '../cases.ts';
import { asking, rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const pistol: AttackInput = { id: 'pistol', kind: 'ranged', rangeIncrement: 8 };
const knife: AttackInput = { id: 'knife', kind: 'melee', natural: true };
/** A shooter, its friend beside the target, and the target. */
const brawl = (traits: string[] = [], friend = true): Thing[] => [
  hero('a', 0, 0, { attacks: [pistol, knife], traits }),
  ...(friend ? [hero('y', 5, 0, { attacks: [knife] })] : []),
  creature('f', 4, 0, { attacks: [knife], traits: ['elusive-target', 'defensive-martial-arts'] }),
];
const shot = asking(attack('a', 'f', 'pistol'), row);
const without =
  (why: string) =>
  (answer: Answer): void =>
    expect((answer['modifiers'] as Answer[]).map((m) => m['why'])).not.toContain(why);
const ELUSIVE = 'attack.elusive-target';
const GUARD = 'attack.defensive-martial-arts';

export default cases('d20modern', [
  shot(ELUSIVE, 0, 'a shot into its melee')
    .on(brawl())
    .gives({ total: { attack: -8 } }),
  shot(ELUSIVE, 1, 'by a precise shooter')
    .on(brawl(['precise-shot']))
    .gives({ total: { attack: -4 } }),
  shot(ELUSIVE, 2, 'it fights nobody')
    .on(brawl([], false))
    .uncited('a control: the feat does not apply')
    .gives(without('elusive-target')),
  row(GUARD, 0, 'struck in melee')
    .on(
      hero('a', 0, 0, { attacks: [knife] }),
      creature('f', 1, 0, { traits: ['defensive-martial-arts'] }),
    )
    .ask(attack('a', 'f', 'knife'))
    .gives({ total: { ac: 1 } }),
  shot(GUARD, 1, 'shot at')
    .on(brawl([], false))
    .uncited('a control: the feat does not apply')
    .gives(without('defensive-martial-arts')),
]);
