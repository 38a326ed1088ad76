/**
 * What pages that are read cost in one warm process on the site's own database: guides, help,
 * places, hotels, kinds of holiday. In each round every page is asked for in turn, and its elements
 * are written by plain React beside it.
 */
import type { PageHandler } from '#http/endpoints/pages/pages.ts';
import { places } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { parseHydration, serialiseHydration } from '#web/document/hydration.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { routes } from '#web/routes.ts';
import { countElements, readElements, takeApart } from '../web/elements.ts';
import { writeByReact } from '../web/peers.ts';
import { closeBenchShop, openBenchShop } from './bench-shop.ts';
import { median } from './median.ts';
import { less, now, openHandler, type Spent } from './watched-handler.ts';

/**
 * Milliseconds of the thread's processor for one page, medians of the rounds: `handler` is the
 * request around the render, `data` what it asks, the engine included, `render` all that is left.
 * `react` writes the same elements and the data that the browser takes over with.
 */
export type PageCost = {
  readonly page: string;
  readonly elements: number;
  readonly bytes: number;
  readonly handler: number;
  readonly data: number;
  readonly render: number;
  readonly cpu: number;
  readonly react: number;
  readonly 'render × React': number;
};

/** In a round, so that a thread's clock has something to count. */
const ASKED = 10;
const WARM_UP_ROUNDS = 10;

/** `environment` is the site's own. */
export async function measurePageCosts(
  environment: Readonly<Record<string, string | undefined>>,
  rounds: number,
): Promise<readonly PageCost[]> {
  const shop = await openBenchShop(environment);
  const { handler, spent } = await openHandler(shop);
  const pages: Measured[] = [];
  for (const [page, path] of pathsOf(shop)) pages.push(await findPage(handler, page, path));
  for (let i = -WARM_UP_ROUNDS; i < rounds; i += 1)
    for (const page of pages) {
      const sample = await measureOnce(page, handler, spent);
      if (i >= 0) page.samples.push(sample);
    }
  await closeBenchShop(shop);
  return pages.map(costOf);
}

type Sample = Record<'handler' | 'data' | 'render' | 'react', number>;
type Measured = {
  readonly page: string;
  readonly path: string;
  readonly elements: number;
  readonly bytes: number;
  readonly writeByReact: () => string;
  readonly samples: Sample[];
};

function pathsOf({ index }: WebContext): readonly (readonly [page: string, path: string])[] {
  const place = (kind: string): string =>
    placePageHref(
      places
        .filter((one) => one.kind === kind)
        .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))[0]?.path ?? '',
    );
  const [hotelId] = index.hotelAt.keys();
  return [
    ['guide', routes.guide.href({ guide: 'bags-by-airline' })],
    ['guide with prices', routes.guide.href({ guide: 'dry-weeks' })],
    ['questions', routes.content.href('faqs')],
    ['terms', routes.content.href('terms-and-conditions')],
    ['local taxes', routes.touristTax.href()],
    ['destinations', routes.destinations.href()],
    ['country', place('country')],
    ['region', place('region')],
    ['resort', place('resort')],
    ['hotel', routes.hotel.href({ hotelId: String(hotelId) })],
    ['kind of holiday', routes.holidays.href({ subject: 'beach' })],
  ];
}

/** Where it leads to, if it leads anywhere. */
async function findPage(handler: PageHandler, page: string, path: string): Promise<Measured> {
  const response = await ask(handler, path);
  const to = response.headers.get('location');
  if (to !== null) return findPage(handler, page, to);
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
  const html = await response.text();
  const { markup, hydration } = takeApart(html);
  const root = readElements(markup);
  const data = parseHydration(hydration);
  return {
    page,
    path,
    elements: countElements(root),
    bytes: Buffer.byteLength(html),
    writeByReact: () => writeByReact(root) + serialiseHydration(data),
    samples: [],
  };
}

async function measureOnce(
  { path, writeByReact: write }: Measured,
  handler: PageHandler,
  spent: Spent,
): Promise<Sample> {
  const sample: Sample = { handler: 0, data: 0, render: 0, react: 0 };
  for (let i = 0; i < ASKED; i += 1) {
    const from = now();
    await (await ask(handler, path)).arrayBuffer();
    const whole = less(now(), from).cpu;
    sample.data += spent.data.cpu / ASKED;
    sample.render += (spent.render.cpu - spent.data.cpu) / ASKED;
    sample.handler += (whole - spent.render.cpu) / ASKED;
  }
  const from = now();
  for (let i = 0; i < ASKED; i += 1) write();
  sample.react = less(now(), from).cpu / ASKED;
  return sample;
}

const ask = (handler: PageHandler, path: string): Promise<Response> =>
  handler(new Request(`http://localhost${path}`), {
    ...UNCOUNTED,
    market: 'gb',
    reference: 'none',
  });

function costOf({ page, elements, bytes, samples }: Measured): PageCost {
  const of = (figure: (sample: Sample) => number): number =>
    Math.round(median(samples.map(figure)) * 1_000) / 1_000;
  return {
    page,
    elements,
    bytes,
    handler: of((sample) => sample.handler),
    data: of((sample) => sample.data),
    render: of((sample) => sample.render),
    cpu: of(({ handler, data, render }) => handler + data + render),
    react: of(({ react }) => react),
    'render × React': of(({ render, react }) => render / react),
  };
}
