/**
 * Areas of effect in the attack panel: choosing a spell or a plain shape, placing it on the map, and
 * listing who is in it, with saving throws, before anything is cast.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Creature } from '../../../board/creature.ts';
import type { Point } from '../../../board/grid.ts';
import { SAVES, type Save } from '../../../board/vocabulary.ts';
import type { AreaShape } from '../../../rules/area.ts';
import type { SpellArea } from '../../../rules/spellArea.ts';
import { AREA_AIMS, aimingOf, directed, type AreaAim } from '../../../state/aiming.ts';
import type { AnswerTo, Ask } from '../../../state/asks.ts';
import { t, type MessageId } from '../../../text/index.ts';
import { useUi } from '../../ui.ts';
import { useAnswer } from '../useAnswer.ts';
import { Menu } from '../Menu.tsx';
import { Waits } from '../Waits.tsx';
import { AimedAt, CellsField, Picks, useAimEnds, type Pick } from './Aiming.tsx';
import { AreaTargets } from './InArea.tsx';

/** Largest size and greatest height that the panel offers, in squares. */
const MOST = 60;
const NO_SAVE = 'none';

const SPELL_AIM = {
  spread: 'radius',
  sphere: 'radius',
  cylinder: 'radius',
  cone: 'cone',
  line: 'line',
  cube: 'cube',
  emanation: 'emanation',
} as const satisfies Readonly<Record<SpellArea['shape'], AreaAim>>;
const SIZE_OF = {
  radius: 'area.size.radius',
  cone: 'area.size.length',
  line: 'area.size.length',
  cube: 'area.size.side',
  emanation: 'area.size.distance',
} as const satisfies Readonly<Record<AreaAim, MessageId>>;

/** The user's choice: a spell or a plain shape, with its numbers. */
interface Chosen {
  readonly id: string;
  readonly aim: AreaAim;
  readonly spreads: boolean;
  /** Height of a cylinder. */
  readonly tall: number | undefined;
  readonly size: number;
  readonly save: Save | null;
  /** Is it a spell, and no plain shape? */
  readonly magical: boolean;
}

export function SpellAreas({ from, spells }: { from: Creature; spells: readonly SpellArea[] }) {
  const { store, judgement } = useUi();
  const aiming = aimingOf(store);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [height, setHeight] = useState(Math.round(from.elevation));
  const aim = aiming.kind.value;
  const at = aiming.at.value;
  const now = aim !== null && chosen?.aim === aim ? chosen : null;
  const judge = store.judge.value;
  const space = judge === null ? 1 : judge.rules.space(from).value;
  const shapes = judge?.rules.areas?.shapes;
  const ask =
    now === null || (at === null && now.aim !== 'emanation')
      ? null
      : askOf(now, shapes, { by: from, space, at: at ?? from.at, height });
  const answer = useAnswer<'area'>(ask);
  // The last answer stays until the next one arrives, so that a moved area does not blink.
  const last = useRef<AnswerTo<'area'> | null>(null);
  if (ask === null || answer.lost) last.current = null;
  else if (answer.value !== null) last.current = answer.value;
  const value = last.current;
  useAimEnds();
  useEffect(() => {
    aiming.drawn.value =
      value === null || ask === null
        ? null
        : {
            cells: value.cells,
            lands: typeof ask.from === 'string' ? [] : [value.origin ?? ask.from],
            numbered: false,
            own: value.creatures.flatMap(({ id, relation }) =>
              relation === 'ally' || relation === 'self' ? [{ id, relation }] : [],
            ),
          };
  }, [value]);
  const pick = (picked: Pick | null): void => {
    if (picked === null) return choose(null);
    const spell = spells.find(({ id }) => id === picked.id);
    const kind = AREA_AIMS.find((each) => each === picked.kind) ?? 'radius';
    choose({
      id: picked.id,
      aim: kind,
      spreads: spell?.shape === 'spread',
      tall: spell?.height,
      size: spell?.size ?? chosen?.size ?? 4,
      save: spell === undefined ? (chosen?.save ?? 'reflex') : spell.save,
      magical: spell !== undefined,
    });
  };
  const edit = (change: Partial<Chosen>): void => {
    if (now !== null) choose({ ...now, ...change });
  };
  const heights = new Set(
    [from, ...judgement.visible.value].map(({ elevation }) => Math.round(elevation)),
  );
  return (
    <section class="areas" aria-labelledby="areas-title">
      <h3 class="small strong" id="areas-title">
        {t('area.spells')}
      </h3>
      <Picks
        label="areas-title"
        picks={[
          ...spells.map(({ id, shape }) => ({
            id,
            name: `area.spell.${id}` as const,
            kind: SPELL_AIM[shape],
          })),
          ...AREA_AIMS.filter(
            (kind) => OLD_AIMS.includes(kind) || shapes?.includes(kind as AreaShape),
          ).map((kind) => ({ id: kind, name: `area.kind.${kind}` as const, kind })),
        ]}
        pressed={now?.id ?? null}
        pick={pick}
      />
      {now !== null && (
        <>
          <AimedAt />
          <CellsField
            name={t(SIZE_OF[now.aim], { len: { length: now.size } })}
            least={1}
            most={MOST}
            value={now.size}
            set={(size) => edit({ size })}
          />
          {now.aim === 'radius' && (shapes === undefined || shapes.includes('spread')) && (
            <label class="fact-row">
              <span>{t('area.spreads')}</span>
              <input
                type="checkbox"
                checked={now.spreads}
                onChange={(event) => edit({ spreads: event.currentTarget.checked })}
              />
            </label>
          )}
          {now.aim === 'radius' && heights.size > 1 && (
            <CellsField
              name={t('area.height', { len: { length: height } })}
              least={0}
              most={MOST}
              value={height}
              set={setHeight}
            />
          )}
          <p class="fact-row">
            <span>{t('steps.save')}</span>
            <Menu
              label={`${t('steps.save')}: ${nameOf(now.save)}`}
              shown={nameOf(now.save)}
              current={now.save ?? NO_SAVE}
              items={[...SAVES, null].map((save) => ({ id: save ?? NO_SAVE, name: nameOf(save) }))}
              pick={(id) => edit({ save: SAVES.find((save) => save === id) ?? null })}
            />
          </p>
          {at !== null && ask === null && (
            <p class="small" role="status">
              {t('area.direction', { who: { creature: from.id } })}
            </p>
          )}
          <Waits of={answer} />
          {value !== null && <AreaTargets of={from.id} value={value} spreads={now.spreads} />}
          <p class="small muted">
            {t(now.aim === 'radius' ? 'area.range' : `area.way.${now.aim}`)}
          </p>
        </>
      )}
    </section>
  );
}

const nameOf = (save: Save | null): string =>
  save === null ? t('area.save.none') : t(`steps.roll.${save}`);

/** The shapes that every ruleset with areas has. */
const OLD_AIMS: readonly AreaAim[] = ['radius', 'cone', 'line'];

/** The shape of a radius in this ruleset (`shapes`; absent: that of the d20 family). */
function roundShape(
  { spreads, tall }: Chosen,
  shapes: readonly AreaShape[] | undefined,
): AreaShape {
  if (spreads) return 'spread';
  if (shapes === undefined) return 'burst';
  return tall === undefined ? 'sphere' : 'cylinder';
}

/** The question about the area where it is aimed; null: the area has no direction at that point. */
function askOf(
  chosen: Chosen,
  shapes: readonly AreaShape[] | undefined,
  {
    by,
    space,
    at,
    height,
  }: { readonly by: Creature; readonly space: number; readonly at: Point; readonly height: number },
): Ask<'area'> | null {
  const { aim, size, save, tall, magical } = chosen;
  const round = aim === 'radius';
  const placed =
    aim === 'emanation' ? { from: by.id } : round ? { from: at } : directed(by.at, space, at);
  if (placed === null) return null;
  return {
    ask: 'area',
    ...(magical && { magical }),
    shape: round ? roundShape(chosen, shapes) : aim,
    ...placed,
    size,
    ...(round && tall !== undefined ? { height: tall } : {}),
    elevation: round ? height : by.elevation,
    by: by.id,
    ...(save === null ? {} : { save }),
  };
}
