/** What is seen of each flag when it is on, and that it is gone when it is off. */
import { describe, expect, test } from 'vitest';
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import { dealAnswer } from './testing/holidays/deal.ts';
import { getPage } from './testing/open-page.ts';
import { pageForTests } from './testing/page-for-tests.ts';
import { basketForTests, callForTests } from './testing/purchase-for-tests.ts';
import { linksTo, requestPage } from './testing/request-page.ts';

const withFlags = (changed: Partial<Flags>) => ({
  domainConfig: { ...pageForTests().domainConfig, features: { ...STANDARD_FLAGS, ...changed } },
});

const home = (changed: Partial<Flags>, query = '') =>
  requestPage(`/${query}`, { page: withFlags(changed) });

test.each([
  ['FLAG-03', 'cityBreaksTab', 'Cities', '/holidays/city-breaks'],
  ['FLAG-04', 'hotelOnlySearch', 'Hotels', '/?mode=ho'],
] as const)('[%s] %s: the tab “%s” at first, and every link to it', async (_, flag, name, to) => {
  for (const address of ['/', '/main-sitemap']) {
    const { html } = await requestPage(address, { page: withFlags({}) });
    expect(html).toContain(`href="${to}"`);
    const off = await requestPage(address, { page: withFlags({ [flag]: false }) });
    expect(off.html).not.toContain(`href="${to}"`);
  }
  expect(linksTo((await home({})).html, name)).toContain(to);
});

test('largePartyAlert: at first it says what to do with more than nine people [FLAG-04]', async () => {
  const link = 'href="/holidays/group?';
  const asked = '?adults=8&children=2&childAges=5&childAges=6';
  const count = (html: string) => html.split(link).length;
  const [on, off] = await Promise.all([home({}, asked), home({ largePartyAlert: false }, asked)]);
  expect([count(on.html), count(off.html)]).toEqual([2, 1]);
});

test('noFlexibleDates: the search asks for no days around, and posts none [FLAG-06]', async () => {
  const off = await home({ noFlexibleDates: false });
  expect(off.html).toMatch(/<select[^>]*name="flexibility"/);
  const on = await home({ noFlexibleDates: true });
  expect(on.html).not.toMatch(/<select[^>]*name="flexibility"/);
  expect(on.html).toMatch(/<input type="hidden" name="flexibility" value="0"/);
});

test.each(['/', '/holidays/june-2027', '/holidays/spa'])(
  'reviewCarousel: at first %s shows what guests said, one after the other [FLAG-04]',
  async (address) => {
    const asked = (changed: Partial<Flags>) => requestPage(address, { page: withFlags(changed) });
    const { html, text } = await asked({});
    expect(html).toContain('aria-roledescription="carousel"');
    for (const words of [
      '2 out of 5 Loud at night',
      '5 out of 5 Lovely',
      'Family. Written Tue 3 November 2026',
    ])
      expect(text).toContain(words);
    expect(text).toContain('These reviews are made up');
    expect(text).toContain(
      '2 reviews of the hotels that most guests have reviewed: the newest of each, good or bad, written from Tue 3 November 2026 to Thu 12 November 2026.',
    );
    expect(linksTo(html, 'Hotel Miramar Blanc')).toContain('/hotels/12/hotel-miramar-blanc');
    expect((await asked({ reviewCarousel: false })).html).not.toContain('aria-roledescription');
  },
);

describe('newLoginJourney [FLAG-03]', () => {
  test('on at first: a login begins with the email alone', async () => {
    const { html } = await requestPage('/gatekeeper/login', { page: withFlags({}) });
    expect(html).not.toContain('type="password"');
  });

  test('off, with both; a code is still to be had', async () => {
    const page = withFlags({ newLoginJourney: false });
    const { html } = await requestPage('/gatekeeper/login?redirect_to=scrapbook', { page });
    expect(html).toContain('type="password"');
    expect(html).toContain('name="emailAddress"');
    const [code = ''] = linksTo(html, 'code');
    expect(code).toBe('/gatekeeper/login?redirect_to=scrapbook&step=email');
    expect((await requestPage(code, { page })).html).not.toContain('type="password"');
  });
});

test('sustainabilityBadge: at first an eco certified hotel says so beside its name [FLAG-03]', async () => {
  const answer = dealAnswer();
  const badge = />Eco certified<\/span>/;
  const ask = async (changed: Partial<Flags>, code: string) => {
    const facilities = [{ code, name: 'Eco certified' }];
    const { html } = await requestPage('/holiday/h1.1/f1.1', {
      page: withFlags(changed),
      answers: {
        DealPage: () => ({ holiday: { ...answer, hotel: { ...answer.hotel, facilities } } }),
      },
    });
    return badge.test(html);
  };
  expect(await ask({}, 'eco_certified')).toBe(true);
  expect(await ask({}, 'pool')).toBe(false);
  expect(await ask({ sustainabilityBadge: false }, 'eco_certified')).toBe(false);
});

test.each([
  ['atolLogo', 'ATOL protected'],
  ['trustAccountLogo', 'Secure trust account'],
  ['priceDropProtectionLogo', 'Price drop protection'],
  ['ryanairVerifiedLogo', 'Ryanair verified'],
] as const)('%s: the mark “%s” of a licensed seller [LAND-04]', async (flag, words) => {
  const marksOf = async (changed: Partial<Flags>, path = '/') => {
    const { domainConfig } = withFlags(changed);
    const brand = { ...domainConfig.brand, atolNumber: '12345' };
    const { html } = await requestPage(path, {
      page: { domainConfig: { ...domainConfig, brand } },
    });
    const list = /<ul[^>]*aria-label="Why book with us">.*?<\/ul>/s.exec(html)?.[0];
    return [...(list ?? '').matchAll(/<\/svg>([^<]*)<\/li>/g)].map(([, mark]) => mark);
  };
  expect(await marksOf({})).toEqual([
    'ATOL protected',
    'Secure trust account',
    'Price drop protection',
  ]);
  for (const path of ['/', '/holidays/june-2027', '/holidays/spa']) {
    expect(await marksOf({ [flag]: true }, path)).toContain(words);
    expect(await marksOf({ [flag]: false }, path)).not.toContain(words);
  }
});

test('a demonstration claims no protection by its marks', async () => {
  const { text } = await home({});
  expect(text).toContain('To be ATOL protected once we sell for real');
  expect(text).toContain('To be held in a secure trust account once we sell for real');
});

test.each([
  ['carParking', 'No parking'],
  ['insurance', 'No insurance'],
  ['seatMapsAndPriority', 'No priority boarding'],
] as const)('%s: its section among the extras [FLAG-04]', async (flag, words) => {
  const priorityBoardingOption = {
    price: { amount: 4_800, currencyCode: 'GBP' as const },
    chosen: false,
  };
  const answers = () =>
    callForTests({
      ExtrasPage: { basket: { basket: basketForTests({ priorityBoardingOption }) } },
    });
  expect((await getPage('/extras/b1', answers())).html).toContain(words);
  const page = pageForTests(withFlags({ [flag]: false }));
  const off = await getPage('/extras/b1', answers(), page);
  expect(off.html).not.toContain(words);
  expect(off.html).toContain('No transfer');
});

test('selfBooking: who books the flights is asked, or why not is said; off, who had chosen may come back', async () => {
  const page = (selfBooking: boolean) => pageForTests(withFlags({ selfBooking }));
  const ask = async (selfBooking: boolean, modes: readonly ('AUTO_BOOK' | 'SELF_BOOK')[]) => {
    const flightFulfilment = modes.map((mode) => ({
      mode,
      discountedPrice: { amount: 3_200, currencyCode: 'GBP' as const },
      chosen: mode === modes.at(-1),
    }));
    const basket = { basket: basketForTests({ flightFulfilment }) };
    const call = callForTests({ ExtrasPage: { basket } });
    return (await getPage('/extras/b1', call, page(selfBooking))).html;
  };
  const both = ['AUTO_BOOK', 'SELF_BOOK'] as const;
  expect(await ask(true, both)).toContain('Who will book your flights?');
  expect(await ask(true, ['AUTO_BOOK'])).toContain(
    'We book these flights for you. You can’t book these ones yourself.',
  );
  expect(await ask(false, ['AUTO_BOOK'])).not.toContain('Booking your flights');
  expect(await ask(false, both)).toContain('Who will book your flights?');
});

describe('useRoomingPh1 [FLAG-09]', () => {
  const QUERY = 'searchType=HOLIDAY&adults=3&children=0&infants=0';

  test('results whose address says no rooming go on without it', async () => {
    const { location } = await requestPage(`/results?${QUERY}&rooms=2`);
    expect(location).toContain('rooms=2');
    expect(location).not.toContain('rooming');
    expect((await requestPage(location ?? '')).status).toBe(200);
  });

  test('those whose address says it keep it', async () => {
    const { location } = await requestPage(`/results?${QUERY}&rooming=2,1`);
    expect(location).toContain('rooming=2,1');
  });
});
