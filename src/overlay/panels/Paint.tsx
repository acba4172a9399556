/**
 * The paint panel (docs/design/look.md, 10): six tiles that look like the marks on the map, a
 * tile's options, the brush, files, undo.
 */
import { useEffect, useRef, useState } from 'preact/hooks';

import { CONCEALMENTS, COVER_DEGREES, COVER_MARKS } from '../../board/vocabulary.ts';
import { COSTS } from '../../amendments/paint.ts';
import {
  BRUSHES,
  groundsOf,
  paintingOf,
  type ToolShades,
  type Tile,
  tilesOn,
  type Tool,
} from '../../state/painting.ts';
import { say, shortTerm, t, term } from '../../text/index.ts';
import {
  alikeCells,
  MAX_PAINT_FILE_BYTES,
  paintDocument,
  paintGrid,
  readPaint,
} from '../../amendments/paintFile.ts';
import type { Store } from '../../state/store.ts';
import { Icon } from '../icons/Icon.tsx';
import { groundName, LIGHT_TERM } from '../layers/terrain.ts';
import { patternId } from '../patterns.tsx';
import { undoOrRedo } from '../undoKeys.ts';
import { type FillName, FILLS } from '../style.ts';
import { useUi } from '../ui.ts';
import css from './paint.css?inline';
import type { PanelContents } from './panel.ts';
import { giveFile } from './giveFile.ts';
import { capital } from './capital.ts';
import { Button, IconButton } from '../Button.tsx';

/** Saves this map's painting as a file. */
export function exportPaint(store: Store): void {
  const grid = store.scene.peek()?.grid;
  if (grid === undefined) return;
  const name = document.title.trim().slice(0, 100);
  const painted = paintingOf(store).judged.peek();
  const text = JSON.stringify(paintDocument(painted, { name, grid: paintGrid(grid) }), null, 1);
  giveFile(name === '' ? 'map' : name, '', 'application/json', `${text}\n`);
}

function parsed(text: string): ReturnType<typeof readPaint> {
  try {
    return readPaint(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Replaces this map's painting with the painting in a file; one undo restores the old painting.
 * Returns the sentence for the user. Never rejects.
 */
export async function importPaint(
  store: Store,
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<string> {
  const item = file.name;
  if (file.size > MAX_PAINT_FILE_BYTES) return say('paint.import.big', { item });
  const painting = paintingOf(store);
  const map = store.ground.peek();
  const read = parsed(await file.text().catch(() => ''));
  const grid = store.scene.peek()?.grid;
  // The map may have changed in the meantime.
  if (
    read === null ||
    grid === undefined ||
    painting.map.peek() !== map ||
    store.ground.peek() !== map
  )
    return say('paint.import.other', { item });
  if (!alikeCells(read.grid, paintGrid(grid))) return say('paint.import.cells', { item });
  painting.replace(read.paint);
  const n = read.paint.size;
  const { columns, rows } = read.grid;
  if (columns === grid.columns && rows === grid.rows) return say('paint.imported', { n, item });
  return say('paint.imported.size', {
    n,
    item,
    theirs: `${columns} × ${rows}`,
    ours: `${grid.columns} × ${grid.rows}`,
  });
}

const usePainting = () => paintingOf(useUi().store);
/** Does the ruleset leave degrees of cover to people? */
const useGraded = (): boolean => useUi().store.judge.value?.rules.coverDegrees !== undefined;

const fillOf = (
  tile: Exclude<Tile, 'low'>,
  { cover, light }: ToolShades,
  graded: boolean,
): Exclude<FillName, `path-${string}`> =>
  tile === 'cover'
    ? graded
      ? 'cover-degree'
      : `cover-${cover}`
    : tile === 'dark'
      ? light === 'dim'
        ? 'dim'
        : 'dark'
      : tile;

/** Sample of a tile, drawn with the map's own patterns: one cell or a part of it. */
function Sample({ tile, shades, graded }: { tile: Tile; shades: ToolShades; graded: boolean }) {
  const side = tile === 'cover' ? 100 : 50;
  return (
    <svg
      class="sample"
      width="40"
      height="40"
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={side} height={side} rx={side / 10} fill="#4A4640" />
      {tile === 'low' ? (
        <>
          <path d="M2 25H48" stroke="var(--m-ink)" stroke-width="13" />
          <path d="M4 25H46" stroke="var(--m-paper)" stroke-width="7" stroke-dasharray="9 4.5" />
        </>
      ) : (
        (tile !== 'dark' || shades.light !== 'bright') && (
          <rect
            width={side}
            height={side}
            fill={`url(#${patternId(FILLS[fillOf(tile, shades, graded)].pattern)})`}
          />
        )
      )}
    </svg>
  );
}

function Tiles() {
  const { store } = useUi();
  const painting = usePainting();
  const pick = (tool: Tool, event: MouseEvent): void => {
    const again = painting.tool.peek() === tool;
    painting.tool.value = again ? null : tool;
    if (again) return;
    store.muted.value = false;
    // If the tile was chosen by keyboard (a click without a pointer), move the focus to the map,
    // where keys move the brush.
    const root = (event.currentTarget as HTMLElement).getRootNode() as Document | ShadowRoot;
    if (event.detail === 0)
      requestAnimationFrame(() => root.querySelector<HTMLElement>('.paint-sheet')?.focus());
  };
  const graded = useGraded();
  const now = painting.tool.value;
  const brush = painting.brush.value;
  return (
    <>
      <div class="tiles" role="group" aria-label={t('panel.paint')}>
        {tilesOn(store.scene.value?.grid, store.judge.value?.rules.silent).map((tile) => (
          <Button
            key={tile}
            class="tile"
            data-tile={tile}
            aria-pressed={now === tile}
            onClick={(event) => pick(tile, event)}
          >
            <Sample tile={tile} shades={painting.shades.value} graded={graded} />
            <span>{capital(say('paint.kinds', { item: tile }))}</span>
          </Button>
        ))}
      </div>
      <Choice tool={now} />
      <div class="choice">
        <span id="paint-brush">{t('paint.brush')}</span>
        <span class="picks" role="group" aria-labelledby="paint-brush">
          {BRUSHES.map((n) => (
            <Button
              key={n}
              class="iconbtn"
              aria-pressed={brush === n}
              aria-disabled={now === 'low'}
              onClick={() => {
                if (now !== 'low') painting.brush.value = n;
              }}
            >
              {n}
            </Button>
          ))}
          <IconButton
            icon="delete"
            label={t('paint.erase')}
            data-tile="erase"
            aria-pressed={now === 'erase'}
            onClick={(event) => pick('erase', event)}
          />
        </span>
      </div>
    </>
  );
}

/** The options of the chosen tile. */
function Choice({ tool }: { readonly tool: Tool | null }) {
  const { store } = useUi();
  const painting = usePainting();
  const graded = useGraded();
  const shades = painting.shades.value;
  const set = (change: Partial<ToolShades>): void => {
    painting.shades.value = { ...painting.shades.peek(), ...change };
  };
  const picks = <K extends 'cover' | 'degree' | 'concealment' | 'light'>(
    key: K,
    name: string,
    all: readonly ToolShades[K][],
    face: (v: ToolShades[K]) => string,
    full: (v: ToolShades[K]) => string,
  ) => (
    <div class="choice">
      <span id="paint-choice">{name}</span>
      <span class="picks" role="group" aria-labelledby="paint-choice">
        {all.map((v) => (
          <Button
            key={v}
            class="iconbtn wide"
            aria-pressed={shades[key] === v}
            aria-label={`${face(v)}: ${full(v)}`}
            title={full(v)}
            onClick={() => set({ [key]: v })}
          >
            {face(v)}
          </Button>
        ))}
      </span>
    </div>
  );
  switch (tool) {
    case 'difficult': {
      const put = (by: number): void =>
        set({
          cost: Math.max(COSTS.least, Math.min(COSTS.most, painting.shades.peek().cost + by)),
        });
      const grounds = Object.keys(groundsOf(store));
      const cost = (
        <div class="choice">
          <span id="paint-choice">{t('paint.cost')}</span>
          <span class="picks stepper" role="group" aria-labelledby="paint-choice">
            <Button
              class="iconbtn"
              aria-label={t('paint.cost.less')}
              aria-disabled={shades.cost <= COSTS.least}
              onClick={() => put(-1)}
            >
              −
            </Button>
            <output class="strong" aria-live="polite">
              {shades.cost}
            </output>
            <Button
              class="iconbtn"
              aria-label={t('paint.cost.more')}
              aria-disabled={shades.cost >= COSTS.most}
              onClick={() => put(1)}
            >
              +
            </Button>
          </span>
        </div>
      );
      return (
        <>
          {grounds.length > 0 && (
            <label class="choice">
              <span>{t('paint.ground')}</span>
              <select
                value={shades.ground}
                onChange={(event) => set({ ground: event.currentTarget.value })}
              >
                <option value="">{t('paint.ground.any')}</option>
                {grounds.map((id) => (
                  <option key={id} value={id}>
                    {groundName(id)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {(shades.ground === '' || grounds.length === 0) && cost}
        </>
      );
    }
    case 'cover':
      return graded
        ? picks(
            'degree',
            t('cover.set'),
            COVER_DEGREES,
            (v) => (v === 'none' ? '0' : v === 'total' ? '1' : shortTerm(`cover-${v}`)),
            (v) => term(`cover-${v}`),
          )
        : picks(
            'cover',
            t('paint.bonus'),
            COVER_MARKS,
            (v) => ({ limited: '+2', cover: '+4', improved: '+8' })[v],
            (v) => term(`cover-${v}`),
          );
    case 'concealment':
      return picks(
        'concealment',
        t('paint.miss'),
        CONCEALMENTS,
        (v) => ({ partial: '20%', fog: '20/50%', total: '50%' })[v],
        (v) => term(`concealment-${v}`),
      );
    case 'dark':
      return picks(
        'light',
        t('paint.light'),
        PAINTED_LIGHTS,
        (v) => shortTerm(LIGHT_TERM[v]),
        (v) => term(LIGHT_TERM[v]),
      );
    default:
      return null;
  }
}
const PAINTED_LIGHTS = ['bright', 'dim', 'dark'] as const;

function Paint() {
  const { store } = useUi();
  const painting = usePainting();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  useEffect(
    () => () => {
      painting.tool.value = null;
    },
    [],
  );
  const tool = painting.tool.value;
  const { size } = painting.judged.value;
  const kept = size === 0 ? t('paint.none') : say('paint.saved', { n: size });
  const step = (icon: 'undo' | 'redo', can: boolean, run: () => void) => (
    <IconButton
      icon={icon}
      label={t(`paint.${icon}`)}
      data-step={icon}
      aria-disabled={!can}
      onClick={run}
    />
  );
  // While the focus is in this panel, the undo keys belong to it and not to the host.
  const ownUndo = {
    'data-undo': '',
    onKeyDown(event: KeyboardEvent) {
      const step = undoOrRedo(event);
      if (step === null) return;
      event.preventDefault();
      event.stopPropagation();
      painting[step]();
    },
  };
  return (
    <>
      <div class="body paint" {...ownUndo}>
        <Tiles />
        {tool !== null && (
          <p class="small muted">{t(tool === 'low' ? 'paint.hint.low' : 'paint.hint')}</p>
        )}
        <p class="small muted" role="status">
          {painting.unsaved.value ? t('paint.unsaved') : message === '' ? kept : message}
        </p>
      </div>
      <footer class="foot" {...ownUndo}>
        <Button
          aria-label={t('paint.import')}
          title={t('paint.import')}
          onClick={() => input.current?.click()}
        >
          <Icon name="import" />
          {t('paint.import.short')}
        </Button>
        <Button
          aria-label={t('paint.export')}
          title={t('paint.export')}
          aria-disabled={size === 0}
          onClick={() => {
            if (size > 0) exportPaint(store);
          }}
        >
          <Icon name="export" />
          {t('log.action.export')}
        </Button>
        <span class="space" />
        {step('undo', painting.canUndo.value, painting.undo)}
        {step('redo', painting.canRedo.value, painting.redo)}
        <input
          type="file"
          class="unseen"
          ref={input}
          tabIndex={-1}
          aria-hidden="true"
          accept=".json,application/json"
          onChange={(event) => {
            const at = event.currentTarget;
            const file = at.files?.[0];
            if (file !== undefined) void importPaint(store, file).then(setMessage);
            // Clear the field, so that the same file can be chosen again.
            at.value = '';
          }}
        />
      </footer>
    </>
  );
}

export const paint: PanelContents = { Content: Paint, css };
