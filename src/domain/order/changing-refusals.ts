/** Why an order is not changed. */
export const CHANGING_REFUSALS = {
  changed_meanwhile:
    'Somebody has changed this booking since you opened this page. Nothing of yours was saved: please look at it once more.',
} as const;
