/**
 * An airline's own website in this world: whoever books flights themselves does so here, with any
 * card that the card network takes. `/airline?outbound=…&inbound=…&seats=…&infants=…&bags=…`.
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, money } from '#domain/money.ts';
import { notFound, seeOther, type Answer } from '../../answer.ts';
import { html, type Markup } from '../../markup.ts';
import { airportName, carriers } from '../../world/facts.ts';
import type { World } from '../../world/world.ts';
import { airlineAddress, directPrice, readAsked, type AskedFlights } from './asked-flights.ts';
import {
  checkTyped,
  digits,
  formFields,
  namesOf,
  wrongSummary,
  type TypedPassengers,
  type Wrong,
} from './form.ts';

type Site = {
  readonly world: World;
  /** The desk at which everybody books. */
  readonly flights: { readonly call: (name: string, body: unknown) => Answer };
  /** The card network; without one no card pays. */
  readonly cardNetworkUrl: string | undefined;
};

/** Answers GET with the page, and POST with what its form asks for. */
export async function answerAirline(
  site: Site,
  url: URL,
  posted: URLSearchParams | undefined,
): Promise<Answer> {
  if (url.pathname === '/airline/booked') return bookedPage(url.searchParams);
  const asked = readAsked(url.searchParams);
  const legs = asked && legsOf(site.world, asked);
  if (!asked || !legs) return notFound;
  const price = directPrice(site.flights.call, asked);
  if (price === undefined) return soldOutPage(legs);
  if (!posted) return formPage({ asked, legs, price, typed: {}, wrong: {} });
  return book(site, { asked, legs, price }, Object.fromEntries(posted));
}

type Leg = { readonly carrier: string; readonly flightNumber: string; readonly words: string };
type Offer = {
  readonly asked: AskedFlights;
  readonly legs: readonly Leg[];
  readonly price: number;
};

function legsOf(world: World, { outbound, inbound }: AskedFlights): readonly Leg[] | undefined {
  const legs = [outbound, inbound].flatMap(({ seriesId, date }) => {
    const series = world.seriesById(seriesId);
    if (!series) return [];
    const { carrier, flightNumber, origin, destination, departureMinute, arrivalMinute } = series;
    const names = [origin, destination].map((iata) => airportName.get(iata) ?? iata);
    const times = [departureMinute, arrivalMinute].map(clock);
    const words = `${formatDate(date)}, ${times.join(' to ')}, ${names.join(' to ')}`;
    return [{ carrier, flightNumber, words }];
  });
  return legs.length === 2 ? legs : undefined;
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Booked first, so that a card pays for nothing; one that does not pay leaves no booking. */
async function book(site: Site, offer: Offer, typed: TypedPassengers): Promise<Answer> {
  const { asked, price } = offer;
  const again = (wrong: Wrong) => formPage({ ...offer, typed, wrong });
  if (typed['price'] !== String(price))
    return again({ pay: `The price has changed: it is ${priceText(price)} now` });
  const wrong = checkTyped(asked, typed);
  if (Object.keys(wrong).length > 0) return again(wrong);
  const { bags, ...flights } = asked;
  const key = `passenger-${/^[\w-]{36}$/.test(typed['key'] ?? '') ? typed['key'] : randomUUID()}`;
  const travellers = namesOf(asked, typed);
  const request = { ...flights, key, price, holdBags: bags, travellers };
  const answer = v.parse(BookedSchema, JSON.parse(String(site.flights.call('book', request).body)));
  if (answer.kind !== 'booked' || answer.reference === undefined)
    return again({ pay: 'We couldn’t book these flights. Nothing was paid: please try again' });
  if (await isPaid(site, offer, { key, typed }))
    return seeOther(
      `/airline/booked?${new URLSearchParams({ reference: answer.reference }).toString()}`,
    );
  site.flights.call('cancel', { reference: answer.reference });
  return again({ number: 'The card was refused. Nothing was booked or paid' });
}

const BookedSchema = v.object({ kind: v.string(), reference: v.optional(v.string()) });

async function isPaid(
  { cardNetworkUrl }: Site,
  { legs, price }: Offer,
  { key, typed }: { readonly key: string; readonly typed: TypedPassengers },
): Promise<boolean> {
  if (cardNetworkUrl === undefined) return false;
  const response = await fetch(`${cardNetworkUrl}/network/payments`, {
    method: 'POST',
    body: JSON.stringify({
      number: digits(typed['number']),
      expiry: (typed['expiry'] ?? '').trim(),
      code: (typed['code'] ?? '').trim(),
      merchant: legs[0]!.carrier,
      amount: { value: price, currency: 'GBP' },
      reference: key,
    }),
  });
  const { resultCode } = v.parse(v.object({ resultCode: v.string() }), await response.json());
  return resultCode === 'Authorised';
}

const priceText = (price: number): string => formatMoney(money(price, 'GBP'), 'always');
const airlineOf = ([leg]: readonly Leg[]): string =>
  (leg && carriers.get(leg.carrier)?.name) ?? 'the airline';

function formPage({
  asked,
  legs,
  price,
  typed,
  wrong,
}: Offer & { readonly typed: TypedPassengers; readonly wrong: Wrong }): Answer {
  const hasErrors = Object.keys(wrong).length > 0;
  const airline = airlineOf(legs);
  return page(
    `${hasErrors ? 'Error: ' : ''}Book with ${airline}`,
    hasErrors ? 422 : 200,
    html`
      ${wrongSummary(wrong)}
      <h1>Book with ${airline}</h1>
      ${flightFacts(legs, asked, price)}
      <form method="post" action="${airlineAddress(asked)}" class="form" novalidate>
        <input type="hidden" name="key" value="${randomUUID()}" />
        <input type="hidden" name="price" value="${price}" />
        ${formFields(asked, typed, wrong)}
        <div class="acts">
          <button class="button" id="pay">Pay ${priceText(price)} and book</button>
        </div>
      </form>
    `,
  );
}

const flightFacts = (
  legs: readonly Leg[],
  { seats, infants, bags }: AskedFlights,
  price: number,
): Markup =>
  html`<dl class="facts">
    ${legs.map(
      ({ flightNumber, words }) =>
        html`<div>
          <dt>${flightNumber}</dt>
          <dd>${words}</dd>
        </div>`,
    )}
    <div>
      <dt>Passengers</dt>
      <dd>${seats + infants}</dd>
    </div>
    <div>
      <dt>Hold bags each way</dt>
      <dd>${bags}</dd>
    </div>
    <div>
      <dt>Price</dt>
      <dd class="price">${priceText(price)}</dd>
    </div>
  </dl>`;

const soldOutPage = (legs: readonly Leg[]): Answer =>
  page(
    'Sold out',
    200,
    html`<h1>These flights are sold out</h1>
      <p>
        ${airlineOf(legs)} has no seats left on them. Whoever sold you your holiday knows what to
        do.
      </p>`,
  );

function bookedPage(query: URLSearchParams): Answer {
  const reference = query.get('reference') ?? '';
  if (!/^[A-Z\d]{6}$/.test(reference)) return notFound;
  return page(
    'You’re booked',
    200,
    html`<h1>You’re booked</h1>
      <dl class="facts">
        <div>
          <dt>Your booking reference</dt>
          <dd class="price">${reference}</dd>
        </div>
      </dl>
      <p>Note it: whoever sold you your holiday asks for it.</p>`,
  );
}

const page = (title: string, status: number, body: Markup): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/look.css" />
      </head>
      <body>
        <header class="notice">
          A demonstration of an airline’s website. No flight is booked, and no money moves.
        </header>
        <main class="sheet">${body}</main>
      </body>
    </html> `.text,
});
