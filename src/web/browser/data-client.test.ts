import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireDocument } from '#web/data/wire-document.ts';
import { makeDataClient } from './data-client.ts';

// What the cache does by itself it does not do in tests of its authors.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type Ask = (
  text: string,
  answer: object,
  variables?: object,
) => Promise<{ readonly data: unknown; readonly isSent: boolean }>;

/** Asks a server that gives this answer, and tells whether it was asked at all. */
function makeAsk(): Ask {
  const client = makeDataClient('https://shop.test/graphql');
  return async (text, answer, variables = {}) => {
    let isSent = false;
    const fetch = async () => {
      isSent = true;
      return Response.json({ data: answer });
    };
    const wire = wireDocument({ name: 'Asked', text });
    const { data } = await client({ wire, variables: { ...variables }, context: { fetch } });
    return { data, isSent };
  };
}

const PLACE = 'query Asked { destinationById(id: "spain") { value hotel { id ...Shown } } }';
const SHOWN = ' fragment Shown on Hotel { pictures { url alt } media { original alt } }';
const HOTEL = `query Asked { hotel(id: "h1") { id ...Shown } }${SHOWN}`;

const hotel = (alts: readonly string[], id = 'h1') => ({
  __typename: 'Hotel',
  id,
  pictures: alts.map((alt, at) => ({ __typename: 'Image', url: `/p${at}`, alt })),
  media: alts.map((alt, at) => ({ __typename: 'Media', original: `/o${at}`, alt })),
});
/** What the cache gives back says its types to nobody. */
const untyped = (answer: object): object =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === '__typename' ? undefined : value)));
const place = (alts: readonly string[]) => ({
  destinationById: { __typename: 'Destination', value: 'spain', hotel: hotel(alts) },
});

test('pictures and media of a hotel that two answers tell of stand once, as the last one told them', async () => {
  const ask = makeAsk();
  await ask(PLACE + SHOWN, place(['Bay', 'Pool', 'Room']));
  await ask(HOTEL, { hotel: hotel(['The bay', 'Pool']) });
  const { data, isSent } = await ask(PLACE + SHOWN, {});
  expect(isSent).toBe(false);
  expect(data).toMatchObject(untyped(place(['The bay', 'Pool'])));
});

test('a picture is one by its url, a piece of media by its original, whichever hotel shows it [CACHE-02]', async () => {
  const ask = makeAsk();
  await ask(PLACE + SHOWN, place(['Bay']));
  await ask(HOTEL.replace('h1', 'h2'), { hotel: hotel(['The bay at dusk'], 'h2') });
  const { data, isSent } = await ask(PLACE + SHOWN, {});
  expect(isSent).toBe(false);
  expect(data).toMatchObject(untyped(place(['The bay at dusk'])));
});

const SPAIN = 'query Asked { destinationById(id: "spain") { value hotel { id } } }';
/** Of the same place, with what nobody but a search has told. */
const STARS = 'query Asked { destinationById(id: "spain") { value hotel { id stars } } }';
const SEARCH = 'query Asked { packages { hotel { id stars } } }';
const spain = {
  destinationById: {
    __typename: 'Destination',
    value: 'spain',
    hotel: { __typename: 'Hotel', id: 'h1' },
  },
};
const found = {
  packages: [{ __typename: 'Lead', hotel: { __typename: 'Hotel', id: 'h1', stars: 5 } }],
};

test('what was answered is let go 100 ms after the last answer; names of places stay [CACHE-09]', async () => {
  const ask = makeAsk();
  await ask(SPAIN, spain);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await ask(SEARCH, found);
  await vi.advanceTimersByTimeAsync(60);
  await ask(SEARCH, found);
  await vi.advanceTimersByTimeAsync(99);
  expect((await ask(STARS, {})).isSent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await ask(SPAIN, {})).isSent).toBe(false);
  expect((await ask(STARS, spain)).isSent).toBe(true);
});

/** Of twenty-five thousand hotels that were found meanwhile; kept, they are fifty times as much. */
const MOST_GROWTH = 1_000_000;

test('five hundred searches leave no more behind than fifty [CACHE-09]', async () => {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the flag of the engine gives
  const collect = runInNewContext('gc') as () => void;
  const ask = makeAsk();
  const query = 'query Asked($day: String) { packages(day: $day) { id description } }';
  let search = 0;
  const foundNow = () => ({
    packages: Array.from({ length: 50 }, (_, at) => ({
      __typename: 'Hotel',
      id: `${search}-${at}`,
      description: `${search} ${at} `.repeat(20),
    })),
  });
  const searchFifty = async () => {
    for (let left = 50; left > 0; left -= 1) {
      search += 1;
      await ask(query, foundNow(), { day: String(search) });
    }
    await new Promise((resolve) => void setTimeout(resolve, 150));
    collect();
    return process.memoryUsage().heapUsed;
  };
  await ask(SPAIN, spain);
  const sizes: number[] = [];
  for (let rounds = 11; rounds > 0; rounds -= 1) sizes.push(await searchFifty());
  expect(sizes.at(-1)! - sizes[0]!).toBeLessThan(MOST_GROWTH);
});
