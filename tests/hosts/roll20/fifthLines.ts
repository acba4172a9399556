/**
 * Lines of Roll20's chat as the two 5E sheets write them. The sheet of 2014: its roll templates
 * (Roll20/roll20-character-sheets, `5th Edition OGL by Roll20.html`) and recorded chats
 * (kwilkins/roll20-stats-extension). The sheet of 2024, whose code is closed: the parts that public
 * readers of its chat use (docs/hosts/roll20.md, section 6).
 */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** An inline roll of a d20, or of the dice given. */
export function inlineRoll(die: number, bonus: number, dice = '1d20cs>20'): string {
  const tip = `Rolling ${dice} + ${bonus}[STR] = (<span class="basicdiceroll">${die}</span>)+${bonus}`;
  return (
    `<span><span class="inlinerollresult showtip tipsy-n-right" title="${escaped(tip)}">` +
    `${die + bonus}</span></span>`
  );
}

const one = (roll: string): string => `<div class="sheet-solo">${roll}</div>`;
/** Two dice, of which the one in gray does not count; absent: nobody chose. */
export const twoDice = (rolls: readonly [string, string], gray?: 0 | 1): string =>
  rolls
    .map((roll, i) => (i === gray ? roll.replace(/^<span>/, '<span class="sheet-grey">') : roll))
    .map((roll) => `<div class="sheet-adv">${roll}</div>`)
    .join('<div class="sheet-advspacer"></div>');

interface Card {
  readonly template: string;
  readonly name: string;
  readonly who?: string;
  /** Id of the character behind the button to the damage. */
  readonly character?: string;
  readonly result?: string;
}

const charname = (who: string | undefined): string =>
  who === undefined ? '' : `<div class="sheet-charname"><span>${escaped(who)}</span></div>`;

/** `atk`, `simple`: a result, a label, and the character's name if the sheet shows it. */
export function characterCard({ template, name, who, character, result }: Card): string {
  const label =
    character === undefined
      ? escaped(name)
      : `<a href="~${character}|repeating_attack_-M5FiK8yhl3iq3M20_dmg">${escaped(name)}</a>`;
  return `<div class="sheet-rolltemplate-${template} sheet-rolltemplate-darkmode">
    <div class="sheet-container"><div class="sheet-result">${result ?? one(inlineRoll(12, 5))}</div>
    <div class="sheet-sublabel"><span>20/60</span></div>
    <div class="sheet-label"><span>${label} <span>(+5)</span></span></div>${charname(who)}</div></div>`;
}

/** `npcatk`, `npcaction`, `npc`: a header, the monster's name, and the result. */
export function monsterCard({ template, name, who, result }: Card, damage = ''): string {
  const own = `<span class="sheet-italics">${escaped(who ?? '')}</span>`;
  const rolled = `<span class="sheet-italics">Attack: </span>${result ?? ''}`;
  return `<div class="sheet-rolltemplate-${template}"><div class="sheet-container">
    <div class="sheet-row sheet-header"><span>${escaped(name)}</span></div>
    ${who === undefined ? '' : `<div class="sheet-row sheet-subheader">${own}</div>`}
    <div class="sheet-arrow-right"></div>
    ${result === undefined ? '' : `<div class="sheet-row">${rolled}</div>`}
    <span class="sheet-desc">Melee Weapon Attack</span></div>${damage}</div>`;
}

/** The damage below a card. */
export const damageBelow = (name = ''): string =>
  `<div class="sheet-container sheet-damagetemplate"><div class="sheet-result"><div class="sheet-solo">
   <span class="sheet-damage">${inlineRoll(7, 3, '2d6')}</span></div></div>
   <div class="sheet-label"><span>${escaped(name)}</span></div></div>`;

/** `atkdmg` of a spell with a save: no attack roll, and two labels. */
export const saveCard = (name: string): string =>
  `<div class="sheet-rolltemplate-atkdmg"><div class="sheet-container sheet-atk sheet-save">
   <div class="sheet-savedc"><span>DC</span><span>15</span></div>
   <div class="sheet-label"><span>Dexterity</span> <span>Save</span></div></div>${damageBelow(name)}</div>`;

export const spellCard = (name: string, level: string, time: string): string =>
  `<div class="sheet-rolltemplate-spell"><div class="sheet-container">
   <div class="sheet-title sheet-row"><span>${escaped(name)}</span></div>
   <div class="sheet-italics sheet-row"><span class="sheet-level">${level} </span></div>
   <div class="sheet-row"><span class="sheet-bold" data-i18n="casting-time:">Casting Time:</span>
   <span>${time}</span></div><div class="sheet-row"><span class="sheet-bold" data-i18n="range:">Range:</span>
   <span>120 feet</span></div></div></div>`;

interface Newer {
  readonly title: string;
  readonly who?: string;
  readonly part?: string;
  readonly total?: number;
  readonly die?: number;
}

/** A roll of the sheet of 2024; without a total, a card. */
export const newerCard = ({ title, who, part, total, die }: Newer): string =>
  `<div class="sheetroll"><rolltemplate class="dnd-2024${total === undefined ? '' : ' dnd-2024--roll'}">
   <div class="meta"><div class="meta__character-name">${escaped(who ?? '')}</div></div>
   <div class="dnd-2024__header dnd-2024__header--Normal">
   <div class="header__title">${escaped(title)}</div></div>
   ${
     total === undefined
       ? ''
       : `<div class="die"${part === undefined ? '' : ` data-rollsubcategory="${part}"`}>
     <span class="die__total die__total--preferred" data-result="${total}">${total}</span></div>
     <div class="dnd-2024__bonus-list"><div class="rt-formula">
     <span class="rt-formula__raw">${die === undefined ? '2d6' : '1d20'}</span>
     <span class="rt-formula__evaluated">${die ?? 7}</span></div></div>`
   }</rolltemplate></div>`;
