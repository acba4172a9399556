/**
 * Lines of Roll20's chat as produced by the sheets' roll templates, as far as their sources show
 * it: D&D 3.5 (`DnD35Attack`, `DnD35StdRoll`) and Pathfinder Community (`pf_attack`, `pf_spell`).
 * Classes within a template get the prefix `sheet-`.
 */
export interface Line {
  readonly template: 'DnD35Attack' | 'DnD35StdRoll' | 'pf_attack' | 'pf_spell' | 'pf_generic';
  /** Kind of heading on the D&D 3.5 sheet. */
  readonly flag?: 'attack' | 'spell' | 'skill';
  readonly who: string;
  readonly what: string;
  /** Id of the character: Pathfinder Community links to its journal. */
  readonly character?: string;
  /** Accessible form for screen readers: a heading without a link. */
  readonly accessible?: boolean;
  /** The d20, and the bonus added to it. */
  readonly die?: number;
  readonly bonus?: number;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** An inline roll: the total is the text, and the die is in the tooltip. */
function rolled({ die = 12, bonus = 5 }: Line): string {
  const tip = `Rolling 1d20+${bonus} = (<span class="basicdiceroll">${die}</span>)+${bonus}`;
  return `<span class="inlinerollresult showtip tipsy-n-right" title="${escaped(tip)}">${die + bonus}</span>`;
}

function inside(line: Line): string {
  const { template, flag = 'attack', who, what, character, accessible } = line;
  const roll = rolled(line);
  if (template.startsWith('DnD35')) {
    return `<table><tbody><tr><th class="sheet-header-${flag}">${escaped(who)} </th></tr>
      <tr><td class="sheet-subheader">${escaped(what)}</td></tr>
      <tr class="sheet-tr-repeating"><td>${roll}</td></tr></tbody></table>`;
  }
  if (accessible === true)
    return (
      `<div class="sheet-roll-accessible"><h3 class="sheet-roll-header">\n ` +
      `${escaped(who)}: \n ${escaped(what)}</h3><label>${roll}</label></div>`
    );
  const name =
    character === undefined
      ? escaped(who)
      : `<a href="https://journal.roll20.net/character/${character}">${escaped(who)}</a>`;
  return `<div class="sheet-roll-table sheet-rolltemplate-${template}">
    <div class="sheet-roll-header"><span class="sheet-left">\n ${name}\n :\n ${escaped(what)}</span>
    <span class="sheet-subtitle">Melee</span></div>
    <div class="sheet-roll-row"><div class="sheet-roll-cell">${roll}</div></div></div>`;
}

/**
 * The contents of a message; `by` is present only on the first of several messages by the same
 * author.
 */
export const lineOf = (line: Line, by?: string): string =>
  '<div ' +
  `class="spacer"></div>${by === undefined ? '' : `<span class="by">${escaped(by)}:</span>`}<div ` +
  `class="sheet-rolltemplate-${line.template}">${inside(line)}</div>`;
