/** The letters about an order that was cancelled, and about the money that goes back. */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, type DocumentSection } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

export type CancelledFacts = {
  readonly askedBy: 'CUSTOMER' | 'OPERATOR';
  readonly lost: Pence;
  readonly owed: Pence;
  /** The price of tickets that are theirs, which a person asks for before it goes back. */
  readonly aside: Pence;
  /** The newest payment first. */
  readonly refunds: readonly { readonly amount: Pence; readonly paidOn: IsoDate }[];
  /** Price-drop credits for it: used for another order, or nobody has used and now ended. */
  readonly dropTheirs: Pence;
  readonly dropEnded: Pence;
  /** The last day on which money goes back, or is due. */
  readonly settledBy: IsoDate;
};

/** The holiday is cancelled: what goes back and when, and what is still owed. */
export function makeCancelledLetter(order: OrderDocument, facts: CancelledFacts): Letter {
  const { askedBy, lost, owed, aside, refunds, settledBy, dropTheirs, dropEnded } = facts;
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const day = formatDate(settledBy);
  const isOurs = askedBy === 'OPERATOR';
  return {
    ...frame(order),
    subject: `Your holiday in ${order.place} is cancelled: order ${formatOrderCode(order.orderCode)}`,
    preview:
      back > 0
        ? `${documentMoney(order, back)} goes back by ${day}.`
        : 'No more payments are taken.',
    heading: 'Your holiday is cancelled',
    paragraphs: [
      isOurs
        ? `We’re very sorry: we’ve had to cancel ${order.holidayName}. ${aside > 0 ? 'You lose nothing by it.' : 'Everything you’ve paid us goes back to you.'}`
        : `${order.holidayName} is cancelled, as you asked. We take no more payments for it.`,
      ...(isOurs
        ? []
        : [
            lost === 0
              ? 'Cancelling has cost you nothing.'
              : `By the terms you booked with, cancelling costs ${documentMoney(order, lost)}.`,
          ]),
      ...(back > 0
        ? [
            `${documentMoney(order, back)} goes back the way it was paid, by ${day} at the latest. Your bank may take up to 5 working days more to show it.`,
          ]
        : []),
      ...(aside > 0
        ? [
            `Your flights are on tickets in your own names, which our card has paid for. ${asideWords(order, facts)} Please don’t use them before you’ve heard from us, or call ${order.brand.phone}.`,
          ]
        : []),
      ...(owed > 0
        ? [
            aside > 0
              ? `${documentMoney(order, owed)} isn’t paid yet, with the price of the tickets in it. We never take it from your card by ourselves: we speak with you about it once we know what has become of the tickets.`
              : `${documentMoney(order, owed)} of it isn’t paid yet, and is due by ${day}. We never take it from your card by ourselves: please call ${order.brand.phone} to pay it.`,
          ]
        : []),
      ...(dropTheirs > 0
        ? [
            `The ${documentMoney(order, dropTheirs)} of price-drop credit that you’ve used for another booking stays yours. We take nothing off for it.`,
          ]
        : []),
      ...(dropEnded > 0
        ? [
            `The ${documentMoney(order, dropEnded)} of price-drop credit for this holiday that you hadn’t used has ended with it.`,
          ]
        : []),
    ],
    act: { label: 'See what comes back', path: refundsPath(order) },
    sections: [refundSection(order, refunds)].filter(({ rows }) => rows.length > 0),
  };
}

function asideWords(order: OrderDocument, { aside, owed }: CancelledFacts): string {
  const asked = 'one of us asks you what has become of the tickets.';
  const price = documentMoney(order, aside);
  return owed > 0
    ? `Their price is ${price}, and not all of it was paid: ${asked} Once they are given back to the airline, you neither pay nor lose that price. If you fly on them, it is yours to pay.`
    : `Their price, ${price}, is put aside: ${asked} It goes back to your card once they are given back to the airline. If you fly on them, it stays with us.`;
}

/** A person has found out what became of tickets of a holiday that has ended. */
export const makeTicketsSettledLetter = (
  order: OrderDocument,
  { aside, unpaid = 0, found, settledBy }: TicketsFacts,
): Letter => {
  const isBack = found === 'RETURNED';
  if (unpaid > 0) return makeUnpaidTicketsLetter(order, { aside, unpaid, isBack });
  const money = documentMoney(order, aside);
  return {
    ...frame(order),
    subject: `${isBack ? `${money} goes back for your flights` : 'Your flights stay yours'}: order ${formatOrderCode(order.orderCode)}`,
    preview: isBack ? 'Your tickets are given back.' : 'You fly on your tickets.',
    heading: isBack ? `${money} goes back for your flights` : 'Your flights stay yours',
    paragraphs: [
      isBack
        ? `Your tickets are given back to the airline, so their price, ${money}, goes back to the card you paid for ${order.holidayName} with, by ${formatDate(settledBy)}. Your bank may take up to 5 working days more to show it.`
        : `You keep the tickets that our card has paid for, so their price, ${money}, stays with us. It was part of what you paid for ${order.holidayName}. Nothing more is taken.`,
      `If that isn’t so, please call us on ${order.brand.phone}.`,
    ],
    act: { label: 'See what comes back', path: refundsPath(order) },
    sections: [],
  };
};

type TicketsFacts = {
  readonly aside: Pence;
  /** Of it, what was never paid. */
  readonly unpaid?: Pence;
  readonly found: 'RETURNED' | 'KEPT';
  readonly settledBy: IsoDate;
};

/** Not all of their price was paid: what goes back beside, the booking's page shows. */
const makeUnpaidTicketsLetter = (
  order: OrderDocument,
  {
    aside,
    unpaid,
    isBack,
  }: { readonly aside: Pence; readonly unpaid: Pence; readonly isBack: boolean },
): Letter => ({
  ...frame(order),
  subject: `${isBack ? 'Your tickets are given back' : 'Your flights stay yours'}: order ${formatOrderCode(order.orderCode)}`,
  preview: isBack ? 'You don’t owe their price any more.' : 'You fly on your tickets.',
  heading: isBack ? 'Your tickets are given back' : 'Your flights stay yours',
  paragraphs: [
    isBack
      ? `Your tickets are given back to the airline, so you don’t owe their price, ${documentMoney(order, aside)}, any more. What you’d paid of it, if anything, goes back to the card you paid with.`
      : `You keep the tickets that our card has paid for. Of their price, ${documentMoney(order, aside)}, you haven’t paid ${documentMoney(order, unpaid)} yet. We never take it from your card by ourselves: please call ${order.brand.phone} to pay it.`,
    `If that isn’t so, please call us on ${order.brand.phone}.`,
  ],
  act: { label: 'See what comes back', path: refundsPath(order) },
  sections: [],
});

type RefundFacts = {
  readonly amount: Pence;
  readonly dueBy: IsoDate;
  /** Whether somebody else had paid it, with a card of their own. */
  readonly isShare: boolean;
};

/** The card provider has passed the money on. */
export const makeRefundDoneLetter = (
  order: OrderDocument,
  { amount, isShare }: RefundFacts,
): Letter => {
  const sum = documentMoney(order, amount);
  const statement = `It can take up to 5 working days to show on ${isShare ? 'their' : 'your'} statement.`;
  return {
    ...frame(order),
    subject: `${sum} is on its way back${isShare ? '' : ' to you'}`,
    preview: statement,
    heading: `${sum} is on its way back`,
    paragraphs: [
      `We’ve sent ${sum} back to ${cardOf(isShare)} for ${order.holidayName}. ${statement}`,
    ],
    act: { label: 'See what comes back', path: refundsPath(order) },
    sections: [],
  };
};

/** The card did not take it: a person sees to it, and the last day stays. */
export const makeRefundFailedLetter = (
  order: OrderDocument,
  { amount, dueBy, isShare }: RefundFacts,
): Letter => {
  const sum = documentMoney(order, amount);
  const day = formatDate(dueBy);
  const [card, who, whom] = isShare ? ['The', 'they', 'them'] : ['Your', 'you', 'you'];
  return {
    ...frame(order),
    subject: `${card} card didn’t accept ${sum} back`,
    preview: `We’re seeing to it: ${who}’ll have it by ${day}.`,
    heading: `${card} card didn’t accept the money`,
    paragraphs: [
      `We sent ${sum} back to ${cardOf(isShare)} for ${order.holidayName}, and the bank didn’t accept it. That happens when a card has expired or an account is closed.`,
      `One of us is seeing to it and will ask ${whom} where to send it. ${isShare ? 'They' : 'You'}’ll still have it by ${day}. You can also call us on ${order.brand.phone}.`,
    ],
    act: { label: 'See what comes back', path: refundsPath(order) },
    sections: [],
  };
};

const cardOf = (isShare: boolean): string =>
  isShare ? 'the card of whoever had paid it' : 'the card that paid it';

const refundsPath = ({ orderCode }: OrderDocument): string =>
  `/account/bookings/${orderCode}/refunds`;

const refundSection = (
  order: OrderDocument,
  refunds: CancelledFacts['refunds'],
): DocumentSection => ({
  title: 'What goes back',
  rows: refunds.map(({ amount, paidOn }) => ({
    label: `Of your payment of ${formatDate(paidOn)}`,
    value: documentMoney(order, amount),
  })),
});

const frame = ({ brand, orderCode }: OrderDocument): Pick<Letter, 'brand' | 'label'> => ({
  brand,
  label: { name: 'Order', value: formatOrderCode(orderCode) },
});
