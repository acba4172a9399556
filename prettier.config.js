/** Width and quotes are the formatter's: `npm run format` writes, `npm run check` compares. */
export default { printWidth: 100, singleQuote: true, objectWrap: 'collapse' };
