/** What the start and the end of the present turn bring the creature on turn, in words. */
import type { ComponentChildren } from 'preact';
import { say, sources } from '../../text/index.ts';
import type { ShownMoment } from '../../state/turnMoments.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';

const textOf = ({ when, hazards }: ShownMoment): string =>
  say(`turns.${when}`, { hazards: hazards.map((each) => say(`steps.danger.${each}`)).join('; ') });

/** The moments of a creature's turn; none unless it is on turn. */
const useMoments = (of: string | undefined): readonly ShownMoment[] =>
  useUi().judgement.turnMoments.value.filter((moment) => moment.of === of);

/** The first moment in one line, for the folded dock; `otherwise` if there is none. */
export function MomentLine({
  of,
  otherwise,
}: {
  readonly of: string | undefined;
  readonly otherwise: ComponentChildren;
}) {
  const [moment] = useMoments(of);
  if (moment === undefined) return <>{otherwise}</>;
  const text = textOf(moment);
  return (
    <p class="strip-ruling small" title={text} data-moment={moment.when}>
      <VerdictGlyph verdict="doubtful" />
      <span class="line">{text}</span>
    </p>
  );
}

export function TurnMoments({ of }: { readonly of: string }) {
  return (
    <>
      {useMoments(of).map((moment) => {
        const source = sources(moment.rules);
        return (
          <div class="reason" key={moment.when} data-moment={moment.when}>
            <VerdictGlyph verdict="doubtful" />
            <div>
              <p class="small">{textOf(moment)}</p>
              {source !== null && <p class="source">{source}</p>}
            </div>
          </div>
        );
      })}
    </>
  );
}
