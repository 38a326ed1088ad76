/** Why there is no order to go on with (ORD-02). */
export const ORDER_REFUSALS = {
  order_not_found: 'There is no order yet',
  order_failed:
    'This order did not go through. Anything held or taken for it is going back to your card',
  order_cancelled: 'This holiday is cancelled. We’ve written to you about what comes back',
} as const;
