/**
 * The choice of the kind of movement: on foot, tumbling, climbing, swimming or jumping. The reach area
 * and the dragged path are judged in it. While a path is shown whose kinds the host states, they are
 * shown instead: the path decides.
 */
import type { Creature } from '../../board/creature.ts';
import type { Moving } from '../../board/vocabulary.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { list, say } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { Menu } from './Menu.tsx';

/** The ways that a user may choose; the host may say others. */
const WAYS = ['walk', 'tumble', 'tumbleFast', 'climb', 'climbFast', 'swim', 'jump'] as const;

export function Ways({ judge, of }: { readonly judge: Judge; readonly of: Creature }) {
  const { store, judgement } = useUi();
  const { addedCosts, evading, hurriedClimb, jumps, phased } = judge.rules;
  if (phased === true) return null;
  const offered = {
    tumble: evading !== undefined,
    tumbleFast: evading !== undefined && evading.fullSpeed !== true,
    // Where extra costs are added, nobody climbs at twice the pace.
    climbFast:
      addedCosts === undefined && (hurriedClimb === undefined || (of.speed?.climb ?? 0) > 0),
    jump: jumps !== undefined,
  };
  const ways = WAYS.filter((way) => !(way in offered) || offered[way as keyof typeof offered]);
  const hurries = (by: Creature['moving']): boolean => by === of.moving && of.hurried === true;
  const moving = hurries('climb') ? 'climbFast' : hurries('tumble') ? 'tumbleFast' : of.moving;
  const chosen = ways.find((way) => way === moving) ?? 'walk';
  const nameOf = (way: (typeof WAYS)[number] | Moving): string =>
    say('way.choice', { way, skill: evading?.skill ?? 'tumble' });
  const path = judgement.path.value;
  const drawn = [...new Set(path?.ways?.slice(path.from + 1))].map((way) =>
    nameOf(way === (of.moving ?? 'walk') ? chosen : way),
  );
  const now = drawn.length > 0 ? list(drawn) : nameOf(chosen);
  return (
    <div class="ways small">
      <span class="muted">{say('dock.way')}</span>
      <Menu
        label={`${say('dock.way')}: ${now}`}
        shown={now}
        items={ways.map((way) => ({ id: way, name: nameOf(way) }))}
        current={chosen}
        pick={(id) => {
          const by = ways.find((way) => way === id) ?? 'walk';
          store.way.value =
            by === 'walk'
              ? null
              : by === 'climbFast'
                ? { of: of.id, by: 'climb', hurried: true }
                : by === 'tumbleFast'
                  ? { of: of.id, by: 'tumble', hurried: true }
                  : { of: of.id, by };
        }}
      />
    </div>
  );
}
