import { createBasket, fillCheckout, openCheckout } from '../api-purchase.ts';
import type { ApiVisitor } from '../running-shop.ts';
import { CANARY, SECRETS, type Canary } from './person.ts';

const { firstName, lastName } = CANARY;

/** Leaves a trace in every part of the shop that takes any. */
export async function leaveTraces(canary: Canary): Promise<void> {
  const { running, api, found, customerId } = canary;
  await api.ask(
    `mutation S { saveCustomerDetails(details: { title: "mrs", firstName: "${firstName}", lastName: "${lastName}", phoneNumber: "${CANARY.phone}", postalCode: "LS6 2AB" }) { __typename } saveMailPreferences(kinds: [SAVED_PRICES]) { __typename } }`,
  );
  await api.ask(
    'mutation B($hotel: ID!, $flight: ID!) { createHolidayBookmark(hotelQuoteId: $hotel, flightQuoteId: $flight) { __typename } }',
    { hotel: found.hotelQuoteId, flight: found.flightQuoteId },
  );
  await fill(api, await openCheckout(api, await createBasket(api, found)));
  await place(canary, await fill(api, await openCheckout(api, await createBasket(api, found))));
  const { database } = running.shop;
  await database
    .insertInto('companion')
    .values({
      id: 'companion',
      customer_id: customerId,
      title: 'mr',
      first_name: CANARY.companion,
      last_name: lastName,
      date_of_birth: '1980-01-01',
      agreed_at: '2026-01-01',
    })
    .execute();
  await database
    .insertInto('problem_report')
    .values({ reference: 'AAAA', email: CANARY.email, message: CANARY.problem })
    .execute();
  await database
    .insertInto('security_event')
    .values({
      kind: 'code refused',
      customer_id: customerId,
      detail: JSON.stringify({ was: CANARY.device }),
    })
    .execute();
  await leaveFactors(canary);
  await leaveSaved(canary);
  await leaveCredits(canary);
}

/** Every way of logging in. */
async function leaveFactors({ running, customerId }: Canary): Promise<void> {
  const { database } = running.shop;
  const owner = customerId;
  await database
    .insertInto('authenticator')
    .values({ customer_id: customerId, sealed_secret: SECRETS.sealed })
    .execute();
  await database
    .insertInto('recovery_code')
    .values({ customer_id: customerId, lookup: 'ka', hash: SECRETS.recovery })
    .execute();
  await database
    .insertInto('passkey')
    .values({
      id: 'perch',
      customer_id: customerId,
      public_key: Buffer.from('k'),
      counter: 0,
      transports: ['internal'],
      name: CANARY.passkey,
    })
    .execute();
  await database
    .insertInto('passkey_challenge')
    .values({ challenge: SECRETS.challenge, owner })
    .execute();
  await database
    .insertInto('app_code')
    .values({
      code_hash: SECRETS.appCode,
      customer_id: customerId,
      owner,
      code_challenge: SECRETS.appChallenge,
    })
    .execute();
  await database
    .insertInto('login_request')
    .values({
      id: 'login',
      owner,
      email: CANARY.email,
      email_key: CANARY.email,
      customer_details: JSON.stringify({ firstName, lastName, phoneNumber: CANARY.phone }),
    })
    .execute();
}

/** A search, and two party rooms: one alone, one with somebody else in it. */
async function leaveSaved({ running, found, customerId: owner }: Canary): Promise<void> {
  const { database } = running.shop;
  await database
    .insertInto('previous_search')
    .values({
      id: 'search',
      owner,
      query: CANARY.search,
      departs_on: '2027-05-01',
      currency: 'GBP',
    })
    .execute();
  await database.insertInto('search_history_refusal').values({ owner }).execute();
  const room = { party: '2', awaited: 2, visited_on: '2026-11-01' };
  await database
    .insertInto('party_room')
    .values([
      { id: 'alone', link: SECRETS.room, name: CANARY.room, ...room },
      { id: 'shared', link: 'shared', name: 'Somewhere sunny', ...room },
    ])
    .execute();
  const limits = JSON.stringify({ mostEach: 12_345 });
  const person = { owner, first_name: CANARY.nickname, limits };
  await database
    .insertInto('party_member')
    .values([
      { id: 'a', room_id: 'alone', ...person },
      { id: 'b', room_id: 'shared', ...person },
      { id: 'c', room_id: 'shared', owner: 'somebody else', first_name: 'Ole' },
    ])
    .execute();
  await database
    .insertInto('party_holiday')
    .values({
      id: 'holiday',
      room_id: 'shared',
      added_by: 'b',
      hotel_quote_id: found.hotelQuoteId,
      flight_quote_id: found.flightQuoteId,
      departs_on: '2027-05-01',
      total: 1,
    })
    .execute();
  await database
    .insertInto('party_vote')
    .values({ holiday_id: 'holiday', member_id: 'b', vote: 'NO' })
    .execute();
}

/** A price drop of the order, and its credit. */
async function leaveCredits({ running, customerId }: Canary): Promise<void> {
  const { database } = running.shop;
  const { id: orderId } = await database
    .selectFrom('customer_order')
    .select('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('credit')
    .values({
      id: 'credit',
      customer_id: customerId,
      market: 'gb',
      type: 'PriceDropProtectionCredit',
      amount: 4321,
      order_id: orderId,
      ends_at: '2027-11-01',
    })
    .execute();
  await database
    .insertInto('price_drop_claim')
    .values({
      id: 'claim',
      order_id: orderId,
      customer_id: customerId,
      state: 'GRANTED',
      was: 5000,
      now: 679,
      credit_id: 'credit',
      decided_at: '2026-11-01',
    })
    .execute();
  await database
    .insertInto('price_drop_look')
    .values({ order_id: orderId, until: '2027-01-01', looked_on: '2026-11-01' })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function fill(api: ApiVisitor, checkoutId: string): Promise<string> {
  await fillCheckout(api, checkoutId);
  const passenger = {
    title: 'mrs',
    firstName,
    lastName,
    leadAuthorised: true,
    age: { value: 18, unit: 'YEARS' },
    dateOfBirth: '1988-03-27',
    specialAssistance: {
      impairments: ['OTHER'],
      requiredAssistance: [],
      otherImpairment: CANARY.need,
    },
  };
  const asked = await api.ask<Record<string, { errors: unknown[] }>>(
    `mutation F($id: ID!, $passengers: [PassengerDetailsInput!]!, $contact: ContactDetailsInput!) {
       addPassengerDetailsToCheckout(checkoutId: $id, passengerDetails: $passengers) { errors { message field } }
       addContactDetailsToCheckout(checkoutId: $id, contactDetails: $contact) { errors { message field } }
       addCarDetailsToCheckout(checkoutId: $id, carDetails: { colour: "Yellow", make: "Skoda", model: "Octavia", registration: "${CANARY.registration}" }) { errors { message field } } }`,
    {
      id: checkoutId,
      passengers: [
        passenger,
        { ...passenger, title: 'mr', firstName: CANARY.companion, leadAuthorised: false },
      ],
      contact: {
        title: 'mrs',
        firstName,
        lastName,
        emailAddress: CANARY.contact,
        phoneNumber: CANARY.phone,
        optIntoMarketing: false,
        billingAddress: {
          address: CANARY.street,
          city: 'Leeds',
          postalCode: 'LS6 2AB',
          country: 'United Kingdom',
          isoCountryCode: 'GB',
        },
      },
    },
  );
  const errors = Object.values(asked).flatMap((answer) => answer.errors);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return checkoutId;
}

async function place({ running, api }: Canary, checkoutId: string): Promise<void> {
  const { createPaymentRequest } = await api.ask<{
    createPaymentRequest: { paymentToken: string };
  }>(
    'mutation P($id: ID!, $card: String!) { createPaymentRequest(checkoutId: $id, cardToken: $card, idempotencyKey: "first") { ... on PaymentRequest { paymentToken } } }',
    { id: checkoutId, card: await running.cardToken('4111111111111111') },
  );
  const { placeOrder } = await api.ask<{ placeOrder: { __typename: string } }>(
    'mutation P($id: ID!, $token: ID!) { placeOrder(checkoutId: $id, paymentToken: $token) { __typename } }',
    { id: checkoutId, token: createPaymentRequest.paymentToken },
  );
  if (placeOrder.__typename !== 'PlacedOrder') throw new Error(placeOrder.__typename);
}
