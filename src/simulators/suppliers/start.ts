/**
 * Starts the suppliers on one port: `/stays`, `/flights`, `/seats`, `/priority`, `/transfers`,
 * `/parking`, `/insurance`; each with books and faults of its own.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { jsonAnswer, notFound, readBody, sendAnswer, type Answer } from '../answer.ts';
import { findAsset } from '../assets.ts';
import { openBooks } from '../books.ts';
import { CAST } from '../cast.ts';
import { refuseControl } from '../control-key.ts';
import { answerUnderFault, makeFaults, type Faults } from '../faults.ts';
import { behaviourOf } from '../sentinels.ts';
import { makeWorld, type WorldOptions } from '../world/world.ts';
import { answerAirline } from './airline-site/airline-site.ts';
import { SIMULATED_EXTRAS, openExtra } from './extras/extras.ts';
import { insuranceDocument } from './extras/insurance-documents.ts';
import { sendFeed } from './feed.ts';
import { openFlights } from './flights.ts';
import { openNoticeOffice, type NoticeOffice, type NoticeTarget } from './notice-office.ts';
import { openSeats } from './seats.ts';
import { openStays } from './stays.ts';

export type SuppliersSettings = WorldOptions & {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataDirectory: string;
  readonly now?: () => Date;
  /**
   * How often a second a supplier changes prices or what is left, for 32 days of a room type or a
   * flight; 0 (default) = all stands still.
   */
  readonly changesPerSecond?: number;
  /** Where flights and stays tell what they change of sold holidays; nowhere unless given. */
  readonly notices?: NoticeTarget;
  /** Where the airline's page asks cards for money; without it none pays there. */
  readonly cardNetworkUrl?: string;
  /** Opens the control addresses; without it nothing does. */
  readonly controlKey?: string | undefined;
};

/** What every supplier on the port can do; feeds only where there is one. */
type Supplier = {
  readonly call: (name: string, body: unknown) => Answer;
  readonly find: (key: string) => Answer;
  readonly books: () => unknown;
  readonly full?: () => Iterable<unknown>;
  readonly changes?: (since: number, through: number) => Iterable<unknown>;
  readonly move?: (times: number) => void;
  readonly reprice?: (hotelId: number, percent: number) => void;
  readonly open?: (hotelId: number, isOpen: boolean) => void;
};

const CALLS = new Set([
  'quote',
  'map',
  'hold',
  'extend',
  'book',
  'cancel',
  'names',
  'car',
  'own',
  'bags',
  'add-bags',
]);

export async function startSuppliers(
  settings: SuppliersSettings,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { host = '127.0.0.1', now = () => new Date(), dataDirectory } = settings;
  const world = makeWorld(settings);
  const server = createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(settings.port, host, resolve),
  );
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the suppliers have no port');
  const url = `http://${host}:${address.port}`;
  const names = ['stays', 'flights', 'seats', ...SIMULATED_EXTRAS] as const;
  const books = new Map(names.map((name) => [name as string, openBooks(dataDirectory, name)]));
  const stays = openStays(world, books.get('stays')!, now);
  const flights = openFlights(world, books.get('flights')!, now);
  const suppliers = new Map<string, Supplier>([
    ['stays', stays],
    ['flights', flights],
    ['seats', openSeats(world, books.get('seats')!, now)],
    ...SIMULATED_EXTRAS.map(
      (kind) => [kind, openExtra(kind, world, books.get(kind)!, now, url)] as const,
    ),
  ]);
  const offices = new Map(
    ['stays', 'flights'].map((name) => [
      name,
      openNoticeOffice(books.get(name)!, name, { now, target: settings.notices }),
    ]),
  );
  const airline: Port['airline'] = (asked, posted) =>
    answerAirline({ world, flights, cardNetworkUrl: settings.cardNetworkUrl }, asked, posted);
  const faults = new Map(names.map((name) => [name as string, makeFaults()]));
  server.on('request', (request, response) => {
    const refusal = refuseControl(request, settings.controlKey);
    if (refusal) return sendAnswer(response, refusal);
    handle({ suppliers, faults, offices, airline }, request, response).catch((error: unknown) =>
      answerFailure(response, error),
    );
  });
  const moving = keepMoving([stays, flights], settings.changesPerSecond ?? 0);
  return {
    url,
    async close() {
      clearInterval(moving);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const book of books.values()) book.close();
    },
  };
}

/** Suppliers change something in turn, evenly over time; a full disk only keeps them from it. */
function keepMoving(
  suppliers: readonly { readonly move: (times: number) => void }[],
  changesPerSecond: number,
): NodeJS.Timeout | undefined {
  if (changesPerSecond === 0) return undefined;
  let turn = 0;
  const changes = Math.ceil(changesPerSecond / MOVES_PER_SECOND);
  const move = (): void => {
    try {
      suppliers[(turn += 1) % suppliers.length]!.move(changes);
    } catch (error) {
      console.error('supplier: nothing is changed:', error);
    }
  };
  return setInterval(move, 1_000 / Math.min(changesPerSecond, MOVES_PER_SECOND));
}

/** More changes than these come together. */
const MOVES_PER_SECOND = 20;

type Port = {
  readonly suppliers: ReadonlyMap<string, Supplier>;
  readonly faults: ReadonlyMap<string, Faults>;
  readonly offices: ReadonlyMap<string, NoticeOffice>;
  /** The page at which passengers book themselves. */
  readonly airline: (url: URL, posted: URLSearchParams | undefined) => Promise<Answer>;
};

async function handle(
  { suppliers, faults, offices, airline }: Port,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://supplier');
  const [, name = '', ...rest] = url.pathname.split('/');
  if (name === '_cast') return sendAnswer(response, jsonAnswer(200, CAST));
  if (name === '_ready') return sendAnswer(response, jsonAnswer(200, 'ready'));
  if (name === 'airline') return sendAnswer(response, await answerPage(airline, request, url));
  if (name === 'assets') return sendAnswer(response, findAsset(url.pathname) ?? notFound);
  const supplier = suppliers.get(name);
  const ownFaults = faults.get(name);
  if (!supplier || !ownFaults) return sendAnswer(response, notFound);
  const path = rest.join('/');
  request.url = `/${path}`;
  if (await ownFaults.handleControl(request, response)) return;
  if (path === '_books') return sendAnswer(response, jsonAnswer(200, supplier.books()));
  if (path === '_moves' && request.method === 'POST')
    return sendAnswer(response, moveNow(supplier, JSON.parse(await readBody(request))));
  const office = offices.get(name);
  if (office && path === '_notices' && request.method === 'POST')
    return sendAnswer(response, office.decide(JSON.parse(await readBody(request))));
  const bookingKey = url.searchParams.get('key');
  if (office && path === 'notices' && bookingKey !== null)
    return answerUnderFault(ownFaults.applyFault('changes'), response, () => office.of(bookingKey));
  if (office && path === 'notices')
    return sendAnswer(response, office.since(Number(url.searchParams.get('since') ?? 0)));
  if (path.startsWith('documents/'))
    return sendAnswer(response, insuranceDocument(rest[1] ?? '') ?? notFound);
  if (path.startsWith('feeds/'))
    return sendFeedOf(supplier, path, url.searchParams, request, response);
  const fault = ownFaults.applyFault(path.startsWith('bookings') ? 'find' : path);
  if (request.method === 'GET' && path === 'bookings')
    return answerUnderFault(fault, response, () =>
      supplier.find(url.searchParams.get('key') ?? ''),
    );
  if (request.method !== 'POST' || !CALLS.has(path)) return sendAnswer(response, notFound);
  const body: unknown = JSON.parse(await readBody(request));
  if (isSilent(name, body)) return void setTimeout(() => response.destroy(), SILENCE_MS).unref();
  await answerUnderFault(fault, response, () => answerCall(supplier, path, body));
}

/** Browsers say where a post comes from; a page elsewhere books nothing in its visitor's name. */
async function answerPage(
  airline: Port['airline'],
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  if (request.method !== 'POST') return airline(url, undefined);
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    return jsonAnswer(403, { message: 'Posts come from this origin alone' });
  return airline(url, new URLSearchParams(await readBody(request)));
}

/** Changes prices at once, for demonstrations and journeys. */
function moveNow(supplier: Supplier, body: unknown): Answer {
  const wanted = v.parse(MoveSchema, body);
  if ('times' in wanted) supplier.move?.(wanted.times);
  else if ('percent' in wanted) supplier.reprice?.(wanted.hotelId, wanted.percent);
  else supplier.open?.(wanted.hotelId, wanted.isOpen);
  return jsonAnswer(200, 'moved');
}

const MoveSchema = v.union([
  v.object({ times: v.pipe(v.number(), v.integer(), v.maxValue(100_000)) }),
  v.object({ hotelId: v.number(), percent: v.pipe(v.number(), v.minValue(-50), v.maxValue(100)) }),
  v.object({ hotelId: v.number(), isOpen: v.boolean() }),
]);

const SILENCE_MS = 60_000;
const isSilent = (name: string, body: unknown): boolean =>
  name === 'stays' &&
  v.is(v.object({ hotelId: v.number() }), body) &&
  behaviourOf(body.hotelId) === 'silent';

/** What is not understood is refused with the field that is wrong. */
function answerCall(supplier: Supplier, call: string, body: unknown): Answer {
  try {
    return supplier.call(call, body);
  } catch (error) {
    if (v.isValiError(error)) return jsonAnswer(422, { message: v.summarize(error.issues) });
    throw error;
  }
}

async function sendFeedOf(
  supplier: Supplier,
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const number = (name: string) => Number(query.get(name) ?? 0);
  if (path === 'feeds/full' && supplier.full) return sendFeed(request, response, supplier.full());
  if (path === 'feeds/changes' && supplier.changes)
    return sendFeed(request, response, supplier.changes(number('since'), number('through')));
  sendAnswer(response, notFound);
}

function answerFailure(response: ServerResponse, error: unknown): void {
  console.error('supplier:', error);
  if (response.headersSent) response.destroy();
  else sendAnswer(response, jsonAnswer(500, { message: 'Internal error' }));
}
