/** The sides of tokens by their disposition towards the players; that of a secret one is unknown. */
export const SIDE_BY_DISPOSITION: Readonly<Record<number, string>> = {
  [-1]: 'foes',
  0: 'neutral',
  1: 'party',
};
