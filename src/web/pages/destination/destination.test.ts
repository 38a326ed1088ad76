import { expect, test, vi } from 'vitest';
import {
  destinationAdvice,
  destinationPlace,
  destinationPrices,
  placeBelow,
  thing,
} from '#web/testing/holidays/destination.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

test.each([
  ['/destinations/spain', 'Spain', 'REGION'],
  ['/destinations/spain/majorca', 'Majorca', 'RESORT'],
  ['/destinations/spain/majorca/alcudia', 'Alcúdia', 'RESORT'],
])(
  '%s is the page of %s, whose prices open as those holidays [ROUTE-08]',
  async (address, name, level) => {
    const ask = vi.fn(({ criteria }) => destinationPrices(criteria));
    const { status, html, text } = await requestPage(address, {
      answers: { DestinationPrices: ask },
    });
    expect(status).toBe(200);
    for (const words of [
      name,
      '£605.12 for two, 7 nights',
      '£290 each',
      '2 h 25 from London Gatwick',
      '1 April to 31 October',
    ])
      expect(text).toContain(words);
    expect(linksTo(html, 'from £303 each, leaving 9 Jun')).toEqual([
      '/holiday/h3.1/f3.1?seen=60512',
    ]);
    expect(linksTo(html, 'From £301 each')).toEqual(['/holiday/h2.1/f2.1?seen=60001']);
    expect(linksTo(html, 'See this holiday at Hotel Miramar Blanc')).toEqual([
      '/holiday/h1.1/f1.1?seen=58000',
    ]);
    expect(linksTo(html, 'Hotel Miramar Blanc')).toContain('/hotels/12/hotel-miramar-blanc');
    for (const link of ['1 Puerto Pollensa', 'Puerto Pollensa'])
      expect(linksTo(html, link)).toContain('/destinations/spain/majorca/puerto-pollensa');
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      level,
      criteria: { departureDate: '2027-04-01', departureRangeEndDate: '2027-04-28' },
    });
  },
);

/** Ten places, of them the tenth and the first with a price now, the ninth once it opens. */
const tenPlaces = {
  DestinationPlace: ({ id }: { id: string }) => {
    const { placeGuide, ...found } = destinationPlace(id);
    const placesBelow = Array.from({ length: 10 }, (_, at) => ({
      ...placeBelow(`p${at + 1}`, `Place ${at + 1}`),
      seasonality: at === 8 ? { startDate: '05-01', endDate: '10-15' } : null,
    }));
    return { ...found, placeGuide: { ...placeGuide!, placesBelow } };
  },
};

/** A price in pounds, and how warm it is there. */
const priceOf = (value: string, pounds: number, warmth: number) => {
  const [one] = destinationPrices({ departureDate: '2027-04-01' } as never).discover.places;
  const from = { ...one!.from, amount: pounds * 100 };
  return { ...one!, place: { value }, from, warmth, hotelQuoteId: `h.${value}` };
};

const askTen = (address: string, ask = vi.fn()) =>
  requestPage(address, {
    answers: {
      ...tenPlaces,
      DestinationPrices: (variables) => {
        ask(variables);
        const discover = { places: [priceOf('p10', 500, 18), priceOf('p1', 600, 25)] };
        return { ...destinationPrices(variables.criteria), discover };
      },
      DestinationOpening: (variables) => {
        ask(variables);
        return { discover: { places: [priceOf('p9', 400, 30)] } };
      },
    },
  });

test('all places stand on the page, eight beside the map; closed ones with their opening and its price', async () => {
  const ask = vi.fn();
  const { html, text } = await askTen('/destinations/spain/majorca', ask);
  expect(ask.mock.calls[1]?.[0]).toMatchObject({
    around: { departureDate: '2027-05-01', departureRangeEndDate: '2027-05-28' },
  });
  expect(linksTo(html, '8 Place 8')).toHaveLength(1);
  expect(linksTo(html, '9 Place 9')).toEqual([]);
  expect(text).toContain('2 more places in Majorca');
  expect(linksTo(html, 'Place 9')).toEqual(['/destinations/spain/majorca/place-9']);
  expect(text).toContain('Place 9 Opens 1 May From £301 each');
  expect(html).toContain('/holiday/h.p9/f2.1?seen=40000');
  expect(text).toContain('No price right now');
});

test.each([
  ['', '1 Place 1', '2 Place 2'],
  ['?order=price', '1 Place 10', '2 Place 1'],
  ['?order=warm', '1 Place 1', '2 Place 10'],
])('with %j the first places are %s and %s, closed ones after them', async (query, one, two) => {
  const { html } = await askTen(`/destinations/spain/majorca${query}`);
  for (const name of [one, two]) expect(linksTo(html, name)).toHaveLength(1);
  expect(linksTo(html, query === '' ? '3 Place 3' : '3 Place 9')).toHaveLength(1);
});

test('around a resort its region is priced, on a map on which it stands itself', async () => {
  const ask = vi.fn();
  const { html, text } = await askTen('/destinations/spain/majorca/alcudia', ask);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    criteria: { locationIds: ['spain-majorca-alcudia'] },
    around: { locationIds: ['spain-majorca'] },
  });
  expect(text).toContain('Around Alcúdia');
  expect(text).toContain('Airport Palma de Mallorca, 48 km in a straight line');
  expect(linksTo(html, 'The airport')).toEqual(['#flights']);
  expect(text).toContain('Nearest');
  expect(html).toMatch(/<b [^>]*>Alcúdia<\/b>/);
});

test('the six shortest flights are shown, the other airports when asked for', async () => {
  const { html, text } = await requestPage('/destinations/spain', {
    answers: {
      DestinationPlace: ({ id }) => {
        const place = destinationPlace(id);
        const flights = Array.from({ length: 8 }, (_, at) => ({
          from: { iata: `A${at}`, name: `Airport ${at + 1}` },
          minutes: 120 + at,
        }));
        return { ...place, placeGuide: { ...place.placeGuide!, flights } };
      },
    },
  });
  expect(text).toContain('2 h 05 from Airport 6 2 more airports 2 h 06 from Airport 7');
  expect(/<details[^>]*>(?:(?!<\/details>).)*from Airport 7/s.exec(html)?.[0]).not.toContain(
    'Airport 6',
  );
});

test('a row has the twelve months from the first that can be booked, the next those after them', async () => {
  const monthOf = (month: string) => ({
    ...destinationPrices({ departureDate: '2027-04-01' } as never).cheapestMonths.months[0]!,
    month,
    departureDate: `${month}-09`,
  });
  const months = ['2026-12', '2027-06', '2027-11', '2027-12', '2028-03'].map(monthOf);
  const { text } = await requestPage('/destinations/spain', {
    answers: {
      DestinationPrices: ({ criteria }) => ({
        ...destinationPrices(criteria),
        cheapestMonths: { months },
      }),
    },
  });
  expect(text).toContain('Cheapest week, each Dec 2026 to Nov 2027');
  expect(text).toContain('A year later Dec 2027 to Mar 2028');
});

test('air and sea are bars with figures for readers, months out of season are closed', async () => {
  const { html, text } = await requestPage('/destinations/spain/majorca/alcudia');
  expect(text).toContain('Air, °C, by day Sea, °C 20 15 20 degrees, sea 15 21 15');
  expect(html).toMatch(/<span aria-hidden="true"[^>]*><span[^>]*style="--degrees:31"><b>31<\/b>/);
  expect(text).toContain('Warm sea and little rain in June .');
  const closed = /Cheapest week, each[^–]*?Hotels closed Hotels closed Hotels closed –/;
  expect(text).toMatch(closed);
  expect(text.match(/Hotels closed/g)).toHaveLength(5);
  expect(text).toContain('– Hotels closed Hotels closed Good months');
});

test('the price and the button to the holidays stay in the bar of a phone, where a price is known', async () => {
  const seeHolidays = async (query: string) => {
    const { html } = await requestPage(`/destinations/spain/majorca${query}`);
    return [linksTo(html, 'See holidays').length, linksTo(html, 'From £302.56 each').length];
  };
  expect(await seeHolidays('')).toEqual([2, 2]);
  expect(await seeHolidays('?tab=things-to-do')).toEqual([1, 0]);
});

test('what people ask of a place is answered from what its page shows', async () => {
  const { text } = await requestPage('/destinations/spain/majorca/alcudia');
  const answers = [
    'How long is the flight to Alcúdia? 2 h 25, by direct flight from London Gatwick.',
    'When is it warm enough to swim in Alcúdia? The sea stays under 20 °C, going by monthly averages. It’s warmest in January, at 15 °C.',
    'When is Alcúdia cheapest? Leaving on Wed 9 June 2027: £302.56 each, £605.12 for two adults, 7 nights.',
    'Is there a local tax in Alcúdia? Yes. For a night from Thu 1 April 2027, by the class of the hotel: €2.20 to €4.40 each adult. We count it in the price you see.',
  ];
  for (const answer of answers) expect(text).toContain(answer);
});

test('a country says in short what its advice says whole', async () => {
  const { html, text } = await requestPage('/destinations/spain');
  for (const words of ['Issued less than 10 years', 'Euro (EUR)', '1 hour ahead of home'])
    expect(text).toContain(words);
  expect(linksTo(html, 'Travel advice for Spain')).toEqual([
    '/destinations/spain?tab=travel-advice',
  ]);
  expect(linksTo(html, 'See holidays in Spain')).toHaveLength(1);
});

test('the tabs are addresses: Overview, Things To Do, Travel Advice [LAND-02]', async () => {
  const { html } = await requestPage('/destinations/spain/majorca');
  const tabs = ['Overview', 'Things To Do', 'Travel Advice'].map((tab) => linksTo(html, tab)[0]);
  expect(tabs).toEqual([
    '/destinations/spain/majorca',
    '/destinations/spain/majorca?tab=things-to-do',
    '/destinations/spain/majorca?tab=travel-advice',
  ]);
  const things = (await requestPage(tabs[1]!)).text;
  expect(things).toContain('Walk the town walls.');
  const advice = await requestPage(tabs[2]!);
  for (const words of ['Issued less than 10 years', '€46.20', '1 hour ahead of home', '112'])
    expect(advice.text).toContain(words);
  expect(linksTo(advice.html, 'Check gov.uk advice for Spain')).toEqual([
    'https://www.gov.uk/foreign-travel-advice/spain',
  ]);
});

test('of things to do that come with a month those of the own month stand first, the place is a link', async () => {
  const ask = async (day: string) => {
    const { html, text } = await requestPage('/destinations/spain/majorca?tab=things-to-do', {
      answers: {
        DestinationPlace: ({ id }) => ({ ...destinationPlace(id), inSeasonFrom: day }),
      },
    });
    expect(linksTo(html, 'Alcúdia')).toContain('/destinations/spain/majorca/alcudia');
    return Array.from(text.matchAll(/almonds|walls|Tuent|\w+ to [FO]\w+/g), ([words]) => words);
  };
  const almonds = ['almonds', 'December to February'];
  const tuent = ['Tuent', 'June to October'];
  expect(await ask('2027-01-10')).toEqual([...almonds, 'walls', ...tuent]);
  expect(await ask('2027-07-10')).toEqual([...tuent, 'walls', ...almonds]);
});

test('days that official advice closes stand over the tabs [MSG-06]', async () => {
  const message = 'Following advice from the FCO this departure date is currently unavailable.';
  const closedByAdvice = [{ firstDay: '2027-06-05', lastDay: '2027-06-12', message }];
  const { placeGuide, ...place } = destinationPlace('spain-majorca');
  const { text } = await requestPage('/destinations/spain/majorca?tab=things-to-do', {
    answers: {
      DestinationPlace: () => ({ ...place, placeGuide: { ...placeGuide, closedByAdvice } }),
    },
  });
  expect(text).toContain(
    `${message} We sell no nights here from Sat 5 June 2027 to Sat 12 June 2027.`,
  );
});

test('the places above lead to their pages [ROUTE-08]', async () => {
  const { html } = await requestPage('/destinations/spain/majorca/alcudia');
  expect([linksTo(html, 'Spain')[0], linksTo(html, 'Majorca')[0]]).toEqual([
    '/destinations/spain',
    '/destinations/spain/majorca',
  ]);
});

test.each(['/destinations/atlantis', '/destinations/spain-majorca', '/destinations/spain/menorca'])(
  '%s is no place [ROUTE-15]',
  async (address) => {
    const { status, text } = await requestPage(address, { answers: { PlacesNamed: noPlaces } });
    expect(status).toBe(404);
    expect(text).toContain('All destinations');
  },
);

const noPlaces = () => ({ destinations: [] });

test('an address that is no place’s names the three most like it, of its last name first', async () => {
  const named = (label: string, path: string | null) => ({ label, within: 'Greece', path });
  const crete = [named('Crete', null), named('Chania', 'greece/chania')];
  const greece = ['a', 'b', 'c'].map((name) => named(name, `greece/${name}`));
  const PlacesNamed = ({ text }: { text: string }) => ({
    destinations: text === 'crete' ? crete : greece,
  });
  const { status, html } = await requestPage('/destinations/greece/crete', {
    answers: { PlacesNamed },
  });
  expect(status).toBe(404);
  expect(html).toContain('noindex');
  const led = [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
  expect(led.filter((href) => href?.startsWith('/destinations/greece/'))).toEqual([
    '/destinations/greece/chania',
    '/destinations/greece/a',
    '/destinations/greece/b',
  ]);
});

test('the local tax is worked out for two adults and a week, or for the stay that the address asks for', async () => {
  const ask = vi.fn(destinationAdvice);
  const answers = { DestinationAdvice: ask };
  const advice = '/destinations/spain/majorca?tab=travel-advice';
  const first = await requestPage(advice, { answers });
  expect(first.text).toContain('For 2 adults, 7 nights from Thu 1 April 2027.');
  expect(postedFields(first.html, 'Work it out').get('tab')).toBe('travel-advice');
  const own = `${advice}&arrive=2027-06-05&nights=10&adults=1&ages=5,+12`;
  const { text } = await requestPage(own, { answers });
  expect(text).toContain('For 1 adult and 2 children, 10 nights from Sat 5 June 2027.');
  expect(ask.mock.calls).toMatchObject([
    [{ checkIn: '2027-04-01', nights: 7, adults: 2, childAges: [] }],
    [{ checkIn: '2027-06-05', nights: 10, adults: 1, childAges: [5, 12] }],
  ]);
});

test('a stay that cannot be is said at its field and above, and nothing typed is lost', async () => {
  const { status, html, text } = await requestPage(
    '/destinations/spain/majorca?tab=travel-advice&nights=61&adults=1&ages=',
  );
  expect(status).toBe(422);
  expect(text.match(/Enter how many nights you stay, from 1 to 60/g)).toHaveLength(2);
  const typed = postedFields(html, 'Work it out');
  expect([typed.get('nights'), typed.get('adults')]).toEqual(['61', '1']);
  expect(text).toContain('For 2 adults, 7 nights');
});

test('advice is for one passport, that of the market first; days are worked out for the stay [LAND-02]', async () => {
  const page = '/destinations/spain/majorca?tab=travel-advice';
  const gb = await requestPage(page);
  expect(gb.text).toContain('Issued less than 10 years before arrival.');
  expect(gb.text).not.toContain('Valid Irish passport');
  expect(gb.text).toContain(
    'For 7 nights from Thu 1 April 2027 You come home on Thu 8 April 2027. Your passport must be issued after Sat 1 April 2017 and valid until Thu 8 April 2027 or later.',
  );
  const own = `${page}&arrive=2027-06-05&nights=10&passport=ie`;
  const ie = await requestPage(own);
  expect(ie.text).toContain('No limit of stay.');
  expect(ie.text).not.toContain('Issued less than 10 years');
  expect(ie.text).toContain(
    'You come home on Tue 15 June 2027. Your passport must be valid until Tue 15 June 2027 or later.',
  );
  expect(linksTo(ie.html, 'UK passport')).toEqual([
    '/destinations/spain/majorca?tab=travel-advice&passport=gb&arrive=05%2F06%2F2027&nights=10&adults=2&ages=#entry',
  ]);
  expect(postedFields(ie.html, 'Work it out').get('passport')).toBe('ie');
});

test('a tax that differs inside is told by the places that have one, each with its page, and the rest', async () => {
  const { placeGuide } = destinationAdvice();
  const places = [{ value: 'spain-ibiza', label: 'Ibiza', path: 'spain/ibiza' }];
  const owed = (amount: string) => ({ amount, percentOfRoom: 0 });
  const taxesBelow = [
    { places, least: owed('€0.55'), most: owed('€1.10'), isPublished: true, isByRoom: false },
    {
      places: [{ ...places[0]!, value: 'b' }],
      least: null,
      most: null,
      isPublished: false,
      isByRoom: true,
    },
  ];
  const { html, text } = await requestPage('/destinations/spain?tab=travel-advice', {
    answers: {
      DestinationAdvice: () => ({ placeGuide: { ...placeGuide!, localTax: null, taxesBelow } }),
    },
  });
  expect(linksTo(html, 'Ibiza')).toContain('/destinations/spain/ibiza?tab=travel-advice#tax');
  expect(text).toContain(
    'Ibiza €0.55 to €1.10 each adult Ibiza Figure not published. Pay at the hotel.',
  );
  expect(text).toContain('Elsewhere in Spain None that we know of');
  expect(html).not.toContain('name="adults"');
});

test('advice says the state of sale: nothing closed, or closed for the season [MSG-05]', async () => {
  const open = 'No dates are closed by travel advice. Hotels are open all year.';
  const advice = '/destinations/spain/majorca?tab=travel-advice';
  const inSeason = await requestPage(advice, {
    answers: {
      DestinationPlace: ({ id }) => {
        const { destinationById, ...found } = destinationPlace(id);
        return { ...found, destinationById: { ...destinationById!, seasonality: null } };
      },
    },
  });
  expect(inSeason.text).toContain(open);
  const { text } = await requestPage(advice);
  expect(text).toContain(
    'This destination operates between 1 April and 31 October. Hotels are closed now. The first day you can arrive is',
  );
  expect((await requestPage('/destinations/spain/majorca')).text).not.toContain(
    'No dates are closed',
  );
});

test('a resort has its own things to do first, then those of its region, the nearest first', async () => {
  const { placeGuide, ...place } = destinationPlace('spain-majorca-alcudia');
  const ask = async (thingsToDo: NonNullable<typeof placeGuide>['thingsToDo']) =>
    requestPage('/destinations/spain/majorca/alcudia?tab=things-to-do', {
      answers: {
        DestinationPlace: () => ({ ...place, placeGuide: { ...placeGuide!, thingsToDo } }),
      },
    });
  const [walls, cathedral, drive] = [
    thing('Walk the town walls.', [], null, 'Alcúdia'),
    thing('Visit the cathedral.', [], null, 'Palma'),
    thing('Drive the mountains.', [], null),
  ];
  const both = (await ask([drive, cathedral, walls])).text;
  expect(both).toContain(
    'Things to do in Alcúdia Opening days change: check before you go. Walk the town walls. Elsewhere in Majorca Visit the cathedral. Palma , 51 km away Drive the mountains. Days out from Alcúdia Puerto Pollensa 7 km away',
  );
  expect(both).not.toContain('comes first');
  const none = (await ask([cathedral, thing('Ski.', [1], 'January')])).text;
  expect(none).toContain('Things to do in Majorca');
  expect(none).not.toContain('comes first');
  expect((await ask([cathedral, thing('Swim.', [4], 'April')])).text).toContain(
    'What’s good in April comes first.',
  );
});

test('a map whose names cannot be had stands without them', async () => {
  const { status, text } = await requestPage('/destinations/spain', {
    answers: {
      NamesOnMap: () => {
        throw new Error('no outlines');
      },
    },
  });
  expect(status).toBe(200);
  expect(text).toContain('Spain');
});
