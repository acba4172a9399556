/** Width and quotes are the formatter's: `npm run format` writes, `npm run lint` compares. */
export default { printWidth: 100, singleQuote: true, objectWrap: 'collapse' };
