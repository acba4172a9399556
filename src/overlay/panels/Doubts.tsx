/** Shows doubts about the creatures of an answer beside it, one line each. */
import { say } from '../../text/index.ts';
import { VerdictGlyph } from '../icons/Verdict.tsx';
import { useUi } from '../ui.ts';

/** Maximum number of lines; further ones are left out. */
const MOST = 3;

export function Doubts({ of }: { readonly of: readonly (string | undefined)[] }) {
  const { judgement } = useUi();
  const lines = judgement.doubts.value
    .filter((doubt) => doubt.of.some((id) => of.includes(id)))
    .slice(0, MOST);
  return (
    <>
      {lines.map(({ code, of: [who, other = who] }) => (
        <div class="reason" key={`${code} ${who} ${other}`} data-doubt={code}>
          <VerdictGlyph verdict="doubtful" />
          <p class="small">
            {say(`doubt.${code}`, { who: { creature: who }, other: { creature: other } })}
          </p>
        </div>
      ))}
    </>
  );
}
