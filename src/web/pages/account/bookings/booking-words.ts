/** `Sarah, Daniel and Noah` */
export const joinFirstNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A meal plan within a sentence: `half board`. */
export const boardInSentence = (board: string): string =>
  board.charAt(0).toLowerCase() + board.slice(1);
