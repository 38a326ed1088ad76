/** The list of a customer's orders (ACCT-01). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { loadCustomerOrders } from '#server/order/customer-orders.ts';
import { visitorContext } from '../context.ts';
import { moneyOf } from '../money.ts';

export const customerOrderResolvers = {
  Query: {
    customerOrders: (_root, _args, context) => loadCustomerOrders(visitorContext(context)),
  },
  CustomerOrder: {
    reference: ({ code }) => code,
    place: ({ document }) => document.place,
    hotelName: ({ document }) => document.stay.hotel,
    board: ({ document }) => document.stay.board,
    firstNames: ({ firstNames }) => [...firstNames],
    picture: async ({ hotelId }, _args, { shop }) => {
      const hotel = (await shop.hotels([hotelId])).get(hotelId);
      return hotel ? placePicture(hotel.place) : null;
    },
    total: ({ total }, _args, { shop }) => moneyOf(shop, total),
    duePayments: ({ document, status }, _args, { shop }) =>
      status === 'CANCELLED' || status === 'FAILED'
        ? []
        : document.payments
            .filter((payment) => payment.status !== 'paid')
            .map(({ dueDate, amount, status: state }) => ({
              dueDate,
              amount: moneyOf(shop, amount),
              isDeclined: state === 'failed',
            })),
  },
} satisfies ResolverMap;
