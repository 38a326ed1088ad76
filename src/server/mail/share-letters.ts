/**
 * The letters to whoever paid a share of a booking, or for a change of it: what became of their
 * money.
 */
import * as v from 'valibot';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { CURRENCIES, formatMoney, money, type Money } from '#domain/money.ts';
import type { SharedBooking } from './booking-letters.ts';
import type { Letter } from './letter.ts';

/** A booking as those learn of it with whom its lead shares it. */
export const BOOKING_OF_OTHERS = {
  orderCode: v.string(),
  leadName: v.string(),
  place: v.string(),
  departureDate: v.string(),
  returnDate: v.string(),
};

/** What somebody has paid of it or for it, in minor units. */
const PAID = { amount: v.number(), currency: v.picklist(CURRENCIES), ...BOOKING_OF_OTHERS };
const SHARE = { shareId: v.string(), ...PAID };

export const SHARE_MAILS = [
  v.object({ template: v.literal('share-paid'), ...SHARE }),
  /** Nothing was taken. */
  v.object({ template: v.literal('share-given-back'), reason: v.string(), ...SHARE }),
  /** What went back of a share that was taken; `number` of the refund among those of its order. */
  v.object({
    template: v.literal('share-refunded'),
    number: v.number(),
    tries: v.number(),
    /** By its card. Else a person sees to it by `dueBy`. */
    isAccepted: v.boolean(),
    dueBy: v.string(),
    ...SHARE,
  }),
  /** What was reserved for a change, by somebody whose access has ended. */
  v.object({ template: v.literal('change-given-back'), pspReference: v.string(), ...PAID }),
] as const;

/** The letter of a mail to whoever has paid, or wanted to. */
export function makeShareLetter(
  brand: Letter['brand'],
  mail: v.InferOutput<(typeof SHARE_MAILS)[number]>,
): Letter {
  const amount = money(mail.amount, mail.currency);
  switch (mail.template) {
    case 'share-paid':
      return makeSharePaidLetter(brand, { ...mail, amount });
    case 'share-given-back':
      return makeShareGivenBackLetter(brand, { ...mail, amount });
    case 'change-given-back':
      return makeChangeGivenBackLetter(brand, { ...mail, amount });
    default:
      return makeShareRefundedLetter(brand, { ...mail, amount });
  }
}

type Share = SharedBooking & { readonly amount: Money };

/** A receipt: what was paid for which holiday, and nothing else of whose it is. */
const makeSharePaidLetter = (brand: Letter['brand'], share: Share): Letter => {
  const sum = formatMoney(share.amount, 'always');
  return {
    ...shareFrame(brand, share),
    subject: `You paid ${sum} for ${share.place}: order ${formatOrderCode(share.orderCode)}`,
    preview: `Thank you. ${share.leadName} can see it among the payments.`,
    heading: `You paid ${sum}`,
    paragraphs: [
      `Thank you. We’ve taken ${sum} from your card for the holiday in ${share.place}, ${daysOf(share)}. This is your receipt.`,
      'If the holiday is cancelled, whatever is to be paid back of this payment goes back to the card you paid with.',
    ],
  };
};

/** Nothing was taken, and why. */
const makeShareGivenBackLetter = (
  brand: Letter['brand'],
  share: Share & { readonly reason: string },
): Letter => {
  const sum = formatMoney(share.amount, 'always');
  return {
    ...shareFrame(brand, share),
    subject: `Your payment for ${share.place} was not used`,
    preview: NOTHING_TAKEN,
    heading: 'Your payment was not used',
    paragraphs: [
      `You wanted to pay ${sum} for the holiday in ${share.place}, ${daysOf(share)}. ${NOTHING_TAKEN}`,
      share.reason,
      HOLD_RELEASED,
    ],
  };
};

/** What went back of a share that was taken, or has not yet: to whose card it went. */
function makeShareRefundedLetter(
  brand: Letter['brand'],
  share: Share & { readonly isAccepted: boolean; readonly dueBy: IsoDate },
): Letter {
  const sum = formatMoney(share.amount, 'always');
  const card = `the card that you paid for the holiday in ${share.place}, ${daysOf(share)}, with`;
  if (share.isAccepted)
    return {
      ...shareFrame(brand, share),
      subject: `${sum} is on its way back to you`,
      preview: ON_STATEMENT,
      heading: `${sum} is on its way back`,
      paragraphs: [`We’ve sent ${sum} back to ${card}. ${ON_STATEMENT}`],
    };
  const day = formatDate(share.dueBy);
  return {
    ...shareFrame(brand, share),
    subject: `Your card didn’t accept ${sum} back`,
    preview: `We’re seeing to it: you’ll have it by ${day}.`,
    heading: 'Your card didn’t accept the money',
    paragraphs: [
      `We sent ${sum} back to ${card}, and the bank didn’t accept it. That happens when a card has expired or an account is closed.`,
      `One of us is seeing to it and will ask you where to send it. You’ll still have it by ${day}. You can also call us on ${brand.phone}.`,
    ],
  };
}

/** A change was not made with what was paid for it by somebody who has no access any more. */
const makeChangeGivenBackLetter = (brand: Letter['brand'], change: Share): Letter => {
  const { amount, place, leadName } = change;
  return {
    brand,
    subject: `Your payment for ${place} was not used`,
    preview: NOTHING_TAKEN,
    heading: 'Your payment was not used',
    paragraphs: [
      `You wanted to pay ${formatMoney(amount, 'always')} for a change to the holiday in ${place}, ${daysOf(change)}. The change was not made with your payment. ${NOTHING_TAKEN}`,
      `You no longer have access to this booking. If you think that’s a mistake, please ask ${leadName} to invite you again.`,
      HOLD_RELEASED,
    ],
    sections: [],
  };
};

const NOTHING_TAKEN = 'Nothing was taken from your card.';
const HOLD_RELEASED =
  'Any hold on your card is released. It can take up to 5 working days to show.';

const ON_STATEMENT = 'It can take up to 5 working days to show on your statement.';

const shareFrame = (
  brand: Letter['brand'],
  { orderCode }: Share,
): Pick<Letter, 'brand' | 'label' | 'act' | 'sections'> => ({
  brand,
  label: { name: 'Order', value: formatOrderCode(orderCode) },
  act: { label: 'See the booking', path: `/account/bookings/${orderCode}/shared` },
  sections: [],
});

const daysOf = ({ departureDate, returnDate }: Share): string =>
  `${formatDate(departureDate)} to ${formatDate(returnDate)}`;
