/** In the address of an order: its visitor cancelled the payment once the order stood. */
export const CANCELLED_TOO_LATE = 'cancelled=too-late';
