/** Harmful names that a user can give a creature. */

/** Names that a chat would roll, run, link, render as markup or execute as a command. */
export const MACRO_NAMES: readonly string[] = [
  '[[1d20+100]]',
  '[[/r 1d20]]',
  '/roll 1d100',
  '!kill --all',
  '#all-macros',
  '@{Aldo|hp}',
  '@{selected|token_id}',
  '%{Aldo|attack}',
  '%{selected|x}',
  '?{How many|1|2}',
  '&{template:default} {{name=Ogre}}',
  '$[[0]]',
  '[a link](https://evil.example)',
  '[x](!api)',
  '@UUID[Actor.abc]{Open}',
  '@Embed[JournalEntry.x]',
  '&Reference[prone]',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;b&gt;&#91;&#91;1d20&#93;&#93;',
  'Ogre\n/roll 1d20',
  'Ogre\r!api',
  'Ogre\u2028/w gm I give up',
  '[\u200b[1d20]\u200b]',
  '[\u2060[1d20]]',
  '{{x}}',
  '`x` **x** ~~x~~',
  `${'['.repeat(5000)}1d20${']'.repeat(5000)}`,
];

/** Matches the characters that make a chat act on such a name. */
export const ACTED_UPON =
  /\[\[|\]\]|\]\(|[[\]{}<>#@&$`*\\|~^]|[\r\n\u2028\u2029]|^[/!]|[\p{Cc}\p{Cf}]/u;

/**
 * Names that mislead readers, or that break the braces of a text template or the keys of an object.
 */
export const MISLEADING_NAMES: readonly string[] = [
  '\u202eerutaerc a',
  '\u2066Ogre\u2069\u2069',
  'O\u200bg\u200cr\u200de',
  '\ufeffOgre\u00ad',
  'O\ufe0fgre\u{e0101}',
  `O${'\u0301'.repeat(500)}gre`,
  'Ogre\u0000\u0007',
  'x'.repeat(10_000),
  '𝔒'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{who}',
  "{n, plural, one {#}} '{",
  '{{reason}}',
  '${1+1}',
  '"}],"creatures":[]',
  '\\u0022\\n',
  'اوركي 12',
  ' \t\n ',
];
