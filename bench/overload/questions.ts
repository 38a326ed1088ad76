/**
 * What the public asks: of a hundred requests 60 are searches, 18 deals, 10 the home page, 10 pages
 * of text, 2 belong to a checkout, where a step is looked at or saved.
 */
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import {
  CONTACT,
  createBasket,
  findGoodPackage,
  findPackages,
  openCheckout,
} from '#testing/api-purchase.ts';
import { openSiteVisitor } from '#testing/callers/site-visitor.ts';
import { routes } from '#web/routes.ts';
import { makeChance } from '../../tests/oracle/chance.ts';
import { makeSearches, searchPath } from '../pages/searches.ts';
import type { Question } from './load.ts';

const HUNDREDS = 20;
const CHECKOUTS = 20;

const page = (path: string): Question => ({
  kind: 'browsing',
  method: 'GET',
  path,
  cookie: '',
  body: '',
});

/** Mixed by a seed; checkouts are opened for it. */
export async function makeQuestions(site: string): Promise<readonly Question[]> {
  const visitor = openSiteVisitor(site);
  const deals = (await findPackages(visitor)).map((found) => page(routes.deal.href(found)));
  const searches = makeSearches(60 * HUNDREDS, 7, todayIn(GREAT_BRITAIN.timeZone));
  const purchases: Question[] = [];
  for (let i = 0; i < CHECKOUTS; i += 1) purchases.push(...(await makeCheckoutQuestions(site)));
  const questions = [
    ...searches.map((criteria) => page(searchPath(criteria))),
    ...repeat(deals, 18 * HUNDREDS),
    ...repeat([page('/')], 10 * HUNDREDS),
    ...repeat([page('/faqs'), page('/privacy')], 10 * HUNDREDS),
  ];
  const mixed = shuffle(questions);
  // Checkouts come evenly, so that each phase has its share.
  return mixed.flatMap((question, i) =>
    i % 49 === 0 ? [purchases[(i / 49) % purchases.length]!, question] : [question],
  );
}

const SAVE = `mutation AddContactDetails($checkoutId: ID!, $contactDetails: ContactDetailsInput!) { addContactDetailsToCheckout(checkoutId: $checkoutId, contactDetails: $contactDetails) { errors { code } } }`;

async function makeCheckoutQuestions(site: string): Promise<Question[]> {
  const visitor = openSiteVisitor(site);
  const basket = await createBasket(visitor, await findGoodPackage(visitor));
  const checkoutId = await openCheckout(visitor, basket);
  const cookie = visitor.cookie();
  const step: Question = {
    kind: 'purchase',
    method: 'GET',
    path: routes.checkoutStep.href({ checkoutId, step: 'passengers' }),
    cookie,
    body: '',
  };
  const save: Question = {
    kind: 'purchase',
    method: 'POST',
    path: '/graphql?operation_name=AddContactDetails',
    cookie,
    body: JSON.stringify({
      operationName: 'AddContactDetails',
      query: SAVE,
      variables: { checkoutId, contactDetails: CONTACT },
    }),
  };
  return [step, save];
}

const repeat = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[i % list.length]!);

/** Fisher and Yates. */
function shuffle<T>(list: readonly T[]): T[] {
  const chance = makeChance(3);
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const other = chance.between(0, i);
    [mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!];
  }
  return mixed;
}
