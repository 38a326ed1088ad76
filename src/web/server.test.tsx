import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { isRouteErrorResponse } from 'react-router';
import { expect, test, vi } from 'vitest';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import type { DataCall } from './data/data-call.ts';
import { parseHydration } from './document/hydration.ts';
import { render, renderRefusal } from './server.tsx';
import { contentPageAnswer } from './testing/holidays/content.ts';
import { pageForTests } from './testing/page-for-tests.ts';
import { linksTo, requestPage } from './testing/request-page.ts';
import { ALWAYS_LOADED } from './texts/messages.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js' },
  'src/web/pages/not-found/route.tsx': { file: 'assets/not-found.js' },
};
const noData: DataCall = () => Promise.reject(new Error('this page asks for no data'));

const get = (path: string, page = pageForTests()) =>
  render(new Request(`http://localhost${path}`), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql: noData,
    page,
  });

test('an unknown address is a whole page with status 404 that is never stored [ROUTE-15, CACHE-10]', async () => {
  const response = await get('/no/such/page');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache, no-store');
  expect(html).toContain('<title>Page not found – Holidaymaker</title>');
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<h1>We can’t find that page</h1>');
  expect(html).toContain('lang="en-GB"');
});

test('who asks too much sees a whole page: how long to wait in words, the same address again, and no script [S-12]', async () => {
  const html = await renderRefusal(
    { kind: 'too_much', seconds: 12 },
    {
      nonce: 'n0nce',
      manifest,
      page: pageForTests({ theme: 'dark' }),
    },
  );
  for (const words of [
    '<title>Please wait a moment – Holidaymaker</title>',
    'data-theme="dark"',
    'Please wait 12 seconds, then try again',
    'nothing was booked or charged',
    '<a href="" class="',
    '<header',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script');
  const asked = { nonce: 'n0nce', manifest, page: pageForTests() };
  expect(await renderRefusal({ kind: 'too_much', seconds: 1 }, asked)).toContain(
    'Please wait a second, then',
  );
});

test('whoever comes when too many ask at once sees a whole page that says what is true of it: nothing was begun [F-51]', async () => {
  const html = await renderRefusal(
    { kind: 'overload', seconds: 3 },
    { nonce: 'n0nce', manifest, page: pageForTests() },
  );
  for (const words of [
    'We’re very busy right now',
    'We haven’t started on what you asked just now, and nothing is lost.',
    'Please wait 3 seconds, then try again',
    'If you’d paid before, look at your booking before you pay again.',
    '<a href="" class="',
    '<header',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('charged');
});

test('every script and inline style carries the nonce, and no element a style attribute [S-10]', async () => {
  const html = await (await get('/no/such/page')).text();
  const tags = html.match(/<(script|style)[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(2);
  for (const tag of tags) expect(tag).toContain('nonce="n0nce"');
  expect(html).not.toMatch(/\sstyle="/);
});

test('the header marks the page one is on, and no other', async () => {
  const markedOn = async (path: string) =>
    /<header.*?<\/header>/s
      .exec((await requestPage(path)).html)?.[0]
      .match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g) ?? [];
  expect(await markedOn('/help')).toEqual(['<a aria-current="page" href="/help">Help']);
  expect(await markedOn('/privacy')).toEqual([]);
});

test('the saved theme is on the document, and without one the system decides', async () => {
  expect(await (await get('/x', pageForTests({ theme: 'dark' }))).text()).toContain(
    '<html lang="en-GB" data-theme="dark">',
  );
  expect(await (await get('/x')).text()).not.toContain('data-theme');
});

const choose = (theme: string, back: string, origin = 'http://localhost', referer?: string) =>
  render(
    new Request(`${origin}/appearance`, {
      method: 'POST',
      body: new URLSearchParams({ theme, back }),
      ...(referer !== undefined && { headers: { referer } }),
    }),
    {
      nonce: 'n0nce',
      reference: 'K7M2Q4XD',
      manifest,
      graphql: noData,
      page: pageForTests(),
    },
  );

test('a choice of appearance is kept in a cookie and leads back', async () => {
  const kept = await choose('dark', '/results?page=2');
  expect(kept.status).toBe(302);
  expect(kept.headers.get('location')).toBe('/results?page=2');
  expect(kept.headers.get('set-cookie')).toContain('theme=dark; Path=/; Max-Age=31536000');
  expect((await choose('', '/')).headers.get('set-cookie')).toContain('theme=; Path=/; Max-Age=0');
});

test('a choice of appearance leads back to the page that the browser says is shown', async () => {
  const leadsTo = async (referer: string) =>
    (await choose('dark', '/', 'http://localhost', referer)).headers.get('location');
  expect(await leadsTo('http://localhost/about-us?page=2')).toBe('/about-us?page=2');
  expect(await leadsTo('http://localhost//evil.example')).toBe('/evil.example');
  for (const other of ['https://evil.example/', 'http://localhost/appearance', 'about:blank', ''])
    expect(await leadsTo(other)).toBe('/');
});

test('the cookie is sent over TLS alone where the site has it [S-02]', async () => {
  const cookieAt = async (origin: string) =>
    (await choose('dark', '/', origin)).headers.get('set-cookie');
  expect(await cookieAt('https://shop.test')).toMatch(/; Secure$/);
  expect(await cookieAt('http://shop.test')).not.toContain('Secure');
});

const EVIL = [
  '//',
  '\\',
  '/\t/',
  '/\n/',
  '/.//',
  '/..//',
  '/\t\\',
  '@',
  'https:',
  'javascript:',
  ';',
];

test('a choice of appearance leads to this site alone, whatever the form says [S-09]', async () => {
  const part = fc.oneof(fc.constantFrom(...EVIL, 'evil.example', '/'), fc.string({ maxLength: 4 }));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
      const response = await choose('dark', parts.join(''));
      const location = response.headers.get('location') ?? '';
      expect(response.status).toBe(302);
      expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
    { numRuns: 500 },
  );
  for (const back of ['//evil.example', '/\t/evil.example', '/\\evil.example', '/.//evil.example'])
    expect((await choose('dark', back)).headers.get('location')).toMatch(/^\/(evil\.example)?$/);
});

test('a bug is reported and becomes a 500 page that says what the log knows it by, and nothing of it [ROUTE-15, ROUTE-31]', async () => {
  const report = vi.fn();
  const request = new Request('http://localhost/appearance', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'no form',
  });
  const response = await render(request, {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql: noData,
    page: pageForTests(),
    report,
  });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('Something went wrong on our side');
  expect(html).not.toMatch(/TypeError|Content-Type/);
  expect(html).toContain('Reference K7M2Q4XD.');
  expect(linksTo(html, 'Report this problem')).toEqual([
    '/report-a-problem?page=%2Fappearance&reference=K7M2Q4XD',
  ]);
  expect(report).toHaveBeenCalledOnce();
});

const reportsOf = async (address: string, graphql: DataCall = noData) => {
  const report = vi.fn();
  const { status } = await render(new Request(`http://localhost${address}`), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql,
    page: pageForTests(),
    report,
  });
  return [status, report.mock.calls.length];
};

test('a page of status 500 is reported, one of 404 is not [ERR-06]', async () => {
  const failing = async () => Promise.reject(new Error('a bug'));
  expect(await reportsOf('/destinations/spain', failing)).toEqual([500, 1]);
  expect(await reportsOf('/no/such/page')).toEqual([404, 0]);
  expect(await reportsOf('/booking/c1/no_such_step')).toEqual([404, 0]);
});

test.each([
  [404, '/no/such/page'],
  [500, '/destinations/spain'],
])(
  'whoever asked for a page that failed reads an error page with its status %i [ERR-23]',
  async (status, address) => {
    const response = await render(new Request(`http://localhost${address}`), {
      nonce: 'n0nce',
      reference: 'K7M2Q4XD',
      manifest,
      graphql: () => Promise.reject(new Error('a bug')),
      page: pageForTests(),
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`Error ${status}<`);
  },
);

test('a deal that fails sends its visitor to another search, not only home [MSG-23, ERR-04]', async () => {
  const response = await get('/holiday/h1.1/f1.1');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain(
    'Sorry, there has been a technical error. Please search for a new holiday.',
  );
  expect(linksTo(html, 'Search for another holiday')).toEqual(['/']);
  expect(linksTo(html, 'Go to the home page')).toEqual([]);
});

/** Does `work` while the layout misses one of its texts. */
async function withoutText<T>(work: () => Promise<T>): Promise<T> {
  const header: Partial<typeof ALWAYS_LOADED.header> = ALWAYS_LOADED.header;
  const { skip } = header;
  delete header.skip;
  try {
    return await work();
  } finally {
    Object.assign(header, { skip });
  }
}

test('a page whose markup fails is an empty one of status 500 that tells the reference alone, and is reported [ERR-07]', async () => {
  expect(await withoutText(() => reportsOf('/report-a-problem'))).toEqual([500, 1]);
  const response = await withoutText(() => get('/report-a-problem'));
  const html = await response.text();
  expect(html.replace(/^.*<body>/s, '').replace(/<[^>]+>/g, '')).toBe('Reference K7M2Q4XD.');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-store');
});

test('a text that is missing is thrown, and so reported by whoever asked for the page [SITE-19]', async () => {
  await expect(withoutText(() => requestPage('/report-a-problem'))).rejects.toThrow(
    /MISSING_MESSAGE.*header\.skip/,
  );
});

test('the status follows the code of an error, never its sentence [ROUTE-15]', async () => {
  const response = await render(new Request('http://localhost/destinations/spain'), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql: async () => Promise.reject(new GraphQLError(API_ERRORS.PRICES_MOVING)),
    page: pageForTests(),
  });
  expect(response.status).toBe(500);
});

test('prices that move faster than they can be read become a page that leads to the same address again, and no bug [ROUTE-15]', async () => {
  const report = vi.fn();
  const graphql = async () =>
    Promise.reject(new GraphQLError('One moment', { extensions: { code: 'PRICES_MOVING' } }));
  const response = await render(new Request('http://localhost/destinations/spain?a=1'), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql,
    page: pageForTests(),
    report,
  });
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(html).toContain('Prices are changing right now');
  expect(html).not.toContain('Something went wrong');
  expect(linksTo(html, 'Try again')).toEqual(['/destinations/spain?a=1']);
  expect(
    isRouteErrorResponse(
      Object.values(
        parseHydration(/<script id="hydration"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').router
          .errors ?? {},
      )[0],
    ),
  ).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

test('an outage becomes a page that leads to the same address again, and no bug [F-03]', async () => {
  const report = vi.fn();
  const graphql = async () =>
    Promise.reject(new GraphQLError('away', { extensions: { code: 'UNAVAILABLE' } }));
  const response = await render(new Request('http://localhost/destinations/spain?a=1'), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql,
    page: pageForTests(),
    report,
  });
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(html).toContain('We can’t reach our records just now');
  expect(html).not.toContain('Prices are changing');
  expect(linksTo(html, 'Try again')).toEqual(['/destinations/spain?a=1']);
  expect(report).not.toHaveBeenCalled();
});

test('a page whose data were refused for the load says so, and leads to the same address again [F-51]', async () => {
  const graphql = async () =>
    Promise.reject(new GraphQLError('busy', { extensions: { code: 'OVERLOADED' } }));
  const response = await render(new Request('http://localhost/destinations/spain?a=1'), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql,
    page: pageForTests(),
  });
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(html).toContain('We’re very busy right now');
  expect(linksTo(html, 'Try again')).toEqual(['/destinations/spain?a=1']);
});

test('a page that keeps what was typed through an outage says by its status when to ask again [F-03]', async () => {
  const graphql = async () =>
    Promise.reject(new GraphQLError('away', { extensions: { code: 'UNAVAILABLE' } }));
  const response = await render(new Request('http://localhost/booking/c1/passengers'), {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest,
    graphql,
    page: pageForTests(),
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

test('an app that is too old is asked to update, whatever the page [ROUTE-18]', async () => {
  const { text } = await requestPage('/faqs', { page: { needsAppUpdate: true } });
  expect(text).toContain('Please update the app');
  expect(text).not.toContain('Questions and answers –');
  expect((await requestPage('/faqs')).text).not.toContain('Please update the app');
});

test('page properties name the texts of every page, then those of this one [SITE-20]', async () => {
  const { namespacesRequired } = parseHydration(
    /<script id="hydration"[^>]*>(.*?)<\/script>/s.exec((await requestPage('/faqs')).html)?.[1] ??
      '',
  ).page;
  expect(namespacesRequired).toEqual([
    'common',
    'errors',
    'footer',
    'header',
    'page_descriptions',
    'page_titles',
    'content',
  ]);
});

test('nothing can be loaded for no request [ROUTE-30]', async () => {
  await expect(render()).rejects.toThrow(
    'getInitialServerProps must be called with a valid INextPageContext containing req and res',
  );
});

test.each([{ kind: 'unreached' }, { kind: 'unreached_booking', seconds: 10 }] as const)(
  'who reaches us not is shown a whole page: $kind',
  async (refusal) => {
    const html = await renderRefusal(refusal, { nonce: 'n0nce', manifest, page: pageForTests() });
    expect(html).toContain('<h1>We can’t connect</h1>');
    expect(html).toContain('<a href="" class="');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/offline|charged/i);
  },
);

test('where somebody may have paid they read not to pay again, and the page looks again by itself [MSG-37]', async () => {
  const [anywhere, booking] = await Promise.all(
    ([{ kind: 'unreached' }, { kind: 'unreached_booking', seconds: 10 }] as const).map((refusal) =>
      renderRefusal(refusal, { nonce: 'n0nce', manifest, page: pageForTests() }),
    ),
  );
  for (const words of [
    'we don’t know yet whether your order went through: please do not pay again.',
    'This page updates by itself.',
    '<meta http-equiv="refresh" content="10"/>',
  ]) {
    expect(booking).toContain(words);
    expect(anywhere).not.toContain(words);
  }
  expect(anywhere).toContain('Anything you’ve booked is safe.');
});

const FAQS = '/faqs';
const answeredAs = (title: string) => {
  const { contentPage } = contentPageAnswer('faqs');
  return { answers: { ContentPage: () => ({ contentPage: { ...contentPage, title } }) } };
};

test('a page that many read is kept for its data and its kind of visitor, and holds nothing of one of them', async () => {
  const one = await requestPage(FAQS, { page: { rememberToken: 'token-of-one', userAgent: 'A' } });
  const other = await requestPage(FAQS, { page: { rememberToken: 'token-of-other' } });
  expect(one.html).toContain('token-of-one');
  expect(other.html).not.toContain('token-of-one');
  expect(withoutData(other.html)).toBe(withoutData(one.html));
  const dark = await requestPage(FAQS, { page: { theme: 'dark' } });
  expect(dark.html).toContain('data-theme="dark"');
  const changed = await requestPage(FAQS, answeredAs('Written anew'));
  expect(changed.html).toContain('>Written anew</h1>');
});

test('who is known is written a page of their own, and nobody else has it', async () => {
  const authentication = { emailAddress: 'ada@example.com', firstName: 'Ada', isAway: false };
  const known = await requestPage(FAQS, { page: { authentication } });
  expect(linksTo(known.html, 'Ada')).toEqual(['/account/bookings']);
  expect(linksTo((await requestPage(FAQS)).html, 'Log in')).toContain('/gatekeeper/login');
});

const withoutData = (html: string): string =>
  html.replace(/(<script id="hydration"[^>]*>).*?(<\/script>)/s, '$1$2');
