/**
 * Topics on a creature's body and gear: abilities, size, overland pace, incorporeality, wind,
 * searching by touch.
 */
import { sameCell } from '../../board/grid.ts';
import { tilingOf } from '../../board/tiling.ts';
import { HARMS } from '../../rules/d20/play/states/ghosts.ts';
import {
  choice,
  diceStep,
  numberDie,
  yesNo,
  type Label,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

const D100 = { roll: { count: 1, sides: 100 } };

/** Modifiers from ability scores and size, before armor and feats. */
export const frameAttempt: Topic = {
  asks: ['frame'],
  place: 'creature',
  make({ j, of }) {
    const { melee, ranged, grapple, armourClass, flatFooted, failsSaves, rules, unknown } =
      j.rules.bodies.frame(j, of);
    const signed = (n: number): { readonly signed: number } => ({ signed: n });
    return {
      why: [],
      steps: [
        toldStep(
          sentence('steps.frame', {
            melee: signed(melee),
            ranged: signed(ranged),
            grapple: signed(grapple),
            n: armourClass,
            flat: flatFooted,
          }),
          ...failsSaves.map((save): Label =>
            sentence('steps.failsSave', { what: { message: `steps.roll.${save}` } }),
          ),
        ),
      ],
      rules,
      unknown,
    };
  },
};

/**
 * Which attacks pass through incorporeal creatures, and which obstacles these creatures pass
 * through.
 */
export const bodilessAttempt: Topic = {
  asks: ['body', 'harm', 'through'],
  place: 'creature',
  offered: ({ j, of }) => j.rules.states.body(j, of).bodiless,
  make(s) {
    const { j, of } = s;
    const by = choice(
      s,
      'harm',
      HARMS.map((id) => ({ id, label: { message: `steps.harm.${id}` } })),
      HARMS[0],
    );
    const roll = numberDie(s, 'roll', of.id, 'd100', D100);
    const thick = numberDie(s, 'thick', of.id, 'radius', { optional: true });
    const harm = j.rules.states.harm(j, undefined, of, {
      by: by.chosen as (typeof HARMS)[number],
      ...(roll.total === undefined ? {} : { roll: roll.total }),
    });
    const through = j.rules.states.through(j, of, { what: 'solid', thick: thick.total ?? 1 });
    return {
      why: [],
      steps: [
        by,
        ...(harm.affects === null || roll.total !== undefined
          ? [
              {
                kind: 'dice' as const,
                label: sentence('steps.missChance', { n: harm.chance }),
                dice: [roll],
              },
            ]
          : []),
        toldStep({
          message:
            harm.part === undefined
              ? `steps.harmed.${harm.affects === null ? 'die' : String(harm.affects)}`
              : 'steps.harmed.half',
        }),
        diceStep('steps.thick', thick),
        toldStep({ message: `steps.through.${String(through.allowed)}` }),
      ],
      rules: [...new Set([...harm.rules, ...through.rules])],
      unknown: [],
    };
  },
};

/** A spell that makes the creature larger or smaller, and the places where it then fits. */
export const growthAttempt: Topic = {
  asks: ['growth'],
  place: 'creature',
  known: (j) => Object.values(j.rules.conditions).some((row) => row.sizes !== undefined),
  make(s) {
    const { j, of } = s;
    const spells = Object.entries(j.rules.conditions).flatMap(([id, row]) =>
      row.sizes === undefined ? [] : [{ id, sizes: row.sizes }],
    );
    const spell = choice(
      s,
      'spell',
      spells.map(({ id }) => ({ id, label: { term: id } })),
      spells[0]?.id,
    );
    const verdict = j.rules.movements.growth(j, of, spell.chosen);
    const { size, space, places, why, rules, unknown } = verdict;
    const who = { creature: of.id };
    if (why !== undefined)
      return {
        why: [],
        steps: [
          spell,
          toldStep(
            sentence(`steps.growth.${why}`, {
              who,
              size: { term: size },
              by: { creatures: verdict.by ?? [] },
            }),
          ),
        ],
        rules,
        unknown,
      };
    const corner = choice(
      s,
      'corner',
      places.map((at) => ({ id: at.join(','), label: { cell: at } })),
      (places.find((at) => sameCell(at, of.at)) ?? places[0])?.join(','),
    );
    const at = places.find((each) => each.join(',') === corner.chosen) ?? of.at;
    const [step] = spells.filter(({ id }) => id === spell.chosen).map(({ sizes }) => sizes);
    // The opposite spell ends, and the creature has its own size again.
    const opposite = spells.find(({ id, sizes }) => sizes !== step && of.conditions.includes(id));
    return {
      why: [],
      steps: [spell, ...(places.length > 1 ? [corner] : [])],
      rules,
      unknown,
      outcome: {
        result: 'success',
        told: [
          sentence('steps.growth.becomes', {
            who,
            size: { term: size },
            n: space,
            len: { length: verdict.reach },
          }),
        ],
        changes: [
          opposite === undefined
            ? { what: 'condition', of: of.id, condition: spell.chosen, on: true }
            : { what: 'condition', of: of.id, condition: opposite.id, on: false },
          ...(sameCell(at, of.at) ? [] : [{ what: 'place' as const, of: of.id, from: of.at, at }]),
        ],
      },
    };
  },
};

/** Wind that stops the creature, knocks it down or blows it away. */
export const windAttempt: Topic = {
  asks: ['wind'],
  place: 'creature',
  known: (j) => Object.keys(j.rules.states.figures.wind).length > 0,
  offered: ({ j, of }) =>
    of.conditions.some((id) => Object.hasOwn(j.rules.states.figures.wind, id)),
  make(s) {
    const { j, of } = s;
    const mine = of.conditions.filter((id) => Object.hasOwn(j.rules.states.figures.wind, id));
    const which = choice(
      s,
      'condition',
      mine.map((id) => ({ id, label: { term: id } })),
      mine[0],
    );
    const roll = numberDie(s, 'roll', of.id, 'points');
    const verdict = j.rules.states.wind(j, of, {
      condition: which.chosen,
      ...(roll.total === undefined ? {} : { roll: roll.total }),
    });
    return {
      why: [],
      steps: [
        which,
        ...(verdict.dice === undefined
          ? []
          : [
              {
                kind: 'dice' as const,
                label: sentence('steps.windDice', { dice: verdict.dice }),
                dice: [roll],
              },
            ]),
        ...(verdict.metres === undefined
          ? []
          : [toldStep(sentence('steps.windMetres', { len: { metres: verdict.metres } }))]),
      ],
      rules: verdict.rules,
      unknown: [],
    };
  },
};

/** Searching a cell by touch for an unseen creature. */
export const gropeAttempt: Topic = {
  asks: ['grope'],
  place: 'action',
  make(s) {
    const { j, of } = s;
    const around = tilingOf(j.board.ground.grid).neighbours(of.at);
    const square = choice(
      s,
      'square',
      around.map((at) => ({ id: at.join(','), label: { cell: at } })),
    );
    const touched = yesNo(s, 'touched');
    const at = around.find((each) => each.join(',') === square.chosen);
    if (at === undefined) return { why: [], steps: [square], rules: [], unknown: [] };
    const verdict = j.rules.states.grope(j, of, { cells: [at], hits: [touched.chosen === 'yes'] });
    return {
      why: verdict.why,
      steps: [square, touched],
      rules: verdict.rules,
      unknown: verdict.unknown,
      ...(verdict.why.length > 0
        ? {}
        : {
            outcome: {
              result: verdict.found.length > 0 ? 'success' : 'failure',
              told: verdict.found.map((id) =>
                sentence('steps.gropes', { who: { creature: of.id }, target: { creature: id } }),
              ),
              changes: [],
            },
          }),
    };
  },
};

/** Can a piece of ammunition be used again? */
export const ammunitionAttempt: Topic = {
  asks: ['ammunition'],
  place: 'creature',
  make(s) {
    const hit = yesNo(s, 'hit');
    const die = numberDie(s, 'roll', s.of.id, 'd100', D100);
    const verdict = s.j.rules.attacks.ammunition(s.j, {
      hit: hit.chosen === 'yes',
      ...(die.total === undefined ? {} : { die: die.total }),
    });
    return {
      why: [],
      steps: [
        hit,
        diceStep('steps.roll100', die),
        ...(die.total === undefined && hit.chosen !== 'yes'
          ? []
          : [toldStep({ message: `steps.missile.${verdict.state}` })]),
      ],
      rules: verdict.rules,
      unknown: [],
    };
  },
};
