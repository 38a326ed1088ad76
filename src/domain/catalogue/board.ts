/** Board basis (ENUM-01); Any is written as empty. */

export const BOARD_CODES = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI'] as const;
export type BoardCode = (typeof BOARD_CODES)[number];

export const BOARD_NAMES: Record<BoardCode, string> = {
  RO: 'Room only',
  SC: 'Self catering',
  BB: 'Bed and breakfast',
  HB: 'Half board',
  FB: 'Full board',
  AI: 'All inclusive',
};

/** What is eaten and drunk in each, where the hotel says nothing more exact. */
export const BOARD_MEANINGS: Record<BoardCode, string> = {
  RO: 'Just the room: no meals are included.',
  SC: 'Your own kitchen: no meals are included.',
  BB: 'Breakfast every morning.',
  HB: 'Breakfast and dinner every day. Drinks with dinner are usually extra.',
  FB: 'Breakfast, lunch and dinner every day. Drinks with meals are usually extra.',
  AI: 'All your meals, snacks between them, and local drinks.',
};

/** The meaning of a board by its name, as a booking keeps it; undefined for a name of old. */
export const meaningOfBoard = (name: string): string | undefined => {
  const code = BOARD_CODES.find((one) => BOARD_NAMES[one] === name);
  return code && BOARD_MEANINGS[code];
};
