/**
 * The letters between the booking and the way home: payments that move, passports to look at,
 * people with whom it is shared.
 */
import { INVITATION_DAYS } from '#domain/booking/sharing-limits.ts';
import type { SharedRole } from '#domain/booking/sharing.ts';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

export type PaymentChangeFacts = {
  readonly amount: Pence;
  readonly was: IsoDate;
  readonly becomes: IsoDate;
};

/** The payment falls due on another day: was and now, and all of the plan as it stands. */
export function makePaymentMovedLetter(order: OrderDocument, facts: PaymentChangeFacts): Letter {
  const amount = documentMoney(order, facts.amount);
  const day = formatDate(facts.becomes);
  return {
    ...rest(order),
    subject: `Your payment for ${order.place} has moved: order ${formatOrderCode(order.orderCode)}`,
    preview: `${amount} is now due on ${day}.`,
    heading: 'Your payment has moved',
    paragraphs: [
      `${amount} was due on ${formatDate(facts.was)}. It’s now due on ${day}, and moving it cost nothing.`,
      notYou(order),
    ],
  };
}

/** A part is taken today instead of later. What the bank says to it is another letter. */
export function makePaidEarlyLetter(order: OrderDocument, facts: PaymentChangeFacts): Letter {
  const amount = documentMoney(order, facts.amount);
  return {
    ...rest(order),
    subject: `You’re paying ${amount} early: order ${formatOrderCode(order.orderCode)}`,
    preview: `We’re taking ${amount} from the card we keep for this booking.`,
    heading: `You’re paying ${amount} early`,
    paragraphs: [
      `As you asked, we’re taking ${amount} for ${order.holidayName} from the card we keep for this booking. If your bank declines it, we’ll write to you again.`,
      notYou(order),
    ],
  };
}

export type ReminderFacts = {
  readonly departureDate: IsoDate;
  /** Whose dates we do not have, and whose are not enough for this holiday. */
  readonly notReady: readonly NotReady[];
};

type NotReady = {
  readonly name: string;
  readonly hasDates: boolean;
  /** The dates are good. */
  readonly hasOtherName?: boolean | undefined;
};

/** Who is not ready to travel, by first names, and where to see to it. */
export const makeTravelReminderLetter = (order: OrderDocument, facts: ReminderFacts): Letter => ({
  ...bookingFrame(order),
  subject: `Are your passports ready for ${order.place}? Order ${formatOrderCode(order.orderCode)}`,
  preview: `You leave on ${formatDate(facts.departureDate)}.`,
  heading: 'Are your passports ready?',
  paragraphs: [
    `You leave for ${order.place} on ${formatDate(facts.departureDate)}. A new passport can take weeks, so now is a good time to look.`,
  ],
  act: {
    label: 'Check your passports',
    path: `/account/bookings/${order.orderCode}/holiday_checklist`,
  },
  sections: [
    {
      title: 'Still to do',
      rows: facts.notReady.map((who) => ({ label: who.name, detail: whatIsMissing(who) })),
    },
  ],
});

function whatIsMissing({ hasDates, hasOtherName = false }: NotReady): string {
  if (!hasDates)
    return 'We don’t have the passport’s dates yet. They take a minute, and we never ask for its number.';
  return hasOtherName
    ? 'The name in this passport isn’t the name on the booking.'
    : 'This passport isn’t good for this holiday.';
}

type TheirFacts = {
  readonly title: string;
  readonly lines: readonly ChangedLine[];
};

/** A significant change: the choice is theirs. `reminder` counts those that were written before. */
export const makeTheirChangeLetter = (
  order: OrderDocument,
  {
    title,
    lines,
    reminder,
    answerBy,
  }: TheirFacts & {
    readonly reminder: number;
    readonly answerBy: IsoDate;
  },
): Letter => ({
  ...bookingFrame(order),
  subject: `${reminder > 0 ? 'Please answer: ' : ''}${title}. Order ${formatOrderCode(order.orderCode)}`,
  preview: 'Keep the holiday as it is now, or end it and have all your money back.',
  heading: title,
  paragraphs: [
    reminder > 0
      ? `We wrote to you about a change to ${order.holidayName}, and haven’t heard from you yet.`
      : `We’re sorry: something important of ${order.holidayName} has changed, and it wasn’t us or you who changed it.`,
    'The choice is yours: keep the holiday as it is now, for less where you get less, or end it and have everything you’ve paid back within 14 days. Ending it costs you nothing.',
    ...(order.flights.some(({ isOwn, isToBook }) => isOwn || isToBook)
      ? [
          'If you’ve booked your flights with our card, the tickets are in your own names: their price goes back once they’re given back to the airline. If you fly on them, it stays with us.',
        ]
      : []),
    `Please answer by ${formatDate(answerBy)}. If we hear nothing we call you; saying nothing takes no right away from you. Until you answer we take no payments for this holiday.`,
  ],
  act: {
    label: 'See what has changed',
    path: `/account/bookings/${order.orderCode}/manage-flights/whats-changed`,
  },
  sections: [{ title: 'What has changed', rows: lines.map(wasAndNow) }],
});

/** A small change: there is nothing to do but to know of it. */
export const makeTheirChangeNoteLetter = (
  order: OrderDocument,
  { title, lines }: TheirFacts,
): Letter => ({
  ...bookingFrame(order),
  subject: `${title}. Order ${formatOrderCode(order.orderCode)}`,
  preview: 'Your new documents are attached.',
  heading: title,
  paragraphs: [
    'The attached documents and dates take the place of those you had.',
    `If this is a problem for you, please call us on ${order.brand.phone}.`,
  ],
  act: { label: 'See your booking', path: `/account/bookings/${order.orderCode}` },
  sections: [{ title: 'What has changed', rows: lines.map(wasAndNow) }, ...orderSections(order)],
});

const wasAndNow = ({ what, was, now }: ChangedLine) => ({
  label: what,
  detail: `Was: ${was}. Now: ${now}.`,
});

const notYou = ({ brand }: OrderDocument): string =>
  `If it wasn’t you or somebody you travel with, please call us at once on ${brand.phone}.`;

const rest = (order: OrderDocument): Pick<Letter, 'brand' | 'label' | 'act' | 'sections'> => ({
  ...bookingFrame(order),
  ...bookingPayments(order),
});

/** The way to the payments of a booking, and all of them as they stand. */
export const bookingPayments = (order: OrderDocument): Pick<Letter, 'act' | 'sections'> => ({
  act: {
    label: 'See your payments',
    path: `/account/bookings/${order.orderCode}/instalments_schedule`,
  },
  sections: orderSections(order).filter(({ title }) => title === 'Your payments'),
});

/** Whose letter it is, and of which order. */
export const bookingFrame = ({
  brand,
  orderCode,
}: OrderDocument): Pick<Letter, 'brand' | 'label'> => ({
  brand,
  label: { name: 'Order', value: formatOrderCode(orderCode) },
});

export type SharedBooking = {
  readonly orderCode: string;
  /** First name of the lead passenger. */
  readonly leadName: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
};

/** Says who invites to what, and carries the link that accepts it once. */
export function makeInvitationLetter(
  brand: Letter['brand'],
  {
    leadName,
    place,
    departureDate,
    returnDate,
    orderCode,
    role,
    token,
  }: SharedBooking & { readonly role: SharedRole; readonly token: string },
): Letter {
  return {
    brand,
    subject: `${leadName} has invited you to a booking: ${place}`,
    preview: 'Log in with this email address to accept.',
    heading: `${leadName} would like you to see a holiday`,
    paragraphs: [
      `${place}, ${formatDate(departureDate)} to ${formatDate(returnDate)}.`,
      MAY[role],
      `Log in with this email address to accept, or make an account with it: it takes a minute. The link works once, and for ${INVITATION_DAYS} days.`,
      `If you don’t know ${leadName}, there’s nothing you need to do.`,
    ],
    act: {
      label: 'See the invitation',
      path: `/account/bookings/${orderCode}/shared?${new URLSearchParams({ invitation: token }).toString()}`,
    },
    sections: [],
  };
}

const MAY: Readonly<Record<SharedRole, string>> = {
  VIEWER:
    'You’ll be able to see the flights, the hotel and the times. You won’t see what it costs, and you can’t change anything.',
  PAYER:
    'You’ll be able to see the flights, the hotel, the times and what’s still to pay, and to pay part of it with your own card. You can’t change anything.',
  AUTHORISED:
    'You’ll be able to see prices and papers, make payments and changes, and write to us about it. Only the lead passenger can cancel it, claim price protection or invite others.',
};

/** Says that somebody has no access to a booking any more. */
export const makeAccessEndedLetter = (
  brand: Letter['brand'],
  { leadName, place, departureDate, returnDate }: SharedBooking,
): Letter => ({
  brand,
  subject: `You no longer have access to a booking: ${place}`,
  preview: `${leadName} has removed your access.`,
  heading: 'You no longer have access to this booking',
  paragraphs: [
    `${leadName} has removed your access to the holiday in ${place}, ${formatDate(departureDate)} to ${formatDate(returnDate)}.`,
    `If you think that’s a mistake, please ask ${leadName} to invite you again.`,
  ],
  sections: [],
});

/** Of flights that their people book with the airline themselves (FLT-16). */
export type SelfBookingFacts = {
  /** Their card is open; the day is nearly over; the card has paid, and nobody told for what. */
  readonly what: 'book' | 'reminder' | 'used';
  /** `11:00 on Sun 22 November 2026` */
  readonly until: string;
};

export function makeSelfBookingLetter(order: OrderDocument, facts: SelfBookingFacts): Letter {
  const { subject, heading, paragraphs, label, page } = wordsOf(order, facts);
  return {
    brand: order.brand,
    label: { name: 'ORDER', value: formatOrderCode(order.orderCode) },
    subject: `${subject}: order ${formatOrderCode(order.orderCode)}`,
    preview: paragraphs[0]!,
    heading,
    paragraphs,
    act: { label, path: `/account/bookings/${order.orderCode}/${page}` },
    sections: orderSections(order).slice(0, 1),
  };
}

function wordsOf(order: OrderDocument, { what, until }: SelfBookingFacts) {
  const airline = order.flights[0]!.carrier;
  const forgotten =
    'If you don’t, we book them for you, and you pay no booking fee and no more than you have agreed to.';
  switch (what) {
    case 'book':
      return {
        subject: `Book your flights by ${until}`,
        heading: 'Book your flights now',
        paragraphs: [
          `Please book your flights with ${airline} by ${until}. Your card for it, and each step, are on your booking.`,
          forgotten,
        ],
        label: 'Book your flights',
        page: 'selfbook-instructions',
      };
    case 'reminder':
      return {
        subject: `Your flights are still to be booked, by ${until}`,
        heading: 'Your flights are still to be booked',
        paragraphs: [
          `You haven’t told us ${airline}’s reference for your flights yet. Please book them by ${until}, or type the reference if you have.`,
          forgotten,
        ],
        label: 'Book your flights',
        page: 'selfbook-instructions',
      };
    case 'used':
      return {
        subject: `Tell us ${airline}’s reference`,
        heading: `Tell us ${airline}’s reference`,
        paragraphs: [
          `Your card has paid ${airline}, so we haven’t booked your flights again. Please type the reference in ${airline}’s email, so that your documents have it.`,
          `If you didn’t get a reference, call us on ${order.brand.phone}. If we hear nothing for two days, one of us asks you.`,
        ],
        label: 'Type the reference',
        page: 'confirm-booking',
      };
  }
}
