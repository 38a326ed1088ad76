/** Shoppers of a whole site, over its API: some log in on the way, with codes and credits. */
import type { IsoDate } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { makeLoginCode } from '#server/account/login-code.ts';
import {
  createBasket,
  departureDay,
  fillCheckout,
  findGoodPackage,
  openCheckout,
  type FoundPackage,
} from '#testing/api-purchase.ts';
import { payByCard, type ReadyCheckout, type SiteVisitor } from '#testing/callers/site-visitor.ts';
import type { Reductions, Wallet } from './reductions.ts';

type SiteShop = {
  readonly reductions: Reductions;
  readonly cardFields: string;
  /** The site's, which login codes are derived from. */
  readonly secret: string;
};

/** A checkout that is ready to be placed; what the browser holds is from before the login. */
export async function prepareSitePurchase(
  { reductions, cardFields, secret }: SiteShop,
  visitor: SiteVisitor,
  draw: () => number,
): Promise<ReadyCheckout> {
  const day = drawDay(draw);
  const found = await findGoodPackage(visitor, { departureDate: day });
  await save(visitor, found);
  await openRoom(visitor, found);
  await keepSearch(visitor, day);
  const basketId = await createBasket(visitor, found);
  const wallet = drawWallet(reductions, draw);
  if (wallet) await logIn(visitor, secret, wallet.email);
  const checkoutId = await openCheckout(visitor, basketId);
  await fillCheckout(visitor, checkoutId);
  await enterCode(visitor, checkoutId, await reductions.nextCode(drawCode(draw)));
  if (wallet) await spend(visitor, checkoutId, wallet);
  return payByCard(visitor, cardFields, checkoutId);
}

const FIRST_DAY = 100;
const DAYS = 150;

/** Everybody at once in the same week would soon have bought it. */
const drawDay = (draw: () => number) => departureDay(FIRST_DAY + Math.floor(draw() * DAYS));

const drawCode = (draw: () => number) => (draw() < 0.5 ? 'scarce' : 'plenty');

function drawWallet({ nextWallet }: Reductions, draw: () => number): Wallet | undefined {
  const drawn = draw();
  return drawn < 0.25 ? undefined : nextWallet(drawn < 0.5 ? 'own' : 'scarce');
}

const save = ({ ask }: SiteVisitor, { hotelQuoteId, flightQuoteId }: FoundPackage) =>
  ask(
    'mutation Save($hotelQuoteId: ID!, $flightQuoteId: ID!) { createHolidayBookmark(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { __typename } }',
    { hotelQuoteId, flightQuoteId },
  );

const openRoom = ({ ask }: SiteVisitor, { hotelQuoteId, flightQuoteId }: FoundPackage) =>
  ask(
    'mutation Room($holidays: [PartyHolidayInput!]!) { createPartyRoom(name: "Away", firstName: "Ada", numberOfPeople: 2, holidays: $holidays) { __typename } }',
    { holidays: [{ hotelQuoteId, flightQuoteId }] },
  );

/** It is kept from what they have saved on: before that they have no session. */
const keepSearch = ({ ask }: SiteVisitor, day: IsoDate) =>
  ask('query Kept($query: String!) { isSearchKept(query: $query) }', {
    query: makeCriteriaQuery(defaultCriteria(day)),
  });

async function logIn({ ask }: SiteVisitor, secret: string, email: string): Promise<void> {
  const { startLogin } = await ask<{ startLogin: { login?: { id: string } } }>(
    'mutation Start($email: String!) { startLogin(emailAddress: $email) { ... on LoginStarted { login { id } } } }',
    { email },
  );
  const loginId = startLogin.login?.id ?? '';
  const { finishLogin } = await ask<{ finishLogin: { __typename: string } }>(
    'mutation Finish($loginId: ID!, $code: String) { finishLogin(loginId: $loginId, code: $code) { __typename } }',
    { loginId, code: makeLoginCode(secret, loginId, 1) },
  );
  if (finishLogin.__typename !== 'LoggedIn')
    throw new Error(`a login met ${finishLogin.__typename}`);
}

/** Somebody may have used a scarce one by now: then the holiday is bought without it. */
const enterCode = ({ ask }: SiteVisitor, checkoutId: string, code: string) =>
  ask(
    'mutation Enter($checkoutId: ID!, $code: String!) { addPromotionalCodeToCheckout(checkoutId: $checkoutId, code: $code) { statusCode } }',
    { checkoutId, code },
  );

const spend = async ({ ask }: SiteVisitor, checkoutId: string, { creditIds }: Wallet) =>
  ask(
    'mutation Spend($checkoutId: ID!, $creditIds: [ID!]!) { setCheckoutCredits(checkoutId: $checkoutId, creditIds: $creditIds) { statusCode } }',
    { checkoutId, creditIds: await creditIds() },
  );
