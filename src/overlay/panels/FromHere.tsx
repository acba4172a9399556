/**
 * One line for a cell: the creatures that may attack the creature there, and those that it could
 * attack or flank from there. Computed once the pointer rests, so that it does not slow a drag.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Cell } from '../../board/grid.ts';
import type { Creature } from '../../board/creature.ts';
import { standsWithCreatureAt, type Standing } from '../../state/flankingAndCover.ts';
import { threatenersAt } from '../../state/threats.ts';
import { creatureLabel, list, t } from '../../text/index.ts';
import { useUi } from '../ui.ts';
import { capital } from './capital.ts';

/** Milliseconds that the pointer must rest. */
const PAUSE = 150;
/** Maximum number of names; further ones are counted. */
const MOST = 3;

/** A few labels in full, of more the first ones and a count. */
export const fewOf = (labels: readonly string[]): string =>
  list(
    labels.length > MOST
      ? [...labels.slice(0, MOST - 1), t('here.more', { n: labels.length - MOST + 1 })]
      : labels,
  );

const named = (creatures: readonly Creature[]): string =>
  fewOf(creatures.map((c) => creatureLabel(c.id)));

/** @param struck should the line include the creatures that may attack? */
export function hereWords(of: Creature, standing: Standing, struck: boolean): string {
  const who = { creature: of.id };
  const { struckBy, strikes, flanks } = standing;
  return [
    ...(struck && struckBy.length > 0 ? [t('here.struck', { foes: named(struckBy), who })] : []),
    ...(strikes.length > 0 ? [t('here.strikes', { foes: named(strikes), who })] : []),
    ...(flanks === null
      ? []
      : [
          t('here.flanks', {
            target: { creature: flanks.target.id },
            ally: { creature: flanks.with },
          }),
        ]),
  ].join(' · ');
}

export function FromHere({
  of,
  at,
  height = of.elevation,
  struck,
}: {
  readonly of: Creature;
  readonly at: Cell;
  /** Elevation in cells above the ground; absent: the creature's own elevation. */
  readonly height?: number | undefined;
  readonly struck: boolean;
}) {
  const { store, judgement } = useUi();
  const [words, say] = useState('');
  const judge = store.judge.value;
  const foes = judgement.foes.value;
  const threats = judgement.threats.value;
  useEffect(() => {
    say('');
    if (judge === null || of.seat !== undefined) return undefined;
    const timer = setTimeout(() => {
      const threatens = (x: number, y: number): readonly Creature[] =>
        threats === null ? [] : threatenersAt(threats, x, y).map(({ creature }) => creature);
      const standing = standsWithCreatureAt(judge, of, at, { foes, threatens }, height);
      say(hereWords(of, standing, struck));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [judge, of, at.join(), height, foes, threats]);
  return words === '' ? null : <p class="small here">{capital(words)}</p>;
}
