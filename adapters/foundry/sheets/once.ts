/**
 * Caches the facts read from each sheet until a new message brings the sheet again, because the
 * table is read again at every step of a token.
 */
import type { SceneAttack } from '../../../src/board/facts/creature.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import { memoize } from '../../../src/board/memoize.ts';
import type { Vocabulary } from '../../words/conditionNames.ts';
import type { ClosedSheet, RawSheet } from '../schema.ts';
import { conditionsOf } from './conditions.ts';
import { known, type SheetReader } from './read.ts';

const reads = memoize<SheetFacts>();
const unreads = memoize<readonly string[]>();

/** A closed sheet's attack, without a name: its id must not reveal the item. */
const unnamed = (
  { kind, natural, reachWeapon, reach, whip }: NonNullable<ClosedSheet['held']>[number],
  i: number,
): SceneAttack =>
  known<SceneAttack>({
    id: `held-${i + 1}`,
    name: '',
    kind,
    natural: natural ?? false,
    unarmed: undefined,
    light: undefined,
    twoHanded: undefined,
    reachWeapon: reachWeapon ?? 'none',
    reach: reach ?? undefined,
    tags: whip === true ? ['whip'] : undefined,
    rangeIncrement: undefined,
    ready: true,
  });

/** Visible facts of a creature whose sheet is closed to the user. */
export const closedRead = (
  { size, build, reach, held }: Omit<ClosedSheet, 'of' | 'open' | 'unread'>,
  statuses: readonly string[],
  words?: Vocabulary,
): SheetFacts =>
  known<SheetFacts>({
    size: size ?? undefined,
    build: build ?? undefined,
    reach: reach ?? undefined,
    attacks: held?.map(unnamed),
    conditions: conditionsOf(undefined, statuses, words),
    speed: undefined,
    armour: undefined,
    load: undefined,
    bab: undefined,
    abilities: undefined,
    traits: undefined,
    hp: undefined,
    hitDice: undefined,
    saves: undefined,
    ac: undefined,
  });

export const sheetRead = (
  reader: SheetReader,
  sheet: RawSheet,
  statuses: readonly string[],
): SheetFacts =>
  reads(sheet, [reader, ...statuses], () =>
    sheet.open ? reader.read(sheet, statuses) : closedRead(sheet, statuses, reader.words),
  );

/** Names of the parts of a sheet that could not be read; none for a sheet that was not sent. */
export const unreadOf = (reader: SheetReader, sheet: RawSheet | undefined): readonly string[] =>
  sheet === undefined
    ? []
    : unreads(sheet, [reader], () => [
        ...sheet.unread,
        ...(sheet.open ? reader.unread(sheet) : []),
      ]);
