/**
 * Choices of house rules for the chosen ruleset: one row for each point that the rule text leaves
 * open, with the default choice first.
 */
import { change, stored } from '../../src/pages/page.tsx';
import { rulesetOf } from '../../src/rules/index.ts';
import { rulesetChosen } from '../../src/state/choices.ts';
import { say, t } from '../../src/text/pages.ts';
import { Segments } from './rows.tsx';

export function HouseRuleOptions() {
  const { settings } = stored.value;
  const rules = rulesetOf(rulesetChosen(settings.ruleset));
  if (rules === undefined || Object.keys(rules.houseRules).length === 0) return null;
  const chosen = Object.hasOwn(settings.readings, rules.id)
    ? (settings.readings[rules.id] ?? {})
    : {};
  const usual: Readonly<Record<string, unknown>> = rules.defaults;
  const choose = (name: string, value: string | boolean, first: unknown): void => {
    const others = Object.entries(chosen).filter(([each]) => each !== name);
    // The default is not stored, so that a later version may change it.
    change({
      readings: {
        ...settings.readings,
        [rules.id]: Object.fromEntries(value === first ? others : [...others, [name, value]]),
      },
    });
  };
  return (
    <>
      <h3 class="strong">{t('options.readings')}</h3>
      <p class="small muted">{t('options.readings.note', { ruleset: rules.name })}</p>
      <div class="rulings">
        {Object.entries(rules.houseRules).map(([name, choices]) => {
          const first = usual[name] ?? choices[0];
          const now =
            choices.find((each) => Object.hasOwn(chosen, name) && each === chosen[name]) ?? first;
          return (
            <Segments
              key={`${rules.id}:${name}`}
              name={`reading-${name}`}
              label={say(`reading.${name}`)}
              note={say(`reading.${name}.note`)}
              value={String(now)}
              choices={choices.map((each) => ({
                id: String(each),
                text:
                  typeof each === 'boolean'
                    ? say(`reading.${String(each)}`)
                    : say(`reading.${name}.${each}`),
              }))}
              choose={(id) => {
                const value = choices.find((each) => String(each) === id);
                if (value !== undefined) choose(name, value, first);
              }}
            />
          );
        })}
      </div>
    </>
  );
}
