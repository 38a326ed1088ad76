/** The files of a customer's copy of what is held about them, and where they are fetched. */
export const PERSONAL_COPIES = [
  { format: 'html', path: '/account/privacy/my-data.html' },
  { format: 'json', path: '/account/privacy/my-data.json' },
] as const;
export type CopyFormat = (typeof PERSONAL_COPIES)[number]['format'];
