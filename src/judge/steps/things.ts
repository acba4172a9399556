/** Topics on objects: attacking, breaking and mending them, and their materials. */
import { SIZES, type Size } from '../../board/vocabulary.ts';
import { ENERGIES } from '../../rules/d20/play/specials/objects.ts';
import {
  against,
  choice,
  d20,
  diceStep,
  numberDie,
  yesNo,
  type MadeSteps,
  type Situation,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

const coded = (ids: readonly string[], prefix: string) =>
  ids.map((id) => ({ id, label: { message: `${prefix}.${id}` } }));

/** Breaking an object with a Strength check. */
export const breakingAttempt: Topic = {
  asks: ['object-break'],
  place: 'action',
  make(s) {
    const { j, of } = s;
    const dc = numberDie(s, 'dc', of.id, 'dc');
    const half = yesNo(s, 'half');
    const verdict = j.rules.specials.objectBreak(j, of, dc.total ?? 0, half.chosen === 'yes');
    const known = verdict.unknown.length === 0;
    const die = d20(s, 'check', of.id, 'strength', {
      modifiers: [{ value: verdict.modifier, why: 'strength', rules: verdict.rules }],
      sheet: verdict.modifier,
      known,
    });
    const step = against(
      { message: 'steps.check' },
      die,
      'dc',
      dc.total === undefined ? undefined : verdict.dc,
    );
    return {
      why: verdict.why,
      steps: [diceStep('steps.dc', dc), half, step],
      rules: verdict.rules,
      unknown: verdict.unknown,
      ...(step.result === undefined || step.result === 'reroll'
        ? {}
        : { outcome: { result: step.result, told: [], changes: [] } }),
    };
  },
};

function struck(s: Situation): MadeSteps {
  const { j, of } = s;
  const size = choice(
    s,
    'size',
    SIZES.map((id) => ({ id, label: { term: id } })),
    'medium',
  );
  const sure = s.topic === 'strike-object-full-round';
  const made = j.rules.specials.objectDefence(j, size.chosen as Size);
  const roll = d20(s, 'roll', of.id, 'attack', {
    modifiers: [],
    sheet: 0,
    known: false,
    attack: true,
  });
  const hit = against({ message: 'steps.attack' }, roll, 'ac', made.ac);
  const { things, substances } = j.rules.specials.objects;
  const kinds = [
    ...coded(Object.keys(substances), 'steps.substance'),
    ...coded(Object.keys(things), 'steps.thing'),
  ];
  const kind = choice(s, 'kind', kinds);
  const what = j.rules.specials.objectMade(
    j,
    kind.chosen === ''
      ? { size: size.chosen as Size }
      : Object.hasOwn(substances, kind.chosen)
        ? { substance: kind.chosen, centimetres: 2.5 }
        : { thing: kind.chosen },
  );
  const energy = choice(s, 'energy', coded(['none', ...ENERGIES], 'steps.energy'), 'none');
  const damage = numberDie(s, 'damage', of.id, 'damage');
  const hp = numberDie(s, 'hp', of.id, 'object-hp', { optional: true });
  const hits = sure || hit.result === 'success';
  const blow =
    damage.total === undefined || damage.total < 0
      ? undefined
      : j.rules.specials.objectDamage(j, {
          damage: damage.total,
          hardness: what.hardness ?? 0,
          ...(hp.total === undefined ? {} : { hp: hp.total }),
          ...(energy.chosen === 'none'
            ? {}
            : { energy: energy.chosen as (typeof ENERGIES)[number] }),
        });
  return {
    why: [],
    steps: [
      size,
      ...(sure ? [] : [hit]),
      kind,
      ...(what.hardness === undefined
        ? []
        : [toldStep(sentence('steps.made', { hardness: what.hardness, hp: what.hp ?? 0 }))]),
      ...(hits ? [energy, diceStep('steps.damage', damage, hp)] : []),
    ],
    rules: [...new Set([...made.rules, ...what.rules, ...(blow?.rules ?? [])])],
    unknown: [],
    ...(hit.result === 'failure' && !sure
      ? { outcome: { result: 'failure' as const, told: [], changes: [] } }
      : blow === undefined || !hits
        ? {}
        : {
            outcome: {
              result: 'success' as const,
              told: [
                sentence('steps.objectLoses', { n: blow.lost }),
                ...(blow.broken === true ? [{ message: 'steps.objectBroken' }] : []),
              ],
              changes: [],
            },
          }),
  };
}

export const strikingAttempt: Topic = {
  asks: ['object-defence', 'object-damage', 'object-made'],
  place: 'action',
  make: struck,
};

/** Mending an object. */
export const mendingAttempt: Topic = {
  asks: ['object-repair'],
  place: 'creature',
  known: (j) => j.rules.specials.objects.repair !== undefined,
  make(s) {
    const tools = yesNo(s, 'untooled');
    const total = numberDie(s, 'total', s.of.id, 'check-total', { heard: 'check' });
    const with_ = tools.chosen !== 'yes';
    const before = s.j.rules.specials.objectRepair(s.j, with_);
    const verdict = s.j.rules.specials.objectRepair(s.j, with_, total.total);
    return {
      why: [],
      steps: [
        tools,
        {
          kind: 'dice',
          label: sentence('steps.checkAgainst', { n: before.dc ?? 0 }),
          dice: [total],
        },
      ],
      rules: verdict.rules,
      unknown: [],
      ...(verdict.success === undefined
        ? {}
        : {
            outcome: {
              result: verdict.success ? 'success' : 'failure',
              told: verdict.success
                ? [sentence('steps.restores', { dice: verdict.restores ?? '' })]
                : [],
              changes: [],
            },
          }),
    };
  },
};

/** The save of an object that a creature holds or wears. */
export const objectSaveAttempt: Topic = {
  asks: ['object-save'],
  place: 'creature',
  make(s) {
    const save = choice(
      s,
      'save',
      (['fortitude', 'reflex', 'will'] as const).map((id) => ({
        id,
        label: { message: `steps.roll.${id}` },
      })),
      'fortitude',
    );
    const magic = numberDie(s, 'caster', s.of.id, 'caster-level', { optional: true });
    const held = yesNo(s, 'held');
    const { bonus, rules, unknown } = s.j.rules.specials.objectSave(s.j, {
      save: save.chosen as 'fortitude' | 'reflex' | 'will',
      ...(magic.total === undefined ? {} : { casterLevel: magic.total }),
      ...(held.chosen === 'yes' ? { holder: s.of } : {}),
    });
    return {
      why: [],
      steps: [
        save,
        held,
        diceStep('steps.casterLevel', magic),
        toldStep(
          bonus === null
            ? { message: 'steps.savesNever' }
            : sentence('steps.savesWith', { value: { signed: bonus } }),
        ),
      ],
      rules,
      unknown,
    };
  },
};
