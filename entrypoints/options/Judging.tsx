/**
 * Options for the policy of each kind of ruling: the policies for all games, and the games that
 * have their own.
 */
import { Button } from '../../src/overlay/Button.tsx';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  POLICIES,
  PRESET_IDS,
  presetOf,
  PRESETS,
  RULINGS,
  type Policies,
  type RulingKind,
} from '../../src/encounter/policy.ts';
import {
  gamesOf,
  policiesIn,
  POLICIES_BY_GAME,
  USUAL_GAME,
  withoutGame,
  withPolicies,
  type PoliciesByGame,
} from '../../src/encounter/policiesByGame.ts';
import { storeFor } from '../../src/settings/durableStore.ts';
import { say, t } from '../../src/text/pages.ts';
import { PRACTICE } from '../overlay/policies.ts';
import { Segments } from './rows.tsx';

/** One line with the policies of a game: "Out of turn: off · Attacks of opportunity: ask". */
const chosenIn = (byGame: PoliciesByGame, game: string): string =>
  Object.entries(byGame[game]?.policies ?? {})
    .map(([kind, policy]) => t('policy.choose', { item: say(`options.ruling.${kind}`), policy }))
    .join(' · ');

export function JudgingOptions() {
  const policies = useMemo(() => storeFor(POLICIES_BY_GAME.name, POLICIES_BY_GAME), []);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const end = new AbortController();
    void policies.follow(end.signal);
    return () => end.abort();
  }, []);
  const now = useComputed(() => policiesIn(policies.value.value, USUAL_GAME)).value;
  const trouble = policies.trouble.value;

  const change = (edit: (now: PoliciesByGame) => PoliciesByGame, done = ''): void => {
    policies.change(edit).then(
      () => setMessage(done),
      () => setMessage(t('popup.notKept')),
    );
  };
  const choose = (changed: Partial<Policies>): void => {
    const at = new Date().toISOString();
    change((so) => withPolicies(so, USUAL_GAME, changed, at));
  };

  return (
    <>
      <h2 id="judging-title" class="caps">
        {t('options.judging')}
      </h2>
      <p class="small muted">{t('options.judging.note')}</p>
      {trouble !== null && (
        <p class="trouble" role="status">
          {say(trouble.code, trouble.params)}
        </p>
      )}
      <div class="rulings">
        <Segments
          name="preset"
          label={t('options.preset')}
          note={t('options.preset.note')}
          value={presetOf(now) ?? ''}
          choices={PRESET_IDS.map((id) => ({ id, text: t(`options.preset.${id}`) }))}
          choose={(id) => {
            if (id !== '') choose(PRESETS[id]);
          }}
        />
        {RULINGS.map((kind) => (
          <Ruling key={kind} kind={kind} now={now} choose={choose} />
        ))}
      </div>
      <p class="small muted below">
        {t('policy.enforceNote')} {t('options.judging.stops')}
      </p>
      <Games
        byGame={policies.value.value}
        back={(game) =>
          change((so) => withoutGame(so, game), t('options.games.done', { item: named(game) }))
        }
      />
      <p class="small" role="status">
        {message}
      </p>
    </>
  );
}

const Ruling = ({
  kind,
  now,
  choose,
}: {
  readonly kind: RulingKind;
  readonly now: Policies;
  choose(changed: Partial<Policies>): void;
}) => (
  <Segments
    name={`ruling-${kind}`}
    label={t(`options.ruling.${kind}`)}
    note={t(`options.ruling.${kind}.note`)}
    value={now[kind]}
    choices={POLICIES.map((id) => ({ id, text: t('policy.name', { policy: id }) }))}
    choose={(policy) => choose({ [kind]: policy })}
  />
);

/**
 * Name of a game in the list: its key. If the table has only one game, the slash at the key's end
 * is left out.
 */
const named = (game: string): string =>
  game === PRACTICE ? t('practice.title') : game.replace(/\/$/, '');

function Games({ byGame, back }: { readonly byGame: PoliciesByGame; back(game: string): void }) {
  const games = gamesOf(byGame);
  if (games.length === 0) return null;
  return (
    <>
      <h3 class="strong">{t('options.games')}</h3>
      <p class="small muted">{t('options.games.note')}</p>
      <ul class="sites">
        {games.map((game) => (
          <li key={game}>
            <span class="what">
              <span class="strong">{named(game)}</span>
              <span class="small muted">{chosenIn(byGame, game)}</span>
            </span>
            <Button
              aria-label={t('options.games.backOf', { item: named(game) })}
              onClick={() => back(game)}
            >
              {t('options.games.back')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
