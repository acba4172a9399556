declare module 'virtual:sources' {
  const books: import('./catalogue.ts').Books;
  export default books;
}
