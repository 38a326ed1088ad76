import { mayDo, type BookingRight } from '#domain/booking/booking-roles.ts';
import { isPassportReady } from '#domain/booking/passport-rule.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { routes } from '#web/routes.ts';
import type { Translate } from '#web/texts/translate.tsx';
import { flightExtrasLinks } from './flight-extras-links.ts';
import type { BookingOverviewFragment } from './query.generated.ts';

export const LINK_COLUMNS = ['change', 'get_ready', 'money_and_people'] as const;
export type LinkColumn = (typeof LINK_COLUMNS)[number];

type Words = Translate<'my_booking.links'>;

/** A row of the booking: where it leads, and how it stands there in words. */
export type BookingLink = {
  readonly id: string;
  readonly words: string;
  readonly href: string;
  readonly state?: string | undefined;
};

type Row = {
  readonly column: LinkColumn;
  /** Whose role has no such right does not see the row; it is absent, not greyed. */
  readonly right?: BookingRight;
  /** None while the page has nothing for this booking. */
  readonly links: (booking: BookingOverviewFragment, t: Words) => readonly BookingLink[];
};

/** A page on which the booking is changed while it stands. */
const changeLink = (
  id: string,
  wordsOf: (t: Words) => string,
  page: { readonly href: (of: { readonly orderCode: string }) => string },
): Row => ({
  column: 'change',
  right: 'change',
  links: ({ reference: orderCode, status }, t) =>
    status === 'CANCELLED' ? [] : [{ id, words: wordsOf(t), href: page.href({ orderCode }) }],
});

/** Every page of a booking, a row each in the order of its column (docs/how-to/add-a-page.md). */
const ROWS: readonly Row[] = [
  changeLink('contact', (t) => t('contact'), bookingRoutes.contact),
  changeLink('transfer-change', (t) => t('transfer_change'), bookingRoutes.transferChange),
  {
    column: 'change',
    right: 'change',
    links: flightExtrasLinks,
  },
  changeLink('stay-change', (t) => t('stay_change'), bookingRoutes.stayChange),
  changeLink('hotel-change', (t) => t('hotel_change'), bookingRoutes.hotelChange),
  changeLink('dates-change', (t) => t('dates_change'), bookingRoutes.datesChange),
  changeLink('names-change', (t) => t('names_change'), bookingRoutes.namesChange),
  {
    column: 'change',
    right: 'change',
    links: ({ reference: orderCode, status, extras }, t) =>
      status !== 'CANCELLED' && extras.some(({ kind }) => kind === 'PARKING')
        ? [
            {
              id: 'car-change',
              words: t('car_change'),
              href: bookingRoutes.carChange.href({ orderCode }),
            },
          ]
        : [],
  },
  {
    column: 'change',
    links: ({ reference: orderCode, theirChanges }, t) =>
      theirChanges.length === 0
        ? []
        : [
            {
              id: 'whats-changed',
              words: t('whats_changed'),
              href: bookingRoutes.whatsChanged.href({ orderCode }),
            },
          ],
  },
  {
    column: 'change',
    right: 'change',
    links: ({ reference: orderCode, status, flights }, t) =>
      status === 'CANCELLED' || flights.length === 0
        ? []
        : [
            {
              id: 'inform-change',
              words: t('inform_change'),
              href: bookingRoutes.informChange.href({ orderCode }),
            },
          ],
  },
  {
    column: 'change',
    right: 'what is grave',
    links: ({ reference: orderCode, status }, t) =>
      status === 'CANCELLED'
        ? []
        : [{ id: 'cancel', words: t('cancel'), href: bookingRoutes.cancel.href({ orderCode }) }],
  },
  {
    column: 'money_and_people',
    right: 'prices',
    links: ({ reference: orderCode, status, refunds }, t) =>
      status === 'CANCELLED' || refunds.length > 0
        ? [{ id: 'refunds', words: t('refunds'), href: bookingRoutes.refunds.href({ orderCode }) }]
        : [],
  },
  {
    column: 'get_ready',
    right: 'change',
    links: ({ reference: orderCode, selfBooking }, t) =>
      selfBooking === null || selfBooking.state === 'ENDED'
        ? []
        : [
            {
              id: 'self-booking',
              words: t('self_booking'),
              href: bookingRoutes.selfBooking.href({ orderCode }),
            },
          ],
  },
  {
    column: 'get_ready',
    right: 'change',
    links: ({ reference: orderCode, status, travellers, checklist }, t) => [
      {
        id: 'checklist',
        words: t('checklist'),
        href: bookingRoutes.checklist.href({ orderCode }),
        state:
          status === 'CANCELLED'
            ? undefined
            : t('ready', {
                ready: checklist?.checks.filter(isPassportReady).length ?? 0,
                all: travellers.length,
              }),
      },
    ],
  },
  {
    column: 'get_ready',
    links: ({ reference: orderCode, flights, status }, t) => {
      const next = flights.find(({ checkIn }) => checkIn?.state !== 'CLOSED')?.checkIn;
      return flights.length === 0 || status === 'CANCELLED'
        ? []
        : [
            {
              id: 'check-in',
              words: t('check_in'),
              href: bookingRoutes.checkIn.href({ orderCode }),
              state: next
                ? t('check_in_state', {
                    state: next.state,
                    date: formatDate(next.opensAt.slice(0, 10), 'short'),
                  })
                : undefined,
            },
          ];
    },
  },
  {
    column: 'get_ready',
    links: ({ reference: orderCode, flights }, t) =>
      flights.length === 0
        ? []
        : [{ id: 'bags', words: t('bags'), href: bookingRoutes.baggage.href({ orderCode }) }],
  },
  {
    column: 'get_ready',
    links: ({ reference: orderCode, extras }, t) =>
      extras.some(({ kind }) => kind === 'TRANSFER')
        ? [
            {
              id: 'transfers',
              words: t('transfers'),
              href: bookingRoutes.transfers.href({ orderCode }),
            },
          ]
        : [],
  },
  {
    column: 'get_ready',
    right: 'documents',
    links: ({ reference: orderCode }, t) => [
      { id: 'wallet', words: t('wallet'), href: bookingRoutes.travelWallet.href({ orderCode }) },
    ],
  },
  {
    column: 'get_ready',
    right: 'documents',
    links: ({ documents }) =>
      documents
        .filter(({ mediaType }) => mediaType === 'application/pdf')
        .map(({ title, url }) => ({ id: url, words: title, href: url })),
  },
  {
    column: 'money_and_people',
    right: 'pay',
    links: ({ reference: orderCode, receipt }, t) => [
      {
        id: 'payments',
        words: t('payments'),
        href: bookingRoutes.instalments.href({ orderCode }),
        state: receipt
          ? t('left_to_pay', { amount: formatMoney(receipt.stillToPay, 'always') })
          : undefined,
      },
    ],
  },
  {
    column: 'money_and_people',
    right: 'what is grave',
    links: ({ checkoutId, status }, t) =>
      status === 'CANCELLED'
        ? []
        : [
            {
              id: 'price-drop',
              words: t('price_drop'),
              href: `${routes.confirmation.href({ checkoutId })}#price-drop`,
            },
          ],
  },
  {
    column: 'money_and_people',
    right: 'conversations',
    links: ({ reference: orderCode }, t) => [
      {
        id: 'conversations',
        words: t('conversations'),
        href: bookingRoutes.conversations.href({ orderCode }),
      },
    ],
  },
  {
    column: 'money_and_people',
    right: 'what is grave',
    links: ({ reference: orderCode }, t) => [
      { id: 'invite', words: t('invite'), href: bookingRoutes.invite.href({ orderCode }) },
    ],
  },
];

/** The rows of a column that this booking has for whoever asks. */
export const linksOf = (
  booking: BookingOverviewFragment,
  column: LinkColumn,
  t: Words,
): readonly BookingLink[] =>
  ROWS.filter(
    (row) => row.column === column && (!row.right || mayDo(booking.role, row.right)),
  ).flatMap(({ links }) => links(booking, t));
