/** What each kind of transfer is (XTRA-05): who rides along, and whether it stops on the way. */
const KINDS: Readonly<Record<string, string>> = {
  shuttle_service:
    'You share it with other guests: it may wait for another flight, and it stops at other hotels.',
  speedy_shuttle: 'You share it with other guests, but it makes fewer stops.',
  private_taxi: 'A car just for you, straight to the hotel door.',
  private_minibus: 'A minibus just for you, straight to the hotel door.',
  wheelchair_adapted_taxi: 'A car with a ramp, just for you, straight to the hotel door.',
  train: 'The fare only: you make your own way to and from the stations.',
};

/** A kind in a sentence; empty for a boat or plane, whose name says it. */
export const transferWords = (type: string): string => KINDS[type] ?? '';
