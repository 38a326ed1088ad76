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
