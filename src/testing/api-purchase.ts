/**
 * Steps of a purchase through the API, for tests: search, deal, basket, checkout with everything
 * filled in.
 */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import type { ApiVisitor, Variables } from './running-shop.ts';

/** Somebody who asks the API, in process or over HTTP. */
type Asking = Pick<ApiVisitor, 'ask'>;

export type Money = { readonly amount: number; readonly currencyCode: string };
export type FoundPackage = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly hotel: { readonly id: string; readonly name: string };
  readonly price: { readonly total: Money };
};

/** Days ahead at which every payment plan fits and the season is on somewhere. */
const DAYS_AHEAD = 180;

export const COUPLE = [{ adults: 2, childAges: [] }];

export const departureDay = (days = DAYS_AHEAD): IsoDate =>
  addDays(todayIn(GREAT_BRITAIN.timeZone), days);

/** What was wanted is sold, or has another price by now. */
export class SoldOtherwise extends Error {}

/** Criteria of a search as the API takes them; a week for two anywhere unless told. */
export const makeCriteria = (criteria: Variables = {}): Variables => ({
  departureDate: departureDay(),
  rooming: COUPLE,
  ...criteria,
});

export async function findPackages(
  { ask }: Asking,
  criteria: Variables = {},
): Promise<readonly FoundPackage[]> {
  const { packageSearchResults } = await ask<{
    packageSearchResults: { packages: readonly FoundPackage[] };
  }>(
    `query Search($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { packages { hotelQuoteId flightQuoteId hotel { id name } price { total { amount currencyCode } } } } }`,
    { criteria: makeCriteria(criteria) },
  );
  return packageSearchResults.packages;
}

/** The first offer of the hotel where everything goes well. */
export async function findGoodPackage(
  visitor: Asking,
  criteria: Variables = {},
): Promise<FoundPackage> {
  const [found] = await findPackages(visitor, { hotelIds: ['1'], ...criteria });
  if (!found) throw new SoldOtherwise('the reference hotel has nothing to sell on these dates');
  return found;
}

/** A basket of this holiday at its price; the id. */
export async function createBasket(
  { ask }: Asking,
  { hotelQuoteId, flightQuoteId, price }: FoundPackage,
): Promise<string> {
  const { createBasket: made } = await ask<{
    createBasket: { basket?: { id: string }; __typename: string };
  }>(
    `mutation Create($hotelQuoteId: ID!, $flightQuoteId: ID!, $acceptedTotal: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $acceptedTotal) { __typename ... on BasketCreated { basket { id } } } }`,
    { hotelQuoteId, flightQuoteId, acceptedTotal: price.total.amount },
  );
  if (!made.basket) throw new SoldOtherwise(made.__typename);
  return made.basket.id;
}

export async function openCheckout({ ask }: Asking, basketId: string): Promise<string> {
  const { checkoutFromBasket } = await ask<{
    checkoutFromBasket: { checkout: { id: string } | null };
  }>(
    'mutation Open($basketId: ID!) { checkoutFromBasket(basketId: $basketId) { checkout { id } } }',
    { basketId },
  );
  if (!checkoutFromBasket.checkout) throw new Error('no checkout');
  return checkoutFromBasket.checkout.id;
}

/** The variables that fill the steps of a checkout for these travellers. */
export const PASSENGERS = [
  {
    title: 'mrs',
    firstName: 'Sarah',
    lastName: 'Hargreaves',
    leadAuthorised: true,
    age: { value: 18, unit: 'YEARS' },
    dateOfBirth: '1988-03-27',
  },
  {
    title: 'mr',
    firstName: 'Daniel',
    lastName: 'Hargreaves',
    leadAuthorised: false,
    age: { value: 18, unit: 'YEARS' },
    dateOfBirth: '1987-07-14',
  },
];
export const CONTACT = {
  title: 'mrs',
  firstName: 'Sarah',
  lastName: 'Hargreaves',
  emailAddress: 'sarah@example.com',
  phoneNumber: '0113 496 0181',
  optIntoMarketing: false,
  billingAddress: {
    address: '12 Beech Grove',
    city: 'Leeds',
    postalCode: 'LS6 2AB',
    country: 'United Kingdom',
    isoCountryCode: 'GB',
  },
};

type Filled = { readonly plan?: PlanName | undefined; readonly emailAddress?: string };

/** Fills passengers, contact and plan of a couple's checkout. Throws with what was refused. */
export async function fillCheckout(
  { ask }: Asking,
  checkoutId: string,
  { plan = 'pay_in_full', emailAddress = CONTACT.emailAddress }: Filled = {},
): Promise<void> {
  const answers = await ask<
    Record<string, { errors: readonly { code: string; field: string | null }[] }>
  >(
    `mutation Fill($checkoutId: ID!, $passengerDetails: [PassengerDetailsInput!]!, $contactDetails: ContactDetailsInput!, $paymentSchedule: PaymentScheduleInput!) {
      passengers: addPassengerDetailsToCheckout(checkoutId: $checkoutId, passengerDetails: $passengerDetails) { errors { code field } }
      contact: addContactDetailsToCheckout(checkoutId: $checkoutId, contactDetails: $contactDetails) { errors { code field } }
      plan: addPaymentScheduleToCheckout(checkoutId: $checkoutId, paymentSchedule: $paymentSchedule) { errors { code field } }
    }`,
    {
      checkoutId,
      passengerDetails: PASSENGERS,
      contactDetails: { ...CONTACT, emailAddress },
      paymentSchedule: { name: plan },
    },
  );
  const refused = Object.values(answers).flatMap(({ errors }) => errors);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}
