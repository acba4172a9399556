/**
 * Settings of the formatter Prettier. `npm run format` rewrites files, `npm run check` compares
 * them.
 */
export default { printWidth: 100, singleQuote: true, objectWrap: 'collapse' };
