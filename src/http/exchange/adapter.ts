/**
 * Between Fastify and what endpoints are written in: the web's own Request and Response, or plain
 * ones.
 */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor, compressLong, isCompressible } from '../compression/compression.ts';
import {
  compressWith,
  DICTIONARY_ENCODING,
  dictionaryLink,
  hasDictionary,
  type PageDictionary,
} from '../compression/page-dictionary.ts';
import { addressOf } from '../request-target.ts';
import type { PlainAnswer, PlainRequest } from './plain-request.ts';

/**
 * The request as the web knows it; the body has been read whole (bounded by Fastify's body limit).
 */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const text of Array.isArray(value) ? value : [value])
      if (text !== undefined) headers.append(name, text);
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = mayHaveBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(addressOf(request.raw.url ?? '/', origin), {
    method: request.method,
    headers,
    body,
  });
}

/** The same for an endpoint that needs no more than its parts. */
export const toPlainRequest = (request: FastifyRequest, origin: string): PlainRequest =>
  new Plain(request, origin);

class Plain implements PlainRequest {
  readonly headers = { get: (name: string) => headerOf(this.#request.headers[name]) };
  readonly #request: FastifyRequest;
  readonly #origin: string;
  #address: URL | undefined;

  constructor(request: FastifyRequest, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  get method(): string {
    return this.#request.method;
  }

  get address(): URL {
    return (this.#address ??= addressOf(this.#request.raw.url ?? '/', this.#origin));
  }

  get url(): string {
    return this.address.href;
  }

  get body(): Buffer {
    const { body } = this.#request;
    return Buffer.isBuffer(body) ? body : NOTHING;
  }

  toWeb(): Request {
    return toWebRequest(this.#request, this.#origin);
  }
}

const headerOf = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? value.join(', ') : (value ?? null);

const NOTHING = Buffer.alloc(0);

/** Aborted when the connection is gone before the whole answer went out, and after that. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Events go out one by one, as fast as they are read. */
const EVENTS = 'text/event-stream';
/** What may be long goes out as it is made; everything else whole. */
const LONG = 'application/xml';

/**
 * Sends a web response, compressed for who accepts it, a page with the dictionary for who has it;
 * every Set-Cookie goes out as a header of its own.
 */
export async function sendWebResponse(
  reply: FastifyReply,
  response: Response,
  dictionary?: PageDictionary,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const type = response.headers.get('content-type');
  if (type?.startsWith(EVENTS) && response.body) return reply.send(Readable.from(response.body));
  if (type?.startsWith(LONG) && response.body) return sendLong(reply, response.body);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return reply.send('');
  return dictionary && type?.startsWith(PAGE)
    ? sendPage(reply, bytes, dictionary)
    : sendBytes(reply, type, bytes);
}

function sendLong(reply: FastifyReply, body: NonNullable<Response['body']>): FastifyReply {
  const pieces = Readable.from(body);
  const compressed = compressLong(reply.request.headers['accept-encoding'], pieces);
  reply.header('vary', 'accept-encoding');
  return compressed
    ? reply.header('content-encoding', compressed.encoding).send(compressed.body)
    : reply.send(pieces);
}

const PAGE = 'text/html';

async function sendPage(
  reply: FastifyReply,
  bytes: Buffer,
  dictionary: PageDictionary,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  if (hasDictionary(dictionary, headers) && isCompressible(PAGE, bytes.length))
    return reply
      .headers({
        vary: 'accept-encoding, available-dictionary',
        'content-encoding': DICTIONARY_ENCODING,
      })
      .send(await compressWith(dictionary, bytes));
  const link = dictionaryLink(dictionary, headers);
  if (link !== undefined) reply.header('link', link);
  return sendBytes(reply, PAGE, bytes);
}

/** The same of an answer that is plain. */
export async function sendPlainAnswer(
  reply: FastifyReply,
  { status, headers, cookies, body }: PlainAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const type = headers['content-type'] ?? null;
  // A text goes out in one piece with the headers.
  if (!isCompressible(type, body.length)) return reply.send(body);
  return reply.request.headers['accept-encoding'] === undefined
    ? reply.header('vary', 'accept-encoding').send(body)
    : sendBytes(reply, type, Buffer.from(body));
}

async function sendBytes(
  reply: FastifyReply,
  type: string | null,
  bytes: Buffer,
): Promise<FastifyReply> {
  if (!isCompressible(type, bytes.length)) return reply.send(bytes);
  const compressed = await compressFor(reply.request.headers['accept-encoding'], bytes);
  reply.header('vary', 'accept-encoding');
  return compressed
    ? reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
    : reply.send(bytes);
}
