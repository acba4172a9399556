/**
 * Automatic fire, explosives and bursts in the attack panel: choosing the aim, entering dice that
 * people rolled, listing creatures in the area. Rolls nothing itself.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type {
  AutofireVerdict,
  BlastVerdict,
  InArea,
  ThrowVerdict,
  Wanted,
} from '../../../rules/play/ordnance/questions.ts';
import { aimingOf, WEAPON_AIMS, type WeaponAim } from '../../../state/aiming.ts';
import type { Ask } from '../../../state/asks.ts';
import { creatureLabel, list, say, t } from '../../../text/index.ts';
import { VerdictGlyph } from '../../icons/Verdict.tsx';
import { faultWhy } from '../../layers/words.ts';
import { useUi } from '../../ui.ts';
import { useAnswer } from '../answers.ts';
import { Waits } from '../Waits.tsx';
import { AimedAt, Cells, Picks, typed, useAimEnds } from './Aiming.tsx';

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

const OWN: Readonly<Record<string, 'area.far' | 'area.no-line'>> = {
  'out-of-range': 'area.far',
  'no-line-of-effect': 'area.no-line',
};

export function WeaponAreas({ from }: { readonly from: Creature }) {
  const { store } = useUi();
  const aiming = aimingOf(store);
  const [radius, setRadius] = useState(4);
  const [total, setTotal] = useState('');
  const [die, setDie] = useState('');
  const aim = aiming.kind.value;
  const kind = WEAPON_AIMS.find((each) => each === aim) ?? null;
  const at = aiming.at.value;
  const answer = useAnswer<AreaQuestion>(
    kind === null || at === null
      ? null
      : askOf(kind, from.id, at, radius, typed(total, 1000), typed(die, 12)),
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
          {kind !== 'autofire' && (
            <Cells
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

const Typed = ({
  name,
  value,
  set,
}: {
  readonly name: string;
  readonly value: string;
  set(text: string): void;
}) => (
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
  radius: number,
  total: number | undefined,
  scatter: number | undefined,
): Ask<'autofire'> | Ask<'blast'> | Ask<'throw-explosive'> {
  const rolled = total === undefined ? {} : { total };
  if (kind === 'autofire') return { ask: 'autofire', of, at, ...rolled };
  if (kind === 'burst') return { ask: 'blast', at, radius };
  return {
    ask: 'throw-explosive',
    of,
    at,
    radius,
    ...rolled,
    ...(scatter === undefined || scatter < 1 ? {} : { scatter }),
  };
}

function Told({
  kind,
  from,
  value,
}: {
  readonly kind: WeaponAim;
  readonly from: Creature;
  readonly value: Answer;
}) {
  const { why = [], modifiers = [], opportunities = [], hit, wanted, save } = value;
  const blast = value.blast ?? (kind === 'throw' ? undefined : value);
  const inside: readonly InArea[] | undefined =
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
