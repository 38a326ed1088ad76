import type { Pence } from '#domain/money.ts';

/**
 * A leg's fare in pence a seat, by whom it is flown, and what the carrier takes off when it flies
 * both ways.
 */
type PairedLeg<Carrier> = {
  readonly carrier: Carrier;
  readonly fare: Pence;
  readonly returnSaving: Pence;
};

/**
 * The fare in pence a seat of `leg` when `other` is the other way of the journey: less the saving
 * of its series if one carrier flies both.
 */
export const fareBeside = <Carrier extends string | number>(
  leg: PairedLeg<Carrier>,
  other: Pick<PairedLeg<Carrier>, 'carrier'>,
): Pence => (leg.carrier === other.carrier ? leg.fare - leg.returnSaving : leg.fare);
