/**
 * Automatic fire, explosives and bursts in the attack panel: choosing the aim, entering dice that
 * people rolled, listing creatures in the area. Rolls nothing itself.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type {
  AutofireVerdict,
  BlastVerdict,
  CreatureInArea,
  ThrowVerdict,
  Wanted,
} from '../../../rules/d20/play/ordnance/ordnanceRules.ts';
import { aimingOf, WEAPON_AIMS, type WeaponAim } from '../../../state/aiming.ts';
import type { ExplosiveId } from '../../../rules/d20/play/ordnance/explosives.ts';
import type { Ask } from '../../../state/asks.ts';
import { creatureLabel, list, say, t, type MessageId } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { faultWhy } from '../../layers/findingSentences.ts';
import { useUi } from '../../ui.ts';
import { useAnswer } from '../useAnswer.ts';
import { Waits } from '../Waits.tsx';
import { AimedAt, CellsField, Picks, typed, useAimEnds } from './Aiming.tsx';

/**
 * The answers to the three area questions as one type: it has every field that any of the answers
 * has.
 */
type Answer = Partial<
  Omit<AutofireVerdict, 'save'> & Omit<ThrowVerdict, 'save'> & Omit<BlastVerdict, 'save'>
> & { readonly rules: readonly string[]; readonly save?: { readonly dc: number | null } | null };
type AreaQuestion = 'autofire' | 'blast' | 'throw-explosive';

/** Smallest and largest radius that the panel offers, in squares. */
const RADII = { least: 1, most: 20 } as const;

const OWN: Readonly<Record<string, MessageId>> = {
  'out-of-range': 'area.far',
  'does-not-arm': 'why.does-not-arm',
  'needs-trait': 'area.needs-strafe',
  'no-line-of-effect': 'area.no-line',
};

/** Explosives in the order of the list; clouds grow from round to round. */
const BURSTS = [
  'fragmentation-grenade',
  'thermite-grenade',
  'white-phosphorus-grenade',
  'dynamite',
  'c4',
  'grenade-40mm',
] as const satisfies readonly ExplosiveId[];
const CLOUDS: readonly ExplosiveId[] = ['smoke-grenade', 'tear-gas-grenade'];

/** Directions of a line of automatic fire, from the cell that is aimed at. */
const LINES = { right: [1, 0], 'down-right': [1, 1], down: [0, 1], 'down-left': [-1, 1] } as const;
type Line = keyof typeof LINES;
const LINE_IDS = Object.keys(LINES) as readonly Line[];

/** What the user chose besides the aim. */
interface Chosen {
  readonly radius: number;
  readonly explosive: ExplosiveId | undefined;
  readonly round: number | undefined;
  readonly line: Line | undefined;
}

export function WeaponAreas({ from }: { readonly from: Creature }) {
  const { store } = useUi();
  const aiming = aimingOf(store);
  const [radius, setRadius] = useState(4);
  const [explosive, setExplosive] = useState<ExplosiveId>();
  const [round, setRound] = useState('');
  const [line, setLine] = useState<Line>();
  const [total, setTotal] = useState('');
  const [die, setDie] = useState('');
  const aim = aiming.kind.value;
  const kind = WEAPON_AIMS.find((each) => each === aim) ?? null;
  const at = aiming.at.value;
  const answer = useAnswer<AreaQuestion>(
    kind === null || at === null
      ? null
      : askOf(
          kind,
          from.id,
          at,
          { radius, explosive, round: typed(round, 1000), line },
          { total: typed(total, 1000), scatter: typed(die, 12) },
        ),
  );
  const value: Answer | null = answer.value;
  useAimEnds();
  useEffect(() => {
    if (kind === null || value === null || at === null) aiming.drawn.value = null;
    else {
      const blast = value.blast ?? (kind === 'throw' ? undefined : value);
      const lands = kind === 'burst' ? [at] : (value.lands ?? []);
      aiming.drawn.value = {
        ...(kind === 'throw' ? { square: at } : {}),
        cells: blast?.cells ?? [],
        lands,
        numbered: value.wanted?.what === 'scatter',
      };
    }
  }, [value, kind, at]);
  return (
    <section class="areas" aria-labelledby="areas-title">
      <h3 class="small strong" id="areas-title">
        {t('area.title')}
      </h3>
      <Picks
        label="areas-title"
        picks={WEAPON_AIMS.map((each) => ({ id: each, kind: each, name: `area.${each}` as const }))}
        pressed={kind}
        pick={() => {
          setDie('');
          setTotal('');
        }}
      />
      {kind !== null && (
        <>
          <AimedAt />
          {kind === 'autofire' && from.traits.includes('strafe') && (
            <Choice<Line>
              name={t('area.strafe')}
              none={t('area.strafe.none')}
              ids={LINE_IDS}
              label={(id) => t(`area.strafe.${id}`)}
              value={line}
              set={setLine}
            />
          )}
          {kind !== 'autofire' && (
            <Choice<ExplosiveId>
              name={t('area.throw')}
              none={t('area.explosive.other')}
              ids={[...BURSTS, ...CLOUDS]}
              label={(id) => t(`area.explosive.${id}`)}
              value={explosive}
              set={setExplosive}
            />
          )}
          {kind === 'burst' && explosive !== undefined && CLOUDS.includes(explosive) && (
            <Typed name={t('area.cloud-round')} value={round} set={setRound} />
          )}
          {kind !== 'autofire' && explosive === undefined && (
            <CellsField
              name={t('area.radius')}
              least={RADII.least}
              most={RADII.most}
              value={radius}
              set={setRadius}
            />
          )}
          <Waits of={answer} />
          {value !== null && <Told kind={kind} from={from} value={value} />}
          {value !== null && kind !== 'burst' && value.defence !== null && (
            <Typed name={t('area.total')} value={total} set={setTotal} />
          )}
          {value !== null &&
            kind === 'throw' &&
            (value.wanted?.what === 'scatter' || die !== '') && (
              <Typed name={t('area.die')} value={die} set={setDie} />
            )}
        </>
      )}
    </section>
  );
}

/** A choice of one id, or of none. */
const Choice = <T extends string>({
  name,
  none,
  ids,
  label,
  value,
  set,
}: {
  readonly name: string;
  readonly none: string;
  readonly ids: readonly T[];
  label(id: T): string;
  readonly value: T | undefined;
  set(id: T | undefined): void;
}) => (
  <label class="fact-row">
    <span>{name}</span>
    <select
      class="field"
      value={value ?? ''}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget;
        set(ids.find((id) => id === chosen));
      }}
    >
      <option value="">{none}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {label(id)}
        </option>
      ))}
    </select>
  </label>
);

const Typed = ({ name, value, set }: { name: string; value: string; set(text: string): void }) => (
  <label class="fact-row">
    <span>{name}</span>
    <input
      class="field number"
      type="number"
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </label>
);

function askOf(
  kind: WeaponAim,
  of: string,
  at: readonly [number, number],
  { radius, explosive, round, line }: Chosen,
  {
    total,
    scatter,
  }: { readonly total?: number | undefined; readonly scatter?: number | undefined },
): Ask<'autofire'> | Ask<'blast'> | Ask<'throw-explosive'> {
  const rolled = total === undefined ? {} : { total };
  if (kind === 'autofire')
    return {
      ask: 'autofire',
      of,
      at,
      ...rolled,
      ...(line === undefined ? {} : { strafe: LINES[line] }),
    };
  const burst = explosive === undefined ? { radius } : { explosive };
  if (kind === 'burst')
    return { ask: 'blast', at, ...burst, ...(round === undefined || round < 1 ? {} : { round }) };
  return {
    ask: 'throw-explosive',
    of,
    at,
    ...burst,
    ...rolled,
    ...(scatter === undefined || scatter < 1 ? {} : { scatter }),
  };
}

function Told({ kind, from, value }: { kind: WeaponAim; from: Creature; value: Answer }) {
  const { why = [], modifiers = [], opportunities = [], hit, wanted, save } = value;
  const blast = value.blast ?? (kind === 'throw' ? undefined : value);
  const inside: readonly CreatureInArea[] | undefined =
    hit === false && kind === 'autofire' ? undefined : blast?.creatures;
  const dc = blast?.save?.dc ?? save?.dc ?? null;
  const by = [...new Set(opportunities.map((o) => o.by))].map(creatureLabel);
  return (
    <>
      {why.map((code) => (
        <div class="reason" key={code}>
          <VerdictGlyph verdict="illegal" />
          <p>
            {OWN[code] === undefined
              ? sentence(faultWhy({ code, rules: [] }, { of: from.id, action: 'ranged-attack' }))
              : t(OWN[code])}
          </p>
        </div>
      ))}
      {by.length > 0 && (
        <div class="reason">
          <VerdictGlyph verdict="provokes" />
          <p>{t('area.provokes', { foes: list(by) })}</p>
        </div>
      )}
      {modifiers.map((m) => (
        <p class="small" key={m.why}>
          {t(m.why === 'range' ? 'area.on-roll' : 'area.untrained', { value: { signed: m.value } })}
        </p>
      ))}
      {hit === false && <p class="small">{t('area.missed')}</p>}
      {wanted !== undefined && (
        <p class="strong" role="status">
          {wantedSaid(wanted, value.defence)}
        </p>
      )}
      {inside !== undefined && (
        <ul class="small">
          {dc !== null && <li class="muted">{t('area.save', { n: dc })}</li>}
          {blast?.dice !== undefined && (
            <li class="muted">{t('area.dice', { dice: blast.dice })}</li>
          )}
          {blast?.cloud?.missChance !== undefined && (
            <li>{t('area.cloud-hides', { n: blast.cloud.missChance })}</li>
          )}
          {blast?.cloud?.save !== undefined && (
            <li>{t('area.cloud-save', { n: blast.cloud.save.dc })}</li>
          )}
          {inside.length === 0 ? (
            <li>{t('area.nobody')}</li>
          ) : (
            inside.map(({ id, reflex }) => (
              <li key={id}>
                {reflex === 0
                  ? creatureLabel(id)
                  : t('area.caught', { who: { creature: id }, value: { signed: reflex } })}
              </li>
            ))
          )}
        </ul>
      )}
    </>
  );
}

const sentence = ({ message, params }: ReturnType<typeof faultWhy>): string =>
  say(message, params ?? {});

const wantedSaid = ({ what, die }: Wanted, defence: number | null | undefined): string =>
  t(`area.wanted.${what}`, { n: what === 'attack' ? (defence ?? 0) : (die ?? 0) });
